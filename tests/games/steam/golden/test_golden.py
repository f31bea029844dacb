"""Golden matches replay to the same hash and the same standings, round by round."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

import rainhill
from rainhill.games.steam.actions import ACTIONS
from rainhill.games.steam.info import INFO
from rainhill.games.steam.map import list_steam_maps
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.referee import check_step, check_view
from rainhill.kernel.refusals import RecordError
from tests.games.steam.golden.golden import golden_files, standings
from tests.games.steam.golden.make_golden import EDITIONS, OPTIONS, READINGS, SEATS
from tests.rounds import amount

FILES = golden_files()
# A few on the small map are played through in every run, the others in the long one.
QUICK = [file for file in FILES if file.stem.startswith("toy") and file.stem[-1] in "34y"]
SLOW = [file for file in FILES if file not in QUICK]
every_file = pytest.mark.parametrize(
    "file",
    [*QUICK, *(pytest.param(file, marks=pytest.mark.slow) for file in SLOW)],
    ids=lambda file: file.stem,
)


def test_there_is_one_for_every_map_edition_and_number_of_seats() -> None:
    """S1.1, S1.10, S10.6, S11.1."""
    wanted = {f"{name}-{edition}-{n}" for name, edition, n in product(list_steam_maps(), EDITIONS, SEATS)}
    wanted |= {f"{name}-{edition}-bankruptcy" for name, edition in product(("northeast", "toy"), EDITIONS)}
    wanted |= {f"{name}-{edition}-readings" for name, edition in product(("northeast", "toy"), EDITIONS)}
    assert {file.stem for file in FILES} == wanted


def test_every_choice_of_every_option_is_played_somewhere() -> None:
    played = {(name, value) for n in SEATS for name, value in (OPTIONS[n] | READINGS).items()}
    defaults = {(option.id, option.default(edition)) for option in INFO.options for edition in EDITIONS}
    assert {(option.id, choice) for option in INFO.options for choice in option.choices} <= played | defaults


@pytest.mark.slow
@every_file
def test_a_golden_match_replays(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = rainhill.load(text)
    assert match.to_text() == text
    map_id, edition, kind = file.stem.split("-")
    assert (match.header.map, match.header.edition) == (map_id, edition)
    assert match.outcome is not None
    assert match.outcome.reason == ("bankruptcy" if kind == "bankruptcy" else "rounds")
    assert kind in {"bankruptcy", "readings"} or match.seats == int(kind)
    assert match.header.rules == (2 if kind == "readings" else 1)
    assert standings(match) == file.with_suffix(".txt").read_text(encoding="utf-8")
    assert rainhill.load(match.to_json()).position.digest() == match.position.digest()


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_referee_agrees_with_every_step(file: Path) -> None:
    match = rainhill.load(file.read_text(encoding="utf-8"))
    # Of the many matches each has its own steps looked at; together they are all kinds of them.
    first, every = FILES.index(file) % amount(1, 3), amount(1, 3)
    for version in range(first, len(match.entries), every):
        before, after = match.position_at(version), match.position_at(version + 1)
        assert isinstance(before, SteamPosition) and isinstance(after, SteamPosition)
        seen = after.full_view()
        check_view(seen, after.board)
        check_step(before.full_view(), match.entries[version].action, seen, match.events[version])


def test_another_map_is_noticed() -> None:
    """A record names the map by the hash of what the rules can see."""
    text = FILES[0].read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("Map: "))
    with pytest.raises(RecordError) as error:
        rainhill.load(text.replace(line, line[:-4] + "0000"))
    assert error.value.code == "map-changed"


def test_all_kinds_of_action_occur() -> None:
    kinds: set[str] = set()
    for file in QUICK:
        kinds |= {entry.action.kind for entry in rainhill.load(file.read_text(encoding="utf-8")).entries}
    assert kinds == set(ACTIONS)
