"""What part of the world a drawing shows, and how large: land, country beyond, lettering, view and margin."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rainhill.draw.glyphs import text_width
from rainhill.draw.shapes import Point
from rainhill.kernel.hexes import ROOT3, Hex, Layout, cell, cell_point, centre, corner, hex_at_cell, parse_hex_name
from rainhill.kernel.maps import GameMap, Table
from rainhill.locales import place_name

Size = int | tuple[int, int]
USUAL_S = 28.0
# Below this radius a drawing is a thumbnail: no lettering on the water, no compass, no margin.
SMALL_S = 20.0
SEA_ROOM = 1.6
LETTERING_ROOM = 0.55
MARGIN = 0.92
WIDE_SPACING, TIGHT_SPACING = 0.22, 0.04
_LETTERING = [(1.15 - 0.05 * k, WIDE_SPACING) for k in range(11)] + [(0.65 - 0.05 * k, TIGHT_SPACING) for k in range(6)]
# A name may leave the point it was given by this much to become larger.
_NUDGES = [(0.0, 0.0), *((0.3 * dx, 0.3 * dy) for dx in (0, -1, 1, -2, 2) for dy in (0, -1, 1, -2, 2) if dx or dy)]


class Box(NamedTuple):
    """An upright rectangle by its corners."""

    x0: float
    y0: float
    x1: float
    y1: float

    def overlap(self, other: Box) -> float:
        """The area that two boxes share."""
        w, h = min(self.x1, other.x1) - max(self.x0, other.x0), min(self.y1, other.y1) - max(self.y0, other.y0)
        return w * h if w > 0 and h > 0 else 0.0

    def grown(self, by: float) -> Box:
        return Box(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)


def square(at: Point, r: float) -> Box:
    """The box round a circle."""
    return Box(at[0] - r, at[1] - r, at[0] + r, at[1] + r)


def joint_box(points: list[Point]) -> Box:
    """The smallest box that holds all points."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return Box(min(xs), min(ys), max(xs), max(ys))


@dataclass(frozen=True, slots=True)
class Lettering:
    """A name on the water or on the country beyond, in units of s."""

    text: str
    x: float
    y: float
    angle: float
    size: float
    spacing: float

    def points(self, rise: float = 0.5, room: float = 0.0) -> Iterator[Point]:
        """Points all over the lettering, close enough to find what it covers, with room before and after it."""
        half = text_width(self.text, self.size, italic=True, spacing=self.spacing) / 2 + room
        steps = max(2, math.ceil(half / 0.3))
        cos, sin = math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))
        for n in range(-steps, steps + 1):
            for dy in (-rise * self.size, 0.0, rise * self.size):
                dx = half * n / steps
                yield self.x + dx * cos - dy * sin, self.y + dx * sin + dy * cos


@dataclass(frozen=True, slots=True)
class Frame:
    """The rectangle of the map that is shown, in px, with everything needed to draw the ground in it."""

    layout: Layout
    s: float
    view: Box
    margin: float
    play: frozenset[Hex]
    off: frozenset[Hex]
    seas: tuple[Lettering, ...]

    @property
    def is_small(self) -> bool:
        return self.s < SMALL_S

    @property
    def label_size(self) -> float:
        return min(max(9.6, self.s * 0.5), 13.0)

    @property
    def sheet(self) -> Box:
        """The whole drawing: the view and the margin round it."""
        return self.view.grown(self.margin)


def make_frame(board: GameMap, size: Size | None) -> Frame:
    """Fit a map into a width, or into width and height, in px; without a size, hexes get the usual radius."""
    off = _grow_beyond(board)
    seas = fit_seas(board, off)
    land = joint_box([corner(board.layout, h, i, 1.0) for h in board.hexes for i in range(6)]).grown(SEA_ROOM)
    unit = joint_box([(land.x0, land.y0), (land.x1, land.y1), *_lettering_corners(seas)])
    s = _fit(unit, size, MARGIN)
    margin = MARGIN * s
    if s < SMALL_S and size is not None:
        unit, margin = land, 0.0
        s = _fit(unit, size, 0.0)
    view = Box(*(round(v * s, 1) for v in unit))
    return Frame(board.layout, s, view, round(margin, 1), frozenset(board.hexes), off, seas)


