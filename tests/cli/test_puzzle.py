"""`rainhill puzzle`: the position is shown, a choice is taken, and the answer is explained, in every language."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from rainhill.cli import main
from rainhill.locales import languages, text
from rainhill.puzzles import list_puzzles, puzzle_of_the_day
from rainhill.registry import list_games

Ask = Callable[..., tuple[int, str]]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ask:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def run(typed: str, *words: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main(["puzzle", *words])
        except SystemExit as stop:
            code = int(stop.code or 0)
        told = capsys.readouterr()
        assert "Traceback" not in told.out + told.err
        return code, " ".join((told.out + told.err).split())

    return run


@pytest.mark.parametrize("game", list_games())
@pytest.mark.parametrize("language", languages())
def test_a_choice_is_taken_and_explained(ask: Ask, monkeypatch: pytest.MonkeyPatch, game: str, language: str) -> None:
    monkeypatch.setenv("RAINHILL_LANG", language)
    puzzle = list_puzzles(game)[0]
    best, other = puzzle.best, puzzle.choices[1].action
    code, said = ask(f"{best.action}\n", "--game", game, "--number", "1", "--plain")
    assert code == 0 and text("puzzle-right") in said and text("puzzle-line") in said
    assert "Seat" not in said and " ".join(text("puzzle-best", action=best.action).split()) not in said
    code, said = ask(f"help\n{other}\n", "--game", game, "--number", "1", "--plain")
    assert code == 0 and text("puzzle-wrong") in said and text("puzzle-best", action=best.action) in said
    for choice in puzzle.choices:
        assert choice.action in said
    # The question is put in the language that is spoken, with its number and how hard it is.
    assert said.count(text("puzzle-prompt")) == 2


def test_looking_around_and_what_is_refused_cost_nothing(ask: Ask) -> None:
    puzzle = list_puzzles("rocket")[0]
    typed = f"l\nread\nundo\nsave\nwhy\npass\nextend XYZ to A1\n\n{puzzle.best.action}\n"
    code, said = ask(typed, "--game", "rocket", "--number", "1", "--plain")
    assert code == 0 and said.count("is neither an action nor a command") == 3
    assert "There is no veto now" in said and "There is no company called XYZ" in said
    assert "That is the best choice." in said


def test_today_is_what_is_asked_and_whoever_leaves_may_come_back(ask: Ask) -> None:
    today = puzzle_of_the_day("steam", datetime.now(UTC).date())
    assert today is not None
    number = list_puzzles("steam").index(today) + 1
    for words in ((), ("--today",)):
        for typed in ("q\n", ""):
            code, said = ask(typed, "--game", "steam", *words)
            assert code == 0 and f"rainhill puzzle --game steam --number {number}" in said
            assert "best choice" not in said


def test_numbers_and_games_that_are_not_there_are_explained(ask: Ask) -> None:
    most = len(list_puzzles("rocket"))
    for number in ("0", str(most + 1)):
        code, said = ask("", "--game", "rocket", "--number", number)
        assert code == 2 and f"1 to {most}" in said
    assert ask("", "--game", "chess")[0] == 2
    assert ask("", "--number", "one")[0] == 2
    assert ask("", "--number", "1", "--list")[0] == 2
    code, said = ask("", "--game", "rocket", "--list")
    assert code == 0 and said.count("Puzzle ") == most
