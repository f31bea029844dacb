"""`rainhill draw`: maps and positions as SVG files."""

from __future__ import annotations

from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

import rainhill
from rainhill.cli import main


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = rainhill.new("rocket", map="toy", edition="1999", seats=["Ada", "Ben"], seed=3)
    match.play_randomly(Random(3))
    file = tmp_path / "match.rail"
    file.write_text(match.to_text(), encoding="utf-8")
    return file


def parsed(file: Path) -> ET.Element:
    root = ET.fromstring(file.read_text(encoding="utf-8"))
    assert root.tag.endswith("svg")
    return root


def test_a_map_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "toy.svg"
    assert main(["draw", "toy", "-o", str(file)]) == 0
    assert "Westhaven" in "".join(parsed(file).itertext())
    assert str(file) in capsys.readouterr().out


def test_a_drawing_can_go_to_the_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "toy", "-o", "-"]) == 0
    assert ET.fromstring(capsys.readouterr().out).tag.endswith("svg")


def test_without_a_name_the_source_lends_its_own(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["draw", "toy"]) == 0
    assert main(["draw", record.name]) == 0
    parsed(tmp_path / "toy.svg")
    parsed(tmp_path / "match.svg")


def test_any_position_of_a_record_is_drawn(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = []
    for at in ("0", "20"):
        file = tmp_path / f"{at}.svg"
        assert main(["draw", str(record), "--at", at, "-o", str(file)]) == 0
        parsed(file)
        drawn.append(file.read_text(encoding="utf-8"))
    assert drawn[0] != drawn[1]


def test_themes_and_seats_are_drawn(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = set()
    for words in (["--theme", "light"], ["--theme", "dark"], ["--theme", "auto"], ["--width", "500"]):
        file = tmp_path / "out.svg"
        assert main(["draw", str(record), *words, "-o", str(file)]) == 0
        parsed(file)
        drawn.add(file.read_text(encoding="utf-8"))
    assert len(drawn) == 4
    for seat in ("1", "Ben"):
        assert main(["draw", str(record), "--seat", seat, "-o", str(tmp_path / "out.svg")]) == 0


def test_the_tiles_of_steam_are_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tiles.svg"
    assert main(["draw", "--tiles", "-o", str(file)]) == 0
    assert "gentle curve" in "".join(parsed(file).itertext())


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ([], 2, "one thing to draw"),
        (["toy", "--tiles"], 2, "one thing to draw"),
        (["atlantis"], 1, "neither a map nor a file"),
        (["toy", "--at", "3"], 2, "--at is for records"),
        (["toy", "--seat", "1"], 2, "--seat is for records"),
        (["nowhere.rail"], 1, "no file"),
        (["RECORD", "--at", "9999"], 2, "not among"),
        (["RECORD", "--seat", "Cai"], 2, "Nobody called Cai"),
        (["toy", "-o", "FOLDER"], 1, "folder"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: list[str], code: int, said: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = {"RECORD": str(record), "FOLDER": str(tmp_path)}
    assert main(["draw", *(names.get(word, word) for word in words)]) == code
    assert said in capsys.readouterr().err


def test_a_broken_record_is_said_with_its_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[-3] = "nonsense"
    record.write_text("\n".join(lines), encoding="utf-8")
    assert main(["draw", str(record)]) == 1
    assert f"line {len(lines) - 2}" in capsys.readouterr().err


def test_a_drawing_is_as_readable_as_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("", encoding="utf-8")
    assert main(["draw", "toy", "-o", str(tmp_path / "map.svg")]) == 0
    assert (tmp_path / "map.svg").stat().st_mode == (tmp_path / "other").stat().st_mode
