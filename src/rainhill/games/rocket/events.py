"""What can happen in Stephenson's Rocket. The sentence of an event is `rocket-event-<key>` in the Fluent files.

Seats are numbers from 0; `points` has one number a seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class TurnBegan:
    key: ClassVar[str] = "turn-began"
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class Invested:
    key: ClassVar[str] = "invested"
    seat: int
    city: str
    industry: str


@dataclass(frozen=True, slots=True)
class StationPlaced:
    key: ClassVar[str] = "station-placed"
    seat: int
    at: str


@dataclass(frozen=True, slots=True)
class StationMoved:
    """`company` is the line the station was connected to, if any."""

    key: ClassVar[str] = "station-moved"
    seat: int
    origin: str
    to: str
    company: str | None


@dataclass(frozen=True, slots=True)
class ExtensionProposed:
    """The active seat moved a locomotive; a veto may still change the target."""

    key: ClassVar[str] = "extension-proposed"
    seat: int
    company: str
    origin: str
    to: str


@dataclass(frozen=True, slots=True)
class ShareTaken:
    key: ClassVar[str] = "share-taken"
    seat: int
    company: str


@dataclass(frozen=True, slots=True)
class NoShare:
    """`reason`: "pile-empty" or "isolated"."""

    key: ClassVar[str] = "no-share"
    seat: int
    company: str
    reason: str


@dataclass(frozen=True, slots=True)
class BidMade:
    key: ClassVar[str] = "bid-made"
    seat: int
    company: str
    shares: int
    to: str


@dataclass(frozen=True, slots=True)
class VetoPassed:
    key: ClassVar[str] = "veto-passed"
    seat: int
    company: str


@dataclass(frozen=True, slots=True)
class VetoPaid:
    """The holder of the last bid paid it."""

    key: ClassVar[str] = "veto-paid"
    seat: int
    company: str
    shares: int
    to: str


@dataclass(frozen=True, slots=True)
class LineExtended:
    """The move is final. `tile` tells whether a plain tile was laid on the hex just left."""

    key: ClassVar[str] = "line-extended"
    seat: int
    company: str
    origin: str
    to: str
    tile: bool
    tiles_left: int


@dataclass(frozen=True, slots=True)
class StationConnected:
    key: ClassVar[str] = "station-connected"
    seat: int
    company: str
    at: str


@dataclass(frozen=True, slots=True)
class PassengerTaken:
    key: ClassVar[str] = "passenger-taken"
    seat: int
    owner: int
    at: str
    passengers_left: int


@dataclass(frozen=True, slots=True)
class PlaceJoined:
    """`place_kind`: "start", "city" or "town"; `places` counts what the line has joined now."""

    key: ClassVar[str] = "place-joined"
    company: str
    place: str
    place_kind: str
    places: int


@dataclass(frozen=True, slots=True)
class CityScored:
    key: ClassVar[str] = "city-scored"
    city: str
    company: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TownScored:
    key: ClassVar[str] = "town-scored"
    town: str
    company: str
    places: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Merged:
    """`places`: joined to the closed line; `points`: what its shareholders scored."""

    key: ClassVar[str] = "merged"
    closed: str
    survivor: str
    places: int
    points: tuple[int, ...]
    tiles_left: int


@dataclass(frozen=True, slots=True)
class SharesExchanged:
    key: ClassVar[str] = "shares-exchanged"
    seat: int
    closed: str
    survivor: str
    returned: int
    received: int


@dataclass(frozen=True, slots=True)
class LineIsolated:
    key: ClassVar[str] = "line-isolated"
    company: str


@dataclass(frozen=True, slots=True)
class TurnLost:
    key: ClassVar[str] = "turn-lost"
    seat: int


@dataclass(frozen=True, slots=True)
class Standstill:
    """So many whole rounds of nothing but station moves; after `left` more of them the match ends (R11.5)."""

    key: ClassVar[str] = "standstill"
    rounds: int
    left: int


@dataclass(frozen=True, slots=True)
class EndAnnounced:
    """2018: the match ends after this turn. `reason`: "companies", "tiles" or "blocked"."""

    key: ClassVar[str] = "end-announced"
    reason: str


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """`reason`: "companies", "tiles", "blocked" or "standstill"."""

    key: ClassVar[str] = "match-ended"
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


RocketEvent = (
    TurnBegan
    | Invested
    | StationPlaced
    | StationMoved
    | ExtensionProposed
    | ShareTaken
    | NoShare
    | BidMade
    | VetoPassed
    | VetoPaid
    | LineExtended
    | StationConnected
    | PassengerTaken
    | PlaceJoined
    | CityScored
    | TownScored
    | Merged
    | SharesExchanged
    | LineIsolated
    | TurnLost
    | Standstill
    | EndAnnounced
    | MatchEnded
)
