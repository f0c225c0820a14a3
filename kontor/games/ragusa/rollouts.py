"""A light policy for roll-outs: of a few decisions drawn by chance the most promising one, by rules of thumb."""

from __future__ import annotations

from kontor.kernel import Actions, Rng, below, rule

from .components import FISH, ORE, RESOURCES, STONE, WOOD
from .state import (
    ACTIVATE,
    BUILD,
    BUILD_SUPER,
    BUY,
    EXCHANGE,
    PASS,
    SELL,
    TOWER,
    WALL,
    Phase,
    State,
)
from .tables import CITY_N, GAIN, MAKES, PRICE, RING, SHIP_POINTS
from .walls import wall_points

DRAWN = 4  # decisions looked at
N_RESOURCES = len(RESOURCES)


@rule
def guide(s: State, rng: Rng, out: Actions, n: int) -> int:
    best = -1
    most = -1000
    for _ in range(min(n, DRAWN)):
        action = out[below(rng, n)]
        appeal = appeal_of(s, action)
        if appeal > most:
            most = appeal
            best = action
    return best


@rule
def appeal_of(s: State, action: int) -> int:
    if action >= PASS:
        return 2 if s.phase == Phase.EXCHANGE else -100
    if action >= SELL:
        return PRICE[s.price[action - SELL]]
    if action >= BUY:
        return SHIP_POINTS[s.row[action - BUY]]
    if action >= TOWER:
        house = s.house[RING[action - TOWER]]
        return 2 if house >= 0 and house != s.seat else 1
    if action >= WALL:
        return wall_points(s, s.seat, action - WALL)
    if action >= EXCHANGE:
        return 1 if s.phase == Phase.BUILD else 3
    if action >= ACTIVATE:
        return 5 if MAKES[action - ACTIVATE] >= 0 else 1
    if action >= BUILD_SUPER:
        return 10
    if action >= BUILD:
        return appeal_of_site(s, action - BUILD)
    return 0


@rule
def appeal_of_site(s: State, site: int) -> int:
    """Wood and stone first, then the city."""
    p = s.players[s.seat]
    appeal = 4 * CITY_N[site]
    for r in range(N_RESOURCES):
        if GAIN[site][r] > 0:
            if r == WOOD or r == STONE:
                appeal += max(0, 8 - 3 * p.resources[r])
            elif r == FISH:
                appeal += 2 * GAIN[site][r]
            else:
                appeal += 4 if p.resources[r] < 2 else (3 if r == ORE else 2)
    return appeal
