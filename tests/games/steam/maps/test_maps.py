"""Steam's maps: what is read from them, that bad ones are refused, and that ours are what we say they are."""

from __future__ import annotations

import pytest

from rainhill.games.steam.map import (
    COLOURS,
    SteamMap,
    check_steam_map,
    list_steam_maps,
    make_steam_map,
    steam_map,
)
from rainhill.games.steam.measure.map_statistics import find_misses, map_statistics
from rainhill.kernel.hexes import Hex, distance, step
from rainhill.kernel.maps import MapError, load_map, read_map

FULL = ("northeast", "ruhr", "isles")
ALL = (*FULL, "toy")

FLAT, RIVER, HILL = (0, 0), (1, 0), (0, 1)
# What the worked examples of the printed rules prove, by steps from Albany: columns east, rows south.
PATCH = {
    (0, 1): RIVER,
    (0, 3): RIVER,
    (-1, 1): HILL,
    (-1, 2): FLAT,
    (-1, 3): FLAT,
    (-1, 4): FLAT,
    (1, 0): FLAT,
    (2, 0): HILL,
    (2, 2): FLAT,
    (3, 1): RIVER,
}
STOPS = {
    (0, 0): "Albany",
    (0, 2): "Poughkeepsie",
    (0, 4): "New York",
    (2, 1): "Hartford",
    (3, 2): "New Haven",
}


def place(made: SteamMap, name: str) -> Hex:
    return made.board.hexes[next(stop.hex for stop in made.stops if stop.name == name)]


def from_albany(made: SteamMap, q: int, r: int) -> int:
    home = place(made, "Albany")
    return made.board.at[Hex(home.q + q, home.r + r)]


def colour(made: SteamMap, name: str) -> str:
    return next(COLOURS[city.colour] for city in made.cities if city.name == name)


def test_all_maps_are_known() -> None:
    assert set(list_steam_maps()) == set(ALL)


@pytest.mark.parametrize("name", FULL)
def test_s1_8_full_maps_have_the_character_of_the_game(name: str) -> None:
    made = steam_map(name)
    assert find_misses(made) == ()
    figures = map_statistics(made)
    assert 150 <= figures.hexes <= 190
    assert 10 <= figures.cities <= 15
    assert 11 <= figures.towns <= 20
    assert 30 <= figures.cubes <= 45
    assert 0.10 <= figures.river <= 0.15
    assert 0.05 <= figures.hill <= 0.20
    assert sorted(figures.colours.values()) in ([3, 3, 4, 4], [3, 4, 4, 4])
    assert made.board.layout == "flat"


@pytest.mark.parametrize("name", ALL)
def test_s1_8_no_two_stops_are_adjacent(name: str) -> None:
    made = steam_map(name)
    spots = [made.board.hexes[stop.hex] for stop in made.stops]
    assert min(distance(a, b) for a in spots for b in spots if a != b) == 2
    assert [stop.index for stop in made.stops] == list(range(len(made.stops)))
    assert all(made.stop_at[stop.hex] == stop.index for stop in made.stops)


@pytest.mark.parametrize("name", ALL)
def test_s5_3_a_side_is_closed_from_both_hexes(name: str) -> None:
    made = steam_map(name)
    for here, near in enumerate(made.board.neighbours):
        for d, there in enumerate(near):
            opened = made.sides[here] >> d & 1
            assert not opened or made.sides[there] >> (d + 3) % 6 & 1
            assert not (opened and made.black[here] >> d & 1)
            assert there >= 0 or not opened


def test_northeast_is_as_the_worked_examples_need_it() -> None:
    """E4 to E7 and E12 happen between Albany, New York, Hartford and New Haven."""
    made = steam_map("northeast")
    for (q, r), ground in PATCH.items():
        index = from_albany(made, q, r)
        assert made.stop_at[index] < 0
        assert (made.river[index], made.hill[index]) == ground, (q, r)
    for (q, r), name in STOPS.items():
        assert made.stop_name(made.stop_at[from_albany(made, q, r)]) == name
    assert made.river[from_albany(made, 0, 2)] == 1
    towns = {town.name for town in made.towns}
    assert {"Poughkeepsie", "New Haven", "Amsterdam"} <= towns
    assert {"Albany", "New York", "Hartford", "Boston", "Philadelphia"} <= {city.name for city in made.cities}
    south_west = step(place(made, "Boston"), 4)
    assert made.river[made.board.at[south_west]] == 1


