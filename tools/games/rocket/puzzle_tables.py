"""Where bots play for puzzles, and how often a search must have gone into a choice for it to have a say."""

TABLES = (
    # map, edition, numbers of seats
    ("england", "2018", (2, 3, 4)),
    ("england", "1999", (2, 3, 4)),
    ("usa", "2018", (3, 4)),
    ("china", "2018", (3, 4)),
    ("toy", "2018", (2,)),
)
LOOKED_AT = 2
LEFT_OUT = ()
