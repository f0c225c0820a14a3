"""How good the table looks for a seat, in hundredths of a point: rules of thumb for the greedy bot."""

from __future__ import annotations

from kontor.kernel import lowest, rule, table

from .components import (
    CASTLE,
    CATHEDRAL,
    CELLS,
    COIN,
    FISH,
    HUNGER,
    MEADOW,
    ROUNDS,
    STONE,
    TILE_IDS,
    WATCHTOWER,
    WHEAT,
    WOOD,
)
from .scoring import castle_points, score, watchtower_points
from .state import BOARD, Phase, State
from .tables import AROUND_MASK, TERRAIN, WILD_AROUND, WORKERS

# What one use of a building is worth to its user, beyond what it takes.
_WORTH = {
    "wheat-field": 100, "pier": 180, "gold-mine": 110, "bookshop": 160, "well": 200, "tavern": 300, "workshop": 120,
    "bakery": 100, "brewery": 190, "quarry": 130, "carpenter": 190, "church": 330, "warehouse": 240, "grocery": 140,
    "fair": 330, "fountain": 240, "barn": 280, "fishmonger": 80, "restaurant": 190, "pawnbroker": 60,
}  # fmt: skip
WORTH = table([_WORTH.get(tile, 0) for tile in TILE_IDS])
FEE_WORTH = 60


@rule
def evaluate(s: State, seat: int) -> int:
    total = 100 * score(s, seat)
    if s.phase == Phase.OVER:
        return total
    later = ROUNDS - s.rnd
    p = s.players[seat]
    turns = p.workers + later * WORKERS[s.seats]
    total += stock_worth(s, seat, turns, later)
    total += buildings_worth(s, seat, later)
    if turns > 0:
        total += best_square_worth(s, seat) * (turns + 2) // 8
    for other in range(s.seats):
        if other != seat:
            total -= 12 * s.players[other].goods[COIN]
    return total


@rule
def stock_worth(s: State, seat: int, turns: int, later: int) -> int:
    p = s.players[seat]
    crew = WORKERS[s.seats]
    food = p.goods[FISH] + p.goods[WHEAT]
    coins = p.goods[COIN]
    total = 33 * coins
    meals = crew  # still to be eaten at the end of this round
    if s.phase == Phase.CLAIM or (s.phase == Phase.FEED and (seat - s.first) % s.seats < s.asked):
        meals = 0
    eaten = min(food, meals)
    total += (HUNGER * 100 - 40) * eaten
    stored = min(food - eaten, crew * later)
    total += 150 * stored
    bought = min(coins // 3, meals - eaten)  # coins can stand in for food
    total += 100 * bought
    if turns > 0:
        total += 12 * coins
        useful = min(p.goods[WOOD], 2 + turns)
        total += 105 * useful
        useful = min(p.goods[STONE], 2 + turns)
        total += 140 * useful
        total += 20 * (food - eaten - stored)
        if p.houses == 0:
            total -= 60 * (p.goods[WOOD] + p.goods[STONE])
    return total


@rule
def buildings_worth(s: State, seat: int, later: int) -> int:
    total = 0
    for c in range(CELLS):
        if s.owner[c] == seat:
            tile = s.tile[c]
            total += WORTH[tile] * later // 3
            if tile == CASTLE:
                total += 95 * castle_points(s, c, seat)
            elif tile == WATCHTOWER:
                total += 100 * watchtower_points(s, c) * (4 - later) // 4
            elif tile == CATHEDRAL:
                total += 200 * (later + 1)
    return total


@rule
def best_square_worth(s: State, seat: int) -> int:
    """The best that a worker could find around one empty meadow: a measure of how well the own town hangs together."""
    side = s.options[BOARD]
    built = 0
    for c in range(CELLS):
        if s.tile[c] >= 0:
            built |= 1 << c
    best = 0
    for c in range(CELLS):
        if TERRAIN[side][c] == MEADOW and (built >> c) & 1 == 0:
            here = WILD_AROUND[side][c]
            near = built & AROUND_MASK[c]
            while near != 0:
                d = lowest(near)
                worth = WORTH[s.tile[d]]
                if s.owner[d] != seat:
                    worth -= FEE_WORTH
                here += max(0, worth)
                near &= near - 1
            best = max(best, here)
    return best
