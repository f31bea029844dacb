"""A tree to follow recipes in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes.follow import copy_tree


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return copy_tree(tmp_path)
