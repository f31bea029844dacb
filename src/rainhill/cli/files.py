"""Files a command is given: records, and maps by id or by the name of a file."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from rainhill import load
from rainhill.cli import Failed
from rainhill.kernel.maps import GameMap, MapError, list_maps, load_map, read_map
from rainhill.kernel.match import Match
from rainhill.kernel.own_maps import read_source
from rainhill.kernel.refusals import RecordError
from rainhill.locales import text
from rainhill.locales.words import record_trouble
from rainhill.registry import find_game, list_games
from rainhill.terminal.saves import reason_of


def game_named(game: str | None, maps: Iterable[str | None] = ()) -> str:
    """The game that is named, or else that of the first map that tells; the usual one if nothing does."""
    if game is not None:
        return game
    for source in maps:
        if source is None:
            continue
        if source.endswith(".toml") and Path(source).is_file():
            # What is wrong with a file is told by whoever needs the whole of it.
            with suppress(MapError):
                return load_map(Path(source)).game
        for name in list_games():
            if source in find_game(name).maps():
                return name
    return list_games()[0]


def find_map(game: str | None, source: str) -> GameMap:
    """The map of that id or in that file; of any game if none is named."""
    own = game_named(game, [source])
    if source in list_maps(own):
        return read_map(own, source)
    file = Path(source)
    if not file.is_file():
        games = list_games() if game is None else (game,)
        known = tuple(dict.fromkeys(map_id for name in games for map_id in list_maps(name)))
        raise Failed(text("draw-no-such-source", source=source, known=known))
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
