"""`rainhill show` and `rainhill replay`, and the command `rainhill` itself."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import rainhill
from rainhill.cli import COMMANDS, main
from rainhill.kernel.match import Match

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)


@pytest.fixture(scope="module")
def match() -> Match:
    made = rainhill.new("rocket", map="toy", edition="1999", seats=["Ada", "Ben", "Cai"], seed=8)
    made.play_randomly(Random(8))
    return made


@pytest.fixture
def record(match: Match, tmp_path: Path) -> str:
    file = tmp_path / "match.rail"
    file.write_text(match.to_text(), encoding="utf-8")
    return str(file)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        code = main(words)
    except SystemExit as stop:
        code = int(stop.code or 0)
    told = capsys.readouterr()
    assert "Traceback" not in told.out + told.err
    return code, told.out, told.err


# -- show -------------------------------------------------------------------------------------------------------------


def test_show_draws_the_position_and_the_result(capsys: pytest.CaptureFixture[str], record: str, match: Match) -> None:
    code, out, _ = run(capsys, "show", record)
    assert code == 0
    assert "Kettleford" in out
    assert "The match is over" in out
    assert match.outcome is not None
    assert all(f"£{score},000" in out for score in match.outcome.scores)


def test_show_at_an_earlier_action(capsys: pytest.CaptureFixture[str], record: str) -> None:
    code, out, _ = run(capsys, "show", record, "--at", "0")
    assert code == 0
    assert "first action of two" in out
    assert "60 tiles left" in out
    code, _, err = run(capsys, "show", record, "--at", "999")
    assert code == 2
    assert "--at 999" in err


def test_show_keeps_secrets(capsys: pytest.CaptureFixture[str], record: str) -> None:
    _, out, _ = run(capsys, "show", record, "--at", "30", "--json")
    assert [seat["score"] for seat in json.loads(out)["seats"]] == [None, None, None]
    _, out, _ = run(capsys, "show", record, "--at", "30", "--seat", "ben", "--json")
    assert [seat["score"] is None for seat in json.loads(out)["seats"]] == [True, False, True]
    _, numbered, _ = run(capsys, "show", record, "--at", "30", "--seat", "2", "--json")
    assert json.loads(numbered) == json.loads(out)


def test_show_refuses_unknown_seats(capsys: pytest.CaptureFixture[str], record: str) -> None:
    code, _, err = run(capsys, "show", record, "--seat", "Zoe")
    assert code == 2
    assert "Ada, Ben and Cai" in err


@pytest.mark.parametrize("command", ["show", "replay"])
def test_bad_records_are_explained_with_their_line(
    capsys: pytest.CaptureFixture[str], record: str, tmp_path: Path, command: str
) -> None:
    text = Path(record).read_text(encoding="utf-8")
    lines = text.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("1. "))
    cases = {
        "truncated": ("\n".join(lines[:-3]) + "\n", "The end is missing"),
        "changed": (text.replace("\n3. ", "\n4. "), f"(line {first + 3})"),
        "future": (text.replace("Rainhill record 1", "Rainhill record 99"), "Update Rainhill"),
        "foreign": ("Dear diary,\n", "It is not a Rainhill record"),
        "broken": ('{"rainhill": 1,', "broken here"),
        "hash": (text.replace("Hash: ", "Hash: 0"), "another position"),
    }
    for name, (content, said) in cases.items():
        file = tmp_path / f"{name}.rail"
        file.write_text(content, encoding="utf-8")
        code, out, err = run(capsys, command, str(file))
        assert (code, out) == (1, ""), name
        assert said in err, name
    code, _, err = run(capsys, command, str(tmp_path / "missing.rail"))
    assert code == 1
    assert "There is no file" in err


# -- replay -----------------------------------------------------------------------------------------------------------


def test_replay_tells_the_match_and_vouches_for_it(
    capsys: pytest.CaptureFixture[str], record: str, match: Match
) -> None:
    code, out, _ = run(capsys, "replay", record)
    assert code == 0
    assert "Ada, Ben and Cai" in out
    assert out.count("(only answer)") == sum(entry.auto for entry in match.entries)
    assert f"{len(match.entries)}. " in out
    assert f"Every action is legal. Position {match.position.digest()}." in out
    assert "The match is over" in out


def test_replay_can_stop_early(capsys: pytest.CaptureFixture[str], record: str, match: Match) -> None:
    code, out, _ = run(capsys, "replay", record, "--at", "3")
    assert code == 0
    assert "\n3. " in out
    assert "\n4. " not in out
    assert match.branch(3).position.digest() in out


def test_replay_step_by_step(capsys: pytest.CaptureFixture[str], record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\nq\n"))
    code, out, _ = run(capsys, "replay", record, "--step")
    assert code == 0
    assert out.count("Enter goes on") == 3
    assert out.count("Pennyland, 1999") >= 3
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    code, out, _ = run(capsys, "replay", record, "--step")
    assert code == 0
    assert out.count("Enter goes on") == 1


def test_replay_as_json(capsys: pytest.CaptureFixture[str], record: str, match: Match) -> None:
    code, out, _ = run(capsys, "replay", record, "--json")
    assert code == 0
    told = json.loads(out)
    assert told["hash"] == match.position.digest()
    assert told["over"] is True
    assert len(told["actions"]) == len(match.entries)
    assert all(len(action["events"]) == len(action["words"]) for action in told["actions"])
    assert match.outcome is not None
    assert told["outcome"]["scores"] == list(match.outcome.scores)


def test_comments_are_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    made = rainhill.new("rocket", map="toy", seats=["Ada", "Ben"], seed=1)
    made.play("invest brewing in Kettleford", comment="a sound start")
    file = tmp_path / "commented.rail"
    file.write_text(made.to_text(), encoding="utf-8")
    _, out, _ = run(capsys, "replay", str(file))
    assert '"a sound start"' in out


# -- the command ------------------------------------------------------------------------------------------------------


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert all(f"\n  {name}" in out or f"\n    {name}" in out for name in COMMANDS)
    code, again, _ = run(capsys)
    assert code == 0
    assert again == out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    code, out, _ = run(capsys, command, "--help")
    assert code == 0
    assert out.startswith(f"usage: rainhill {command}")
    assert "show this help and stop" in out


@pytest.mark.parametrize(
    "words", [["dance"], ["show"], ["show", "--at"], ["--nonsense"], ["replay", "x", "--all", "--step"]]
)
def test_wrong_usage_ends_with_2(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    code, _, err = run(capsys, *words)
    assert code == 2
    assert "--help" in err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--version")
    assert code == 0
    assert out.startswith(f"Rainhill {rainhill.__version__} (")


def test_help_reads_no_command_it_does_not_need() -> None:
    said = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys\nfrom rainhill.cli import main\nmain([])\nprint('rich' in sys.modules, file=sys.stderr)",
        ],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT / "src",
    )
    assert said.stderr.strip() == "False"


@pytest.mark.slow
def test_a_terminal_without_unicode_gets_substitutes(record: str) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "rainhill.cli", "show", record],
        capture_output=True,
        check=True,
        cwd=ROOT / "src",
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )
    assert said.stdout.isascii()
    assert b"GBP " in said.stdout
    assert b"?" not in said.stdout


@pytest.mark.slow
def test_a_reader_that_goes_away_is_no_mistake(record: str) -> None:
    line = f"{sys.executable} -m rainhill.cli replay {record} | head -n 1"
    said = subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, check=True, cwd=ROOT / "src")
    assert said.stderr == ""
