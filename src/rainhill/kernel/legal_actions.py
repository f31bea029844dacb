"""Legal actions as a sequence over the core's numbers: a typed action is made when somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

MOST_KNOWN = 40_000
"""Typed actions kept for a map; a game may have too many to keep them all."""

A = TypeVar("A")


class _Typed(dict[int, A]):
    """Typed actions by number; what is not there is made."""

    def __init__(self, name: Callable[[int], A]) -> None:
        super().__init__()
        self._name = name

    def __missing__(self, number: int) -> A:
        if len(self) >= MOST_KNOWN:
            self.clear()
        action = self[number] = self._name(number)
        return action


class KnownActions(Generic[A]):
    """The typed actions of a map by number, shared by all its positions, because lists repeat them."""

    __slots__ = ("typed",)

    def __init__(self, name: Callable[[int], A]) -> None:
        self.typed: dict[int, A] = _Typed(name)


class LegalActions(Sequence[A]):
    """Legal actions in a fixed order. It stays as it is when the position moves on."""

    __slots__ = ("known", "numbers")

    def __init__(self, known: KnownActions[A], numbers: Sequence[int]) -> None:
        self.known = known
        self.numbers = numbers

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[A]:
        return map(self.known.typed.__getitem__, self.numbers)

    @overload
    def __getitem__(self, index: int) -> A: ...

    @overload
    def __getitem__(self, index: slice) -> list[A]: ...

    def __getitem__(self, index: int | slice) -> A | list[A]:
        if isinstance(index, slice):
            return list(map(self.known.typed.__getitem__, self.numbers[index]))
        return self.known.typed[self.numbers[index]]

    def __contains__(self, action: object) -> bool:
        return action in list(self)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, LegalActions) and other.known is self.known:
            return bool(self.numbers == other.numbers)
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: Sequence[Any]) -> list[Any]:
        return [*self, *other]

    def __repr__(self) -> str:
        return repr(list(self))
