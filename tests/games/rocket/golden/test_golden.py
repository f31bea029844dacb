"""Golden matches replay to the same hash and the same standings, turn by turn."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

import rainhill
from rainhill.games.rocket.info import INFO
from rainhill.games.rocket.map import list_rocket_maps, rocket_map
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.referee import check, check_step
from rainhill.kernel.refusals import RecordError
from tests.games.rocket.golden.golden import golden_files, standings
from tests.games.rocket.golden.make_golden import READINGS, STANDSTILL
from tests.games.rocket.model.compare import compare
from tests.games.rocket.model.naive_model import Model

FILES = golden_files()


def test_there_is_one_for_every_map_edition_and_end() -> None:
    """R11.1, R11.2, R11.3, R11.5. The small map has fewer hexes than there are tiles, so it cannot end by tiles."""
    wanted = {
        f"{name}-{edition}-{reason}"
        for name, edition, reason in product(list_rocket_maps(), ("1999", "2018"), ("companies", "tiles", "blocked"))
        if (name, reason) != ("toy", "tiles")
    }
    wanted |= {
        f"{name}-{edition}-{choice}"
        for name, edition, choice in product(("england", "toy"), ("1999", "2018"), ("readings", "standstill"))
    }
    assert {file.stem for file in FILES} == wanted


def test_every_choice_of_every_option_is_played_somewhere() -> None:
    defaults = {(option.id, option.default(edition)) for option in INFO.options for edition in INFO.editions}
    every = {(option.id, choice) for option in INFO.options for choice in option.choices}
    assert every <= defaults | set((READINGS | STANDSTILL).items())


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_match_replays(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = rainhill.load(text)
    assert match.to_text() == text
    map_id, edition, reason = file.stem.split("-")
    assert (match.header.map, match.header.edition) == (map_id, edition)
    assert match.outcome is not None
    assert match.outcome.reason == ("companies" if reason == "readings" else reason)
    assert standings(match) == file.with_suffix(".txt").read_text(encoding="utf-8")
    assert rainhill.load(match.to_json()).position.digest() == match.position.digest()


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_referee_agrees_with_every_step(file: Path) -> None:
    match = rainhill.load(file.read_text(encoding="utf-8"))
    for version, entry in enumerate(match.entries):
        before, after = match.position_at(version), match.position_at(version + 1)
        assert isinstance(before, RocketPosition)
        assert isinstance(after, RocketPosition)
        check(after)
        check_step(before.full_view(), entry.action, after.full_view(), match.events[version])


def test_another_map_is_noticed() -> None:
    """A record names the map by the hash of what the rules can see."""
    text = FILES[0].read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("Map: "))
    with pytest.raises(RecordError) as error:
        rainhill.load(text.replace(line, line[:-4] + "0000"))
    assert (error.value.code, error.value.line) == ("map-changed", 4)


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_naive_model_agrees_with_every_step(file: Path) -> None:
    match = rainhill.load(file.read_text(encoding="utf-8"))
    header = match.header
    first = int(header.deal["first"]) - 1
    readings = {name: header.options[name] for name in ("home", "city_tokens", "isolation", "standstill")}
    model = Model(rocket_map(header.map), header.edition, header.options["defence"], match.seats, first, **readings)
    for version, entry in enumerate(match.entries):
        # The lists are compared now and then, the state always.
        compare(match.position_at(version), model, lists=version % 10 == 0)
        model.apply(entry.action)
    compare(match.position, model, lists=True)
