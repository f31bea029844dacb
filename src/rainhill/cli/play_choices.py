"""What a game offers the player to choose from, in a form the table can show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rainhill.draw.terminal import Marks


class Unclear(Exception):
    """What was typed is not enough to know which action is meant; the sentence says what is missing."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action with its short code, its notation, and what it would bring."""

    action: Any
    code: str
    notation: str
    brings: str


@dataclass(frozen=True, slots=True)
class Offer:
    """Choices to be listed, marks to be shown on the map (None: leave it), a remark, and pictures of the choices."""

    choices: tuple[Choice, ...]
    marks: Marks | None
    note: str
    pictures: tuple[str, ...] = ()
