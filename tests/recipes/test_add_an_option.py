"""docs/howto/add-an-option.md does what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes.follow import follow, run

pytestmark = pytest.mark.slow


def test_the_page(tree: Path) -> None:
    *_, proven = follow("add-an-option", tree)
    (record,) = (tree / "before").iterdir()
    old = record.read_text(encoding="utf-8")
    assert "most" not in old
    assert "take 1" in proven or "take 2" in proven
    run(tree, "rainhill simulate --game nim --seats 2 --bots random --matches 3 --option most=3 --out after")
    assert all("Option most: 3" in file.read_text(encoding="utf-8") for file in (tree / "after").iterdir())
