"""People and the sessions of their browsers."""

from __future__ import annotations

import sqlalchemy as sa

from ..columns import key, of_person, optional, required
from .base import metadata

people = sa.Table(
    "people",
    metadata,
    *key(id=sa.String(32)),
    *required(name=sa.String(40)),
    sa.Column("login", sa.String(120), unique=True),
    *optional(password=sa.String(200)),
    *required(preferences=sa.JSON, created=sa.DateTime),
    *optional(role=sa.String(20)),  # operator; nothing: like everybody
    sa.Column("skeleton", sa.String(200), index=True),  # what an account's name looks like; nothing: not known yet
)

sessions = sa.Table(  # which browser is whom; one that has ended stays, with nobody
    "sessions",
    metadata,
    *key(id=sa.String(64)),  # a hash of the cookie, which only the browser has
    of_person(index=True),
    *required(created=sa.DateTime, seen=sa.DateTime),  # seen: to a day
    sa.Column("device", sa.String(60), nullable=False, server_default=""),  # in a few words: Firefox, Linux
    *optional(confirmed=sa.DateTime),  # when whoever sits there last showed password or passkey again
)

tries = sa.Table(  # how often something that is limited for all servers together was tried lately
    "tries",
    metadata,
    *key(id=sa.String(64)),  # a hash: what people type as a login may be a password
    *required(level=sa.Float, allowed=sa.Boolean, at=sa.Float),
)
