"""Matches for OpenSpiel: `pyspiel.load_game("rainhill_<game>", {"map": "toy"})` after this import.

What chance decides at set-up follows from the parameter `seed`, so a game has no chance nodes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rainhill.env.setup import Setup
from rainhill.env.single import Single
from rainhill.env.spec import Floats
from rainhill.registry import find_game, list_games

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("rainhill.env.open_spiel needs OpenSpiel: pip install 'rainhill[env]' open_spiel") from missing


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position on the way through a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.single = game.begin()
        self.limit = game.limit

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.single.asked

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return [int(number) for number in np.flatnonzero(self.single.mask())]

    def _apply_action(self, action: int) -> None:
        self.single.play(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.single.spec.label(action)

    def is_terminal(self) -> bool:
        return self.single.asked < 0 or len(self.single.numbers) >= self.limit

    def returns(self) -> list[float]:
        """Nothing before the end, and nothing for a match that was cut off."""
        return self.single.result()[1] if self.single.asked < 0 else [0.0] * self.single.spec.seats

    def __str__(self) -> str:
        return " / ".join([str(dict(self.single.header.deal)), *map(self.single.spec.label, self.single.numbers)])


class Observer:
    """What a player may know, as OpenSpiel asks for it: one tensor, and the same by name."""

    def __init__(self, game: SpielGame) -> None:
        self.spec = game.setup.spec
        self.tensor: Floats = np.zeros(self.spec.size, np.float32)
        self.dict = self.spec.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.single.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Every slice that has something in it, as places and numbers."""
        seen = self.spec.split(state.single.observe(player))
        told = {name: values.reshape(-1) for name, values in seen.items() if values.any()}
        return "; ".join(
            f"{name} " + " ".join(f"{place}:{values[place]:g}" for place in np.flatnonzero(values))
            for name, values in told.items()
        )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game on a map, with so many seats."""

    def __init__(self, game_type: Any, setup: Setup, params: dict[str, Any]) -> None:
        self.setup = setup
        self.seed = int(params.get("seed", 0))
        self.limit = setup.env.limit or 10_000
        spec = setup.spec
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.action_count,
            max_chance_outcomes=0,
            num_players=spec.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        super().__init__(game_type, info, params)

    def begin(self) -> Single:
        """The match of the seed."""
        single = Single(self.setup)
        single.begin(self.setup.header_of(self.seed))
        return single

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, _iig_obs_type: Any = None, _params: Any = None) -> Observer:
        return Observer(self)


def _register(game: str) -> None:
    info = find_game(game).info
    game_type = pyspiel.GameType(
        short_name=f"rainhill_{game}",
        long_name=info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(info.seats),
        min_num_players=min(info.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"map": "", "edition": "", "players": 0, "seed": 0},
    )

    # A class and not a function: OpenSpiel lets go of it after Python has ended, which a class survives.
    class RegisteredGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = dict(params or {})
            setup = Setup(game, given.get("map") or None, given.get("players") or None, given.get("edition") or None)
            super().__init__(game_type, setup, given)

    # Pickles look classes up in their module, by name.
    RegisteredGame.__name__ = RegisteredGame.__qualname__ = f"RegisteredGame_{game}"
    globals()[RegisteredGame.__name__] = RegisteredGame
    pyspiel.register_game(game_type, RegisteredGame)


for _game in list_games():
    if f"rainhill_{_game}" not in pyspiel.registered_names():
        _register(_game)
