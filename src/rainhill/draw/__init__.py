"""Drawings of maps and positions as SVG: `map_svg` and `position_svg`; one module a game draws its pieces."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rainhill.draw.frame import Size
from rainhill.draw.pieces import STATES, Highlight
from rainhill.draw.theme import THEMES, Theme
from rainhill.kernel.boards import Board, read_board
from rainhill.kernel.match import Match

__all__ = ["STATES", "THEMES", "Highlight", "Painter", "Size", "Theme", "map_svg", "position_svg"]

_PAINTERS = {"rocket": "rainhill.draw.rocket_svg", "steam": "rainhill.draw.steam_svg"}


class Painter(Protocol):
    """What the drawing module of a game offers."""

    def draw_map(self, board: Board, *, theme: Theme, size: Size | None, ident: str | None) -> str:
        """The map before the first turn."""

    def draw_position(
        self,
        view: Any,
        board: Board | None,
        *,
        theme: Theme,
        size: Size | None,
        highlights: Sequence[Highlight],
        ident: str | None,
    ) -> str:
        """A position as a view shows it; without a board, the one the view names."""

    def last_move(self, events: Sequence[Any]) -> tuple[Highlight, ...]:
        """What the last event that moved a piece marks on the map."""


def _painter(game: str) -> Painter:
    if game not in _PAINTERS:
        raise ValueError(game)
    return cast("Painter", import_module(_PAINTERS[game]))


def map_svg(
    board: str | Board,
    game: str = "rocket",
    *,
    theme: Theme = "light",
    size: Size | None = None,
    ident: str | None = None,
) -> str:
    """A map as it lies before the first turn.

    `size` is a width in px, or width and height to fit into; `ident` tells two equal drawings on one page apart.
    """
    read = read_board(game, board) if isinstance(board, str) else board
    return _painter(read.game).draw_map(read, theme=theme, size=size, ident=ident)


def position_svg(
    shown: Any,
    *,
    theme: Theme = "light",
    highlights: Sequence[Highlight | str] = (),
    size: Size | None = None,
    ident: str | None = None,
) -> str:
    """A match as it stands, its last move ringed, or a view; a bare hex name among the highlights is a legal target."""
    marks = [Highlight(mark) if isinstance(mark, str) else mark for mark in highlights]
    if isinstance(shown, Match):
        painter, view = _painter(shown.header.game), shown.view(None)
        board = getattr(getattr(shown.position, "board", None), "board", None)
        marks = [*painter.last_move([event for events in shown.events for event in events]), *marks]
    else:
        painter, view, board = _painter(shown.game), shown, None
    return painter.draw_position(view, board, theme=theme, size=size, highlights=marks, ident=ident)
