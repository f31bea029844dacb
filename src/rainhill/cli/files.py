"""Files a command is given: records, and maps by id or by the name of a file."""

from __future__ import annotations

from pathlib import Path

from rainhill import load
from rainhill.cli import Failed
from rainhill.kernel.maps import GameMap, list_maps, load_map, read_map
from rainhill.kernel.match import Match
from rainhill.kernel.own_maps import read_source
from rainhill.kernel.refusals import RecordError
from rainhill.locales import text
from rainhill.locales.words import record_trouble
from rainhill.terminal.saves import reason_of


def find_map(game: str, source: str) -> GameMap:
    """The map of that id or in that file."""
    if source in list_maps(game):
        return read_map(game, source)
    file = Path(source)
    if not file.is_file():
        raise Failed(text("draw-no-such-source", source=source, known=list_maps(game)))
    return load_map(file)


def map_wanted(source: str | None) -> str | None:
    """What `--map` names: the id of a map that comes with the game, or the text of the one in a file."""
    return None if source is None else read_source(source)


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
        raise Failed(text("cli-file-unreadable", file=str(file), reason=reason_of(error))) from None
    try:
        return load(content)
    except RecordError as error:
        raise Failed(
            text("cli-record-bad", file=str(file), line=error.line or 0, reason=record_trouble(error))
        ) from None


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
