"""Rocket's maps: what is read from them, that bad ones are refused, and that ours are what we say they are."""

from __future__ import annotations

from collections import Counter

import pytest

from rainhill.games.rocket.map import (
    RocketMap,
    check_rocket_map,
    list_rocket_maps,
    locomotive_reach,
    make_rocket_map,
    rocket_map,
)
from rainhill.games.rocket.measure.map_statistics import map_statistics
from rainhill.kernel.hexes import distance, step
from rainhill.kernel.maps import MapError, load_map, read_map

FULL = ("england", "usa", "china")
ALL = (*FULL, "toy")


def place_hex(made: RocketMap, name: str) -> int:
    return next(place.hex for place in made.places if place.name == name)


def touched(made: RocketMap, hex_index: int) -> set[str]:
    """The names of the places next to a hex."""
    near = (made.place_at[n] for n in made.board.neighbours[hex_index] if n >= 0)
    return {made.places[place].name for place in near if place >= 0}


def test_all_maps_are_known() -> None:
    assert set(list_rocket_maps()) == set(ALL)


@pytest.mark.parametrize("name", FULL)
def test_r1_2_numbers_and_distances_of_places(name: str) -> None:
    made = rocket_map(name)
    assert len(made.companies) == 7
    assert len(made.cities) == 12
    assert len(made.towns) == 9
    assert 170 <= len(made.board.hexes) <= 210
    assert [place.index for place in made.places] == list(range(28))
    assert [place.kind for place in made.places] == ["start"] * 7 + ["city"] * 12 + ["town"] * 9
    assert len({company.colour for company in made.companies}) == 7
    figures = map_statistics(made)
    assert set(figures.nearest) <= {2, 3, 4}
    assert figures.start_distance_least >= 4


@pytest.mark.parametrize("name", ALL)
def test_r1_2_place_i_is_the_start_of_company_i(name: str) -> None:
    made = rocket_map(name)
    for company in made.companies:
        place = made.places[company.index]
        assert (place.kind, place.hex) == ("start", company.hex)
        assert made.place_at[company.hex] == company.index
    assert sum(place >= 0 for place in made.place_at) == len(made.places)
    assert [city.place for city in made.cities] == [p.index for p in made.places if p.kind == "city"]
    assert list(made.towns) == [p.index for p in made.places if p.kind == "town"]


@pytest.mark.parametrize(
    ("name", "industries", "each"),
    [
        ("england", {"steel", "textiles", "brewing", "leather"}, 9),
        ("usa", {"cattle", "coal", "cotton", "grain", "manufactured-goods", "steel"}, 6),
        ("china", {"coal", "cotton", "livestock", "manufactured-goods", "petrochemicals", "steel"}, 6),
        ("toy", {"brewing", "leather", "textiles"}, 4),
    ],
)
def test_r1_3_every_industry_has_as_many_places(name: str, industries: set[str], each: int) -> None:
    made = rocket_map(name)
    counted: Counter[str] = Counter()
    for city in made.cities:
        assert city.major != city.minor
        counted[made.industries[city.major]] += 2
        counted[made.industries[city.minor]] += 1
    assert counted == dict.fromkeys(industries, each)
    assert map_statistics(made).industries == counted


def test_england_has_the_known_places() -> None:
    made = rocket_map("england")
    assert made.board.layout == "flat"
    kinds = {place.name: place.kind for place in made.places}
    for city in ("Manchester", "London", "Sheffield", "Brighton", "Cambridge", "Reading", "Guildford"):
        assert kinds[city] == "city"
    for town in ("Leeds", "Oxford", "Swindon", "Peterborough"):
        assert kinds[town] == "town"
    assert [company.id for company in made.companies] == ["GWR", "LSWR", "SER", "GER", "L&Y", "NER", "LNWR"]
    assert [made.places[i].name for i in range(7)] == [
        "Bristol", "Southampton", "Dover", "Norwich", "Liverpool", "York", "Shrewsbury",
    ]  # fmt: skip


