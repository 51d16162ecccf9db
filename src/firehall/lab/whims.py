"""The luck of bots, drawn as compiled code draws it: the same seed means the same whims on every machine."""

from __future__ import annotations

from random import Random

from ..core.dealer import Dealer, fancy

WORD = 32


class Whims(Random):
    """Random numbers from a dealer's generator for whims, which never touches its dice.

    >>> from firehall.core.machine import new_dealer
    >>> one, two = Whims(new_dealer(7)), Whims(new_dealer(7))
    >>> one.random() == two.random(), one.choice("abc") == two.choice("abc"), 0 <= one.randrange(6) < 6
    (True, True, True)
    """

    def __new__(cls, dealer: Dealer) -> Whims:
        """The dealer brings the seed."""
        return super().__new__(cls)

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer

    def random(self) -> float:
        """The next number from 0 to below 1."""
        return fancy(self.dealer, 1 << WORD) / (1 << WORD)

    def getrandbits(self, k: int) -> int:
        """The next number of so many bits."""
        found = 0
        for _ in range(0, k, WORD):
            found = found << WORD | fancy(self.dealer, 1 << WORD)
        return found >> -k % WORD


__all__ = ["Whims"]
