"""A quick policy for playouts: of a few decisions drawn at random the most promising one, as rules of thumb have it.

Uniformly random play brings all pieces to the board and then moves them about for thousands of decisions. This one
fills routes and establishes them, and costs little more.
"""

from __future__ import annotations

from kontor.kernel import Actions, Rng, below, most_appealing, rule

from ..components import MERCHANT, N_ROUTES, NEUTRAL, PRIVILEGE, TRADER
from ..decisions import (
    Annex,
    Coellen,
    Develop,
    Displace,
    Done,
    Establish,
    Extra,
    Lift,
    Move,
    Neutral,
    Office,
    Place,
    Set,
    Settle,
    Trade,
    Use,
    With,
)
from ..spaces import routes_filled_by
from ..state import Phase, State
from ..tables import CITY_TRACK, ROUTE_A, ROUTE_B, SLOTS_N, SPACES, STEPS


@rule
def rollout_policy(s: State, rng: Rng, out: Actions, n: int) -> int:
    if s.phase == Phase.ACT and s.actions > 0 and below(rng, 16) > 0:
        full = routes_filled_by(s, s.seat)
        if full != 0:
            return establish_any(rng, out, n)
    return most_appealing_drawn(s, rng, out, n)


@rule
def establish_any(rng: Rng, out: Actions, n: int) -> int:
    """One of the routes that can be established (there is one)."""
    last = n - 1
    while out[last] >= Use.first:
        last -= 1
    first = last
    while first > 0 and out[first - 1] >= Establish.first:
        first -= 1
    return out[first + below(rng, last - first + 1)]


@rule
def appeal_of(s: State, action: int) -> int:
    if action < Place.first:
        p = s.players[s.seat]
        return 24 if p.supply[TRADER] + p.supply[MERCHANT] < 3 else 5
    if action < Displace.first:
        kind, route = divmod(action - Place.first, N_ROUTES)
        return 10 + appeal_of_route(s, s.seat, route, 0) - 4 * kind
    if action < Move.first:
        return 2 + appeal_of_route(s, s.seat, (action - Displace.first) % N_ROUTES, 1)
    if action < Establish.first:
        return 12 - appeal_of_route(s, s.seat, (action - Move.first) % N_ROUTES, 0) // 2
    if action == Done.first:
        return appeal_of_done(s)
    if action < With.first:
        return 20
    if action < Office.first:
        return appeal_of_reply(s, action)
    if action < Neutral.first:
        return appeal_of_reward(s, action)
    return 0


@rule
def appeal_of_reward(s: State, action: int) -> int:
    """Privileges open the board; an office that fills a city is worth a little more."""
    if action >= Coellen.first:
        return 32
    if action >= Develop.first:
        return 36 if action - Develop.first == PRIVILEGE else 34
    if action >= Annex.first:
        return 20
    city = action - Office.first
    return 35 if s.offices[city] + 1 == SLOTS_N[s.side][city] else 30


@rule
def appeal_of_reply(s: State, action: int) -> int:
    if action >= Trade.first:
        return appeal_of_route(s, s.seat, action - Trade.first, 1)
    if action >= Set.first:
        return appeal_of_route(s, s.seat, action - Set.first, 0)
    if action >= Lift.first:
        return 0
    if action >= Extra.first:
        return 4 + appeal_of_route(s, s.victim >> 1, (action - Extra.first) % N_ROUTES, 0)
    if action >= Settle.first:
        return appeal_of_route(s, s.victim >> 1, action - Settle.first, 0)
    return 0


@rule
def appeal_of_done(s: State) -> int:
    """Nothing to lose by saying it in the middle of an action, but a turn is not thrown away."""
    if s.phase == Phase.ACT:
        return -100 if s.actions > 0 else 1
    if s.phase == Phase.REWARD:
        return -100
    return 6


@rule
def appeal_of_route(s: State, owner: int, route: int, taken: int) -> int:
    """A route is the better the more own pieces stand there; pieces of others (but those taken away) spoil it."""
    own = 0
    others = -taken
    for k in range(SPACES[s.side][route]):
        piece = s.post[route][k]
        if piece >= 0:
            if piece >> 1 == owner:
                own += 1
            else:
                others += 1
    value = 6 * own - 8 * others
    if s.marker[route] >= 0:
        value += 3
    if owner != NEUTRAL and teaches(s, owner, ROUTE_A[route]) | teaches(s, owner, ROUTE_B[route]):
        value += 8
    return value


@rule
def teaches(s: State, seat: int, city: int) -> bool:
    """Is there an ability to develop in the city?"""
    track = CITY_TRACK[city]
    return track >= 0 and s.players[seat].level[track] < STEPS[track]


most_appealing_drawn = most_appealing(appeal_of, drawn=6)


@rule
def may_stop_here(s: State) -> bool:
    """The greedy bot thinks one action ahead, not a whole turn."""
    return s.phase == Phase.ACT or s.phase == Phase.MOVE or s.phase == Phase.REMOVE


@rule
def prune(s: State, out: Actions, n: int) -> int:
    """Actions are not thrown away while there is one that does more than move pieces: two who wait never end."""
    if s.phase == Phase.ACT and s.actions > 0:
        for i in range(n):
            if out[i] < Move.first or (out[i] >= Establish.first and out[i] < Use.first):
                return n - 1
    return n
