"""From typed actions to the core's numbers, and from the core's refusals to codes with rule and facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rainhill.kernel.refusals import Fact, Refused
from rainhill.rocket import codes
from rainhill.rocket.actions import Bid, Extend, Invest, LoseTurn, MoveStation, Pass, PlaceStation, RocketAction

if TYPE_CHECKING:
    from rainhill.rocket.position import RocketPosition


def encode(position: RocketPosition, action: RocketAction) -> int:
    """The core's number for an action; Refused if it names something that is not on the map or asks the impossible."""
    match action:
        case Invest(city, industry):
            _need_turn(position, action.kind)
            return codes.INVEST << 24 | _slot(position, city, industry) << 16
        case PlaceStation(at):
            _need_turn(position, action.kind)
            return codes.STATION << 24 | _cell(position, at) << 16
        case MoveStation(origin, to):
            _need_turn(position, action.kind)
            return codes.MOVE << 24 | _cell(position, origin) << 16 | _cell(position, to) << 8
        case Extend(company, to):
            _need_turn(position, action.kind)
            number = _company(position, company)
            return codes.EXTEND << 24 | number << 16 | _direction(position, number, to) << 8
        case Bid(shares, to):
            _need_veto(position, action.kind)
            return codes.BID << 24 | _bid(position, shares) << 16 | _bid_direction(position, to) << 8
        case Pass():
            _need_veto(position, action.kind)
            return codes.PASS << 24
        case LoseTurn():
            _need_turn(position, action.kind)
            return codes.LOSE << 24
        case _:
            raise Refused("wrong-kind", "R2.1", decision=_asked(position), kind=type(action).__name__)


def _asked(position: RocketPosition) -> str:
    decision = position.decision()
    return "over" if decision is None else decision.kind


def _need_turn(position: RocketPosition, kind: str) -> None:
    if position.flat.phase != codes.ACT:
        raise Refused("wrong-kind", "R2.1", decision=_asked(position), kind=kind)


def _need_veto(position: RocketPosition, kind: str) -> None:
    if position.flat.phase not in (codes.VETO, codes.DEFEND):
        raise Refused("not-in-veto", "R6.1", decision=_asked(position), kind=kind)


def _slot(position: RocketPosition, city: str, industry: str) -> int:
    board = position.board
    for number, found in enumerate(board.cities):
        if board.places[found.place].name == city:
            if board.industries[found.major] == industry:
                return number * 2
            if board.industries[found.minor] == industry:
                return number * 2 + 1
            raise Refused("unknown-industry", "R3.1", city=city, industry=industry)
    raise Refused("unknown-city", "R3.1", city=city)


def _cell(position: RocketPosition, name: str) -> int:
    cell = position.board.board.index_of.get(name)
    if cell is None:
        raise Refused("unknown-hex", "R4.2", hex=name)
    return cell


def _company(position: RocketPosition, name: str) -> int:
    for company in position.board.companies:
        if company.id == name:
            return company.index
    raise Refused("unknown-company", "R5.1", company=name)


def _direction(position: RocketPosition, company: int, to: str) -> int:
    cell = position.board.board.index_of.get(to)
    if cell is None:
        raise Refused("unknown-hex", "R5.2", hex=to)
    at = position.flat.locomotive(company)
    if at < 0:
        raise _closed(position, company)
    neighbours = position.board.board.neighbours[at]
    if cell not in neighbours:
        raise Refused("not-a-neighbour", "R5.1", company=position.board.companies[company].id, hex=to)
    return neighbours.index(cell)


def _bid(position: RocketPosition, shares: int) -> int:
    # The core's number has a byte for the bid; what does not fit is refused as what it is.
    if shares < 0:
        raise _bid_refusal(position, _too_low(position), shares, 0)
    if shares > 255:
        raise Refused("bid-too-high", "R6.2", bid=shares, held=_held(position))
    return shares


def _too_low(position: RocketPosition) -> int:
    return codes.DEFENCE_TOO_LOW if position.flat.phase == codes.DEFEND else codes.BID_TOO_LOW


def _held(position: RocketPosition) -> int:
    flat = position.flat
    return flat.dump()["shares"][flat.veto_company * 4 + flat.asked]


def _bid_direction(position: RocketPosition, to: str) -> int:
    cell = position.board.board.index_of.get(to)
    neighbours = position.board.board.neighbours[position.flat.locomotive(position.flat.veto_company)]
    if cell is None or cell not in neighbours:
        raise Refused("bid-target", "R6.2", hex=to)
    return neighbours.index(cell)


def _closed(position: RocketPosition, company: int) -> Refused:
    survivor = position.flat.dump()["merged_into"][company]
    companies = position.board.companies
    return Refused("company-closed", "R7.1", company=companies[company].id, survivor=companies[survivor].id)


