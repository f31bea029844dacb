"""docs/howto/add-a-language.md does what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes.follow import follow, run

pytestmark = pytest.mark.slow


def test_the_page(tree: Path) -> None:
    _, said = follow("add-a-language", tree)
    assert said.startswith("Kontrolita: ")
    known = run(tree, """python3 -c 'from rainhill.locales import languages; print(*languages())'""")
    assert {"en", "eo"} <= set(known.split())
