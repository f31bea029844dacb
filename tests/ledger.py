"""What long runs have shown, added up over all of them: lines in docs/endurance.tsv, written by `make endure`."""

from __future__ import annotations

import fcntl
import os
import time
from pathlib import Path

LEDGER = "RAINHILL_LEDGER"
"""The file, if runs are to be written down."""


def add_up(what: str, done: int, failed: int = 0) -> None:
    """Write down how much of something was done and how often it went wrong, if somebody keeps the ledger."""
    name = os.environ.get(LEDGER)
    if name is None:
        return
    day = time.strftime("%Y-%m-%d", time.gmtime())
    with Path(name).open("a", encoding="utf-8") as ledger:
        # Tests run side by side.
        fcntl.flock(ledger, fcntl.LOCK_EX)
        ledger.write(f"{day}\t{what}\t{done}\t{failed}\n")
