"""What may be the name of a seat: anything that can be seen and stands on one line."""

from __future__ import annotations

import unicodedata

LONGEST = 40
JOINERS = "\u200c\u200d"
"""They join or part what stands on both sides: signs of one emoji, letters of some scripts."""
_JOINED = ("So", "Sk", "Mn", "Mc")
"""What a joiner may stand behind: signs, their skin tones and variants, and the marks of letters."""
_VARIANTS = range(0xFE00, 0xFE10)
"""They choose how a sign is drawn; behind a letter nobody sees them."""
_KEYCAP = "\u20e3"
_UNSEEN = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0",
    *map(chr, (*range(0x180B, 0x1810), *range(0xE0100, 0xE01F0))),
}
"""What counts as printable and yet leaves no mark: fillers, a blank pattern, and further choosers of variants."""


def is_seat_name(name: str) -> bool:
    """Whether a seat can have this name."""
    return 1 <= len(name) <= LONGEST and name == name.strip() and all(_is_shown(name, at) for at in range(len(name)))


def _is_shown(name: str, at: int) -> bool:
    """Whether a character of a name can be seen; one that cannot would make two names look alike."""
    character = name[at]
    if character in JOINERS:
        return 0 < at < len(name) - 1 and unicodedata.category(name[at - 1]) in _JOINED
    if ord(character) in _VARIANTS:
        is_keycap = name[at + 1 : at + 2] == _KEYCAP
        return at > 0 and (is_keycap or unicodedata.category(name[at - 1]) in ("So", "Sm"))
    return character.isprintable() and character not in _UNSEEN
