"""The tables of the database. The log is the match: rows of `log` are added, not changed, deleted with their table."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID, HASH, SHORT = String(24), String(64), String(40)

persons = Table(
    "persons",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", SHORT, nullable=False),
    # Null for guests.
    Column("login", SHORT, nullable=True, unique=True),
    Column("password", String(200), nullable=True),
    # Confirmed by its owner; an address that is not yet is in `email_pending`, with the hash of the token mailed to it.
    Column("email", String(200), nullable=True),
    Column("webhook", String(500), nullable=True),
    Column("webhook_secret", HASH, nullable=True),
    Column("created", Float, nullable=False),
    Column("email_pending", String(200), nullable=True),
    Column("email_token", HASH, nullable=True, index=True),
    Column("email_asked", Float, nullable=True),
    # Calls that failed in a row, when the next may be tried, and the address once it was switched off because of them.
    Column("webhook_failures", Integer, nullable=True),
    Column("webhook_next", Float, nullable=True),
    Column("webhook_off", String(500), nullable=True),
    # What mails to them and previews of their tables are written in; null where nobody has told.
    Column("language", String(8), nullable=True),
)

mail_requests = Table(
    "mail_requests",
    metadata,
    # Mails that asked somebody to confirm an address, for a month: nobody is asked again and again. No foreign key: who
    # deletes their data and comes back must not have the count begin anew.
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", ID, nullable=False),
    Column("address_hash", HASH, nullable=False),
    Column("at", Float, nullable=False, index=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", HASH, primary_key=True),
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", SHORT, nullable=False),
    # JSON: map, edition, options and policy as they were asked for.
    Column("setup", Text, nullable=False),
    # JSON of the match's header; null before the start.
    Column("header", Text, nullable=True),
    Column("status", SHORT, nullable=False),
    Column("visibility", SHORT, nullable=False),
    # How many log entries there are; a writer names the number it saw, so two can never both append.
    Column("version", Integer, nullable=False),
    Column("asked", Integer, nullable=True),
    Column("asks_bot", Boolean, nullable=False),
    Column("deadline", Float, nullable=True),
    Column("result", Text, nullable=True),
    Column("creator", ID, ForeignKey("persons.id", ondelete="SET NULL"), nullable=True),
    Column("creator_name", SHORT, nullable=False),
    Column("origin", ID, nullable=True),
    Column("rematch", ID, nullable=True),
    Column("created", Float, nullable=False),
    Column("started", Float, nullable=True),
    Column("finished", Float, nullable=True),
    Column("updated", Float, nullable=False),
    # The round the match is in, where its game counts rounds: lists tell it without replaying the log.
    Column("round", Integer, nullable=True),
    Index("ix_tables_listing", "status", "visibility", "updated"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_asks_bot", "asks_bot"),
    Index("ix_tables_creator", "creator"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", SHORT, nullable=False),
    Column("name", SHORT, nullable=False),
    Column("person", ID, ForeignKey("persons.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("link_hash", HASH, nullable=True),
    Column("bot", SHORT, nullable=True),
    # JSON: answers its person has given in advance; told to nobody else.
    Column("standing", Text, nullable=True),
)

grants = Table(
    "grants",
    metadata,
    # Further persons (devices) who exchanged the seat's link.
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True, index=True),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", SHORT, nullable=False),
    # JSON: the action, or the facts of another kind of entry.
    Column("data", Text, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("by", SHORT, nullable=False),
    Column("at", Float, nullable=False),
    # What the client called its message, and the bytes it was answered with: a repeat gets them again.
    Column("key", String(64), nullable=True),
    Column("answer", Text, nullable=True),
    UniqueConstraint("table_id", "seat", "key"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ID, ForeignKey("persons.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("seat", Integer, nullable=True),
    Column("name", SHORT, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    # -1: spectators
    Column("seat", Integer, primary_key=True),
)

outbox = Table(
    "outbox",
    metadata,
    # Written in the transaction of the move it tells of, so that no notification is lost or invented.
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("channel", SHORT, nullable=False),
    Column("data", Text, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # Whose eyes it is made with: -1 when the match is over and everything is open, else the seat.
    Column("eyes", Integer, primary_key=True),
    Column("state", SHORT, nullable=False),
    # When the process that works on it was last heard of.
    Column("beat", Float, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    # One row: when a server last could write. What lies between two beats too far apart was an outage.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

learnt = Table(
    "learnt",
    metadata,
    # Lessons and puzzles of somebody with an account; browsers of guests keep their own.
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    # JSON: how far in which lesson, and whether the first answer to which puzzle was right.
    Column("data", Text, nullable=False),
    Column("updated", Float, nullable=False),
)

verdicts = Table(
    "verdicts",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("eyes", Integer, primary_key=True),
    # The log entry that is judged; unlike the action's place in the match it stays the same when something is undone.
    Column("number", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)
