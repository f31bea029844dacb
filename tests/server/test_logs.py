"""What stands in the log, and how loudly."""

from __future__ import annotations

import json
import logging

import pytest

from rainhill.server.logs import PAUSE, ClientFaults, JsonLines


def test_what_a_client_sent_wrongly_is_no_error_of_ours() -> None:
    """Letters that are none, in a message of a socket, would fill the log with traces."""
    with pytest.raises(UnicodeDecodeError) as fault:
        b"\xff".decode()
    told = (fault.type, fault.value, fault.tb)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, __file__, 1, "Invalid UTF-8", None, told)
    assert ClientFaults().filter(record)
    line = json.loads(JsonLines().format(record))
    assert line["level"] == "warning" and "trace" not in line


def test_what_clients_send_wrongly_without_end_fills_no_disk() -> None:
    """Each flood of broken requests wrote a line a request."""
    faults = ClientFaults()

    def passes(message: str, created: float, level: int = logging.WARNING) -> bool:
        record = logging.LogRecord("uvicorn.error", level, __file__, 1, message, None, None)
        record.created = created
        return faults.filter(record)

    told = [passes("Invalid HTTP request received.", 1000.0 + number / 100) for number in range(1000)]
    assert told == [True] + [False] * 999
    assert passes("Unsupported upgrade request.", 1001.0)
    assert passes("Invalid HTTP request received.", 1000.0 + PAUSE)
    assert all(passes("Exception in ASGI application", 1000.0, logging.ERROR) for _ in range(3))
