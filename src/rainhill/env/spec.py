"""What the numbers of an environment mean: which action each number is, and what stands where in an observation."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Marks = NDArray[np.int8]
WIDEST = 1e6
"""No number of an observation lies farther from 0."""


@dataclass(frozen=True, slots=True)
class Block:
    """The numbers of one kind of action: one for each combination of its axes, the last axis running fastest."""

    kind: str
    start: int
    axes: tuple[tuple[str, tuple[str, ...]], ...]
    """(what is chosen, its names), one pair for each choice"""

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(names) for _, names in self.axes)

    @property
    def count(self) -> int:
        return prod(self.shape)

    @property
    def numbers(self) -> slice:
        """Where they stand in a mask."""
        return slice(self.start, self.start + self.count)

    def names(self, argument: int) -> tuple[str, ...]:
        """What an argument chooses along each axis."""
        found = []
        for _, names in reversed(self.axes):
            argument, place = divmod(argument, len(names))
            found.append(names[place])
        return tuple(reversed(found))


@dataclass(frozen=True, slots=True)
class Slice:
    """A named part of an observation; what is counted is divided by `scale`."""

    name: str
    start: int
    axes: tuple[str, ...]
    shape: tuple[int, ...]
    scale: float = 1.0

    @property
    def count(self) -> int:
        return prod(self.shape)

    @property
    def places(self) -> slice:
        """Where it stands in an observation."""
        return slice(self.start, self.start + self.count)


@dataclass(frozen=True)
class Spec:
    """The numbering of a game on a map, and the observations of so many seats."""

    game: str
    map: str
    seats: int
    blocks: tuple[Block, ...]
    slices: tuple[Slice, ...]
    rows: tuple[int, ...] = field(default=(), repr=False)
    """hex -> its row in an image"""
    columns: tuple[int, ...] = field(default=(), repr=False)

    @property
    def action_count(self) -> int:
        return self.blocks[-1].start + self.blocks[-1].count

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.slices[-1].start + self.slices[-1].count

    @cached_property
    def block_of(self) -> Mapping[str, Block]:
        return {block.kind: block for block in self.blocks}

    @cached_property
    def slice_of(self) -> Mapping[str, Slice]:
        return {part.name: part for part in self.slices}

    # -- actions --------------------------------------------------------------------------------------------------

    def factor(self, number: int) -> tuple[int, int]:
        """A number as a kind (an index into `blocks`) and an argument of that kind."""
        for kind, block in enumerate(self.blocks):
            if block.start <= number < block.start + block.count:
                return kind, number - block.start
        raise IndexError(f"there is no action {number}: they are numbered 0 to {self.action_count - 1}")

    def join(self, kind: int, argument: int) -> int:
        """The number of a kind and an argument."""
        block = self.blocks[kind]
        if not 0 <= argument < block.count:
            raise IndexError(f"{block.kind} has arguments 0 to {block.count - 1}, not {argument}")
        return block.start + argument

    def label(self, number: int) -> str:
        """A number in words: the kind, then what is chosen along each axis."""
        kind, argument = self.factor(number)
        return " ".join([self.blocks[kind].kind, *self.blocks[kind].names(argument)])

    def kind_mask(self, masks: Marks) -> Marks:
        """Which kinds have a legal action: the first choice, if a kind is chosen before its argument."""
        starts = [block.start for block in self.blocks]
        reduced: Marks = np.maximum.reduceat(masks, starts, axis=-1)
        return reduced

    def argument_mask(self, masks: Marks, kind: int) -> Marks:
        """Which arguments of a kind are legal: the second choice."""
        return masks[..., self.blocks[kind].numbers]

    # -- observations ---------------------------------------------------------------------------------------------

    def split(self, observation: Floats) -> dict[str, Floats]:
        """An observation, or a batch of them, by name and in shape; nothing is copied."""
        ahead = observation.shape[:-1]
        return {part.name: observation[..., part.places].reshape(*ahead, *part.shape) for part in self.slices}

    def image(self, observation: Floats) -> Floats:
        """Everything that stands on hexes, as planes of rows and columns; rows of hexes lean as on the map."""
        parts = [part for part in self.slices if part.axes[-1] == "hex"]
        if not parts:
            raise ValueError(f"{self.game} is not played on hexes")
        ahead, cells = observation.shape[:-1], len(self.rows)
        planes = [observation[..., part.places].reshape(*ahead, -1, cells) for part in parts]
        flat = np.concatenate(planes, axis=-2)
        image = np.zeros((*flat.shape[:-1], max(self.rows) + 1, max(self.columns) + 1), np.float32)
        image[..., list(self.rows), list(self.columns)] = flat
        return image

    # -- what is kept between releases ----------------------------------------------------------------------------

    def digest(self) -> dict[str, str | int]:
        """Short hashes of the numbering and of the layout of observations; a release keeps them."""
        actions = [[block.kind, block.start, [[name, *names] for name, names in block.axes]] for block in self.blocks]
        slices = [[part.name, part.start, part.axes, part.shape, part.scale] for part in self.slices]
        return {
            "actions": self.action_count,
            "numbering": _hash(actions),
            "size": self.size,
            "layout": _hash([slices, self.rows, self.columns]),
        }


def _hash(value: Sequence[Any]) -> str:
    import json

    return hashlib.sha256(json.dumps(value, ensure_ascii=False).encode()).hexdigest()[:16]


def lay_out_blocks(*kinds: tuple[str, Sequence[tuple[str, Sequence[str]]]]) -> tuple[Block, ...]:
    """Blocks one after the other, from (kind, its axes)."""
    blocks: list[Block] = []
    for kind, axes in kinds:
        start = blocks[-1].start + blocks[-1].count if blocks else 0
        blocks.append(Block(kind, start, tuple((name, tuple(names)) for name, names in axes)))
    return tuple(blocks)


def lay_out_slices(sizes: Mapping[str, int], *parts: tuple[str, str, float]) -> tuple[Slice, ...]:
    """Slices one after the other, from (name, its axes with blanks between, scale); `sizes` are those of axes."""
    slices: list[Slice] = []
    for name, axes, scale in parts:
        start = slices[-1].start + slices[-1].count if slices else 0
        words = tuple(axes.split())
        slices.append(Slice(name, start, words, tuple(sizes[word] for word in words), scale))
    return tuple(slices)
