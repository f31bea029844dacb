"""Other people's libraries accept our environments, by their own tests."""

from __future__ import annotations

import importlib
import pickle
import platform
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import rainhill
from rainhill.bots.random_bot import make as make_random
from rainhill.env import Setup, Single
from rainhill.env.gymnasium import SeatEnv
from rainhill.env.pettingzoo import env, raw_env
from rainhill.registry import find_game, list_games

every = pytest.mark.parametrize("game", list_games())


@every
# Its own environments with masks get the same remarks about dictionaries.
@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo_accepts_us(game: str) -> None:
    api_test(env(game, map="toy"), num_cycles=150)
    seed_test(lambda: env(game, map="toy"), num_cycles=30)


@every
def test_agents_play_a_whole_match(game: str) -> None:
    made = raw_env(game, map="toy", render_mode="svg")
    made.reset(seed=1)
    rng, sums = np.random.default_rng(1), dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, over, cut, _ = made.last()
        sums[agent] += reward
        made.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    match = made.single.match()
    assert match.outcome is not None
    winner = max(sums, key=lambda agent: sums[agent])
    assert int(winner.removeprefix("seat_")) in match.outcome.winners
    assert sum(sums.values()) == pytest.approx(0.0)
    drawn = made.render()
    assert drawn is not None and drawn.startswith("<svg")


def test_a_raw_environment_refuses_and_a_wrapped_one_ends() -> None:
    made = raw_env("rocket", map="toy")
    made.reset(seed=1, options={"deal": {"first": "2"}})
    assert made.agent_selection == "seat_1"
    illegal = int(np.argmin(made.observe("seat_1")["action_mask"]))
    with pytest.raises(ValueError, match="is not legal"):
        made.step(illegal)
    assert not made.observe("seat_0")["action_mask"].any()
    cut = raw_env("rocket", map="toy", limit=1)
    cut.reset(seed=1)
    cut.step(int(np.argmax(cut.observe(cut.agent_selection)["action_mask"])))
    assert all(cut.truncations.values())


@every
def test_gymnasium_accepts_us(game: str) -> None:
    made = gymnasium.make(f"rainhill/{game}-toy-v0", opponents="greedy", render_mode="svg")
    check_env(made.unwrapped)
    made.close()


def test_every_map_has_an_id() -> None:
    ids = {f"rainhill/{game}-{name}-v0" for game in list_games() for name in find_game(game).maps()}
    assert ids <= set(gymnasium.registry)
    importlib.reload(importlib.import_module("rainhill.env.gymnasium"))
    found = gymnasium.make("rainhill.env.gymnasium:rainhill/rocket-toy-v0")
    assert found.reset(seed=1)[0].dtype == np.float32


@every
def test_a_learner_plays_against_bots(game: str) -> None:
    made = SeatEnv(game, map="toy", opponents=make_random(3), seat=1)
    rng = np.random.default_rng(2)
    results = []
    for _ in range(2):
        _, info = made.reset(seed=7)
        over = cut = False
        reward = 0.0
        while not (over or cut):
            assert reward == 0.0
            _, reward, over, cut, info = made.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        rng = np.random.default_rng(2)
        assert (reward == max(reward, 0.0)) == (1 in info["winners"])
        results.append((reward, info["scores"]))
    assert results[0] == results[1]


def test_opponents_are_given_as_bots_are_everywhere() -> None:
    """A name, an object, a class that wants a seed, or a function."""

    class Seeded:
        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, match: Any, _seat: int) -> Any:
            return match.legal()[self.seed % len(match.legal())]

    def last(match: Any, _seat: int) -> Any:
        return match.legal()[-1]

    made = SeatEnv("rocket", map="toy", seats=4, opponents=["greedy", Seeded, last], seat=0)
    made.reset(seed=1)
    assert [bot.name for bot in made.bots] == ["greedy", "Seeded", "last"]
    for opponents in (last, Seeded, Seeded(3), "random"):
        _, info = SeatEnv("rocket", map="toy", opponents=opponents, seat=1).reset(
            seed=1, options={"deal": {"first": "1"}}
        )
        assert info["action_mask"].any()
    wrong = SeatEnv("rocket", map="toy", opponents=[7])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="7 is no bot"):
        wrong.reset(seed=1)


