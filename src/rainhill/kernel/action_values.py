"""Whether the values of an action that a program made are of the types they are said to be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from rainhill.kernel.refusals import Refused

LARGEST = 1 << 53
"""Numbers from here on are no numbers of any game, and cannot be told to every client."""


def _is_number(value: object) -> bool:
    return type(value) is int and -LARGEST < value < LARGEST


def _is_word(value: object) -> bool:
    return type(value) is str


_CHECKS: Mapping[str, Callable[[Any], bool]] = {
    "str": _is_word,
    "int": _is_number,
    "bool": lambda value: type(value) is bool,
    "str | None": lambda value: value is None or _is_word(value),
    "int | None": lambda value: value is None or _is_number(value),
    "tuple[str, ...]": lambda value: type(value) is tuple and all(map(_is_word, value)),
    "tuple[int, ...]": lambda value: type(value) is tuple and all(map(_is_number, value)),
}
"""The annotations actions use."""


def check_values(action: Any, kinds: Mapping[str, type[Any]]) -> None:
    """Refuse an action of these kinds with a value that cannot be; anything else is for the game to refuse."""
    if type(action) not in kinds.values():
        return
    for field in fields(action):
        value = getattr(action, field.name)
        if not _CHECKS[str(field.type)](value):
            raise Refused(
                "bad-value", kind=action.kind, field=field.name, value=repr(value)[:40], wanted=str(field.type)
            )
