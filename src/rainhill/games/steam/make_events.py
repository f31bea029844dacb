"""From the core's notes to events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rainhill.games.steam import events
from rainhill.games.steam.actions import ACTION_TILES
from rainhill.games.steam.events import SteamEvent
from rainhill.games.steam.link_paths import follow_route
from rainhill.games.steam.map import COLOURS
from rainhill.games.steam.rules import codes

if TYPE_CHECKING:
    from rainhill.games.steam.position import SteamPosition

Note = tuple[int, ...]
PHASES = {
    codes.AUCTION: "auction",
    codes.CAPITAL: "capital",
    codes.BIDDING: "auction",
    codes.TILES: "actions",
    codes.BUILD: "build",
    codes.GOODS: "goods",
    codes.SCORING: "income",
}
PURPOSES = ("place", "tile", "track", "expenses")
MANNERS = ("new", "improve", "redirect")


def tell(position: SteamPosition) -> tuple[SteamEvent, ...]:
    """What the last action caused, in order."""
    work = position.work
    notes = [work.note(n) for n in range(work.notes_count)]
    told: list[SteamEvent] = []
    for number, note in enumerate(notes):
        if note[0] == codes.NOTE_DELIVERED:
            told.append(_delivered(position, note, notes[number + 1]))
        elif note[0] != codes.NOTE_ROUTE:
            told.append(_money_or_turn(note) or _build(position, note) or _goods_or_end(position, note))
    return tuple(told)


def _money_or_turn(note: Note) -> SteamEvent | None:
    code, a, b, c, d = note[:5]
    match code:
        case codes.NOTE_ROUND:
            return events.RoundBegan(a, b)
        case codes.NOTE_PHASE:
            return events.PhaseBegan(PHASES[a], b)
        case codes.NOTE_ORDER:
            return events.OrderSet(note[2 : 2 + a])
        case codes.NOTE_BID:
            return events.BidMade(a, b, None if c < 0 else c + 1)
        case codes.NOTE_PASSED:
            return events.AuctionPassed(a, None if b < 0 else b + 1, bool(c))
        case codes.NOTE_PLACE:
            return events.PlaceTaken(a, b, c)
        case codes.NOTE_RAISED:
            return events.MoneyRaised(a, b, c, d)
        case codes.NOTE_DECLINED:
            return events.CapitalDeclined(a)
        case codes.NOTE_PAID:
            return events.Paid(a, b, PURPOSES[c])
        case codes.NOTE_TAKEN:
            return events.TileTaken(a, ACTION_TILES[b - 1], bool(c), d)
        case codes.NOTE_LEVEL:
            return events.LocomotiveImproved(a, b, bool(c))
        case codes.NOTE_RECEIVED:
            return events.IncomeReceived(a, b, c)
        case codes.NOTE_SHORTFALL:
            return events.ShortfallCovered(a, b, c, d)
        case codes.NOTE_CHANGE:
            return events.ChangeReturned(a, b)
        case codes.NOTE_BANKRUPT:
            return events.WentBankrupt(a, b)
    return None


def _build(position: SteamPosition, note: Note) -> SteamEvent | None:
    code, a, b, c, d, e, f, _ = note
    name, stop, lays = position.hex_name, position.stop_name, position.tiles.lays
    match code:
        case codes.NOTE_BUILD:
            return events.BuildBegan(a, b)
        case codes.NOTE_LAID:
            replaced = None if f < 0 else lays[f].shape.id
            return events.TrackLaid(a, name(b), lays[c].shape.id, lays[c].rotation, d, MANNERS[e], replaced)
        case codes.NOTE_COMPLETED:
            return events.LinkCompleted(_seat(a), stop(b), stop(c), name(d))
        case codes.NOTE_CLAIMED:
            return events.LinkClaimed(a, stop(b), name(c))
        case codes.NOTE_LOST:
            return events.LinkLost(a, stop(b), name(c))
        case codes.NOTE_VOID:
            return events.LinkVoid(_seat(a), stop(b))
        case codes.NOTE_CITY:
            replaced = None if f < 0 else lays[f].shape.id
            return events.CityPlaced(a, stop(b), COLOURS[c], d, _cubes(e), replaced)
        case codes.NOTE_GROWN:
            return events.CityGrown(a, stop(b), c, _cubes(d))
        case codes.NOTE_LAPSED:
            return events.DutyLapsed(a, ACTION_TILES[b - 1])
        case codes.NOTE_BUILT:
            return events.BuildEnded(a, b, c)
    return None


def _goods_or_end(position: SteamPosition, note: Note) -> SteamEvent:
    code, a, b, c, d = note[:5]
    match code:
        case codes.NOTE_INCOME:
            return events.IncomeScored(a, b, c, d)
        case codes.NOTE_POINTS:
            return events.PointsScored(a, b, c)
        case codes.NOTE_IDLE:
            return events.GoodsPassed(a)
        case codes.NOTE_ENDED:
            outcome = position.outcome()
            assert outcome is not None
            return events.MatchEnded(outcome.reason, outcome.scores, outcome.winners)
    raise AssertionError(code)


def _delivered(position: SteamPosition, note: Note, route: Note) -> SteamEvent:
    _, seat, colour, origin, to, points = note[:6]
    # Moving goods changes no link, so the way can be followed afterwards.
    stops, cells = follow_route(position, position.flat.dump(), origin, list(route[2 : 2 + route[1]]))
    return events.GoodsDelivered(
        seat=seat,
        cube=COLOURS[colour],
        origin=position.stop_name(origin),
        to=position.stop_name(to),
        stops=tuple(position.stop_name(stop) for stop in stops),
        hexes=tuple(position.hex_name(cell) for cell in cells),
        points=position.unpack_points(points),
    )


def _seat(owner: int) -> int | None:
    return None if owner in (codes.NOBODY, codes.FREE) else owner


def _cubes(packed: int) -> tuple[str, ...]:
    """Five numbers of four bits as a list of colours."""
    return tuple(colour for n, colour in enumerate(COLOURS) for _ in range(packed >> 4 * n & 15))
