"""Building the view of a seat: only what is named here can be seen (R8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rainhill.rocket import codes, core
from rainhill.rocket.actions import RocketAction
from rainhill.rocket.telling import REASONS
from rainhill.rocket.view import (
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
    from rainhill.rocket.position import RocketPosition

Dump = dict[str, list[int]]


def build_view(
    position: RocketPosition, seat: int | None, known: frozenset[int], legal: tuple[RocketAction, ...]
) -> RocketView:
    """The view of a seat that may know the scores of the seats in `known`."""
    flat, board, header = position.flat, position.board, position.header
    dump = flat.dump()
    outcome = position.outcome()
    # R12.3: when the match is over a seat's score is its total, final scoring included.
    scores = dump["score"] if outcome is None else outcome.scores
    return RocketView(
        seat=seat,
        game=header.game,
        map=header.map,
        edition=header.edition,
        options=dict(header.options),
        turn=flat.turn,
        active=flat.active,
        actions_done=flat.actions_done,
        moved=tuple(c.id for c in board.companies if flat.moved >> c.index & 1),
        decision=position.decision(),
        legal=legal,
        seats=tuple(
            _seat(position, dump, number, scores[number] if number in known else None) for number in range(flat.seats)
        ),
        companies=tuple(_company(position, dump, number) for number in range(len(board.companies))),
        cities=tuple(_city(position, dump, number) for number in range(len(board.cities))),
        stations=tuple(_stations(position, dump)),
        tiles_left=flat.tiles_left,
        passengers_left=flat.passengers_left,
        supplementary_left=max(0, codes.SUPPLEMENTARY - sum(dump["extra"])) if flat.piles else None,
        ending=REASONS.get(flat.ending),
        veto=_veto(position),
        outcome=outcome,
    )


def _seat(position: RocketPosition, dump: Dump, seat: int, score: int | None) -> SeatView:
    board = position.board
    invested = dict.fromkeys(board.industries, 0)
    for number, city in enumerate(board.cities):
        for slot, industry in ((number * 2, city.major), (number * 2 + 1, city.minor)):
            invested[board.industries[industry]] += dump["invested"][seat * 24 + slot]
    return SeatView(
        seat=seat,
        name=position.header.seats[seat],
        score=score,
        stations_left=dump["stations_left"][seat],
        passengers=dump["passengers"][seat],
        shares=sum(dump["shares"][company * 4 + seat] for company in range(7)),
        investments=invested,
    )


def _company(position: RocketPosition, dump: Dump, number: int) -> CompanyView:
    flat, board = position.flat, position.board
    company = board.companies[number]
    closed = bool(flat.closed >> number & 1)
    heading = dump["heading"][number]
    if closed:
        status = "closed"
    elif flat.isolated >> number & 1:
        status = "isolated"
    else:
        status = "waiting" if heading < 0 else "running"
    survivor = dump["merged_into"][number]
    return CompanyView(
        id=company.id,
        name=company.name,
        status=status,
        merged_into=board.companies[survivor].id if closed else None,
        locomotive=None if closed else position.hex_name(dump["loco_at"][number]),
        heading=None if closed or heading < 0 else heading,
        track=tuple(
            TrackView(position.hex_name(cell), dump["shape"][cell] % 8, dump["shape"][cell] // 8)
            for cell in range(position.ground.cells)
            if dump["line_at"][cell] == number and dump["loco_at"][number] != cell
        ),
        joined=tuple(p.name for p in board.places if dump["joined"][number] >> p.index & 1),
        pile=dump["pile"][number] if flat.piles else None,
        supplementary=dump["extra"][number] if flat.piles else None,
        shares=tuple(dump["shares"][number * 4 : number * 4 + flat.seats]),
        stations=tuple(dump["stations_on"][number * 4 : number * 4 + flat.seats]),
    )


def _city(position: RocketPosition, dump: Dump, number: int) -> CityView:
    board = position.board
    city = board.cities[number]
    places: list[InvestmentView] = []
    for slot, industry in ((number * 2, city.major), (number * 2 + 1, city.minor)):
        name = board.industries[industry]
        for seat in range(position.flat.seats):
            places += [InvestmentView(name, seat)] * dump["invested"][seat * 24 + slot]
        places += [InvestmentView(name, None)] * dump["free"][slot]
    return CityView(
        name=board.places[city.place].name,
        hex=position.hex_name(board.places[city.place].hex),
        places=tuple(places),
        joined_by=tuple(
            company.id
            for company in board.companies
            if dump["joined"][company.index] >> city.place & 1 and not position.flat.closed >> company.index & 1
        ),
    )


def _stations(position: RocketPosition, dump: Dump) -> list[StationView]:
    found = []
    for cell in range(position.ground.cells):
        if dump["station_at"][cell] >= 0:
            line = dump["line_at"][cell]
            company = None if line < 0 else position.board.companies[line].id
            found.append(StationView(position.hex_name(cell), dump["station_at"][cell], company))
    return found


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
