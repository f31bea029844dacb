"""Many matches at once are the matches of the engine: the same deals, decisions, ends and results."""

from __future__ import annotations

import gc
import sys
import threading
import time
from typing import Any

import numpy as np
import pytest

import rainhill
from rainhill.env import Batch, Setup
from rainhill.env.crew import NAME, Crew
from rainhill.env.flat_lane import Lane
from rainhill.env.setup import match_seed
from rainhill.env.through_views import THROUGH_VIEWS, payments
from rainhill.registry import find_game, list_games
from tests.bots.both_ways import run_both_ways

every = pytest.mark.parametrize("game", list_games())


def choose(batch: Batch, turn: int) -> Any:
    """Actions by a rule, the same whoever steps: the legal number that comes next after one that wanders."""
    count = batch.spec.action_count
    start = (np.arange(batch.matches) * 7919 + turn * 104729) % count
    order = (np.arange(count)[None, :] + start[:, None]) % count
    return (start + np.take_along_axis(batch.masks, order, 1).argmax(1)) % count


@every
@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_a_batch_plays_the_matches_of_the_engine(game: str, reward: str) -> None:
    batch = Batch(game, 6, map="toy", seed=9, reward=reward)
    taken: list[list[int]] = [[] for _ in range(6)]
    ended = 0
    for turn in range(10_000):
        headers = [batch.header(row) for row in range(6)]
        actions = batch.sample().copy() if turn % 3 else choose(batch, turn)
        batch.step(actions)
        for row in range(6):
            taken[row].append(int(actions[row]))
            if batch.terminated[row] or batch.truncated[row]:
                match = rainhill.new(
                    game, map="toy", seats=batch.spec.seats, seed=match_seed(9, row, ended_in(batch, row))
                )
                assert match.header == headers[row]
                replayed = replay(batch, headers[row], taken[row])
                assert replayed.over == batch.terminated[row]
                if replayed.outcome is not None:
                    assert tuple(batch.scores[row]) == replayed.outcome.scores
                    expected = payments(replayed.outcome, ["win", "rank", "margin"].index(reward))
                    assert np.allclose(batch.rewards[row], expected)
                    assert batch.rewards[row].sum() == pytest.approx(0.0, abs=1e-4)
                taken[row] = []
                ended += 1
                assert batch.steps[row] == 0
            else:
                assert not batch.rewards[row].any()
        if ended >= 8:
            break
    assert ended >= 8
    # The rows under way are where the same actions lead.
    for row in range(6):
        match = batch.match(row, taken[row])
        assert match.decision is not None and match.decision.seat == batch.seats[row]
        assert len(taken[row]) == batch.steps[row]


def ended_in(batch: Batch, row: int) -> int:
    """The number of the row's match that just ended."""
    return int(batch._numbers[row]) - 1


def replay(batch: Batch, header: Any, numbers: list[int]) -> Any:
    from rainhill.env.single import replay as play_again

    return play_again(batch.setup, header, numbers)


@every
def test_seeds_repeat_and_threads_change_nothing(game: str) -> None:
    looks = []
    for threads in (1, 3):
        with Batch(game, 7, map="toy", seed=4, threads=threads) as batch:
            for turn in range(120):
                batch.step(choose(batch, turn))
            looks.append((batch.observations.copy(), batch.masks.copy(), batch.seats.copy(), batch.steps.copy()))
            batch.reset(4)
            first = batch.observations.copy()
            batch.reset()
            batch.reset(4)
            assert np.array_equal(first, batch.observations)
    for a, b in zip(*looks, strict=True):
        assert np.array_equal(a, b)


@every
def test_what_is_sampled_is_legal_and_repeats(game: str) -> None:
    runs = []
    for _ in range(2):
        batch = Batch(game, 5, map="toy", seed=2)
        run = []
        for _ in range(60):
            actions = batch.sample().copy()
            assert batch.masks[np.arange(5), actions].all()
            batch.step(actions)
            run.append(actions)
        runs.append(np.stack(run))
    assert np.array_equal(runs[0], runs[1])


def test_matches_are_cut_off_at_the_limit() -> None:
    batch = Batch("rocket", 3, map="toy", limit=5, keep_last=True)
    before = batch.observations.copy()
    for turn in range(5):
        assert not batch.truncated.any()
        before = batch.observations.copy()
        batch.step(choose(batch, turn))
    assert batch.truncated.all() and not batch.terminated.any() and not batch.rewards.any()
    assert (batch.steps == 0).all()
    # The observation a match was cut off with is neither the one before nor the first of the next match.
    assert not (batch.last == before).all(axis=1).any()
    assert not (batch.last == batch.observations).all(axis=1).any()
    assert not Batch("rocket", 1, map="toy", limit=0).truncated.any()


def test_arrays_of_ones_own_are_written() -> None:
    spec = Setup("rocket", "toy").spec
    seen, masks = np.zeros((4, spec.size), np.float32), np.zeros((4, spec.action_count), np.int8)
    batch = Batch("rocket", 4, map="toy", arrays={"observations": seen, "masks": masks})
    assert seen.any() and masks.any()
    before = seen.copy()
    batch.step(batch.sample())
    assert not np.array_equal(seen, before)
    for wrong in (seen.astype(np.float64), seen[:3], seen[:, ::-1]):
        with pytest.raises(ValueError, match="observations has to be float32"):
            Batch("rocket", 4, map="toy", arrays={"observations": wrong})
    with pytest.raises(ValueError, match="there are no arrays pictures"):
        Batch("rocket", 4, map="toy", arrays={"pictures": seen})


