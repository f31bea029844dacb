"""What a game counts and measures of itself, as `MEASURE` of its part `measure`; all of it may be left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

Repeat = Callable[[Callable[[], None], float], tuple[int, float]]
"""(work, seconds) -> how often it was done, and how long that took"""


@dataclass(frozen=True, slots=True)
class GameMeasure:
    """The figures of a game that only the game itself knows how to find."""

    survey: ModuleType | None = None
    """what `rainhill maps` tells about a map (see `lab.survey.Surveyor`)"""
    count_lines: Callable[[Any], Mapping[str, Sequence[str]]] | None = None
    """(match) -> what became of each line of the match"""
    count_match: Callable[[Any], Mapping[str, int]] | None = None
    """(match) -> how far the match came"""
    count_seats: Callable[[Any], Sequence[Mapping[str, int]]] | None = None
    """(match) -> what each seat had in the end, and did for it"""
    seat_facts: Callable[[Any], Sequence[Mapping[str, int]]] | None = None
    """(match) -> what a league counts of each seat besides points, under the names of `fact_names`"""
    fact_names: tuple[str, ...] = ()
    check_step: Callable[[Any, Any, Any, Any], None] | None = None
    """(position before, action, position after, events) -> AssertionError if the game's referee objects"""
    bench: Callable[[Repeat, float], dict[str, dict[str, float]]] | None = None
    """what is measured of this game alone"""
    aims: Mapping[str, float] = field(default_factory=dict)
    """figure of the bench -> what it should reach"""


NOTHING = GameMeasure()
