"""What the results of a league add up to, as plain values for tables and for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf
from statistics import fmean
from typing import Any

from rainhill.arena.match import Effort, PlayedMatch
from rainhill.arena.ratings import Played, Rating, interval, rate
from rainhill.arena.schedule import Schedule
from rainhill.registry import measure_of

MODEL = "Luce choice (Bradley-Terry for several seats), 400 points a decade, 95 % by Bayesian bootstrap of blocks"


def report(schedule: Schedule, results: Sequence[PlayedMatch]) -> dict[str, Any]:
    """Everything there is to tell. Matches in which another bot stood in for one that failed are not rated."""
    rated = [result for result in results if not result.failed]
    ratings = rate([Played(result.block, result.lineup, result.wins()) for result in rated]) if rated else {}
    facts = measure_of(schedule.setting.game).fact_names
    present = {name for result in results for name in result.lineup}
    names = [name for name in schedule.bots if name in present]
    return {
        "setting": schedule.setting.facts(),
        "seed": schedule.seed,
        "matches": len(results),
        "rated": len(rated),
        "model": MODEL,
        "bots": [
            _bot(name, results, facts) | _rating(ratings.get(name))
            for name in sorted(names, key=lambda name: -ratings[name].rating if name in ratings else inf)
        ],
        "lineups": _lineups(schedule, rated),
        "troubles": _troubles(names, results),
        "winning_points": fmean(result.scores[result.winners[0]] for result in results) if results else None,
        "actions": fmean(result.actions for result in results) if results else None,
        "ends": dict(sorted(Counter(result.reason for result in results).items())),
    }


def _rating(rating: Rating | None) -> dict[str, Any]:
    if rating is None:
        return {"rating": None, "rating_interval": None}
    return {"rating": rating.rating, "rating_interval": [rating.low, rating.high]}


def _troubles(names: Sequence[str], results: Sequence[PlayedMatch]) -> list[dict[str, Any]]:
    """How each bot that failed did so first."""
    rows = []
    for name in names:
        for result in results:
            efforts = zip(result.lineup, result.efforts, strict=True)
            said = [effort for other, effort in efforts if other == name and effort.faults]
            if said:
                trouble = next((effort.trouble for effort in said if effort.trouble), "")
                kinds = sorted({kind for effort in said for kind in effort.faults})
                rows.append({"bot": name, "match": result.number, "seed": result.seed, "kinds": kinds, "said": trouble})
                break
    return rows


def _bot(name: str, results: Sequence[PlayedMatch], facts: Sequence[str]) -> dict[str, Any]:
    """One bot over all the matches it took part in, perhaps on several seats."""
    played = [result for result in results if name in result.lineup]
    seats = [(result, seat) for result in played for seat, other in enumerate(result.lineup) if other == name]
    efforts = [result.efforts[seat] for result, seat in seats]
    rated = [result for result in played if not result.failed]
    wins = sum(result.wins().get(name, 0.0) for result in rated)
    expected = fmean(result.lineup.count(name) / len(result.lineup) for result in played)
    faults: Counter[str] = Counter()
    for effort in efforts:
        faults.update(effort.faults)
    return {
        "bot": name,
        "matches": len(played),
        "rated": len(rated),
        "failed": sum(name in result.failed for result in played),
        "seats": len(seats),
        "wins": wins,
        "share": wins / len(rated) if rated else None,
        "even": expected,
        "interval": list(interval(wins / len(rated), len(rated))) if rated else None,
        "points": fmean(result.scores[seat] for result, seat in seats),
        **_pace(efforts),
        "faults": dict(sorted(faults.items())),
        **{fact: sum(effort.facts.get(fact, 0) for effort in efforts) for fact in facts},
    }


def _pace(efforts: Sequence[Effort]) -> dict[str, Any]:
    decisions = sum(effort.decisions for effort in efforts) or 1
    return {
        "decisions": decisions,
        "seconds": sum(effort.seconds for effort in efforts) / decisions,
        "slowest": max(effort.slowest for effort in efforts),
        "nodes": sum(effort.nodes for effort in efforts) / decisions,
    }


def _lineups(schedule: Schedule, results: Sequence[PlayedMatch]) -> list[dict[str, Any]]:
    """The first bot of every lineup against the rest of it."""
    rows = []
    for lineup in schedule.lineups:
        played = [result for result in results if sorted(result.lineup) == sorted(lineup)]
        if not played:
            continue
        first = lineup[0]
        wins = sum(result.wins().get(first, 0.0) for result in played)
        rows.append(
            {
                "lineup": list(lineup),
                "bot": first,
                "matches": len(played),
                "wins": wins,
                "share": wins / len(played),
                "even": lineup.count(first) / len(lineup),
                "interval": list(interval(wins / len(played), len(played))),
            }
        )
    return rows
