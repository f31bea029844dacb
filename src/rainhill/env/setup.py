"""What is played in an environment: game, map, edition, options and seats, and how seeds become deals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from random import Random
from typing import Any

from rainhill.env.game_env import GameEnv, env_of
from rainhill.env.spec import Spec
from rainhill.kernel.game import Game, Header
from rainhill.kernel.match import Match
from rainhill.kernel.own_maps import read_source
from rainhill.kernel.setup import complete_header
from rainhill.registry import find_game

REWARDS = {"win": 0, "rank": 1, "margin": 2}
"""What a match may pay at its end, with the numbers of `codes`."""
_STEP = 1_000_003


@dataclass(frozen=True)
class Setup:
    """A table that matches are played at, one after the other. `seats` and `map` may be left to the game."""

    game: str
    map: str | None = None
    seats: int | None = None
    edition: str | None = None
    options: Mapping[str, str] | None = None
    deal: Mapping[str, str] | None = None
    """the same deal for every match; None: drawn"""

    def __reduce__(self) -> tuple[Any, ...]:
        # What is kept besides the fields follows from them.
        return Setup, tuple(getattr(self, each.name) for each in fields(self))

    @cached_property
    def rules(self) -> Game:
        return find_game(self.game)

    @cached_property
    def env(self) -> GameEnv:
        return env_of(self.game)

    @cached_property
    def header(self) -> Header:
        """The header of the match with seed 0; the others differ in their deals."""
        seats = self.rules.info.seats[0] if self.seats is None else self.seats
        return complete_header(
            self.rules,
            map=None if self.map is None else read_source(self.map),
            edition=self.edition,
            options=self.options,
            seats=[f"Seat {n + 1}" for n in range(seats)],
            deal=self.deal,
            seed=0,
        )

    @cached_property
    def spec(self) -> Spec:
        """What the numbers mean."""
        return self.env.spec(self.header)

    def header_of(self, seed: int) -> Header:
        """The header of `rainhill.new` with this seed."""
        return replace(self.header, deal=self.deal_of(seed))

    def deal_of(self, seed: int) -> Mapping[str, str]:
        """What chance decides with this seed, unless the deal was given."""
        return self.header.deal if self.deal is not None else self.rules.deal(self._bare, Random(seed))

    @cached_property
    def _bare(self) -> Header:
        return replace(self.header, deal={})

    def match(self, seed: int) -> Match:
        """The match of `rainhill.new` with this seed."""
        return Match(self.rules, self.header_of(seed))


def match_seed(seed: int, row: int, number: int) -> int:
    """The seed of the `number`-th match (from 0) of a row, where the whole has a seed."""
    return (seed * _STEP + row) * _STEP + number


def reward_code(reward: str) -> int:
    """The number of a way of paying; ValueError if there is none of that name."""
    if reward not in REWARDS:
        raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return REWARDS[reward]
