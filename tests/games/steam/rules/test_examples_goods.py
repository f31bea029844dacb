"""The worked examples about moving goods: E14 to E19.

The network of E16 to E19: from Ulm, a grey city, over black's track to Burg (blue), then on green track to Alba (red),
Firth (red, as Boston) and Dorn (purple), and on black track to Gard (yellow); from Burg black and green track also lead
to Alba by way of the town Tarn.
"""

from __future__ import annotations

import pytest

from rainhill.games.steam.actions import Deliver
from rainhill.games.steam.position import SteamPosition
from tests.games.steam.rules.table import goods, line, net, play, purse, refuses, the

CHAIN = ("caro_elm", "ulm_caro", "burg_ulm", "tarn_burg", "tarn_dorn")
GREEN, BLACK = 0, 1


def chain(*owners: int) -> SteamPosition:
    """Five links from Elm to Dorn, with a purple cube at Elm."""
    lines = net(**dict(zip(CHAIN, owners, strict=True)))
    return goods(lines=lines, levels=[5, 1, 1], cubes={"Elm": ["purple"]})


@pytest.mark.parametrize("owners", [(0, 0, 1, 1, 2), (1, 0, 2, 0, 1), (2, 1, 1, 0, 0)])
def test_e14_two_own_two_and_one(owners: tuple[int, ...]) -> None:
    """S9.6"""
    position = chain(*owners)
    assert position.legal_of_kind("deliver") == [Deliver("purple", "Elm", "Dorn", (2, 2, 1))]


@pytest.mark.parametrize("owners", [(0, 0, 1, 1, 1), (1, 0, 1, 0, 1)])
def test_e15_two_own_and_three_of_another(owners: tuple[int, ...]) -> None:
    """S9.6"""
    position = chain(*owners)
    assert position.legal_of_kind("deliver") == []
    refusal = refuses(position, Deliver("purple", "Elm", "Dorn", (2, 3, 0)))
    assert (refusal.code, refusal.rule) == ("too-many-of-other", "S9.6")
    assert refusal.facts == {"own": 2, "seat": 1, "theirs": 3}


def network(level: int) -> SteamPosition:
    lines = [
        *net(burg_ulm=BLACK, tarn_burg=BLACK, alba_tarn=GREEN, alba_firth=GREEN, firth_dorn=GREEN, dorn_gard=BLACK),
        line("Burg", "B10", "B8", "B6", "B4", "Alba", owner=GREEN),
    ]
    cubes = {"Burg": ["red"], "Dorn": ["blue"], "Ulm": ["purple", "yellow"]}
    return goods(lines=lines, new_cities={"Ulm": "grey", "Firth": "red"}, levels=[level, 1, 1], cubes=cubes)


def points(position: SteamPosition, cube: str) -> set[tuple[str, int, int]]:
    """Where a cube can go, with the points of green and black."""
    listed = [action for action in position.legal_of_kind("deliver") if isinstance(action, Deliver)]
    return {(action.to, action.points[0], action.points[1]) for action in listed if action.cube == cube}


def own_only(position: SteamPosition, cube: str) -> set[tuple[str, int, int]]:
    return {way for way in points(position, cube) if way[2] == 0}


def test_e16_own_links_and_level_3() -> None:
    """S9.3, S9.4: the red cube stops at the first red city; purple and yellow cannot be delivered on own links."""
    position = network(3)
    assert own_only(position, "red") == {("Alba", 1, 0)}
    assert own_only(position, "blue") == {("Burg", 3, 0)}
    assert own_only(position, "purple") == set()
    assert own_only(position, "yellow") == set()
    refusal = refuses(position, Deliver("red", "Burg", "Firth", (2, 0, 0)))
    assert (refusal.code, refusal.rule) == ("stops-earlier", "S9.4")
    refusal = refuses(network(2), Deliver("blue", "Dorn", "Burg", (3, 0, 0)))
    assert (refusal.code, refusal.facts["level"]) == ("level-too-low", 2)


def test_e17_a_red_cube_over_one_own_and_one_black_link() -> None:
    """S9.6, S9.8: two points, one for each, from level 2 on."""
    assert ("Alba", 1, 1) not in points(network(1), "red")
    assert ("Alba", 1, 1) in points(network(2), "red")
    position = network(2)
    play(position, "deliver red from Burg to Alba for 1-1-0", "score points", "score points")
    assert (purse(position, GREEN)[2], purse(position, BLACK)[2]) == (1, 1)


def test_e18_a_purple_cube_at_level_4() -> None:
    """S9.8: four points, three green and one black."""
    assert points(network(3), "purple") == set()
    position = network(4)
    assert ("Dorn", 3, 1) in points(position, "purple")
    delivered = the(play(position, "deliver purple from Ulm to Dorn for 3-1-0"), "goods-delivered")
    assert delivered.stops == ("Ulm", "Burg", "Alba", "Firth", "Dorn")


def test_e19_a_yellow_cube_at_level_5() -> None:
    """S9.4, S9.8: through blue, red, red and purple; green takes income, black victory points."""
    assert points(network(4), "yellow") == set()
    position = network(5)
    assert points(position, "yellow") == {("Gard", 3, 2)}
    delivered = the(play(position, "deliver yellow from Ulm to Gard for 3-2-0"), "goods-delivered")
    assert delivered.stops == ("Ulm", "Burg", "Alba", "Firth", "Dorn", "Gard")
    play(position, "score income", "score points")
    assert (purse(position, GREEN), purse(position, BLACK)) == ((0, 3, 0), (0, 0, 2))
