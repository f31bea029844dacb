"""What is counted and measured about Steam."""

from __future__ import annotations

from typing import Any

from rainhill.games.steam.measure import survey
from rainhill.games.steam.measure.bench import measure
from rainhill.games.steam.measure.simulation import count_match, count_seats, seat_facts
from rainhill.kernel.measure import GameMeasure


def _check_step(before: Any, action: Any, after: Any, events: Any) -> None:
    from rainhill.games.steam.referee import check_step

    check_step(before.full_view(), action, after.full_view(), events)


MEASURE = GameMeasure(
    survey=survey,
    count_match=count_match,
    count_seats=count_seats,
    seat_facts=seat_facts,
    fact_names=("bankruptcies",),
    check_step=_check_step,
    bench=measure,
    aims={"ratio": 30.0, "copy": 1000.0, "views": 0.1, "import": 60.0},
)
