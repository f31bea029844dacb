"""The pieces of both games as SVG: seat shapes, company plates, icons, cubes, track, and the signs laid on hexes.

Form tells the family: companies are round plates with letters and ribbons of track, seats are six shapes with an ivory
rim, goods are squares. Colour is never the only sign.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Literal

from rainhill.draw.shapes import Point, hex_poly, num, xy
from rainhill.draw.theme import drawn
from rainhill.kernel.hexes import Hex, Layout, centre, edge

HighlightState = Literal["legal", "selected", "preview", "illegal", "last"]
STATES: tuple[HighlightState, ...] = ("legal", "selected", "preview", "illegal", "last")
# These carry an ink sign, all others an ivory one.
INK_SIGN = frozenset(("line-2", "line-3", "line-4", "p2", "p4", "p5", "p6", "yellow", "grey"))
# The centre line of a company's track, drawn for a hex radius of 24: its second sign.
DASHES = {
    "line-1": (),
    "line-2": (7, 4),
    "line-3": (0.1, 5),
    "line-4": (10, 3, 2, 3),
    "line-5": (3, 3),
    "line-6": (12, 5),
    "line-7": (8, 3, 0.1, 3),
}
SMALLEST_PLATE = 8.0
# Industries whose icon has a shorter name.
_INDUSTRY_ICONS = {"cattle": "livestock", "manufactured-goods": "goods", "petrochemicals": "petro"}
# What is referred to by <use> is styled in place: rules that begin with the drawing's id do not reach inside it.
_SEAT_OUT = "fill:var(--edge);stroke:var(--edge);stroke-width:.52;stroke-linejoin:round"
_SEAT_IN = "stroke:var(--ivory);stroke-width:.24;stroke-linejoin:round"
_PLATE_OUT = "stroke:var(--casing);stroke-width:.22;stroke-linejoin:round"
_PLATE_RING = "fill:none;stroke:var(--ivory);stroke-width:.07;opacity:.9"
NOSE = "M-.62-.74 0-1.62 .62-.74Z"


@dataclass(frozen=True, slots=True)
class Highlight:
    """A hex marked for the reader; `sign` is a letter or a price shown in it."""

    hex: str
    state: HighlightState = "legal"
    sign: str = ""


def sign(colour: str) -> str:
    """The colour of what is printed on a piece of that colour."""
    return "var(--ink-fix)" if colour in INK_SIGN else "var(--ivory)"


def heading_angle(layout: Layout, d: int) -> int:
    """Degrees clockwise from north of direction d."""
    return 60 * d - (0 if layout == "flat" else 30)


def definitions(body: str) -> str:
    """What a drawing refers to: every shape and icon is written once, and only if it is used."""
    out = []
    for group, name in sorted(set(re.findall(r'href="#\{id\}-(seat|icon|plate|nose)-([\w-]+)"', body))):
        if group == "seat":
            path = drawn()["shapes"][name]
            out.append(
                f'<g id="{{id}}-seat-{name}"><path d="{path}" style="{_SEAT_OUT}"/>'
                f'<path d="{path}" style="fill:var(--{name});{_SEAT_IN}"/></g>'
            )
        elif group == "icon":
            out.append(f'<path id="{{id}}-icon-{name}" fill-rule="evenodd" d="{drawn()["icons"][name]}"/>')
        else:
            out.append(f'<g id="{{id}}-{group}-{name}" style="fill:var(--{name})">{_roundel(nose=group == "nose")}</g>')
    return f"<defs>{''.join(out)}</defs>" if out else ""


def _roundel(*, nose: bool) -> str:
    under = f'<path d="{NOSE}" style="{_PLATE_OUT}"/>' if nose else ""
    over = f'<path d="{NOSE}"/>' if nose else ""
    return f'{under}<circle r="1" style="{_PLATE_OUT}"/>{over}<circle r="1"/><circle r=".82" style="{_PLATE_RING}"/>'


def token(seat: str, r: float, at: Point) -> str:
    """A seat's piece: shape in seat colour, ivory rim, dark outline."""
    return f'<use href="#{{id}}-seat-{seat}" transform="translate({xy(at)})scale({num(r, 2)})"/>'


def icon(name: str, size: float, at: Point, css: str) -> str:
    """An icon of 24 units, centred on a point."""
    x, y = at[0] - size / 2, at[1] - size / 2
    return (
        f'<use href="#{{id}}-icon-{name}" class="{css}" transform="translate({xy((x, y))})scale({num(size / 24, 3)})"/>'
    )


def industry_sign(industry: str, size: float, at: Point, css: str) -> str:
    """The icon of an industry; one without a drawing, on a map of somebody's own, shows its first letters."""
    name = _INDUSTRY_ICONS.get(industry, industry)
    if name in drawn()["icons"]:
        return icon(name, size, at, css)
    where = f'x="{num(at[0])}" y="{num(at[1] + size * 0.3)}" font-size="{num(size * 0.8)}"'
    return f'<text class="mono {css}" {where}>{escape(industry[:2].title())}</text>'


def seat_colour(colours: Sequence[int], seat: int) -> str:
    """The token of a seat's colour: of the one it chose, or where nobody chose, of its number."""
    return f"p{(colours[seat] if colours else seat) + 1}"


