"""Tables, and what was played and said at them.

The log is the truth: `tables` holds the header of each game, `decisions` its lines.
"""

from __future__ import annotations

import sqlalchemy as sa

from ..columns import key, of_table, optional, required
from .base import metadata

servers = sa.Table(  # the servers that run; one that ends takes itself out, a dead one is taken out by another
    "servers",
    metadata,
    *key(name=sa.String(40)),
    sa.Column("id", sa.String(32), nullable=False, unique=True),
    *required(beat=sa.BigInteger),  # grows while the server lives
)

tables = sa.Table(
    "tables",
    metadata,
    *key(id=sa.String(16)),
    *required(game=sa.String(60), rules=sa.String(20), seed=sa.BigInteger, options=sa.JSON, seats=sa.JSON),
    *required(host=sa.String(32), public=sa.Boolean),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    *optional(result=sa.JSON, position=sa.JSON, rematch=sa.String(16)),
    *required(imported=sa.Boolean),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    *optional(chance=sa.String(100)),  # generator and key, as in a log; nothing: chance comes from the seed
    sa.Column("key", sa.String(32), nullable=False, server_default=""),  # of a private table's link
    *optional(origin=sa.JSON),  # where its position is from, if it did not begin with the set-up
    *optional(coach=sa.JSON(none_as_null=True)),  # of a guided game: what was found costly; nothing: no coach
    *optional(clock=sa.JSON(none_as_null=True)),  # how much time there is (`contract.clocks`); nothing: no limit
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    *optional(unrated=sa.String(20)),  # why a rated table no longer counts: stand-in
    *optional(tournament=sa.String(16)),  # the one it is a game of
    *optional(ahead=sa.JSON(none_as_null=True)),  # chosen in the set-up before it was asked, of each seat
    *required(created=sa.DateTime),
    sa.Column("updated", sa.DateTime, nullable=False, index=True),
    # what follows from the game, for whoever does not open it; nothing: not known, it must be opened
    *optional(standing=sa.JSON(none_as_null=True)),  # `tables.standing.Standing`
    *optional(bot_to_move=sa.Boolean),  # whether it goes on by itself
)

leases = sa.Table(  # which server has a table: `fence` grows whenever it changes hands
    "leases",
    metadata,
    of_table(primary_key=True),
    *required(server=sa.String(32), fence=sa.BigInteger),
)

duties = sa.Table(  # which server does what must happen once, in the same way
    "duties",
    metadata,
    *key(name=sa.String(40)),
    *required(server=sa.String(32), fence=sa.BigInteger),
)

seatings = sa.Table(  # who sits at which table: for "my games"
    "seatings",
    metadata,
    of_table(primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
)

decisions = sa.Table(
    "decisions",
    metadata,
    of_table(primary_key=True),
    *key(number=sa.Integer),  # refuses the same decision twice
    *required(seat=sa.Integer, notation=sa.String(80), turn=sa.Integer, events=sa.JSON, barrier=sa.String(40)),
    *optional(state=sa.LargeBinary),  # a snapshot now and then
    *required(at=sa.DateTime),
)

reviews = sa.Table(  # games that were looked through: once is enough
    "reviews",
    metadata,
    of_table(primary_key=True),
    *required(iterations=sa.Integer, found=sa.JSON, at=sa.DateTime),
)

chat = sa.Table(
    "chat",
    metadata,
    *key(id=sa.Integer),
    of_table(nullable=False, index=True),
    *required(person=sa.String(32), name=sa.String(40)),
    *optional(seat=sa.Integer),
    *required(text=sa.String(500), at=sa.DateTime),
    *optional(undone=sa.JSON),  # decisions before and after, if it was not said but undone
    *optional(ran_out=sa.JSON(none_as_null=True)),  # the time of that seat: after how many decisions, what happens then
)
