"""What people at tables were told and promised, and whether the rows of the database bear it out: the memory and the
judge of `bench/faults.py`."""

from __future__ import annotations

import hashlib
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import orjson

from kontor.kernel import KontorError
from kontor.match import SPECTATOR, Match
from kontor.server.backups.replaying import _header
from kontor.server.tables.records import Header
from kontor.server.tables.scenes import Scenes
from kontor.server.tables.views import decision_views, played_views

STALL = 15.0  # seconds in which nothing is decided at a table, from which on it is told what happened meanwhile


# ---- what people were told ----
Key = tuple[str, int, int]
"""Table, viewer, and how many decisions there were."""
Heard = defaultdict[Key, defaultdict[Any, set[bytes]]]
"""What came then, hashed; by something else that it depends on."""


def nothing_heard() -> Heard:
    return defaultdict(lambda: defaultdict(set))


@dataclass
class Record:
    """What people know."""

    decided: list[tuple[str, int, int | None, int, str]] = field(default_factory=list)
    """Table, seat, how many the seat had made (in a set-up of all), how many there were, notation."""
    said: list[tuple[str, str]] = field(default_factory=list)
    tried: Counter[str] = field(default_factory=Counter)
    """What was said, acknowledged or not."""
    wished: Counter[tuple[str, int, str]] = field(default_factory=Counter)
    """How often a seat of a table has asked for a decision, acknowledged or not."""
    shown: Heard = field(default_factory=nothing_heard)
    """Scenes, by how many decisions the viewer had made in a set-up of all."""
    played: Heard = field(default_factory=nothing_heard)
    """What was told with scenes of the decisions from a number on."""
    told: Heard = field(default_factory=nothing_heard)
    """Decisions in words from a number on, of messages and histories."""
    logs: defaultdict[tuple[str, int], set[bytes]] = field(default_factory=lambda: defaultdict(set))
    """Of table and viewer."""
    refused: Counter[str] = field(default_factory=Counter)
    last: dict[str, float] = field(default_factory=dict)
    """When something was decided at a table."""
    waited: float = 0.0
    """The longest time in which nothing was decided at a table."""
    stalls: list[tuple[str, float, float]] = field(default_factory=list)
    """At which table, from when to when."""
    events: list[tuple[float, str]] = field(default_factory=list)
    """What people and faults met."""
    games: int = 0
    scenes: int = 0
    read: int = 0
    """Histories and logs."""

    def note(self, what: str) -> None:
        self.events.append((time.monotonic(), what))

    def decided_at(self, table: str) -> None:
        at = time.monotonic()
        last = self.last.get(table, at)
        self.waited = max(self.waited, at - last)
        if at - last > STALL:
            self.stalls.append((table, last, at))
        self.last[table] = at


def hashed(told: Any) -> bytes:
    """Of what came as JSON."""
    return hashlib.blake2b(orjson.dumps(told, option=orjson.OPT_SORT_KEYS), digest_size=16).digest()


def hashed_as_sent(made: Any) -> bytes:
    """Of what would be sent."""
    return hashed(orjson.loads(orjson.dumps(made)))


# ---- what became of it ----
async def check(record: Record, database: str) -> list[str]:
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        tables = {row["id"]: row for row in await connection.fetch("SELECT * FROM tables")}
        decisions: dict[str, list[Any]] = {one: [] for one in tables}
        for row in await connection.fetch("SELECT * FROM decisions ORDER BY table_id, number"):
            decisions[row["table_id"]].append(row)
        said = Counter(row["text"] for row in await connection.fetch("SELECT text FROM chat WHERE undone IS NULL"))
    finally:
        await connection.close()
    wrong = [f"said and lost: {text}" for _, text in record.said if not said[text]]
    rows = Counter((table, row["seat"], row["notation"]) for table, played in decisions.items() for row in played)
    wrong += [f"decided more often than asked: {what} {n}" for what, n in rows.items() if n > record.wished[what]]
    wrong += [f"said twice: {text}" for text, count in said.items() if count > max(1, record.tried[text])]
    for table, seat, made, number, notation in record.decided:
        played = decisions.get(table, [])
        if made is None:
            there = [row["notation"] for row in played if row["number"] == number + 1 and row["seat"] == seat]
        else:
            ahead = orjson.loads(tables[table]["ahead"] or "null") if table in tables else None
            all_of_seat = [row["notation"] for row in played if row["seat"] == seat] + (ahead[seat] if ahead else [])
            there = all_of_seat[made : made + 1]
        if there != [notation]:
            wrong.append(f"decided and lost: {table} {seat} {made} {number} {notation}: {there}")
    for table, row in tables.items():
        wrong += replayed(_header(dict(row)), decisions[table], record)
    return wrong


def replayed(header: Header, decisions: list[Any], record: Record) -> Iterator[str]:
    """Whatever is not legal, and whatever somebody was shown that the rules do not let them see."""
    if any(seat.kind == "open" for seat in header.seats):
        return
    names = [seat.name for seat in header.seats]
    match = Match.restored(
        header.game, names, header.seed, header.options, (), (), header.position, header.rules, header.chance_key
    )
    for number in range(len(decisions) + 1):
        if number:
            row = decisions[number - 1]
            try:
                played = match.play(row["notation"])
            except KontorError as error:
                yield f"not legal: {header.id} {number} {row['notation']}: {error}"
                return
            if (played.seat, row["number"]) != (row["seat"], number):
                yield f"another seat or number: {header.id} {number}"
        yield from _known_otherwise(header, match, decisions, record)
    for viewer in (SPECTATOR, *range(len(names))):
        if record.logs[header.id, viewer]:
            yield f"log otherwise: {header.id} to {viewer}"


def _known_otherwise(header: Header, match: Match, decisions: list[Any], record: Record) -> Iterator[str]:
    """What somebody was shown or told after so many decisions, and should not have been."""
    number = len(match.played)
    for viewer in (SPECTATOR, *range(len(header.seats))):
        key, ears = (header.id, viewer, number), None if match.over else viewer
        for made, shown in record.shown[key].items():
            then = replace(header, ahead=None)
            if made is not None:  # a set-up of all: with what this seat, and nobody else, has chosen ahead
                of_seat = [row["notation"] for row in decisions if row["seat"] == viewer]
                played = sum(one.seat == viewer for one in match.played)
                then.choose_ahead(viewer, (of_seat + header.chosen_ahead(viewer))[played:made])
            if shown != {hashed_as_sent(Scenes(then).of(match, viewer, "en").json)}:
                yield f"shown otherwise: {key} {made}"
        for first, told in record.played[key].items():
            if told != {hashed_as_sent(played_views(match, first, "en", ears, viewer))}:
                yield f"news otherwise: {key} from {first}"
        for first, told in record.told[key].items():
            if told != {hashed_as_sent(decision_views(match, "en", ears, viewer, first, number))}:
                yield f"decisions otherwise: {key} from {first}"
        if (logs := record.logs[header.id, viewer]) and (now := hashed(match.log(ears))) in logs:
            logs.remove(now)
