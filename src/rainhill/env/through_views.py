"""The default: a game without a part `env` is served through its views, slowly, and with a numbering of lists.

Number n is the n-th legal action of the moment; an observation has the numbers of the view in the order they stand in
it, as many as fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, NamedTuple

from rainhill.env.codes import BY_MARGIN, BY_RANK, GOES_ON, REFUSED, TERMINATED, TRUNCATED
from rainhill.env.game_env import GameEnv
from rainhill.env.spec import Floats, Marks, Spec, lay_out_blocks, lay_out_slices
from rainhill.kernel.game import Header, Outcome

MOST_ACTIONS = 1024
MOST_NUMBERS = 1024
LEFT_OUT = frozenset({"legal", "outcome"})
"""What a view has besides the position; the legal actions are in the mask."""


def make_spec(header: Header) -> Spec:
    """A list of actions, and a row of numbers."""
    return Spec(
        game=header.game,
        map=header.map,
        seats=len(header.seats),
        blocks=lay_out_blocks(("listed", [("place", [str(n) for n in range(MOST_ACTIONS)])])),
        slices=lay_out_slices({"number": MOST_NUMBERS}, ("view", "number", 1.0)),
    )


def numbers_in(value: Any) -> Iterator[float]:
    """Every number in a view, truths as 0 and 1, nothing as -1; words are left out."""
    if value is None:
        yield -1.0
    elif isinstance(value, (bool, int, float)):
        yield float(value)
    elif is_dataclass(value):
        for part in fields(value):
            if part.name not in LEFT_OUT:
                yield from numbers_in(getattr(value, part.name))
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from numbers_in(item)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for item in value:
            yield from numbers_in(item)


class Rows(NamedTuple):
    """Flat arrays with one row a match, as `flat_lane.Arrays`."""

    actions: Any
    observations: Any
    masks: Any
    rewards: Any
    scores: Any
    done: Any
    asked: Any
    steps: Any
    last: Any


class TypedRunner:
    """One match after another, over typed positions."""

    def __init__(self, row: int, spec: Spec) -> None:
        self.row = row
        self.spec = spec
        self.reward = 0
        self.limit = 0
        self.arrays: Rows | None = None
        self.here: Any = None
        self.next: Any = None
        self.rng = Random(0)

    def load(self, position: Any) -> None:
        self.here = position.copy()

    def prepare(self, position: Any) -> None:
        self.next = position

    def copy_from(self, other: Any) -> None:
        self.here = other.here.copy()

    def seed(self, number: int) -> None:
        self.rng.seed(number)

    def seat_asked(self) -> int:
        decision = self.here.decision()
        return -1 if decision is None else int(decision.seat)

    def look(self, seat: int, out: Floats) -> None:
        out[:] = 0.0
        for i, number in zip(range(MOST_NUMBERS), numbers_in(self.here.view(seat)), strict=False):
            out[i] = number

    def list_numbers(self, masks: Marks) -> int:
        count = len(self.here.legal())
        masks[:] = 0
        masks[: min(count, MOST_ACTIONS)] = 1
        return count

    def play(self, number: int) -> bool:
        if self.here.decision() is None or not 0 <= number < min(len(self.here.legal()), MOST_ACTIONS):
            return False
        self.here.apply(self.here.legal()[number])
        while (only := self.here.forced()) is not None:
            self.here.apply(only)
        return True

    def pick_number(self) -> int:
        return self.rng.randrange(min(len(self.here.legal()), MOST_ACTIONS))

    def result(self) -> tuple[list[int], list[float]]:
        outcome = self.here.outcome()
        if outcome is None:
            return [0] * self.spec.seats, [0.0] * self.spec.seats
        return list(outcome.scores), payments(outcome, self.reward)

    def show_row(self) -> None:
        a, size, count = self.arrays, self.spec.size, self.spec.action_count
        assert a is not None
        seat = self.seat_asked()
        a.asked[self.row] = seat
        self.look(seat, a.observations[self.row * size : (self.row + 1) * size])
        self.list_numbers(a.masks[self.row * count : (self.row + 1) * count])

    def step(self) -> None:
        """Play the action in the row, as `flat_lane.step` does."""
        a, row, seats = self.arrays, self.row, self.spec.seats
        assert a is not None
        seat = self.seat_asked()
        scores, paid = [0] * seats, [0.0] * seats
        a.done[row] = GOES_ON
        if not self.play(int(a.actions[row])):
            a.done[row] = REFUSED
        else:
            a.steps[row] += 1
            if self.seat_asked() < 0:
                a.done[row] = TERMINATED
                scores, paid = self.result()
            elif self.limit and a.steps[row] >= self.limit:
                a.done[row] = TRUNCATED
        for s in range(seats):
            a.scores[row * seats + s] = scores[s]
            a.rewards[row * seats + s] = paid[s]
        if a.done[row] in {TERMINATED, TRUNCATED}:
            if len(a.last):
                self.look(seat, a.last[row * self.spec.size : (row + 1) * self.spec.size])
            self.here = self.next.copy()
            a.steps[row] = 0
        self.show_row()

    def choose(self) -> None:
        """Put a legal number into the row."""
        assert self.arrays is not None
        self.arrays.actions[self.row] = self.pick_number()


class TypedRunners:
    """The matches of one thread."""

    def __init__(self, kept: list[TypedRunner]) -> None:
        self.kept = kept

    def set_arrays(self, *arrays: Any) -> None:
        for runner in self.kept:
            runner.arrays = Rows(*arrays)

    def step(self) -> None:
        for runner in self.kept:
            runner.step()

    def choose(self) -> None:
        for runner in self.kept:
            runner.choose()


def payments(outcome: Outcome, reward: int) -> list[float]:
    """What an outcome pays every seat, as `flat_lane.payment` does."""
    seats = len(outcome.scores)
    paid = [0.0] * seats
    before = 0
    for group in outcome.ranking:
        for seat in group:
            if reward == BY_RANK:
                paid[seat] = 1.0 - (2.0 * before + len(group) - 1.0) / (seats - 1.0)
            elif reward == BY_MARGIN:
                others = sum(outcome.scores) - outcome.scores[seat]
                paid[seat] = outcome.scores[seat] - others / (seats - 1.0)
            else:
                won = 1.0 / len(group) if before == 0 else 0.0
                paid[seat] = (seats * won - 1.0) / (seats - 1.0)
        before += len(group)
    return paid


def _runners(_header: Header, spec: Spec, rows: Sequence[int]) -> TypedRunners:
    return TypedRunners([TypedRunner(row, spec) for row in rows])


def _number(_runner: Any, position: Any, action: Any) -> int | None:
    legal = list(position.legal())[:MOST_ACTIONS]
    return legal.index(action) if action in legal else None


def _action(_runner: Any, position: Any, number: int) -> Any:
    legal = list(position.legal())[:MOST_ACTIONS]
    if not 0 <= number < len(legal):
        raise ValueError(f"action {number} is not legal")
    return legal[number]


THROUGH_VIEWS = GameEnv(spec=make_spec, runners=_runners, number=_number, action=_action, limit=10_000)
