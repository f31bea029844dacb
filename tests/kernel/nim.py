"""A game small enough to test matches and records without any railway: take one or two stones; who takes the last wins.

The edition "quick" starts with fewer stones. The deal says who begins. With one stone left the answer is forced.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from rainhill.kernel.game import Decision, Game, GameInfo, Header, Option, Outcome, Row
from rainhill.kernel.refusals import RecordError, Refused, SetupError


@dataclass(frozen=True, slots=True)
class Take:
    kind: ClassVar[str] = "take"
    stones: int


@dataclass(frozen=True, slots=True)
class Taken:
    key: ClassVar[str] = "taken"
    seat: int
    stones: int


class Heap:
    def __init__(self, stones: int, seats: int, seat: int) -> None:
        self.stones, self.seats, self.seat = stones, seats, seat
        self.taken = [0] * seats

    def decision(self) -> Decision | None:
        return Decision(self.seat, "take", {"stones": self.stones}) if self.stones else None

    def legal(self) -> list[Any]:
        return [Take(n) for n in (1, 2) if n <= self.stones]

    def legal_kinds(self) -> list[str]:
        return ["take"] if self.stones else []

    def legal_of_kind(self, kind: str) -> list[Any]:
        return self.legal() if kind == "take" else []

    def forced(self) -> Any | None:
        return Take(1) if self.stones == 1 else None

    def sample(self, rng: Random) -> Any:
        return rng.choice(self.legal())

    def apply(self, action: Any) -> tuple[Any, ...]:
        if action not in self.legal():
            raise Refused("too-many", "N1", stones=getattr(action, "stones", 0), left=self.stones)
        self.stones -= action.stones
        self.taken[self.seat] += action.stones
        event = Taken(self.seat, action.stones)
        if self.stones:
            self.seat = (self.seat + 1) % self.seats
        return (event,)

    def preview(self, action: Any) -> tuple[Any, ...]:
        return self.copy().apply(action)

    def copy(self) -> Heap:
        other = Heap(self.stones, self.seats, self.seat)
        other.taken = list(self.taken)
        return other

    def view(self, seat: int | None) -> Any:
        return {"seat": seat, "stones": self.stones}

    def views(self, seats: Sequence[int | None]) -> list[Any]:
        return [self.view(seat) for seat in seats]

    def outcome(self) -> Outcome | None:
        if self.stones:
            return None
        scores = tuple(int(seat == self.seat) for seat in range(self.seats))
        losers = tuple(seat for seat in range(self.seats) if seat != self.seat)
        return Outcome("empty", scores, (self.seat,), ((self.seat,), losers), (Row("last", scores, tuple(self.taken)),))

    def digest(self) -> str:
        return f"{self.stones:02d}{self.seat}" + "".join(f"{n:02d}" for n in self.taken)

    def referee(self) -> None:
        assert self.stones >= 0


def _deal(header: Header, rng: Random) -> dict[str, str]:
    return {"first": str(rng.randrange(len(header.seats)) + 1)}


def _check_deal(header: Header) -> None:
    if set(header.deal) != {"first"} or header.deal["first"] not in {str(n + 1) for n in range(len(header.seats))}:
        raise SetupError("bad-deal")


def _start(header: Header) -> Heap:
    stones = {"long": 7, "quick": 3}[header.edition] + (1 if header.options["extra"] == "yes" else 0)
    return Heap(stones if header.map == "heap" else 1, len(header.seats), int(header.deal["first"]) - 1)


def _parse(text: str) -> Take:
    found = re.fullmatch(r"take (\d{1,2})", text)
    if found is None:
        raise RecordError("action-unreadable", text=text[:80])
    return Take(int(found[1]))


NIM = Game(
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
    ),
    # On the map "pebble" there is one stone, so that even the first answer is forced.
    maps=lambda: ("heap", "pebble"),
    map_hash=lambda map_id: f"hash-of-{map_id}",
    deal=_deal,
    check_deal=_check_deal,
    start=_start,
    actions={"take": Take},
    format_action=lambda action: f"take {action.stones}",
    parse_action=_parse,
)


def find_nim(game_id: str) -> Game:
    if game_id != "nim":
        raise SetupError("unknown-game", game=game_id)
    return NIM
