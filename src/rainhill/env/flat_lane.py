"""Many matches side by side: one lane holds one match of a flat core and writes what a learner needs into its row.

What a game must offer is a `Lane` of its own (see `env` of a game), with the match under way and the next one:

- `asked()` names the seat whose decision it is, -1 when the match is over;
- `find_legal()` lists the legal actions in the scratch space and tells how many;
- `mark(masks, base)` sets the numbers of the actions just listed, from `base` on;
- `force()` plays the first of the actions just listed;
- `advance(number)` plays the action of a number; 0 if it is not legal, and then nothing changed;
- `observe(seat, out, base)` adds what a seat may know to a row of zeros;
- `pick()` draws the number of a legal action;
- `settle()` puts everybody's points into `points`; `is_ahead(a, b)` ranks two seats after it;
- `restart()` makes the next match the one under way.

Nothing here holds an object in the hot path, so lanes run without Python's lock.
"""

from __future__ import annotations

from array import array
from typing import Any

from rainhill.env import codes

Numbers = Any
"""A flat array of numbers: one of NumPy, which this module need not know."""


class Arrays:
    """What lanes read from and write to: flat arrays with one row a match."""

    def __init__(
        self,
        actions: Numbers,
        observations: Numbers,
        masks: Numbers,
        rewards: Numbers,
        scores: Numbers,
        done: Numbers,
        asked: Numbers,
        steps: Numbers,
        last: Numbers,
    ) -> None:
        self.actions = actions
        self.observations = observations
        self.masks = masks
        self.rewards = rewards
        self.scores = scores
        self.done = done
        self.asked = asked
        self.steps = steps
        # The observation a match ended with, if somebody wants it; otherwise empty.
        self.last = last
        self.keeps_last = 1 if len(last) else 0


def no_arrays() -> Arrays:
    """Arrays of a lane that nobody has given any."""
    none, floats, small = array("i", [0]), array("f", [0.0]), array("b", [0])
    return Arrays(none, floats, small, floats, none, small, small, none, floats)


class Lane:
    """One match after another; a game fills in the questions above."""

    def __init__(self, row: int, seats: int, action_count: int, size: int) -> None:
        self.row = row
        self.seats = seats
        self.action_count = action_count
        self.size = size
        self.reward = codes.BY_WIN
        # After so many decisions a match is cut off; 0: never.
        self.limit = 0
        self.arrays = no_arrays()
        self.points = [0] * 6

    def set_arrays(self, arrays: Arrays) -> None:
        """Say where the row is."""
        self.arrays = arrays

    def asked(self) -> int:
        """The seat whose decision it is; -1: the match is over."""
        return -1

    def find_legal(self) -> int:
        """List the legal actions in the scratch space; tell how many."""
        return 0

    def mark(self, masks: Numbers, base: int) -> None:
        """Set the numbers of the actions just listed."""

    def force(self) -> None:
        """Play the first of the actions just listed."""

    def advance(self, number: int) -> int:  # noqa: ARG002
        """Play the action of a number; 0 if it is not legal."""
        return 0

    def observe(self, seat: int, out: Numbers, base: int) -> None:
        """Add what a seat may know to a row of zeros."""

    def pick(self) -> int:
        """The number of a legal action, by chance."""
        return 0

    def settle(self) -> None:
        """Put everybody's points into `points`."""

    def is_ahead(self, a: int, b: int) -> int:
        """Whether seat a ranks before seat b, after `settle`."""
        return 1 if self.points[a] > self.points[b] else 0

    def restart(self) -> None:
        """Make the next match the one under way."""

    # -- for Python -----------------------------------------------------------------------------------------------

    def load(self, position: Any) -> None:
        """Make the match under way equal to a typed position."""
        raise AssertionError("each game says this itself", position)

    def prepare(self, position: Any) -> None:
        """Make the next match equal to a typed position."""
        raise AssertionError("each game says this itself", position)

    def copy_from(self, other: Any) -> None:
        """Make the match under way equal to that of another lane."""
        raise AssertionError("each game says this itself", other)

    def seed(self, number: int) -> None:
        """Start the generator anew that `pick` draws from."""
        raise AssertionError("each game says this itself", number)

    def seat_asked(self) -> int:
        """The same as `asked`."""
        return self.asked()

    def look(self, seat: int, out: Numbers) -> None:
        """What a seat may know, into an array of its own."""
        for i in range(self.size):
            out[i] = 0.0
        self.observe(seat, out, 0)

    def list_numbers(self, masks: Numbers) -> int:
        """The legal numbers, into an array of its own; tells how many actions are legal."""
        for i in range(self.action_count):
            masks[i] = 0
        count = self.find_legal()
        self.mark(masks, 0)
        return count

    def play(self, number: int) -> bool:
        """Play the action of a number and the answers that are forced after it; False if it is not legal."""
        if number < 0 or number >= self.action_count or self.asked() < 0 or not self.advance(number):
            return False
        answer_forced(self)
        return True

    def pick_number(self) -> int:
        """The same as `pick`."""
        return self.pick()

    def result(self) -> tuple[list[int], list[float]]:
        """What every seat has, and what a match that ended so would pay."""
        self.settle()
        return [self.points[s] for s in range(self.seats)], [payment(self, s) for s in range(self.seats)]

    def show_row(self) -> None:
        """Write seat, observation and mask into the row."""
        self.find_legal()
        show(self, self.arrays)


