"""Who is here: whoever has asked for something in the last minutes, or looks at a table."""

from __future__ import annotations

from ..moments import monotonic
from ..tables.registry import TableRegistry
from ..tables.room import TableRoom

HERE = 180.0
"""Seconds somebody is still here after the last request."""
_MOST = 10_000  # people remembered; beyond that those who have gone are forgotten


class Online:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._seen: dict[str, float] = {}

    def seen(self, person: str) -> None:
        self._seen[person] = monotonic()
        if len(self._seen) > _MOST:
            since = monotonic() - HERE
            self._seen = {one: at for one, at in self._seen.items() if at >= since}

    def here(self, person: str) -> bool:
        if monotonic() - self._seen.get(person, float("-inf")) <= HERE:
            return True
        return any(room.presence.online(person) for room in self._registry.rooms)

    def playing_at(self, person: str) -> TableRoom | None:
        """The public table where somebody plays and looks at now."""
        for room in self._registry.rooms:
            header = room.header
            seated = header.public and any(seat.person == person for seat in header.seats)
            if seated and header.status == "playing" and room.presence.online(person):
                return room
        return None
