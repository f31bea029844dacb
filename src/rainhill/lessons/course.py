"""How somebody goes through a lesson: what was played so far is all that has to be known to go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Literal

from rainhill.kernel.jsonable import plain
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import Fact, RecordError, Refused
from rainhill.lessons.lesson import Lesson, LessonError, Step, beginning

MOST_ACTIONS = 40
"""of somebody since the last position; no step needs a third of it"""
MOST_REPLIES = 20
OR = " | "
"""between answers of which the first that is legal is given"""
DEFAULT = "pass"
"""What others answer who were told nothing: no game of ours has another word for it."""


@dataclass(frozen=True, slots=True)
class TryVerdict:
    """What became of a try.

    `done`: the step is done. `on`: a part of it. `refused`: by the rules, with `code`, `rule` and `facts`. `costs`:
    legal, but it brings `gain` where the best brings `best`. `other`: legal, but not what the step is about.
    """

    kind: Literal["done", "on", "refused", "costs", "other"]
    code: str = ""
    rule: str | None = None
    facts: dict[str, Fact] | None = None
    measure: str | None = None
    gain: int | None = None
    best: int | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """Where somebody is: the match as it stands, the step that is asked (as many as there are: all are done)."""

    lesson: Lesson
    start: int
    step: int
    match: Match
    own: int
    """how many actions of the step have been played"""

    @property
    def is_over(self) -> bool:
        return self.step == len(self.lesson.steps)

    @property
    def begins_anew(self) -> bool:
        """Whether the step has a position of its own, to which the match has not come."""
        return not self.is_over and self.step > self.start and self.lesson.steps[self.step].position is not None


def resume(lesson: Lesson, start: int, actions: Sequence[Any]) -> Course:
    """Go on after some actions from the position of a step; LessonError if they do not lead on."""
    if not 0 <= start < len(lesson.steps) or lesson.steps[start].position is None or len(actions) > MOST_ACTIONS:
        raise LessonError(f"{lesson.id}: no beginning")
    course = Course(lesson, start, start, beginning(lesson.id, lesson.game, start).copy(), 0)
    for action in actions:
        if course.is_over or course.begins_anew:
            raise LessonError(f"{lesson.id}: more than there is to do")
        course, verdict = take(course, action)
        if verdict.kind not in ("done", "on"):
            raise LessonError(f"{lesson.id}: {verdict.kind}")
    return course


def take(course: Course, action: Any) -> tuple[Course, TryVerdict]:
    """Try an action (typed or in notation); where it misses, the course is as it was."""
    step, seat = course.lesson.steps[course.step], course.lesson.seat
    match = course.match.copy()
    try:
        if isinstance(action, str):
            action = match.game.parse_action(action)
        events = _played(match, step, seat, action)
    except Refused as refused:
        return course, TryVerdict("refused", refused.code, refused.rule, dict(refused.facts))
    except RecordError as error:
        return course, TryVerdict("refused", error.code, None, dict(error.facts))
    kind, gain, best = _judge(course, step, match, action, events)
    verdict = TryVerdict(kind, measure=step.measure, gain=gain, best=best)
    if kind == "done":
        return Course(course.lesson, course.start, course.step + 1, match, 0), verdict
    if kind == "on":
        return Course(course.lesson, course.start, course.step, match, course.own + 1), verdict
    return course, verdict


def preview(course: Course, action: Any) -> Sequence[Any]:
    """What an action would cause; Refused if it is not legal."""
    return tuple(course.match.preview(action))


def _played(match: Match, step: Step, seat: int, action: Any) -> list[Any]:
    """Play an action and what the others answer; tell all that happened."""
    events = list(match.play(action, seat=seat))
    replies = list(step.replies)
    for _ in range(MOST_REPLIES):
        decision = match.decision
        if decision is None or decision.seat == seat:
            break
        told = (replies.pop(0) if replies else DEFAULT).split(OR)
        answer = next((each for each in map(match.game.parse_action, told) if each in match.legal()), None)
        if answer is None:
            # After another action than the one that was thought of the answer may not fit.
            break
        events += match.play(answer)
    return events


def _judge(
    course: Course, step: Step, match: Match, action: Any, events: list[Any]
) -> tuple[Literal["done", "on", "costs", "other"], int | None, int | None]:
    seat = course.lesson.seat
    if step.until is not None:
        if any(_has(event, step.until) for event in events):
            return "done", None, None
        before, after = course.match.decision, match.decision
        goes_on = before is not None and after is not None and (after.seat, after.kind) == (seat, before.kind)
        return ("on" if goes_on else "other"), None, None
    gain = best = None
    if step.measure is not None:
        was = _measured(course.match, seat, step.measure)
        gain = _measured(match, seat, step.measure) - was
        best = _measured(_solved(course, step), seat, step.measure) - was
    notation = match.game.format_action(action)
    if step.accept:
        if any(fnmatchcase(notation, pattern) for pattern in step.accept):
            return "done", gain, best
    elif gain is not None and best is not None and gain >= best:
        return "done", gain, best
    return ("costs" if gain is not None and best is not None and gain < best else "other"), gain, best


def _solved(course: Course, step: Step) -> Match:
    """The match after the solution of a step."""
    match = course.match.copy()
    _played(match, step, course.lesson.seat, match.game.parse_action(step.solution[0]))
    return match


def _measured(match: Match, seat: int, name: str) -> int:
    found = getattr(match.view(seat).seats[seat], name)
    return int(found or 0)


def _has(event: Any, wanted: Any) -> bool:
    """Whether an event has these facts; several values for one fact are a choice."""
    told = plain(event)
    return all(
        told.get(name) == value or (isinstance(value, list) and told.get(name) in value)
        for name, value in wanted.items()
    )
