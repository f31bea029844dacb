"""`rainhill maps`: list, check, statistics, draw."""

from __future__ import annotations

import io
import json
from importlib.resources import files
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from rainhill.arena.ratings import interval
from rainhill.cli import main
from rainhill.games.steam.measure import survey
from rainhill.kernel.maps import list_maps
from rainhill.kernel.measure import NOTHING
from rainhill.lab import survey as lab_survey

TOY = (files("rainhill.games") / "rocket" / "maps" / "toy.toml").read_text(encoding="utf-8")


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, Any]:
    assert main(["maps", *words, "--json"]) == code
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def test_all_maps_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert [entry["id"] for entry in told(capsys, "list")["maps"]] == list(list_maps("rocket"))
    for words in (["maps"], ["maps", "list"]):
        assert main(words) == 0
        out = capsys.readouterr().out
        assert "Pennyland" in out
        assert "Eastern USA" in out


def test_all_maps_are_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    results = told(capsys, "check")["maps"]
    assert [result["map"] for result in results] == list(list_maps("rocket"))
    assert all(result["ok"] for result in results)


def test_statistics_of_the_toy_map(capsys: pytest.CaptureFixture[str]) -> None:
    (result,) = told(capsys, "statistics", "toy")["maps"]
    assert result["statistics"]["hexes"] == 46
    assert result["statistics"]["industries"] == {"brewing": 4, "leather": 4, "textiles": 4}
    assert main(["maps", "statistics", "toy"]) == 0
    out = capsys.readouterr().out
    assert "Westhaven" in out
    assert "20 moves" in out


def test_a_map_file_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TOY.replace('id = "toy"', 'id = "mine"'), encoding="utf-8")
    (result,) = told(capsys, "check", str(file))["maps"]
    assert result["map"] == "mine"


def test_a_bad_map_is_said_and_the_others_are_still_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(TOY.replace('at = "I9"', 'at = "H2"'), encoding="utf-8")
    assert main(["maps", "check", str(file), "toy", "atlantis", "--json"]) == 1
    captured = capsys.readouterr()
    results = json.loads(captured.out)["maps"]
    assert [result["ok"] for result in results] == [False, True, False]
    assert "bad.toml" in captured.err
    assert "neither a map nor a file" in captured.err


def test_balance_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    (result,) = told(capsys, "check", "toy", "--balance", "40", "--seats", "2", "--edition", "1999")["maps"]
    balance = result["balance"]
    assert (balance["matches"], balance["seats"], balance["edition"]) == (40, 2, "1999")
    assert sum(balance["wins"]) == pytest.approx(1)
    assert sum(balance["ends"].values()) == pytest.approx(1)


def test_a_teaching_map_need_not_be_balanced(capsys: pytest.CaptureFixture[str]) -> None:
    (result,) = told(capsys, "check", "toy", "--balance", "1")["maps"]
    assert result["ok"]
    assert result["balance"]["matches"] == 1


def test_a_real_map_that_falls_short_fails(capsys: pytest.CaptureFixture[str]) -> None:
    """One match cannot give every seat its share: the limit must be crossed, shown, and told by the exit code."""
    assert main(["maps", "check", "england", "--balance", "1"]) == 1
    out = capsys.readouterr().out
    assert "What falls short" in out
    assert "wins too often" in out


def test_maps_of_steam_are_listed_and_have_the_character_they_should(capsys: pytest.CaptureFixture[str]) -> None:
    results = told(capsys, "check", "--game", "steam")["maps"]
    assert [result["map"] for result in results] == list(list_maps("steam"))
    assert all(result["ok"] and result["misses"] == [] for result in results)
    for words in (["maps", "--game", "steam"], ["maps", "list", "--game", "steam"]):
        assert main(words) == 0
        out = capsys.readouterr().out
        assert "Northeast" in out
        assert "Cubes on cities" in out
        assert "Pennyland" not in out


def test_figures_of_a_map_of_steam(capsys: pytest.CaptureFixture[str]) -> None:
    (result,) = told(capsys, "statistics", "toy", "--game", "steam")["maps"]
    assert result["statistics"]["cities"] == sum(result["statistics"]["colours"].values())
    assert main(["maps", "statistics", "toy", "--game", "steam"]) == 0
    out = capsys.readouterr().out
    for words in ("Hexes with a river", "Cities: red", "Cubes left in the bag with 6 seats"):
        assert words in out


