"""A match: the header, the log of actions, and the position they lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Generic

from rainhill.kernel.event_list import ManyEvents
from rainhill.kernel.flat_position import FlatPosition
from rainhill.kernel.game import A, Decision, Game, Header, Outcome, Position, V_co
from rainhill.kernel.packed_flat import unreadable
from rainhill.kernel.refusals import Refused
from rainhill.kernel.seats.numbers import check_seat

if TYPE_CHECKING:
    from typing import Self

PICKLED = 1
"""Counted up when a pickled match comes to mean something else."""
MOST_SEED = 1 << 53
"""Seeds that are drawn stay below: every language has such numbers."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log. `auto`: there was no other answer, so nobody was asked."""

    seat: int
    action: Any
    auto: bool = False
    comment: str = ""


picture: Callable[[Match], str | None] | None = None
"""How notebooks show a match; set by the drawing layer, which the kernel does not know."""
printed: Callable[[Match], str | None] | None = None
"""How `print` shows a match; set by the terminal layer, which the kernel does not know either."""


class Match(Generic[A, V_co]):
    """One play of a game. The log is the match; the position is derived from it."""

    def __init__(self, game: Game, header: Header) -> None:
        self._prepare(game, header, game.start(header))
        self._answer_forced()

    def _prepare(self, game: Game, header: Header, position: Position[A, V_co]) -> None:
        self.game = game
        self.header = header
        self.seed: int | None = None
        """What the deal was drawn with, whether it was given or drawn itself; None where the deal was given."""
        self.tags: dict[str, str] = {}
        """What records tell besides the match: `date`, `seed`, `table`, `bot 1` and so on; no rule looks at it."""
        self.entries: list[Entry] = []
        self.events: list[Sequence[Any]] = []
        """What every entry caused, one sequence an entry."""
        self._before: list[Position[A, V_co]] = []
        self.position: Position[A, V_co] = position

    @classmethod
    def new(
        cls,
        game: Game,
        *,
        seats: int | Sequence[str],
        map: str | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        deal: Mapping[str, str] | None = None,
        seed: int | None = None,
        first: int | None = None,
    ) -> Self:
        from rainhill.kernel.setup import complete_header

        names = [f"Seat {n + 1}" for n in range(seats)] if isinstance(seats, int) else list(seats)
        drawn = None if deal is not None else SystemRandom().randrange(MOST_SEED) if seed is None else seed
        header = complete_header(
            game, map=map, edition=edition, options=options, seats=names, deal=deal, seed=drawn, first=first
        )
        made = cls(game, header)
        made.seed = drawn
        if drawn is not None:
            made.tags["seed"] = str(drawn)
        return made

    @classmethod
    def unplayed(cls, game: Game, header: Header) -> Self:
        """A match in which not even the first forced answer has been given: for records, which have it."""
        return cls._at(game, header, game.start(header))

    @classmethod
    def from_position(cls, game: Game, header: Header, position: Position[A, V_co]) -> Self:
        """A match that begins with a position somebody set up: for lessons, of which there is no record."""
        return cls._at(game, header, position)

    @classmethod
    def _at(cls, game: Game, header: Header, position: Position[A, V_co]) -> Self:
        made = cls.__new__(cls)
        made._prepare(game, header, position)
        return made

    # -- asking ---------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.header.seats)

    @property
    def decision(self) -> Decision | None:
        return self.position.decision()

    @property
    def over(self) -> bool:
        return self.position.decision() is None

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome()

    @property
    def version(self) -> int:
        """Counts the entries; what a client has seen."""
        return len(self.entries)

    def legal(self) -> Sequence[A]:
        """Every legal action, in a fixed order; each is made when it is looked at."""
        return self.position.legal()

    def scores(self) -> tuple[int, ...]:
        """What each seat would score if the match ended now; secret totals included."""
        return self.position.scores()

    def view(self, seat: int | None = None) -> V_co:
        """What a seat (None: a spectator) may know."""
        check_seat(seat, self.seats)
        return self.position.view(seat)

    def views(self, seats: Sequence[int | None]) -> Sequence[V_co]:
        for seat in seats:
            check_seat(seat, self.seats)
        return self.position.views(seats)

    def preview(self, action: A | str) -> Sequence[Any]:
        return self.position.preview(self._read(action))

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, action: A | str, *, seat: int | None = None, comment: str = "") -> Sequence[Any]:
        """Apply an action (typed or in notation) and every answer that is forced after it; tell what happened.

        Give `seat` to have it checked. `Refused` leaves the match as it was.
        """
        first = len(self.entries)
        self._enter(self._read(action), seat=seat, auto=False, comment=comment)
        self._answer_forced()
        told = self.events[first:]
        return told[0] if len(told) == 1 else ManyEvents(told)

    def extend_log(self, entries: Iterable[Entry]) -> None:
        """Replay recorded entries one by one, just as they were entered."""
        for entry in entries:
            self.replay(entry)
        self._answer_forced()

    def replay(self, entry: Entry) -> None:
        """Enter one recorded entry; an entry marked `auto` must indeed have been the only answer."""
        if entry.auto and self.position.forced() != entry.action:
            raise Refused("not-forced")
        self._enter(entry.action, seat=entry.seat, auto=entry.auto, comment=entry.comment)

    def undo(self) -> Entry | None:
        """Take back the last action somebody chose, with the forced answers after it; None if there is none."""
        chosen = [n for n, entry in enumerate(self.entries) if not entry.auto]
        if not chosen:
            return None
        undone = self.entries[chosen[-1]]
        self._cut(chosen[-1])
        return undone

    def copy(self) -> Self:
        """An independent match with the same past."""
        return self.branch(len(self.entries))

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Entries, events and past positions are never changed, so copies share them."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """The log is the match: a pickle has it, the position it began with, and the hash it leads to."""
        first = self._before[0] if self._before else self.position
        entries = [(entry.seat, entry.action, entry.auto, entry.comment) for entry in self.entries]
        told = (self.seed, self.tags, self.position.digest())
        return _unpickled, (PICKLED, type(self), self.game, self.header, first, entries, told)

    def branch(self, version: int) -> Self:
        """A new match that shares the first `version` entries with this one."""
        if not 0 <= version <= len(self.entries):
            raise IndexError(version)
        source = self.position if version == len(self.entries) else self._before[version]
        other = self._at(self.game, self.header, source.copy())
        other.seed, other.tags = self.seed, dict(self.tags)
        other.entries, other.events = self.entries[:version], self.events[:version]
        # Snapshots are never changed, so both matches may keep the same ones.
        other._before = self._before[:version]
        return other

    def position_at(self, version: int) -> Position[A, V_co]:
        """A copy of the position after the first `version` entries."""
        if not 0 <= version <= len(self.entries):
            raise IndexError(version)
        source = self.position if version == len(self.entries) else self._before[version]
        copied: Position[A, V_co] = source.copy()
        return copied

    def play_randomly(self, rng: Random, *, limit: int = 100_000, explore: bool = False) -> None:
        """Finish the match with random legal actions; `explore`: with such that do not ruin their seats at once."""
        while self.decision is not None and limit > 0:
            position = self.position
            drawn = position.explore(rng) if explore and isinstance(position, FlatPosition) else position.sample(rng)
            self.play(drawn)
            limit -= 1

    # -- writing --------------------------------------------------------------------------------------------------

    def to_text(self) -> str:
        """The match as a `.rail` record."""
        from rainhill.kernel.records import format_record

        return format_record(self)

    def to_json(self) -> str:
        """The match as JSON."""
        from rainhill.kernel.records import format_json

        return format_json(self)

    def _repr_svg_(self) -> str | None:
        return None if picture is None else picture(self)

    def __str__(self) -> str:
        """The board as text, and who is asked for what; as everybody may see it."""
        shown = None if printed is None else printed(self)
        return "\n".join([repr(self), *_facts(self.view(None))]) if shown is None else shown

    def __repr__(self) -> str:
        header, asked = self.header, self.decision
        now = "over" if asked is None else f"{header.seats[asked.seat]} is asked: {asked.kind}"
        return f"<Match of {header.game} on {header.map}, {self.seats} seats, {self.version} actions, {now}>"

    # -- inside ---------------------------------------------------------------------------------------------------

    def _read(self, action: A | str) -> A:
        if isinstance(action, str):
            read: A = self.game.parse_action(action)
            return read
        return action

    def _enter(self, action: A, *, seat: int | None, auto: bool, comment: str) -> None:
        position = self.position
        decision = position.decision()
        if decision is None:
            raise Refused("match-over")
        if seat is not None and seat != decision.seat:
            raise Refused("not-your-decision", seat=seat, asked=decision.seat)
        before: Position[A, V_co]
        events: Sequence[Any]
        if isinstance(position, FlatPosition):
            before, events = position.enter(action)
        else:
            before = position.copy()
            events = position.apply(action)
        self._before.append(before)
        self.entries.append(Entry(decision.seat, action, auto, one_line(comment) if comment else ""))
        self.events.append(events)

    def _answer_forced(self) -> None:
        while (only := self.position.forced()) is not None:
            self._enter(only, seat=None, auto=True, comment="")

    def _cut(self, version: int) -> None:
        self.position = self._before[version].copy()
        del self.entries[version:], self.events[version:], self._before[version:]


def _unpickled(
    pickled: int,
    kind: type[Match],
    game: Game,
    header: Header,
    first: Position,
    entries: Sequence[tuple[int, Any, bool, str]],
    told: tuple[int | None, dict[str, str], str],
) -> Match:
    if pickled != PICKLED:
        raise unreadable(
            f"this match was pickled by another version of rainhill (form {pickled}, this one writes {PICKLED}). "
            "Keep matches as records: `match.to_text()`, `rainhill.load`"
        )
    match = kind._at(game, header, first.copy())
    match.seed, match.tags, digest = told
    try:
        for entry in entries:
            match.replay(Entry(*entry))
    except Refused as refusal:
        raise unreadable(f"the rules of this version of rainhill refuse action {match.version + 1}") from refusal
    if match.position.digest() != digest:
        raise unreadable("the actions lead to another position here: another version of rainhill pickled them")
    return match


def _facts(view: Any) -> Iterator[str]:
    """What a view tells, for a game that nobody knows how to draw."""
    for name, value in _fields(view):
        if isinstance(value, (int, str)):
            yield f"{name}: {value}"
    for seat in view.seats:
        yield "; ".join(f"{name}: {value}" for name, value in _fields(seat))


def _fields(thing: Any) -> list[tuple[str, Any]]:
    return [(field.name, getattr(thing, field.name)) for field in fields(thing)]


def one_line(comment: str) -> str:
    """A comment or a tag as it can stand at the end of a line of a record."""
    return " ".join(comment.encode("utf-8", "replace").decode("utf-8").split())
