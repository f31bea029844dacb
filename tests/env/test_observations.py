"""Observations: what a seat may know and nothing else, each number where its name says."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import rainhill
from rainhill.env import Setup, Single
from rainhill.env.spec import WIDEST
from rainhill.registry import find_game, list_games

every = pytest.mark.parametrize("game", list_games())


def positions(game: str, seed: int, options: dict[str, str] | None = None, map_id: str = "toy") -> Any:
    """The positions of a random match, the last one when it is over."""
    seats = find_game(game).info.seats[-1]
    match, rng = rainhill.new(game, map=map_id, seats=seats, seed=seed, options=options or {}), Random(seed)
    while True:
        yield match
        if match.decision is None:
            return
        match.play(match.position.sample(rng))


def viewer(match: Any) -> Single:
    header = match.header
    return Single(Setup(header.game, header.map, len(header.seats), header.edition, header.options, header.deal))


@every
def test_what_a_seat_may_not_know_changes_nothing(game: str) -> None:
    """The position without everything hidden looks the same to the seat, at every moment."""
    single = None
    for match in positions(game, seed=5):
        single = single or viewer(match)
        for seat in range(match.seats):
            single.show(match.position)
            seen = single.observe(seat)
            if match.decision is not None:
                single.show(match.position.known_to(seat))
                assert np.array_equal(seen, single.observe(seat))
            assert np.abs(seen).max() < WIDEST


def test_totals_of_others_are_secret_until_the_end() -> None:
    """Whatever the others have, an observation says nothing of it (R8.4), unless the table plays with open scores."""
    for open_scores in ("no", "yes"):
        options = {"open_scores": open_scores}
        *under_way, last = [match.position.copy() for match in positions("rocket", 3, options)]
        single = Single(Setup("rocket", "toy", under_way[0].flat.seats, options=options))
        for position in under_way[::5]:
            changed, dumped = position.copy(), position.flat.dump()
            dumped["score"] = [dumped["score"][0], *(points + 17 for points in dumped["score"][1:])]
            changed.flat.restore(dumped)
            looks = []
            for each in (position, changed):
                single.show(each)
                looks.append(single.observe(0))
            assert np.array_equal(looks[0], looks[1]) == (open_scores == "no")
        single.show(last)
        assert single.spec.split(single.observe(0))["score_known"].all()


def test_names_say_what_is_there_in_rocket() -> None:
    *_, match = (match.copy() for match, _ in zip(positions("rocket", 11), range(30), strict=False))
    single, seat = viewer(match), match.decision.seat
    single.show(match.position)
    seen, view = single.spec.split(single.observe(seat)), match.view(seat)
    turned = [(seat + n) % match.seats for n in range(match.seats)]
    assert seen["score"][0] == np.float32(view.seats[seat].score / 50)
    assert np.allclose(seen["stations_left"] * 7, [view.seats[s].stations_left for s in turned])
    assert np.allclose(seen["shares"] * 16, [[company.shares[s] for s in turned] for company in view.companies])
    assert np.allclose(seen["tiles_left"] * 60, view.tiles_left)
    names = match.position.board.board.names
    stations = {(station.hex, turned.index(station.seat)) for station in view.stations}
    assert stations == {(names[cell], k) for k, cell in zip(*np.nonzero(seen["station"]), strict=True)}
    engines = {names[cell] for cell in np.flatnonzero(seen["locomotive"])}
    assert engines == {company.locomotive for company in view.companies if company.locomotive is not None}
    lines = [{names[cell] for cell in np.flatnonzero(plane)} for plane in seen["line"]]
    assert [company.locomotive in line for company, line in zip(view.companies, lines, strict=True)] == [
        company.locomotive is not None for company in view.companies
    ]
    assert seen["active"].argmax() == turned.index(view.active)


def test_names_say_what_is_there_in_steam() -> None:
    *_, match = (match.copy() for match, _ in zip(positions("steam", 4), range(150), strict=False))
    single = viewer(match)
    single.show(match.position)
    seat = match.decision.seat if match.decision is not None else 0
    seen, view = single.spec.split(single.observe(seat)), match.view(seat)
    turned = [(seat + n) % match.seats for n in range(match.seats)]
    assert np.allclose(seen["cash"] * 50, [view.seats[s].cash for s in turned])
    assert np.allclose(seen["income"] * 10, [view.seats[s].income for s in turned])
    assert np.allclose(seen["level"] * 6, [view.seats[s].locomotive for s in turned])
    dumped = match.position.flat.dump()
    cells = match.position.ground.cells
    laid = {cell for cell in range(cells) if dumped["tile"][cell]}
    assert laid and laid == set(np.flatnonzero(seen["track"].any(axis=0)))
    assert set(np.flatnonzero(seen["owner"].any(axis=(0, 1)))) <= laid
    stops = len(match.position.board.stops)
    assert np.allclose(seen["cubes"].reshape(-1) * 4, dumped["cubes"][: stops * 5])


@every
def test_slices_cover_an_observation_once(game: str) -> None:
    spec = Setup(game, "toy").spec
    at = 0
    for part in spec.slices:
        assert part.start == at
        at += part.count
    assert at == spec.size
    numbered = np.arange(spec.size, dtype=np.float32)
    assert np.array_equal(np.concatenate([part.reshape(-1) for part in spec.split(numbered).values()]), numbered)


@every
def test_hexes_make_a_picture(game: str) -> None:
    *_, match = (match.copy() for match, _ in zip(positions(game, 2), range(80), strict=False))
    single = viewer(match)
    single.show(match.position)
    seen = single.observe(0)
    image = single.spec.image(np.stack([seen, seen]))
    planes = [part for part in single.spec.slices if part.axes[-1] == "hex"]
    assert image.shape[:2] == (2, sum(part.count for part in planes) // len(single.spec.rows))
    assert image[0].sum() == pytest.approx(sum(seen[part.places].sum() for part in planes))
