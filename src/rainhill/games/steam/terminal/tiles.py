"""Pictures of track tiles for the terminal: a hex of dots with the track as it would lie."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rainhill.draw.shapes import Point
from rainhill.games.steam.draw.track import Curve, curve_point, tile_curve
from rainhill.games.steam.tiles import Lay
from rainhill.kernel.hexes import COMPASS, ROOT3, Hex, Layout, corner
from rainhill.locales import text
from rainhill.terminal.screen.braille import Dots

WIDE = 7
HIGH: dict[Layout, int] = {"flat": 3, "pointy": 4}
"""Characters and lines of a picture."""
_HOME = Hex(0, 0)
_STEPS = 40
_RING = 0.22


def tile_picture(lay: Lay, layout: Layout = "flat") -> list[str]:
    """A tile as it lies, in braille dots, HIGH lines of WIDE characters."""
    dots, high = Dots(), HIGH[layout]
    for i in range(6):
        a, b = corner(layout, _HOME, i, 1.0), corner(layout, _HOME, i + 1, 1.0)
        for n in range(_STEPS // 2):
            x, y = _place((a[0] + (b[0] - a[0]) * n * 2 / _STEPS, a[1] + (b[1] - a[1]) * n * 2 / _STEPS), layout)
            dots.plot(x, y, 0)
    for curve in curves_of(lay, layout):
        dots.line([_place(curve_point(curve, n / _STEPS), layout) for n in range(_STEPS + 1)], 1)
    if lay.shape.is_town:
        for n in range(_STEPS):
            angle = math.tau * n / _STEPS
            for r in (_RING, _RING * 0.6, _RING * 0.2):
                dots.plot(*_place((r * math.cos(angle), r * math.sin(angle)), layout), 1)
    lines = [[" "] * WIDE for _ in range(high)]
    for (x, y), sign, _ in dots.signs():
        if 0 <= x < WIDE and 0 <= y < high:
            lines[y][x] = sign
    return ["".join(line) for line in lines]


def curves_of(lay: Lay, layout: Layout) -> list[Curve]:
    """The tracks or spurs of a tile for a hex of radius 1 about 0, 0."""
    if lay.shape.is_town:
        return [tile_curve(layout, _HOME, d, None, 1.0) for d in range(6) if lay.exits >> d & 1]
    return [tile_curve(layout, _HOME, a, b, 1.0) for a, b in lay.tracks]


def _place(point: Point, layout: Layout) -> Point:
    """A point of a hex of radius 1 in characters and lines of the picture."""
    half_wide, half_high = (1.0, ROOT3 / 2) if layout == "flat" else (ROOT3 / 2, 1.0)
    x = (point[0] / half_wide + 1) / 2 * (WIDE - 0.5)
    y = (point[1] / half_high + 1) / 2 * (HIGH[layout] - 0.25)
    return x, y


def beside_each_other(pictures: Sequence[Sequence[str]], captions: Sequence[str], width: int) -> list[str]:
    """Pictures with a caption below each, as many in a row as there is room for."""
    in_row = max(1, width // (WIDE + 2))
    lines: list[str] = []
    for first in range(0, len(pictures), in_row):
        row = pictures[first : first + in_row]
        lines += ["  ".join(picture[y] for picture in row).rstrip() for y in range(len(row[0]))]
        lines.append("  ".join(f"{caption[:WIDE]:^{WIDE}}" for caption in captions[first : first + in_row]).rstrip())
    return lines


def sides_said(lay: Lay, layout: Layout) -> str:
    """Where the track of a tile runs, by the names of the sides: "N–SE"."""
    names = [text(f"steam-side-{name}") for name in COMPASS[layout]]
    if lay.shape.is_town:
        parts = [names[d] for d in range(6) if lay.exits >> d & 1]
        return " ".join(parts)
    parts = [text("steam-side-pair", a=names[a], b=names[b]) for a, b in lay.tracks]
    return " ".join(parts)
