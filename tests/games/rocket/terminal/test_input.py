"""Short codes, names of seats and the folder for matches: what `rainhill play` makes of what is typed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import rainhill
from rainhill.games.rocket.actions import Bid, Extend, Invest, MoveStation, Pass, PlaceStation
from rainhill.games.rocket.terminal.input import letters_of, read_action, understands
from rainhill.kernel.refusals import SetupError
from rainhill.terminal.game_terminal import Unclear
from rainhill.terminal.saves import data_folder
from rainhill.terminal.seats import bots_in, read_seats


def test_codes_are_forgiving() -> None:
    match = rainhill.new("rocket", map="england", seats=["Ada", "Ben"], seed=1)
    view = match.view(match.decision.seat if match.decision else 0)
    first = {letter: name for name, letter in letters_of(view, "GWR")}["A"]
    for line in ("e gw a", "E GWR A", "extend great-w a", f"e gw {first.lower()}", f"extend GWR to {first}"):
        assert read_action(line, view) == Extend("GWR", first), line
    assert read_action("e l&y h9", view) == Extend("L&Y", "H9")
    assert read_action("station at h10", view) == PlaceStation("H10")
    assert read_action("station from h10 to k21", view) == MoveStation("H10", "K21")
    for line in ("i london brewing", "i lon b", "invest brewing in London", "i b lond", "i LONDON br"):
        assert read_action(line, view) == Invest("London", "brewing"), line
    assert read_action("b 2 h9", view) == Bid(2, "H9")
    assert read_action("p", view) == Pass()
    assert understands("Extend")
    assert not understands("dance")


@pytest.mark.parametrize(
    "line", ["e", "e gw", "e gw z", "s", "s here", "m h9", "i", "i n", "i london", "i xyz s", "b", "b x a", "b 2"]
)
def test_what_is_unclear_is_asked_for(line: str) -> None:
    match = rainhill.new("rocket", map="england", seats=["Ada", "Ben"], seed=1)
    view = match.view(match.decision.seat if match.decision else 0)
    with pytest.raises(Unclear) as caught:
        read_action(line, view)
    assert caught.value.sentence


def test_letters_run_from_left_to_right_of_the_driver() -> None:
    match = rainhill.new("rocket", map="england", seats=["Ada", "Ben"], deal={"first": "1"})
    match.play("extend LSWR to I33")
    match.play("invest brewing in London")
    view = match.view(1)
    assert letters_of(view, "LSWR") == [("H32", "A"), ("I31", "B"), ("J32", "C")]


def test_names_of_bots_tell_who_they_are() -> None:
    seats = read_seats("Ada, bot:greedy ,bot:greedy,bot:")
    assert [seat.name for seat in seats] == ["Ada", "greedy 1 (bot)", "greedy 2 (bot)", "engineer (bot)"]
    assert bots_in([seat.name for seat in seats]) == {1: "greedy", 2: "greedy", 3: "engineer"}
    searching = read_seats("bot:search:nodes=40,bot:search:nodes=40")
    assert [seat.name for seat in searching] == ["search nodes=40 1 (bot)", "search nodes=40 2 (bot)"]
    assert bots_in([seat.name for seat in searching]) == {0: "search:nodes=40", 1: "search:nodes=40"}
    assert bots_in(["Ada (bot)", "martian (bot)", "Ben"]) == {}
    with pytest.raises(SetupError):
        read_seats("bot:hal,Ada")


def test_the_data_folder_follows_the_system() -> None:
    assert data_folder({"RAINHILL_DATA": "/somewhere"}) == Path("/somewhere")
    if sys.platform == "linux":
        assert data_folder({"XDG_DATA_HOME": "/xdg"}) == Path("/xdg/rainhill")
        assert data_folder({}) == Path.home() / ".local" / "share" / "rainhill"
