"""What the guide and the example programs show is what happens."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import rainhill
from rainhill.bots.own_bot import play_series

ROOT = Path(__file__).resolve().parent.parent
# Page, and how many examples it has at least: a page that lost its examples must not pass.
PAGES = {"docs/programmers.md": 40, "README.md": 8, "docs/env.md": 10}
EXAMPLES = {
    "draw_a_record.py": (["pictures"], "the record and its pictures are in pictures"),
    "line_bot.py": ([], ""),
    "first_match.py": ([], "Refused: hex-has-station [R4.2]"),
    "own_bot.py": ([], "The collector won or shared"),
    "random_matches.py": (["20"], "20 matches,"),
    "train_ppo.py": (["--updates", "2", "--matches", "20", "--curve", "curve.svg"], "learned from 16,384 decisions"),
    "records_table.py": ([], "mean"),
}


@pytest.mark.parametrize("name", PAGES)
def test_the_page_is_true(name: str) -> None:
    """All its examples, one after the other, as a reader would type them."""
    blocks = re.findall(r"^```pycon\n(.*?)^```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, name, name, 0)
    told: list[str] = []
    failures = doctest.DocTestRunner(verbose=False).run(examples, out=told.append)
    assert failures.attempted >= PAGES[name]
    assert failures.failed == 0, "".join(told)


def test_every_example_is_tested() -> None:
    assert sorted(file.name for file in (ROOT / "examples").glob("*.py")) == sorted(EXAMPLES)


@pytest.mark.slow
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_runs(name: str, tmp_path: Path) -> None:
    words, said = EXAMPLES[name]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / name), *words]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
    if name == "draw_a_record.py":
        assert (tmp_path / "pictures" / "match.rail").exists()
        assert len(list((tmp_path / "pictures").glob("*.svg"))) > 3


def records_table() -> Any:
    spec = spec_from_file_location("records_table", ROOT / "examples" / "records_table.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_records_become_a_data_frame(tmp_path: Path) -> None:
    played = list(play_series("rocket", ["greedy", "random"], matches=3, map="toy", seats=2))
    for match in played:
        match.tags["date"] = "2026-11-18"
        (tmp_path / f"{match.seed}.rail").write_text(match.to_text(), encoding="utf-8")
    half = rainhill.new("steam", map="toy", seats=3, edition="standard", seed=9)
    (tmp_path / "half.rail").write_text(half.to_text(), encoding="utf-8")
    frame = records_table().to_pandas(tmp_path)
    assert len(frame) == 3 * 2 + 3
    rocket = frame[frame["game"] == "rocket"]
    assert list(rocket["score"]) == [score for match in played for score in match.scores()]
    bots = {f"{bot} ({rainhill.__version__})" for bot in ("greedy", "random")}
    assert set(rocket.groupby("bot")["score"].mean().index) == bots
    assert rocket["date"].dt.day.unique() == [18] and frame["date"].isna().sum() == 3
    steam = frame[frame["game"] == "steam"]
    assert steam["score"].isna().all() and set(steam["edition"]) == {"standard"} and steam["actions"].max() == 0


def test_records_become_a_table_without_pandas(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (match,) = play_series("rocket", ["random", "random"], matches=1, map="toy", seats=2)
    (tmp_path / "one.rail").write_text(match.to_text(), encoding="utf-8")
    monkeypatch.setitem(sys.modules, "pandas", None)
    monkeypatch.setattr(sys, "argv", ["records_table.py", str(tmp_path)])
    records_table().main()
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.startswith("file,game,map,") and len(lines) == 2
