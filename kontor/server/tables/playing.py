"""The game: decisions, undo, resignation."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from kontor.kernel import MOST_DECISIONS, IllegalDecision, KontorError
from kontor.match import Match

from ..accounts.people import Person
from ..errors import PlainRefusal, Refused
from ..moments import now
from ..ratings.endings import ending
from ..ratings.rules import notice_stand_in
from ..storage.failures import log_failure
from ..storage.schema import decisions
from .changes import restored_on_failure, uninterrupted
from .clocks.pausing import must_not_be_paused

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
        if room.header.seats[seat].out_of_time is not None or room.clock.is_up():
            raise Refused("time-is-up", 409)
        if room.header.seats[seat].stand_in is not None:
            raise Refused("stand-in-plays", 409)
        must_not_be_paused(room)
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
            room.clock.decided(match.to_move, match.turn)
            if match.over or len(match.played) >= MOST_DECISIONS:
                room.header.status, room.header.result = "over" if match.over else "off", match.scores
            notice_stand_in(room.header, before)
            async with ending(room.store, room.header, match, at) as ended:
                decided = room.insert(match, played, at)
                await room.store.write(decided, *room.writes(), *room.calling.news(), *ended)
    except Exception:
        match.take_back(len(match.played) - 1)
        raise
    room.kept = len(match.played)
    room.tell("decisions", played.number)
    room.tell("scene", [played])
    if room.header.status != "playing" or match.to_move != before:
        room.tell("table")
    room.bots.wake()


class _Undoing(NamedTuple):
    """Whose decision would be undone, and over whose later ones."""

    seat: int
    over: Collection[int] = ()


def _undoing(room: TableRoom, person: Person | None) -> _Undoing | None:
    """Who plays alone with bots goes back to their own last decision, over what the bots have decided since; among
    people only the last decision can be undone. None: it is not this person's."""
    mine, bots = room.seats_of(person), room.bot_names
    if len(mine) == 1 and len(bots) == len(room.header.seats) - 1:
        return _Undoing(mine[0], bots)
    last = room.match.played[-1].seat if room.match and room.match.played else None
    return _Undoing(last) if last is not None and last in mine else None


def why_no_undo(room: TableRoom, person: Person | None) -> str:
    """Why a person can undo nothing (a text key), or empty."""
    match, undoing = room.match, _undoing(room, person)
    if match is None or room.header.status != "playing":
        return "undo-refused-over"
    if not match.played:
        return "undo-nothing"
    if undoing is None:
        return "undo-refused-other"
    if room.header.rated:
        return "rated-no-undo"
    seat = room.header.seats[undoing.seat]
    if seat.resigned:
        return "do-not-play"
    if seat.out_of_time is not None:
        return "time-is-up"
    if seat.stand_in is not None:
        return "stand-in-plays"
    if room.clock.paused is not None:
        return "paused"
    return match.undo_barrier(*undoing)


@uninterrupted
async def undo(room: TableRoom, person: Person | None, number: int, whole_turn: bool) -> int:
    """Undo what a person saw when there were so many decisions; bots may have decided meanwhile. Returns how many are
    left."""
    async with room.lock:
        if room.header.status == "over":
            raise Refused("undo-refused-over", 409)
        match, undoing = room.must_be_playing(), _undoing(room, person)
        over = undoing.over if undoing else ()
        if not 0 <= number <= len(match.played) or any(played.seat not in over for played in match.played[number:]):
            raise Refused("gone-on-undo")
        if why_not := why_no_undo(room, person):
            raise Refused(why_not, 409)
        assert person is not None and undoing is not None
        trial = match.at(len(match.played))
        if whole_turn:
            trial.undo_turn(*undoing)
        else:
            trial.undo(*undoing)
        before, left = len(match.played), len(trial.played)
        gone = decisions.delete().where(decisions.c.table_id == room.header.id, decisions.c.number > left)
        said = [room.chat.undone(person, undoing.seat, before, left)] if over else []
        with restored_on_failure(room):
            room.clock.undone(trial.to_move, trial.turn)
            await room.store.write(gone, *room.writes(), *said, *room.calling.news(match=trial))
        match.take_back(left)
        room.kept = left
        room.bots.stop()
        room.tell("decisions", left + 1)
        room.tell("scene", [])
        room.tell("table")
        room.bots.wake()
    if said:
        try:
            await room.chat.tell(room.listeners)
        except Exception as error:  # it is done all the same; whoever speaks next tells it too
            log_failure("undo could not be told", error, table=room.header.id)
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
            await room.store.write(*room.writes(), *room.calling.news())
        room.tell_new_players()


async def call_off(room: TableRoom) -> None:
    """A game of an earlier version that is longer than any may be."""
    async with room.lock:
        with restored_on_failure(room):
            room.header.status, room.header.result = "off", room.must_be_playing().scores
            await room.store.write(*room.writes(), *room.calling.news())
