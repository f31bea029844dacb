"""Typed actions as the core's numbers, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rainhill.games.rocket.actions import Bid, Extend, Invest, LoseTurn, MoveStation, Pass, PlaceStation, RocketAction
from rainhill.games.rocket.refusals import bid_refusal, closed_refusal, shares_held
from rainhill.games.rocket.rules import codes
from rainhill.kernel.refusals import Refused

if TYPE_CHECKING:
    from rainhill.games.rocket.position import RocketPosition


def decode(position: RocketPosition, number: int) -> RocketAction:
    """The typed action of the core's number."""
    return position.actions.action(position.flat.placed(number))


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
            raise _wrong_kind(position, type(action).__name__)


def _asked(position: RocketPosition) -> str:
    decision = position.decision()
    return "over" if decision is None else decision.kind


def _wrong_kind(position: RocketPosition, kind: str) -> Refused:
    """Refused by the rule that says what may be done now: the actions of a turn, a bid, or the last word."""
    rule = {codes.VETO: "R6.1", codes.DEFEND: "R6.3"}.get(position.flat.phase, "R2.1")
    return Refused("wrong-kind", rule, decision=_asked(position), kind=kind)


def _need_turn(position: RocketPosition, kind: str) -> None:
    if position.flat.phase != codes.ACT:
        raise _wrong_kind(position, kind)


def _need_veto(position: RocketPosition, kind: str) -> None:
    if position.flat.phase not in (codes.VETO, codes.DEFEND):
        raise Refused("not-in-veto", "R6.1", decision=_asked(position), kind=kind)


def _slot(position: RocketPosition, city: str, industry: str) -> int:
    board = position.board
    for number, found in enumerate(board.cities):
        if board.places[found.place].name == city:
            if board.industries[found.major] == industry:
                return number * 2
            # R1.3: with three equal places a city has no minor industry.
            if board.industries[found.minor] == industry and position.header.options["city_tokens"] == "mixed":
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
        raise closed_refusal(position, company)
    neighbours = position.board.board.neighbours[at]
    if cell not in neighbours:
        raise Refused("not-a-neighbour", "R5.1", company=position.board.companies[company].id, hex=to)
    return neighbours.index(cell)


def _bid(position: RocketPosition, shares: int) -> int:
    # The core's number has a byte for the bid; what does not fit is refused as what it is.
    if shares < 0:
        raise bid_refusal(position, _too_low(position), shares, 0)
    if shares > 255:
        raise Refused("bid-too-high", "R6.2", bid=shares, held=shares_held(position))
    return shares


def _too_low(position: RocketPosition) -> int:
    return codes.DEFENCE_TOO_LOW if position.flat.phase == codes.DEFEND else codes.BID_TOO_LOW


def _bid_direction(position: RocketPosition, to: str) -> int:
    cell = position.board.board.index_of.get(to)
    neighbours = position.board.board.neighbours[position.flat.locomotive(position.flat.veto_company)]
    if cell is None or cell not in neighbours:
        raise Refused("bid-target", "R6.2", hex=to)
    return neighbours.index(cell)
