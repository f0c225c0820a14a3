"""People: profiles, who follows and blocks whom, invitations, results, ratings.

Games that have ended before get their results here: places by points alone, for how the game breaks ties is not kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def _person(name: str = "person", **more: Any) -> sa.Column[Any]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("people.id"), **more)


def _table() -> sa.Column[Any]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True)


def _at(**more: Any) -> sa.Column[Any]:
    return sa.Column("at", sa.DateTime, nullable=False, **more)


def upgrade() -> None:
    op.add_column("tables", sa.Column("unrated", sa.String(20)))
    shown = [sa.Column(name, sa.String(10), nullable=False) for name in _SHOWN]
    op.create_table("profiles", _person(primary_key=True), *shown, sa.Column("colour", sa.String(12), nullable=False))
    op.create_table("follows", _person(primary_key=True), _person("followed", primary_key=True, index=True), _at())
    op.create_table("blocks", _person(primary_key=True), _person("blocked", primary_key=True, index=True), _at())
    op.create_table(
        "invitations",
        _table(),
        _person(primary_key=True, index=True),
        _person("inviter", nullable=False),
        _at(),
        sa.Column("answer", sa.String(10)),
    )
    results = op.create_table(
        "results",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        _person(index=True),
        sa.Column("bot", sa.String(40)),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("expected", sa.Float, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("opening", sa.String(80)),
        sa.Column("accuracy", sa.Float),
        _at(index=True),
    )
    op.create_table(
        "ratings",
        _person(primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True, index=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        _at(),
    )
    op.create_table(
        "rating_changes",
        _table(),
        _person(primary_key=True, index=True),
        sa.Column("game", sa.String(60), nullable=False),
        *(sa.Column(name, sa.Float, nullable=False) for name in ("mu_before", "sigma_before", "mu", "sigma")),
        _at(),
    )
    _fill_in(results)


_SHOWN = ("profile", "statistics", "history", "presence", "invite")
_FIRST = 60  # among so many decisions everybody has made one
_TABLES = sa.table(
    "tables",
    sa.column("id"),
    sa.column("game"),
    sa.column("seats", sa.JSON),
    sa.column("result", sa.JSON),
    sa.column("position", sa.JSON),
    sa.column("status"),
    sa.column("imported", sa.Boolean),
    sa.column("updated", sa.DateTime),
)
_DECISIONS = sa.table("decisions", sa.column("table_id"), sa.column("number"), sa.column("seat"), sa.column("notation"))


def _fill_in(results: sa.Table) -> None:
    connection = op.get_bind()
    ended = sa.select(_TABLES).where(_TABLES.c.status == "over", _TABLES.c.imported.is_(False))
    for row in connection.execute(ended).mappings().all():
        if row["position"] is None and row["result"]:
            openings = connection.execute(
                sa.select(_DECISIONS.c.seat, _DECISIONS.c.notation)
                .where(_DECISIONS.c.table_id == row["id"], _DECISIONS.c.number <= _FIRST)
                .order_by(_DECISIONS.c.number.desc())
            )
            connection.execute(results.insert(), _rows(row, openings.all()))


def _rows(row: sa.RowMapping, decided: Sequence[Any]) -> list[dict[str, Any]]:
    openings: dict[int, str] = {
        one.seat: one.notation for one in decided
    }  # the first of each seat comes last, and stays
    seats, scores = row["seats"], row["result"]
    at_device = Counter(seat.get("person") for seat in seats)
    winners = [score for score in scores if score == max(scores)]
    return [
        {
            "table_id": row["id"],
            "seat": k,
            "person": seat.get("person") if at_device[seat.get("person")] == 1 else None,
            "bot": seat.get("bot"),
            "game": row["game"],
            "players": len(seats),
            "score": scores[k],
            "place": 1 + sum(score > scores[k] for score in scores),
            "won": 1 / len(winners) if scores[k] == max(scores) else 0.0,
            "expected": 1 / len(seats),
            "rated": False,
            "opening": openings.get(k),
            "accuracy": None,
            "at": row["updated"],
        }
        for k, seat in enumerate(seats)
    ]


def downgrade() -> None:
    for table in ("rating_changes", "ratings", "results", "invitations", "blocks", "follows", "profiles"):
        op.drop_table(table)
    op.drop_column("tables", "unrated")
