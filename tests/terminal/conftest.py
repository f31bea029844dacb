"""`rainhill play` with typed lines, and matches kept in a folder of the test's own."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from rainhill.cli import main

Play = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Matches are kept in a folder of the test's own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("RAINHILL_DATA", str(folder))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return folder


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Run the command with typed lines; gives exit code, output and complaints."""

    def run(arguments: Iterable[str], lines: Iterable[str] = ()) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
        try:
            code = main(["play", *arguments])
        except SystemExit as stop:
            code = int(stop.code or 0)
        told = capsys.readouterr()
        assert "Traceback" not in told.out + told.err
        return code, told.out, told.err

    return run
