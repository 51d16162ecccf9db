"""Sets of spaces as words of bits.

A space is `64 * word + bit`. Each floor has one word for its inside spaces and one for those around it.
Words are signed 64-bit numbers everywhere; no set uses the topmost bit, so none is ever negative.
A *bag* counts up to three things on each space in two bit planes: `planes[word]` and `planes[words + word]`.
"""

from __future__ import annotations

from .kernel import kernel
from .record import Ints


@kernel
def count(mask: int) -> int:
    """How many spaces are in the set (one instruction on every machine).

    >>> count(0b10110)
    3
    """
    return mask.bit_count()


@kernel
def lowest(mask: int) -> int:
    """The first space of a set that is not empty (one instruction on every machine).

    >>> lowest(0b10100)
    2
    """
    return (mask & -mask).bit_length() - 1


@kernel
def nth(mask: int, n: int) -> int:
    """The space of a set with `n` others before it.

    >>> nth(0b10110, 2)
    4
    """
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


@kernel
def has(words: Ints, space: int) -> int:
    """1 if the space is in the set, else 0."""
    return (words[space >> 6] >> (space & 63)) & 1


@kernel
def add(words: Ints, space: int) -> None:
    """Put a space into the set."""
    words[space >> 6] |= 1 << (space & 63)


@kernel
def drop(words: Ints, space: int) -> None:
    """Take a space out of the set."""
    words[space >> 6] &= ~(1 << (space & 63))


@kernel
def bag_has(planes: Ints, words: int, space: int) -> int:
    """1 if at least one thing lies on the space."""
    word = space >> 6
    return ((planes[word] | planes[words + word]) >> (space & 63)) & 1


@kernel
def bag_count(planes: Ints, words: int, space: int) -> int:
    """How many things lie on the space."""
    word, bit = space >> 6, space & 63
    return ((planes[word] >> bit) & 1) + 2 * ((planes[words + word] >> bit) & 1)


@kernel
def bag_add(planes: Ints, words: int, space: int) -> None:
    """Lay one more thing on the space."""
    word, bit = space >> 6, 1 << (space & 63)
    planes[words + word] ^= planes[word] & bit
    planes[word] ^= bit


@kernel
def bag_drop(planes: Ints, words: int, space: int) -> None:
    """Take one thing from the space."""
    word, bit = space >> 6, 1 << (space & 63)
    planes[words + word] ^= bit & ~planes[word]
    planes[word] ^= bit


@kernel
def bag_total(planes: Ints, words: int) -> int:
    """How many things lie on all spaces together."""
    total = 0
    for word in range(words):
        total += count(planes[word]) + 2 * count(planes[words + word])
    return total


# A heap holds up to seven things on each of 64 spaces; its lower planes are those of a bag.

HEAP_PLANES = 3
MOST_IN_HEAP = (1 << HEAP_PLANES) - 1


@kernel
def heap_spaces(planes: Ints) -> int:
    """The spaces, as bits, with at least one thing."""
    return planes[0] | planes[1] | planes[2]


@kernel
def heap_count(planes: Ints, space: int) -> int:
    """How many things lie on the space."""
    return ((planes[0] >> space) & 1) + 2 * ((planes[1] >> space) & 1) + 4 * ((planes[2] >> space) & 1)


@kernel
def heap_add(planes: Ints, space: int) -> None:
    """Lay one more thing on the space."""
    carry = 1 << space
    for plane in range(HEAP_PLANES):
        full = planes[plane] & carry
        planes[plane] ^= carry
        carry = full


@kernel
def heap_drop(planes: Ints, space: int) -> None:
    """Take one thing from the space."""
    borrow = 1 << space
    for plane in range(HEAP_PLANES):
        empty = borrow & ~planes[plane]
        planes[plane] ^= borrow
        borrow = empty


@kernel
def heap_total(planes: Ints) -> int:
    """How many things lie on all spaces together."""
    return count(planes[0]) + 2 * count(planes[1]) + 4 * count(planes[2])
