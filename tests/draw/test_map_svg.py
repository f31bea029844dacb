"""Drawings of maps: well-formed, self-contained, the same every time, and showing what the map file says."""

from __future__ import annotations

import math
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from rainhill.draw import map_svg
from rainhill.draw.client_map import client_map
from rainhill.draw.document import assemble
from rainhill.draw.frame import SMALL_S, hex_at_point, make_frame
from rainhill.draw.ground import GroundStyle, draw_ground
from rainhill.games.rocket.map import rocket_map
from rainhill.kernel.hexes import cell
from rainhill.kernel.maps import GameMap, list_maps, load_map, read_map
from tests.games.rocket.draw.scenes import MAPS, SVG, by_class, ids, read, texts, uses

ROOT = Path(__file__).resolve().parents[2]
TERRAIN = """
format = 1
id = "valley"
game = "steam"
title = "Valley"
layout = "LAYOUT"
source = "For a test."
terrain = \"\"\"
PICTURE
\"\"\"
[signs]
"." = "land"
"^" = "hill"
"%" = "river-hill"
"-" = "river"
"o" = "place"
"#" = "beyond"
[[town]]
name = "Hillock"
at = "TOWN"
terrain = "hill"
[[river]]
name = "Cut"
kind = "canal"
through = RIVER
[[edge]]
between = EDGE
kind = "black"
[[sea]]
name = "Mere"
at = [2, -3]
"""


def valley(layout: str) -> GameMap:
    if layout == "flat":
        picture, town, river, edge = ".   .   #\n  ^   o\n.   -   #\n  %   -", "D2", '["B4", "C3"]', '["A1", "B2"]'
    else:
        picture, town, river, edge = ". ^ . #\n - % .\n. o - #", "C3", '["B2", "B4"]', '["A1", "A3"]'
    text = TERRAIN.replace("LAYOUT", layout).replace("PICTURE", picture).replace("TOWN", town)
    return load_map(text.replace("RIVER", river).replace("EDGE", edge))


