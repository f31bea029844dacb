"""Numbers as a language writes them, where Fluent's own way in Python is another than that of browsers."""

from __future__ import annotations

from decimal import Decimal

GROUPS_FROM_FIVE_DIGITS = frozenset(
    ["be", "bg", "es", "et", "hu", "hy", "ia", "ie", "it", "ka", "lv", "pl", "sl", "sq"]
)
"""Languages that write 1000 in one piece, 10 000 in two (CLDR: minimumGroupingDigits 2), which Babel does not know."""
LEAST_GROUPED = 10_000
FRACTION_DIGITS = 3
"""As many as are written."""


def as_written(value: float | Decimal, language: str) -> object:
    """A number that Fluent writes as browsers do in this language; `tests/locales/numbers.json` has samples."""
    if language not in GROUPS_FROM_FIVE_DIGITS or round(abs(float(value)), FRACTION_DIGITS) >= LEAST_GROUPED:
        return value
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)
