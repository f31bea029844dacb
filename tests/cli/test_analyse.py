"""`rainhill analyse`: a record judged, kept, continued; a hint for the seat that is asked."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import pytest

import rainhill
from rainhill.bots import search
from rainhill.cli import main


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A match of a few actions; what is kept goes into a folder of its own."""
    monkeypatch.setenv("RAINHILL_DATA", str(tmp_path / "data"))
    match = rainhill.new("rocket", map="toy", edition="1999", seats=["Ada", "Ben"], seed=4)
    for _ in range(5):
        match.play(match.legal()[0])
    file = tmp_path / "match.rail"
    file.write_text(match.to_text(), encoding="utf-8")
    return file


def judged(capsys: pytest.CaptureFixture[str], record: Path, *words: str) -> dict[str, object]:
    assert main(["analyse", str(record), "--json", "--nodes", "20", "--jobs", "1", *words]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_every_decision_is_judged(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = judged(capsys, record)
    verdicts = found["verdicts"]
    assert isinstance(verdicts, list)
    match = rainhill.load(record.read_text(encoding="utf-8"))
    played = [match.game.format_action(entry.action) for entry in match.entries if not entry.auto]
    assert [verdict["played"]["action"] for verdict in verdicts] == played
    assert all(verdict["cost"] >= 0 and len(verdict["best"]) >= 1 for verdict in verdicts)


def test_what_was_judged_is_not_judged_again(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = judged(capsys, record)

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("thought about it again")

    with monkeypatch.context() as patch:
        patch.setattr(search.SearchBot, "think", refuse)
        assert judged(capsys, record) == first
        with pytest.raises(AssertionError, match="again"):
            judged(capsys, record, "--fresh")


def test_a_study_broken_off_keeps_what_it_has(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = judged(capsys, record)
    think, calls = search.SearchBot.think, []

    def interrupted(self: search.SearchBot, *facts: object) -> object:
        calls.append(facts)
        if len(calls) == 3:
            raise KeyboardInterrupt
        return think(self, *facts)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(search.SearchBot, "think", interrupted)
        words = ["analyse", str(record), "--nodes", "20", "--jobs", "1", "--fresh"]
        assert main(words) == 130
    assert "are kept" in capsys.readouterr().err
    assert judged(capsys, record) == whole


@pytest.mark.slow
def test_two_processes_find_what_one_finds(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone = judged(capsys, record)
    assert judged(capsys, record, "--fresh", "--jobs", "2") == alone


def test_it_is_told_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--nodes", "20", "--jobs", "1", "--all", "--plain"]) == 0
    told = capsys.readouterr().out
    assert "Chance to win" in told and "Every decision" in told
    assert "Ada: " in told and "Ben: " in told
    # What could have been played instead is numbered without gaps, whichever of the best was played.
    numbers = [int(found[1]) if (found := re.match(r" +(\d+)\) ", line)) else 0 for line in told.splitlines()]
    assert max(numbers) >= 2
    assert all(number in (0, before + 1) for before, number in itertools.pairwise(numbers))


def test_a_hint_can_be_played(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = judged(capsys, record, "--hint")
    match = rainhill.load(record.read_text(encoding="utf-8"))
    assert match.decision is not None and found["seat"] == match.decision.seat
    choices = found["choices"]
    assert isinstance(choices, list)
    match.play(choices[0]["action"])
    assert main(["analyse", str(record), "--hint", "--nodes", "20"]) == 0
    assert choices[0]["action"] in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--bot", "random"], ["--bot", "nobody"], ["--nodes", "0"]])
def test_a_judge_that_cannot_judge_is_refused(record: Path, words: list[str]) -> None:
    assert main(["analyse", str(record), *words]) == 2
