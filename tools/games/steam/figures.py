"""The pictures of Steam in the browser: those of its lessons, and a match in full swing for its card."""

from __future__ import annotations

from rainhill.draw.pieces import Highlight
from rainhill.games.steam.arrange import Line, arrange
from rainhill.games.steam.draw.tiles import tile_sheet_svg
from tools.web.figures import Figure, Sheet

ARRANGE = arrange
CARD = ("docs/images/steam.rail", None)
"""The record on the game's card, and after how many entries it is shown; None: as it ended."""
KETTLE_VALLEY = (
    Line(("Anchorby", "B4", "Birkby"), 0),
    Line(("Birkby", "B8", "Cobham"), 0),
    Line(("Dunmere", "D4", "Kettle Bridge"), 1),
    Line(("Kettle Bridge", "E7", "F8", "Foxton"), 1),
)
FIGURES: dict[str, Figure | Sheet] = {
    "steam-land": Figure({}),
    "steam-build": Figure(
        {"lines": (KETTLE_VALLEY[0], Line(("Birkby", "C7", "D8"), 0, open=True))}, (Highlight("D8", "legal"),)
    ),
    "steam-redirect": Figure(
        {"lines": (KETTLE_VALLEY[0], Line(("Birkby", "C7", "D8", "E7"), 0, open=True))}, (Highlight("D8", "selected"),)
    ),
    "steam-tiles": Sheet(lambda theme, ident: tile_sheet_svg(theme=theme, ident=ident, worded=False)),
    "steam-deliver": Figure(
        {"lines": KETTLE_VALLEY, "cubes": {"Cobham": ["red", "blue"], "Dunmere": ["purple"], "Anchorby": ["yellow"]}},
        (
            Highlight("C9", "selected"),
            *(Highlight(name, "preview") for name in ("B8", "B6", "B4")),
            Highlight("A3", "last"),
        ),
    ),
    "steam-city": Figure(
        {
            "lines": KETTLE_VALLEY,
            "new_cities": {"Kettle Bridge": "grey"},
            "cubes": {"Kettle Bridge": ["red", "yellow"]},
        },
        (Highlight("D6", "last"),),
    ),
}
