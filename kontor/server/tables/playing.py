"""The game: decisions, undo, resignation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kontor.kernel import MOST_DECISIONS, IllegalDecision, KontorError
from kontor.match import Match

from ..accounts.people import Person, now
from ..errors import PlainRefusal, Refused
from ..storage.schema import decisions
from .changes import restored_on_failure, uninterrupted

if TYPE_CHECKING:
    from .room import TableRoom


@uninterrupted
async def play(room: TableRoom, person: Person | None, number: int, decision: int | str, language: str = "en") -> int:
    """A decision of a person; returns how many decisions there are now. Refusals are in their language."""
    async with room.lock:
        match = room.must_be_playing()
        if number != len(match.played):
            raise Refused("gone-on-decision", answered=number + 1, asked=len(match.played) + 1)
        seat = match.to_move
        if seat is None or seat not in room.seats_of(person) or room.header.seats[seat].resigned:
            raise Refused("not-your-turn", 403)
        if room.header.seats[seat].stand_in is not None:
            raise Refused("stand-in-plays", 409)
        await keep_decision(room, match, decision, language)
        return len(match.played)


async def keep_decision(room: TableRoom, match: Match, decision: int | str, language: str = "en") -> None:
    """Try a decision on the match, write it, and tell everybody. The caller holds the lock."""
    before, at = match.to_move, now()
    assert before is not None
    try:
        played = match.play(decision)
    except IllegalDecision:
        raise PlainRefusal(match.why_not(decision, language=language) or "") from None
    except KontorError as error:
        raise PlainRefusal(str(error)) from None
    try:
        with restored_on_failure(room):
            room.clock.count(before)
            if match.over or len(match.played) >= MOST_DECISIONS:
                room.header.status, room.header.result = "over" if match.over else "off", match.scores
            await room.store.write(room.insert(match, played, at), room.update())
    except Exception:
        match.take_back(len(match.played) - 1)
        raise
    room.kept = len(match.played)
    room.tell("decisions", played.number)
    room.tell("scene", [played])
    if room.header.status != "playing" or match.to_move != before:
        room.tell("table")
    room.bots.wake()


@uninterrupted
async def undo(room: TableRoom, person: Person | None, number: int, whole_turn: bool, language: str = "en") -> int:
    async with room.lock:
        if room.header.status == "over":
            raise Refused("undo-refused-over", 409)
        match = room.must_be_playing()
        if number != len(match.played):
            raise Refused("gone-on-undo")
        seat = match.played[-1].seat if match.played else -1
        if seat not in room.seats_of(person):
            raise Refused("undo-refused-other", 403)
        if room.header.seats[seat].stand_in is not None:
            raise Refused("stand-in-plays", 409)
        trial = match.at(number)
        trial.language = language
        try:
            undone = trial.undo_turn(seat) if whole_turn else [trial.undo(seat)]
        except KontorError as error:
            raise PlainRefusal(str(error)) from None
        left = number - len(undone)
        gone = decisions.delete().where(decisions.c.table_id == room.header.id, decisions.c.number > left)
        await room.store.write(gone, room.update())
        match.take_back(left)
        room.kept = left
        room.bots.stop()
        room.tell("decisions", left + 1)
        room.tell("scene", [])
        room.tell("table")
        room.bots.wake()
        return left


@uninterrupted
async def resign(room: TableRoom, person: Person) -> None:
    """The stand-in plays on, so that the others can finish."""
    async with room.lock:
        room.must_be_playing()
        mine = room.seats_of(person)
        if not mine:
            raise Refused("do-not-play", 403)
        with restored_on_failure(room):
            for k in mine:
                room.header.seats[k].resigned = True
                room.header.seats[k].stand_in = None
            await room.store.write(room.update())
        room.tell_new_players()


async def call_off(room: TableRoom) -> None:
    """A game of an earlier version that is longer than any may be."""
    async with room.lock:
        with restored_on_failure(room):
            room.header.status, room.header.result = "off", room.must_be_playing().scores
            await room.store.write(room.update())
