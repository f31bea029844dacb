"""Seats of any game: how they are called, numbered and coloured."""
