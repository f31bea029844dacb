"""Matches played at random with a love of building, so that positions with much track come up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import rainhill
from rainhill.games.steam.actions import SteamAction
from rainhill.games.steam.position import SteamPosition


def wander(
    seed: int, *, map: str, seats: int, edition: str, options: dict[str, str] | None = None, rounds: int = 99
) -> Iterator[SteamPosition]:
    """Every position of such a match, up to a round; everybody is given money and a better locomotive now and then."""
    rng = Random(seed)
    chosen: dict[str, Any] = {"first_order": "random"} | (options or {})
    position = rainhill.new("steam", map=map, seats=seats, edition=edition, options=chosen, seed=seed).position
    assert isinstance(position, SteamPosition)
    last = 0
    while (decision := position.decision()) is not None:
        view_round = position.flat.round
        if view_round > rounds:
            return
        if view_round != last:
            last = view_round
            levels = [min(6, last + rng.randrange(3)) for _ in range(seats)]
            arrange_money(position, seats, levels)
        yield position
        kinds = position.legal_kinds()
        if decision.kind == "build" and "lay" in kinds and rng.random() < 0.9:
            position.apply(choose_lay(position, rng))
        else:
            position.apply(position.sample(rng))


def choose_lay(position: SteamPosition, rng: Random) -> SteamAction:
    """One lay of a few that completes a link, if there is one."""
    lays = position.legal_of_kind("lay")
    some = rng.sample(lays, min(len(lays), 12))
    for lay in some:
        if any(event.key == "link-completed" for event in position.preview(lay)):
            return lay
    return some[0]


def arrange_money(position: SteamPosition, seats: int, levels: list[int]) -> None:
    """Nobody goes bankrupt, and locomotives grow; nothing else is touched."""
    dump = position.flat.dump()
    for seat in range(seats):
        dump["cash"][seat] = max(dump["cash"][seat], 30)
        dump["level"][seat] = max(dump["level"][seat], levels[seat])
    position.flat.restore(dump)
