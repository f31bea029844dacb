"""The tables at which bots play for puzzles: map, edition, numbers of seats."""

TABLES = (
    ("england", "2018", (2, 3, 4)),
    ("england", "1999", (2, 3, 4)),
    ("usa", "2018", (3, 4)),
    ("china", "2018", (3, 4)),
    ("toy", "2018", (2,)),
)
