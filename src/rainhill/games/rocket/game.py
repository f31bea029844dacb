"""Stephenson's Rocket as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rainhill.games.rocket.actions import ACTIONS, format_action, parse_action
from rainhill.games.rocket.info import INFO
from rainhill.games.rocket.map import list_rocket_maps, rocket_map
from rainhill.games.rocket.passes_ahead import standing_answer
from rainhill.games.rocket.position import RocketPosition
from rainhill.kernel.game import Game, Header
from rainhill.kernel.refusals import SetupError


def deal(header: Header, rng: Random) -> Mapping[str, str]:
    """The first player is drawn by lot (R1.1)."""
    return {"first": str(rng.randrange(len(header.seats)) + 1)}


def begin(_header: Header, _drawn: Mapping[str, str], first: int) -> Mapping[str, str]:
    """The table decides who begins (R1.1)."""
    return {"first": str(first + 1)}


def check_deal(header: Header) -> None:
    """The deal names the seat that begins, counted from 1, and nothing else (R1.1)."""
    first = header.deal.get("first", "")
    if set(header.deal) != {"first"} or first not in {str(n + 1) for n in range(len(header.seats))}:
        raise SetupError("bad-deal", deal=", ".join(f"{name} {value}" for name, value in header.deal.items()))


def start(header: Header) -> RocketPosition:
    """The position before the first action (R1)."""
    return RocketPosition.begin(header)


def round_of(position: RocketPosition) -> int:
    """Everybody has a turn in a round (R2.1)."""
    return (position.flat.turn - 1) // position.flat.seats + 1


GAME = Game(
    info=INFO,
    maps=list_rocket_maps,
    map_hash=lambda map_id: rocket_map(map_id).board.hash,
    deal=deal,
    check_deal=check_deal,
    start=start,
    actions=ACTIONS,
    format_action=format_action,
    parse_action=parse_action,
    begin=begin,
    own_maps=True,
    round_of=round_of,
    standing_answer=standing_answer,
)
