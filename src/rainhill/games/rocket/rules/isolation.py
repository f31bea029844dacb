"""Isolation (R10): whether a locomotive can still reach anything new, along a path that uses no hex twice.

Three questions of growing cost. The route remembered from last time may still be good. If not, the shortest walk over
(hex, heading) is looked for: no walk means isolated, and a walk without a repeated hex is an escape. Only when the
shortest walk crosses itself does the exact search branch, and it looks for a walk again after every step.
"""

from __future__ import annotations

from rainhill.games.rocket.rules import codes
from rainhill.games.rocket.rules.state import Ground, Position, Work


def is_isolated(g: Ground, p: Position, w: Work, company: int) -> bool:
    """Whether the line can by its own moves reach no new place and no other line (R10.1)."""
    if has_good_route(g, p, company):
        return False
    for i in range(codes.CELLS):
        w.used[i] = 0
    w.steps = 0
    return not escapes(g, p, w, company, -1, p.loco_at[company], p.heading[company], 1)


def is_in_reach(g: Ground, p: Position, w: Work, line: int) -> bool:
    """Whether another locomotive could by its own moves run into a line (R10.1, where others count)."""
    for company in range(g.companies):
        if company == line or p.closed >> company & 1:
            continue
        for i in range(codes.CELLS):
            w.used[i] = 0
        if escapes(g, p, w, company, line, p.loco_at[company], p.heading[company], 1):
            return True
    return False


def has_good_route(g: Ground, p: Position, company: int) -> bool:
    """Whether the remembered route is still free and still leads somewhere new."""
    n = p.route_length[company]
    if n == 0:
        return False
    base = company * codes.ROUTE
    for i in range(n):
        cell = p.route[base + i]
        if g.place_at[cell] >= 0 or p.line_at[cell] >= 0:
            return False
    return is_goal(g, p, company, p.route[base + n - 1])


def advance_route(p: Position, company: int, cell: int) -> None:
    """The locomotive moved: keep the rest of its route if it ran along it, else forget it."""
    base = company * codes.ROUTE
    n = p.route_length[company]
    if n > 0 and p.route[base] == cell:
        n -= 1
        for i in range(n):
            p.route[base + i] = p.route[base + i + 1]
    else:
        n = 0
    p.route_length[company] = n


def is_goal(g: Ground, p: Position, company: int, cell: int) -> bool:
    """Whether a locomotive on this cell would be next to a place not joined or to another line (R10.1)."""
    # Its own starting town is nothing new, whether it counts already or not (R5.7).
    if g.touch[cell] & ~(p.joined[company] | 1 << company):
        return True
    for d in range(6):
        line = p.line_at[g.near[cell * 6 + d]]
        if line >= 0 and line != company:
            return True
    return False


def is_next_to(g: Ground, p: Position, line: int, cell: int) -> bool:
    """Whether a cell lies next to a line."""
    for d in range(6):
        if p.line_at[g.near[cell * 6 + d]] == line:
            return True
    return False


def escapes(g: Ground, p: Position, w: Work, company: int, line: int, cell: int, heading: int, depth: int) -> bool:
    """Whether a path without repeated hexes leads from (cell, heading) to a goal, avoiding the cells in `w.used`.

    The goal is whatever is new to the company, or with `line` (-1: none) a hex next to that line.
    """
    walk = find_walk(g, p, w, company, line, cell, heading)
    if walk < 0:
        return False
    if is_simple(w, walk):
        if depth == 1 and line < 0:
            remember(p, w, company, walk)
        return True
    for turn in range(6):
        d = turn if heading < 0 else (heading + 5 + turn) % 6
        if heading >= 0 and turn > 2:
            break
        other = g.near[cell * 6 + d]
        if g.place_at[other] >= 0 or p.line_at[other] >= 0 or w.used[other]:
            continue
        w.steps += 1
        w.used[other] = 1
        found = escapes(g, p, w, company, line, other, d, depth + 1)
        w.used[other] = 0
        if found:
            return True
    return False


def find_walk(g: Ground, p: Position, w: Work, company: int, line: int, cell: int, heading: int) -> int:
    """Breadth first over (hex, heading): the place in `w.queue` where a shortest walk ends, or -1."""
    for i in range(codes.CELLS):
        w.seen[i] = 0
    head = -1
    tail = 0
    here = cell
    facing = heading
    while True:
        first = 0 if facing < 0 else facing + 5
        last = 6 if facing < 0 else facing + 8
        for turn in range(first, last):
            d = turn % 6
            other = g.near[here * 6 + d]
            if g.place_at[other] >= 0 or p.line_at[other] >= 0 or w.used[other] or w.seen[other] >> d & 1:
                continue
            w.seen[other] |= 1 << d
            w.queue[tail] = other * 6 + d
            w.parent[tail] = head
            if is_goal(g, p, company, other) if line < 0 else is_next_to(g, p, line, other):
                return tail
            tail += 1
        head += 1
        if head == tail:
            return -1
        here = w.queue[head] // 6
        facing = w.queue[head] % 6


def is_simple(w: Work, walk: int) -> bool:
    """Whether the walk that ends at this place of the queue uses no hex twice."""
    at = walk
    while at >= 0:
        cell = w.queue[at] // 6
        back = w.parent[at]
        while back >= 0:
            if w.queue[back] // 6 == cell:
                return False
            back = w.parent[back]
        at = w.parent[at]
    return True


def remember(p: Position, w: Work, company: int, walk: int) -> None:
    """Keep the walk as the line's escape route, if it is not too long to keep."""
    n = 0
    at = walk
    while at >= 0:
        n += 1
        at = w.parent[at]
    p.route_length[company] = 0
    if n > codes.ROUTE:
        return
    p.route_length[company] = n
    at = walk
    while at >= 0:
        n -= 1
        p.route[company * codes.ROUTE + n] = w.queue[at] // 6
        at = w.parent[at]
