"""The printed sheet without pieces: everything in a drawing that stays the same during a match, drawn once and kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rainhill.draw.decor import draw_margin, draw_ornaments, draw_seas
from rainhill.draw.frame import Box, Frame, Size, make_frame
from rainhill.draw.ground import GroundStyle, draw_ground
from rainhill.kernel.maps import GameMap
from rainhill.locales import language, place_name, text


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """`ground` lies under the pieces, `surround` (sea names, ornaments, margin) over them; names keep off `taken`."""

    frame: Frame
    ground: str
    surround: str
    taken: tuple[Box, ...]


def make_sheet(board: GameMap, size: Size | None, style: GroundStyle) -> Sheet:
    """The sheet of a map at a size, lettered in the language in use."""
    return _make_sheet(board, size, style, language())


@lru_cache(maxsize=16)
def _make_sheet(board: GameMap, size: Size | None, style: GroundStyle, _spoken: str) -> Sheet:
    frame = make_frame(board, size)
    ground = draw_ground(frame, board, style)
    if frame.is_small:
        return Sheet(frame, ground, draw_margin(frame, board), ())
    ornaments, boxes = draw_ornaments(frame, place_name(board.title), text("drawing-north"))
    return Sheet(frame, ground, draw_seas(frame) + ornaments + draw_margin(frame, board), tuple(boxes))
