"""Clocks of tables that have a limit, and vacations of people."""

from __future__ import annotations

import sqlalchemy as sa

from .base import metadata

clocks = sa.Table(  # a row of its own, so that clocks that run can be written now and then without their tables
    "clocks",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("state", sa.JSON, nullable=False),  # `tables.clocks.times.Times`
    sa.Column("at", sa.DateTime, nullable=False),
    sa.Column("up", sa.Float, nullable=False, server_default="0"),  # the uptime when it was written
    sa.Column("due", sa.Float, index=True),  # at which uptime there is something to do; nothing: no time runs down
)

uptime = sa.Table(  # for how long there has been a server, in all: by this time clocks count (`tables.clocks.uptime`)
    "uptime",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),  # of the server
    sa.Column("seconds", sa.Float, nullable=False),
    sa.Column("at", sa.DateTime, nullable=False),  # for people to read: how long the server was away
)

vacations = sa.Table(  # while one lasts, clocks of days stand still for this person
    "vacations",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("begins", sa.DateTime, nullable=False),
    sa.Column("ends", sa.DateTime, nullable=False, index=True),
)
