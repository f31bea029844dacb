"""`rainhill arena`: its tables, its file, its gate, and bots brought along."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import rainhill.bots
import rainhill.registry
from rainhill.cli import main

TOY = ["--map", "toy", "--seats", "2"]
EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"
COLLECTOR = f"{EXAMPLES / 'own_bot.py'}:Collector"


def figures(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, Any]:
    assert main(["arena", *TOY, "--jobs", "1", *words, "--json"]) == code
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


@pytest.mark.slow
def test_tables_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *TOY, "--jobs", "1", "--bots", "random,greedy,search:nodes=3", "--matches", "6"]) == 0
    out = capsys.readouterr().out
    for words in ("6 matches, seeds from 1 on", "Rating", "search:nodes=3", "Nodes each", "Table by table", "Luce"):
        assert words in out


def test_matches_are_made_up_to_whole_turns_of_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert figures(capsys, "--bots", "random,greedy", "--matches", "3")["matches"] == 4


@pytest.mark.slow
def test_the_file_makes_a_second_run_short_and_a_longer_one_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["--challenger", "greedy", "--bots", "random", "--out", str(tmp_path / "league.jsonl")]
    first = figures(capsys, *words, "--matches", "4")
    again = figures(capsys, *words, "--matches", "4")
    del first["played_in"], again["played_in"]
    assert again == first
    assert figures(capsys, *words, "--matches", "6")["matches"] == 6
    assert len((tmp_path / "league.jsonl").read_text().splitlines()) == 7
    assert main(["arena", *TOY, *words, "--seed", "5"]) == 2
    assert "another league" in capsys.readouterr().err


@pytest.mark.slow
def test_the_gate_accepts_rejects_and_hesitates(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "--gate", "--challenger", "greedy", "--bots", "random", "--matches", "200")
    assert told["gate"]["decision"] == "accepted"
    assert told["matches"] == told["gate"]["blocks"] * 2 < 200
    told = figures(capsys, "--gate", "--challenger", "random", "--bots", "greedy", "--matches", "200", code=1)
    assert told["gate"]["decision"] == "rejected"
    told = figures(capsys, "--gate", "--challenger", "clerk", "--bots", "greedy", "--matches", "8", code=3)
    assert told["gate"]["decision"] == "undecided"


@pytest.mark.slow
def test_bots_brought_along_play_and_their_failures_are_counted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("class Broken:\n    def choose(self, match, seat):\n        return 'nonsense'\n")
    told = figures(capsys, "--bot", COLLECTOR, "--bot", f"{broken}:Broken", "--matches", "2")
    rows = {row["bot"]: row for row in told["bots"]}
    assert set(rows) == {"collector", "broken"}
    assert rows["collector"]["faults"] == {}
    assert rows["broken"]["faults"]["garbage"] >= 1
    assert sum(rows["broken"]["faults"].values()) == rows["broken"]["decisions"]


@pytest.mark.slow
def test_simulations_take_bots_along(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("class Broken:\n    def choose(self, match, seat):\n        return 1 / 0\n")
    words = ["simulate", *TOY, "--matches", "2", "--bots", "random", "--bot", f"{broken}:Broken"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "broken lost" in out
    assert "crashed" in out


@pytest.mark.slow
def test_play_takes_bots_along(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAINHILL_DATA", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", __import__("io").StringIO("q\n"))
    seats = ["--seats", "bot:collector,bot:lines,bot:", "--map", "toy", "--seed", "1", "--plain"]
    own = ["--bot", COLLECTOR, "--bot", f"lines={sys.executable} {EXAMPLES / 'line_bot.py'}"]
    assert main(["play", *seats, *own]) == 0
    saved = next(tmp_path.rglob("*.rail"))
    match = rainhill.load(saved.read_text(encoding="utf-8"))
    assert match.over
    assert match.header.seats == ("collector 1 (bot)", "lines (bot)", "collector 2 (bot)")
    assert "greedy" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "greedy"], "at least 2 bots"),
        (["--bots", "greedy,stockfish"], "no bot called"),
        (["--bots", "greedy,greedy"], "only once"),
        (["--bots", "greedy,search:depth=4"], "not a budget"),
        (["--bots", "greedy,random", "--gate"], "A gate needs"),
        (["--bots", "random", "--challenger", "greedy", "--gate", "--better", "-5"], "A gate needs"),
        (["--bots", "random,clerk", "--challenger", "greedy", "--gate"], "A gate needs"),
        (["--bots", "random", "--bot", "nowhere.py:Bot"], "There is no bot"),
        (["--bots", "random,greedy", "--map", "atlantis"], "no map"),
    ],
)
def test_what_cannot_be_done_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *TOY, *words]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.out == ""


@pytest.mark.slow
def test_a_bot_that_fails_is_marked_and_not_rated_as_its_stand_in(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "rash.py").write_text(
        "class Rash:\n    def choose(self, match, seat):\n        return self.table[match.version]\n"
    )
    (tmp_path / "shy.py").write_text(
        "class Shy:\n    def choose(self, match, seat):\n"
        "        if match.header.seats and match.version > 4 and seat == 0:\n            raise ValueError('too much')\n"
        "        return match.legal()[0]\n"
    )
    out = tmp_path / "league.jsonl"
    words = ["--bot", f"{tmp_path / 'rash.py'}:Rash", "--bots", "random,greedy", "--matches", "6", "--out", str(out)]
    told = figures(capsys, *words)
    rows = {row["bot"]: row for row in told["bots"]}
    assert rows["rash"]["rating"] is None
    assert rows["rash"]["share"] is None
    assert rows["rash"]["failed"] == rows["rash"]["matches"] == 4
    assert rows["greedy"]["rated"] == rows["random"]["rated"] == told["rated"] == 2
    (trouble,) = told["troubles"]
    assert trouble["bot"] == "rash"
    assert "Traceback" in trouble["said"]
    assert "AttributeError" in trouble["said"]
    # The first one is kept, and only that.
    assert out.read_text().count("Traceback") == 1
    assert figures(capsys, *words)["troubles"] == told["troubles"]
    shy = ["--bot", f"{tmp_path / 'shy.py'}:Shy", "--bots", "random", "--matches", "4"]
    assert main(["arena", *TOY, "--jobs", "1", *shy]) == 0
    shown = capsys.readouterr().out
    assert "shy (failed in 2 of 4)" in shown
    assert "ValueError: too much" in shown


@pytest.mark.slow
def test_a_map_names_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--map", "ruhr", "--seats", "3", "--bots", "random,novice", "--matches", "3", "--jobs", "1", "--json"]
    assert main(["arena", *words]) == 0
    assert json.loads(capsys.readouterr().out)["setting"]["game"] == "steam"


def test_bots_are_listed_with_their_budgets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in told["levels"]] == list(rainhill.bots.list_levels())
    assert {row["bot"] for row in told["levels"] + told["kinds"]} == set(rainhill.bots.list_bots())
    baron = next(row for row in told["levels"] if row["bot"] == "baron")
    assert set(baron["budgets"]) == set(rainhill.registry.list_games())
    assert all(budget["nodes"] > 0 for budget in baron["budgets"].values())
    assert main(["bots", "--game", "steam"]) == 0
    out = capsys.readouterr().out
    assert "stephenson" in out
    assert "5,000 nodes" in out
    assert "Rocket" not in out


@pytest.mark.slow
@pytest.mark.parametrize("setting", [["--map", "toy"], ["--game", "steam", "--map", "toy"]])
def test_the_shipped_example_bots_play_both_games(setting: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """In processes of their own, which end when all is played."""
    own = ["--bot", COLLECTOR, "--bot", f"lines={sys.executable} {EXAMPLES / 'line_bot.py'}"]
    words = ["--seats", "3", "--bots", "random", "--matches", "6", "--jobs", "2"]
    assert main(["arena", *setting, *own, *words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rated"] == 6
    assert told["troubles"] == []
    assert {row["bot"] for row in told["bots"]} == {"collector", "lines", "random"}
