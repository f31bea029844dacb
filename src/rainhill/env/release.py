"""Runs lanes; what stands in `release.pxd` is put in its place by the compiler, and gives up Python's lock meanwhile.

The plain source keeps the lock: it could not do without. This file is never compiled.
"""

from __future__ import annotations

from collections.abc import Sequence

from rainhill.env import flat_lane
from rainhill.env.flat_lane import Lane


def step(kept: list[Lane], addresses: Sequence[int], first: int, last: int) -> None:
    """Let these lanes play the actions in their rows."""
    assert len(addresses) == len(kept)
    for lane in kept[first:last]:
        flat_lane.step(lane)


def choose(kept: list[Lane], addresses: Sequence[int], first: int, last: int) -> None:
    """Let these lanes draw actions into their rows."""
    assert len(addresses) == len(kept)
    for lane in kept[first:last]:
        flat_lane.choose(lane)
