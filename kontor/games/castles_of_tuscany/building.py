"""Building the estate: three tiles from left to right, each turned and shifted at will, then the starting castle.

All build at the same time without looking at each other: the rules ask one seat after the other, whoever wants to may
build before (`Together`), and nobody sees another's estate before all are built.
"""

from __future__ import annotations

from kontor.kernel import below, lowest, refuse, rule, say

from .components import CASTLE, N_COLOURS, START_CASTLE, TILES
from .scoring import give_green
from .spaces import cover, fits, how_many, region_of, spaces_of
from .state import Event, Green, Option, Phase, Player, State, Why
from .tables import REGION_POINTS

STEPS = TILES + 1
JOININGS = 12


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
def cannot_join(p: Player, letter: int, turning: int, shift: int) -> int:
    """Rule book: no region has more than three spaces."""
    if is_laid(p, letter):
        return refuse(Why.LAID, letter=letter)
    lay(p, letter, turning, shift)
    good = fits(p) if p.built == TILES else third_fits(p)
    lift(p)
    return 0 if good else refuse(Why.LARGE_REGION)


@rule
def show_estates(s: State) -> None:
    say(Event.BUILT)
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        p = s.players[seat]
        for colour in range(N_COLOURS):
            p.colours[colour] = spaces_of(p, colour)
        cover(p, START_CASTLE, p.castle)
        if s.options[Option.START_CASTLE_SCORES] == 1 and how_many(region_of(p, p.castle, p.colours[CASTLE])) == 1:
            give_green(s, seat, Green.REGIONS, REGION_POINTS[1])
            say(Event.REGION, seat, 1, REGION_POINTS[1])


@rule
def all_built(s: State) -> bool:
    for seat in range(s.seats):
        if s.players[seat].built < STEPS:
            return False
    return True


# ---- all at the same time ----
def owes(s: State, seat: int) -> bool:
    return s.phase <= Phase.CASTLE and s.players[seat].built < STEPS


def ask(s: State, seat: int) -> None:
    s.turns += (seat - s.seat) % s.seats
    s.seat = seat
    built = s.players[seat].built
    s.phase = Phase.BEGIN if built == 0 else Phase.JOIN if built < TILES else Phase.CASTLE


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
def fits_as(p: Player, joining: int) -> bool:
    """Ways to join a tile are numbered here: letter, turning, shift."""
    return cannot_join(p, joining >> 2, (joining >> 1) & 1, joining & 1) == 0


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
            if fits_as(p, joining):
                n += 1
        skip = below(s.rng, n)
        chosen = -1
        while skip >= 0:
            chosen += 1
            if fits_as(p, chosen):
                skip -= 1
        lay(p, chosen >> 2, (chosen >> 1) & 1, chosen & 1)
    if steps == STEPS:
        rest = spaces_of(p, CASTLE)
        for _ in range(below(s.rng, how_many(rest))):
            rest &= rest - 1
        p.castle = lowest(rest)
        p.built = STEPS
