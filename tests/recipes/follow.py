"""Follow a page of docs/howto in a copy of the source tree: its shell lines are run and its diffs applied, in order."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "howto"
BLOCK = re.compile(r"^```(sh|diff)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NEEDED = ("src/rainhill", "examples", "tests/data/rocket")
LONGEST = 300
"""Seconds after which a command hangs; none takes more than a few."""


def copy_tree(to: Path) -> Path:
    """A source tree of its own, with the same compiled core and the same browser client."""

    def copy(source: str, target: str) -> None:
        # What is large and never edited is shared.
        shared = source.endswith((".so", ".pyd")) or "web_dist" in source
        if shared and os.stat(source).st_dev == os.stat(to).st_dev:
            os.link(source, target)
        else:
            shutil.copy2(source, target)

    for name in NEEDED:
        shutil.copytree(ROOT / name, to / name, copy_function=copy, ignore=shutil.ignore_patterns("__pycache__"))
    command = to / "bin" / "rainhill"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m rainhill.cli "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    return to


def environment(tree: Path) -> dict[str, str]:
    """In which `rainhill` is the one of the tree."""
    path = f"{tree / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    own = {"PATH": path, "PYTHONPATH": str(tree / "src"), "RAINHILL_DATA": str(tree / "data"), "RAINHILL_LANG": "en"}
    return os.environ | own


def follow(name: str, tree: Path) -> list[str]:
    """Do everything the page says; give what each block of shell lines printed."""
    said = []
    for kind, body in BLOCK.findall((PAGES / f"{name}.md").read_text(encoding="utf-8")):
        if kind == "diff":
            apply_diff(tree, body)
        else:
            said.append(run(tree, body))
    return said


def run(tree: Path, lines: str) -> str:
    """Run some lines of shell; they must succeed."""
    done = subprocess.run(
        ["sh", "-e", "-c", lines],
        cwd=tree,
        env=environment(tree),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    assert done.returncode == 0, f"{lines}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def apply_diff(tree: Path, diff: str) -> None:
    """Apply a diff to one file; what it takes away must be there, just once, whatever the line numbers say."""
    head, *hunks = re.split(r"^@@.*\n", diff, flags=re.MULTILINE)
    file = tree / head.split("+++ b/")[1].strip()
    text = file.read_text(encoding="utf-8")
    for hunk in hunks:
        lines = hunk.splitlines()
        before = "".join(line[1:] + "\n" for line in lines if line[:1] != "+")
        after = "".join(line[1:] + "\n" for line in lines if line[:1] != "-")
        assert text.count(before) == 1, f"{file.name} is not as the page says:\n{before}"
        text = text.replace(before, after)
    file.write_text(text, encoding="utf-8")
