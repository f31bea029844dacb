"""What the flat core of every game needs: random numbers, notes of what happened, and scratch space for each thread.

Compiled with the cores. A game's own scratch space is a class derived from `FlatWork`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

PLAIN = not __file__.endswith((".so", ".pyd"))
"""Whether the plain source runs. Compiled, the arrays of a new object are there already, and all zero."""

Made = TypeVar("Made")


class FlatWork:
    """The part of a worker's scratch space that every game has."""

    def __init__(self) -> None:
        # Whether anybody wants to know what happens.
        self.tracing = 0
        self.notes_count = 0
        # Which list of actions lies here, for those who list lazily.
        self.list_stamp = 0
        if PLAIN:
            self.notes = numbers(4096)
        # A field and not a literal: Cython would make a Python number of the literal.
        self.mask = 0xFFFFFFFF
        self.x = 123456789
        self.y = 362436069
        self.z = 521288629
        self.w = 88675123

    def seed(self, number: int) -> None:
        """Start the generator anew."""
        self.x = (number ^ 123456789) & self.mask
        self.y = ((number >> 32) ^ 362436069) & self.mask
        self.z = 521288629
        self.w = 88675123
        for _ in range(16):
            draw(self, 2)

    def note(self, i: int) -> tuple[int, ...]:
        """The i-th note: its code and seven numbers."""
        return (
            self.notes[i * 8],
            self.notes[i * 8 + 1],
            self.notes[i * 8 + 2],
            self.notes[i * 8 + 3],
            self.notes[i * 8 + 4],
            self.notes[i * 8 + 5],
            self.notes[i * 8 + 6],
            self.notes[i * 8 + 7],
        )

    def number_at(self, i: int) -> int:  # noqa: ARG002
        """The i-th action that was listed; a game says where its list is."""
        return 0


def numbers(count: int) -> list[int]:
    """So many zeros, for an array of the plain source."""
    return [0] * count


def decimals(count: int) -> list[float]:
    """The same for an array of doubles."""
    return [0.0] * count


def draw(w: FlatWork, n: int) -> int:
    """A random number below n (Marsaglia's xorshift128)."""
    t = (w.x ^ (w.x << 11)) & w.mask
    w.x = w.y
    w.y = w.z
    w.z = w.w
    w.w = (w.w ^ (w.w >> 19) ^ t ^ (t >> 8)) & w.mask
    return w.w % n


def note(w: FlatWork, code: int, a: int, b: int, c: int, d: int) -> None:
    """Remember what happened, if somebody wants to know."""
    if w.tracing:
        note_long(w, code, a, b, c, d, 0, 0, 0)


def note_long(w: FlatWork, code: int, a: int, b: int, c: int, d: int, e: int, f: int, h: int) -> None:
    """Remember something that takes up to seven numbers; there is room for 512 notes."""
    if w.tracing and w.notes_count < 512:
        base = w.notes_count * 8
        w.notes[base] = code
        w.notes[base + 1] = a
        w.notes[base + 2] = b
        w.notes[base + 3] = c
        w.notes[base + 4] = d
        w.notes[base + 5] = e
        w.notes[base + 6] = f
        w.notes[base + 7] = h
        w.notes_count += 1


def bits(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def one_for_each_thread(make: Callable[[], Made]) -> Callable[[], Made]:
    """A function that gives each thread an object of its own: scratch space is large and used only for a moment."""
    local = threading.local()

    def own() -> Made:
        made: Made | None = getattr(local, "made", None)
        if made is None:
            made = local.made = make()
        return made

    return own
