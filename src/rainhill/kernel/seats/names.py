"""What may be the name of a seat: anything that can be seen and stands on one line."""

from __future__ import annotations

import unicodedata

LONGEST = 40
JOINERS = "\u200c\u200d"
"""They join or part what stands on both sides: signs of one emoji, letters of some scripts."""
_JOINED = ("So", "Sk", "Mn", "Mc")
"""What a joiner may stand behind: signs, their skin tones and variants, and the marks of letters."""


def is_seat_name(name: str) -> bool:
    """Whether a seat can have this name."""
    return 1 <= len(name) <= LONGEST and name == name.strip() and all(_is_shown(name, at) for at in range(len(name)))


def _is_shown(name: str, at: int) -> bool:
    """Whether a character of a name can be seen; a joiner alone could not, and would make two names look alike."""
    character = name[at]
    if character in JOINERS:
        return 0 < at < len(name) - 1 and unicodedata.category(name[at - 1]) in _JOINED
    return character.isprintable()
