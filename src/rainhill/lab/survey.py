"""What `rainhill maps` tells about a map: the survey of its game, or the one below where a game brings none."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, cast

from rainhill.kernel.game import Game
from rainhill.kernel.maps import GameMap
from rainhill.lab.simulation import Plan, Tally, play, summary
from rainhill.locales import text
from rainhill.registry import measure_of
from rainhill.terminal.errors import USAGE, Failed
from rainhill.terminal.printed_table import Cell, print_table


@dataclass(frozen=True, slots=True)
class BalanceRequest:
    """How a map's balance is to be measured."""

    matches: int
    seed: int
    seats: int | None
    edition: str | None
    advance: Callable[[float], None]
    """called with each match that was played"""

    def simulate(self, game: Game, map_id: str, edition: str, seats: int, bot: str) -> dict[str, Any]:
        """The figures of matches among bots of one kind."""
        options = {option.id: option.default(edition) for option in game.info.options}
        plan = Plan(game, map_id, edition, options, seats, (bot,) * seats, self.seed)
        tally = Tally(seats)
        for n in range(self.matches):
            tally.add(play(plan, n), plan.lineup(n))
            self.advance(1)
        return summary(tally)


class Surveyor(Protocol):
    """What the module of a game can tell about its maps."""

    def survey(self, board: GameMap) -> Any:
        """The figures of a map that obeys the game's rules for maps; MapError if it does not."""

    def print_survey(self, figures: Any) -> None:
        """The figures as tables."""

    def misses(self, board: GameMap) -> list[dict[str, Any]]:
        """Figures in which the map is unlike what the game should be played on."""

    def print_misses(self, found: list[dict[str, Any]]) -> None:
        """The same as a table."""

    def summarise(self, board: GameMap) -> tuple[Cell, ...]:
        """A few numbers for the list of maps."""

    def summary_heads(self) -> tuple[str, ...]:
        """What these numbers are."""

    def balance(self, board: GameMap, request: BalanceRequest) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """What matches on a map came to, and where that falls short of what a map should do."""

    def print_balance(self, figures: dict[str, Any], shortfalls: list[dict[str, Any]]) -> None:
        """The same as tables."""


def surveyor_of(game: str) -> Surveyor:
    """The survey a game brings, else the one below."""
    return cast("Surveyor", measure_of(game).survey or sys.modules[__name__])


def survey(board: GameMap) -> dict[str, Any]:
    """The size of a map; that it could be read shows that it is in order."""
    return {"id": board.id, "hash": board.hash, "layout": board.layout, "hexes": len(board.hexes)}


def print_survey(figures: dict[str, Any]) -> None:
    """The size as a table."""
    rows = [(text("maps-figure-hexes"), figures["hexes"])]
    print_table(text("maps-figures"), (text("maps-figure"), text("maps-value")), rows)


def misses(_board: GameMap) -> list[dict[str, Any]]:
    """Nothing is asked of a map but that it obeys the rules."""
    return []


def print_misses(_found: list[dict[str, Any]]) -> None:
    """Nothing was missed."""


def summary_heads() -> tuple[str, ...]:
    """No columns beyond those every map has."""
    return ()


def summarise(_board: GameMap) -> tuple[int, ...]:
    """No numbers beyond those every map has."""
    return ()


def balance(board: GameMap, _request: BalanceRequest) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What balance means is for a game to say."""
    raise Failed(text("maps-no-balance", game=board.game), USAGE)


def print_balance(_figures: dict[str, Any], _shortfalls: list[dict[str, Any]]) -> None:
    """Nothing was measured."""
