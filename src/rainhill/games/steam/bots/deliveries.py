"""Which cubes a seat can deliver in Steam over the links there are, and for how many points at each level."""

from __future__ import annotations

from rainhill.games.steam.bots.scratch import Scratch
from rainhill.games.steam.rules import codes, routes
from rainhill.games.steam.rules.state import Ground, Position, Work


def scan(s: Scratch, p: Position, seat: int, reach: int, every: int) -> None:
    """Fill `s.worth` for a seat and every level up to `reach`; with `every` also for cubes that are not there."""
    for i in range(1400):
        s.worth[i] = 0
    routes.map_links(s.ground, p, s.work)
    s.reach = reach
    for origin in range(s.ground.stops):
        if p.colour_of[origin] < 0:
            continue
        colours = 0
        for colour in range(5):
            if every or p.cubes[origin * 5 + colour]:
                colours |= 1 << colour
        colours &= s.work.within[reach * 40 + origin]
        if colours:
            s.origin = origin
            s.nodes = s.patience
            s.work.visited = s.work.one << origin
            roam(p, s.work, s, seat, origin, 0, 0, 0, colours)


def roam(p: Position, w: Work, s: Scratch, seat: int, at: int, used: int, own: int, foreign: int, colours: int) -> None:
    """Try every link from here as `routes.walk` does; ways on which the others together have more are left out."""
    left = s.reach - used - 1
    for i in range(w.adj_start[at], w.adj_start[at + 1]):
        to = w.adj_to[i]
        if w.visited >> to & 1:
            continue
        s.nodes -= 1
        if s.nodes < 0:
            return
        mine = own
        theirs = foreign
        if w.adj_owner[i] == seat:
            mine += 1
        elif w.adj_owner[i] != codes.NOBODY:
            theirs += 1
        if theirs > mine + left:
            continue
        go_on = colours
        colour = p.colour_of[to]
        if colour >= 0 and colours >> colour & 1:
            go_on &= ~(1 << colour)
            if mine > 0 and mine >= theirs:
                enter(s, colour, used + 1, mine * 1000 - theirs * s.envy)
        if left > 0:
            go_on &= w.within[left * 40 + to]
            if go_on:
                seen = w.visited
                w.visited |= w.one << to
                roam(p, w, s, seat, to, used + 1, mine, theirs, go_on)
                w.visited = seen


def widen(s: Scratch, p: Position, old: Position, seat: int, reach: int) -> None:
    """Add to `s.worth` what the links bring that are in `p` and not yet in `old`; all else must be there already."""
    routes.map_links(s.ground, p, s.work)
    s.reach = reach
    if not mark_new(s.ground, p, old, s.work, s):
        return
    for origin in range(s.ground.stops):
        if p.colour_of[origin] < 0 or s.to_new[origin] >= reach:
            continue
        colours = 0
        for colour in range(5):
            if p.cubes[origin * 5 + colour]:
                colours |= 1 << colour
        colours &= s.work.within[reach * 40 + origin]
        if colours:
            s.origin = origin
            s.nodes = s.patience
            s.work.visited = s.work.one << origin
            roam_new(p, s.work, s, seat, origin, 0, 0, 0, colours, 0)


def mark_new(g: Ground, p: Position, old: Position, w: Work, s: Scratch) -> int:
    """Find the links that are new and the way to them from every stop; tell whether there are any."""
    found = 0
    s.tail = 0
    for stop in range(g.stops):
        s.to_new[stop] = 100
    for link in range(p.links):
        s.is_new[link] = 0
        if routes.is_usable(p, link) and (link >= old.links or not routes.is_usable(old, link)):
            s.is_new[link] = 1
            found = 1
            for i in range(2):
                end = p.link_b[link] if i else p.link_a[link]
                if s.to_new[end]:
                    s.to_new[end] = 0
                    s.queue[s.tail] = end
                    s.tail += 1
    head = 0
    while head < s.tail:
        at = s.queue[head]
        head += 1
        for i in range(w.adj_start[at], w.adj_start[at + 1]):
            if s.to_new[w.adj_to[i]] == 100:
                s.to_new[w.adj_to[i]] = s.to_new[at] + 1
                s.queue[s.tail] = w.adj_to[i]
                s.tail += 1
    return found


def roam_new(
    p: Position, w: Work, s: Scratch, seat: int, at: int, used: int, own: int, foreign: int, colours: int, fresh: int
) -> None:
    """Like `roam`, for ways that use a new link; `fresh` tells whether they have already."""
    left = s.reach - used - 1
    for i in range(w.adj_start[at], w.adj_start[at + 1]):
        to = w.adj_to[i]
        over = fresh | s.is_new[w.adj_link[i]]
        if w.visited >> to & 1 or (not over and s.to_new[to] >= left):
            continue
        s.nodes -= 1
        if s.nodes < 0:
            return
        mine = own
        theirs = foreign
        if w.adj_owner[i] == seat:
            mine += 1
        elif w.adj_owner[i] != codes.NOBODY:
            theirs += 1
        if theirs > mine + left:
            continue
        go_on = colours
        colour = p.colour_of[to]
        if colour >= 0 and colours >> colour & 1:
            go_on &= ~(1 << colour)
            if over and mine > 0 and mine >= theirs:
                enter(s, colour, used + 1, mine * 1000 - theirs * s.envy)
        if left > 0:
            go_on &= w.within[left * 40 + to]
            if go_on:
                seen = w.visited
                w.visited |= w.one << to
                roam_new(p, w, s, seat, to, used + 1, mine, theirs, go_on, over)
                w.visited = seen


def enter(s: Scratch, colour: int, length: int, value: int) -> None:
    """Keep a delivery if it is the best of its cube at its length or above."""
    base = (s.origin * 5 + colour) * 7
    for level in range(length, 7):
        if s.worth[base + level] < value:
            s.worth[base + level] = value


def find_rivals(s: Scratch, p: Position, seat: int) -> None:
    """Count for every kind of cube the other seats that can deliver it at their level or the next."""
    for i in range(200):
        s.rivals[i] = 0
    for other in range(p.seats):
        if other == seat or not p.alive >> other & 1:
            continue
        reach = p.level[other] + 1
        if reach > codes.HIGHEST_LEVEL:
            reach = codes.HIGHEST_LEVEL
        scan(s, p, other, reach, 0)
        for i in range(s.ground.stops * 5):
            if s.worth[i * 7 + reach] > 0:
                s.rivals[i] += 1


def reach_of(p: Position, seat: int) -> int:
    """The highest level a seat can come to."""
    reach = p.level[seat] + p.rounds - p.round + 1
    return reach if reach < codes.HIGHEST_LEVEL else codes.HIGHEST_LEVEL
