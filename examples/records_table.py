"""A table of many records, one row a seat: `python records_table.py [FOLDER]`; a data frame where pandas is installed.

Without a folder some matches are played first, so that there is something to look at.
"""

from __future__ import annotations

import csv
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import rainhill
from rainhill.bots.own_bot import play_series


def rows(folder: Path) -> Iterator[dict[str, Any]]:
    """What the heads of the records say; nothing is replayed."""
    for stored in rainhill.read_records(folder):
        for seat, name in enumerate(stored.seats):
            yield {
                "file": stored.path.name,
                "game": stored.facts["Game"],
                "map": stored.facts["Map"].split(" ")[0],
                "edition": stored.facts["Edition"],
                "actions": int(stored.facts["Actions"]),
                "date": stored.tags.get("date"),
                "seed": stored.tags.get("seed"),
                "seat": seat,
                "name": name,
                "bot": stored.tags.get(f"bot {seat + 1}"),
                "score": None if stored.scores is None else stored.scores[seat],
            }


def to_pandas(folder: Path) -> Any:
    """The table as a data frame; dates are dates, and numbers that are missing stay missing."""
    import pandas as pd

    frame = pd.DataFrame(rows(folder))
    frame["date"] = pd.to_datetime(frame["date"])
    return frame.astype({"score": "Int64"})


def main() -> None:
    """Print the table."""
    if len(sys.argv) > 1:
        folder = Path(sys.argv[1])
    else:
        folder = Path(tempfile.mkdtemp())
        for match in play_series("rocket", ["greedy", "random"], matches=4, map="toy", seats=2):
            (folder / f"match-{match.seed}.rail").write_text(match.to_text(), encoding="utf-8")
    try:
        print(to_pandas(folder).groupby("bot")["score"].describe())
    except ImportError:
        table = list(rows(folder))
        writer = csv.DictWriter(sys.stdout, table[0])
        writer.writeheader()
        writer.writerows(table)


if __name__ == "__main__":
    main()
