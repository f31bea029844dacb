"""The bytes sent to a seat do not depend on facts hidden from it: change the secrets, compare the bytes."""

from __future__ import annotations

import time
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from rainhill.games import find_game, list_games
from rainhill.kernel.game import complete_header
from rainhill.kernel.plain import plain
from rainhill.server import live as live_module
from rainhill.server import moves
from rainhill.server.course import Course, new_course
from rainhill.server.hub import Hub
from rainhill.server.live import Live, open_live, table_info, update_bytes
from rainhill.server.lobby import reads_secrets
from rainhill.server.messages import Policy, write
from rainhill.server.rows import SeatRow, Setup, TableRow
from rainhill.server.wire import view_bytes


def row_of(course: Course) -> TableRow:
    header = course.match.header
    seats = tuple(SeatRow(n, "person", name, f"p{n}", None, None) for n, name in enumerate(header.seats))
    setup = Setup(header.map, header.edition, dict(header.options), course.policy)
    facts: dict[str, Any] = {"asked": course.asked, "asks_bot": False, "deadline": None, "result": None}
    facts |= {"creator": "p0", "creator_name": "Ada", "origin": None, "rematch": None, "finished": None}
    return TableRow(
        id="t",
        game=header.game,
        setup=setup,
        header=header,
        status="playing",
        version=course.version,
        created=1.0,
        started=1.0,
        seats=seats,
        grants=frozenset(),
        **facts,
    )


def course_of(edition: str, seed: int = 3, steps: int = 40) -> Course:
    game = find_game("rocket")
    header = complete_header(game, map="england", edition=edition, seats=["Ada", "Ben", "Cai"], seed=seed)
    course = new_course(header, Policy(), {}, 1.0)
    moves.begin(course)
    rng = Random(seed)
    for _ in range(steps):
        asked = course.asked
        assert asked is not None
        moves.play(course, asked, plain(course.match.position.sample(rng)), "person", 2.0)
    return course


def give_points(course: Course, seat: int) -> None:
    flat: Any = course.match.position.flat  # type: ignore[attr-defined]
    dumped = flat.dump()
    dumped["score"][seat] += 7
    flat.restore(dumped)


def all_bytes(course: Course, seat: int | None, monkeypatch: pytest.MonkeyPatch) -> bytes:
    monkeypatch.setattr(live_module, "time", SimpleNamespace(time=lambda: 5.0))
    live = Live(row_of(course), course)
    info = msgspec.Raw(write(table_info(live, Hub().attendance("t"))))
    # Seen together with all others: what views share must not carry one seat's secrets to another.
    views = live.views([0, 1, 2, None])
    assert views[seat] == live.view(seat)
    return update_bytes(live, seat, 0, info, views[seat])


def test_the_totals_of_others_change_no_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    """R8.4: in the 1999 edition totals are secret; a spectator knows none."""
    honest, changed = course_of("1999"), course_of("1999")
    give_points(changed, 1)
    assert all_bytes(honest, 1, monkeypatch) != all_bytes(changed, 1, monkeypatch), (
        "the secret itself is shown to its owner"
    )
    for seat in (0, 2, None):
        assert all_bytes(honest, seat, monkeypatch) == all_bytes(changed, seat, monkeypatch)


def test_open_totals_are_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    honest, changed = course_of("2018"), course_of("2018")
    give_points(changed, 1)
    assert all_bytes(honest, 0, monkeypatch) != all_bytes(changed, 0, monkeypatch)


def test_a_match_with_secrets_is_not_branched_while_it_is_played() -> None:
    assert reads_secrets(course_of("1999").match)
    assert not reads_secrets(course_of("2018").match)
    finished = course_of("1999").match
    finished.play_randomly(Random(1))
    assert not reads_secrets(finished)


@pytest.mark.parametrize("game_id", list_games())
def test_wire_bytes_are_those_of_plain(game_id: str) -> None:
    """The fast way to write a view says the same as the plain one, all through a match."""
    import msgspec

    game = find_game(game_id)
    seats = min(game.info.seats)
    header = complete_header(game, map="toy", seats=[f"S{n}" for n in range(seats)], seed=5)
    course = new_course(header, Policy(), {}, 1.0)
    moves.begin(course)
    rng = Random(4)
    for _ in range(60):
        for seat in (None, *range(seats)):
            data = view_bytes(course.match, seat)
            assert msgspec.json.decode(data) == msgspec.json.decode(msgspec.json.encode(plain(course.match.view(seat))))
        if course.asked is None:
            break
        moves.play(course, course.asked, plain(course.match.position.sample(rng)), "person", 2.0)


def test_a_replayed_course_is_the_course() -> None:
    course = course_of("2018", steps=0)
    rows = []
    rng = Random(9)
    now = time.time()
    for step in range(30):
        asked = course.asked
        assert asked is not None
        rows += moves.play(course, asked, plain(course.match.position.sample(rng)), "person", now + step)
    again = open_live(row_of(course_of("2018", steps=0)), rows).course
    assert again is not None
    assert again.entries == course.entries and again.match.position.digest() == course.match.position.digest()
