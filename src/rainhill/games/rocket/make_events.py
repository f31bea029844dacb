"""From the core's notes to events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rainhill.games.rocket import events
from rainhill.games.rocket.events import RocketEvent
from rainhill.games.rocket.rules import codes

if TYPE_CHECKING:
    from rainhill.games.rocket.position import RocketPosition

REASONS = {
    codes.BY_COMPANIES: "companies",
    codes.BY_TILES: "tiles",
    codes.BY_BLOCK: "blocked",
    codes.BY_STANDSTILL: "standstill",
}


def tell(position: RocketPosition) -> tuple[RocketEvent, ...]:
    """What the last action caused, in order."""
    work = position.work
    notes = [work.note(n) for n in range(work.notes_count)]
    told: list[RocketEvent] = []
    for number, note in enumerate(notes):
        if note[0] == codes.NOTE_POINTS:
            continue
        points = notes[number + 1][1 : 1 + position.flat.seats] if number + 1 < len(notes) else ()
        told.append(_event(position, note, points))
    return tuple(told)


def _event(position: RocketPosition, note: tuple[int, ...], points: tuple[int, ...]) -> RocketEvent:
    code, a, b, c, d = note[:5]
    company = position.board.companies
    name = position.hex_name
    place = position.board.places
    match code:
        case codes.NOTE_TURN:
            return events.TurnBegan(a, b)
        case codes.NOTE_INVESTED:
            city = position.board.cities[b // 2]
            industry = position.board.industries[city.minor if b % 2 else city.major]
            return events.Invested(a, place[city.place].name, industry)
        case codes.NOTE_STATION:
            return events.StationPlaced(a, name(b))
        case codes.NOTE_STATION_MOVED:
            return events.StationMoved(a, name(b), name(c), None if d < 0 else company[d].id)
        case codes.NOTE_PROPOSED:
            return events.ExtensionProposed(a, company[b].id, name(c), name(d))
        case codes.NOTE_SHARE:
            return events.ShareTaken(a, company[b].id)
        case codes.NOTE_NO_SHARE:
            return events.NoShare(a, company[b].id, "isolated" if c else "pile-empty")
        case codes.NOTE_BID:
            return events.BidMade(a, company[b].id, c, name(d))
        case codes.NOTE_PASS:
            return events.VetoPassed(a, company[b].id)
        case codes.NOTE_PAID:
            return events.VetoPaid(a, company[b].id, c, name(d))
        case codes.NOTE_EXTENDED:
            return events.LineExtended(d >> 8, company[a].id, name(b), name(c), bool(d & 64), d & 63)
        case codes.NOTE_CONNECTED:
            return events.StationConnected(a, company[b].id, name(c))
        case codes.NOTE_PASSENGER:
            return events.PassengerTaken(a, b, name(c), d)
        case codes.NOTE_JOINED:
            return events.PlaceJoined(company[a].id, place[b].name, place[b].kind, c)
        case codes.NOTE_CITY:
            return events.CityScored(place[a].name, company[b].id, points)
        case codes.NOTE_TOWN:
            return events.TownScored(place[a].name, company[b].id, c, points)
        case codes.NOTE_MERGED:
            return events.Merged(company[a].id, company[b].id, c, points, d)
        case codes.NOTE_EXCHANGED:
            return events.SharesExchanged(a, company[b >> 3].id, company[b & 7].id, c, d)
        case codes.NOTE_ISOLATED:
            return events.LineIsolated(company[a].id)
        case codes.NOTE_LOST:
            return events.TurnLost(a)
        case codes.NOTE_STANDSTILL:
            return events.Standstill(a, b)
        case codes.NOTE_ENDING:
            return events.EndAnnounced(REASONS[a])
        case codes.NOTE_ENDED:
            outcome = position.outcome()
            assert outcome is not None
            return events.MatchEnded(outcome.reason, outcome.scores, outcome.winners)
    raise AssertionError(code)
