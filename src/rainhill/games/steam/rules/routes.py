"""The ways a cube can take over complete links (S9.3 to S9.7).

`map_links` must come first: it sorts the complete links by stop and finds which colours can still be met from where,
which cuts most of a search short.
"""

from __future__ import annotations

from rainhill.games.steam.rules import codes, state
from rainhill.games.steam.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def map_links(g: Ground, p: Position, w: Work) -> None:
    """Sort the complete links by the stops they end at (S5.15, S8.5)."""
    for stop in range(g.stops + 2):
        w.adj_start[stop] = 0
    for link in range(p.links):
        if is_usable(p, link):
            w.adj_start[p.link_a[link] + 2] += 1
            if p.link_b[link] != p.link_a[link]:
                w.adj_start[p.link_b[link] + 2] += 1
    for stop in range(2, g.stops + 2):
        w.adj_start[stop] += w.adj_start[stop - 1]
    # adj_start[stop + 1] is where the next link of a stop goes; at the end it is where the next stop begins.
    for link in range(p.links):
        if is_usable(p, link):
            put_link(p, w, link, p.link_a[link], p.link_b[link])
            if p.link_b[link] != p.link_a[link]:
                put_link(p, w, link, p.link_b[link], p.link_a[link])
    find_within(g, p, w)


def is_usable(p: Position, link: int) -> int:
    """Whether goods may move over a link: it is complete and not void."""
    if p.link_owner[link] == codes.FREE or p.link_open[link] >= 0:
        return 0
    return 0 if p.link_flag[link] & codes.VOID else 1


def put_link(p: Position, w: Work, link: int, stop: int, to: int) -> None:
    """Enter a link in the list of a stop."""
    i = w.adj_start[stop + 1]
    w.adj_start[stop + 1] += 1
    w.adj_link[i] = link
    w.adj_to[i] = to
    w.adj_owner[i] = p.link_owner[link]


def find_within(g: Ground, p: Position, w: Work) -> None:
    """For every stop and number of links: the colours of the cities that lie within reach."""
    for stop in range(g.stops):
        w.within[stop] = 0
    for left in range(1, 7):
        for stop in range(g.stops):
            near = 0
            for i in range(w.adj_start[stop], w.adj_start[stop + 1]):
                to = w.adj_to[i]
                near |= w.within[(left - 1) * 40 + to]
                if p.colour_of[to] >= 0:
                    near |= 1 << p.colour_of[to]
            w.within[left * 40 + stop] = near


def is_barred(p: Position, w: Work, link: int, to: int) -> int:
    """Whether a cube that has come so far may not go on over this link (S9.5)."""
    if w.visited >> to & 1 and (p.repeats == 0 or p.colour_of[to] >= 0):
        return 1
    return 1 if p.repeats == 1 and w.used[link] else 0


def start_at(w: Work, me: int, origin: int) -> None:
    """Begin a search at a city."""
    w.me = me
    w.origin = origin
    w.visited = w.one << origin
    for i in range(7):
        w.counts[i] = 0


def list_from(p: Position, w: Work, origin: int) -> None:
    """List every delivery of the mover from one city."""
    colours = 0
    for colour in range(5):
        if p.cubes[origin * 5 + colour]:
            colours |= 1 << colour
    level = p.level[p.asked]
    colours &= w.within[level * 40 + origin]
    if colours:
        start_at(w, p.asked, origin)
        walk(p, w, origin, level, colours, 0)


def walk(p: Position, w: Work, at: int, left: int, colours: int, most: int) -> None:
    """Try every link from here; `colours` are the cubes still under way, `most` the most links of any other player."""
    for i in range(w.adj_start[at], w.adj_start[at + 1]):
        to = w.adj_to[i]
        link = w.adj_link[i]
        if is_barred(p, w, link, to):
            continue
        owner = w.adj_owner[i]
        w.counts[owner] += 1
        top = rival(p, w, owner, most)
        # S9.6 cannot be met any more if the rest of the way is too short.
        if top <= w.counts[w.me] + left - 1:
            go_on = colours
            colour = p.colour_of[to]
            if colour >= 0 and colours >> colour & 1:
                # S9.4: here a cube of this colour stops; the others may pass.
                go_on &= ~(1 << colour)
                if w.counts[w.me] and w.counts[w.me] >= top:
                    record(w, to, colour)
            go_on &= w.within[(left - 1) * 40 + to]
            if go_on:
                seen = w.visited
                w.visited |= w.one << to
                w.used[link] += 1
                walk(p, w, to, left - 1, go_on, top)
                w.used[link] -= 1
                w.visited = seen
        w.counts[owner] -= 1


