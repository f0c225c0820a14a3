"""Hints: advice for the person who is to move, from what their seat may know. All see how many were given."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from kontor.bots import Hint, bot_seed
from kontor.bots.hints import rounded
from kontor.kernel.phrases import Phrases
from kontor.match import Match, Played

from ..accounts.people import Person
from ..contract import answers
from ..errors import Refused
from ..thinking import Thinkers
from .changes import restored_on_failure, uninterrupted
from .policy import TablePolicy

if TYPE_CHECKING:
    from .room import TableRoom

LONGEST = 2.0  # seconds, whatever the settings say


class _Given(NamedTuple):
    after: Played | None
    hint: Hint


class Hints:
    def __init__(self, room: TableRoom) -> None:
        self._room = room
        self._one_at_a_time = asyncio.Lock()
        self._last: _Given | None = None

    async def ask(self, person: Person, language: str) -> answers.Hint:
        async with self._one_at_a_time:  # asked twice at once: the second finds the answer of the first
            match, seat = self._may_ask(person)
            number, after = len(match.played), match.played[-1] if match.played else None
            given = self._last
            if given is None or given.after is not after or given.hint.seat != seat:
                given = _Given(after, await advice_for(match, seat, self._room.thinkers, self._room.policy))
                await _count_hint(self._room, match, given, number)
                self._last = given
            return hint_view(given.hint, number, match.phrases(language, seat))

    def _may_ask(self, person: Person) -> tuple[Match, int]:
        room = self._room
        match, mine = room.must_be_playing(), room.seats_of(person)
        if not mine:
            raise Refused("do-not-play", 403)
        if not room.header.hints:
            raise Refused("no-hints", 409)
        if not room.is_turn_of(person):
            raise Refused("not-your-turn", 409)
        seat = match.to_move
        if seat is None or seat not in mine:  # the search follows the order of the rules
            raise Refused("hint-not-ahead", 409)
        return match, seat


async def advice_for(match: Match, seat: int, thinkers: Thinkers, policy: TablePolicy) -> Hint:
    """From what the seat may know."""
    view, chance = match.hidden(seat).to_bytes(), bot_seed(match.seed, len(match.played))
    await thinkers.must_be_ready(match.game.id)
    try:
        seconds = min(LONGEST, policy.hint_seconds)
        return await thinkers.advise(match.game.id, view, seat, chance, policy.hint_iterations, seconds)
    except TimeoutError:
        raise Refused("hint-too-long", 503) from None


@uninterrupted
async def _count_hint(room: TableRoom, match: Match, given: _Given, number: int) -> None:
    async with room.lock:
        if number != len(match.played) or (match.played and match.played[-1] is not given.after):
            raise Refused("gone-on", 409)
        with restored_on_failure(room):
            room.header.seats[given.hint.seat].hints_used += 1
            await room.store.write(*room.writes())
        room.tell("table")


def hint_view(hint: Hint, number: int, phrases: Phrases) -> answers.Hint:
    return answers.Hint(
        number=number,
        seat=hint.seat,
        values=rounded(hint.values),
        choices=[
            answers.Advice(
                action=choice.action,
                notation=phrases.game.actions.notation(choice.action),
                words=phrases.choice(choice.action),
                values=rounded(choice.values),
                why=choice.outlook.sentences(phrases),
            )
            for choice in hint.choices
        ],
        iterations=hint.iterations,
        seconds=round(hint.seconds, 3),
    )
