"""How games ended for each seat, and the ratings that came of rated ones."""

from __future__ import annotations

import sqlalchemy as sa

from .base import metadata

results = sa.Table(  # written together with the end of the game: statistics open no table
    "results",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), index=True),  # of several at one device nobody
    sa.Column("bot", sa.String(40)),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("won", sa.Float, nullable=False),  # 1, divided among those who share it
    sa.Column("expected", sa.Float, nullable=False),  # what ratings said of a rated game; of others 1 / players
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("opening", sa.String(80)),  # the first decision of the seat
    sa.Column("accuracy", sa.Float),  # from the review, if there is one
    sa.Column("at", sa.DateTime, nullable=False, index=True),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("game", sa.String(60), primary_key=True, index=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("at", sa.DateTime, nullable=False),
)

rating_changes = sa.Table(  # each rated game changes each of its people once
    "rating_changes",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("mu_before", sa.Float, nullable=False),
    sa.Column("sigma_before", sa.Float, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("at", sa.DateTime, nullable=False),
)