def rival(p: Position, w: Work, owner: int, most: int) -> int:
    """The most links of any single other player after one more of this owner (S9.6, S9.7)."""
    if owner == w.me or (owner == codes.NOBODY and not p.ownerless_limited):
        return most
    return w.counts[owner] if w.counts[owner] > most else most


def points_of(w: Work) -> int:
    """The links of each seat on the way, three bits a seat."""
    points = 0
    for seat in range(6):
        points |= w.counts[seat] << seat * 3
    return points


def record(w: Work, to: int, colour: int) -> None:
    """List a delivery unless an equal one is listed already (S9.10)."""
    action = state.pack(codes.DELIVER, w.origin, to, colour << 18 | points_of(w))
    # A cheap mixing of the number is enough: the table is at most half full.
    slot = (action ^ action >> 11 ^ action >> 23) & (codes.SLOTS - 1)
    while w.slot_stamp[slot] == w.stamp:
        if w.slot_key[slot] == action:
            return
        slot = slot + 1 & codes.SLOTS - 1
    w.slot_stamp[slot] = w.stamp
    w.slot_key[slot] = action
    state.add(w, action)


def find_route(p: Position, w: Work, origin: int, to: int, colour: int, points: int, relax: int) -> int:
    """Find the way of a delivery: that with fewest ownerless links, then the first; tell whether there is one.

    `relax` 1 ignores that a cube stops at the first city of its colour (S9.4), 2 that it passes no stop twice (S9.5);
    that is how a refusal finds its reason. The way is left in `w.route`.
    """
    total = 0
    for seat in range(6):
        total += points >> seat * 3 & 7
    spare = p.level[p.asked] - total
    own = points >> p.asked * 3 & 7
    if p.ownerless_limited and spare > own:
        spare = own
    w.target = to
    w.relax = relax
    for nobody in range(spare + 1):
        start_at(w, p.asked, origin)
        # Counts run down from what the way has to use.
        for seat in range(6):
            w.counts[seat] = points >> seat * 3 & 7
        w.counts[codes.NOBODY] = nobody
        w.route_length = 0
        if seek(p, w, origin, total + nobody, colour):
            return 1
    return 0


def seek(p: Position, w: Work, at: int, left: int, colour: int) -> int:
    """Go on from here until every link the points tell of is used and the destination is reached."""
    for i in range(w.adj_start[at], w.adj_start[at + 1]):
        to = w.adj_to[i]
        link = w.adj_link[i]
        owner = w.adj_owner[i]
        if w.counts[owner] == 0 or (w.relax != 2 and is_barred(p, w, link, to)):
            continue
        if left > 1 and p.colour_of[to] == colour and w.relax != 1:
            continue
        w.route[w.route_length] = link
        w.route_length += 1
        if left == 1:
            if to == w.target:
                return 1
        else:
            seen = w.visited
            w.visited |= w.one << to
            w.counts[owner] -= 1
            w.used[link] += 1
            found = seek(p, w, to, left - 1, colour)
            w.used[link] -= 1
            w.counts[owner] += 1
            w.visited = seen
            if found:
                return 1
        w.route_length -= 1
    return 0


def some_delivery(p: Position, w: Work, origin: int, colour: int, pick: int) -> int:
    """Whether a cube of this colour can be delivered from a city; with `pick` the ways are tried in a random order.

    If so the delivery is left as the only one listed.
    """
    level = p.level[p.asked]
    if not w.within[level * 40 + origin] >> colour & 1:
        return 0
    start_at(w, p.asked, origin)
    return wander(p, w, origin, level, colour, 0, pick)


def wander(p: Position, w: Work, at: int, left: int, colour: int, most: int, pick: int) -> int:
    """Try the links from here until a delivery is found; like `walk` for one colour."""
    first = w.adj_start[at]
    number = w.adj_start[at + 1] - first
    if number == 0:
        return 0
    turn = flat.draw(w, number) if pick else 0
    for n in range(number):
        i = first + (n + turn) % number
        to = w.adj_to[i]
        link = w.adj_link[i]
        if is_barred(p, w, link, to):
            continue
        owner = w.adj_owner[i]
        w.counts[owner] += 1
        top = rival(p, w, owner, most)
        found = 0
        if top <= w.counts[w.me] + left - 1:
            if p.colour_of[to] == colour:
                if w.counts[w.me] and w.counts[w.me] >= top:
                    w.count = 0
                    state.add(w, state.pack(codes.DELIVER, w.origin, to, colour << 18 | points_of(w)))
                    found = 1
            elif w.within[(left - 1) * 40 + to] >> colour & 1:
                seen = w.visited
                w.visited |= w.one << to
                w.used[link] += 1
                found = wander(p, w, to, left - 1, colour, top, pick)
                w.used[link] -= 1
                w.visited = seen
        w.counts[owner] -= 1
        if found:
            return 1
    return 0
