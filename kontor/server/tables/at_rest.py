"""Tables that are not in memory, from their rows alone: what lists and tournaments show of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from kontor.kernel import Game, KontorError

from ..errors import Refused
from ..storage.schema import clocks, tables
from ..storage.store import Store
from .any_table import AnyTable
from .clocks.uptime import Uptime
from .clocks.vacations import Vacations
from .offers import game_on_offer
from .policy import TablePolicy
from .records import Header
from .standing import Standing

_ROWS = (
    sa.select(tables, clocks.c.state.label("clock_state"), clocks.c.up.label("clock_up"))
    .select_from(tables.outerjoin(clocks, clocks.c.table_id == tables.c.id))
)  # fmt: skip


class TableAtRest(AnyTable):
    """As it would be if it were opened now; nobody looks at it, and nothing is changed here."""

    def __init__(
        self,
        row: sa.RowMapping,
        game: Game,
        policy: TablePolicy,
        vacations: Vacations,
        uptime: Uptime,
        unseen: float = 0.0,
    ) -> None:
        super().__init__(Header.of_row(row), policy, vacations, uptime, unseen)
        self._game = game
        self._standing = None if row["standing"] is None else Standing.of_row(row["standing"])
        if self._standing is not None:
            up = self._standing.up if row["clock_up"] is None else row["clock_up"]
            kept = None if row["clock_state"] is None else {"state": row["clock_state"]}
            self.clock.resume(self.owed, kept, up, uptime.away_since(up))

    @property
    def begun(self) -> bool:
        return self._standing is not None

    @property
    def standing(self) -> Standing | None:
        return self._standing

    def status_text(self, language: str) -> str:
        return "" if self._standing is None else self._standing.said(self._game, language)


async def rows_of(store: Store, ids: Sequence[str]) -> dict[str, sa.RowMapping]:
    """Of these tables all that is told without their games."""
    return {row["id"]: row for row in await store.read(_ROWS.where(tables.c.id.in_(ids)))}


def says_all(row: sa.RowMapping) -> Game | None:
    """The game of a table, if its row tells all that lists must know; None: it must be opened, which may be refused."""
    try:
        game = game_on_offer(row["game"])
    except (KontorError, Refused):
        return None
    seats: list[dict[str, Any]] = row["seats"]
    if any(seat["kind"] == "open" for seat in seats):
        return game  # not begun: there is nothing to tell
    try:
        game.resolve_options(row["options"], row["rules"])
    except KontorError:
        return None
    if game.changed_since(row["rules"], len(seats), row["options"]) is not None or row["standing"] is None:
        return None
    return game if Standing.of_row(row["standing"]).can_be_said(game) else None
