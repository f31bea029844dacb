"""What the results of a league add up to, as plain values for tables and for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from rainhill.arena.match import Effort, PlayedMatch
from rainhill.arena.ratings import Played, interval, rate
from rainhill.arena.schedule import Schedule
from rainhill.registry import measure_of

MODEL = "Luce choice (Bradley-Terry for several seats), 400 points a decade, 95 % by Bayesian bootstrap of blocks"


def report(schedule: Schedule, results: Sequence[PlayedMatch]) -> dict[str, Any]:
    """Everything there is to tell."""
    ratings = rate([Played(result.block, result.lineup, result.wins()) for result in results]) if results else {}
    facts = measure_of(schedule.setting.game).fact_names
    names = [name for name in schedule.bots if name in ratings]
    return {
        "setting": schedule.setting.facts(),
        "seed": schedule.seed,
        "matches": len(results),
        "model": MODEL,
        "bots": [
            _bot(name, results, facts)
            | {"rating": ratings[name].rating, "rating_interval": [ratings[name].low, ratings[name].high]}
            for name in sorted(names, key=lambda name: -ratings[name].rating)
        ],
        "lineups": _lineups(schedule, results),
        "winning_points": fmean(result.scores[result.winners[0]] for result in results) if results else None,
        "actions": fmean(result.actions for result in results) if results else None,
        "ends": dict(sorted(Counter(result.reason for result in results).items())),
    }


def _bot(name: str, results: Sequence[PlayedMatch], facts: Sequence[str]) -> dict[str, Any]:
    """One bot over all the matches it took part in, perhaps on several seats."""
    played = [result for result in results if name in result.lineup]
    seats = [(result, seat) for result in played for seat, other in enumerate(result.lineup) if other == name]
    efforts = [result.efforts[seat] for result, seat in seats]
    wins = sum(result.wins().get(name, 0.0) for result in played)
    expected = fmean(result.lineup.count(name) / len(result.lineup) for result in played)
    faults: Counter[str] = Counter()
    for effort in efforts:
        faults.update(effort.faults)
    return {
        "bot": name,
        "matches": len(played),
        "seats": len(seats),
        "wins": wins,
        "share": wins / len(played),
        "even": expected,
        "interval": list(interval(wins / len(played), len(played))),
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
