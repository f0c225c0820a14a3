"""What is seen to move: pieces to roads, aside and to offices, markers to whoever wins them, points.

Events name a road, not a space on it. While motions are collected, `*` is a part of an id that is not told; in the
end it is found among the pieces that have come and those that are gone (`_Pieces`).
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from typing import Any

from kontor.kernel.display import Motion
from kontor.kernel.summary import Told
from kontor.picture import kit
from kontor.picture.motion import Motions

from ..components import (
    CITY_IDS,
    COVERED_BY,
    END_CITIES,
    KINDS,
    MARKERS,
    MERCHANT,
    NEUTRAL,
    ROUTE_IDS,
    TABLE_POINTS,
    TRADER,
)
from ..ids import badge_id, cell_id, office_id, on_post, plate_id, track_id
from ..state import SOURCE, State
from .map import annex_id, aside
from .mat import ICONS


class Happened(Motions):
    at = ""
    """Where it happens: the marker of the route, or the city, that was spoken of last."""

    @classmethod
    def of(cls, events: Iterable[Told], before: Any, state: Any) -> list[Motion]:
        pieces = _Pieces(before, state)
        return [exact for motion in super().of(events, before, state) for exact in pieces.exact(motion)]

    # ---- routes -----------------------------------------------------------------------------------------------------
    def place(self, player: int, kind: int, route: int) -> None:
        self.add(kit.move(_on(route, player, kind), kit.counter(player, ICONS[kind])))

    def displace(self, player: int, owner: int, kind: int, route: int) -> None:
        self.at = ROUTE_IDS[route]
        self.add(kit.move(f"aside:{self.at}:*:{owner}:{KINDS[kind]}", _on(route, owner, kind)))

    def replace(self, player: int, kind: int) -> None:
        self.add(kit.move(f"on:{self.at}:*:{player}:{KINDS[kind]}", kit.counter(player, ICONS[kind])))

    def settle(self, player: int, owner: int, kind: int, route: int) -> None:
        self.add(kit.move(_on(route, owner, kind), _left(owner, kind)))

    def extra(self, owner: int, kind: int, route: int, source: int) -> None:
        origins = {
            "stock": kit.player(owner),
            "supply": kit.counter(owner, ICONS[kind]),
            "board": _left(owner, kind),
        }
        self.add(kit.move(_on(route, owner, kind), "" if owner == NEUTRAL else origins[SOURCE.names[source]]))

    def move(self, player: int, kind: int, origin: int, route: int) -> None:
        self.add(kit.move(_on(route, player, kind), _left(player, kind, ROUTE_IDS[origin])))

    def remove(self, player: int, owner: int, kind: int, route: int) -> None:
        self.add(kit.go(_on(route, owner, kind)))
        if owner != NEUTRAL:
            self.add(kit.gain(ICONS[kind], 1, _on(route, owner, kind), kit.counter(owner, ICONS[kind])))

    # ---- supplies ---------------------------------------------------------------------------------------------------
    def income(self, player: int, traders: int, merchants: int) -> None:
        for kind, count in ((TRADER, traders), (MERCHANT, merchants)):
            if count:
                self.add(kit.gain(ICONS[kind], count, kit.player(player), kit.counter(player, ICONS[kind])))

    def pay(self, player: int, traders: int, merchants: int) -> None:
        for kind, count in ((TRADER, traders), (MERCHANT, merchants)):
            if count:
                self.add(kit.gain(ICONS[kind], count, kit.counter(player, ICONS[kind]), kit.player(player)))

    # ---- establishing -----------------------------------------------------------------------------------------------
    def establish(self, player: int, route: int) -> None:
        self.at = ROUTE_IDS[route]

    def control(self, player: int, city: int) -> None:
        self.add(kit.points(player, 1, plate_id(city)))

    def win(self, player: int, marker: int) -> None:
        name = f"marker-{MARKERS[marker]}"
        self.add(kit.gain(name, 1, f"marker:{self.at}", kit.counter(player, "marker")))

    def office(self, player: int, kind: int, city: int) -> None:
        self.at = plate_id(city)
        self.add(kit.move(f"office:{CITY_IDS[city]}:*:{player}:{KINDS[kind]}", _left(player, kind)))
        self._return(player)

    def annex(self, player: int, kind: int, city: int) -> None:
        self.at = plate_id(city)
        self.add(kit.move(f"annex:*:{player}:{KINDS[kind]}", _left(player, kind)))
        self._return(player)

    def coin(self, player: int, count: int) -> None:
        self.add(kit.points(player, count, self.at))

    def complete(self, city: int, count: int) -> None:
        self.add(kit.step(f"full:{min(count, END_CITIES)}"))

    def link(self, player: int, count: int) -> None:
        if count:
            self.add(kit.move(f"linked:{player}", kit.player(player)), kit.points(player, count, f"link:{count}"))

    def develop(self, player: int, track: int) -> None:
        icon = ICONS[COVERED_BY[track]]
        self.add(kit.step(track_id(player, track)))
        self.add(kit.gain(icon, 1, badge_id(track), kit.counter(player, icon)))
        self._return(player)

    def coellen(self, player: int, count: int) -> None:
        cell = cell_id(TABLE_POINTS.index(count))
        self.add(kit.move(f"{cell}:{player}", _left(player, MERCHANT)))
        self._return(player)

    def nothing(self, player: int, route: int) -> None:
        self._return(player)

    def _return(self, player: int) -> None:
        """The other pieces of an established route are gone."""
        self.add(kit.go(f"on:*:*:{player}:*"))

    # ---- markers ----------------------------------------------------------------------------------------------------
    def swap(self, player: int, city: int, owner: int, other: int) -> None:
        for each in (owner, other):
            office = f"office:{CITY_IDS[city]}:*:{each}:*"
            self.add(kit.move(office, office))

    def draw(self, player: int, marker: int) -> None:
        self.add(kit.reveal("drawn:0"))

    def mark(self, player: int, marker: int, route: int) -> None:
        self.add(kit.move(f"marker:{ROUTE_IDS[route]}", "pile"))

    # ---- two players ------------------------------------------------------------------------------------------------
    def neutral_route(self, route: int) -> None:
        self.at = ROUTE_IDS[route]
        self.add(kit.go(f"on:{self.at}:*:{NEUTRAL}:*"))

    def neutral_office(self, city: int) -> None:
        self.add(kit.move(f"office:{CITY_IDS[city]}:*:{NEUTRAL}:*", _left(NEUTRAL, TRADER)))

    def neutral_marker(self, marker: int) -> None:
        self.add(kit.go(f"marker:{self.at}"))

    def neutral_joins(self, route: int) -> None:
        self.add(kit.move(_on(route, NEUTRAL, TRADER)))


def _on(route: int, owner: int, kind: int) -> str:
    return f"on:{ROUTE_IDS[route]}:*:{owner}:{KINDS[kind]}"


def _left(owner: int, kind: int, route: str = "*") -> str:
    """Such a piece that is no longer on a space of a road, or aside."""
    return f"*:{route}:*:{owner}:{KINDS[kind]}"


# ---- which piece it was ---------------------------------------------------------------------------------------------
CAME, GONE = 0, 1


class _Pieces:
    """Pieces that have come and those that are gone, from the tables before and after a decision."""

    def __init__(self, before: State, after: State) -> None:
        self._before, self._after = before, after

    @functools.cached_property
    def _moved(self) -> tuple[list[str], list[str]]:
        """Those that have come, and those that are gone; looked for only if a motion does not name its piece."""
        old, new = dict.fromkeys(_standing(self._before)), dict.fromkeys(_standing(self._after))
        return [piece for piece in new if piece not in old], [piece for piece in old if piece not in new]

    def exact(self, motion: Motion) -> Iterator[Motion]:
        """The motion with whole ids; of a piece that has not come nothing is seen."""
        out = motion.copy()
        if motion["kind"] == "go":
            for piece in [each for each in self._moved[GONE] if _is_like(each, motion["id"])]:
                yield {**motion, "id": piece}
            return
        if "id" in motion and (found := self._one(CAME, motion["id"])):
            out["id"] = found
        elif "id" in motion:
            return
        for end in ("source", "to"):
            if end in motion:
                if found := self._one(GONE, motion[end]):
                    out[end] = found
                else:
                    del out[end]
        yield out

    def _one(self, which: int, name: str) -> str | None:
        """The first such piece, which is then taken."""
        if "*" not in name:
            return name
        pieces = self._moved[which]
        found = next((piece for piece in pieces if _is_like(piece, name)), None)
        if found:
            pieces.remove(found)
        return found


def _is_like(piece: str, name: str) -> bool:
    parts, wanted = piece.split(":"), name.split(":")
    return len(parts) == len(wanted) and all(w in ("*", p) for p, w in zip(parts, wanted, strict=True))


def _standing(s: State) -> Iterator[str]:
    """All pieces on the map, and beside it for the moment."""
    for route, row in enumerate(s.post):
        yield from (on_post(route, k, piece) for k, piece in enumerate(row) if piece >= 0)
    for city, slots in enumerate(s.office):
        yield from (office_id(city, k, piece) for k, piece in enumerate(slots[: s.offices[city]]) if piece >= 0)
    yield from (annex_id(n, s.annex[n]) for n in range(s.annexes))
    yield from (key for key, *_ in aside(s))
