"""The table of chapters at the head of a game's rules names every chapter of the rulebook, and files that are there."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from rainhill.registry import list_games

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game_id", list_games())
def test_every_chapter_has_modules_and_tests(game_id: str) -> None:
    table = import_module(f"rainhill.games.{game_id}.rules").__doc__ or ""
    rows = re.findall(r"^    ([A-Z]\d+) .*$", table, re.M)
    rulebook = (ROOT / f"docs/games/{game_id}/rules.md").read_text(encoding="utf-8")
    assert rows == re.findall(r"^## ([A-Z]\d+) ", rulebook, re.M)
    rules = ROOT / f"src/rainhill/games/{game_id}/rules"
    tests = ROOT / f"tests/games/{game_id}/rules"
    named = set(re.findall(r"\b(\w+)\.py\b", table)) - {"setup"}
    modules = {name for name in named if not name.startswith("test_")}
    assert modules == {path.stem for path in rules.glob("*.py")} - {"__init__"}
    assert named - modules == {path.stem for path in tests.glob("test_[a-z][0-9]*.py")}
