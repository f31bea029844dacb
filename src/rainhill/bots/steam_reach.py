"""Which cubes a seat can deliver in Steam over the links there are, and for how many points at each level.

Flat like the core and compiled with it. All sums are whole numbers of thousandths of a point, so that the compiled and
the plain source decide alike on every machine.
"""

from __future__ import annotations

from rainhill.steam import codes
from rainhill.steam.rules import routes
from rainhill.steam.state import Ground, Position, Work


class Thought:
    """Scratch space of one bot; what it holds is only good until the next question."""

    def __init__(self) -> None:
        # What a point given to another player costs the giver.
        self.envy = 200
        # How many links one search from a city may try, so that crowded maps do not cost a person's patience.
        self.patience = 700
        # Dollars (thousandths) a seat will spend on track and tiles in a later round.
        self.spend = 7000
        # What a later delivery is expected to bring at least: a round's step, and a level's.
        self.hope_round = 300
        self.hope_level = 600
        # What a disputed cube loses by each rival and round.
        self.haste = 50
        # What a plan must gain to be worth the trouble.
        self.least_gain = 150
        # What a tile of the turn is worth for other projects.
        self.tile_worth = 200
        # How many projects are followed up, at most 20.
        self.breadth = 8
        # What a place further ahead in the turn order is worth.
        self.place_worth = 350
        # Differences below this mean nothing; chance decides.
        self.slack = 50
        self.nodes = 0
        self.reach = 0
        self.origin = 0
        self.kind_count = 0
        # worth[(stop * 5 + colour) * 7 + level]: the best delivery of such a cube, 0 if there is none.
        self.worth = [0] * 1400
        # How many other seats can deliver such a cube soon.
        self.rivals = [0] * 200
        # Cubes as they are counted by `steam_value`: on the map, and not yet given to a round.
        self.stock = [0] * 200
        self.unused = [0] * 200
        self.kinds = [0] * 200
        self.gain = [0] * 12
        self.level = [0] * 12
        self.quick = [0] * 200
        self.picked = [0] * 200
        # The search for paths: by side of a cell where track comes in.
        self.stamp = 0
        self.seen = [0] * 1350
        self.tiles = [0] * 1350
        self.price = [0] * 1350
        self.before = [0] * 1350
        self.queue = [0] * 1350
        self.tail = 0
        self.longest = 0
        self.source = 0
        # The cheapest price of a path from the present source to each stop.
        self.cheapest = [0] * 40
        # Projects: paths of at most eight tiles; steps hold the cell and the two sides (6 for none) of each. The places
        # from 400 on are for the best of a listing, those from 420 on for what each seat had in mind, 16 a seat.
        self.projects = 0
        self.kept = 0
        self.project_tiles = [0] * 516
        self.project_price = [0] * 516
        self.project_gain = [0] * 516
        self.steps = [0] * 12384
        # Two cities joined by nothing but plain track, as one number that both directions share, or -1; what a project
        # of this listing is worth.
        self.project_pair = [0] * 516
        self.project_value = [0] * 516
        # Whether the search under way began at a city itself.
        self.from_city = 0
        # 1 for quick judgement of projects: only ways over their new links are looked for. The greedy bot does without.
        self.swift = 0
        # The round from which on track is only looked for where the seat has links already, 0 for never.
        self.near_only = 0
        # How many of the kept projects are followed up; the projects of a turn as places in the list, -1 for none; what
        # the turn gains and costs.
        self.follow = 3
        self.turn = [0] * 4
        self.turn_gain = 0
        self.together = 0
        self.turn_price = 0
        # How many projects each seat had in mind, and in which round that was.
        self.in_mind = [0] * 6
        self.mind_round = [0] * 6
        # Dollars each seat has planned to build for in this round.
        self.needed = [0] * 6
        # What `worth` was before a project; how many links it is from a stop to a new link; which links are new.
        self.known = [0] * 1400
        self.to_new = [0] * 40
        self.is_new = [0] * 250
        # What the best New City or growth gains.
        self.city_gain = 0
        # Where the points of a delivery go: 1 for income.
        self.scored = 0

    def worth_of(self, stop: int, colour: int, level: int) -> int:
        return self.worth[(stop * 5 + colour) * 7 + level]


def scan(g: Ground, p: Position, w: Work, t: Thought, seat: int, reach: int, every: int) -> None:
    """Fill `t.worth` for a seat and every level up to `reach`; with `every` also for cubes that are not there."""
    for i in range(1400):
        t.worth[i] = 0
    routes.map_links(g, p, w)
    t.reach = reach
    for origin in range(g.stops):
        if p.colour_of[origin] < 0:
            continue
        colours = 0
        for colour in range(5):
            if every or p.cubes[origin * 5 + colour]:
                colours |= 1 << colour
        colours &= w.within[reach * 40 + origin]
        if colours:
            t.origin = origin
            t.nodes = t.patience
            w.visited = w.one << origin
            roam(p, w, t, seat, origin, 0, 0, 0, colours)


