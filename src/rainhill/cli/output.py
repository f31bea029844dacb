"""What commands print besides tables: JSON, and a progress bar on the error stream of a terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


def _ignore(_step: float) -> None:
    pass


@contextmanager
def progress(title: str, total: float, *, stream_is_terminal: bool | None = None) -> Iterator[Callable[[float], None]]:
    """Show how far the work has come; call what is given with each step done."""
    shown = sys.stderr.isatty() if stream_is_terminal is None else stream_is_terminal
    if not shown:
        yield _ignore
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda step: bar.advance(task, step)


def print_json(data: Any) -> None:
    """One JSON value on the output, for programs."""
    json.dump(data, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")
