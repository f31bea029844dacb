"""What was made once for a map and is used again at every table: typed actions."""

from __future__ import annotations

from functools import lru_cache, partial

from rainhill.games.rocket.actions import Bid, Extend, Invest, LoseTurn, MoveStation, Pass, PlaceStation, RocketAction
from rainhill.games.rocket.map import RocketMap
from rainhill.games.rocket.rules import answers, codes
from rainhill.kernel.legal_actions import KnownActions


class KnownParts:
    """What is known of a map; made when first met, because lists repeat it."""

    __slots__ = ("actions",)

    def __init__(self, board: RocketMap) -> None:
        self.actions: KnownActions[RocketAction] = KnownActions(partial(_named, board), answers.list_legal)


@lru_cache(maxsize=16)
def known_parts(board: RocketMap) -> KnownParts:
    """What is known of a map, shared by all its positions."""
    return KnownParts(board)


def _named(board: RocketMap, number: int) -> RocketAction:
    """The typed action of a number as `Work.listed` gives it."""
    kind, a, b, locomotive = number >> 24, number >> 16 & 255, number >> 8 & 255, (number & 255) - 1
    names = board.board.names
    if kind == codes.EXTEND:
        return Extend(board.companies[a].id, names[board.board.neighbours[locomotive][b]])
    if kind == codes.INVEST:
        city = board.cities[a // 2]
        industry = city.minor if a % 2 else city.major
        return Invest(board.places[city.place].name, board.industries[industry])
    if kind == codes.STATION:
        return PlaceStation(names[a])
    if kind == codes.MOVE:
        return MoveStation(names[a], names[b])
    if kind == codes.BID:
        return Bid(a, names[board.board.neighbours[locomotive][b]])
    return Pass() if kind == codes.PASS else LoseTurn()
