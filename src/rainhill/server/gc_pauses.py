"""Pauses of the garbage collector: looking for cycles stops the whole process, for longer the more tables it holds.

So it waits. Nearly everything here is freed as soon as nobody holds it. The young are looked through in small
portions, so that no pause is long; who has lived through that is put aside (`gc.freeze`) and looked at again when
nothing has been played for a while, when a tenth more has come together than the last look left, or once in hours. Play
leaves no cycles; where the young hold some (HTTP requests do), others like them have lived on, and the last seconds'
survivors are looked through before they are put aside.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass, field

YOUNG = 2_000
"""Things made, those freed taken off, before the young ones are looked through: some two milliseconds' worth.

Every connection waits in a score of young things, which count for nothing because they take the place of others; so
there are several times as many as this.
"""
LITTLE = 1_000
"""Forgotten things found among the young that are not worth a longer look."""
NEVER = 1_000_000
QUIET = 60.0
"""Seconds without a move after which nobody minds a pause."""
AT_LAST = 6 * 3600.0
GROWTH, FEW = 1.1, 20_000
"""What is put aside may grow by so much, and so many things besides, before it is looked through."""
RARELY = 600.0
"""Seconds at least between two such looks: one takes some tenths of a second, in which nobody is served."""


@dataclass
class GcPauses:
    """When the collector looks for cycles; `moves` counts what was written so far."""

    moves: Callable[[], int]
    _seen: int = 0
    _moved_at: float = field(default_factory=time.monotonic)
    _collected_at: float = field(default_factory=time.monotonic)
    _found: int = 0
    _left: int = 0
    """things that the last look through everything left"""

    def begin(self) -> None:
        """Leave the old alone from now on."""
        gc.collect()
        gc.freeze()
        self._left = gc.get_freeze_count()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    async def look(self) -> None:
        """Put aside what has come to stay; look through everything if the time is right."""
        now, moves = time.monotonic(), self.moves()
        if moves != self._seen:
            self._seen, self._moved_at = moves, now
        is_due = self._moved_at > self._collected_at and now - self._moved_at > QUIET
        if is_due or self._has_grown(now) or now - self._collected_at > AT_LAST:
            gc.unfreeze()
            gc.collect()
            self._collected_at = now
        elif self._is_littered():
            gc.collect(1)
        gc.freeze()
        if self._collected_at == now:
            self._left = gc.get_freeze_count()

    def _has_grown(self, now: float) -> bool:
        return now - self._collected_at > RARELY and gc.get_freeze_count() > self._left * GROWTH + FEW

    def _is_littered(self) -> bool:
        found = gc.get_stats()[0]["collected"]
        if found - self._found <= LITTLE:
            return False
        self._found = found
        return True
