"""What workers are asked: to choose for a bot, to judge a decision, to advise a person."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec

from rainhill.kernel.game import Header

EVERYBODY = -1
"""Instead of a seat: those who may know everything, because the match is over."""


class Question(msgspec.Struct, frozen=True):
    """A question about a match after these chosen actions; they are plain values because they travel."""

    work: Literal["choose", "judge", "advise"]
    table_id: str
    header: Header
    chosen: list[Any]
    seat: int
    """who chooses or is advised; for whom is judged (or `EVERYBODY`)"""
    version: int = 0
    """the table's, when it asks a bot to choose"""
    bot: str = ""
    """who chooses"""
    entry: int = 0
    """the decision to be judged"""
    payers: list[str] = []
    """on whose share of the workers it goes: a person and, where it is known, an address"""

    @property
    def kind(self) -> str:
        """Questions of one kind usually take equally long."""
        return f"{self.work} {self.header.game} {self.bot}".rstrip()


Ask = Callable[[Question], Awaitable[Any]]
"""How a question is answered, as plain values: by processes of our own or through the queue."""
