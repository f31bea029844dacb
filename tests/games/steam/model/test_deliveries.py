"""Deliveries, compared with every way walked to its end (tests/steam/naive): on random matches and random networks."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from random import Random
from typing import Any

import pytest

from rainhill.games.steam.actions import Deliver
from rainhill.games.steam.position import SteamPosition
from rainhill.kernel.refusals import Refused
from tests.games.steam.model.naive_model import Table
from tests.games.steam.model.random_walk import wander
from tests.games.steam.rules.table import LINES, goods, listed, net

CITIES = ("Alba", "Burg", "Caro", "Dorn", "Elm", "Fels", "Gard", "Holm", "Isen", "Jarl")
COLOURS = ("red", "blue", "yellow", "purple", "grey")
OPTIONS = [
    {"repeats": repeats, "ownerless_links": ownerless}
    for repeats in ("no", "towns", "links")
    for ownerless in ("free", "limited")
]


def compare(position: SteamPosition) -> int:
    """The deliveries listed are those of the slow way, and the ways drawn are such ways; tell how many."""
    view = position.full_view()
    assert view.decision is not None
    mover = view.decision.seat
    table = Table(position)
    slow = table.deliveries(mover, view.options["repeats"], view.options["ownerless_links"])
    engine = listed(position, Deliver)
    assert len(engine) == len(set(engine))
    assert set(engine) == slow, f"only listed: {set(engine) - slow}, missing: {slow - set(engine)}"
    by_id = {link.id: link for link in view.links}
    for shown in view.deliveries:
        action = shown.action
        assert (shown.stops[0], shown.stops[-1]) == (action.origin, action.to)
        assert len(shown.links) == len(shown.stops) - 1 <= view.seats[mover].locomotive
        owners = [by_id[number].owner for number in shown.links]
        assert tuple(owners.count(seat) for seat in range(len(view.seats))) == action.points
        for n, number in enumerate(shown.links):
            link = by_id[number]
            assert {link.a, link.b} == {shown.stops[n], shown.stops[n + 1]} and link.status == "complete"
        assert action.cube not in {table.colour.get(stop) for stop in shown.stops[1:-1]}
    kinds = position.legal_kinds()
    assert ("deliver" in kinds) == bool(slow)
    return len(slow)


def network(seed: int, seats: int, links: int, **options: str) -> SteamPosition:
    """A random part of the field's links with random owners, cubes, New Cities and levels."""
    rng = Random(seed)
    names = rng.sample(sorted(LINES), links)
    owners: list[int | None] = [*range(seats), None]
    lines = net(**{name.replace("-", "_"): rng.choice(owners) for name in names})
    towns = rng.sample(["Tarn", "Ulm", "Firth", "Moor", "Nook", "Oxley", "Pell", "Quay"], 3)
    cities: dict[str, Any] = {
        "new_cities": dict(zip(towns, ("grey", "grey", "red"), strict=True)),
        "cubes": {city: rng.sample(COLOURS, 3) for city in (*CITIES, *towns)},
    }
    levels = [rng.randrange(2, 7) for _ in range(seats)]
    asked = rng.randrange(seats)
    return goods(
        "base", seats, lines=lines, levels=levels, asked=asked, unlimited_tiles="yes", supply={}, **cities, **options
    )


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()))
def test_random_networks(options: dict[str, str]) -> None:
    """S9.3, S9.4, S9.5, S9.6, S9.7, S9.10"""
    total = 0
    for seed in range(12):
        seats = 3 + seed % 4
        total += compare(network(seed, seats, 14 + seed, **options))
    assert total > 100


def test_refusals_agree_with_the_list() -> None:
    """S9.3 to S9.7: of all deliveries somebody could name, exactly the listed ones are accepted."""
    position = network(3, 3, 16)
    names = [city.name for city in position.full_view().cities]
    shares = [points for points in product(range(4), repeat=3) if sum(points) <= 3]
    accepted = set()
    for cube, origin, to, points in product(COLOURS, names, names, shares):
        action = Deliver(cube, origin, to, points)
        with suppress(Refused):
            position.copy().apply(action)
            accepted.add(action)
    assert accepted == {act for act in listed(position, Deliver) if sum(act.points) <= 3}
    assert len(accepted) > 5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("map_id", "seats", "edition", "seed"),
    [
        ("toy", 3, "base", 11),
        ("northeast", 3, "base", 12),
        ("ruhr", 4, "standard", 13),
        ("northeast", 6, "base", 14),
        ("ruhr", 5, "standard", 15),
    ],
)
def test_random_matches(map_id: str, seats: int, edition: str, seed: int) -> None:
    """S9.3, S9.4, S9.5, S9.6, S9.7: with void, ownerless and unfinished track about."""
    positions = total = 0
    for position in wander(seed, map=map_id, seats=seats, edition=edition, rounds=7):
        decision = position.decision()
        if decision is not None and decision.kind == "goods" and position.flat.round > 1:
            total += compare(position)
            positions += 1
    assert positions > 20 and total > 5


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_many_networks(seed: int) -> None:
    """S9.3 to S9.7 over the whole field and six seats."""
    for n in range(5):
        compare(network(1000 + 10 * seed + n, 3 + seed % 4, 28, **OPTIONS[seed % 6]))