def refusal(position: RocketPosition, code: int, number: int) -> Refused:
    """The refusal the core meant, with the rule it stands on and the facts a sentence needs."""
    kind, a, b = number >> 24, number >> 16 & 255, number >> 8 & 255
    if kind == codes.INVEST:
        action = position.decode(number)
        assert isinstance(action, Invest)
        return Refused("no-free-place", "R3.1", city=action.city, industry=action.industry)
    if kind in (codes.STATION, codes.MOVE):
        return _station_refusal(position, code, a, b if kind == codes.MOVE else a)
    if kind == codes.EXTEND:
        return _extension_refusal(position, code, a, b)
    if kind == codes.BID:
        return _bid_refusal(position, code, a, b)
    return Refused("can-act", "R2.3")


def _station_refusal(position: RocketPosition, code: int, origin: int, cell: int) -> Refused:
    name = position.hex_name(cell)
    dumped = position.flat.dump()
    if code == codes.NO_STATIONS_LEFT:
        return Refused("no-stations-left", "R4.1")
    if code == codes.NOT_YOUR_STATION:
        return Refused("not-your-station", "R4.1", hex=position.hex_name(origin))
    if code == codes.STATION_CONNECTED:
        company = position.board.companies[dumped["line_at"][origin]].id
        return Refused("station-connected", "R4.3", hex=position.hex_name(origin), company=company)
    if code == codes.STATION_STAYS:
        return Refused("station-stays", "R4.4", hex=name)
    if code == codes.HEX_IS_PLACE:
        return Refused(
            "hex-is-place", "R4.2", hex=name, place=position.board.places[position.board.place_at[cell]].name
        )
    if code == codes.HEX_HAS_STATION:
        return Refused("hex-has-station", "R4.2", hex=name, seat=dumped["station_at"][cell])
    if code in (codes.HEX_HAS_TRACK, codes.HEX_HAS_LOCOMOTIVE):
        word = "hex-has-track" if code == codes.HEX_HAS_TRACK else "hex-has-locomotive"
        return Refused(word, "R4.2", hex=name, company=position.board.companies[dumped["line_at"][cell]].id)
    return _too_near(position, code, dumped, origin, cell)


def _too_near(position: RocketPosition, code: int, dumped: dict[str, list[int]], origin: int, cell: int) -> Refused:
    """Find the first locomotive or station that keeps a hex closed, in the order of directions as the core does."""
    name = position.hex_name(cell)
    for other in position.board.board.neighbours[cell]:
        if other < 0:
            continue
        line, seat = dumped["line_at"][other], dumped["station_at"][other]
        if code == codes.NEXT_TO_LOCOMOTIVE and line >= 0 and dumped["loco_at"][line] == other:
            return Refused("next-to-locomotive", "R4.2", hex=name, company=position.board.companies[line].id)
        if code == codes.NEXT_TO_STATION and seat >= 0 and (other != origin or origin == cell):
            return Refused("next-to-station", "R4.2", hex=name, seat=seat)
    raise AssertionError("nothing is near")


def _extension_refusal(position: RocketPosition, code: int, company: int, d: int) -> Refused:
    board, dumped = position.board, position.flat.dump()
    mover = board.companies[company].id
    if code == codes.COMPANY_CLOSED:
        return _closed(position, company)
    if code == codes.ALREADY_MOVED:
        return Refused("already-moved", "R2.2", company=mover)
    if code == codes.NO_TILES:
        return Refused("no-tiles", "R11.2")
    cell = board.board.neighbours[position.flat.locomotive(company)][d]
    name = position.hex_name(cell)
    facts: dict[str, Fact] = {"company": mover, "hex": name}
    if code == codes.TURN_TOO_SHARP:
        return Refused("turn-too-sharp", "R5.1", **facts)
    if code == codes.TARGET_PLACE:
        return Refused("target-place", "R5.2", **facts, place=board.places[board.place_at[cell]].name)
    if code in (codes.TARGET_TRACK, codes.TARGET_LOCOMOTIVE):
        word = "target-track" if code == codes.TARGET_TRACK else "target-locomotive"
        return Refused(word, "R5.2", **facts, other=board.companies[dumped["line_at"][cell]].id)
    near = {dumped["line_at"][n] for n in board.board.neighbours[cell] if n >= 0} - {-1, company}
    first, second = sorted(near)[:2]
    return Refused("two-lines", "R5.4", **facts, first=board.companies[first].id, second=board.companies[second].id)


def _bid_refusal(position: RocketPosition, code: int, shares: int, d: int) -> Refused:
    flat = position.flat
    if code == codes.BID_TOO_LOW:
        return Refused("bid-too-low", "R6.2", bid=shares, needed=flat.veto_bid + 1)
    if code == codes.DEFENCE_TOO_LOW:
        return Refused("defence-too-low", "R6.3", bid=shares, needed=flat.veto_bid)
    if code == codes.BID_TOO_HIGH:
        return Refused("bid-too-high", "R6.2", bid=shares, held=_held(position))
    if code == codes.DEFENCE_TARGET:
        original = position.target_name(flat.veto_proposed)
        return Refused("defence-target", "R6.3", hex=position.target_name(d), original=original)
    return Refused("bid-target", "R6.2", hex=position.target_name(d))
