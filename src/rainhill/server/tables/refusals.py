"""Answers to actions that were not taken, counted."""

from __future__ import annotations

from rainhill.kernel.refusals import RecordError, Refused
from rainhill.server import metrics
from rainhill.server.protocol.messages import Control, Submit
from rainhill.server.tables import describe
from rainhill.server.tables.live_table import LiveTable
from rainhill.server.tables.log_row import is_quiet


def rejected(message: Submit | Control, live: LiveTable, code: str) -> bytes:
    """Not taken as things stand."""
    metrics.rejected.labels(code if code in ("stale", "not-started") else "rules").inc()
    return describe.rejected_bytes(live, message.key, code)


def refused(message: Submit | Control, live: LiveTable, refusal: Refused | RecordError) -> bytes:
    """Not taken by the rules."""
    metrics.rejected.labels("rules").inc()
    return describe.refused_bytes(live, message.key, refusal)


def known_answer(live: LiveTable, message: Submit | Control) -> bytes | None:
    """What a message was answered before, if it was."""
    known = None if live.match is None else live.match.answers.get((message.seat, message.key))
    return None if known is None else known.encode()


def is_stale(message: Submit | Control, live: LiveTable) -> bool:
    """Whether something has happened in the match since the version at which a message was sent."""
    seen = message.version
    return seen > live.version or not is_quiet(live.entries_after(seen))
