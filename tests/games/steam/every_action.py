"""Actions of Steam to try, legal or not, formed from the words of the map."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

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
    TakeTile,
)
from rainhill.games.steam.map import COLOURS
from rainhill.games.steam.position import SteamPosition

LAYS, CITIES = 200, 50
"""so many are tried at a time, half of the lays on hexes next to what is built: a refusal takes its time"""


def steam_universe(position: Any, rng: Random) -> list[Any]:
    """Every action of Steam that could answer what is asked, large kinds by sample, and one of every other kind."""
    assert isinstance(position, SteamPosition)
    decision = position.decision()
    assert decision is not None
    always: list[Any] = [
        Bid(rng.randrange(60)),
        Pass(),
        RaiseCapital(5),
        TakeTile("engineer"),
        EndBuild(),
        ImproveLocomotive(),
        Score("income"),
        Score("points"),
        Score("both"),
    ]
    made: dict[str, Callable[[], list[Any]]] = {
        "auction": lambda: [Bid(amount) for amount in range(-1, 80)],
        "capital": lambda: [RaiseCapital(amount) for amount in range(-5, 120)],
        "tile": lambda: [TakeTile(tile, passed) for tile in (*ACTION_TILES, "stoker") for passed in (False, True)],
        "build": lambda: _build(position, rng),
        "goods": lambda: _deliveries(position, rng),
        "score": list,
    }
    return always + made[decision.kind]()


def _build(position: SteamPosition, rng: Random) -> list[Any]:
    board = position.board
    stops = [*(stop.name for stop in board.stops), "Nowhere"]
    tiles = position.tiles.lays
    cells = range(len(board.board.hexes))
    busy = {cell for cell in cells if position.flat.dump()["tile"][cell]} | {city.hex for city in board.cities}
    busy |= {near for cell in set(busy) for near in board.board.neighbours[cell] if near >= 0}
    places = [board.board.names[cell] for cell in sorted(busy)]
    # Rotations that look the same are the same lay, of which the smallest is listed.
    lays: list[Any] = [
        LayTile(at, lay.shape.id, lay.rotation)
        for names in (places, [*board.board.names, "Z9"])
        for at, lay in ((rng.choice(names), rng.choice(tiles)) for _ in range(LAYS // 2))
    ]
    cities: list[Any] = [PlaceCity(*words) for words in product(stops, COLOURS, range(14))]
    cities += [GrowCity(*words) for words in product(stops, range(14))]
    return lays + rng.sample(cities, CITIES)


def _deliveries(position: SteamPosition, rng: Random) -> list[Any]:
    """What is listed, spoiled a little, and anything from anywhere to anywhere."""
    stops = [stop.name for stop in position.board.stops]
    seats = position.flat.seats
    made: list[Any] = []
    for action in position.legal():
        if isinstance(action, Deliver):
            points = list(action.points)
            points[rng.randrange(seats)] += rng.choice((-1, 1))
            made += [
                action,
                Deliver(action.cube, action.origin, rng.choice(stops), action.points),
                Deliver(rng.choice(COLOURS), action.origin, action.to, action.points),
                Deliver(action.cube, action.to, action.origin, action.points),
                Deliver(action.cube, action.origin, action.to, tuple(points)),
            ]
    for _ in range(LAYS):
        points = [rng.choice((0, 0, 1, 2)) for _ in range(seats)]
        made.append(Deliver(rng.choice(COLOURS), rng.choice(stops), rng.choice(stops), tuple(points)))
    return made
