"""The registry: the only file that names the games. Importing it loads none of them.

A game is the package `rainhill.games.<id>`: its rules are the value `GAME` of `game.py`, and what it brings besides
them lies in parts, subpackages that whoever uses them looks up here. Every part has a default, so rules alone make a
game that can be played.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rainhill.kernel.game import Game
from rainhill.kernel.measure import NOTHING, GameMeasure
from rainhill.kernel.refusals import SetupError

GAMES = ("rocket", "steam")
PARTS = ("bots", "draw", "terminal", "measure", "lessons")


def list_games() -> tuple[str, ...]:
    """Ids of all games."""
    return GAMES


def find_game(game_id: str) -> Game:
    """The game with this id; SetupError if there is none."""
    if game_id not in GAMES:
        raise SetupError("unknown-game", game=game_id, known=GAMES)
    game = import_module(f"rainhill.games.{game_id}.game").GAME
    assert isinstance(game, Game)
    return game


def measure_of(game_id: str) -> GameMeasure:
    """What a game counts and measures of itself; nothing, if it says nothing."""
    measure = getattr(part(game_id, "measure"), "MEASURE", NOTHING)
    assert isinstance(measure, GameMeasure)
    return measure


def part(game_id: str, name: str) -> ModuleType | None:
    """What a game brings besides its rules; None if it brings none of this kind."""
    assert name in PARTS, name
    if game_id not in GAMES:
        raise SetupError("unknown-game", game=game_id, known=GAMES)
    module = f"rainhill.games.{game_id}.{name}"
    return import_module(module) if find_spec(module) is not None else None
