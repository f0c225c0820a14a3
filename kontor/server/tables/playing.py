"""The game: decisions, undo, resignation."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from kontor.kernel import MOST_DECISIONS, IllegalDecision, KontorError
from kontor.match import Match

from ..accounts.people import Person
from ..errors import PlainRefusal, Refused
from ..metrics import decided
from ..moments import now
from ..ratings.endings import ending
from ..ratings.rules import notice_stand_in
from ..storage.schema import decisions
from .changes import restored_on_failure, uninterrupted
from .clocks.pausing import must_not_be_paused
from .together import made_by, owed, play_chosen, seen_by

if TYPE_CHECKING:
    from .room import TableRoom


@uninterrupted
async def play(
    room: TableRoom,
    person: Person | None,
    number: int,
    decision: int | str,
    language: str = "en",
    made: int | None = None,
) -> int:
    """A decision of a person, who has seen so many; in a set-up that all do at the same time, who has `made` so many.
    Returns how many decisions there are now. Refusals are in their language."""
    begun = time.perf_counter()
    async with room.lock:
        match = room.must_be_playing()
        mine, header = room.seats_of(person), room.header
        together = made is not None and len(mine) == 1 and made == made_by(header, match, mine[0])
        if not together and number != len(match.played):
            raise Refused("gone-on-decision", answered=number + 1, asked=len(match.played) + 1)
        seat = mine[0] if together else match.to_move
        if seat is None or seat not in mine or header.seats[seat].resigned:
            raise Refused("not-your-turn", 403)
        if header.seats[seat].out_of_time is not None or seat in room.clock.up:
            raise Refused("time-is-up", 409)
        if header.seats[seat].stand_in is not None:
            raise Refused("stand-in-plays", 409)
        must_not_be_paused(room)
        if seat == match.to_move:
            await keep_decision(room, match, decision, language)
        else:
            await keep_ahead(room, match, seat, decision, language)
        decided("person", begun)
        return len(match.played)


@contextmanager
def _refused_in_words(match: Match, decision: int | str, language: str) -> Iterator[None]:
    try:
        yield
    except IllegalDecision:
        raise PlainRefusal(match.why_not(decision, language=language) or "") from None
    except KontorError as error:
        raise PlainRefusal(str(error)) from None


async def keep_decision(room: TableRoom, match: Match, decision: int | str, language: str = "en") -> None:
    """Try a decision on the match, write it together with what was chosen ahead and follows now, and tell everybody.
    The caller holds the lock."""
    before, count, at = match.to_move, len(match.played), now()
    assert before is not None
    with _refused_in_words(match, decision, language):
        match.play(decision)
    try:
        with restored_on_failure(room):
            play_chosen(room.header, match)
            room.clock.decided(owed(room.header, match))
            if match.over or len(match.played) >= MOST_DECISIONS:
                room.header.status, room.header.result = "over" if match.over else "off", match.scores
            notice_stand_in(room.header, before)
            async with ending(room.store, room.header, match, at) as ended:
                decided = [room.insert(match, played, at) for played in match.played[count:]]
                called = room.calling.news(rated=ended.ratings)
                await room.store.write(*decided, *room.writes(), *called, *ended.writes)
    except Exception:
        match.take_back(count)
        raise
    room.kept = len(match.played)
    room.tell("decisions", count + 1)
    room.tell("scene", match.played[count:])
    if room.header.status != "playing" or match.to_move != before:
        room.tell("table")
    room.bots.wake()


async def keep_ahead(room: TableRoom, match: Match, seat: int, decision: int | str, language: str) -> None:
    """What a seat chooses in the set-up before the game asks it: written as a decision is, and shown to it alone. The
    caller holds the lock."""
    seen, chosen = seen_by(room.header, match, seat), room.header.chosen_ahead(seat)
    if seat not in seen.owing:
        raise Refused("not-your-turn", 403)
    with _refused_in_words(seen, decision, language):
        played = seen.play(decision)
    await _choose_ahead(room, match, seat, [*chosen, played.notation])


async def _choose_ahead(room: TableRoom, match: Match, seat: int, chosen: list[str]) -> None:
    header, fewer = room.header, len(chosen) < len(room.header.chosen_ahead(seat))
    with restored_on_failure(room):
        header.choose_ahead(seat, chosen)
        (room.clock.undone if fewer else room.clock.decided)(owed(header, match))
        await room.store.write(*room.writes(), *room.calling.news())
    room.scenes.forget()
    room.tell_person(header.seats[seat].person, "scene", [])
    room.tell("table")


class _Undoing(NamedTuple):
    """Whose decision would be undone, and over whose later ones."""

    seat: int
    over: Collection[int] = ()


def _undoing(room: TableRoom, person: Person | None) -> _Undoing | None:
    """Who plays alone with bots goes back to their own last decision, over what the bots have decided since; among
    people only the last decision can be undone. None: it is not this person's."""
    mine, bots = room.seats_of(person), room.bot_names
    if (ahead := _ahead(room, person)) is not None:
        return _Undoing(ahead)
    if len(mine) == 1 and len(bots) == len(room.header.seats) - 1:
        return _Undoing(mine[0], bots)
    last = room.match.played[-1].seat if room.match and room.match.played else None
    return _Undoing(last) if last is not None and last in mine else None


def why_no_undo(room: TableRoom, person: Person | None) -> str:
    """Why a person can undo nothing (a text key), or empty."""
    match, undoing = room.match, _undoing(room, person)
    if match is None or room.header.status != "playing":
        return "undo-refused-over"
    ahead = _ahead(room, person)
    if ahead is None and not match.played:
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
    return "" if ahead is not None else match.undo_barrier(*undoing)


def _ahead(room: TableRoom, person: Person | None) -> int | None:
    """The seat of a person that has chosen something ahead: nobody has seen that, so it can be undone."""
    return next((seat for seat in room.seats_of(person) if room.header.chosen_ahead(seat)), None)


@uninterrupted
async def undo(room: TableRoom, person: Person | None, number: int, whole_turn: bool, made: int | None = None) -> int:
    """Undo what a person saw when there were so many decisions; bots may have decided meanwhile. In a set-up that all
    do at the same time, what somebody has chosen ahead, who has `made` so many. Returns how many are left."""
    async with room.lock:
        if made is not None and (seat := _ahead(room, person)) is not None:
            return await _undo_ahead(room, person, seat, whole_turn, made)
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
            room.clock.undone(owed(room.header, trial))
            await room.store.write(gone, *room.writes(trial), *said, *room.calling.news(match=trial))
        match.take_back(left)
        room.kept = left
        room.bots.stop()
        room.tell("decisions", left + 1)
        room.tell("scene", [])
        room.tell("table")
        room.bots.wake()
    if said:
        await room.chat.tell_what_happened(room.listeners)
    return left


async def _undo_ahead(room: TableRoom, person: Person | None, seat: int, whole_turn: bool, made: int) -> int:
    match, chosen = room.must_be_playing(), room.header.chosen_ahead(seat)
    if made != made_by(room.header, match, seat):
        raise Refused("gone-on-undo")
    if why_not := why_no_undo(room, person):
        raise Refused(why_not, 409)
    await _choose_ahead(room, match, seat, [] if whole_turn else chosen[:-1])
    return len(match.played)


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
