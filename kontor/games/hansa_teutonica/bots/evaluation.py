"""What the greedy bot believes: points now, what the end would bring, and what stands on the routes."""

from __future__ import annotations

from kontor.kernel import bits, rule, table

from ..cities import controller, has_room, network, next_colour, next_shape, offices_in
from ..components import (
    CELLS,
    CITY_POINTS,
    KEYS,
    MERCHANT,
    N_MARKERS,
    N_TRACKS,
    PRIVILEGE,
    TABLE_ROUTE,
    TRADER,
)
from ..establishing import end_city
from ..scoring import ability_points, coellen_points, rank, score
from ..spaces import routes_with
from ..state import Phase, State
from ..tables import CITY_TRACK, NEAR, SPACES, STEPS, TRACK_VALUE
from ..tables import TABLE_POINTS as TABLE_VALUE

# Worth of an ability by steps developed, in hundredths of a point.
WORTH = table(
    (
        (0, 150, 200, 400, 600),
        (0, 700, 800, 1200, 1300, 1500),
        (0, 250, 450, 600),
        (0, 150, 280, 380),
        (0, 220, 360, 450),
    )
)
# Worth of a marker still to be used, beside the points for having won it.
MARKER_WORTH = table((150, 60, 60, 220, 280, 350))
WIN = 100_000
PATIENCE = 50  # turns a player
WON_MARKER = 180  # points for markers grow in steps; the mean of a step
CONTROL = 100 * CITY_POINTS + 80
OFFICE = 60  # even one that brings neither control nor network
ENOUGH, SHORT = 7, 60
SHARE = table((0, 10, 26, 42, 60))  # of a reward in hundredths, by quarters of the route that are filled


@rule
def evaluate(s: State, seat: int) -> int:
    if s.phase == Phase.OVER:
        wanted = rank(s, seat) == 1 or s.turns > PATIENCE * s.seats  # a game that drags on may end whoever wins
        return 100 * score(s, seat) + (WIN if wanted else -WIN)
    p = s.players[seat]
    value = 100 * score(s, seat) + 100 * (ability_points(s, seat) + coellen_points(s, seat))
    for other in range(s.seats):
        if other != seat:
            value -= 30 * score(s, other)
    for city in bits(p.presence):
        value += OFFICE * offices_in(s, city, seat)
        if controller(s, city) == seat:
            value += CONTROL
    value += 100 * network(s, seat) * TRACK_VALUE[KEYS][p.level[KEYS]]
    for track in range(N_TRACKS):
        value += WORTH[track][p.level[track]]
    for marker in range(N_MARKERS):
        value += p.markers[marker] * (WON_MARKER + MARKER_WORTH[marker]) + p.spent[marker] * WON_MARKER
    value += 14 * min(8, p.supply[TRADER]) + 30 * p.supply[MERCHANT]
    value += 3 * p.stock[TRADER] + 12 * p.stock[MERCHANT]
    pieces = p.supply[TRADER] + p.supply[MERCHANT] + p.stock[TRADER] + p.stock[MERCHANT]
    routes = routes_with(s, seat)
    for route in bits(routes):
        pieces += pieces_on(s, seat, route)
    price = shortage(pieces - 1) - shortage(pieces)
    for route in bits(routes):
        value += worth_of_route(s, seat, route, price)
    return value - shortage(pieces)


@rule
def shortage(pieces: int) -> int:
    """What it costs to have few pieces that are not offices: with too few a player can do nothing any more."""
    short = max(0, ENOUGH - pieces)
    return SHORT * short * short


@rule
def pieces_on(s: State, seat: int, route: int) -> int:
    own = 0
    for k in range(SPACES[s.side][route]):
        if s.post[route][k] >> 1 == seat:
            own += 1
    return own


@rule
def worth_of_route(s: State, seat: int, route: int, price: int) -> int:
    """A part of what establishing it would bring, by how far it is; with others there it is but an obstacle.

    `price` is what the piece of an office is worth elsewhere.
    """
    own = 0
    merchants = 0
    others = 0
    spaces = SPACES[s.side][route]
    for k in range(spaces):
        piece = s.post[route][k]
        if piece >= 0:
            if piece >> 1 == seat:
                own += 1
                merchants += piece & 1
            else:
                others += 1
    if others > 0:
        return 8 * own + 6 * merchants
    part = SHARE[4 * own // spaces]
    return 5 * own + 5 * merchants + reward(s, seat, route, price, own - merchants, merchants) * part // 100


@rule
def reward(s: State, seat: int, route: int, price: int, traders: int, merchants: int) -> int:
    """What establishing a route would bring: points for control, its marker, the best of ability, office and table."""
    p = s.players[seat]
    best = 20
    points = 0
    for which in range(2):
        city = end_city(route, which)
        owner = controller(s, city)
        if owner == seat:
            points += 100
        elif owner >= 0:
            points -= 30
        track = CITY_TRACK[city]
        if track >= 0 and p.level[track] < STEPS[track]:
            best = max(best, WORTH[track][p.level[track] + 1] - WORTH[track][p.level[track]])
        if has_room(s, city) and next_colour(s, city) <= p.level[PRIVILEGE]:
            fits = merchants if next_shape(s, city) == MERCHANT else traders
            if fits > 0:
                best = max(best, worth_of_office(s, seat, city, owner) - price)
    if route == TABLE_ROUTE and merchants > 0:
        for cell in range(CELLS):
            if s.coellen[cell] < 0 and cell <= p.level[PRIVILEGE]:
                best = max(best, 100 * TABLE_VALUE[cell] - price)
    if s.marker[route] >= 0:
        points += WON_MARKER + MARKER_WORTH[s.marker[route]]
    return points + best


@rule
def worth_of_office(s: State, seat: int, city: int, owner: int) -> int:
    """A new office on the right of the row: control if it wins the tie, and the network if it hangs together."""
    p = s.players[seat]
    value = OFFICE
    if owner < 0 or (owner != seat and offices_in(s, city, owner) <= offices_in(s, city, seat) + 1):
        value += CONTROL
    if p.presence == 0 or p.presence & (NEAR[s.side][city] | (1 << city)) != 0:
        value += 100 * TRACK_VALUE[KEYS][p.level[KEYS]]
    return value
