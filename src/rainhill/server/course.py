"""The course of a match at a table, derived from its log alone: position, offers, stand-ins, clocks, result.

The only place on the server that plays actions. `enter` replays what is written; the functions in `moves` make new
rows by entering them first, so that what was written can always be entered again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import msgspec

from rainhill.games import find_game
from rainhill.kernel.game import Header
from rainhill.kernel.match import Match
from rainhill.kernel.plain import action_from_plain
from rainhill.server.clocks import Clock, press, start_clock
from rainhill.server.messages import LogEntry, Policy
from rainhill.server.wire import events_plain

By = Literal["person", "bot", "clock", "rules"]
_encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the log as it is stored."""

    number: int
    seat: int
    kind: str
    data: dict[str, Any]
    auto: bool
    by: By
    at: float
    key: str | None = None
    answer: str | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that waits for the others to agree; `by_number` is the log entry that made it."""

    what: Literal["undo", "end"]
    seat: int
    agreed: frozenset[int]


class BrokenLog(Exception):
    """A stored log that does not replay: our own mistake, or a damaged database."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(number, reason)
        self.number = number
        self.reason = reason


@dataclass
class Course:
    """Everything that follows from a header, the table's policy and the log."""

    match: Match
    policy: Policy
    bots: Mapping[int, str]
    """seats that were given to bots when the table was set up"""
    started: float
    entries: list[msgspec.Raw] = field(default_factory=list)
    """the log as clients get it"""
    chosen: list[tuple[int, int]] = field(default_factory=list)
    """(effective number, seat) of the actions that were chosen and still stand"""
    entered: int = 0
    """effective entries that the log has accounted for"""
    numbers: list[int] = field(default_factory=list)
    """the number in the log of every effective entry"""
    answers: dict[tuple[int, str], str] = field(default_factory=dict)
    conceded: set[int] = field(default_factory=set)
    stand_ins: dict[int, str] = field(default_factory=dict)
    offer: Offer | None = None
    offered: dict[int, int] = field(default_factory=dict)
    """seat -> number of chosen actions when it last made an offer: one offer a move is enough"""
    last_own: dict[int, int] = field(default_factory=dict)
    """seat -> number of its last entry as a person"""
    result: dict[str, Any] | None = None
    clock: Clock | None = None
    last_at: float = 0.0

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def asked(self) -> int | None:
        """The seat whose answer is awaited; None when it is over."""
        if self.result is not None:
            return None
        decision = self.match.decision
        return None if decision is None else decision.seat

    def bot_of(self, seat: int) -> str | None:
        """The bot that answers for a seat now, if any."""
        if seat in self.bots:
            return self.bots[seat]
        if seat in self.conceded:
            return self.policy.substitute
        return self.stand_ins.get(seat)

    @property
    def person_asked(self) -> int | None:
        """The seat asked, if a person answers for it; only persons have clocks."""
        asked = self.asked
        return None if asked is None or self.bot_of(asked) is not None else asked

    def persons(self) -> list[int]:
        """Seats a person answers for."""
        return [seat for seat in range(self.match.seats) if self.bot_of(seat) is None]


def new_course(header: Header, policy: Policy, bots: Mapping[int, str], started: float) -> Course:
    """A course before its first log entry; forced answers at the very beginning are already in the match."""
    match = Match(find_game(header.game), header)
    course = Course(match, policy, bots, started, last_at=started)
    course.clock = start_clock(policy.clock, match.seats, started, course.person_asked)
    return course


def enter(course: Course, row: Row) -> None:
    """Enter one row of the log."""
    if row.number != course.version + 1:
        raise BrokenLog(row.number, "number")
    acted, notation, events = False, "", ()
    match row.kind:
        case "action":
            notation, events = _enter_action(course, row)
            acted = not row.auto
        case "undo":
            _take_back(course, row)
        case "offer":
            course.offer = Offer(row.data["what"], row.seat, frozenset({row.seat}))
            course.offered[row.seat] = len(course.chosen)
        case "agree" if course.offer is not None:
            course.offer = replace(course.offer, agreed=course.offer.agreed | {row.seat})
        case "decline" | "withdraw":
            course.offer = None
        case "concede":
            course.conceded.add(row.seat)
        case "timeout" if row.data["at_zero"] == "lose":
            course.conceded.add(row.seat)
        case "timeout":
            course.stand_ins[row.seat] = row.data["bot"]
        case "hand-over":
            course.stand_ins[row.data["target"]] = row.data["bot"]
        case "take-back":
            course.stand_ins.pop(row.data["target"], None)
        case "ended":
            course.result = row.data
        case _:
            raise BrokenLog(row.number, "kind")
    _finish_entry(course, row, acted, notation, events)


def _enter_action(course: Course, row: Row) -> tuple[str, tuple[Any, ...]]:
    match = course.match
    action = action_from_plain(match.game.actions, row.data)
    if row.auto:
        # Playing the chosen action before this row has already given the forced answers after it.
        if course.entered >= match.version or match.entries[course.entered].action != action:
            raise BrokenLog(row.number, "not-forced")
    else:
        if course.entered != match.version:
            raise BrokenLog(row.number, "forced-answer-missing")
        match.play(action, seat=row.seat)
        course.chosen.append((course.entered, row.seat))
        if course.offer is not None and course.offer.what == "undo":
            course.offer = None
    entry = match.entries[course.entered]
    if entry.seat != row.seat or entry.auto != row.auto:
        raise BrokenLog(row.number, "seat")
    course.entered += 1
    course.numbers.append(row.number)
    outcome = match.outcome
    if outcome is not None and course.entered == match.version:
        course.result = _played_result(course)
    return match.game.format_action(action), match.events[course.entered - 1]


def _take_back(course: Course, row: Row) -> None:
    keep = int(row.data["to"])
    if keep > course.match.version or keep < 0:
        raise BrokenLog(row.number, "undo")
    while course.match.version > keep and course.match.undo() is not None:
        pass
    if course.match.version != keep:
        raise BrokenLog(row.number, "undo")
    course.entered = keep
    del course.numbers[keep:]
    course.chosen = [(number, seat) for number, seat in course.chosen if number < keep]
    course.offer = None


def _finish_entry(course: Course, row: Row, acted: bool, notation: str, events: tuple[Any, ...]) -> None:
    is_action = row.kind == "action"
    course.entries.append(
        msgspec.Raw(
            _encode(
                LogEntry(
                    number=row.number,
                    seat=row.seat,
                    kind=row.kind,  # type: ignore[arg-type]
                    by=row.by,
                    at=row.at,
                    action=row.data if is_action else None,
                    notation=notation,
                    auto=row.auto,
                    facts={} if is_action else row.data,
                    events=events_plain(events),
                )
            )
        )
    )
    if row.key is not None and row.answer is not None:
        course.answers[row.seat, row.key] = row.answer
    if row.by == "person":
        course.last_own[row.seat] = row.number
    course.last_at = row.at
    if course.clock is not None:
        course.clock = press(course.clock, course.policy.clock, row.at, course.person_asked, acted=acted)


def _played_result(course: Course) -> dict[str, Any]:
    """The rules' result; a seat that conceded cannot win any more."""
    outcome = course.match.outcome
    assert outcome is not None
    winners = list(outcome.winners)
    if course.conceded.intersection(winners):
        rows = ([seat for seat in group if seat not in course.conceded] for group in outcome.ranking)
        winners = next((row for row in rows if row), [])
    return {"how": "played", "reason": outcome.reason, "scores": list(outcome.scores), "winners": winners}
