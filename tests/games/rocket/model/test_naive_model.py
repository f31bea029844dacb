"""The engine against the naive model (tests/rocket/model.py): the same questions, lists, scores and ends, all the way.

R1.1 to R12.3 in one: whatever a view shows and whatever is legal is compared after every action of random matches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from random import Random
from typing import Any

import pytest

from rainhill.games.rocket.map import list_rocket_maps
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.referee import check, check_step
from tests.games.rocket.model.compare import compare
from tests.games.rocket.model.naive_model import Model
from tests.games.rocket.rules.table import EDITIONS, sit
from tests.rounds import amount

DEFENCES = ("any", "original")
READINGS = ("home", "city_tokens", "isolation", "standstill")


def play_both(
    position: RocketPosition, rng: Random, *, referee: bool, favoured: Collection[str] = ("extend", "bid")
) -> str:
    """Play to the end at random, with more of the favoured kinds than chance alone would give; tell the reason."""
    seats = len(position.header.seats)
    header = position.header
    readings = {name: header.options[name] for name in READINGS}
    model = Model(
        position.board, header.edition, header.options["defence"], seats, position.full_view().active, **readings
    )
    model.adopt(position.full_view())
    eagerness = rng.choice([0.2, 0.6, 0.95])
    while position.decision() is not None:
        compare(position, model)
        legal = position.legal()
        eager = [action for action in legal if action.kind in favoured]
        action = rng.choice(eager) if eager and rng.random() < eagerness else rng.choice(legal)
        before = position.full_view()
        events = position.apply(action)
        model.apply(action)
        if referee:
            check(position)
            check_step(before, action, position.full_view(), events)
    compare(position, model)
    assert model.ended is not None
    return model.ended


def table(rng: Random, name: str, **arranged: Any) -> RocketPosition:
    seats = rng.choice([2, 3, 4])
    return sit(
        rng.choice(EDITIONS), seats, on=name, first=rng.randrange(seats), defence=rng.choice(DEFENCES), **arranged
    )


@pytest.mark.parametrize("seed", range(12))
def test_whole_matches_on_the_small_map(seed: int) -> None:
    """R2.1, R11.4"""
    rng = Random(seed)
    play_both(table(rng, "toy"), rng, referee=True)


@pytest.mark.parametrize("seed", range(8))
def test_whole_matches_with_other_readings(seed: int) -> None:
    """R1.3, R5.7, R8.3, R10.1, R12.2: the options home, city_tokens and isolation."""
    rng = Random(300 + seed)
    readings = {"home": "left", "city_tokens": "equal", "isolation": "both"}
    position = sit(EDITIONS[seed % 2], 2 + seed % 3, on="toy", defence=rng.choice(DEFENCES), readings=readings)
    play_both(position, rng, referee=True)


def test_matches_that_may_stand_still() -> None:
    """R11.5: seats that like to move stations end some matches by it, others go on after a last-minute action."""
    reasons: Counter[str] = Counter()
    for seed in range(6):
        rng = Random(400 + seed)
        position = sit(EDITIONS[seed % 2], 2 + seed % 2, on="toy", readings={"standstill": "ends"})
        reasons[play_both(position, rng, referee=True, favoured=("move-station",))] += 1
    assert reasons["standstill"] > 0
    assert reasons.total() > reasons["standstill"]


def nearly_sold_out(rng: Random, name: str) -> RocketPosition:
    """1999 with most shares already held, so that piles run dry and supplementary shares come in (R5.5, R7.4, R6.4)."""
    seats = rng.choice([2, 3])
    board = sit(on=name).board
    shares = {c.id: [rng.randint(0, 12 - 2 * seats) for _ in range(seats)] for c in board.companies}
    return sit("1999", seats, on=name, shares=shares, defence=rng.choice(DEFENCES))


@pytest.mark.parametrize("seed", range(6))
def test_matches_with_hardly_any_shares_left(seed: int) -> None:
    """R1.5, R5.5, R6.4, R7.4, R11.1"""
    rng = Random(100 + seed)
    play_both(nearly_sold_out(rng, "toy"), rng, referee=False)


@pytest.mark.parametrize("seed", range(6))
def test_matches_with_hardly_any_tiles_left(seed: int) -> None:
    """R7.3, R11.1, R11.2"""
    rng = Random(200 + seed)
    position = table(rng, "field", tiles_left=rng.randint(1, 6), passengers_left=rng.randint(0, 2))
    assert play_both(position, rng, referee=False) in {"tiles", "companies"}


@pytest.mark.slow
@pytest.mark.parametrize("name", [*list_rocket_maps(), "field"])
def test_many_whole_matches(name: str) -> None:
    """R2.1, R11.4"""
    rng = Random(name)
    reasons: Counter[str] = Counter()
    for _ in range(amount(60, 10) if name == "toy" else amount(4, 1)):
        reasons[play_both(table(rng, name), rng, referee=True)] += 1
    for _ in range(amount(10, 4) if name == "toy" else amount(2, 1)):
        play_both(nearly_sold_out(rng, name), rng, referee=False)
        position = table(rng, name, tiles_left=rng.randint(1, 12))
        reasons[play_both(position, rng, referee=False)] += 1
    assert set(reasons) >= ({"companies"} if name == "toy" else {"companies", "tiles"})
