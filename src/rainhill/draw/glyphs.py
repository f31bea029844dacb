"""How wide a text will be, estimated without any font: a small table of glyph widths of bold book faces."""

from __future__ import annotations

import unicodedata

# In em, for the bold weight of the widest face of the stack: a label never needs more room than was kept for it.
_WIDTHS = {
    0.30: "ijl.,:;'’‘|! ·",
    0.39: "ft()[]-/",
    0.50: "Jrscz–",
    0.58: "aegvxy0123456789L?",
    0.64: "kobdpqFESZTPB",
    0.68: "hnuRCVXYKAß",
    0.74: "DGNUIOQ&—æ",
    0.84: "HwMЖШЩ",
    1.00: "mW",
}
_WIDTH_OF = {glyph: width for width, glyphs in _WIDTHS.items() for glyph in glyphs}
_WIDTH_OF["I"] = 0.42
ITALIC = 0.95


def text_width(text: str, size: float, *, italic: bool = False, spacing: float = 0.0) -> float:
    """The estimated width of a line; `spacing` is extra space after every letter, in em."""
    bare = [c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c)]
    width = sum(map(_glyph_width, bare)) * (ITALIC if italic else 1.0)
    return size * (width + spacing * len(bare))


def _glyph_width(glyph: str) -> float:
    known = _WIDTH_OF.get(glyph)
    if known is not None:
        return known
    if unicodedata.east_asian_width(glyph) in "WF":
        return 1.0
    return 0.72 if glyph.isupper() else 0.62
