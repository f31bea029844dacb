"""Events, refusals and errors as sentences: the right names and amounts, and nothing that cannot be said."""

from __future__ import annotations

from random import Random

import pytest

import rainhill
from rainhill.games.rocket import events
from rainhill.games.rocket.actions import Bid, Extend, Invest, LoseTurn, MoveStation, Pass, PlaceStation
from rainhill.games.rocket.map import rocket_map
from rainhill.kernel.game import Decision
from rainhill.kernel.maps import MapError, load_map
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import Fact, RecordError, Refused, SetupError
from rainhill.locales.words import (
    ask,
    brief,
    describe,
    describe_entry,
    gains,
    industry,
    map_trouble,
    money,
    record_trouble,
    refuse,
    row_name,
    setup_trouble,
    totals,
)


def new(edition: str = "2018", board: str = "toy", seed: int = 1) -> Match:
    return rainhill.new("rocket", map=board, edition=edition, seats=["Ada", "Ben", "Cai"], seed=seed)


def test_amounts_are_said_in_the_unit_of_the_edition() -> None:
    assert money(3, new("1999").header) == "£3,000"
    assert money(3, new("2018").header) == "3 points"
    assert gains((2, 0, 1), new("1999").header) == "Ada\u00a0+£2,000 and Cai\u00a0+£1,000"
    assert gains((2, 0, 1), new("2018").header) == "Ada\u00a0+2 and Cai\u00a0+1"
    assert gains((0, 0, 0), new("2018").header) == "nobody scores"
    assert totals((72, 75, 65), new("1999").header) == "Ada\u00a0£72,000, Ben\u00a0£75,000 and Cai\u00a0£65,000"


def test_events_name_seats_and_points() -> None:
    header = new("1999").header
    assert describe(events.Merged("LSWR", "GWR", 3, (0, 3, 1), 41), header) == (
        "The LSWR is merged into the GWR and closed, 3 places: Ben\u00a0+£3,000 and Cai\u00a0+£1,000. 41 tiles left."
    )
    assert describe(events.PassengerTaken(0, 2, "H9", 0), header) == (
        "Ada takes a passenger from the station of Cai at H9; none is left."
    )
    assert describe(events.MatchEnded("tiles", (10, 12, 12), (1, 2)), header) == (
        "The last track tile is laid. The match is over: Ada\u00a0£10,000, Ben\u00a0£12,000 and Cai\u00a0£12,000. "
        "Ben and Cai share the victory."
    )
    assert describe(events.MatchEnded("standstill", (10, 12, 11), (1,)), header) == (
        "For three rounds stations were moved and nothing else. The match is over: "
        "Ada\u00a0£10,000, Ben\u00a0£12,000 and Cai\u00a0£11,000. Ben wins."
    )
    assert describe(events.Standstill(1, 2), header) == (
        "For a whole round nobody has done anything but move stations; the match ends after 2 more such rounds."
    )
    assert describe(events.Standstill(2, 1), header) == (
        "For 2 rounds nobody has done anything but move stations; the match ends after one more such round."
    )
    assert describe(events.Invested(0, "London", "manufactured-goods"), header) == (
        "Ada invests in manufactured goods at London."
    )


def test_a_preview_leaves_out_what_goes_without_saying() -> None:
    header = new().header
    happened = (
        events.ExtensionProposed(0, "GWR", "H9", "H11"),
        events.ShareTaken(0, "GWR"),
        events.PlaceJoined("GWR", "London", "city", 4),
        events.CityScored("London", "GWR", (0, 2, 0)),
        events.CityScored("Reading", "GWR", (0, 0, 0)),
    )
    assert brief(happened, header) == "+1 share; joins London; London: Ben\u00a0+2"
    assert brief((), header) == "scores nothing now"


@pytest.mark.parametrize("edition", ["1999", "2018"])
@pytest.mark.parametrize("board", ["toy", "england", "usa", "china"])
def test_whole_matches_can_be_told(edition: str, board: str) -> None:
    match = new(edition, board, seed=5)
    rng = Random(7)
    while match.decision is not None:
        assert match.header.seats[match.decision.seat] in ask(match.decision, match.header)
        match.play(match.position.sample(rng))
    told = [sentence for number in range(len(match.entries)) for sentence in describe_entry(match, number)]
    assert len(told) >= len(match.entries)
    assert told[-1].startswith(("At most one company", "The last track tile", "No locomotive"))
    assert match.outcome is not None
    assert all(row_name(row, match.header) for row in match.outcome.breakdown)
    assert ("£" in told[-1]) == (edition == "1999")


