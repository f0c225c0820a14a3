"""How far somebody has come with the lessons: the steps they have done."""

from __future__ import annotations

import sqlalchemy as sa

from ..moments import now
from ..storage.schema import lesson_steps
from ..storage.store import Store
from .people import Person


class LessonProgress:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: Person | None) -> dict[tuple[str, str], list[str]]:
        """Steps done, by game and lesson; the lesson touched last comes last."""
        if person is None:
            return {}
        query = sa.select(lesson_steps).where(lesson_steps.c.person == person.id).order_by(lesson_steps.c.at)
        found: dict[tuple[str, str], list[str]] = {}
        for row in await self._store.read(query):
            key = row["game"], row["lesson"]
            found[key] = [*found.pop(key, []), row["step"]]
        return found

    async def add(self, person: Person, game: str, lesson: str, step: str) -> None:
        """A step is done; done again, only the moment changes."""
        key = {"person": person.id, "game": game, "lesson": lesson, "step": step}
        same = sa.and_(*(lesson_steps.c[name] == value for name, value in key.items()))
        await self._store.write(
            lesson_steps.delete().where(same),
            lesson_steps.insert().values(**key, at=now()),
        )
