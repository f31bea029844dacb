"""Drawings of Steam: every shape of track, links, owners, cities, cubes, markers and marks."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from rainhill.draw import THEMES, Highlight, map_svg, position_svg
from rainhill.games.steam.draw.labels import label_scene
from rainhill.games.steam.draw.places import cube_spots
from rainhill.games.steam.draw.scene import last_move, make_scene
from rainhill.games.steam.draw.tiles import draw_tile, tile_sheet_svg
from rainhill.games.steam.draw.track import curve_point, lines_of, owner_spots, points_along, split_curve, tile_curve
from rainhill.games.steam.events import BuildBegan, CityGrown, CityPlaced, GoodsDelivered, TrackLaid
from rainhill.games.steam.map import steam_map
from rainhill.games.steam.tiles import Lay, all_tiles
from rainhill.games.steam.view import CityView, TileView, TownView, TrackView
from rainhill.kernel.hexes import LAYOUTS, Hex, Layout, centre, edge
from tests.games.rocket.draw.scenes import by_class, ids, read, spot, texts, uses
from tests.games.steam.draw.scenes import MAPS, complete, incomplete, played, start, with_track

S = 28.0
TOY = steam_map("toy")
LAYS = all_tiles().lays
HOME = Hex(0, 0)


def at(hex_name: str) -> tuple[float, float]:
    return centre(TOY.board.layout, TOY.board.hexes[TOY.board.index_of[hex_name]], S)


# -- track ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lay", LAYS, ids=lambda lay: f"{lay.shape.id}-{lay.rotation}")
def test_every_tile_leaves_its_sides_in_the_middle_and_at_right_angles(layout: Layout, lay: Lay) -> None:
    tracks = lay.tracks or [(d, None) for d in range(6) if lay.exits >> d & 1]
    for a, b in tracks:
        curve = tile_curve(layout, HOME, a, b, S)
        assert curve[0] == edge(layout, HOME, a, S)
        assert curve[-1] == ((0.0, 0.0) if b is None else edge(layout, HOME, b, S))
        for side, (px, py), (qx, qy) in ((a, curve[0], curve[1]), (b, curve[-1], curve[-2])):
            if side is not None:
                # The next point lies on the way from the side to the middle of the hex.
                assert px * qy - py * qx == pytest.approx(0, abs=1e-6)
                assert math.hypot(qx, qy) < math.hypot(px, py) or (b is not None and (b - a) % 6 == 3)
        assert all(math.hypot(*point) <= S * math.sqrt(3) / 2 + 1e-6 for point in points_along([curve]))


def test_a_tight_curve_bends_at_sixty_two_per_cent() -> None:
    x, y = curve_point(tile_curve("flat", HOME, 0, 1, S), 0.5)
    assert math.hypot(x, y) / (S * math.sqrt(3) / 2) == pytest.approx(0.62, abs=0.005)


@pytest.mark.parametrize("lay", LAYS, ids=lambda lay: f"{lay.shape.id}-{lay.rotation}")
def test_every_tile_is_drawn_with_one_rail_a_track(lay: Lay) -> None:
    root = ET.fromstring(f"<g>{draw_tile(lay, S)}</g>")
    number = len(lay.tracks) or len(lay.shape.spurs)
    assert len(by_class(root, "track")) == len(by_class(root, "ties")) == len(by_class(root, "halo")) == number
    assert bool(by_class(root, "town")) == lay.shape.is_town


def test_the_sheet_shows_all_shapes() -> None:
    root = read(tile_sheet_svg())
    assert len(by_class(root, "plain-hex")) == len(texts(root, "caption")) == 21
    assert len(set(texts(root, "caption"))) == 21
    assert tile_sheet_svg(theme="dark") != tile_sheet_svg()


def test_splitting_a_curve_changes_nothing() -> None:
    curve = tile_curve("flat", HOME, 0, 2, S)
    first, last = split_curve(curve, 0.4)
    assert first[0] == curve[0]
    assert last[-1] == curve[-1]
    assert first[-1] == last[0] == pytest.approx(curve_point(curve, 0.4))
    assert curve_point(last, 0.5) == pytest.approx(curve_point(curve, 0.7))


# From Dunmere (D2) by C3 to Anchorby (A3): B4 lies between.
LINE = (
    TileView("C3", "22", 0, (TrackView(1, 4, 0, 0, complete=True),)),
    TileView("B4", "22", 0, (TrackView(1, 5, 0, 0, complete=True),)),
)


def test_a_complete_link_is_one_stroke_from_city_to_city() -> None:
    view = with_track(LINE, (complete(0, 0, "Dunmere", "Anchorby", "C3", "B4"),))
    (line,) = lines_of(TOY.board, view, S)
    assert not line.open_end
    assert {line.pieces[0].hex, line.pieces[-1].hex} == {TOY.board.hexes[TOY.board.index_of[n]] for n in ("B4", "C3")}
    ends = line.curves[0][0], line.curves[-1][-1]
    for city in ("D2", "A3"):
        assert min(math.dist(end, at(city)) for end in ends) == pytest.approx(0.86 * S * math.sqrt(3) / 2)
    for a, b in zip(line.curves, line.curves[1:], strict=False):
        assert math.dist(a[-1], b[0]) < 1e-6
    root = read(position_svg(view))
    assert len(by_class(root, "track")) == 1
    assert not by_class(root, "loose")
    assert len(uses(root, "seat-p1")) == 1


def test_an_incomplete_link_is_dashed_at_its_open_end_only() -> None:
    tiles = (replace(LINE[0], tracks=(TrackView(1, 4, 2, 0, complete=False),)),)
    view = with_track(tiles, (incomplete(0, 2, "Dunmere", "C3", side=4),))
    root = read(position_svg(view))
    shut, loose = by_class(root, "case")
    assert "loose" not in shut.get("class", "").split()
    assert "loose" in loose.get("class", "").split()
    assert len(uses(root, "seat-p3")) == 1
    assert any("round 2" in (e.text or "") for e in root.iter() if e.tag.endswith("title"))


def test_an_ownerless_link_is_faint_and_dashed_and_bears_no_piece() -> None:
    tiles = (replace(LINE[0], tracks=(TrackView(1, 4, None, 0, complete=False),)),)
    root = read(position_svg(with_track(tiles, (incomplete(0, None, "Dunmere", "C3", side=4),))))
    (case,) = by_class(root, "case")
    assert "loose" in case.get("class", "").split()
    (track,) = by_class(root, "track")
    assert "#8C8070" in track.get("style", "")
    assert not [e for e in root.iter() if "-seat-" in e.get("href", "")]


def test_spurs_of_a_town_are_links_of_their_own_and_end_in_its_middle() -> None:
    tiles = (
        TileView("D6", "T21", 0, (TrackView(0, None, 0, 0, complete=False), TrackView(3, None, 1, 1, complete=False))),
    )
    links = incomplete(0, 0, "Kettle Bridge", "D6"), incomplete(1, 1, "Kettle Bridge", "D6", side=3)
    lines = lines_of(TOY.board, with_track(tiles, links), S)
    assert len(lines) == 2
    assert all(line.curves[0][0] == at("D6") for line in lines)
    spots = owner_spots(lines, [(at("D6"), S * 0.3)], S)
    assert all(math.dist(point, at("D6")) > S * 0.4 for point in spots.values())


def test_where_links_cross_what_is_being_built_lies_above() -> None:
    tracks = TrackView(0, 3, 0, 1, complete=False), TrackView(1, 4, 1, 0, complete=True)
    tiles = (TileView("C5", "42", 0, tracks),)
    links = complete(0, 1, "Anchorby", "Dunmere", "C5"), incomplete(1, 0, "Cobham", "C5")
    assert [line.link for line in lines_of(TOY.board, with_track(tiles, links), S)] == [0, 1]
    root = read(position_svg(with_track(tiles, links)))
    first, second = by_class(root, "track")
    assert "#E2669E" in first.get("style", "")
    assert "#1D7267" in second.get("style", "")


def test_two_owners_in_one_hex_have_their_pieces_apart() -> None:
    tracks = TrackView(0, 3, 0, 0, complete=False), TrackView(1, 4, 1, 1, complete=False)
    view = with_track((TileView("C5", "42", 0, tracks),), (incomplete(0, 0, "A", "C5"), incomplete(1, 1, "B", "C5")))
    spots = list(owner_spots(lines_of(TOY.board, view, S), [], S).values())
    assert math.dist(spots[0], spots[1]) > S * 0.5


@pytest.mark.parametrize("map_id", MAPS)
def test_links_of_matches_are_drawn_whole(map_id: str) -> None:
    view = played(map_id, 3, 5).view(None)
    board = steam_map(map_id).board
    lines = lines_of(board, view, S)
    assert lines
    assert sorted(line.link for line in lines) == sorted(link.id for link in view.links)
    assert sum(len(line.pieces) for line in lines) == sum(len(tile.tracks) for tile in view.tiles)
    for line in lines:
        link = next(link for link in view.links if link.id == line.link)
        assert line.owner == link.owner
        assert line.open_end == (link.status == "incomplete")
        for a, b in zip(line.curves, line.curves[1:], strict=False):
            assert math.dist(a[-1], b[0]) < 1e-6
        if line.open_end:
            h = board.hexes[board.index_of[link.open_hex or ""]]
            assert math.dist(line.curves[-1][-1], edge(board.layout, h, link.open_side or 0, S)) < 1e-6


# -- places -----------------------------------------------------------------------------------------------------------


def test_a_city_shows_what_it_wants_its_name_and_its_cubes() -> None:
    view = start()
    root = read(position_svg(view))
    assert texts(root, "bandtext") == [city.name for city in view.cities]
    assert len(by_class(root, "cube")) == sum(len(city.cubes) for city in view.cities)
    assert len(by_class(root, "goods")) == len(view.cities)
    # One sign above each band and one on every cube.
    assert len(by_class(root, "cube-sign")) == len(view.cities) + len(by_class(root, "cube"))
    assert len(by_class(root, "town")) == len(view.towns)
    assert sorted(texts(root, "lb-town")) == sorted(town.name for town in view.towns)


def test_before_set_up_a_city_shows_room_for_its_cubes() -> None:
    root = read(map_svg("toy", "steam"))
    assert not by_class(root, "cube")
    assert len(by_class(root, "nocube")) == sum(city.cubes for city in TOY.cities)


@pytest.mark.parametrize("number", range(13))
def test_any_number_of_cubes_finds_room_in_its_city(number: int) -> None:
    spots = cube_spots(number, S, (0.0, 0.0))
    assert len(spots) == number
    for (x, y), size in spots:
        assert y - size / 2 > S * 0.21
        assert math.hypot(abs(x) + size / 2, 0) < S * 0.93
        assert y + size / 2 < S * 0.93 * math.sqrt(3) / 2
    for n, ((ax, ay), size) in enumerate(spots):
        assert all(max(abs(ax - bx), abs(ay - by)) > size for (bx, by), _ in spots[n + 1 :])
    if number > 4:
        assert len({y for (_, y), _ in spots}) == 2


def test_new_cities_and_growth_are_marked() -> None:
    view = start()
    grown = replace(view.cities[0], marker=True)
    new = CityView("Birkby", "B6", "grey", ("red",), marker=True, new=True)
    towns = tuple(town for town in view.towns if town.name != "Birkby")
    root = read(position_svg(replace(view, cities=(grown, *view.cities[1:], new), towns=towns)))
    assert len(by_class(root, "leaf")) == 2
    assert len(by_class(root, "newcity")) == 1
    assert texts(root, "bandtext").count("Birkby") == 1
    assert "Birkby" not in texts(root, "lb-town")


def test_long_names_stay_readable_on_small_maps() -> None:
    root = read(map_svg("northeast", "steam", size=(390, 500)))
    sizes = [float(e.get("font-size", "0")) for e in by_class(root, "bandtext")]
    assert min(sizes) >= 8
    bands = [float(e.get("width", "0")) for e in by_class(root, "band")]
    assert max(bands) > min(bands)


# -- the whole --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("map_id", MAPS)
def test_no_name_lies_on_a_stop_or_piece_or_other_name(map_id: str) -> None:
    for view in (None, played(map_id, 3, 5).view(None)):
        scene = make_scene(steam_map(map_id), view, (), None)
        labelling = label_scene(scene)
        assert set(labelling.dropped) <= {town.name for town in scene.towns}
        assert len(labelling.placed) + len(labelling.dropped) == len(scene.towns)
        assert len(labelling.dropped) <= (0 if view is None else 2)
        boxes = [label.box for label in labelling.placed]
        assert all(a.overlap(b) <= 0.5 for n, a in enumerate(boxes) for b in boxes[n + 1 :])
        for x, y in scene.owners.values():
            assert not any(box.x0 < x < box.x1 and box.y0 < y < box.y1 for box in boxes)


@pytest.mark.parametrize("theme", THEMES)
def test_drawings_stand_alone_and_are_always_the_same(theme: str) -> None:
    match = played("northeast", 3, 5)
    svg = position_svg(match, theme=theme)  # type: ignore[arg-type]
    assert svg == position_svg(match, theme=theme)  # type: ignore[arg-type]
    root = read(svg)
    assert len(ids(root)) == len(set(ids(root)))
    assert not re.search(r'(?:href|src)="(?!#)', svg)
    assert "var(--" not in svg or theme == "auto"
    assert not re.search(r"\b(?:nan|None|inf)\b", svg.partition("<style>")[2])
    assert root.get("role") == "img"
    title, description = (e for e in root if e.tag.endswith(("title", "desc")))
    assert "Northeast" in (title.text or "")
    assert "Marco <b> & Co owns the" in (description.text or "")


def test_prices_and_the_last_move_are_marked() -> None:
    marks = [Highlight("C5", "legal", "$3"), Highlight("E7", "selected"), Highlight("Cobham", "last")]
    root = read(position_svg(start(), highlights=marks))
    assert texts(root, "target") == ["$3"]
    assert len(by_class(root, "st-legal")) == len(by_class(root, "st-selected")) == len(by_class(root, "last")) == 1
    assert len(by_class(root, "dim")) == 1
    with pytest.raises(ValueError, match="Nowhere"):
        position_svg(start(), highlights=["Nowhere"])


def test_the_last_move_is_the_last_thing_that_changed_the_map() -> None:
    laid = TrackLaid(0, "C3", "22", 0, 3, "new", None)
    assert last_move([laid, BuildBegan(1, 3)]) == (Highlight("C3", "last"),)
    assert last_move([laid, CityPlaced(0, "Birkby", "grey", 1, (), None)]) == (Highlight("Birkby", "last"),)
    assert last_move([CityGrown(0, "Cobham", 1, ())]) == (Highlight("Cobham", "last"),)
    moved = GoodsDelivered(0, "red", "Cobham", "Anchorby", (), (), (1, 0, 0, 0))
    assert last_move([laid, moved]) == (Highlight("Anchorby", "last"),)
    assert last_move([BuildBegan(1, 3)]) == ()


def test_towns_lie_where_the_map_has_them() -> None:
    view = start()
    assert view.towns[0] == TownView("Fairlea", "F2", bare=True)
    root = read(position_svg(view))
    rings = [(float(e.get("cx", "0")), float(e.get("cy", "0"))) for e in by_class(root, "town")]
    for town, ring in zip(view.towns, rings, strict=True):
        assert math.dist(ring, at(town.hex)) < 0.2


def test_owner_pieces_stand_on_their_track() -> None:
    view = with_track(LINE, (complete(0, 0, "Dunmere", "Anchorby", "C3", "B4"),))
    (line,) = lines_of(TOY.board, view, S)
    (piece,) = uses(read(position_svg(view)), "seat-p1")
    assert min(math.dist(spot(piece), point) for point in points_along(line.curves)) < 0.2
