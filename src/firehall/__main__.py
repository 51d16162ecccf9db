"""`python -m firehall` is the program `firehall`."""

from .cli import entry

if __name__ == "__main__":
    entry()
