"""The figures of every release, kept in docs/speed.json and shown in docs/speed.md, and how to compare with them.

Machines differ, so speeds are compared as multiples of a fixed loop of plain Python measured in the same run.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TABLE_BEGINS = "<!-- table of releases: written by `rainhill bench --save` -->"
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
    """The recorded releases, oldest first."""
    releases: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["releases"]
    return releases


def compare(now: Mapping[str, Any], recorded: Mapping[str, Any]) -> list[Comparison]:
    """Every figure of the compiled core against a recorded release."""
    if "compiled" not in now or "compiled" not in recorded:
        return []
    new, old = now["compiled"], recorded["compiled"]
    yardstick = old["python_loops"] / new["python_loops"]
    found = [
        Comparison(name, new[name]["decisions_per_second"] / old[name]["decisions_per_second"] * yardstick)
        for name in ("listed", "kind_first", "sampled", "typed")
    ]
    found.append(Comparison("copy", old["copy"]["nanoseconds"] / new["copy"]["nanoseconds"] * yardstick))
    found.append(Comparison("size", old["copy"]["bytes"] / new["copy"]["bytes"]))
    found.append(Comparison("greedy", old["greedy"]["milliseconds"] / new["greedy"]["milliseconds"] * yardstick))
    found.append(Comparison("import", recorded["import_milliseconds"] / now["import_milliseconds"] * yardstick))
    return found


def save(file: Path, release: Mapping[str, Any]) -> None:
    """Add a release (or replace the one of the same version) and renew the table of the page beside the file."""
    kept = [old for old in (read_history(file) if file.exists() else []) if old["version"] != release["version"]]
    releases = [*kept, dict(release)]
    file.write_text(json.dumps({"releases": releases}, indent=1) + "\n", encoding="utf-8")
    page = file.with_suffix(".md")
    if page.exists():
        page.write_text(with_table(page.read_text(encoding="utf-8"), releases), encoding="utf-8")


def with_table(page: str, releases: Sequence[Mapping[str, Any]]) -> str:
    """The page with its table renewed between the two marks."""
    before, _, rest = page.partition(TABLE_BEGINS)
    _, _, after = rest.partition(TABLE_ENDS)
    return f"{before}{TABLE_BEGINS}\n{table(releases)}\n{TABLE_ENDS}{after}"


def table(releases: Sequence[Mapping[str, Any]]) -> str:
    """The releases as a table in Markdown, newest first."""
    heads = (
        "release", "listed", "kind first", "sampled", "times plain", "copy", "size", "typed", "greedy", "import",
    )  # fmt: skip
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    lines += [f"| {' | '.join(_cells(release))} |" for release in reversed(releases) if "compiled" in release]
    return "\n".join(lines)


def _cells(release: Mapping[str, Any]) -> list[str]:
    core = release["compiled"]
    return [
        str(release["version"]),
        *(f"{core[mode]['decisions_per_second'] / 1000:,.0f}" for mode in ("listed", "kind_first", "sampled")),
        f"{release['ratios']['listed']:.0f}",
        f"{core['copy']['nanoseconds']:.0f} ns",
        f"{core['copy']['bytes']:,} B",
        f"{core['typed']['decisions_per_second'] / 1000:,.1f}",
        f"{core['greedy']['milliseconds']:.2f} ms",
        f"{release['import_milliseconds']:.0f} ms",
    ]
