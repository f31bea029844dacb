"""A whole match judged decision by decision, and what can be read from the verdicts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rainhill.analysis.verdict import Verdict
from rainhill.kernel.match import Match

SWING = 0.08
"""A decision after which somebody's chance to win changed by less than this is no turning point."""
MISTAKE = 0.05
"""A decision that cost less of the chance to win than this is not called a mistake."""


@dataclass(frozen=True, slots=True)
class ChanceCourse:
    """Chances and expected points of every seat: before each decision that was judged, and at the end."""

    entries: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    points: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point: the decision, who gained most by it, and how much."""

    entry: int
    seat: int
    gainer: int
    swing: float


@dataclass(frozen=True, slots=True)
class Account:
    """How well a seat decided: its decisions, those that were the best found, and what the others cost on average."""

    decisions: int
    best: int
    mistakes: int
    cost: float
    cost_in_points: float


def course_of(match: Match, verdicts: Sequence[Verdict]) -> ChanceCourse:
    """How the match went."""
    entries = [verdict.entry for verdict in verdicts]
    chances = [verdict.best[0].chances for verdict in verdicts]
    points = [verdict.best[0].points for verdict in verdicts]
    outcome = match.outcome
    if outcome is not None:
        entries.append(match.version)
        share = 1 / len(outcome.winners)
        chances.append(tuple(share if seat in outcome.winners else 0.0 for seat in range(match.seats)))
        points.append(tuple(float(score) for score in outcome.scores))
    return ChanceCourse(tuple(entries), tuple(chances), tuple(points))


def turning_points(course: ChanceCourse, verdicts: Sequence[Verdict], most: int = 5) -> tuple[Turn, ...]:
    """The decisions after which somebody's chances rose most, in the order of the match.

    Where not all was judged, the end comes after many decisions and is nobody's turning point.
    """
    turns = []
    for number, verdict in enumerate(verdicts[:-1]):
        before, after = course.chances[number], course.chances[number + 1]
        gains = [late - early for early, late in zip(before, after, strict=True)]
        gainer = max(range(len(gains)), key=lambda seat: gains[seat])
        if gains[gainer] >= SWING:
            turns.append(Turn(verdict.entry, verdict.seat, gainer, gains[gainer]))
    largest = sorted(turns, key=lambda turn: (-turn.swing, turn.entry))[:most]
    return tuple(sorted(largest, key=lambda turn: turn.entry))


def account_of(verdicts: Sequence[Verdict], seat: int) -> Account:
    """How well a seat decided."""
    own = [verdict for verdict in verdicts if verdict.seat == seat]
    count = max(1, len(own))
    return Account(
        len(own),
        sum(verdict.is_best for verdict in own),
        sum(verdict.cost >= MISTAKE for verdict in own),
        sum(verdict.cost for verdict in own) / count,
        sum(verdict.cost_in_points for verdict in own) / count,
    )
