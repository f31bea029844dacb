"""Drawings of a game that brings none: the ground of its map with the names of its hexes, or the facts of a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from html import escape
from typing import Any

from rainhill.draw.document import assemble
from rainhill.draw.frame import Box, Size
from rainhill.draw.ground import GroundStyle
from rainhill.draw.pieces import Highlight, highlight
from rainhill.draw.shapes import num
from rainhill.draw.sheet import make_sheet
from rainhill.draw.theme import Theme
from rainhill.kernel.hexes import centre
from rainhill.kernel.maps import GameMap, is_map, read_map
from rainhill.locales import text
from rainhill.locales.words import game_title, map_title

GROUND = GroundStyle(matters=True)
WIDE, LINE, EDGE = 480.0, 26.0, 24.0
UNTOLD = frozenset({"seat", "game", "map", "edition", "options", "decision", "legal", "seats", "outcome"})


def draw_map(board: GameMap, *, theme: Theme, size: Size | None, ident: str | None) -> str:
    """The map before the first turn."""
    return _draw_ground(board, (), theme=theme, size=size, ident=ident)


def draw_position(
    view: Any,
    board: GameMap | None,
    *,
    theme: Theme,
    size: Size | None,
    highlights: Sequence[Highlight],
    colours: Sequence[int],
    ident: str | None,
) -> str:
    """A position: on its map if the game is played on hexes, else in words."""
    del colours  # no piece is drawn
    if board is None and is_map(view.game, view.map):
        board = read_map(view.game, view.map)
    if board is None:
        return _draw_facts(view, theme=theme, ident=ident)
    return _draw_ground(board, highlights, theme=theme, size=size, ident=ident)


def last_move(_events: Sequence[Any]) -> tuple[Highlight, ...]:
    """What moves a piece is for a game to say."""
    return ()


def map_facts(_board: GameMap) -> Mapping[str, Any]:
    """Nothing besides the hexes."""
    return {}


def _draw_ground(
    board: GameMap, marks: Sequence[Highlight], *, theme: Theme, size: Size | None, ident: str | None
) -> str:
    sheet = make_sheet(board, size, GROUND)
    frame = sheet.frame
    names = []
    for name, h in zip(board.names, board.hexes, strict=True):
        x, y = centre(frame.layout, h, frame.s)
        names.append(
            f'<text class="subcaption" x="{num(x)}" y="{num(y)}" font-size="{num(frame.s * 0.4)}">{name}</text>'
        )
    rings = [
        highlight(frame.layout, board.hexes[board.index_of[mark.hex]], frame.s, mark.state, mark.sign)
        for mark in marks
        if mark.hex in board.index_of
    ]
    title = text("drawing-map-title", game=game_title(board.game), map=board.title)
    body = sheet.ground + "".join(rings) + "".join(names) + sheet.surround
    return assemble(body, frame.sheet, title=title, description=title, theme=theme, ident=ident)


def _draw_facts(view: Any, *, theme: Theme, ident: str | None) -> str:
    """A sheet of paper with what the view tells."""
    title = text("drawing-map-title", game=game_title(view.game), map=map_title(view.game, view.map))
    said = [f"{f.name.replace('_', ' ')}: {getattr(view, f.name)}" for f in fields(view) if f.name not in UNTOLD]
    for seat in view.seats:
        facts = ", ".join(f"{f.name} {getattr(seat, f.name)}" for f in fields(seat) if f.name not in ("seat", "name"))
        said.append(f"{seat.name}: {facts}")
    high = 2 * EDGE + LINE * (len(said) + 2)
    body = [
        f'<rect class="sheet-page" width="{num(WIDE)}" height="{num(high)}"/>',
        f'<text class="sheet-head" x="{num(EDGE)}" y="{num(EDGE + LINE)}" font-size="22">{escape(title)}</text>',
        *(
            f'<text class="sheet-line" x="{num(EDGE)}" y="{num(EDGE + LINE * (n + 2.4))}" font-size="15">'
            f"{escape(line)}</text>"
            for n, line in enumerate(said)
        ),
    ]
    description = ". ".join(said)
    return assemble(
        "".join(body), Box(0, 0, WIDE, high), title=title, description=description, theme=theme, ident=ident
    )