def answer_forced(t: Lane) -> None:
    """Play every answer that leaves no choice; if the match goes on, its legal actions have been listed."""
    while t.asked() >= 0 and t.find_legal() == 1:
        t.force()


def payment(t: Lane, seat: int) -> float:
    """What the end of a match pays a seat; all payments of a match add up to 0. `settle` has been called."""
    before = 0
    equal = 0
    winners = 0
    others = 0.0
    for s in range(t.seats):
        ahead = t.is_ahead(s, seat)
        before += ahead
        if not ahead and not t.is_ahead(seat, s):
            equal += 1
        beaten = 0
        for other in range(t.seats):
            beaten += t.is_ahead(other, s)
        if beaten == 0:
            winners += 1
        others += t.points[s]
    rivals = t.seats - 1.0
    if t.reward == codes.BY_RANK:
        return 1.0 - (2.0 * before + equal - 1.0) / rivals
    if t.reward == codes.BY_MARGIN:
        return t.points[seat] - (others - t.points[seat]) / rivals
    won = 1.0 / winners if before == 0 else 0.0
    return (t.seats * won - 1.0) / rivals


def show(t: Lane, a: Arrays) -> None:
    """Write seat, observation and mask of the match under way into the row; its legal actions have been listed."""
    seat = t.asked()
    a.asked[t.row] = seat
    clear_decimals(a.observations, t.row, t.size)
    t.observe(seat, a.observations, t.row * t.size)
    clear_marks(a.masks, t.row, t.action_count)
    t.mark(a.masks, t.row * t.action_count)


def clear_decimals(out: Numbers, row: int, size: int) -> None:
    """A row of zeros."""
    for i in range(row * size, row * size + size):
        out[i] = 0.0


def clear_marks(out: Numbers, row: int, size: int) -> None:
    """A row of zeros."""
    for i in range(row * size, row * size + size):
        out[i] = 0


def step(t: Lane) -> None:
    """Play the action in the row, note what it led to, and begin the next match where one ended."""
    step_row(t, t.arrays)


def step_row(t: Lane, a: Arrays) -> None:
    """The same with the arrays at hand."""
    row = t.row
    number = a.actions[row]
    seat = t.asked()
    for s in range(t.seats):
        a.rewards[row * t.seats + s] = 0.0
        a.scores[row * t.seats + s] = 0
    a.done[row] = codes.GOES_ON
    if number < 0 or number >= t.action_count or not t.advance(number):
        a.done[row] = codes.REFUSED
        return
    a.steps[row] += 1
    answer_forced(t)
    if t.asked() < 0:
        a.done[row] = codes.TERMINATED
    elif t.limit and a.steps[row] >= t.limit:
        a.done[row] = codes.TRUNCATED
    if a.done[row] != codes.GOES_ON:
        close(t, a, seat)
    show(t, a)


def close(t: Lane, a: Arrays, seat: int) -> None:
    """A match came to its end: who acted last, or is asked where it was cut off, may look at it once more."""
    row = t.row
    t.settle()
    for s in range(t.seats):
        a.scores[row * t.seats + s] = t.points[s]
        if a.done[row] == codes.TERMINATED:
            a.rewards[row * t.seats + s] = payment(t, s)
    if a.keeps_last:
        clear_decimals(a.last, row, t.size)
        t.observe(seat if t.asked() < 0 else t.asked(), a.last, row * t.size)
    t.restart()
    t.find_legal()
    a.steps[row] = 0


def choose(t: Lane) -> None:
    """Put the number of a legal action into the row, by chance."""
    t.arrays.actions[t.row] = t.pick()
