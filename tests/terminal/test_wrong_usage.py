"""`rainhill play` with arguments and files that do not fit: what is wrong is said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import rainhill

Play = Callable[..., tuple[int, str, str]]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "Ada,bot:hal"], "There is no bot called “hal”"),
        (["--seats", "Ada"], "is not for one seat"),
        (["--seats", "Ada,Ben", "--map", "atlantis"], "There is no map “atlantis”"),
        (["--seats", "Ada,Ben", "--edition", "1066"], "no edition “1066”"),
        (["--seats", "Ada,Ben", "--option", "defence"], "NAME=VALUE"),
        (["--seats", "Ada,Ben", "--option", "defence=maybe"], "cannot be “maybe”"),
        (["--seats", "Ada,Ada"], "same name"),
        (["--seats", "Ada,Ben", "--seed", "x"], "rainhill play --help"),
        (["--seats", "Ada,Ben", "--game", "chess"], "no game “chess”"),
    ],
)
def test_wrong_usage_is_explained(play: Play, arguments: list[str], said: str) -> None:
    code, _, err = play(arguments)
    assert code == 2
    assert said in err


def test_bad_files_are_explained(play: Play, tmp_path: Path) -> None:
    missing = tmp_path / "none.rail"
    code, _, err = play([str(missing)])
    assert code == 1
    assert "There is no file" in err
    broken = tmp_path / "broken.rail"
    broken.write_text("Rainhill record 1\nGame: rocket\nnonsense\n", encoding="utf-8")
    code, _, err = play([str(broken)])
    assert code == 1
    assert "(line 3)" in err
    binary = tmp_path / "binary.rail"
    binary.write_bytes(b"\xff\xfe\x00\x01")
    code, _, err = play([str(binary)])
    assert code == 1
    assert "is not a text file" in err
    code, _, err = play([str(tmp_path)])
    assert code == 1
    assert "is a folder" in err


def test_seats_of_a_record_cannot_change_in_number(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "two.rail"
    file.write_text(rainhill.new("rocket", map="toy", seats=["Ada", "Ben"], seed=1).to_text(), encoding="utf-8")
    code, _, err = play([str(file), "--seats", "Ada,Ben,Cai"])
    assert code == 2
    assert "2 seats" in err
    code, out, _ = play([str(file), "--seats", "Ada,bot:random", "--seed", "4"], ["i ket b", "i ket b", "q"])
    assert code == 0
    assert "Ben" in out
