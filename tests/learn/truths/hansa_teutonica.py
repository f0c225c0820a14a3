"""Hansa Teutonica."""

from __future__ import annotations

from kontor.games.hansa_teutonica import components as box

from . import Check, Seen


def _route(seen: Seen) -> str:
    return seen.name("route", seen["route"])


def _own(seen: Seen, route: int) -> int:
    return sum(piece >= 0 and piece >> 1 == seen.seat for piece in seen.s.post[route])


def _one_missing(seen: Seen) -> bool:
    """A piece there, and the route can be established (if an action is left for it)."""
    kind = "trader" if seen.me.supply[0] else "merchant"
    after = seen.after(f"place {kind} {_route(seen)}")
    pieces = [piece for piece in after.state.post[seen["route"]] if piece >= 0]
    return len(pieces) == box.ROUTES[seen["route"]].spaces[1] and all(piece >> 1 == seen.seat for piece in pieces)


def _offices(seen: Seen) -> set[int]:
    slots = {city for city in range(box.N_CITIES) for piece in seen.s.office[city] if piece >> 1 == seen.seat}
    extra = {seen.s.annex_city[k] for k in range(seen.s.annexes) if seen.s.annex[k] >> 1 == seen.seat}
    return slots | extra


def _level(seen: Seen, track: int) -> int:
    return box.TRACK_VALUES[track][seen.me.level[track]]


def _table(seen: Seen) -> bool:
    return max(box.TABLE_POINTS[choice["cell"]] for choice in seen.can("coellen")) == seen["count"]


TRUE: dict[str, Check] = {
    "establish": lambda seen: {"route": seen["route"]} in seen.can("establish"),
    "income": lambda seen: (
        sum(seen.me.supply) == 0 and bool(seen.can("income")) and seen["count"] == sum(seen.me.stock)
    ),
    "one-missing": _one_missing,
    "no-actions": lambda seen: not any(seen.can(verb) for verb in ("income", "place", "displace", "move", "establish")),
    "end-near": lambda seen: seen["points"] == max(seen.match.scores) and seen["cities"] == seen.s.completed,
    "more-actions": lambda seen: seen["count"] == _level(seen, box.ACTIONES) == 2,
    "use-marker": lambda seen: bool(seen.after(f"use {seen.name('marker', seen['marker'])}")),
    "marker-ahead": lambda seen: seen.s.marker[seen["route"]] == seen["marker"] and _own(seen, seen["route"]) > 0,
    "push-aside": lambda seen: (
        any(choice["route"] == seen["route"] for choice in seen.can("displace")) and _own(seen, seen["route"]) > 0
    ),
    "chain": lambda seen: (
        len({box.ARNHEIM, box.STENDAL} & _offices(seen)) == 1 and seen.s.links == 0 and seen["count"] == 7
    ),
    "first-office": lambda seen: not _offices(seen),
    "network": lambda seen: len(_offices(seen)) >= 2 and seen["count"] == _level(seen, box.KEYS),
    "begin-route": lambda seen: bool(seen.can("place")),
    "reward-table": _table,
    "reward-develop": lambda seen: (
        seen.after(f"develop {seen.name('track', seen['track'])}")
        .at(len(seen.match.played) + 1)
        .state.players[seen.seat]
        .level[seen["track"]]
        == seen.me.level[seen["track"]] + 1
    ),
    "reward-office": lambda seen: {"city": seen["city"]} in seen.can("office"),
    "traders-first": lambda seen: len(seen.can("with")) > 1 or len(seen.can("pay")) > 1,
    "displaced": lambda seen: seen["count"] == seen.s.extras > 0 and seen.s.victim >> 1 == seen.seat,
    "for-neutral": lambda seen: bool(seen.can("neutral")) or seen.s.victim >> 1 == box.NEUTRAL,
    "moving": lambda seen: seen["count"] == seen.s.moves > 0,
    "removing": lambda seen: bool(seen.can("remove")) and seen["count"] == seen.s.moves,
    "swapping": lambda seen: bool(seen.can("swap")),
    "lay-marker": lambda seen: bool(seen.can("mark")) and seen["marker"] == seen.s.drawn,
}
