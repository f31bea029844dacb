"""docs/howto/add-a-map.md does what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes.follow import follow, run

pytestmark = pytest.mark.slow


def test_the_page(tree: Path) -> None:
    _, checked, simulated = follow("add-a-map", tree)
    assert "My Valley" in checked
    assert (tree / "mine.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "10" in simulated
    assert "My Valley" in run(tree, "rainhill maps list --game rocket")
