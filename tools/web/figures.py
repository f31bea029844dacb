"""The pictures of the page on which the games are learnt: positions set up on the small maps, drawn like any other.

Which pictures a game has is said in `tools/games/<game>/figures.py`; a game without that file has none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
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
from rainhill.kernel.hexes import centre, parse_hex_name
from rainhill.kernel.maps import GameMap, read_map
from rainhill.kernel.match import Match
from rainhill.registry import find_game

SEATS = ("Ada", "Ben", "Cleo")
LETTERS = "ABCDEF"
WIDTH = 640
ROOM = 1.7
"""Round what is shown, in hex radii."""
SEED = 1829
"""Always the same goods on the map."""
_NAME = re.compile(
    r'<text class="lb (?P<css>[^"]*)" x="(?P<x>[^"]*)" y="(?P<y>[^"]*)" font-size="(?P<size>[^"]*)"[^>]*>'
    r"(?P<name>[^<]*)</text>"
)


@dataclass(frozen=True, slots=True)
class Figure:
    """A position on a game's small map, and the hexes that are spoken of."""

    arranged: dict[str, Any]
    marks: tuple[Highlight, ...] = ()
    shows: tuple[str, ...] = ()
    """Two or more hexes that have to be seen, with some room round them; none: the whole land."""
    moves: str | None = None
    """The company whose possible moves are lettered."""


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
    drawn = position_svg(position.view(None), theme=theme, highlights=marks, size=WIDTH, ident=f"learn-{name}")
    return _cut_out(drawn, read_map(game, "toy"), figure.shows)


def _cut_out(drawing: str, board: GameMap, shows: Sequence[str]) -> str:
    """The part of a drawing round some hexes, without the frame of the map and names that would be cut in two."""
    layout, frame = board.layout, make_frame(board, WIDTH)
    s = frame.s
    hexes = [parse_hex_name(layout, name) for name in shows] or list(board.hexes)
    points = [centre(layout, h, s) for h in hexes]
    x0, x1 = min(x for x, _ in points) - ROOM * s, max(x for x, _ in points) + ROOM * s
    y0, y1 = min(y for _, y in points) - ROOM * s, max(y for _, y in points) + ROOM * s
    for sea in frame.seas:
        if not all(x0 <= x * s <= x1 and y0 <= y * s <= y1 for x, y in sea.points()):
            drawing = re.sub(rf'<text class="sealb"[^>]*>{re.escape(escape(sea.text))}</text>', "", drawing)
    # Of the names that stand in it all of each is shown, and nothing of those beyond.
    names = {found.group(0): _name_box(found) for found in _NAME.finditer(drawing)}
    inside = [box for box in names.values() if x0 <= (box[0] + box[2]) / 2 <= x1 and y0 <= (box[1] + box[3]) / 2 <= y1]
    x0, x1 = min([x0, *(box[0] for box in inside)]), max([x1, *(box[2] for box in inside)])
    y0, y1 = min([y0, *(box[1] for box in inside)]), max([y1, *(box[3] for box in inside)])
    for text, (left, top, right, bottom) in names.items():
        if left < x0 or right > x1 or top < y0 or bottom > y1:
            drawing = drawing.replace(text, "")
    box = f'viewBox="{x0:.1f} {y0:.1f} {x1 - x0:.1f} {y1 - y0:.1f}"'
    return re.sub(r'width="[^"]*" height="[^"]*" viewBox="[^"]*"', box, drawing, count=1)


def _name_box(found: re.Match[str]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a name; letters are measured roughly, so there is a little to spare."""
    x, y, size = (float(found[part]) for part in ("x", "y", "size"))
    half = text_width(unescape(found["name"]), size, italic="town" in found["css"]) / 2 + 3
    return x - half, y - size * 0.9, x + half, y + size * 0.4


def _moves(position: Any, company: str | None) -> Sequence[Highlight]:
    if company is None:
        return ()
    moves = [action for action in position.legal_of_kind("extend") if action.company == company]
    return [Highlight(move.to, "legal", letter) for move, letter in zip(moves, LETTERS, strict=False)]
