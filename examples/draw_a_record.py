"""Let bots play a match and draw every tenth position of it into a folder."""

from __future__ import annotations

import sys
from pathlib import Path

import rainhill
from rainhill import bots
from rainhill.bots.bot import finish
from rainhill.draw import position_svg


def main(folder: Path) -> None:
    """Write the record and its pictures."""
    match = rainhill.new("rocket", map="toy", seats=["Ada", "Ben", "Cai"], seed=5)
    finish(match, [bots.make("greedy", seed) for seed in range(3)])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "match.rail").write_text(match.to_text(), encoding="utf-8")
    for version in range(0, match.version + 1, 10):
        picture = position_svg(match.branch(version), theme="light")
        (folder / f"position-{version:03}.svg").write_text(picture, encoding="utf-8")
    print(f"{match.version} actions; the record and its pictures are in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("pictures"))
