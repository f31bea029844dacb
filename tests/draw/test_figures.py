"""Pictures cut out of a map for the pages on which games are learnt."""

from __future__ import annotations

import re
from html import unescape

import pytest

from rainhill.draw.glyphs import text_width
from rainhill.registry import list_games
from tools.web.figures import Sheet, draw_figure, figures_of

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
