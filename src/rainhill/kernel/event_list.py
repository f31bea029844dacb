"""Sequences like tuples whose members are made when somebody looks at them: the events of an action, and others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar, overload

from rainhill.kernel.listed import ListedEvents

E = TypeVar("E")


class LikeTuple(Sequence[E]):
    """What a tuple can do besides: be compared, added and hashed."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (tuple, LikeTuple)) and tuple(self) == tuple(other)

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


class EventList(ListedEvents, LikeTuple[E]):
    """The events of one action."""

    __slots__ = ()


class LateSequence(LikeTuple[E]):
    """Things that are made all together when the first of them is looked at."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], Sequence[E]]) -> None:
        self._make: Callable[[], Sequence[E]] | None = make
        self._made: tuple[E, ...] = ()

    def _all(self) -> tuple[E, ...]:
        make = self._make
        if make is not None:
            self._made = tuple(make())
            self._make = None
        return self._made

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


class ManyEvents(LateSequence[E]):
    """The events of several actions in turn."""

    __slots__ = ()

    def __init__(self, parts: Sequence[Sequence[E]]) -> None:
        super().__init__(lambda: [event for part in parts for event in part])
