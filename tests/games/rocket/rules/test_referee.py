"""The referee sees every kind of mistake: each test spoils a good position in one way, and it must object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rainhill.games.rocket.actions import Extend, Invest, parse_action
from rainhill.games.rocket.events import CityScored, Invested
from rainhill.games.rocket.referee import check_step, check_view, legal_targets
from rainhill.games.rocket.view import InvestmentView, RocketView, StationView, TrackView
from tests.games.rocket.rules.table import extensions, field_map, play, sit

Spoil = Callable[[RocketView], RocketView]


def good(edition: str = "1999") -> RocketView:
    position = sit(
        edition,
        lines={"NOR": ["H6", "H8"], "WES": ["C11", "D10", "E11", "F10"]},
        stations={"H6": 0, "A1": 1, "D10": 2},
        shares={"NOR": [3, 1, 0], "WES": [0, 2, 2]},
        investments={("Aston", "steel"): [0, 1]},
        passengers=[1, 0, 2],
        scores=[5, 6, 7],
    )
    return position.full_view()


def company(view: RocketView, name: str, **changed: Any) -> RocketView:
    return replace(view, companies=tuple(replace(c, **changed) if c.id == name else c for c in view.companies))


def seat(view: RocketView, number: int, **changed: Any) -> RocketView:
    return replace(view, seats=tuple(replace(s, **changed) if s.seat == number else s for s in view.seats))


def track(view: RocketView, name: str, *tiles: TrackView) -> RocketView:
    old = next(c for c in view.companies if c.id == name)
    return company(view, name, track=(*old.track, *tiles))


SPOILED: dict[str, Spoil] = {
    "a score below zero": lambda view: seat(view, 0, score=-1),
    "an unknown score": lambda view: seat(view, 0, score=None),
    "a passenger too many (R1.4)": lambda view: seat(view, 0, passengers=2),
    "a passenger lost (R1.4)": lambda view: replace(view, passengers_left=5),
    "a tile lost (R1.4)": lambda view: replace(view, tiles_left=view.tiles_left - 1),
    "a tile too many (R1.4)": lambda view: replace(view, tiles_left=view.tiles_left + 1),
    "a station too many (R1.1)": lambda view: seat(view, 1, stations_left=7),
    "two stations side by side (R4.2)": lambda view: replace(
        seat(view, 1, stations_left=5), stations=(*view.stations, StationView("A3", 1, None))
    ),
    "a station on a place (R4.2)": lambda view: replace(
        seat(view, 1, stations_left=5), stations=(*view.stations, StationView("K7", 1, None))
    ),
    "a station on a line but not connected (R5.9)": lambda view: replace(
        view, stations=tuple(replace(s, company=None) if s.hex == "H6" else s for s in view.stations)
    ),
    "a station connected from afar (R5.9)": lambda view: replace(
        view, stations=tuple(replace(s, company="NOR") if s.hex == "A1" else s for s in view.stations)
    ),
    "stations miscounted (R5.9)": lambda view: company(view, "NOR", stations=(2, 0, 0)),
    "track on a place (R5.2)": lambda view: replace(
        track(view, "NOR", TrackView("H4", 0, 3)), tiles_left=view.tiles_left - 1
    ),
    "a sharp bend (R5.1)": lambda view: company(view, "NOR", track=(TrackView("H6", 0, 1),)),
    "track that starts nowhere (R5.7)": lambda view: replace(
        track(view, "NOR", TrackView("O1", 0, 3)), tiles_left=view.tiles_left - 1
    ),
    "a heading it did not come by (R5.1)": lambda view: company(view, "NOR", heading=2),
    "no heading on the way (R5.1)": lambda view: company(view, "NOR", heading=None),
    "a locomotive on a city (R5.2)": lambda view: company(view, "NOR", locomotive="E7"),
    "waiting away from home": lambda view: company(view, "NOR", status="waiting"),
    "lines side by side (R7.6)": lambda _: sit(
        lines={"NOR": ["H6", "H8"], "EAS": ["M11", "L10", "K9", "J8", "I9"]}
    ).full_view(),
    "a place next to the line not joined (R8.2)": lambda view: company(view, "WES", joined=("Westgate",)),
    "its own starting town not joined (R5.7)": lambda view: company(view, "NOR", joined=()),
    "a place joined twice": lambda view: company(view, "NOR", joined=("Northgate", "Northgate")),
    "a place nobody knows": lambda view: company(view, "NOR", joined=("Northgate", "Camelot")),
    "a city that does not know who joined it": lambda view: company(view, "NOR", joined=("Northgate", "Aston")),
    "a share too many (R1.5)": lambda view: company(seat(view, 0, shares=4), "NOR", shares=(4, 1, 0)),
    "a share lost (R1.5)": lambda view: company(view, "NOR", pile=11),
    "shares miscounted for a seat": lambda view: seat(view, 0, shares=9),
    "supplementary shares from nowhere (R1.5)": lambda view: replace(view, supplementary_left=15),
    "an isolated line with a pile (R10.2)": lambda view: company(view, "NOR", status="isolated"),
    "an investment from nowhere (R1.3)": lambda view: replace(
        view, cities=(replace(view.cities[0], places=(InvestmentView("steel", 0),) * 3), *view.cities[1:])
    ),
    "investments miscounted (R3.1)": lambda view: seat(view, 0, investments={"steel": 2, "coal": 0}),
    "closed without a survivor (R7.1)": lambda view: company(view, "NOR", status="closed"),
    "merged but still there (R7.1)": lambda view: company(view, "NOR", merged_into="WES"),
    "three moves in a turn (R2.2)": lambda view: replace(view, moved=("NOR", "WES", "EAS")),
    "a third action (R2.1)": lambda view: replace(view, actions_done=2),
    "nobody asked and no result": lambda view: replace(view, decision=None),
    "a match that should be over (R11.1)": lambda view: replace(
        view, companies=tuple(replace(c, pile=0, status="isolated") for c in view.companies)
    ),
    "turns counted at a table that does not (R11.5)": lambda view: replace(view, standstill=0),
    "turns not counted at a table that does (R11.5)": lambda view: replace(
        view, options={**view.options, "standstill": "ends"}
    ),
    "a standstill that should be over (R11.5)": lambda view: replace(
        view, options={**view.options, "standstill": "ends"}, standstill=9
    ),
    "1999 announcing its end (R11.1)": lambda view: replace(view, ending="tiles"),
}


def test_a_good_position_passes() -> None:
    for edition in ("1999", "2018"):
        check_view(good(edition), field_map())


@pytest.mark.parametrize("what", SPOILED)
def test_the_referee_objects(what: str) -> None:
    spoiled = SPOILED[what](good())
    assert spoiled != good()
    with pytest.raises(AssertionError):
        check_view(spoiled, field_map())


def finished() -> RocketView:
    position = sit("1999", shares={"NOR": [16, 0, 0], "EAS": [16, 0, 0], "SOU": [0, 16, 0]}, scores=[1, 2, 3])
    play(position, "invest coal in Aston")
    return position.full_view()


FINISHED: dict[str, Spoil] = {
    "the wrong winner (R12.3)": lambda view: replace(view, outcome=replace(view.outcome, winners=(2,))),  # type: ignore[type-var]
    "a point from nowhere (R12)": lambda view: replace(
        view,
        outcome=replace(view.outcome, scores=(99, 0, 0), winners=(0,)),  # type: ignore[type-var]
    ),
    "an unknown reason (R11)": lambda view: replace(view, outcome=replace(view.outcome, reason="rain")),  # type: ignore[type-var]
    "somebody not ranked (R12.3)": lambda view: replace(view, outcome=replace(view.outcome, ranking=((0,), (1,)))),  # type: ignore[type-var]
    "a total that is not shown": lambda view: seat(view, 1, score=0),
}


@pytest.mark.parametrize("what", FINISHED)
def test_the_referee_objects_to_a_result(what: str) -> None:
    check_view(finished(), field_map())
    with pytest.raises(AssertionError):
        check_view(FINISHED[what](finished()), field_map())


def vetoed(edition: str = "1999") -> RocketView:
    position = sit(edition, lines={"NOR": ["H6"]}, shares={"NOR": [3, 2, 0]})
    play(position, "extend NOR to H8", "bid 1 for I7")
    return position.full_view()


VETOED: dict[str, Spoil] = {
    "a bid nobody can pay (R6.2)": lambda view: replace(view, veto=replace(view.veto, bid=9)),  # type: ignore[type-var]
    "a bid by nobody (R6.2)": lambda view: replace(view, veto=replace(view.veto, bidder=None)),  # type: ignore[type-var]
    "a target out of reach (R6.2)": lambda view: replace(view, veto=replace(view.veto, target="A1")),  # type: ignore[type-var]
    "targets that are none (R6.2)": lambda view: replace(view, veto=replace(view.veto, targets=("A1",))),  # type: ignore[type-var]
    "another active seat (R6.1)": lambda view: replace(view, veto=replace(view.veto, active=2)),  # type: ignore[type-var]
    "a veto nobody is asked about (R6.1)": lambda view: replace(view, veto=None),
    "the wrong one is asked (R6.3)": lambda view: replace(view, decision=replace(view.decision, kind="veto")),  # type: ignore[type-var]
}


@pytest.mark.parametrize("what", VETOED)
def test_the_referee_objects_to_a_veto(what: str) -> None:
    for edition in ("1999", "2018"):
        check_view(vetoed(edition), field_map())
    with pytest.raises(AssertionError):
        check_view(VETOED[what](vetoed()), field_map())


# -- two positions ----------------------------------------------------------------------------------------------------


def step() -> tuple[RocketView, RocketView, tuple[Any, ...]]:
    """NOR comes to Aston; Anton and Beate are paid."""
    position = sit("1999", lines={"NOR": ["G5"]}, investments={("Aston", "steel"): [0, 0], ("Aston", "coal"): [1]})
    before = position.full_view()
    events = play(position, "extend NOR to F6")
    return before, position.full_view(), events


AFTER: dict[str, Spoil] = {
    "points not in the events (R8)": lambda view: seat(view, 2, score=1),
    "a joined place forgotten (R8.1)": lambda view: company(view, "NOR", joined=()),
    "a tile taken back (R5.7)": lambda view: replace(view, tiles_left=view.tiles_left + 1),
    "a tile too few (R5.7)": lambda view: replace(view, tiles_left=view.tiles_left - 1),
    "a passenger without an event (R5.8)": lambda view: replace(view, passengers_left=8),
    "an investment gone (R3.1)": lambda view: replace(
        view,
        cities=(
            replace(view.cities[0], places=tuple(replace(p, seat=None) for p in view.cities[0].places)),
            *view.cities[1:],
        ),
    ),
    "a turn skipped (R2.1)": lambda view: replace(view, turn=view.turn + 2),
    "a locomotive turned on the spot (R5.1)": lambda view: company(view, "WES", heading=3),
}


@pytest.mark.parametrize("what", AFTER)
def test_the_referee_objects_to_a_step(what: str) -> None:
    before, after, events = step()
    action = Extend("NOR", "F6")
    check_step(before, action, after, events)
    with pytest.raises(AssertionError):
        check_step(before, action, AFTER[what](after), events)


def test_the_referee_objects_to_a_wrong_count_of_still_turns() -> None:
    """R11.5"""
    position = sit("2018", 2, stations={"A1": 0, "C1": 1}, readings={"standstill": "ends"})
    play(position, "station from A1 to A3", "station from A3 to A1")
    before = position.full_view()
    assert before.standstill == 1
    for notation, right in (("station from C1 to C3", 1), ("invest coal in Aston", 0)):
        trial, action = position.copy(), parse_action(notation)
        events = trial.apply(action)
        after = trial.full_view()
        assert after.standstill == right
        check_step(before, action, after, events)
        with pytest.raises(AssertionError):
            check_step(before, action, replace(after, standstill=2), events)


def test_an_isolated_line_never_gets_free_and_a_closed_one_never_opens() -> None:
    """R10.2, R7.1"""
    before, after, events = step()
    with pytest.raises(AssertionError):
        check_step(company(before, "WES", status="isolated"), Extend("NOR", "F6"), after, events)
    closed = company(before, "WES", status="closed", locomotive=None, merged_into="NOR")
    with pytest.raises(AssertionError):
        check_step(closed, Extend("NOR", "F6"), after, events)


def test_an_action_without_a_trace_or_with_a_false_payment() -> None:
    before, after, events = step()
    with pytest.raises(AssertionError):
        check_step(before, Extend("NOR", "F6"), after, ())
    with pytest.raises(AssertionError):
        check_step(before, Extend("NOR", "F6"), after, (*events, CityScored("Aston", "NOR", (2, 1, 0))))
    with pytest.raises(AssertionError):
        check_step(before, Invest("Aston", "coal"), after, (Invested(0, "Aston", "coal"),))


def test_its_own_search_for_targets_is_that_of_the_rules() -> None:
    """R5.1, R5.2, R5.4"""
    position = sit(lines={"NOR": ["H6", "H8", "H10"], "EAS": ["M11", "L10", "K9", "J10"]})
    for c in position.board.companies:
        assert legal_targets(position.full_view(), position.board, c.id) == extensions(position, c.id)
