"""What a position is worth to the team: experience with the game, for those who plan ahead; not a rule.

`worth` counts what `Term` names and takes each as often as its weight says. Ways are measured on all spaces at once:
what can be reached for so many points is one word of bits.
"""

from __future__ import annotations

from enum import IntEnum

from ...core.kernel import kernel, part
from ...core.masks import HEAP_PLANES, bag_total, count, heap_spaces, heap_total, lowest
from ...core.record import Ints
from .house import across, adjacent, beside, beyond, burns, edge, edges, is_outside
from .state import DIRECTIONS, INSIDE, NOWHERE, RING, WORDS, Act, Ask, Book, Ending, Side, State
from .walk import why_not_end
from .why import Why

FAR = 20
USEFUL = (0, 3, 1, 2, 8, 2, 6, 7, 4)
EDGES = 28
LAP = 32
LIVES = 12
LOW = 0xFFFFFFFF


class Term(IntEnum):
    """What counts."""

    WON = 0
    DEFEATED = 1
    RESCUED = 2
    LOST = 3
    LAST_LIVES = 4
    DAMAGE = 5
    LAST_WALLS = 6
    FIRES = 7
    SMOKE = 8
    BLASTS_AT_WALLS = 9
    FRONT = 10
    VICTIMS_WAY_OUT = 11
    HIDDEN_WAY_OUT = 12
    WAY_TO_VICTIMS = 13
    WAY_TO_HIDDEN = 14
    WAY_TO_FIRE = 15
    VICTIMS_IN_DANGER = 16
    HIDDEN_IN_DANGER = 17
    SAVED = 18
    VICTIMS_FOUND = 19
    FALSE_ALARMS_FOUND = 20
    VICTIMS_OUTSIDE = 21
    WAY_TO_AMBULANCE = 22
    VICTIMS_TREATED = 23
    HAZMATS = 24
    HAZMATS_IN_DANGER = 25
    HOT_SPOTS = 26
    LYING_DOWN = 27
    GOOD_TEAM = 28


WEIGHTS = {
    Term.WON: 1000000,
    Term.DEFEATED: -1000000,
    Term.RESCUED: 2500,
    Term.LOST: -600,
    Term.LAST_LIVES: -20,
    Term.DAMAGE: -300,
    Term.LAST_WALLS: -30,
    Term.FIRES: -1200,
    Term.SMOKE: -400,
    Term.BLASTS_AT_WALLS: -100,
    Term.FRONT: -100,
    Term.VICTIMS_WAY_OUT: -200,
    Term.HIDDEN_WAY_OUT: -90,
    Term.WAY_TO_VICTIMS: -150,
    Term.WAY_TO_HIDDEN: -150,
    Term.WAY_TO_FIRE: -20,
    Term.VICTIMS_IN_DANGER: -300,
    Term.HIDDEN_IN_DANGER: -150,
    Term.SAVED: 40,
    Term.VICTIMS_FOUND: 1500,
    Term.FALSE_ALARMS_FOUND: 2000,
    Term.VICTIMS_OUTSIDE: 300,
    Term.WAY_TO_AMBULANCE: -150,
    Term.VICTIMS_TREATED: 150,
    Term.HAZMATS: -2000,
    Term.HAZMATS_IN_DANGER: -2000,
    Term.HOT_SPOTS: -250,
    Term.LYING_DOWN: -600,
    Term.GOOD_TEAM: 100,
}


def weights() -> list[int]:
    """How often each term counts, in their order."""
    return [WEIGHTS[term] for term in Term]


@kernel
def worth(state: State, book: Book, weights: Ints) -> int:
    """All that counts, each as often as its weight says."""
    if state.won:
        return weights[Term.WON] + state.rescued * weights[Term.RESCUED]
    if state.ending != Ending.NONE:
        return weights[Term.DEFEATED]
    total = casualties(state, weights) + house_stands(state, book, weights) + errands(state, book, weights)
    total += at_the_ambulance(state, book, weights) + stored(state, weights) + smouldering(state, weights)
    return total + team(state, weights) + down(state, weights)


@kernel
def casualties(state: State, weights: Ints) -> int:
    """Rescued and lost, in twelfths; who lies in a fire that has just come is as good as lost."""
    lost = LIVES * (state.lost + burning_victims(state))
    unseen = state.victims_unseen + state.false_unseen
    if unseen:
        lost += LIVES * count(state.hidden[0] & state.fire[0]) * state.victims_unseen // unseen
    return state.rescued * weights[Term.RESCUED] + lost * weights[Term.LOST] + lost * lost * weights[Term.LAST_LIVES]


@kernel
def burning_victims(state: State) -> int:
    """Victims on burning spaces inside; of several on one space at most three are counted."""
    once, twice = state.victims[0] & state.fire[0], state.victims[WORDS] & state.fire[0]
    return count(once) + 2 * count(twice)


