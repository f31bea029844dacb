"""The types of the public layer, asked of mypy as somebody else would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_peoples_programs_have_precise_types(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text((ROOT / "tests/typing/programs.py").read_text(encoding="utf-8"), encoding="utf-8")
    settings = tmp_path / "mypy.ini"
    settings.write_text(f"[mypy]\nstrict = true\ncache_dir = {ROOT / '.mypy_cache/programs'}\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", str(settings), str(program)],
        env={**os.environ, "MYPYPATH": str(ROOT / "src")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
