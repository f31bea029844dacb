"""What a seat can do in Steam, and how it is written down.

Hexes are named as on the map's margin (`H9`), stops as on the map, track tiles by their shape (`21`, `T33`), action
tiles by their names, supply spaces by numbers from 1. Rotations count sixths of a turn clockwise; where several
rotations look the same the smallest is meant.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar

from rainhill.kernel.refusals import RecordError

ACTION_TILES = ("turn-order", "first-move", "engineer", "first-build", "city-growth", "locomotive", "urbanization")
"""By number, 1 to 7 (S4.2 to S4.8)."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Offer dollars for a place in the turn order (S3.2, S12.5)."""

    kind: ClassVar[str] = "bid"
    amount: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Not bid (S3.2, S12.6, S12.7), or do nothing in a goods round (S9.1)."""

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class RaiseCapital:
    """Raise this many dollars, a multiple of five or none (S12.3)."""

    kind: ClassVar[str] = "capital"
    amount: int


@dataclass(frozen=True, slots=True)
class TakeTile:
    """Take an action tile; City Growth and Urbanization can be taken passed (S4)."""

    kind: ClassVar[str] = "take"
    tile: str
    passed: bool = False


@dataclass(frozen=True, slots=True)
class LayTile:
    """Lay a track tile: on an empty hex (S5), as a redirect or as an improvement (S7)."""

    kind: ClassVar[str] = "lay"
    hex: str
    tile: str
    rotation: int


@dataclass(frozen=True, slots=True)
class PlaceCity:
    """Put a New City on a town, with the cubes of a supply space; 0 if all are empty (S8.1, S8.7)."""

    kind: ClassVar[str] = "new-city"
    town: str
    colour: str
    supply: int


@dataclass(frozen=True, slots=True)
class GrowCity:
    """Put the cubes of a supply space and a marker on a city (S8.8)."""

    kind: ClassVar[str] = "grow"
    city: str
    supply: int


@dataclass(frozen=True, slots=True)
class EndBuild:
    """End the build turn (S5.16)."""

    kind: ClassVar[str] = "end-build"


@dataclass(frozen=True, slots=True)
class ImproveLocomotive:
    """Raise the locomotive by one level instead of moving a cube (S9.2)."""

    kind: ClassVar[str] = "improve"


@dataclass(frozen=True, slots=True)
class Deliver:
    """Move a cube to a city of its colour; `points` tells how many links of each seat it passes (S9.3, S9.10)."""

    kind: ClassVar[str] = "deliver"
    cube: str
    origin: str
    to: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """Put the points of a delivery on income ("income") or on victory points ("points") (S9.8)."""

    kind: ClassVar[str] = "score"
    choice: str


SteamAction = (
    Bid
    | Pass
    | RaiseCapital
    | TakeTile
    | LayTile
    | PlaceCity
    | GrowCity
    | EndBuild
    | ImproveLocomotive
    | Deliver
    | Score
)

ACTIONS: dict[str, type[Any]] = {
    action.kind: action
    for action in (
        Bid,
        Pass,
        RaiseCapital,
        TakeTile,
        LayTile,
        PlaceCity,
        GrowCity,
        EndBuild,
        ImproveLocomotive,
        Deliver,
        Score,
    )
}

_HEX = r"[A-Z]\d{1,2}"
_COLOUR = r"[a-z]+"
_NUMBERS = ("amount", "rotation", "supply")
_PATTERNS: tuple[tuple[re.Pattern[str], type[Any]], ...] = (
    (re.compile(r"bid (?P<amount>\d{1,4})"), Bid),
    (re.compile(r"pass"), Pass),
    (re.compile(r"raise (?P<amount>\d{1,4})"), RaiseCapital),
    (re.compile(r"take (?P<tile>[a-z-]+)(?P<passed> passed)?"), TakeTile),
    (re.compile(rf"lay (?P<tile>T?\d\d) turned (?P<rotation>\d) at (?P<hex>{_HEX})"), LayTile),
    (re.compile(rf"new city (?P<colour>{_COLOUR}) at (?P<town>.+) from supply (?P<supply>\d{{1,2}})"), PlaceCity),
    (re.compile(r"grow (?P<city>.+) from supply (?P<supply>\d{1,2})"), GrowCity),
    (re.compile(r"end build"), EndBuild),
    (re.compile(r"improve locomotive"), ImproveLocomotive),
    (
        re.compile(rf"deliver (?P<cube>{_COLOUR}) from (?P<origin>.+) to (?P<to>.+) for (?P<points>\d(?:-\d){{2,5}})"),
        Deliver,
    ),
    (re.compile(r"score (?P<choice>income|points)"), Score),
)


def format_action(action: SteamAction) -> str:
    """The notation of an action; it can be read aloud."""
    match action:
        case Bid(amount):
            return f"bid {amount}"
        case Pass():
            return "pass"
        case RaiseCapital(amount):
            return f"raise {amount}"
        case TakeTile(tile, passed):
            return f"take {tile} passed" if passed else f"take {tile}"
        case LayTile(hex_name, tile, rotation):
            return f"lay {tile} turned {rotation} at {hex_name}"
        case PlaceCity(town, colour, supply):
            return f"new city {colour} at {town} from supply {supply}"
        case GrowCity(city, supply):
            return f"grow {city} from supply {supply}"
        case EndBuild():
            return "end build"
        case ImproveLocomotive():
            return "improve locomotive"
        case Deliver(cube, origin, to, points):
            return f"deliver {cube} from {origin} to {to} for {'-'.join(map(str, points))}"
        case Score(choice):
            return f"score {choice}"


def parse_action(text: str) -> SteamAction:
    """The action in a notation; whether it is legal is not asked here."""
    words = " ".join(text.split())
    for pattern, action in _PATTERNS:
        found = pattern.fullmatch(words)
        if found:
            values: dict[str, Any] = found.groupdict()
            values |= {name: int(values[name]) for name in _NUMBERS if name in values}
            if action is TakeTile:
                values["passed"] = values["passed"] is not None
            if action is Deliver:
                values["points"] = tuple(int(number) for number in values["points"].split("-"))
            made: SteamAction = action(**values)
            return made
    raise RecordError("action-unreadable", text=text[:80])
