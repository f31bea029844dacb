"""What was made once for a map and is used again at every table: typed actions and parts of views."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

from rainhill.games.steam.actions import SteamAction
from rainhill.games.steam.map import SEATS, SteamMap
from rainhill.games.steam.view import LayView

MOST_KNOWN = 50_000
"""Kept of each sort for a map; deliveries come in too many shapes to keep them all."""

Part = TypeVar("Part")


class KnownParts:
    """What is known of a map; made when first met, because lists and views repeat it."""

    __slots__ = ("actions", "lays", "views")

    def __init__(self) -> None:
        self.actions: tuple[dict[int, SteamAction], ...] = tuple({} for _ in range(SEATS[-1] + 1))
        """number of seats -> typed actions by their number"""
        self.lays: dict[tuple[int, int, int], LayView] = {}
        """(number, price, manner) -> what a view says of a lay"""
        self.views: dict[tuple[object, ...], Any] = {}
        """what a part of a view depends on -> that part: most of a view is as it was before the move"""

    def keep(self, key: tuple[object, ...], part: Part) -> Part:
        """Keep a part of a view."""
        if len(self.views) >= MOST_KNOWN:
            self.views.clear()
        self.views[key] = part
        return part


@lru_cache(maxsize=16)
def known_parts(board: SteamMap) -> KnownParts:  # noqa: ARG001
    """What is known of a map, shared by all its positions."""
    return KnownParts()
