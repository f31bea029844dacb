"""The goods phase: moving cubes, improving locomotives, placing points (S9)."""

from __future__ import annotations

from rainhill.games.steam.rules import codes, routes
from rainhill.games.steam.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def refuse_improve(p: Position) -> int:
    """Why the mover may not improve the locomotive, or FINE (S9.2)."""
    if p.level[p.asked] == codes.HIGHEST_LEVEL:
        return codes.LEVEL_HIGHEST
    return codes.ALREADY_IMPROVED if p.improved >> p.asked & 1 else codes.FINE


def improve(p: Position, w: Work) -> None:
    """Raise the mover's locomotive by one level (S9.2)."""
    p.level[p.asked] += 1
    p.improved |= 1 << p.asked
    flat.note(w, codes.NOTE_LEVEL, p.asked, p.level[p.asked], 0, 0)


def list_deliveries(g: Ground, p: Position, w: Work) -> None:
    """Every delivery of the mover, equal ones once (S9.3 to S9.10)."""
    routes.map_links(g, p, w)
    w.stamp += 1
    for origin in range(g.stops):
        if p.colour_of[origin] >= 0:
            routes.list_from(p, w, origin)


def find_delivery(g: Ground, p: Position, w: Work, pick: int) -> int:
    """Whether the mover can deliver anything; leaves one delivery listed, a random one with `pick`."""
    routes.map_links(g, p, w)
    number = g.stops * 5
    turn = flat.draw(w, number) if pick else 0
    for n in range(number):
        i = (n + turn) % number
        if p.cubes[i] and routes.some_delivery(p, w, i // 5, i % 5, pick):
            return 1
    return 0


def refuse_delivery(g: Ground, p: Position, w: Work, origin: int, to: int, colour: int, points: int) -> int:
    """Why this delivery is not legal, or FINE; if it is, its way is left in `w.route` (S9.3 to S9.7)."""
    if p.colour_of[origin] < 0 or not p.cubes[origin * 5 + colour]:
        return codes.NO_SUCH_CUBE
    if p.colour_of[to] != colour:
        return codes.WRONG_COLOUR
    if origin == to:
        return codes.BACK_TO_ORIGIN
    own = points >> p.asked * 3 & 7
    total = 0
    for seat in range(6):
        links = points >> seat * 3 & 7
        total += links
        if links > own:
            return codes.TOO_MANY_OF_OTHER if own else codes.NO_OWN_LINK
    if own == 0:
        return codes.NO_OWN_LINK
    if total > p.level[p.asked]:
        return codes.LEVEL_TOO_LOW
    routes.map_links(g, p, w)
    if routes.find_route(p, w, origin, to, colour, points, 0):
        return codes.FINE
    if routes.find_route(p, w, origin, to, colour, points, 1):
        return codes.STOPS_EARLIER
    return codes.PASSES_TWICE if routes.find_route(p, w, origin, to, colour, points, 2) else codes.NO_ROUTE


def deliver(g: Ground, p: Position, w: Work, origin: int, to: int, colour: int, points: int) -> None:
    """Move a cube; everybody who scores is asked what for, the mover first (S9.8, S9.9)."""
    p.cubes[origin * 5 + colour] -= 1
    p.bag[colour] += 1
    flat.note_long(w, codes.NOTE_DELIVERED, p.asked, colour, origin, to, points, 0, 0)
    if w.tracing:
        routes.map_links(g, p, w)
        routes.find_route(p, w, origin, to, colour, points, 0)
        note_route(w)
    p.mover = p.asked
    p.cube = colour
    p.origin = origin
    p.destination = to
    p.waiting = 0
    for seat in range(6):
        p.award[seat] = points >> seat * 3 & 7
        if p.award[seat]:
            p.waiting |= 1 << seat
    p.phase = codes.SCORING


def note_route(w: Work) -> None:
    """Remember the way just found."""
    for i in range(w.route_length, 7):
        w.route[i] = 0
    flat.note_long(
        w, codes.NOTE_ROUTE, w.route_length, w.route[0], w.route[1], w.route[2], w.route[3], w.route[4], w.route[5]
    )


def score(p: Position, w: Work, on_income: int) -> int:
    """Put the points of the seat asked on income or VP; tell whether everybody has done so (S2.1, S9.8)."""
    seat = p.asked
    points = p.award[seat]
    if on_income:
        rise = points
        if p.income[seat] + rise > p.income_limit:
            rise = p.income_limit - p.income[seat]
        p.income[seat] += rise
        flat.note(w, codes.NOTE_INCOME, seat, points, p.income[seat], points - rise)
    else:
        p.points[seat] += points
        flat.note(w, codes.NOTE_POINTS, seat, points, p.points[seat], 0)
    p.waiting &= ~(1 << seat)
    if not p.waiting:
        close_scoring(p)
        return 1
    for i in range(p.in_order):
        if p.waiting >> p.order[i] & 1:
            p.asked = p.order[i]
            break
    return 0


def close_scoring(p: Position) -> None:
    """Forget the delivery, so that equal positions are equal."""
    p.phase = codes.GOODS
    p.asked = p.mover
    p.mover = -1
    p.cube = -1
    p.origin = -1
    p.destination = -1
    for seat in range(6):
        p.award[seat] = 0
