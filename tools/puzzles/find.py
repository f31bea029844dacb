"""Finds puzzles: lets bots play, and looks in their matches for decisions where one choice is clearly best."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

import rainhill
from rainhill.bots import make
from rainhill.bots.bot import Budget, Choice
from rainhill.bots.search import SearchBot
from rainhill.kernel.match import Match

GLANCE = 120
NODES = 800
"""A decision that looks clear at a glance is searched so long; whether that was right is checked by TIMES as much."""
TIMES = 10
CLEAR = 0.06
"""How much more of the chance to win than the second best has: in the long search, and looked at from behind."""
LIKELY = 0.03
"""With so much at a glance a longer look is worth its while."""
FEW = 3
"""With fewer choices there is nothing to find. The best of them are looked at from behind."""
MOST_OF_A_MATCH = 8
SHOWN = 8
FOLLOWED = 6
APART = 3
"""Entries between two puzzles of a match."""
ASKED = {"novice": 6, "clerk": 6, "engineer": 4, "baron": 4}
"""level -> how often it is asked"""
EASY = 0.5
"""A level finds a puzzle that it finds so often."""
PLAYERS = ("clerk", "search:nodes=30", "search:nodes=120", "search:nodes=120")


@dataclass(frozen=True, slots=True)
class Found:
    """What is written about a puzzle."""

    match: Match
    entry: int
    data: dict[str, Any]


def puzzles_of(game: str, seed: int) -> Iterator[Found]:
    """The puzzles of one match, which depends on the seed alone."""
    rng = Random(f"{game} {seed}")
    tables = import_module(f"tools.games.{game}.puzzle_tables")
    game_map, edition, counts = rng.choice(tables.TABLES)
    seats = rng.choice(counts)
    match = rainhill.new(game, map=game_map, edition=edition, seats=seats, seed=seed)
    bots = [make(rng.choice(PLAYERS), seed * 10 + seat) for seat in range(seats)]
    taken, last = 0, -APART
    while (decision := match.decision) is not None and taken < MOST_OF_A_MATCH:
        asked = decision.kind not in tables.LEFT_OUT and match.version >= seats * 2
        if asked and match.version - last >= APART:
            found = look(match, decision.seat, seed, tables.LOOKED_AT)
            if found is not None:
                yield found
                taken, last = taken + 1, match.version
        match.play(bots[decision.seat].choose(match, decision.seat))


def look(match: Match, seat: int, seed: int, often: int) -> Found | None:
    """The decision at hand as a puzzle, if it is a good one; choices the search went into less often have no say."""

    def ranked_by(nodes: int, luck: int) -> list[Choice]:
        thinking = SearchBot(luck, Budget(nodes=nodes)).think(match, seat)
        known = [choice for choice in thinking.choices if choice.visits >= often]
        return sorted(known, key=lambda choice: (-choice.chances[seat], -choice.points[seat]))

    if len(match.legal()) < FEW or _lead(ranked_by(GLANCE, seed), seat) < LIKELY:
        return None
    ranked = ranked_by(NODES, seed)
    if _lead(ranked, seat) < CLEAR:
        return None
    behind = [_behind(match, choice, seat, seed) for choice in ranked[:FEW]]
    if behind[0] - max(behind[1:]) < CLEAR:
        return None
    known = ranked_by(NODES * TIMES, seed + 1)
    if known[0].action != ranked[0].action or _lead(known, seat) < CLEAR:
        return None
    found = {level: _how_often(match, seat, level, known[0].action) for level in ASKED}
    return Found(match, match.version, _described(match, seat, known, found))


def _lead(ranked: Sequence[Choice], seat: int) -> float:
    """How much better the best is than the second; nothing where too few were looked at to say so."""
    return ranked[0].chances[seat] - ranked[1].chances[seat] if len(ranked) >= FEW else 0.0


def _behind(match: Match, choice: Choice, seat: int, seed: int) -> float:
    """The chance to win once the choice was made, by a search of its own."""
    after = match.copy()
    after.play(choice.action)
    if after.decision is None:
        assert after.outcome is not None
        return 1 / len(after.outcome.winners) if seat in after.outcome.winners else 0.0
    return SearchBot(seed, Budget(nodes=NODES)).think(after, after.decision.seat).chances[seat]


def _how_often(match: Match, seat: int, level: str, action: Any) -> float:
    asked = ASKED[level]
    hits = [n for n in range(asked) if make(level, 1000 + n).choose(match, seat) == action]
    return len(hits) / asked


def grade_of(found: dict[str, float]) -> int:
    """1 to 5: how far up the levels one has to go."""
    for grade, level in enumerate(ASKED, 1):
        if found[level] >= EASY:
            return grade
    return len(ASKED) + 1


def _described(match: Match, seat: int, known: Sequence[Choice], found: dict[str, float]) -> dict[str, Any]:
    notation = match.game.format_action
    decision = match.decision
    assert decision is not None
    played = "\n".join(notation(entry.action) for entry in match.entries)
    name = hashlib.sha256(f"{match.header} {played}".encode()).hexdigest()[:8]
    choices = [
        [notation(choice.action), round(choice.chances[seat], 3), round(choice.points[seat], 1)]
        for choice in known[:SHOWN]
    ]
    return {
        "id": name,
        "map": match.header.map,
        "edition": match.header.edition,
        "seats": match.seats,
        "entry": match.version,
        "seat": seat,
        "kind": decision.kind,
        "grade": grade_of(found),
        "found": {level: round(often, 2) for level, often in found.items()},
        "choices": choices,
        "line": [notation(action) for action in known[0].line[:FOLLOWED]],
        "nodes": NODES * TIMES,
    }
