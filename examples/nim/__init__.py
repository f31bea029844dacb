"""Nim: the smallest whole game, as a pattern for others (docs/howto/add-a-game.md)."""
