"""What an action caused, as a sequence of events that are made when somebody looks at them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar, overload

from rainhill.kernel.listed import ListedEvents

E = TypeVar("E")


class _LikeTuple(Sequence[E]):
    """What a tuple can do besides: be compared, added and hashed."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (tuple, _LikeTuple)) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __add__(self, other: Sequence[Any]) -> tuple[Any, ...]:
        return (*self, *other)

    def __radd__(self, other: Sequence[Any]) -> tuple[Any, ...]:
        return (*other, *self)

    def __repr__(self) -> str:
        return repr(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return tuple, (tuple(self),)


class EventList(ListedEvents, _LikeTuple[E]):
    """The events of one action."""

    __slots__ = ()


class ManyEvents(_LikeTuple[E]):
    """The events of several actions in turn."""

    __slots__ = ("_parts", "_told")

    def __init__(self, parts: Sequence[Sequence[E]]) -> None:
        self._parts = parts
        self._told: tuple[E, ...] | None = None

    def _all(self) -> tuple[E, ...]:
        if self._told is None:
            self._told = tuple(event for part in self._parts for event in part)
        return self._told

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[E]:
        return iter(self._all())

    @overload
    def __getitem__(self, index: int) -> E: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[E, ...]: ...

    def __getitem__(self, index: int | slice) -> E | tuple[E, ...]:
        return self._all()[index]
