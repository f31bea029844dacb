"""Every puzzle that is shipped can be asked, its best choice is legal, and the play after it is, too."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from rainhill.bots.levels import LEVELS
from rainhill.puzzles import find_puzzle, list_puzzles, position_of, puzzle_of_the_day
from rainhill.registry import list_games

games = pytest.mark.parametrize("game", list_games())
FEWEST = 300
"""Puzzles of a game."""


@pytest.mark.slow
@games
def test_every_puzzle_can_be_asked_answered_and_explained(game: str) -> None:
    puzzles = list_puzzles(game)
    assert len(puzzles) >= FEWEST and len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        match = position_of(puzzle)
        decision = match.decision
        assert decision is not None and (decision.seat, decision.kind) == (puzzle.seat, puzzle.kind), puzzle.id
        assert match.seats == puzzle.seats
        legal = {match.game.format_action(action) for action in match.legal()}
        assert {choice.action for choice in puzzle.choices} <= legal, puzzle.id
        for action in (puzzle.best.action, *puzzle.line):
            if match.decision is not None:
                match.play(action)


@games
def test_the_best_choice_is_clearly_best_and_the_grade_says_who_finds_it(game: str) -> None:
    for puzzle in list_puzzles(game):
        chances = [choice.chance for choice in puzzle.choices]
        # Told with three digits, found with more.
        assert chances[0] - max(chances[1:]) > 0.055, puzzle.id
        assert set(puzzle.found) <= set(LEVELS) and 1 <= puzzle.grade <= 5


@games
def test_every_grade_has_some(game: str) -> None:
    assert set(Counter(puzzle.grade for puzzle in list_puzzles(game))) == {1, 2, 3, 4, 5}


@games
def test_each_day_has_its_own_until_all_have_had_their_turn(game: str) -> None:
    puzzles = list_puzzles(game)
    days = [date(2026, 5, 4) + timedelta(days=number) for number in range(len(puzzles))]
    found = [puzzle_of_the_day(game, day) for day in days]
    assert {puzzle.id for puzzle in found if puzzle is not None} == {puzzle.id for puzzle in puzzles}
    assert puzzle_of_the_day(game, days[0]) == puzzle_of_the_day(game, days[0] + timedelta(days=len(puzzles)))


def test_what_is_not_there_is_not_found() -> None:
    assert find_puzzle(list_games()[0], "nothing") is None
    assert list_puzzles("chess") == () and puzzle_of_the_day("chess", date(2026, 5, 4)) is None
