"""Actions to try, legal or not: everything a map's words can say, or words of one action put into another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from random import Random
from typing import Any

from rainhill.games.rocket.actions import Bid, Extend, Invest, LoseTurn, MoveStation, Pass, PlaceStation
from rainhill.games.rocket.position import RocketPosition
from rainhill.kernel.game import Game
from tests.games.steam.every_action import steam_universe

STRANGE: dict[str, list[Any]] = {
    "str": ["", "Q99", "nowhere", "é"],
    "int": [-1, 0, 99, 256, 10**6],
    "bool": [True, False],
}


def recombined(game: Game, legal: Sequence[Any], rng: Random, number: int) -> list[Any]:
    """Actions whose fields are taken from the fields of legal ones, with a strange word here and there."""
    words: dict[str, list[Any]] = {}
    for action in legal:
        for field in fields(action):
            words.setdefault(field.name, []).append(getattr(action, field.name))
            words.setdefault(str(field.type), []).append(getattr(action, field.name))
    made = []
    for _ in range(number):
        kind = game.actions[rng.choice(sorted(game.actions))]
        values: dict[str, Any] = {}
        for field in fields(kind):
            strange = STRANGE.get(str(field.type), [None])
            heard = words.get(field.name) or words.get(str(field.type)) or strange
            values[field.name] = rng.choice(strange if rng.random() < 0.1 else heard)
        made.append(kind(**values))
    return made


def rocket_universe(position: Any, rng: Random) -> list[Any]:
    """Every action of Stephenson's Rocket that the words of this map can form; station moves from a few hexes only."""
    assert isinstance(position, RocketPosition)
    board = position.board
    hexes = [*board.board.names, "Z9"]
    cities = [board.places[city.place].name for city in board.cities]
    companies = [company.id for company in board.companies]
    most = max(max(c.shares) for c in position.full_view().companies) + 2
    standing = [station.hex for station in position.full_view().stations]
    origins = {*rng.sample(standing, min(3, len(standing))), *rng.sample(hexes, 2)}
    return [
        Pass(),
        LoseTurn(),
        *(Invest(city, industry) for city in [*cities, "Nowhere"] for industry in [*board.industries, "silk"]),
        *(PlaceStation(at) for at in hexes),
        *(MoveStation(origin, to) for origin in sorted(origins) for to in hexes),
        *(Extend(company, to) for company in [*companies, "XX"] for to in hexes),
        *(Bid(number, to) for number in range(-1, most + 1) for to in hexes),
    ]


UNIVERSES: dict[str, Callable[[Any, Random], list[Any]]] = {"rocket": rocket_universe, "steam": steam_universe}


def universe(game: Game, position: Any, rng: Random) -> list[Any]:
    """All actions to try: the game's own list, or for a game without one a few hundred recombined ones."""
    if game.info.id in UNIVERSES:
        return UNIVERSES[game.info.id](position, rng)
    legal = position.legal()
    return [*rng.sample(legal, min(20, len(legal))), *recombined(game, legal, rng, 300)]
