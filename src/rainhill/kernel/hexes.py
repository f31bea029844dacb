"""Hexes by axial coordinates, in the two ways a hex map can stand: flat-topped and pointy-topped.

Directions are numbered 0 to 5 clockwise in both layouts and mean the same axial steps, so rules never ask for the
layout; only drawings, names on the margin and words for directions do. Side d of a hex lies between its corners
d - 2 and d - 1.
"""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

Layout = Literal["flat", "pointy"]
LAYOUTS: tuple[Layout, ...] = ("flat", "pointy")
ROOT3 = math.sqrt(3.0)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

COMPASS: dict[Layout, tuple[str, str, str, str, str, str]] = {
    "flat": ("north", "north-east", "south-east", "south", "south-west", "north-west"),
    "pointy": ("north-west", "north-east", "east", "south-east", "south-west", "west"),
}

# The angle of direction 0, in degrees clockwise from east as on a screen where y grows downwards.
_FIRST_ANGLE: dict[Layout, int] = {"flat": -90, "pointy": -120}


class Hex(NamedTuple):
    """A hex by its axial coordinates."""

    q: int
    r: int


DIRECTIONS: tuple[Hex, ...] = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))


def step(h: Hex, d: int) -> Hex:
    """The neighbour of a hex in direction d."""
    dq, dr = DIRECTIONS[d % 6]
    return Hex(h[0] + dq, h[1] + dr)


def distance(a: Hex, b: Hex) -> int:
    """How many steps lie between two hexes."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def direction(a: Hex, b: Hex) -> int | None:
    """The direction from a hex to its neighbour, or None if the two are not neighbours."""
    difference = Hex(b[0] - a[0], b[1] - a[1])
    return DIRECTIONS.index(difference) if difference in DIRECTIONS else None


def centre(layout: Layout, h: Hex, s: float) -> tuple[float, float]:
    """The middle of a hex on a drawing where s is the distance from middle to corner."""
    q, r = h
    if layout == "flat":
        return 1.5 * s * q, ROOT3 * s * (r + q / 2)
    return ROOT3 * s * (q + r / 2), 1.5 * s * r


def corner(layout: Layout, h: Hex, i: int, s: float, k: float = 1.0) -> tuple[float, float]:
    """Corner i of a hex, clockwise; k below 1 moves it towards the middle."""
    return _off_centre(layout, h, _FIRST_ANGLE[layout] + 90 + 60 * i, s, k * s)


def edge(layout: Layout, h: Hex, d: int, s: float, k: float = 1.0) -> tuple[float, float]:
    """The middle of side d of a hex; k below 1 moves it towards the middle of the hex."""
    return _off_centre(layout, h, _FIRST_ANGLE[layout] + 60 * d, s, k * s * ROOT3 / 2)


def _off_centre(layout: Layout, h: Hex, degrees: int, s: float, away: float) -> tuple[float, float]:
    x, y = centre(layout, h, s)
    angle = math.radians(degrees)
    return x + away * math.cos(angle), y + away * math.sin(angle)


def side_corners(layout: Layout, d: int) -> tuple[int, int]:  # noqa: ARG001
    """The numbers of the two corners that bound side d, clockwise."""
    # The pointy layout is the flat one turned by 30 degrees as a whole, so they agree; callers need not know that.
    return (d - 2) % 6, (d - 1) % 6


def cell(layout: Layout, h: Hex) -> tuple[int, int]:
    """Where a hex stands in a map's text picture: index in the line, and line."""
    q, r = h
    return (2 * q, 2 * r + q) if layout == "flat" else (2 * q + r, r)


def hex_at_cell(layout: Layout, index: int, line: int) -> Hex | None:
    """The hex that stands at an index of a line of the text picture, or None between hexes."""
    if layout == "flat":
        column, odd = divmod(index, 2)
        return None if odd or (column + line) % 2 else Hex(column, (line - column) // 2)
    return None if (index + line) % 2 else Hex((index - line) // 2, line)


def cell_point(layout: Layout, index: float, line: float, s: float) -> tuple[float, float]:
    """The point of a drawing that lies at an index and line, whole or not, of the text picture."""
    if layout == "flat":
        return 0.75 * s * index, ROOT3 / 2 * s * line
    return ROOT3 / 2 * s * index, 1.5 * s * line


def hex_name(layout: Layout, h: Hex) -> str:
    """The name of a hex as printed on the map's margin: letter of the column (pointy: row), then the number."""
    index, line = cell(layout, h)
    letter, number = (h[0], line + 1) if layout == "flat" else (h[1], index + 1)
    if not 0 <= letter < len(LETTERS) or number < 1:
        raise ValueError(f"{h} lies off the margin")
    return f"{LETTERS[letter]}{number}"


def parse_hex_name(layout: Layout, text: str) -> Hex:
    """The hex of a name such as K19; ValueError if no hex can bear that name."""
    letter, digits = LETTERS.find(text[:1].upper()), text[1:]
    if not text or letter < 0 or not (digits.isascii() and digits.isdigit()) or digits.startswith("0"):
        raise ValueError(text)
    number = int(digits) - 1
    h = hex_at_cell(layout, 2 * letter, number) if layout == "flat" else hex_at_cell(layout, number, letter)
    if h is None:
        raise ValueError(text)
    return h
