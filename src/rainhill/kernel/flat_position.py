"""What the typed positions of all games over a flat core have in common: lists, steps, copies, hashes, pickles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar

from rainhill.kernel.action_values import check_values
from rainhill.kernel.event_list import EventList
from rainhill.kernel.flat import PLAIN
from rainhill.kernel.game import Header
from rainhill.kernel.known_views import KnownViews
from rainhill.kernel.legal_actions import KnownActions, LegalActions
from rainhill.kernel.listed import Fingerprint, ListedActions, ListedEvents
from rainhill.kernel.packed_flat import pack, unpack, unreadable
from rainhill.kernel.refusals import Refused
from rainhill.kernel.seats.numbers import check_seat

ALL = -1
"""Instead of a kind of action: every kind."""

A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class FlatCore:
    """What a game's core can do, and what its flat position is made of."""

    actions: Mapping[str, type[Any]]
    """kind -> dataclass"""
    kind_codes: Mapping[str, int]
    own_work: Callable[[], Any]
    """The scratch space of this thread."""
    own_lists: Callable[[], Any]
    """The same, for lists of legal actions and nothing else."""
    list_legal: Callable[[ListedActions, Any, Any, Any, int], None]
    step: Callable[[ListedEvents, Any, Any, Any, int], int]
    only: Callable[[Any, Any, Any], int]
    kinds: Callable[[Any, Any, Any], int]
    sample: Callable[[Any, Any, Any], int]
    apply: Callable[[Any, Any, Any, int], None]
    mix: Callable[[Any, Fingerprint], None]
    single: tuple[str, ...]
    """The fields of the flat position that are single numbers."""


