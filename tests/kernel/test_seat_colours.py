"""Colours of seats: chosen ones stand, the others step aside, and records tell them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from rainhill.draw import position_svg
from rainhill.kernel.match import Match
from rainhill.kernel.records import format_record, read_record
from rainhill.kernel.seats.colours import COLOURS, colours_as_tag, shown_colours, tagged_colours
from rainhill.registry import find_game
from rainhill.terminal.screen.palette import SEATS, Palette

DATA = Path(__file__).parents[1] / "data"


@pytest.mark.parametrize(
    ("chosen", "shown"),
    [
        ((), (0, 1, 2)),
        ((1, None, None), (1, 0, 2)),
        ((None, None, 0), (2, 1, 0)),
        ((5, None, 4), (5, 1, 4)),
        ((2, 0, 1), (2, 0, 1)),
    ],
)
def test_the_others_step_aside(chosen: tuple[int | None, ...], shown: tuple[int, ...]) -> None:
    made = shown_colours(chosen, 3)
    assert len(set(made)) == 3 and all(0 <= colour < COLOURS for colour in made)
    assert made == shown


def test_a_record_tells_them_and_what_makes_no_sense_is_passed_over() -> None:
    assert colours_as_tag((0, 1, 2)) == {}
    tag = colours_as_tag((3, 1, 0))
    assert tagged_colours(tag) == (3, 1, 0)
    for bad in ("", "1 1", "0 1", "7", "x", "1  2", "1 2 -3"):
        assert tagged_colours({"colours": bad}) == ()
    match = Match.new(find_game("rocket"), seats=["Ada", "Ben", "Cleo"], map="toy", seed=1)
    match.tags |= tag
    again = read_record(format_record(match), find_game)
    palette = Palette().for_match(again)
    assert [palette.seat(seat) for seat in range(3)] == [SEATS[3], SEATS[1], SEATS[0]]
    assert palette.shape(0) == Palette().shape(3)


@pytest.mark.parametrize("record", ["rocket/england-2018-tiles.rail", "steam/northeast-base-4.rail"])
def test_drawings_have_the_colours_that_were_chosen(record: str) -> None:
    match = read_record((DATA / record).read_text(encoding="utf-8"), find_game)
    usual = _painted(match)
    assert usual["p1"] and not usual["p5"] + usual["p6"]
    match.tags |= colours_as_tag([5, 4, 3, 2])
    assert _painted(match) == Counter({f"p{6 - seat}": usual[f"p{seat + 1}"] for seat in range(4)})


def _painted(match: Match) -> Counter[str]:
    """How much is drawn in the colour of each seat, pieces and track."""
    return Counter(
        re.findall(r'(?:"#x-seat-|class="track"[^>]*stroke:var\(--)(p\d)', position_svg(match, theme="auto", ident="x"))
    )
