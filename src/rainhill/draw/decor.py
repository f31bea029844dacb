"""What surrounds the land on an engraved map: names of seas, compass rose, title, margin with the names of hexes."""

from __future__ import annotations

import math
from html import escape

from rainhill.draw.frame import TIGHT_SPACING, Box, Frame, Lettering, joint_box
from rainhill.draw.free_room import free_spot, survey
from rainhill.draw.glyphs import text_width
from rainhill.draw.shapes import Point, num
from rainhill.kernel.hexes import LETTERS, cell, cell_point
from rainhill.kernel.maps import GameMap

ROSE_SIZES = (2.3, 2.0, 1.7, 1.4)
TITLE_SIZES = (1.5, 1.3, 1.1, 0.95)
TITLE_SPACING = 0.06
# Corners of the view in the order of liking: the rose to the upper right, the title to the foot.
ROSE_CORNERS = ((1.0, 0.0), (0.0, 0.0), (1.0, 1.0), (0.0, 1.0))
TITLE_CORNERS = ((0.0, 1.0), (1.0, 1.0), (0.0, 0.0), (1.0, 0.0))


def draw_seas(frame: Frame) -> str:
    """Names on the water and on the country beyond."""
    return "".join(_lettering(frame, sea) for sea in frame.seas)


def _lettering(frame: Frame, sea: Lettering) -> str:
    x, y = sea.x * frame.s, sea.y * frame.s
    turn = f' transform="rotate({num(sea.angle)} {num(x)} {num(y)})"' if sea.angle else ""
    tight = f' style="letter-spacing:{TIGHT_SPACING}em"' if sea.spacing == TIGHT_SPACING else ""
    # The letters stand on the line y; a third of the size below the middle puts their middle on the point given.
    base = y + sea.size * frame.s * 0.3
    return (
        f'<text class="sealb" x="{num(x)}" y="{num(base)}" font-size="{num(sea.size * frame.s)}"{turn}{tight}>'
        f"{escape(sea.text)}</text>"
    )


def sea_boxes(frame: Frame) -> list[Box]:
    """Where the names of seas stand, as small boxes."""
    return [box for boxes in boxes_by_sea(frame) for box in boxes]


def boxes_by_sea(frame: Frame) -> list[list[Box]]:
    """The same for each name, in the order in which they are drawn."""
    out = []
    for sea in frame.seas:
        points = [(x * frame.s, y * frame.s) for x, y in sea.points()]
        out.append([joint_box(points[i : i + 12]) for i in range(0, len(points) - 3, 9)])
    return out


def draw_ornaments(frame: Frame, title: str, north: str) -> tuple[str, list[Box]]:
    """Compass rose and title on the free water, where there is room; returns the boxes they take."""
    taken = sea_boxes(frame)
    water, beyond = survey(frame, ashore=False), survey(frame, ashore=True)
    out, boxes = "", []
    for size in ROSE_SIZES:
        r = size * frame.s
        spot = free_spot(water, r * 1.06, r * 1.32, taken, ROSE_CORNERS)
        if spot:
            x, y = spot
            out += _rose((x, y + r * 0.12), r, north)
            boxes.append(Box(x - r, y - r * 1.3, x + r, y + r * 1.3))
            break
    for room, size in [(room, size) for room in (water, beyond) for size in TITLE_SIZES]:
        em = size * frame.s
        w = text_width(title, em, spacing=TITLE_SPACING) / 2 + 0.5 * em
        spot = free_spot(room, w, em * 0.95, taken + boxes, TITLE_CORNERS)
        if spot:
            out += _title(spot, title, em, w)
            boxes.append(Box(spot[0] - w, spot[1] - em, spot[0] + w, spot[1] + em))
            break
    return out, boxes


def _rose(at: Point, r: float, north: str) -> str:
    """Four long points and four short ones, half of each filled, north marked."""
    out = [f'<circle r="{num(r * 0.62)}"/><circle r="{num(r * 0.56)}"/>']
    for i in (1, 3, 5, 7, 0, 2, 4, 6):
        n, w = (r, r * 0.17) if i % 2 == 0 else (r * 0.58, r * 0.15)
        turn = f' transform="rotate({45 * i})"' if i else ""
        out.append(
            f'<g{turn}><path d="M0-{num(n)} {num(w)}-{num(w)} 0 0Z"/>'
            f'<path class="in" d="M0-{num(n)}-{num(w)}-{num(w)} 0 0Z"/></g>'
        )
    letter = f'<text y="-{num(r * 1.08)}" font-size="{num(r * 0.3)}">{escape(north)}</text>'
    return f'<g class="rose" transform="translate({num(at[0])} {num(at[1])})">{"".join(out)}{letter}</g>'


