"""What is other about a drawing in another language: a few names, so that nobody fetches the whole of it again."""

from __future__ import annotations

from difflib import SequenceMatcher

Change = tuple[int, int, str]
"""From where to where in the first drawing, and what stands there in the other."""


def changes(first: str, other: str) -> list[Change]:
    """How to make the other drawing of the first, in order. Places are counted as browsers count them, in UTF-16."""
    assert first.isascii() or all(ord(letter) < 0x10000 for letter in first), "letters that browsers count twice"
    ours, theirs = _elements(first), _elements(other)
    starts = [0]
    for element in ours:
        starts.append(starts[-1] + len(element))
    found = SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes()
    return [(starts[i], starts[j], "".join(theirs[k:m])) for kind, i, j, k, m in found if kind != "equal"]


def changed(first: str, made: list[Change]) -> str:
    """The other drawing again; `web/src/board/drawings.ts` does the same in the browser."""
    for start, end, text in reversed(made):
        first = first[:start] + text + first[end:]
    return first


def _elements(drawing: str) -> list[str]:
    """Each tag with the text behind it."""
    head, *rest = drawing.split("<")
    return [head, *("<" + each for each in rest)]
