"""The track of Steam as paths: from stop to stop through the tiles of a link, or to its open end."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rainhill.draw.pieces import sign
from rainhill.draw.shapes import Point, num, xy
from rainhill.games.steam.view import SteamView
from rainhill.kernel.hexes import Hex, Layout, centre, edge, step
from rainhill.kernel.maps import GameMap

WIDTH, TIES = 0.24, 0.62
"""Of the track in s, and of its sleepers in widths of the track."""
CITY_EDGE = 0.86
"""A line begins a little inside the border of a city, which then covers the end."""
TIGHT_BEND = 0.38
"""How far the two handles of a tight curve reach towards the middle of the hex: the bend comes to lie at 62 %."""
OPEN_PART = 0.62
"""How much of the last tile is dashed at an open end."""
_STEPS = 12
_ASIDE = (-1, 0, 1)

Curve = tuple[Point, ...]
"""A straight piece (two points), a quadratic or a cubic curve (three, four points)."""


@dataclass(frozen=True, slots=True)
class DrawnPiece:
    """A track on one hex, in the direction of its link; None stands for the town in the middle."""

    hex: Hex
    enters: int | None
    leaves: int | None


@dataclass(frozen=True, slots=True)
class DrawnLine:
    """A link as it is drawn; `open_end`: the last piece leads nowhere yet.

    `curves` has one for every piece, and one more where it begins or ends in a city.
    """

    link: int
    owner: int | None
    pieces: tuple[DrawnPiece, ...]
    curves: tuple[Curve, ...]
    from_city: bool
    open_end: bool

    @property
    def on_tiles(self) -> tuple[Curve, ...]:
        """The curve of every piece."""
        return self.curves[self.from_city :][: len(self.pieces)]


def tile_curve(layout: Layout, h: Hex, a: int, b: int | None, s: float) -> Curve:
    """Track from side a to side b of a hex, or to the town in its middle: it leaves every side at a right angle."""
    start, middle = edge(layout, h, a, s), centre(layout, h, s)
    if b is None:
        return start, middle
    end, turn = edge(layout, h, b, s), (b - a) % 6
    if turn == 3:
        return start, end
    if turn in (2, 4):
        return start, middle, end
    handles = tuple(
        (p[0] + (middle[0] - p[0]) * TIGHT_BEND, p[1] + (middle[1] - p[1]) * TIGHT_BEND) for p in (start, end)
    )
    return start, *handles, end


def path_data(curves: Sequence[Curve]) -> str:
    """Curves that follow each other as one stroke."""
    commands = {2: "L", 3: "Q", 4: "C"}
    return f"M{xy(curves[0][0])}" + "".join(commands[len(c)] + " ".join(xy(p) for p in c[1:]) for c in curves)


def curve_point(curve: Curve, t: float) -> Point:
    """The point of a curve at t, by de Casteljau."""
    points = list(curve)
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def split_curve(curve: Curve, t: float) -> tuple[Curve, Curve]:
    """The two parts of a curve before and after t."""
    points, first, last = list(curve), [curve[0]], [curve[-1]]
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
        first.append(points[0])
        last.append(points[-1])
    return tuple(first), tuple(reversed(last))


def points_along(curves: Iterable[Curve]) -> list[Point]:
    """Points close together along curves."""
    return [curve_point(curve, n / _STEPS) for curve in curves for n in range(_STEPS + 1)]


# -- links ------------------------------------------------------------------------------------------------------------


def lines_of(board: GameMap, view: SteamView, s: float) -> list[DrawnLine]:
    """Every link with track on the map; those drawn later lie above where two cross.

    What is still being built lies above what is complete, and links of a higher number, which are newer, above others.
    """
    found: dict[int, list[DrawnPiece]] = {}
    owners: dict[int, int | None] = {}
    complete: dict[int, bool] = {}
    for tile in view.tiles:
        h = board.hexes[board.index_of[tile.hex]]
        for track in tile.tracks:
            found.setdefault(track.link, []).append(DrawnPiece(h, track.a, track.b))
            owners[track.link] = track.owner
            complete[track.link] = track.complete
    cities = {board.hexes[board.index_of[city.hex]] for city in view.cities}
    status = {link.id: link.status for link in view.links}
    lines = []
    for link in sorted(found, key=lambda n: (not complete[n], n)):
        for pieces in _chains(found[link], cities):
            open_end = status.get(link) == "incomplete"
            curves = tuple(_curves(board.layout, pieces, cities, s, open_end=open_end))
            first = pieces[0]
            from_city = first.enters is not None and step(first.hex, first.enters) in cities
            lines.append(DrawnLine(link, owners[link], tuple(pieces), curves, from_city, open_end))
    return lines


def _ends(piece: DrawnPiece) -> tuple[object, object]:
    """What the two ends of a piece touch: a side, named by the two hexes it parts, or the town in the hex."""
    a, b = (
        piece.hex if d is None else frozenset((piece.hex, step(piece.hex, d))) for d in (piece.enters, piece.leaves)
    )
    return a, b


def _chains(pieces: Sequence[DrawnPiece], cities: set[Hex]) -> list[list[DrawnPiece]]:
    """The pieces of a link in order, each turned the right way, from a stop on; normally there is one chain."""
    touching: dict[object, list[DrawnPiece]] = {}
    for piece in pieces:
        for end in _ends(piece):
            touching.setdefault(end, []).append(piece)
    left, chains = list(pieces), []
    while left:
        starts = [piece for piece in left if any(_is_stop(end, cities) for end in _ends(piece))]
        loose = [piece for piece in left if any(len(touching[end]) == 1 for end in _ends(piece))]
        chain = [_turned(next(iter(starts or loose or left)), touching, cities)]
        left.remove(_as_given(chain[0], left))
        while True:
            end = _ends(chain[-1])[1]
            following = None if _is_stop(end, cities) else next((p for p in touching[end] if p in left), None)
            if following is None:
                break
            left.remove(following)
            chain.append(following if _ends(following)[0] == end else _flipped(following))
        chains.append(chain)
    return chains


def _is_stop(end: object, cities: set[Hex]) -> bool:
    return isinstance(end, Hex) or (isinstance(end, frozenset) and any(h in cities for h in end))


def _flipped(piece: DrawnPiece) -> DrawnPiece:
    return DrawnPiece(piece.hex, piece.leaves, piece.enters)


def _as_given(piece: DrawnPiece, pieces: Sequence[DrawnPiece]) -> DrawnPiece:
    return piece if piece in pieces else _flipped(piece)


def _turned(piece: DrawnPiece, touching: Mapping[object, Sequence[DrawnPiece]], cities: set[Hex]) -> DrawnPiece:
    """The first piece so that it leads away from a stop, or failing that from a loose end."""
    a, b = _ends(piece)
    if _is_stop(a, cities) or _is_stop(b, cities):
        return piece if _is_stop(a, cities) else _flipped(piece)
    return piece if len(touching[a]) == 1 else _flipped(piece)


def _curves(layout: Layout, pieces: Sequence[DrawnPiece], cities: set[Hex], s: float, *, open_end: bool) -> list[Curve]:
    first, last = pieces[0], pieces[-1]
    out: list[Curve] = []
    if first.enters is not None and step(first.hex, first.enters) in cities:
        out.append(_into_city(layout, first.hex, first.enters, s)[::-1])
    for piece in pieces:
        if piece.enters is None:
            assert piece.leaves is not None
            out.append(tile_curve(layout, piece.hex, piece.leaves, None, s)[::-1])
        else:
            out.append(tile_curve(layout, piece.hex, piece.enters, piece.leaves, s))
    if not open_end and last.leaves is not None and step(last.hex, last.leaves) in cities:
        out.append(_into_city(layout, last.hex, last.leaves, s))
    return out


def _into_city(layout: Layout, h: Hex, d: int, s: float) -> Curve:
    return edge(layout, h, d, s), edge(layout, step(h, d), (d + 3) % 6, s, CITY_EDGE)


# -- drawing ----------------------------------------------------------------------------------------------------------


def draw_line(line: DrawnLine, s: float, colour: str | None) -> str:
    """A link's track: halo, casing, the owner's colour, sleepers in the sign's colour."""
    return rail(line.curves, s, colour, open_end=line.open_end)