def test_northeast_colours_and_black_edges() -> None:
    made = steam_map("northeast")
    assert colour(made, "Boston") == "red"
    assert "yellow" not in {colour(made, "New York"), colour(made, "Philadelphia")}
    providence = made.board.at[place(made, "Providence")]
    assert made.black[providence] >> 2 & 1, "the bay south-east of Providence"
    rochester = made.board.at[place(made, "Rochester")]
    assert made.black[rochester] & 0b100011, "Lake Ontario"
    assert not made.one_less_with_three


def test_s1_3_the_ruhr_has_a_cube_less_with_three() -> None:
    made = steam_map("ruhr")
    assert made.one_less_with_three
    for city in made.cities:
        assert made.city_cubes(city.index, 3) == city.cubes - 1 >= 1
        assert made.city_cubes(city.index, 4) == city.cubes
    assert {"Maastricht", "Venlo"} <= {city.name for city in made.cities}


def test_isles_can_be_crossed_at_one_place_only() -> None:
    """The North Channel joins Ireland to Great Britain, and costs a river."""
    made = steam_map("isles")
    assert max(made.seats) == 6
    ferry = next(
        index
        for index, h in enumerate(made.board.hexes)
        if distance(h, place(made, "Belfast")) == 1 and distance(h, place(made, "Stranraer")) == 1
    )
    assert made.river[ferry] == 1
    reached, queue = {made.board.at[place(made, "Dublin")]}, [made.board.at[place(made, "Dublin")]]
    for here in queue:
        for d, there in enumerate(made.board.neighbours[here]):
            if made.sides[here] >> d & 1 and there not in reached and there != ferry:
                reached.add(there)
                queue.append(there)
    irish = {stop.name for stop in made.stops if stop.hex in reached}
    assert irish == {"Dublin", "Belfast", "Cork", "Derry", "Dundalk", "Galway", "Athlone", "Limerick", "Waterford"}


def test_s1_4_supply() -> None:
    made = steam_map("toy")
    assert [made.supply_cubes(seats) for seats in (3, 4, 5, 6)] == [2, 3, 3, 3]
    assert map_statistics(made).bag == {3: 96 - 24 - 12, 4: 48, 5: 48, 6: 48}


def test_statistics_of_the_toy_map() -> None:
    made = steam_map("toy")
    figures = map_statistics(made)
    assert (figures.hexes, figures.cities, figures.towns, figures.cubes) == (36, 5, 4, 12)
    assert figures.river == 6 / 36
    assert figures.hill == 4 / 36
    assert figures.colours == {"red": 2, "blue": 1, "yellow": 1, "purple": 1}
    assert figures.nearest_city == 3
    assert figures.nearest_stop == pytest.approx(19 / 9)
    assert figures.farthest_hex == 1
    assert find_misses(made) == ()


TINY = """\
format = 1
id = "tiny"
game = "steam"
title = "Tiny"
layout = "flat"
source = "For tests."
teaching = true
seats = [3, 4]
terrain = '''
O   .   o
  -   .
.   %   O
'''

[signs]
"." = "land"
"-" = "river"
"%" = "river-hill"
"O" = "place"
"o" = "place"

[[city]]
name = "West"
at = "A1"
colour = "red"
cubes = 2

[[city]]
name = "East"
at = "E3"
colour = "blue"
cubes = 3

[[town]]
name = "North"
at = "E1"
terrain = "hill"

[[edge]]
between = ["C1", "D2"]
kind = "black"

[[river]]
name = "Rill"
through = ["B2", "C3"]
"""


def tiny(*changes: tuple[str, str]) -> SteamMap:
    text = TINY
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    made = make_steam_map(load_map(text))
    check_steam_map(made)
    return made


def test_a_good_map_is_read() -> None:
    # E1 and E3 are neighbours in a column, so the town is moved out of the way first.
    made = tiny(('name = "North"\nat = "E1"', 'name = "North"\nat = "C1"'), ("O   .   o", "O   o   ."))
    assert [(stop.name, made.board.names[stop.hex]) for stop in made.stops] == [
        ("West", "A1"), ("East", "E3"), ("North", "C1"),
    ]  # fmt: skip
    at = made.board.index_of
    assert (made.river[at["B2"]], made.hill[at["B2"]]) == (1, 0)
    assert (made.river[at["C3"]], made.hill[at["C3"]]) == (1, 1)
    assert (made.river[at["C1"]], made.hill[at["C1"]]) == (0, 1)
    assert made.sides[at["C1"]] == 0b011000
    assert made.black[at["C1"]] == 0b000100
    assert made.seats == (3, 4)
    assert [city.colour for city in made.cities] == [0, 1]


