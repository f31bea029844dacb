"""Learned weights of the search in Stephenson's Rocket, by seats: written by tools/games/rocket/train.py."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What each thing of learned_value.py is worth."""

    weight: tuple[float, ...]
    """At the end of a match."""
    young: tuple[float, ...]
    """What is added at its beginning."""
    common: tuple[float, float]
    """Points still to come that nobody is ahead in: by how much of the match is left, and by its square."""
    calm: float
    """Points that may still turn at the end."""
    storm: float
    """How many more at the beginning."""


WEIGHTS = {
    2: Weights(
        (
            0.736,
            0.24,
            0.653,
            0.117,
            0.664,
            0.292,
            0.929,
            -0.344,
            0.861,
            0.259,
            0.955,
            -0.225,
            2.748,
            -1.792,
            1.127,
            -0.434,
        ),
        (
            -0.931,
            0.353,
            0.09,
            -0.113,
            -1.38,
            0.292,
            -0.97,
            0.47,
            -0.962,
            -0.006,
            -0.48,
            0.895,
            1.361,
            -0.346,
            1.036,
            -2.237,
        ),
        (72.16, 17.35),
        4.0,
        6.0,
    ),
    3: Weights(
        (
            0.719,
            0.066,
            0.454,
            0.321,
            0.665,
            0.3,
            -0.066,
            0.122,
            0.699,
            0.312,
            1.001,
            -0.295,
            2.294,
            -1.844,
            0.636,
            -1.664,
        ),
        (
            -0.107,
            0.378,
            -0.136,
            -0.182,
            -0.267,
            -0.128,
            -1.369,
            0.897,
            -1.338,
            0.651,
            -1.042,
            0.42,
            0.263,
            -1.124,
            0.421,
            -1.258,
        ),
        (87.4, -44.4),
        3.0,
        12.0,
    ),
    4: Weights(
        (
            0.551,
            0.381,
            0.507,
            0.347,
            0.584,
            0.804,
            0.637,
            -0.848,
            0.279,
            0.804,
            1.139,
            -0.074,
            2.689,
            -1.808,
            0.017,
            -1.458,
        ),
        (
            -0.792,
            0.441,
            0.013,
            -0.471,
            -0.167,
            -0.503,
            -0.288,
            0.922,
            -0.426,
            -0.407,
            -1.088,
            0.398,
            0.772,
            -0.666,
            0.637,
            -1.138,
        ),
        (63.51, -20.35),
        3.0,
        8.0,
    ),
}
