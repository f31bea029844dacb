"""What a seat may know, as a position: a copy from which the secrets of the others are gone.

Bots think on such copies only, so no bot can know more than a person in its seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rainhill.kernel.game import Position
from rainhill.kernel.match import Match


def _rocket(position: Any, seat: int) -> None:
    """The others' totals are secret unless the table plays with open scores (R8.4)."""
    from rainhill.bots.rocket_choice import blind

    if position.header.options["open_scores"] != "yes":
        blind(position.flat, seat)


def _steam(position: Any, seat: int) -> None:
    """Everything is open in Steam, the supply and the cash too; the bag is never drawn from during a match (S1)."""


_FORGET: Mapping[str, Callable[[Any, int], None]] = {"rocket": _rocket, "steam": _steam}
"""Every game must be named here, even one without secrets: forgetting to think about them must not go unnoticed."""


def seen_by(position: Position, seat: int) -> Position:
    """A copy of the position in which everything the seat may not know is blank."""
    copy: Any = position.copy()
    _FORGET[copy.header.game](copy, seat)
    seen: Position = copy
    return seen


_OPEN: Mapping[str, Mapping[str, str]] = {"rocket": {"open_scores": "yes"}, "steam": {}}
"""The options with which a game has no secrets."""


def opened(match: Match) -> Match:
    """The same match as if it had been played with everything open: only for those who may know everything."""
    header = match.header
    bare = replace(header, options={**header.options, **_OPEN[header.game]})
    if bare.options == header.options:
        return match.copy()
    other = Match(match.game, bare)
    other.extend_log(match.entries[other.version :])
    return other
