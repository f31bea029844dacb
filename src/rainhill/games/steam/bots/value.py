"""What a position of Steam is worth to a seat: its expected points at the end of the match.

The rest of the match is thought through in a few strokes: how many improvements of the locomotive pay, which cubes are
delivered in which round, from when on points go to VP instead of income, what building will cost, and the loans and
the upkeep all this brings. `deliveries.scan` and `count_cubes` come first. Whole numbers of thousandths, never divided
while negative, because C and Python round those differently.
"""

from __future__ import annotations

from rainhill.games.steam.bots.scratch import Scratch
from rainhill.games.steam.rules import codes, final, links
from rainhill.games.steam.rules.state import Position


def count_cubes(s: Scratch, p: Position) -> None:
    """Take the cubes on the map as those that can be delivered."""
    for i in range(200):
        s.stock[i] = p.cubes[i]


def expect(s: Scratch, p: Position, seat: int) -> int:
    """The points a seat may expect, in thousandths."""
    if p.bankrupt[seat]:
        return -60000
    if p.phase == codes.OVER:
        return final.total(p, seat) * 1000
    s.kind_count = 0
    for i in range(200):
        if s.stock[i] > 0 and s.worth[i * 7 + s.reach] > 0:
            s.kinds[s.kind_count] = i
            s.kind_count += 1
    rounds = p.rounds - p.round + 1
    now = actions_left(p, seat)
    best = -1000000
    for improvements in range(codes.HIGHEST_LEVEL - p.level[seat] + 1):
        if not plan_rounds(s, p, seat, rounds, now, improvements):
            break
        for turn in range(rounds + 1):
            value = fortune(s, p, seat, rounds, turn)
            if value > best:
                best = value
    return best + 1000 * links.count_complete(p, seat)


def actions_left(p: Position, seat: int) -> int:
    """How often a seat will still act in the goods rounds of this round (S9.1)."""
    if p.phase < codes.GOODS:
        return 2
    acted = 0
    for i in range(p.queue_length):
        if p.queue[i] == seat and (i < p.queue_at or (i == p.queue_at and p.phase == codes.SCORING)):
            acted = 1
    return 3 - p.goods_round - acted


def plan_rounds(s: Scratch, p: Position, seat: int, rounds: int, now: int, improvements: int) -> int:
    """Put level and points of every round into `s`; 0 if so many improvements have no room (S9.2).

    Improvements come first. Cubes are given out from the last round backwards, so that the long ways are kept for the
    high levels; what others could deliver as well loses the more the longer it waits.
    """
    for i in range(s.kind_count):
        s.unused[s.kinds[i]] = s.stock[s.kinds[i]]
    level = p.level[seat]
    done = 0
    for j in range(rounds):
        may = 1
        if j == 0 and (now == 0 or p.improved >> seat & 1):
            may = 0
        if may and done < improvements:
            done += 1
            s.gain[j] = 1
        else:
            s.gain[j] = 0
        s.level[j] = level + done
    if done < improvements:
        return 0
    for j in range(rounds - 1, -1, -1):
        moves = now if j == 0 else 2
        if s.gain[j]:
            moves -= 1
        s.gain[j] = 0
        # What is not there yet may be built: later rounds are expected to bring something in any case.
        least = 0
        if j > 0:
            least = (j + 2) * s.hope_round
            if least > s.level[j] * s.hope_level:
                least = s.level[j] * s.hope_level
        for _ in range(moves):
            s.gain[j] += take_best(s, j, least)
    return 1


def take_best(s: Scratch, j: int, least: int) -> int:
    """The best cube for a delivery in the j-th round from now is used up; tell its points."""
    best = least
    found = -1
    for i in range(s.kind_count):
        kind = s.kinds[i]
        if s.unused[kind] == 0:
            continue
        value = s.worth[kind * 7 + s.level[j]]
        if s.rivals[kind] > 0 and j > 0:
            wait = j if j < 5 else 5
            crowd = s.rivals[kind] if s.rivals[kind] < 3 else 3
            value = value * (1000 - wait * crowd * s.haste) // 1000
        if value > best:
            best = value
            found = kind
    if found >= 0:
        s.unused[found] -= 1
    return best


def fortune(s: Scratch, p: Position, seat: int, rounds: int, turn: int) -> int:
    """The points a seat ends with, links aside, if what it earns goes to income before a certain round."""
    cash = p.cash[seat] * 1000
    income = p.income[seat] * 1000
    points = p.points[seat] * 1000
    limit = p.income_limit * 1000
    for j in range(rounds):
        if j > 0:
            cash -= s.spend if j < rounds - 1 else s.spend // 2
        if cash < 0:
            # Loans: $5 for a point of income (S2.2, S12.3).
            income -= -cash // 5
            cash = 0
        earned = s.gain[j]
        room = limit - income
        if j >= turn:
            # Late points go to VP, but debts are cleared first: each costs two points at the end (S11.2).
            room = 0 if income >= 0 else -income
        if room > earned:
            room = earned
        income += room
        points += earned - room
        cash += income
        if p.standard:
            cash -= s.level[j] * 1000
            if cash < 0 and j == 0:
                # S12.12: a shortfall takes VP and then income, $2 each; later rounds raise capital in time.
                lacking = -cash // 2
                if lacking <= points:
                    points -= lacking
                else:
                    income -= lacking - points
                    points = 0
                cash = 0
        if cash < 0:
            income -= -cash // 5
            cash = 0
        if income < -10000:
            # Below -10 loans cost VP (S2.3), and bankruptcy is near.
            points -= (-10000 - income) * 4
            income = -10000
        elif income < -7000:
            points -= -7000 - income
    return points + (income // 2 if income >= 0 else 2 * income)
