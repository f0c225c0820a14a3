"""Set-up: the board is empty but for three markers; with two players neutral traders stand on some routes."""

from __future__ import annotations

from kontor.kernel import below, rule

from .components import (
    ACTIONES,
    FIRST_SUPPLY,
    LARGE,
    LOOSE_TRADERS,
    MAX_SLOTS,
    MAX_SPACES,
    MERCHANT,
    N_CITIES,
    N_MARKERS,
    N_ROUTES,
    NEUTRAL,
    ON_BOARD,
    SMALL,
    SMALL_UP_TO,
    START_MERCHANTS,
    TRADER,
)
from .spaces import put
from .state import OPTIONS, Option, State
from .tables import EVERY_ROUTE, MARKER_COUNTS, NEUTRAL_AT_START, SPACES, START_MARKERS, TAVERNS, TRACK_VALUE

N_OPTIONS = len(OPTIONS)


@rule
def setup(s: State) -> None:
    s.side = SMALL if s.seats <= SMALL_UP_TO else LARGE
    clear_board(s)
    s.first = below(s.rng, s.seats)
    for k in range(s.seats):
        p = s.players[(s.first + k) % s.seats]
        p.supply[TRADER] = FIRST_SUPPLY + k
        p.supply[MERCHANT] = START_MERCHANTS
        p.stock[TRADER] = LOOSE_TRADERS - FIRST_SUPPLY - k
    lay_markers(s)
    if s.seats == 2:
        for r in range(N_ROUTES):
            if NEUTRAL_AT_START[r] == 1 and SPACES[s.side][r] > 0:
                put(s, NEUTRAL * 2 + TRADER, r)
    s.seat = s.first
    s.active = s.first
    s.actions = TRACK_VALUE[ACTIONES][0]


@rule
def clear_board(s: State) -> None:
    """Nothing anywhere: -1 where 0 would be something."""
    for r in range(N_ROUTES):
        s.marker[r] = -1
        s.free[r] = SPACES[s.side][r]
        for k in range(MAX_SPACES):
            s.post[r][k] = -1
    s.free_routes = EVERY_ROUTE[s.side]
    for city in range(N_CITIES):
        for k in range(MAX_SLOTS):
            s.office[city][k] = -1
    for k in range(len(s.annex)):
        s.annex[k] = -1
        s.annex_city[k] = -1
    for k in range(len(s.coellen)):
        s.coellen[k] = -1
    for k in range(ON_BOARD):
        s.waiting[k] = -1
    s.route = -1
    s.won = -1
    s.victim = -1
    s.held = -1
    s.held_from = -1
    s.neutral_route = -1
    s.drawn = -1


@rule
def lay_markers(s: State) -> None:
    """The three yellow markers go to the taverns at random, the others to the pile."""
    for m in range(N_MARKERS):
        s.pile[m] = MARKER_COUNTS[s.options[Option.MARKERS]][m]
    for k in range(ON_BOARD):
        s.pile[START_MARKERS[k]] -= 1
        skip = below(s.rng, ON_BOARD - k)  # so many free taverns further
        for t in range(ON_BOARD):
            if s.marker[TAVERNS[t]] < 0:
                if skip == 0:
                    s.marker[TAVERNS[t]] = START_MARKERS[k]
                skip -= 1
