"""What people are for each other: what they show of themselves, whom they follow, block and invite."""

from __future__ import annotations

import sqlalchemy as sa

from ..columns import of_person, required
from .base import metadata

profiles = sa.Table(  # what somebody has chosen; without a row everything is as for everybody (`people.privacy`)
    "profiles",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("profile", sa.String(10), nullable=False),  # who sees it: everybody, followed, nobody
    sa.Column("statistics", sa.String(10), nullable=False),
    sa.Column("history", sa.String(10), nullable=False),
    sa.Column("presence", sa.String(10), nullable=False),
    sa.Column("invite", sa.String(10), nullable=False),  # who may
    sa.Column("colour", sa.String(12), nullable=False),  # the one they like to play; empty: any
)


def _towards(name: str, other: str) -> sa.Table:
    """What somebody does to somebody else."""
    whom = sa.Column(other, sa.String(32), sa.ForeignKey("people.id"), primary_key=True, index=True)
    return sa.Table(name, metadata, of_person(primary_key=True), whom, *required(at=sa.DateTime))


follows = _towards("follows", "followed")
blocks = _towards("blocks", "blocked")

invitations = sa.Table(  # one a table and person; asked again it is the same one
    "invitations",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("inviter", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
    sa.Column("at", sa.DateTime, nullable=False),
    sa.Column("answer", sa.String(10)),  # accepted, declined; nothing: none yet
)
