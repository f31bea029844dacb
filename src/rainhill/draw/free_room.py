"""Free room on a map for ornaments: where a box fits on the water, or on the country beyond."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from rainhill.draw.frame import Box, Frame, hex_at_point
from rainhill.draw.shapes import Point

# Steps of the search, distance from the neat line and room for the waterlines, in s.
STEP, INSET, SHORE_ROOM = 0.5, 0.55, 0.8
# How much farther from a corner of its liking an ornament goes before it tries the next corner.
CORNER_PATIENCE = 1.5


@dataclass(frozen=True, slots=True)
class Room:
    """Points of a lattice that are not free, summed from the upper left, so that any box is counted at once."""

    frame: Frame
    sums: tuple[tuple[int, ...], ...]

    def is_clear(self, box: Box) -> bool:
        gap, view = STEP * self.frame.s, self.frame.view
        high, wide = len(self.sums) - 1, len(self.sums[0]) - 1
        x0, x1 = (min(max(math.floor((x - view.x0) / gap), 0), wide) for x in (box.x0, box.x1 + gap))
        y0, y1 = (min(max(math.floor((y - view.y0) / gap), 0), high) for y in (box.y0, box.y1 + gap))
        return self.sums[y1][x1] - self.sums[y0][x1] - self.sums[y1][x0] + self.sums[y0][x0] == 0


def survey(frame: Frame, *, ashore: bool) -> Room:
    """Find what is free water, or (ashore) free country beyond."""
    gap, view, s = STEP * frame.s, frame.view, frame.s
    wide, high = math.ceil((view.x1 - view.x0) / gap) + 1, math.ceil((view.y1 - view.y0) / gap) + 1
    sums = [[0] * (wide + 1)]
    for j in range(high):
        row, count = [0], 0
        for i in range(wide):
            h = hex_at_point(frame.layout, ((view.x0 + i * gap) / s, (view.y0 + j * gap) / s))
            count += h in frame.play or (h in frame.off) is not ashore
            row.append(count + sums[-1][i + 1])
        sums.append(row)
    return Room(frame, tuple(map(tuple, sums)))


def free_spot(room: Room, w: float, h: float, taken: Sequence[Box], corners: Sequence[Point]) -> Point | None:
    """The free place for a box of half sizes w and h that lies nearest to one of the corners, best liked first."""
    s, inner = room.frame.s, room.frame.view.grown(-INSET * room.frame.s)
    low, high = (inner.x0 + w, inner.y0 + h), (inner.x1 - w, inner.y1 - h)
    if low[0] > high[0] or low[1] > high[1]:
        return None
    wanted = [(low[0] + cx * (high[0] - low[0]), low[1] + cy * (high[1] - low[1])) for cx, cy in corners]
    wide = [box.grown(STEP * s) for box in taken]
    best: tuple[float, Point] | None = None
    for y in _steps(low[1], high[1], STEP * s):
        for x in _steps(low[0], high[0], STEP * s):
            box = Box(x - w, y - h, x + w, y + h)
            if not room.is_clear(box.grown(SHORE_ROOM * s)):
                continue
            cost = min(abs(x - a) + abs(y - b) + n * CORNER_PATIENCE * s for n, (a, b) in enumerate(wanted))
            if (best is None or cost < best[0] - 0.01) and not any(box.overlap(other) for other in wide):
                best = cost, (x, y)
    return best[1] if best else None


def _steps(first: float, last: float, gap: float) -> list[float]:
    n = max(1, round((last - first) / gap))
    return [first + (last - first) * i / n for i in range(n + 1)]
