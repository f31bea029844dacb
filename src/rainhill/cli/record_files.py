"""Reading and writing records: every trouble becomes a sentence, and a file is either the old one or the new one."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from rainhill import load
from rainhill.cli import Failed
from rainhill.draw.words import record_trouble
from rainhill.kernel.match import Match
from rainhill.kernel.records import format_json, format_record
from rainhill.kernel.refusals import RecordError
from rainhill.locales import text


def read_match(file: str | Path) -> Match:
    """The match in a file; Failed with a sentence if it cannot be had."""
    path = Path(file)
    try:
        content = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Failed(text("cli-file-missing", file=str(file))) from None
    except IsADirectoryError:
        raise Failed(text("cli-file-is-folder", file=str(file))) from None
    except UnicodeDecodeError:
        raise Failed(text("cli-file-not-text", file=str(file))) from None
    except (OSError, ValueError) as error:
        raise Failed(text("cli-file-unreadable", file=str(file), reason=_reason(error))) from None
    try:
        return load(content)
    except RecordError as error:
        raise Failed(
            text("cli-record-bad", file=str(file), line=error.line or 0, reason=record_trouble(error))
        ) from None


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
        raise Failed(text("cli-file-unwritable", file=str(path), reason=_reason(error))) from None


def _usual_mode() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _reason(error: Exception) -> str:
    return str((isinstance(error, OSError) and error.strerror) or error)


def seat_of(match: Match, asked: str) -> int:
    """A seat by its number (from 1) or name."""
    names = [name.casefold() for name in match.header.seats]
    if asked.isascii() and asked.isdigit() and 1 <= int(asked) <= len(names):
        return int(asked) - 1
    if asked.casefold() in names:
        return names.index(asked.casefold())
    raise Failed(text("cli-seat-unknown", seat=asked, known=match.header.seats), 2)


def at_version(match: Match, at: int | None) -> Match:
    """The match as it stood after `at` actions."""
    if at is None:
        return match
    if not 0 <= at <= len(match.entries):
        raise Failed(text("cli-at-too-large", at=at, actions=len(match.entries)), 2)
    return match.branch(at)
