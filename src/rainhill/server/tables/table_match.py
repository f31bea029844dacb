"""The match at a table, derived from its log alone: position, offers, stand-ins, clocks, result.

The only place on the server that plays actions. `replay` enters what is written; new rows are made by replaying them
first (`play` and `add`), so that what was written can always be replayed again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import msgspec

from rainhill.kernel.game import Game, Header
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import Refused
from rainhill.registry import find_game
from rainhill.server.protocol.actions import encode_action
from rainhill.server.protocol.encode import WrittenParts
from rainhill.server.protocol.messages import Policy
from rainhill.server.tables.clocks import Clock, Outage, press, reprieve, start_clock, uncharged
from rainhill.server.tables.errors import BrokenLog
from rainhill.server.tables.log_row import By, LogRow, entry_bytes

IN_ADVANCE = ("rules", "standing")
"""Who makes a row that nobody chose at the moment."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that waits for the others to agree."""

    what: Literal["undo", "end"]
    seat: int
    agreed: frozenset[int]


@dataclass
class TableMatch:
    """Everything that follows from a header, the table's policy and the log."""

    kernel_match: Match
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
    counts: list[int] = field(default_factory=list)
    """how many effective entries stood after every entry of the log"""
    answers: dict[tuple[int, str], str] = field(default_factory=dict)
    conceded: set[int] = field(default_factory=set)
    stand_ins: dict[int, str] = field(default_factory=dict)
    once: int | None = None
    """the seat whose present decision alone is left to a bot, because its time ran out"""
    missed: dict[int, int] = field(default_factory=dict)
    """seat -> how often in a row its time ran out"""
    waits: float | None = None
    """since when it waits for its people; nobody's clock runs and no bot moves meanwhile"""
    offer: Offer | None = None
    offered: dict[int, int] = field(default_factory=dict)
    """seat -> number of chosen actions when it last made an offer: one offer a move is enough"""
    last_own: dict[int, int] = field(default_factory=dict)
    """seat -> number of its last entry as a person"""
    result: dict[str, Any] | None = None
    clock: Clock | None = None
    last_at: float = 0.0
    outage_until: float = 0.0
    """the end of the last outage that was taken off"""
    written_parts: WrittenParts = field(default_factory=WrittenParts)
    """what the last views were written with"""

    # -- asking -------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.kernel_match.game

    @property
    def header(self) -> Header:
        return self.kernel_match.header

    @property
    def seats(self) -> int:
        return self.kernel_match.seats

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def asked(self) -> int | None:
        """The seat whose answer is awaited; None when it is over."""
        if self.result is not None:
            return None
        decision = self.kernel_match.decision
        return None if decision is None else decision.seat

    def bot_of(self, seat: int) -> str | None:
        """The bot that answers for a seat now, if any."""
        return self.policy.substitute if seat == self.once else self.lasting_bot(seat)

    def lasting_bot(self, seat: int) -> str | None:
        """The bot that has a seat, not only for one decision."""
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
        return [seat for seat in range(self.seats) if self.lasting_bot(seat) is None]

    @property
    def may_wait(self) -> bool:
        """Whether it waits while none of its people is there.

        Matches over days do not, nor those of bots alone. Without a clock it goes on until a person is asked, if
        there is one.
        """
        if self.asked is None or len(self.bots) == self.seats or self.policy.clock.kind == "days":
            return False
        return self.policy.clock.kind != "none" or not self.persons()

    def chosen_actions(self) -> list[dict[str, Any]]:
        """The actions that were chosen and still stand, as workers are asked about them."""
        return [encode_action(entry.action) for entry in self.kernel_match.entries if not entry.auto]

    def taken_back(self, version: int) -> int | None:
        """The first entry of the log that took back some of what stood after `version` entries, if any did."""
        stood = self.counts[version - 1] if version else 0
        return next((number for number, count in enumerate(self.counts[version:], version + 1) if count < stood), None)

    def past(self, version: int) -> Match:
        """The match as it stood after the first `version` entries of the log, if nothing of that was taken back.

        Nothing is replayed: the match keeps the positions it went through.
        """
        return self.kernel_match.branch(self.counts[version - 1] if version else 0)

    def check_not_over(self) -> None:
        """`Refused` once there is a result."""
        if self.result is not None:
            raise Refused("match-over")

    # -- new rows -----------------------------------------------------------------------------------------------------

    def begin(self) -> list[LogRow]:
        """The rows of the forced answers that stand at the very beginning."""
        return self._answer_forced(self.started)

    def play(self, action: Any, seat: int, by: By, now: float) -> list[LogRow]:
        """Play a typed action and the forced answers after it: their rows. `Refused` changes nothing."""
        self.check_not_over()
        row = LogRow(self.version + 1, seat, "action", by, now, action)
        self.replay(row)
        return [row, *self._answer_forced(now)]

    def add(self, seat: int, kind: str, facts: dict[str, Any], now: float, by: By = "person") -> LogRow:
        """The row of something that is not an action."""
        row = LogRow(self.version + 1, seat, kind, by, now, facts=facts)
        self.replay(row)
        return row

    def take_off(self, outage: Outage, now: float) -> list[LogRow]:
        """The row that takes an outage off the clock of the seat asked; none if no clock ran or it was done before."""
        clock = self.clock
        if clock is None or clock.asked is None or self.result is not None or outage.began < self.outage_until:
            return []
        if not uncharged(clock, outage):
            return []
        return [self.add(clock.asked, "outage", {"from": outage.began, "to": outage.ended}, now, "clock")]

    def _answer_forced(self, now: float) -> list[LogRow]:
        rows = []
        for entry in self.kernel_match.entries[self.entered :]:
            row = LogRow(self.version + 1, entry.seat, "action", "rules", now, entry.action, auto=True)
            self.replay(row)
            rows.append(row)
        return rows

    # -- every row ----------------------------------------------------------------------------------------------------

    def replay(self, row: LogRow) -> None:
        """Enter one row of the log."""
        if row.number != self.version + 1:
            raise BrokenLog(row.number, "number")
        acted, notation = False, ""
        events: Sequence[Any] = ()
        match row.kind:
            case "action":
                notation, events = self._replay_action(row)
                acted = not row.auto
            case "undo":
                self._take_back(row)
            case "offer":
                self.offer = Offer(row.facts["what"], row.seat, frozenset({row.seat}))
                self.offered[row.seat] = len(self.chosen)
            case "agree" if self.offer is not None:
                self.offer = replace(self.offer, agreed=self.offer.agreed | {row.seat})
            case "decline" | "withdraw":
                self.offer = None
            case "concede":
                self.conceded.add(row.seat)
            case "timeout" if row.facts["at_zero"] == "lose":
                self.conceded.add(row.seat)
            case "timeout" if not row.facts.get("handed", True):
                self.once = row.seat
                self.missed[row.seat] = self.missed.get(row.seat, 0) + 1
            case "timeout":
                self._stand_in(row.seat, row.facts["bot"])
            case "hand-over":
                self._stand_in(row.facts["target"], row.facts["bot"])
            case "take-back":
                self.stand_ins.pop(row.facts["target"], None)
            case "wait":
                self.waits = row.facts["since"]
            case "resume":
                self.waits = None
            case "outage":
                self.outage_until = row.facts["to"]
            case "ended":
                self.result = row.facts
            case _:
                raise BrokenLog(row.number, "kind")
        self._finish_entry(row, acted, notation, events)

    def _stand_in(self, seat: int, bot: str) -> None:
        self.stand_ins[seat] = bot
        self.missed.pop(seat, None)

    def _replay_action(self, row: LogRow) -> tuple[str, Sequence[Any]]:
        played = self.kernel_match
        if row.auto:
            # Playing the chosen action before this row has already given the forced answers after it.
            if self.entered >= played.version or played.entries[self.entered].action != row.action:
                raise BrokenLog(row.number, "not-forced")
        else:
            if self.entered != played.version:
                raise BrokenLog(row.number, "forced-answer-missing")
            played.play(row.action, seat=row.seat)
            if row.by not in IN_ADVANCE:
                # An answer given in advance goes with the action it answers: it is none to be taken back by itself.
                self.chosen.append((self.entered, row.seat))
            self.once = None
            if row.by == "person":
                self.missed.pop(row.seat, None)
            if self.offer is not None and self.offer.what == "undo":
                self.offer = None
        entry = played.entries[self.entered]
        if entry.seat != row.seat or entry.auto != row.auto:
            raise BrokenLog(row.number, "seat")
        self.entered += 1
        self.numbers.append(row.number)
        if played.outcome is not None and self.entered == played.version:
            self.result = self._played_result()
        return self.game.format_action(row.action), played.events[self.entered - 1]

    def _take_back(self, row: LogRow) -> None:
        played, keep = self.kernel_match, int(row.facts["to"])
        if keep > played.version or keep < 0:
            raise BrokenLog(row.number, "undo")
        while played.version > keep and played.undo() is not None:
            pass
        if played.version != keep:
            raise BrokenLog(row.number, "undo")
        self.entered = keep
        del self.numbers[keep:]
        self.chosen = [(number, seat) for number, seat in self.chosen if number < keep]
        self.offer = self.once = None

    def _finish_entry(self, row: LogRow, acted: bool, notation: str, events: Sequence[Any]) -> None:
        self.entries.append(entry_bytes(row, notation, events))
        self.counts.append(self.entered)
        if row.key is not None and row.answer is not None:
            self.answers[row.seat, row.key] = row.answer
        if row.by == "person":
            self.last_own[row.seat] = row.number
            self.waits = None
        self.last_at = row.at
        self._press(row, acted)

    def _press(self, row: LogRow, acted: bool) -> None:
        clock, policy = self.clock, self.policy.clock
        if clock is None:
            return
        away = _away_of(row)
        free = 0.0 if away is None else uncharged(clock, away)
        asked = None if self.waits is not None else self.person_asked
        self.clock = press(clock, policy, row.at, asked, acted=acted, free=free)
        if row.kind == "take-back" or (row.kind == "timeout" and row.seat == self.once):
            self.clock = reprieve(self.clock, policy, row.seat)
        elif row.kind == "resume" and asked is not None:
            self.clock = reprieve(self.clock, policy, asked)

    def _played_result(self) -> dict[str, Any]:
        """The rules' result; a seat that conceded cannot win any more."""
        outcome = self.kernel_match.outcome
        assert outcome is not None
        winners = list(outcome.winners)
        if self.conceded.intersection(winners):
            groups = ([seat for seat in group if seat not in self.conceded] for group in outcome.ranking)
            winners = next((group for group in groups if group), [])
        return {"how": "played", "reason": outcome.reason, "scores": list(outcome.scores), "winners": winners}


def _away_of(row: LogRow) -> Outage | None:
    """The time before an entry that is charged to nobody: no server ran, or none of the people was there."""
    if row.kind == "outage":
        return Outage(row.facts["from"], row.facts["to"])
    return Outage(row.facts["since"], row.at) if row.kind == "wait" else None


def new_table_match(header: Header, policy: Policy, bots: Mapping[int, str], started: float) -> TableMatch:
    """A match before its first log entry; forced answers at the very beginning are already in the kernel's match."""
    played = Match(find_game(header.game), header)
    made = TableMatch(played, policy, bots, started, last_at=started)
    made.clock = start_clock(policy.clock, played.seats, started, made.person_asked)
    return made