@kernel
def house_stands(state: State, book: Book, weights: Ints) -> int:
    """What the fire has done to the house and what it may do next."""
    fire, blasts = state.fire[0], 0
    left = fire
    while left:
        blasts += blasts_at_walls(state, book, lowest(left))
        left &= left - 1
    saved = 0
    for who in range(state.crew):
        saved += state.saved[who]
    return (
        state.damage * weights[Term.DAMAGE]
        + state.damage * state.damage * weights[Term.LAST_WALLS]
        + count(fire) * weights[Term.FIRES]
        + count(state.smoke[0]) * weights[Term.SMOKE]
        + blasts * weights[Term.BLASTS_AT_WALLS]
        + count(beside(state, fire) & ~fire) * weights[Term.FRONT]
        + saved * weights[Term.SAVED]
    )


@kernel
def blasts_at_walls(state: State, book: Book, space: int) -> int:
    """In how many ways an explosion, here or behind fire in a line, would damage the walls of a burning space."""
    found = 0
    walls = edges(state, space, Side.WALL)
    for direction in range(DIRECTIONS):
        if (walls >> direction) & 1:
            back, there = direction ^ 2, space
            found += 1
            while adjacent(state, there, back) and burns(state, beyond(book, there, back)):
                there = beyond(book, there, back)
                found += 1
    return found


@kernel
def errands(state: State, book: Book, weights: Ints) -> int:
    """The ways to those who wait, to the fires, and out of the house."""
    safe = INSIDE & ~state.fire[0]
    ones, twos, hidden = state.victims[0] & safe, state.victims[WORDS] & safe, state.hidden[0] & safe
    threatened = beside(state, state.fire[0])
    inside, outside = exits(state, book)
    total = bag_total(state.victims, WORDS) * weights[Term.VICTIMS_FOUND]
    total += state.false_found * weights[Term.FALSE_ALARMS_FOUND]
    total += (count(ones & threatened) + 2 * count(twos & threatened)) * weights[Term.VICTIMS_IN_DANGER]
    total += count(hidden & threatened) * weights[Term.HIDDEN_IN_DANGER]
    total += ways_out(state, book, inside, ones, twos, hidden, weights)
    return total + ways_in(state, book, outside, ones, twos, hidden, weights)


@kernel
def exits(state: State, book: Book) -> tuple[int, int]:
    """The inside spaces from which one can step out, and where on the lap around the house one then stands."""
    inside = outside = 0
    for n in range(EDGES):
        place = book.board.rim[n]
        if edge(state, place >> 7, place & 3, Side.WAY):
            inside |= 1 << (place >> 7)
            outside |= 1 << ((place >> 2) & 31)
    return inside, outside


@kernel
def ways_out(state: State, book: Book, exits: int, ones: int, twos: int, hidden: int, weights: Ints) -> int:
    """How far victims, in two planes of a bag, and hidden points of interest are from an exit for who carries them."""
    safe = INSIDE & ~state.fire[0]
    right, down = state.flow[0], state.flow[1]
    shut_right, shut_down = book.board.doors[0] & ~right, book.board.doors[1] & ~down
    now, once, twice = exits & safe, 0, 0
    total = 0
    for _ in range(FAR):
        total += (count(ones & ~now) + 2 * count(twos & ~now)) * weights[Term.VICTIMS_WAY_OUT]
        total += count(hidden & ~now) * weights[Term.HIDDEN_WAY_OUT]
        if (ones | twos | hidden) & ~now == 0:
            break
        thrice, twice, once = twice, once, now
        now |= (across(twice, right, down) | across(thrice, shut_right, shut_down)) & safe
    return total


@kernel
def ways_in(state: State, book: Book, doorsteps: int, ones: int, twos: int, hidden: int, weights: Ints) -> int:
    """How far the nearest firefighter is from each victim, each hidden point of interest and each fire."""
    fire = state.fire[0]
    right, down = state.flow[0], state.flow[1]
    shut_right, shut_down = book.board.doors[0] & ~right, book.board.doors[1] & ~down
    now, around = stand(state, book)
    once = twice = total = 0
    for _ in range(FAR):
        total += (count(ones & ~now) + 2 * count(twos & ~now)) * weights[Term.WAY_TO_VICTIMS]
        total += count(hidden & ~now) * weights[Term.WAY_TO_HIDDEN]
        total += count(fire & ~now) * weights[Term.WAY_TO_FIRE]
        if (ones | twos | hidden | fire) & ~now == 0:
            break
        twice, once = once, now
        now |= across(once, right, down) & ~fire
        now |= (across(twice, right, down) & fire) | (across(twice, shut_right, shut_down) & ~fire)
        if around:
            now |= entered(book, doorsteps & around)
            around |= (around << 1) | (around >> 1) | (around >> (LAP - 1)) | ((around & 1) << (LAP - 1))
            around &= LOW
    return total


@kernel
def stand(state: State, book: Book) -> tuple[int, int]:
    """The spaces inside on which firefighters stand, and the places on the lap around the house."""
    inside = outside = 0
    for who in range(state.crew):
        space = state.where[who]
        if space == NOWHERE:
            continue
        if is_outside(space):
            outside |= 1 << book.board.lap[space - RING]
        else:
            inside |= 1 << space
    return inside, outside


