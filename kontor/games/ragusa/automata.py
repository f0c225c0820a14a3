"""The Patrician's automata: where they build and what they choose. The same chance gives the same choices."""

from __future__ import annotations

from kontor.kernel import below, bits, rule, say

from .building import build
from .components import (
    CATHEDRAL,
    N_COMMODITIES,
    N_PATRICIAN,
    N_WALLS,
    OIL_PRESS,
    PATRICIAN_EACH,
    RESERVED,
    SILVERSMITH,
    SLOTS,
    WINERY,
)
from .market import buy, cannot_buy, costs, sell
from .sets import any_of, how_many, nth_of
from .state import EVERY_WALL, Edition, Event, Option, State
from .tables import GOOD_SHIPS, PATRICIAN, PRICE, RING, SHIP_GOOD, SHIP_POINTS
from .walls import can_tower, can_wall, open_sites, place_tower, place_wall, section_length, wall_points


# ---- building ----
@rule
def next_site(s: State, card: int) -> int:
    """The first site of a Patrician card that is still reserved, or -1."""
    for k in range(PATRICIAN_EACH):
        if s.house[PATRICIAN[card][k]] == RESERVED:
            return PATRICIAN[card][k]
    return -1


@rule
def draw_patrician_card(s: State, owner: int) -> int:
    """One of the automaton's three cards at random; a card all of whose sites are built is put away and drawn no more.

    Cards that were never seen lie face down, and which three of the six an automaton has is not decided before.
    """
    seen = 0
    useful = 0
    face_down = 0
    for card in range(N_PATRICIAN):
        if s.patrician[card] == owner:
            seen += 1
            if next_site(s, card) >= 0:
                useful |= 1 << card
        elif s.patrician[card] == 0:
            face_down |= 1 << card
    drawn = below(s.rng, how_many(useful) + PATRICIAN_EACH - seen)
    return nth_of(useful, drawn) if drawn < how_many(useful) else any_of(s, face_down)


@rule
def automaton_builds(s: State) -> None:
    """Instead of the black house that kept the site."""
    card = draw_patrician_card(s, s.active)
    s.patrician[card] = s.active
    say(Event.PATRICIAN, s.active, card + 1)
    build(s, s.active, next_site(s, card))


@rule
def automaton_hex(s: State) -> int:
    """What the automaton activates next: what makes goods first, then from the top and the left."""
    if (s.pending >> WINERY) & 1 == 1:
        return WINERY
    if (s.pending >> OIL_PRESS) & 1 == 1:
        return OIL_PRESS
    if (s.pending >> SILVERSMITH) & 1 == 1:
        return SILVERSMITH
    for city in bits(s.pending):
        return city
    return -1


# ---- Rector's Palace ----
@rule
def automaton_takes_cards(s: State, owner: int) -> None:
    """Two cards face down; which ones they are is decided when they are shown at the end."""
    s.players[owner].cards += 2
    say(Event.TAKE_CARDS, owner, 2)


# ---- Wharf and Market: no set that will score at the Cathedral is broken ----
@rule
def sets_for_cathedral(s: State, owner: int) -> int:
    p = s.players[owner]
    sets = p.around[CATHEDRAL]
    for c in range(N_COMMODITIES):
        sets = min(sets, p.stock[c])
    return sets


@rule
def can_spare(s: State, owner: int, commodity: int, count: int) -> bool:
    return s.players[owner].stock[commodity] - count >= sets_for_cathedral(s, owner)


@rule
def automaton_sells(s: State, owner: int) -> None:
    """The dearest commodity it can spare; of equally dear ones that of which it has more."""
    p = s.players[owner]
    best = -1
    most = -1
    for c in range(N_COMMODITIES):
        if p.stock[c] > 0 and can_spare(s, owner, c, 1):
            value = PRICE[s.price[c]] * 64 + p.stock[c]
            if value > most:
                most = value
                best = c
    if best >= 0:
        sell(s, owner, best)


@rule
def automaton_can_buy(s: State, owner: int, slot: int) -> bool:
    if cannot_buy(s, owner, slot) != 0:
        return False
    for c in range(N_COMMODITIES):
        if costs(slot, s.row[slot], c) > 0 and not can_spare(s, owner, c, costs(slot, s.row[slot], c)):
            return False
    return True


@rule
def automaton_ship_tie(s: State, owner: int, slot: int) -> int:
    """Of equally good ships: second edition, whose price takes what it has most of; first, the good it has most of."""
    ship = s.row[slot]
    if s.options[Option.EDITION] == Edition.FIRST:
        return how_many(s.players[owner].ships & GOOD_SHIPS[SHIP_GOOD[ship]])
    most = 0
    for c in range(N_COMMODITIES):
        if costs(slot, ship, c) > 0:
            most = max(most, s.players[owner].stock[c])
    return most


@rule
def automaton_buys(s: State, owner: int) -> None:
    """The ship with most points that it can pay and spare; ties as above, then the one on the left."""
    best = -1
    most = -1
    for slot in range(SLOTS):
        if automaton_can_buy(s, owner, slot):
            value = SHIP_POINTS[s.row[slot]] * 64 + automaton_ship_tie(s, owner, slot)
            if value > most:
                most = value
                best = slot
    if best >= 0:
        buy(s, owner, best)


# ---- Mason ----
@rule
def automaton_places_wall(s: State, owner: int) -> None:
    """Most points; then the longer section; then clockwise from the top corner of the Silversmith."""
    if not can_wall(s):
        return
    best = -1
    most = -1
    sites = open_sites(s, owner)
    for k in bits(EVERY_WALL & ~s.walls):
        value = wall_points(s, owner, k) * 64
        if value + N_WALLS > most:  # else no section is long enough
            value += section_length(s, sites, k)
            if value > most:
                most = value
                best = k
    place_wall(s, owner, best)


# ---- Architect ----
@rule
def run_beside(sites: int, k: int, way: int) -> int:
    """Open sites in a row next to one that blocks the automaton, clockwise (1) or the other way (-1)."""
    length = 0
    at = (k + way) % N_WALLS
    while at != k and (sites >> at) & 1 == 1:
        length += 1
        at = (at + way) % N_WALLS
    return length


@rule
def run_through(sites: int, k: int) -> int:
    """Open sites in a row with this one among them, as if it were open, too."""
    return min(N_WALLS, run_beside(sites, k, -1) + 1 + run_beside(sites, k, 1))


@rule
def automaton_tower_site(s: State, owner: int) -> int:
    """As if all walls stood: the blocking site at an end of the longest run of open sites.

    If foreign towers stand at both ends, of the next run. Ties: the longer run that results, then clockwise from the
    top corner of the Silversmith. If no run can be extended: another free tower site, with a house first (second
    edition) or without (first); ties as before.
    """
    best = -1
    most = -1
    sites = open_sites(s, owner)
    for k in range(N_WALLS):
        if s.tower[k] < 0 and (sites >> k) & 1 == 0:
            value = max(run_beside(sites, k, -1), run_beside(sites, k, 1)) * 64 + run_through(sites, k)
            if value > most:
                most = value
                best = k
    if best >= 0:
        return best
    house_first = s.options[Option.EDITION] == Edition.SECOND
    for k in range(N_WALLS):
        if s.tower[k] < 0:
            value = run_through(sites, k)
            if (s.house[RING[k]] >= 0) == house_first:
                value += 64
            if value > most:
                most = value
                best = k
    return best


@rule
def automaton_places_tower(s: State, owner: int) -> None:
    if can_tower(s, owner):
        place_tower(s, owner, automaton_tower_site(s, owner))
