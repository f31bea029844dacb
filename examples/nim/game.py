"""Nim: take one or two stones from the heap; who takes the last one wins.

A whole game for Rainhill in one file, and the pattern for docs/howto/add-a-game.md: copied to
`src/rainhill/games/nim/` and named in the registry it is played in the terminal, on the table server, in the browser
and by bots. The edition "quick" starts with fewer stones. The deal says who begins. With one stone left the answer is
forced. It is not played on hexes, so its two maps are only names: on "pebble" there is a single stone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from rainhill.kernel.game import Decision, Game, GameInfo, Header, Option, Outcome, Row
from rainhill.kernel.refusals import RecordError, Refused, SetupError

# -- what is chosen, what happens, what is seen -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Take:
    """Take stones."""

    kind: ClassVar[str] = "take"
    stones: int


@dataclass(frozen=True, slots=True)
class Taken:
    """Stones were taken."""

    key: ClassVar[str] = "taken"
    seat: int
    stones: int


@dataclass(frozen=True, slots=True)
class NimSeat:
    """One seat; `score` is 1 for the winner."""

    seat: int
    name: str
    score: int
    stones: int


@dataclass(frozen=True, slots=True)
class NimView:
    """What a seat (None: a spectator) sees: everything, for nothing is secret."""

    seat: int | None
    game: str
    map: str
    edition: str
    options: dict[str, str]
    decision: Decision | None
    legal: tuple[Take, ...]
    seats: tuple[NimSeat, ...]
    stones: int
    outcome: Outcome | None


# -- the rules --------------------------------------------------------------------------------------------------------


class NimPosition:
    """The heap, whose turn it is, and what everybody has taken."""

    def __init__(self, header: Header, stones: int, seat: int) -> None:
        self.header, self.stones, self.seat = header, stones, seat
        self.taken = [0] * len(header.seats)

    def decision(self) -> Decision | None:
        return Decision(self.seat, "take", {"stones": self.stones}) if self.stones else None

    def legal(self) -> list[Take]:
        return [Take(n) for n in (1, 2) if n <= self.stones]

    def legal_kinds(self) -> list[str]:
        return ["take"] if self.stones else []

    def legal_of_kind(self, kind: str) -> list[Take]:
        return self.legal() if kind == "take" else []

    def forced(self) -> Take | None:
        return Take(1) if self.stones == 1 else None

    def sample(self, rng: Random) -> Take:
        return rng.choice(self.legal())

    def apply(self, action: Any) -> tuple[Taken, ...]:
        if action not in self.legal():
            raise Refused("too-many", "N1", stones=getattr(action, "stones", 0), left=self.stones)
        self.stones -= action.stones
        self.taken[self.seat] += action.stones
        event = Taken(self.seat, action.stones)
        if self.stones:
            self.seat = (self.seat + 1) % len(self.taken)
        return (event,)

    def preview(self, action: Any) -> tuple[Taken, ...]:
        return self.copy().apply(action)

    def copy(self) -> NimPosition:
        other = NimPosition(self.header, self.stones, self.seat)
        other.taken = list(self.taken)
        return other

    def known_to(self, seat: int) -> NimPosition:  # noqa: ARG002
        return self.copy()

    def view(self, seat: int | None) -> NimView:
        header, asked = self.header, self.decision()
        outcome = self.outcome()
        scores = outcome.scores if outcome is not None else (0,) * len(self.taken)
        return NimView(
            seat=seat,
            game=header.game,
            map=header.map,
            edition=header.edition,
            options=dict(header.options),
            decision=asked,
            legal=tuple(self.legal()) if asked is not None and asked.seat == seat else (),
            seats=tuple(NimSeat(n, name, scores[n], self.taken[n]) for n, name in enumerate(header.seats)),
            stones=self.stones,
            outcome=outcome,
        )

    def views(self, seats: Sequence[int | None]) -> list[NimView]:
        return [self.view(seat) for seat in seats]

    def outcome(self) -> Outcome | None:
        if self.stones:
            return None
        seats = range(len(self.taken))
        scores = tuple(int(seat == self.seat) for seat in seats)
        losers = tuple(seat for seat in seats if seat != self.seat)
        return Outcome("empty", scores, (self.seat,), ((self.seat,), losers), (Row("last", scores, tuple(self.taken)),))

    def scores(self) -> tuple[int, ...]:
        outcome = self.outcome()
        return (0,) * len(self.taken) if outcome is None else outcome.scores

    def digest(self) -> str:
        return f"{self.stones:02d}{self.seat}" + "".join(f"{n:02d}" for n in self.taken)

    def referee(self) -> None:
        assert self.stones >= 0


# -- setting up, writing down -----------------------------------------------------------------------------------------


def _deal(header: Header, rng: Random) -> dict[str, str]:
    return {"first": str(rng.randrange(len(header.seats)) + 1)}


def _check_deal(header: Header) -> None:
    if set(header.deal) != {"first"} or header.deal["first"] not in {str(n + 1) for n in range(len(header.seats))}:
        raise SetupError("bad-deal")


def _start(header: Header) -> NimPosition:
    stones = {"long": 7, "quick": 3}[header.edition] + (1 if header.options["extra"] == "yes" else 0)
    return NimPosition(header, stones if header.map == "heap" else 1, int(header.deal["first"]) - 1)


def _parse(text: str) -> Take:
    found = re.fullmatch(r"take (\d{1,2})", text)
    if found is None:
        raise RecordError("action-unreadable", text=text[:80])
    return Take(int(found[1]))


GAME = Game(
    info=GameInfo(
        id="nim",
        title="Nim",
        designer="nobody",
        rules=2,
        seats=(2, 3),
        editions=("long", "quick"),
        default_edition="long",
        options=(Option("extra", ("no", "yes"), {"": "no"}),),
        default_map="heap",
        open_deal=("first",),
    ),
    maps=lambda: ("heap", "pebble"),
    map_hash=lambda map_id: f"hash-of-{map_id}",
    deal=_deal,
    check_deal=_check_deal,
    start=_start,
    actions={"take": Take},
    format_action=lambda action: f"take {action.stones}",
    parse_action=_parse,
)
