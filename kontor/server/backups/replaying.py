"""Whether a back-up is worth keeping: every game in it is played again by the rules, from its first decision, and must
come to what was stored of it."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import groupby
from typing import Any, Literal, NamedTuple

import orjson

from kontor.kernel import KontorError, game
from kontor.match import Match
from kontor.workers import done_by_all

from ..tables.records import Header, Seat
from .file import Backup, Row

_AT_A_TIME = 20  # games that a process is handed
_TOGETHER = 1000  # games in memory


@dataclass(frozen=True)
class Finding:
    """How a game went."""

    table: str
    kind: Literal["same", "different", "other rules"]
    """`other rules`: the rules have changed for it since, and it cannot be played by those of now."""
    reason: str = ""


class _Stored(NamedTuple):
    table: Row
    decisions: list[Row]


def replayed(backup: Backup, processes: int | None = None) -> Iterator[Finding]:
    """All games that have begun, on all cores."""
    games = _stored(backup)
    while some := [one for one, _ in zip(games, range(_TOGETHER), strict=False)]:
        jobs = [some[first : first + _AT_A_TIME] for first in range(0, len(some), _AT_A_TIME)]
        for findings in done_by_all(_replay_all, jobs, processes):
            yield from findings


def begun(backup: Backup) -> dict[str, Row]:
    """Tables where everybody sits. Games of which nothing was decided yet are among them: they must open, too."""
    every = {row["id"]: row for row in backup.rows("tables") if row["status"] != "waiting"}
    return {of: row for of, row in every.items() if all(seat["kind"] != "open" for seat in orjson.loads(row["seats"]))}


def _stored(backup: Backup) -> Iterator[_Stored]:
    left = begun(backup)
    for table_id, rows in groupby(backup.rows("decisions"), key=lambda row: row["table_id"]):
        decisions = list(rows)
        if (row := left.pop(table_id, None)) is not None:
            yield _Stored(row, decisions)
    for row in left.values():
        yield _Stored(row, [])


def _replay_all(games: Sequence[_Stored]) -> list[Finding]:
    return [_replay(*stored) for stored in games]


def _replay(row: Row, decisions: Sequence[Row]) -> Finding:
    table = row["id"]
    try:
        header = _header(row)
        changed = game(header.game).changed_since(header.rules, len(header.seats), header.options) is not None
        reason = _difference(header, decisions)
    except (KontorError, ValueError, TypeError, KeyError) as error:
        changed = False
        reason = str(error) or type(error).__name__
    if not reason:
        return Finding(table, "same")
    return Finding(table, "other rules" if changed else "different", reason)


def _header(row: Row) -> Header:
    """Of whatever version: what it did not know has its default."""
    known = {field.name for field in fields(Header)}
    values: dict[str, Any] = {name: value for name, value in row.items() if name in known}
    for name in ("options", "seats", "result", "position", "origin", "coach", "clock", "ahead"):
        if values.get(name) is not None:
            values[name] = orjson.loads(values[name])
    names = {field.name for field in fields(Seat)}
    seats = [Seat(**{name: value for name, value in seat.items() if name in names}) for seat in values["seats"]]
    return Header(**{**values, "seats": seats})


def _difference(header: Header, decisions: Sequence[Row]) -> str:
    """Where the game goes another way than it is stored, or empty."""
    names = [seat.name for seat in header.seats]
    match = Match.restored(
        header.game, names, header.seed, header.options, (), (), header.position, header.rules, header.chance_key
    )
    for number, row in enumerate(decisions, 1):
        if row["number"] != number:
            return f"Decision {number} is missing."
        played = match.play(row["notation"])  # whatever is not legal says so itself
        if (played.seat, played.turn) != (row["seat"], row["turn"]):
            return f"Decision {number} was made by another seat or in another turn."
        snapshot = None if row["state"] is None else base64.b64decode(row["state"])
        if snapshot not in (None, match.snapshot_due()) and _is_used(match, snapshot):
            return f"The state after decision {number} is another."
    if (header.status == "over") != match.over:
        return "It is not over." if header.status == "over" else "It is over, and is stored as if it were not."
    if header.status == "over" and header.result != match.scores:
        return f"The result is {match.scores}, and {header.result} was stored."
    return ""


def _is_used(match: Match, snapshot: bytes) -> bool:
    """Whether the server would go on from that state; those of other versions it makes anew."""
    return match.rules == match.game.version and len(snapshot) == match.game.state.SIZE
