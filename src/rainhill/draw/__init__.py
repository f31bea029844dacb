"""Drawings of maps and positions as SVG, `map_svg` and `position_svg`; each game draws in its part `draw`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from rainhill.draw import plain
from rainhill.draw.frame import Size
from rainhill.draw.ground import GroundStyle
from rainhill.draw.pieces import STATES, Highlight
from rainhill.draw.theme import THEMES, Theme
from rainhill.kernel.maps import GameMap, read_map
from rainhill.kernel.match import Match
from rainhill.kernel.seats.colours import match_colours
from rainhill.registry import list_games, part

__all__ = [
    "STATES",
    "THEMES",
    "Highlight",
    "Painter",
    "Size",
    "Theme",
    "map_svg",
    "painter_of",
    "position_svg",
    "tiles_svg",
]


class Painter(Protocol):
    """What the drawing module of a game offers."""

    def draw_map(self, board: GameMap, *, theme: Theme, size: Size | None, ident: str | None) -> str:
        """The map before the first turn."""

    def draw_position(
        self,
        view: Any,
        board: GameMap | None,
        *,
        theme: Theme,
        size: Size | None,
        highlights: Sequence[Highlight],
        colours: Sequence[int],
        ident: str | None,
    ) -> str:
        """A position as a view shows it; without a board the one the view names, without colours those of the seats."""

    def last_move(self, events: Sequence[Any]) -> tuple[Highlight, ...]:
        """What the last event that moved a piece marks on the map."""

    GROUND: GroundStyle
    """how much the terrain matters to the game"""

    def map_facts(self, board: GameMap) -> Mapping[str, Any]:
        """What clients are told of a map besides its hexes and its ground."""


def painter_of(game: str) -> Painter:
    """The part `draw` of a game; one that brings none is drawn plainly."""
    return cast("Painter", part(game, "draw") or plain)


def map_svg(
    board: str | GameMap,
    game: str | None = None,
    *,
    theme: Theme = "light",
    size: Size | None = None,
    ident: str | None = None,
) -> str:
    """A map as it lies before the first turn.

    `size` is a width in px, or width and height to fit into; `ident` tells two equal drawings on one page apart.
    """
    read = read_map(game or list_games()[0], board) if isinstance(board, str) else board
    return painter_of(read.game).draw_map(read, theme=theme, size=size, ident=ident)


def tiles_svg(*, theme: Theme = "light") -> str:
    """The tiles of the first game that has a sheet of them."""
    sheets = (getattr(part(game, "draw"), "draw_tiles", None) for game in list_games())
    drawn: str = next(draw for draw in sheets if draw is not None)(theme=theme)
    return drawn


def position_svg(
    shown: Any,
    *,
    theme: Theme = "light",
    highlights: Sequence[Highlight | str] = (),
    size: Size | None = None,
    seat: int | None = None,
    ident: str | None = None,
) -> str:
    """A match as it stands, its last move ringed, or a view; a bare hex name among the highlights is a legal target.

    A match is drawn on its own map, with the colours its people chose, and as `seat` sees it: a view knows neither.
    """
    marks = [Highlight(mark) if isinstance(mark, str) else mark for mark in highlights]
    if isinstance(shown, Match):
        painter, view = painter_of(shown.header.game), shown.view(seat)
        board = getattr(getattr(shown.position, "board", None), "board", None)
        marks = [*painter.last_move([event for events in shown.events for event in events]), *marks]
        colours = match_colours(shown.tags, shown.seats)
    else:
        painter, view, board, colours = painter_of(shown.game), shown, None, ()
    return painter.draw_position(view, board, theme=theme, size=size, highlights=marks, colours=colours, ident=ident)
