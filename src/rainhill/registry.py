"""The registry: the only file that names the games. Importing it loads none of them.

A game is the package `rainhill.games.<id>`: its rules are the value `GAME` of `game.py`, and what it brings besides
them lies in parts, subpackages that whoever uses them looks up here. Every part has a default, so rules alone make a
game that can be played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from os import PathLike
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, Required, TypedDict, Unpack, overload

from rainhill.kernel.game import Game
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import SetupError

if TYPE_CHECKING:
    # For whoever reads types: what the matches of each game consist of.
    from rainhill.games.rocket.actions import RocketAction
    from rainhill.games.rocket.view import RocketView
    from rainhill.games.steam.actions import SteamAction
    from rainhill.games.steam.view import SteamView
    from rainhill.kernel.measure import GameMeasure

GAMES = ("rocket", "steam")
PARTS = ("bots", "draw", "terminal", "measure", "env", "lessons")


def list_games() -> tuple[str, ...]:
    """Ids of all games."""
    return GAMES


def find_game(game_id: str) -> Game:
    """The game with this id; SetupError if there is none."""
    if game_id not in GAMES:
        raise SetupError("unknown-game", game=str(game_id), known=GAMES)
    game = import_module(f"rainhill.games.{game_id}.game").GAME
    assert isinstance(game, Game)
    return game


class MatchSetup(TypedDict, total=False):
    """What `new` may be told besides the game."""

    seats: Required[int | Sequence[str]]
    map: str | PathLike[str] | None
    edition: str | None
    options: Mapping[str, str] | None
    deal: Mapping[str, str] | None
    seed: int | None
    first: int | None


@overload
def new(game: Literal["rocket"], **asked: Unpack[MatchSetup]) -> Match[RocketAction, RocketView]: ...


@overload
def new(game: Literal["steam"], **asked: Unpack[MatchSetup]) -> Match[SteamAction, SteamView]: ...


@overload
def new(game: str, **asked: Unpack[MatchSetup]) -> Match: ...


def new(
    game: str,
    *,
    seats: int | Sequence[str],
    map: str | PathLike[str] | None = None,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    deal: Mapping[str, str] | None = None,
    seed: int | None = None,
    first: int | None = None,
) -> Match[Any, Any]:
    """Start a match. What chance decides at set-up is drawn with `seed`, or given as `deal`; `first` is who begins.

    Without either a seed is drawn, and `match.seed` says which. `map` is the id of a map that comes with the game, or
    one of your own: its text, a path, or a name ending in .toml.
    """
    from rainhill.kernel.own_maps import read_source

    where = None if map is None else read_source(map)
    return Match.new(
        find_game(game), seats=seats, map=where, edition=edition, options=options, deal=deal, seed=seed, first=first
    )


def measure_of(game_id: str) -> GameMeasure:
    """What a game counts and measures of itself; nothing, if it says nothing."""
    from rainhill.kernel.measure import NOTHING, GameMeasure

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
