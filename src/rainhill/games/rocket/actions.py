"""What a seat can do in Stephenson's Rocket, and how it is written down.

Hexes are named as on the map's margin (`H9`), cities, industries and companies as on the map.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar

from rainhill.kernel.refusals import RecordError


@dataclass(frozen=True, slots=True)
class Invest:
    """Take a free investment place of a city (R3)."""

    kind: ClassVar[str] = "invest"
    city: str
    industry: str


@dataclass(frozen=True, slots=True)
class PlaceStation:
    """Put a station from the supply on the board (R4)."""

    kind: ClassVar[str] = "station"
    at: str


@dataclass(frozen=True, slots=True)
class MoveStation:
    """Lift an own station and put it elsewhere (R4)."""

    kind: ClassVar[str] = "move-station"
    origin: str
    to: str


@dataclass(frozen=True, slots=True)
class Extend:
    """Move a locomotive by one hex (R5)."""

    kind: ClassVar[str] = "extend"
    company: str
    to: str


@dataclass(frozen=True, slots=True)
class Bid:
    """Offer shares in a veto round, for a target hex; also the active seat's defence (R6)."""

    kind: ClassVar[str] = "bid"
    shares: int
    to: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Not bid in a veto round, or not defend (R6)."""

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class LoseTurn:
    """The only answer of a seat that has no legal action (R2.3)."""

    kind: ClassVar[str] = "lose-turn"


RocketAction = Invest | PlaceStation | MoveStation | Extend | Bid | Pass | LoseTurn

ACTIONS: dict[str, type[Any]] = {
    action.kind: action for action in (Invest, PlaceStation, MoveStation, Extend, Bid, Pass, LoseTurn)
}

_HEX = r"[A-Z]\d{1,2}"
_PATTERNS: tuple[tuple[re.Pattern[str], type[Any]], ...] = (
    (re.compile(r"invest (?P<industry>\S+) in (?P<city>.+)"), Invest),
    (re.compile(rf"station at (?P<at>{_HEX})"), PlaceStation),
    (re.compile(rf"station from (?P<origin>{_HEX}) to (?P<to>{_HEX})"), MoveStation),
    (re.compile(rf"extend (?P<company>\S+) to (?P<to>{_HEX})"), Extend),
    (re.compile(rf"bid (?P<shares>\d{{1,3}}) for (?P<to>{_HEX})"), Bid),
    (re.compile(r"pass"), Pass),
    (re.compile(r"lose turn"), LoseTurn),
)


def format_action(action: RocketAction) -> str:
    """The notation of an action; it can be read aloud."""
    match action:
        case Invest(city, industry):
            return f"invest {industry} in {city}"
        case PlaceStation(at):
            return f"station at {at}"
        case MoveStation(origin, to):
            return f"station from {origin} to {to}"
        case Extend(company, to):
            return f"extend {company} to {to}"
        case Bid(shares, to):
            return f"bid {shares} for {to}"
        case Pass():
            return "pass"
        case LoseTurn():
            return "lose turn"


def parse_action(text: str) -> RocketAction:
    """The action in a notation; whether it is legal is not asked here."""
    words = " ".join(text.split())
    for pattern, action in _PATTERNS:
        found = pattern.fullmatch(words)
        if found:
            values: dict[str, Any] = found.groupdict()
            if action is Bid:
                values["shares"] = int(values["shares"])
            made: RocketAction = action(**values)
            return made
    raise RecordError("action-unreadable", text=text[:80])
