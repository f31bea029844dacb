"""Coasts, canals and small lakes: terrain that the rules know and that none of our own maps has (S1.8, S5.9)."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from random import Random

import pytest

import rainhill
from rainhill.draw import map_svg
from rainhill.games.steam.actions import LayTile
from rainhill.games.steam.map import SteamMap, check_steam_map, make_steam_map
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.referee import check_step
from rainhill.games.steam.terminal.map import map_lines
from rainhill.kernel.maps import MapError, load_map
from rainhill.terminal.screen.palette import Palette

TOY = (files("rainhill.games") / "steam" / "maps" / "toy.toml").read_text(encoding="utf-8")


def waters(changed: Mapping[str, str] | None = None) -> str:
    """The small map with its river made a canal, a coast at F4, a small lake at E1 and one among hills at D8."""
    text = TOY.replace('id = "toy"', 'id = "waters"')
    for old, new in {
        '"-" = "river"': '"-" = "canal"\n"," = "coast"\n"L" = "lake"\n"H" = "lake-hill"',
        '"%" = "river-hill"': '"%" = "canal-hill"',
        'terrain = "river"': 'terrain = "canal"',
        'name = "Kettle"\n': 'name = "Kettle"\nkind = "canal"\n',
        '"""\n.   .   .\n': '"""\n.   .   L\n',
        "  .   .   .   ~\n": "  .   .   ,   ~\n",
        "  ^   .   -\n": "  ^   H   -\n",
    }.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    for old, new in (changed or {}).items():
        text = text.replace(old, new)
    return text


def made(text: str) -> SteamMap:
    board = make_steam_map(load_map(text))
    check_steam_map(board)
    return board


def test_s1_8_canals_and_lakes_are_as_rivers_and_coasts_as_flat_land() -> None:
    board = made(waters())
    costs = {name: (board.terrain[n], board.river[n] + 2 * board.hill[n]) for n, name in enumerate(board.board.names)}
    assert [costs[name] for name in ("F4", "E1", "D8", "C3", "E7")] == [
        ("coast", 0), ("lake", 1), ("lake-hill", 3), ("canal", 1), ("canal-hill", 3),
    ]  # fmt: skip
    assert {board.terrain[town.hex] for town in board.towns} == {"land", "hill", "canal"}


def test_s5_9_what_track_costs_there() -> None:
    match = rainhill.new("steam", map=waters(), seats=3, seed=1, options={"first_order": "random"})
    position, rng = match.position, Random(2)
    assert isinstance(position, SteamPosition)
    terrain: dict[str, set[int]] = {}
    while position.decision() is not None:
        view = position.full_view()
        laid = {tile.hex for tile in view.tiles}
        for lay in view.lays:
            if lay.action.hex not in laid and lay.action.tile[0] != "T":
                terrain.setdefault(lay.action.hex, set()).add(lay.price - int(lay.action.tile[0]))
        lays = [act for act in view.legal if isinstance(act, LayTile)]
        action = rng.choice(lays or view.legal)
        events = position.apply(action)
        check_step(view, action, position.full_view(), events)
        position.referee()
    assert [terrain[name] for name in ("F4", "D8", "C5")] == [{0}, {3}, {1}]


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({'kind = "canal"\n': ""}, "canal-not-drawn"),
        ({'kind = "canal"\n': 'kind = "ditch"\n'}, "unknown-course"),
        ({"  .   .   ,   ~\n": "  .   ,   .   ~\n"}, "coast-without-sea"),
        ({'"L" = "lake"': '"L" = "puddle"'}, "unknown-terrain"),
        ({'terrain = "canal"': 'terrain = ["canal"]'}, "unknown-terrain"),
        ({'"L" = "lake"': '"L" = "river"'}, "river-not-drawn"),
    ],
)
def test_s1_8_the_check_of_maps(changed: dict[str, str], code: str) -> None:
    with pytest.raises(MapError) as error:
        made(waters(changed))
    assert error.value.code == code


def test_they_are_drawn() -> None:
    svg = map_svg(load_map(waters()), "steam")
    assert svg.count('class="shallow"') == svg.count('class="pond"') == svg.count('class="ticks"') == 1
    assert 'class="shallow"' not in map_svg("toy", "steam")


def test_they_are_shown_in_the_terminal() -> None:
    match = rainhill.new("steam", map=waters(), seats=3, seed=1)
    lines = "".join(line.plain for line in map_lines(match.view(None), Palette(), (1000, 1000)))
    assert lines.count("˷") == 1 and lines.count("≈") == sum(made(waters()).river)
