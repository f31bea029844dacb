"""Golden matches: records that must replay to the same hash for ever, with the standings of every turn beside them."""

from __future__ import annotations

from pathlib import Path

from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.view import RocketView
from rainhill.kernel.match import Match

DATA = Path(__file__).resolve().parents[3] / "data" / "rocket"


def golden_files() -> list[Path]:
    return sorted(DATA.glob("*.rail"))


def standings(match: Match) -> str:
    """One block a turn: points, and each line with its state, places, shares and stations by seat; then the result."""
    lines: list[str] = []
    for version in range(match.version + 1):
        if version < match.version and not any(event.key == "turn-began" for event in match.events[version]):
            continue
        position = match.position_at(min(version + 1, match.version))
        assert isinstance(position, RocketPosition)
        lines += _turn(position.full_view(), min(version + 1, match.version))
    outcome = match.outcome
    assert outcome is not None
    lines.append(f"ended by {outcome.reason}")
    for row in outcome.breakdown:
        facts = " ".join(str(value) for value in row.facts.values())
        lines.append(f"  {row.key} {facts}: {_numbers(row.holdings)} -> {_numbers(row.points)}".replace(" :", ":"))
    lines.append(f"scores {_numbers(outcome.scores)} winners {_numbers(tuple(seat + 1 for seat in outcome.winners))}")
    return "\n".join(lines) + "\n"


def _turn(view: RocketView, version: int) -> list[str]:
    scores = tuple(seat.score or 0 for seat in view.seats)
    lines = [f"turn {view.turn} after {version}: points {_numbers(scores)}"]
    lines[0] += f" tiles {view.tiles_left} passengers {view.passengers_left}"
    for c in view.companies:
        state = f"into {c.merged_into}" if c.merged_into else f"{c.status} at {c.locomotive}"
        pile = "" if c.pile is None else f" pile {c.pile}+{c.supplementary}"
        places = "" if c.merged_into else f" places {len(c.joined)} stations {_numbers(c.stations)}"
        lines.append(f"  {c.id} {state}{places} shares {_numbers(c.shares)}{pile}")
    return lines


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(str(value) for value in values) or "-"
