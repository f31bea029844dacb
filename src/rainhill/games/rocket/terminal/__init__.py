"""Stephenson's Rocket in the terminal."""

from __future__ import annotations

from rainhill.games.rocket.map import rocket_map
from rainhill.games.rocket.terminal import input as typed
from rainhill.games.rocket.terminal.ledger import city_lines, flat_ledger, tall_ledger, tall_width
from rainhill.games.rocket.terminal.map import map_lines
from rainhill.games.rocket.terminal.position import position_parts
from rainhill.games.rocket.view import RocketView
from rainhill.locales import text
from rainhill.terminal.game_terminal import GameTerminal
from rainhill.terminal.screen.grid import MARGIN, grid_of, widths


def _headline(view: RocketView) -> str:
    return text(
        "rocket-headline",
        title=text("rocket-title"),
        map=rocket_map(view.map).board.title,
        edition=view.edition,
        turn=view.turn,
        tiles=view.tiles_left,
        ending=view.ending and view.outcome is None,
    )


def _map_width(view: RocketView) -> int:
    board = rocket_map(view.map).board
    return grid_of(board, widths(board.layout)[0]).size[0] + 2 * MARGIN


TERMINAL = GameTerminal(
    headline=_headline,
    map_width=_map_width,
    map_lines=map_lines,
    tall_width=lambda view: tall_width(len(view.seats)),
    tall=tall_ledger,
    flat=flat_ledger,
    details=city_lines,
    position=position_parts,
    understands=typed.understands,
    read_action=typed.read_action,
    list_actions=typed.list_actions,
    hint=typed.hint,
    default_marks=typed.default_marks,
    focus_of=typed.focus_of,
    free_hexes=typed.free_hexes,
    has_secrets=typed.has_secrets,
    answers=typed.ANSWERS,
    untold=typed.UNTOLD,
)
