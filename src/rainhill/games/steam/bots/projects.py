"""What a seat would build in Steam, and what that is worth: projects of `track_paths` tried out and judged."""

from __future__ import annotations

from rainhill.games.steam.bots import deliveries, track_paths, value
from rainhill.games.steam.bots.scratch import Scratch
from rainhill.games.steam.rules import codes, state, track
from rainhill.games.steam.rules.state import Position
from rainhill.kernel import flat


def judge(s: Scratch, p: Position, seat: int) -> int:
    """The points a seat may expect in a position whose links may have changed."""
    deliveries.scan(s, p, seat, deliveries.reach_of(p, seat), 0)
    value.count_cubes(s, p)
    return value.expect(s, p, seat)


def build(s: Scratch, p: Position, seat: int, project: int, tiles: int) -> int:
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
        cell = s.steps[step]
        lay = track_paths.find_lay(s.ground, p, cell, s.steps[step + 1], s.steps[step + 2])
        if lay < 0 or track.refuse_lay(s.ground, p, s.work, cell, lay) != codes.FINE:
            fine = 0
            break
        track.lay_tile(s.ground, p, s.work, cell, lay)
    price = 1000 - p.cash[seat]
    p.limit = limit
    p.cash[seat] = cash - price
    return price if fine else -1


def plan(s: Scratch, p: Position, seat: int, tiles: int, budget: int) -> int:
    """The project to begin a turn of so many tiles and dollars with, or -1.

    The most promising ones are followed up: what could be built after them in the same turn.
    """
    if tiles <= 0:
        return -1
    try_projects(s, p, seat, tiles, budget)
    keep_best(s, tiles, 0, s.projects)
    best = s.least_gain
    chosen = -1
    for k in range(s.kept):
        n = 400 + k
        total = s.project_gain[n]
        if s.project_tiles[n] < tiles:
            state.copy_into(s.built, p)
            price = build(s, s.built, seat, n, s.project_tiles[n])
            total += follow_up(s, s.built, seat, tiles - s.project_tiles[n], budget - price)
        if total > best:
            best = total
            chosen = n
    return chosen


def try_projects(s: Scratch, p: Position, seat: int, tiles: int, budget: int) -> None:
    """Build every project and note its gain; longer ones may be begun now and finished later, at a discount."""
    before = judge(s, p, seat)
    if s.swift:
        for i in range(1400):
            s.known[i] = s.worth[i]
    longest = tiles if p.round == p.rounds else tiles + 2
    track_paths.list_projects(s, p, seat, longest)
    for n in range(s.projects):
        now = s.project_tiles[n] if s.project_tiles[n] < tiles else tiles
        s.project_gain[n] = -1000000
        s.project_value[n] = -1000000
        if s.project_price[n] * now // s.project_tiles[n] > budget:
            continue
        state.copy_into(s.tried, p)
        if build(s, s.tried, seat, n, s.project_tiles[n]) < 0:
            continue
        s.project_value[n] = value_of_project(s, s.tried, p, seat, n)
        gain = s.project_value[n] - before
        if gain > 0 and now < s.project_tiles[n]:
            gain = gain * 6 // 10
        # The generator decides between equals.
        s.project_gain[n] = gain + flat.draw(s.work, s.slack)


def value_of_project(s: Scratch, p: Position, old: Position, seat: int, project: int) -> int:
    """What a seat may expect after a project; the same way from its other end is worth the same."""
    if s.project_pair[project] >= 0:
        for n in range(project):
            if s.project_pair[n] == s.project_pair[project] and s.project_value[n] > -1000000:
                return s.project_value[n]
    if not s.swift:
        return judge(s, p, seat)
    for i in range(1400):
        s.worth[i] = s.known[i]
    deliveries.widen(s, p, old, seat, deliveries.reach_of(p, seat))
    value.count_cubes(s, p)
    return value.expect(s, p, seat)


def keep_best(s: Scratch, tiles: int, first: int, end: int) -> None:
    """Copy those of a range of projects that gain most for their tiles to the places from 400 on."""
    s.kept = 0
    while s.kept < s.breadth:
        best = 0
        chosen = -1
        for n in range(first, end):
            now = s.project_tiles[n] if s.project_tiles[n] < tiles else tiles
            if s.project_gain[n] - s.tile_worth * now > best:
                best = s.project_gain[n] - s.tile_worth * now
                chosen = n
        if chosen < 0:
            return
        copy_project(s, chosen, 400 + s.kept)
        s.project_gain[chosen] = -1000000
        s.kept += 1


def copy_project(s: Scratch, one: int, other: int) -> None:
    """Put a project into another place of the list."""
    s.project_tiles[other] = s.project_tiles[one]
    s.project_price[other] = s.project_price[one]
    s.project_gain[other] = s.project_gain[one]
    for i in range(24):
        s.steps[other * 24 + i] = s.steps[one * 24 + i]


def follow_up(s: Scratch, p: Position, seat: int, tiles: int, budget: int) -> int:
    """What the best single project after others gains, or 0."""
    try_projects(s, p, seat, tiles, budget)
    best = 0
    for n in range(s.projects):
        if s.project_gain[n] > best:
            best = s.project_gain[n]
    return best


def first_lay(s: Scratch, p: Position, project: int) -> int:
    """The action that begins a project."""
    cell = s.steps[project * 24]
    lay = track_paths.find_lay(s.ground, p, cell, s.steps[project * 24 + 1], s.steps[project * 24 + 2])
    return state.pack(codes.LAY, cell, lay, 0)


def turn(s: Scratch, p: Position, seat: int, tiles: int, budget: int) -> int:
    """Build a whole turn on `p`; tell what it costs."""
    spent = 0
    while tiles > 0:
        project = plan(s, p, seat, tiles, budget - spent)
        if project < 0:
            break
        now = s.project_tiles[project]
        if now > tiles:
            now = tiles
        price = build(s, p, seat, project, now)
        if price < 0:
            break
        spent += price
        tiles -= now
    return spent
