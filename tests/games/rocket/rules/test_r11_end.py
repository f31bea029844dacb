"""R11 The end of the match."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rainhill
from rainhill.games.rocket.actions import MoveStation
from rainhill.games.rocket.position import RocketPosition
from tests.games.rocket.rules.boards import A_FIRST, crossing, make_map, name_of
from tests.games.rocket.rules.table import EDITIONS, company, extensions, found, play, refuses, scores, sit, the
from tests.rounds import amount

MEETING = {"NOR": ["H6", "H8"], "WES": ["C11", "D10", "E11", "F10"]}


def last_but_two(edition: str, **arranged: Any) -> RocketPosition:
    """EAS and SOU are isolated; if WES runs into NOR only one company is left."""
    return sit(edition, **{"lines": MEETING, "isolated": ["EAS", "SOU"]} | arranged)


def over(position: RocketPosition) -> str | None:
    outcome = position.outcome()
    assert (outcome is None) == (position.decision() is not None)
    if outcome is None:
        return None
    assert position.legal() == []
    assert position.legal_kinds() == []
    return outcome.reason


def test_r11_1_1999_at_once_after_the_action_and_the_second_is_lost() -> None:
    """R11.1"""
    position = last_but_two("1999", shares={"WES": [3, 0, 0]})
    events = play(position, "extend WES to G9")
    assert over(position) == "companies"
    # The action's own scoring is finished first.
    keys = [event.key for event in events]
    assert keys.index("merged") < keys.index("shares-exchanged") < keys.index("match-ended") == len(keys) - 1
    assert found(events, "turn-began") == []


def test_r11_2_2018_after_the_turn() -> None:
    """R11.2"""
    position = last_but_two("2018")
    events = play(position, "extend WES to G9")
    assert the(events, "end-announced").reason == "companies"
    assert over(position) is None
    assert position.full_view().ending == "companies"
    events = play(position, "invest coal in Aston")
    assert the(events, "match-ended").reason == "companies"
    assert over(position) == "companies"
    assert found(events, "turn-began") == []


def test_r11_2_2018_in_the_second_action_it_is_over_with_it() -> None:
    """R11.2"""
    position = last_but_two("2018", actions_done=1)
    events = play(position, "extend WES to G9")
    assert over(position) == "companies"
    assert the(events, "match-ended").reason == "companies"


def test_r11_2_2018_the_last_company_may_still_move_in_that_turn() -> None:
    """R11.2: ending is not over; the announced end is announced once."""
    position = last_but_two("2018")
    play(position, "extend WES to G9")
    events = play(position, "extend NOR to I9")
    assert found(events, "end-announced") == []
    assert over(position) == "companies"


@pytest.mark.parametrize("edition", EDITIONS)
def test_r11_1_two_companies_left_are_enough_to_play_on(edition: str) -> None:
    """R11.1, R11.2"""
    position = last_but_two(edition, isolated=["EAS"])
    play(position, "extend WES to G9")
    assert over(position) is None
    assert position.full_view().ending is None


ALL_SHARES = {"NOR": [16, 0, 0], "EAS": [16, 0, 0]}


def test_r11_1_1999_a_company_with_an_empty_pile_is_not_available() -> None:
    """R11.1: NOR and EAS are sold out, SOU has one share left; taking it leaves WES alone."""
    position = sit("1999", shares={**ALL_SHARES, "SOU": [0, 15, 0]})
    events = play(position, "extend SOU to H20", "pass")
    assert over(position) == "companies"
    assert the(events, "match-ended").reason == "companies"


def test_r11_1_1999_also_after_an_action_that_is_no_extension() -> None:
    """R11.1: the test is made after any action."""
    position = sit("1999", shares={**ALL_SHARES, "SOU": [0, 16, 0]})
    play(position, "invest coal in Aston")
    assert over(position) == "companies"


def test_r11_1_1999_a_veto_that_refills_the_pile_saves_the_match() -> None:
    """R11.1, R11.4: availability is looked at after the action, not in the middle of it."""
    position = sit("1999", shares={**ALL_SHARES, "SOU": [0, 15, 0]})
    play(position, "extend SOU to H20", "bid 2 for H20", "pass")
    assert company(position, "SOU").pile == 2
    assert over(position) is None


def test_r11_2_2018_shares_do_not_matter() -> None:
    """R11.2"""
    position = sit("2018", shares={**ALL_SHARES, "SOU": [0, 15, 0], "WES": [20, 20, 20]})
    play(position, "extend SOU to H20", "pass")
    assert over(position) is None
    assert position.full_view().ending is None


def test_r11_1_1999_the_sixtieth_tile_ends_it_at_once() -> None:
    """R11.1"""
    position = sit("1999", lines={"NOR": ["H6"]}, tiles_left=1)
    events = play(position, "extend NOR to H8", referee=False)
    assert the(events, "line-extended").tiles_left == 0
    assert over(position) == "tiles"


def test_r11_1_1999_the_scoring_of_the_last_tile_is_completed() -> None:
    """R11.1: city, town and merger of the action that used the last tile."""
    position = sit(
        "1999",
        lines={"NOR": ["H6", "H8", "H10"], "WES": ["C11", "D10", "E11", "F10"]},
        stations={"F10": 1},
        shares={"WES": [2, 0, 0]},
        tiles_left=1,
    )
    events = play(position, "extend WES to G11", referee=False)
    assert the(events, "town-scored").points == (0, 3, 0)
    assert the(events, "merged").points == (3, 0, 0)
    assert over(position) == "tiles"


def test_r11_1_a_first_move_from_home_uses_no_tile() -> None:
    """R11.1, R5.7: with one tile left it changes nothing."""
    position = sit("1999", tiles_left=1)
    play(position, "extend NOR to H6", referee=False)
    assert over(position) is None
    assert position.full_view().tiles_left == 1


def test_r11_2_2018_no_tile_left_and_no_line_may_be_extended() -> None:
    """R11.2: not even by a first move from home; everything else is allowed."""
    position = sit("2018", lines={"NOR": ["H6"]}, tiles_left=1)
    events = play(position, "extend NOR to H8", referee=False)
    assert the(events, "end-announced").reason == "tiles"
    assert position.legal_of_kind("extend") == []
    assert "extend" not in position.legal_kinds()
    for notation in ("extend SOU to H20", "extend WES to C11"):
        refusal = refuses(position, notation)
        assert (refusal.code, refusal.rule) == ("no-tiles", "R11.2")
    play(position, "station at A1", referee=False)
    assert over(position) == "tiles"


def test_r11_2_2018_a_merger_may_use_the_last_tile() -> None:
    """R11.2, R7.3: two tiles, one under F10 and one under G9."""
    position = sit("2018", lines=MEETING, tiles_left=2)
    events = play(position, "extend WES to G9", referee=False)
    assert the(events, "merged").tiles_left == 0
    assert the(events, "end-announced").reason == "tiles"


def test_r11_3_1999_no_locomotive_can_move_at_once() -> None:
    """R11.3: three lines keep one another off by R5.4; none is isolated."""
    position = sit("1999", 2, on=crossing(way_out=False))
    events = play(position, f"extend A to {name_of(A_FIRST)}")
    assert over(position) == "blocked"
    assert found(events, "line-isolated") == []
    assert [c.status for c in position.full_view().companies] == ["running", "waiting", "waiting"]


def crossing_with_land() -> RocketPosition:
    """The same, with land far off on which a station can be put."""
    land = [(3, 4), A_FIRST, (9, 2), (9, 4)]
    return sit("2018", 2, on=make_map(land, starts={"A": (1, 5), "B": (3, 3), "C": (4, 4)}))


def test_r11_3_2018_after_the_turn() -> None:
    """R11.3"""
    position = crossing_with_land()
    events = play(position, f"extend A to {name_of(A_FIRST)}")
    assert the(events, "end-announced").reason == "blocked"
    assert over(position) is None
    play(position, f"station at {name_of((9, 2))}")
    assert over(position) == "blocked"


def test_r11_3_2018_nothing_to_do_in_the_last_turn() -> None:
    """R11.3, R2.3: then the rest of the turn is lost and the match is over with it."""
    position = sit("2018", 2, on=crossing(way_out=False))
    play(position, f"extend A to {name_of(A_FIRST)}")
    events = play(position, "lose turn")
    assert [event.key for event in events] == ["turn-lost", "match-ended"]
    assert over(position) == "blocked"


@pytest.mark.parametrize("edition", EDITIONS)
def test_r11_3_leaves_r2_2_aside(edition: str) -> None:
    """R11.3: A has moved in this turn, but it could go on, so the match does."""
    position = sit(edition, 2, on=crossing(way_out=True), lines={"A": [name_of(A_FIRST)]})
    play(position, f"extend A to {name_of((2, 6))}")
    assert extensions(position, "A") == set()
    assert over(position) is None
    assert position.full_view().ending is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_r11_4_isolation_first_then_the_end(edition: str) -> None:
    """R11.4: the move isolates A and C, and that leaves one company."""
    board = make_map(
        [(3, 4), (3, 5), (8, 4), (9, 4)],
        starts={"A": (3, 3), "B": (7, 4)},
        towns={"Town": (10, 4)},
    )
    position = sit(edition, 2, on=board, lines={})
    events = play(position, f"extend A to {name_of((3, 4))}")
    keys = [event.key for event in events]
    ending = "match-ended" if edition == "1999" else "end-announced"
    assert keys.index("line-isolated") < keys.index(ending)
    assert the(events, ending).reason == "companies"


def test_r11_4_never_in_the_middle_of_a_veto() -> None:
    """R11.4: the last share of SOU is gone, but the veto comes first."""
    position = sit("1999", shares={**ALL_SHARES, "SOU": [0, 15, 0]})
    play(position, "extend SOU to H20")
    assert company(position, "SOU").pile == 0
    asked = position.decision()
    assert asked is not None
    assert asked.kind == "veto"


def test_nothing_is_accepted_after_the_end() -> None:
    """R11.1"""
    position = last_but_two("1999")
    play(position, "extend WES to G9")
    for notation in ("extend NOR to I9", "invest coal in Aston", "station at A1", "lose turn"):
        assert refuses(position, notation).code == "wrong-kind"
    assert refuses(position, "pass").code == "not-in-veto"


# -- a standstill -----------------------------------------------------------------------------------------------------

CORNERS = ("A1", "O1", "A21", "O21")
"""Where a station of each seat stands, far from everything; it goes to the hex below or above and back."""
BESIDE = ("A3", "O3", "A19", "O19")
STILL = {"standstill": "ends"}


def at_the_corners(edition: str, seats: int, **arranged: Any) -> RocketPosition:
    stations = {CORNERS[seat]: seat for seat in range(seats)}
    usual: dict[str, Any] = {"stations": stations, "readings": STILL}
    return sit(edition, seats, **usual | arranged)


def to_and_fro(position: RocketPosition) -> tuple[Any, ...]:
    """A turn of nothing but station moves: out and back."""
    corner, beside = (places[position.flat.active] for places in (CORNERS, BESIDE))
    return play(position, f"station from {corner} to {beside}", f"station from {beside} to {corner}")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r11_5_three_rounds_of_station_moves_end_the_match(edition: str, seats: int) -> None:
    """R11.5, R12"""
    position = at_the_corners(edition, seats, scores=[5, 3, 2, 1][:seats], first=1)
    told: list[Any] = []
    for turn in range(1, 3 * seats):
        told += to_and_fro(position)
        assert over(position) is None
        assert position.view(None).standstill == turn, "spectators see how far it is"
    assert [(event.rounds, event.left) for event in found(tuple(told), "standstill")] == [(1, 2), (2, 1)]
    expected = [sum(row.points[seat] for row in position.final_rows()) for seat in range(seats)]
    events = to_and_fro(position)
    assert [event.key for event in events] == ["station-moved", "station-moved", "match-ended"]
    assert over(position) == "standstill"
    assert position.view(None).standstill == 3 * seats
    assert scores(position) == expected, "scored as usual"


@pytest.mark.parametrize("edition", EDITIONS)
def test_r11_5_without_the_option_stations_may_be_moved_for_ever(edition: str) -> None:
    """R11.5: the default is what was always played."""
    position = at_the_corners(edition, 2, readings=None)
    told = [event for _ in range(60) for event in to_and_fro(position)]
    assert over(position) is None
    assert {event.key for event in told} == {"station-moved", "turn-began"}
    assert position.view(None).standstill is None
    assert position.flat.advanced == 0, "nothing is counted, so digests are those of old"


@pytest.mark.parametrize("notation", ["invest coal in Aston", "station at F4", "extend NOR to H6"])
@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
def test_r11_5_any_other_action_starts_the_count_anew(edition: str, notation: str, second: bool) -> None:
    """R11.5: in the very last turn, as the first or the second action."""
    position = at_the_corners(edition, 2)
    for _ in range(5):
        to_and_fro(position)
    move = "station from O1 to O3"
    play(position, *((move, notation) if second else (notation, move)))
    assert over(position) is None
    assert position.view(None).standstill == 0
    for _ in range(3):
        assert over(position) is None
        to_and_fro(position)
        play(position, "station from O3 to O1", "station from O1 to O3")
    assert over(position) == "standstill"


def test_r11_5_a_vetoed_extension_starts_the_count_anew_too() -> None:
    """R11.5, R6.4"""
    position = at_the_corners("2018", 2, shares={"NOR": [0, 2]})
    for _ in range(4):
        to_and_fro(position)
    play(position, "station from A1 to A3", "extend NOR to H6", "bid 1 for G5", "pass")
    assert position.view(None).standstill == 0
    assert over(position) is None


def test_r11_5_a_lost_turn_is_part_of_a_standstill() -> None:
    """R11.5, R2.3: there is land for one station and a hex beside it, so the other seat can do nothing."""
    land = [(9, 2), (9, 3)]
    board = make_map(land, starts={"A": (1, 5), "B": (3, 3)})
    position = sit("2018", 2, on=board, stations={name_of((9, 2)): 0}, readings=STILL)
    here, there = name_of((9, 2)), name_of((9, 3))
    for turn in range(6):
        assert over(position) is None
        if turn % 2:
            assert position.legal_kinds() == ["lose-turn"]
            play(position, "lose turn")
        else:
            play(position, f"station from {here} to {there}", f"station from {there} to {here}")
    assert over(position) == "standstill"


def test_r11_5_an_end_by_the_printed_rules_goes_before() -> None:
    """R11.5, R11.2: the last turn of a match is no matter of a standstill."""
    position = last_but_two("2018", stations={"A1": 0}, readings=STILL)
    play(position, "extend WES to G9", "station from A1 to A3")
    assert over(position) == "companies"
    assert position.view(None).standstill == 0


def test_r11_5_a_preview_tells_the_end_and_no_secret_totals() -> None:
    """R11.5, R8.4"""
    position = at_the_corners("1999", 2)
    for _ in range(5):
        to_and_fro(position)
    play(position, "station from O1 to O3")
    before = position.digest()
    assert the(position.preview(MoveStation("O3", "O1")), "end-announced").reason == "standstill"
    assert position.digest() == before


def test_r11_5_a_record_names_the_option_and_replays() -> None:
    """R11.5: the default is not named, so old records keep their text."""
    match = rainhill.new("rocket", map="toy", seats=2, seed=1, options=STILL)
    assert "Option standstill: ends" in match.to_text()
    assert rainhill.load(match.to_text()).position.digest() == match.position.digest()
    plain = rainhill.new("rocket", map="toy", seats=2, seed=1)
    assert "standstill" not in plain.to_text()
    assert plain.position.digest() != match.position.digest()


@pytest.mark.parametrize("edition", EDITIONS)
def test_r11_5_no_match_goes_on_for_ever(edition: str) -> None:
    """R11.5: whoever moves stations whenever possible, every match comes to an end."""
    for seed in range(amount(20, 4)):
        rng = Random(seed)
        position = sit(edition, 2 + seed % 3, on="toy", readings=STILL)
        # 60 tiles, 28 stations, 36 investments: each can interrupt a standstill once, with its veto round.
        for _ in range(130 * (3 * 4 * 2 + 8)):
            if position.decision() is None:
                break
            moves = position.legal_of_kind("move-station") if seed % 2 or rng.random() < 0.9 else []
            position.apply(rng.choice(moves) if moves else position.sample(rng))
        assert over(position) is not None
