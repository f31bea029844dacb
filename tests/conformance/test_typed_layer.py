"""What programs ask of every game: lists and events made when looked at, hashes, scores, text, and errors that help."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rainhill
from rainhill.games.rocket.actions import Bid as RocketBid
from rainhill.games.steam.actions import Bid as SteamBid
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import RecordError, Refused
from rainhill.registry import list_games

ROOT = Path(__file__).resolve().parents[2]
WRONG: tuple[Any, ...] = (2.5, 5.0, True, 2, -1, 10**30, -(10**30), None, "", "nowhere", b"x", (), (1.5,), [1], object)
"""Values of which no field takes all; those of the right type are out of range or name nothing."""


@pytest.fixture(params=list_games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def walk(game: str, seed: int, **asked: Any) -> Any:
    """Positions of a match, one after the other."""
    rng = Random(seed)
    position = rainhill.new(game, **{"map": "toy", "seats": 3, "seed": seed, **asked}).position
    while position.decision() is not None:
        yield position
        position.apply(position.sample(rng))


def test_a_list_is_right_after_others_were_made(game: str) -> None:
    kept = []
    for position in walk(game, 1):
        kept.append((position.legal(), list(position.legal()), position.legal_of_kind(position.legal_kinds()[0])))
        if len(kept) == 80:
            break
    for legal, actions, of_kind in reversed(kept):
        assert legal[len(legal) - 1] == actions[-1] and legal[0] == actions[0]
        assert list(legal) == actions and legal == actions
        assert all(action in legal for action in of_kind)
        assert legal.count(actions[0]) == 1 and legal.index(actions[-1]) == len(actions) - 1


def test_lists_of_several_threads_do_not_mix(game: str) -> None:
    def play(seed: int) -> str:
        rng = Random(seed)
        position = rainhill.new(game, map="toy", seats=3, seed=1).position
        while legal := position.legal():
            position.apply(rng.choice(legal))
        return position.digest()

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(play, range(8))) == [play(seed) for seed in range(8)]


def test_another_thread_may_list_while_a_list_is_made_again(game: str) -> None:
    start = rainhill.new(game, map="toy", seats=3, seed=1).position
    position: Any = start.copy()
    wanted, listed = list(position.legal()), position.legal()
    other = start.copy()
    other.apply(other.legal()[0])
    known, calls = position.actions, 0
    list_really = known._list

    def disturbed(*words: Any) -> None:
        nonlocal calls
        calls += 1
        list_really(*words)
        if calls == 1:
            other.legal()

    other.legal()
    known._list = disturbed
    try:
        assert list(listed) == wanted
    finally:
        known._list = list_really
    assert calls in (0, 2), "the plain source lists at once"


def test_an_action_made_by_hand_is_as_good_as_one_of_the_list(game: str) -> None:
    for position in walk(game, 2):
        listed = position.legal()[-1]
        made = replace(listed)
        assert made is not listed and made in position.legal()
        assert position.copy().apply(made) == position.copy().apply(listed)


def test_events_are_told_late_as_they_would_have_been_at_once(game: str) -> None:
    late, early = [], []
    for position in walk(game, 3):
        action = position.sample(Random(1))
        late.append(position.copy().apply(action))
        early.append(tuple(position.copy().apply(action)))
    assert late == early
    assert [repr(events) for events in late] == [repr(events) for events in early]
    assert late[0] + late[1] == early[0] + early[1]


def test_an_action_of_an_old_list_is_refused_as_any_other(game: str) -> None:
    refused = 0
    for seed in range(3):
        match = rainhill.new(game, map="toy", seats=3, seed=seed)
        old = list(match.legal())
        match.play_randomly(Random(seed), limit=12)
        for action in old:
            before = match.position.digest()
            legal = action in match.position.legal()
            trial = match.position.copy()
            if legal:
                trial.apply(action)
            else:
                with pytest.raises(Refused) as one:
                    trial.apply(action)
                with pytest.raises(Refused) as other:
                    trial.apply(replace(action))
                assert str(one.value) == str(other.value)
                refused += 1
            assert match.position.digest() == before
    assert refused


def test_hash_and_equality_follow_the_digest(game: str) -> None:
    seen: dict[str, Any] = {}
    for seed in (1, 1, 2):
        for position in walk(game, seed):
            other = seen.setdefault(position.digest(), position.copy())
            assert other == position and hash(other) == hash(position)
    assert len({hash(position) for position in seen.values()}) == len(seen)
    first, second, *_ = seen.values()
    assert first != second and first != "a position"
    assert len(dict.fromkeys(seen.values())) == len(seen)


def test_a_hash_is_worked_out_once_and_never_stale(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind: Any = type(rainhill.new(game, map="toy", seats=3, seed=1).position)
    core, mixed = kind.core, []

    def mix(*words: Any) -> None:
        mixed.append(1)
        core.mix(*words)

    monkeypatch.setattr(kind, "core", replace(core, mix=mix))
    for position in walk(game, 5):
        hash(position)
        mixed.clear()
        copied = position.copy()
        assert hash(position) == hash(position) == hash(copied)
        assert not mixed, "kept, and taken along by copies"
        # A pickle has no hash in it: it is worked out anew.
        assert hash(pickle.loads(pickle.dumps(position))) == hash(copied) and len(mixed) == 1
        copied.apply(copied.legal()[0])
        assert hash(copied) == hash(pickle.loads(pickle.dumps(copied)))
        assert hash(copied) != hash(position)
        known = position.known_to(1)
        assert hash(known) == hash(pickle.loads(pickle.dumps(known)))
    changed: Any = rainhill.new(game, map="toy", seats=3, seed=1).position
    before = hash(changed)
    changed.flat.asked = 2 - changed.flat.asked
    changed.settle()
    assert hash(changed) != before
    changed.flat.restore(changed.flat.dump())
    assert not changed.flat.hashed


def test_scores_are_those_of_the_end(game: str) -> None:
    match = rainhill.new(game, map="toy", seats=3, seed=4)
    match.play_randomly(Random(4))
    assert match.outcome is not None
    assert match.scores() == match.position.scores() == match.outcome.scores


def test_a_match_prints_itself(game: str) -> None:
    match = rainhill.new(game, map="toy", seats=["Ada", "Ben", "Cyd"], seed=4)
    assert repr(match) == f"<Match of {game} on toy, 3 seats, {match.version} actions, {asked(match)}>"
    assert "Ada" in str(match) and len(str(match).splitlines()) > 10
    assert "\x1b" not in str(match)
    match.play_randomly(Random(4))
    assert "over" in repr(match)
    assert "Total" in str(match) or "wins" in str(match)


def asked(match: Match) -> str:
    decision = match.decision
    assert decision is not None
    return f"{match.header.seats[decision.seat]} is asked: {decision.kind}"


def test_a_drawn_seed_is_told(game: str) -> None:
    match = rainhill.new(game, map="toy", seats=3)
    assert match.seed is not None and match.tags["seed"] == str(match.seed)
    assert rainhill.new(game, map="toy", seats=3, seed=match.seed).header == match.header
    assert rainhill.load(match.to_text()).seed == rainhill.load(match.to_json()).seed == match.seed
    assert rainhill.new(game, map="toy", seats=3, deal=match.header.deal).seed is None


def examples(game: str) -> dict[str, list[tuple[Any, Any]]]:
    """A few positions with a legal action for every kind that comes up."""
    found: dict[str, list[tuple[Any, Any]]] = {}
    for edition in rainhill.find_game(game).info.editions:
        for seed in range(6):
            for position in walk(game, seed, edition=edition):
                for kind in position.legal_kinds():
                    if len(found.setdefault(kind, [])) < 3:
                        found[kind].append((position.copy(), position.legal_of_kind(kind)[0]))
    return found


def wrong_values(game: str) -> list[str]:
    """What is said to actions with one value that cannot be; everything must be refused and change nothing."""
    said = []
    for kind, cases in sorted(examples(game).items()):
        for position, action in cases:
            before = position.digest()
            for field in fields(action):
                for value in WRONG:
                    if value == getattr(action, field.name) and type(value) is type(getattr(action, field.name)):
                        continue
                    made = replace(action, **{field.name: value})
                    if made in position.legal() and type(value) is type(getattr(action, field.name)):
                        continue
                    try:
                        position.apply(made)
                    except Refused as refused:
                        said.append(f"{kind} {field.name} {value!r}: {refused}")
                    else:
                        raise AssertionError((made, "was not refused"))
                    assert position.digest() == before
    return said


def test_wrong_values_are_refused(game: str) -> None:
    kinds = {line.split(" ")[0] for line in wrong_values(game)}
    named = {kind for kind, action in rainhill.find_game(game).actions.items() if fields(action)}
    assert kinds == named


@pytest.mark.slow
def test_the_plain_source_refuses_in_the_same_words(game: str) -> None:
    program = f"from tests.conformance.test_typed_layer import wrong_values; print(*wrong_values({game!r}), sep='\\n')"
    environment = {**os.environ, "RAINHILL_PLAIN": "1", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == wrong_values(game)


def test_what_is_no_action_is_refused(game: str) -> None:
    position = rainhill.new(game, map="toy", seats=3, seed=1).position
    foreign = SteamBid(1) if game == "rocket" else RocketBid(1, "A1")
    for thing in (None, 7, "pass", object(), foreign, type(position.legal()[0])):
        with pytest.raises(Refused) as refused:
            position.apply(thing)
        assert refused.value.code == "wrong-kind"


@pytest.mark.parametrize("seat", [7, -1, 2.0, "0", True])
def test_a_seat_that_is_not_there(game: str, seat: Any) -> None:
    match = rainhill.new(game, map="toy", seats=3, seed=1)
    for look in (match.view, match.position.view, lambda seat: match.views([0, seat])):
        with pytest.raises((ValueError, TypeError), match="seats are numbered from 0 to 2"):
            look(seat)


def test_loading_a_path(game: str, tmp_path: Path) -> None:
    match = rainhill.new(game, map="toy", seats=3, seed=1)
    file = tmp_path / "match.rail"
    file.write_text(match.to_text(), encoding="utf-8")
    assert rainhill.load(file).header == match.header
    with pytest.raises(RecordError) as error:
        rainhill.load(str(file))
    assert error.value.code == "is-a-path"
    with pytest.raises(TypeError, match=r"text or a pathlib\.Path"):
        rainhill.load(match.to_text().encode())  # type: ignore[arg-type]


@pytest.mark.parametrize(("edition", "part"), [("base", 5), ("standard", 1.6)])
def test_exploring_does_not_ruin_at_once(edition: str, part: float) -> None:
    bankrupt, rounds = {}, {}
    for explore in (False, True):
        views = []
        for seed in range(8):
            match = rainhill.new("steam", seats=4, edition=edition, seed=seed)
            match.play_randomly(Random(seed), explore=explore)
            views.append(match.view())
        bankrupt[explore] = sum(seat.bankrupt for view in views for seat in view.seats)
        rounds[explore] = sum(view.round for view in views) / len(views)
    assert bankrupt[True] < bankrupt[False] / part
    assert rounds[True] > 7.5 > rounds[False]


def test_exploring_reckons_with_what_is_promised_and_with_what_can_be_raised() -> None:
    """Standard: a bid is paid later; and who has nothing raises capital before the dues come, which is cheaper."""
    position: Any = rainhill.new("steam", map="toy", edition="standard", seats=3, seed=1).position
    raised = [position.explore(Random(seed)).amount for seed in range(40)]
    sampled = [position.sample(Random(seed)).amount for seed in range(40)]
    assert max(raised) <= 20 < max(sampled) and len(set(raised)) > 2
    while position.decision().kind == "capital":
        position.apply(position.legal()[3])
    # 15 dollars, income -3, upkeep 1: what is offered for a place is lacking when the dues come.
    assert {getattr(position.explore(Random(seed)), "amount", 0) for seed in range(40)} <= {0, 1}
    assert max(getattr(position.sample(Random(seed)), "amount", 0) for seed in range(40)) > 3
