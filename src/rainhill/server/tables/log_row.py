"""One row of a table's log: what travels inside the server, and what everybody who listens is told of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from rainhill.server.protocol.actions import encode_action
from rainhill.server.protocol.encode import events_plain
from rainhill.server.protocol.messages import LogEntry

By = Literal["person", "bot", "clock", "rules", "standing"]
"""Who made a row. `standing`: a person, in advance; others are told only that it was the person."""
_encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass(frozen=True, slots=True)
class LogRow:
    """A row with its typed action or, of any other kind, its facts; `key` and `answer` are those of its message."""

    number: int
    seat: int
    kind: str
    by: By
    at: float
    action: Any = None
    facts: dict[str, Any] = field(default_factory=dict)
    auto: bool = False
    key: str | None = None
    answer: str | None = None


class _Kind(msgspec.Struct):
    kind: str


_read_kind = msgspec.json.Decoder(_Kind).decode


def entry_kind(entry: msgspec.Raw) -> str:
    """The kind of an entry as clients get it."""
    return _read_kind(entry).kind


QUIET = ("outage", "wait", "resume")
"""Kinds of entries that change nothing in the match but its clocks: whoever had not seen them is not too late."""


def is_quiet(entries: Iterable[msgspec.Raw]) -> bool:
    """Whether nothing has happened in the match by these entries."""
    return all(entry_kind(entry) in QUIET for entry in entries)


def entry_bytes(row: LogRow, notation: str = "", events: Sequence[Any] = ()) -> msgspec.Raw:
    """The row as clients get it (`LogEntry`), with what it caused."""
    return msgspec.Raw(
        _encode(
            LogEntry(
                number=row.number,
                seat=row.seat,
                kind=row.kind,  # type: ignore[arg-type]
                by="person" if row.by == "standing" else row.by,
                at=row.at,
                action=None if row.action is None else encode_action(row.action),
                notation=notation,
                auto=row.auto,
                facts=row.facts,
                events=events_plain(events),
            )
        )
    )
