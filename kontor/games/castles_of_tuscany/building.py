"""Building the estate: three tiles from left to right, each turned and shifted at will, then the starting castle.

At a table all build at the same time without looking at each other. Here one seat builds after the other, and
nobody sees another's estate before all are built.
"""

from __future__ import annotations

from kontor.kernel import Actions, below, lowest, rule, say

from .components import CASTLE, N_COLOURS, START_CASTLE, TILES
from .scoring import give_green
from .spaces import cover, fits, how_many, region_of, spaces_of
from .state import BEGIN, E_BUILT, E_REGION, JOIN, START_CASTLE_SCORES, Green, Phase, Player, State
from .state import CASTLE as CASTLE_AT
from .tables import REGION_POINTS

STEPS = TILES + 1
JOININGS = 12  # letter, turning, shift


# ---- the tiles ----
@rule
def is_laid(p: Player, letter: int) -> bool:
    return p.order[0] == letter or p.order[1] == letter or p.order[2] == letter


@rule
def lay(p: Player, letter: int, turning: int, shift: int) -> None:
    """On the right of what lies there."""
    place = p.built
    p.order[place] = letter
    p.turned[place] = turning
    if place > 0:
        p.shift[place - 1] = shift
    p.built += 1


@rule
def lift(p: Player) -> None:
    """Take the last tile back."""
    p.built -= 1
    place = p.built
    p.order[place] = -1
    p.turned[place] = -1
    if place > 0:
        p.shift[place - 1] = -1


@rule
def third_fits(p: Player) -> bool:
    """Can the third tile be joined so that no region is too large?"""
    letter = TILES - p.order[0] - p.order[1]
    for way in range(4):
        lay(p, letter, way >> 1, way & 1)
        good = fits(p)
        lift(p)
        if good:
            return True
    return False


@rule
def can_join(p: Player, joining: int) -> bool:
    """Rule book: no region has more than three spaces."""
    if is_laid(p, joining >> 2):
        return False
    lay(p, joining >> 2, (joining >> 1) & 1, joining & 1)
    good = fits(p) if p.built == TILES else third_fits(p)
    lift(p)
    return good


@rule
def list_begin(s: State, out: Actions) -> int:
    for k in range(6):
        out[k] = BEGIN + k
    return 6


@rule
def list_join(s: State, out: Actions) -> int:
    n = 0
    p = s.players[s.seat]
    for joining in range(JOININGS):
        if can_join(p, joining):
            out[n] = JOIN + joining
            n += 1
    return n


@rule
def list_castle(s: State, out: Actions) -> int:
    n = 0
    rest = spaces_of(s.players[s.seat], CASTLE)
    while rest != 0:
        out[n] = CASTLE_AT + lowest(rest)
        n += 1
        rest &= rest - 1
    return n


@rule
def begin(s: State, k: int) -> None:
    lay(s.players[s.seat], k >> 1, k & 1, -1)
    s.phase = Phase.JOIN


@rule
def join(s: State, joining: int) -> None:
    p = s.players[s.seat]
    lay(p, joining >> 2, (joining >> 1) & 1, joining & 1)
    if p.built == TILES:
        s.phase = Phase.CASTLE


@rule
def set_castle(s: State, space: int) -> None:
    """The estate is built; the next player builds, or all estates are shown."""
    p = s.players[s.seat]
    p.castle = space
    p.built = STEPS
    s.turns += 1
    s.seat = (s.seat + 1) % s.seats
    s.phase = Phase.BEGIN
    if s.seat == s.first:
        show_estates(s)
        s.phase = Phase.FIRST_BONUS


@rule
def show_estates(s: State) -> None:
    say(E_BUILT)
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        p = s.players[seat]
        for colour in range(N_COLOURS):
            p.colours[colour] = spaces_of(p, colour)
        cover(p, START_CASTLE, p.castle)
        if s.options[START_CASTLE_SCORES] == 1 and how_many(region_of(p, p.castle, p.colours[CASTLE])) == 1:
            give_green(s, seat, Green.REGIONS, REGION_POINTS[1])
            say(E_REGION, seat, 1, REGION_POINTS[1])


# ---- estates nobody else may see yet ----
@rule
def hide_estate(p: Player) -> None:
    for place in range(TILES):
        p.order[place] = -1
        p.turned[place] = -1
    p.shift[0] = -1
    p.shift[1] = -1
    p.castle = -1


@rule
def build_by_chance(s: State, seat: int) -> None:
    """As many steps as the player has made, each possibility of a step alike."""
    p = s.players[seat]
    steps = p.built
    p.built = 0
    if steps > 0:
        k = below(s.rng, 6)
        lay(p, k >> 1, k & 1, -1)
    while p.built < min(steps, TILES):
        n = 0
        for joining in range(JOININGS):
            if can_join(p, joining):
                n += 1
        skip = below(s.rng, n)
        chosen = -1
        while skip >= 0:
            chosen += 1
            if can_join(p, chosen):
                skip -= 1
        lay(p, chosen >> 2, (chosen >> 1) & 1, chosen & 1)
    if steps == STEPS:
        rest = spaces_of(p, CASTLE)
        for _ in range(below(s.rng, how_many(rest))):
            rest &= rest - 1
        p.castle = lowest(rest)
        p.built = STEPS
