"""Steam in the terminal."""

from __future__ import annotations

from rainhill.games.steam.map import steam_map
from rainhill.games.steam.terminal import input as typed
from rainhill.games.steam.terminal.ledger import TALL, details, flat_ledger, tall_ledger
from rainhill.games.steam.terminal.lists import hint
from rainhill.games.steam.terminal.map import map_lines, widths
from rainhill.games.steam.terminal.position import position_parts
from rainhill.games.steam.view import SteamView
from rainhill.locales import text
from rainhill.terminal.game_terminal import GameTerminal
from rainhill.terminal.screen.grid import MARGIN, grid_of


def _headline(view: SteamView) -> str:
    return text(
        "steam-headline",
        title=text("steam-title"),
        map=steam_map(view.map).board.title,
        edition=view.edition,
        round=view.round,
        rounds=view.rounds,
        phase=view.phase,
        goods_round=view.goods_round,
    )


def _map_width(view: SteamView) -> int:
    board = steam_map(view.map).board
    return grid_of(board, widths(board.layout)[0]).size[0] + 2 * MARGIN


TERMINAL = GameTerminal(
    headline=_headline,
    map_width=_map_width,
    map_lines=map_lines,
    tall_width=lambda _view: TALL,
    tall=tall_ledger,
    flat=flat_ledger,
    details=details,
    position=position_parts,
    understands=typed.understands,
    read_action=typed.read_action,
    list_actions=typed.list_actions,
    hint=hint,
    default_marks=typed.default_marks,
    focus_of=typed.focus_of,
    free_hexes=typed.free_hexes,
    has_secrets=typed.has_secrets,
    answers=typed.ANSWERS,
    untold=typed.UNTOLD,
)
