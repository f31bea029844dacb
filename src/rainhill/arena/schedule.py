"""Who meets whom, in which seats and with which seed: settled beforehand, so that any match can be repeated alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from random import Random
from typing import Any

from rainhill.kernel.refusals import SetupError
from rainhill.kernel.setup import complete_header, repeated
from rainhill.registry import find_game

Lineup = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played."""

    game: str
    map: str
    edition: str
    options: Mapping[str, str]
    seats: int
    map_text: str = ""
    """The map itself, where it is somebody's own: matches are played in other processes."""

    def facts(self) -> dict[str, Any]:
        """What a file of results says of it; nothing of a map that comes with the game but its id."""
        return {name: value for name, value in asdict(self).items() if name != "map_text" or value}


def complete_setting(
    game: str, map: str | None, edition: str | None, options: Mapping[str, str], seats: int
) -> Setting:
    """Fill in the defaults and refuse (SetupError) what cannot be played, before any work is done."""
    header = complete_header(
        find_game(game), map=map, edition=edition, options=options, seats=[f"{n}" for n in range(seats)], seed=0
    )
    return Setting(header.game, header.map, header.edition, dict(header.options), seats, header.map_text)


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match to be played. Matches of a block have the same seed and lineup, turned by one seat each."""

    number: int
    block: int
    seed: int
    lineup: Lineup


@dataclass(frozen=True, slots=True)
class Schedule:
    """An endless list of matches: a block for every seed, and in a block one match for every turn of the seats."""

    setting: Setting
    lineups: tuple[Lineup, ...]
    seed: int

    def match(self, number: int) -> Pairing:
        """The match of this number, counted from 0."""
        seats = self.setting.seats
        block, turn = divmod(number, seats)
        seed = self.seed + block
        # Who sits on whose left matters too, so the order is drawn anew for every block.
        order = Random(f"order/{seed}").sample(self.lineups[block % len(self.lineups)], seats)
        return Pairing(number, block, seed, tuple(order[(seat - turn) % seats] for seat in range(seats)))

    @property
    def bots(self) -> tuple[str, ...]:
        """Everybody who takes part, in the order they were named."""
        return tuple(dict.fromkeys(name for lineup in self.lineups for name in lineup))


def round_robin(names: Sequence[str], seats: int) -> tuple[Lineup, ...]:
    """Everybody against everybody: all choices of as many bots as there are seats.

    Where there are more seats than bots, all take part and the seats left go to each of them in turn.
    """
    _check(names, fewest=2)
    if len(names) >= seats:
        return tuple(combinations(names, seats))
    count = len(names)
    lineups = [(*names, *(names[(k + n) % count] for n in range(seats - count))) for k in range(count)]
    # Seats are drawn anyway, so the same bots in another order are the same table.
    return tuple({tuple(sorted(lineup)): lineup for lineup in reversed(lineups)}.values())


def challenge(challenger: str, field: Sequence[str], seats: int) -> tuple[Lineup, ...]:
    """One bot alone against a table full of each of the others."""
    _check((challenger, *field), fewest=2)
    return tuple((challenger, *[name] * (seats - 1)) for name in field)


def _check(names: Sequence[str], fewest: int) -> None:
    if len(names) < fewest:
        raise SetupError("too-few-bots", fewest=fewest)
    if len(set(names)) != len(names):
        raise SetupError("same-bot-twice", names=repeated(names))
