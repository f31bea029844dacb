"""What simulations of Stephenson's Rocket count of each company."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rainhill.games.rocket.view import RocketView

FACTS = ("used", "isolated", "merged")


def count_lines(view: RocketView) -> Mapping[str, Sequence[str]]:
    """Which companies left home, were isolated (R10) and were closed by a merger (R7)."""
    facts: dict[str, list[str]] = {}
    for company in view.companies:
        happened = (
            bool(company.track) or company.heading is not None or company.status == "closed",
            company.status == "isolated",
            company.status == "closed",
        )
        facts[company.id] = [fact for fact, yes in zip(FACTS, happened, strict=True) if yes]
    return facts
