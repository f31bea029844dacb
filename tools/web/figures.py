"""The pictures of the page on which the games are learnt: positions set up on the small maps, drawn like any other.

Which pictures a game has is said in `tools/games/<game>/figures.py`; a game without that file has none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape, unescape
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rainhill.draw import position_svg
from rainhill.draw.frame import make_frame
from rainhill.draw.glyphs import text_width
from rainhill.draw.pieces import Highlight
from rainhill.draw.theme import Theme
from rainhill.kernel.hexes import Hex, centre, parse_hex_name
from rainhill.kernel.maps import PLACE_TABLES, GameMap, read_map
from rainhill.kernel.maps import place_name as place_of
from rainhill.kernel.match import Match
from rainhill.locales import place_name
from rainhill.registry import find_game

SEATS = ("Ada", "Ben", "Cleo")
LETTERS = "ABCDEF"
WIDTH = 640
WHOLE_WIDTH = 420
"""Of a picture of the whole land: names are larger beside it, for it stands in a column no wider than others do."""
NAME_ROOM = 9.0
"""Between a name and the edge of a picture."""
ROOM = 1.7
"""Round what is shown, in hex radii."""
SEED = 1829
"""Always the same goods on the map."""
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""
_NAME = re.compile(
    r'<text class="lb (?P<css>[^"]*)" x="(?P<x>[^"]*)" y="(?P<y>[^"]*)" font-size="(?P<size>[^"]*)"[^>]*>'
    r"(?P<name>[^<]*)</text>"
)
_TITLED = re.compile(r"<g><title>(?P<title>[^<]*)</title>(?:(?!<g[ >]).)*?</g>", re.DOTALL)
"""What stands on the map by itself: a place, a piece."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A position on a game's small map, and the hexes that are spoken of."""

    arranged: dict[str, Any]
    marks: tuple[Highlight, ...] = ()
    shows: tuple[str, ...] = ()
    """Two or more hexes that have to be seen, with some room round them; none: the whole land."""
    moves: str | None = None
    """The company whose possible moves are lettered."""
    proposed: str | None = None
    """The hex to which that company is being moved, while others may still object."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture that is no position, such as all tiles side by side."""

    draw: Callable[[Theme, str], str]
    """by theme and ident"""


class GameFigures(Protocol):
    """What `tools/games/<game>/figures.py` says."""

    CARD: tuple[str, int | None]
    """the record on the game's card, and after how many entries it is shown; None: as it ended"""
    FIGURES: Mapping[str, Figure | Sheet]

    def ARRANGE(self, position: Any, **arranged: Any) -> Any:  # noqa: N802
        """Set up a position."""


def figures_of(game: str) -> GameFigures | None:
    """The pictures of a game, if it has any."""
    name = f"tools.games.{game}"
    if find_spec(name) is None or find_spec(f"{name}.figures") is None:
        return None
    return cast("GameFigures", import_module(f"{name}.figures"))


def draw_figure(game: str, name: str, theme: Theme) -> str:
    """One of the pictures."""
    figures = figures_of(game)
    assert figures is not None
    figure = figures.FIGURES[name]
    if isinstance(figure, Sheet):
        return figure.draw(theme, f"learn-{name}")
    position = Match.new(find_game(game), map="toy", seats=SEATS, seed=SEED).position
    if figure.arranged:
        figures.ARRANGE(position, **figure.arranged)
    marks = [*figure.marks, *_moves(position, figure.moves)]
    if figure.proposed is not None:
        _propose(position, figure.moves, figure.proposed)
    width = width_of(figure)
    drawn = position_svg(position.view(None), theme=theme, highlights=marks, size=width, ident=f"learn-{name}")
    return _cut_out(drawn, read_map(game, "toy"), figure.shows, width)


def width_of(figure: Figure) -> int:
    """How wide the map is drawn that a picture is cut out of."""
    return WIDTH if figure.shows else WHOLE_WIDTH


