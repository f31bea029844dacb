"""Parts of views that were made once and are used again: most of a view is as it was before the move."""

from __future__ import annotations

from typing import Any, TypeVar

MOST_KNOWN = 50_000
"""Parts kept for a map."""

Part = TypeVar("Part")


class KnownViews:
    """Parts of views by what they depend on. A part that is met again is the same object, so its bytes can be kept."""

    __slots__ = ("parts",)

    def __init__(self) -> None:
        self.parts: dict[tuple[object, ...], Any] = {}

    def keep(self, key: tuple[object, ...], part: Part) -> Part:
        """Keep a part under what it depends on."""
        if len(self.parts) >= MOST_KNOWN:
            self.parts.clear()
        self.parts[key] = part
        return part
