"""What typed sequences are made of: the core's numbers, from which actions and events are made when looked at.

Compiled with the cores, because a program that plays asks for length and one action at every decision.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rainhill.kernel.flat import PLAIN, FlatWork

SOURCE = PLAIN
"""The same as a number of C, which is quicker to look at."""


class KnownNumbers:
    """The typed actions that were made, by number, and their numbers."""

    def __init__(self) -> None:
        self.typed: dict[int, Any] = {}
        """key of a number (`key_of`) -> typed action"""
        self.numbers: dict[int, tuple[int, Any]] = {}
        """id of a typed action -> its number, and the action, so that no other object can get this id"""
        # The action somebody looked at last is likely to be the one that is applied next.
        self.last: Any = None
        self.last_number = -1

    def number(self, action: Any) -> int:
        """The number of a typed action that came from here, -1 for any other."""
        if action is self.last:
            return self.last_number
        known = self.numbers.get(id(action))
        return -1 if known is None else known[0]

    def make(self, number: int) -> Any:
        """Make a typed action."""
        raise AssertionError("each game says this itself", number)

    def list_again(self, made: ListedActions, ground: Any, flat: Any, work: FlatWork, kind: int) -> None:
        """List the legal actions of a position in a scratch space."""
        raise AssertionError("each game says this itself", made, ground, flat, work, kind)


class ListedActions:
    """Legal actions as numbers: given, or still lying in the scratch space where a core listed them.

    That space is used for lists only. Each of them has a stamp, and a copy of its position: who comes back after
    another list was made there has it listed again.
    """

    def __init__(self, known: KnownNumbers, numbers: Sequence[int] | None = None) -> None:
        self.known = known
        self.kept: Sequence[int] | None = numbers
        self.length = 0 if numbers is None else len(numbers)
        self.stamp = 0
        # A kind of action, or -1 for all of them.
        self.kind = -1
        self.work: FlatWork | None = None
        self.ground: Any = None
        self.flat: Any = None

    @property
    def numbers(self) -> Sequence[int]:
        """The core's numbers in order."""
        # Looked at before `kept`: another thread that reads the same list sets that one first, and then forgets these.
        work, ground, flat = self.work, self.ground, self.flat
        if self.kept is None:
            assert work is not None
            numbers = None
            # Another thread may list in between, so what was read counts only if the stamp is still there.
            while numbers is None or work.list_stamp != self.stamp:
                if work.list_stamp != self.stamp:
                    self.known.list_again(self, ground, flat, work, self.kind)
                numbers = [work.number_at(i) for i in range(self.length)]
            self.kept = numbers
            self.work = self.ground = self.flat = None
        return self.kept

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return self.actions()[index]
        i = index.__index__()
        if i < 0:
            i += self.length
        if not 0 <= i < self.length:
            raise IndexError(f"{self.length} actions are legal, there is none at {index}")
        work = self.work
        number = work.number_at(i) if work is not None and work.list_stamp == self.stamp else self.numbers[i]
        known = self.known
        action = known.typed.get(key_of(number))
        if action is None:
            action = known.make(number)
        if not SOURCE:
            # In the plain source another thread might come between the two.
            known.last = action
            known.last_number = number
        return action

    def actions(self) -> list[Any]:
        """All of them, typed."""
        made: list[Any] = []
        for number in self.numbers:
            action = self.known.typed.get(key_of(number))
            made.append(self.known.make(number) if action is None else action)
        return made

    def keys(self) -> list[int]:
        """The keys of their numbers, for other things that are kept for each action."""
        return [key_of(number) for number in self.numbers]


def key_of(number: int) -> int:
    """A number with its bits spread, each number another: Python's dictionaries look at the lowest bits first.

    In a number these are the last argument, which most actions do not have.
    """
    return number ^ number >> 16 ^ number >> 32


def number_of(key: int) -> int:
    """The number of a key."""
    number = key
    for _ in range(4):
        number = key ^ number >> 16 ^ number >> 32
    return number


class ListedEvents:
    """What an action caused: told, when somebody asks, by doing it again in a copy of the position before it."""

    def __init__(self, position: Any) -> None:
        self.position = position
        self.before: Any = None
        self.number = 0
        self.told: tuple[Any, ...] | None = None

    @property
    def events(self) -> tuple[Any, ...]:
        """The events in order."""
        if self.told is None:
            self.told = self.position.told_after(self.before, self.number)
            self.position = self.before = None
        return self.told

    def __len__(self) -> int:
        return len(self.events)

    def __getitem__(self, index: Any) -> Any:
        return self.events[index]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.events)


class Fingerprint:
    """A number of 64 bits that follows from others: the same in the compiled and in the plain source."""

    def __init__(self) -> None:
        # Fields and not literals: Cython would make Python numbers of the literals.
        self.mask = 0xFFFF_FFFF_FFFF_FFFF
        self.factor = 0x9E37_79B9_7F4A_7C15
        self.value = 0x6A09_E667_F3BC_C908

    def add(self, number: int) -> None:
        """Let one more number count."""
        mixed = ((self.value ^ number) * self.factor) & self.mask
        self.value = mixed ^ mixed >> 29
