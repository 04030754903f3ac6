"""Database schema. Changes need a migration in migrations/versions. Times are milliseconds since 1970."""

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
    Column("rev", Integer, nullable=False),  # revision of doc, for optimistic locking
    Column("code", String(8), unique=True),  # only while waiting
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("game", String(16), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # secret until the game is over
    Column("doc", Text, nullable=False),  # a seating.Seating as JSON
    Column("version", Integer, nullable=False),  # number of turns
    Column("acting", Text, nullable=False),  # seats that have to choose, as JSON
    Column("due", BigInteger),  # time of the next tick: a timeout, or a bot that has not chosen
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),  # time of the last change
    Column("round", Integer, nullable=False),  # current or last round; 0: not started
    Column("winners", Text, nullable=False),  # seats, as JSON
    Index(None, "status", "due"),
    Index(None, "public", "status", "created"),
)

sitters = Table(  # index of doc: the seats of each identity
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
    Column("number", Integer, primary_key=True),  # the first insert wins
    Column("seat", Integer, nullable=False),
    Column("entry", Text, nullable=False),
    Column("chance", Text, nullable=False),  # chance outcomes, as JSON
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

archives = Table(  # histories of finished games, independent of later rules versions
    "archives",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("told", LargeBinary, nullable=False),
    Column("protocol", Integer, nullable=False),  # protocol version of the histories
)
