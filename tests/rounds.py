"""How long the tests are: `make test` plays the short form of what only repeats itself, `make endure` the long one."""

from __future__ import annotations

import os
from typing import TypeVar

Amount = TypeVar("Amount")
ENDURES = "RAINHILL_ROUNDS" in os.environ


def amount(long: Amount, short: Amount) -> Amount:
    """How much of something is done."""
    return long if ENDURES else short
