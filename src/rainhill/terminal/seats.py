"""Who sits at the table: persons by name, bots as `bot:baron`.

A bot's seat is called "baron (bot)", so that a record tells by itself which seats bots have when it is taken up again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rainhill.bots import USUAL
from rainhill.bots.outside.roster import BUILT_IN, Roster
from rainhill.kernel.refusals import SetupError

_BOT_SEAT = re.compile(r"(?P<bot>[a-z][a-z0-9_-]*(?: (?:nodes|seconds)=[0-9.]+)*)(?: \d+)? \(bot\)")


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat to be taken; `bot` is None for a person."""

    name: str
    bot: str | None


def read_seats(given: str, roster: Roster = BUILT_IN) -> list[Seat]:
    """The seats of `--seats`: names and bots, separated by commas."""
    return name_seats([part.strip() for part in given.split(",") if part.strip()], roster)


def name_seats(asked: Sequence[str], roster: Roster = BUILT_IN) -> list[Seat]:
    """Persons keep their names; bots get names nobody else has."""
    usual = usual_bot(roster)
    kinds = [part[4:].strip().lower() or usual if part.lower().startswith("bot:") else None for part in asked]
    seats: list[Seat] = []
    for part, bot in zip(asked, kinds, strict=True):
        if bot is None:
            seats.append(Seat(part, None))
            continue
        roster.check(bot)
        twins = sum(seat.bot == bot for seat in seats)
        # A colon cannot stand in the name of a seat.
        called = bot.replace(":", " ")
        seats.append(Seat(f"{called} {twins + 1} (bot)" if kinds.count(bot) > 1 else f"{called} (bot)", bot))
    return seats


def usual_bot(roster: Roster = BUILT_IN) -> str:
    """Who takes a seat if nobody says which bot: whoever was brought along came to play."""
    return next(iter(roster.own), USUAL)


def bots_in(names: Sequence[str], roster: Roster = BUILT_IN) -> dict[int, str]:
    """Which seats of a record belong to bots that we have."""
    found = {}
    for seat, name in enumerate(names):
        known = _BOT_SEAT.fullmatch(name)
        bot = known["bot"].replace(" ", ":") if known else ""
        try:
            roster.check(bot)
        except SetupError:
            continue
        found[seat] = bot
    return found
