"""Run the measurements in processes of their own, compiled and plain in turn, and keep the best of each figure."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rainhill._build import PLAIN_SWITCH

_IMPORT = "import time; t = time.process_time(); import rainhill; print(time.process_time() - t)"
IMPORT_TRIES = 9


@dataclass(frozen=True, slots=True)
class BenchSetting:
    """What is measured, and for how long."""

    game: str
    map: str
    edition: str
    seats: int
    seconds: float
    rounds: int
    source: str
    """where the map is: its id, or the file of one's own"""


def run_all(setting: BenchSetting, advance: Callable[[float], None]) -> dict[str, Any]:
    """The figures of both cores and what follows from them; `advance` is told of every step."""
    compiled: list[dict[str, Any]] = []
    plain: list[dict[str, Any]] = []
    for _ in range(setting.rounds):
        # In turn, so that a machine that becomes slower or faster meanwhile does not favour one of the two.
        for results, switch in ((compiled, "0"), (plain, "1")):
            results.append(_measure(setting, switch))
            advance(1)
    figures: dict[str, Any] = {"plain": best(plain), "import_milliseconds": import_time()}
    advance(1)
    measured = best(compiled)
    # Without a compiler the first runs were plain ones too; then there is nothing to compare.
    if measured["compiled"]:
        figures["compiled"] = measured
        figures["ratios"] = ratios(measured, figures["plain"])
    return figures


def _measure(setting: BenchSetting, plain: str) -> dict[str, Any]:
    table = [
        "--game",
        setting.game,
        "--map",
        setting.source,
        "--edition",
        setting.edition,
        "--seats",
        str(setting.seats),
    ]
    figures: dict[str, Any] = json.loads(
        _python(["-m", "rainhill.lab.bench.measure", *table, "--seconds", str(setting.seconds)], plain)
    )
    return figures


def import_time() -> float:
    """The shortest time a fresh interpreter took for `import rainhill`, in milliseconds."""
    return 1e3 * min(float(_python(["-c", _IMPORT], "0")) for _ in range(IMPORT_TRIES))


def _python(arguments: Sequence[str], plain: str) -> str:
    """What a fresh interpreter prints, with the plain core or the compiled one."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    environment = {**os.environ, PLAIN_SWITCH: plain, "PYTHONPATH": path}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)  # noqa: S603 (our own words)
    return done.stdout


def best(runs: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The best of every figure: other programs can only make a machine slower."""
    chosen: dict[str, Any] = {}
    for name, value in runs[0].items():
        values = [run[name] for run in runs]
        if isinstance(value, Mapping):
            chosen[name] = best(values)
        elif isinstance(value, bool):
            chosen[name] = value
        else:
            chosen[name] = min(values) if name in SMALLER_IS_BETTER else max(values)
    return chosen


SMALLER_IS_BETTER = frozenset({"nanoseconds", "microseconds", "milliseconds", "worst_milliseconds", "bytes"})
RATES = ("listed", "kind_first", "sampled", "typed")
"""Figures in decisions a second."""
TIMES = {
    "copy": "nanoseconds",
    "view": "milliseconds",
    "views": "milliseconds",
    "deliveries": "microseconds",
    "late_view": "milliseconds",
    "greedy": "milliseconds",
}
"""Figures that are times, and their units; not every game and not both cores have them all."""


def ratios(compiled: Mapping[str, Any], plain: Mapping[str, Any]) -> dict[str, float]:
    """How many times the compiled core is as fast as the plain one."""
    found = {name: compiled[name]["decisions_per_second"] / plain[name]["decisions_per_second"] for name in RATES}
    for name, unit in TIMES.items():
        if name in compiled and name in plain:
            found[name] = plain[name][unit] / compiled[name][unit]
    return found
