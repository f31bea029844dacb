"""Balance of maps by measurement: the counting is right, and our maps keep the limits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rainhill.games.rocket.info import INFO
from rainhill.games.rocket.map import rocket_map
from rainhill.games.rocket.measure.balance import Balance, CompanyBalance, measure, shortfalls

FULL = ("england", "usa", "china")


def test_shares_add_up() -> None:
    seen: list[int] = []
    balance = measure(rocket_map("toy"), 40, 7, seats=3, edition="1999", progress=seen.append)
    assert seen == list(range(1, 41))
    assert sum(balance.wins) == pytest.approx(1.0)
    assert sum(balance.ends.values()) == pytest.approx(1.0)
    assert max(balance.points) <= balance.winning_points
    assert balance.decisions > 2 * balance.turns - 2
    for company in balance.companies:
        assert company.used >= company.isolated
        assert company.used >= company.closed
        assert 1.0 <= company.places <= 10.0
    assert balance.largest_line >= max(company.places for company in balance.companies)


def test_the_same_seed_gives_the_same_figures() -> None:
    made = rocket_map("toy")
    assert measure(made, 15, 3) == measure(made, 15, 3)
    assert measure(made, 15, 3) != measure(made, 15, 4)


GOOD = Balance(
    map="fine",
    teaching=False,
    edition="2018",
    seats=2,
    matches=100,
    companies=(CompanyBalance("A", 1.0, 0.2, 0.5, 4.0), CompanyBalance("B", 0.9, 0.3, 0.4, 4.0)),
    ends={"companies": 0.9, "tiles": 0.1, "blocked": 0.0},
    wins=(0.54, 0.46),
    points=(50.0, 48.0),
    winning_points=60.0,
    decisions=200.0,
    turns=70.0,
    largest_line=9.0,
)


@pytest.mark.parametrize(
    ("balance", "found"),
    [
        (GOOD, []),
        (replace(GOOD, wins=(0.56, 0.44)), [("seat-favoured", "1")]),
        (replace(GOOD, ends={"companies": 1.0, "tiles": 0.0, "blocked": 0.0}), [("end-never-occurs", "tiles")]),
        (
            replace(
                GOOD, companies=(CompanyBalance("A", 0.4, 0.2, 0.1, 2.0), CompanyBalance("B", 1.0, 0.34, 0.4, 4.0))
            ),
            [("company-idle", "A"), ("company-isolated", "B")],
        ),
        (replace(GOOD, teaching=True, wins=(0.7, 0.3)), []),
    ],
)
def test_shortfalls_are_named(balance: Balance, found: list[tuple[str, str]]) -> None:
    assert [(each.code, each.of) for each in shortfalls(balance)] == found


@pytest.mark.slow
@pytest.mark.parametrize("name", FULL)
@pytest.mark.parametrize("edition", INFO.editions)
@pytest.mark.parametrize("seats", INFO.seats)
def test_our_maps_keep_the_limits(name: str, edition: str, seats: int) -> None:
    assert shortfalls(measure(rocket_map(name), 2000, 1, seats=seats, edition=edition)) == ()
