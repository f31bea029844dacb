"""Sentences as lines of so many columns; letters that take two are counted as two."""

from __future__ import annotations

import re

from rich.cells import cell_len, chop_cells

_SPACES = re.compile(r"( +)")


def fold(line: str, width: int, indent: str = "", *, chop: bool = False) -> list[str]:
    """A line broken between words, later lines behind an indent; words too long for any line are cut, if wished."""
    inset = line[: len(line) - len(line.lstrip(" "))]
    parts = ["", *_SPACES.split(line.strip(" "))]
    lines: list[str] = []
    now = inset
    for gap, word in zip(parts[::2], parts[1::2], strict=True):
        pieces = chop_cells(word, width - cell_len(indent)) if chop and cell_len(indent + word) > width else [word]
        for number, piece in enumerate(pieces):
            before = gap if number == 0 else ""
            if now.strip(" ") and (number > 0 or cell_len(now + before + piece) > width):
                lines.append(now)
                now, before = indent, ""
            now += before + piece
    return [*lines, now] if now.strip(" ") else lines
