"""What matters now in Little Town, for one who plays it for the first time."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.kernel.advice import Adviser, Can, Happened, Hindsight, Numbers

from ..components import (
    AROUND,
    CASTLE,
    CELLS,
    COIN,
    FISH,
    HOUSES,
    HUNGER,
    MEADOW,
    OBJECTIVES,
    PLAIN,
    PRICE,
    ROUNDS,
    SIDES,
    TILES,
    WATCHTOWER,
    WHEAT,
    WHEAT_FIELD,
    WOOD,
    WORKERS,
)
from ..round_end import BOUGHT, food_asked
from ..scoring import castle_points, watchtower_points
from ..state import Option, Phase, State
from ..view.previews import gathered

ADVICE = Adviser(minutes=20, options={"market": "beginner"})
_FEW = 2  # workers still to place when food begins to matter


# ---- what the cases look at ----
def _missing(s: State) -> int:
    """Food that the workers of the seat to move would lack if they ate now."""
    goods = s.players[s.seat].goods
    return max(0, WORKERS[s.seats] - goods[FISH] - goods[WHEAT])


def _cells(can: Can, verb: str) -> list[int]:
    return [choice["cell"] for choice in can(verb)]


def _meadows(s: State, c: int) -> int:
    """Free meadows around a square: places from which a building there can be used."""
    side = s.options[Option.BOARD]
    return sum(SIDES[side][d] == MEADOW and s.tile[d] < 0 for d in AROUND[c])


def _usable(s: State, can: Can, own: bool) -> Numbers | None:
    """A building that a worker can be placed beside; one's own, or that of somebody else."""
    if not own and s.players[s.seat].goods[COIN] == 0:
        return None
    beside = {d for c in _cells(can, "place") for d in AROUND[c]}
    usable = (
        c
        for c in sorted(beside)
        if s.tile[c] >= 0
        and TILES[s.tile[c]].kind == PLAIN
        and (s.owner[c] == s.seat) == own
        and not TILES[s.tile[c]].pays
    )
    return next(({"tile": s.tile[c], "cell": c} for c in usable), None)


# ---- in any phase ----
@ADVICE.now(urgent=True)
def claim_now(s: State, can: Can) -> Numbers | None:
    done = [claim["objective"] for claim in can("claim")]
    return {"objective": done[0], "count": OBJECTIVES[done[0]].points} if done else None


# ---- a turn: a worker or a building ----
@ADVICE.now(Phase.TURN, urgent=True)
def food_missing(s: State, can: Can) -> Numbers | None:
    missing, workers = _missing(s), s.players[s.seat].workers
    return {"count": missing, "points": HUNGER * missing} if missing and workers <= _FEW else None


@ADVICE.now(Phase.TURN)
def last_round(s: State, can: Can) -> Numbers | None:
    return {"count": PRICE} if s.rnd == ROUNDS else None


@ADVICE.now(Phase.TURN)
def build_now(s: State, can: Can) -> Numbers | None:
    tiles = [choice["tile"] for choice in can("build")]
    best = max(tiles, key=lambda t: TILES[t].points, default=-1)
    return {"tile": best, "count": TILES[best].points} if best >= 0 and TILES[best].points >= 4 else None


@ADVICE.now(Phase.TURN)
def first_gather(s: State, can: Can) -> Numbers | None:
    if s.rnd > 1 or s.players[s.seat].houses < HOUSES[s.seats]:
        return None
    best = max(_cells(can, "place"), key=lambda c: sum(gathered(s, c).values()), default=-1)
    return {"cell": best, "count": sum(gathered(s, best).values())} if best >= 0 and gathered(s, best) else None


@ADVICE.now(Phase.TURN)
def use_own(s: State, can: Can) -> Numbers | None:
    return _usable(s, can, own=True)


@ADVICE.now(Phase.TURN)
def wheat_field(s: State, can: Can) -> Numbers | None:
    has_one = any(s.tile[c] == WHEAT_FIELD and s.owner[c] == s.seat for c in range(CELLS))
    pays = s.players[s.seat].goods[WOOD] > 0 and {"tile": WHEAT_FIELD} in can("build")
    return {"count": TILES[WHEAT_FIELD].points} if pays and not has_one and s.rnd < ROUNDS else None


