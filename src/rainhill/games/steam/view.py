"""What a seat may know of a position: in Steam everything is open (S1.9); only `legal` belongs to the seat asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rainhill.games.steam.actions import Bid, Deliver, LayTile, Pass, RaiseCapital, Score, TakeTile
from rainhill.kernel.game import Decision, Outcome


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat. `place` counts from 1 and is None while it is not settled and for bankrupt seats.

    `tile` is the action tile held, `passed` whether it was taken passed. `can_pay` is the most it could pay now,
    what it may raise included. `due` is what the next income phase would bring now, upkeep taken off (S10.2, S12.11).
    `can_settle` is the most it could pay of it if it is less than nothing: who cannot is bankrupt (S10.4, S12.13).
    `score` is what final scoring would give now (S11).
    """

    seat: int
    name: str
    cash: int
    income: int
    points: int
    locomotive: int
    place: int | None
    tile: str | None
    passed: bool
    links: int
    can_pay: int
    due: int
    score: int
    bankrupt: bool
    can_settle: int


@dataclass(frozen=True, slots=True)
class TrackView:
    """A track on a tile. `b` is None for a spur, which ends in the town; `owner` is None where it is ownerless."""

    a: int
    b: int | None
    owner: int | None
    link: int
    complete: bool


@dataclass(frozen=True, slots=True)
class TileView:
    """A track tile on the map: `tile` is its shape, `rotation` 0 to 5 sixths clockwise."""

    hex: str
    tile: str
    rotation: int
    tracks: tuple[TrackView, ...]


@dataclass(frozen=True, slots=True)
class LinkView:
    """A link. `status`: "complete", "incomplete", or "void" (S8.5).

    `a` is the stop it starts at, `b` the other end, None while it is open; then `open_hex` and `open_side` tell where.
    `expires` is the round in which its owner's build turn ends the ownership unless it is extended (S6.2); None if it
    is complete or ownerless. `claimable_by` names the seats that may claim an ownerless incomplete link (S6.5).
    `hexes` run from `a` to the other end; for a loose spur it is the town's own hex.
    """

    id: int
    a: str
    b: str | None
    owner: int | None
    status: str
    hexes: tuple[str, ...]
    open_hex: str | None
    open_side: int | None
    expires: int | None
    claimable_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CityView:
    """A city; `new`: it came by Urbanization. `cubes` are colours, sorted as in the list of colours."""

    lasting: ClassVar[bool] = True
    name: str
    hex: str
    colour: str
    cubes: tuple[str, ...]
    marker: bool
    new: bool


@dataclass(frozen=True, slots=True)
class TownView:
    """A town that is no city yet; `bare`: no tile on it."""

    lasting: ClassVar[bool] = True
    name: str
    hex: str
    bare: bool


@dataclass(frozen=True, slots=True)
class ActionTileView:
    """`price` is None where it depends on who takes it: the Locomotive in Base (S4.7)."""

    lasting: ClassVar[bool] = True
    tile: str
    number: int
    price: int | None
    holder: int | None
    passed: bool


@dataclass(frozen=True, slots=True)
class StockView:
    """One kind of double-sided track tile; `left` is None when tiles are unlimited."""

    lasting: ClassVar[bool] = True
    front: str
    back: str
    left: int | None


@dataclass(frozen=True, slots=True)
class AuctionView:
    """The auction under way. `place` (from 1) is None in the auction for the whole order.

    `bids` has the last bid of each seat (None: no bid); `places` the seats whose place is settled, with their place.
    `free_pass` is the seat that may still pass without being out.
    """

    place: int | None
    bid: int | None
    bidder: int | None
    bids: tuple[int | None, ...]
    out: tuple[int, ...]
    places: dict[int, int]
    free_pass: int | None
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class BuildView:
    """The build turn under way. `new_city` and `growth`: "no", "may" or "must" still be done in it."""

    seat: int
    laid: int
    left: int
    spent: int
    new_city: str
    growth: str


@dataclass(frozen=True, slots=True)
class MoneyView:
    """What a legal bid, capital, action tile or placing of points would do to the money of the seat asked.

    `paid` is what it costs, `raised` what has to be raised for it and at what loss; `cash`, `income` and `points` are
    what the seat has then. `wasted`: points beyond the end of the income track. A bid has an entry for each `place` it
    may still win (S3.3, S12.9), and passing in the auction of a round one for the place it gets (S12.6); for
    everything else `place` is None.
    """

    action: Bid | Pass | RaiseCapital | TakeTile | Score
    place: int | None
    paid: int
    raised: int
    income_lost: int
    points_lost: int
    wasted: int
    cash: int
    income: int
    points: int


@dataclass(frozen=True, slots=True)
class LayView:
    """A legal lay of the seat asked, with its price and `how`: "new", "improve" or "redirect".

    `parts` is what the price is made of (S5.9): "sides", and "town", "hills" and "river" where they cost something.
    """

    lasting: ClassVar[bool] = True
    action: LayTile
    price: int
    how: str
    parts: dict[str, int]


@dataclass(frozen=True, slots=True)
class DeliveryView:
    """A legal delivery of the seat asked, with the way that is drawn for it (S9.10)."""

    action: Deliver
    stops: tuple[str, ...]
    links: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoringView:
    """A delivery whose points are being placed (S9.8); `waiting` in the order in which they are asked."""

    mover: int
    cube: str
    origin: str
    to: str
    points: tuple[int, ...]
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SteamView:
    """Everything one seat (None: a spectator) may know.

    `phase`: as in PhaseBegan, "scoring" inside goods, or "over".
    """

    seat: int | None
    game: str
    map: str
    edition: str
    options: dict[str, str]
    round: int
    rounds: int
    phase: str
    goods_round: int
    order: tuple[int, ...]
    waiting: tuple[int, ...]
    """seats still to act in this phase or goods round, the one asked first included"""
    decision: Decision | None
    legal: Sequence[Any]
    """the viewer's legal actions, if it is the one asked"""
    seats: tuple[SeatView, ...]
    tiles: tuple[TileView, ...]
    links: tuple[LinkView, ...]
    cities: tuple[CityView, ...]
    towns: tuple[TownView, ...]
    supply: tuple[tuple[str, ...], ...]
    bag: dict[str, int]
    """cubes out of play: never drawn, or delivered"""
    new_cities: dict[str, int]
    action_tiles: tuple[ActionTileView, ...]
    stock: tuple[StockView, ...]
    auction: AuctionView | None
    build: BuildView | None
    scoring: ScoringView | None
    money: Sequence[MoneyView]
    lays: Sequence[LayView]
    deliveries: Sequence[DeliveryView]
    outcome: Outcome | None
