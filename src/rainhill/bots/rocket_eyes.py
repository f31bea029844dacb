"""What a searching bot sees of a match of Stephenson's Rocket."""

from __future__ import annotations

from rainhill.bots.rocket_search import RocketPlay
from rainhill.bots.rocket_weights import WEIGHTS, Weights
from rainhill.bots.search import Sight
from rainhill.bots.sight import seen_by
from rainhill.kernel.match import Match
from rainhill.rocket.position import RocketPosition


def look(match: Match, seat: int) -> Sight:
    """The decision as the seat may know it, with the others' totals added up from the payments made in the open.

    R8.4 hides totals, not payments: whoever has watched can count, and so does the bot.
    """
    known = seen_by(match.position, seat)
    assert isinstance(known, RocketPosition)
    play = RocketPlay(known.ground, known.flat)
    load(play, WEIGHTS[match.seats])
    if known.header.options["open_scores"] != "yes":
        for other, total in enumerate(count_payments(match)):
            if other != seat:
                play.credit(other, total)
    return Sight(play, known)


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
