"""The pictures of Stephenson's Rocket in the browser: those of its lessons, and a match in full swing for its card."""

from __future__ import annotations

from rainhill.draw.pieces import Highlight
from rainhill.games.rocket.arrange import arrange
from tools.web.figures import Figure

ARRANGE = arrange
CARD = ("tests/data/rocket/england-2018-tiles.rail", 172)
"""The record on the game's card, and after how many entries it is shown; None: as it ended."""
OPENING = {"WPR": ["B8", "C7"], "CLR": ["F2", "F4", "E5"]}
FIGURES: dict[str, Figure] = {
    "rocket-land": Figure({}),
    "rocket-invest": Figure(
        {
            "lines": {"WPR": ["B6"]},
            "investments": {("Kettleford", "brewing"): [0, 1], ("Kettleford", "leather"): [0]},
        },
        (Highlight("C5", "last"),),
        ("A7", "D4", "D8", "C7"),
    ),
    "rocket-extend": Figure({"lines": {"WPR": ["B8"]}}, shows=("A7", "D4", "D10"), moves="WPR"),
    "rocket-station": Figure(
        {"lines": {"WPR": ["B6", "C7"]}, "stations": {"D8": 1, "E5": 0}},
        (Highlight("D8", "selected"),),
        ("A7", "F6", "D10", "C5"),
    ),
    "rocket-town": Figure(
        {"lines": {"CLR": ["F2", "F4", "G5", "H6"]}, "stations": {"F2": 0, "H6": 0}},
        (Highlight("I5", "last"),),
        ("F2", "I5", "G1", "H6"),
    ),
    "rocket-merge": Figure({"lines": OPENING}, (Highlight("D6", "selected"),), ("A7", "G1", "C7")),
    "rocket-veto": Figure(
        {"lines": {"WPR": ["B8"]}, "stations": {"C7": 1}, "shares": {"WPR": [1, 1, 1]}},
        shows=("A7", "D4", "D10"),
        moves="WPR",
        proposed="C7",
    ),
    "rocket-two-lines": Figure(
        {"lines": {"WPR": ["B8", "C7", "D8"], "CLR": ["F2", "F4", "E5"], "EQR": ["H8", "G7", "F8"]}},
        (Highlight("E7", "selected"),),
        ("A7", "G1", "I9", "C7"),
    ),
    "rocket-isolated": Figure(
        {"lines": {"CLR": ["F2", "F4", "G5", "H4", "H2"]}, "isolated": ["CLR"]},
        (Highlight("H2", "selected"),),
        ("F2", "I5", "G1", "H6"),
    ),
}
