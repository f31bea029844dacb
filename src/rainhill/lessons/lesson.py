"""What a lesson is made of, and how it is read from the file of its game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Protocol

from rainhill.kernel.match import Match
from rainhill.kernel.setup import complete_header
from rainhill.registry import find_game, list_games, part

SEATS = ("Ada", "Ben", "Cleo", "Dora")


class LessonError(ValueError):
    """A file of lessons that does not say what it has to."""


class GameLessons(Protocol):
    """What the part `lessons` of a game has to offer besides its files."""

    def arrange_position(self, position: Any, facts: Mapping[str, Any]) -> Any:
        """The position that a file describes in the words of its game."""


@dataclass(frozen=True, slots=True)
class Step:
    """One idea. Without `accept` and `until` a try is right if it brings as much of `measure` as the solution does."""

    id: str
    solution: tuple[str, ...]
    """actions that do it, in notation"""
    position: Mapping[str, Any] | None = None
    """where it begins; None: where the step before ended"""
    accept: tuple[str, ...] = ()
    """actions that are right, in notation; "*" stands for anything"""
    until: Mapping[str, Any] | None = None
    """the facts of the event that ends it; until then anything that leaves the same seat the same decision goes"""
    measure: str | None = None
    """what of the seat's view is counted, to tell what a try costs"""
    replies: tuple[str, ...] = ()
    """what the others answer, one after the other, perhaps a choice of answers; whoever is asked beyond them passes"""
    rules: tuple[str, ...] = ()
    """rules that say why"""
    tries: Mapping[str, str] = field(default_factory=dict)
    """tries that miss it: an action in notation -> the code of its refusal, or "other" or "costs" """


@dataclass(frozen=True, slots=True)
class Lesson:
    """Steps on one map, for one seat."""

    id: str
    game: str
    map: str
    edition: str
    seats: tuple[str, ...]
    seat: int
    options: Mapping[str, str]
    seed: int
    steps: tuple[Step, ...]

    def start_of(self, step: int) -> int:
        """The step at whose position a step begins, perhaps by way of others."""
        return next(n for n in range(step, -1, -1) if self.steps[n].position is not None)


@cache
def list_lessons(game: str) -> Sequence[Lesson]:
    """The lessons of a game in their order; none, if it brings none."""
    if game not in list_games() or part(game, "lessons") is None:
        return ()
    found = []
    for file in files(f"rainhill.games.{game}.lessons").iterdir():
        if file.name.endswith(".toml"):
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            found.append((data["order"], read_lesson(game, file.name.removesuffix(".toml"), data)))
    return tuple(lesson for _, lesson in sorted(found, key=lambda each: each[0]))


def find_lesson(game: str, lesson_id: str) -> Lesson | None:
    """The lesson with this id."""
    return next((lesson for lesson in list_lessons(game) if lesson.id == lesson_id), None)


def read_lesson(game: str, lesson_id: str, data: Mapping[str, Any]) -> Lesson:
    """A lesson from the data of its file."""
    steps = tuple(_step(lesson_id, item) for item in data["step"])
    if steps[0].position is None:
        raise LessonError(f"{lesson_id}: the first step has no position")
    seats = data.get("seats", 3)
    return Lesson(
        id=lesson_id,
        game=game,
        map=data["map"],
        edition=data["edition"],
        seats=SEATS[:seats],
        seat=data.get("seat", 0),
        options=data.get("options", {}),
        seed=data.get("seed", 1),
        steps=steps,
    )


def _step(lesson_id: str, data: Mapping[str, Any]) -> Step:
    solution = data["solution"]
    step = Step(
        id=data["id"],
        solution=(solution,) if isinstance(solution, str) else tuple(solution),
        position=data.get("position"),
        accept=tuple(data.get("accept", ())),
        until=data.get("until"),
        measure=data.get("measure"),
        replies=tuple(data.get("replies", ())),
        rules=tuple(data.get("rules", ())),
        tries=data.get("tries", {}),
    )
    if not step.accept and step.until is None and step.measure is None:
        raise LessonError(f"{lesson_id}: nothing says when {step.id} is done")
    return step


@cache
def beginning(lesson: str, game: str, step: int) -> Match:
    """The match at the position of a step; to be copied, never played on."""
    found = find_lesson(game, lesson)
    assert found is not None
    return arranged(found, step)


def arranged(lesson: Lesson, step: int) -> Match:
    """The match at the position of a step."""
    game, facts = find_game(lesson.game), lesson.steps[step].position
    if facts is None:
        raise LessonError(f"{lesson.id}: {lesson.steps[step].id} has no position")
    header = complete_header(
        game, map=lesson.map, edition=lesson.edition, options=lesson.options, seats=lesson.seats, seed=lesson.seed
    )
    own: GameLessons = part(lesson.game, "lessons")  # type: ignore[assignment]
    told = {name: value for name, value in facts.items() if name != "played"}
    match = Match.from_position(game, header, own.arrange_position(game.start(header), told))
    for notation in facts.get("played", ()):
        match.play(notation)
    return match
