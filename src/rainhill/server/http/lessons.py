"""HTTP: lessons. Nothing is kept between two requests: whoever learns sends what was played since a position.

Everybody may, without an account; so often (`limits.tries`), in a thread, within the budget of replays. The same
request again gets the same answer.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post

from rainhill.kernel.refusals import Refused
from rainhill.lessons import Course, Lesson, LessonError, TryVerdict, find_lesson, list_lessons, preview, resume, take
from rainhill.registry import find_game
from rainhill.server.accounts.people import Person
from rainhill.server.http.errors import TROUBLES, Absent, json_answer
from rainhill.server.http.taught_match import GameId, PieceId, told_entries, told_preview, told_table, worked_out
from rainhill.server.protocol.actions import decode_sent_action
from rainhill.server.protocol.encode import view_bytes
from rainhill.server.protocol.lessons import LessonInfo, LessonStand, LessonState, LessonTry, LessonVerdict
from rainhill.server.protocol.messages import Previewed, write
from rainhill.server.services import Services

COST = 10
"""What a request costs of the budget of replays, besides an entry for each action that is sent."""


@get("/api/lessons/{game:str}", sync_to_thread=True, summary="Lessons of a game", responses=TROUBLES)
def lessons_of(game: GameId) -> list[LessonInfo]:
    """The lessons of a game, in their order."""
    return [
        LessonInfo(lesson.id, lesson.map, lesson.edition, [step.id for step in lesson.steps])
        for lesson in list_lessons(find_game(game).info.id)
    ]


@post("/api/lessons/{game:str}/{lesson:str}", status_code=200, summary="A lesson as it stands", responses=TROUBLES)
async def show_lesson(
    request: Request[Any, Any, Any],
    services: Services,
    person: Person | None,
    game: GameId,
    lesson: PieceId,
    data: LessonStand,
) -> Response[LessonState]:
    """Where somebody is after some actions."""
    found = _found(game, lesson)

    def work() -> bytes:
        return _state(_resumed(found, data.start, data.actions), len(data.actions), None)

    return json_answer(await worked_out(services, request, person, _cost(data.actions), work))


@post("/api/lessons/{game:str}/{lesson:str}/try", status_code=200, summary="Try an action", responses=TROUBLES)
async def try_action(
    request: Request[Any, Any, Any],
    services: Services,
    person: Person | None,
    game: GameId,
    lesson: PieceId,
    data: LessonTry,
) -> Response[LessonState]:
    """What becomes of an action: where it misses the step, everything stands as before."""
    found = _found(game, lesson)

    def work() -> bytes:
        course = _resumed(found, data.start, data.actions)
        if course.is_over:
            raise Refused("lesson-astray")
        action = decode_sent_action(find_game(game), data.action)
        after, verdict = take(course, action)
        return _state(after, len(data.actions), _told(verdict, action.kind), course.step)

    return json_answer(await worked_out(services, request, person, _cost(data.actions), work))


@post("/api/lessons/{game:str}/{lesson:str}/preview", status_code=200, summary="What would happen", responses=TROUBLES)
async def preview_try(
    request: Request[Any, Any, Any],
    services: Services,
    person: Person | None,
    game: GameId,
    lesson: PieceId,
    data: LessonTry,
) -> Previewed:
    """The events an action would cause, or why it is refused."""
    found = _found(game, lesson)

    def work() -> Previewed:
        course = _resumed(found, data.start, data.actions)
        return told_preview(lambda: preview(course, decode_sent_action(find_game(game), data.action)))

    return await worked_out(services, request, person, _cost(data.actions), work)


def _found(game: str, lesson: str) -> Lesson:
    found = find_lesson(find_game(game).info.id, lesson)
    if found is None:
        raise Absent
    return found


def _cost(actions: list[Any]) -> int:
    return COST + len(actions)


def _resumed(lesson: Lesson, start: int, sent: list[Any]) -> Course:
    game = find_game(lesson.game)
    try:
        return resume(lesson, start, [decode_sent_action(game, each) for each in sent])
    except LessonError as error:
        raise Refused("lesson-astray") from error


def _told(verdict: TryVerdict, kind: str) -> LessonVerdict:
    return LessonVerdict(
        kind=verdict.kind,
        action=kind,
        code=verdict.code,
        rule=verdict.rule,
        facts=dict(verdict.facts or {}),
        measure=verdict.measure,
        gain=verdict.gain,
        best=verdict.best,
    )


def _state(course: Course, sent: int, verdict: LessonVerdict | None, tried: int | None = None) -> bytes:
    lesson, steps = course.lesson, course.lesson.steps
    kept = sent + 1 if verdict is not None and verdict.kind in ("done", "on") else sent
    about = course.step if tried is None else tried
    return write(
        {
            "step": course.step,
            "start": course.step if course.begins_anew else course.start,
            "kept": 0 if course.begins_anew else kept,
            "rules": [] if about == len(steps) else list(steps[about].rules),
            "verdict": verdict,
            "table": told_table(course.match, lesson.id, lesson.seat, undo=course.own > 0),
            "seat": lesson.seat,
            "view": view_bytes(course.match, lesson.seat),
            "entries": told_entries(course.match),
        }
    )


HANDLERS = (lessons_of, show_lesson, try_action, preview_try)
