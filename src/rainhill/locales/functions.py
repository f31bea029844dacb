"""Functions that sentences may use besides Fluent's own; `web/src/text/functions.ts` has the same for the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

VOWELS = "aáeéiíoóöőuúüű"
SPOKEN_WITH_A_VOWEL = "aeflmnorsuxyáéíóöőúüűi"
"""Letters whose own name begins with a vowel, as in abbreviations that are spelled."""


def az(value: Any) -> str:
    """The Hungarian article for what follows: "a" or "az", by how it is spoken."""
    said = str(value).lstrip("\"'„»«([$£−-+ ")
    if not said:
        return "a"
    if said[0].isdigit():
        # Groups have three digits each, and a decimal or what follows the dot of a rule is read later: only what stands
        # before the first sign counts.
        digits = said[: next((n for n, letter in enumerate(said) if not letter.isdigit()), len(said))]
        # egy, öt, ötven, ötszáz, ezer, ötezer, egymillió; but tíz, száz.
        return "az" if digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1) else "a"
    word = said.split()[0].strip(".,:;!?)»”\"'")
    if word.replace("&", "").isupper():
        return "az" if said[0].lower() in SPOKEN_WITH_A_VOWEL else "a"
    return "az" if said[0].lower() in VOWELS else "a"


def ad(value: Any) -> str:
    """The Italian "a" before what follows: "ad" before the same vowel."""
    return "ad" if _begins(value, "aà") else "a"


def ed(value: Any) -> str:
    """The Italian "e" before what follows: "ed" before the same vowel."""
    return "ed" if _begins(value, "eèé") else "e"


def _begins(value: Any, letters: str) -> bool:
    return str(value).lstrip("\"'“«(")[:1].lower() in tuple(letters)


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"AZ": az, "AD": ad, "ED": ed}
