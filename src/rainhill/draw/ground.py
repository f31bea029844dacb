"""The map under the pieces: sea with waterlining, land, hills, rivers, hex lines, rim and coast, for both games."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rainhill.draw.frame import Frame
from rainhill.draw.shapes import (
    Point,
    borders,
    coast,
    cross_ticks,
    hex_poly,
    noise,
    num,
    poly,
    side,
    smooth,
    streams,
    xy,
)
from rainhill.kernel.hexes import Hex, centre, direction, parse_hex_name, step
from rainhill.kernel.maps import PLACE_TABLES, GameMap

# Width in s and strength of the four waterlines, from the outermost in.
WATERLINES = ((1.42, 0.30), (1.06, 0.42), (0.70, 0.58), (0.38, 0.80))
CANAL_GAP, CANAL_TICK = 0.3, 9.0
_THREE_HILLS = ((-0.42, -0.12), (0.30, -0.36), (0.16, 0.34))
_TWO_HILLS = ((-0.25, -0.10), (0.30, 0.22))


@dataclass(frozen=True, slots=True)
class GroundStyle:
    """How much the terrain matters to the game: where it does not, hills and rivers are drawn faintly."""

    matters: bool


TEETH, TEETH_FROM, TOOTH = 5, 0.05, 0.16
"""Of a side that no track may cross: how many, from where on it, and how long, in parts of its length."""


def draw_ground(frame: Frame, board: GameMap, style: GroundStyle) -> str:
    """Everything from the sea to the coast line; `{id}` stands for the drawing's id."""
    view = frame.view
    use = '<use href="#{id}-coast"'
    land = "".join(poly(_times(ring, frame.s), closed=True) for ring in borders(frame.layout, frame.play))
    off = "".join(hex_poly(frame.layout, h, frame.s, 1.01) for h in sorted(frame.off) if _is_seen(frame, h))
    hills = [h for h, kind in _terrain(board) if "hill" in kind]
    parts = [
        f'<defs><path id="{{id}}-coast" d="{_coast(frame)}"/><path id="{{id}}-land" d="{land}"/>'
        f'<clipPath id="{{id}}-clip">{use}/></clipPath></defs>',
        f'<rect class="sea" x="{num(view.x0)}" y="{num(view.y0)}" '
        f'width="{num(view.x1 - view.x0)}" height="{num(view.y1 - view.y0)}"/>',
        *(
            f'{use} class="wl" style="stroke-width:{num(w * frame.s + 1.7)};stroke-opacity:{num(strength, 2)}"/>'
            f'{use} class="wl0" style="stroke-width:{num(w * frame.s)}"/>'
            for w, strength in WATERLINES
        ),
        f'{use} class="off"/><g clip-path="url(#{{id}}-clip)">',
        # The coast swings out over the hexes' sides; a broad edge in the land's colour fills what lies outside them.
        f'<use href="#{{id}}-land" class="shore" style="stroke-width:{num(frame.s * 0.7)}"/>',
        f'<path class="off" d="{off}"/>' if off else "",
        '<use href="#{id}-land" class="land"/>',
        _tint(frame, hills) if style.matters else "",
        _shallows(frame, board),
        _rivers(frame, board, style),
        _hachures(frame, hills, style),
        f'<path class="grid" d="{_grid(frame)}"/>',
        _rim(frame),
        _black_edges(frame, board),
        f'</g>{use} class="coast"/>',
    ]
    return "".join(parts)


def _terrain(board: GameMap) -> list[tuple[Hex, str]]:
    """What lies under every hex; a place may say it in its own table."""
    given = {
        entry["at"]: str(entry["terrain"])
        for table in PLACE_TABLES
        for entry in board.tables.get(table, ())
        if "terrain" in entry
    }
    kinds = zip(board.hexes, board.names, board.terrain, strict=True)
    return [(h, given.get(name, kind)) for h, name, kind in kinds]


def _times(points: Iterable[Point], s: float) -> list[Point]:
    return [(x * s, y * s) for x, y in points]


def _is_seen(frame: Frame, h: Hex) -> bool:
    x, y = centre(frame.layout, h, frame.s)
    seen = frame.view.grown(frame.s)
    return seen.x0 <= x <= seen.x1 and seen.y0 <= y <= seen.y1


def _coast(frame: Frame) -> str:
    """Only the country near the view is outlined; beyond it nobody sees where the country ends."""
    x0, y0, x1, y1 = frame.view.grown(3.5 * frame.s)
    near = set(frame.play)
    for h in frame.off:
        x, y = centre(frame.layout, h, frame.s)
        if x0 <= x <= x1 and y0 <= y <= y1:
            near.add(h)
    return coast(frame.layout, near, frame.s)


def _grid(frame: Frame) -> str:
    """The lines between playable hexes; sides that follow each other are one stroke."""
    runs: list[str] = []
    for h in sorted(frame.play):
        run: list[Point] = []
        for d in range(3):
            if step(h, d) in frame.play:
                a, b = side(frame.layout, h, d, frame.s)
                run = [*run, b] if run else [a, b]
            elif run:
                runs.append(poly(run))
                run = []
        if run:
            runs.append(poly(run))
    return "".join(runs)


def _rim(frame: Frame) -> str:
    """Where the country goes on but the map does not."""
    rim = "".join(poly(_times(chain, frame.s)) for chain in borders(frame.layout, frame.play, frame.off))
    return f'<path class="rim0" d="{rim}"/><path class="rim" d="{rim}"/>' if rim else ""


