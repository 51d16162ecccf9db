"""Action points, and the special points of specialists, which pay for some actions only.  [R-049] [R-050] [RA-50]"""

from __future__ import annotations

from ...core.kernel import kernel, part
from .state import Book, State


@part("specialists")
@kernel
def extra_for(state: State, book: Book, use: int) -> int:
    """The special points left that pay for such an action.  [R-203] [R-208] [R-214] [RA-50]"""
    return state.extra if book.rules.role_use[state.role[state.active]] == use else 0


@part("specialists")
@kernel
def take_extra(state: State, special: int) -> None:
    """Special points are spent."""
    state.extra -= special


@kernel
def special_part(state: State, book: Book, price: int, use: int) -> int:
    """How much of a price is paid with special points: they go first.  [RA-50]"""
    return min(price, extra_for(state, book, use))


@kernel
def can_afford(state: State, book: Book, price: int, use: int) -> int:
    """1 if ordinary and special points together are enough.  [R-050] [RA-50]"""
    return 1 if state.points + extra_for(state, book, use) >= price else 0


@kernel
def pay(state: State, book: Book, price: int, use: int) -> None:
    """The price of an action is paid, special points first.  [R-050] [RA-50]"""
    special = special_part(state, book, price, use)
    take_extra(state, special)
    state.points -= price - special
    act_once(state)


@part("vehicles")
@kernel
def act_once(state: State) -> None:
    """After the first action of a turn there is no crew change any more.  [R-227]"""
    state.fresh = 0


@part("specialists")
@kernel
def points_of_role(state: State, book: Book, who: int) -> int:
    """The action points that a specialist's card gives; 0 without a card.  [R-194] [R-195] [R-205] [R-207] [R-218]"""
    return book.rules.role_points[state.role[who]]


@kernel
def turn_points(state: State, book: Book, who: int) -> int:
    """Four action points a turn, or as many as the specialist's card says.  [R-049] [R-194]"""
    special = points_of_role(state, book, who)
    return special if special else book.rules.points_per_turn


@part("specialists")
@kernel
def get_extra(state: State, book: Book, who: int) -> None:
    """Special points come anew each turn and are never saved.

    [R-203] [R-204] [R-208] [R-212] [R-214] [R-217] [RD-16]
    """
    state.extra = book.rules.role_extra[state.role[who]]
    state.cafs_told = 0
