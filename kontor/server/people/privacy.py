"""What people show of themselves, to whom. Without a choice of theirs: all but where they are."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any, Literal

import sqlalchemy as sa

from ..contract.people import PrivacySettings, ShownTo
from ..storage.schema import profiles
from ..storage.store import Store

What = Literal["profile", "statistics", "history", "presence", "invite"]
PARTS: tuple[What, ...] = ("profile", "statistics", "history", "presence", "invite")


@dataclass(frozen=True)
class Privacy:
    profile: ShownTo = "everybody"
    statistics: ShownTo = "everybody"
    history: ShownTo = "everybody"
    presence: ShownTo = "followed"
    invite: ShownTo = "everybody"
    colour: str = ""

    def shown_to(self, what: What) -> ShownTo:
        """A hidden profile hides all that stands on it."""
        own: ShownTo = getattr(self, what)
        if what in ("statistics", "history"):
            return max(own, self.profile, key=("everybody", "followed", "nobody").index)
        return own

    def told(self) -> PrivacySettings:
        chosen = asdict(self)
        del chosen["colour"]
        return PrivacySettings(**chosen)


async def privacy_of(store: Store, people: Collection[str]) -> dict[str, Privacy]:
    """Of each of these people."""
    rows = await store.read(sa.select(profiles).where(profiles.c.person.in_(people))) if people else []
    chosen = {row["person"]: Privacy(**{name: row[name] for name in (*PARTS, "colour")}) for row in rows}
    return {person: chosen.get(person, Privacy()) for person in people}


async def keep(store: Store, person: str, **changes: Any) -> Privacy:
    """Change what somebody has chosen."""
    async with store.alone_with("profiles"):
        row = await store.read_one(sa.select(profiles).where(profiles.c.person == person))
        before = (await privacy_of(store, [person]))[person]
        after = Privacy(**{**asdict(before), **changes})
        if row is None:
            await store.write(profiles.insert().values(person=person, **asdict(after)))
        else:
            await store.write(profiles.update().where(profiles.c.person == person).values(**asdict(after)))
        return after
