"""One seat for Gymnasium: the others are played by bots. Importing this registers an id for every game and map.

`gymnasium.make("rainhill.env.gymnasium:rainhill/<game>-<map>-v0")` finds them without an import.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rainhill.bots.own_bot import OwnBot, as_bot
from rainhill.env.setup import Setup
from rainhill.env.single import Single
from rainhill.env.spec import WIDEST, Floats, Marks
from rainhill.kernel.match import Match
from rainhill.registry import find_game, list_games

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as missing:
    raise ImportError("rainhill.env.gymnasium needs Gymnasium: pip install 'rainhill[env]' gymnasium") from missing

ILLEGAL = -1.0
"""What an illegal action is paid with; it ends the match."""


class SeatEnv(gymnasium.Env[Floats, Any]):
    """A match in which one seat is the learner's.

    `opponents` are names of bots, or bots of your own (an object with `choose(match, seat)`, a class that makes such
    objects, or a function `(match, seat)`), one for each other seat from the left, or one for all. `seat` is the
    learner's; None: drawn anew for every match.
    """

    metadata: dict[str, Any] = {"render_modes": ["svg"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: str | OwnBot | Sequence[str | OwnBot] = "random",
        seat: int | None = None,
        map: str | None = None,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        deal: Mapping[str, str] | None = None,
        reward: str = "win",
        limit: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.setup = Setup(game, map, seats, edition, options, deal)
        self.single = Single(self.setup, reward=reward)
        self.layout = self.single.spec
        self.limit = self.setup.env.limit if limit is None else limit
        others = self.layout.seats - 1
        asked = list(opponents) if isinstance(opponents, (list, tuple)) else [opponents] * others
        if len(asked) != others:
            raise ValueError(f"{others} opponents are needed, not {len(asked)}")
        self._asked: list[Any] = asked
        self._seat = seat
        self.action_space = spaces.Discrete(self.layout.action_count)
        self.observation_space = spaces.Box(-WIDEST, WIDEST, (self.layout.size,), np.float32)
        self.match: Match | None = None
        self._over = False

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Begin a match and let the others act until the learner is asked; `options` may give its `deal`."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**32))
        self.seat = int(self.np_random.integers(self.layout.seats)) if self._seat is None else self._seat
        self.bots = [as_bot(asked, seed=int(self.np_random.integers(2**32))) for asked in self._asked]
        deal = (options or {}).get("deal")
        header = self.setup.header_of(drawn)
        if deal is not None:
            table = self.setup
            header = Setup(table.game, table.map, self.layout.seats, table.edition, table.options, dict(deal)).header
        self.match = Match(self.setup.rules, header)
        self._over = False
        self._decisions = 0
        self._answer()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others act until the learner is asked again."""
        assert self.match is not None and not self._over, "reset comes first"
        if not self.action_masks()[action]:
            self._over = True
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.match.play(self.single.action(self.match.position, int(action)))
        self._decisions += 1
        self._answer()
        self.single.show(self.match.position)
        ended = self.match.over
        paid = self.single.result()[1][self.seat] if ended else 0.0
        cut = not ended and bool(self.limit) and self._decisions >= self.limit
        self._over = ended or cut
        return self._seen(), float(paid), ended, cut, self._info()

    def action_masks(self) -> Marks:
        """1 for every number that is legal now; learners that mask ask for it under this name."""
        assert self.match is not None, "reset comes first"
        self.single.show(self.match.position)
        return self.single.mask()

    def render(self) -> str | None:
        """The match as SVG."""
        if self.render_mode is None or self.match is None:
            return None
        from rainhill.draw import position_svg

        return position_svg(self.match)

    def _answer(self) -> None:
        """Let the bots act until the learner is asked or the match is over."""
        assert self.match is not None
        while (decision := self.match.decision) is not None and decision.seat != self.seat:
            bot = self.bots[(decision.seat - self.seat) % self.layout.seats - 1]
            self.match.play(bot.choose(self.match, decision.seat), seat=decision.seat)

    def _seen(self) -> Floats:
        assert self.match is not None
        self.single.show(self.match.position)
        return self.single.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        assert self.match is not None
        outcome = self.match.outcome
        told: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        return told if outcome is None else {**told, "scores": outcome.scores, "winners": outcome.winners}


def register() -> None:
    """An id for every game and map: `rainhill/<game>-<map>-v0`, with the fewest seats and random opponents."""
    for game in list_games():
        for map_id in find_game(game).maps():
            name = f"rainhill/{game}-{map_id}-v0"
            if name not in gymnasium.registry:
                gymnasium.register(
                    name, "rainhill.env.gymnasium:SeatEnv", kwargs={"game": game, "map": map_id}, order_enforce=True
                )


register()
