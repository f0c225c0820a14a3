"""Who is here: whoever has asked for something in the last minutes, or looks at a table. The servers of a cluster tell
each other once a second."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..moments import monotonic
from ..tables.registry import TableRegistry

HERE = 180.0
"""Seconds somebody is still here after the last request."""
_MOST = 10_000  # people remembered; beyond that those who have gone are forgotten
_ANYWAY = 10  # how many seconds until what has not changed is told again: messages may be lost


class Playing(NamedTuple):
    """The public table where somebody plays and looks at now."""

    table: str
    game: str


class Presence(NamedTuple):
    """Of one person at another server."""

    looking: frozenset[str]
    playing: Playing | None


class Online:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._seen: dict[str, float] = {}
        self._news: set[str] = set()
        self._elsewhere: dict[str, dict[str, Presence]] = {}
        """Of each other server: who has tables open there."""
        self._told: Any = None
        self._ticks = 0
        others = registry.others
        others.hear("presence", self._heard)
        others.hear("hello", lambda *_: self._tell_all_again())
        others.every_second(self._tell)
        others.on_gone(self._gone)

    def seen(self, person: str) -> None:
        self._saw(person)
        if self._registry.shared:
            self._news.add(person)

    def _saw(self, person: str) -> None:
        self._seen[person] = monotonic()
        if len(self._seen) > _MOST:
            since = monotonic() - HERE
            self._seen = {one: at for one, at in self._seen.items() if at >= since}

    def here(self, person: str) -> bool:
        if monotonic() - self._seen.get(person, float("-inf")) <= HERE:
            return True
        at_another = any(person in there for there in self._elsewhere.values())
        return at_another or any(room.presence.online(person) for room in self._registry.rooms)

    def looking(self, person: str, table_id: str) -> bool:
        """Whether somebody has that table before their eyes."""
        if self._registry.looking(person, table_id):
            return True
        there = (people.get(person) for people in self._elsewhere.values())
        return any(one is not None and table_id in one.looking for one in there)

    def playing_at(self, person: str) -> Playing | None:
        for room in self._registry.rooms:
            header = room.header
            seated = header.public and any(seat.person == person for seat in header.seats)
            if seated and header.status == "playing" and room.presence.online(person):
                return Playing(header.id, header.game)
        there = (people[person].playing for people in self._elsewhere.values() if person in people)
        return next((one for one in there if one is not None), None)

    # ---- other servers ----
    def _gone(self, server: str) -> None:
        self._elsewhere.pop(server, None)

    def _tell_all_again(self) -> None:
        self._told = None

    def _tell(self) -> None:
        pages = [(room, one) for room in self._registry.rooms for one in room.listeners if one.person is not None]
        there: dict[str, dict[str, Any]] = {}
        for room, page in pages:
            assert page.person is not None
            header, person = room.header, page.person.id
            of = there.setdefault(person, {"looking": [], "playing": None})
            if page.visible:
                of["looking"].append(header.id)
            if header.public and header.status == "playing" and any(seat.person == person for seat in header.seats):
                of["playing"] = [header.id, header.game]
        self._ticks += 1
        news, self._news = sorted(self._news), set()
        if there != self._told or news or self._ticks % _ANYWAY == 0:
            self._told = there
            self._registry.others.tell("presence", there=there, seen=news)

    def _heard(self, server: str, told: Mapping[str, Any]) -> None:
        self._elsewhere[server] = {
            person: Presence(frozenset(one["looking"]), Playing(*one["playing"]) if one["playing"] else None)
            for person, one in told["there"].items()
        }
        for person in told["seen"]:
            self._saw(person)