def test_england_lswr_reaches_guildford_and_reading_as_told() -> None:
    """Two steps north-east of its start touch Guildford and one does not; then one step north touches Reading."""
    made = rocket_map("england")
    board = made.board
    start = board.hexes[place_hex(made, "Southampton")]
    one, two = step(start, 1), step(step(start, 1), 1)
    three = step(two, 0)
    assert all(made.place_at[board.at[h]] < 0 for h in (one, two, three))
    assert "Guildford" not in touched(made, board.at[one])
    assert "Guildford" in touched(made, board.at[two])
    assert "Reading" not in touched(made, board.at[one]) | touched(made, board.at[two])
    assert "Reading" in touched(made, board.at[three])


def test_the_usa_is_turned_against_england_and_china() -> None:
    assert [read_map("rocket", name).layout for name in FULL] == ["flat", "pointy", "flat"]


@pytest.mark.parametrize("name", FULL)
def test_starts_lie_at_the_rim(name: str) -> None:
    made = rocket_map(name)
    land = set(made.board.hexes)
    for company in made.companies:
        home = made.board.hexes[company.hex]
        assert any(step(step(home, d), d) not in land for d in range(6)), company.id


@pytest.mark.parametrize("name", ALL)
def test_r5_1_reach_is_that_of_a_search_that_never_uses_a_hex_twice(name: str) -> None:
    """The quick search gives the moves of real routes: one that keeps whole routes finds the same for 6 moves."""
    made = rocket_map(name)
    for company in made.companies:
        routes: list[tuple[tuple[int, ...], int]] = [
            ((company.hex, n), d) for d, n in enumerate(made.board.neighbours[company.hex])
        ]
        slow: dict[int, int] = {}
        for moves in range(1, 7):
            routes = [(route, d) for route, d in routes if route[-1] >= 0 and made.place_at[route[-1]] < 0]
            for route, _ in routes:
                slow.setdefault(route[-1], moves)
            routes = [
                ((*route, n), (d + turn) % 6)
                for route, d in routes
                for turn in (-1, 0, 1)
                if (n := made.board.neighbours[route[-1]][(d + turn) % 6]) not in route
            ]
        quick = {hex_index: moves for hex_index, moves in locomotive_reach(made, company.index) if moves <= 6}
        assert quick == slow


def test_statistics_of_the_toy_map() -> None:
    made = rocket_map("toy")
    figures = map_statistics(made)
    assert (figures.hexes, figures.companies, figures.cities, figures.towns) == (46, 3, 4, 3)
    assert sum(figures.nearest.values()) == 10
    assert min(figures.nearest) >= 2
    gaps = [
        distance(made.board.hexes[a.hex], made.board.hexes[b.hex])
        for a in made.companies
        for b in made.companies
        if a.index < b.index
    ]
    assert figures.start_distance_least == min(gaps)
    assert figures.start_distance_mean == pytest.approx(sum(gaps) / 3)
    for start in figures.starts:
        assert 1 <= start.exits <= 6
        assert [reach.moves for reach in start.reach] == [5, 10, 20]
        hexes = [reach.hexes for reach in start.reach]
        assert hexes == sorted(hexes)
        # On the empty toy map everything but places can be reached, and every other place touched.
        assert hexes[-1] == 46 - 10
        assert start.reach[-1].places == 9


TOY = """\
format = 1
id = "tiny"
game = "rocket"
title = "Tiny"
layout = "pointy"
source = "For tests."
teaching = true
industries = ["steel", "coal"]
decoration = ["hills"]
terrain = '''
o . . . o
 . . o .
. ^ . . .
 . o . .
. . . . o
'''

[signs]
"." = "land"
"^" = "hills"
"o" = "place"

[[company]]
id = "ONE"
name = "First"
colour = "gwr"
monogram = "A"
start = "Alpha"
at = "A1"

[[company]]
id = "TWO"
name = "Second"
colour = "ner"
monogram = "B"
start = "Beta"
at = "A9"

[[city]]
name = "Gamma"
at = "B6"
industries = ["steel", "coal", "steel"]

[[city]]
name = "Delta"
at = "D4"
industries = ["coal", "coal", "steel"]

[[town]]
name = "Epsilon"
at = "E9"
"""


def refused(text: str) -> MapError:
    with pytest.raises(MapError) as caught:
        check_rocket_map(make_rocket_map(load_map(text)))
    return caught.value


