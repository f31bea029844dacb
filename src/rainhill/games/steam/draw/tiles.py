"""The track tiles of Steam on one sheet: every shape with its number, its name and how many sides track leaves by."""

from __future__ import annotations

from html import escape

from rainhill.draw.document import assemble
from rainhill.draw.frame import Box
from rainhill.draw.shapes import hex_poly, num, xy
from rainhill.draw.theme import Theme
from rainhill.games.steam.draw.scene import DOT, TOWN
from rainhill.games.steam.draw.track import rail, tile_curve
from rainhill.games.steam.tiles import Lay, Shape, all_tiles
from rainhill.kernel.hexes import Hex, Layout
from rainhill.locales import text

COLUMNS = 7
S = 46.0
CELL, ROW, HEAD, EDGE = 168.0, 142.0, 66.0, 20.0
# Without words tiles stand close, so that their numbers can be read where the sheet is as narrow as a phone.
CLOSE_CELL, CLOSE_ROW, NUMBER = 108.0, 122.0, 27.0
_HERE = Hex(0, 0)


def draw_tile(lay: Lay, s: float, colours: tuple[str | None, ...] = ("p1", "p2"), layout: Layout = "flat") -> str:
    """A tile as it lies, about the point 0, 0; its tracks take the colours in turn, the second lies above the first."""
    if lay.shape.is_town:
        tracks: list[tuple[int, int | None]] = [(d, None) for d in range(6) if lay.exits >> d & 1]
    else:
        tracks = list(lay.tracks)
    drawn = [
        rail([tile_curve(layout, _HERE, a, b, s)], s, colours[n % len(colours)]) for n, (a, b) in enumerate(tracks)
    ]
    ring = (
        f'<circle class="town" r="{num(s * TOWN)}"/><circle class="dot" r="{num(s * DOT)}"/>'
        if lay.shape.is_town
        else ""
    )
    return f'<path class="plain-hex" d="{hex_poly(layout, _HERE, s)}"/>{"".join(drawn)}{ring}'


def tile_sheet_svg(*, theme: Theme = "light", ident: str | None = None, worded: bool = True) -> str:
    """All shapes, unturned, in the order of their numbers (S1.7); without words for pages in any language."""
    tiles = all_tiles()
    rows = -(-len(tiles.shapes) // COLUMNS)
    head = HEAD if worded else EDGE
    cell, row = (CELL, ROW) if worded else (CLOSE_CELL, CLOSE_ROW)
    wide, high = COLUMNS * cell + 2 * EDGE, head + rows * row + EDGE
    title = text("steam-drawing-tiles-title")
    body = [
        f'<rect class="sheet-page" width="{num(wide)}" height="{num(high)}"/>',
        f'<text class="sheet-head" x="{num(EDGE)}" y="40" font-size="24">{escape(title)}</text>' if worded else "",
    ]
    for shape in tiles.shapes:
        line, column = divmod(shape.index, COLUMNS)
        at = EDGE + (column + 0.5) * cell, head + line * row + S
        body.append(f'<g transform="translate({xy(at)})">{_figure(shape, worded)}</g>')
    names = [text(f"steam-shape-{shape.id}") for shape in tiles.shapes]
    return assemble(
        "".join(body),
        Box(0.0, 0.0, wide, high),
        title=title,
        description=text("steam-drawing-tiles", shapes=names),
        theme=theme,
        ident=ident,
    )


def _figure(shape: Shape, worded: bool) -> str:
    if not worded:
        number = f'<text class="subcaption" y="{num(S + 20)}" font-size="{num(NUMBER)}">{escape(shape.id)}</text>'
        return f"{draw_tile(all_tiles().lay(shape, 0), S)}{number}"
    name = text(f"steam-shape-{shape.id}")
    below = text("steam-drawing-tile-sides", number=shape.id, exits=shape.exits)
    return (
        f"<title>{escape(name)}</title>{draw_tile(all_tiles().lay(shape, 0), S)}"
        f'<text class="caption" y="{num(S + 10)}" font-size="12.5">{escape(name)}</text>'
        f'<text class="subcaption" y="{num(S + 26)}" font-size="12">{escape(below)}</text>'
    )
