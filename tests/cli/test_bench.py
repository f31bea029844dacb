"""`rainhill bench`: its figures, its history, and that it notices what has become slower."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import rainhill
from rainhill import _build
from rainhill.cli import main
from rainhill.cli.commands import bench
from rainhill.games.steam.measure.bench import largest_table, late_position
from rainhill.games.steam.rules import codes
from rainhill.lab.bench.history import TABLE_BEGINS, TABLE_ENDS, compare, newest, read_history, save, table, with_tables
from rainhill.lab.bench.measure import repeat, size_of
from rainhill.lab.bench.runs import BenchSetting, best, ratios
from tests.kernel.test_own_maps import own_text

ROOT = Path(__file__).resolve().parent.parent.parent
QUICK = ["bench", "--game", "rocket", "--map", "toy", "--seats", "2", "--seconds", "0.02", "--rounds", "1"]
QUICK_STEAM = ["bench", "--game", "steam", "--map", "toy", "--seats", "3", "--seconds", "0.02", "--rounds", "1"]


def core(speed: float) -> dict[str, Any]:
    rates = {"matches_per_second": speed, "decisions_per_second": 100 * speed}
    return {
        "compiled": True,
        "python_loops": 1e6,
        "listed": rates,
        "kind_first": rates,
        "sampled": rates,
        "typed": rates,
        "copy": {"nanoseconds": 1e5 / speed, "bytes": 1400},
        "view": {"milliseconds": 10 / speed},
        "views": {"milliseconds": 10 / speed},
        "greedy": {"milliseconds": 1e3 / speed, "worst_milliseconds": 2e3 / speed},
    }


def release(speed: float, version: str = "1.0", game: str = "rocket") -> dict[str, Any]:
    compiled, plain = core(speed), core(10.0)
    del plain["greedy"], plain["views"]
    figures: dict[str, Any] = {"compiled": compiled, "plain": plain, "import_milliseconds": 40.0}
    return {"version": version, "game": game, **figures, "ratios": ratios(compiled, plain)}


@pytest.mark.slow
@pytest.mark.parametrize("words", [QUICK, QUICK_STEAM], ids=["rocket", "steam"])
def test_every_figure_is_measured_for_both_cores(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)["games"]
    manifest = _build.read_manifest(_build.PACKAGE)
    built = manifest is not None and bool(manifest["compiled"])
    assert ("compiled" in told) == ("ratios" in told) == built
    assert not told["plain"]["compiled"]
    for name in ("compiled", "plain") if built else ("plain",):
        for mode in ("listed", "kind_first", "sampled", "typed"):
            assert told[name][mode]["decisions_per_second"] > told[name][mode]["matches_per_second"] > 0
        assert told[name]["copy"]["nanoseconds"] > 0
        assert told[name]["view"]["milliseconds"] > 0
        assert ("deliveries" in told[name]) == ("late_view" in told[name]) == (told["game"] == "steam")
    assert told["import_milliseconds"] > 0
    if built:
        assert told["compiled"]["copy"]["bytes"] < 5000 < told["plain"]["copy"]["bytes"]
        assert told["compiled"]["greedy"]["worst_milliseconds"] >= told["compiled"]["greedy"]["milliseconds"] > 0
        assert told["ratios"]["sampled"] > 5
        assert told["compiled"]["steps"]["one_thread"] > 0 < told["compiled"]["steps"]["two_threads"]


def test_the_late_position_is_always_the_same_and_dense() -> None:
    position, again = late_position(), late_position()
    assert position.digest() == again.digest()
    view = position.full_view()
    assert (position.header.map, len(view.seats)) == largest_table()
    assert view.phase == "goods"
    assert view.round == view.rounds
    assert sum(link.status == "complete" for link in view.links) > 20
    assert len(view.deliveries) > 20
    assert {seat.locomotive for seat in view.seats} == {codes.HIGHEST_LEVEL}


def test_without_a_game_all_are_measured_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured: list[BenchSetting] = []

    def run_all(setting: BenchSetting, _advance: Any) -> dict[str, Any]:
        measured.append(setting)
        return figures_of(release(100.0))

    monkeypatch.setattr(bench, "run_all", run_all)
    file = tmp_path / "speed.json"
    assert main(["bench", "--save", str(file)]) == 0
    assert [(s.game, s.map, s.edition, s.seats) for s in measured] == [
        ("rocket", "england", "2018", 4),
        ("steam", "northeast", "base", 4),
    ]
    out = capsys.readouterr().out
    assert "Stephenson’s Rocket in Rainhill" in out
    assert "Steam in Rainhill" in out
    assert [entry["game"] for entry in read_history(file)] == ["rocket", "steam"]


def figures_of(release: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in release.items() if name not in ("version", "game")}


def pretend(monkeypatch: pytest.MonkeyPatch, release: dict[str, Any]) -> None:
    """Let the command find these figures instead of measuring."""
    monkeypatch.setattr(bench, "run_all", lambda _setting, _advance: figures_of(release))


def test_tables_for_people_and_a_history_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend(monkeypatch, release(100.0))
    file = tmp_path / "speed.json"
    page = tmp_path / "speed.md"
    begins = TABLE_BEGINS.format(game="rocket")
    page.write_text(f"# Speed\n\n{begins}\n{TABLE_ENDS}\n\nEnd.\n", encoding="utf-8")
    assert main([*QUICK, "--save", str(file)]) == 0
    out = capsys.readouterr().out
    for words in ("(a) all listed", "(b) kind first", "(c) sampled", "Times as fast", "Aims"):
        assert words in out
    assert read_history(file)[0]["version"] == rainhill.__version__
    written = page.read_text(encoding="utf-8")
    assert f"| {rainhill.__version__} |" in written
    assert written.endswith("End.\n")
    assert main([*QUICK, "--against", str(file)]) == 0
    assert "Against the figures of" in capsys.readouterr().out


def test_something_slower_is_noticed_and_strict_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "speed.json"
    save(file, release(100.0))
    pretend(monkeypatch, release(90.0))
    assert main([*QUICK, "--against", str(file), "--strict"]) == 0
    assert "slower" not in capsys.readouterr().out
    pretend(monkeypatch, release(50.0))
    assert main([*QUICK, "--against", str(file), "--strict"]) == 1
    assert "slower" in capsys.readouterr().out
    assert main([*QUICK, "--against", str(file)]) == 0


def test_without_a_compiler_the_bench_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend(monkeypatch, {"plain": core(10.0) | {"compiled": False}, "import_milliseconds": 40.0})
    assert main(QUICK) == 0
    assert "make build" in capsys.readouterr().out


def test_machines_are_compared_by_the_yardstick() -> None:
    old = release(100.0)
    new = deepcopy(old)
    new["compiled"] = core(50.0) | {"python_loops": 5e5}
    # Half as fast on a machine that is half as fast: nothing has changed, but for what is not a speed.
    factors = {item.figure: item.factor for item in compare(new, old)}
    assert factors["listed"] == factors["copy"] == factors["view"] == factors["greedy"] == pytest.approx(1)
    assert factors["size"] == 1
    new["compiled"]["python_loops"] = 1e6
    slower = {item.figure for item in compare(new, old) if item.is_slower}
    assert slower == {"listed", "kind_first", "sampled", "typed", "copy", "view", "views", "greedy"}


def test_a_figure_that_was_not_recorded_is_not_compared() -> None:
    old = release(100.0)
    del old["compiled"]["view"]
    assert "view" not in {item.figure for item in compare(release(100.0), old)}


def test_nothing_is_compared_without_a_compiled_core() -> None:
    old = release(100.0)
    assert compare({"plain": core(10.0)}, old) == []


def test_a_release_replaces_its_own_earlier_figures(tmp_path: Path) -> None:
    file = tmp_path / "speed.json"
    for speed, version in ((1.0, "1.0"), (2.0, "1.1"), (3.0, "1.1")):
        save(file, release(speed, version))
    save(file, release(4.0, "1.1", "steam"))
    history = read_history(file)
    assert [(entry["version"], entry["game"]) for entry in history] == [
        ("1.0", "rocket"),
        ("1.1", "rocket"),
        ("1.1", "steam"),
    ]
    assert history[1]["compiled"]["listed"]["matches_per_second"] == 3.0
    assert newest(history, "rocket") == history[1]
    assert newest(history, "chess") is None


def test_every_game_has_a_table_of_its_own() -> None:
    games = ("rocket", "steam")
    page = "\n".join(f"{TABLE_BEGINS.format(game=game)}\n{TABLE_ENDS}" for game in games)
    releases = [release(1.0, "1.0"), release(2.0, "1.0", "steam"), release(3.0, "1.1")]
    releases[1]["compiled"]["deliveries"] = {"microseconds": 7.6, "number": 90}
    written = with_tables(page, releases)
    rocket, _, steam = written.partition(TABLE_BEGINS.format(game="steam"))
    assert "| 1.0 |" in rocket
    assert "| 1.1 |" in rocket
    assert "deliveries" not in rocket
    assert "| 1.1 |" not in steam
    assert "8 µs" in steam
    assert with_tables(written, releases) == written


def test_the_best_of_several_runs_counts() -> None:
    chosen = best([core(10.0), core(20.0), core(15.0)])
    assert chosen["listed"]["matches_per_second"] == 20.0
    assert chosen["copy"]["nanoseconds"] == 5000.0
    assert chosen["compiled"] is True


def test_repeat_counts_and_lasts() -> None:
    calls: list[int] = []
    times, spent = repeat(lambda: calls.append(1), 0.01)
    assert times == len(calls) > 0
    assert spent >= 0.01


def test_the_size_of_a_plain_object_counts_its_lists() -> None:
    class Plain:
        def __init__(self) -> None:
            self.cells = [0] * 1000

    assert size_of(Plain()) > 8000


def test_a_history_that_is_none_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "speed.json"
    file.write_text("[]", encoding="utf-8")
    assert main([*QUICK, "--against", str(file)]) == 1
    assert "--save" in capsys.readouterr().err
    assert main([*QUICK, "--against", str(tmp_path / "nowhere.json")]) == 1


@pytest.mark.slow
def test_a_map_of_ones_own_is_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(own_text("rocket"), encoding="utf-8")
    words = ["bench", "--map", str(file), "--seats", "2", "--seconds", "0.001", "--rounds", "1", "--json"]
    assert main(words) == 0
    (told,) = json.loads(capsys.readouterr().out)["games"]
    assert told["game"] == "rocket" and told["map"].startswith("mine~") and told["plain"]["listed"]


def test_an_unknown_map_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--map", "atlantis"]) == 2
    assert "no map" in capsys.readouterr().err


def test_the_page_on_speed_shows_the_recorded_figures() -> None:
    releases = read_history(ROOT / "docs" / "speed.json")
    page = (ROOT / "docs" / "speed.md").read_text(encoding="utf-8")
    assert with_tables(page, releases) == page
    for game in rainhill.list_games():
        last = newest(releases, game)
        assert last is not None
        assert last["version"] == rainhill.__version__
        assert table([entry for entry in releases if entry["game"] == game]) in page
