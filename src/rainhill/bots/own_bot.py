"""Bots of one's own in the same process: an object, a class or a function. What they raise comes with its traceback."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Unpack

from rainhill import bots
from rainhill.bots.bot import Bot
from rainhill.bots.record_tags import tags_of_bots
from rainhill.kernel.match import Match
from rainhill.registry import MatchSetup, new


class Chooser(Protocol):
    """An object that chooses; it need not have a name."""

    def choose(self, match: Match, seat: int, /) -> Any:
        """A legal action for the seat whose decision it is."""


OwnBot = Chooser | type[Any] | Callable[[Match, int], Any]
"""An object with `choose(match, seat)`, a class that makes such objects, or a function that chooses."""


@dataclass(frozen=True, slots=True)
class FunctionBot:
    """A function that chooses, as a bot."""

    function: Callable[[Match, int], Any]
    name: str

    def choose(self, match: Match, seat: int) -> Any:
        """What the function returns."""
        return self.function(match, seat)


@dataclass(frozen=True, slots=True)
class NamedBot:
    """An object that chooses, under a name."""

    bot: Any
    name: str

    def choose(self, match: Match, seat: int) -> Any:
        """What the object chooses."""
        return self.bot.choose(match, seat)


def as_bot(given: str | OwnBot, seed: int | None = None, name: str | None = None) -> Bot:
    """A bot from the name of one of ours, an object, a class or a function; TypeError says what is missing.

    A class gets the seed if it asks for one.
    """
    if isinstance(given, str):
        return bots.make(given, seed)
    called = name or getattr(given, "name", None) or getattr(given, "__name__", None) or type(given).__name__
    if isinstance(given, type):
        made = given(seed=bots.settle_seed(seed)) if _wants_seed(given) else given()
        return as_bot(made, seed, str(called) if isinstance(called, str) else given.__name__)
    if callable(getattr(given, "choose", None)):
        return NamedBot(given, str(called))
    if callable(given):
        return FunctionBot(given, str(called))
    raise TypeError(f"{given!r} is no bot: it has no method choose(match, seat), and it cannot be called")


def _wants_seed(kind: type[Any]) -> bool:
    try:
        return "seed" in inspect.signature(kind).parameters
    except (TypeError, ValueError):
        return False


def play_series(
    game: str, players: Sequence[str | OwnBot], *, matches: int, **setup: Unpack[MatchSetup]
) -> Iterator[Match]:
    """Matches between bots in this process, each to its end; everybody moves on by one seat a match.

    Match n (from 0) has the seed `seed + n`, 1 + n unless told. `players` has a bot a seat. What a bot raises is raised
    here, with a note that tells the match, the seat and the version, so that it can be played up to there again.
    """
    first = setup.get("seed")
    seed = 1 if first is None else first
    for n in range(matches):
        order = [players[(seat - n) % len(players)] for seat in range(len(players))]
        match = new(game, **_with_seed(setup, seed + n))
        seats = [as_bot(player, (seed + n) * 16 + seat) for seat, player in enumerate(order)]
        match.tags |= tags_of_bots([bot.name for bot in seats])
        while (asked := match.decision) is not None:
            try:
                match.play(seats[asked.seat].choose(match, asked.seat), seat=asked.seat)
            except Exception as error:
                where = f"seat {asked.seat} of match {n} (seed {seed + n}), version {match.version}"
                error.add_note(f"{seats[asked.seat].name} in {where}")
                raise
        yield match


def _with_seed(setup: MatchSetup, seed: int) -> MatchSetup:
    drawn = setup.copy()
    drawn["seed"] = seed
    return drawn
