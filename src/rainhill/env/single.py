"""One match for one learner after another: what the adapters for other libraries are made of."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np

from rainhill.env.setup import Setup, reward_code
from rainhill.env.spec import Floats, Marks
from rainhill.kernel.game import Header
from rainhill.kernel.match import Match


class Single:
    """A match by numbers. Answers that leave no choice are given by themselves, as in `Match`."""

    def __init__(self, setup: Setup, *, reward: str = "win") -> None:
        self.setup = setup
        self.spec = setup.spec
        self.runner = setup.env.runners(setup.header, self.spec, [0]).kept[0]
        self.runner.reward = reward_code(reward)
        self.reward = reward
        self.header = setup.header
        self.numbers: list[int] = []

    def begin(self, header: Header) -> None:
        """Begin a match."""
        self.header = header
        self.numbers = []
        self.runner.load(Match(self.setup.rules, header).position)

    def show(self, position: Any) -> None:
        """Be at a typed position, with no past."""
        self.numbers = []
        self.runner.load(position)

    @property
    def asked(self) -> int:
        """The seat whose decision it is; -1 when the match is over."""
        return self.runner.seat_asked()

    def observe(self, seat: int) -> Floats:
        """What a seat may know."""
        out = np.empty(self.spec.size, np.float32)
        self.runner.look(seat, out)
        return out

    def mask(self) -> Marks:
        """1 for every number that is legal now."""
        out = np.zeros(self.spec.action_count, np.int8)
        if self.asked >= 0:
            self.runner.list_numbers(out)
        return out

    def play(self, number: int) -> None:
        """Play the action of a number; ValueError if it is not legal."""
        if not self.runner.play(number):
            inside = 0 <= number < self.spec.action_count
            raise ValueError(f"action {number} is not legal{f' ({self.spec.label(number)})' if inside else ''}")
        self.numbers.append(number)

    def result(self) -> tuple[list[int], list[float]]:
        """Everybody's points, and what a match that ended so pays."""
        return self.runner.result()

    def number(self, position: Any, action: Any) -> int | None:
        """The number of a typed action in a typed position; None if it has none. The match under way is left."""
        return self.setup.env.number(self.runner, position, action)

    def action(self, position: Any, number: int) -> Any:
        """The typed action of a number in a typed position; ValueError if it is not legal. The match is left."""
        return self.setup.env.action(self.runner, position, number)

    def match(self) -> Match:
        """The match so far as a `Match`, which can be written down and looked at."""
        return replay(self.setup, self.header, self.numbers)

    def copy(self) -> Single:
        """An independent match with the same past."""
        other = Single(self.setup, reward=self.reward)
        other.header, other.numbers = self.header, list(self.numbers)
        other.runner.copy_from(self.runner)
        return other

    def __deepcopy__(self, _memo: Any) -> Single:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.setup, self.reward, dict(self.header.deal), tuple(self.numbers))


def _rebuild(setup: Setup, reward: str, deal: dict[str, str], numbers: Sequence[int]) -> Single:
    """A match from what was pickled of it."""
    single = Single(setup, reward=reward)
    single.begin(dataclasses.replace(setup.header, deal=deal))
    for number in numbers:
        single.play(number)
    return single


def replay(setup: Setup, header: Header, numbers: Sequence[int]) -> Match:
    """The match with this header after the actions of these numbers."""
    match = Match(setup.rules, header)
    runner = setup.env.runners(header, setup.spec, [0]).kept[0]
    for number in numbers:
        match.play(setup.env.action(runner, match.position, number))
    return match
