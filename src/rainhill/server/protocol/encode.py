"""Views, events and actions as JSON bytes: the same bytes `kernel.plain` describes, several times faster."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from rainhill.kernel.event_list import LateSequence
from rainhill.kernel.jsonable import plain
from rainhill.kernel.legal_actions import KnownActions, LegalActions
from rainhill.kernel.listed import number_of
from rainhill.kernel.match import Match

# Fields come in the order of their dataclass; tables may have numbers as keys, which an ordering encoder refuses.
_encode = msgspec.json.Encoder().encode
MOST_MAPS, MOST_WRITTEN = 32, 40_000
"""Actions whose bytes are kept: of so many maps so many, some 6 MB a map."""


class WrittenParts:
    """The bytes of the parts that a table's last views were made of; most of them stay from move to move."""

    __slots__ = ("_before", "_now")

    def __init__(self) -> None:
        self._before: dict[int, tuple[Any, msgspec.Raw]] = {}
        self._now: dict[int, tuple[Any, msgspec.Raw]] = {}

    def begin(self) -> None:
        """New views are going to be written; what the last ones did not use is forgotten."""
        self._before, self._now = self._now, {}

    def write(self, part: Any) -> msgspec.Raw:
        """The bytes of a part. It is kept with them, so the same number means the same thing."""
        number = id(part)
        found = self._now.get(number) or self._before.get(number)
        if found is None:
            found = part, msgspec.Raw(_encode(_tagged(part)))
        self._now[number] = found
        return found[1]

    def write_all(self, parts: Sequence[Any]) -> msgspec.Raw:
        """The bytes of several parts."""
        return msgspec.Raw(b"[" + b",".join(map(self.write, parts)) + b"]")


def view_bytes(match: Match, seat: int | None, parts: WrittenParts | None = None) -> msgspec.Raw:
    """What a seat (None: a spectator) may know; there is no other way from a position to a client."""
    return views_bytes(match, [seat], parts)[seat]


def views_bytes(
    match: Match, seats: Collection[int | None], parts: WrittenParts | None = None
) -> dict[int | None, msgspec.Raw]:
    """What each of these seats may know; what their views share is written once."""
    parts = parts or WrittenParts()
    parts.begin()
    views = match.views(list(seats))
    written: dict[int, msgspec.Raw] = {}
    return {seat: _view_bytes(view, parts, written) for seat, view in zip(seats, views, strict=True)}


def _view_bytes(view: Any, parts: WrittenParts, written: dict[int, msgspec.Raw]) -> msgspec.Raw:
    made: dict[str, Any] = {}
    kind: Any = type(view)
    for name, write in _parts(kind):
        value = getattr(view, name)
        if write is None or not value:
            made[name] = () if isinstance(value, LegalActions | LateSequence) else value
            continue
        # The views are kept by our caller, so the same number means the same thing.
        part = written.get(id(value))
        if part is None:
            part = written[id(value)] = write(parts, tuple(value) if isinstance(value, LateSequence) else value)
        made[name] = part
    return msgspec.Raw(_encode(made))


_Writer = Callable[[WrittenParts, Any], msgspec.Raw]
"""How a field of a view is written."""


@cache
def _parts(kind: type[Any]) -> tuple[tuple[str, _Writer | None], ...]:
    """The fields of a view, each with how it is written; None where it is a plain value."""
    hints = get_type_hints(kind)
    return tuple((f.name, _part_writer(hints[f.name])) for f in fields(kind))


def _part_writer(hint: Any) -> _Writer | None:
    if not _is_compound(hint):
        return None
    if get_origin(hint) is Sequence:
        return _actions_bytes
    if get_origin(hint) is tuple and _is_lasting(get_args(hint)[0]):
        return WrittenParts.write_all
    if not _may_hold_tags(hint):
        return lambda _, value: msgspec.Raw(_encode(value))
    return lambda _, value: msgspec.Raw(_encode(_tagged(value)))


def _is_compound(hint: Any) -> bool:
    if get_origin(hint) in (types.UnionType, typing.Union):
        return any(_is_compound(part) for part in get_args(hint))
    return hint not in (int, str, bool, type(None))


def _is_lasting(kind: Any) -> bool:
    """Whether such things are kept from view to view (`KnownViews`), so that it pays to keep their bytes as well."""
    return isinstance(kind, type) and getattr(kind, "lasting", False) is True


class _Written(dict[int, bytes]):
    """The bytes of a map's actions by the keys of their numbers; what is not there is written."""

    def __init__(self, known: KnownActions[Any]) -> None:
        super().__init__()
        self._action = known.action

    def __missing__(self, key: int) -> bytes:
        if len(self) >= MOST_WRITTEN:
            self.clear()
        written = self[key] = _encode(_tagged(self._action(number_of(key))))
        return written


_written = lru_cache(maxsize=MOST_MAPS)(_Written)


def _actions_bytes(_: WrittenParts, actions: Sequence[Any]) -> msgspec.Raw:
    """Legal actions: hundreds, and nearly all of them were legal somewhere before."""
    if isinstance(actions, LegalActions):
        written = map(_written(actions.known).__getitem__, actions.keys())
    else:
        written = map(_encode, map(_tagged, actions))
    return msgspec.Raw(b"[" + b",".join(written) + b"]")


def events_plain(events: Sequence[Any]) -> list[dict[str, Any]]:
    """Events with their keys. In both games they tell public facts only, so everybody gets the same."""
    return [plain(event) for event in events]


def _tagged(value: Any) -> Any:
    """Actions get their kind; everything that cannot contain one is left to the encoder."""
    kind = type(value)
    if kind is tuple or kind is list:
        return [_tagged(item) for item in value]
    if is_dataclass(kind):
        return _writer(kind)(value)
    if isinstance(value, Mapping):
        return {str(key): _tagged(item) for key, item in value.items()}
    return value


@cache
def _writer(kind: type[Any]) -> Callable[[Any], dict[str, Any]]:
    names = tuple(f.name for f in fields(kind))
    tags = {name: getattr(kind, name) for name in ("kind", "key") if isinstance(getattr(kind, name, None), str)}
    hints = get_type_hints(kind)
    deep = tuple(name for name in names if _may_hold_tags(hints[name]))
    flat = tuple(name for name in names if name not in deep)
    if not deep:
        # Actions, of which a view may list hundreds.
        return lambda value: tags | {name: getattr(value, name) for name in flat}

    def write(value: Any) -> dict[str, Any]:
        made = dict(tags)
        for name in flat:
            made[name] = getattr(value, name)
        for name in deep:
            made[name] = _tagged(getattr(value, name))
        return made

    return write


@cache
def _may_hold_tags(hint: Any) -> bool:
    """Whether a field of this type can contain an action or event, somewhere inside."""
    if hint is Any:
        return True
    origin = get_origin(hint)
    if origin in (types.UnionType, typing.Union, tuple, list, dict) or (origin is not None and origin is not type):
        return any(_may_hold_tags(part) for part in get_args(hint) if part is not Ellipsis)
    if is_dataclass(hint):
        assert isinstance(hint, type)
        if any(isinstance(getattr(hint, name, None), str) for name in ("kind", "key")):
            return True
        return any(_may_hold_tags(part) for part in get_type_hints(hint).values())
    return False
