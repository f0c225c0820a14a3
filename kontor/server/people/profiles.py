"""A person as another may see them; people by name; the company somebody keeps."""

from __future__ import annotations

import sqlalchemy as sa

from ..accounts.people import Person
from ..contract.people import Company, FollowedPerson, FoundPerson, Part, Profile
from ..ratings.reading import ratings_in, ratings_of
from ..storage.schema import people
from ..storage.store import Store
from .circles import Circles
from .invitations import Invitations
from .online import Online
from .statistics import calendar, games_of, statistics

SHOWN: tuple[Part, ...] = ("profile", "statistics", "history", "presence")
FOUND = 8
"""People in one answer of a search."""
FEWEST_LETTERS = 2


class Profiles:
    def __init__(self, store: Store, circles: Circles, online: Online, invitations: Invitations) -> None:
        self._store, self._circles, self._online, self._invitations = store, circles, online, invitations

    async def profile(self, person: Person, viewer: Person | None, language: str) -> Profile:
        """What is hidden is not even read."""
        sight = await self._circles.sight(viewer, [person.id])
        hidden = [part for part in SHOWN if not sight.may(person.id, part)]
        yourself = viewer is not None and viewer.id == person.id
        own = sight.privacy[person.id]
        row = await self._store.read_one(sa.select(people.c.created).where(people.c.id == person.id))
        since = row["created"].isoformat() + "Z" if row and "profile" not in hidden else None
        counted, listed = "statistics" not in hidden, "history" not in hidden
        playing = self._online.playing_at(person.id) if "presence" not in hidden else None
        return Profile(
            id=person.id,
            name=person.name,
            yourself=yourself,
            guest=person.login is None,
            hidden=hidden,
            hides=[part for part in SHOWN if own.shown_to(part) != "everybody"] if yourself else [],
            following=viewer is not None and person.id in await self._circles.following(viewer),
            blocked=viewer is not None and person.id in await self._circles.blocked_by(viewer.id),
            may_invite=not yourself and viewer is not None and sight.may(person.id, "invite"),
            since=since,
            colour=sight.colour(person.id),
            here=None if "presence" in hidden else self._online.here(person.id),
            table=playing.table if playing else None,
            games=await games_of(self._store, person.id) if counted else None,
            ratings=await ratings_of(self._store, person.id) if counted else [],
            statistics=await statistics(self._store, person.id, language) if counted else [],
            calendar=await calendar(self._store, person.id) if listed else [],
        )

    async def found(self, viewer: Person, begins: str, game: str | None) -> list[FoundPerson]:
        """Accounts whose names begin so and who take invitations from the caller; those who are followed first."""
        begins = " ".join(begins.split())
        if len(begins) < FEWEST_LETTERS:
            return []
        spellings = {begins, begins.lower(), begins.upper(), begins.title()}  # SQLite folds ASCII alone
        named = sa.or_(*(people.c.name.istartswith(one, autoescape=True) for one in spellings))
        query = sa.select(people.c.id, people.c.name).where(
            named, people.c.login.is_not(None), people.c.id != viewer.id
        )
        rows = await self._store.read(query.order_by(people.c.name, people.c.id).limit(10 * FOUND))
        ids = [row["id"] for row in rows]
        sight, following = await self._circles.sight(viewer, ids), set(await self._circles.following(viewer))
        strangers = await self._circles.blocked_by(viewer.id)
        seen = [row for row in rows if sight.may(row["id"], "invite") and row["id"] not in strangers]
        seen = sorted(seen, key=lambda row: row["id"] not in following)[:FOUND]
        rated = await ratings_in(self._store, game, [row["id"] for row in seen]) if game and seen else {}
        return [
            FoundPerson(
                id=row["id"],
                name=row["name"],
                colour=sight.colour(row["id"]),
                here=self._online.here(row["id"]) if sight.may(row["id"], "presence") else None,
                following=row["id"] in following,
                rating=rated.get(row["id"]) if sight.may(row["id"], "statistics") else None,
            )
            for row in seen
        ]

    async def company(self, person: Person) -> Company:
        following, blocked = await self._circles.following(person), await self._circles.blocked_by(person.id)
        names = await self._circles.names(following)
        sight = await self._circles.sight(person, following)
        return Company(
            following=sorted(
                (self._followed(one, names, sight.colour(one), sight.may(one, "presence")) for one in following),
                key=lambda one: (not one.here, one.name.casefold()),
            ),
            followers=await self._circles.followers(person),
            blocked=await self._circles.named(blocked),
            invitations=await self._invitations.of(person),
        )

    def _followed(self, one: str, names: dict[str, str], colour: str, shown: bool) -> FollowedPerson:
        playing = self._online.playing_at(one) if shown else None
        return FollowedPerson(
            id=one,
            name=names[one],
            colour=colour,
            here=self._online.here(one) if shown else None,
            table=playing.table if playing else None,
            game=playing.game if playing else None,
        )
