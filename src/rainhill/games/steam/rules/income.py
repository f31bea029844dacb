"""Income and expenses, and bankruptcy (S10, S12.11 to S12.13)."""

from __future__ import annotations

from rainhill.games.steam.rules import codes, links, money
from rainhill.games.steam.rules.state import Position, Work
from rainhill.kernel import flat


def upkeep(p: Position, seat: int) -> int:
    """What a seat's locomotive costs in every round (S12.11)."""
    return p.level[seat] if p.standard else 0


def settle_all(p: Position, w: Work) -> None:
    """Everybody in turn order gets income or pays; ends the match when one seat is left (S10.1, S10.6)."""
    for i in range(p.in_order):
        settle(p, w, p.order[i])
        if p.alive & (p.alive - 1) == 0:
            p.ended = codes.BY_BANKRUPTCY
            break
    drop_bankrupt(p)


def settle(p: Position, w: Work, seat: int) -> None:
    """One seat's income less upkeep; raising money in the phase does not change it (S10.2, S12.11)."""
    taken = upkeep(p, seat)
    due = p.income[seat] - taken
    if due >= 0:
        p.cash[seat] += due
        flat.note(w, codes.NOTE_RECEIVED, seat, due, taken, 0)
        return
    owed = -due
    if owed <= money.limit(p, seat, codes.FOR_EXPENSES):
        money.pay(p, w, seat, owed, codes.FOR_EXPENSES)
    elif p.standard:
        cover_shortfall(p, w, seat, owed)
    else:
        # S10.3, S10.4: every way to raise money is used first.
        money.raise_money(p, w, seat, owed)
        go_bankrupt(p, w, seat, owed)


def most(p: Position, seat: int) -> int:
    """The most a seat could pay in an income phase now, with every way to find money used (S10.3, S12.12)."""
    raised = money.limit(p, seat, codes.FOR_EXPENSES)
    if not p.standard:
        return raised
    covered = p.cash[seat] + 2 * (p.points[seat] + p.income[seat] - codes.LOWEST_INCOME)
    return raised if raised > covered else covered


def cover_shortfall(p: Position, w: Work, seat: int, owed: int) -> None:
    """Standard: cash, then 1 VP for $2, then 1 income for $2; an odd dollar comes back (S12.12)."""
    lacking = owed - p.cash[seat]
    points = 0
    income = 0
    while lacking > 2 * (points + income):
        if points < p.points[seat]:
            points += 1
        elif p.income[seat] - income > codes.LOWEST_INCOME:
            income += 1
        else:
            break
    covered = 2 * (points + income)
    p.points[seat] -= points
    p.income[seat] -= income
    money.pay(p, w, seat, p.cash[seat], codes.FOR_EXPENSES)
    flat.note(w, codes.NOTE_SHORTFALL, seat, lacking if covered > lacking else covered, points, income)
    if covered < lacking:
        go_bankrupt(p, w, seat, lacking - covered)
        return
    if covered > lacking:
        p.cash[seat] += covered - lacking
        flat.note(w, codes.NOTE_CHANGE, seat, covered - lacking, 0, 0)


def go_bankrupt(p: Position, w: Work, seat: int, owed: int) -> None:
    """The last cash is paid and the seat is out; its links lose their owner (S10.4, S10.5, S12.13)."""
    owed -= p.cash[seat]
    money.pay(p, w, seat, p.cash[seat], codes.FOR_EXPENSES)
    p.bankruptcies += 1
    p.bankrupt[seat] = p.bankruptcies
    p.alive &= ~(1 << seat)
    links.abandon(p, seat)
    flat.note(w, codes.NOTE_BANKRUPT, seat, owed, 0, 0)


def drop_bankrupt(p: Position) -> None:
    """Bankrupt seats leave the turn order (S10.4)."""
    kept = 0
    for i in range(p.in_order):
        if p.alive >> p.order[i] & 1:
            p.order[kept] = p.order[i]
            kept += 1
    p.in_order = kept
    for i in range(kept, 6):
        p.order[i] = -1
