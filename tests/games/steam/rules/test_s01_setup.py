"""S1 Material and set-up."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import rainhill
from rainhill.games.steam.map import check_steam_map, make_steam_map, steam_map
from rainhill.kernel.maps import MapError, load_map
from rainhill.kernel.refusals import SetupError
from tests.games.steam.rules.table import (
    DATA,
    EDITIONS,
    LINES,
    asked,
    build,
    found,
    lays,
    left,
    line,
    net,
    play,
    prices,
    rail,
    refused,
    seat,
    sit,
    spurs,
    tile_at,
)

COLOURS = ("red", "blue", "yellow", "purple", "grey")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_s1_1_three_to_six_players(edition: str, seats: int) -> None:
    """S1.1: six on a map made for five, too."""
    assert steam_map("northeast").seats == (3, 4, 5)
    position = sit(edition, seats, on="northeast")
    assert len(position.full_view().seats) == seats


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_s1_1_not_fewer_and_not_more(seats: int) -> None:
    """S1.1"""
    with pytest.raises(SetupError) as error:
        rainhill.new("steam", map="toy", seats=seats)
    assert error.value.code == "wrong-seats"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("name", ["northeast", "ruhr", "toy"])
def test_s1_2_the_bag_has_96_cubes(name: str, seats: int) -> None:
    """S1.2"""
    view = sit(seats=seats, on=name).full_view()
    drawn = Counter(cube for city in view.cities for cube in city.cubes)
    drawn += Counter(cube for space in view.supply for cube in space)
    total = drawn + Counter(view.bag)
    assert [total[colour] for colour in COLOURS] == [20, 20, 20, 20, 16]
    assert sum(drawn.values()) > 0 and all(view.bag[colour] >= 0 for colour in COLOURS)


def test_s1_2_drawn_blindly() -> None:
    """S1.2: another seed, another deal; the deal itself is recorded."""
    deals = [rainhill.new("steam", map="toy", seats=3, seed=n).header.deal for n in range(6)]
    assert len({deal["cities"] for deal in deals}) > 1
    assert len({deal["supply"] for deal in deals}) > 1
    again = rainhill.new("steam", map="toy", seats=3, deal=deals[3])
    assert again.header.deal == deals[3]


@pytest.mark.parametrize(("name", "less"), [("northeast", 0), ("ruhr", 1), ("toy", 0)])
def test_s1_3_printed_numbers(name: str, less: int) -> None:
    """S1.3: on the Ruhr each city has one cube less with three players."""
    board = steam_map(name)
    printed = [city.cubes for city in board.cities]
    assert [len(city.cubes) for city in sit(seats=4, on=name).full_view().cities] == printed
    assert [len(city.cubes) for city in sit(seats=3, on=name).full_view().cities] == [n - less for n in printed]


@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 3), (5, 3), (6, 3)])
@pytest.mark.parametrize("name", ["northeast", "ruhr"])
def test_s1_4_twelve_supply_spaces(name: str, seats: int, each: int) -> None:
    """S1.4"""
    assert [len(space) for space in sit(seats=seats, on=name).full_view().supply] == [each] * 12


def test_s1_4_never_refilled() -> None:
    """S1.4: a space that was used stays empty over the rounds."""
    position = build(tiles={0: "city-growth"})
    play(position, "grow Alba from supply 4", "end build", "end build", "end build")
    play(position, *["pass"] * 6)
    assert position.full_view().round == 2
    assert position.full_view().supply[3] == ()


def test_s1_5_new_cities_and_printed_colours() -> None:
    """S1.5"""
    view = sit(on="northeast").full_view()
    assert view.new_cities == {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "grey": 4}
    assert all(city.colour != "grey" for name in ("northeast", "ruhr") for city in sit(on=name).full_view().cities)


def test_s1_6_a_laid_face_uses_up_its_tile_and_comes_back() -> None:
    """S1.6: laying, redirecting to the other face, improving, and a New City on a town tile."""
    position = build(lines=net(alba_tarn=0), tiles={0: "urbanization"}, cash=[30, 0, 0])
    assert (left(position, "21/22"), left(position, "T11/44")) == (85, 1)
    play(position, rail("C13", "03"))
    assert left(position, "21/22") == 84
    play(position, rail("C13", "02"))
    assert left(position, "21/22") == 84
    play(position, spurs("C7", "03"))
    assert (left(position, "T11/44"), left(position, "T21/T22")) == (2, 9)
    play(position, "new city grey at Tarn from supply 1")
    assert left(position, "T21/T22") == 10


def test_s1_6_a_face_that_is_used_up_cannot_be_laid() -> None:
    """S1.6: with both faces; in the option the stock never runs out."""
    stock = {"21/22": 0}
    position = build(stock=stock)
    assert refused(position, rail("C5", "03")) == ("out-of-stock", "S1.6")
    assert refused(position, rail("C5", "02")) == ("out-of-stock", "S1.6")
    play(position, rail("C5", "01"))
    unlimited = build(stock=stock, unlimited_tiles="yes")
    play(unlimited, rail("C5", "03"))
    assert left(unlimited, "21/22") is None


def test_s1_6_a_tile_on_the_map_may_be_turned_over() -> None:
    """S1.6: the piece that is lifted may be laid again, even as the last of its kind."""
    position = build(lines=[line("Alba", "C5", "Tarn", "...")], stock={"21/22": 0})
    play(position, rail("C5", "02"))
    assert left(position, "21/22") == 0
    laid = tile_at(position, "C5")
    assert laid is not None and laid.tile == "22"


@pytest.mark.parametrize(
    ("stock", "used"),
    [
        ({}, "T11/44"),
        ({"T11/44": 1}, "T11/45"),
        ({"T11/44": 1, "T11/45": 1, "T11/46": 1}, "T11/47"),
        ({"T11/44": 1, "T11/45": 1, "T11/46": 1, "T11/47": 1}, "T11/44"),
        ({"T11/44": 0, "T11/45": 0, "T11/46": 0, "T11/47": 1}, "T11/47"),
    ],
)
def test_s1_6_the_kind_with_more_left_then_the_first(stock: dict[str, int], used: str) -> None:
    """S1.6"""
    position = build(lines=[line("Alba", "C5", "Tarn", "...")], stock=stock)
    before = left(position, used)
    play(position, spurs("C7", "0"))
    assert before is not None and left(position, used) == before - 1


def test_s1_7_a_shape_may_be_turned_to_any_direction() -> None:
    """S1.7: all five singles and two-track lays that touch the city; no other tile exists."""
    position = build()
    assert refused(position, "lay 21 turned 3 at C5") == ("same-rotation", "S1.7")
    assert refused(position, "lay 24 turned 0 at C5") == ("unknown-tile", "S1.7")
    assert refused(position, "lay 22 turned 7 at C5") == ("unknown-rotation", "S1.7")
    assert lays(position, "C5") == {("21", 0), ("22", 0), ("22", 4), ("23", 0), ("23", 5)}


def test_s1_8_terrain_is_what_it_costs() -> None:
    """S1.8: flat, river, hills and both; a coast is flat."""
    position = build(seats=3, cash=[50, 0, 0], tiles={0: "engineer"})
    events = play(position, rail("C5", "03"), rail("F8", "30"), rail("F12", "03"), rail("F16", "30"))
    assert prices(events) == [2, 3, 4, 5]
    coast = build(on="northeast")
    assert prices(play(coast, rail("M23", "41"))) == [2]


def test_s1_8_no_two_stops_are_adjacent(tmp_path: Path) -> None:
    """S1.8: such a map is refused."""
    text = (DATA / "field.toml").read_text(encoding="utf-8")
    moved = text.replace('name = "Tarn"\nat = "C7"', 'name = "Tarn"\nat = "C5"')
    rows = moved.split("\n")
    first = rows.index('terrain = """') + 1
    rows[first + 4] = rows[first + 4].replace(".   .", ".   o", 1)
    rows[first + 6] = rows[first + 6].replace(".   o", ".   .", 1)
    path = tmp_path / "field.toml"
    path.write_text("\n".join(rows), encoding="utf-8")
    with pytest.raises(MapError) as error:
        check_steam_map(make_steam_map(load_map(path)))
    assert error.value.code == "stops-adjacent"