def test_the_tiny_map_is_accepted() -> None:
    made = make_rocket_map(load_map(TOY))
    check_rocket_map(made)
    assert [(city.major, city.minor) for city in made.cities] == [(0, 1), (1, 0)]


@pytest.mark.parametrize(
    ("code", "old", "new"),
    [
        ("other-game", 'game = "rocket"', 'game = "steam"'),
        ("missing-key", 'industries = ["steel", "coal"]\n', ""),
        ("wrong-type", 'industries = ["steel", "coal"]\n', 'industries = "steel"\n'),
        ("same-industry", '["steel", "coal"]\n', '["steel", "coal", "coal"]\n'),
        ("missing-key", 'monogram = "A"\n', ""),
        ("wrong-type", 'monogram = "A"\n', "monogram = 5\n"),
        ("wrong-type", 'monogram = "A"\n', 'monogram = "A"\nshort = ""\n'),
        ("unknown-colour", '"gwr"', '"pink"'),
        ("not-two-and-one", '["coal", "coal", "steel"]', '["coal", "coal", "coal"]'),
        ("not-two-and-one", '["coal", "coal", "steel"]', '["coal", "steel"]'),
        ("not-two-and-one", 'industries = ["coal", "coal", "steel"]', ""),
        ("unknown-industry", '["coal", "coal", "steel"]', '["coal", "coal", "silk"]'),
        ("company-number", "teaching = true", "teaching = false"),
        ("company-twice", '"TWO"\nname = "Second"\ncolour = "ner"', '"TWO"\nname = "Second"\ncolour = "gwr"'),
        ("company-twice", 'monogram = "B"', 'monogram = "A"'),
        ("unknown-terrain", 'decoration = ["hills"]\n', ""),
        ("industry-sum", '["coal", "coal", "steel"]', '["steel", "steel", "coal"]'),
        ("industry-sum", '["steel", "coal"]\n', '["silk", "steel", "coal"]\n'),
    ],
)
def test_r1_2_r1_3_bad_maps_are_refused(code: str, old: str, new: str) -> None:
    assert old in TOY
    error = refused(TOY.replace(old, new, 1))
    assert error.code == code


def test_only_the_industry_listed_twice_is_told() -> None:
    error = refused(TOY.replace('["steel", "coal"]\n', '["steel", "coal", "coal"]\n', 1))
    assert error.facts["industries"] == ("coal",)


def test_a_place_has_to_be_drawn() -> None:
    assert refused(TOY.replace(". . . . o\n'''", ". . . . .\n'''")).code == "place-not-drawn"


def test_r1_2_starts_keep_their_distance() -> None:
    error = refused(TOY.replace("o . . . o", "o . . o .").replace('"A9"', '"A7"'))
    assert error.code == "starts-too-close"
    assert error.facts == {"company": "TWO", "other": "ONE", "distance": 3, "fewest": 4}
    assert error.line is not None


def test_a_start_needs_an_exit() -> None:
    assert refused(TOY.replace("o . . . o\n .", "o   . . o\n  ")).code == "start-shut-in"


def test_every_place_has_to_be_in_reach() -> None:
    error = refused(TOY.replace(" . o . .\n. . . . o", " . o .  \n. . .   o"))
    assert error.code == "place-out-of-reach"
    assert error.facts["place"] == "Epsilon"


def test_a_full_map_has_twelve_cities() -> None:
    path_text = _file("england")
    head, tail = path_text.split("[[city]]", 1)
    text = head + "[[town]]" + tail.replace('industries = ["textiles", "textiles", "steel"]\n', "", 1)
    assert refused(text).code == "city-number"


def test_a_map_can_be_too_large() -> None:
    rows = "\n".join(" " * (y % 2) + " ".join("." * 20) for y in range(1, 12))
    text = TOY.replace(". . . . o\n'''", ". . . . o\n" + rows + "\n'''")
    assert refused(text).code == "too-many-hexes"


def _file(name: str) -> str:
    from importlib.resources import files

    return (files("rainhill.games") / "rocket" / "maps" / f"{name}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ALL)
def test_files_load_as_text_too(name: str) -> None:
    made = make_rocket_map(load_map(_file(name)))
    check_rocket_map(made)
    assert made.board.hash == rocket_map(name).board.hash
