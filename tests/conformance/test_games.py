"""Every game on every map, in every edition, with every number of seats keeps the protocol's promises."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import rainhill
from rainhill.kernel.game import Position
from rainhill.kernel.jsonable import action_from_plain, plain
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import Refused
from rainhill.registry import find_game, list_games
from tests.games.rocket.every_action import recombined, universe
from tests.rounds import amount

GIVEN = ("game_id", "map_id", "edition", "seats")
CASES = [
    (game_id, map_id, edition, seats)
    for game_id in list_games()
    for map_id in find_game(game_id).maps()
    for edition in find_game(game_id).info.editions
    for seats in find_game(game_id).info.seats
]
# Every case is run; what is not on the small maps, but for a few, only with the slow tests.
SMALL = [case for case in CASES if case[1] == "toy"]
LARGE = [case for n, case in enumerate(case for case in CASES if case[1] != "toy") if n % 9 == 4]
QUICK = [*SMALL, *LARGE]
every_case = pytest.mark.parametrize(GIVEN, CASES, ids=str)
every_case_in_time = pytest.mark.parametrize(
    GIVEN, [pytest.param(*case, marks=() if case in QUICK else pytest.mark.slow) for case in CASES], ids=str
)


def new(game_id: str, map_id: str, edition: str, seats: int, seed: int) -> Match:
    """A match with random options."""
    rng = Random(f"{game_id} {map_id} {edition} {seats} {seed}")
    options = {option.id: rng.choice(option.choices) for option in find_game(game_id).info.options}
    return rainhill.new(game_id, map=map_id, edition=edition, seats=seats, options=options, seed=rng.getrandbits(32))


def accepted(position: Position, action: Any) -> bool:
    """Whether an action is accepted; if not, nothing may have changed."""
    trial: Position = position.copy()
    try:
        trial.apply(action)
    except Refused as refusal:
        code = refusal.code
    else:
        return True
    assert code
    assert trial.digest() == position.digest(), f"{action} was refused and changed something"
    return False


def check_lists(position: Position, rng: Random) -> Sequence[Any]:
    """legal, legal_kinds, legal_of_kind, sample and forced tell the same story."""
    legal = position.legal()
    assert legal, "a decision without an answer"
    assert len(set(legal)) == len(legal), "an action is listed twice"
    assert position.legal() == legal, "the order is not fixed"
    kinds = position.legal_kinds()
    assert set(kinds) == {action.kind for action in legal}
    assert len(kinds) == len(set(kinds))
    by_kind = [action for kind in kinds for action in position.legal_of_kind(kind)]
    assert len(by_kind) == len(legal)
    assert set(by_kind) == set(legal)
    assert all(action.kind == kind for kind in kinds for action in position.legal_of_kind(kind))
    assert position.legal_of_kind("no such kind") == []
    assert position.forced() == (legal[0] if len(legal) == 1 else None)
    drawn = {position.sample(rng) for _ in range(6)}
    assert drawn <= set(legal)
    return legal


def check_actions(match: Match, legal: Sequence[Any], rng: Random, listed: int, unlisted: int) -> None:
    """What is listed applies and can be written down; what is not is refused and changes nothing."""
    game, position = match.game, match.position
    for action in rng.sample(legal, min(listed, len(legal))):
        assert game.parse_action(game.format_action(action)) == action
        assert action_from_plain(game.actions, json.loads(json.dumps(plain(action)))) == action
        assert position.preview(action)
        trial: Position = position.copy()
        events = trial.apply(action)
        json.dumps(plain(events))
        trial.referee()
    known = set(legal)
    for action in recombined(game, legal, rng, unlisted):
        assert accepted(position, action) == (action in known), action


def check_views(match: Match) -> None:
    """A view is plain data, does not change the position, and offers actions only to the seat that is asked."""
    asked = match.decision
    before = match.position.digest()
    for seat in [*range(match.seats), None]:
        view = match.view(seat)
        assert view == match.view(seat)
        assert view.seat == seat
        json.dumps(plain(view))
        mine = asked is not None and asked.seat == seat
        assert bool(view.legal) == mine
        assert not mine or list(view.legal) == match.legal()
    assert match.position.digest() == before


def check_records(match: Match) -> None:
    """Text and JSON give back the same match, hash for hash."""
    for form in (match.to_text(), match.to_json()):
        again = rainhill.load(form)
        assert (again.header, again.entries, again.events) == (match.header, match.entries, match.events)
        assert again.position.digest() == match.position.digest()
        assert (again.to_text(), again.to_json()) == (match.to_text(), match.to_json())


def play_through(match: Match, rng: Random, *, thorough: float) -> None:
    """Play to the end at random, with the referee after every action and everything else now and then."""
    match.position.referee()
    for n in range(100_000):
        if match.decision is None:
            break
        digest = match.position.digest()
        if rng.random() < thorough:
            legal = check_lists(match.position, rng)
            check_actions(match, legal, rng, 4, 12)
        if rng.random() < thorough / 3:
            check_views(match)
        assert match.position.digest() == digest, "asking changed the position"
        version = match.version
        match.play(match.position.sample(rng))
        for entry in range(version, match.version):
            match.position_at(entry + 1).referee()
        if n % 40 == 7:
            check_records(match)
    check_end(match)


def check_end(match: Match) -> None:
    outcome = match.outcome
    assert outcome is not None, "random play did not end"
    assert match.legal() == []
    assert match.position.legal_kinds() == []
    assert match.position.forced() is None
    assert outcome.scores == tuple(sum(row.points[seat] for row in outcome.breakdown) for seat in range(match.seats))
    assert outcome.winners == outcome.ranking[0]
    check_views(match)
    check_records(match)


@pytest.mark.slow
@every_case
def test_random_play_under_all_checks(game_id: str, map_id: str, edition: str, seats: int) -> None:
    match = new(game_id, map_id, edition, seats, 1)
    play_through(match, Random(1), thorough=amount(0.25, 0.03))


@every_case_in_time
def test_the_same_seed_gives_the_same_match(game_id: str, map_id: str, edition: str, seats: int) -> None:
    texts = []
    for _ in range(2):
        match = new(game_id, map_id, edition, seats, 3)
        match.play_randomly(Random(7))
        texts.append(match.to_text())
    assert texts[0] == texts[1]
    other = new(game_id, map_id, edition, seats, 3)
    other.play_randomly(Random(8))
    assert other.to_text() != texts[0]


@pytest.mark.slow
@every_case_in_time
def test_undo_restores_every_digest(game_id: str, map_id: str, edition: str, seats: int) -> None:
    match = new(game_id, map_id, edition, seats, 4)
    rng = Random(4)
    digests = [match.position.digest()]
    chosen = []
    while match.decision is not None:
        chosen.append(match.position.sample(rng))
        match.play(chosen[-1])
        digests.append(match.position.digest())
    text = match.to_text()
    for digest in reversed(digests[:-1]):
        assert match.undo() is not None
        assert match.position.digest() == digest
    assert match.undo() is None
    for action in chosen:
        match.play(action)
    assert match.to_text() == text


@pytest.mark.slow
@every_case_in_time
def test_copies_are_independent(game_id: str, map_id: str, edition: str, seats: int) -> None:
    match = new(game_id, map_id, edition, seats, 5)
    match.play_randomly(Random(5), limit=15)
    before, text = match.position.digest(), match.to_text()
    views = [plain(match.view(seat)) for seat in range(seats)]
    for seed in (1, 2):
        copy = match.copy()
        copy.play_randomly(Random(seed))
        branch = match.branch(match.version // 2)
        branch.play_randomly(Random(seed))
        position = match.position.copy()
        position.apply(position.legal()[0])
    assert (match.position.digest(), match.to_text()) == (before, text)
    assert [plain(match.view(seat)) for seat in range(seats)] == views


@pytest.mark.slow
@pytest.mark.parametrize(GIVEN, SMALL, ids=str)
def test_legal_is_exactly_what_is_accepted(game_id: str, map_id: str, edition: str, seats: int) -> None:
    """Every action the words of the map can form, at sampled positions of a match: listed if and only if accepted."""
    compare_along(new(game_id, map_id, edition, seats, 6), Random(6), share=0.08, most=10_000)


@pytest.mark.slow
@every_case
def test_legal_is_exactly_what_is_accepted_on_every_map(game_id: str, map_id: str, edition: str, seats: int) -> None:
    compare_along(new(game_id, map_id, edition, seats, 7), Random(7), share=amount(0.04, 0.008), most=400)


def compare_along(match: Match, rng: Random, *, share: float, most: int) -> None:
    while match.decision is not None:
        if rng.random() < share:
            position = match.position
            listed = set(position.legal())
            every = universe(match.game, position, rng)
            tried = set(rng.sample(every, min(most, len(every))))
            assert {action for action in tried if accepted(position, action)} == listed & tried
        match.play(match.position.sample(rng))
