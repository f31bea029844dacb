"""A match as if it had been played with everything open."""

from __future__ import annotations

from dataclasses import replace

from rainhill.kernel.match import Match


def open_match(match: Match) -> Match:
    """The same match with the options under which its game has no secrets: only for those who may know everything."""
    header = match.header
    bare = replace(header, options={**header.options, **match.game.info.open_options})
    if bare.options == header.options:
        return match.copy()
    other = Match(match.game, bare)
    other.extend_log(match.entries[other.version :])
    return other