class FlatPosition(Generic[A, E, V]):
    """The state of one match. `flat` is the compiled core's position; bots may work on it directly.

    It is changed in place, so keep a copy where it is to be the key of a dictionary.
    """

    __slots__ = ("actions", "board", "flat", "ground", "header", "known", "known_views")

    core: ClassVar[FlatCore]

    # Compiled, a call into the core cannot be interrupted, so all threads may use the same scratch space for it.
    _lists: ClassVar[Any] = None
    _steps: ClassVar[Any] = None

    actions: KnownActions[A]
    board: Any
    flat: Any
    ground: Any
    header: Header
    known: Any
    known_views: KnownViews

    @property
    def work(self) -> Any:
        """The scratch space of this thread."""
        return self.core.own_work()

    # -- asking ---------------------------------------------------------------------------------------------------

    def legal(self) -> LegalActions[A]:
        made: LegalActions[A] = LegalActions(self.actions)
        self.core.list_legal(made, self.ground, self.flat, self._lists or self._room(), ALL)
        return made

    def legal_kinds(self) -> list[str]:
        mask = self.core.kinds(self.ground, self.flat, self.work)
        return [kind for kind, code in self.core.kind_codes.items() if mask >> code & 1]

    def legal_of_kind(self, kind: str) -> LegalActions[A]:
        if kind not in self.core.kind_codes:
            return LegalActions(self.actions, [])
        made: LegalActions[A] = LegalActions(self.actions)
        self.core.list_legal(made, self.ground, self.flat, self._lists or self._room(), self.core.kind_codes[kind])
        return made

    def forced(self) -> A | None:
        number = self.core.only(self.ground, self.flat, self._steps or self._desk())
        return self.actions.action(number) if number else None

    def sample(self, rng: Random) -> A:
        work = self.work
        work.seed(rng.getrandbits(64))
        return self.decode(self.core.sample(self.ground, self.flat, work))

    def explore(self, rng: Random) -> A:
        """One legal action at random that does not ruin the seat at once, if there is one; otherwise as `sample`."""
        return self.sample(rng)

    def view(self, seat: int | None) -> V:
        check_seat(seat, self.flat.seats)
        return self.views((seat,))[0]

    def __hash__(self) -> int:
        """Eight bytes that follow from everything the digest is made of: the same on every machine.

        Worked out when first asked for and kept in the flat position, which copies take along and an action forgets.
        Who sets its fields by hand calls `settle` afterwards.
        """
        flat = self.flat
        if not flat.hashed:
            mixed = Fingerprint()
            self.core.mix(flat, mixed)
            # Python's hashes have a sign.
            flat.hashed = mixed.value - (1 << 64) if mixed.value >> 63 else mixed.value
        kept: int = flat.hashed
        return kept

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, FlatPosition) or type(self) is not type(other):
            return NotImplemented
        # What was agreed on counts as far as it matters; names do not.
        mine, theirs = self.header, other.header
        return (
            mine.map_hash == theirs.map_hash
            and mine.edition == theirs.edition
            and mine.options == theirs.options
            and self.is_same(other)
        )

    # -- changing -------------------------------------------------------------------------------------------------

    def apply(self, action: A) -> EventList[E]:
        told: EventList[E] = EventList(self)
        known = self.actions.number(action)
        # What a list or a bot gave has a number; what somebody made is read, and refused with the reason.
        if known < 0 or self.core.step(told, self.ground, self.flat, self._steps or self._desk(), known):
            check_values(action, self.core.actions)
            number = self.read(action)
            code = self.core.step(told, self.ground, self.flat, self._steps or self._desk(), number)
            if code:
                raise self.refusal(code, number)
        return told

    def enter(self, action: Any) -> tuple[Self, EventList[Any]]:
        """Apply an action; the position before it as well, which is there anyway for telling what happened."""
        told = self.apply(action)
        return self.with_flat(told.before), told

    def told_after(self, before: Any, number: int) -> tuple[E, ...]:
        """What an action caused in a flat position, which stays as it is."""
        other = self.with_flat(before.copy())
        work = self.work
        work.notes_count = 0
        work.tracing = 1
        self.core.apply(self.ground, other.flat, work, number)
        work.tracing = 0
        return other.tell()

    def with_flat(self, flat: Any) -> Self:
        """A position of the same match in another state."""
        kind = type(self)
        other = kind.__new__(kind)
        other.header, other.board, other.ground = self.header, self.board, self.ground
        other.known, other.actions, other.known_views = self.known, self.actions, self.known_views
        other.flat = flat
        return other

    def copy(self) -> Self:
        return self.with_flat(self.flat.copy())

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """The map and what is known of it never change, so copies share them."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return unpacked, (type(self), self.header, pack(self.flat, self.core.single))

    # -- what a game says -----------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, header: Header) -> Self:
        """The position before the first action."""
        raise AssertionError("each game says this itself", header)

    def settle(self) -> None:
        """Work out anew what is only kept for speed, after the flat position was filled by hand."""
        self.flat.hashed = 0

    def views(self, seats: Sequence[int | None]) -> list[V]:
        """The views of several seats."""
        raise AssertionError("each game says this itself", seats)

    def decode(self, number: int) -> A:
        """The typed action of the core's number."""
        raise AssertionError("each game says this itself", number)

    def read(self, action: A) -> int:
        """The number of an action as lists have it; Refused if it names something that is not there."""
        raise AssertionError("each game says this itself", action)

    def refusal(self, code: int, number: int) -> Refused:
        """Why the core refuses."""
        raise AssertionError("each game says this itself", code, number)

    def tell(self) -> tuple[E, ...]:
        """The core's notes as events."""
        raise AssertionError("each game says this itself")

    def is_same(self, other: Any) -> bool:
        """Whether the flat position of another agrees in everything that the digest is made of."""
        raise AssertionError("each game says this itself", other)

    @classmethod
    def _room(cls) -> Any:
        made = cls.core.own_lists()
        if not PLAIN:
            cls._lists = made
        return made

    @classmethod
    def _desk(cls) -> Any:
        if PLAIN:
            return cls.core.own_work()
        # Of its own: what a thread has in its scratch space stays there.
        cls._steps = type(cls.core.own_work())()
        return cls._steps


P = TypeVar("P", bound=FlatPosition[Any, Any, Any])


def unpacked(kind: type[P], header: Header, packed: tuple[int, int, str, bytes]) -> P:
    """A position from its pickle; UnpicklingError if it cannot be the same here."""
    position = kind.begin(header)
    if position.board.board.hash != header.map_hash:
        raise unreadable(f"this position was pickled on another state of the map {header.map}")
    unpack(packed, position.flat, kind.core.single)
    position.settle()
    return position
