"""Proposing an extension and the veto round about it (R5.5, R5.6, R6)."""

from __future__ import annotations

from rainhill.games.rocket.rules import codes, lines
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def propose(g: Ground, p: Position, w: Work, company: int, d: int) -> None:
    """The active seat moves a locomotive and takes a share (R5.1, R5.5); then holders are asked (R6.1)."""
    cell = p.loco_at[company]
    p.moved |= 1 << company
    p.veto_company = company
    p.veto_proposed = d
    p.veto_target = d
    p.veto_bid = 0
    p.veto_bidder = -1
    flat.note(w, codes.NOTE_PROPOSED, p.active, company, cell, g.near[cell * 6 + d])
    if p.isolated >> company & 1:
        flat.note(w, codes.NOTE_NO_SHARE, p.active, company, 1, 0)
    elif p.piles and p.pile[company] == 0:
        flat.note(w, codes.NOTE_NO_SHARE, p.active, company, 0, 0)
    else:
        if p.piles:
            p.pile[company] -= 1
            p.real[company] += 1
        p.shares[company * codes.SEATS + p.active] += 1
        flat.note(w, codes.NOTE_SHARE, p.active, company, 0, 0)
    p.phase = codes.VETO
    ask_next(p, p.active)


def ask_next(p: Position, after: int) -> None:
    """Ask the next holder to the left of `after` (R6.1), then the active seat if somebody bid (R6.3), then nobody."""
    seat = (after + 1) % p.seats
    while seat != p.active:
        if p.shares[p.veto_company * codes.SEATS + seat] > 0:
            p.asked = seat
            return
        seat = (seat + 1) % p.seats
    p.asked = p.active
    # With the phase back at ACT the core knows that the move is final (R5.6).
    p.phase = codes.DEFEND if p.veto_bid > 0 else codes.ACT


def refuse_bid(g: Ground, p: Position, shares: int, d: int) -> int:
    """Why this bid is not legal for the seat asked, or FINE (R6.2, R6.3)."""
    held = p.shares[p.veto_company * codes.SEATS + p.asked]
    if p.phase == codes.VETO:
        if shares <= p.veto_bid:
            return codes.BID_TOO_LOW
    elif shares < p.veto_bid:
        return codes.DEFENCE_TOO_LOW
    if shares > held:
        return codes.BID_TOO_HIGH
    if lines.targets(g, p, p.veto_company) >> d & 1 == 0:
        return codes.BID_TARGET
    if p.phase == codes.DEFEND and not p.defence_any and d != p.veto_proposed:
        return codes.DEFENCE_TARGET
    return codes.FINE


def bid(g: Ground, p: Position, w: Work, shares: int, d: int) -> None:
    """Bid in the round, or defend (R6.2, R6.3)."""
    cell = g.near[p.loco_at[p.veto_company] * 6 + d]
    flat.note(w, codes.NOTE_BID, p.asked, p.veto_company, shares, cell)
    p.veto_bid = shares
    p.veto_bidder = p.asked
    p.veto_target = d
    close_or_go_on(g, p, w)


def decline(g: Ground, p: Position, w: Work) -> None:
    """Not bid, or not defend (R6.2)."""
    flat.note(w, codes.NOTE_PASS, p.asked, p.veto_company, 0, 0)
    close_or_go_on(g, p, w)


def close_or_go_on(g: Ground, p: Position, w: Work) -> None:
    """After an answer: ask the next holder, or let the holder of the last bid pay (R6.4)."""
    if p.phase == codes.VETO:
        ask_next(p, p.asked)
        return
    pay_bid(g, p, w)
    p.asked = p.active
    p.phase = codes.ACT


def pay_bid(g: Ground, p: Position, w: Work) -> None:
    """Only the holder of the last bid pays; in 1999 real shares go back to the pile first (R6.4)."""
    company = p.veto_company
    p.shares[company * codes.SEATS + p.veto_bidder] -= p.veto_bid
    if p.piles:
        back = p.veto_bid if p.veto_bid < p.real[company] else p.real[company]
        p.real[company] -= back
        p.extra[company] -= p.veto_bid - back
        # An isolated company has no pile any more: its real shares leave the game.
        if not p.isolated >> company & 1:
            p.pile[company] += back
    cell = g.near[p.loco_at[company] * 6 + p.veto_target]
    flat.note(w, codes.NOTE_PAID, p.veto_bidder, company, p.veto_bid, cell)
