"""Steam as a `Game`."""

from __future__ import annotations

from rainhill.games.steam.actions import ACTIONS, format_action, parse_action
from rainhill.games.steam.info import INFO
from rainhill.games.steam.map import list_steam_maps, steam_map
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.setup import begin, check_deal, deal
from rainhill.kernel.game import Game, Header


def start(header: Header) -> SteamPosition:
    """The position before the first action (S1)."""
    return SteamPosition.begin(header)


GAME = Game(
    info=INFO,
    maps=list_steam_maps,
    map_hash=lambda map_id: steam_map(map_id).board.hash,
    deal=deal,
    check_deal=check_deal,
    start=start,
    actions=ACTIONS,
    format_action=format_action,
    parse_action=parse_action,
    begin=begin,
    own_maps=True,
    round_of=lambda position: int(position.flat.round),
)
