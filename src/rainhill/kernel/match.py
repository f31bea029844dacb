"""A match: the header, the log of actions, and the position they lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rainhill.kernel.game import Decision, Game, Header, Outcome, Position
from rainhill.kernel.refusals import Refused
from rainhill.kernel.setup import complete_header


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log. `auto`: there was no other answer, so nobody was asked."""

    seat: int
    action: Any
    auto: bool = False
    comment: str = ""


picture: Callable[[Match], str | None] | None = None
"""How notebooks show a match; set by the drawing layer, which the kernel does not know."""


class Match:
    """One play of a game. The log is the match; the position is derived from it."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = header
        self.entries: list[Entry] = []
        self.events: list[tuple[Any, ...]] = []
        """What every entry caused, one tuple an entry."""
        self._before: list[Position] = []
        self.position: Position = game.start(header)
        self._answer_forced()

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
    ) -> Match:
        names = [f"Seat {n + 1}" for n in range(seats)] if isinstance(seats, int) else list(seats)
        header = complete_header(
            game, map=map, edition=edition, options=options, seats=names, deal=deal, seed=seed, first=first
        )
        return cls(game, header)

    @classmethod
    def unplayed(cls, game: Game, header: Header) -> Match:
        """A match in which not even the first forced answer has been given: for records, which have it."""
        return cls._at(game, header, game.start(header))

    @classmethod
    def from_position(cls, game: Game, header: Header, position: Position) -> Match:
        """A match that begins with a position somebody set up: for lessons, of which there is no record."""
        return cls._at(game, header, position)

    @classmethod
    def _at(cls, game: Game, header: Header, position: Position) -> Match:
        made = cls.__new__(cls)
        made.game, made.header, made.position = game, header, position
        made.entries, made.events, made._before = [], [], []
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

    def legal(self) -> Sequence[Any]:
        return self.position.legal()

    def view(self, seat: int | None = None) -> Any:
        return self.position.view(seat)

    def views(self, seats: Sequence[int | None]) -> Sequence[Any]:
        return self.position.views(seats)

    def preview(self, action: Any) -> tuple[Any, ...]:
        return self.position.preview(self._read(action))

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, action: Any, *, seat: int | None = None, comment: str = "") -> tuple[Any, ...]:
        """Apply an action (typed or in notation) and every answer that is forced after it; tell what happened.

        Give `seat` to have it checked. `Refused` leaves the match as it was.
        """
        first = len(self.entries)
        self._enter(self._read(action), seat=seat, auto=False, comment=comment)
        self._answer_forced()
        return tuple(event for events in self.events[first:] for event in events)

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

    def copy(self) -> Match:
        """An independent match with the same past."""
        return self.branch(len(self.entries))

    def branch(self, version: int) -> Match:
        """A new match that shares the first `version` entries with this one."""
        if not 0 <= version <= len(self.entries):
            raise IndexError(version)
        source = self.position if version == len(self.entries) else self._before[version]
        other = Match._at(self.game, self.header, source.copy())
        other.entries, other.events = self.entries[:version], self.events[:version]
        # Snapshots are never changed, so both matches may keep the same ones.
        other._before = self._before[:version]
        return other

    def position_at(self, version: int) -> Position:
        """A copy of the position after the first `version` entries."""
        if not 0 <= version <= len(self.entries):
            raise IndexError(version)
        source: Position = self.position if version == len(self.entries) else self._before[version]
        copied: Position = source.copy()
        return copied

    def play_randomly(self, rng: Random, *, limit: int = 100_000) -> None:
        """Finish the match with random legal actions."""
        while self.decision is not None and limit > 0:
            self.play(self.position.sample(rng))
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

    # -- inside ---------------------------------------------------------------------------------------------------

    def _read(self, action: Any) -> Any:
        return self.game.parse_action(action) if isinstance(action, str) else action

    def _enter(self, action: Any, *, seat: int | None, auto: bool, comment: str) -> None:
        decision = self.position.decision()
        if decision is None:
            raise Refused("match-over")
        if seat is not None and seat != decision.seat:
            raise Refused("not-your-decision", seat=seat, asked=decision.seat)
        before: Position = self.position.copy()
        events = self.position.apply(action)
        self._before.append(before)
        self.entries.append(Entry(decision.seat, action, auto, _one_line(comment)))
        self.events.append(events)

    def _answer_forced(self) -> None:
        while (only := self.position.forced()) is not None:
            self._enter(only, seat=None, auto=True, comment="")

    def _cut(self, version: int) -> None:
        restored: Position = self._before[version].copy()
        self.position = restored
        del self.entries[version:], self.events[version:], self._before[version:]


def _one_line(comment: str) -> str:
    """A comment as it can stand at the end of a line of a record."""
    return " ".join(comment.encode("utf-8", "replace").decode("utf-8").split())
