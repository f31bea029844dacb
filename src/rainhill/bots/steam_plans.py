"""What a seat would build in Steam, and what that is worth: projects of `steam_paths` tried out and judged."""

from __future__ import annotations

from rainhill.bots import steam_paths, steam_reach, steam_value
from rainhill.bots.steam_reach import Thought
from rainhill.steam import codes, state
from rainhill.steam.rules import laying
from rainhill.steam.state import Ground, Position, Work


def judge(g: Ground, p: Position, w: Work, t: Thought, seat: int) -> int:
    """The points a seat may expect in a position whose links may have changed."""
    steam_reach.scan(g, p, w, t, seat, steam_reach.reach_of(p, seat), 0)
    steam_value.count_cubes(p, t)
    return steam_value.expect(p, t, seat)


def build(g: Ground, p: Position, w: Work, t: Thought, seat: int, project: int, tiles: int) -> int:
    """Lay the first tiles of a project on credit; tell the price, or -1 if the rules are against it."""
    cash = p.cash[seat]
    limit = p.limit
    p.phase = codes.BUILD
    p.asked = seat
    p.limit = 100
    p.cash[seat] = 1000
    fine = 1
    for i in range(tiles):
        step = project * 24 + i * 3
        cell = t.steps[step]
        lay = steam_paths.find_lay(g, p, cell, t.steps[step + 1], t.steps[step + 2])
        if lay < 0 or laying.refuse_lay(g, p, w, cell, lay) != codes.FINE:
            fine = 0
            break
        laying.lay_tile(g, p, w, cell, lay)
    price = 1000 - p.cash[seat]
    p.limit = limit
    p.cash[seat] = cash - price
    return price if fine else -1


def plan(
    g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, seat: int, tiles: int, budget: int
) -> int:
    """The project to begin a turn of so many tiles and dollars with, or -1.

    The most promising ones are followed up: what could be built after them in the same turn.
    """
    if tiles <= 0:
        return -1
    try_projects(g, p, w, t, a, seat, tiles, budget)
    keep_best(t, tiles, 0, t.projects)
    best = t.least_gain
    chosen = -1
    for k in range(t.kept):
        n = 400 + k
        total = t.project_gain[n]
        if t.project_tiles[n] < tiles:
            state.copy_into(a, p)
            price = build(g, a, w, t, seat, n, t.project_tiles[n])
            total += follow_up(g, a, w, t, b, seat, tiles - t.project_tiles[n], budget - price)
        if total > best:
            best = total
            chosen = n
    return chosen


def try_projects(g: Ground, p: Position, w: Work, t: Thought, a: Position, seat: int, tiles: int, budget: int) -> None:
    """Build every project on `a` and note its gain; longer ones may be begun now and finished later, at a discount."""
    before = judge(g, p, w, t, seat)
    if t.swift:
        for i in range(1400):
            t.known[i] = t.worth[i]
    longest = tiles if p.round == p.rounds else tiles + 2
    steam_paths.list_projects(g, p, w, t, seat, longest)
    for n in range(t.projects):
        now = t.project_tiles[n] if t.project_tiles[n] < tiles else tiles
        t.project_gain[n] = -1000000
        t.project_value[n] = -1000000
        if t.project_price[n] * now // t.project_tiles[n] > budget:
            continue
        state.copy_into(a, p)
        if build(g, a, w, t, seat, n, t.project_tiles[n]) < 0:
            continue
        t.project_value[n] = value_of_project(g, a, p, w, t, seat, n)
        gain = t.project_value[n] - before
        if gain > 0 and now < t.project_tiles[n]:
            gain = gain * 6 // 10
        # The generator decides between equals.
        t.project_gain[n] = gain + state.draw(w, t.slack)


def value_of_project(g: Ground, p: Position, old: Position, w: Work, t: Thought, seat: int, project: int) -> int:
    """What a seat may expect after a project; the same way from its other end is worth the same."""
    if t.project_pair[project] >= 0:
        for n in range(project):
            if t.project_pair[n] == t.project_pair[project] and t.project_value[n] > -1000000:
                return t.project_value[n]
    if not t.swift:
        return judge(g, p, w, t, seat)
    for i in range(1400):
        t.worth[i] = t.known[i]
    steam_reach.widen(g, p, old, w, t, seat, steam_reach.reach_of(p, seat))
    steam_value.count_cubes(p, t)
    return steam_value.expect(p, t, seat)


def keep_best(t: Thought, tiles: int, first: int, end: int) -> None:
    """Copy those of a range of projects that gain most for their tiles to the places from 400 on."""
    t.kept = 0
    while t.kept < t.breadth:
        best = 0
        chosen = -1
        for n in range(first, end):
            now = t.project_tiles[n] if t.project_tiles[n] < tiles else tiles
            if t.project_gain[n] - t.tile_worth * now > best:
                best = t.project_gain[n] - t.tile_worth * now
                chosen = n
        if chosen < 0:
            return
        copy_project(t, chosen, 400 + t.kept)
        t.project_gain[chosen] = -1000000
        t.kept += 1


def copy_project(t: Thought, one: int, other: int) -> None:
    """Put a project into another place of the list."""
    t.project_tiles[other] = t.project_tiles[one]
    t.project_price[other] = t.project_price[one]
    t.project_gain[other] = t.project_gain[one]
    for i in range(24):
        t.steps[other * 24 + i] = t.steps[one * 24 + i]


def follow_up(g: Ground, p: Position, w: Work, t: Thought, a: Position, seat: int, tiles: int, budget: int) -> int:
    """What the best single project after others gains, or 0."""
    try_projects(g, p, w, t, a, seat, tiles, budget)
    best = 0
    for n in range(t.projects):
        if t.project_gain[n] > best:
            best = t.project_gain[n]
    return best


def first_lay(g: Ground, p: Position, t: Thought, project: int) -> int:
    """The action that begins a project."""
    cell = t.steps[project * 24]
    lay = steam_paths.find_lay(g, p, cell, t.steps[project * 24 + 1], t.steps[project * 24 + 2])
    return state.pack(codes.LAY, cell, lay, 0)


def turn(
    g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, seat: int, tiles: int, budget: int
) -> int:
    """Build a whole turn on `p`; tell what it costs."""
    spent = 0
    while tiles > 0:
        project = plan(g, p, w, t, a, b, seat, tiles, budget - spent)
        if project < 0:
            break
        now = t.project_tiles[project]
        if now > tiles:
            now = tiles
        price = build(g, p, w, t, seat, project, now)
        if price < 0:
            break
        spent += price
        tiles -= now
    return spent