MOVED = ('name = "North"\nat = "E1"', 'name = "North"\nat = "C1"'), ("O   .   o", "O   o   .")
EAST = 'at = "E3"\ncolour = "blue"\ncubes = 3'


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (('game = "steam"', 'game = "rocket"'), "other-game"),
        (('colour = "red"', 'colour = "grey"'), "unknown-colour"),
        (('colour = "red"\n', ""), "missing-key"),
        (("cubes = 2", 'cubes = "2"'), "wrong-type"),
        (("cubes = 2", "cubes = 5"), "cube-number"),
        (('"-" = "river"', '"-" = "swamp"'), "unknown-terrain"),
        (('terrain = "hill"', 'terrain = "swamp"'), "unknown-terrain"),
        (('kind = "black"', 'kind = "green"'), "unknown-edge"),
        (("seats = [3, 4]", "seats = [2, 4]"), "wrong-type"),
        (("teaching = true", 'teaching = "yes"'), "wrong-type"),
        (("teaching = true", "teaching = false"), "city-number"),
        (('through = ["B2", "C3"]', 'through = ["B2", "A3"]'), "river-through-dry-hex"),
        (('through = ["B2", "C3"]', 'through = ["A1", "B2"]'), "river-not-drawn"),
        (("  -   .", "  -"), "place-out-of-reach"),
    ],
)
def test_a_bad_map_is_refused(change: tuple[str, str], code: str) -> None:
    with pytest.raises(MapError) as error:
        tiny(*MOVED, change)
    assert error.value.code == code


def test_s1_8_adjacent_stops_are_refused() -> None:
    with pytest.raises(MapError) as error:
        tiny()
    assert error.value.code == "stops-adjacent"
    assert set(error.value.facts.values()) == {"East", "North"}


def test_a_place_must_be_drawn_as_one() -> None:
    with pytest.raises(MapError) as error:
        tiny(('name = "North"\nat = "E1"', 'name = "North"\nat = "C1"'), ("O   .   o", "O   .   ."))
    assert error.value.code == "place-not-drawn"


@pytest.mark.parametrize("figure", ["cubes-in-all", "colour-missing", "too-many-cubes"])
def test_s1_2_cubes_of_a_full_map(figure: str) -> None:
    """S1.2 to S1.5: every colour has a city, and set-up can be drawn from the bag."""
    text = (load_map_text()).replace("cubes = 4", "cubes = 2").replace("cubes = 3", "cubes = 2")
    if figure == "colour-missing":
        text = load_map_text().replace('colour = "yellow"', 'colour = "red"')
    if figure == "too-many-cubes":
        text = load_map_text().replace("cubes = 3", "cubes = 4").replace("cubes = 2", "cubes = 4")
        # Two more cities beside those there are would still fit the rules' sixteen.
        text = text.replace("[[town]]", '[[city]]\ncolour = "red"\ncubes = 4', 2)
    with pytest.raises(MapError) as error:
        check_steam_map(make_steam_map(load_map(text)))
    assert error.value.code == figure


def load_map_text() -> str:
    from importlib.resources import files

    return (files("rainhill.games.steam") / "maps" / "ruhr.toml").read_text(encoding="utf-8")


def test_misses_are_told() -> None:
    text = load_map_text().replace('"-" = "river"', '"-" = "land"').replace('"%" = "river-hill"', '"%" = "hill"')
    made = make_steam_map(load_map(text))
    (miss,) = [miss for miss in find_misses(made) if miss.figure == "river"]
    assert miss.value < miss.least == 0.10


@pytest.mark.parametrize(
    ("name", "title", "best"),
    [
        ("northeast", "Northeastern USA and Southeastern Canada", [3, 4]),
        ("ruhr", "Ruhr and Lower Rhine", [4, 5]),
    ],
)
def test_titles_and_ideal_numbers_of_seats_are_those_that_are_printed(name: str, title: str, best: list[int]) -> None:
    board = read_map("steam", name)
    assert board.title == title
    assert board.settings["best_seats"] == best and set(best) <= set(board.settings["seats"])
