"""Drawings of Steam as SVG."""

from __future__ import annotations

from rainhill.games.steam.draw.scene import GROUND, last_move, map_facts
from rainhill.games.steam.draw.svg import draw_map, draw_position
from rainhill.games.steam.draw.tiles import tile_sheet_svg as draw_tiles

__all__ = ["GROUND", "draw_map", "draw_position", "draw_tiles", "last_move", "map_facts"]