@pytest.mark.slow
def test_every_way_to_be_refused_can_be_said() -> None:
    """Try actions at random, sensible and not, all through some matches; whatever the rules refuse has its sentence."""
    said: dict[str, str] = {}
    for seed, edition in enumerate(("1999", "2018", "1999", "2018")):
        match = new(edition, "toy", seed)
        rng = Random(seed)
        while not match.over:
            for action in _attempts(match, rng):
                try:
                    match.position.copy().apply(action)
                except Refused as refusal:
                    said[refusal.code] = refuse(refusal, match.header)
            match.play(match.position.sample(rng))
    assert {"not-a-neighbour", "turn-too-sharp", "target-place", "next-to-station", "bid-too-high"} <= set(said)
    assert len(said) >= 20
    assert all(sentence.rstrip(")")[-1].isdigit() for sentence in said.values()), "every refusal cites its rule"


def _attempts(match: Match, rng: Random) -> list[object]:
    made = rocket_map("toy")
    hexes = [*made.board.names, "Z99"]
    companies = [*(company.id for company in made.companies), "XYZ"]
    cities = [*(place.name for place in made.places), "Nowhere"]
    tries: list[object] = [LoseTurn(), Pass()]
    for _ in range(12):
        tries.append(Extend(rng.choice(companies), rng.choice(hexes)))
        tries.append(PlaceStation(rng.choice(hexes)))
        tries.append(MoveStation(rng.choice(hexes), rng.choice(hexes)))
        tries.append(Invest(rng.choice(cities), rng.choice([*made.industries, "steel"])))
        tries.append(Bid(rng.randrange(0, 5), rng.choice(hexes)))
    for company in match.view(None).companies:
        if company.locomotive is not None:
            here = made.board.index_of[company.locomotive]
            tries += [Extend(company.id, made.board.names[n]) for n in made.board.neighbours[here] if n >= 0]
            tries += [Bid(rng.randrange(0, 300), made.board.names[n]) for n in made.board.neighbours[here] if n >= 0]
    tries += [MoveStation(s.hex, rng.choice(hexes)) for s in match.view(None).stations]
    tries += [MoveStation(s.hex, s.hex) for s in match.view(None).stations]
    return tries


def test_a_decision_says_what_is_at_stake() -> None:
    header = new().header
    facts: dict[str, Fact] = {"company": "GWR", "bid": 0, "target": "H9"}
    assert ask(Decision(1, "veto", facts), header) == "Ben may veto: the GWR is to run to H9."
    assert "stands at 2" in ask(Decision(1, "veto", {**facts, "bid": 2}), header)
    assert ask(Decision(0, "act", {"action": 2}), header) == "Ada: second action."


def test_troubles_of_records_name_the_cause() -> None:
    record = new().to_text()
    broken = record + "1. Ada: extend WPR to I9\n"
    with pytest.raises(RecordError) as caught:
        rainhill.load(broken)
    assert (
        record_trouble(caught.value)
        == "Action 1 is against the rules. I9 is not next to the locomotive of the WPR. (R5.1)"
    )
    with pytest.raises(RecordError) as caught:
        rainhill.load(record.replace("Edition: 2018", "Edition: 1066"))
    assert record_trouble(caught.value) == (
        "The match cannot be set up. There is no edition “1066” of Stephenson’s Rocket. Known: “1999” and “2018”."
    )


def test_a_refused_record_speaks_of_seats_by_number() -> None:
    error = RecordError("refused", 9, number=4, reason="not-your-decision", rule="", seat=0, asked=1)
    assert record_trouble(error) == (
        "Action 4 is against the rules. It is not for seat 1 to decide now, but for seat 2."
    )


def test_troubles_of_set_up_and_maps_say_what_to_do() -> None:
    assert setup_trouble(SetupError("unknown-bot", bot="hal", known=("random", "greedy"))) == (
        "There is no bot called “hal”. Known: “random” and “greedy”."
    )
    with pytest.raises(MapError) as caught:
        load_map("format = 1\nid = 3\n")
    assert map_trouble(caught.value) == "“id” is of the wrong type."
    pointed = MapError("no-such-hex", file="mine.toml", line=12, hex="Z9")
    assert map_trouble(pointed) == "mine.toml, line 12: There is no hex Z9 on this map."


def test_an_industry_without_a_word_keeps_its_id() -> None:
    assert industry("rocket", "steel") == "steel"
    assert industry("rocket", "marmalade") == "marmalade"
