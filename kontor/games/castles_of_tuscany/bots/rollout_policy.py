"""A rollout policy: place what can be placed, take what fits into a free storage, else draw cards.

Uniformly random play throws tiles out of a full storage all the time and hardly builds; this one plays a sensible game.
"""

from __future__ import annotations

from kontor.kernel import Actions, Rng, below, rule

from ..decisions import Done, Exchange, Marble, Place, Take
from ..placing import free_storage
from ..spaces import spaces_for
from ..state import Phase, State

TRIES = 3  # tiles of the display looked at


@rule
def rollout_policy(s: State, rng: Rng, out: Actions, n: int) -> int:
    if below(rng, 12) == 0:
        return out[below(rng, n)]
    if s.phase == Phase.ACT:
        return guide_action(s, rng, out, n)
    if s.phase == Phase.PAY:
        return out[0]  # single cards of the colour first
    if s.phase == Phase.MORE:
        return Marble.first if below(rng, 4) > 0 else Done.first
    if s.phase == Phase.FREE or s.phase == Phase.BONUS:
        return out[below(rng, n - 1)]  # not declined
    return out[below(rng, n)]


@rule
def guide_action(s: State, rng: Rng, out: Actions, n: int) -> int:
    if out[n - 1] >= Place.first:
        first = n - 1
        while first > 0 and out[first - 1] >= Place.first:
            first -= 1
        return out[first + below(rng, n - first)]
    draws = 0
    while draws < n and out[draws] < Take.first:
        draws += 1
    takes = draws
    while takes < n and out[takes] < Exchange.first:
        takes += 1
    room = free_storage(s, s.seat) >= 0
    if takes > draws and (draws == 0 or below(rng, 8) < (6 if room else 1)):
        p = s.players[s.seat]
        for _ in range(TRIES):
            action = out[draws + below(rng, takes - draws)]
            if spaces_for(p, action - Take.first) != 0:
                return action
    if draws > 0:
        return out[draws - 1]
    return out[below(rng, n)]