@pytest.mark.parametrize("edition", EDITIONS)
def test_s1_9_how_everybody_begins(edition: str) -> None:
    """S1.9: and everything is open to all."""
    position = sit(edition, 4)
    for number in range(4):
        view = seat(position, number)
        assert (view.income, view.points, view.locomotive, view.cash) == (0, 0, 1, 0)
    mine, other, spectator = position.view(asked(position)), position.view(3), position.view(None)
    assert mine.seats == other.seats == spectator.seats
    assert mine.supply == other.supply == spectator.supply
    assert mine.legal and not other.legal and not spectator.legal


@pytest.mark.parametrize(("seats", "rounds"), [(3, 10), (4, 8), (5, 7), (6, 7)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_s1_10_number_of_rounds(edition: str, seats: int, rounds: int) -> None:
    """S1.10: it stays the same when somebody has dropped out."""
    assert sit(edition, seats).full_view().rounds == rounds
    assert sit(edition, seats, bankrupt=[1]).full_view().rounds == rounds


def test_s1_11_discs_never_run_out() -> None:
    """S1.11: more links than the twenty discs that are left for them in the box."""
    owned = {name.replace("-", "_"): 0 for name in LINES if name != "alba-tarn"}
    position = build(lines=net(**owned), unlimited_tiles="yes")
    assert seat(position, 0).links == 27
    play(position, rail("C5", "03"), spurs("C7", "023"))
    assert seat(position, 0).links == 28


def test_s1_12_six_phases_in_base() -> None:
    """S1.12: action tiles, building, goods twice, income, then the order and a new round."""
    position = sit(phase="actions")
    events = play(position, "take engineer", "take first-move", "take turn-order", *["end build"] * 3, *["pass"] * 6)
    told = [
        (event.key, getattr(event, "phase", None), getattr(event, "goods_round", None))
        for event in events
        if event.key in {"phase-began", "order-set", "round-began"}
    ]
    assert told == [
        ("phase-began", "build", 0),
        ("phase-began", "goods", 1),
        ("phase-began", "goods", 2),
        ("phase-began", "income", 0),
        ("order-set", None, None),
        ("round-began", None, None),
        ("phase-began", "actions", 0),
    ]
    assert found(events, "round-began")[0].round == 2
