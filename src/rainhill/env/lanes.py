"""Lanes that run one after the other, without Python's lock: one of these for each thread."""

from __future__ import annotations

from array import array
from typing import Any

from rainhill.env import release
from rainhill.env.flat_lane import Arrays, Lane


class Lanes:
    """The lanes of one thread; they share the scratch space of their game."""

    def __init__(self, kept: list[Lane]) -> None:
        self.kept = kept
        self.addresses = array("q", [id(lane) for lane in kept])

    def set_arrays(self, *arrays: Any) -> None:
        """Say where the rows are: flat arrays in the order of `Arrays`."""
        # Seen so, numbers are those of Python where the plain source runs.
        shared = Arrays(*[memoryview(each) for each in arrays])
        for lane in self.kept:
            lane.set_arrays(shared)

    def step(self) -> None:
        """Play the actions in the rows."""
        release.step(self.kept, self.addresses, 0, len(self.kept))

    def choose(self) -> None:
        """Draw legal actions into the rows."""
        release.choose(self.kept, self.addresses, 0, len(self.kept))
