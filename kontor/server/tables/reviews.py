"""Reviews of games that are over: one job for all who ask, kept in the database when it is done."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from typing import Any, Literal

import sqlalchemy as sa
import structlog

from kontor.bots.review import Budget, Review, blank
from kontor.kernel.phrases import Phrases
from kontor.match import Match

from ..accounts.people import Person
from ..contract import answers
from ..errors import Refused, words
from ..moments import now
from ..storage.schema import results, reviews
from ..storage.store import Store, Write
from ..thinking import Thinkers
from .room import TableRoom

log = structlog.get_logger()
_MOST_KEPT = 50  # finished reviews in memory


_NONE = answers.Review(status="none", progress=0.0, values=[], mistakes=[], accuracy=[])


class Job:
    """A review on its way."""

    def __init__(self, match: Match) -> None:
        self.found = blank(match)
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Reviews:
    def __init__(self, store: Store, thinkers: Thinkers, iterations: int) -> None:
        self._store, self._thinkers, self._iterations = store, thinkers, iterations
        self._jobs: dict[str, Job] = {}
        self._ready: dict[str, Review] = {}

    async def start(self, person: Person, room: TableRoom, language: str) -> answers.Review:
        match = room.match
        if match is None or not room.is_open:
            raise Refused("not-over", 409)
        if not room.seats_of(person) and person.id != room.header.host:
            raise Refused("did-not-play", 403)
        if await self._kept(room) is None and self._needed(room):
            await self._thinkers.must_be_ready(match.game.id)
            if self._needed(room) and room.header.id not in self._ready:  # nobody else has begun meanwhile
                self._begin(room.header.id, match)
        return await self.show(room, language, room.you_of(person))

    def _begin(self, table_id: str, match: Match) -> None:
        job = self._jobs[table_id] = Job(match)
        job.task = asyncio.create_task(self._work(table_id, match, job))

    def _needed(self, room: TableRoom) -> bool:
        job = self._jobs.get(room.header.id)
        return job is None or job.failed

    async def show(self, room: TableRoom, language: str, you: int) -> answers.Review:
        """What is known so far, in words; one seat is `you`."""
        match = room.match
        if match is None or not room.is_open:
            return _NONE
        phrases = match.phrases(language, you)
        if (found := await self._kept(room)) is not None:
            return _told("ready", 1.0, found, phrases)
        job = self._jobs.get(room.header.id)
        if job is None:
            return _NONE
        if job.failed:
            return replace(_NONE, status="failed", reason=words(language)("review-failed"))
        progress = round(job.found.done / max(1, len(job.found.judgements)), 4)
        return _told("working", progress, job.found, phrases)

    async def _kept(self, room: TableRoom) -> Review | None:
        table_id = room.header.id
        if table_id not in self._ready and table_id not in self._jobs:
            row = await self._store.read_one(sa.select(reviews.c.found).where(reviews.c.table_id == table_id))
            if row is not None:
                self._remember(table_id, Review.from_kept(row["found"]))
        return self._ready.get(table_id)

    def _remember(self, table_id: str, found: Review) -> None:
        self._ready[table_id] = found
        while len(self._ready) > _MOST_KEPT:
            self._ready.pop(next(iter(self._ready)))

    async def _work(self, table_id: str, match: Match, job: Job) -> None:
        """Ask decision after decision, a few at a time, so that several reviews go on side by side."""
        budget = Budget(self._iterations)
        waiting: set[asyncio.Task[None]] = set()

        async def look(question: Any) -> None:
            judged = await self._thinkers.judge(question, budget)
            job.found.judgements[judged.number - 1] = judged

        try:
            for question in await self._thinkers.questions(match.log()):
                if len(waiting) > self._thinkers.reviews.most:
                    done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                    for task in done:
                        task.result()
                waiting.add(asyncio.create_task(look(question)))
            await asyncio.gather(*waiting)
            await self._store.write(
                reviews.insert().values(
                    table_id=table_id, iterations=self._iterations, found=job.found.kept(), at=now()
                ),
                *_accuracies(table_id, job.found),
            )
        except Exception:
            log.exception("review failed", table=table_id)
            job.failed = True
        else:
            self._remember(table_id, job.found)
            del self._jobs[table_id]
        finally:
            for task in waiting:
                task.cancel()

    def close(self) -> None:
        for job in self._jobs.values():
            if job.task is not None:
                with contextlib.suppress(RuntimeError):  # the loop has ended already
                    job.task.cancel()


def _accuracies(table_id: str, found: Review) -> list[Write]:
    """For the statistics of those who played."""
    return [
        results.update().where(results.c.table_id == table_id, results.c.seat == seat).values(accuracy=round(mark, 1))
        for seat, mark in enumerate(found.accuracy)
        if mark is not None
    ]


def _told(status: Literal["working", "ready"], progress: float, found: Review, phrases: Phrases) -> answers.Review:
    told = found.to_json(phrases)
    mistakes = [
        answers.Mistake(**{**mistake, "better": answers.Better(**mistake["better"])}) for mistake in told["mistakes"]
    ]
    return answers.Review(
        status=status, progress=progress, values=told["values"], mistakes=mistakes, accuracy=told["accuracy"]
    )
