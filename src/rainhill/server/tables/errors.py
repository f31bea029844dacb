"""Why something was not done at a table; what the rules of a game forbid is `Refused`."""

from __future__ import annotations


class Missing(Exception):
    """There is no such table, or it is none of this person's business."""


class Forbidden(Exception):
    """The person may not do this."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Unavailable(Exception):
    """The database is away; nothing is known to have been written."""


class BrokenLog(Exception):
    """A stored log that does not replay: our own mistake, or a damaged database."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(number, reason)
        self.number = number
        self.reason = reason
