"""The tables of the database. Changes go through migrations/versions; times are milliseconds since 1970."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}
)

identities = Table(
    "identities",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", String(2), nullable=False),
    Column("webhook", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

spent_links = Table(
    "spent_links",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("rev", Integer, nullable=False),  # of doc: whoever raises it first has changed it
    Column("code", String(8), unique=True),  # while it is waiting
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("game", String(16), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # the server's secret
    Column("doc", Text, nullable=False),  # a lobby.Seating as JSON
    Column("version", Integer, nullable=False),  # how many turns there are
    Column("acting", Text, nullable=False),  # the seats that have to choose, as JSON
    Column("due", BigInteger),  # when somebody has to look after it: a clock is out, a bot has to choose
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),  # when something last happened there
    Column("round", Integer, nullable=False),  # the one that is played, or was the last; 0: none yet
    Column("winners", Text, nullable=False),  # their seats, as JSON
    Index(None, "status", "due"),
    Index(None, "public", "status", "created"),
)

sitters = Table(  # whose tables: what doc says, to be found by person
    "sitters",
    METADATA,
    Column("identity", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index(None, "table_id"),
)

turns = Table(
    "turns",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # whoever inserts it first has played
    Column("seat", Integer, nullable=False),
    Column("entry", Text, nullable=False),
    Column("chance", Text, nullable=False),  # what chance answered, as JSON
    Column("by_whom", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)

chats = Table(
    "chats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("emote", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
)

archives = Table(  # finished games as they were told, so that they can be watched whatever becomes of the rules
    "archives",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("told", LargeBinary, nullable=False),
    Column("protocol", Integer, nullable=False),  # the version of the protocol that it is told in
)
