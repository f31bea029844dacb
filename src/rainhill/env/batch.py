"""Many matches side by side, stepped at once: arrays in, arrays out."""

from __future__ import annotations

import weakref
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from rainhill.env.codes import TERMINATED, TRUNCATED
from rainhill.env.crew import Crew
from rainhill.env.setup import Setup, match_seed, reward_code
from rainhill.env.spec import Floats, Marks
from rainhill.kernel.game import Header
from rainhill.kernel.match import Match

MOST_DEALS = 256
"""Beginnings of matches that are kept; a game may have too many deals to keep them all."""


class Batch:
    """So many matches of a game, each asked for one decision at a time; a match that ends begins anew.

    `observations`, `masks` and `seats` tell what is asked now; `rewards` (one number a seat), `terminated`,
    `truncated` and `scores` what the last step led to. They are written in place: by the next step they have changed.
    Give `arrays` to have them written into arrays of your own.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        *,
        map: str | None = None,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        deal: Mapping[str, str] | None = None,
        seed: int = 0,
        reward: str = "win",
        limit: int | None = None,
        threads: int = 1,
        keep_last: bool = False,
        arrays: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        if matches < 1 or threads < 1:
            raise ValueError("matches and threads are at least 1")
        self.setup = Setup(game, map, seats, edition, options, deal)
        self.spec = self.setup.spec
        self.matches = matches
        count, size, people = self.spec.action_count, self.spec.size, self.spec.seats
        given = dict(arrays or {})
        self.actions = _array(given, "actions", (matches,), np.int32)
        self.observations: Floats = _array(given, "observations", (matches, size), np.float32)
        self.masks: Marks = _array(given, "masks", (matches, count), np.int8)
        self.rewards: Floats = _array(given, "rewards", (matches, people), np.float32)
        self.scores = _array(given, "scores", (matches, people), np.int32)
        self.seats = _array(given, "seats", (matches,), np.int8)
        self.steps = _array(given, "steps", (matches,), np.int32)
        self.terminated = _array(given, "terminated", (matches,), np.bool_)
        self.truncated = _array(given, "truncated", (matches,), np.bool_)
        self.last: Floats = _array(given, "last", (matches if keep_last else 0, size), np.float32)
        if given:
            raise ValueError(f"there are no arrays {', '.join(sorted(given))}")
        self._done = np.zeros(matches, np.int8)
        self._rows = np.arange(matches)
        self._bases, self._unsigned = self._rows * count, self.actions.view(np.uint32)
        self._marks = self.masks.reshape(-1)
        self._numbers = np.zeros(matches, np.int64)
        self._beginnings: dict[tuple[tuple[str, str], ...], Any] = {}
        # As many matches a thread as can be, in rows that lie together.
        parts = np.array_split(self._rows, min(threads, matches))
        header = self.setup.header
        self._threads = [self.setup.env.runners(header, self.spec, [int(row) for row in part]) for part in parts]
        self._runners = [runner for thread in self._threads for runner in thread.kept]
        self._crew = Crew(len(parts) - 1)
        # Helpers know their work only while they do it, so a batch that nobody closes goes, and they with it.
        weakref.finalize(self, self._crew.dismiss)
        self._steps = [thread.step for thread in self._threads]
        self._choices = [thread.choose for thread in self._threads]
        for thread in self._threads:
            thread.set_arrays(*self._written())
        for runner in self._runners:
            runner.reward = reward_code(reward)
            runner.limit = self.setup.env.limit if limit is None else limit
        self.reset(seed)

    def reset(self, seed: int | None = None) -> tuple[Floats, Marks]:
        """Begin all matches anew; with a seed, the same ones as ever with that seed."""
        if seed is not None:
            self.seed = seed
            self._numbers[:] = 0
            for n, thread in enumerate(self._threads):
                thread.kept[0].seed(match_seed(seed, n, 0) & 0xFFFFFFFFFFFFFFFF)
        else:
            self._numbers += 1
        for row, runner in enumerate(self._runners):
            runner.load(self._beginning(row))
            self._prepare(row)
        self.steps[:] = 0
        for array in (self.rewards, self.scores, self.terminated, self.truncated, self._done):
            array.fill(0)
        for runner in self._runners:
            runner.show_row()
        return self.observations, self.masks

    def step(self, actions: ArrayLike) -> tuple[Floats, Marks, Floats, NDArray[np.bool_], NDArray[np.bool_]]:
        """Play an action in every match; ValueError, and nothing has changed, if one of them is not legal.

        Gives observations, masks, rewards, terminated, truncated. Where a match ended, observation and mask are
        already those of the next one.
        """
        if actions is not self.actions:
            self.actions[:] = actions
        self._check()
        self._crew.run(self._steps)
        np.equal(self._done, TERMINATED, out=self.terminated)
        np.equal(self._done, TRUNCATED, out=self.truncated)
        for row in np.flatnonzero(self._done):
            self._numbers[row] += 1
            self._prepare(int(row))
        return self.observations, self.masks, self.rewards, self.terminated, self.truncated

    def sample(self) -> NDArray[np.int32]:
        """A legal action for every match, by chance, as an array that `step` takes."""
        self._crew.run(self._choices)
        return self.actions

    def header(self, row: int) -> Header:
        """The header of a row's match, as `rainhill.new` makes it with the same seed."""
        return self.setup.header_of(match_seed(self.seed, row, int(self._numbers[row])))

    def match(self, row: int, numbers: ArrayLike = ()) -> Match:
        """A row's match as it began, after the actions of these numbers."""
        from rainhill.env.single import replay

        return replay(self.setup, self.header(row), [int(n) for n in np.asarray(numbers, np.int64)])

    def close(self) -> None:
        """End the threads."""
        self._crew.dismiss()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _written(self) -> list[NDArray[Any]]:
        """What is read and written at every step, flat, in the order of `Arrays`."""
        told = [self.actions, self.observations, self.masks, self.rewards, self.scores]
        return [array.reshape(-1) for array in (*told, self._done, self.seats, self.steps, self.last)]

    def _check(self) -> None:
        numbers, count = self.actions, self.spec.action_count
        # Seen without a sign, numbers below 0 are too large as well.
        if (self._unsigned < count).all() and self._marks.take(self._bases + numbers).all():
            return
        inside = (numbers >= 0) & (numbers < count)
        legal = inside & (self.masks[self._rows, np.where(inside, numbers, 0)] != 0)
        row = int(np.argmin(legal))
        number = int(numbers[row])
        told = self.spec.label(number) if inside[row] else f"numbers end at {count - 1}"
        raise ValueError(f"action {number} of match {row} is not legal ({told})")

    def _prepare(self, row: int) -> None:
        """Put the match after the one under way into the row's lane."""
        self._runners[row].prepare(self._beginning(row, 1))

    def _beginning(self, row: int, later: int = 0) -> Any:
        deal = self.setup.deal_of(match_seed(self.seed, row, int(self._numbers[row]) + later))
        key = tuple(deal.items())
        found = self._beginnings.get(key)
        if found is None:
            if len(self._beginnings) >= MOST_DEALS:
                self._beginnings.clear()
            found = self._beginnings[key] = Match(self.setup.rules, replace(self.setup.header, deal=deal)).position
        return found


def _array(given: dict[str, NDArray[Any]], name: str, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """The array given for this, if it will do, or one of our own."""
    array = given.pop(name, None)
    if array is None:
        return np.zeros(shape, kind)
    if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous or not array.flags.writeable:
        wanted = f"{np.dtype(kind).name} of shape {shape}, contiguous and writeable"
        raise ValueError(f"{name} has to be {wanted}; it is {array.dtype} of shape {array.shape}")
    return array