def cube(colour: str, size: float, at: Point) -> str:
    """A goods cube: a square with its sign cut into it."""
    x, y = at[0] - size / 2, at[1] - size / 2
    heavy = ";stroke-width:3.2" if colour == "yellow" else ""
    return (
        f'<g transform="translate({xy((x, y))})scale({num(size / 10, 3)})">'
        f'<rect class="cube" width="10" height="10" rx="1.3" style="fill:var(--{colour})"/>'
        f'<path class="cube-sign" d="{drawn()["goods"][colour]}" style="stroke:{sign(colour)}{heavy}"/></g>'
    )


def plate(colour: str, monogram: str, r: float, at: Point, angle: int | None = None) -> str:
    """A company's plate with its monogram upright; with an angle it grows a nose and is a locomotive."""
    x, y = at
    size = max(r * 0.98, 9.4) if len(monogram) < 3 else r * 0.8
    turn = f"rotate({angle})" if angle else ""
    kind = "plate" if angle is None else "nose"
    return (
        f'<use href="#{{id}}-{kind}-{colour}" transform="translate({xy(at)})scale({num(r, 2)}){turn}"/>'
        f'<text class="mono" x="{num(x)}" y="{num(y + size * 0.36)}" font-size="{num(size)}" '
        f'style="fill:{sign(colour)}">{escape(monogram)}</text>'
    )


def buffer_stop(r: float, at: Point, angle: int) -> str:
    """The sign before the nose of a locomotive that will never run again; no piece of track looks like it."""
    return (
        f'<g transform="translate({xy(at)})rotate({angle})scale({num(r, 2)})"><circle class="stopped" r=".56" '
        'cy="-1.32"/><path class="stopped-cross" d="M-.24-1.56l.48 .48m0-.48l-.48 .48"/></g>'
    )


def struck(r: float, at: Point) -> str:
    """A bar across a plate: this company is closed."""
    x, y = at
    d = f"M{xy((x - r * 0.8, y + r * 0.8))}L{xy((x + r * 0.8, y - r * 0.8))}"
    return (
        f'<path class="bar-out" d="{d}" style="stroke-width:{num(r * 0.5)}"/>'
        f'<path class="bar" d="{d}" style="stroke-width:{num(r * 0.22)}"/>'
    )


def ribbon(d: str, s: float, colour: str) -> str:
    """A line of track: halo on the land, casing, the company's colour, its centre line."""
    w = s * 0.30
    pattern = " ".join(num(part * s / 24) if part >= 1 else num(part) for part in DASHES[colour])
    dash = f";stroke-dasharray:{pattern}" if pattern else ""
    return (
        f'<path class="halo" d="{d}" style="stroke-width:{num(w + 5)}"/>'
        f'<path class="case" d="{d}" style="stroke-width:{num(w + 2.2)}"/>'
        f'<path class="track" d="{d}" style="stroke-width:{num(w)};stroke:var(--{colour})"/>'
        f'<path class="mid" d="{d}" style="stroke-width:{num(max(1.2, w * 0.22))};stroke:{sign(colour)}{dash}"/>'
    )


def highlight(layout: Layout, h: Hex, s: float, state: HighlightState, text: str = "") -> str:
    """A hex to choose: legal, selected, preview or illegal, each with a sign besides its colour."""
    x, y = centre(layout, h, s)
    extra = ""
    if text:
        size = s * 0.58 if len(text) < 3 else s * 0.46
        where = f'x="{num(x)}" y="{num(y + size * 0.35)}" font-size="{num(size)}"'
        extra = f'<text class="target" {where}>{escape(text)}</text>'
    elif state == "legal":
        extra = f'<circle class="spot" cx="{num(x)}" cy="{num(y)}" r="{num(s * 0.13)}"/>'
    elif state == "illegal":
        a = s * 0.22
        extra = (
            f'<path class="cross" d="M{xy((x - a, y - a))}l{xy((2 * a, 2 * a))}m0-{num(2 * a)}l{xy((-2 * a, 2 * a))}"/>'
        )
    return f'<path class="st-{state}" d="{hex_poly(layout, h, s, 0.93)}"/>{extra}'


def last_ring(layout: Layout, h: Hex, s: float, *, place: bool) -> str:
    """A thin ring round the piece that moved last; a place gets a hex round its border."""
    x, y = centre(layout, h, s)
    if place:
        d = hex_poly(layout, h, s, 0.98)
        return f'<path class="last0" d="{d}"/><path class="last" d="{d}"/>'
    ring = f'cx="{num(x)}" cy="{num(y)}" r="{num(s * 0.78)}"'
    return f'<circle class="last0" {ring}/><circle class="last" {ring}/>'


def tag(at: Point, s: float, letter: str) -> str:
    """A letter in a small disc, for a hex whose middle is taken by a piece."""
    x, y = at
    return (
        f'<circle class="tag" cx="{num(x)}" cy="{num(y)}" r="{num(s * 0.3)}"/>'
        f'<text class="tagtext" x="{num(x)}" y="{num(y + s * 0.15)}" font-size="{num(s * 0.42)}">'
        f"{escape(letter)}</text>"
    )


def arrow(layout: Layout, h: Hex, d: int, s: float) -> str:
    """Dots from a locomotive towards the hex it wants."""
    a, b = edge(layout, h, d, s, 0.9), edge(layout, h, d, s, 1.3)
    return f'<path class="move" d="M{xy(a)}L{xy(b)}"/>'
