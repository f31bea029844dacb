"""Fine lines in a terminal: dots of braille characters, eight to a character, or plain strokes where there are none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rainhill.draw.shapes import Point

_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""Bit of a dot by its line and column in the character."""
_FIRST = 0x2800
ACROSS, DOWN = 2, 4
"""Dots of a character."""

Cell = tuple[int, int]


@dataclass
class Dots:
    """Lines drawn dot by dot; every character remembers which line touched it last."""

    bits: dict[Cell, int] = field(default_factory=dict)
    tags: dict[Cell, int] = field(default_factory=dict)

    def plot(self, x: float, y: float, tag: int) -> None:
        """Set the dot at a point, given in characters and lines."""
        across, down = int(x * ACROSS // 1), int(y * DOWN // 1)
        cell = across // ACROSS, down // DOWN
        self.bits[cell] = self.bits.get(cell, 0) | _BITS[down % DOWN][across % ACROSS]
        self.tags[cell] = tag

    def line(self, points: Sequence[Point], tag: int, *, dashed: bool = False) -> None:
        """A line through points that lie close together, two dots thick; a dashed one leaves gaps."""
        for n, (x, y) in enumerate(points):
            if dashed and n // 5 % 2:
                continue
            self.plot(x, y, tag)
            dx, dy = _beside(points, n)
            self.plot(x + dx, y + dy, tag)

    def signs(self) -> Iterable[tuple[Cell, str, int]]:
        """Every character with its place and the line that touched it last."""
        for cell, bits in self.bits.items():
            yield cell, chr(_FIRST + bits), self.tags[cell]


def _beside(points: Sequence[Point], n: int) -> Point:
    """One dot to the side of a line: below what runs level, right of what runs upright."""
    (ax, ay), (bx, by) = points[max(n - 1, 0)], points[min(n + 1, len(points) - 1)]
    level = abs(bx - ax) * ACROSS >= abs(by - ay) * DOWN
    return (0.0, 1 / DOWN) if level else (1 / ACROSS, 0.0)


def plain_sign(points: Sequence[Point], cell: Cell) -> str:
    """The stroke that comes nearest to how a line runs through a character."""
    inside = [p for p in points if (int(p[0] // 1), int(p[1] // 1)) == cell]
    if len(inside) < 2:
        return "."
    dx, dy = inside[-1][0] - inside[0][0], inside[-1][1] - inside[0][1]
    # A line is as high as two characters are wide.
    if abs(dx) >= abs(dy) * 3:
        return "-"
    if abs(dy) * 2 >= abs(dx) * 3 or dx == 0:
        return "|"
    return "\\" if dx * dy > 0 else "/"
