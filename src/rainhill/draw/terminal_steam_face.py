"""The face of Steam in the terminal."""

from __future__ import annotations

from rainhill.draw.terminal import Face
from rainhill.draw.terminal_grid import MARGIN, grid_of
from rainhill.draw.terminal_steam import steam_map, widths
from rainhill.draw.terminal_steam_ledger import TALL, details, flat_ledger, tall_ledger
from rainhill.locales import text
from rainhill.steam.board import steam_board
from rainhill.steam.view import SteamView


def _headline(view: SteamView) -> str:
    return text(
        "steam-headline",
        title=text("steam-title"),
        map=steam_board(view.map).board.title,
        edition=view.edition,
        round=view.round,
        rounds=view.rounds,
        phase=view.phase,
        goods_round=view.goods_round,
    )


def _map_width(view: SteamView) -> int:
    board = steam_board(view.map).board
    return grid_of(board, widths(board.layout)[0]).size[0] + 2 * MARGIN


FACE = Face(
    headline=_headline,
    map_width=_map_width,
    map_lines=steam_map,
    tall_width=lambda _view: TALL,
    tall=tall_ledger,
    flat=flat_ledger,
    details=details,
)
