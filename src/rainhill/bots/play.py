"""Let bots play a match among themselves."""

from __future__ import annotations

from collections.abc import Sequence

from rainhill.bots import Bot
from rainhill.kernel.match import Match


def finish(match: Match, bots: Sequence[Bot]) -> None:
    """Play the match to its end; `bots` has one bot a seat, and a bot may sit in several seats."""
    while (decision := match.decision) is not None:
        match.play(bots[decision.seat].choose(match, decision.seat), seat=decision.seat)
