"""Final scoring (R12)."""

from __future__ import annotations

from rainhill.games.rocket.rules import codes, majority
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def joined_to_any(g: Ground, p: Position) -> int:
    """The places joined to at least one line that is not closed; closed lines have left theirs to their survivors."""
    joined = 0
    for company in range(g.companies):
        if not p.closed >> company & 1:
            joined |= p.joined[company]
    return joined


def score_industry(g: Ground, p: Position, w: Work, industry: int) -> None:
    """Most 6, second 3; investments in cities joined to no line do not count (R12.1). Into `w.hold` and `w.paid`."""
    joined = joined_to_any(g, p)
    for s in range(codes.SEATS):
        w.hold[s] = 0
    for slot in range(g.cities * 2):
        if g.industry_of[slot] == industry and joined >> (g.companies + slot // 2) & 1:
            for s in range(p.seats):
                w.hold[s] += p.invested[s * codes.SLOTS + slot]
    majority.share_out(p.seats, w, 6, 3)


def score_passengers(p: Position, w: Work) -> None:
    """Most 6, second 3 (R12.1)."""
    majority.hold_passengers(p, w)
    majority.share_out(p.seats, w, 6, 3)


def score_stations(p: Position, w: Work, company: int) -> None:
    """Most connected stations: 1 for each joined place, second half (R12.2)."""
    count = flat.bits(p.joined[company])
    majority.hold_stations(p, w, company)
    majority.share_out(p.seats, w, count, count // 2)


def score_shares(p: Position, w: Work, company: int) -> None:
    """Most shares: 1 for each joined place, second half (R12.2)."""
    count = flat.bits(p.joined[company])
    majority.hold_shares(p, w, company)
    majority.share_out(p.seats, w, count, count // 2)


def add_paid(p: Position, w: Work) -> None:
    """Add what was shared out to the totals."""
    for s in range(p.seats):
        w.total[s] += w.paid[s]


def total_up(g: Ground, p: Position, w: Work) -> None:
    """What every seat would have if the match ended now: earned before and final scoring, in `w.total` (R12.3)."""
    for s in range(codes.SEATS):
        w.total[s] = p.score[s]
    for industry in range(g.industries):
        score_industry(g, p, w, industry)
        add_paid(p, w)
    score_passengers(p, w)
    add_paid(p, w)
    for company in range(g.companies):
        if not p.closed >> company & 1:
            score_stations(p, w, company)
            add_paid(p, w)
            score_shares(p, w, company)
            add_paid(p, w)
