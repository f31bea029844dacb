"""Final scoring and the order of the seats (S11)."""

from __future__ import annotations

from rainhill.games.steam.rules import codes, links
from rainhill.games.steam.rules.state import Position


def income_points(income: int) -> int:
    """Half of a positive income, rounded down, or minus two for each point of a negative one (S11.2)."""
    return income // 2 if income >= 0 else 2 * income


def total(p: Position, seat: int) -> int:
    """The score of a seat if the match ended now; a bankrupt seat has none (S11.2, S11.3)."""
    if p.bankrupt[seat]:
        return 0
    return p.points[seat] + income_points(p.income[seat]) + links.count_complete(p, seat)


def is_ahead(p: Position, a: int, b: int) -> int:
    """Whether seat a ranks before seat b (S11.4, S11.5)."""
    if p.bankrupt[a] or p.bankrupt[b]:
        if p.bankrupt[a] and p.bankrupt[b]:
            return 1 if p.bankrupt[a] > p.bankrupt[b] else 0
        return 1 if p.bankrupt[b] else 0
    mine = total(p, a)
    other = total(p, b)
    if mine != other:
        return 1 if mine > other else 0
    if p.income[a] != p.income[b]:
        return 1 if p.income[a] > p.income[b] else 0
    # S11.4: the lower action tile of the last round; no two seats hold the same.
    return 1 if p.tile_of[a] < p.tile_of[b] else 0


def winner(p: Position) -> int:
    """The seat that wins when the match is over, otherwise -1."""
    if p.phase != codes.OVER:
        return -1
    best = 0
    for seat in range(1, p.seats):
        if is_ahead(p, seat, best):
            best = seat
    return best
