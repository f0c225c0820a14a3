"""Setup: the empty table, ships in port, first cards; alone the Patrician's houses and cards, too."""

from __future__ import annotations

from kontor.kernel import below, rule

from .bonus import deal_first_cards, take
from .building import set_house
from .components import (
    AUTOMATA,
    DRAWN,
    MAX_PLAYERS,
    MOST_CARDS,
    N_PATRICIAN,
    N_RESOURCES,
    N_SITES,
    N_WALLS,
    PATRICIAN_EACH,
    PATRICIAN_IN_GAME,
    RESERVED,
    SUPERHOUSES,
)
from .market import lay_ships
from .sets import any_of
from .state import EVERY_CARD, Option, Phase, State, owners
from .tables import GAIN, HOUSES, PATRICIAN, SOLO_START

MOST_BOTTOMS = 6


@rule
def setup(s: State) -> None:
    clear_table(s)
    for owner in range(owners(s)):
        s.players[owner].houses = HOUSES[s.seats]
        s.players[owner].supers = SUPERHOUSES if s.seats == 2 else 0
    lay_ships(s)
    if s.seats == 1:
        set_up_alone(s)
    else:
        deal_first_cards(s)
        s.first = below(s.rng, s.seats)
        s.seat = s.first
        s.active = s.first
        s.phase = Phase.CHOOSE


# ---- the first bonus card: everybody looks at three and keeps one ----
def owes(s: State, seat: int) -> bool:
    return s.phase == Phase.CHOOSE and s.players[seat].first < 0


def ask(s: State, seat: int) -> None:
    s.turns += (seat - s.seat) % s.seats
    s.seat = seat


# ---- the table ----
@rule
def clear_table(s: State) -> None:
    """An empty table: -1 where 0 would mean something."""
    for site in range(N_SITES):
        s.house[site] = -1
    for k in range(N_WALLS):
        s.tower[k] = -1
    for k in range(MOST_BOTTOMS):
        s.bottom[k] = -1
        s.bottom_by[k] = -1
    for k in range(DRAWN):
        s.drawn[k] = -1
    for card in range(N_PATRICIAN):
        s.patrician[card] = -1
    for automaton in range(AUTOMATA):
        for k in range(MOST_CARDS):
            s.spoils[automaton][k] = -1
    for seat in range(MAX_PLAYERS):
        s.players[seat].first = -1
    s.again = -1
    s.again_by = -1
    s.again_to = -1
    s.site = -1
    s.hex = -1


# ---- alone ----
@rule
def set_up_alone(s: State) -> None:
    """Three houses of each colour, six Patrician cards with their reserved sites, one open bonus card."""
    for owner in range(owners(s)):
        p = s.players[owner]
        for k in range(PATRICIAN_EACH):
            site = SOLO_START[owner][k]
            set_house(s, owner, site)
            for r in range(N_RESOURCES):
                p.resources[r] += GAIN[site][r]
    for k in range(PATRICIAN_IN_GAME):
        skip = below(s.rng, N_PATRICIAN - k)
        card = 0
        while skip > 0 or s.patrician[card] == 0:
            if s.patrician[card] < 0:
                skip -= 1
            card += 1
        s.patrician[card] = 0
        for j in range(PATRICIAN_EACH):
            s.house[PATRICIAN[card][j]] = RESERVED
    card = any_of(s, EVERY_CARD)
    take(s, 0, card)
    s.players[0].first = card
    for automaton in range(AUTOMATA):
        s.players[1 + automaton].cards = 1
    if s.options[Option.SOLO_FIRST] == 1:
        s.phase = Phase.BUILD
        s.turns = 1
    else:
        s.first = 1
        s.active = 1
        s.phase = Phase.BEGIN
