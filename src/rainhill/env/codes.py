"""Numbers that lanes speak in. The build repeats them for Cython in `codes.pxd`."""

from __future__ import annotations

# -- what became of a match by the last step --
GOES_ON = 0
TERMINATED = 1
TRUNCATED = 2
REFUSED = 3

# -- what a match pays at its end --
BY_WIN = 0
BY_RANK = 1
BY_MARGIN = 2