def _cut_out(drawing: str, board: GameMap, shows: Sequence[str], width: int) -> str:
    """The part of a drawing round some hexes, without the frame, half places, half names and names without a place."""
    layout, frame = board.layout, make_frame(board, width)
    s = frame.s
    hexes = [parse_hex_name(layout, name) for name in shows] or list(board.hexes)
    places = {place_name(name): centre(layout, h, s) for name, h in _places(board)}
    window = _window([centre(layout, h, s) for h in hexes], list(places.values()), s)
    names = {found.group(0): _name_box(found) for found in _NAME.finditer(drawing)}
    named = {found.group(0): places.get(unescape(found["name"])) for found in _NAME.finditer(drawing)}
    # Whose place is shown whole has its name shown whole; other names would stand there without their place.
    # Room for a name may let in the middle of another place, which then is shown whole as well.
    whole: set[str] = set()
    for _ in places:
        inside = [at for at in places.values() if _holds(window, _round_about(at, 0))]
        window = _bounds([window, *(_round_about(at, s) for at in inside)])
        whole = {text for text, at in named.items() if at is not None and _holds(window, _round_about(at, s))}
        window = _bounds([window, *(names[text] for text in whole)])
    drawing = _without_half_places(drawing, places, window, s)
    for sea in frame.seas:
        if not all(_holds(window, (x * s, y * s, x * s, y * s)) for x, y in sea.points()):
            drawing = re.sub(rf'<text class="sealb"[^>]*>{re.escape(escape(sea.text))}</text>', "", drawing)
    for text in names.keys() - whole:
        drawing = drawing.replace(text, "")
    x0, y0, x1, y1 = window
    box = f'viewBox="{x0:.1f} {y0:.1f} {x1 - x0:.1f} {y1 - y0:.1f}"'
    return re.sub(r'width="[^"]*" height="[^"]*" viewBox="[^"]*"', box, drawing, count=1)


def _without_half_places(drawing: str, places: Mapping[str, Point], window: Box, s: float) -> str:
    """A drawing without the places whose rim alone would be seen, and without the locomotives that wait there."""
    cut = {name: at for name, at in places.items() if not _holds(window, _round_about(at, s))}

    def kept(found: re.Match[str]) -> str:
        of_place = re.fullmatch(r"(.*) \([A-Z]+\d+\)", unescape(found["title"]))
        if of_place is not None and of_place[1] in cut:
            return ""
        at = re.search(r'-plate-[^"]*" transform="translate\((-?[\d.]+)[ ,]?(-?[\d.]+)\)', found.group(0))
        if of_place is None and at is not None:
            x, y = float(at[1]), float(at[2])
            if any(abs(x - cx) < s / 2 and abs(y - cy) < s / 2 for cx, cy in cut.values()):
                return ""
        return found.group(0)

    return _TITLED.sub(kept, drawing)


def _window(shown: Sequence[Point], places: Sequence[Point], s: float) -> Box:
    """What is cut out: room round the hexes that are shown, and no half places."""
    x0, y0, x1, y1 = _bounds([_round_about(point, ROOM * s) for point in shown])
    within = [(x, y) for x, y in places if x0 <= x <= x1 and y0 <= y <= y1]
    x0, y0, x1, y1 = _bounds([(x0, y0, x1, y1), *(_round_about(point, s) for point in within)])
    # A place that only looks in is left out, if all the others keep their room.
    left, top, right, bottom = _bounds([_round_about(point, s) for point in (*shown, *within)])
    for x, y in places:
        if x0 - s < x < x1 + s:
            y0 = min(y + s, top) if y < y0 < y + s else y0
            y1 = max(y - s, bottom) if y - s < y1 < y else y1
        if y0 - s < y < y1 + s:
            x0 = min(x + s, left) if x < x0 < x + s else x0
            x1 = max(x - s, right) if x - s < x1 < x else x1
    return x0, y0, x1, y1


def _round_about(point: Point, room: float) -> Box:
    return point[0] - room, point[1] - room, point[0] + room, point[1] + room


def _bounds(boxes: Sequence[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _holds(window: Box, box: Box) -> bool:
    return window[0] <= box[0] and window[1] <= box[1] and box[2] <= window[2] and box[3] <= window[3]


def _places(board: GameMap) -> Iterator[tuple[str, Hex]]:
    """Everything on the map that has a name, and where it is."""
    for table in PLACE_TABLES:
        for n, entry in enumerate(board.tables.get(table, ())):
            yield place_of(board, table, n), parse_hex_name(board.layout, entry["at"])


def _name_box(found: re.Match[str]) -> Box:
    """Where a name stands; letters are measured roughly, so there is a little to spare."""
    x, y, size = (float(found[part]) for part in ("x", "y", "size"))
    half = text_width(unescape(found["name"]), size, italic="town" in found["css"]) / 2 + NAME_ROOM
    return x - half, y - size * 0.7 - NAME_ROOM, x + half, y + size * 0.3 + NAME_ROOM


def _moves(position: Any, company: str | None) -> Sequence[Highlight]:
    if company is None:
        return ()
    moves = [action for action in position.legal_of_kind("extend") if action.company == company]
    return [Highlight(move.to, "legal", letter) for move, letter in zip(moves, LETTERS, strict=False)]


def _propose(position: Any, company: str | None, to: str) -> None:
    moves = (action for action in position.legal_of_kind("extend") if (action.company, action.to) == (company, to))
    position.apply(next(moves))
