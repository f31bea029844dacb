"""Where bots play for puzzles, and how often a search must have gone into a choice for it to have a say."""

TABLES = (
    # map, edition, numbers of seats
    ("northeast", "base", (3, 4)),
    ("ruhr", "base", (4, 5)),
    ("northeast", "standard", (3, 4)),
    ("isles", "standard", (4, 5)),
)
LOOKED_AT = 1
LEFT_OUT = ("build",)
"""Decisions of which several answers come to the same: track of a round may be laid in any order."""