@ADVICE.now(Phase.TURN)
def use_others(s: State, can: Can) -> Numbers | None:
    return _usable(s, can, own=False)


@ADVICE.now(Phase.TURN)
def objective_ahead(s: State, can: Can) -> Numbers | None:
    hand = s.players[s.seat].hand[: s.players[s.seat].cards]
    best = max(hand, key=lambda card: OBJECTIVES[card].points, default=-1)
    return {"objective": best, "count": OBJECTIVES[best].points} if best >= 0 else None


@ADVICE.now(Phase.TURN)
def workers_left(s: State, can: Can) -> Numbers | None:
    return {"count": s.players[s.seat].workers}


# ---- what follows in the turn ----
@ADVICE.now(Phase.ACT)
def act_own(s: State, can: Can) -> Numbers | None:
    found = [c for c in _cells(can, "use") if s.owner[c] == s.seat]
    return {"tile": s.tile[found[0]]} if found else None


@ADVICE.now(Phase.ACT)
def act_others(s: State, can: Can) -> Numbers | None:
    found = [c for c in _cells(can, "use") if s.owner[c] != s.seat]
    return {"tile": s.tile[found[0]]} if found else None


@ADVICE.now(Phase.LAY)
def lay_special(s: State, can: Can) -> Numbers | None:
    """The castle counts own buildings around it, the watchtower empty meadows: as the town stands now."""
    if s.building not in (CASTLE, WATCHTOWER):
        return None

    def points(c: int) -> int:
        return castle_points(s, c, s.seat) if s.building == CASTLE else watchtower_points(s, c)

    best = max(_cells(can, "lay"), key=points)
    return {"tile": s.building, "cell": best, "count": points(best)}


@ADVICE.now(Phase.LAY)
def lay_open(s: State, can: Can) -> Numbers | None:
    best = max(_cells(can, "lay"), key=lambda c: _meadows(s, c))
    return {"cell": best, "count": _meadows(s, best)} if TILES[s.building].kind == PLAIN else None


@ADVICE.now(Phase.PAY)
def pay_coins(s: State, can: Can) -> Numbers | None:
    return {"count": PRICE}


ADVICE.always("exchange", Phase.GIVE, Phase.TAKE)


# ---- the end of a round ----
@ADVICE.now(Phase.FEED)
def feed_bought(s: State, can: Can) -> Numbers | None:
    return {"count": PRICE, "points": HUNGER} if food_asked(s) == BOUGHT else None


@ADVICE.now(Phase.FEED)
def feed_spare(s: State, can: Can) -> Numbers | None:
    goods = s.players[s.seat].goods
    spare = goods[FISH] + goods[WHEAT] - WORKERS[s.seats]
    return {"count": spare} if spare > 0 and food_asked(s) == 0 else None


@ADVICE.now(Phase.FEED)
def feed_all(s: State, can: Can) -> Numbers | None:
    return {"count": HUNGER}


ADVICE.always("special", Phase.SPECIAL)


# ---- next time ----
@ADVICE.next_time
def hunger(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    found = [
        (numbers["points"], one.number)
        for one in past
        for name, numbers in one.events
        if name == "hunger" and numbers["player"] == seat
    ]
    return Hindsight({"count": sum(points for points, _ in found)}, max(found)[1]) if found else None


@ADVICE.next_time
def objectives_open(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    left = s.players[seat].cards
    return Hindsight({"count": left}) if left else None


@ADVICE.next_time
def few_buildings(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    built = HOUSES[s.seats] - s.players[seat].houses
    return Hindsight({"count": built}) if built < 5 else None


@ADVICE.next_time
def coins_left(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    coins = s.players[seat].goods[COIN]
    return Hindsight({"count": coins}) if coins >= 2 * PRICE else None


@ADVICE.next_time
def late_building(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    """The first building came late: after the seat's fifth turn."""
    turns = [one.number for one in past if one.seat == seat and one.verb in ("place", "build")]
    first = next((one.number for one in past if one.seat == seat and one.verb == "build"), 0)
    place = turns.index(first) + 1 if first else 0
    return Hindsight({"count": place}, first) if place > 5 else None
