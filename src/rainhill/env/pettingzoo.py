"""Matches for PettingZoo: every seat is an agent, and they act one after the other (AEC).

`env("toy-game", map="toy")` is wrapped as PettingZoo does it: an illegal action ends the match. `raw_env` refuses it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rainhill.env.setup import Setup
from rainhill.env.single import Single
from rainhill.env.spec import WIDEST

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError("rainhill.env.pettingzoo needs PettingZoo: pip install 'rainhill[env]' pettingzoo") from missing

Seen = dict[str, NDArray[Any]]


def env(game: str, *, illegal_reward: float = -1.0, **settings: Any) -> Any:
    """A match of a game as PettingZoo wraps its own: an illegal action is paid with `illegal_reward`, and the end."""
    made: Any = raw_env(game, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=illegal_reward)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """A match of a game; the name is the one PettingZoo's own environments have."""

    def __init__(
        self,
        game: str,
        *,
        map: str | None = None,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        deal: Mapping[str, str] | None = None,
        reward: str = "win",
        limit: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = Setup(game, map, seats, edition, options, deal)
        self.single = Single(self.setup, reward=reward)
        self.spec = self.single.spec
        self.limit = self.setup.env.limit if limit is None else limit
        self.metadata = {"render_modes": ["svg"], "name": f"rainhill_{game}_v0", "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{n}" for n in range(self.spec.seats)]
        self.agents: list[str] = []
        self._number_of = {agent: n for n, agent in enumerate(self.possible_agents)}
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-WIDEST, WIDEST, (self.spec.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.spec.action_count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._choices = {agent: spaces.Discrete(self.spec.action_count) for agent in self.possible_agents}
        self._rng = Random()

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match; `options` may give its `deal`."""
        if seed is not None:
            self._rng = Random(seed)
        header = self.setup.header_of(self._rng.getrandbits(32))
        if options and "deal" in options:
            deal = dict(options["deal"])
            header = Setup(
                self.setup.game, self.setup.map, self.spec.seats, self.setup.edition, self.setup.options, deal
            ).header
        self.single.begin(header)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        """What an agent may know; only the one asked has anything in its mask."""
        seat = self._number_of[agent]
        mask = self.single.mask() if seat == self.single.asked else np.zeros(self.spec.action_count, np.int8)
        return {"observation": self.single.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action for the agent asked."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "the agent asked has to act"
        actor = self.agent_selection
        self._cumulative_rewards[actor] = 0.0
        self._clear_rewards()
        self.single.play(int(action))
        if self.single.asked < 0:
            scores, paid = self.single.result()
            for agent in self.agents:
                seat = self._number_of[agent]
                self.rewards[agent] = paid[seat]
                self.terminations[agent] = True
                self.infos[agent]["score"] = scores[seat]
        elif self.limit and len(self.single.numbers) >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The match as SVG."""
        if self.render_mode is None:
            return None
        from rainhill.draw import position_svg

        return position_svg(self.single.match())

    def close(self) -> None:
        """Nothing is held."""

    def _select(self) -> None:
        if self.single.asked >= 0:
            self.agent_selection = self.possible_agents[self.single.asked]
