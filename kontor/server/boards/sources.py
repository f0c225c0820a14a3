"""Where the position of a board is from.

A kind of source is a model of the contract (`contract/boards.py`, with its own `kind`), and a function here or in a
module of its own that finds its position:

    @begins(LessonSource)
    async def lesson(source: LessonSource, asked: Asked) -> Start: ...
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import BaseModel

from kontor.match import Match

from ..accounts.people import Person
from ..contract.answers import Origin
from ..contract.boards import TableSource
from ..errors import Refused
from ..tables.access import must_be_let_in
from ..tables.registry import TableRegistry

S = TypeVar("S", bound=BaseModel)


@dataclass(frozen=True)
class Asked:
    """Who asks for a board, and of whom."""

    registry: TableRegistry
    person: Person | None
    language: str


@dataclass(frozen=True)
class Start:
    """The position a board begins with."""

    match: Match
    """With all its secrets. Nobody else has it: it may be played on."""
    seat: int
    """Who looks at the board: what they may not know is dealt again."""
    seed: int | None
    """Deals it. None: there is nothing to hide (somebody wrote the position down), so all stays as it is."""
    origin: Origin
    """What a table says that goes on from here."""
    before: int = 0
    """How many decisions came before, if those count for whoever looks."""
    for_all: bool = True
    """Whoever looks decides for every seat, and sees what that seat sees; else only for their own."""
    advice: bool = True
    """Whether a bot may say what it would choose."""


Begin = Callable[[Any, Asked], Awaitable[Start]]
_KINDS: dict[type[BaseModel], Begin] = {}


def begins(kind: type[S]) -> Callable[[Callable[[S, Asked], Awaitable[Start]]], Callable[[S, Asked], Awaitable[Start]]]:
    """Boards of that kind of source begin with what the function finds."""

    def register(found: Callable[[S, Asked], Awaitable[Start]]) -> Callable[[S, Asked], Awaitable[Start]]:
        _KINDS[kind] = found
        return found

    return register


async def begin(source: BaseModel, asked: Asked) -> Start:
    return await _KINDS[type(source)](source, asked)


def seed_of(*parts: object) -> int:
    """The same for the same source, so that repeated requests agree; it says nothing about the position."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:7])


@begins(TableSource)
async def table(source: TableSource, asked: Asked) -> Start:
    """Who may see a table may try what comes next: once the game is over, or where hints are allowed."""
    if not (source.id.isascii() and source.id.isalnum()):
        raise Refused("no-table", 404)
    room = await asked.registry.room(source.id)
    must_be_let_in(room.header, asked.person, source.key)
    match = room.must_be_begun()
    if room.header.status == "playing" and not room.header.hints:
        raise Refused("no-board", 409)
    if not 0 <= source.at <= room.kept:
        raise Refused("no-decision", 404, number=source.at, count=room.kept)
    still, seat = match.at(source.at), room.you_of(asked.person)
    if room.is_open:
        if source.seat is not None:
            seat = source.seat
        elif seat < 0:
            seat = match.played[min(source.at, len(match.played) - 1)].seat if match.played else 0
        if not seat < match.players:
            raise Refused("no-seat", 404, seat=seat + 1)
    elif source.seat not in (None, seat):
        raise Refused("not-your-seat", 403)
    seed = seed_of(source.kind, source.id, source.at, seat, source.deal)
    origin = Origin(kind=source.kind, id=source.id, at=source.at, tried=0)
    people = {seat.person for seat in room.header.seats if seat.kind == "person"}
    uncounted = room.header.status != "playing" or len(people) == 1  # hints among people are counted, at the table
    return Start(still, seat, seed, origin, source.at, advice=uncounted)
