"""What the searching bot of Steam believes about the rest of a match; found by `tools/tune_steam.py`.

The greedy bot keeps the modest beliefs it was made with, so that strength can be measured against something that
stays.
"""

from __future__ import annotations

from collections.abc import Mapping

from rainhill.bots.steam_reach import Thought

WEIGHTS: Mapping[str, Mapping[str, int]] = {
    "base": {
        "spend": 11900,
        "hope_round": 1100,
        "hope_level": 700,
        "haste": 85,
        "tile_worth": 50,
        "place_worth": 130,
        "envy": 130,
    },
    "standard": {
        "spend": 5000,
        "hope_round": 867,
        "hope_level": 800,
        "tile_worth": 50,
        "place_worth": 175,
        "envy": 100,
    },
}
"""edition -> field of `Thought` -> number"""


def believe(thought: Thought, beliefs: Mapping[str, int]) -> Thought:
    """Give a thought these beliefs."""
    for name, number in beliefs.items():
        setattr(thought, name, number)
    return thought


def blend(beliefs: Mapping[str, int], insight: float) -> Mapping[str, int]:
    """Beliefs between the greedy bot's modest ones (0) and these (1)."""
    modest = Thought()
    return {
        name: round(getattr(modest, name) + insight * (number - getattr(modest, name)))
        for name, number in beliefs.items()
    }
