"""How a terminal can show things: which colours, which letters, and the colours and signs of companies and seats."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Literal

from rainhill.draw.theme import tokens
from rainhill.kernel.seats.colours import match_colours

if TYPE_CHECKING:
    from rich.console import Console

    from rainhill.kernel.match import Match

Colours = Literal["full", "many", "few", "none"]
"""Any colour, the 256 of many terminals, the sixteen of every terminal, or none at all (NO_COLOR)."""
Theme = Literal["dark", "light"]

SEATS = ("p1", "p2", "p3", "p4", "p5", "p6")
SHAPES = "●▲◆⬟✚★"
PLAIN_SHAPES = "O^*#+%"
"""No small letter among them: those stand for industries."""

# Tokens printed with dark signs; all others carry ivory ones.
DARK_SIGNS = frozenset({"line-2", "line-3", "line-4", "p2", "p4", "p5", "p6", "yellow", "grey", "lamp", "plate"})

# Paper and sea are pale mixtures that the nearest of 256 colours would turn pink and grey, so those are chosen by hand.
_MANY: Mapping[Theme, Mapping[str, int]] = {
    "light": {
        "land": 230,
        "hexline": 187,
        "sea": 152,
        "offland": 251,
        "plate": 231,
        "hill": 137,
        "hill-tint": 187,
        "river": 67,
        "faint": 245,
        "ink": 234,
        "accent": 24,
    },
    "dark": {
        "land": 238,
        "hexline": 240,
        "sea": 17,
        "offland": 234,
        "plate": 230,
        "hill": 143,
        "hill-tint": 240,
        "river": 74,
        "faint": 246,
        "ink": 230,
        "accent": 117,
    },
}
_MANY_SHADES: Mapping[Theme, tuple[int, int, int]] = {"light": (230, 254, 187), "dark": (237, 238, 239)}
_MANY_PIECES: Mapping[str, int] = {
    "line-1": 29, "line-2": 172, "line-3": 221, "line-4": 68, "line-5": 97, "line-6": 124, "line-7": 235,
    "p1": 30, "p2": 169, "p3": 94, "p4": 117, "p5": 142, "p6": 230, "lamp": 214,
    "red": 124, "blue": 68, "yellow": 220, "purple": 53, "grey": 248,
}  # fmt: skip

# The sixteen colours every terminal has, for those that have no more.
_FEW: Mapping[str, str] = {
    "line-1": "green",
    "line-2": "yellow",
    "line-3": "bright_yellow",
    "line-4": "bright_blue",
    "line-5": "magenta",
    "line-6": "red",
    "line-7": "bright_black",
    "p1": "cyan",
    "p2": "bright_magenta",
    "p3": "red",
    "p4": "bright_cyan",
    "p5": "green",
    "p6": "white",
    "red": "red",
    "blue": "bright_blue",
    "yellow": "bright_yellow",
    "purple": "magenta",
    "grey": "white",
    "hill": "yellow",
    "river": "bright_blue",
    "accent": "bright_cyan",
    "lamp": "bright_yellow",
    "danger": "bright_red",
    "warning": "yellow",
    "success": "green",
    "muted": "default",
    "faint": "bright_black",
    "hexline": "bright_black",
}


@dataclass(frozen=True, slots=True)
class Palette:
    """What this terminal can show."""

    colours: Colours = "none"
    ascii: bool = False
    theme: Theme = "dark"
    seats: tuple[int, ...] = ()
    """which piece each seat has, where the people of a match chose them; else those of their numbers"""

    def colour(self, token: str) -> str | None:
        """The colour of a token, or None where the terminal has to do without."""
        if self.colours == "none":
            return None
        if self.colours == "few":
            return _FEW.get(token)
        if self.colours == "many":
            return _number(_MANY_PIECES.get(token, _MANY[self.theme].get(token)))
        return tokens()[self.theme][token]

    def sign_on(self, token: str) -> str | None:
        """The colour of letters and signs printed on a token's colour."""
        if self.colours == "none":
            return None
        dark = token in DARK_SIGNS
        if self.colours == "few":
            return "black" if dark or token in ("line-1", "p1", "p3", "p5") else "bright_white"
        if self.colours == "many":
            return _number(16 if dark else 231)
        return tokens()["light"]["ink" if dark else "rim"]

    def land(self, shade: int) -> str | None:
        """One of the three shades of land."""
        if self.colours == "many":
            return _number(_MANY_SHADES[self.theme][shade])
        values = tokens()[self.theme]
        return mix(values["land"], values["hexline"], shade * 0.2)

    @property
    def paints(self) -> bool:
        """Whether hexes are told apart by the colour of their ground; otherwise by outlines."""
        return self.colours in ("full", "many") and not self.ascii

    def seat(self, seat: int) -> str:
        """The token of a seat."""
        return SEATS[self._piece(seat)]

    def shape(self, seat: int) -> str:
        """The sign of a seat."""
        return (PLAIN_SHAPES if self.ascii else SHAPES)[self._piece(seat)]

    def _piece(self, seat: int) -> int:
        return self.seats[seat] if seat < len(self.seats) else seat

    def for_match(self, match: Match) -> Palette:
        """The same, with the pieces that the tags of a match give to its seats."""
        return replace(self, seats=match_colours(match.tags, match.seats))


def _number(colour: int | None) -> str | None:
    return None if colour is None else f"color({colour})"


@cache
def mix(first: str, second: str, part: float) -> str:
    """The colour that lies `part` of the way from one to the other."""
    a = [int(first[i : i + 2], 16) for i in (1, 3, 5)]
    b = [int(second[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in zip(a, b, strict=True))


def palette_of(console: Console, theme: Theme | None = None) -> Palette:
    """What a console can show: colours as rich found them (NO_COLOR heeded), letters by the encoding."""
    system = console.color_system if not console.no_color else None
    known: Mapping[str, Colours] = {"truecolor": "full", "256": "many", "standard": "few", "windows": "few"}
    colours = "none" if system is None else known[system]
    return Palette(colours, not _has_unicode(console.encoding), theme or _theme_of(os.environ))


def _has_unicode(encoding: str) -> bool:
    return encoding.lower().replace("-", "").replace("_", "").startswith("utf")


def _theme_of(environ: Mapping[str, str]) -> Theme:
    """The map is printed on paper, whatever the terminal's own ground; RAINHILL_THEME=dark spares the eyes at night."""
    return "dark" if environ.get("RAINHILL_THEME") == "dark" else "light"
