"""Where matches in progress are kept, so that none is lost."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder for a user's own data, as each system wants it; RAINHILL_DATA names another."""
    if environ.get("RAINHILL_DATA"):
        return Path(environ["RAINHILL_DATA"])
    home = Path.home()
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "rainhill"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "rainhill"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "rainhill"


def new_save(map_id: str) -> Path:
    """A file name of its own for a match that begins now."""
    folder = data_folder() / "matches"
    stem = time.strftime(f"%Y-%m-%d-%H%M%S-{map_id}")
    path, number = folder / f"{stem}.rail", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.rail"
    return path


def is_save(file: Path) -> bool:
    """Whether a file is one of those we keep ourselves; such a file is continued, any other is left as it is."""
    return file.resolve().parent == (data_folder() / "matches").resolve()


def latest_unfinished() -> Path | None:
    """The match that was played last, if it has no result yet."""
    folder = data_folder() / "matches"
    if not folder.is_dir():
        return None
    files = sorted(folder.glob("*.rail"), key=lambda file: file.stat().st_mtime)
    if not files:
        return None
    with files[-1].open(encoding="utf-8", errors="replace") as lines:
        for line in lines:
            if line.startswith("Result:"):
                return None
            if not line.strip():
                break
    return files[-1]
