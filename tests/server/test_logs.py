"""What stands in the log, and how loudly."""

from __future__ import annotations

import json
import logging

import pytest

from rainhill.server.logs import ClientFaults, JsonLines


def test_what_a_client_sent_wrongly_is_no_error_of_ours() -> None:
    """Letters that are none, in a message of a socket, would fill the log with traces."""
    with pytest.raises(UnicodeDecodeError) as fault:
        b"\xff".decode()
    told = (fault.type, fault.value, fault.tb)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, __file__, 1, "Invalid UTF-8", None, told)
    assert ClientFaults().filter(record)
    line = json.loads(JsonLines().format(record))
    assert line["level"] == "warning" and "trace" not in line