def rail(curves: Sequence[Curve], s: float, colour: str | None, *, open_end: bool = False) -> str:
    """Track in a colour; nobody's is faint with a dashed casing, an open end has its casing dashed there."""
    w, d = s * WIDTH, path_data(curves)
    fill, ties = ("var(--faint)", "var(--surface)") if colour is None else (f"var(--{colour})", sign(colour))
    width = f"stroke-width:{num(w + 2.2)}"
    if colour is None:
        case = f'<path class="case loose" d="{d}" style="{width}"/>'
    elif open_end:
        shut, loose = split_curve(curves[-1], 1 - OPEN_PART)
        case = (
            f'<path class="case" d="{path_data([*curves[:-1], shut])}" style="{width}"/>'
            f'<path class="case loose" d="{path_data([loose])}" style="{width}"/>'
        )
    else:
        case = f'<path class="case" d="{d}" style="{width}"/>'
    gap = f"{num(1.6 * s / 24)} {num(4.4 * s / 24)}"
    return (
        f'<path class="halo" d="{d}" style="stroke-width:{num(w + 4.5)}"/>{case}'
        f'<path class="track" d="{d}" style="stroke-width:{num(w)};stroke:{fill}"/>'
        f'<path class="ties" d="{d}" style="stroke-width:{num(w * TIES)};stroke:{ties};stroke-dasharray:{gap}"/>'
    )


