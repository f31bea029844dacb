"""What was made once for a map and is used again at every table: typed actions, and what views say of lays."""

from __future__ import annotations

from functools import lru_cache, partial

from rainhill.games.steam.actions import (
    ACTION_TILES,
    Bid,
    Deliver,
    EndBuild,
    GrowCity,
    ImproveLocomotive,
    LayTile,
    Pass,
    PlaceCity,
    RaiseCapital,
    Score,
    SteamAction,
    TakeTile,
)
from rainhill.games.steam.map import COLOURS, SEATS, SteamMap
from rainhill.games.steam.rules import answers, codes
from rainhill.games.steam.tiles import all_tiles
from rainhill.games.steam.view import LayView
from rainhill.kernel.legal_actions import KnownActions


class KnownParts:
    """What is known of a map; made when first met, because lists repeat it."""

    __slots__ = ("actions", "lays")

    def __init__(self, board: SteamMap) -> None:
        self.actions: tuple[KnownActions[SteamAction], ...] = tuple(
            KnownActions(partial(_named, board, seats), answers.list_legal) for seats in range(SEATS[-1] + 1)
        )
        """number of seats -> typed actions by their number"""
        self.lays: dict[tuple[int, int, int], LayView] = {}
        """(number, price, manner) -> what a view says of a lay"""


@lru_cache(maxsize=16)
def known_parts(board: SteamMap) -> KnownParts:
    """What is known of a map, shared by all its positions."""
    return KnownParts(board)


def _named(board: SteamMap, seats: int, number: int) -> SteamAction:
    kind, a, b, c = number >> 40, number >> 32 & 255, number >> 24 & 255, number & 0xFFFFFF
    match kind:
        case codes.BID:
            return Bid(c)
        case codes.RAISE:
            return RaiseCapital(5 * c)
        case codes.TAKE:
            return TakeTile(ACTION_TILES[a - 1], bool(b))
        case codes.LAY:
            lay = all_tiles().lays[b]
            return LayTile(board.board.names[a], lay.shape.id, lay.rotation)
        case codes.CITY:
            return PlaceCity(board.stop_name(a), COLOURS[b], c)
        case codes.GROW:
            return GrowCity(board.stop_name(a), c)
        case codes.DONE:
            return EndBuild()
        case codes.IMPROVE:
            return ImproveLocomotive()
        case codes.DELIVER:
            points = tuple(c >> 3 * seat & 7 for seat in range(seats))
            return Deliver(COLOURS[c >> 18], board.stop_name(a), board.stop_name(b), points)
        case codes.SCORE:
            return Score("income" if a else "points")
    return Pass()