def test_an_illegal_action_loses() -> None:
    made = SeatEnv("rocket", map="toy")
    _, info = made.reset(seed=1)
    _, reward, over, cut, told = made.step(int(np.argmin(info["action_mask"])))
    assert (reward, over, cut, told["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(ValueError, match="1 opponents are needed, not 2"):
        SeatEnv("rocket", map="toy", opponents=["random", "greedy"])
    made.reset(options={"deal": {"first": "2"}})
    assert made.match is not None and made.match.header.deal["first"] == "2"


@every
def test_a_match_by_numbers_is_copied_and_pickled(game: str) -> None:
    single = Single(Setup(game, "toy"))
    single.begin(single.setup.header_of(2))
    for _ in range(10):
        single.play(int(np.flatnonzero(single.mask())[-1]))
    others: list[Any] = [single.copy(), pickle.loads(pickle.dumps(single))]
    before = single.observe(0)
    for other in others:
        assert np.array_equal(other.observe(0), before)
        other.play(int(np.flatnonzero(other.mask())[0]))
    assert np.array_equal(single.observe(0), before)
    assert others[0].match().position.digest() == others[1].match().position.digest()


SPIEL = """
import unittest
import pyspiel
import rainhill.env.open_spiel
from open_spiel.integration_tests import api_test
from open_spiel.python.tests.games_sim_test import GamesSimTest
from rainhill.registry import list_games

suite = unittest.TestSuite()
for name in list_games():
    game = pyspiel.load_game("rainhill_" + name, {"map": "toy", "seed": 5})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    # Its generic tests: a match with every state copied, written down and pickled, and what is promised of states.
    setattr(GamesSimTest, "test_" + name, lambda self, game=game: self.sim_game(game))
    suite.addTest(GamesSimTest("test_" + name))
    kind = type("Test_" + name, (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": str(game)})
    suite.addTests(unittest.defaultTestLoader.loadTestsFromTestCase(kind))
    state = game.new_initial_state()
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert state.history() == [] and len(other.history()) == 1
    print("accepted", name)
done = unittest.TextTestRunner().run(suite)
print(done.testsRun, "generic tests,", len(done.errors) + len(done.failures), "failed")
"""


@pytest.mark.slow
def test_open_spiel_accepts_us_where_it_can_be_had() -> None:
    wheels = {("linux", "x86_64"), ("darwin", "arm64")}
    if find_spec("pyspiel") is None:
        assert (sys.platform, platform.machine()) not in wheels, "the lock file names it here"
        return
    done = subprocess.run([sys.executable, "-c", SPIEL], capture_output=True, text=True, check=False)
    assert all(f"accepted {name}" in done.stdout for name in list_games()), done.stderr[-3000:]
    assert f"{6 * len(list_games())} generic tests, 0 failed" in done.stdout, done.stderr[-3000:]


@pytest.mark.parametrize(
    ("missing", "module", "advice"),
    [
        ("numpy", "rainhill.env", "rainhill.env needs NumPy: pip install 'rainhill[env]'"),
        ("pettingzoo", "rainhill.env.pettingzoo", "pip install 'rainhill[env]' pettingzoo"),
        ("gymnasium", "rainhill.env.gymnasium", "pip install 'rainhill[env]' gymnasium"),
        ("pyspiel", "rainhill.env.open_spiel", "pip install 'rainhill[env]' open_spiel"),
    ],
)
def test_what_is_missing_is_said(missing: str, module: str, advice: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None\ntry: import {module}\nexcept ImportError as e: print(e)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert advice in done.stdout
    assert rainhill.COMPILED in (True, False)
