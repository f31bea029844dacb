"""A whole build turn of Steam planned at once, quickly: what the search lets every seat build when it plays ahead.

All projects are judged once; after that only the best of them are looked at again, together.
"""

from __future__ import annotations

from rainhill.games.steam.bots import deliveries, projects, track_paths, value
from rainhill.games.steam.bots.scratch import Scratch
from rainhill.games.steam.rules import codes, core, state
from rainhill.games.steam.rules.state import Position


def prepare(s: Scratch, p: Position, seat: int, tiles: int, budget: int) -> None:
    """Judge all projects and keep the best, for `choose_turn`."""
    projects.try_projects(s, p, seat, tiles, budget)
    projects.keep_best(s, tiles, 0, s.projects)


def have_in_mind(s: Scratch, p: Position, seat: int, tiles: int, budget: int) -> None:
    """`prepare` once a round for each seat; after that only what it had in mind is judged again."""
    if s.mind_round[seat] != p.round:
        prepare(s, p, seat, tiles, budget)
        remember(s, p, seat)
        return
    before = projects.judge(s, p, seat)
    for i in range(1400):
        s.known[i] = s.worth[i]
    place = 420 + 16 * seat
    for n in range(place, place + s.in_mind[seat]):
        s.project_gain[n] = -1000000
        now = s.project_tiles[n] if s.project_tiles[n] < tiles else tiles
        if s.project_price[n] * now // s.project_tiles[n] > budget:
            continue
        state.copy_into(s.tried, p)
        if projects.build(s, s.tried, seat, n, s.project_tiles[n]) < 0:
            continue
        gain = worth_now(s, s.tried, p, seat) - before
        if gain > 0 and now < s.project_tiles[n]:
            gain = gain * 6 // 10
        s.project_gain[n] = gain
    projects.keep_best(s, tiles, place, place + s.in_mind[seat])


def remember(s: Scratch, p: Position, seat: int) -> None:
    """Keep the best projects of a seat for the rest of the round."""
    s.in_mind[seat] = s.kept if s.kept < 16 else 16
    s.mind_round[seat] = p.round
    for k in range(s.in_mind[seat]):
        projects.copy_project(s, 400 + k, 420 + 16 * seat + k)


def choose_turn(s: Scratch, p: Position, seat: int, tiles: int, budget: int) -> None:
    """Put up to three of the kept projects that do best together into `s.turn`, after `prepare`."""
    for i in range(1400):
        s.worth[i] = s.known[i]
    value.count_cubes(s, p)
    before = value.expect(s, p, seat)
    s.turn_gain = s.least_gain
    s.turn_price = 0
    first = -1
    second = -1
    for k in range(s.kept):
        if k >= s.follow:
            break
        n = 400 + k
        now = s.project_tiles[n] if s.project_tiles[n] < tiles else tiles
        if s.project_price[n] * now // s.project_tiles[n] > budget:
            continue
        total = s.project_gain[n]
        s.turn[3] = -1
        price = s.project_price[n]
        if now < tiles:
            state.copy_into(s.built, p)
            price = projects.build(s, s.built, seat, n, now)
            if price < 0:
                continue
            follow_up(s, s.built, p, seat, tiles - now, budget - price, before)
            if s.turn[3] >= 0 and s.together > total:
                total = s.together
        if total > s.turn_gain:
            s.turn_gain = total
            first = n
            second = s.turn[3]
            s.turn_price = price
    s.turn[0] = first
    s.turn[1] = second
    s.turn[2] = -1
    if second >= 0:
        state.copy_into(s.built, p)
        s.turn_price = projects.build(s, s.built, seat, first, s.project_tiles[first])
        left = tiles - s.project_tiles[first]
        now = s.project_tiles[second] if s.project_tiles[second] < left else left
        s.turn_price += projects.build(s, s.built, seat, second, now)
        if left > now:
            total = worth_now(s, s.built, p, seat) - before
            follow_up(s, s.built, p, seat, left - now, budget - s.turn_price, before)
            if s.turn[3] >= 0 and s.together > total + s.least_gain:
                s.turn[2] = s.turn[3]


def follow_up(s: Scratch, p: Position, old: Position, seat: int, tiles: int, budget: int, before: int) -> None:
    """Find the kept project that does best after those built on `p`: its place in `s.turn[3]`, or -1.

    What all of them gain is left in `s.together`.
    """
    best = -1000000
    s.turn[3] = -1
    for k in range(s.kept):
        gain = gain_after(s, p, old, seat, 400 + k, tiles, budget, before)
        if gain > best:
            best = gain
            s.turn[3] = 400 + k
    s.together = best


def gain_after(
    s: Scratch, p: Position, old: Position, seat: int, project: int, tiles: int, budget: int, before: int
) -> int:
    """What a project gains together with those built on `p` since `old`; nothing is counted for a beginning."""
    if s.project_tiles[project] > tiles or s.project_price[project] > budget:
        return -1000000
    state.copy_into(s.tried, p)
    if projects.build(s, s.tried, seat, project, s.project_tiles[project]) < 0:
        return -1000000
    return worth_now(s, s.tried, old, seat) - before


def worth_now(s: Scratch, p: Position, old: Position, seat: int) -> int:
    """What a seat may expect after building on `old`, for which `s.known` holds."""
    for i in range(1400):
        s.worth[i] = s.known[i]
    deliveries.widen(s, p, old, seat, deliveries.reach_of(p, seat))
    value.count_cubes(s, p)
    return value.expect(s, p, seat)


def carry_out(s: Scratch, p: Position) -> None:
    """Lay the tiles of the turn chosen, as far as the rules and the money go."""
    for i in range(3):
        project = s.turn[i]
        if project < 0:
            return
        for j in range(s.project_tiles[project]):
            step = project * 24 + j * 3
            cell = s.steps[step]
            lay = lay_of(s, p, step)
            if lay < 0:
                return
            action = state.pack(codes.LAY, cell, lay, 0)
            if core.refuse(s.ground, p, s.work, action) != codes.FINE:
                return
            core.apply(s.ground, p, s.work, action)


def lay_of(s: Scratch, p: Position, step: int) -> int:
    """The lay that a step of a project asks for, or -1."""
    return track_paths.find_lay(s.ground, p, s.steps[step], s.steps[step + 1], s.steps[step + 2])
