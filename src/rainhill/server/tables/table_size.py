"""How much memory a table takes, so that a process keeps as many ready as fit and not a number of them.

What grows is the log: every entry has its bytes for clients, its action and events, and a copy of the position before
it. The size of such a copy is measured, once for every kind of match; a test compares the whole with what is taken.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from typing import Any

from rainhill.kernel.game import Header
from rainhill.server.tables.live_table import LiveTable

TABLE = 12_000
"""Bytes of a table whose match has not begun."""
ENTRY = 1_300
"""Bytes of an entry without its position."""
ANSWER = 400
"""Bytes of an answer that is kept for a message that may come again."""
_measured: dict[tuple[Any, ...], int] = {}


def table_size(live: LiveTable) -> int:
    """About how many bytes a table takes."""
    match = live.match
    if match is None:
        return TABLE
    kernel = match.kernel_match
    snapshot = _snapshot_size(kernel.header, kernel.position)
    return TABLE + match.version * ENTRY + (kernel.version + 1) * snapshot + len(match.answers) * ANSWER


def _snapshot_size(header: Header, position: Any) -> int:
    kind = (header.game, header.map, header.edition, len(header.seats))
    if kind not in _measured:
        _measured[kind] = own_size(position)
    return _measured[kind]


def own_size(position: Any) -> int:
    """What a copy of a position takes beyond what it shares with the original."""
    shared: dict[int, Any] = {}
    _walk(position, shared)
    copied: dict[int, Any] = {}
    _walk(position.copy(), copied)
    return sum(sys.getsizeof(found) for number, found in copied.items() if number not in shared)


def _walk(start: Any, seen: dict[int, Any]) -> None:
    waiting = [start]
    while waiting:
        found = waiting.pop()
        if id(found) not in seen:
            seen[id(found)] = found
            waiting += _parts(found)


def _parts(found: Any) -> Iterable[Any]:
    if isinstance(found, Mapping):
        return [*found.keys(), *found.values()]
    if isinstance(found, list | tuple | set | frozenset):
        return found
    if isinstance(found, type) or callable(found):
        return ()
    parts = [getattr(found, name) for name in _slots(type(found)) if hasattr(found, name)]
    return [*parts, vars(found)] if hasattr(found, "__dict__") else parts


def _slots(kind: type) -> tuple[str, ...]:
    return tuple(name for each in kind.__mro__ for name in getattr(each, "__slots__", ()) if isinstance(name, str))
