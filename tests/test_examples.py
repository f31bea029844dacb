"""What the guide and the example programs show is what happens."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

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
    "records_table.py": ([], "greedy"),
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