def test_an_illegal_action_is_refused_and_nothing_has_changed() -> None:
    batch = Batch("rocket", 4, map="toy")
    before = [array.copy() for array in (batch.observations, batch.masks, batch.steps)]
    for wrong in (-1, batch.spec.action_count, int(np.argmin(batch.masks[2]))):
        actions = batch.sample().copy()
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} of match 2 is not legal"):
            batch.step(actions)
        now = (batch.observations, batch.masks, batch.steps)
        for a, b in zip(before, now, strict=True):
            np.testing.assert_array_equal(a, b)


def test_bad_settings_say_what_is_wanted() -> None:
    with pytest.raises(ValueError, match="reward is one of win, rank, margin, not 'gold'"):
        Batch("rocket", 1, reward="gold")
    with pytest.raises(ValueError, match="at least 1"):
        Batch("rocket", 0)
    with pytest.raises(rainhill.SetupError):
        Batch("rocket", 1, map="atlantis")


def test_a_deal_can_be_given() -> None:
    batch = Batch("rocket", 5, map="toy", seats=3, deal={"first": "3"})
    assert (batch.seats == 2).all()


def test_ranks_that_are_equal_share_what_is_paid() -> None:
    assert Lane(0, 3, 1, 1).result() == ([0, 0, 0], [0.0, 0.0, 0.0])


@every
def test_the_default_pays_and_ends_as_the_core_does(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a part `env` is stepped through views: slower, with numbers of its own, and the same matches."""
    monkeypatch.setattr("rainhill.env.setup.env_of", lambda _: THROUGH_VIEWS)
    batch = Batch(game, 2, map="toy", seed=1, keep_last=True)
    taken: list[list[int]] = [[], []]
    for _ in range(3000):
        headers = [batch.header(row) for row in range(2)]
        actions = batch.sample().copy()
        assert batch.masks[[0, 1], actions].all()
        batch.step(actions)
        for row in range(2):
            taken[row].append(int(actions[row]))
        if batch.terminated.any():
            row = int(batch.terminated.argmax())
            outcome = replay(batch, headers[row], taken[row]).outcome
            assert outcome is not None and tuple(batch.scores[row]) == outcome.scores
            assert np.allclose(batch.rewards[row], payments(outcome, 0))
            return
    pytest.fail("no match ended")


def test_pythons_lock_is_given_up_meanwhile() -> None:
    """Another thread runs while lanes step: nothing else would let it, so long are the turns Python gives."""
    if not rainhill.COMPILED:
        return
    batch = Batch("rocket", 512, map="england")
    lanes = batch._threads[0]
    ran, stop = [0], threading.Event()
    begun = threading.Event()

    def count() -> None:
        begun.set()
        while not stop.is_set():
            ran[0] += 1
            time.sleep(0.0001)

    interval = sys.getswitchinterval()
    other = threading.Thread(target=count)
    other.start()
    begun.wait()
    sys.setswitchinterval(1000.0)
    try:
        before = ran[0]
        for _ in range(2000):
            lanes.choose()
            lanes.step()
            if ran[0] > before:
                break
        assert ran[0] > before
    finally:
        sys.setswitchinterval(interval)
        stop.set()
        other.join()


def test_a_crew_works_side_by_side_and_tells_what_went_wrong() -> None:
    crew, meeting = Crew(2), threading.Barrier(3)
    # None of the three gets past it alone.
    crew.run([meeting.wait, meeting.wait, meeting.wait])
    done: list[int] = []

    def fail() -> None:
        raise ArithmeticError("a lane broke")

    with pytest.raises(ArithmeticError, match="a lane broke"):
        crew.run([lambda: done.append(0), fail, lambda: done.append(2)])
    with pytest.raises(ArithmeticError):
        crew.run([fail, lambda: done.append(1), lambda: done.append(2)])
    assert sorted(done) == [0, 1, 2, 2]
    crew.dismiss()
    with pytest.raises(RuntimeError, match="was closed"):
        crew.run([fail, fail, fail])


def test_threads_end_with_the_batch_they_serve() -> None:
    def helpers() -> set[threading.Thread]:
        return {thread for thread in threading.enumerate() if thread.name == NAME}

    others = helpers()
    with Batch("rocket", 4, map="toy", threads=2) as batch:
        batch.step(batch.sample())
        mine = helpers() - others
    assert len(mine) == 1
    left = Batch("rocket", 4, map="toy", threads=3)
    left.step(left.sample())
    forgotten = helpers() - others - mine
    assert len(forgotten) == 2
    del left
    gc.collect()
    for thread in mine | forgotten:
        thread.join(60)
        assert not thread.is_alive()


PROGRAM = """
import hashlib
from rainhill.env import Batch
for game, options in {games!r}:
    for edition in options["editions"]:
        batch = Batch(game, 2, map="toy", edition=edition, seed=3, reward="rank", limit=60, keep_last=True)
        for turn in range({turns}):
            batch.step(batch.sample())
            told = b"".join(array.tobytes() for array in (
                batch.actions, batch.observations, batch.masks, batch.rewards, batch.scores, batch.seats, batch.last))
            print(game, edition, turn, hashlib.sha256(told).hexdigest()[:16])
"""


def test_compiled_and_plain_write_the_same_arrays() -> None:
    games = [(game, {"editions": find_game(game).info.editions}) for game in list_games()]
    compiled, plain = run_both_ways(PROGRAM.format(games=games, turns=70))
    assert compiled == plain
    assert len(compiled.splitlines()) > 200
