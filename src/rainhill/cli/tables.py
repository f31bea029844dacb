"""Print tables and JSON; numbers are written by the Fluent files, so that their commas and signs can be translated."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from rainhill.locales import text

Cell = str | int | float


def print_json(data: Any) -> None:
    """One JSON value on the output, for programs."""
    json.dump(data, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def print_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
    """A table with its title; numbers stand to the right, words to the left."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold", pad_edge=False)
    for column, head in enumerate(heads):
        numbers = all(_is_number(row[column]) for row in rows)
        table.add_column(head, justify="right" if numbers else "left", overflow="fold")
    for row in rows:
        table.add_row(*(cell if isinstance(cell, str) else number(cell) for cell in row))
    console = Console(file=sys.stdout, highlight=False)
    # A pipe has no width of its own; cutting a table there would lose what a program or a person greps for.
    console.print(table, width=None if sys.stdout.isatty() else 200, crop=sys.stdout.isatty())


def _is_number(cell: Cell) -> bool:
    return not isinstance(cell, str) or cell[:1].isdigit() or cell[:1] in "-−+"


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