def _tint(frame: Frame, hills: list[Hex]) -> str:
    d = "".join(hex_poly(frame.layout, h, frame.s, 1.01) for h in hills)
    return f'<path class="hilltint" d="{d}"/>' if d else ""


def _hachures(frame: Frame, hills: list[Hex], style: GroundStyle) -> str:
    """Mole-hills with hatching on the shaded side, as engravers draw them; each hex has its own."""
    d = "".join(_hill_strokes(frame, h, _THREE_HILLS if style.matters else _TWO_HILLS) for h in hills)
    return f'<path class="hill{"" if style.matters else " faint"}" d="{d}"/>' if d else ""


def _hill_strokes(frame: Frame, h: Hex, spots: tuple[tuple[float, float], ...]) -> str:
    s, (x, y), out = frame.s, centre(frame.layout, h, frame.s), []
    for i, (a, b) in enumerate(spots):
        cx = x + (a + 0.10 * noise(*h, i)) * s
        cy = y + (b + 0.08 * noise(*h, i + 5)) * s
        w = s * (0.30 + 0.05 * noise(*h, i + 9))
        out.append(
            f"M{xy((cx - w, cy + w * 0.5))}Q{xy((cx - w * 0.35, cy - w * 0.7))} {xy((cx, cy - w * 0.55))}"
            f"T{xy((cx + w, cy + w * 0.5))}"
        )
        for k in range(4):
            t = 0.1 + 0.22 * k
            out.append(f"M{xy((cx + w * t, cy - w * (0.48 - 0.75 * t * t)))}l{xy((w * 0.16, w * (0.62 - 0.1 * k)))}")
    return "".join(out)


def _rivers(frame: Frame, board: GameMap, style: GroundStyle) -> str:
    entries = board.tables.get("river", ())
    courses = [[parse_hex_name(board.layout, name) for name in entry["through"]] for entry in entries]
    guides = streams(board.layout, courses, frame.s)
    water = "".join(smooth(guide) for guide in guides)
    if not style.matters:
        return f'<path class="brook" d="{water}"/>' if water else ""
    canals = [guide for guide, entry in zip(guides, entries, strict=True) if entry.get("kind") == "canal"]
    ticks = "".join(cross_ticks(guide, CANAL_GAP * frame.s, CANAL_TICK) for guide in canals)
    return "".join(
        (
            _ponds(frame, board, {h for course in courses for h in course}),
            f'<path class="river" d="{water}"/><path class="core" d="{water}"/>' if water else "",
            f'<path class="ticks" d="{ticks}"/>' if ticks else "",
        )
    )


def _ponds(frame: Frame, board: GameMap, courses: set[Hex]) -> str:
    """A hex with water that no river runs through has a small lake, and so has one that is called a lake."""
    out = []
    for h, kind in _terrain(board):
        if "lake" in kind or ("river" in kind and h not in courses):
            out.append(_pool(frame, h, 0.34, 0.7))
    return f'<path class="pond" d="{"".join(out)}"/>' if out else ""


def _shallows(frame: Frame, board: GameMap) -> str:
    """A coast is mostly water, though it is built on like land: shallow water with a pale shore."""
    d = "".join(_pool(frame, h, 0.7, 0.95) for h, kind in _terrain(board) if kind == "coast")
    return f'<path class="shallow" d="{d}"/>' if d else ""


def _pool(frame: Frame, h: Hex, size: float, height: float) -> str:
    """Still water in the middle of a hex; each hex has its own."""
    x, y = centre(frame.layout, h, frame.s)
    shore = [(size + 0.07 * noise(*h, n), math.radians(30 * n)) for n in range(12)]
    ring = [(x + r * frame.s * math.cos(a), y + height * r * frame.s * math.sin(a)) for r, a in shore]
    return f"{smooth([*ring, ring[0]])}z"


def closed_sides(frame: Frame, board: GameMap) -> Iterator[tuple[Point, Point]]:
    """Sides that no track may cross, from corner to corner."""
    for entry in board.tables.get("edge", ()):
        if entry["kind"] == "black":
            a, b = (parse_hex_name(board.layout, name) for name in entry["between"])
            across = direction(a, b)
            assert across is not None
            yield side(board.layout, a, across, frame.s)


def _black_edges(frame: Frame, board: GameMap) -> str:
    """Sides that no track may cross: a palisade, for a plain line could be track or a coast."""
    d = "".join(poly(_palisade(*ends)) + "z" for ends in closed_sides(frame, board))
    return f'<path class="black" d="{d}"/>' if d else ""


def _palisade(a: Point, b: Point) -> list[Point]:
    """The outline of a row of teeth along a line."""
    along = (b[0] - a[0], b[1] - a[1])
    across = (-along[1], along[0])

    def at(part: float, away: float) -> Point:
        return (a[0] + along[0] * part + across[0] * away, a[1] + along[1] * part + across[1] * away)

    steps = [TEETH_FROM + (1 - 2 * TEETH_FROM) * n / (2 * TEETH) for n in range(2 * TEETH + 1)]
    here = [at(part, TOOTH if n % 2 else TOOTH / 3) for n, part in enumerate(steps)]
    there = [at(part, -TOOTH if n % 2 else -TOOTH / 3) for n, part in enumerate(steps)]
    return [*here, *reversed(there)]


def shore_points(frame: Frame) -> list[Point]:
    """Points along the coast of the playable land, for labels to keep off."""
    open_water = [
        side(frame.layout, h, d, frame.s)
        for h in sorted(frame.play)
        for d in range(6)
        if step(h, d) not in frame.play and step(h, d) not in frame.off
    ]
    # Where it turns it comes closer to a name than between two turns.
    return [point for a, b in open_water for point in (a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))]
