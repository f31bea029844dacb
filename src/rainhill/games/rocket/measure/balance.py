"""Whether a map is fair and lively, by measurement: many random matches, and what became of companies and seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from rainhill.games.rocket.flat_map import make_ground
from rainhill.games.rocket.info import INFO
from rainhill.games.rocket.make_events import REASONS
from rainhill.games.rocket.map import RocketMap
from rainhill.games.rocket.rules import codes, core, final, state

SAMPLED = 2
"""The mode of `play_out` that first draws a kind of action, then an action, without listing any."""
MOST_DECISIONS = 20_000
"""Far beyond any match; a match that comes to it is a fault of the rules, not of the map."""

MOST_ISOLATED = 1 / 3
MOST_ABOVE_FAIR = 0.05
LEAST_USED = 0.5
"""Every company has to leave home in at least half of the matches, or it is not really used."""


@dataclass(frozen=True, slots=True)
class CompanyBalance:
    """What became of a company, as shares of all matches; `places` is the mean its line had joined in the end."""

    id: str
    used: float
    isolated: float
    closed: float
    places: float


@dataclass(frozen=True, slots=True)
class Balance:
    """What random matches on a map came to; seats are counted from the one that began."""

    map: str
    teaching: bool
    edition: str
    seats: int
    matches: int
    companies: tuple[CompanyBalance, ...]
    ends: dict[str, float]
    wins: tuple[float, ...]
    points: tuple[float, ...]
    winning_points: float
    decisions: float
    turns: float
    largest_line: float


@dataclass(frozen=True, slots=True)
class Shortfall:
    """A measure that lies outside its limit: which one, of what, and by how much."""

    code: str
    of: str
    value: float
    limit: float


def measure(
    made: RocketMap,
    matches: int,
    seed: int,
    *,
    seats: int = 3,
    edition: str = INFO.default_edition,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Play sampled random matches to their end and count; the same seed gives the same figures."""
    ground, position, work = make_ground(made), state.Position(), state.Work()
    number = len(made.companies)
    piles = 1 if edition == "1999" else 0
    defence = next(option for option in INFO.options if option.id == "defence")
    defence_any = 1 if defence.default(edition) == "any" else 0
    used, isolated, closed, places = [0] * number, [0] * number, [0] * number, [0] * number
    ends: Counter[str] = Counter()
    wins, points = [0.0] * seats, [0] * seats
    winning = decisions = turns = largest = 0
    for n in range(matches):
        work.seed(seed + n)
        state.set_up(ground, position, seats, piles, defence_any, 0)
        decisions += core.play_out(ground, position, work, SAMPLED, MOST_DECISIONS)
        if position.phase != codes.OVER:
            raise AssertionError(f"match {seed + n} on {made.id} does not end")
        joined = position.dump()["joined"]
        for company in made.companies:
            c = company.index
            used[c] += position.locomotive(c) != company.hex
            isolated[c] += position.isolated >> c & 1
            closed[c] += position.closed >> c & 1
            places[c] += joined[c].bit_count()
        ends[REASONS[position.ending]] += 1
        turns += position.turn
        largest += max(joined[c].bit_count() for c in range(number) if not position.closed >> c & 1)
        final.total_up(ground, position, work)
        totals = [work.total_of(s) for s in range(seats)]
        best = max(totals)
        winning += best
        winners = [s for s in range(seats) if totals[s] == best]
        for s in range(seats):
            points[s] += totals[s]
            wins[s] += s in winners and 1 / len(winners)
        if progress is not None:
            progress(n + 1)
    return Balance(
        map=made.id,
        teaching=bool(made.board.settings.get("teaching", False)),
        edition=edition,
        seats=seats,
        matches=matches,
        companies=tuple(
            CompanyBalance(c.id, *(sums[c.index] / matches for sums in (used, isolated, closed, places)))
            for c in made.companies
        ),
        # What is measured is played without an end by standstill (R11.5).
        ends={reason: ends[reason] / matches for code, reason in REASONS.items() if code != codes.BY_STANDSTILL},
        wins=tuple(share / matches for share in wins),
        points=tuple(sum_ / matches for sum_ in points),
        winning_points=winning / matches,
        decisions=decisions / matches,
        turns=turns / matches,
        largest_line=largest / matches,
    )


def shortfalls(balance: Balance) -> tuple[Shortfall, ...]:
    """Where a map falls short of what we ask of one; none means it is good. Teaching maps are too small to be asked."""
    if balance.teaching:
        return ()
    found = []
    for company in balance.companies:
        if company.used < LEAST_USED:
            found.append(Shortfall("company-idle", company.id, company.used, LEAST_USED))
        if company.isolated > MOST_ISOLATED:
            found.append(Shortfall("company-isolated", company.id, company.isolated, MOST_ISOLATED))
    for reason in ("companies", "tiles"):
        if balance.ends[reason] == 0:
            found.append(Shortfall("end-never-occurs", reason, 0.0, 0.0))
    limit = 1 / balance.seats + MOST_ABOVE_FAIR
    for order, share in enumerate(balance.wins, 1):
        if share > limit:
            found.append(Shortfall("seat-favoured", str(order), share, limit))
    return tuple(found)
