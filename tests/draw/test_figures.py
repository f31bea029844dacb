"""Pictures cut out of a map for the pages on which games are learnt."""

from __future__ import annotations

import re
from html import unescape

import pytest

from rainhill.draw.frame import make_frame
from rainhill.draw.glyphs import text_width
from rainhill.kernel.hexes import centre, parse_hex_name
from rainhill.kernel.maps import PLACE_TABLES, read_map
from rainhill.kernel.maps import place_name as place_of
from rainhill.locales import languages, place_name, speaking
from rainhill.registry import list_games
from tools.web.figures import Figure, Sheet, draw_figure, figures_of, width_of

CUT_OUT = [
    (game, name)
    for game in list_games()
    if (figures := figures_of(game))
    for name, figure in figures.FIGURES.items()
    if not isinstance(figure, Sheet)
]


@pytest.mark.parametrize(("game", "name"), CUT_OUT)
def test_no_name_on_the_water_is_cut_in_two(game: str, name: str) -> None:
    drawing = draw_figure(game, name, "light")
    box = re.search(r'viewBox="(\S+) (\S+) (\S+) ([^"]+)"', drawing)
    assert box is not None
    left, _, width, _ = map(float, box.groups())
    for x, size, text in re.findall(r'<text class="sealb" x="(\S+)" y="\S+" font-size="([^"]+)"[^>]*>([^<]*)', drawing):
        half = text_width(text, float(size), italic=True) / 2
        assert left <= float(x) - half, text
        assert float(x) + half <= left + width, text


@pytest.mark.parametrize(("game", "name"), CUT_OUT)
def test_names_of_places_are_shown_whole_or_not_at_all(game: str, name: str) -> None:
    drawing = draw_figure(game, name, "light")
    box = re.search(r'viewBox="(\S+) (\S+) (\S+) ([^"]+)"', drawing)
    assert box is not None
    left, top, width, height = map(float, box.groups())
    found = re.findall(r'<text class="lb [^"]*" x="([^"]*)" y="([^"]*)" font-size="([^"]*)"[^>]*>([^<]*)<', drawing)
    assert found
    for x, y, size, text in found:
        half = text_width(unescape(text), float(size)) / 2
        assert left <= float(x) - half and float(x) + half <= left + width, text
        assert top <= float(y) - float(size) / 2 and float(y) <= top + height, text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "name"), CUT_OUT)
def test_no_place_is_cut_in_two_and_no_name_stands_without_its_place(game: str, name: str, language: str) -> None:
    with speaking(language):
        drawing = draw_figure(game, name, "light")
        board = read_map(game, "toy")
        figures = figures_of(game)
        assert figures is not None
        figure = figures.FIGURES[name]
        assert isinstance(figure, Figure)
        s = make_frame(board, width_of(figure)).s
        box = re.search(r'viewBox="(\S+) (\S+) (\S+) ([^"]+)"', drawing)
        assert box is not None
        left, top, width, height = map(float, box.groups())
        said = {unescape(text) for text in re.findall(r'<text class="lb [^>]*>([^<]*)<', drawing)}
        whole, all_named = set(), set()
        drawn = {unescape(title) for title in re.findall(r"<title>([^<]*) \([A-Z]+\d+\)</title>", drawing)}
        for table in PLACE_TABLES:
            for n, entry in enumerate(board.tables.get(table, ())):
                title = place_name(place_of(board, table, n))
                all_named.add(title)
                x, y = centre(board.layout, parse_hex_name(board.layout, entry["at"]), s)
                # How far it lies within the nearest edge, and a tenth of a pixel for how the window is written down.
                inside = min(x - left, y - top, left + width - x, top + height - y) + 0.1
                # Nothing is left of one whose middle is not seen: its rim would be a mark that means nothing.
                assert inside < 0.2 or inside > s, entry
                whole |= {title} if inside > s else set()
    assert said <= whole
    assert drawn & all_named <= whole
