"""A league of the page about strength; which there are is said by each game in `tools/games/<game>/strength.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rainhill.arena.schedule import Schedule, challenge, complete_setting, round_robin
from rainhill.registry import GAMES


@dataclass(frozen=True, slots=True)
class League:
    """A league of the page: one bot against a table full of another, or everybody against everybody."""

    name: str
    game: str
    edition: str
    seats: int
    bots: tuple[str, ...]
    wanted: float | None = None
    """the share of victories the first bot should reach"""
    robin: bool = False

    def schedule(self) -> Schedule:
        setting = complete_setting(self.game, None, self.edition, {}, self.seats)
        lineups = (
            round_robin(self.bots, self.seats) if self.robin else challenge(self.bots[0], self.bots[1:], self.seats)
        )
        return Schedule(setting, lineups, 1)


class GameLeagues(Protocol):
    """What `tools/games/<game>/strength.py` says."""

    TITLE: str
    """a short name of the game"""
    LEAGUES: Sequence[League]


def leagues_of(game: str) -> GameLeagues | None:
    """The leagues of a game, if it has any."""
    name = f"tools.games.{game}"
    if find_spec(name) is None or find_spec(f"{name}.strength") is None:
        return None
    return cast("GameLeagues", import_module(f"{name}.strength"))


def all_leagues() -> tuple[League, ...]:
    """The leagues of all games, in the order of the registry."""
    return tuple(league for game in GAMES if (found := leagues_of(game)) is not None for league in found.LEAGUES)
