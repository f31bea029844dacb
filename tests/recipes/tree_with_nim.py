"""A source tree with Nim in it, as docs/howto/add-a-game.md says: `python -m tests.recipes.tree_with_nim FOLDER`.

For tests that are not written in Python; the folder is made.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.recipes.follow import BLOCK, PAGES, apply_diff, copy_tree, run


def make_tree(to: Path) -> None:
    """Copy the tree, then do the first two steps of the page: the folder and the line."""
    to.mkdir(parents=True, exist_ok=True)
    copy_tree(to)
    (folder, lines), (line, diff), *_ = BLOCK.findall((PAGES / "add-a-game.md").read_text(encoding="utf-8"))
    assert (folder, line) == ("sh", "diff"), "the page begins with the folder and the line"
    run(to, lines)
    apply_diff(to, diff)


if __name__ == "__main__":
    make_tree(Path(sys.argv[1]))
