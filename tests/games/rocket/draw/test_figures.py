"""Pictures of the rules show what their captions say."""

from __future__ import annotations

import re

from rainhill.kernel.hexes import direction, parse_hex_name
from rainhill.kernel.maps import read_map
from tools.games.rocket.figures import FIGURES
from tools.web.figures import draw_figure


def test_the_locomotive_of_the_veto_is_shown_on_its_way_and_every_move_has_its_letter() -> None:
    drawing = draw_figure("rocket", "rocket-veto", "light")
    assert 'class="ghost"' in drawing
    assert sorted(re.findall(r'<text class="(?:target|tagtext)"[^>]*>(\w)<', drawing)) == ["A", "B", "C"]


def test_the_station_lies_straight_before_the_locomotive() -> None:
    figure, layout = FIGURES["rocket-station"], read_map("rocket", "toy").layout
    (station,) = (mark.hex for mark in figure.marks)
    before, locomotive, ahead = (
        parse_hex_name(layout, name) for name in (*figure.arranged["lines"]["WPR"][-2:], station)
    )
    assert direction(before, locomotive) == direction(locomotive, ahead)
