"""Finishing an extension: tile, passenger, joined places and their scoring (R5.7 to R5.10, R8)."""

from __future__ import annotations

from rainhill.games.rocket.rules import codes, lines, majority, merge, state
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def finish(g: Ground, p: Position, w: Work) -> None:
    """The veto is over: the locomotive goes to its final hex, and everything that follows is done (R5.10)."""
    company = p.veto_company
    d = p.veto_target
    origin = p.loco_at[company]
    cell = g.near[origin * 6 + d]
    roll(g, p, w, company, origin, cell, d)
    meet_station(p, w, company, cell)
    join_places(g, p, w, company, cell)
    other = lines.reached(g, p, company, cell)
    if other >= 0:
        merge.merge_lines(g, p, w, company, other, cell)
    p.veto_company = -1
    p.veto_proposed = -1
    p.veto_target = -1
    p.veto_bid = 0
    p.veto_bidder = -1


def roll(g: Ground, p: Position, w: Work, company: int, origin: int, cell: int, d: int) -> None:
    """Move the locomotive; lay a tile on the hex just left, but none on the starting town (R5.7)."""
    tile = 0
    left = 0
    if p.heading[company] < 0:
        p.line_at[origin] = -1
        p.shut[origin] -= codes.OCCUPIED
        left = 1
    else:
        tile = 1
        p.tiles_left -= 1
        p.shape[origin] = (p.heading[company] + 3) % 6 + 8 * d
    state.close_around(g, p, origin, -1)
    state.close_around(g, p, cell, 1)
    p.loco_at[company] = cell
    p.heading[company] = d
    p.line_at[cell] = company
    p.shut[cell] += codes.OCCUPIED
    flat.note(w, codes.NOTE_EXTENDED, company, origin, cell, p.active * 256 + tile * 64 + p.tiles_left)
    if left and p.home_left:
        # A line that was merged into while it waited has places already, but not its own town.
        p.joined[company] |= 1 << company
        flat.note(w, codes.NOTE_JOINED, company, company, flat.bits(p.joined[company]), 0)


def waiting(g: Ground, p: Position) -> int:
    """The starting towns that no locomotive has left yet: with `home_left` they are joined to nothing (R5.7, R8.3)."""
    found = 0
    for company in range(g.companies):
        if p.heading[company] < 0:
            found |= 1 << company
    return found


def meet_station(p: Position, w: Work, company: int, cell: int) -> None:
    """Connect the station on the final hex (R5.9) and take a passenger from somebody else's (R5.8)."""
    owner = p.station_at[cell]
    if owner < 0:
        return
    p.stations_on[company * codes.SEATS + owner] += 1
    flat.note(w, codes.NOTE_CONNECTED, owner, company, cell, 0)
    if owner != p.active and p.passengers_left > 0 and (p.veto_bidder < 0 or p.veto_bidder == p.active):
        p.passengers_left -= 1
        p.passengers[p.active] += 1
        flat.note(w, codes.NOTE_PASSENGER, p.active, owner, cell, p.passengers_left)


def join_places(g: Ground, p: Position, w: Work, company: int, cell: int) -> None:
    """Join every new place next to the final hex, then score cities, then railway towns (R8.1 to R8.3)."""
    new = g.touch[cell] & ~p.joined[company]
    if p.home_left:
        new &= ~waiting(g, p)
    if new == 0:
        return
    p.joined[company] |= new
    count = flat.bits(p.joined[company])
    if w.tracing:
        told = flat.bits(p.joined[company] & ~new)
        for place in range(g.places):
            if new >> place & 1:
                told += 1
                flat.note(w, codes.NOTE_JOINED, company, place, told, 0)
    # R8.2: the count includes everything joined by this very move, so towns are scored after all has been joined.
    for place in range(g.companies, g.places):
        if new >> place & 1:
            if g.city_mask >> place & 1:
                majority.hold_investments(p, w, place - g.companies)
                majority.share_out(p.seats, w, 2, 1)
                flat.note(w, codes.NOTE_CITY, place, company, 0, 0)
            else:
                majority.hold_stations(p, w, company)
                majority.share_out(p.seats, w, count, count // 2)
                flat.note(w, codes.NOTE_TOWN, place, company, count, 0)
            majority.pay(p, w)
            flat.note(w, codes.NOTE_POINTS, w.paid[0], w.paid[1], w.paid[2], w.paid[3])
