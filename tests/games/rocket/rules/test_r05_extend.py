"""R5 Extend a line."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rocket.rules.boards import BETWEEN, crossing, make_map, name_of
from tests.games.rocket.rules.table import EDITIONS, company, extensions, found, play, refuses, scores, sit, the


@pytest.mark.parametrize("edition", EDITIONS)
def test_r5_1_from_home_in_any_of_six_directions(edition: str) -> None:
    """R5.1"""
    for direction, to in enumerate(["H2", "I3", "I5", "H6", "G5", "G3"]):
        position = sit(edition)
        assert extensions(position, "NOR") == {"H2", "I3", "I5", "H6", "G5", "G3"}
        play(position, f"extend NOR to {to}")
        view = company(position, "NOR")
        assert (view.locomotive, view.heading, view.track) == (to, direction, ())


@pytest.mark.parametrize(
    ("line", "ahead"),
    [
        (["H6"], {"G7", "H8", "I7"}),
        (["I5"], {"J4", "J6", "I7"}),
        (["I3"], {"I1", "J2", "J4"}),
        (["G3", "F4"], {"F6", "E5", "E3"}),
        (["H6", "I7"], {"J6", "J8", "I9"}),
    ],
)
def test_r5_1_later_straight_on_or_sixty_degrees(line: list[str], ahead: set[str]) -> None:
    """R5.1"""
    assert extensions(sit(lines={"NOR": line}), "NOR") == ahead


def test_r5_1_the_heading_is_the_way_it_went() -> None:
    """R5.1"""
    position = sit()
    play(position, "extend NOR to H6", "invest coal in Aston", "extend NOR to I7", "pass")
    assert company(position, "NOR").heading == 2
    (tile,) = company(position, "NOR").track
    assert (tile.hex, tile.enters, tile.leaves) == ("H6", 0, 2)


def test_r5_1_refusals() -> None:
    """R5.1"""
    position = sit(lines={"NOR": ["H6", "H8"]})
    sharp = refuses(position, "extend NOR to I7")
    assert (sharp.code, sharp.rule, sharp.facts) == ("turn-too-sharp", "R5.1", {"company": "NOR", "hex": "I7"})
    assert refuses(position, "extend NOR to G7").code == "turn-too-sharp"
    assert refuses(position, "extend NOR to H6").code == "turn-too-sharp"
    far = refuses(position, "extend NOR to A1")
    assert (far.code, far.rule, far.facts) == ("not-a-neighbour", "R5.1", {"company": "NOR", "hex": "A1"})
    assert refuses(position, "extend NOR to H8").code == "not-a-neighbour"
    nobody = refuses(position, "extend XYZ to H10")
    assert (nobody.code, nobody.rule, nobody.facts) == ("unknown-company", "R5.1", {"company": "XYZ"})


def test_r5_2_places_track_and_locomotives_stop_it() -> None:
    """R5.2"""
    position = sit(lines={"NOR": ["H6", "H8", "H10"]})
    place = refuses(position, "extend NOR to H12")
    assert (place.code, place.rule) == ("target-place", "R5.2")
    assert {"hex": "H12", "place": "Eyam"}.items() <= place.facts.items()
    position = sit(lines={"NOR": ["H6", "I7", "I9", "H10", "G9", "G7"]})
    track = refuses(position, "extend NOR to H6")
    assert (track.code, track.rule) == ("target-track", "R5.2")
    assert {"hex": "H6"}.items() <= track.facts.items()
    off = refuses(sit(lines={"NOR": ["H2"]}), "extend NOR to H0")
    assert (off.code, off.facts["hex"]) == ("unknown-hex", "H0")


def test_r5_2_track_and_locomotives_of_others_too() -> None:
    """R5.2: R7.6 keeps lines apart in play, so this takes a board whose starting towns are neighbours."""
    board = make_map([(1, 3), (2, 2)], starts={"A": (1, 1), "B": (1, 2)})
    locomotive = refuses(sit(on=board), f"extend A to {name_of((1, 2))}")
    assert (locomotive.code, locomotive.rule) == ("target-locomotive", "R5.2")
    assert {"hex": name_of((1, 2)), "other": "B"}.items() <= locomotive.facts.items()
    board = make_map([(2, 2), (3, 2)], starts={"A": (2, 1), "B": (1, 2)})
    position = sit(on=board, lines={"B": [name_of((2, 2)), name_of((3, 2))]})
    track = refuses(position, f"extend A to {name_of((2, 2))}")
    assert (track.code, track.rule) == ("target-track", "R5.2")
    assert {"hex": name_of((2, 2)), "other": "B"}.items() <= track.facts.items()


def test_r5_2_a_station_is_no_obstacle() -> None:
    """R5.2"""
    position = sit(stations={"H8": 1}, lines={"NOR": ["H6"]})
    assert "H8" in extensions(position, "NOR")


def test_r5_3_next_to_one_other_line_is_allowed_and_merges() -> None:
    """R5.3"""
    position = sit(lines={"NOR": ["H6", "H8"], "WES": ["C11", "D10", "E9", "F10"]})
    assert the(play(position, "extend WES to G9"), "merged").survivor == "NOR"


def test_r5_3_next_to_own_track_is_allowed_and_means_nothing() -> None:
    """R5.3"""
    position = sit(lines={"NOR": ["H6", "I7", "I9", "H10"]})
    # G9 is next to its own locomotive's hex only; G7 beyond it lies next to its own track on H6.
    events = play(position, "extend NOR to G9", "invest coal in Aston", "extend NOR to G7")
    assert found(events, "merged") == []
    assert company(position, "NOR").status == "running"


def test_r5_4_next_to_two_different_lines_is_forbidden() -> None:
    """R5.4"""
    lines = {"NOR": ["H6", "H8", "H10"], "EAS": ["M11", "L10", "K9", "J10"], "SOU": ["H20", "H18", "H16", "I15", "I13"]}
    for edition in EDITIONS:
        position = sit(edition, lines=lines)
        assert extensions(position, "SOU") == {"J12"}
        refusal = refuses(position, "extend SOU to I11")
        assert (refusal.code, refusal.rule) == ("two-lines", "R5.4")
        assert {"hex": "I11", "first": "NOR", "second": "EAS"}.items() <= refusal.facts.items()


def test_r5_4_two_hexes_of_one_line_are_one_line() -> None:
    """R5.4"""
    position = sit(lines={"NOR": ["H6", "H8", "H10"], "WES": ["C11", "D10", "E9", "F8"]})
    assert "G9" in extensions(position, "WES")
    assert the(play(position, "extend WES to G9"), "merged").survivor == "NOR"


def test_r5_4_counts_for_vetoes_too() -> None:
    """R5.4, R6.2: a bid may not name such a hex either."""
    lines = {"NOR": ["H6", "H8", "H10"], "EAS": ["M11", "L10", "K9", "J10"], "SOU": ["H20", "H18", "H16", "I15", "I13"]}
    position = sit(lines=lines, shares={"SOU": [0, 1, 0]})
    play(position, "extend SOU to J12")
    assert refuses(position, "bid 1 for I11").code == "bid-target"


@pytest.mark.parametrize("edition", EDITIONS)
def test_r5_5_a_share_at_once(edition: str) -> None:
    """R5.5"""
    position = sit(edition)
    events = play(position, "extend NOR to H6")
    assert [event.key for event in events[:2]] == ["extension-proposed", "share-taken"]
    assert company(position, "NOR").shares == (1, 0, 0)
    assert company(position, "NOR").pile == (15 if edition == "1999" else None)


def test_r5_5_1999_nothing_from_an_empty_pile() -> None:
    """R5.5"""
    position = sit("1999", shares={"NOR": [6, 0, 10]}, active=1)
    assert company(position, "NOR").pile == 0
    told = the(play(position, "extend NOR to H6"), "no-share")
    assert (told.seat, told.company, told.reason) == (1, "NOR", "pile-empty")
    assert company(position, "NOR").shares == (6, 0, 10)


def test_r5_5_1999_not_even_if_a_veto_refills_the_pile() -> None:
    """R5.5"""
    position = sit("1999", shares={"NOR": [6, 0, 10]}, active=1)
    play(position, "extend NOR to H6", "bid 3 for H6", "pass", "pass")
    assert company(position, "NOR").shares == (6, 0, 7)
    assert company(position, "NOR").pile == 3
    # The next move of the locomotive takes one of them.
    play(position, "invest coal in Aston", "extend NOR to H8", "pass")
    assert company(position, "NOR").shares == (6, 0, 8)


def test_r5_5_2018_a_pile_is_never_empty() -> None:
    """R5.5"""
    position = sit("2018", shares={"NOR": [6, 0, 10]}, active=1)
    play(position, "extend NOR to H6")
    assert company(position, "NOR").shares == (6, 1, 10)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r5_5_nothing_from_an_isolated_company(edition: str) -> None:
    """R5.5, R10.2"""
    position = sit(edition, isolated=["NOR"], lines={"NOR": ["H2"]})
    told = the(play(position, "extend NOR to I1"), "no-share")
    assert told.reason == "isolated"
    assert company(position, "NOR").shares == (0, 0, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r5_5_the_share_is_kept_whatever_the_veto_brings(edition: str) -> None:
    """R5.5"""
    position = sit(edition, shares={"NOR": [0, 2, 0]})
    play(position, "extend NOR to H6", "bid 2 for I5")
    assert position.decision() is not None
    play(position, "pass")
    assert company(position, "NOR").shares == (1, 0, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r5_6_the_veto_may_change_the_hex_and_then_the_move_is_final(edition: str) -> None:
    """R5.6"""
    position = sit(edition, shares={"NOR": [0, 2, 0]}, lines={"NOR": ["H6"]})
    events = play(position, "extend NOR to H8", "bid 2 for I7", "pass")
    final = the(events, "line-extended")
    assert (final.seat, final.company, final.origin, final.to) == (0, "NOR", "H6", "I7")
    assert company(position, "NOR").locomotive == "I7"
    # Before the veto was over nothing had been laid or scored.
    position = sit(edition, shares={"NOR": [0, 2, 0]}, lines={"NOR": ["H6"]})
    assert found(play(position, "extend NOR to H8"), "line-extended") == []
    assert company(position, "NOR").locomotive == "H6"


@pytest.mark.parametrize("edition", EDITIONS)
def test_r5_7_a_tile_on_the_hex_left_but_none_at_home(edition: str) -> None:
    """R5.7"""
    position = sit(edition)
    first = the(play(position, "extend NOR to H6", "invest coal in Aston"), "line-extended")
    assert (first.tile, first.tiles_left, position.full_view().tiles_left) == (False, 60, 60)
    second = the(play(position, "extend NOR to H8", "pass"), "line-extended")
    assert (second.tile, second.tiles_left, position.full_view().tiles_left) == (True, 59, 59)
    assert [tile.hex for tile in company(position, "NOR").track] == ["H6"]


def test_r5_7_under_a_station() -> None:
    """R5.7"""
    position = sit(stations={"H6": 1}, lines={"NOR": ["H6"]})
    play(position, "extend NOR to H8")
    view = position.full_view()
    assert [(s.hex, s.company) for s in view.stations] == [("H6", "NOR")]
    assert [tile.hex for tile in company(position, "NOR").track] == ["H6"]


def test_r5_7_the_starting_town_leaves_the_line_but_stays_joined() -> None:
    """R5.7: another line may then run next to it without a merger, and joins it as a place."""
    position = sit(lines={"NOR": ["I5", "J6"], "WES": ["C11", "D10", "E9", "F8", "G7"]})
    assert company(position, "NOR").joined == ("Northgate", "Barton")
    events = play(position, "extend WES to G5")
    assert found(events, "merged") == []
    assert the(events, "place-joined").place == "Northgate"


def test_r5_7_its_own_starting_town_is_joined_from_the_beginning() -> None:
    """R5.7"""
    for view in sit().full_view().companies:
        assert len(view.joined) == 1
        assert view.joined[0].startswith(view.name[:4])


@pytest.mark.parametrize("edition", EDITIONS)
def test_r5_7_option_home_it_is_joined_once_the_locomotive_has_left(edition: str) -> None:
    """R5.7: the option home, which only the 1999 edition knows."""
    position = sit(edition, readings={"home": "left"})
    late = edition == "1999"
    assert [len(view.joined) for view in position.full_view().companies] == [0 if late else 1] * 4
    events = play(position, "extend NOR to H6")
    told = [event.place for event in found(events, "place-joined")]
    assert ("Northgate" in told) == late
    assert "Northgate" in company(position, "NOR").joined


@pytest.mark.parametrize("edition", EDITIONS)
def test_r5_8_a_passenger_from_another_players_station(edition: str) -> None:
    """R5.8"""
    position = sit(edition, stations={"H8": 1}, lines={"NOR": ["H6"]})
    told = the(play(position, "extend NOR to H8"), "passenger-taken")
    assert (told.seat, told.owner, told.at, told.passengers_left) == (0, 1, "H8", 8)
    assert [seat.passengers for seat in position.full_view().seats] == [1, 0, 0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r5_8_none_from_ones_own(edition: str) -> None:
    """R5.8"""
    position = sit(edition, stations={"H8": 0}, lines={"NOR": ["H6"]})
    assert found(play(position, "extend NOR to H8"), "passenger-taken") == []


VETOES = [
    # answers of Beate and Claus, of Anton if asked; does Anton get the passenger of Beate's station on H8?
    (["pass", "pass"], True),
    (["bid 1 for H8", "pass", "pass"], False),
    (["bid 1 for H8", "pass", "bid 1 for H8"], True),
    (["bid 1 for I7", "pass", "bid 1 for H8"], True),
    (["pass", "bid 2 for I7", "pass"], False),
    (["bid 1 for I7", "bid 2 for H8", "pass"], False),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("answers", "gets"), VETOES)
def test_r5_8_only_without_bids_or_with_ones_own_winning_bid(edition: str, answers: list[str], gets: bool) -> None:
    """R5.8"""
    position = sit(edition, stations={"H8": 1}, lines={"NOR": ["H6"]}, shares={"NOR": [1, 1, 2]})
    events = play(position, "extend NOR to H8", *answers)
    assert bool(found(events, "passenger-taken")) == gets
    assert [seat.passengers for seat in position.full_view().seats] == [int(gets), 0, 0]


def test_r5_8_a_defence_may_win_a_passenger_elsewhere() -> None:
    """R5.8, R6.3: 1999, any hex may be chosen by the defence."""
    position = sit("1999", stations={"I7": 2}, lines={"NOR": ["H6"]}, shares={"NOR": [1, 1, 0]})
    events = play(position, "extend NOR to H8", "bid 1 for G7", "bid 1 for I7")
    assert the(events, "passenger-taken").seat == 0


def test_r5_8_none_when_all_nine_are_gone() -> None:
    """R5.8"""
    position = sit(stations={"H8": 1}, lines={"NOR": ["H6"]}, passengers=[2, 3, 4])
    events = play(position, "extend NOR to H8")
    assert found(events, "passenger-taken") == []
    assert the(events, "station-connected").at == "H8"


@pytest.mark.parametrize("edition", EDITIONS)
def test_r5_9_a_station_on_the_final_hex_is_connected_and_none_beside_it(edition: str) -> None:
    """R5.9"""
    position = sit(edition, stations={"H8": 1, "F6": 2, "J8": 0}, lines={"NOR": ["H6"]})
    told = the(play(position, "extend NOR to H8", "invest coal in Aston"), "station-connected")
    assert (told.seat, told.company, told.at) == (1, "NOR", "H8")
    assert company(position, "NOR").stations == (0, 1, 0)
    play(position, "extend NOR to I9")
    assert company(position, "NOR").stations == (0, 1, 0)


def scorings(events: tuple[Any, ...]) -> list[str]:
    keys = {"place-joined", "city-scored", "town-scored", "merged", "shares-exchanged"}
    return [event.key for event in events if event.key in keys]


def test_r5_10_cities_then_railway_towns_then_the_merger() -> None:
    """R5.10: one hex next to a city, a railway town and another line."""
    board = make_map(
        [(3, 4), (4, 4)],
        starts={"A": (2, 4), "B": (4, 5)},
        cities={"City": (5, 3)},
        towns={"Town": (5, 4)},
    )
    home = name_of((3, 4))
    position = sit(
        on=board,
        lines={"A": [home]},
        stations={home: 1},
        investments={("City", "coal"): [0]},
        shares={"A": [0, 0, 3]},
        active=2,
    )
    # A company has to be left to play on; here the match will end with this turn, which changes nothing in the order.
    events = play(position, f"extend A to {name_of((4, 4))}")
    assert scorings(events) == [
        "place-joined",
        "place-joined",
        "place-joined",
        "city-scored",
        "town-scored",
        "merged",
        "shares-exchanged",
    ]
    # A's start, City, Town and B's start are four places.
    assert the(events, "city-scored").points == (2, 0, 0)
    assert the(events, "town-scored").points == (0, 4, 0)
    assert the(events, "merged").points == (0, 0, 4)
    assert the(events, "shares-exchanged").received == 2


def test_r5_10_a_town_and_a_merger() -> None:
    """R5.10: Westgate, Frome and Eyam are three places: 3 for the station, then 3 for the shares."""
    position = sit(
        lines={"NOR": ["H6", "H8", "H10"], "WES": ["C11", "D10", "E11", "F10"]},
        stations={"F10": 2},
        shares={"WES": [0, 0, 2]},
        active=2,
    )
    events = play(position, "extend WES to G11")
    assert scorings(events) == ["place-joined", "town-scored", "merged", "shares-exchanged"]
    assert scores(position) == [0, 0, 6]


def test_the_hex_between_the_three_is_closed_to_all() -> None:
    """R5.4, R1.6: each of the three sees two others."""
    position = sit(seats=2, on=crossing(way_out=True), lines={"A": [name_of((2, 5))]})
    for name in ("A", "B", "C"):
        assert name_of(BETWEEN) not in extensions(position, name)
        assert refuses(position, f"extend {name} to {name_of(BETWEEN)}").code == "two-lines"
