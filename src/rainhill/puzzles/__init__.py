"""Puzzles: positions from matches of bots where one choice is clearly best.

They come with a game (`games/<game>/puzzles.json`), found by `python -m tools.puzzles`. A puzzle is a match up to a
decision, the choices with what they were worth to a long search, and how many of the levels find the best one.
"""

from rainhill.puzzles.collection import Puzzle, PuzzleChoice, find_puzzle, list_puzzles, position_of, puzzle_of_the_day

__all__ = ["Puzzle", "PuzzleChoice", "find_puzzle", "list_puzzles", "position_of", "puzzle_of_the_day"]
