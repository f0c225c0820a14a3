"""Vacations: so many days a year a person may be away, and clocks of days stand still for them meanwhile.

When one begins and ends is a matter of the calendar, so the clock on the wall says it; how much time is left is not.
Who is away changes only when the alarms look (`change_over`), after all clocks it concerns were counted until then.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

import sqlalchemy as sa

from ...accounts.people import Person
from ...cluster.others import NOBODY, Others
from ...contract.clocks import Vacation, VacationDays
from ...errors import Refused
from ...moments import now
from ...storage.schema import vacations
from ...storage.store import Store

YEAR = timedelta(days=365)
DAY = timedelta(days=1)
LONGER = timedelta(hours=1)
"""So much longer than its days a vacation may be: when summer time ends, one of them has 25 hours."""


@dataclass(frozen=True)
class Away:
    id: str
    person: str
    begins: datetime
    ends: datetime

    @property
    def days(self) -> int:
        lasts = self.ends - self.begins
        return max(-((LONGER - lasts) // DAY), int(lasts > timedelta()))

    def lasts(self, moment: datetime) -> bool:
        return self.begins <= moment < self.ends

    def told(self, moment: datetime) -> Vacation:
        return Vacation(
            id=self.id,
            begins=self.begins.isoformat() + "Z",
            ends=self.ends.isoformat() + "Z",
            days=self.days,
            now=self.lasts(moment),
        )


class Vacations:
    def __init__(self, store: Store, days_a_year: int, others: Others = NOBODY) -> None:
        self._store, self.days_a_year, self._others = store, days_a_year, others
        others.hear("vacations", lambda *_: self._read(now()))
        others.on_missed(lambda: self._read(now()))
        self._planned: dict[str, Away] = {}
        """Those that are not over, of everybody."""
        self._away: dict[str, datetime] = {}
        """Who is away, until when."""

    async def load(self, until: datetime | None = None) -> None:
        """As it was when there was a server last: what has changed over since is due now, as if it just happened."""
        moment = min(until or now(), now())
        await self._read(moment)
        self._away = self._lasting(moment)

    async def _read(self, moment: datetime) -> None:
        rows = await self._store.read(sa.select(vacations).where(vacations.c.ends > moment))
        self._planned = {row["id"]: Away(**row) for row in rows}

    # ---- who is away ----
    def is_away(self, person: str | None) -> bool:
        return person in self._away

    def until(self, person: str | None) -> datetime | None:
        return self._away.get(person or "")

    def _lasting(self, moment: datetime) -> dict[str, datetime]:
        found = dict[str, datetime]()
        for one in self._planned.values():
            if one.lasts(moment):
                found[one.person] = max(one.ends, found.get(one.person, one.ends))
        return found

    def changing(self) -> set[str]:
        """Whose vacation has begun, ended or changed since the last `change_over`."""
        if not self._planned and not self._away:
            return set()
        lasting = self._lasting(now())
        return {who for who in lasting.keys() | self._away.keys() if lasting.get(who) != self._away.get(who)}

    def change_over(self) -> None:
        moment = now()
        self._away = self._lasting(moment)
        self._planned = {key: one for key, one in self._planned.items() if one.ends > moment}

    # ---- one's own ----
    async def of(self, person: Person | None) -> VacationDays:
        moment = now()
        counted = await self._counted(person) if person else []
        return VacationDays(
            a_year=self.days_a_year,
            left=max(0, self.days_a_year - _days(counted)),
            vacations=[one.told(moment) for one in counted if one.ends > moment],
        )

    async def plan(self, person: Person, begins: datetime, ends: datetime) -> VacationDays:
        moment = now()
        begins = max(begins, moment)  # nothing is given back of what has passed
        if not begins < ends:
            raise Refused("vacation-ends")
        if ends > moment + YEAR:
            raise Refused("vacation-far")
        counted, wished = await self._counted(person), Away(secrets.token_hex(8), person.id, begins, ends)
        if any(one.begins < ends and begins < one.ends for one in counted):
            raise Refused("vacation-overlaps", 409)
        left = self.days_a_year - _days(counted)
        if wished.days > left:
            raise Refused("vacation-too-long", 409, days=wished.days, left=max(0, left))
        await self._store.write(
            vacations.insert().values(id=wished.id, person=person.id, begins=begins, ends=ends),
        )
        self._planned[wished.id] = wished
        self._others.tell("vacations")
        return await self.of(person)

    async def end(self, person: Person, vacation: str) -> VacationDays:
        """Back early: what was not used may be used later. One that has not begun is as if never planned."""
        found = self._planned.get(vacation)
        if found is None or found.person != person.id:
            raise Refused("no-vacation", 404)
        own, moment = vacations.c.id == vacation, now()
        if found.begins >= moment:
            await self._store.write(vacations.delete().where(own))
            del self._planned[vacation]
        else:
            await self._store.write(vacations.update().where(own).values(ends=moment))
            self._planned[vacation] = Away(found.id, found.person, found.begins, moment)
        self._others.tell("vacations")
        return await self.of(person)

    async def _counted(self, person: Person) -> list[Away]:
        """Those that count for this year: begun within the last one, or still to come."""
        mine = vacations.c.person == person.id, vacations.c.begins > now() - YEAR
        rows = await self._store.read(sa.select(vacations).where(*mine).order_by(vacations.c.begins))
        return [Away(**row) for row in rows]


def _days(counted: Iterable[Away]) -> int:
    return sum(one.days for one in counted)
