"""The merger of two lines: points for shares, the exchange of shares, one line afterwards (R7)."""

from __future__ import annotations

from rainhill.games.rocket.rules import codes, majority, state
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def merge_lines(g: Ground, p: Position, w: Work, company: int, other: int, cell: int) -> None:
    """The line that moved is closed and becomes part of the one it reached (R7)."""
    count = flat.bits(p.joined[company])
    majority.hold_shares(p, w, company)
    majority.share_out(p.seats, w, count, count // 2)
    majority.pay(p, w)
    # R7.3: the locomotive's hex becomes track; with no tile left the merger is finished all the same.
    state.close_around(g, p, cell, -1)
    if p.tiles_left > 0:
        p.tiles_left -= 1
    side = 0
    while p.line_at[g.near[cell * 6 + side]] != other:
        side += 1
    p.shape[cell] = (p.heading[company] + 3) % 6 + 8 * side
    flat.note(w, codes.NOTE_MERGED, company, other, count, p.tiles_left)
    flat.note(w, codes.NOTE_POINTS, w.paid[0], w.paid[1], w.paid[2], w.paid[3])
    exchange(p, w, company, other)
    # R7.5: everything belongs to the survivor now, and inherited places score nothing.
    for i in range(g.cells):
        if p.line_at[i] == company:
            p.line_at[i] = other
    for s in range(p.seats):
        p.stations_on[other * codes.SEATS + s] += p.stations_on[company * codes.SEATS + s]
        p.stations_on[company * codes.SEATS + s] = 0
    p.joined[other] |= p.joined[company]
    p.closed |= 1 << company
    p.merged_into[company] = other
    p.loco_at[company] = -1


def exchange(p: Position, w: Work, company: int, other: int) -> None:
    """Two shares of the closed company for one of the survivor; an odd one is lost (R7.4)."""
    wanted = 0
    for s in range(p.seats):
        returned = p.shares[company * codes.SEATS + s]
        received = returned // 2
        p.shares[company * codes.SEATS + s] = 0
        p.shares[other * codes.SEATS + s] += received
        wanted += received
        if returned > 0:
            flat.note(w, codes.NOTE_EXCHANGED, s, company * 8 + other, returned, received)
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
