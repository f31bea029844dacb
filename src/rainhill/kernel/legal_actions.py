"""Legal actions as a sequence over the core's numbers: a typed action is made when somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from rainhill.kernel.listed import KnownNumbers, ListedActions, key_of

MOST_KNOWN = 40_000
"""Typed actions kept for a map; a game may have too many to keep them all."""

A = TypeVar("A")
ListLegal = Callable[[ListedActions, Any, Any, Any, int], None]
"""How a core lists: (what is to hold the list, ground, flat position, scratch space, kind or -1)"""


class KnownActions(KnownNumbers, Generic[A]):
    """The typed actions of a map by number, shared by all its positions, because lists repeat them."""

    __slots__ = ("_list", "_name")

    def __init__(self, name: Callable[[int], A], list_legal: ListLegal | None = None) -> None:
        super().__init__()
        self._name = name
        self._list = list_legal

    def action(self, number: int) -> A:
        """The typed action of a number."""
        action: A | None = self.typed.get(key_of(number))
        return self.make(number) if action is None else action

    def make(self, number: int) -> A:
        """Make a typed action that is not known yet."""
        if len(self.typed) >= MOST_KNOWN:
            self.numbers.clear()
            self.typed.clear()
        action = self.typed[key_of(number)] = self._name(number)
        self.numbers[id(action)] = number, action
        return action

    def list_again(self, made: ListedActions, ground: Any, flat: Any, work: Any, kind: int) -> None:
        assert self._list is not None
        self._list(made, ground, flat, work, kind)


class LegalActions(ListedActions, Sequence[A]):
    """Legal actions in a fixed order. It stays as it is when the position moves on."""

    __slots__ = ()

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions())

    def __contains__(self, action: object) -> bool:
        if self.known.number(action) in self.numbers:
            return True
        # One of another list, or made by hand; only what is of its kind is compared.
        return any(type(listed) is type(action) and listed == action for listed in self)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, LegalActions) and other.known is self.known:
            return self.numbers == other.numbers
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: Sequence[Any]) -> list[Any]:
        return [*self, *other]

    def __repr__(self) -> str:
        return repr(list(self))

    def __reduce__(self) -> tuple[Any, ...]:
        """A plain list elsewhere: numbers mean nothing without the map."""
        return list, (list(self),)
