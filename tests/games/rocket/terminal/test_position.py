"""Rocket's position in sentences: lines, places joined, shares, stations."""

from __future__ import annotations

import rainhill
from rainhill.games.rocket.terminal.position import position_parts


def test_lines_stations_and_shares_are_told() -> None:
    match = rainhill.new("rocket", map="toy", edition="1999", seats=["Ada", "Ben"], seed=4)
    kinds = ("extend", "station", "invest")
    for kind in kinds:
        while match.decision is not None and match.decision.kind != "act":
            match.play("pass")
        match.play(next(action for action in match.legal() if action.kind == kind))
    first = match.entries[0].seat
    parts = {part.heading: part.lines for part in position_parts(match.view(first))}
    name = match.header.seats[first]
    assert any(f"Shares: {name}\u00a01." in line for line in parts["Lines"])
    assert any(" waits in " in line for line in parts["Lines"])
    assert parts[f"Stations of {name}"][0].startswith("at ")
    assert any(f"{name}: £" in line for line in parts["Now"])
    assert any("total secret" in line for line in parts["Now"])
