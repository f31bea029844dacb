"""The face of Stephenson's Rocket in the terminal."""

from __future__ import annotations

from rich.text import Text

from rainhill.draw.terminal import Face, Marks
from rainhill.draw.terminal_grid import MARGIN, grid_of, widths
from rainhill.draw.terminal_ledger import city_lines, flat_ledger, tall_ledger, tall_width
from rainhill.draw.terminal_look import Look
from rainhill.draw.terminal_rocket import rocket_map
from rainhill.locales import text
from rainhill.rocket.board import rocket_board
from rainhill.rocket.view import RocketView


def _headline(view: RocketView) -> str:
    return text(
        "rocket-headline",
        title=text("rocket-title"),
        map=rocket_board(view.map).board.title,
        edition=view.edition,
        turn=view.turn,
        tiles=view.tiles_left,
        ending=view.ending,
    )


def _map_width(view: RocketView) -> int:
    board = rocket_board(view.map).board
    return grid_of(board, widths(board.layout)[0]).size[0] + 2 * MARGIN


def _map_lines(view: RocketView, look: Look, room: tuple[int, int], marks: Marks) -> list[Text]:
    return rocket_map(view, look, room, marks)


FACE = Face(
    headline=_headline,
    map_width=_map_width,
    map_lines=_map_lines,
    tall_width=lambda view: tall_width(len(view.seats)),
    tall=tall_ledger,
    flat=flat_ledger,
    details=city_lines,
)
