"""Whom a table calls: when it begins, when it asks somebody, when it is over.

Every change of a table is written together with the calls that follow from it (`news`). What the game asks of somebody
who is looking is not written at all; only if they look away with their turn still open does it stand in the bell, as
seen. So a game among people who sit at it costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa

from kontor.match import Match

from ..calls.bell import TURN, Bell, Call, CallKind
from ..contract.answers import TableStatus
from ..errors import LostTable
from ..storage.failures import log_failure
from ..storage.schema import calls
from ..storage.store import Afterwards, Store, Write
from .places import winners
from .records import Seat
from .together import asked

if TYPE_CHECKING:
    from .room import TableRoom


def _others(seats: Iterable[Seat], person: str) -> list[str]:
    return [seat.name for seat in seats if seat.kind == "person" and seat.person != person]


async def named_anew(store: Store, seats: Mapping[str, Sequence[Mapping[str, Any]]]) -> list[Write]:
    """What people were told at these tables names the others as their seats are called from now on."""
    query = sa.select(calls.c.id, calls.c.person, calls.c.about, calls.c.data).where(calls.c.about.in_(seats))
    writes: list[Write] = []
    for row in await store.read(query):
        names = ", ".join(_others((Seat(**seat) for seat in seats[row["about"]]), row["person"]))
        if row["data"].get("names", names) != names:
            writes.append(calls.update().where(calls.c.id == row["id"]).values(data={**row["data"], "names": names}))
    return writes


class Asked(NamedTuple):
    number: int
    """Since there were so many decisions,"""
    written: tuple[str, ...] = ()
    """and the ids of what is in their bell about it."""


@dataclass(frozen=True)
class Told:
    """How the table stood when it last called."""

    status: TableStatus
    asked: Mapping[str, Asked] = field(default_factory=dict)
    """The people whom the game asks: one, or in a set-up that all do at the same time several."""


class Calling:
    def __init__(self, room: TableRoom, bell: Bell) -> None:
        self._room, self._bell = room, bell
        self._told = Told(room.header.status)

    @property
    def _people(self) -> set[str]:
        return {seat.person for seat in self._room.header.seats if seat.kind == "person" and seat.person}

    def _asked(self, match: Match | None) -> set[str]:
        """The people whom the game asks. Who plays alone, without a clock, keeps nobody waiting."""
        header = self._room.header
        if header.clock is None and len(self._people) < 2:
            return set()
        seats = [header.seats[k] for k in asked(header, match)]
        return {seat.person for seat in seats if seat.played_by is None and seat.person}

    def news(
        self, by: str | None = None, match: Match | None = None, rated: Mapping[str, tuple[int, int]] | None = None
    ) -> list[Write]:
        """What must be written with a change that is made: `by` somebody, who knows of it; as `match` will be, if it is
        not yet so; with what it does to the ratings of people. The caller holds the lock."""
        room, before = self._room, self._told
        header, match = room.header, match or room.match
        people, number = self._asked(match), len(match.played) if match else 0
        called: list[Call] = []
        writes: list[Write] = []
        if before.status == "waiting" and header.status == "playing" and header.tournament is None:  # which tells it
            called += [self.call("begun", who, 0) for who in self._people - {*people, by}]
        if before.status == "playing" and header.status == "over":
            called += [self.call("over", who, number, (rated or {}).get(who)) for who in self._people]
        for who, since in before.asked.items():
            if who not in people and since.written:
                writes += self._bell.ends(who, since.written)
        asked: dict[str, Asked] = {}
        for who in people:
            if who in before.asked:
                asked[who] = before.asked[who]
                continue
            turn = [] if room.presence.looking(who) else [self.call("your-turn", who, number)]
            asked[who] = Asked(number, tuple(one.id for one in turn))
            called += turn
        now = Told(header.status, asked)
        if now != before:
            seen = [one.person for one in called if room.presence.looking(one.person)]
            writes += self._bell.writes(*called, seen=seen)
            writes.append(Afterwards(lambda: self._tell(now)))
        return writes

    def stands_in_bell(self, call: Call) -> None:
        """Something that waits for its person was written: it ends with their turn."""
        if call.kind in TURN and (since := self._told.asked.get(call.person)) is not None:
            written = since._replace(written=(*since.written, call.id))
            self._told = replace(self._told, asked={**self._told.asked, call.person: written})

    def _tell(self, now: Told) -> None:
        self._told = now

    def call(self, kind: CallKind, person: str, number: int, rating: tuple[int, int] | None = None) -> Call:
        header = self._room.header
        others = _others(header.seats, person)
        data: dict[str, str | int] = {"game": header.game, "names": ", ".join(others), "others": len(others)}
        if kind == "over":
            match = self._room.match
            won = winners(header, match) if match else []
            mine = [k for k, seat in enumerate(header.seats) if seat.person == person and not seat.resigned]
            data["won"] = int(any(k in won for k in mine))
        if rating is not None:
            data["before"], data["rating"] = map(str, rating)  # words, or languages would group their digits
        return Call(person, kind, header.id, number, data)

    async def recall(self) -> None:
        """After the table was opened: what stands in the bell, and what should. Nobody else has the table yet."""
        room, table = self._room, self._room.header.id
        open_turns = sa.select(calls.c.id, calls.c.person, calls.c.number).where(
            calls.c.about == table, calls.c.kind.in_(TURN), calls.c.ended.is_(None)
        )
        known: dict[str, Asked] = {}
        for row in await room.store.read(open_turns.order_by(calls.c.number.desc())):  # the turn is before its reminder
            _, written = known.get(row["person"], (0, ()))
            known[row["person"]] = Asked(row["number"], (*written, row["id"]))
        people = self._asked(room.match)
        self._told = Told(room.header.status, {who: since for who, since in known.items() if who in people})
        gone = [(who, since.written) for who, since in known.items() if who not in people]
        stale = [write for who, ids in gone for write in self._bell.ends(who, ids)]
        if writes := [*stale, *self.news()]:
            await room.store.write(*writes)

    # ---- who looks ----
    def came(self, person: str) -> None:
        """Somebody looks at the table: whatever called them here is seen."""
        if person in self._people:
            self._bell.looked(person, self._room.header.id)

    def left(self, person: str) -> None:
        """Nobody looks for this person any more: a turn that is still theirs goes into the bell, as seen."""
        since = self._told.asked.get(person)
        if since is not None and not since.written and not self._room.presence.looking(person):
            self._bell.in_background(self._note(person, since))

    async def _note(self, person: str, since: Asked) -> None:
        room = self._room
        try:
            async with room.lock:
                if self._told.asked.get(person) != since or room.presence.looking(person):
                    return
                call = self.call("your-turn", person, since.number)
                await room.store.write(*self._bell.writes(call, seen=[person]))
                self.stands_in_bell(call)
        except LostTable:
            pass  # whoever has the table now keeps it
        except Exception as error:  # the game is not touched by it
            log_failure("call could not be kept", error, table=room.header.id)
