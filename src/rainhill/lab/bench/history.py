"""The figures of every release and game, kept in docs/speed.json and shown in docs/speed.md, and how to compare.

Machines differ, so speeds are compared as multiples of a fixed loop of plain Python measured in the same run.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rainhill.lab.bench.runs import RATES, TIMES

TABLE_BEGINS = "<!-- table of releases of {game}: written by `rainhill bench --save` -->"
TABLE_ENDS = "<!-- end of the table -->"
TOLERANCE = 0.75
"""Below this part of the recorded speed a figure counts as slower; two runs on a busy machine can differ by a fifth."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """One figure now and as recorded, both for the same yardstick; `factor` above 1 is better now."""

    figure: str
    factor: float

    @property
    def is_slower(self) -> bool:
        return self.factor < TOLERANCE


def read_history(file: Path) -> list[dict[str, Any]]:
    """The recorded releases of all games, oldest first; each is of one game."""
    releases: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["releases"]
    for release in releases:
        release["game"]  # a file without it is none of ours
    return releases


def newest(releases: Sequence[dict[str, Any]], game: str) -> dict[str, Any] | None:
    """The last recorded release of a game."""
    return next((release for release in reversed(releases) if release["game"] == game), None)


def compare(now: Mapping[str, Any], recorded: Mapping[str, Any]) -> list[Comparison]:
    """Every figure of the compiled core against a recorded release that has it too."""
    if "compiled" not in now or "compiled" not in recorded:
        return []
    new, old = now["compiled"], recorded["compiled"]
    yardstick = old["python_loops"] / new["python_loops"]
    found = [
        Comparison(name, new[name]["decisions_per_second"] / old[name]["decisions_per_second"] * yardstick)
        for name in RATES
    ]
    found += [
        Comparison(name, old[name][unit] / new[name][unit] * yardstick)
        for name, unit in TIMES.items()
        if name in new and name in old
    ]
    found.append(Comparison("size", old["copy"]["bytes"] / new["copy"]["bytes"]))
    found.append(Comparison("import", recorded["import_milliseconds"] / now["import_milliseconds"] * yardstick))
    return found


def save(file: Path, release: Mapping[str, Any]) -> None:
    """Add a release of a game (or replace the same one) and renew the tables of the page beside the file."""
    named = (release["version"], release["game"])
    kept = [old for old in (read_history(file) if file.exists() else []) if (old["version"], old["game"]) != named]
    releases = [*kept, dict(release)]
    file.write_text(json.dumps({"releases": releases}, indent=1) + "\n", encoding="utf-8")
    page = file.with_suffix(".md")
    if page.exists():
        page.write_text(with_tables(page.read_text(encoding="utf-8"), releases), encoding="utf-8")


def with_tables(page: str, releases: Sequence[Mapping[str, Any]]) -> str:
    """The page with the table of every game renewed between its two marks, where it has them."""
    for game in dict.fromkeys(release["game"] for release in releases):
        begins = TABLE_BEGINS.format(game=game)
        before, mark, rest = page.partition(begins)
        if mark:
            _, _, after = rest.partition(TABLE_ENDS)
            page = f"{before}{begins}\n{table([r for r in releases if r['game'] == game])}\n{TABLE_ENDS}{after}"
    return page


def table(releases: Sequence[Mapping[str, Any]]) -> str:
    """The releases of a game as a table in Markdown, newest first."""
    measured = [release for release in reversed(releases) if "compiled" in release]
    columns = [name for name in _COLUMNS if any(_cell(release, name) for release in measured)]
    lines = [f"| {' | '.join(['release', *columns])} |", f"|{'---|' * (len(columns) + 1)}"]
    lines += [
        f"| {' | '.join([str(release['version']), *(_cell(release, name) for name in columns)])} |"
        for release in measured
    ]
    return "\n".join(lines)


_COLUMNS: Mapping[str, tuple[str, str, str]] = {
    "listed": ("listed", "decisions_per_second", "{thousands:,.0f}"),
    "kind first": ("kind_first", "decisions_per_second", "{thousands:,.0f}"),
    "sampled": ("sampled", "decisions_per_second", "{thousands:,.0f}"),
    "times plain": ("ratios", "listed", "{value:.0f}"),
    "copy": ("copy", "nanoseconds", "{value:.0f} ns"),
    "size": ("copy", "bytes", "{value:,} B"),
    "deliveries": ("deliveries", "microseconds", "{value:.0f} µs"),
    "typed": ("typed", "decisions_per_second", "{thousands:,.1f}"),
    "view": ("view", "milliseconds", "{value:.2f} ms"),
    "views": ("views", "milliseconds", "{value:.2f} ms"),
    "late view": ("late_view", "milliseconds", "{value:.1f} ms"),
    "greedy": ("greedy", "milliseconds", "{value:.2f} ms"),
    "import": ("", "import_milliseconds", "{value:.0f} ms"),
}
"""Column -> the group and figure it shows, and how it is written."""


def _cell(release: Mapping[str, Any], column: str) -> str:
    group, figure, form = _COLUMNS[column]
    # Ratios and the time for the import are of both cores together, all else of the compiled one.
    figures = release if not group else release["ratios"] if group == "ratios" else release["compiled"].get(group, {})
    value = figures.get(figure)
    return "" if value is None else form.format(value=value, thousands=value / 1000)
