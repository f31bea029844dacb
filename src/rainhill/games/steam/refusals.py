"""From the core's refusals to codes with rule and facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rainhill.games.steam.actions import ACTION_TILES, Deliver
from rainhill.games.steam.map import COLOURS
from rainhill.games.steam.rules import action_tiles, auction, codes, money, track
from rainhill.kernel.refusals import Fact, Refused

if TYPE_CHECKING:
    from rainhill.games.steam.position import SteamPosition


def refusal(position: SteamPosition, code: int, number: int) -> Refused:
    """The refusal the core meant, with the rule it stands on and the facts a sentence needs."""
    kind, a, b, c = number >> 40, number >> 32 & 255, number >> 24 & 255, number & 0xFFFFFF
    match kind:
        case codes.BID:
            return bid_refusal(position, code, c)
        case codes.RAISE:
            return Refused("capital-too-high", "S12.3", amount=5 * c, most=most_capital(position))
        case codes.TAKE:
            return _take_refusal(position, code, a, b)
        case codes.LAY:
            return _lay_refusal(position, code, a, b)
        case codes.CITY | codes.GROW:
            return _city_refusal(position, code, a, b, c)
        case codes.DONE:
            return Refused("must-urbanize" if code == codes.MUST_URBANIZE else "must-grow", "S4.10")
        case codes.IMPROVE:
            word = "level-highest" if code == codes.LEVEL_HIGHEST else "already-improved"
            return Refused(word, "S9.2")
        case codes.DELIVER:
            return _delivery_refusal(position, code, number)
    raise AssertionError(code)


def bid_refusal(position: SteamPosition, code: int, amount: int) -> Refused:
    """Why a bid is not legal (S3.2, S12.5)."""
    flat = position.flat
    rule = "S3.2" if flat.phase == codes.AUCTION else "S12.5"
    if code == codes.BID_TOO_LOW:
        return Refused("bid-too-low", rule, bid=amount, lowest=auction.lowest(flat))
    return Refused("bid-too-high", rule, bid=amount, highest=auction.highest(flat))


def _take_refusal(position: SteamPosition, code: int, tile: int, passed: int) -> Refused:
    flat = position.flat
    name = ACTION_TILES[tile - 1]
    match code:
        case codes.TILE_TAKEN:
            return Refused("tile-taken", "S4.1", tile=name, seat=action_tiles.holder(flat, tile))
        case codes.NO_PASS_OPTION:
            return Refused("no-pass-option", "S12.10" if flat.standard else "S4.9", tile=name)
        case codes.LEVEL_HIGHEST:
            return Refused("level-highest", "S4.7")
        case codes.CANNOT_GROW:
            return Refused("cannot-grow", "S4.6")
        case codes.NO_TOWN_LEFT:
            return Refused("no-town-left", "S4.8")
        case codes.NO_CITY_LEFT:
            return Refused("no-city-left", "S4.8")
    price = action_tiles.price(flat, flat.asked, tile, passed)
    return Refused(
        "tile-too-expensive", "S2.4", tile=name, price=price, can_pay=money.limit(flat, flat.asked, codes.FOR_TILE)
    )


# Refusals of a lay that need nothing but hex and tile: code -> word and rule.
_LAYS: dict[int, tuple[str, str]] = {
    codes.HEX_IS_CITY: ("hex-is-city", "S5.2"),
    codes.TOWN_NEEDS_TOWN_TILE: ("town-needs-town-tile", "S5.4"),
    codes.TOWN_TILE_ELSEWHERE: ("town-tile-elsewhere", "S5.4"),
    codes.OUT_OF_STOCK: ("out-of-stock", "S1.6"),
    codes.INTO_BLACK_EDGE: ("into-black-edge", "S5.3"),
    codes.MEETS_OTHERS: ("meets-others", "S5.7"),
    codes.NO_START: ("no-start", "S5.5"),
    codes.CANNOT_CLAIM: ("cannot-claim", "S6.5"),
    codes.SAME_STOP: ("same-stop", "S5.8"),
    codes.SAME_TILE: ("same-tile", "S7.6"),
    codes.TRACK_NOT_KEPT: ("track-not-kept", "S7.6"),
    codes.COMPLETE_LINK: ("complete-link", "S6.4"),
    codes.NOT_YOUR_LINK: ("not-your-link", "S7.1"),
    codes.NOT_LAST_TRACK: ("not-last-track", "S7.1"),
    codes.START_MOVED: ("start-moved", "S7.4"),
    codes.TOWN_NOT_REACHED: ("town-not-reached", "S5.6"),
}


def _lay_refusal(position: SteamPosition, code: int, cell: int, lay: int) -> Refused:
    flat = position.flat
    facts: dict[str, Fact] = {"hex": position.hex_name(cell), "tile": position.tiles.lays[lay].shape.id}
    if code == codes.NO_TILES_LEFT:
        return Refused("no-tiles-left", "S5.1", tiles=flat.limit)
    if code == codes.TOO_EXPENSIVE:
        price = track.price(position.ground, flat, cell, lay)
        return Refused(
            "track-too-expensive", "S2.4", **facts, price=price, can_pay=money.limit(flat, flat.asked, codes.FOR_TRACK)
        )
    word, rule = _LAYS[code]
    return Refused(word, rule, **facts)


def _city_refusal(position: SteamPosition, code: int, stop: int, colour: int, space: int) -> Refused:
    name = position.stop_name(stop)
    match code:
        case codes.NO_URBANIZATION:
            return Refused("no-urbanization", "S8.1")
        case codes.NO_GROWTH:
            return Refused("no-growth", "S8.8")
        case codes.ALREADY_DONE:
            return Refused("already-done", "S8.1" if position.flat.city_done else "S8.8")
        case codes.NOT_A_TOWN:
            return Refused("not-a-town", "S8.1", stop=name)
        case codes.COLOUR_GONE:
            return Refused("colour-gone", "S1.5", colour=COLOURS[colour])
        case codes.SPACE_NEEDED:
            return Refused("supply-needed", "S8.7")
        case codes.NOT_A_CITY:
            return Refused("not-a-city", "S8.8", stop=name)
        case codes.CITY_HAS_MARKER:
            return Refused("city-has-marker", "S8.9", city=name)
    return Refused("supply-empty", "S8.7", supply=space)


def _delivery_refusal(position: SteamPosition, code: int, number: int) -> Refused:
    action = position.decode(number)
    assert isinstance(action, Deliver)
    flat = position.flat
    way: dict[str, Fact] = {"cube": action.cube, "origin": action.origin, "to": action.to}
    match code:
        case codes.NO_SUCH_CUBE:
            return Refused("no-such-cube", "S9.3", **way)
        case codes.WRONG_COLOUR:
            return Refused("wrong-colour", "S9.3", **way)
        case codes.BACK_TO_ORIGIN:
            return Refused("back-to-origin", "S9.5", **way)
        case codes.NO_OWN_LINK:
            return Refused("no-own-link", "S9.6", **way)
        case codes.TOO_MANY_OF_OTHER:
            other = max(range(flat.seats), key=lambda seat: action.points[seat])
            own = action.points[flat.asked]
            return Refused("too-many-of-other", "S9.6", own=own, seat=other, theirs=action.points[other])
        case codes.LEVEL_TOO_LOW:
            return Refused("level-too-low", "S9.3", links=sum(action.points), level=flat.level_of(flat.asked))
        case codes.STOPS_EARLIER:
            return Refused("stops-earlier", "S9.4", **way)
        case codes.PASSES_TWICE:
            return Refused("passes-twice", "S9.5", **way)
    return Refused("no-route", "S9.3", **way, points=action.points)


def most_capital(position: SteamPosition) -> int:
    """The dollars the seat asked can raise at most (S12.3)."""
    return 5 * money.capital_steps(position.flat, position.flat.asked)