@kernel
def entered(book: Book, doorsteps: int) -> int:
    """The spaces inside that lie beside some places of the lap."""
    found = 0
    while doorsteps:
        found |= 1 << book.board.porch[lowest(doorsteps)]
        doorsteps &= doorsteps - 1
    return found


# What only some editions have


@part("vehicles")
@kernel
def at_the_ambulance(state: State, book: Book, weights: Ints) -> int:
    """How far victims who are outside are from the ambulance; a drive to its next spot is worth one step."""
    victims = victims_on_lap(state, book)
    total = count(victims) * weights[Term.VICTIMS_OUTSIDE]
    near = on_lap(book, book.board.ambulance_at[state.ambulance]) if state.ambulance >= 0 else 0
    for steps in range(FAR):
        left = count(victims & ~near)
        total += left * weights[Term.WAY_TO_AMBULANCE]
        if left == 0:
            break
        if steps == 1:
            near |= on_lap(book, book.board.ambulance)
        near |= ((near << 1) | (near >> 1) | (near >> (LAP - 1)) | ((near & 1) << (LAP - 1))) & LOW
    return total


@kernel
def victims_on_lap(state: State, book: Book) -> int:
    """The places on the lap around the house where victims wait."""
    return on_lap(book, state.victims[1] | state.victims[WORDS + 1])


@kernel
def on_lap(book: Book, ring: int) -> int:
    """The places on the lap of some spaces of the ring."""
    found = 0
    while ring:
        found |= 1 << book.board.lap[lowest(ring)]
        ring &= ring - 1
    return found


@part("hazmats")
@kernel
def stored(state: State, weights: Ints) -> int:
    """Hazmats in the house, and those that fire may reach next."""
    spaces = heap_spaces(state.hazmats)
    danger = beside(state, state.fire[0]) | state.fire[0]
    total = heap_total(state.hazmats) * weights[Term.HAZMATS]
    return total + count(spaces & danger) * weights[Term.HAZMATS_IN_DANGER]


@part("hot_spots")
@kernel
def smouldering(state: State, weights: Ints) -> int:
    """Hot spots make the fire come back."""
    return count(state.hot) * weights[Term.HOT_SPOTS]


@part("specialists")
@kernel
def team(state: State, weights: Ints) -> int:
    """Who can do what, counted while specialists are chosen; and victims who can walk."""
    total = bag_total(state.treated, WORDS) * weights[Term.VICTIMS_TREATED]
    for who in range(state.crew):
        total += USEFUL[state.role[who]] * weights[Term.GOOD_TEAM]
    return total


@part("strikes")
@kernel
def down(state: State, weights: Ints) -> int:
    """Whoever lies on the ground loses a turn."""
    return count(state.down) * weights[Term.LYING_DOWN]


@part("specialists")
@kernel
def extra_left(state: State) -> int:
    """Special points, which are spent like others."""
    return state.extra


@part("hazmats", "specialists", "strikes")
@kernel
def trace_more(state: State) -> int:
    """The same sum over what only some editions have."""
    total = state.extra
    for who in range(state.crew):
        total = mixed(total, state.where[who], 1540483477)
    for word in range(WORDS):
        total = mixed(total, state.treated[word], 277803737)
    for plane in range(HEAP_PLANES):
        total = mixed(total, state.hazmats[plane] ^ (state.hazmats[plane] >> 31), 668265263)
    total = mixed(total, state.hidden[0] ^ (state.hidden[0] >> 31), 747796405)
    return mixed(total, state.engine | state.ambulance << 8 | state.fresh << 16 | state.down << 20, 277803737)


@kernel
def left(state: State) -> int:
    """Action points, as long as actions are asked for."""
    return state.points + extra_left(state) if state.asking == Ask.ACTION else 0


@kernel
def rest(state: State, book: Book) -> int:
    """Ending the turn, where that is allowed."""
    if state.asking != Ask.ACTION or why_not_end(state, book) != Why.OK:
        return -1
    return Act.END


@kernel
def trace(state: State) -> int:
    """Two sums over all that one turn can change, side by side in one number."""
    first, second = state.where[state.active], state.damage
    for word in range(WORDS):
        for half in range(2):
            first = mixed(first, state.fire[word] >> (32 * half), 747796405)
            second = mixed(second, state.smoke[word] >> (32 * half), 277803737)
            first = mixed(first, state.hidden[word] >> (32 * half), 1540483477)
            second = mixed(second, state.victims[word] >> (32 * half), 668265263)
            first = mixed(first, state.victims[WORDS + word] >> (32 * half), 374761393)
    for space in range(48):
        first = mixed(first, state.sides[space], 747796405)
    second = mixed(second, state.rescued, 1540483477)
    return (first << 30) ^ second ^ (trace_more(state) << 9)


@kernel
def mixed(total: int, word: int, factor: int) -> int:
    """A sum with one more word in it."""
    total = ((total ^ word) & LOW) * factor & LOW
    return total ^ (total >> 15)
