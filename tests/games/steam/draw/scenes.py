"""Positions of Steam to draw in tests: matches played on, and boards with chosen track."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from rainhill.games.steam.game import GAME
from rainhill.games.steam.map import list_steam_maps
from rainhill.games.steam.view import LinkView, SteamView, TileView
from rainhill.kernel.match import Match

MAPS = list_steam_maps()
SEATS = ("Ada", "Győző", "Ирина", "Marco <b> & Co")


@cache
def played(map_id: str, rounds: int, seed: int, edition: str = "base") -> Match:
    """A match after some rounds in which people build and deliver whenever they can; do not change it."""
    rng = Random(seed)
    match = Match.new(GAME, map=map_id, edition=edition, seats=SEATS, seed=seed)
    while match.decision is not None and match.view(None).round <= rounds:
        kinds = match.position.legal_kinds()
        wanted = [kind for kind in ("deliver", "new-city", "grow", "lay") if kind in kinds]
        kind = wanted[0] if wanted and rng.random() < 0.85 else "pass" if "pass" in kinds else rng.choice(kinds)
        match.play(rng.choice(match.position.legal_of_kind(kind)))
    return match


@cache
def start(map_id: str = "toy") -> SteamView:
    """The position before the first action."""
    view = Match.new(GAME, map=map_id, edition="base", seats=SEATS, seed=1).view(None)
    assert isinstance(view, SteamView)
    return view


def with_track(tiles: tuple[TileView, ...], links: tuple[LinkView, ...], map_id: str = "toy") -> SteamView:
    """The start with track on the map, whether anybody could have built it or not."""
    return replace(start(map_id), tiles=tiles, links=links)


def complete(number: int, owner: int | None, a: str, b: str, *hexes: str) -> LinkView:
    return LinkView(number, a, b, owner, "complete", hexes, None, None, None, ())


def incomplete(number: int, owner: int | None, a: str, *hexes: str, side: int = 0) -> LinkView:
    expires = None if owner is None else 2
    return LinkView(number, a, None, owner, "incomplete", hexes, hexes[-1], side, expires, ())
