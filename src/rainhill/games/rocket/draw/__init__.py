"""Drawings of Stephenson's Rocket as SVG."""

from __future__ import annotations

from rainhill.games.rocket.draw.scene import GROUND, last_move, map_facts
from rainhill.games.rocket.draw.svg import draw_map, draw_position

__all__ = ["GROUND", "draw_map", "draw_position", "last_move", "map_facts"]