def fit_seas(board: GameMap, off: frozenset[Hex]) -> tuple[Lettering, ...]:
    """The names on the water and on the country beyond, in the language in use."""
    entries = ({**entry, "name": place_name(entry["name"])} for entry in board.tables.get("sea", ()))
    return tuple(_fit_lettering(board, entry, off) for entry in entries)


def _lettering_corners(seas: tuple[Lettering, ...]) -> list[Point]:
    boxes = [joint_box(list(sea.points())).grown(LETTERING_ROOM) for sea in seas]
    return [p for box in boxes for p in ((box.x0, box.y0), (box.x1, box.y1))]


def _fit(unit: Box, size: Size | None, margin: float) -> float:
    if size is None:
        return USUAL_S
    width, height = unit.x1 - unit.x0 + 2 * margin, unit.y1 - unit.y0 + 2 * margin
    if isinstance(size, int):
        return size / width
    return min(size[0] / width, size[1] / height)


def _grow_beyond(board: GameMap) -> frozenset[Hex]:
    """Country beyond the map goes on as it is at the edge of the map's picture."""
    layout = board.layout
    cells = [cell(layout, h) for h in (*board.hexes, *board.beyond, *board.water)]
    x0, x1 = min(x for x, _ in cells), max(x for x, _ in cells)
    y0, y1 = min(y for _, y in cells), max(y for _, y in cells)
    grown = set(board.beyond)
    for y in range(y0 - 12, y1 + 13):
        for x in range(x0 - 24, x1 + 25):
            h = hex_at_cell(layout, x, y)
            if h is None or (x0 <= x <= x1 and y0 <= y <= y1):
                continue
            cx, cy = min(max(x, x0), x1), min(max(y, y0), y1)
            # The nearest point of the picture's edge lies in a hex or between two.
            pair = ((cx, cy - 1), (cx, cy + 1)) if layout == "flat" else ((cx - 1, cy), (cx + 1, cy))
            spots = (
                [(cx, cy)]
                if hex_at_cell(layout, cx, cy)
                else [p for p in pair if x0 <= p[0] <= x1 and y0 <= p[1] <= y1]
            )
            if spots and all(hex_at_cell(layout, *spot) in board.beyond for spot in spots):
                grown.add(h)
    return frozenset(grown)


def _fit_lettering(board: GameMap, entry: Table, off: frozenset[Hex]) -> Lettering:
    """The largest lettering that stays on the water, or on the country beyond if it begins there."""
    at = entry["at"]
    if isinstance(at, str):
        x, y = centre(board.layout, parse_hex_name(board.layout, at), 1.0)
    else:
        x, y = cell_point(board.layout, at[0], at[1], 1.0)
    given = entry.get("size")
    tries = [(float(given), WIDE_SPACING)] if isinstance(given, (int, float)) else _LETTERING
    angle = float(entry.get("angle", 0))
    smallest = Lettering(entry["name"], x, y, angle, *tries[-1])
    points = list(smallest.points())
    ashore = 2 * sum(hex_at_point(board.layout, p) in off for p in points) > len(points)
    for room in (LETTERING_ROOM / 2, 0.0):
        for size, spacing in tries:
            for dx, dy in _NUDGES:
                made = Lettering(entry["name"], x + dx, y + dy, angle, size, spacing)
                under = (hex_at_point(board.layout, p) for p in made.points(0.8, room))
                if not any(h in board.at or (h in off) is not ashore for h in under):
                    return made
    return smallest


def hex_at_point(layout: Layout, point: Point) -> Hex:
    """The hex that holds a point, for s = 1."""
    x, y = point
    q, r = (x / 1.5, y / ROOT3 - x / 3) if layout == "flat" else (x / ROOT3 - y / 3, y / 1.5)
    rq, rr, rs = round(q), round(r), round(-q - r)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs + q + r)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return Hex(rq, rr)
