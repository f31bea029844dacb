"""Steam as a `Game`."""

from __future__ import annotations

from rainhill.kernel.game import Game, Header
from rainhill.steam.actions import ACTIONS, format_action, parse_action
from rainhill.steam.board import list_steam_boards, steam_board
from rainhill.steam.dealing import check_deal, deal
from rainhill.steam.ground import read_ground
from rainhill.steam.info import INFO
from rainhill.steam.position import SteamPosition


def start(header: Header) -> SteamPosition:
    """The position before the first action (S1)."""
    return SteamPosition(header, steam_board(header.map), read_ground(header.map))


GAME = Game(
    info=INFO,
    maps=list_steam_boards,
    map_hash=lambda map_id: steam_board(map_id).board.hash,
    deal=deal,
    check_deal=check_deal,
    start=start,
    actions=ACTIONS,
    format_action=format_action,
    parse_action=parse_action,
)
