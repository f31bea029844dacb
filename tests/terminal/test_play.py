"""`rainhill play`, driven by typed lines through whole matches."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

import rainhill
from rainhill import bots
from rainhill.games.rocket.actions import Extend, MoveStation, PlaceStation
from rainhill.games.rocket.terminal.input import list_actions
from rainhill.kernel.match import Match
from rainhill.registry import list_games
from rainhill.terminal.saves import latest_unfinished

GAME = [str(list_games().index("rocket") + 1)] if len(list_games()) > 1 else []
"""The answer to which game it shall be; with a single game nobody asks."""
Play = Callable[..., tuple[int, str, str]]


def saves(folder: Path) -> list[Path]:
    return sorted((folder / "matches").glob("*.rail"), key=lambda file: file.stat().st_mtime_ns)


def scripted(match: Match, rng: Random, *, short: bool) -> Iterator[str]:
    """Random actions for every decision of a match, as they would be typed."""
    while match.decision is not None:
        action = match.position.sample(rng)
        line = match.game.format_action(action)
        if short:
            view = match.view(match.decision.seat)
            if isinstance(action, PlaceStation):
                line = f"s {action.at.lower()}"
            elif isinstance(action, MoveStation):
                line = f"m {action.origin.lower()} {action.to.lower()}"
            else:
                line = next(c.code for c in list_actions([action.kind[0]], match, view).choices if c.action == action)
        yield line
        match.play(action)


# -- whole matches ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("short", [False, True], ids=["notation", "short codes"])
@pytest.mark.parametrize(("board", "edition"), [("toy", "2018"), ("toy", "1999"), ("usa", "2018")])
def test_two_persons_play_a_whole_match(play: Play, own_data: Path, board: str, edition: str, short: bool) -> None:
    options = {"open_scores": "yes"}
    twin = rainhill.new("rocket", map=board, edition=edition, seats=["Ada", "Ben"], seed=11, options=options)
    lines = list(scripted(twin, Random(3), short=short))
    code, out, _ = play(
        ["--map", board, "--edition", edition, "--seats", "Ada,Ben", "--seed", "11", "--option", "open_scores=yes"],
        [*lines, "quit"],
    )
    assert code == 0
    assert "The match is over" in out
    assert twin.outcome is not None
    assert f"{max(twin.outcome.scores)}" in out.rpartition("Total")[2]
    saved = rainhill.load(saves(own_data)[0])
    assert saved.tags.keys() >= {"date", "seed"}
    twin.tags = saved.tags
    assert saved.to_text() == twin.to_text()


def test_a_person_beats_time_with_two_bots_by_numbers(play: Play, own_data: Path) -> None:
    lines = itertools.islice(itertools.cycle(["l", "1"]), 600)
    code, out, _ = play(["--map", "toy", "--seats", "Ada,bot:greedy,bot:random", "--seed", "5", "--plain"], lines)
    assert code == 0
    assert "The match is over" in out
    match = rainhill.load(saves(own_data)[0].read_text(encoding="utf-8"))
    assert match.over
    assert match.header.seats == ("Ada", "greedy (bot)", "random (bot)")


def test_bots_alone_play_to_the_end(play: Play, own_data: Path) -> None:
    code, out, _ = play(["--map", "toy", "--seats", "bot:greedy,bot:greedy", "--seed", "2"])
    assert code == 0
    assert "greedy 1 (bot)" in out
    assert "Look at it again" in out
    assert latest_unfinished() is None
    assert rainhill.load(saves(own_data)[0].read_text(encoding="utf-8")).over


def test_after_the_match_one_can_look_around_and_take_back(play: Play) -> None:
    twin = rainhill.new("rocket", map="toy", seats=["Ada", "Ben"], seed=11)
    lines = list(scripted(twin, Random(3), short=False))
    code, out, _ = play(
        ["--map", "toy", "--seats", "Ada,Ben", "--seed", "11"],
        [*lines, "log 2", "table", "foo", "undo", lines[-1], "quit"],
    )
    assert code == 0
    assert '"foo" is neither' in out
    assert out.count("The match is over: ") >= 2


# -- nothing is lost --------------------------------------------------------------------------------------------------


def test_the_end_of_input_keeps_the_match(play: Play, own_data: Path) -> None:
    code, out, _ = play(["--map", "toy", "--seats", "Ada,Ben", "--seed", "1"], ["i ket b"])
    assert code == 0
    file = saves(own_data)[0]
    assert f"rainhill play {file}" in out
    assert len(rainhill.load(file.read_text(encoding="utf-8")).entries) == 1


def test_an_interrupt_keeps_the_match(play: Play, own_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["i ket b"])

    def interrupted() -> str:
        line = next(typed, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("builtins.input", interrupted)
    code, out, _ = play(["--map", "toy", "--seats", "Ada,Ben", "--seed", "1"])
    assert code == 130
    assert "The match is kept" in out
    assert len(rainhill.load(saves(own_data)[0].read_text(encoding="utf-8")).entries) == 1


def test_a_mistake_of_ours_keeps_the_match_and_shows_no_traceback(
    play: Play, own_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        name = "random"

        def choose(self, match: Match, seat: int) -> object:
            raise ZeroDivisionError("a bug")

    monkeypatch.setattr(bots, "make", lambda name, seed=None: Broken())
    code, _, err = play(["--map", "toy", "--seats", "Ada,bot:random", "--seed", "1"], ["i ket b", "i ket b", "i bar t"])
    assert code == 1
    assert "The match is safe" in err
    assert "ZeroDivisionError" in (own_data / "trouble.txt").read_text(encoding="utf-8")
    assert rainhill.load(saves(own_data)[0].read_text(encoding="utf-8")).header.seats[0] == "Ada"


def test_a_disk_that_cannot_be_written_is_told_and_ends_nothing(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("RAINHILL_DATA", str(blocked))
    code, out, err = play(["--map", "toy", "--seats", "Ada,Ben", "--seed", "1"], ["i ket b", "q"])
    assert "second action" in out
    assert "cannot be written" in out
    assert code == 1
    assert "cannot be written" in err


def test_saving_and_taking_up_again(play: Play, own_data: Path, tmp_path: Path) -> None:
    target = tmp_path / "mine"
    play(["--map", "toy", "--seats", "Ada,bot:greedy", "--seed", "1"], ["i ket b", f"save {target}", "q"])
    saved = target.with_suffix(".rail")
    before = saved.read_text(encoding="utf-8")
    code, out, _ = play([str(saved), "--seed", "1"], ["i tan t", "q"])
    assert code == 0
    assert "Ada invests in textiles at Tanner's Cross." in out
    assert saved.read_text(encoding="utf-8") == before, "a file of the player's own changes only by `save`"
    continued = rainhill.load(saves(own_data)[-1].read_text(encoding="utf-8"))
    assert len(continued.entries) > len(rainhill.load(before).entries)
    code, _, _ = play([str(saved), "--seed", "1"], ["i tan t", "save", "q"])
    assert saved.read_text(encoding="utf-8") != before


def test_records_as_json_can_be_taken_up_and_saved(play: Play, tmp_path: Path) -> None:
    target = tmp_path / "mine.json"
    play(["--map", "toy", "--seats", "Ada,Ben", "--seed", "1"], ["i ket b", f"save {target}", "q"])
    assert target.read_text(encoding="utf-8").startswith("{")
    code, out, _ = play([str(target)], ["log", "q"])
    assert code == 0
    assert "invests in brewing at Kettleford" in out


def test_the_menu_offers_the_match_that_was_left(play: Play, own_data: Path) -> None:
    play(["--map", "toy", "--seats", "Ada,Ben", "--seed", "1"], ["i ket b", "q"])
    code, out, _ = play([], ["1", "log", "q"])
    assert code == 0
    assert "invests in brewing at Kettleford" in out
    assert len(saves(own_data)) == 1, "a match of ours is continued in its own file"


# -- the menu ---------------------------------------------------------------------------------------------------------


def test_the_menu_sets_up_a_match(play: Play, own_data: Path) -> None:
    lines = [*GAME, "1", "9", "3", "2", "Ada", "bot random", "Ben", "2", "", "2", "2", "", "", "", "q"]
    code, out, _ = play(["--seed", "3"], lines)
    assert code == 0
    assert "Type a number from 1 to 4" in out
    match = rainhill.load(saves(own_data)[0].read_text(encoding="utf-8"))
    assert match.header.edition == "1999"
    assert match.header.map == "toy"
    assert match.header.seats == ("Ada", "random (bot)", "Ben")
    assert match.header.options == {
        "defence": "any",
        "open_scores": "yes",
        "home": "left",
        "city_tokens": "mixed",
        "isolation": "own",
        "standstill": "none",
    }


@pytest.mark.parametrize("who", ["Ben", "2"])
def test_who_begins_may_be_told(play: Play, own_data: Path, who: str) -> None:
    code, _, _ = play(["--map", "toy", "--seats", "Ada,Ben,Cyd", "--seed", "1", "--first", who], ["q"])
    assert code == 0
    assert rainhill.load(saves(own_data)[0].read_text(encoding="utf-8")).header.deal == {"first": "2"}
    for wrong in ("Eve", "0", "4"):
        assert play(["--map", "toy", "--seats", "Ada,Ben,Cyd", "--first", wrong], ["q"])[0] == 2


def test_enter_alone_gives_a_match_against_bots(play: Play, own_data: Path) -> None:
    code, _, _ = play(["--seed", "3"], [*([""] * len(GAME)), "", "", "", "", "", "", "", "", "q"])
    assert code == 0
    match = rainhill.load(saves(own_data)[0].read_text(encoding="utf-8"))
    assert match.header.map == "england"
    assert match.header.seats == ("Player", "engineer 1 (bot)", "engineer 2 (bot)")


@pytest.mark.parametrize(("game", "heading"), [("rocket", "Lines"), ("steam", "Cities and their goods")])
def test_the_position_is_read_in_sentences(play: Play, game: str, heading: str) -> None:
    code, out, _ = play(
        ["--game", game, "--map", "toy", "--seats", "Ada,Ben,Cyd", "--seed", "3", "--plain"], ["read", "q"]
    )
    assert code == 0
    for words in ("Now", " is to decide.", heading):
        assert words in out


def test_the_menu_asks_again_for_names_that_cannot_be(play: Play, own_data: Path) -> None:
    code, out, _ = play(
        ["--game", "rocket", "--map", "toy", "--edition", "2018", "--seed", "3"],
        ["1", "Ada", "Ada", "Ada", "Ben", "", "q"],
    )
    assert code == 0
    assert "Two seats have the same name" in out
    assert rainhill.load(saves(own_data)[0].read_text(encoding="utf-8")).header.seats == ("Ada", "Ben")


def test_leaving_the_menu_is_no_mistake(play: Play, own_data: Path) -> None:
    code, _, _ = play([], ["", ""])
    assert code == 0
    assert saves(own_data) == []


# -- what is typed ----------------------------------------------------------------------------------------------------


def test_refusals_say_why_and_change_nothing(play: Play, own_data: Path) -> None:
    lines = ["e wp i9", "s c5", "s z9", "i ket t", "b 1 a7", "p", "extend XYZ to B8", "m b8 b10", "e wp q", "7", "q"]
    code, out, _ = play(["--map", "toy", "--seats", "Ada,Ben", "--seed", "1", "--plain"], lines)
    assert code == 0
    for expected in (
        "I9 is not next to the locomotive of the WPR. (R5.1)",
        "Kettleford stands on C5; a station needs an empty hex. (R4.2)",
        "This map has no such hex: Z9.",
        "There is no veto now",
        "There is no company called XYZ on this map. (R5.1)",
        "No station of yours stands on B8. (R4.1)",
        "(R6.1)",
    ):
        assert expected in out.replace("\n  ", " "), expected
    assert rainhill.load(saves(own_data)[0].read_text(encoding="utf-8")).entries == []


def test_undo_takes_back_own_actions_with_the_bots_answers(play: Play, own_data: Path) -> None:
    arguments = ["--map", "toy", "--seats", "Ada,bot:random", "--seed", "2"]
    code, out, _ = play(arguments, ["i ket b", "i ket b", "u", "u", "u", "q"])
    assert code == 0
    assert out.count("Taken back.") == 2
    assert "There is nothing to take back." in out
    match = rainhill.load(saves(own_data)[0].read_text(encoding="utf-8"))
    assert [entry for entry in match.entries if match.header.seats[entry.seat] == "Ada"] == []


def test_commands_show_what_there_is(play: Play, tmp_path: Path) -> None:
    drawing = tmp_path / "position.svg"
    lines = [
        "help",
        "rules",
        "map",
        "map names",
        "c",
        "t",
        "log",
        "file",
        "screen",
        f"draw {drawing}",
        "draw",
        "e",
        "i",
        "q",
    ]
    code, out, _ = play(["--map", "toy", "--seats", "Ada,Ben", "--seed", "1", "--plain"], lines)
    assert code == 0
    assert "take back your last action" in out
    assert "In your turn you take two actions" in out
    assert "Kettleford" in out
    assert "joins" in out
    assert "Name a file: draw position.svg" in out
    assert drawing.read_text(encoding="utf-8").lstrip().startswith("<svg")


def test_a_company_named_alone_shows_where_it_can_run_and_takes_a_letter(play: Play, own_data: Path) -> None:
    code, out, _ = play(["--map", "toy", "--seats", "Ada,Ben", "--seed", "1"], ["e wp", "a", "q"])
    assert code == 0
    assert "(A)" in out
    assert "Type a number or the letter on the map." in out
    entry = rainhill.load(saves(own_data)[0].read_text(encoding="utf-8")).entries[0]
    assert isinstance(entry.action, Extend)
    assert entry.action.company == "WPR"


def test_hexes_for_stations_are_named_on_the_map(play: Play) -> None:
    match = rainhill.new("rocket", map="toy", seats=["Ada", "Ben"], seed=1)
    free = [action.at for action in match.position.legal_of_kind("station") if isinstance(action, PlaceStation)]
    _, out, _ = play(["--map", "toy", "--seats", "Ada,Ben", "--seed", "1"], ["s", "q"])
    assert free
    assert all(f" {name} " in out for name in free)


def test_secret_totals_need_a_hand_over(play: Play) -> None:
    arguments = ["--map", "toy", "--edition", "1999", "--seats", "Ada,Ben", "--seed", "1"]
    code, out, _ = play(arguments, ["", "i ket b", "i ket b", "", "t", "q"])
    assert code == 0
    assert out.count("hand over the keyboard") == 2
    _, alone, _ = play(["--map", "toy", "--edition", "1999", "--seats", "Ada,bot:random", "--seed", "1"], ["q"])
    assert "hand over the keyboard" not in alone
    _, opened, _ = play([*arguments, "--option", "open_scores=yes"], ["i ket b", "q"])
    assert "hand over the keyboard" not in opened


def test_no_colour_means_no_codes(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    _, out, _ = play(["--map", "toy", "--seats", "Ada,Ben", "--seed", "1"], ["q"])
    assert "\x1b[38" not in out
    assert "\x1b[48" not in out
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TERM", "xterm-256color")
    _, out, _ = play(["--map", "toy", "--seats", "Ada,Ben", "--seed", "1"], ["q"])
    assert "\x1b[38;2;" in out


# -- what bots think --------------------------------------------------------------------------------------------------


def test_a_bot_says_why(play: Play) -> None:
    line = ["--map", "toy", "--seats", "bot:search:nodes=30,Ada", "--seed", "4", "--plain"]
    _, out, _ = play([*line, "--edition", "2018"], ["why", "q"])
    assert "search nodes=30 (bot) chose" in out
    assert "% to win" in out
    assert "Ada:" in out
    _, out, _ = play([*line, "--edition", "1999"], ["why", "q"])
    assert "keep their thoughts to themselves" in out
    _, out, _ = play(["--map", "toy", "--seats", "Ada,bot:clerk", "--seed", "1"], ["why", "q"])
    assert "No bot has thought ahead yet" in out
