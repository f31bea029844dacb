"""Parts of the views of a match that are used again: most of a view is as it was before the move."""

from __future__ import annotations

from typing import Any, TypeVar

Part = TypeVar("Part")


class KnownViews:
    """The parts of the last views, by what they depend on; a part that is met again is the same object.

    Shared by the copies of a position. What the last two rounds of views did not use is forgotten.
    """

    __slots__ = ("_before", "_now", "_single")

    def __init__(self) -> None:
        self._before: dict[tuple[object, ...], Any] = {}
        self._now: dict[tuple[object, ...], Any] = {}
        self._single: dict[str, dict[int, tuple[object, Any]]] = {}

    def begin(self) -> None:
        """New views are going to be built."""
        self._before, self._now = self._now, {}

    def single(self, kind: str) -> dict[int, tuple[object, Any]]:
        """Things of a kind by their number, each with what it depends on: the last one of each is kept."""
        return self._single.setdefault(kind, {})

    def get(self, key: tuple[object, ...]) -> Any:
        """The part that depends on this; None if it has to be made."""
        part = self._now.get(key)
        if part is None:
            part = self._before.get(key)
            if part is not None:
                self._now[key] = part
        return part

    def keep(self, key: tuple[object, ...], part: Part) -> Part:
        """Keep a part under what it depends on."""
        self._now[key] = part
        return part