@pytest.mark.parametrize("size", [None, 300, pytest.param((1600, 900), marks=pytest.mark.slow)])
@pytest.mark.parametrize("map_id", MAPS)
def test_a_drawing_is_one_valid_accessible_file(map_id: str, size: int | tuple[int, int] | None) -> None:
    svg = map_svg(map_id, size=size)
    root = read(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
    assert rocket_map(map_id).board.title in (title.text or "")
    for place in rocket_map(map_id).places:
        assert place.name in (description.text or "")
    # Nothing is fetched: the only address is the name space, every reference is to an id of the file itself.
    assert re.findall(r"https?://[^\"'\s]*", svg) == ["http://www.w3.org/2000/svg"]
    targets = {t.removeprefix("#") for e in root.iter() if (t := e.get("href"))} | set(
        re.findall(r"url\(#([^)]*)\)", svg)
    )
    names = ids(root)
    assert targets <= set(names)
    assert len(names) == len(set(names))
    assert all(name.startswith(root.attrib["id"]) for name in names)
    assert "{id}" not in svg
    assert "nan" not in re.sub(r"<(title|desc|text)[^>]*>[^<]*", "", svg)


@pytest.mark.parametrize("map_id", MAPS)
def test_a_drawing_shows_every_place_and_company(map_id: str) -> None:
    made = rocket_map(map_id)
    root = read(map_svg(map_id))
    assert sorted(texts(root, "lb")) == sorted(place.name for place in made.places)
    assert len(by_class(root, "city")) == len(made.cities)
    assert len(by_class(root, "town")) == len(made.towns)
    assert len(by_class(root, "slot")) == 3 * len(made.cities)
    assert len(by_class(root, "start")) == len(made.companies)
    assert sorted(texts(root, "mono")) == sorted(company.monogram for company in made.companies)
    for company in made.companies:
        assert len(uses(root, f"plate-{company.colour}")) == 1
    assert len(by_class(root, "ind")) == 3 * len(made.cities)
    assert sorted(texts(root, "sealb")) == sorted(sea["name"] for sea in made.board.tables.get("sea", ()))
    assert bool(by_class(root, "rim")) == bool(made.board.beyond)


@pytest.mark.parametrize("map_id", MAPS)
def test_the_margin_names_every_column_and_line(map_id: str) -> None:
    board = rocket_map(map_id).board
    root = read(map_svg(map_id))
    (names,) = by_class(root, "name")
    printed = [element.text or "" for element in names]
    letters = {name[0] for name in board.names}
    numbers = {name[1:] for name in board.names}
    assert sorted(printed) == sorted([*letters, *letters, *numbers, *numbers])
    # A letter stands over the hexes it names.
    axis = "x" if board.layout == "flat" else "y"
    first = next(element for element in names if element.text == board.names[0][0])
    index, line = cell(board.layout, board.hexes[0])
    s = make_frame(board, None).s
    wanted = 0.75 * s * index if board.layout == "flat" else 1.5 * s * line
    assert float(first.get(axis, "nan")) == pytest.approx(wanted, abs=s * 0.3)


@pytest.mark.slow
def test_equal_maps_give_equal_text_in_every_process() -> None:
    code = "from rainhill.draw import map_svg; print(hash_of(map_svg('england').encode()).hexdigest())"
    code = f"from hashlib import sha256 as hash_of; {code}"
    found = set()
    for seed in ("1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        found.add(done.stdout)
    assert len(found) == 1


def test_several_drawings_can_stand_on_one_page() -> None:
    page = [map_svg("toy"), map_svg("toy", theme="dark"), map_svg("england"), map_svg("toy", ident="second")]
    names = [name for drawing in page for name in ids(read(drawing))]
    assert len(names) == len(set(names))
    for drawing in page:
        own = read(drawing).attrib["id"]
        (style,) = re.findall(r"<style>(.*?)</style>", drawing)
        for rule in style.split("}"):
            for selector in filter(None, rule.partition("{")[0].split(",")):
                assert selector.startswith(f"#{own} ")


def test_a_size_is_kept() -> None:
    wide = read(map_svg("england", size=1200))
    assert float(wide.get("width", "0")) == pytest.approx(1200, abs=0.5)
    box = read(map_svg("england", size=(1600, 900)))
    assert float(box.get("height", "0")) == pytest.approx(900, abs=0.5)
    assert float(box.get("width", "0")) < 1600


def test_a_thumbnail_leaves_out_what_could_not_be_read() -> None:
    small = make_frame(rocket_map("england").board, 300)
    assert small.s < SMALL_S
    root = read(map_svg("england", size=300))
    assert not by_class(root, "sealb")
    assert not by_class(root, "rose")
    assert not by_class(root, "name")
    assert by_class(read(map_svg("england", size=1000)), "rose")


def test_country_beyond_reaches_the_edge_of_the_picture() -> None:
    frame = make_frame(rocket_map("china").board, None)
    assert len(frame.off) > len(rocket_map("china").board.beyond)
    assert not frame.off & frame.play
    # Open water stays open: nothing grows from an edge where the picture shows no country.
    assert not make_frame(rocket_map("toy").board, None).off


def test_lettering_keeps_off_the_playable_land() -> None:
    steam = [read_map("steam", map_id) for map_id in list_maps("steam")]
    for board in (*(rocket_map(map_id).board for map_id in MAPS), *steam):
        frame = make_frame(board, None)
        view = frame.view
        for sea in frame.seas:
            for x, y in sea.points(rise=0.3):
                assert hex_at_point(frame.layout, (x, y)) not in frame.play, sea.text
                assert view.x0 < x * frame.s < view.x1, sea.text
                assert view.y0 < y * frame.s < view.y1, sea.text


@pytest.mark.parametrize("layout", ["flat", "pointy"])
def test_terrain_that_matters_is_drawn_strongly(layout: str) -> None:
    board = valley(layout)
    frame = make_frame(board, 600)
    strong, faint = (draw_ground(frame, board, GroundStyle(matters=matters)) for matters in (True, False))
    kinds = [(h, kind) for h, kind in zip(board.hexes, board.terrain, strict=True)]
    hills = sum("hill" in kind for _, kind in kinds) + 1
    root = read(assemble(strong, frame.sheet, title="t", description="d", theme="light", ident=None))
    (tint,) = by_class(root, "hilltint")
    assert tint.get("d", "").count("z") == hills
    (hachures,) = by_class(root, "hill")
    assert hachures.get("d", "").count("Q") == 3 * hills
    assert len(by_class(root, "river")) == len(by_class(root, "core")) == 1
    assert len(by_class(root, "ticks")) == 1
    (pond,) = by_class(root, "pond")
    assert pond.get("d", "").count("z") == 1
    (black,) = by_class(root, "black")
    assert black.get("d", "").count("M") == 1
    root = read(assemble(faint, frame.sheet, title="t", description="d", theme="light", ident=None))
    assert not by_class(root, "hilltint")
    assert not by_class(root, "pond")
    assert len(by_class(root, "brook")) == 1
    assert by_class(root, "hill")[0].get("d", "").count("Q") == 2 * hills


def test_names_are_escaped_and_unknown_industries_get_letters() -> None:
    board = read_map("rocket", "toy")
    text = (ROOT / "src" / "rainhill" / "games" / "rocket" / "maps" / "toy.toml").read_text(encoding="utf-8")
    own = load_map(text.replace("Loomstead", "Loom & <Sons>").replace('"leather"', '"beeswax"'))
    root = read(map_svg(own))
    assert "Loom & <Sons>" in texts(root, "lb")
    assert texts(root, "ind").count("Be") == text.count('"leather"') - 1
    assert len(by_class(root, "ind")) == len(by_class(read(map_svg(board)), "ind"))


def test_unknown_games_are_refused() -> None:
    with pytest.raises(ValueError, match="whist"):
        map_svg(replace(valley("flat"), game="whist"))


@pytest.mark.parametrize("layout", ["flat", "pointy"])
def test_the_client_is_told_the_closed_sides_which_the_ground_shows(layout: str) -> None:
    board = valley(layout)
    told = client_map(board)
    [(ax, ay, bx, by)] = told["closed"]
    assert math.hypot(bx - ax, by - ay) == pytest.approx(told["s"], abs=0.2)
    first = re.search(r'class="black" d="M(-?[\d.]+)[ ,]?(-?[\d.]+)', told["ground"])
    assert first is not None
    assert math.hypot(float(first[1]) - ax, float(first[2]) - ay) < 0.2 * told["s"]
    assert client_map(read_map("rocket", "england"))["closed"] == []
