"""Every game has every part, or the default serves it on purpose."""

from __future__ import annotations

import pytest

from rainhill.bots.game_bots import GameBots, bots_of
from rainhill.bots.levels import LEVELS
from rainhill.bots.playouts import PLAYOUTS
from rainhill.draw import painter_of
from rainhill.kernel.measure import GameMeasure
from rainhill.registry import GAMES, PARTS, measure_of, part
from rainhill.terminal.game_terminal import GameTerminal, terminal_of

every = pytest.mark.parametrize("game", GAMES)


@every
@pytest.mark.parametrize("name", PARTS)
def test_our_games_bring_every_part(game: str, name: str) -> None:
    found = part(game, name)
    assert found is not None
    assert found.__name__ == f"rainhill.games.{game}.{name}"


@every
def test_parts_are_what_their_users_expect(game: str) -> None:
    assert isinstance(bots_of(game), GameBots)
    assert isinstance(terminal_of(game), GameTerminal)
    assert isinstance(measure_of(game), GameMeasure)
    painter = painter_of(game)
    assert all(hasattr(painter, name) for name in ("draw_map", "draw_position", "last_move", "map_facts", "GROUND"))


@pytest.mark.parametrize("bots", [*(bots_of(game) for game in GAMES), PLAYOUTS], ids=[*GAMES, "default"])
def test_every_level_that_searches_knows_how_much(bots: GameBots) -> None:
    assert set(bots.strengths) == {level.id for level in LEVELS.values() if level.mind == "search"}