def test_a_map_of_steam_of_another_character_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without its hills the map still obeys every rule."""
    source = (files("rainhill.games") / "steam" / "maps" / "northeast.toml").read_text(encoding="utf-8")
    file = tmp_path / "level.toml"
    file.write_text(source.replace(" ^", " ."), encoding="utf-8")
    assert main(["maps", "check", str(file), "--game", "steam"]) == 1
    out = capsys.readouterr().out
    assert "What is unlike" in out
    assert "Hills" in out
    (result,) = told(capsys, "check", str(file), "--game", "steam", code=1)["maps"]
    assert [miss["figure"] for miss in result["misses"]] == ["hill"]


def test_balance_of_a_map_of_steam(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["check", "toy", "--game", "steam", "--balance", "1", "--seats", "3", "--edition", "base"]
    code = main(["maps", *words])
    assert "between greedy bots with 3 seats" in capsys.readouterr().out
    (result,) = told(capsys, *words, code=code)["maps"]
    balance = result["balance"]
    assert (balance["matches"], balance["seats"], balance["edition"]) == (1, 3, "base")
    assert sum(balance["wins"]) == pytest.approx(1)
    assert result["ok"] == (result["shortfalls"] == [])


def test_shortfalls_of_a_map_of_steam() -> None:
    fine: dict[str, Any] = {
        "matches": 100,
        "seats": 4,
        "bankrupt": 0.01,
        "winning_points": 45.0,
        "wins": [0.38, 0.22, 0.2, 0.2],
    }
    fine["surely_won"] = [interval(share, 100)[0] for share in fine["wins"]]
    assert survey.find_shortfalls(fine) == []
    assert codes(fine | {"bankrupt": 0.2}) == ["bankrupt"]
    assert codes(fine | {"winning_points": 20.0}) == ["winning-low"]
    assert codes(fine | {"winning_points": 80.0}) == ["winning-high"]
    # So many wins may be chance in a hundred matches, in a thousand hardly.
    assert codes(fine | {"surely_won": [interval(share, 1000)[0] for share in fine["wins"]]}) == ["seat-favoured"]


def codes(figures: dict[str, Any]) -> list[str]:
    return [item["code"] for item in survey.find_shortfalls(figures)]


def test_balance_of_a_map_file_of_steam_cannot_be_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = (files("rainhill.games") / "steam" / "maps" / "toy.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(source.replace('id = "toy"', 'id = "mine"'), encoding="utf-8")
    assert main(["maps", "check", str(file), "--game", "steam", "--balance", "1"]) == 2
    assert "Leave out --balance" in capsys.readouterr().err


def test_a_map_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "toy.svg"
    assert main(["maps", "draw", "toy", "-o", str(file), "--theme", "dark"]) == 0
    assert ET.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")


def test_a_game_without_figures_of_its_own_still_lists_and_checks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lab_survey, "measure_of", lambda _: NOTHING)
    assert main(["maps"]) == 0
    assert "Pennyland" in capsys.readouterr().out
    (result,) = told(capsys, "check", "toy")["maps"]
    assert result["statistics"]["hexes"] == 46
    assert main(["maps", "check", "toy"]) == 0
    assert main(["maps", "check", "toy", "--balance", "5"]) == 2
    assert "--balance" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["list", "--game", "chess"], "no game"),
        (["check", "toy", "--balance", "5", "--seats", "9"], "not for 9 seats"),
        (["check", "toy", "--balance", "5", "--edition", "1830"], "no edition"),
    ],
)
def test_what_cannot_be_done_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["maps", *words]) == 2
    assert said in capsys.readouterr().err


def test_a_file_of_ones_own_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Simulated, played, replayed and drawn; the record needs the file no more."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    file, out = tmp_path / "my.toml", tmp_path / "out"
    file.write_text(TOY.replace('id = "toy"', 'id = "mine"').replace("Pennyland", "My Valley"), encoding="utf-8")
    words = ["--game", "rocket", "--map", str(file), "--seed", "1"]
    assert main(["simulate", *words, "--seats", "2", "--matches", "1", "--out", str(out)]) == 0
    assert "My Valley" in capsys.readouterr().out
    assert main(["play", *words, "--seats", "Ada,Ben", "--plain"]) == 0
    assert "mine~" in capsys.readouterr().out
    file.unlink()
    (record,) = out.glob("*.rail")
    assert main(["replay", str(record)]) == 0
    assert "My Valley" in capsys.readouterr().out
    assert main(["draw", str(record), "--out", str(tmp_path / "drawn.svg")]) == 0
    capsys.readouterr()
    assert main(["play", *words, "--seats", "Ada,Ben"]) == 1
    assert "my.toml" in capsys.readouterr().err
    file.write_text("format = 1\n", encoding="utf-8")
    assert main(["play", *words, "--seats", "Ada,Ben"]) == 2
    assert main(["simulate", *words, "--seats", "2"]) == 2
    assert "missing" in capsys.readouterr().err
