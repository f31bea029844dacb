"""The pages about environments are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rainhill.env import Setup
from rainhill.registry import list_games

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"


@pytest.mark.parametrize("game", list_games())
def test_the_tables_are_those_of_the_program(game: str) -> None:
    text = (DOCS / "games" / game / "environment.md").read_text(encoding="utf-8")
    spec = Setup(game).spec
    assert f"map `{spec.map}` with {spec.seats} seats" in text
    assert f"{spec.action_count:,} numbers;" in text and f"{spec.size:,} numbers." in text
    told = [
        [cell.strip(" `") for cell in row.split("|")[1:-1]] for row in re.findall(r"^\| `.*\|$", text, re.MULTILINE)
    ]
    actions, slices = told[: len(spec.blocks)], told[len(spec.blocks) :]
    assert [row[:4] for row in actions] == [
        [
            block.kind,
            str(block.start),
            str(block.count),
            " × ".join(f"{name} ({len(names)})" for name, names in block.axes) or "–",
        ]
        for block in spec.blocks
    ]
    assert [row[:5] for row in slices] == [
        [part.name, str(part.start), " × ".join(part.axes), " × ".join(map(str, part.shape)), f"{part.scale:g}"]
        for part in spec.slices
    ]
    assert all(row[-1] for row in told)


def test_the_curve_was_drawn_by_the_example() -> None:
    curve = (DOCS / "images" / "learning.svg").read_text(encoding="utf-8")
    points = re.search(r'<polyline points="([^"]+)"', curve)
    assert points is not None and len(points[1].split()) > 10
