"""One action ahead in Stephenson's Rocket: try every action worth a thought and take the best, over the flat state.

Compiled with the core. A move of a locomotive is judged as if nobody bid against it, a bid as if nobody bid higher.
"""

from __future__ import annotations

from rainhill.games.rocket.bots import value
from rainhill.games.rocket.bots.value import Scratch
from rainhill.games.rocket.rules import codes, core, state
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def choose(g: Ground, p: Position, w: Work, t: Scratch, after: Position, seat: int) -> int:
    """The best legal action of the seat asked, tried out on `after`; the generator of `w` decides between equals."""
    # Stations and investments leave the lines as they are, so one look at them serves for all those actions.
    value.scan(g, p, t)
    list_candidates(g, p, w, t)
    judge(g, p, w, t, after, seat)
    return pick(w, t)


def list_candidates(g: Ground, p: Position, w: Work, t: Scratch) -> None:
    """Keep the legal actions that may matter in `t.actions`: never none."""
    core.legal(g, p, w)
    t.count = 0
    for i in range(w.count):
        if is_worth_a_thought(g, p, t, w.actions[i]):
            t.actions[t.count] = w.actions[i]
            t.count += 1
    if t.count == 0:
        for i in range(w.count):
            t.actions[i] = w.actions[i]
        t.count = w.count


def is_worth_a_thought(g: Ground, p: Position, t: Scratch, action: int) -> bool:
    """Leave out stations no line can reach soon, lifting those that already serve, and bids above the lowest."""
    kind = action >> 24
    a = action >> 16 & 255
    if kind == codes.STATION:
        return is_in_sight(g, t, a)
    if kind == codes.MOVE:
        return p.line_at[a] < 0 and is_in_sight(g, t, action >> 8 & 255)
    if kind == codes.BID:
        return a <= (p.veto_bid + 1 if p.phase == codes.VETO else p.veto_bid)
    return True


def is_in_sight(g: Ground, t: Scratch, cell: int) -> bool:
    """Whether some locomotive can come to this hex within the moves looked at."""
    for company in range(g.companies):
        if t.depth[company * codes.CELLS + cell] > 0:
            return True
    return False


def is_quiet(kind: int) -> bool:
    """Whether actions of this kind leave every line as it is."""
    return kind == codes.INVEST or kind == codes.STATION or kind == codes.MOVE


def judge(g: Ground, p: Position, w: Work, t: Scratch, after: Position, seat: int) -> None:
    """Put the worth of every candidate into `t.values`: quiet ones first, because moves of lines need a new look."""
    for lap in range(2):
        for i in range(t.count):
            kind = t.actions[i] >> 24
            if is_quiet(kind) != (lap == 0):
                continue
            state.copy_into(after, p)
            core.apply(g, after, w, t.actions[i])
            while after.phase == codes.VETO or after.phase == codes.DEFEND:
                core.apply(g, after, w, codes.PASS << 24)
            if lap == 1:
                value.scan(g, after, t)
            value.weigh(g, after, w, t)
            t.values[i] = value.advantage(after, t, seat)
            if kind == codes.BID:
                t.values[i] -= t.bid_margin


def pick(w: Work, t: Scratch) -> int:
    """One of the best candidates."""
    best = t.values[0]
    for i in range(t.count):
        if t.values[i] > best:
            best = t.values[i]
    t.best_value = best
    good = 0
    chosen = t.actions[0]
    for i in range(t.count):
        if t.values[i] >= best - t.slack:
            good += 1
            # The n-th good one replaces the choice with chance 1/n, so all are equally likely in the end.
            if flat.draw(w, good) == 0:
                chosen = t.actions[i]
    return chosen
