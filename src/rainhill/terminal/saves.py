"""Where matches in progress are kept and how they are written, so that none is lost."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from rainhill.kernel.match import Match
from rainhill.kernel.records import format_json, format_record
from rainhill.locales import text
from rainhill.terminal.errors import Failed


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


def write_match(match: Match, file: str | Path) -> None:
    """Write a match, as JSON if the name ends so; Failed with a sentence if that is impossible."""
    path = Path(file)
    write_text(path, format_json(match) + "\n" if path.suffix == ".json" else format_record(match))


def write_text(path: Path, content: str) -> None:
    """Write a file in one step: whoever reads it, even after a crash, finds the old content or the new one."""
    try:
        if path.is_dir():
            raise Failed(text("cli-file-is-folder", file=str(path)))
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=path.name[:40], suffix=".part", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as part:
                part.write(content)
                part.flush()
                os.fsync(part.fileno())
            # Temporary files are for their owner only; what a user asked for is as readable as any new file.
            Path(name).chmod(_usual_mode())
            Path(name).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise
    except (OSError, ValueError) as error:
        raise Failed(text("cli-file-unwritable", file=str(path), reason=reason_of(error))) from None


def _usual_mode() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def reason_of(error: Exception) -> str:
    """What the system says of a file."""
    return str((isinstance(error, OSError) and error.strerror) or error)
