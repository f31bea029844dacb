"""Finishing an extension: tile, passenger, joined places and their scoring, merger (R5.7 to R5.10, R7, R8)."""

from __future__ import annotations

from rainhill.rocket import codes, state
from rainhill.rocket.rules import lines, scoring
from rainhill.rocket.state import Ground, Position, Work


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
        merge(g, p, w, company, other, cell)
    p.veto_company = -1
    p.veto_proposed = -1
    p.veto_target = -1
    p.veto_bid = 0
    p.veto_bidder = -1


def roll(g: Ground, p: Position, w: Work, company: int, origin: int, cell: int, d: int) -> None:
    """Move the locomotive; lay a tile on the hex just left, but none on the starting town (R5.7)."""
    tile = 0
    if p.heading[company] < 0:
        p.line_at[origin] = -1
        p.shut[origin] -= codes.OCCUPIED
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
    state.note(w, codes.NOTE_EXTENDED, company, origin, cell, p.active * 256 + tile * 64 + p.tiles_left)


def meet_station(p: Position, w: Work, company: int, cell: int) -> None:
    """Connect the station on the final hex (R5.9) and take a passenger from somebody else's (R5.8)."""
    owner = p.station_at[cell]
    if owner < 0:
        return
    p.stations_on[company * 4 + owner] += 1
    state.note(w, codes.NOTE_CONNECTED, owner, company, cell, 0)
    if owner != p.active and p.passengers_left > 0 and (p.veto_bidder < 0 or p.veto_bidder == p.active):
        p.passengers_left -= 1
        p.passengers[p.active] += 1
        state.note(w, codes.NOTE_PASSENGER, p.active, owner, cell, p.passengers_left)


def join_places(g: Ground, p: Position, w: Work, company: int, cell: int) -> None:
    """Join every new place next to the final hex, then score cities, then railway towns (R8.1 to R8.3)."""
    new = g.touch[cell] & ~p.joined[company]
    if new == 0:
        return
    p.joined[company] |= new
    count = state.bits(p.joined[company])
    if w.tracing:
        told = state.bits(p.joined[company] & ~new)
        for place in range(g.places):
            if new >> place & 1:
                told += 1
                state.note(w, codes.NOTE_JOINED, company, place, told, 0)
    # R8.2: the count includes everything joined by this very move, so towns are scored after all has been joined.
    for place in range(g.companies, g.places):
        if new >> place & 1:
            if g.city_mask >> place & 1:
                scoring.hold_investments(p, w, place - g.companies)
                scoring.share_out(p.seats, w, 2, 1)
                state.note(w, codes.NOTE_CITY, place, company, 0, 0)
            else:
                scoring.hold_stations(p, w, company)
                scoring.share_out(p.seats, w, count, count // 2)
                state.note(w, codes.NOTE_TOWN, place, company, count, 0)
            scoring.pay(p, w)
            state.note(w, codes.NOTE_POINTS, w.paid[0], w.paid[1], w.paid[2], w.paid[3])


def merge(g: Ground, p: Position, w: Work, company: int, other: int, cell: int) -> None:
    """The line that moved is closed and becomes part of the one it reached (R7)."""
    count = state.bits(p.joined[company])
    scoring.hold_shares(p, w, company)
    scoring.share_out(p.seats, w, count, count // 2)
    scoring.pay(p, w)
    # R7.3: the locomotive's hex becomes track; with no tile left the merger is finished all the same.
    state.close_around(g, p, cell, -1)
    if p.tiles_left > 0:
        p.tiles_left -= 1
    side = 0
    while p.line_at[g.near[cell * 6 + side]] != other:
        side += 1
    p.shape[cell] = (p.heading[company] + 3) % 6 + 8 * side
    state.note(w, codes.NOTE_MERGED, company, other, count, p.tiles_left)
    state.note(w, codes.NOTE_POINTS, w.paid[0], w.paid[1], w.paid[2], w.paid[3])
    exchange(p, w, company, other)
    # R7.5: everything belongs to the survivor now, and inherited places score nothing.
    for i in range(g.cells):
        if p.line_at[i] == company:
            p.line_at[i] = other
    for s in range(p.seats):
        p.stations_on[other * 4 + s] += p.stations_on[company * 4 + s]
        p.stations_on[company * 4 + s] = 0
    p.joined[other] |= p.joined[company]
    p.closed |= 1 << company
    p.merged_into[company] = other
    p.loco_at[company] = -1


def exchange(p: Position, w: Work, company: int, other: int) -> None:
    """Two shares of the closed company for one of the survivor; an odd one is lost (R7.4)."""
    wanted = 0
    for s in range(p.seats):
        returned = p.shares[company * 4 + s]
        received = returned // 2
        p.shares[company * 4 + s] = 0
        p.shares[other * 4 + s] += received
        wanted += received
        if returned > 0:
            state.note(w, codes.NOTE_EXCHANGED, s, company * 8 + other, returned, received)
    # The closed company's own supplementary shares are back in their stock before new ones are needed.
    p.pile[company] = 0
    p.real[company] = 0
    p.extra[company] = 0
    if p.piles:
        # An isolated survivor has no pile, so all of them are supplementary.
        taken = wanted if wanted < p.pile[other] else p.pile[other]
        p.pile[other] -= taken
        p.real[other] += taken
        p.extra[other] += wanted - taken
