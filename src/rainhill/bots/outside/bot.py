"""Bots people bring along: programs that are asked over the line protocol, with a fall-back for every failure.

Whatever such a program does - ends, hangs, talks nonsense, cheats - costs it the turn, which the greedy bot takes, and
never the match. What went wrong is counted.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rainhill.bots import greedy
from rainhill.bots.outside import protocol
from rainhill.bots.outside.process import BotGone, Process
from rainhill.bots.outside.protocol import Answer, Garbage
from rainhill.kernel.game import Header
from rainhill.kernel.match import Entry, Match
from rainhill.kernel.refusals import SetupError

STARTING = 20.0
"""Seconds a program has to say hello: interpreters can be slow to start, and this is not thinking time."""
GRACE = 0.5
"""Seconds between the request to stop and the end."""
LONGEST_TRACE = 4000
"""Characters; the end of a traceback says what went wrong."""
PATIENCE = 5
"""Failures in one match after which a bot is not asked any more until the next."""


@dataclass(frozen=True, slots=True)
class OutsideSpec:
    """A bot of somebody's own: what to call it, what to run, and how long it may think."""

    name: str
    command: tuple[str, ...]
    seconds: float = 5.0
    nodes: int | None = None


class Fault(Exception):
    """A failure of the program; `kind` is "crash", "timeout", "garbage" or "illegal"."""

    def __init__(self, kind: str, reason: str = "", trace: str = "") -> None:
        super().__init__(kind, reason, trace)
        self.kind = kind
        self.reason = reason
        self.trace = trace[-LONGEST_TRACE:]
        """the program's own words about it, as many lines as it used"""


class OutsideBot:
    """A program in a seat. It is started when it is first asked, and again after it has failed."""

    def __init__(self, own: OutsideSpec, seed: int) -> None:
        self.own = own
        self.name = own.name
        self.seed = seed
        self.faults: Counter[str] = Counter()
        self.last_fault: Fault | None = None
        """what went wrong with the last answer, if anything did"""
        self.searched = 0
        """nodes of the last answer, as the program says"""
        self._process: Process | None = None
        self._number = 0
        self._header: Header | None = None
        """of the match the program was told about"""
        self._seat = -1
        self._told: Sequence[Entry] = ()
        self._playing: Header | None = None
        self._failed = 0

    def choose(self, match: Match, seat: int) -> Any:
        """The program's action; the greedy bot's if the program fails."""
        self.last_fault, self.searched = None, 0
        if match.header != self._playing:
            self._playing, self._failed = match.header, 0
        try:
            if self._failed >= PATIENCE:
                raise Fault("absent")
            return self._ask(match, seat)
        except Fault as fault:
            self._failed += 1
            self.last_fault = fault
            self.faults[fault.kind] += 1
            return greedy.make(self.seed).choose(match, seat)

    def begin(self, seed: int) -> None:
        """Another match begins: what failed before is forgiven."""
        self.seed, self._header, self._failed = seed, None, 0

    def greet(self) -> None:
        """Start the program now; SetupError if it does not say hello."""
        try:
            self._start()
        except Fault as fault:
            raise SetupError("own-bot-silent", bot=self.name, reason=fault.reason or fault.kind) from fault

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        self._header = None
        if process is not None:
            process.close(protocol.write({"say": "quit"}))

    # -- inside -------------------------------------------------------------------------------------------------------

    def _ask(self, match: Match, seat: int) -> Any:
        process = self._start()
        self._tell(process, match, seat)
        self._number += 1
        process.send(protocol.write(protocol.go(match, seat, self._number, self.own.seconds, self.own.nodes)))
        try:
            answer = self._answer(process, match)
        except Fault as fault:
            # A program that has ended or does not answer is started anew; one that erred may stay.
            if fault.kind in ("crash", "timeout"):
                self._drop()
            raise
        if answer.action not in match.legal():
            raise Fault("illegal", match.game.format_action(answer.action))
        self.searched = answer.nodes
        return answer.action

    def _start(self) -> Process:
        if self._process is None:
            try:
                self._process = Process(self.own.command)
            except BotGone as gone:
                raise Fault("crash", str(gone)) from gone
            self._header = None
            self._process.send(protocol.write(protocol.hello()))
            try:
                self._hear_hello(self._process)
            except Fault:
                self._drop()
                raise
        return self._process

    def _hear_hello(self, process: Process) -> None:
        # Whoever may think for minutes is not given up before that, however busy the machine is.
        message = self._hear(process, time.monotonic() + max(STARTING, self.own.seconds))
        if message is None:
            raise Fault("timeout", process.complaint)
        if message["say"] != "hello" or message.get("protocol") != protocol.PROTOCOL:
            raise Fault("garbage", f"hello, protocol {protocol.PROTOCOL}?")

    def _tell(self, process: Process, match: Match, seat: int) -> None:
        """What has happened since the last question; everything anew if this is another match or another past."""
        known = len(self._told)
        if match.header != self._header or seat != self._seat or match.entries[:known] != self._told:
            process.send(protocol.write(protocol.new_match(match.header, seat, self.seed)))
            self._header, self._seat, known = match.header, seat, 0
        if known < match.version:
            process.send(protocol.write(protocol.played(match.game, match.entries[known:], match.version)))
        self._told = list(match.entries)

    def _answer(self, process: Process, match: Match) -> Answer:
        until = time.monotonic() + self.own.seconds
        reminded = False
        while True:
            message = self._hear(process, until)
            if message is None and reminded:
                raise Fault("timeout")
            if message is None:
                process.send(protocol.write({"say": "stop", "number": self._number}))
                until, reminded = until + GRACE, True
            elif message.get("number") != self._number:
                # An answer to a question that was given up, or a remark: whatever it is, it is not the answer.
                continue
            elif message["say"] == "trouble":
                raise Fault("crash", str(message.get("text", ""))[:200], str(message.get("trace", "")))
            elif message["say"] == "best":
                try:
                    return protocol.read_answer(message, match)
                except Garbage as garbage:
                    raise Fault("garbage", str(garbage)) from garbage

    def _hear(self, process: Process, until: float) -> dict[str, Any] | None:
        try:
            line = process.receive(until)
            return None if line is None else protocol.read(line)
        except BotGone as gone:
            raise Fault("crash", str(gone), process.complaints) from gone
        except Garbage as garbage:
            raise Fault("garbage", str(garbage)) from garbage

    def _drop(self) -> None:
        process, self._process = self._process, None
        self._header = None
        if process is not None:
            process.close()
