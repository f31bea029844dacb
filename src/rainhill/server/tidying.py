"""Python's search for forgotten cycles stops the whole process, for longer the more tables it holds; so it waits.

Nearly everything here is freed as soon as nobody holds it. What lives is put aside (`gc.freeze`), so that only young
things are looked through; everything is looked through when nothing has been played for a while, or once in hours.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass, field

YOUNG = 10_000
"""Things made before the young ones are looked through."""
QUIET = 60.0
"""Seconds without a move after which nobody minds a pause."""
AT_LAST = 6 * 3600.0


@dataclass
class Tidying:
    """When to look for what was forgotten; `moves` counts what was written so far."""

    moves: Callable[[], int]
    _seen: int = 0
    _moved_at: float = field(default_factory=time.monotonic)
    _tidied_at: float = field(default_factory=time.monotonic)

    def begin(self) -> None:
        """Leave the old alone from now on."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, 20, 1_000_000)

    async def look(self) -> None:
        """Put aside what has come to stay; look through everything if the time is right."""
        now, moves = time.monotonic(), self.moves()
        if moves != self._seen:
            self._seen, self._moved_at = moves, now
        is_due = self._moved_at > self._tidied_at and now - self._moved_at > QUIET
        if is_due or now - self._tidied_at > AT_LAST:
            gc.unfreeze()
            gc.collect()
            self._tidied_at = now
        gc.freeze()
