"""Care: reports, sanctions, what operators did, and what they say to everybody."""

from __future__ import annotations

import sqlalchemy as sa

from .base import metadata

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("reporter", sa.String(32), sa.ForeignKey("people.id"), index=True),  # nothing: the account is deleted
    sa.Column("kind", sa.String(10), nullable=False),  # person, chat, name, table
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), index=True),  # whom it is about
    sa.Column("table_id", sa.String(16)),
    sa.Column("line", sa.Integer),  # of the chat
    sa.Column("reason", sa.String(20), nullable=False),
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("at", sa.DateTime, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),  # open, handled, dismissed
    sa.Column("note", sa.String(1000), nullable=False),  # of the operator, for operators
    sa.Column("handled", sa.DateTime),
    sa.Column("handler", sa.String(32), sa.ForeignKey("people.id")),
)

sanctions = sa.Table(
    "sanctions",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),  # mute, play, login
    sa.Column("reason", sa.String(500), nullable=False),  # told to the person
    sa.Column("at", sa.DateTime, nullable=False),
    sa.Column("until", sa.DateTime),  # nothing: for ever
    sa.Column("lifted", sa.DateTime),
    sa.Column("operator", sa.String(32), sa.ForeignKey("people.id")),  # nothing: the command line, or deleted
)

audit = sa.Table(  # who did what to whom; only ever added to, but for what a deleted account takes along
    "audit",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.DateTime, nullable=False, index=True),
    sa.Column("actor", sa.String(32), index=True),  # a person; nothing: see `by`
    sa.Column("by", sa.String(20), nullable=False),  # operator, command, system, person
    sa.Column("action", sa.String(40), nullable=False),
    sa.Column("person", sa.String(32), index=True),  # whom it was done to
    sa.Column("about", sa.String(64), nullable=False),  # a table, a report, a game
    sa.Column("data", sa.JSON, nullable=False),
)

announcements = sa.Table(  # what all pages show; the newest counts
    "announcements",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("text", sa.String(500), nullable=False),  # empty: nothing is shown any more
    sa.Column("begins", sa.DateTime),  # when the server will be away, if that is what it says
    sa.Column("until", sa.DateTime),  # not shown from then on
    sa.Column("at", sa.DateTime, nullable=False),
)
