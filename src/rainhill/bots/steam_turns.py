"""A whole build turn of Steam planned at once, quickly: what the search lets every seat build when it plays ahead.

All projects are judged once; after that only the best of them are looked at again, together.
"""

from __future__ import annotations

from rainhill.bots import steam_paths, steam_plans, steam_reach, steam_value
from rainhill.bots.steam_reach import Thought
from rainhill.steam import codes, core, state
from rainhill.steam.state import Ground, Position, Work


def prepare(g: Ground, p: Position, w: Work, t: Thought, a: Position, seat: int, tiles: int, budget: int) -> None:
    """Judge all projects and keep the best, for `choose_turn`."""
    steam_plans.try_projects(g, p, w, t, a, seat, tiles, budget)
    steam_plans.keep_best(t, tiles, 0, t.projects)


def have_in_mind(g: Ground, p: Position, w: Work, t: Thought, a: Position, seat: int, tiles: int, budget: int) -> None:
    """`prepare` once a round for each seat; after that only what it had in mind is judged again."""
    if t.mind_round[seat] != p.round:
        prepare(g, p, w, t, a, seat, tiles, budget)
        remember(p, t, seat)
        return
    before = steam_plans.judge(g, p, w, t, seat)
    for i in range(1400):
        t.known[i] = t.worth[i]
    place = 420 + 16 * seat
    for n in range(place, place + t.in_mind[seat]):
        t.project_gain[n] = -1000000
        now = t.project_tiles[n] if t.project_tiles[n] < tiles else tiles
        if t.project_price[n] * now // t.project_tiles[n] > budget:
            continue
        state.copy_into(a, p)
        if steam_plans.build(g, a, w, t, seat, n, t.project_tiles[n]) < 0:
            continue
        gain = worth_now(g, a, p, w, t, seat) - before
        if gain > 0 and now < t.project_tiles[n]:
            gain = gain * 6 // 10
        t.project_gain[n] = gain
    steam_plans.keep_best(t, tiles, place, place + t.in_mind[seat])


def remember(p: Position, t: Thought, seat: int) -> None:
    """Keep the best projects of a seat for the rest of the round."""
    t.in_mind[seat] = t.kept if t.kept < 16 else 16
    t.mind_round[seat] = p.round
    for k in range(t.in_mind[seat]):
        steam_plans.copy_project(t, 400 + k, 420 + 16 * seat + k)


def choose_turn(
    g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, seat: int, tiles: int, budget: int
) -> None:
    """Put up to three of the kept projects that do best together into `t.turn`, after `prepare`."""
    for i in range(1400):
        t.worth[i] = t.known[i]
    steam_value.count_cubes(p, t)
    before = steam_value.expect(p, t, seat)
    t.turn_gain = t.least_gain
    t.turn_price = 0
    first = -1
    second = -1
    for k in range(t.kept):
        if k >= t.follow:
            break
        n = 400 + k
        now = t.project_tiles[n] if t.project_tiles[n] < tiles else tiles
        if t.project_price[n] * now // t.project_tiles[n] > budget:
            continue
        total = t.project_gain[n]
        t.turn[3] = -1
        price = t.project_price[n]
        if now < tiles:
            state.copy_into(a, p)
            price = steam_plans.build(g, a, w, t, seat, n, now)
            if price < 0:
                continue
            follow_up(g, a, p, w, t, b, seat, tiles - now, budget - price, before)
            if t.turn[3] >= 0 and t.together > total:
                total = t.together
        if total > t.turn_gain:
            t.turn_gain = total
            first = n
            second = t.turn[3]
            t.turn_price = price
    t.turn[0] = first
    t.turn[1] = second
    t.turn[2] = -1
    if second >= 0:
        state.copy_into(a, p)
        t.turn_price = steam_plans.build(g, a, w, t, seat, first, t.project_tiles[first])
        left = tiles - t.project_tiles[first]
        now = t.project_tiles[second] if t.project_tiles[second] < left else left
        t.turn_price += steam_plans.build(g, a, w, t, seat, second, now)
        if left > now:
            total = worth_now(g, a, p, w, t, seat) - before
            follow_up(g, a, p, w, t, b, seat, left - now, budget - t.turn_price, before)
            if t.turn[3] >= 0 and t.together > total + t.least_gain:
                t.turn[2] = t.turn[3]


def follow_up(
    g: Ground,
    p: Position,
    old: Position,
    w: Work,
    t: Thought,
    b: Position,
    seat: int,
    tiles: int,
    budget: int,
    before: int,
) -> None:
    """Find the kept project that does best after those built on `p`: its place in `t.turn[3]`, or -1.

    What all of them gain is left in `t.together`.
    """
    best = -1000000
    t.turn[3] = -1
    for k in range(t.kept):
        gain = gain_after(g, p, old, w, t, b, seat, 400 + k, tiles, budget, before)
        if gain > best:
            best = gain
            t.turn[3] = 400 + k
    t.together = best


def gain_after(
    g: Ground,
    p: Position,
    old: Position,
    w: Work,
    t: Thought,
    b: Position,
    seat: int,
    project: int,
    tiles: int,
    budget: int,
    before: int,
) -> int:
    """What a project gains together with those built on `p` since `old`; nothing is counted for a beginning."""
    if t.project_tiles[project] > tiles or t.project_price[project] > budget:
        return -1000000
    state.copy_into(b, p)
    if steam_plans.build(g, b, w, t, seat, project, t.project_tiles[project]) < 0:
        return -1000000
    return worth_now(g, b, old, w, t, seat) - before


def worth_now(g: Ground, p: Position, old: Position, w: Work, t: Thought, seat: int) -> int:
    """What a seat may expect after building on `old`, for which `t.known` holds."""
    for i in range(1400):
        t.worth[i] = t.known[i]
    steam_reach.widen(g, p, old, w, t, seat, steam_reach.reach_of(p, seat))
    steam_value.count_cubes(p, t)
    return steam_value.expect(p, t, seat)


def carry_out(g: Ground, p: Position, w: Work, t: Thought) -> None:
    """Lay the tiles of the turn chosen, as far as the rules and the money go."""
    for i in range(3):
        project = t.turn[i]
        if project < 0:
            return
        for j in range(t.project_tiles[project]):
            step = project * 24 + j * 3
            cell = t.steps[step]
            lay = lay_of(g, p, t, step)
            if lay < 0:
                return
            action = state.pack(codes.LAY, cell, lay, 0)
            if core.refuse(g, p, w, action) != codes.FINE:
                return
            core.apply(g, p, w, action)


def lay_of(g: Ground, p: Position, t: Thought, step: int) -> int:
    """The lay that a step of a project asks for, or -1."""
    return steam_paths.find_lay(g, p, t.steps[step], t.steps[step + 1], t.steps[step + 2])
