"""Typed actions as the core's numbers, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rainhill.games.steam.actions import (
    ACTION_TILES,
    ACTIONS,
    Bid,
    Deliver,
    EndBuild,
    GrowCity,
    ImproveLocomotive,
    LayTile,
    Pass,
    PlaceCity,
    RaiseCapital,
    Score,
    SteamAction,
    TakeTile,
)
from rainhill.games.steam.map import COLOURS, SUPPLY_SPACES
from rainhill.games.steam.refusals import bid_refusal, most_capital
from rainhill.games.steam.rules import codes, state
from rainhill.kernel.refusals import Refused

if TYPE_CHECKING:
    from rainhill.games.steam.position import SteamPosition

ANSWERS = {
    codes.AUCTION: ("bid", "pass"),
    codes.BIDDING: ("bid", "pass"),
    codes.CAPITAL: ("capital",),
    codes.TILES: ("take",),
    codes.BUILD: ("lay", "new-city", "grow", "end-build"),
    codes.GOODS: ("deliver", "improve", "pass"),
    codes.SCORING: ("score",),
}
"""The kinds of action that answer a phase; all else is refused before its names are read."""


def encode(position: SteamPosition, action: SteamAction) -> int:
    """The core's number for an action; Refused if it names something that is not there or asks the impossible."""
    # A program may give anything, even an action of another game.
    kind = action.kind if type(action) in ACTIONS.values() else type(action).__name__
    if kind not in ANSWERS.get(position.flat.phase, ()):
        decision = position.decision()
        raise Refused("wrong-kind", "S3.5", decision="over" if decision is None else decision.kind, kind=kind)
    match action:
        case Bid(amount):
            return state.pack(codes.BID, 0, 0, _bid(position, amount))
        case RaiseCapital(amount):
            return state.pack(codes.RAISE, 0, 0, _capital(position, amount))
        case TakeTile(tile, passed):
            return state.pack(codes.TAKE, _action_tile(tile), int(passed), 0)
        case LayTile(hex_name, tile, rotation):
            return state.pack(codes.LAY, _cell(position, hex_name), _lay(position, tile, rotation), 0)
        case PlaceCity(town, colour, supply):
            stop = _stop(position, town, "S8.1")
            return state.pack(codes.CITY, stop, _colour(colour, "S8.1"), _space(supply, 0, "S8.7"))
        case GrowCity(city, supply):
            return state.pack(codes.GROW, _stop(position, city, "S8.8"), 0, _space(supply, 1, "S8.8"))
        case Deliver(cube, origin, to, points):
            ends = _stop(position, origin, "S9.3"), _stop(position, to, "S9.3")
            packed = _colour(cube, "S9.3") << 18 | _points(position, points)
            return state.pack(codes.DELIVER, *ends, packed)
        case Score(choice):
            if choice not in ("income", "points"):
                raise Refused("unknown-choice", "S9.8", choice=choice)
            return state.pack(codes.SCORE, 1 if choice == "income" else 0, 0, 0)
        case EndBuild():
            return state.pack(codes.DONE, 0, 0, 0)
        case ImproveLocomotive():
            return state.pack(codes.IMPROVE, 0, 0, 0)
        case Pass():
            return state.pack(codes.PASS, 0, 0, 0)


def _bid(position: SteamPosition, amount: int) -> int:
    # What does not fit into the core's number is refused as what it is.
    if amount < 0:
        raise bid_refusal(position, codes.BID_TOO_LOW, amount)
    if amount > 0xFFFF:
        raise bid_refusal(position, codes.BID_TOO_HIGH, amount)
    return amount


def _capital(position: SteamPosition, amount: int) -> int:
    if amount < 0 or amount % 5:
        raise Refused("capital-not-by-five", "S12.3", amount=amount)
    if amount > 0xFFFF:
        raise Refused("capital-too-high", "S12.3", amount=amount, most=most_capital(position))
    return amount // 5


def _action_tile(tile: str) -> int:
    if tile not in ACTION_TILES:
        raise Refused("unknown-action-tile", "S4.1", tile=tile)
    return ACTION_TILES.index(tile) + 1


def _cell(position: SteamPosition, name: str) -> int:
    cell = position.board.board.index_of.get(name)
    if cell is None:
        raise Refused("unknown-hex", "S5.2", hex=name)
    return cell


def _lay(position: SteamPosition, tile: str, rotation: int) -> int:
    shape = position.tiles.shape(tile)
    if shape is None:
        raise Refused("unknown-tile", "S1.7", tile=tile)
    if not 0 <= rotation < 6:
        raise Refused("unknown-rotation", "S1.7", tile=tile, rotation=rotation)
    lay = position.tiles.lay(shape, rotation)
    if lay.rotation != rotation:
        # One way of lying has one name, so that what is not listed is not legal.
        raise Refused("same-rotation", "S1.7", tile=tile, rotation=rotation, same=lay.rotation)
    return lay.index


def _stop(position: SteamPosition, name: str, rule: str) -> int:
    for stop in position.board.stops:
        if stop.name == name:
            return stop.index
    raise Refused("unknown-stop", rule, stop=name)


def _colour(colour: str, rule: str) -> int:
    if colour not in COLOURS:
        raise Refused("unknown-colour", rule, colour=colour)
    return COLOURS.index(colour)


def _space(supply: int, lowest: int, rule: str) -> int:
    if not lowest <= supply <= SUPPLY_SPACES:
        raise Refused("unknown-supply", rule, supply=supply)
    return supply


def _points(position: SteamPosition, points: tuple[int, ...]) -> int:
    given: object = points
    # A program may have put anything here.
    if not isinstance(given, tuple) or len(points) != position.flat.seats or any(n < 0 for n in points):
        raise Refused("wrong-points", "S9.8", points=str(given)[:40])
    seat = position.flat.asked
    if any(n > 7 for n in points):
        raise Refused("level-too-low", "S9.3", links=sum(points), level=position.flat.level_of(seat))
    return sum(n << 3 * seat for seat, n in enumerate(points))


def decode(position: SteamPosition, number: int) -> SteamAction:
    """The typed action of the core's number."""
    return position.actions.action(number)
