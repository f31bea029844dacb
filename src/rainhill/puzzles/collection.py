"""The puzzles that come with a game."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from rainhill.kernel.match import Match
from rainhill.kernel.records import read_record
from rainhill.registry import find_game, list_games

FORMAT = 1
FIRST_DAY = date(2026, 1, 1)
"""The day from which the puzzles of the days are counted."""
STRIDE = 89
"""Neighbours in the file come from the same match; neighbouring days should not. Prime, so that all have their turn."""
PEOPLE = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
"""Who sits in the matches, which bots have played."""
_SEAT = re.compile(r"^(?P<before>Seat \d+: |\d+\. )Seat (?P<seat>[1-6])(?=:|$)")
KEPT = 16
"""Matches that are kept once they were read, each with all its positions."""


@dataclass(frozen=True, slots=True)
class PuzzleChoice:
    """An action and what the long search expects of it for the seat that decides."""

    action: str
    """in notation"""
    chance: float
    """to win"""
    points: float
    """at the end"""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One decision to be found."""

    id: str
    game: str
    map: str
    edition: str
    seats: int
    match: int
    """the number of its match among those of the file"""
    entry: int
    """how many entries of the match come before it"""
    seat: int
    kind: str
    """the kind of the decision"""
    grade: int
    """1: nearly everybody finds it; 5: hardly anybody"""
    found: Mapping[str, float]
    """level -> how often it finds the best choice"""
    choices: tuple[PuzzleChoice, ...]
    """best first"""
    line: tuple[str, ...]
    """the play expected after the best choice"""
    nodes: int
    """how long the search was that had the last word"""

    @property
    def best(self) -> PuzzleChoice:
        return self.choices[0]

    def choice_of(self, action: str) -> PuzzleChoice | None:
        """What is known of an action; None if the search hardly looked at it."""
        return next((choice for choice in self.choices if choice.action == action), None)


def list_puzzles(game: str) -> Sequence[Puzzle]:
    """All puzzles of a game, in the order of the file; none, if it has no file."""
    return _collection(game)[1]


def find_puzzle(game: str, puzzle_id: str) -> Puzzle | None:
    """The puzzle with this id."""
    return next((puzzle for puzzle in list_puzzles(game) if puzzle.id == puzzle_id), None)


def position_of(puzzle: Puzzle) -> Match:
    """The match as it stands when the puzzle is asked."""
    return _played(puzzle.game, puzzle.match).branch(puzzle.entry)


def puzzle_of_the_day(game: str, day: date) -> Puzzle | None:
    """The same for everybody; all puzzles come once before one comes again."""
    puzzles = list_puzzles(game)
    if not puzzles:
        return None
    stride = STRIDE if len(puzzles) % STRIDE else 1
    return puzzles[(day - FIRST_DAY).days * stride % len(puzzles)]


@cache
def _collection(game: str) -> tuple[tuple[str, ...], tuple[Puzzle, ...]]:
    file = files(f"rainhill.games.{game}") / "puzzles.json" if game in list_games() else None
    if file is None or not file.is_file():
        return (), ()
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    assert data["format"] == FORMAT, data["format"]
    records = tuple("\n".join(map(_named, lines)) + "\n" for lines in data["matches"])
    return records, tuple(_from_plain(game, item) for item in data["puzzles"])


def _named(line: str) -> str:
    """A line of a record with people in its seats: "Seat 2" would be English in every language."""
    return _SEAT.sub(lambda found: found["before"] + PEOPLE[int(found["seat"]) - 1], line)


@lru_cache(maxsize=KEPT)
def _played(game: str, number: int) -> Match:
    return read_record(_collection(game)[0][number], find_game)


def _from_plain(game: str, data: Mapping[str, Any]) -> Puzzle:
    return Puzzle(
        id=data["id"],
        game=game,
        map=data["map"],
        edition=data["edition"],
        seats=data["seats"],
        match=data["match"],
        entry=data["entry"],
        seat=data["seat"],
        kind=data["kind"],
        grade=data["grade"],
        found=data["found"],
        choices=tuple(PuzzleChoice(*choice) for choice in data["choices"]),
        line=tuple(data["line"]),
        nodes=data["nodes"],
    )
