"""What the searching bot of Steam believes about the rest of a match; found by `tools/tune_steam.py`.

The greedy bot keeps the modest beliefs it was made with, so that strength can be measured against something that
stays.
"""

from __future__ import annotations

from collections.abc import Mapping

from rainhill.games.steam.bots.scratch import Scratch

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
"""edition -> field of `Scratch` -> number"""


def believe(scratch: Scratch, beliefs: Mapping[str, int]) -> Scratch:
    """Let a bot think with these beliefs."""
    for name, number in beliefs.items():
        setattr(scratch, name, number)
    return scratch


def blend(beliefs: Mapping[str, int], insight: float) -> Mapping[str, int]:
    """Beliefs between the greedy bot's modest ones (0) and these (1)."""
    modest = Scratch()
    return {
        name: round(getattr(modest, name) + insight * (number - getattr(modest, name)))
        for name, number in beliefs.items()
    }
