"""What a lobby needs to know of Stephenson's Rocket; imports nothing heavy."""

from __future__ import annotations

from rainhill.kernel.game import GameInfo, Option

INFO = GameInfo(
    id="rocket",
    title="Stephenson’s Rocket",
    designer="Reiner Knizia",
    rules=1,
    seats=(2, 3, 4),
    editions=("1999", "2018"),
    default_edition="2018",
    options=(
        # R6.3: where the active seat may put the locomotive when it wins its own veto round.
        Option("defence", ("any", "original"), {"1999": "any", "2018": "original"}),
        # R8.4: whether everybody sees everybody's total during play.
        Option("open_scores", ("no", "yes"), {"1999": "no", "2018": "yes"}),
        # R5.7: whether a starting town counts as joined from the beginning or once its locomotive has left.
        Option("home", ("joined", "left"), {"": "joined"}, ("1999",), later=True),
        # R1.3: whether the three investment places of a city are of two industries or of one.
        Option("city_tokens", ("mixed", "equal"), {"": "mixed"}, later=True),
        # R10.1: whether a line is isolated although others can still run into it.
        Option("isolation", ("own", "both"), {"": "own"}, later=True),
        # R11.5: whether three rounds of nothing but station moves end the match.
        Option("standstill", ("none", "ends"), {"": "none"}, later=True),
    ),
    default_map="england",
    open_deal=("first",),
    open_options={"open_scores": "yes"},
)
