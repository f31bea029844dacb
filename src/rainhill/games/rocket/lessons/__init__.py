"""The lessons of Stephenson's Rocket: how their files say a position.

As `arrange` takes it; investments are a list of city, industry and the seats that have a place there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rainhill.games.rocket.arrange import arrange
from rainhill.games.rocket.position import RocketPosition


def arrange_position(position: RocketPosition, facts: Mapping[str, Any]) -> RocketPosition:
    """The position that a file describes."""
    told = dict(facts)
    told["investments"] = {(city, industry): seats for city, industry, seats in told.get("investments", ())}
    return arrange(position, **told)
