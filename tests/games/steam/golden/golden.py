"""Golden matches: records that must replay to the same hash for ever, with the standings of every round beside them."""

from __future__ import annotations

from pathlib import Path

from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.view import SteamView
from rainhill.kernel.match import Match

DATA = Path(__file__).resolve().parents[3] / "data" / "steam"


def golden_files() -> list[Path]:
    return sorted(DATA.glob("*.rail"))


def standings(match: Match) -> str:
    """One block a round: what every seat has, the links of the map, and what is left; then the result."""
    lines: list[str] = []
    for version, events in enumerate(match.events, 1):
        if any(event.key == "round-began" for event in events) or version == match.version:
            position = match.position_at(version)
            assert isinstance(position, SteamPosition)
            lines += _round(position.full_view(), version)
    outcome = match.outcome
    assert outcome is not None
    lines.append(f"ended by {outcome.reason}")
    lines += [f"  {row.key}: {_numbers(row.holdings)} -> {_numbers(row.points)}" for row in outcome.breakdown]
    ranks = tuple(seat + 1 for rank in outcome.ranking for seat in rank)
    lines.append(f"scores {_numbers(outcome.scores)} ranking {_numbers(ranks)}")
    return "\n".join(lines) + "\n"


def _round(view: SteamView, version: int) -> list[str]:
    order = tuple(seat + 1 for seat in view.order)
    supply = "".join(str(len(space)) for space in view.supply)
    lines = [f"round {view.round} after {version}: order {_numbers(order)} tiles {len(view.tiles)} supply {supply}"]
    for seat in view.seats:
        state = "bankrupt" if seat.bankrupt else f"${seat.cash} income {seat.income} points {seat.points}"
        lines.append(f"  {seat.name} {state} level {seat.locomotive} links {seat.links}")
    ends = sorted(f"{min(k.a, k.b)}-{max(k.a, k.b)}:{_owner(k.owner)}" for k in view.links if k.b is not None)
    loose = sorted(f"{k.a}-{k.open_hex}:{_owner(k.owner)}" for k in view.links if k.open_hex is not None)
    lines.append(f"  complete {' '.join(ends) or '-'}")
    lines.append(f"  incomplete {' '.join(loose) or '-'}")
    return lines


def _owner(seat: int | None) -> str:
    return "0" if seat is None else str(seat + 1)


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(str(value) for value in values) or "-"
