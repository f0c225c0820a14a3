"""The coach of a guided game: what matters now, what a costly decision overlooked, at the end what to try next time.

He looks at a decision after it was kept, in a process of his own, when his player asks: nobody waits for him. What he
found costly is kept with the table; what was undone since is no longer told.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Any

import structlog

from kontor.bots.review import Judgement
from kontor.learn.coach import Coach, from_kept, is_costly, kept, question, three_things
from kontor.match import Match, Played

from ..accounts.people import Person
from ..contract import answers
from ..errors import NotReady, Refused, words
from ..storage.failures import log_failure

if TYPE_CHECKING:
    from .room import TableRoom

log = structlog.get_logger()


class Coaching:
    def __init__(self, room: TableRoom) -> None:
        self._room = room
        self._coach: Coach | None = None
        self._looked_at: dict[int, Played] = {}
        self._looking: asyncio.Task[None] | None = None
        self._waiting = ""
        """Why he cannot look yet: a text key."""

    async def ask(self, person: Person | None, language: str, patience: float = 0.0) -> answers.Coaching:
        """What he has to say to the player of the table; with patience, after he has looked, if that is soon."""
        async with self._room.lock:  # a decision that is not on disk yet is not spoken of
            match, seat = self._may_ask(person)
            looking = self._look(match, seat)
        if looking is not None and patience > 0:
            await asyncio.wait({looking}, timeout=patience)
        async with self._room.lock:
            return self._told(match, seat, language)

    def _may_ask(self, person: Person | None) -> tuple[Match, int]:
        room = self._room
        match, mine = room.must_be_begun(), room.seats_of(person)
        if room.header.coach is None:
            raise Refused("no-coach", 409)
        if len(mine) != 1:
            raise Refused("do-not-play", 403)
        return match, mine[0]

    @property
    def at_work(self) -> bool:
        return self._looking is not None and not self._looking.done()

    # ---- looking at decisions ----
    def _look(self, match: Match, seat: int) -> asyncio.Task[None] | None:
        if self.at_work:
            return self._looking
        if not self._not_looked_at(match, seat):
            return None
        self._looking = asyncio.create_task(self._look_at_all(match, seat))
        return self._looking

    def _not_looked_at(self, match: Match, seat: int) -> list[Played]:
        return [one for one in _last_turn(match, seat) if self._looked_at.get(one.number) is not one]

    async def _look_at_all(self, match: Match, seat: int) -> None:
        """Decision by decision, also those that are made meanwhile."""
        thinkers, iterations = self._room.thinkers, self._room.policy.coach_iterations
        try:
            await thinkers.must_be_ready(match.game.id)
            self._waiting = ""
            while left := self._not_looked_at(match, seat):
                played = left[0]
                try:
                    judged = await thinkers.look_at(question(match, played.number), iterations)
                except TimeoutError:
                    log.warning("coach took too long", table=self._room.header.id, decision=played.number)
                    judged = None
                self._looked_at[played.number] = played
                if judged is not None and is_costly(judged):
                    await self._keep(match, played, judged)
        except NotReady:
            self._waiting = "coach-compiling"
        except Refused as refused:
            self._waiting = refused.key
        except Exception as error:
            log_failure("coach failed", error, table=self._room.header.id)
            for played in self._not_looked_at(match, seat):  # what failed once would fail again
                self._looked_at[played.number] = played

    async def _keep(self, match: Match, played: Played, judged: Judgement) -> None:
        room, number = self._room, played.number
        async with room.lock:
            if len(match.played) < number or match.played[number - 1] is not played or room.header.coach is None:
                return  # undone meanwhile
            room.header.coach.append({"past": _past(match, number), **kept(judged)})
            await room.store.write(*room.writes())

    def _costly(self, match: Match) -> list[Judgement]:
        """What was found costly in the game as it stands: after an undo other decisions may bear the same numbers."""
        found: dict[int, Judgement] = {}
        for entry in self._room.header.coach or ():
            number = entry["number"]
            if number <= len(match.played) and entry["past"] == _past(match, number):
                found[number] = from_kept(entry)
        return list(found.values())

    # ---- telling ----
    def _told(self, match: Match, seat: int, language: str) -> answers.Coaching:
        if self._coach is None:
            self._coach = Coach(match, seat)
        phrases, costly = match.phrases(language, seat), self._costly(match)
        line = self._coach.now() if self._room.header.status == "playing" else None
        lately = {one.number for one in _last_turn(match, seat)}
        worst = max((one for one in costly if one.number in lately), key=lambda one: one.cost, default=None)
        told = three_things(match, seat, costly, phrases) if match.over else []
        return answers.Coaching(
            number=len(match.played),
            now=line.text(phrases) if line else None,
            looking=self.at_work,
            waiting=words(language)(self._waiting, **self._about_waiting()) if self._waiting else None,
            overlooked=None if worst is None else _overlooked(match, worst, language, seat),
            tips=[answers.TryNextTime(text=tip.text, number=tip.decision) for tip in told],
        )

    def _about_waiting(self) -> dict[str, Any]:
        return {"game": self._room.header.game} if self._waiting == "rules-not-ready" else {}

    def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()


def _last_turn(match: Match, seat: int) -> list[Played]:
    """The decisions of a seat since its last turn began."""
    own = [one for one in match.played if one.seat == seat]
    return [one for one in own if one.turn == own[-1].turn]


def _past(match: Match, number: int) -> str:
    """A short sign of all decisions up to a number."""
    return hashlib.sha256(" ".join(str(one.action) for one in match.played[:number]).encode()).hexdigest()[:16]


def _overlooked(match: Match, judged: Judgement, language: str, seat: int) -> answers.Overlooked:
    phrases = match.phrases(language, seat)
    assert judged.better is not None and judged.action is not None and judged.outlook is not None
    notation, better = match.game.actions.notation, judged.better
    return answers.Overlooked(
        mistake=answers.Mistake(
            number=judged.number,
            seat=judged.seat,
            notation=notation(judged.action),
            words=phrases.choice(judged.action),
            cost=round(judged.cost, 4),
            value=round(judged.value, 4),
            better=answers.Better(
                action=better.action,
                notation=notation(better.action),
                words=phrases.choice(better.action),
                values=[round(value, 4) for value in better.values],
                line=judged.outlook.sentences(phrases),
            ),
        ),
        targets=match.game.decisions.targets(match.at(judged.number - 1).hidden(seat), better.action),
    )
