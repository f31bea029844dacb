"""`rainhill play` in other languages: whole matches at 80 columns and 24 lines, with names of wide letters."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from rich.cells import cell_len

import rainhill
from rainhill.locales import text
from rainhill.terminal.screen.fold import fold

Play = Callable[..., tuple[int, str, str]]
WIDTH = 80
SEATS = ("Ada", "京子", "Zoë")
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
ENGLISH = re.compile(r"\b(the match|your turn|wins with|choose|actions?)\b", re.IGNORECASE)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "game", "edition"), [("de", "rocket", "2018"), ("it", "steam", "base")], ids=["German", "Italian"]
)
def test_a_whole_match(play: Play, monkeypatch: pytest.MonkeyPatch, language: str, game: str, edition: str) -> None:
    for name, value in {"RAINHILL_LANG": language, "COLUMNS": str(WIDTH), "LINES": "24"}.items():
        monkeypatch.setenv(name, value)
    twin = rainhill.new(game, map="toy", edition=edition, seats=SEATS, seed=3)
    rng, lines = Random(5), []
    while twin.decision is not None:
        action = twin.position.sample(rng)
        lines.append(twin.game.format_action(action))
        twin.play(action)
    arguments = ["--game", game, "--map", "toy", "--edition", edition, "--seats", ",".join(SEATS), "--seed", "3"]
    code, out, err = play(arguments, [*lines, "scores", "quit"])
    assert (code, err) == (0, "")
    assert text("play-over", reason="").split(":")[0] in out
    shown = CODES.sub("", out)
    assert [line for line in shown.splitlines() if cell_len(line) > WIDTH and "data" not in line] == []
    assert ENGLISH.findall(shown) == []


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        ("one two three", ["one two", "  three"]),
        ("  a  b c d e", ["  a  b c", "  d e"]),
        ("京都 大阪 東", ["京都", "  大阪", "  東"]),
        ("a\u00a0b\u00a0c\u00a0d e", ["a\u00a0b\u00a0c\u00a0d", "  e"]),
        ("unbreakable", ["unbrea", "  kable"]),
        ("", []),
    ],
)
def test_lines_are_broken_by_columns(line: str, lines: list[str]) -> None:
    assert fold(line, 8, "  ", chop=" " not in line and "\u00a0" not in line) == lines
