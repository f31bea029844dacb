"""docs/howto/add-a-bot.md does what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes.follow import follow

pytestmark = pytest.mark.slow


def test_the_page(tree: Path) -> None:
    own, _, built_in = follow("add-a-bot", tree)
    assert "collector" in own
    assert "first" in built_in
