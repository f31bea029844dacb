"""Bodies and answers about lessons and puzzles. Both are played without a table: a client sends all that was done."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rainhill.server.protocol.messages import LogEntry, TableInfo

SentAction = dict[str, Any] | Annotated[str, Meta(max_length=200)]
PieceName = Annotated[str, Meta(max_length=80)]
"""The game, a slash and the id of a lesson or puzzle."""


class LessonInfo(Struct, frozen=True):
    """A lesson in the list of its game; its words and those of its steps are found by their ids."""

    id: str
    map: str
    edition: str
    steps: list[str]


class LessonStand(Struct, frozen=True):
    """Where somebody is: the actions played since the position of step `start`."""

    start: Annotated[int, Meta(ge=0, le=50)] = 0
    actions: Annotated[list[SentAction], Meta(max_length=40)] = []


class LessonTry(Struct, frozen=True):
    """An action to be tried, or only to be looked at, and where somebody is."""

    action: SentAction
    start: Annotated[int, Meta(ge=0, le=50)] = 0
    actions: Annotated[list[SentAction], Meta(max_length=40)] = []


class LessonKept(Struct, frozen=True):
    """How far somebody with an account is in a lesson: so many steps done at most, and where to go on."""

    done: Annotated[int, Meta(ge=0, le=50)]
    finished: bool = False
    start: Annotated[int, Meta(ge=0, le=50)] = 0
    actions: Annotated[list[SentAction], Meta(max_length=40)] = []


class Learnt(Struct, frozen=True):
    """What somebody with an account has learnt, by `<game>/<lesson>` and `<game>/<puzzle>`."""

    lessons: Annotated[dict[PieceName, LessonKept], Meta(max_length=200)] = {}
    puzzles: Annotated[dict[PieceName, bool], Meta(max_length=3000)] = {}
    """whether the first answer was right"""


class LessonVerdict(Struct, frozen=True):
    """What became of a try.

    `done`: the step is done. `on`: a part of it. `refused`: by the rules, with `code`, `rule` and `facts`. `costs`: it
    brings `gain` of what is measured where the best brings `best`. `other`: legal, but not what the step is about.
    """

    kind: Literal["done", "on", "refused", "costs", "other"]
    action: str
    """the kind of action that was tried"""
    code: str
    rule: str | None
    facts: dict[str, Any]
    measure: str | None
    gain: int | None
    best: int | None


class LessonState(Struct, frozen=True):
    """A lesson as it stands. `step` is the one to do, and as many as there are when all are done.

    `start` and `kept` say from where to go on: so many of the actions that were sent stand, since the position of step
    `start`. `entries` is the log since that position.
    """

    step: int
    start: int
    kept: int
    rules: list[str]
    """rules that say why, of the step that was tried or is to do"""
    verdict: LessonVerdict | None
    table: TableInfo
    seat: int
    view: dict[str, Any] | None
    entries: list[LogEntry]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list of its game. `kind`: of the decision; `grade`: 1 is easy, 5 is hard."""

    id: str
    map: str
    edition: str
    seats: int
    kind: str
    grade: int


class PuzzleList(Struct, frozen=True):
    today: str | None
    """the puzzle of the day"""
    puzzles: list[PuzzleInfo]


class PuzzleState(Struct, frozen=True):
    """A puzzle as it is asked: the match up to the decision, with the eyes of the seat that decides."""

    puzzle: PuzzleInfo
    table: TableInfo
    seat: int
    view: dict[str, Any] | None
    entries: list[LogEntry]


class PuzzleTry(Struct, frozen=True):
    action: SentAction


class PuzzleChoiceInfo(Struct, frozen=True):
    """A choice in notation and as data, with the chance to win and the points that the long search expects of it."""

    action: str
    means: dict[str, Any]
    chance: float
    points: float


class PuzzleMoment(Struct, frozen=True):
    """A move of the line of play, with the view after it."""

    entry: LogEntry
    view: dict[str, Any] | None


class PuzzleAnswer(Struct, frozen=True):
    """`rank`: the place of the choice among those the search looked into, from 1; null: it hardly looked at it."""

    right: bool
    rank: int | None
    choices: list[PuzzleChoiceInfo]
    found: dict[str, float]
    """level of bots -> how often it finds the best choice"""
    nodes: int
    line: list[PuzzleMoment]
    """the best choice and the play expected after it"""
