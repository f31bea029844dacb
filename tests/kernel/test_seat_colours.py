"""Colours of seats: chosen ones stand, the others step aside, and records tell them."""

from __future__ import annotations

import pytest

from rainhill.kernel.match import Match
from rainhill.kernel.records import format_record, read_record
from rainhill.kernel.seats.colours import COLOURS, colours_as_tag, shown_colours, tagged_colours
from rainhill.registry import find_game
from rainhill.terminal.screen.palette import SEATS, Palette


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
