"""Lines for drawings: compact path data, coasts and rivers that look natural and are the same for the same map."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise

from rainhill.kernel.hexes import Hex, Layout, centre, corner, side_corners, step

Point = tuple[float, float]
COAST_ROUGHNESS = 0.38
RIVER_ROUGHNESS = 0.16


def num(value: float, digits: int = 1) -> str:
    """A number as short as SVG allows."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def xy(point: Point) -> str:
    """Two numbers, with the sign of the second as separator where it has one."""
    return _join(num(point[0]), num(point[1]))


def poly(points: Sequence[Point], *, closed: bool = False) -> str:
    """Path data of straight pieces in relative steps: half the size of absolute ones, and without drift."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    out = [f"M{_tenth(tenths[0][0])} {_tenth(tenths[0][1])}"]
    for (ax, ay), (bx, by) in pairwise(tenths):
        pair = _join(_tenth(bx - ax), _tenth(by - ay))
        glue = "l" if len(out) == 1 else "" if pair.startswith("-") else " "
        out.append(glue + pair)
    return "".join(out) + ("z" if closed else "")


def _tenth(value: int) -> str:
    whole, rest = divmod(abs(value), 10)
    digits = (str(whole) if whole or not rest else "") + (f".{rest}" if rest else "")
    return f"-{digits}" if value < 0 else digits


def _join(first: str, second: str) -> str:
    return f"{first}{second}" if second.startswith("-") else f"{first} {second}"


def hex_poly(layout: Layout, h: Hex, s: float, k: float = 1.0) -> str:
    """A closed hex, made smaller (k below 1) or larger about its middle."""
    return poly([corner(layout, h, i, s, k) for i in range(6)], closed=True)


def noise(x: float, y: float, n: int = 0) -> float:
    """A number from -1 to 1 that depends on the place alone; integers only, so every machine agrees."""
    v = (round(x * 100) * 0x9E3779B1 ^ round(y * 100) * 0x85EBCA77 ^ n * 0xC2B2AE3D) & 0xFFFFFFFF
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B), (16, 1)):
        v = ((v ^ v >> shift) * factor) & 0xFFFFFFFF
    return v / 0x7FFFFFFF - 1


def side(layout: Layout, h: Hex, d: int, s: float = 1.0) -> tuple[Point, Point]:
    """The two ends of side d of a hex, clockwise."""
    a, b = side_corners(layout, d)
    return corner(layout, h, a, s), corner(layout, h, b, s)


def chains(pieces: Iterable[tuple[Point, Point]]) -> Iterator[list[Point]]:
    """Join directed pieces end to end; a ring comes back without its first point repeated at the end."""
    following = {_key(a): _key(b) for a, b in pieces}
    ends = set(following.values())
    # Open chains first, from their free ends, so that none is entered in its middle.
    for first in [p for p in following if p not in ends] + list(following):
        if first not in following:
            continue
        chain, point = [first], following.pop(first)
        while point != first:
            chain.append(point)
            if point not in following:
                break
            point = following.pop(point)
        yield chain


def _key(point: Point) -> Point:
    return round(point[0], 3), round(point[1], 3)


def borders(layout: Layout, inside: Collection[Hex], outside: Collection[Hex] | None = None) -> Iterator[list[Point]]:
    """The border of a set of hexes for s = 1 (only where it meets `outside`, if given), as chains of corners."""
    pieces = [
        side(layout, h, d)
        for h in sorted(inside)
        for d in range(6)
        if (step(h, d) not in inside if outside is None else step(h, d) in outside)
    ]
    return chains(pieces)


def coast(layout: Layout, hexes: Collection[Hex], s: float) -> str:
    """A natural-looking closed path round a set of hexes."""
    return "".join(poly(_scaled(_roughen(ring), s), closed=True) for ring in borders(layout, hexes))


def _roughen(ring: Sequence[Point]) -> list[Point]:
    """Cut the corners, break every piece twice like a fractal, round it."""
    points = _cut(ring, 0.22)
    for _ in range(2):
        points = [p for a, b in pairwise([*points, points[0]]) for p in (a, _kink(a, b, COAST_ROUGHNESS))]
    return _cut(points, 0.25)


def _cut(ring: Sequence[Point], k: float) -> list[Point]:
    return [_between(a, b, u) for a, b in pairwise([*ring, ring[0]]) for u in (k, 1 - k)]


def _between(a: Point, b: Point, u: float) -> Point:
    return a[0] * (1 - u) + b[0] * u, a[1] * (1 - u) + b[1] * u


def _kink(a: Point, b: Point, rough: float) -> Point:
    x, y = _between(a, b, 0.5)
    n = rough * noise(x, y)
    return x + (a[1] - b[1]) * n, y + (b[0] - a[0]) * n


def _scaled(points: Iterable[Point], s: float) -> list[Point]:
    return [(x * s, y * s) for x, y in points]


def streams(layout: Layout, courses: Sequence[Sequence[Hex]], s: float) -> list[list[Point]]:
    """Points that guide the rivers through chains of hexes; a tributary ends on the river it flows into."""
    guides = [_meander(layout, course) for course in courses]
    for n, course in enumerate(courses):
        for m, other in enumerate(courses):
            if m != n and course[-1] in other[1:-1]:
                guides[n][-1] = _nearest(curve_points(guides[m]), guides[n][-1])
                break
    return [_scaled(guide, s) for guide in guides]


def _nearest(points: Iterable[Point], to: Point) -> Point:
    return min(points, key=lambda p: math.dist(p, to))


def _meander(layout: Layout, course: Sequence[Hex]) -> list[Point]:
    points: list[Point] = []
    for h in course:
        x, y = centre(layout, h, 1.0)
        points.append((x + 0.2 * noise(x, y), y + 0.2 * noise(x, y, 3)))
    for _ in range(2):
        points = [p for a, b in pairwise(points) for p in (a, _kink(a, b, RIVER_ROUGHNESS))] + points[-1:]
    return points


def curve_points(guide: Sequence[Point]) -> list[Point]:
    """Points that lie on the curve that smooth() draws along a guide."""
    return [guide[0], *(_between(a, b, 0.5) for a, b in pairwise(guide[1:])), guide[-1]]


def smooth(guide: Sequence[Point]) -> str:
    """Path data of a curve without corners: it starts and ends on the guide and is drawn towards the points between."""
    on = curve_points(guide)
    return f"M{xy(on[0])}" + "".join(f"Q{xy(c)} {xy(p)}" for c, p in zip(guide[1:], on[1:], strict=False))


def cross_ticks(guide: Sequence[Point], gap: float, length: float) -> str:
    """Short strokes across a curve at even distances, as on a canal."""
    out, left = [], gap / 2
    for a, b in pairwise(curve_points(guide)):
        span = math.dist(a, b)
        while left <= span and span > 0:
            x, y = _between(a, b, left / span)
            dx, dy = (b[1] - a[1]) / span * length / 2, (a[0] - b[0]) / span * length / 2
            out.append(f"M{xy((x - dx, y - dy))}L{xy((x + dx, y + dy))}")
            left += gap
        left -= span
    return "".join(out)
