"""Every bot: made by name, legal, repeatable, and blind to what its seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rainhill
from rainhill import SetupError, bots
from rainhill.bots.bot import finish
from rainhill.kernel.match import Match

# What searches is tested with few nodes, here as a kind and in test_levels.py as levels.
BOTS = ("random", "greedy", "search:nodes=6", "novice", "clerk")
EDITIONS = ("1999", "2018")


def toy(edition: str = "2018", seats: int = 3, seed: int = 1, **options: str) -> Match:
    return rainhill.new("rocket", map="toy", edition=edition, seats=seats, seed=seed, options=options)


def with_scores(match: Match, scores: list[int]) -> Match:
    """The same match with other totals, as if points had been paid differently."""
    changed = match.copy()
    position: Any = changed.position
    dump = position.flat.dump()
    dump["score"][: len(scores)] = scores
    position.flat.restore(dump)
    return changed


def test_the_registry_lists_kinds_and_levels_weakest_first() -> None:
    levels = ("novice", "clerk", "engineer", "baron", "stephenson")
    assert bots.list_levels() == levels
    assert bots.list_bots() == ("random", "greedy", "search", *levels)
    assert [bots.make(name, 1).name for name in bots.list_bots()] == list(bots.list_bots())
    assert [bots.make(name, 1).name for name in BOTS] == list(BOTS)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError) as raised:
        bots.make("stockfish")
    assert raised.value.code == "unknown-bot"
    assert raised.value.facts == {"bot": "stockfish", "known": bots.list_bots()}


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_take_legal_actions_to_the_end(name: str, edition: str, seats: int) -> None:
    match = toy(edition, seats)
    bot = bots.make(name, 5)
    while (decision := match.decision) is not None:
        action = bot.choose(match, decision.seat)
        assert action in match.legal()
        match.play(action, seat=decision.seat)
        match.position.referee()
    assert match.outcome is not None


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    records = []
    for seed in (7, 7, 8):
        match = toy()
        finish(match, [bots.make(name, seed)] * 3)
        records.append(match.entries)
    assert records[0] == records[1]
    assert records[0] != records[2]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_without_a_seed_plays_too(name: str) -> None:
    match = toy()
    finish(match, [bots.make(name)] * 3)
    assert match.over


@pytest.mark.parametrize("name", BOTS)
def test_undo_does_not_change_a_bots_mind(name: str) -> None:
    match = toy()
    bot = bots.make(name, 3)
    for _ in range(6):
        decision = match.decision
        assert decision is not None
        action = bot.choose(match, decision.seat)
        match.play(action)
        match.undo()
        assert bot.choose(match, decision.seat) == action
        match.play(action)


@pytest.mark.parametrize("name", BOTS)
def test_choosing_changes_nothing(name: str) -> None:
    match = toy("1999")
    match.play("invest leather in Kettleford")
    digest = match.position.digest()
    decision = match.decision
    assert decision is not None
    bots.make(name, 1).choose(match, decision.seat)
    assert match.position.digest() == digest


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", range(4))
def test_r8_4_secret_totals_do_not_influence_a_bot(name: str, seed: int) -> None:
    """R8.4: in 1999 the totals of the others are secret, so changing them changes no choice."""
    match = toy("1999", seed=seed)
    rng = Random(seed)
    bot = bots.make(name, seed)
    for _ in range(30):
        decision = match.decision
        if decision is None:
            break
        scores = [rng.randrange(90) for _ in range(3)]
        others = [score if seat == decision.seat else score + 50 for seat, score in enumerate(scores)]
        low, high = with_scores(match, scores), with_scores(match, others)
        assert bot.choose(low, decision.seat) == bot.choose(high, decision.seat)
        match.play(match.position.sample(rng))


def test_r8_4_what_a_seat_knows_lacks_secret_totals_and_keeps_open_ones() -> None:
    """R8.4: a seat sees its own total always, the others' only at a table with open scores."""

    def totals(match: Match, seat: int) -> list[int]:
        seen: Any = match.position.known_to(seat)
        scores: list[int] = seen.flat.dump()["score"][:3]
        return scores

    assert totals(with_scores(toy("1999"), [5, 6, 7]), 1) == [0, 6, 0]
    assert totals(with_scores(toy("2018"), [5, 6, 7]), 1) == [5, 6, 7]
    assert totals(with_scores(toy("1999", open_scores="yes"), [5, 6, 7]), 1) == [5, 6, 7]


def test_what_a_seat_knows_is_a_copy() -> None:
    match = with_scores(toy("1999"), [5, 6, 7])
    digest = match.position.digest()
    seen: Any = match.position.known_to(0)
    seen.apply(seen.legal()[0])
    assert match.position.digest() == digest
