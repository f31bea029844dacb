"""A flat position as bytes, for pickles: field by field, with the layout they were written in."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable
from typing import Any
from zlib import crc32

PACKING = 1
"""Counted up when the bytes below come to mean something else."""
SHORT, LONG = "h", "q"
FOLLOWS = frozenset({"single", "later"})
"""Lists of a dump that repeat single fields."""


def pack(flat: Any, single: Iterable[str]) -> tuple[int, int, str, bytes]:
    """The packing, the layout, how wide the numbers of each part are, and the numbers."""
    parts = _parts(flat, single)
    written = [_narrow(numbers) for numbers in parts.values()]
    return PACKING, _layout(parts), "".join(part.typecode for part in written), b"".join(map(_bytes, written))


def unreadable(reason: str) -> Exception:
    """The error for a pickle that cannot be read here; it is imported only then, because `pickle` takes its time."""
    from pickle import UnpicklingError

    return UnpicklingError(reason)


def unpack(packed: tuple[int, int, str, bytes], flat: Any, single: tuple[str, ...]) -> None:
    """Make a flat position what the bytes say; UnpicklingError if they were written by another version."""
    packing, layout, widths, data = packed
    parts = _parts(flat, single)
    if packing != PACKING or layout != _layout(parts):
        raise unreadable(
            f"this position was pickled by another version of rainhill (packing {packing}, layout {layout:08x}; this "
            f"one writes {PACKING}, {_layout(parts):08x}). Keep matches as records: `match.to_text()`, `rainhill.load`"
        )
    at = 0
    read: dict[str, list[int]] = {}
    for (name, old), width in zip(parts.items(), widths, strict=True):
        numbers = array(width)
        end = at + numbers.itemsize * len(old)
        numbers.frombytes(data[at:end])
        if sys.byteorder == "big":
            numbers.byteswap()
        at = end
        read[name] = numbers.tolist()
    for name, value in zip(single, read.pop(""), strict=True):
        setattr(flat, name, value)
    flat.restore(read)


def _parts(flat: Any, single: Iterable[str]) -> dict[str, list[int]]:
    dumped: dict[str, list[int]] = flat.dump()
    alone = {"": [getattr(flat, name) for name in single]}
    return alone | {name: numbers for name, numbers in dumped.items() if name not in FOLLOWS}


def _layout(parts: dict[str, list[int]]) -> int:
    return crc32(" ".join(f"{name}:{len(numbers)}" for name, numbers in parts.items()).encode())


def _narrow(numbers: list[int]) -> array[int]:
    try:
        return array(SHORT, numbers)
    except OverflowError:
        return array(LONG, numbers)


def _bytes(numbers: array[int]) -> bytes:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()
