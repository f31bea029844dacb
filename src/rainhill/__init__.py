"""Rainhill: Stephenson's Rocket and Steam as a fast, exact rules engine.

>>> import rainhill
>>> match = rainhill.new("rocket", map="england", seats=["Ada", "Ben"], seed=1)
>>> match.over
False
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike

from rainhill import _build

COMPILED: bool = _build.prepare()
"""Whether the core runs compiled; plain Python is as exact, but some hundred times slower."""

from rainhill import _moved  # noqa: E402
from rainhill._version import __version__  # noqa: E402
from rainhill.kernel import match as _match  # noqa: E402
from rainhill.kernel.game import Decision, Game, GameInfo, Header, Outcome  # noqa: E402
from rainhill.kernel.match import Entry, Match  # noqa: E402
from rainhill.kernel.own_maps import read_source  # noqa: E402
from rainhill.kernel.refusals import RecordError, Refused, SetupError  # noqa: E402
from rainhill.registry import find_game, list_games  # noqa: E402

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
]


def new(
    game: str,
    *,
    seats: int | Sequence[str],
    map: str | PathLike[str] | None = None,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    deal: Mapping[str, str] | None = None,
    seed: int | None = None,
    first: int | None = None,
) -> Match:
    """Start a match. What chance decides at set-up is drawn with `seed`, or given as `deal`; `first` is who begins.

    `map` is the id of a map that comes with the game, or one of your own: its text, a path, or a name ending in .toml.
    """
    where = None if map is None else read_source(map)
    return Match.new(
        find_game(game), seats=seats, map=where, edition=edition, options=options, deal=deal, seed=seed, first=first
    )


def load(text: str) -> Match:
    """The match in a record, text (`.rail`) or JSON; RecordError says what is wrong and where."""
    from rainhill.kernel.records import read_record

    return read_record(text, find_game)


def _picture(match: Match) -> str | None:
    """How a notebook shows a match; drawing needs more than the engine, so it is asked for only then."""
    try:
        from rainhill.draw import position_svg
    except ImportError:
        return None
    return position_svg(match)


_match.picture = _picture


_moved.install()
