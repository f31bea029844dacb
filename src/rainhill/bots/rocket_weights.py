"""Learned weights of the search in Stephenson's Rocket, by seats: written by tools/train_rocket.py."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What each thing of rocket_outlook.py is worth."""

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
            0.674,
            0.375,
            0.279,
            1.173,
            0.148,
            0.832,
            0.991,
            0.449,
            1.091,
            0.239,
            1.514,
            -0.062,
            3.605,
            -0.975,
            1.606,
            -1.233,
        ),
        (
            0.55,
            -0.13,
            0.215,
            -1.206,
            1.027,
            -2.152,
            -1.398,
            0.167,
            -1.355,
            -0.082,
            -1.316,
            0.189,
            -0.802,
            -1.055,
            2.462,
            -0.865,
        ),
        (-36.53, 127.52),
        4.0,
        8.0,
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
