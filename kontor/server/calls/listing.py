"""What the bell of a person shows: what waits for them first, then the newest. A turn that was made is no news."""

from __future__ import annotations

import sqlalchemy as sa

from ..contract.calls import BellCall, BellView
from ..moments import now
from ..storage.schema import calls, seatings, tables
from ..storage.store import Store
from .bell import TURN
from .choices import Choices
from .hours import quiet_until
from .telling import told

SHOWN = 40


class Listing:
    def __init__(self, store: Store, choices: Choices) -> None:
        self._store, self._choices = store, choices

    async def of(self, person: str, language: str) -> BellView:
        waits = sa.and_(calls.c.ended.is_(None), sa.or_(calls.c.kind.in_(TURN), _still_invited()))
        made = sa.and_(calls.c.kind.in_(TURN), calls.c.ended.is_not(None))
        mine = sa.select(calls, waits.label("waits")).where(calls.c.person == person, sa.not_(made))
        rows = await self._store.read(mine.order_by(waits.desc(), calls.c.at.desc()).limit(SHOWN))
        quiet = (await self._choices.of(person)).quiet
        return BellView(
            waiting=len({row["about"] for row in rows if row["waits"]}),
            fresh=sum(row["read"] is None for row in rows),
            calls=[_shown(row, language) for row in rows],
            quiet=[quiet.begin, quiet.end] if quiet else None,
        )

    async def heard(self, person: str, view: BellView, rings: list[str]) -> list[str]:
        """Which of those that have just come are to be heard in the page."""
        chosen = await self._choices.of(person)
        if not rings or not chosen.browser.on or quiet_until(chosen, now()) is not None:
            return []
        kinds = chosen.browser.kinds
        return [call.id for call in view.calls if call.id in rings and call.kind in kinds and not call.read]


def _still_invited() -> sa.ColumnElement[bool]:
    """Until the game begins, or whoever is invited sits down, by whatever way they came."""
    open_table = sa.exists().where(tables.c.id == calls.c.about, tables.c.status == "waiting")
    sits = sa.exists().where(seatings.c.table_id == calls.c.about, seatings.c.person == calls.c.person)
    return sa.and_(calls.c.kind == "invited", open_table, sa.not_(sits))


def _shown(row: sa.RowMapping, language: str) -> BellCall:
    said = told(row["kind"], row["about"], row["data"], language)
    return BellCall(
        id=row["id"],
        kind=row["kind"],
        about=row["about"],
        game=said.game,
        title=said.title,
        line=said.line,
        path=said.path,
        at=row["at"].isoformat() + "Z",
        read=row["read"] is not None,
        waits=bool(row["waits"]),
    )
