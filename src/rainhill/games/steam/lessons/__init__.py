"""The lessons of Steam: how their files say a position.

As `arrange` takes it; a line is a table, and numbers that are keys are written as words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rainhill.games.steam.arrange import Line, arrange
from rainhill.games.steam.position import SteamPosition


def arrange_position(position: SteamPosition, facts: Mapping[str, Any]) -> SteamPosition:
    """The position that a file describes."""
    told = dict(facts)
    told["lines"] = [
        Line(tuple(line["through"]), line.get("owner"), line.get("open", False), line.get("fresh", False))
        for line in told.get("lines", ())
    ]
    for name in ("supply", "tiles"):
        if name in told:
            told[name] = {int(key): value for key, value in told[name].items()}
    return arrange(position, **told)
