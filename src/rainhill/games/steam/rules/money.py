"""Paying and raising money (S2, S12.3, S12.4)."""

from __future__ import annotations

from rainhill.games.steam.rules import codes
from rainhill.games.steam.rules.state import Position, Work
from rainhill.kernel import flat


def reach(p: Position, seat: int) -> int:
    """What a seat can pay if it may raise money: cash, income down to -10, then 2 VP for $5 (S2.2, S2.3)."""
    return p.cash[seat] + 5 * (p.income[seat] - codes.LOWEST_INCOME) + 5 * (p.points[seat] // 2)


def limit(p: Position, seat: int, purpose: int) -> int:
    """The most a seat can pay for something now: what it cannot pay it cannot buy (S2.4, S12.4)."""
    if not p.standard:
        return reach(p, seat)
    if purpose == codes.FOR_TRACK and (p.mercy_track or p.mercy_track_seats >> seat & 1):
        return reach(p, seat)
    if purpose == codes.FOR_EXPENSES and (p.mercy_upkeep or p.mercy_upkeep_seats >> seat & 1):
        return reach(p, seat)
    return p.cash[seat]


def raise_money(p: Position, w: Work, seat: int, steps: int) -> None:
    """Get $5 a step from the bank, for income first, then for VP, never below 0 (S2.2, S2.3, S2.5, S12.3)."""
    income = p.income[seat]
    points = p.points[seat]
    raised = 0
    while raised < steps:
        if p.income[seat] > codes.LOWEST_INCOME:
            p.income[seat] -= 1
        elif p.points[seat] >= 2:
            p.points[seat] -= 2
        else:
            break
        raised += 1
    p.cash[seat] += 5 * raised
    if raised:
        flat.note(w, codes.NOTE_RAISED, seat, 5 * raised, income - p.income[seat], points - p.points[seat])


def raise_capital(p: Position, w: Work, seat: int, steps: int) -> None:
    """Raise capital, or none (S12.3)."""
    if steps:
        raise_money(p, w, seat, steps)
    else:
        flat.note(w, codes.NOTE_DECLINED, seat, 0, 0, 0)


def pay(p: Position, w: Work, seat: int, amount: int, purpose: int) -> None:
    """Pay from cash, raising no more than is lacking; change stays as cash (S2.2)."""
    if amount > p.cash[seat]:
        raise_money(p, w, seat, (amount - p.cash[seat] + 4) // 5)
    p.cash[seat] -= amount
    if amount:
        flat.note(w, codes.NOTE_PAID, seat, amount, purpose, 0)


def capital_steps(p: Position, seat: int) -> int:
    """How many times $5 a seat can raise as capital (S12.3)."""
    steps = p.income[seat] - codes.LOWEST_INCOME
    if p.capital_points:
        steps += p.points[seat] // 2
    return steps


# The arrays of a compiled position are out of reach for Python; views look at them through these.
def cash_of(p: Position, seat: int) -> int:
    """A seat's cash."""
    return p.cash[seat]


def income_of(p: Position, seat: int) -> int:
    """A seat's income."""
    return p.income[seat]


def points_of(p: Position, seat: int) -> int:
    """A seat's victory points."""
    return p.points[seat]
