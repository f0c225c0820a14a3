"""How people reach their account: addresses, links sent to them, passkeys."""

from __future__ import annotations

import sqlalchemy as sa

from .base import metadata

addresses = sa.Table(  # one e-mail address a person
    "addresses",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("address", sa.String(254), nullable=False, index=True),
    sa.Column("verified", sa.DateTime),  # nothing: nobody has opened the link yet, and no mail but that one goes there
    sa.Column("wanted", sa.String(254)),  # the next address, until its link is opened
)

links = sa.Table(  # what a link in a mail opens: once, and not for long
    "links",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the token, which only the mail has
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),  # verify, reset
    sa.Column("address", sa.String(254)),  # the one it verifies
    sa.Column("created", sa.DateTime, nullable=False),
    sa.Column("expires", sa.DateTime, nullable=False),
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the credential's id, which may be long
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("credential", sa.LargeBinary, nullable=False),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),  # of signatures; one that does not grow was copied
    sa.Column("transports", sa.JSON, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.DateTime, nullable=False),
    sa.Column("used", sa.DateTime),
)
