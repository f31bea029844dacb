"""How a decision of Stephenson's Rocket is prepared for the search."""

from __future__ import annotations

from rainhill.bots.tree_search import SearchStart
from rainhill.games.rocket.bots.tree_play import RocketPlay
from rainhill.games.rocket.bots.weights import WEIGHTS, Weights
from rainhill.games.rocket.position import RocketPosition
from rainhill.kernel.match import Match


def start(match: Match, seat: int) -> SearchStart:
    """The decision as the seat may know it, with the others' totals added up from the payments made in the open.

    R8.4 hides totals, not payments: whoever has watched can count, and so does the bot.
    """
    known = match.position.known_to(seat)
    assert isinstance(known, RocketPosition)
    play = RocketPlay(known.ground, known.flat)
    load(play, WEIGHTS[match.seats])
    if known.header.options["open_scores"] != "yes":
        for other, total in enumerate(count_payments(match)):
            if other != seat:
                play.credit(other, total)
    return SearchStart(play, known)


def count_payments(match: Match) -> list[int]:
    """What every seat was paid so far, by the events that everybody sees."""
    totals = [0] * match.seats
    for events in match.events:
        for event in events:
            for seat, points in enumerate(getattr(event, "points", ())):
                totals[seat] += points
    return totals


def load(play: RocketPlay, weights: Weights) -> None:
    """Let a play weigh with these."""
    for thing, (weight, young) in enumerate(zip(weights.weight, weights.young, strict=True)):
        play.outlook.set_weight(thing, weight, young)
    play.outlook.set_common(*weights.common)
    play.calm = weights.calm
    play.storm = weights.storm
