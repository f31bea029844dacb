"""Steam in the terminal: map, ledger and pictures of tiles, with and without colours, with and without Unicode."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rainhill.games.steam.map import steam_map
from rainhill.games.steam.terminal.ledger import TALL, details, flat_ledger, price_of, seat_lines, signed, tall_ledger
from rainhill.games.steam.terminal.map import LETTERS, fitting_grid, map_lines, short_names, widths
from rainhill.games.steam.terminal.tiles import HIGH, WIDE, beside_each_other, sides_said, tile_picture
from rainhill.games.steam.tiles import all_tiles
from rainhill.games.steam.view import AuctionView, SteamView, TileView, TrackView
from rainhill.kernel.hexes import LAYOUTS, Layout
from rainhill.terminal.game_terminal import Marks, terminal_of
from rainhill.terminal.screen import screen
from rainhill.terminal.screen.braille import Dots, plain_sign
from rainhill.terminal.screen.grid import grid_of
from rainhill.terminal.screen.palette import Palette
from tests.games.steam.draw.scenes import MAPS, complete, incomplete, played, start, with_track

LOOKS = [
    Palette(),
    Palette("none", ascii=True),
    Palette("few"),
    Palette("many"),
    Palette("full"),
    Palette("full", theme="dark"),
    Palette("full", ascii=True),
]
HUGE = (1000, 1000)


def plain(view: SteamView, palette: Palette, room: tuple[int, int] = HUGE, marks: Marks | None = None) -> list[str]:
    return [line.plain for line in map_lines(view, palette, room, marks)]


def valley() -> SteamView:
    """A link of Ada's from Anchorby to Dunmere, and a spur of the second seat's at Kettle Bridge."""
    tiles = (
        TileView("C3", "22", 0, (TrackView(1, 4, 0, 0, complete=True),)),
        TileView("B4", "22", 0, (TrackView(1, 5, 0, 0, complete=True),)),
        TileView("D6", "T11", 0, (TrackView(0, None, 1, 1, complete=False),)),
    )
    links = complete(0, 0, "Dunmere", "Anchorby", "C3", "B4"), incomplete(1, 1, "Kettle Bridge", "D6")
    return with_track(tiles, links)


# -- the map ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("palette", LOOKS, ids=str)
@pytest.mark.parametrize("map_id", MAPS)
def test_cities_cubes_towns_and_owners_are_on_the_map(map_id: str, palette: Palette) -> None:
    view = played(map_id, 3, 5).view(None)
    lines = plain(view, palette)
    grid = fitting_grid(steam_map(map_id), HUGE[0])
    short = short_names(map_id, grid.room)
    board = steam_map(map_id).board
    for city in view.cities:
        x, y = grid.corner(board.hexes[board.index_of[city.hex]])
        upper, lower = lines[y + 1][3 + x :], lines[y + 2][3 + x :]
        assert upper.startswith(LETTERS[city.colour] + short[city.name])
        shown = [LETTERS[cube] for cube in city.cubes]
        if len(shown) <= grid.room:
            assert "".join(shown) == lower[1 : 1 + grid.room].strip()
        assert (lower[0] in "♣*") == city.marker
    ring = "@" if palette.ascii else "◎"
    assert sum(line.count(ring) for line in lines) == len(view.towns)
    for owner in {link.owner for link in view.links if link.owner is not None}:
        assert any(palette.shape(owner) in line for line in lines)


def test_track_runs_from_city_to_city_with_its_owners_sign() -> None:
    lines = plain(valley(), Palette())
    assert sum(line.count("●") for line in lines) == 2, "without colours every tile bears the sign"
    dots = [c for line in lines for c in line if "⠀" < c <= "⣿"]
    assert len(dots) >= 8
    assert sum(line.count("▲") for line in lines) == 1
    coloured = plain(valley(), Palette("full"))
    assert sum(line.count("●") for line in coloured) == 1, "with colours one sign in the middle will do"


def test_terrain_that_costs_money_is_seen_without_colour() -> None:
    made = steam_map("toy")
    for palette, hill, river in ((Palette(), "∧", "≈"), (Palette("none", ascii=True), "^", "~")):
        lines = plain(start(), palette)
        drawn = "".join(lines[1:-1])
        cities = {city.hex for city in made.cities}
        assert drawn.count(hill) == sum(made.hill)
        assert drawn.count(river) == sum(wet for cell, wet in enumerate(made.river) if cell not in cities)


def test_ascii_means_ascii() -> None:
    for view in (start(), played("northeast", 3, 5).view(None)):
        for colours in ("none", "full"):
            drawn = "".join(plain(view, Palette(colours, ascii=True)))
            names = "".join(stop.name for stop in steam_map(view.map).stops)
            assert all(c.isascii() or c in names for c in drawn)


def test_no_colour_means_no_colour() -> None:
    for line in map_lines(valley(), Palette(), HUGE):
        assert all(span.style.color is None and span.style.bgcolor is None for span in line.spans)  # type: ignore[union-attr]


def test_prices_are_shown_on_their_hexes() -> None:
    marks = Marks(targets=(("C5", "$3"), ("E7", "$4")), names=frozenset({"B8"}))
    for palette in LOOKS:
        lines = plain(start(), palette, marks=marks)
        grid = fitting_grid(steam_map("toy"), HUGE[0])
        board = steam_map("toy").board
        for name, said in (("C5", "$3"), ("E7", "$4"), ("B8", "B8")):
            x, y = grid.corner(board.hexes[board.index_of[name]])
            assert said in lines[y + 1][3 + x : 3 + x + grid.width + 1]


@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (200, 60)])
def test_a_screen_fits_the_terminal(map_id: str, size: tuple[int, int]) -> None:
    view = played(map_id, 3, 5).view(None)
    lines = screen(view, Palette("full"), size, news=["Something happened."], spare=4)
    assert len(lines) <= size[1] - 4
    assert max(line.cell_len for line in lines) <= size[0]


def test_a_small_window_shows_what_matters() -> None:
    view = played("northeast", 3, 5).view(None)
    lines = plain(view, Palette(), (60, 10), Marks(focus=("Q17",)))
    assert any("RBos" in line for line in lines)
    assert len(lines) <= 10


@pytest.mark.parametrize("map_id", MAPS)
def test_short_names_are_not_shared(map_id: str) -> None:
    layout = steam_map(map_id).board.layout
    for width in widths(layout):
        names = short_names(map_id, grid_of(steam_map(map_id).board, width).room)
        assert len(set(names.values())) == len(names)
        assert all(len(short) < width for short in names.values())


# -- dots and pictures ------------------------------------------------------------------------------------------------


def test_dots_are_braille() -> None:
    dots = Dots()
    dots.plot(0.0, 0.0, 1)
    dots.plot(0.9, 0.99, 2)
    assert list(dots.signs()) == [((0, 0), "⢁", 2)]


def test_plain_strokes_follow_the_line() -> None:
    assert plain_sign([(0.1, 0.5), (0.9, 0.5)], (0, 0)) == "-"
    assert plain_sign([(0.5, 0.1), (0.5, 0.9)], (0, 0)) == "|"
    assert plain_sign([(0.1, 0.3), (0.9, 0.7)], (0, 0)) == "\\"
    assert plain_sign([(0.9, 0.3), (0.1, 0.7)], (0, 0)) == "/"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_way_a_tile_can_lie_has_a_picture_of_its_own(layout: Layout) -> None:
    pictures = {tuple(tile_picture(lay, layout)) for lay in all_tiles().lays}
    assert len(pictures) == len(all_tiles().lays)
    assert all(len(picture) == HIGH[layout] and all(len(line) == WIDE for line in picture) for picture in pictures)
    said = [(lay.shape.is_town, sides_said(lay, layout)) for lay in all_tiles().lays]
    assert len(set(said)) == len(said)


def test_pictures_stand_in_rows() -> None:
    pictures = [tile_picture(lay) for lay in all_tiles().lays[:10]]
    lines = beside_each_other(pictures, [str(n) for n in range(10)], 78)
    assert len(lines) == 2 * (HIGH["flat"] + 1)
    assert max(map(len, lines)) <= 78
    assert lines[HIGH["flat"]].split() == [str(n) for n in range(8)]


# -- the ledger -------------------------------------------------------------------------------------------------------


def test_seats_stand_in_their_order_with_what_they_have() -> None:
    view = played("toy", 2, 5).view(None)
    lines = [line.plain for line in seat_lines(view, Palette(), 80)][1:]
    rest = [seat.seat for seat in view.seats if seat.seat not in view.order]
    for line, number in zip(lines, (*view.order, *rest), strict=True):
        seat = view.seats[number]
        assert seat.name[:5] in line
        words = line.split()
        assert str(seat.cash) in words
        assert signed(seat.income) in words
        assert str(seat.points) in words
    # One kind of minus in the whole table.
    owing = replace(view.seats[0], income=-3, score=-6)
    first = next(
        line.plain
        for line in seat_lines(replace(view, seats=(owing, *view.seats[1:])), Palette(), 80)
        if owing.name[:5] in line.plain
    )
    assert "−3" in first and "−6" in first


def test_bids_places_and_tiles_are_told() -> None:
    view = start()
    assert view.auction is not None
    auction = AuctionView(2, 3, 1, (None, 3, None, None), (2,), {0: 1}, None, 4, 50)
    said = [line.plain for line in flat_ledger(replace(view, auction=auction), Palette(), 80)]
    assert sorted(line.split()[-1] for line in said[1:5]) == ["$3", "-", "1", "out"]
    held = replace(view.seats[0], tile="city-growth", passed=True)
    later = replace(view, auction=None, seats=(held, *view.seats[1:]))
    assert any("(City Growth)" in line.plain for line in seat_lines(later, Palette(), 80))


def test_the_tall_ledger_shows_tiles_supply_and_open_links() -> None:
    view = valley()
    said = [line.plain for line in tall_ledger(view, Palette(), TALL)]
    whole = "\n".join(said)
    assert "5 City Growth     $2" in whole
    assert "6 Locomotive      $4+level" in whole
    assert "Kettle Bridge – open at D6, safe until round 2" in whole
    assert "New cities R B Y P GGGG" in whole
    for number, cubes in enumerate(view.supply, 1):
        assert f"{number} {''.join(LETTERS[cube] for cube in cubes)}" in whole
    assert all(len(line) <= TALL for line in said)
    late = replace(view, round=2)
    assert "extend now or lose it" in "\n".join(line.plain for line in tall_ledger(late, Palette(), TALL))


def test_the_price_of_the_locomotive_is_that_of_the_seat_asked() -> None:
    view = start()
    assert price_of(view, view.action_tiles[5]) == "$4+level"
    match = played("toy", 1, 5)
    tile_time = next(
        match.position_at(n)
        for n in range(len(match.entries))
        if (d := match.position_at(n).decision()) is not None and d.kind == "tile"
    )
    asked = tile_time.decision()
    assert asked is not None
    seen = tile_time.view(asked.seat)
    assert price_of(seen, seen.action_tiles[5]) == f"${5 + seen.seats[asked.seat].locomotive}"


def test_details_list_cities_links_and_the_stock() -> None:
    view = valley()
    said = "\n".join(line.plain for line in details(view, Palette()))
    assert all(city.name in said for city in view.cities)
    assert "Ada: Dunmere – Anchorby" in said
    assert " 86  21/22  straight / gentle curve" in said
    assert sum(kind.left or 0 for kind in view.stock) == 136


def test_the_headline_names_round_and_phase() -> None:
    assert terminal_of("steam").headline(start()) == "Steam, Kettle Valley, Base. Round 1 of 8, turn order."
