"""What is counted and measured about Stephenson's Rocket."""

from __future__ import annotations

from typing import Any

from rainhill.games.rocket.measure import survey
from rainhill.games.rocket.measure.simulation import count_lines
from rainhill.kernel.measure import GameMeasure


def _check_step(before: Any, action: Any, after: Any, events: Any) -> None:
    from rainhill.games.rocket.referee import check_step

    check_step(before.full_view(), action, after.full_view(), events)


MEASURE = GameMeasure(
    survey=survey,
    count_lines=lambda match: count_lines(match.view(None)),
    check_step=_check_step,
    aims={
        "ratio": 50.0,
        "decisions": 1_500_000.0,
        "size": 1500.0,
        "views": 0.1,
        "import": 60.0,
        "steps": 200_000.0,
        "threads": 400_000.0,
    },
)
