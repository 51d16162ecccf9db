"""The dealer: picks chance's moves from counter-based streams.

Each kind of roll has a stream of its own, so the n-th fire roll of a seed is the same whatever else was
rolled before it. The generator is Philox 4x32 with ten rounds; `docs/dice.md` specifies it bit by bit.
"""

from __future__ import annotations

from typing import Annotated

from .kernel import kernel
from .record import I64, Ints, Row

STREAMS = 32
LOW = 0xFFFFFFFF


class Dealer:
    """A seed of 128 bits, and how often each kind of roll was made."""

    seed: Annotated[Ints, Row("i8", 4)]
    whim: I64
    rolled: Annotated[Ints, Row("i4", STREAMS)]


@kernel
def philox(key0: int, key1: int, c0: int, c1: int, c2: int, c3: int) -> tuple[int, int, int, int]:
    """The four 32-bit words of Philox 4x32-10 for a key of two words and a counter of four."""
    for _ in range(10):
        left = 0xD2511F53 * c0
        right = 0xCD9E8D57 * c2
        c0 = ((right >> 32) & LOW) ^ c1 ^ key0
        c1 = right & LOW
        c2 = ((left >> 32) & LOW) ^ c3 ^ key1
        c3 = left & LOW
        key0 = (key0 + 0x9E3779B9) & LOW
        key1 = (key1 + 0xBB67AE85) & LOW
    return c0, c1, c2, c3


@kernel
def draw(dealer: Dealer, stream: int, sides: int) -> int:
    """The next number of a stream, from 0 to `sides - 1`."""
    turn = dealer.rolled[stream]
    dealer.rolled[stream] = turn + 1
    seed = dealer.seed
    word = philox(seed[0], seed[1], turn, stream, seed[2], seed[3])[0]
    return (word * sides) >> 32


@kernel
def fancy(dealer: Dealer, sides: int) -> int:
    """A random player's next whim, from 0 to `sides - 1`: fast, reproducible, never used for dice."""
    x = dealer.whim
    dealer.whim = (x * 747796405 + 2891336453) & LOW
    word = (((x >> ((x >> 28) + 4)) ^ x) * 277803737) & LOW
    word = (word >> 22) ^ word
    return (word * sides) >> 32


@kernel
def seat(dealer: Dealer, s0: int, s1: int, s2: int, s3: int) -> None:
    """Give the dealer a seed and let all streams start anew."""
    dealer.seed[0] = s0
    dealer.seed[1] = s1
    dealer.seed[2] = s2
    dealer.seed[3] = s3
    dealer.whim = philox(s0, s1, 0, STREAMS, s2, s3)[0]
    for stream in range(STREAMS):
        dealer.rolled[stream] = 0
