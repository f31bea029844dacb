"""Where a locomotive may go (R5.1 to R5.4)."""

from __future__ import annotations

from rainhill.games.rocket.rules import codes
from rainhill.games.rocket.rules.state import Ground, Position


def reached(g: Ground, p: Position, company: int, cell: int) -> int:
    """The other line next to a cell: -1 if there is none, -2 if there are two or more different ones (R5.3, R5.4)."""
    other = -1
    for d in range(6):
        line = p.line_at[g.near[cell * 6 + d]]
        if line >= 0 and line != company and line != other:
            if other >= 0:
                return -2
            other = line
    return other


def refuse_target(g: Ground, p: Position, company: int, d: int) -> int:
    """Why the locomotive may not go in direction d, or FINE (R5.1, R5.2, R5.4)."""
    heading = p.heading[company]
    if heading >= 0:
        turn = (d - heading + 6) % 6
        if 1 < turn < 5:
            return codes.TURN_TOO_SHARP
    cell = g.near[p.loco_at[company] * 6 + d]
    if cell == codes.OFF:
        return codes.OFF_THE_MAP
    line = p.line_at[cell]
    if line >= 0:
        if p.loco_at[line] == cell:
            return codes.TARGET_LOCOMOTIVE
        return codes.TARGET_TRACK
    if g.place_at[cell] >= 0:
        return codes.TARGET_PLACE
    if reached(g, p, company, cell) == -2:
        return codes.TWO_LINES
    return codes.FINE


def targets(g: Ground, p: Position, company: int) -> int:
    """The directions in which the locomotive may go, one bit each (R5.1, R5.2, R5.4)."""
    found = 0
    if p.closed >> company & 1:
        return 0
    heading = p.heading[company]
    base = p.loco_at[company] * 6
    count = 6 if heading < 0 else 3
    for i in range(count):
        d = i if heading < 0 else (heading + 5 + i) % 6
        cell = g.near[base + d]
        if g.place_at[cell] < 0 and p.line_at[cell] < 0 and reached(g, p, company, cell) != -2:
            found |= 1 << d
    return found


def can_any_move(g: Ground, p: Position) -> bool:
    """Whether any locomotive has a legal target, R2.2 left aside (R11.3)."""
    for company in range(g.companies):
        if targets(g, p, company):
            return True
    return False
