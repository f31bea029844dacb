"""The bytes sent to a seat do not depend on facts hidden from it: change the secrets, compare the bytes."""

from __future__ import annotations

import time
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from rainhill.kernel.jsonable import plain
from rainhill.kernel.setup import complete_header
from rainhill.registry import find_game, list_games
from rainhill.server.protocol.encode import view_bytes
from rainhill.server.protocol.messages import Policy, write
from rainhill.server.storage.queries import SeatRow, TableRow, TableSetup
from rainhill.server.tables import describe
from rainhill.server.tables.describe import table_info, update_bytes
from rainhill.server.tables.listeners import Listeners
from rainhill.server.tables.live_table import LiveTable, open_live_table
from rainhill.server.tables.table_match import TableMatch, new_table_match
from rainhill.server.tables.under_way import reads_secrets

pytestmark = pytest.mark.slow


def row_of(match: TableMatch) -> TableRow:
    header = match.header
    seats = tuple(SeatRow(n, "person", name, f"p{n}", None, None) for n, name in enumerate(header.seats))
    setup = TableSetup(header.map, header.edition, dict(header.options), match.policy)
    facts: dict[str, Any] = {"asked": match.asked, "asks_bot": False, "deadline": None, "result": None}
    facts |= {"creator": "p0", "creator_name": "Ada", "origin": None, "rematch": None, "finished": None}
    return TableRow(
        id="t",
        game=header.game,
        setup=setup,
        header=header,
        status="playing",
        version=match.version,
        created=1.0,
        started=1.0,
        seats=seats,
        grants=frozenset(),
        **facts,
    )


def match_of(edition: str, seed: int = 3, steps: int = 40) -> TableMatch:
    game = find_game("rocket")
    header = complete_header(game, map="england", edition=edition, seats=["Ada", "Ben", "Cai"], seed=seed)
    match = new_table_match(header, Policy(), {}, 1.0)
    match.begin()
    rng = Random(seed)
    for _ in range(steps):
        asked = match.asked
        assert asked is not None
        match.play(match.kernel_match.position.sample(rng), asked, "person", 2.0)
    return match


def give_points(match: TableMatch, seat: int) -> None:
    flat: Any = match.kernel_match.position.flat  # type: ignore[attr-defined]
    dumped = flat.dump()
    dumped["score"][seat] += 7
    flat.restore(dumped)


def all_bytes(match: TableMatch, seat: int | None, monkeypatch: pytest.MonkeyPatch) -> bytes:
    monkeypatch.setattr(describe, "time", SimpleNamespace(time=lambda: 5.0))
    live = LiveTable(row_of(match), match)
    info = msgspec.Raw(write(table_info(live, Listeners().attendance("t"))))
    # Seen together with all others: what views share must not carry one seat's secrets to another.
    views = describe.views_of(live, [0, 1, 2, None])
    assert views[seat] == describe.view_of(live, seat)
    return update_bytes(live, seat, 0, info, views[seat])


def test_the_totals_of_others_change_no_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    """R8.4: in the 1999 edition totals are secret; a spectator knows none."""
    honest, changed = match_of("1999"), match_of("1999")
    give_points(changed, 1)
    assert all_bytes(honest, 1, monkeypatch) != all_bytes(changed, 1, monkeypatch), (
        "the secret itself is shown to its owner"
    )
    for seat in (0, 2, None):
        assert all_bytes(honest, seat, monkeypatch) == all_bytes(changed, seat, monkeypatch)


def test_open_totals_are_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    honest, changed = match_of("2018"), match_of("2018")
    give_points(changed, 1)
    assert all_bytes(honest, 0, monkeypatch) != all_bytes(changed, 0, monkeypatch)


def test_a_match_with_secrets_is_not_branched_while_it_is_played() -> None:
    assert reads_secrets(match_of("1999").kernel_match)
    assert not reads_secrets(match_of("2018").kernel_match)
    finished = match_of("1999").kernel_match
    finished.play_randomly(Random(1))
    assert not reads_secrets(finished)


@pytest.mark.parametrize("game_id", list_games())
def test_wire_bytes_are_those_of_plain(game_id: str) -> None:
    """The fast way to write a view says the same as the plain one, all through a match."""
    game = find_game(game_id)
    seats = min(game.info.seats)
    header = complete_header(game, map="toy", seats=[f"S{n}" for n in range(seats)], seed=5)
    match = new_table_match(header, Policy(), {}, 1.0)
    match.begin()
    rng = Random(4)
    for _ in range(60):
        for seat in (None, *range(seats)):
            data = view_bytes(match.kernel_match, seat)
            assert msgspec.json.decode(data) == msgspec.json.decode(
                msgspec.json.encode(plain(match.kernel_match.view(seat)))
            )
        if match.asked is None:
            break
        match.play(match.kernel_match.position.sample(rng), match.asked, "person", 2.0)


def test_a_replayed_match_is_the_match() -> None:
    match = match_of("2018", steps=0)
    rows = []
    rng = Random(9)
    now = time.time()
    for step in range(30):
        asked = match.asked
        assert asked is not None
        rows += match.play(match.kernel_match.position.sample(rng), asked, "person", now + step)
    again = open_live_table(row_of(match_of("2018", steps=0)), rows).match
    assert again is not None
    assert (
        again.entries == match.entries and again.kernel_match.position.digest() == match.kernel_match.position.digest()
    )
