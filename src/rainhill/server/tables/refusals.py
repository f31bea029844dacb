"""Answers to actions that were not taken, counted."""

from __future__ import annotations

from rainhill.kernel.refusals import RecordError, Refused
from rainhill.server import metrics
from rainhill.server.protocol.messages import Control, Submit
from rainhill.server.tables import describe
from rainhill.server.tables.live_table import LiveTable


def rejected(message: Submit | Control, live: LiveTable, code: str) -> bytes:
    """Not taken as things stand."""
    metrics.rejected.labels(code if code in ("stale", "not-started") else "rules").inc()
    return describe.rejected_bytes(live, message.key, code)


def refused(message: Submit | Control, live: LiveTable, refusal: Refused | RecordError) -> bytes:
    """Not taken by the rules."""
    metrics.rejected.labels("rules").inc()
    return describe.refused_bytes(live, message.key, refusal)
