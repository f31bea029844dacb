"""The tables at which bots play for puzzles: map, edition, numbers of seats."""

TABLES = (
    ("northeast", "base", (3, 4)),
    ("ruhr", "base", (4, 5)),
    ("northeast", "standard", (3, 4)),
    ("isles", "standard", (4, 5)),
)
