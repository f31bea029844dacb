"""What a game brings for the terminal, as `TERMINAL` of its part `terminal`; `plain` serves every other game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from rainhill.kernel.match import Match
from rainhill.registry import part

if TYPE_CHECKING:
    from rich.text import Text

    from rainhill.terminal.screen.palette import Palette


class Unclear(Exception):
    """What was typed is not enough to know which action is meant; the sentence says what is missing."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Marks:
    """What is pointed at: hexes to choose from with their letters, hexes to be named, and where to look."""

    targets: tuple[tuple[str, str], ...] = ()
    names: frozenset[str] = frozenset()
    focus: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ListedAction:
    """A legal action with its short code, its notation, and what it would bring."""

    action: Any
    code: str
    notation: str
    brings: str


@dataclass(frozen=True, slots=True)
class ActionList:
    """Actions to be listed, marks to be shown on the map (None: leave it), a remark, and pictures of the actions."""

    choices: tuple[ListedAction, ...]
    marks: Marks | None
    note: str
    pictures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PositionPart:
    """Some sentences about the position, under a heading."""

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class GameTerminal:
    """How a game shows itself and is played in the terminal. Everything is drawn from a view."""

    # -- shown ----------------------------------------------------------------------------------------------------
    headline: Callable[[Any], str]
    map_width: Callable[[Any], int]
    """characters of the narrowest whole map"""
    map_lines: Callable[[Any, Palette, tuple[int, int], Marks], list[Text]]
    """the map in the room there is, in characters and lines"""
    tall_width: Callable[[Any], int]
    tall: Callable[[Any, Palette, int], list[Text]]
    """who holds what, beside the map"""
    flat: Callable[[Any, Palette, int], list[Text]]
    """the same below the map in a narrow terminal"""
    details: Callable[[Any, Palette], list[Text]]
    position: Callable[[Any], list[PositionPart]]
    """the position in sentences, with the eyes of the seat that looks"""

    # -- typed ----------------------------------------------------------------------------------------------------
    understands: Callable[[str], bool]
    """whether a line that begins with this word is an action"""
    read_action: Callable[[str, Any], Any]
    """(line, view) -> the action; `Unclear` says what is missing; legality is not asked here"""
    list_actions: Callable[[Sequence[str], Match, Any], ActionList]
    """(words, match, view) -> what can be done of the kind that was asked for"""
    hint: Callable[[Match, Any], str]
    """one line that says what can be typed now"""

    # -- told and marked ------------------------------------------------------------------------------------------
    default_marks: Callable[[Any, Sequence[str]], Marks]
    """(view, focus) -> what to point at when nothing has been asked for yet"""
    focus_of: Callable[[Iterable[Any]], tuple[str, ...]]
    """the hexes where something has just happened"""
    free_hexes: Callable[[Any], list[str]]
    has_secrets: Callable[[Any], bool]
    """whether the seats know different things"""
    answers: frozenset[str] = frozenset()
    """kinds of actions that belong to the action before them; the news tells them together"""
    untold: frozenset[str] = frozenset()
    """events that go without saying in the news; `log` tells them all"""


@cache
def terminal_of(game: str) -> GameTerminal:
    """What a game brings, or the default."""
    brought = part(game, "terminal")
    if brought is None:
        from rainhill.terminal.plain import plain_terminal

        return plain_terminal(game)
    terminal = brought.TERMINAL
    assert isinstance(terminal, GameTerminal)
    return terminal
