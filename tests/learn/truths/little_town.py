"""Little Town."""

from __future__ import annotations

from kontor.games.little_town import components as box
from kontor.games.little_town.scoring import castle_points, watchtower_points
from kontor.games.little_town.state import Phase

from . import Check, Seen

FOOD = (box.FISH, box.WHEAT)


def _food(seen: Seen) -> int:
    return sum(seen.me.goods[good] for good in FOOD)


def _claim(seen: Seen) -> bool:
    after = seen.after(f"claim {seen.name('objective', seen['objective'])}")
    return after.breakdown(seen.seat)["objectives"] == seen.match.breakdown(seen.seat)["objectives"] + seen["count"]


def _build(seen: Seen) -> bool:
    after = seen.goes_on(seen.after(f"build {seen.name('tile', seen['tile'])}"), Phase.PAY)
    while after.to_move == seen.seat and after.state.phase == Phase.LAY:
        after.play(next(choice.notation for choice in after.choices if choice.notation.startswith("lay")))
    return after.breakdown(seen.seat)["building"] == seen.match.breakdown(seen.seat)["building"] + seen["count"]


def _gather(seen: Seen) -> bool:
    played = seen.after(f"place {seen.name('cell', seen['cell'])}").played[-1]
    return sum(event[2] for event in played.events if seen.game.events[event[0]].name == "gather") == seen["count"]


def _in_reach(seen: Seen, own: bool) -> bool:
    cell = seen["cell"]
    places = {choice["cell"] for choice in seen.can("place")}
    pays = own or seen.me.goods[box.COIN] > 0
    whose = (seen.s.owner[cell] == seen.seat) == own and seen.s.owner[cell] >= 0
    return pays and whose and seen.s.tile[cell] == seen["tile"] and bool(places & set(box.AROUND[cell]))


def _use(seen: Seen, own: bool) -> bool:
    """Using it pays nobody, or the owner."""
    for choice in seen.can("use"):
        cell = choice["cell"]
        if seen.s.tile[cell] == seen["tile"] and (seen.s.owner[cell] == seen.seat) == own:
            after = seen.after(f"use {seen.name('cell', cell)}")
            owner = seen.s.owner[cell]
            paid = after.state.players[owner].goods[box.COIN] - seen.s.players[owner].goods[box.COIN]
            return own or paid == box.FEE
    return False


def _lay_special(seen: Seen) -> bool:
    points = []
    for choice in seen.can("lay"):
        after = seen.after(f"lay {seen.name('cell', choice['cell'])}").state
        cell = choice["cell"]
        castle = seen["tile"] == box.CASTLE
        points.append(castle_points(after, cell, seen.seat) if castle else watchtower_points(after, cell))
    return max(points) == seen["count"]


def _lay_open(seen: Seen) -> bool:
    side = box.SIDES[seen.s.options[0]]
    free = [c for c in box.AROUND[seen["cell"]] if side[c] == box.MEADOW and seen.s.tile[c] < 0]
    return {"cell": seen["cell"]} in seen.can("lay") and len(free) == seen["count"]


def _hand(seen: Seen) -> bool:
    worth = {card: box.OBJECTIVES[card].points for card in seen.me.hand[: seen.me.cards]}
    return worth[seen["objective"]] == seen["count"] == max(worth.values())


TRUE: dict[str, Check] = {
    "claim-now": _claim,
    "food-missing": lambda seen: seen["count"] == 5 - _food(seen) > 0 and seen["points"] == 3 * seen["count"],
    "last-round": lambda seen: seen.s.rnd == 4 and seen["count"] == 3,
    "build-now": _build,
    "first-gather": _gather,
    "use-own": lambda seen: _in_reach(seen, own=True),
    "use-others": lambda seen: _in_reach(seen, own=False),
    "wheat-field": lambda seen: _build(Seen(seen.match, {"tile": box.WHEAT_FIELD, "count": seen["count"]})),
    "objective-ahead": _hand,
    "workers-left": lambda seen: bool(seen.can("place")) and seen["count"] == seen.me.workers,
    "act-own": lambda seen: _use(seen, own=True),
    "act-others": lambda seen: _use(seen, own=False),
    "lay-special": _lay_special,
    "lay-open": _lay_open,
    "pay-coins": lambda seen: bool(seen.can("buy")) and seen["count"] == box.PRICE,
    "exchange": lambda seen: bool(seen.can("give") or seen.can("take")),
    "feed-bought": lambda seen: all(choice["food"] == 2 for choice in seen.can("feed")) and seen["points"] == 3,
    "feed-spare": lambda seen: seen["count"] == _food(seen) - 5 > 0,
    "feed-all": lambda seen: bool(seen.can("feed")) and seen["count"] == 3,
    "special": lambda seen: bool(seen.can("use") or seen.can("cathedral")),
}
