"""The pictures of the page on which the games are learnt: positions set up on the small maps, drawn like any other."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rainhill.draw import position_svg
from rainhill.draw.frame import make_frame
from rainhill.draw.pieces import Highlight
from rainhill.draw.theme import Theme
from rainhill.games import find_game
from rainhill.kernel.boards import Board, read_board
from rainhill.kernel.hexes import centre, parse_hex_name
from rainhill.kernel.match import Match
from rainhill.rocket.arrange import arrange as arrange_rocket
from rainhill.rocket.position import RocketPosition
from rainhill.steam.arrange import Line
from rainhill.steam.arrange import arrange as arrange_steam
from rainhill.steam.position import SteamPosition

SEATS = ("Ada", "Ben", "Cleo")
LETTERS = "ABCDEF"
WIDTH = 640
ROOM = 1.7
"""Round what is shown, in hex radii."""
SEED = 1829
"""Always the same goods on the map."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A position on a game's small map, and the hexes that are spoken of."""

    game: str
    arranged: dict[str, Any]
    marks: tuple[Highlight, ...] = ()
    shows: tuple[str, ...] = ()
    """Two or more hexes that have to be seen, with some room round them; none: the whole land."""
    moves: str | None = None
    """The company whose possible moves are lettered."""


OPENING = {"WPR": ["B8", "C7"], "CLR": ["F2", "F4", "E5"]}
KETTLE_VALLEY = (
    Line(("Anchorby", "B4", "Birkby"), 0),
    Line(("Birkby", "B8", "Cobham"), 0),
    Line(("Dunmere", "D4", "Kettle Bridge"), 1),
    Line(("Kettle Bridge", "E7", "F8", "Foxton"), 1),
)
FIGURES: dict[str, Figure] = {
    "rocket-land": Figure("rocket", {}),
    "rocket-invest": Figure(
        "rocket",
        {
            "lines": {"WPR": ["B6"]},
            "investments": {("Kettleford", "brewing"): [0, 1], ("Kettleford", "leather"): [0]},
        },
        (Highlight("C5", "last"),),
        ("A7", "D4", "E7", "C7"),
    ),
    "rocket-extend": Figure("rocket", {"lines": {"WPR": ["B8"]}}, shows=("A7", "D4", "D10"), moves="WPR"),
    "rocket-station": Figure(
        "rocket",
        {"lines": {"WPR": ["B8", "C7"]}, "stations": {"D8": 1, "E5": 0}},
        (Highlight("D8", "selected"),),
        ("A7", "F6", "D10", "C5"),
    ),
    "rocket-town": Figure(
        "rocket",
        {"lines": {"CLR": ["F2", "F4", "G5", "H6"]}, "stations": {"F2": 0, "H6": 0}},
        (Highlight("I5", "last"),),
        ("F2", "I5", "G1", "H6"),
    ),
    "rocket-merge": Figure("rocket", {"lines": OPENING}, (Highlight("D6", "selected"),), ("A7", "G1", "C7")),
    "steam-land": Figure("steam", {}),
    "steam-build": Figure(
        "steam", {"lines": (KETTLE_VALLEY[0], Line(("Birkby", "C7", "D8"), 0, open=True))}, (Highlight("D8", "legal"),)
    ),
    "steam-deliver": Figure(
        "steam",
        {"lines": KETTLE_VALLEY, "cubes": {"Cobham": ["red", "blue"], "Dunmere": ["purple"], "Anchorby": ["yellow"]}},
        (
            Highlight("C9", "selected"),
            *(Highlight(name, "preview") for name in ("B8", "B6", "B4")),
            Highlight("A3", "last"),
        ),
    ),
    "steam-city": Figure(
        "steam",
        {
            "lines": KETTLE_VALLEY,
            "new_cities": {"Kettle Bridge": "grey"},
            "cubes": {"Kettle Bridge": ["red", "yellow"]},
        },
        (Highlight("D6", "last"),),
    ),
}


def draw_figure(name: str, theme: Theme) -> str:
    """One of the pictures."""
    figure = FIGURES[name]
    game = find_game(figure.game)
    position = Match.new(game, map="toy", seats=SEATS, seed=SEED).position
    set_up: Callable[..., Any] = arrange_rocket if figure.game == "rocket" else arrange_steam
    assert isinstance(position, (RocketPosition, SteamPosition))
    if figure.arranged:
        set_up(position, **figure.arranged)
    marks = [*figure.marks, *_moves(position, figure.moves)]
    drawn = position_svg(position.view(None), theme=theme, highlights=marks, size=WIDTH, ident=f"learn-{name}")
    return _cut_out(drawn, read_board(figure.game, "toy"), figure.shows)


def _cut_out(drawing: str, board: Board, shows: Sequence[str]) -> str:
    """The part of a drawing round some hexes, without the frame of the map."""
    layout = board.layout
    s = make_frame(board, WIDTH).s
    hexes = [parse_hex_name(layout, name) for name in shows] or list(board.hexes)
    points = [centre(layout, h, s) for h in hexes]
    x0, x1 = min(x for x, _ in points) - ROOM * s, max(x for x, _ in points) + ROOM * s
    y0, y1 = min(y for _, y in points) - ROOM * s, max(y for _, y in points) + ROOM * s
    box = f'viewBox="{x0:.1f} {y0:.1f} {x1 - x0:.1f} {y1 - y0:.1f}"'
    return re.sub(r'width="[^"]*" height="[^"]*" viewBox="[^"]*"', box, drawing, count=1)


def _moves(position: Any, company: str | None) -> Sequence[Highlight]:
    if company is None:
        return ()
    moves = [action for action in position.legal_of_kind("extend") if action.company == company]
    return [Highlight(move.to, "legal", letter) for move, letter in zip(moves, LETTERS, strict=False)]
