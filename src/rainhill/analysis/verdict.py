"""One decision of a match, judged by a bot that can say why.

A verdict is made of names and numbers only (actions in notation), so that it can be kept and sent as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rainhill.bots.bot import Budget, Choice, Stopped, Thinker, Thinking
from rainhill.kernel.jsonable import plain
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import Refused

SHOWN = 4
"""So many of the best choices are kept."""
FOLLOWED = 6
"""So many actions of an expected line are kept."""
TRUSTED = 8
"""A choice the search went into less often than this is looked at again from the position it leads to."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """An action and what is expected of it."""

    action: str
    chances: tuple[float, ...]
    """Each seat's chance to win."""
    points: tuple[float, ...]
    """Each seat's expected points at the end."""
    line: tuple[str, ...] = ()
    """The play expected after it."""
    brings: tuple[dict[str, Any], ...] = ()
    """What it causes at once: its events, as plain values."""
    later: tuple[dict[str, Any], ...] = ()
    """What scores in the play expected after it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision was worth."""

    entry: int
    """How many entries of the match came before it."""
    seat: int
    played: Prospect
    best: tuple[Prospect, ...]
    """The best choices, the very best first."""
    nodes: int

    @property
    def cost(self) -> float:
        """The chance to win that the action played gave away."""
        return max(0.0, self.best[0].chances[self.seat] - self.played.chances[self.seat])

    @property
    def cost_in_points(self) -> float:
        """The points it gave away."""
        return max(0.0, self.best[0].points[self.seat] - self.played.points[self.seat])

    @property
    def is_best(self) -> bool:
        return self.best[0].action == self.played.action


def is_decision(match: Match, entry: int) -> bool:
    """Whether somebody had a choice there."""
    return not match.entries[entry].auto


def judge(
    match: Match,
    entry: int,
    thinker: Thinker,
    budget: Budget | None = None,
    stopped: Stopped | None = None,
    *,
    only_own_eyes: bool = False,
) -> Verdict:
    """Think about one decision of the match as it stood, and set what was played against what was best.

    While the match is played, `only_own_eyes` keeps to what the seat itself may know.
    """
    made = match.entries[entry]
    thinking = thinker.think(match.branch(entry), made.seat, budget, stopped)
    played = next((choice for choice in thinking.choices if choice.action == made.action), None)
    if only_own_eyes:
        # What another seat would answer depends on its secrets. An action left out is no better than the last one kept.
        played = played or replace(thinking.choices[-1], action=made.action, line=())
    elif played is None or (played.visits < TRUSTED and played is not thinking.choices[0]):
        played = _look_behind(match, entry, thinker, budget, stopped, played)
    known = match.branch(entry).position.known_to(made.seat)
    best = [_prospect(match, known, choice) for choice in best_first(thinking, made.seat)]
    shown = _prospect(match, known, played)
    if not any(prospect.action == shown.action for prospect in best) and _beats(shown, best[0], made.seat):
        # A second look can show that the search was wrong; then what was played is the best that is known.
        best.insert(0, shown)
    return Verdict(entry, made.seat, shown, tuple(best[:SHOWN]), thinking.nodes)


def advise(match: Match, seat: int, thinker: Thinker, budget: Budget | None = None) -> tuple[Prospect, ...]:
    """A hint: the best choices of the seat that is asked."""
    thinking = thinker.think(match, seat, budget, None)
    known = match.position.known_to(seat)
    return tuple(_prospect(match, known, choice) for choice in best_first(thinking, seat))


def best_first(thinking: Thinking, seat: int) -> list[Choice]:
    """The choices worth telling, by the chance to win; those the search hardly went into are left out.

    A hint and a verdict about the same decision tell the same, because both tell this.
    """
    enough = min(TRUSTED, thinking.choices[0].visits)
    known = [choice for choice in thinking.choices if choice.visits >= enough]
    ranked = sorted(known, key=lambda choice: (-round(choice.chances[seat], 4), -round(choice.points[seat], 2)))
    return ranked[:SHOWN]


def _beats(one: Prospect, other: Prospect, seat: int) -> bool:
    return one.chances[seat] > other.chances[seat]


def _look_behind(
    match: Match, entry: int, thinker: Thinker, budget: Budget | None, stopped: Stopped | None, known: Choice | None
) -> Choice:
    """What an action the search hardly looked at has led to."""
    action = match.entries[entry].action
    behind = entry + 1
    while behind < match.version and match.entries[behind].auto:
        behind += 1
    after = match.branch(behind)
    decision, outcome = after.decision, after.outcome
    if outcome is not None:
        won = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(match.seats))
        return Choice(action, 1, won, tuple(float(score) for score in outcome.scores))
    assert decision is not None
    reply: Thinking = thinker.think(after, decision.seat, budget, stopped)
    line = () if not reply.choices else (reply.choices[0].action, *reply.choices[0].line)
    visits = 1 if known is None else known.visits
    return Choice(action, visits, reply.chances, reply.points, line)


def _prospect(match: Match, known: Any, choice: Choice) -> Prospect:
    """A choice with its reasons, from a position that holds only what its seat may know."""
    notation = match.game.format_action
    line = choice.line[:FOLLOWED]
    return Prospect(
        notation(choice.action),
        _rounded(choice.chances, 4),
        _rounded(choice.points, 2),
        tuple(notation(action) for action in line),
        tuple(plain(event) for event in known.preview(choice.action)),
        _scored(known.copy(), choice.action, line),
    )


def _scored(trial: Any, action: Any, line: Sequence[Any]) -> tuple[dict[str, Any], ...]:
    """What gives points to anybody in the play expected after an action, as far as it can be played from here."""
    told: list[dict[str, Any]] = []
    try:
        _play(trial, action)
        for following in line:
            told += (plain(event) for event in _play(trial, following))
    except Refused:
        # What is hidden from the seat may make the rest of the line impossible.
        pass
    return tuple(event for event in told if _has_points(event))


def _play(trial: Any, action: Any) -> list[Any]:
    """Play an action and the forced answers after it on a trial; what happened."""
    events = list(trial.apply(action))
    while (only := trial.forced()) is not None:
        events += trial.apply(only)
    return events


def _has_points(event: Mapping[str, Any]) -> bool:
    points = event.get("points")
    return isinstance(points, list) and any(points)


def _rounded(values: tuple[float, ...], digits: int) -> tuple[float, ...]:
    """Short enough to keep, exact enough to read."""
    return tuple(round(value, digits) for value in values)


def verdict_from_plain(data: dict[str, Any]) -> Verdict:
    """A verdict that was kept as JSON."""
    return Verdict(
        int(data["entry"]),
        int(data["seat"]),
        _prospect_from_plain(data["played"]),
        tuple(_prospect_from_plain(item) for item in data["best"]),
        int(data["nodes"]),
    )


def _prospect_from_plain(data: dict[str, Any]) -> Prospect:
    told = (tuple(data.get(name, ())) for name in ("brings", "later"))
    return Prospect(str(data["action"]), tuple(data["chances"]), tuple(data["points"]), tuple(data["line"]), *told)
