"""Figures as tables of plain text; numbers and shares as people of the language write them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from rich.cells import cell_len

from rainhill.locales import text

Cell = str | int | float
GAP = "  "


def print_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
    """A table with its title and an empty line after it."""
    bold = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    sys.stdout.write((f"\x1b[1m{title}\x1b[0m" if bold else title) + "\n")
    sys.stdout.write(format_table(heads, rows) + "\n\n")


def format_table(heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """The table as lines that are never folded or cut; numbers stand to the right, words to the left."""
    cells = [[cell if isinstance(cell, str) else number(cell) for cell in row] for row in rows]
    widths = [max(cell_len(line[n]) for line in (list(heads), *cells)) for n in range(len(heads))]
    numeric = [bool(cells) and all(_is_number(row[n]) for row in cells) for n in range(len(heads))]
    lines = [list(heads), ["─" * width for width in widths], *cells]
    return "\n".join(
        GAP.join(
            _padding(cell, width) + cell if right else cell + _padding(cell, width)
            for cell, width, right in zip(line, widths, numeric, strict=True)
        ).rstrip()
        for line in lines
    )


def _padding(cell: str, width: int) -> str:
    return " " * (width - cell_len(cell))


def _is_number(cell: str) -> bool:
    return not cell or cell[:1].isdigit() or cell[:1] in "-−+"


def number(value: float) -> str:
    """A number as people of the language write it; large ones without decimals."""
    if isinstance(value, int):
        return text("tools-whole", value=value)
    if abs(value) >= 100:
        return text("tools-whole", value=round(value))
    return text("tools-decimal", value=value)


def percent(share: float) -> str:
    """A share of 1 in percent."""
    return text("tools-percent", value=100.0 * share)
