"""First and second (R9): who is paid when pieces are compared."""

from __future__ import annotations

from rainhill.games.rocket.rules import codes
from rainhill.games.rocket.rules.state import Position, Work


def share_out(seats: int, w: Work, first_sum: int, second_sum: int) -> None:
    """Compare the pieces in `w.hold` and write what each seat is paid into `w.paid` (R9.1, R9.2)."""
    best = 0
    second = 0
    for s in range(codes.SEATS):
        w.paid[s] = 0
    for s in range(seats):
        if w.hold[s] > best:
            second = best
            best = w.hold[s]
        elif second < w.hold[s] < best:
            second = w.hold[s]
    if best == 0:
        return
    firsts = 0
    seconds = 0
    for s in range(seats):
        if w.hold[s] == best:
            firsts += 1
        elif w.hold[s] == second:
            seconds += 1
    for s in range(seats):
        if w.hold[s] == best:
            w.paid[s] = first_sum if firsts == 1 else (first_sum + second_sum) // firsts
        elif firsts == 1 and second > 0 and w.hold[s] == second:
            w.paid[s] = second_sum // seconds


def pay(p: Position, w: Work) -> None:
    """Add what was shared out to the scores."""
    for s in range(p.seats):
        p.score[s] += w.paid[s]


def hold_investments(p: Position, w: Work, city: int) -> None:
    """Compare investments in a city, all industries together (R8.1)."""
    for s in range(codes.SEATS):
        w.hold[s] = p.invested[s * codes.SLOTS + city * 2] + p.invested[s * codes.SLOTS + city * 2 + 1]


def hold_stations(p: Position, w: Work, company: int) -> None:
    """Compare stations connected to a line (R8.2, R12.2)."""
    for s in range(codes.SEATS):
        w.hold[s] = p.stations_on[company * codes.SEATS + s]


def hold_shares(p: Position, w: Work, company: int) -> None:
    """Compare shares of a company (R7.2, R12.2)."""
    for s in range(codes.SEATS):
        w.hold[s] = p.shares[company * codes.SEATS + s]


def hold_passengers(p: Position, w: Work) -> None:
    """Compare passengers (R12.1)."""
    for s in range(codes.SEATS):
        w.hold[s] = p.passengers[s]
