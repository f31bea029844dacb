"""Views of Steam for the unit tests of the browser client: one of each kind of decision, from matches of bots.

Run it again after the view has changed: python -m tools.games.steam.views
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import rainhill
from rainhill.bots import make
from rainhill.games.steam.actions import PlaceCity
from rainhill.games.steam.view import SteamView
from rainhill.kernel.match import Match
from rainhill.server.protocol.encode import view_bytes

FILE = Path(__file__).parents[3] / "web" / "test" / "games" / "steam" / "steam-views.json"
SEATS = ("Ada", "Ben", "Cai")


def write_views(file: Path = FILE) -> None:
    """The first view of each kind that has enough in it to test something with."""
    found: dict[str, Any] = {}
    for edition in ("base", "standard"):
        for match, view in _moments(edition):
            name = _worth_keeping(view)
            if name is not None and name not in found:
                found[name] = json.loads(bytes(view_bytes(match, view.seat)))
    file.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def _moments(edition: str) -> Iterator[tuple[Match, SteamView]]:
    """Matches of greedy bots, with a random lay now and then, which leaves open links behind."""
    for seed in range(4):
        match = rainhill.new("steam", map="toy", edition=edition, seats=SEATS, seed=seed)
        bot, rng = make("greedy", seed), Random(seed)
        while match.decision is not None:
            view = match.view(match.decision.seat)
            assert isinstance(view, SteamView)
            yield match, view
            if view.lays and rng.random() < 0.3:
                match.play(rng.choice(view.lays).action)
            else:
                match.play(bot.choose(match, match.decision.seat))


def _worth_keeping(view: SteamView) -> str | None:
    assert view.decision is not None
    kind = view.decision.kind
    if view.edition == "standard":
        return {"auction": "bidding", "capital": "capital"}.get(kind)
    if kind == "build" and any(isinstance(action, PlaceCity) for action in view.legal):
        return "city"
    if kind == "build":
        redirected = {lay.how for lay in view.lays} >= {"improve", "redirect"}
        return "build" if redirected and any(link.expires is not None for link in view.links) else None
    if kind == "goods":
        return "goods" if len(view.deliveries) > 2 else None
    return kind


if __name__ == "__main__":
    write_views()
