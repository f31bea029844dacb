"""The greedy bot in Steam: legal, repeatable, quick, strong, and sensible where it is plain what is sensible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rainhill
from rainhill import bots
from rainhill.bots.bot import finish
from rainhill.games.steam.actions import Bid, Deliver, EndBuild, ImproveLocomotive, LayTile, Pass, RaiseCapital, Score
from rainhill.games.steam.arrange import Line, arrange
from rainhill.games.steam.bots import deliveries, track_paths
from rainhill.games.steam.bots.greedy import expected_points, own_scratch
from rainhill.kernel.match import Match
from tests.bots.both_ways import run_both_ways
from tests.rounds import amount

EDITIONS = ("base", "standard")
# The random bot between takes the match on to positions worth comparing without the time that takes in plain Python.
PLAY_TOY = """
import rainhill
from rainhill import bots
for edition in ("base", "standard"):
    match = rainhill.new("steam", map="toy", edition=edition, seats=3, seed=4)
    for name, decisions in (("greedy", 12), ("random", 20), ("greedy", 10)):
        bot = bots.make(name, 9)
        for _ in range(decisions):
            match.play(bot.choose(match, match.decision.seat))
    print(rainhill.COMPILED, match.to_text())
"""
# Anchorby (red) over Dunmere (blue) and the town of Kettle Bridge to Cobham (purple): three links.
TRUNK = (
    Line(("Anchorby", "B2", "C1", "Dunmere"), 0),
    Line(("Dunmere", "D4", "Kettle Bridge"), 0),
    Line(("Kettle Bridge", "D8", "Cobham"), 0),
)
CITIES = ("Anchorby", "Dunmere", "Gatley", "Cobham", "Foxton")


def toy(edition: str = "base", seats: int = 3, seed: int = 1, **facts: Any) -> Match:
    """A match on the toy map; if anything is arranged, cities have only the cubes given."""
    match = rainhill.new("steam", map="toy", edition=edition, seats=seats, seed=seed)
    if facts:
        position: Any = match.position
        facts["cubes"] = dict.fromkeys(CITIES, ()) | facts.get("cubes", {})
        arrange(position, **facts)
    return match


def ask(match: Match) -> Any:
    decision = match.decision
    assert decision is not None
    return bots.make("greedy", 1).choose(match, decision.seat)


def play_out(*, map: str, edition: str, seats: int, names: list[str], seed: int) -> Match:
    match = rainhill.new("steam", map=map, edition=edition, seats=seats, seed=seed)
    finish(match, [bots.make(name, 1000 * seed + seat) for seat, name in enumerate(names)])
    return match


def wins_against_random(edition: str, matches: int) -> int:
    """Victories of one greedy bot on Northeast, moving on by one seat a match."""
    won = 0
    for n in range(matches):
        names = ["greedy" if seat == n % 4 else "random" for seat in range(4)]
        match = play_out(map="northeast", edition=edition, seats=4, names=names, seed=n)
        assert match.outcome is not None
        won += match.outcome.winners == (n % 4,)
    return won


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 4])
def test_it_takes_legal_actions_to_the_end(edition: str, seats: int) -> None:
    match = toy(edition, seats)
    bot = bots.make("greedy", 5)
    while (decision := match.decision) is not None:
        action = bot.choose(match, decision.seat)
        if decision.kind != "build":
            assert action in match.legal()
        match.play(action, seat=decision.seat)
    assert match.outcome is not None


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_gives_the_same_match(edition: str) -> None:
    records = []
    for seed in (7, 7, 8):
        match = toy(edition)
        finish(match, [bots.make("greedy", seed)] * 3)
        records.append(match.entries)
    assert records[0] == records[1]
    assert records[0] != records[2]


def test_choosing_changes_nothing_and_undo_changes_no_mind() -> None:
    match = toy()
    for _ in range(40):
        decision = match.decision
        assert decision is not None
        digest = match.position.digest()
        action = ask(match)
        assert match.position.digest() == digest
        match.play(action)
        match.undo()
        assert ask(match) == action
        match.play(action)


@pytest.mark.slow
def test_compiled_and_plain_choose_alike() -> None:
    told = run_both_ways(PLAY_TOY)
    assert told[1].startswith("False")
    assert told[0].replace("True", "").replace("False", "") == told[1].replace("False", "")


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_beats_three_random_in_97_percent(edition: str) -> None:
    matches = amount(100, 12) if rainhill.COMPILED else 1
    assert wins_against_random(edition, matches) >= 0.97 * matches


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_greedy_bots_score_like_people_and_stay_solvent(edition: str) -> None:
    """Winners of four are reported with 30 to 60 points."""
    matches = 3 if rainhill.COMPILED else 1
    winners = []
    for seed in range(matches):
        match = play_out(map="northeast", edition=edition, seats=4, names=["greedy"] * 4, seed=seed)
        assert match.outcome is not None
        winners.append(max(match.outcome.scores))
        assert not any(seat.bankrupt for seat in match.view(None).seats)
    assert 30 <= sum(winners) / matches <= 65


@pytest.mark.parametrize("edition", EDITIONS)
def test_expectations_are_the_scores_once_the_match_is_over(edition: str) -> None:
    match = toy(edition)
    match.play_randomly(Random(2))
    assert match.outcome is not None
    for seat in range(3):
        if not match.view(None).seats[seat].bankrupt:
            assert expected_points(match.position, seat) == match.outcome.scores[seat]


def test_what_can_be_delivered_is_what_the_rules_list() -> None:
    """S9: for every cube the best way found is the best of those listed, ways with more foreign links aside."""
    match = toy(seed=3)
    scratch = own_scratch()
    bot = bots.make("greedy", 3)
    looked = 0
    for _ in range(150):
        decision = match.decision
        if decision is None:
            break
        position: Any = match.position
        if decision.kind == "goods":
            level = match.view(None).seats[decision.seat].locomotive
            scratch.use(position.ground, position.work)
            deliveries.scan(scratch, position.flat, decision.seat, level, 0)
            best: dict[tuple[str, str], int] = {}
            for action in position.legal_of_kind("deliver"):
                own = action.points[decision.seat]
                foreign = sum(action.points) - own
                if foreign <= own:
                    value = own * 1000 - foreign * scratch.envy
                    key = (action.origin, action.cube)
                    best[key] = max(best.get(key, 0), value)
            for stop in position.board.stops:
                for number, colour in enumerate(("red", "blue", "yellow", "purple", "grey")):
                    expected = best.get((stop.name, colour), 0)
                    assert scratch.worth_of(stop.index, number, level) == expected
                    looked += expected > 0
        match.play(bot.choose(match, decision.seat))
    assert looked > 20


def test_the_longest_delivery_is_made_in_the_end() -> None:
    cubes = {"Anchorby": ("blue", "purple")}
    match = toy(lines=TRUNK, cubes=cubes, levels=[3, 1, 1], round_number=10, phase="goods", asked=0, goods_round=2)
    assert ask(match) == Deliver("purple", "Anchorby", "Cobham", (3, 0, 0))


def test_a_locomotive_that_pays_is_improved_first() -> None:
    """S9.2: early, with everything three links away and only one cube near, the level comes first."""
    cubes = {"Anchorby": ("purple", "purple", "purple"), "Cobham": ("red", "red", "red")}
    match = toy(lines=TRUNK, cubes=cubes, levels=[2, 1, 1], round_number=3, phase="goods", asked=0)
    assert ask(match) == ImproveLocomotive()


@pytest.mark.parametrize(
    ("round_number", "income", "goes_to"), [(1, -2, "income"), (2, 0, "income"), (10, 4, "points"), (10, -4, "income")]
)
def test_points_go_where_they_are_worth_more(round_number: int, income: int, goes_to: str) -> None:
    """S9.8, S11.2: early points are income, late ones VP, but a debt at the end costs two points for one."""
    cubes = {"Anchorby": ("purple",)}
    match = toy(
        lines=TRUNK,
        cubes=cubes,
        levels=[3, 1, 1],
        income=[income, 0, 0],
        round_number=round_number,
        phase="goods",
        asked=0,
    )
    match.play(Deliver("purple", "Anchorby", "Cobham", (3, 0, 0)))
    assert ask(match) == Score(goes_to)


@pytest.mark.parametrize("edition", EDITIONS)
def test_track_that_lacks_one_tile_is_finished(edition: str) -> None:
    """S6.2: an own link next to its goal, with cubes waiting at both ends."""
    lines = (Line(("Anchorby", "B2", "C1"), 0, open=True),)
    cubes = {"Anchorby": ("blue", "blue", "blue"), "Dunmere": ("red", "red")}
    match = toy(edition, lines=lines, cubes=cubes, cash=[10, 0, 0], round_number=2, phase="build", asked=0)
    action = ask(match)
    assert isinstance(action, LayTile)
    assert action.hex == "C1"
    match.play(action)
    assert match.view(None).seats[0].links == 1


def test_a_plan_is_carried_out_over_the_tiles_of_a_turn() -> None:
    """Without track, the first turn ends with a complete link that a cube can use at once."""
    match = toy("base", cubes={"Anchorby": ("blue", "blue"), "Dunmere": ("red",)}, phase="build", asked=0)
    while match.decision is not None and match.decision.seat == 0 and match.decision.kind == "build":
        match.play(ask(match))
    assert match.view(None).seats[0].links >= 1
    assert {"Anchorby", "Dunmere"} <= {stop for link in match.view(None).links for stop in (link.a, link.b)}


def test_nothing_is_built_for_money_that_is_lost_in_the_end() -> None:
    """S11.2: in the last round without cubes, a link's point is not worth two levels of debt."""
    match = toy("base", income=[-6, 0, 0], round_number=10, phase="build", asked=0)
    assert ask(match) == EndBuild()


def test_no_capital_is_raised_without_need() -> None:
    match = toy("standard", cash=[30, 30, 30], round_number=10, phase="capital", asked=0)
    assert ask(match) == RaiseCapital(0)


def test_bids_stay_within_the_value_of_a_place() -> None:
    """S12.5: with plenty of cash a small bid is answered, a large one never."""
    match = toy("standard", cash=[40, 40, 40], round_number=3, phase="bidding", asked=0)
    assert isinstance(ask(match), Bid)
    match.play(Bid(12))
    assert ask(match) == Pass()


@pytest.mark.parametrize("map_id", ["toy", "northeast", "ruhr", "isles"])
def test_every_tile_a_path_asks_for_exists(map_id: str) -> None:
    """S5.9: on an empty map any two sides of a hex can be joined, and a town reached from any side."""
    position: Any = rainhill.new("steam", map=map_id, seats=4, seed=1).position
    for cell in range(position.ground.cells):
        for a in range(6):
            for b in range(6):
                if a != b:
                    lay = track_paths.find_lay(position.ground, position.flat, cell, a, b)
                    assert lay >= 0
                    assert position.tiles.lays[lay].exits == 1 << a | 1 << b
