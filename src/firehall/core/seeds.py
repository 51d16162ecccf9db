"""Seeds: whole numbers of 128 bits, and the hash by which a table can prove its dice afterwards."""

from __future__ import annotations

import hashlib
import secrets

from ..errors import BadSetup

BITS = 128


def read(text: str | int) -> int:
    """A seed from decimal or, after 0x, hexadecimal digits.

    >>> read("17"), read("0xff")
    (17, 255)
    >>> read("dice")
    Traceback (most recent call last):
    ...
    firehall.errors.BadSetup: 'dice' is no seed: a seed is a whole number from 0 to 2^128 - 1, such as 17 or 0xff
    """
    try:
        seed = text if isinstance(text, int) else int(text, 0)
    except ValueError:
        seed = -1
    if isinstance(text, bool) or not 0 <= seed < 1 << BITS:
        what = f"{text!r} is no seed: a seed is a whole number from 0 to 2^128 - 1, such as 17 or 0xff"
        raise BadSetup([what])
    return seed


def fresh() -> int:
    """A seed that nobody knows beforehand."""
    return secrets.randbits(BITS)


def words(seed: int) -> list[int]:
    """The four 32-bit words of a seed, lowest first.

    >>> words(1 + (2 << 32))
    [1, 2, 0, 0]
    """
    return [(seed >> (32 * n)) & 0xFFFFFFFF for n in range(4)]


def digest(seed: int) -> str:
    """The SHA-256 of a seed written as 32 hexadecimal digits: published before the game, checked after it.

    >>> digest(17)[:16]
    'efdf1e83c180b1c0'
    """
    return hashlib.sha256(f"{seed:032x}".encode()).hexdigest()