def owner_spots(lines: Sequence[DrawnLine], stops: Sequence[tuple[Point, float]], s: float) -> dict[int, Point]:
    """Where the owner's piece of each line stands, by the line's number in the list.

    The middle of the link, or as near to it as leaves other tracks, stops and pieces uncovered.
    """
    courses = [points_along(line.curves) for line in lines]
    around: dict[tuple[int, int], list[tuple[int, Point]]] = {}
    for n, course in enumerate(courses):
        for p in course:
            around.setdefault(_square(p, s), []).append((n, p))
    out: dict[int, Point] = {}
    for n, line in enumerate(lines):
        if line.owner is None:
            continue
        squares = {(x + dx, y + dy) for x, y in (_square(p, s) for p in courses[n]) for dx in _ASIDE for dy in _ASIDE}
        others = [p for square in squares for m, p in around.get(square, ()) if m != n]
        best = min(_spaced(courses[n]), key=lambda spot: _cost(spot, others, stops, out.values(), s))
        out[n] = best[1]
    return out


def _square(p: Point, s: float) -> tuple[int, int]:
    """The square of a coarse net in which a point lies: what is near lies in this one or the next."""
    return math.floor(p[0] / s), math.floor(p[1] / s)


def _spaced(course: Sequence[Point]) -> list[tuple[float, Point]]:
    """Points of a course with the part of the way that lies behind them, 0.2 to 0.8."""
    lengths = [0.0]
    for a, b in pairwise(course):
        lengths.append(lengths[-1] + math.dist(a, b))
    whole = lengths[-1] or 1.0
    found = [(length / whole, p) for length, p in zip(lengths, course, strict=True) if 0.2 <= length / whole <= 0.8]
    return found or [(0.5, course[len(course) // 2])]


def _cost(
    spot: tuple[float, Point],
    others: Sequence[Point],
    stops: Sequence[tuple[Point, float]],
    pieces: Iterable[Point],
    s: float,
) -> float:
    t, p = spot
    cost = abs(t - 0.5) * 4
    cost += sum(2.0 for q in others if math.dist(p, q) < s * 0.34)
    cost += sum(20.0 for at, r in stops if math.dist(p, at) < r + s * 0.2)
    cost += sum(20.0 for q in pieces if math.dist(p, q) < s * 0.6)
    return cost
