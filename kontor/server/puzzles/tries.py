"""Who tried which puzzle, and the ratings that come of it. The first try counts; later ones are practice."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import sqlalchemy as sa

from kontor.learn.puzzles import Puzzle

from ..moments import now
from ..storage.schema import puzzle_ratings, puzzle_tries
from ..storage.store import Statement, Store
from .rating import NEWCOMER, Rating, first_of, tried


@dataclass(frozen=True)
class Try:
    choice: str
    """In notation; empty: only the hint was taken so far."""
    solved: bool
    hint: bool
    change: float
    """Of the person's rating."""


class Tries:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_at_a_time = asyncio.Lock()  # what is read for a rating is still true when it is written

    async def of(self, person: str | None, game: str | None = None) -> dict[tuple[str, str], Try]:
        """All tries of a person (in a game), by game and puzzle."""
        if person is None:
            return {}
        query = sa.select(puzzle_tries).where(puzzle_tries.c.person == person)
        if game is not None:
            query = query.where(puzzle_tries.c.game == game)
        return {
            (row["game"], row["puzzle"]): Try(row["choice"], row["solved"], row["hint"], row["change"])
            for row in await self._store.read(query)
        }

    async def rating(self, person: str | None, game: str) -> Rating:
        return await self._rating(game, "person", person or "") or NEWCOMER

    async def ratings(self, person: str | None) -> dict[str, Rating]:
        """Of a person, by game, where there is one."""
        one = (puzzle_ratings.c.kind == "person") & (puzzle_ratings.c.id == (person or ""))
        rows = await self._store.read(sa.select(puzzle_ratings).where(one))
        return {row["game"]: Rating(row["mu"], row["sigma"]) for row in rows}

    async def puzzle_rating(self, puzzle: Puzzle) -> Rating:
        return await self._rating(puzzle.game, "puzzle", puzzle.id) or first_of(puzzle.rating)

    async def take_hint(self, person: str, puzzle: Puzzle) -> None:
        """Remembered before it is told; whoever has tried already loses nothing by it."""
        async with self._one_at_a_time:
            if (puzzle.game, puzzle.id) not in await self.of(person, puzzle.game):
                await self._store.write(self._row(person, puzzle, Try("", False, True, 0.0)))

    async def rate(self, person: str, puzzle: Puzzle, choice: str) -> Try | None:
        """The rated try of a person; None: there was one already."""
        async with self._one_at_a_time:
            before = (await self.of(person, puzzle.game)).get((puzzle.game, puzzle.id))
            if before is not None and before.choice:
                return None
            own, theirs = await self.rating(person, puzzle.game), await self.puzzle_rating(puzzle)
            hint, solved = before is not None, choice == puzzle.best
            after, puzzle_after = tried(own, theirs, solved, hint)
            made = Try(choice, solved, hint, after.mu - own.mu)
            try:
                await self._store.write(
                    self._row(person, puzzle, made, known=before is not None),
                    *await self._rated(puzzle.game, "person", person, after),
                    *await self._rated(puzzle.game, "puzzle", puzzle.id, puzzle_after),
                )
            except sa.exc.IntegrityError:  # another server was faster
                return None
            return made

    def _row(self, person: str, puzzle: Puzzle, made: Try, known: bool = False) -> Statement:
        values = {**vars(made), "at": now()}
        if not known:
            return puzzle_tries.insert().values(person=person, game=puzzle.game, puzzle=puzzle.id, **values)
        own = (puzzle_tries.c.person == person) & (puzzle_tries.c.game == puzzle.game)
        return puzzle_tries.update().where(own & (puzzle_tries.c.puzzle == puzzle.id)).values(**values)

    async def _rating(self, game: str, kind: str, name: str) -> Rating | None:
        row = await self._store.read_one(sa.select(puzzle_ratings).where(_key(game, kind, name)))
        return None if row is None else Rating(row["mu"], row["sigma"])

    async def _rated(self, game: str, kind: str, name: str, rating: Rating) -> list[Statement]:
        values = {"mu": rating.mu, "sigma": rating.sigma}
        if await self._rating(game, kind, name) is None:
            return [puzzle_ratings.insert().values(game=game, kind=kind, id=name, **values)]
        return [puzzle_ratings.update().where(_key(game, kind, name)).values(**values)]


def _key(game: str, kind: str, name: str) -> sa.ColumnElement[bool]:
    columns = puzzle_ratings.c
    return (columns.game == game) & (columns.kind == kind) & (columns.id == name)
