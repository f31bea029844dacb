"""Building the view of a seat: only what is named here can be seen (R8.4)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from rainhill.games.rocket.actions import RocketAction
from rainhill.games.rocket.make_events import REASONS
from rainhill.games.rocket.map import Company
from rainhill.games.rocket.rules import codes, core
from rainhill.games.rocket.view import (
    CityView,
    CompanyView,
    InvestmentView,
    RocketView,
    SeatView,
    StationView,
    TrackView,
    VetoView,
)

if TYPE_CHECKING:
    from rainhill.games.rocket.position import RocketPosition

Dump = dict[str, list[int]]


@cache
def _place(industry: str, seat: int | None) -> InvestmentView:
    """Investment places are few and alike, so each exists once."""
    return InvestmentView(industry, seat)


def build_views(
    position: RocketPosition, viewers: Sequence[tuple[int | None, Collection[int], Sequence[RocketAction]]]
) -> list[RocketView]:
    """The views of several viewers: each a seat, the seats whose scores it may know, and what it may do.

    What all may see is built once; the views share it.
    """
    flat, board, header = position.flat, position.board, position.header
    dump = flat.dump()
    position.known_views.begin()
    outcome = position.outcome()
    # R12.3: when the match is over a seat's score is its total, final scoring included.
    scores = dump["score"] if outcome is None else outcome.scores
    open_seats = [_seat(position, dump, number) for number in range(flat.seats)]
    open_facts: dict[str, Any] = {
        "game": header.game,
        "map": header.map,
        "edition": header.edition,
        "options": dict(header.options),
        "turn": flat.turn,
        "active": flat.active,
        "actions_done": flat.actions_done,
        "moved": tuple(c.id for c in board.companies if flat.moved >> c.index & 1),
        "decision": position.decision(),
        "companies": _companies(position, dump),
        "cities": _cities(position, dump),
        "stations": _stations(position, dump),
        "tiles_left": flat.tiles_left,
        "passengers_left": flat.passengers_left,
        "supplementary_left": max(0, codes.SUPPLEMENTARY - sum(dump["extra"])) if flat.piles else None,
        "ending": REASONS.get(flat.ending),
        "standstill": _standstill(position),
        "veto": _veto(position),
        "outcome": outcome,
    }
    return [
        RocketView(
            seat=seat,
            legal=legal,
            seats=tuple(
                SeatView(number, score=scores[number] if number in known else None, **facts)
                for number, facts in enumerate(open_seats)
            ),
            **open_facts,
        )
        for seat, known, legal in viewers
    ]


def _seat(position: RocketPosition, dump: Dump, seat: int) -> dict[str, Any]:
    """What everybody knows of a seat."""
    board, taken = position.board, dump["invested"][seat * 24 : seat * 24 + 24]
    invested = dict.fromkeys(board.industries, 0)
    for city, major, minor in zip(board.cities, taken[::2], taken[1::2], strict=False):
        if major:
            invested[board.industries[city.major]] += major
        if minor:
            invested[board.industries[city.minor]] += minor
    return {
        "name": position.header.seats[seat],
        "stations_left": dump["stations_left"][seat],
        "passengers": dump["passengers"][seat],
        "shares": sum(dump["shares"][seat::4]),
        "investments": invested,
    }


def _companies(position: RocketPosition, dump: Dump) -> tuple[CompanyView, ...]:
    known, shape, loco_at = position.known_views, dump["shape"], dump["loco_at"]
    track: list[list[int]] = [[] for _ in loco_at]
    for cell, line in enumerate(dump["line_at"]):
        if line >= 0 and loco_at[line] != cell:
            track[line].append(cell << 8 | shape[cell])
    flat, heading, joined = position.flat, dump["heading"], dump["joined"]
    seats, closed, isolated, piles = flat.seats, flat.closed, flat.isolated, flat.piles
    found = []
    for company in position.board.companies:
        number = company.index
        key = (
            "company", number, seats, closed >> number & 1, isolated >> number & 1, dump["merged_into"][number],
            loco_at[number], heading[number], joined[number], piles, dump["pile"][number], dump["extra"][number],
            *dump["shares"][number * 4 : number * 4 + seats], *dump["stations_on"][number * 4 : number * 4 + seats],
            *track[number],
        )  # fmt: skip
        found.append(known.get(key) or known.keep(key, _company(position, dump, company, track[number])))
    return tuple(found)


def _company(position: RocketPosition, dump: Dump, company: Company, track: list[int]) -> CompanyView:
    flat, board, number = position.flat, position.board, company.index
    closed = bool(flat.closed >> number & 1)
    heading, joined = dump["heading"][number], dump["joined"][number]
    if closed:
        status = "closed"
    elif flat.isolated >> number & 1:
        status = "isolated"
    else:
        status = "waiting" if heading < 0 else "running"
    return CompanyView(
        id=company.id,
        name=company.name,
        status=status,
        merged_into=board.companies[dump["merged_into"][number]].id if closed else None,
        locomotive=None if closed else position.hex_name(dump["loco_at"][number]),
        heading=None if closed or heading < 0 else heading,
        track=tuple([TrackView(position.hex_name(laid >> 8), laid % 8, (laid & 255) // 8) for laid in track]),
        joined=tuple([place.name for place in board.places if joined >> place.index & 1]),
        pile=dump["pile"][number] if flat.piles else None,
        supplementary=dump["extra"][number] if flat.piles else None,
        shares=tuple(dump["shares"][number * 4 : number * 4 + flat.seats]),
        stations=tuple(dump["stations_on"][number * 4 : number * 4 + flat.seats]),
    )


def _cities(position: RocketPosition, dump: Dump) -> tuple[CityView, ...]:
    known, flat, found = position.known_views, position.flat, []
    for number, city in enumerate(position.board.cities):
        key = ("city", flat.seats, number, flat.city_state(number, city.place))
        found.append(known.get(key) or known.keep(key, _city(position, dump, number)))
    return tuple(found)


def _city(position: RocketPosition, dump: Dump, number: int) -> CityView:
    board, invested, free = position.board, dump["invested"], dump["free"]
    city = board.cities[number]
    places: list[InvestmentView] = []
    for slot, industry in ((number * 2, city.major), (number * 2 + 1, city.minor)):
        name = board.industries[industry]
        for seat in range(position.flat.seats):
            if invested[seat * 24 + slot]:
                places += [_place(name, seat)] * invested[seat * 24 + slot]
        places += [_place(name, None)] * free[slot]
    place, joined, closed = board.places[city.place], dump["joined"], position.flat.closed
    return CityView(
        name=place.name,
        hex=position.hex_name(place.hex),
        places=tuple(places),
        joined_by=tuple(
            [c.id for c in board.companies if joined[c.index] >> place.index & 1 and not closed >> c.index & 1]
        ),
    )


def _stations(position: RocketPosition, dump: Dump) -> tuple[StationView, ...]:
    names, companies, line_at = position.board.board.names, position.board.companies, dump["line_at"]
    known, found = position.known_views, []
    for cell, seat in enumerate(dump["station_at"]):
        if seat >= 0:
            key = ("station", cell, seat, line_at[cell])
            company = None if line_at[cell] < 0 else companies[line_at[cell]].id
            found.append(known.get(key) or known.keep(key, StationView(names[cell], seat, company)))
    return tuple(found)


def _standstill(position: RocketPosition) -> int | None:
    """The whole turns that have passed since anything but a station was moved (R11.5)."""
    flat = position.flat
    if not flat.standstill_limit:
        return None
    # The turn under way is not whole yet; the one that ended the match is.
    return max(0, flat.turn - flat.advanced - (flat.ending != codes.BY_STANDSTILL))


def _veto(position: RocketPosition) -> VetoView | None:
    flat = position.flat
    if flat.phase not in (codes.VETO, codes.DEFEND):
        return None
    mask = core.bid_targets(position.ground, flat)
    return VetoView(
        company=position.board.companies[flat.veto_company].id,
        active=flat.active,
        proposed=position.target_name(flat.veto_proposed),
        target=position.target_name(flat.veto_target),
        bid=flat.veto_bid,
        bidder=None if flat.veto_bidder < 0 else flat.veto_bidder,
        targets=tuple(position.target_name(d) for d in range(6) if mask >> d & 1),
    )
