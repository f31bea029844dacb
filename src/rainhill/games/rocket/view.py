"""What a seat may know of a position, built by naming what may be seen (R8.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rainhill.kernel.game import Decision, Outcome


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat. `score` is None where the viewer may not know it."""

    seat: int
    name: str
    score: int | None
    stations_left: int
    passengers: int
    shares: int
    investments: dict[str, int]
    """industry -> pieces, wherever they stand"""


@dataclass(frozen=True, slots=True)
class TrackView:
    """A tile: the sides (0-5 clockwise) it enters and leaves by."""

    hex: str
    enters: int
    leaves: int


@dataclass(frozen=True, slots=True)
class CompanyView:
    """One company. `status`: "waiting", "running", "isolated" or "closed".

    `heading` is None while the locomotive waits; an isolated line may still be waiting. `pile` and
    `supplementary` (shares held beyond the sixteen) are None in the edition without piles.
    """

    lasting: ClassVar[bool] = True
    id: str
    name: str
    status: str
    merged_into: str | None
    locomotive: str | None
    heading: int | None
    track: tuple[TrackView, ...]
    joined: tuple[str, ...]
    pile: int | None
    supplementary: int | None
    shares: tuple[int, ...]
    stations: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class InvestmentView:
    """One investment place; `seat` is None while it is free."""

    industry: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class CityView:
    lasting: ClassVar[bool] = True
    name: str
    hex: str
    places: tuple[InvestmentView, ...]
    joined_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StationView:
    lasting: ClassVar[bool] = True
    hex: str
    seat: int
    company: str | None


@dataclass(frozen=True, slots=True)
class VetoView:
    """The veto round under way. `bidder` is None while nobody has bid; `targets` are the legal hexes."""

    company: str
    active: int
    proposed: str
    target: str
    bid: int
    bidder: int | None
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RocketView:
    """Everything one seat (None: a spectator) may know."""

    seat: int | None
    game: str
    map: str
    edition: str
    options: dict[str, str]
    turn: int
    active: int
    actions_done: int
    moved: tuple[str, ...]
    """companies that may not be moved again in this turn (R2.2)"""
    decision: Decision | None
    legal: Sequence[Any]
    """the viewer's legal actions, if it is the one asked"""
    seats: tuple[SeatView, ...]
    companies: tuple[CompanyView, ...]
    cities: tuple[CityView, ...]
    stations: tuple[StationView, ...]
    tiles_left: int
    passengers_left: int
    supplementary_left: int | None
    ending: str | None
    """2018: why the match ends after this turn"""
    standstill: int | None
    """whole turns of nothing but station moves since the last other action (R11.5); None: the table does not count"""
    veto: VetoView | None
    outcome: Outcome | None
