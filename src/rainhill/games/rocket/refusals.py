"""From the core's refusals to codes with rule and facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rainhill.games.rocket.actions import Invest
from rainhill.games.rocket.rules import codes
from rainhill.kernel.refusals import Fact, Refused

if TYPE_CHECKING:
    from rainhill.games.rocket.position import RocketPosition


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
        return bid_refusal(position, code, a, b)
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
        return closed_refusal(position, company)
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


def bid_refusal(position: RocketPosition, code: int, shares: int, d: int) -> Refused:
    """Why a bid is not legal (R6.2, R6.3)."""
    flat = position.flat
    if code == codes.BID_TOO_LOW:
        return Refused("bid-too-low", "R6.2", bid=shares, needed=flat.veto_bid + 1)
    if code == codes.DEFENCE_TOO_LOW:
        return Refused("defence-too-low", "R6.3", bid=shares, needed=flat.veto_bid)
    if code == codes.BID_TOO_HIGH:
        return Refused("bid-too-high", "R6.2", bid=shares, held=shares_held(position))
    if code == codes.DEFENCE_TARGET:
        original = position.target_name(flat.veto_proposed)
        return Refused("defence-target", "R6.3", hex=position.target_name(d), original=original)
    return Refused("bid-target", "R6.2", hex=position.target_name(d))


def closed_refusal(position: RocketPosition, company: int) -> Refused:
    """A company that is part of another cannot move any more (R7.1)."""
    survivor = position.flat.dump()["merged_into"][company]
    companies = position.board.companies
    return Refused("company-closed", "R7.1", company=companies[company].id, survivor=companies[survivor].id)


def shares_held(position: RocketPosition) -> int:
    """What the seat asked could bid (R6.2)."""
    flat = position.flat
    return flat.dump()["shares"][flat.veto_company * codes.SEATS + flat.asked]
