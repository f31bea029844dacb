"""Every lesson can be gone through, every try that misses is explained, and everything has its words."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rainhill.lessons import Course, Lesson, LessonError, Step, list_lessons, resume, take
from rainhill.lessons.lesson import read_lesson
from rainhill.locales import ENGLISH
from rainhill.registry import list_games
from tests.locales.test_languages import FOLDER

LESSONS = [lesson for game in list_games() for lesson in list_lessons(game)]
every = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
WANTED = {
    "rocket": "locomotive shares stations places industries merger isolation end first-edition",
    "steam": "order tiles build links deliver income money cities round standard",
}


def steps_of(lesson: Lesson) -> list[tuple[Step, Course]]:
    """Each step with the course at its beginning, by the solutions before it."""
    found = []
    course = resume(lesson, 0, [])
    for number, step in enumerate(lesson.steps):
        if step.position is not None:
            course = resume(lesson, number, [])
        found.append((step, course))
        for action in step.solution:
            course, verdict = take(course, action)
            assert verdict.kind in ("done", "on"), (step.id, action, verdict)
        assert course.step == number + 1, step.id
    assert course.is_over
    return found


@pytest.mark.parametrize("game", list(WANTED))
def test_everything_has_a_lesson(game: str) -> None:
    assert [lesson.id for lesson in list_lessons(game)] == WANTED[game].split()


@every
def test_its_solution_leads_through_it(lesson: Lesson) -> None:
    for step, course in steps_of(lesson):
        course.match.position.referee()
        decision = course.match.decision
        assert decision is not None and decision.seat == lesson.seat, step.id


@every
def test_tries_that_miss_are_explained_and_change_nothing(lesson: Lesson) -> None:
    kinds = set()
    for step, course in steps_of(lesson):
        digest = course.match.position.digest()
        for action, wanted in step.tries.items():
            after, verdict = take(course, action)
            assert wanted == (verdict.code if verdict.kind == "refused" else verdict.kind), (step.id, action)
            assert verdict.kind != "refused" or verdict.rule, (step.id, action)
            assert after is course and course.match.position.digest() == digest
            kinds.add(verdict.kind)
    assert kinds & {"refused", "costs"}, "no try of it breaks a rule or costs anything"


@every
def test_nothing_beats_the_solution_where_points_decide(lesson: Lesson) -> None:
    for step, course in steps_of(lesson):
        if step.measure is None or step.accept:
            continue
        for action in course.match.legal():
            _, verdict = take(course, action)
            assert verdict.gain is not None and verdict.best is not None
            assert verdict.gain <= verdict.best, (step.id, action)
            assert (verdict.kind == "done") == (verdict.gain == verdict.best), (step.id, action)


@every
def test_no_right_answer_leads_to_a_dead_end(lesson: Lesson) -> None:
    """Whatever a step takes for done, the next one can be done after it by its own solution."""
    for number, (step, course) in enumerate(steps_of(lesson)[:-1]):
        following = lesson.steps[number + 1]
        if following.position is not None:
            continue
        for action in course.match.legal():
            after, verdict = take(course, action)
            if verdict.kind != "done":
                continue
            for wanted in following.solution:
                after, verdict = take(after, wanted)
                assert verdict.kind in ("done", "on"), (step.id, action, wanted, verdict)
            assert after.step == number + 2, (step.id, action)


@every
def test_every_legal_action_gets_an_answer_with_words(lesson: Lesson) -> None:
    said = words_of(lesson.game)
    assert {lesson.id, f"{lesson.id}.goal"} <= said
    for step, course in steps_of(lesson):
        name = f"{lesson.id}-{step.id}"
        assert {name, f"{name}.goal", f"{name}.hint", f"{name}.done"} <= said, name
        assert step.rules, name
        for action in some_of_each_kind(course):
            _, verdict = take(course, action)
            if verdict.kind == "other":
                assert {f"{name}.wrong", f"{name}.wrong-{action.kind}"} & said, (name, action)


@pytest.mark.parametrize("game", list_games())
def test_no_word_is_left_over(game: str) -> None:
    names = {lesson.id for lesson in list_lessons(game)}
    names |= {f"{lesson.id}-{step.id}" for lesson in list_lessons(game) for step in lesson.steps}
    assert {word.partition(".")[0] for word in words_of(game)} == names


def some_of_each_kind(course: Course) -> list[Any]:
    """Legal actions: all of a kind in turn would take long and say the same."""
    kinds = [course.match.position.legal_of_kind(kind) for kind in course.match.position.legal_kinds()]
    return [action for listed in kinds for action in list(listed)[:: max(1, len(listed) // 5)]]


def words_of(game: str) -> set[str]:
    """What the lessons of a game say: names of messages without what all of them begin with, and of attributes."""
    file = FOLDER / ENGLISH / game / "lessons.ftl"
    found = set()
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            name = entry.id.name.removeprefix(f"{game}-lesson-")
            found |= {name, *(f"{name}.{attribute.id.name}" for attribute in entry.attributes)}
    return found


def test_a_course_goes_on_from_what_was_played_and_from_nothing_else() -> None:
    lesson = LESSONS[0]
    assert resume(lesson, 2, ["extend WPR to C7"]).step == 3
    for start, actions in ((3, []), (9, []), (-1, []), (0, ["extend WPR to B8", "extend EQR to H8"])):
        with pytest.raises(LessonError):
            resume(lesson, start, actions)
    with pytest.raises(LessonError):
        resume(lesson, 2, ["extend WPR to C9"])


def test_a_file_that_does_not_say_when_a_step_is_done_is_none() -> None:
    data = {"order": 1, "map": "toy", "edition": "2018", "step": [{"id": "a", "solution": "pass", "position": {}}]}
    with pytest.raises(LessonError, match="nothing says"):
        read_lesson("rocket", "made-up", data)
