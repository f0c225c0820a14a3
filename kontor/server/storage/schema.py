"""The database tables. The log is the truth: `tables` holds the header of each game, `decisions` its lines."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={  # SQLite can only change what has a name
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("login", sa.String(120), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("preferences", sa.JSON, nullable=False),
    sa.Column("created", sa.DateTime, nullable=False),
)

sessions = sa.Table(  # which browser is whom; one that has ended stays, with nobody
    "sessions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the cookie, which only the browser has
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), index=True),
    sa.Column("created", sa.DateTime, nullable=False),
    sa.Column("seen", sa.DateTime, nullable=False),  # to a day
)

tries = sa.Table(  # how often something that is limited for all servers together was tried lately
    "tries",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash: what people type as a login may be a password
    sa.Column("level", sa.Float, nullable=False),
    sa.Column("allowed", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

servers = sa.Table(  # the servers that run; one that ends takes itself out, a dead one is replaced by the next
    "servers",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),
    sa.Column("beat", sa.BigInteger, nullable=False),  # grows while the server lives
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("rules", sa.String(20), nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("result", sa.JSON),
    sa.Column("position", sa.JSON),
    sa.Column("rematch", sa.String(16)),
    sa.Column("imported", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("chance", sa.String(100)),  # generator and key, as in a log; nothing: chance comes from the seed
    sa.Column("key", sa.String(32), nullable=False, server_default=""),  # of a private table's link
    sa.Column("origin", sa.JSON),  # where its position is from, if it did not begin with the set-up
    sa.Column("coach", sa.JSON(none_as_null=True)),  # of a guided game: what was found costly; nothing: no coach
    sa.Column("created", sa.DateTime, nullable=False),
    sa.Column("updated", sa.DateTime, nullable=False, index=True),
)

leases = sa.Table(  # which server has a table: `fence` grows whenever it changes hands
    "leases",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("server", sa.String(32), nullable=False),
    sa.Column("fence", sa.BigInteger, nullable=False),
)

seatings = sa.Table(  # who sits at which table: for "my games"
    "seatings",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
)

decisions = sa.Table(
    "decisions",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # refuses the same decision twice
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("notation", sa.String(80), nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("events", sa.JSON, nullable=False),
    sa.Column("barrier", sa.String(40), nullable=False),
    sa.Column("state", sa.LargeBinary),  # a snapshot now and then
    sa.Column("at", sa.DateTime, nullable=False),
)

lesson_steps = sa.Table(  # which steps of which lessons somebody has done
    "lesson_steps",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("lesson", sa.String(60), primary_key=True),
    sa.Column("step", sa.String(60), primary_key=True),
    sa.Column("at", sa.DateTime, nullable=False),
)

reviews = sa.Table(  # games that were looked through: once is enough
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("iterations", sa.Integer, nullable=False),
    sa.Column("found", sa.JSON, nullable=False),
    sa.Column("at", sa.DateTime, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.DateTime, nullable=False),
    sa.Column("undone", sa.JSON),  # decisions before and after, if it was not said but undone
)

puzzle_tries = sa.Table(  # one rated try a person and puzzle; without a choice only the hint was taken
    "puzzle_tries",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("choice", sa.String(80), nullable=False),
    sa.Column("solved", sa.Boolean, nullable=False),
    sa.Column("hint", sa.Boolean, nullable=False),
    sa.Column("change", sa.Float, nullable=False),  # of the person's rating
    sa.Column("at", sa.DateTime, nullable=False),
)

puzzle_ratings = sa.Table(  # of people, and of the puzzles themselves
    "puzzle_ratings",
    metadata,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("kind", sa.String(10), primary_key=True),  # person, puzzle
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
)
