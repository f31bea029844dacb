"""Parts of views are kept by what they depend on; a view with kept parts is the view made anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rainhill
from rainhill.kernel.known_views import KnownViews
from rainhill.registry import find_game, list_games

EVERY = [
    pytest.param(game, map_id, edition, marks=() if map_id == "toy" else pytest.mark.slow)
    for game in list_games()
    for map_id in find_game(game).maps()
    for edition in find_game(game).info.editions
]


@pytest.mark.parametrize(("game", "map_id", "edition"), EVERY)
def test_kept_parts_are_what_would_be_made_now(game: str, map_id: str, edition: str) -> None:
    rng = Random(map_id)
    match = rainhill.new(game, map=map_id, edition=edition, seats=3, seed=5)
    seats: list[int | None] = [None, *range(match.seats)]
    while not match.over:
        match.play(match.position.sample(rng))
        fresh: Any = match.position.copy()
        fresh.known_views = KnownViews()
        assert match.views(seats) == fresh.views(seats)


def test_what_was_not_used_again_is_forgotten() -> None:
    known = KnownViews()
    assert known.keep(("a",), 1) == 1
    assert known.keep(("b",), 2) == 2
    known.begin()
    assert known.get(("a",)) == 1
    known.begin()
    assert known.get(("a",)) == 1
    assert known.get(("b",)) is None
