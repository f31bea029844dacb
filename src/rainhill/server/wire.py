"""Views, events and actions as JSON bytes: the same bytes `kernel.plain` describes, several times faster."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from rainhill.kernel.match import Match
from rainhill.kernel.plain import plain

# Fields come in the order of their dataclass; tables may have numbers as keys, which an ordering encoder refuses.
_encode = msgspec.json.Encoder().encode


def view_bytes(match: Match, seat: int | None) -> msgspec.Raw:
    """What a seat (None: a spectator) may know; there is no other way from a position to a client."""
    return msgspec.Raw(_encode(_tagged(match.view(seat))))


def events_plain(events: tuple[Any, ...]) -> list[dict[str, Any]]:
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
