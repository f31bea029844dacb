"""Actions have fixed numbers: what is legal, what a number means, and what a release keeps."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import rainhill
from rainhill.env import Setup, Single
from rainhill.games.steam.env.spec import most_money
from rainhill.registry import find_game, list_games
from tests.rounds import amount

KEPT = Path(__file__).parent.parent / "data" / "environments.json"
"""game/map/seats -> digests of the numbering and of the layout; a change here breaks every trained network.

Editions other than the one a game is played in unless somebody says otherwise stand there by name.
"""
TABLES = [(game, map_id) for game in list_games() for map_id in find_game(game).maps()]


def test_numbers_and_slices_are_what_they_were() -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    made = {}
    for game, map_id in TABLES:
        info = find_game(game).info
        for seats in info.seats:
            for edition in info.editions:
                named = "" if edition == info.default_edition else f"/{edition}"
                made[f"{game}/{map_id}/{seats}{named}"] = Setup(game, map_id, seats, edition).spec.digest()
    assert made == kept


def play(game: str, map_id: str, seed: int, decisions: int) -> Any:
    """Positions of a random match, in editions and options by chance."""
    rng, info = Random(seed), find_game(game).info
    match = rainhill.new(
        game,
        map=map_id,
        edition=rng.choice(info.editions),
        seats=rng.choice(info.seats),
        options={option.id: rng.choice(option.choices) for option in info.options},
        seed=seed,
    )
    while match.decision is not None and decisions > 0:
        yield match
        match.play(match.position.sample(rng) if rng.random() < 0.7 else rng.choice(match.legal()))
        decisions -= 1


def of_match(match: Any) -> Single:
    header = match.header
    return Single(Setup(header.game, header.map, match.seats, header.edition, header.options, header.deal))


@pytest.mark.parametrize(("game", "map_id"), TABLES)
def test_masks_are_the_legal_actions(game: str, map_id: str) -> None:
    looked_at, single = 0, None
    for match in play(game, map_id, seed=len(map_id), decisions=amount(400, 40)):
        single = single or of_match(match)
        single.show(match.position)
        numbers = np.flatnonzero(single.mask())
        meant = [single.action(match.position, int(number)) for number in numbers]
        legal = list(match.legal())
        # Every number is an action of its own, and every action with a number is legal.
        assert len(set(meant)) == len(meant)
        assert set(meant) <= set(legal)
        for number, action in zip(numbers, meant, strict=True):
            assert single.number(match.position, action) == number
        without = [action for action in legal if single.number(match.position, action) is None]
        assert len(meant) + len(without) == len(legal)
        # Only of deliveries that differ in nothing but what they give the others one has the number of them all.
        assert {action.kind for action in without} <= {"deliver"}
        looked_at += len(meant)
    assert looked_at > 100


@pytest.mark.parametrize("limit", ["10", "none"])
@pytest.mark.parametrize("seats", find_game("steam").info.seats)
def test_bids_and_sums_of_any_size_have_numbers(seats: int, limit: str) -> None:
    """Standard: S12.3, S12.5. What nobody can own has none."""
    match = rainhill.new("steam", map="toy", edition="standard", seats=seats, options={"income_limit": limit}, seed=1)
    position: Any = match.position
    single = of_match(match)
    most = most_money(match.header)
    base = Setup("steam", "toy", seats).spec
    assert single.spec.blocks[: len(base.blocks)] == base.blocks
    assert [block.kind for block in single.spec.blocks[len(base.blocks) :]] == ["high-bid", "high-capital"]
    for kind, own in (("capital", {"cash": 0, "income": -10, "points": most // 5 * 2}), ("bid", {"cash": most})):
        dump = position.flat.dump()
        for name, amount_owned in own.items():
            dump[name][position.flat.asked] = amount_owned
        position.flat.restore(dump)
        single.show(position)
        amounts = {
            single.action(position, int(n)).amount
            for n in np.flatnonzero(single.mask())
            if "pass" not in single.spec.label(int(n))
        }
        legal = [action for action in position.legal() if action.kind == kind]
        assert amounts == {action.amount for action in legal} and max(amounts) in range(most - 4, most + 1)
        assert [single.number(position, action) for action in legal] == sorted(
            single.number(position, action) or 0 for action in legal
        )
        for action in (legal[99 if kind == "bid" else 63], legal[100 if kind == "bid" else 64], legal[-1]):
            number = single.number(position, action)
            assert number is not None and single.spec.label(number).endswith(f" {action.amount}")
        while position.decision().kind == "capital":
            position.apply(position.legal()[0])


def test_a_delivery_gives_the_others_least() -> None:
    """Of deliveries with as many own links the number means the one that others gain least by."""
    seen = 0
    for seed in range(40):
        for match in play("steam", "toy", seed, decisions=300):
            legal = [action for action in match.legal() if action.kind == "deliver"]
            if not legal:
                continue
            single, seat = of_match(match), match.decision.seat
            for action in legal:
                alike = [
                    other
                    for other in legal
                    if (other.origin, other.to, other.points[seat]) == (action.origin, action.to, action.points[seat])
                ]
                least = min(sum(other.points) for other in alike)
                if single.number(match.position, action) is not None:
                    assert sum(action.points) == least
                    seen += 1
                else:
                    assert len(alike) > 1
        if seen > 50:
            return
    assert seen


@pytest.mark.parametrize(("game", "map_id"), TABLES)
def test_a_number_is_a_kind_and_an_argument(game: str, map_id: str) -> None:
    spec = Setup(game, map_id).spec
    assert [block.start for block in spec.blocks[1:]] == [block.start + block.count for block in spec.blocks[:-1]]
    rng = Random(1)
    for number in [0, spec.action_count - 1, *(rng.randrange(spec.action_count) for _ in range(200))]:
        kind, argument = spec.factor(number)
        assert spec.join(kind, argument) == number
        assert spec.label(number).split(" ")[0] == spec.blocks[kind].kind
    labels = {spec.label(number) for number in range(spec.action_count)}
    assert len(labels) == spec.action_count
    single = Single(Setup(game, map_id))
    single.begin(single.setup.header_of(3))
    mask = single.mask()
    kinds = spec.kind_mask(mask)
    assert [bool(found) for found in kinds] == [
        bool(spec.argument_mask(mask, kind).any()) for kind in range(len(spec.blocks))
    ]
    with pytest.raises(IndexError, match="there is no action"):
        spec.factor(spec.action_count)
    with pytest.raises(IndexError, match="has arguments"):
        spec.join(0, 10**6)


@pytest.mark.parametrize("game", list_games())
def test_what_is_not_legal_is_refused(game: str) -> None:
    single = Single(Setup(game, "toy"))
    single.begin(single.setup.header)
    illegal = int(np.argmin(single.mask()))
    for number in (illegal, -1, single.spec.action_count):
        with pytest.raises(ValueError, match="is not legal"):
            single.play(number)
        with pytest.raises(ValueError, match="is not legal"):
            single.action(rainhill.new(game, map="toy", seats=single.spec.seats, seed=0).position, number)
    assert single.numbers == []
