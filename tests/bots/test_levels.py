"""Levels: every one plays every game, map and edition legally, and budgets say how much is searched."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

import rainhill
from rainhill import SetupError, bots
from rainhill.bots.bot import Thinker, finish
from rainhill.bots.game_bots import bots_of
from rainhill.bots.levels import LEVELS
from rainhill.kernel.match import Match
from rainhill.locales import has_text
from rainhill.locales.words import bot_described
from rainhill.registry import find_game, list_games
from tests.rounds import amount

PLACES = [
    (game, map_id, edition)
    for game in list_games()
    for map_id, edition in product(find_game(game).maps(), find_game(game).info.editions)
]


def somewhere(game: str, map_id: str, edition: str, seed: int) -> Match:
    """A match some way into it."""
    match = rainhill.new(game, map=map_id, edition=edition, seats=3, seed=seed)
    rng = Random(seed)
    for _ in range(rng.randrange(25)):
        if match.decision is not None:
            match.play(match.position.sample(rng))
    return match


@pytest.mark.slow
@pytest.mark.parametrize("level", bots.list_levels())
@pytest.mark.parametrize(("game", "map_id", "edition"), PLACES)
def test_every_level_answers_legally_everywhere(level: str, game: str, map_id: str, edition: str) -> None:
    searches = LEVELS[level].mind == "search"
    for seed in range(3):
        match = somewhere(game, map_id, edition, seed)
        if match.decision is None:
            continue
        bot = bots.make(f"{level}:nodes=5" if searches else level, seed)
        digest = match.position.digest()
        action = bot.choose(match, match.decision.seat)
        assert action in match.legal()
        assert action == bot.choose(match, match.decision.seat)
        assert match.position.digest() == digest


def test_a_budget_in_nodes_is_kept_and_told() -> None:
    match = rainhill.new("rocket", map="toy", seats=3, seed=1)
    assert match.decision is not None
    for name in ("search:nodes=40", "baron:nodes=40"):
        bot = bots.make(name, 1)
        assert bot.name == name
        assert isinstance(bot, Thinker)
        assert 0 < bot.think(match, match.decision.seat).nodes <= 40


def test_a_budget_in_seconds_is_kept() -> None:
    match = rainhill.new("rocket", map="toy", seats=3, seed=1)
    assert match.decision is not None
    bot = bots.make("search:seconds=0.05", 1)
    assert isinstance(bot, Thinker)
    assert bot.think(match, match.decision.seat).seconds < 2.0


@pytest.mark.parametrize(
    "name",
    [
        "search:",
        "search:nodes",
        "search:nodes=0",
        "search:nodes=x",
        "search:depth=3",
        "greedy:nodes=5",
        "novice:seconds=1",
        "search:seconds=-1",
        "search:nodes=1:nodes=2",
    ],
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(SetupError) as raised:
        bots.make(name)
    assert raised.value.code == "bad-bot-budget"


@pytest.mark.parametrize("game", list_games())
def test_levels_that_search_have_growing_budgets_within_two_seconds(game: str) -> None:
    budgets = [bots_of(game).strengths[level.id].budget for level in LEVELS.values() if level.mind == "search"]
    nodes = [budget.nodes or 0 for budget in budgets]
    assert nodes == sorted(set(nodes))
    assert all(budget.seconds is not None and budget.seconds <= 2.0 for budget in budgets)


def test_stronger_levels_know_more_of_steam() -> None:
    insights = [strength.insight for strength in bots_of("steam").strengths.values()]
    assert insights == sorted(set(insights))
    assert insights[-1] == 1.0


def test_every_bot_has_words() -> None:
    for bot in bots.list_bots():
        assert has_text(f"bot-level-{bot}")
        assert bot in bot_described(bot)


def winners(game: str, lineup: list[str], matches: int, **setup: Any) -> float:
    """The first bot's share of victories; it moves on by one seat a match."""
    won = 0.0
    for n in range(matches):
        seats = [lineup[(seat - n) % len(lineup)] for seat in range(len(lineup))]
        match = rainhill.new(game, seats=len(seats), seed=n, **setup)
        finish(match, [bots.make(name, n) for name in seats])
        assert match.outcome is not None
        won += sum(seats[seat] == lineup[0] for seat in match.outcome.winners) / len(match.outcome.winners)
    return won / matches


@pytest.mark.slow
@pytest.mark.parametrize("game", list_games())
def test_a_novice_beats_chance_and_loses_to_a_clerk(game: str) -> None:
    assert winners(game, ["novice", "random", "random"], amount(9, 6)) > 0.7
    assert winners(game, ["novice", "clerk", "clerk"], amount(12, 6)) < 0.25


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["base", "standard"])
def test_s10_4_a_novice_does_not_ruin_itself(edition: str) -> None:
    """S10.4: bankruptcy is what a beginner's level must not end in."""
    for seed in range(amount(6, 2)):
        match = rainhill.new("steam", map="northeast", edition=edition, seats=4, seed=seed)
        finish(match, [bots.make("novice", seed)] * 4)
        assert not any(seat.bankrupt for seat in match.view(None).seats)
