"""Shares of victories and how sure they are."""

from __future__ import annotations

from math import sqrt

Z = 1.959964
"""The bounds of 95 % of a normal distribution."""


def interval(share: float, trials: float) -> tuple[float, float]:
    """The 95 % confidence interval of a share, after Wilson: it stays sensible near 0 and 1."""
    if trials <= 0:
        return 0.0, 1.0
    middle = (share + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    half = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials)) / (1 + Z * Z / trials)
    return max(0.0, middle - half), min(1.0, middle + half)
