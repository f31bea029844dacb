"""What can happen in Steam. The sentence of an event is `steam-event-<key>` in the Fluent files.

Seats are numbers from 0; `points` of a delivery has one number a seat. Every change of cash is told by
exactly one of Paid, MoneyRaised, IncomeReceived and ChangeReturned.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class RoundBegan:
    key: ClassVar[str] = "round-began"
    round: int
    rounds: int


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """`phase`: "auction", "capital", "actions", "build", "goods", "income"; goods phases have two rounds."""

    key: ClassVar[str] = "phase-began"
    phase: str
    goods_round: int


@dataclass(frozen=True, slots=True)
class OrderSet:
    """The order of the seats that are still in the match, first to last."""

    key: ClassVar[str] = "order-set"
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidMade:
    """`place` is None in the auction for the whole order (S12.5)."""

    key: ClassVar[str] = "bid-made"
    seat: int
    amount: int
    place: int | None


@dataclass(frozen=True, slots=True)
class AuctionPassed:
    """`free`: the pass of the Turn Order tile (S12.7). `place` is None in the auction for the whole order."""

    key: ClassVar[str] = "auction-passed"
    seat: int
    place: int | None
    free: bool


@dataclass(frozen=True, slots=True)
class PlaceTaken:
    """A place in the order is settled, counted from 1; `paid` is what it cost."""

    key: ClassVar[str] = "place-taken"
    seat: int
    place: int
    paid: int


@dataclass(frozen=True, slots=True)
class MoneyRaised:
    """Dollars from the bank for steps of income and victory points (S2.2, S2.3, S12.3)."""

    key: ClassVar[str] = "money-raised"
    seat: int
    amount: int
    income_lost: int
    points_lost: int


@dataclass(frozen=True, slots=True)
class CapitalDeclined:
    """A seat raised no capital in this round (S12.3)."""

    key: ClassVar[str] = "capital-declined"
    seat: int


@dataclass(frozen=True, slots=True)
class Paid:
    """Cash went to the bank. `purpose`: "place", "tile", "track", "expenses"."""

    key: ClassVar[str] = "paid"
    seat: int
    amount: int
    purpose: str


@dataclass(frozen=True, slots=True)
class TileTaken:
    key: ClassVar[str] = "tile-taken"
    seat: int
    tile: str
    passed: bool
    price: int


@dataclass(frozen=True, slots=True)
class LocomotiveImproved:
    """`by_tile`: with the Locomotive tile (S4.7), otherwise in a goods round (S9.2)."""

    key: ClassVar[str] = "locomotive-improved"
    seat: int
    level: int
    by_tile: bool


@dataclass(frozen=True, slots=True)
class BuildBegan:
    """The build turn of a seat; `tiles` is how many it may lay."""

    key: ClassVar[str] = "build-began"
    seat: int
    tiles: int


@dataclass(frozen=True, slots=True)
class TrackLaid:
    """`how`: "new", "improve" or "redirect"; `replaced` is the tile that went back to the stock."""

    key: ClassVar[str] = "track-laid"
    seat: int
    hex: str
    tile: str
    rotation: int
    price: int
    how: str
    replaced: str | None


@dataclass(frozen=True, slots=True)
class LinkCompleted:
    """`owner` is None where the link stays ownerless (S8.4)."""

    key: ClassVar[str] = "link-completed"
    owner: int | None
    a: str
    b: str
    hex: str


@dataclass(frozen=True, slots=True)
class LinkClaimed:
    """An ownerless link got an owner (S6.6); `start` is the stop it begins at."""

    key: ClassVar[str] = "link-claimed"
    seat: int
    start: str
    hex: str


@dataclass(frozen=True, slots=True)
class LinkLost:
    """An incomplete link was not extended and lost its owner (S6.2); `hex` is where its open end is."""

    key: ClassVar[str] = "link-lost"
    seat: int
    start: str
    hex: str


@dataclass(frozen=True, slots=True)
class LinkVoid:
    """A track that leads from a New City to itself counts as no link (S8.5); `owner` is who lost it."""

    key: ClassVar[str] = "link-void"
    owner: int | None
    city: str


@dataclass(frozen=True, slots=True)
class CityPlaced:
    """A New City; `supply` is 0 where no cubes were left; `replaced` is the town tile that went back."""

    key: ClassVar[str] = "city-placed"
    seat: int
    town: str
    colour: str
    supply: int
    cubes: tuple[str, ...]
    replaced: str | None


@dataclass(frozen=True, slots=True)
class CityGrown:
    key: ClassVar[str] = "city-grown"
    seat: int
    city: str
    supply: int
    cubes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DutyLapsed:
    """A paid City Growth or Urbanization had become impossible (S4.10)."""

    key: ClassVar[str] = "duty-lapsed"
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class BuildEnded:
    key: ClassVar[str] = "build-ended"
    seat: int
    tiles: int
    spent: int


@dataclass(frozen=True, slots=True)
class GoodsDelivered:
    """`stops`: the way from origin to destination; `hexes`: the hexes of its links, in order, for drawings."""

    key: ClassVar[str] = "goods-delivered"
    seat: int
    cube: str
    origin: str
    to: str
    stops: tuple[str, ...]
    hexes: tuple[str, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class IncomeScored:
    """`lost`: points beyond the end of the income track (S2.1)."""

    key: ClassVar[str] = "income-scored"
    seat: int
    points: int
    income: int
    lost: int


@dataclass(frozen=True, slots=True)
class PointsScored:
    key: ClassVar[str] = "points-scored"
    seat: int
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class GoodsPassed:
    key: ClassVar[str] = "goods-passed"
    seat: int


@dataclass(frozen=True, slots=True)
class IncomeReceived:
    """More came in than went out (S10.1); `upkeep` is already taken off (S12.11)."""

    key: ClassVar[str] = "income-received"
    seat: int
    amount: int
    upkeep: int


@dataclass(frozen=True, slots=True)
class ShortfallCovered:
    """Standard: what cash did not cover was paid with points and income (S12.12)."""

    key: ClassVar[str] = "shortfall-covered"
    seat: int
    amount: int
    points_lost: int
    income_lost: int


@dataclass(frozen=True, slots=True)
class ChangeReturned:
    """Standard: the odd dollar of a shortfall (S12.12)."""

    key: ClassVar[str] = "change-returned"
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class WentBankrupt:
    """`owed` is what could not be paid (S10.4)."""

    key: ClassVar[str] = "went-bankrupt"
    seat: int
    owed: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """`reason`: "rounds" or "bankruptcy"."""

    key: ClassVar[str] = "match-ended"
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


SteamEvent = (
    RoundBegan
    | PhaseBegan
    | OrderSet
    | BidMade
    | AuctionPassed
    | PlaceTaken
    | MoneyRaised
    | CapitalDeclined
    | Paid
    | TileTaken
    | LocomotiveImproved
    | BuildBegan
    | TrackLaid
    | LinkCompleted
    | LinkClaimed
    | LinkLost
    | LinkVoid
    | CityPlaced
    | CityGrown
    | DutyLapsed
    | BuildEnded
    | GoodsDelivered
    | IncomeScored
    | PointsScored
    | GoodsPassed
    | IncomeReceived
    | ShortfallCovered
    | ChangeReturned
    | WentBankrupt
    | MatchEnded
)
