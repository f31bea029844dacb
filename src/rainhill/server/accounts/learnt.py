"""What somebody with an account has learnt: how far they are in lessons, and which puzzles they have answered.

One row a person. A browser tells what it knows and is told what is known: of two devices the further step and the
first answer stay. Only what belongs to lessons and puzzles that there are is kept: nobody can fill the row with more.
"""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.refusals import RecordError
from rainhill.lessons import Lesson, find_lesson
from rainhill.puzzles import list_puzzles
from rainhill.registry import find_game, list_games
from rainhill.server.protocol.actions import decode_sent_action, encode_action
from rainhill.server.protocol.lessons import Learnt, LessonKept
from rainhill.server.storage.schema import learnt, persons
from rainhill.server.tables.errors import Forbidden

LARGEST_STAND = 6000
"""Bytes of the actions played in a lesson; nobody who takes it comes near."""
_encode = msgspec.json.Encoder(order="deterministic").encode
_decode = msgspec.json.Decoder(Learnt).decode


async def learnt_by(connection: AsyncConnection, person_id: str) -> Learnt:
    """What is known of a person."""
    row = (await connection.execute(select(learnt.c.data).where(learnt.c.person == person_id))).scalar()
    return Learnt() if row is None else _decode(row)


async def add_learnt(connection: AsyncConnection, person_id: str, told: Learnt) -> Learnt:
    """Add what a browser knows; gives all that is known. `told` has to have gone through `only_what_there_is`."""
    # Two devices may tell at the same time: whoever comes second adds to what the first has told.
    here = select(persons.c.id).where(persons.c.id == person_id).with_for_update()
    if (await connection.execute(here)).scalar() is None:
        raise Forbidden("no-session")
    known = (await connection.execute(select(learnt.c.data).where(learnt.c.person == person_id))).scalar()
    now = told if known is None else merged(_decode(known), told)
    values = {"data": _encode(now).decode(), "updated": time.time()}
    if known is None:
        await connection.execute(insert(learnt).values(person=person_id, **values))
    elif values["data"] != known:
        await connection.execute(update(learnt).where(learnt.c.person == person_id).values(**values))
    return now


def merged(known: Learnt, told: Learnt) -> Learnt:
    """Both together."""
    lessons = dict(known.lessons)
    for name, now in told.lessons.items():
        before = lessons.get(name)
        lessons[name] = now if before is None else _further(before, now)
    return Learnt(lessons, {**told.puzzles, **known.puzzles})


def _further(before: LessonKept, now: LessonKept) -> LessonKept:
    stand = now if now.done >= before.done else before
    return LessonKept(stand.done, before.finished or now.finished, stand.start, stand.actions)


def only_what_there_is(told: Learnt) -> Learnt:
    """Without lessons and puzzles that there are not, and with actions that can be read; call it in a thread."""
    lessons = {}
    for name, kept in told.lessons.items():
        lesson = find_lesson(*_parted(name))
        if lesson is not None:
            lessons[name] = _readable(lesson, kept)
    asked = {f"{puzzle.game}/{puzzle.id}" for game in list_games() for puzzle in list_puzzles(game)}
    return Learnt(lessons, {name: right for name, right in told.puzzles.items() if name in asked})


def _parted(name: str) -> tuple[str, str]:
    game, _, piece = name.partition("/")
    return game, piece


def _readable(lesson: Lesson, kept: LessonKept) -> LessonKept:
    steps = len(lesson.steps)
    done = min(kept.done, steps)
    game = find_game(lesson.game)
    try:
        actions = [encode_action(decode_sent_action(game, sent)) for sent in kept.actions]
    except RecordError:
        actions = None
    if actions is None or kept.start >= steps or len(_encode(actions)) > LARGEST_STAND:
        # How far one came stays; where to go on is of no use, and the lesson begins anew.
        return LessonKept(done, kept.finished)
    return LessonKept(done, kept.finished, kept.start, [*actions])
