"""Cities and towns of Steam drawn: goods colour with its sign, a band with the name, cubes, the leaf of growth."""

from __future__ import annotations

from html import escape

from rainhill.draw.glyphs import text_width
from rainhill.draw.pieces import cube, sign
from rainhill.draw.shapes import Point, hex_poly, num, xy
from rainhill.draw.theme import drawn
from rainhill.games.steam.draw.scene import CITY, DOT, TOWN, Scene
from rainhill.games.steam.view import CityView, TownView
from rainhill.kernel.hexes import corner
from rainhill.locales import place_name

BAND = {"flat": 0.99, "pointy": 0.88}
"""Half the width of the band with the name."""
BAND_HIGH, BAND_TEXT, SMALLEST_TEXT = 0.42, 0.34, 8.0
CUBE, SMALL_CUBE, CUBE_GAP = 0.30, 0.24, 1.15
IN_A_ROW = 4
LEAF = 0.30


def draw_city(scene: Scene, city: CityView) -> str:
    """A city: what is delivered here above its name, what waits here below."""
    frame, h, (x, y) = scene.frame, scene.at(city.hex), scene.point(city.hex)
    s, colour = frame.s, city.colour
    out = [
        f'<path class="goods" d="{hex_poly(frame.layout, h, s, CITY)}" style="fill:var(--{colour})"/>',
        f'<path class="inner{" newcity" if city.new else ""}" d="{hex_poly(frame.layout, h, s, 0.84)}" '
        f'style="stroke:{sign(colour)}"/>',
        _goods_sign(colour, s, (x, y - s * 0.54)),
        _band(scene, place_name(city.name), (x, y)),
        _cubes(scene, city, (x, y)),
        _leaf(s, corner(frame.layout, h, 5 if frame.layout == "flat" else 0, s, 0.95)) if city.marker else "",
    ]
    return f"<g><title>{escape(place_name(city.name))} ({city.hex})</title>{''.join(out)}</g>"


def _goods_sign(colour: str, s: float, at: Point) -> str:
    heavy = ";stroke-width:3.6" if colour == "yellow" else ""
    where = xy((at[0] - s * 0.26, at[1] - s * 0.26))
    return (
        f'<path class="cube-sign" transform="translate({where})scale({num(s * 0.052, 3)})" '
        f'd="{drawn()["goods"][colour]}" style="stroke:{sign(colour)}{heavy}"/>'
    )


def _band(scene: Scene, name: str, at: Point) -> str:
    frame, (x, y) = scene.frame, at
    s, half = frame.s, BAND[frame.layout] * frame.s
    fits = (2 * half - 4) / text_width(name, 1.0)
    size = max(min(s * BAND_TEXT, fits), SMALLEST_TEXT)
    # A long name on a small map reaches out of the hex rather than become unreadable.
    half, high = max(half, text_width(name, size) / 2 + 2), max(s * BAND_HIGH, size * 1.12)
    return (
        f'<rect class="band" x="{num(x - half)}" y="{num(y - high / 2)}" width="{num(2 * half)}" '
        f'height="{num(high)}" rx="2"/>'
        f'<text class="bandtext" x="{num(x)}" y="{num(y + size * 0.34)}" font-size="{num(size)}">{escape(name)}</text>'
    )


def cube_spots(number: int, s: float, at: Point) -> list[tuple[Point, float]]:
    """Where so many cubes stand below the band of a city, and how large: one row, or two of smaller ones."""
    if number <= IN_A_ROW:
        rows, size, top = [number], CUBE * s, 0.48 * s
    else:
        size, top = SMALL_CUBE * s, 0.365 * s
        # The hex narrows towards its foot, so the longer row is the upper one.
        rows = [(number + 1) // 2, number // 2]
        widest = 1.36 * s / (rows[0] * CUBE_GAP)
        size = min(size, widest)
    x, y = at
    return [
        ((x + (n - (row - 1) / 2) * size * CUBE_GAP, y + top + line * size * CUBE_GAP), size)
        for line, row in enumerate(rows)
        for n in range(row)
    ]


def _cubes(scene: Scene, city: CityView, at: Point) -> str:
    if scene.view is None and scene.frame.is_small:
        return ""
    if scene.view is None:
        spots = cube_spots(scene.printed[city.name], scene.frame.s, at)
        ink = sign(city.colour)
        return "".join(
            f'<rect class="nocube" x="{num(x - size / 2)}" y="{num(y - size / 2)}" width="{num(size)}" '
            f'height="{num(size)}" rx="1.2" style="stroke:{ink}"/>'
            for (x, y), size in spots
        )
    spots = cube_spots(len(city.cubes), scene.frame.s, at)
    return "".join(cube(colour, size, spot) for colour, (spot, size) in zip(city.cubes, spots, strict=True))


def _leaf(s: float, at: Point) -> str:
    """The marker of City Growth: a leaf that points away from the city."""
    return (
        f'<g transform="translate({xy(at)})scale({num(s * LEAF, 2)})rotate(38)">'
        '<path class="leaf" d="M0 1C-.85 .5-.8-.45 0-1.05C.8-.45 .85 .5 0 1Z"/>'
        '<path class="leaf-rib" d="M0 .95V-.45M0 .35 .32 .02M0 .35-.32 .02"/></g>'
    )


def draw_town(scene: Scene, town: TownView) -> str:
    """A town: a ring with a dot, on which spurs end."""
    s, (x, y) = scene.frame.s, scene.point(town.hex)
    return (
        f"<g><title>{escape(place_name(town.name))} ({town.hex})</title>"
        f'<circle class="town" cx="{num(x)}" cy="{num(y)}" r="{num(s * TOWN)}"/>'
        f'<circle class="dot" cx="{num(x)}" cy="{num(y)}" r="{num(s * DOT)}"/></g>'
    )
