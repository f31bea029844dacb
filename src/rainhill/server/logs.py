"""Logs: one JSON object a line, with facts as fields. No token, link, cookie, query or chat line is ever logged."""

from __future__ import annotations

import json
import logging
import sys
import time

PAUSE = 60.0
"""Seconds between two lines of the web server about the same fault of clients."""
_requests = logging.getLogger("rainhill.http")


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class ClientFaults(logging.Filter):
    """What a client sent wrongly is no mistake of ours: told, but not as an error with a trace, and not without end."""

    def __init__(self) -> None:
        super().__init__()
        self._next: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Warnings pass once a minute each: whoever floods a server would fill its disk with them."""
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
        if record.levelno != logging.WARNING:
            return True
        # The text before its facts are put in: there are only as many as uvicorn has.
        said = str(record.msg)
        if record.created < self._next.get(said, 0.0):
            return False
        self._next[said] = record.created + PAUSE
        return True


def log_request(method: str, path: str, status: int, seconds: float) -> None:
    """One HTTP request. Successful polling is too common to be worth a line."""
    level = logging.INFO if status < 500 else logging.WARNING
    facts = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
    _requests.log(level, "request", extra={"facts": facts})


def set_up_logs(level: str) -> None:
    """Send everything to standard error as JSON lines."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [out]
    root.setLevel(logging.WARNING)
    logging.getLogger("rainhill").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(ClientFaults())
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
        logging.getLogger(name).propagate = True
