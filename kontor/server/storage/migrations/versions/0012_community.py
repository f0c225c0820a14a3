"""For people who play together: clocks, calls, profiles, ratings, accounts, care, tournaments.

Games that have ended before get their results here: places by points alone, for how the game breaks ties is not kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

from kontor.server.storage.columns import key, of_person, of_table, optional, required
from kontor.server.storage.migrations.steps import drops

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    _clocks()
    _calls()
    _people()
    _fill_in(_results_and_ratings())
    _accounts()
    _care()
    _tournaments()


def downgrade() -> None:
    drops(
        *("tournament_boards", "tournament_rounds", "tournament_entrants", "tournaments"),
        *("announcements", "audit", "sanctions", "reports", "passkeys", "links", "addresses"),
        *("rating_changes", "ratings", "results", "invitations", "mutes", "blocks", "follows", "profiles"),
        *("deliveries", "push_subscriptions", "call_settings", "calls", "vacations", "clocks"),
    )()
    op.drop_index("ix_people_skeleton", "people")
    for table, columns in _ADDED.items():
        for column in columns:
            op.drop_column(table, column)


_ADDED = {
    "people": ("skeleton", "role"),
    "sessions": ("confirmed", "device"),
    "tables": ("unrated", "tournament", "rated", "clock", "ahead"),
    "chat": ("ran_out",),
}


def _of(name: str, **more: Any) -> sa.Column[str]:
    """Somebody who has a part in it."""
    return sa.Column(name, sa.String(32), sa.ForeignKey("people.id"), **more)


def _indexed(name: str, kind: Any, **more: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, index=True, **more)


def _number() -> sa.Column[int]:
    return sa.Column("id", sa.Integer, primary_key=True, autoincrement=True)


def _clocks() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("ahead", sa.JSON(none_as_null=True)))
    op.add_column("chat", sa.Column("ran_out", sa.JSON(none_as_null=True)))
    op.create_table("clocks", of_table(primary_key=True), *required(state=sa.JSON, at=sa.DateTime))
    op.create_table(
        "vacations",
        *key(id=sa.String(16)),
        of_person(nullable=False, index=True),
        *required(begins=sa.DateTime),
        _indexed("ends", sa.DateTime, nullable=False),
    )


def _calls() -> None:
    op.create_table(
        "calls",
        *key(id=sa.String(32)),
        of_person(nullable=False, index=True),
        *required(kind=sa.String(20), number=sa.Integer, data=sa.JSON),
        _indexed("about", sa.String(32), nullable=False),
        _indexed("at", sa.DateTime, nullable=False),
        *optional(read=sa.DateTime, ended=sa.DateTime),
        _indexed("routed", sa.DateTime),
    )
    op.create_table("call_settings", of_person(primary_key=True), *required(chosen=sa.JSON, outside=sa.Boolean))
    op.create_table(
        "push_subscriptions",
        *key(id=sa.String(32)),
        of_person(nullable=False, index=True),
        *required(endpoint=sa.String(1000), p256dh=sa.String(120), auth=sa.String(60), created=sa.DateTime),
    )
    op.create_table(
        "deliveries",
        sa.Column("call", sa.String(32), sa.ForeignKey("calls.id"), primary_key=True),
        *key(channel=sa.String(10), target=sa.String(32)),
        of_person(nullable=False, index=True),
        *required(state=sa.String(10), tries=sa.Integer, why=sa.String(200)),
        _indexed("due", sa.DateTime),
    )


def _people() -> None:
    shown = {name: sa.String(10) for name in ("profile", "statistics", "history", "presence", "invite")}
    op.create_table("profiles", of_person(primary_key=True), *required(**shown, colour=sa.String(12)))
    for table, other in (("follows", "followed"), ("blocks", "blocked"), ("mutes", "muted")):
        whom = _of(other, primary_key=True, index=True)
        op.create_table(table, of_person(primary_key=True), whom, *required(at=sa.DateTime))
    op.create_table(
        "invitations",
        of_table(primary_key=True),
        of_person(primary_key=True, index=True),
        _of("inviter", nullable=False),
        *required(at=sa.DateTime),
        *optional(answer=sa.String(10)),
    )


def _results_and_ratings() -> sa.Table:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("unrated", sa.String(20)))
    rating = {"mu": sa.Float, "sigma": sa.Float}
    op.create_table(
        "ratings",
        of_person(primary_key=True),
        _indexed("game", sa.String(60), primary_key=True),
        *required(**rating, games=sa.Integer, at=sa.DateTime),
    )
    op.create_table(
        "rating_changes",
        of_table(primary_key=True),
        of_person(primary_key=True, index=True),
        *required(game=sa.String(60), mu_before=sa.Float, sigma_before=sa.Float, **rating, at=sa.DateTime),
    )
    return op.create_table(
        "results",
        of_table(primary_key=True),
        *key(seat=sa.Integer),
        of_person(index=True),
        *optional(bot=sa.String(40), opening=sa.String(80), accuracy=sa.Float),
        *required(game=sa.String(60), players=sa.Integer, score=sa.Integer, place=sa.Integer),
        *required(won=sa.Float, expected=sa.Float, rated=sa.Boolean),
        _indexed("at", sa.DateTime, nullable=False),
    )


def _accounts() -> None:
    op.add_column("people", sa.Column("role", sa.String(20)))
    op.add_column("people", sa.Column("skeleton", sa.String(200)))
    op.create_index("ix_people_skeleton", "people", ["skeleton"])
    op.add_column("sessions", sa.Column("device", sa.String(60), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("confirmed", sa.DateTime))
    op.create_table(
        "addresses",
        of_person(primary_key=True),
        _indexed("address", sa.String(254), nullable=False),
        *optional(verified=sa.DateTime, wanted=sa.String(254)),
    )
    op.create_table(
        "links",
        *key(id=sa.String(64)),
        of_person(nullable=False, index=True),
        *required(kind=sa.String(10), created=sa.DateTime, expires=sa.DateTime),
        *optional(address=sa.String(254)),
    )
    op.create_table(
        "passkeys",
        *key(id=sa.String(64)),
        of_person(nullable=False, index=True),
        *required(credential=sa.LargeBinary, key=sa.LargeBinary, count=sa.BigInteger, transports=sa.JSON),
        *required(name=sa.String(40), created=sa.DateTime),
        *optional(used=sa.DateTime),
    )


def _care() -> None:
    op.create_table(
        "reports",
        _number(),
        _of("reporter", index=True),
        of_person(index=True),
        _of("handler"),
        *required(kind=sa.String(10), reason=sa.String(20), text=sa.String(1000), note=sa.String(1000)),
        *required(at=sa.DateTime),
        *optional(table_id=sa.String(16), line=sa.Integer, handled=sa.DateTime),
        _indexed("status", sa.String(10), nullable=False),
    )
    op.create_table(
        "sanctions",
        _number(),
        of_person(nullable=False, index=True),
        _of("operator"),
        *required(kind=sa.String(10), reason=sa.String(500), at=sa.DateTime),
        *optional(until=sa.DateTime, lifted=sa.DateTime),
    )
    op.create_table(
        "audit",
        _number(),
        _indexed("at", sa.DateTime, nullable=False),
        _indexed("actor", sa.String(32)),
        _indexed("person", sa.String(32)),
        *required(by=sa.String(20), action=sa.String(40), about=sa.String(64), data=sa.JSON),
    )
    op.create_table(
        "announcements",
        _number(),
        *required(text=sa.String(500), at=sa.DateTime),
        *optional(begins=sa.DateTime, until=sa.DateTime),
    )


def _tournaments() -> None:
    def of_tournament() -> sa.Column[str]:
        return sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True)

    op.add_column("tables", sa.Column("tournament", sa.String(16)))
    op.create_table(
        "tournaments",
        *key(id=sa.String(16)),
        _indexed("organiser", sa.String(32), nullable=False),
        _indexed("status", sa.String(10), nullable=False),
        *required(name=sa.String(60), game=sa.String(60), plan=sa.JSON, sign_up=sa.String(10), public=sa.Boolean),
        *required(key=sa.String(32), created=sa.DateTime),
        *optional(rounds=sa.Integer, starts=sa.DateTime, begun=sa.DateTime, ended=sa.DateTime),
    )
    op.create_table(
        "tournament_entrants",
        of_tournament(),
        *key(number=sa.Integer),
        _indexed("person", sa.String(32)),
        *optional(bot=sa.String(40), draw=sa.Integer),
        *required(name=sa.String(40), state=sa.String(10), filler=sa.Boolean, confirmed=sa.Boolean),
        sa.UniqueConstraint("tournament", "person", name="entrant_once"),
    )
    op.create_table(
        "tournament_rounds",
        of_tournament(),
        *key(number=sa.Integer),
        *required(byes=sa.JSON, repeats=sa.Integer, least_repeats=sa.Integer, unfair_seats=sa.Integer, at=sa.DateTime),
    )
    op.create_table(
        "tournament_boards",
        of_tournament(),
        *key(round=sa.Integer, board=sa.Integer),
        of_table(nullable=False, unique=True),
        *required(entrants=sa.JSON),
        *optional(places=sa.JSON(none_as_null=True), scores=sa.JSON(none_as_null=True), ended=sa.DateTime),
    )


# ---- results of games that have ended ----
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
