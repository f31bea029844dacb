"""What a record tells of a match besides its actions: the day, the table, and which bots sat where."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from rainhill._version import __version__


def tags_of_bots(names: Sequence[str | None]) -> dict[str, str]:
    """For each seat with a bot its name, and the version of Rainhill it came with or played in."""
    return {f"bot {n}": f"{name} ({__version__})" for n, name in enumerate(names, 1) if name is not None}


def tag_of_day(seconds: float | None = None) -> dict[str, str]:
    """The day of a moment, of this one unless told."""
    moment = datetime.now(UTC) if seconds is None else datetime.fromtimestamp(seconds, UTC)
    return {"date": moment.date().isoformat()}
