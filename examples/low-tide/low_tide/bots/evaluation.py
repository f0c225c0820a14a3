"""How good the table looks for a seat, in hundredths of a point: finds, and how near the souvenirs in hand are."""

from __future__ import annotations

from kontor.kernel import rule, table

from ..components import FINDS
from ..flow import last_round
from ..scoring import score
from ..state import Phase, State
from ..tables import NEEDS, POINTS, WORTH

N_FINDS = len(FINDS)
NEAR = table([85, 45, 15, 0])  # what a point of a souvenir is worth, by the number of finds that are missing


@rule
def evaluate(s: State, seat: int) -> int:
    total = 100 * score(s, seat)
    if s.phase == Phase.OVER:
        return total
    p = s.players[seat]
    for find in range(N_FINDS):
        total += (40 + 10 * WORTH[find]) * p.finds[find]
    walks = last_round(s) - s.turns // s.seats
    best = 0
    for i in range(p.cards):
        missing = 0
        for find in range(N_FINDS):
            missing += max(0, NEEDS[p.hand[i]][find] - p.finds[find])
        if missing < walks:
            worth = NEAR[missing] * POINTS[p.hand[i]]
            best = max(best, worth)
            total += worth // 4
    return total + best
