"""Numbers that the rules pages of Stephenson's Rocket name, asked of the engine."""

from __future__ import annotations

from typing import cast

from rainhill.games.rocket.actions import parse_action
from rainhill.games.rocket.arrange import arrange
from rainhill.games.rocket.events import CityScored
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.rules import codes
from rainhill.kernel.match import Match
from rainhill.locales.words import POUNDS
from rainhill.registry import find_game


def facts() -> dict[str, int]:
    """What the engine plays with; what it pays is found by having it pay."""
    city = _paid_for_a_city()
    passengers = _final_row("passengers")
    return {
        "pounds": POUNDS,
        "stations": codes.STATIONS,
        "tiles": codes.TILES,
        "passengers": codes.PASSENGERS,
        "shares": codes.SHARES,
        "supplementary": codes.SUPPLEMENTARY,
        "still-rounds": codes.STILL_ROUNDS,
        "city-first": city[0],
        "city-second": city[1],
        "industry-first": passengers[0],
        "industry-second": passengers[1],
    }


def _position() -> RocketPosition:
    match = Match.new(find_game("rocket"), map="toy", seats=("Ada", "Ben", "Cleo"), seed=1)
    return cast("RocketPosition", match.position)


def _paid_for_a_city() -> tuple[int, ...]:
    investments = {("Kettleford", "brewing"): [0, 0], ("Kettleford", "leather"): [1]}
    position = arrange(_position(), investments=investments, active=0)
    for event in position.apply(parse_action("extend WPR to B6")):
        if isinstance(event, CityScored):
            return tuple(event.points)
    raise AssertionError("no city was paid")


def _final_row(key: str) -> tuple[int, ...]:
    position = arrange(_position(), passengers=[2, 1, 0])
    return next(tuple(row.points) for row in position.final_rows() if row.key == key)
