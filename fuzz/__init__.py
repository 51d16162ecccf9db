"""Fuzzing: every parser gets garbled texts, refuses them politely, or prints and reads again what it took."""
