"""The tables in the terminal."""
