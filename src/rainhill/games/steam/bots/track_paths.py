"""A small planner of track for Steam: which stops a seat could connect, over which hexes, and what that takes.

From every city, every open end the seat may go on from, and every town it has a link at, the search goes on tile by
tile; a path to a stop becomes a project. What a path crosses is only looked at, the rules judge when it is tried out.
"""

from __future__ import annotations

from rainhill.games.steam.bots.scratch import Scratch
from rainhill.games.steam.rules import codes, links
from rainhill.games.steam.rules.state import Ground, Position, Work


def list_projects(s: Scratch, p: Position, seat: int, longest: int) -> None:
    """Every path of up to `longest` tiles to a stop, the cheapest for each pair of stops and number of tiles."""
    s.projects = 0
    s.longest = longest
    links.touch_stops(p, s.work, seat)
    for link in range(p.links):
        if p.link_open[link] >= 0 and goes_on(p, s.work, seat, link):
            start_search(s.ground, s, p.link_a[link])
            beyond(s.ground, p, s, -1, 0, 0, p.link_open[link] // 6, p.link_open[link] % 6)
            search(s.ground, p, s.work, s, seat)
    for stop in range(s.ground.stops):
        cell = s.ground.stop_cell[stop]
        if p.colour_of[stop] >= 0:
            if s.near_only and p.round >= s.near_only and s.work.touch and not s.work.touch >> stop & 1:
                continue
            start_search(s.ground, s, stop)
            s.from_city = 1
            for d in range(6):
                if s.ground.sides[cell] >> d & 1:
                    beyond(s.ground, p, s, -1, 0, 0, cell, d)
            search(s.ground, p, s.work, s, seat)
            s.from_city = 0
        elif p.tile[cell] and s.work.touch >> stop & 1:
            start_search(s.ground, s, stop)
            lay = p.tile[cell] - 1
            if s.ground.lay_count[lay] < 4:
                for d in range(6):
                    if s.ground.sides[cell] >> d & 1 and not s.ground.lay_exits[lay] >> d & 1:
                        beyond(s.ground, p, s, -2, 1, s.ground.lay_count[lay] + 2, cell, d)
                search(s.ground, p, s.work, s, seat)


def goes_on(p: Position, w: Work, seat: int, link: int) -> int:
    """Whether a seat may build on at the open end of a link (S5.5, S6.5), after `touch_stops`."""
    owner = p.link_owner[link]
    if owner == seat:
        return 1
    return links.is_claimable(p, w, link) if owner == codes.NOBODY else 0


def start_search(g: Ground, s: Scratch, source: int) -> None:
    """Begin at a stop, or at the open end of a link from it."""
    s.stamp += 1
    s.tail = 0
    s.source = source
    for stop in range(g.stops):
        s.cheapest[stop] = 1000


def beyond(g: Ground, p: Position, s: Scratch, before: int, tiles: int, price: int, cell: int, d: int) -> None:
    """Track leaves a cell by a side: note that it comes into the next one, if nothing came there more cheaply."""
    near = g.near[cell * 6 + d]
    side = near * 6 + (d + 3) % 6
    stop = g.stop_at[near]
    if near == codes.OFF or not g.sides[near] >> (d + 3) % 6 & 1 or (stop >= 0 and p.colour_of[stop] >= 0):
        return
    if p.link_at[side] != codes.NO_LINK:
        return
    if s.seen[side] == s.stamp:
        if s.tiles[side] < tiles or s.price[side] <= price:
            return
    else:
        s.seen[side] = s.stamp
        s.queue[s.tail] = side
        s.tail += 1
    s.tiles[side] = tiles
    s.price[side] = price
    s.before[side] = before


def search(g: Ground, p: Position, w: Work, s: Scratch, seat: int) -> None:
    """Go on from every side in the order found, which is that of the number of tiles."""
    head = 0
    while head < s.tail:
        side = s.queue[head]
        head += 1
        if s.tiles[side] >= s.longest:
            continue
        cell = side // 6
        if g.stop_at[cell] >= 0:
            cross_town(g, p, s, side, cell)
        else:
            cross_cell(g, p, w, s, seat, side, cell)


def cross_cell(g: Ground, p: Position, w: Work, s: Scratch, seat: int, side: int, cell: int) -> None:
    """Every track from this side on an empty hex, or beside or across the one track that is there (S5.9, S7.6)."""
    price = s.price[side] + (4 if p.tile[cell] else 2 + g.terrain[cell])
    tiles = s.tiles[side] + 1
    for d in range(6):
        if d == side % 6 or not g.sides[cell] >> d & 1:
            continue
        # On an empty hex any two sides can be joined.
        if p.tile[cell] and find_lay(g, p, cell, side % 6, d) < 0:
            continue
        near = g.near[cell * 6 + d]
        stop = g.stop_at[near]
        if stop >= 0 and p.colour_of[stop] >= 0:
            finish(g, p, s, side, d, stop, tiles, price)
            continue
        link = p.link_at[near * 6 + (d + 3) % 6]
        if link == codes.NO_LINK:
            beyond(g, p, s, side, tiles, price, cell, d)
        elif goes_on(p, w, seat, link) and p.link_open[link] >= 0:
            finish(g, p, s, side, d, p.link_a[link], tiles, price)


def cross_town(g: Ground, p: Position, s: Scratch, side: int, cell: int) -> None:
    """Track may end in a town or go on from it; either way its tile gets the sides needed (S5.6, S7.8)."""
    lay = p.tile[cell] - 1
    present = g.lay_count[lay] if lay >= 0 else 0
    if present > 3:
        return
    price = s.price[side] + present + 2
    if lay < 0:
        price += g.terrain[cell]
    tiles = s.tiles[side] + 1
    finish(g, p, s, side, 6, g.stop_at[cell], tiles, price)
    if present > 2 or g.stop_at[cell] == s.source:
        return
    for d in range(6):
        if d == side % 6 or not g.sides[cell] >> d & 1:
            continue
        if lay >= 0 and g.lay_exits[lay] >> d & 1:
            continue
        near = g.near[cell * 6 + d]
        if g.stop_at[near] < 0:
            beyond(g, p, s, side, tiles, price + 1, cell, d)


def finish(g: Ground, p: Position, s: Scratch, side: int, d: int, stop: int, tiles: int, price: int) -> None:
    """A path has come to a stop: keep it as a project unless it is a loop or something cheaper led there already."""
    if stop == s.source or s.projects >= 400 or tiles > 8 or price >= s.cheapest[stop]:
        return
    s.cheapest[stop] = price
    base = s.projects * 24
    i = tiles - 1
    out = d
    at = side
    while at >= 0 and i >= 0:
        s.steps[base + i * 3] = at // 6
        s.steps[base + i * 3 + 1] = at % 6
        s.steps[base + i * 3 + 2] = out
        out = (at % 6 + 3) % 6
        # The cell before is the one this side faces.
        last = at
        at = s.before[at]
        i -= 1
        if at == -2 and i == 0:
            s.steps[base] = g.near[last]
            s.steps[base + 1] = 6
            s.steps[base + 2] = out
            i -= 1
    if i >= 0 or at >= 0:
        return
    s.project_pair[s.projects] = -1
    if s.from_city and d < 6 and p.colour_of[stop] >= 0:
        s.project_pair[s.projects] = pair_of(g, s, base, stop, tiles, price)
    s.project_tiles[s.projects] = tiles
    s.project_price[s.projects] = price
    s.projects += 1


def pair_of(g: Ground, s: Scratch, base: int, stop: int, tiles: int, price: int) -> int:
    """A number for a way between two cities that is the same from either end, or -1 if it leads through a town."""
    for i in range(tiles):
        if g.stop_at[s.steps[base + i * 3]] >= 0:
            return -1
    low = s.source if s.source < stop else stop
    high = stop if s.source < stop else s.source
    return ((low * 40 + high) * 10 + tiles) * 100 + price


def find_lay(g: Ground, p: Position, cell: int, a: int, b: int) -> int:
    """The tile in its rotation that adds this track to a cell and keeps what is there, or -1; 6 stands for a town."""
    old = p.tile[cell] - 1
    if g.stop_at[cell] >= 0:
        exits = g.lay_exits[old] if old >= 0 else 0
        if a < 6:
            exits |= 1 << a
        if b < 6:
            exits |= 1 << b
        for lay in range(codes.FIRST_TOWN, codes.LAYS):
            if g.lay_exits[lay] == exits:
                return lay
        return -1
    if a == 6 or b == 6:
        return -1
    if old < 0:
        for lay in range(codes.SINGLES):
            if g.partner[lay * 6 + a] == b:
                return lay
        return -1
    if old >= codes.SINGLES or g.partner[old * 6 + a] >= 0 or g.partner[old * 6 + b] >= 0:
        return -1
    for lay in range(codes.SINGLES, codes.FIRST_TOWN):
        if g.partner[lay * 6 + a] == b and g.partner[lay * 6 + g.track_a[old * 2]] == g.track_b[old * 2]:
            return lay
    return -1
