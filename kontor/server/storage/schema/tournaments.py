"""Tournaments: who plays, the rounds, and the tables of each round."""

from __future__ import annotations

import sqlalchemy as sa

from .base import metadata

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("organiser", sa.String(32), nullable=False, index=True),
    sa.Column("plan", sa.JSON, nullable=False),  # as it was wished (`contract.tournaments.NewTournament`)
    sa.Column("sign_up", sa.String(10), nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("key", sa.String(32), nullable=False),  # of the link: to a private one, or to sign up by invitation
    sa.Column("rounds", sa.Integer),  # how many there will be, as soon as it is known
    sa.Column("starts", sa.DateTime),  # nothing: the organiser starts it
    sa.Column("begun", sa.DateTime),
    sa.Column("ended", sa.DateTime),
    sa.Column("created", sa.DateTime, nullable=False),
)

tournament_entrants = sa.Table(
    "tournament_entrants",
    metadata,
    sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # in the order they signed up
    sa.Column("person", sa.String(32), index=True),  # nothing: a bot, or somebody whose account is gone
    sa.Column("bot", sa.String(40)),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Column("filler", sa.Boolean, nullable=False),  # a bot that plays only where somebody is missing
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("draw", sa.Integer),  # their place in the draw, when it begins
    sa.UniqueConstraint("tournament", "person", name="entrant_once"),
)

tournament_rounds = sa.Table(  # the primary key is what keeps a round from being paired twice
    "tournament_rounds",
    metadata,
    sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("byes", sa.JSON, nullable=False),
    sa.Column("repeats", sa.Integer, nullable=False),
    sa.Column("least_repeats", sa.Integer, nullable=False),
    sa.Column("unfair_seats", sa.Integer, nullable=False),
    sa.Column("at", sa.DateTime, nullable=False),
)

tournament_boards = sa.Table(  # a table of a round, and how it ended
    "tournament_boards",
    metadata,
    sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("board", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, unique=True),
    sa.Column("entrants", sa.JSON, nullable=False),  # their numbers, in the order of the seats
    sa.Column("places", sa.JSON(none_as_null=True)),  # of each seat, 1 the best; nothing: it is played
    sa.Column("scores", sa.JSON(none_as_null=True)),
    sa.Column("ended", sa.DateTime),
)