def _title(at: Point, title: str, em: float, w: float) -> str:
    x, y = at
    lines = "".join(
        f"M{num(x - w + inset)} {num(y + dy * em)}H{num(x + w - inset)}"
        for dy, inset in ((-0.86, 0.0), (-0.78, 0.0), (0.60, 0.0), (0.68, 0.0))
    )
    return (
        f'<path class="rule" d="{lines}"/>'
        f'<text class="title" x="{num(x)}" y="{num(y + em * 0.25)}" font-size="{num(em)}">{escape(title)}</text>'
    )


def draw_margin(frame: Frame, board: GameMap) -> str:
    """A paper margin with a scale of light and dark bars, one a column and one a line, and the names of both."""
    if not frame.margin:
        return ""
    s, view, sheet = frame.s, frame.view, frame.sheet
    bar = 0.16 * s
    rings = (
        f'<path class="paper" fill-rule="evenodd" d="{_ring(sheet)}{_ring(view)}"/>'
        f'<path class="neat" d="{_ring(view)}{_ring(view.grown(bar))}"/>'
    )
    cells = [cell(board.layout, h) for h in board.hexes]
    columns, lines = sorted({x for x, _ in cells}), sorted({y for _, y in cells})
    across = 1.5 * s if board.layout == "flat" else s * math.sqrt(3) / 2
    down = s * math.sqrt(3) / 2 if board.layout == "flat" else 1.5 * s
    xs = [cell_point(board.layout, x, 0, s)[0] for x in columns]
    ys = [cell_point(board.layout, 0, y, s)[1] for y in lines]
    if board.layout == "flat":
        tops, sides = [LETTERS[x // 2] for x in columns], [str(y + 1) for y in lines]
    else:
        tops, sides = [str(x + 1) for x in columns], [LETTERS[y] for y in lines]
    bars = [_bars(xs, across, view.x0, view.x1, y, bar, upright=False) for y in (view.y0 - bar, view.y1)]
    bars += [_bars(ys, down, view.y0, view.y1, x, bar, upright=True) for x in (view.x0 - bar, view.x1)]
    size = min(0.46 * s, 13.0)
    middle = (frame.margin + bar) / 2
    names = [
        f'<text x="{num(x)}" y="{num(y + size * 0.34)}">{text}</text>'
        for y in (view.y0 - middle, view.y1 + middle)
        for x, text in zip(xs, tops, strict=True)
    ]
    names += [
        f'<text x="{num(x)}" y="{num(y + size * 0.34)}">{text}</text>'
        for x in (view.x0 - middle, view.x1 + middle)
        for y, text in zip(ys, sides, strict=True)
    ]
    return (
        f'{rings}<path class="scale" d="{"".join(bars)}"/>'
        f'<g class="name" font-size="{num(size)}">{"".join(names)}</g>'
        f'<path class="neat2" d="{_ring(sheet.grown(-0.1 * s))}"/>'
    )


def _ring(box: Box) -> str:
    return f"M{num(box.x0)} {num(box.y0)}H{num(box.x1)}V{num(box.y1)}H{num(box.x0)}Z"


def _bars(at: list[float], gap: float, low: float, high: float, other: float, wide: float, *, upright: bool) -> str:
    """Every second unit of the scale filled; the scale runs over the whole side, not only along the land."""
    first = at[0] - gap / 2
    n = math.floor((low - first) / gap)
    out = []
    while first + n * gap < high:
        a, b = max(low, first + n * gap), min(high, first + (n + 1) * gap)
        if n % 2 == 0 and b - a > 0.5:
            if upright:
                out.append(f"M{num(other)} {num(a)}h{num(wide)}V{num(b)}h-{num(wide)}z")
            else:
                out.append(f"M{num(a)} {num(other)}v{num(wide)}H{num(b)}v-{num(wide)}z")
        n += 1
    return "".join(out)
