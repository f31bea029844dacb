"""Placing and moving stations (R4)."""

from __future__ import annotations

from rainhill.games.rocket.rules import codes, state
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def place_station(g: Ground, p: Position, w: Work, seat: int, cell: int) -> None:
    """Put a station from the supply on the board (R4.1)."""
    list_station(p, seat, codes.STATIONS - p.stations_left[seat], cell)
    p.stations_left[seat] -= 1
    p.station_at[cell] = seat
    p.shut[cell] += codes.OCCUPIED
    state.close_around(g, p, cell, 1)
    flat.note(w, codes.NOTE_STATION, seat, cell, 0, 0)


def move_station(g: Ground, p: Position, w: Work, seat: int, origin: int, cell: int) -> None:
    """Lift a station and put it on another hex (R4.1); a line it stood on loses it (R4.3)."""
    line = p.line_at[origin]
    if line >= 0:
        p.stations_on[line * codes.SEATS + seat] -= 1
    unlist_station(p, seat, origin)
    list_station(p, seat, codes.STATIONS - 1 - p.stations_left[seat], cell)
    p.station_at[origin] = -1
    p.shut[origin] -= codes.OCCUPIED
    state.close_around(g, p, origin, -1)
    p.station_at[cell] = seat
    p.shut[cell] += codes.OCCUPIED
    state.close_around(g, p, cell, 1)
    flat.note(w, codes.NOTE_STATION_MOVED, seat, origin, cell, line)


def list_station(p: Position, seat: int, count: int, cell: int) -> None:
    """Put a cell into the seat's list of `count` stations; sorted, so that the order of actions has no history."""
    i = seat * codes.STATIONS + count
    while i > seat * codes.STATIONS and p.stations_of[i - 1] > cell:
        p.stations_of[i] = p.stations_of[i - 1]
        i -= 1
    p.stations_of[i] = cell


def unlist_station(p: Position, seat: int, cell: int) -> None:
    """Take a cell out of the seat's list of stations."""
    i = seat * codes.STATIONS
    while p.stations_of[i] != cell:
        i += 1
    while i < seat * codes.STATIONS + codes.STATIONS - 1:
        p.stations_of[i] = p.stations_of[i + 1]
        i += 1


def refuse_lift(p: Position, seat: int, cell: int) -> int:
    """Why this station may not be lifted, or FINE (R4.1, R4.3)."""
    if p.station_at[cell] != seat:
        return codes.NOT_YOUR_STATION
    if not p.piles and p.line_at[cell] >= 0:
        return codes.STATION_CONNECTED
    return codes.FINE


def refuse_hex(g: Ground, p: Position, cell: int, lifted: int) -> int:
    """Why no station may be put here, or FINE; `lifted` is where it was taken from, or -1 (R4.2, R4.4)."""
    if cell == lifted:
        return codes.STATION_STAYS
    line = p.line_at[cell]
    if line >= 0:
        return codes.HEX_HAS_LOCOMOTIVE if p.loco_at[line] == cell else codes.HEX_HAS_TRACK
    if g.place_at[cell] >= 0:
        return codes.HEX_IS_PLACE
    if p.station_at[cell] >= 0:
        return codes.HEX_HAS_STATION
    for d in range(6):
        other = g.near[cell * 6 + d]
        line = p.line_at[other]
        if line >= 0 and p.loco_at[line] == other:
            return codes.NEXT_TO_LOCOMOTIVE
        if p.station_at[other] >= 0 and other != lifted:
            return codes.NEXT_TO_STATION
    return codes.FINE


def find_open(g: Ground, p: Position, w: Work) -> None:
    """List the hexes open to new stations in `w.open` (R4.2)."""
    n = 0
    for cell in range(g.cells):
        # Writing first and counting after keeps a branch out of the hottest loop there is.
        w.open[n] = cell
        if p.shut[cell] == 0:
            n += 1
    w.open_count = n
