"""Dataclasses to plain JSON values and typed actions back again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from rainhill.kernel.event_list import LikeTuple
from rainhill.kernel.legal_actions import LegalActions
from rainhill.kernel.refusals import RecordError

_ATOMS = frozenset({str, int, bool, float, type(None)})
# Actions are made of names and numbers only, so these are all the annotations they may use.
_ACCEPTS: dict[str, tuple[type, ...]] = {
    "str": (str,),
    "int": (int,),
    "bool": (bool,),
    "str | None": (str, type(None)),
    "int | None": (int, type(None)),
    "tuple[str, ...]": (list, tuple),
    "tuple[int, ...]": (list, tuple),
}


def plain(value: Any) -> Any:
    """The same facts as dicts, lists, strings and numbers; actions and events are tagged with their kind or key."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is tuple or kind is list:
        return [plain(item) for item in value]
    if is_dataclass(kind):
        tags, names = _shape(kind)
        return tags | {name: plain(getattr(value, name)) for name in names}
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, set, frozenset, LegalActions, LikeTuple)):
        items = sorted(value) if isinstance(value, (set, frozenset)) else value
        return [plain(item) for item in items]
    return value


@cache
def _shape(kind: type[Any]) -> tuple[dict[str, str], tuple[str, ...]]:
    """The tags of a dataclass, and the names of its fields."""
    tags = {name: getattr(kind, name) for name in ("kind", "key") if isinstance(getattr(kind, name, None), str)}
    return tags, tuple(f.name for f in fields(kind))


def action_from_plain(types: Mapping[str, type[Any]], data: object) -> Any:
    """A typed action from JSON; every field must be there, of the right type, and nothing else."""
    if not isinstance(data, Mapping):
        raise RecordError("action-not-an-object")
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in types:
        raise RecordError("action-unknown-kind", kind=None if kind is None else str(kind))
    wanted = {f.name: f for f in fields(types[kind])}
    given = {str(name): value for name, value in data.items() if name != "kind"}
    for name in given:
        if name not in wanted:
            raise RecordError("action-unknown-field", kind=kind, field=name)
    values: dict[str, Any] = {}
    for name, f in wanted.items():
        accepts = _ACCEPTS[str(f.type)]
        value = given.get(name)
        if not isinstance(value, accepts) or (isinstance(value, bool) and bool not in accepts):
            raise RecordError("action-bad-field", kind=kind, field=name)
        if isinstance(value, list):
            inner = str if str(f.type).startswith("tuple[str") else int
            if not all(isinstance(item, inner) and not isinstance(item, bool) for item in value):
                raise RecordError("action-bad-field", kind=kind, field=name)
            value = tuple(value)
        values[name] = value
    return types[kind](**values)


def without_zeros(values: list[int]) -> list[int]:
    """Fields that came later, as a digest takes them: without the zeros at the end older matches keep their digests."""
    last = max((number for number, value in enumerate(values, 1) if value), default=0)
    return values[:last]