def roam(p: Position, w: Work, t: Thought, seat: int, at: int, used: int, own: int, foreign: int, colours: int) -> None:
    """Try every link from here as `routes.walk` does; ways on which the others together have more are left out."""
    left = t.reach - used - 1
    for i in range(w.adj_start[at], w.adj_start[at + 1]):
        to = w.adj_to[i]
        if w.visited >> to & 1:
            continue
        t.nodes -= 1
        if t.nodes < 0:
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
                enter(t, colour, used + 1, mine * 1000 - theirs * t.envy)
        if left > 0:
            go_on &= w.within[left * 40 + to]
            if go_on:
                seen = w.visited
                w.visited |= w.one << to
                roam(p, w, t, seat, to, used + 1, mine, theirs, go_on)
                w.visited = seen


def widen(g: Ground, p: Position, old: Position, w: Work, t: Thought, seat: int, reach: int) -> None:
    """Add to `t.worth` what the links bring that are in `p` and not yet in `old`; all else must be there already."""
    routes.map_links(g, p, w)
    t.reach = reach
    if not mark_new(g, p, old, w, t):
        return
    for origin in range(g.stops):
        if p.colour_of[origin] < 0 or t.to_new[origin] >= reach:
            continue
        colours = 0
        for colour in range(5):
            if p.cubes[origin * 5 + colour]:
                colours |= 1 << colour
        colours &= w.within[reach * 40 + origin]
        if colours:
            t.origin = origin
            t.nodes = t.patience
            w.visited = w.one << origin
            roam_new(p, w, t, seat, origin, 0, 0, 0, colours, 0)


def mark_new(g: Ground, p: Position, old: Position, w: Work, t: Thought) -> int:
    """Find the links that are new and the way to them from every stop; tell whether there are any."""
    found = 0
    t.tail = 0
    for stop in range(g.stops):
        t.to_new[stop] = 100
    for link in range(p.links):
        t.is_new[link] = 0
        if routes.is_usable(p, link) and (link >= old.links or not routes.is_usable(old, link)):
            t.is_new[link] = 1
            found = 1
            for i in range(2):
                end = p.link_b[link] if i else p.link_a[link]
                if t.to_new[end]:
                    t.to_new[end] = 0
                    t.queue[t.tail] = end
                    t.tail += 1
    head = 0
    while head < t.tail:
        at = t.queue[head]
        head += 1
        for i in range(w.adj_start[at], w.adj_start[at + 1]):
            if t.to_new[w.adj_to[i]] == 100:
                t.to_new[w.adj_to[i]] = t.to_new[at] + 1
                t.queue[t.tail] = w.adj_to[i]
                t.tail += 1
    return found


def roam_new(
    p: Position, w: Work, t: Thought, seat: int, at: int, used: int, own: int, foreign: int, colours: int, fresh: int
) -> None:
    """Like `roam`, for ways that use a new link; `fresh` tells whether they have already."""
    left = t.reach - used - 1
    for i in range(w.adj_start[at], w.adj_start[at + 1]):
        to = w.adj_to[i]
        over = fresh | t.is_new[w.adj_link[i]]
        if w.visited >> to & 1 or (not over and t.to_new[to] >= left):
            continue
        t.nodes -= 1
        if t.nodes < 0:
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
                enter(t, colour, used + 1, mine * 1000 - theirs * t.envy)
        if left > 0:
            go_on &= w.within[left * 40 + to]
            if go_on:
                seen = w.visited
                w.visited |= w.one << to
                roam_new(p, w, t, seat, to, used + 1, mine, theirs, go_on, over)
                w.visited = seen


def enter(t: Thought, colour: int, length: int, value: int) -> None:
    """Keep a delivery if it is the best of its cube at its length or above."""
    base = (t.origin * 5 + colour) * 7
    for level in range(length, 7):
        if t.worth[base + level] < value:
            t.worth[base + level] = value


def find_rivals(g: Ground, p: Position, w: Work, t: Thought, seat: int) -> None:
    """Count for every kind of cube the other seats that can deliver it at their level or the next."""
    for i in range(200):
        t.rivals[i] = 0
    for other in range(p.seats):
        if other == seat or not p.alive >> other & 1:
            continue
        reach = p.level[other] + 1
        if reach > codes.HIGHEST_LEVEL:
            reach = codes.HIGHEST_LEVEL
        scan(g, p, w, t, other, reach, 0)
        for i in range(g.stops * 5):
            if t.worth[i * 7 + reach] > 0:
                t.rivals[i] += 1


def reach_of(p: Position, seat: int) -> int:
    """The highest level a seat can come to."""
    reach = p.level[seat] + p.rounds - p.round + 1
    return reach if reach < codes.HIGHEST_LEVEL else codes.HIGHEST_LEVEL
