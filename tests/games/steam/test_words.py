"""Steam in words: whole matches are told, every decision asked, every refusal said with its rule."""

from __future__ import annotations

from random import Random

import pytest

import rainhill
from rainhill.games.steam import events
from rainhill.games.steam.actions import (
    ACTION_TILES,
    Bid,
    Deliver,
    EndBuild,
    GrowCity,
    ImproveLocomotive,
    LayTile,
    Pass,
    PlaceCity,
    RaiseCapital,
    Score,
    TakeTile,
)
from rainhill.games.steam.map import COLOURS, steam_map
from rainhill.games.steam.tiles import all_tiles
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import Refused
from rainhill.locales.words import ask, brief, colour, describe, describe_entry, money, refuse, row_name, tile, way

SEATS = ["Ada", "Ben", "Cai"]


def new(edition: str = "base", seed: int = 1) -> Match:
    return rainhill.new("steam", map="toy", edition=edition, seats=SEATS, seed=seed)


def some_action(match: Match, rng: Random) -> object:
    """A legal action; building and delivering more often than chance would."""
    kinds = match.position.legal_kinds()
    wanted = [kind for kind in ("deliver", "new-city", "grow", "lay") if kind in kinds]
    kind = rng.choice(wanted) if wanted and rng.random() < 0.7 else rng.choice(kinds)
    return rng.choice(match.position.legal_of_kind(kind))


@pytest.mark.parametrize("edition", ["base", "standard"])
def test_whole_matches_can_be_told(edition: str) -> None:
    for seed in range(3):
        match, rng = new(edition, seed), Random(seed)
        while match.decision is not None:
            assert SEATS[match.decision.seat] in ask(match.decision, match.header)
            match.play(some_action(match, rng))
        told = [sentence for number in range(len(match.entries)) for sentence in describe_entry(match, number)]
        assert len(told) >= len(match.entries)
        assert "The match ends" in told[-1]
        assert all(sentence.endswith(".") and "{" not in sentence and "None" not in sentence for sentence in told)
        assert match.outcome is not None
        assert [row_name(row, match.header) for row in match.outcome.breakdown][2] == "Complete links"


def test_events_name_seats_colours_tiles_and_ways() -> None:
    header = new().header
    assert describe(events.OrderSet((2, 0, 1)), header) == "The order is Cai, Ada and Ben."
    assert (
        describe(events.TileTaken(0, "city-growth", passed=False, price=2), header) == "Ada takes City Growth for $2."
    )
    assert (
        describe(events.TileTaken(0, "urbanization", passed=True, price=0), header) == "Ada takes Urbanization, passed."
    )
    assert describe(events.TrackLaid(1, "D4", "22", 0, 3, "new", None), header) == (
        "Ben lays track at D4 (gentle curve) for $3."
    )
    assert describe(events.TrackLaid(1, "D4", "42", 0, 4, "improve", "21"), header) == (
        "Ben improves D4 from straight to two straight, crossing for $4."
    )
    assert describe(events.CityPlaced(2, "Birkby", "grey", 3, ("red", "blue"), None), header) == (
        "Cai makes Birkby a grey city with red and blue."
    )
    moved = events.GoodsDelivered(0, "red", "Dunmere", "Foxton", ("Dunmere", "Gatley", "Foxton"), (), (1, 0, 1))
    assert describe(moved, header) == (
        "Ada moves a cube (red) from Dunmere to Foxton (Dunmere – Gatley – Foxton): Ada\u00a0+1 and Cai\u00a0+1."
    )
    assert describe(events.LinkCompleted(None, "Gatley", "Foxton", "G7"), header) == (
        "The link from Gatley to Foxton is complete and belongs to nobody."
    )
    assert describe(events.MoneyRaised(0, 10, 1, 2), header) == "Ada raises $10 for 1 income and 2\u00a0VP."
    assert money(12, header) == "12\u00a0VP"
    assert colour("steam", "purple") == "purple"
    assert tile("steam", "T31") == "town, star"
    assert way("steam", ["A", "B", "C"]) == "A – B – C"


def test_what_an_action_would_bring_is_told_in_a_few_words() -> None:
    header = new().header
    said = brief(
        [events.Paid(0, 3, "track"), events.MoneyRaised(0, 5, 1, 0), events.LinkLost(0, "Gatley", "G7")], header
    )
    assert said == "raises $5: −1 income; Ada loses the link from Gatley"
    assert brief([events.Paid(0, 3, "track")], header) == ""


@pytest.mark.slow
def test_every_way_to_be_refused_can_be_said() -> None:
    """Try actions at random, sensible and not, all through some matches; whatever the rules refuse has its sentence."""
    said: dict[str, str] = {}
    for seed, edition in enumerate(("base", "standard", "base", "standard")):
        match, rng = new(edition, seed), Random(seed)
        while match.decision is not None and match.view(None).round < 5:
            for action in _attempts(match, rng):
                try:
                    match.position.copy().apply(action)
                except Refused as refusal:
                    said[refusal.code] = refuse(refusal, match.header)
            match.play(some_action(match, rng))
    assert {"wrong-kind", "bid-too-low", "tile-taken", "no-start", "hex-is-city", "into-black-edge"} <= set(said)
    assert {"no-such-cube", "wrong-colour", "no-route", "not-a-town", "city-has-marker"} <= set(said)
    assert len(said) >= 35
    assert all(sentence.rstrip(")")[-1].isdigit() for sentence in said.values()), "every refusal cites its rule"
    assert all("{" not in sentence for sentence in said.values())


def _attempts(match: Match, rng: Random) -> list[object]:
    made = steam_map("toy")
    hexes, stops = [*made.board.names, "Z99"], [*(stop.name for stop in made.stops), "Nowhere"]
    shapes = [*(shape.id for shape in all_tiles().shapes), "99"]
    kind = match.decision.kind if match.decision is not None else ""
    tries: list[object] = [EndBuild(), ImproveLocomotive(), Score("glory"), Score("income"), Pass()]
    if kind == "auction":
        tries += [Bid(n) for n in (-1, 0, 1, 3, 400)]
    if kind == "capital":
        tries += [RaiseCapital(n) for n in (-5, 3, 5, 900)]
    if kind == "tile":
        tries += [TakeTile(name, passed) for name in (*ACTION_TILES, "kettle") for passed in (False, True)]
    if kind == "build":
        tries += [LayTile(rng.choice(hexes), rng.choice(shapes), rng.randrange(-1, 7)) for _ in range(40)]
        used = [tile.hex for tile in match.view(None).tiles]
        tries += [LayTile(rng.choice(used), rng.choice(shapes), rng.randrange(6)) for _ in range(20) if used]
        tries += [PlaceCity(rng.choice(stops), rng.choice([*COLOURS, "pink"]), rng.randrange(-1, 14)) for _ in range(6)]
        tries += [GrowCity(rng.choice(stops), rng.randrange(-1, 14)) for _ in range(6)]
    if kind == "goods":
        for _ in range(25):
            points = tuple(rng.randrange(0, 3) for _ in range(rng.choice((3, 3, 3, 2))))
            tries.append(Deliver(rng.choice([*COLOURS, "pink"]), rng.choice(stops), rng.choice(stops), points))
    return tries
