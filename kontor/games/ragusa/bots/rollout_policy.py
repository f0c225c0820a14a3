"""A rollout policy: of a few decisions drawn at random the most promising one, by rules of thumb."""

from __future__ import annotations

from kontor.kernel import most_appealing, rule, table

from ..components import CATHEDRAL, N_COMMODITIES, N_RESOURCES
from ..decisions import Activate, Begin, Build, Buy, Exchange, Pass, Sell, Super, Tower, Wall
from ..market import costs
from ..scoring import card_points
from ..state import Phase, State, owners
from ..tables import CITY_N, GAIN, MADE_FROM, MAKES, PRICE, REQUIRING, RING, RING_OF, SHIP_POINTS
from ..walls import wall_points

# How much more likely a strong search builds at a site, in hundredths of a natural logarithm: fitted to its choices in
# 1,140 games of two (a conditional logit). A resource, for none, one and more that one has: at once, for each ten turns
# to come.
ON_THE_WALL = 139
OF_RESOURCE = table(
    (
        (0, 0, -206, 85, -144, -120),  # wood
        (81, 135, -190, 240, -100, 64),  # stone
        (-134, 160, -84, 154, -18, 97),  # ore
        (-213, 150, -112, 58, -57, -34),  # grapes
        (-206, 148, -133, 91, -75, 3),  # olives
        (-79, -146, -95, -124, -68, -9),  # fish
    )
)
# A city hex: at once, for each ten turns to come, each own house, each of others, each resource it works up.
OF_CITY = table(
    (
        (228, -164, -78, -124, 0),  # architect
        (51, -29, -68, -31, 23),  # silversmith
        (364, -60, -62, -113, 0),  # mason
        (6, 29, -92, -37, 24),  # winery
        (209, -107, -12, 1, 0),  # rector
        (217, -225, -31, -11, 0),  # cathedral
        (18, -38, -68, -32, 13),  # oil-press
        (243, -102, -59, -86, 0),  # wharf
        (80, -120, -1, -30, 0),  # fishmonger
        (418, -135, -105, -114, 0),  # market
    )
)


@rule
def appeal_of(s: State, action: int) -> int:
    """To be compared only with other decisions of the same phase: each has its own unit."""
    if action >= Pass.first:
        if s.phase == Phase.BUY or s.phase == Phase.SELL:
            return 0
        return 2 if s.phase == Phase.EXCHANGE else -100_000
    if action >= Sell.first:
        return 100 * PRICE[s.price[action - Sell.first]] - worth_of_goods(s, action - Sell.first, 1)
    if action >= Buy.first:
        return appeal_of_ship(s, action - Buy.first)
    if action >= Tower.first:
        house = s.house[RING[action - Tower.first]]
        return 2 if house >= 0 and house != s.seat else 1
    if action >= Wall.first:
        return wall_points(s, s.seat, action - Wall.first)
    if action >= Exchange.first:
        return -50_000 if s.phase == Phase.BUILD else 3
    if action >= Activate.first:
        return 5 if MAKES[action - Activate.first] >= 0 else 1
    if action >= Super.first:
        return 5000
    if action >= Build.first:
        return appeal_of_site(s, action - Build.first)
    return card_points(s, s.seat, action) if action < Begin.first else 0


@rule
def appeal_of_site(s: State, site: int) -> int:
    """What its resources and its part of the city mean to the builder, in thousandths; others act there too."""
    p = s.players[s.seat]
    turns = p.houses + p.supers
    appeal = 10 * ON_THE_WALL if RING_OF[site] >= 0 else 0
    for r in range(N_RESOURCES):
        if GAIN[site][r] > 0:
            k = 2 * min(2, p.resources[r])
            appeal += GAIN[site][r] * (10 * OF_RESOURCE[r][k] + OF_RESOURCE[r][k + 1] * turns)
    for k in range(CITY_N[site]):
        city = REQUIRING[site][k]
        others = -p.around[city]
        for owner in range(owners(s)):
            others += s.players[owner].around[city]
        appeal += 10 * (OF_CITY[city][0] + OF_CITY[city][2] * p.around[city] + OF_CITY[city][3] * others)
        appeal += OF_CITY[city][1] * turns
        if MAKES[city] >= 0:
            appeal += 10 * OF_CITY[city][4] * p.resources[MADE_FROM[city]]
    return appeal


@rule
def appeal_of_ship(s: State, slot: int) -> int:
    ship = s.row[slot]
    appeal = 100 * SHIP_POINTS[ship]
    for c in range(N_COMMODITIES):
        appeal -= worth_of_goods(s, c, costs(slot, ship, c))
    return appeal


@rule
def worth_of_goods(s: State, commodity: int, n: int) -> int:
    """What goods would bring later: some of a sale, more if they are counted at the Cathedral."""
    p = s.players[s.seat]
    price = PRICE[s.price[commodity]]
    counted = min(n, max(0, p.around[CATHEDRAL] - p.stock[commodity] + n))
    return n * (30 + 25 * price) + 80 * counted * price


rollout_policy = most_appealing(appeal_of, drawn=20)
