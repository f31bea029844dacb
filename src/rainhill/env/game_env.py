"""What a game brings for learners, as the value `ENV` of its part `env`; a game without one is served through views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from rainhill.env.spec import Floats, Marks, Spec
from rainhill.kernel.game import Header
from rainhill.registry import part


class Runner(Protocol):
    """One match after another, as Python sees it: `Lane` of a flat core, or what stands in for it."""

    reward: int
    limit: int

    def load(self, position: Any) -> None: ...
    def prepare(self, position: Any) -> None: ...
    def copy_from(self, other: Any) -> None: ...
    def seed(self, number: int) -> None: ...
    def seat_asked(self) -> int: ...
    def look(self, seat: int, out: Floats) -> None: ...
    def list_numbers(self, masks: Marks) -> int: ...
    def play(self, number: int) -> bool: ...
    def pick_number(self) -> int: ...
    def result(self) -> tuple[list[int], list[float]]: ...
    def show_row(self) -> None: ...


class Runners(Protocol):
    """The matches of one thread."""

    @property
    def kept(self) -> Sequence[Runner]: ...
    def set_arrays(self, *arrays: Any) -> None: ...
    def step(self) -> None: ...
    def choose(self) -> None: ...


@dataclass(frozen=True, slots=True)
class GameEnv:
    """Everything an environment needs of a game."""

    spec: Callable[[Header], Spec]
    runners: Callable[[Header, Spec, Sequence[int]], Runners]
    """(header, spec, rows) -> a match for each row, all for one thread"""
    number: Callable[[Any, Any, Any], int | None]
    """(runner, typed position, typed action) -> its number, None if it has none; the runner is changed"""
    action: Callable[[Any, Any, int], Any]
    """(runner, typed position, number) -> the typed action; ValueError if it is not legal; the runner is changed"""
    limit: int = 0
    """after so many decisions a match is cut off, unless somebody says otherwise; 0: never"""


@cache
def env_of(game: str) -> GameEnv:
    """What a game brings, or the default."""
    brought = part(game, "env")
    if brought is None:
        from rainhill.env.through_views import THROUGH_VIEWS

        return THROUGH_VIEWS
    env = brought.ENV
    assert isinstance(env, GameEnv)
    return env
