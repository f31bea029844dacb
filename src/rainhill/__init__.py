"""Rainhill: Stephenson's Rocket and Steam as a fast, exact rules engine.

>>> import rainhill
>>> match = rainhill.new("rocket", map="england", seats=["Ada", "Ben"], seed=1)
>>> match.over
False
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from os import PathLike
from typing import TYPE_CHECKING

from rainhill import _build

if TYPE_CHECKING:
    from rainhill.kernel.record_files import StoredRecord

COMPILED: bool = _build.prepare()
"""Whether the core runs compiled; plain Python is as exact, but some hundred times slower."""

from rainhill import _moved  # noqa: E402
from rainhill._version import __version__  # noqa: E402
from rainhill.kernel import match as _match  # noqa: E402
from rainhill.kernel.game import Decision, Game, GameInfo, Header, Outcome  # noqa: E402
from rainhill.kernel.match import Entry, Match  # noqa: E402
from rainhill.kernel.refusals import RecordError, Refused, SetupError  # noqa: E402
from rainhill.registry import find_game, list_games, new  # noqa: E402

__all__ = [
    "COMPILED",
    "Decision",
    "Entry",
    "Game",
    "GameInfo",
    "Header",
    "Match",
    "Outcome",
    "RecordError",
    "Refused",
    "SetupError",
    "__version__",
    "find_game",
    "list_games",
    "load",
    "new",
    "read_records",
]


def load(record: str | PathLike[str]) -> Match:
    """The match in a record, text (`.rail`) or JSON, or at a Path; RecordError says what is wrong and where."""
    from rainhill.kernel.record_files import text_of
    from rainhill.kernel.records import read_record

    return read_record(text_of(record), find_game)


def read_records(where: str | PathLike[str] | Iterable[str | PathLike[str]]) -> Iterator[StoredRecord]:
    """The records in files and folders, one after the other, however many there are.

    `where` is a file, a folder (with all below it), or several of them. A file may have one record or many, as text or
    as a JSON object a line. A record tells its header and tags before it is replayed; `match()` replays it.
    """
    from rainhill.kernel.record_files import stored_records

    return stored_records(where, find_game)


def _picture(match: Match) -> str | None:
    """How a notebook shows a match; drawing needs more than the engine, so it is asked for only then."""
    try:
        from rainhill.draw import position_svg
    except ImportError:
        return None
    return position_svg(match)


def _printed(match: Match) -> str | None:
    """How `print` shows a match; None where the terminal's packages are not installed."""
    try:
        from rainhill.terminal.printed_match import printed_match
    except ImportError:
        return None
    return printed_match(match)


_match.picture = _picture
_match.printed = _printed


_moved.install()
