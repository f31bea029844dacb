"""Finds the puzzles that come with a game."""
