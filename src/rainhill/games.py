"""The registry: the only place that names the games. Importing it loads none of them."""

from __future__ import annotations

from importlib import import_module

from rainhill.kernel.game import Game
from rainhill.kernel.refusals import SetupError

_PACKAGES = {"rocket": "rainhill.rocket.game", "steam": "rainhill.steam.game"}


def list_games() -> tuple[str, ...]:
    """Ids of all games."""
    return tuple(_PACKAGES)


def find_game(game_id: str) -> Game:
    """The game with this id; SetupError if there is none."""
    if game_id not in _PACKAGES:
        raise SetupError("unknown-game", game=game_id, known=list_games())
    game = import_module(_PACKAGES[game_id]).GAME
    assert isinstance(game, Game)
    return game
