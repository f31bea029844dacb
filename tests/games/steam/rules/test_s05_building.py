"""S5 Building track."""

from __future__ import annotations

import pytest

import rainhill
from tests.games.steam.rules.table import (
    EDITIONS,
    asked,
    build,
    found,
    goods,
    lays,
    line,
    link_from,
    links,
    net,
    play,
    prices,
    purse,
    rail,
    refused,
    refuses,
    sit,
    spurs,
    the,
    tile_at,
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_s5_1_in_turn_order_up_to_three_tiles(edition: str) -> None:
    """S5.1: laying, redirecting and improving count alike; building is never compulsory."""
    position = build(edition, order=[1, 2, 0], asked=1, cash=[0, 20, 0], lines=net(alba_tarn=1))
    events = play(position, rail("C13", "03"), rail("C13", "02"), spurs("C7", "03"))
    assert [event.how for event in found(events, "track-laid")] == ["new", "redirect", "improve"]
    refusal = refuses(position, rail("C9", "30"))
    assert (refusal.code, refusal.facts) == ("no-tiles-left", {"tiles": 3})
    assert position.legal_kinds() == ["end-build"]
    play(position, "end build")
    assert asked(position) == 2
    play(position, "end build", "end build")
    assert position.full_view().phase == "goods"


def test_s5_2_not_on_cities_and_not_beside_the_map() -> None:
    """S5.2: printed and new ones."""
    position = build(new_cities={"Tarn": "grey"})
    for city in ("C3", "C7", "L18"):
        assert refused(position, rail(city, "03")) == ("hex-is-city", "S5.2")
        assert refused(position, spurs(city, "03")) == ("hex-is-city", "S5.2")
    assert refused(position, "lay 21 turned 0 at Z9") == ("unknown-hex", "S5.2")


def test_s5_3_black_edges_and_the_rim() -> None:
    """S5.3: from either side, for track and for spurs."""
    position = build(lines=[line("Fels", "I5", "Nook", "..."), line("Isen", "L12", "K13", "...")], cash=[30, 0, 0])
    assert refused(position, rail("I9", "13")) == ("into-black-edge", "S5.3")
    assert refused(position, rail("K13", "10")) == ("into-black-edge", "S5.3")
    assert lays(position, "I9") == {("21", 0), ("22", 3), ("23", 2), ("23", 3)}
    play(position.copy(), rail("K13", "13"))
    rim = build(lines=[line("Alba", "B2", "A1", "...")])
    assert refused(rim, rail("A1", "25")) == ("into-black-edge", "S5.3")
    assert lays(rim, "A1") == {("23", 2)}


def test_s5_3_spurs_into_a_black_edge() -> None:
    """S5.3: Kingston's south-east side is black."""
    position = build(on="northeast", lines=[line("Ottawa", "H6", "G7", "Kingston", "...")], cash=[9, 0, 0])
    assert refused(position, spurs("G9", "02")) == ("into-black-edge", "S5.3")
    play(position, spurs("G9", "01"))


def test_s5_4_town_tiles_on_towns_only() -> None:
    """S5.4: and on towns nothing else."""
    position = build(lines=[line("Alba", "C5", "Tarn", "...")])
    assert refused(position, rail("C7", "03")) == ("town-needs-town-tile", "S5.4")
    assert refused(position, spurs("C9", "03")) == ("town-tile-elsewhere", "S5.4")
    assert all(tile.startswith("T") for tile, _ in lays(position, "C7"))
    assert not any(tile.startswith("T") for tile, _ in lays(position, "C9"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_s5_5_the_first_track_leaves_a_city(edition: str) -> None:
    """S5.5: not a town, not open country."""
    position = build(edition, cash=[20, 0, 0])
    for wrong in (rail("C5", "12"), rail("D6", "41"), rail("A11", "03")):
        assert refused(position, wrong) == ("no-start", "S5.5")
    play(position, rail("C5", "03"))


def test_s5_5_a_later_track_starts_anywhere_at_a_city() -> None:
    """S5.5: the network need not hang together; own ends go on."""
    position = build(lines=[*net(alba_tarn=0), line("Burg", "C9", "D8", "...")])
    play(position, rail("D8", "41"), rail("L8", "30"), rail("I17", "30"))
    assert links(position) == {
        ("Alba", "Tarn", 0, "complete"), ("Burg", None, 0, "incomplete"),
        ("Isen", None, 0, "incomplete"), ("Holm", None, 0, "incomplete"),
    }  # fmt: skip


def test_s5_5_a_complete_link_at_a_town_is_no_beginning() -> None:
    """S5.5: beyond a town track goes on only from a spur."""
    position = build(lines=net(alba_tarn=0))
    assert refused(position, rail("D6", "41")) == ("no-start", "S5.5")
    play(position, spurs("C7", "01"), rail("D6", "41"))


def test_s5_5_never_at_another_players_track() -> None:
    """S5.5, S5.7: a first track may go on from an ownerless link that starts at a city."""
    position = build(lines=[line("Burg", "C9", "D8", "...", owner=1)])
    assert refused(position, rail("D8", "41")) == ("meets-others", "S5.7")
    position = build(lines=[line("Burg", "C9", "D8", "...", owner=None)])
    events = play(position, rail("D8", "41"))
    assert the(events, "link-claimed").seat == 0
    assert link_from(position, "Burg").owner == 0


def test_s5_6_a_town_tile_has_to_be_reached() -> None:
    """S5.6: an own open end at it, or a link or spur there already."""
    other = line("Alba", "C5", "Tarn", "...", owner=1)
    position = build(lines=[other])
    assert refused(position, spurs("C7", "03")) == ("town-not-reached", "S5.6")
    assert refused(position, spurs("C7", "0")) == ("town-not-reached", "S5.6")
    position = build(lines=[other, line("Burg", "C9", "Tarn", "...")])
    assert refused(position, spurs("C7", "01")) == ("town-not-reached", "S5.6")
    play(position, spurs("C7", "03"))
    assert links(position) == {("Alba", "Tarn", 1, "complete"), ("Burg", "Tarn", 0, "complete")}


def test_s5_6_with_a_link_or_a_loose_spur_there() -> None:
    """S5.6: another player's town tile may be improved once one is connected, otherwise not."""
    theirs = net(alba_tarn=1)
    position = build(lines=theirs)
    assert refused(position, spurs("C7", "02")) == ("town-not-reached", "S5.6")
    play(build(lines=[*theirs, *net(tarn_burg=0)]), spurs("C7", "023"))
    play(build(lines=[*theirs, line("Tarn", "D6", "...")]), spurs("C7", "014"))


def test_s5_6_a_claimable_end_reaches_too() -> None:
    """S5.6, S6.5: an ownerless link from a city does; one from a town the player does not touch does not."""
    position = build(lines=[line("Alba", "C5", "Tarn", "...", owner=None)])
    events = play(position, spurs("C7", "03"))
    assert the(events, "link-claimed").seat == 0
    loose = [line("Firth", "E5", "D6", "Tarn", "...", owner=None)]
    position = build(lines=loose)
    assert refused(position, spurs("C7", "1")) == ("cannot-claim", "S6.5")


def test_s5_7_not_into_another_players_end() -> None:
    """S5.7: an open end or a loose spur; also as the far end of own track."""
    position = build(lines=[
        line("Alba", "C5", "D6", "...", owner=1), *net(tarn_burg=2), line("Tarn", "D6", "...", owner=2),
        line("Burg", "D10", "D8", "..."),
    ])  # fmt: skip
    assert refused(position, rail("D6", "53")) == ("meets-others", "S5.7")
    assert refused(position, rail("D6", "43")) == ("meets-others", "S5.7")
    play(position, rail("D8", "30"))
    assert refused(position, rail("D6", "34")) == ("meets-others", "S5.7")
    play(position, rail("D6", "30"))


def test_s5_8_no_link_back_to_its_own_city() -> None:
    """S5.8: also by joining two own ends; two links between the same stops and rings are fine."""
    position = build(lines=[line("Burg", "C9", "D8", "..."), line("Burg", "D10", "D8", "...")])
    assert refused(position, rail("D8", "43")) == ("same-stop", "S5.8")
    position = build(lines=[*net(alba_tarn=0, tarn_burg=0), line("Burg", "D10", "D8", "...")])
    play(position, rail("D8", "35"), spurs("C7", "032"))
    assert sorted(link.b or "" for link in position.full_view().links if "Burg" in (link.a, link.b)) == ["Burg", "Tarn"]
    assert len([x for x in position.full_view().links if {x.a, x.b} == {"Burg", "Tarn"}]) == 2


@pytest.mark.parametrize("option", ["no", "yes"])
def test_s5_8_no_link_back_to_its_own_town(option: str) -> None:
    """S5.8: unless the table plays with town loops."""
    lines = [*net(alba_tarn=0), line("Tarn", "C9", "D8", "D6", "...")]
    position = build(lines=lines, town_loops=option)
    play(position, rail("D6", "34"))
    if option == "no":
        assert refused(position, spurs("C7", "031")) == ("same-stop", "S5.8")
        return
    play(position, spurs("C7", "031"))
    assert ("Tarn", "Tarn", 0, "complete") in links(position)


@pytest.mark.parametrize("option", ["no", "yes"])
def test_s5_8_two_spurs_of_a_town_joined(option: str) -> None:
    """S5.8"""
    position = build(lines=[line("Tarn", "C9", "D8", "..."), line("Tarn", "D6", "D8", "...")], town_loops=option)
    if option == "no":
        assert refused(position, rail("D8", "40")) == ("same-stop", "S5.8")
    else:
        play(position, rail("D8", "40"))


PRICES = [
    ("C5", ("03",), 2), ("C5", ("02",), 2), ("C5", ("01",), 2), ("F8", ("30",), 3), ("F8", ("31",), 3),
    ("F12", ("03",), 4), ("F12", ("01",), 4), ("F16", ("30",), 5), ("D12", ("52",), 4), ("E13", ("52",), 3),
]  # fmt: skip


@pytest.mark.parametrize(("at", "tracks", "price"), PRICES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_s5_9_price_of_track(edition: str, at: str, tracks: tuple[str, ...], price: int) -> None:
    """S5.9: $1 a side, river 1, hills 2."""
    lines = [line("Burg", "D12", "E13", "...")] if at == "E13" else []
    position = build(edition, cash=[20, 0, 0], lines=lines)
    assert prices(play(position, rail(at, *tracks))) == [price]
    assert purse(position, 0)[0] == 20 - price


TOWNS = [
    ("Tarn", "C5", "Alba", 0), ("Firth", "F8", "Dorn", 1), ("Oxley", "I17", "Holm", 2), ("Moor", "F16", "Elm", 3),
]  # fmt: skip


@pytest.mark.parametrize(("town", "between", "city", "terrain"), TOWNS)
@pytest.mark.parametrize("more", ["", "1", "12", "124"])
def test_s5_9_price_of_town_tiles(town: str, between: str, city: str, terrain: int, more: str) -> None:
    """S5.9: and $1 for the town."""
    position = build(lines=[line(city, between, town, "...")], cash=[20, 0, 0])
    hex_name = next(place.hex for place in position.full_view().towns if place.name == town)
    reached = "0" if city == "Alba" else "3"
    assert prices(play(position, spurs(hex_name, reached + more))) == [1 + len(more) + 1 + terrain]


PARTS = [
    ("C5", {"sides": 2}),
    ("F8", {"sides": 2, "river": 1}),
    ("F12", {"sides": 2, "hills": 2}),
    ("F16", {"sides": 2, "hills": 2, "river": 1}),
]


@pytest.mark.parametrize(("at", "parts"), PARTS)
def test_s5_9_what_a_price_is_made_of(at: str, parts: dict[str, int]) -> None:
    """S5.9: told before it is paid."""
    view = build(cash=[20, 0, 0]).full_view()
    found = [lay for lay in view.lays if lay.action.hex == at and lay.parts["sides"] == 2]
    assert found and all(lay.parts == parts and lay.price == sum(parts.values()) for lay in found)


def test_s5_9_towns_and_old_ground_in_a_price() -> None:
    """S5.9, S7.7: a town tile on a new hex pays for the ground, an improved one does not."""
    position = build(lines=[line("Elm", "F16", "Moor", "...")], cash=[30, 0, 0])
    at = next(place.hex for place in position.full_view().towns if place.name == "Moor")
    here = {lay.action: lay for lay in position.full_view().lays if lay.action.hex == at}
    first = spurs(at, "3")
    assert here[first].parts == {"sides": 1, "town": 1, "hills": 2, "river": 1}
    play(position, first)
    later = next(lay for lay in position.full_view().lays if lay.action == spurs(at, "31"))
    assert (later.how, later.parts) == ("improve", {"sides": 2, "town": 1})


def test_s5_9_paid_tile_by_tile() -> None:
    """S5.9: each at once."""
    position = build(cash=[5, 0, 0])
    play(position, rail("C5", "03"))
    assert purse(position, 0)[0] == 3
    play(position, rail("C13", "03"))
    assert purse(position, 0)[0] == 1


def test_s5_10_two_tracks_on_an_empty_hex() -> None:
    """S5.10: each a legal build of its own."""
    position = build(lines=[line("Burg", "C9", "D8", "...")])
    assert refused(position, rail("D8", "41", "03")) == ("no-start", "S5.5")
    assert ("42", 1) not in lays(position, "D8")
    position = build(lines=[line("Burg", "C9", "D8", "..."), line("Dorn", "E9", "D8", "...", owner=1)])
    assert refused(position, rail("D8", "41", "03")) in {("no-start", "S5.5"), ("meets-others", "S5.7")}
    position = build(lines=[line("Burg", "C9", "D8", "..."), line("Burg", "D10", "D8", "...")])
    events = play(position, rail("D8", "41", "03"))
    assert prices(events) == [4]
    assert [(x.a, x.open_hex, x.open_side) for x in position.full_view().links] == [
        ("Burg", "D8", 1),
        ("Burg", "D8", 0),
    ]


def test_s5_10_both_tracks_do_their_work() -> None:
    """S5.10, S5.14: one tile completes an own link and joins an own end to an ownerless one."""
    lines = [
        line("Burg", "C9", "D8", "..."),
        line("Firth", "E7", "D8", "...", owner=None),
        line("Dorn", "E9", "D8", "..."),
        line("Tarn", "D8", "...", owner=None),
    ]
    position = build(lines=lines)
    events = play(position, rail("D8", "41", "25"))
    assert prices(events) == [4]
    assert links(position) == {("Burg", "Firth", 0, "complete"), ("Dorn", "Tarn", 0, "complete")}
    assert {event.start for event in found(events, "link-claimed")} == {"Firth", "Tarn"}


def test_s5_10_into_two_cities_at_once() -> None:
    """S5.10: on the star two tracks that start from open ends become two links through the same hex."""
    ends = [("North", "C3"), ("South", "C7"), ("North East", "D4"), ("South West", "B6")]
    position = build(on="star", lines=[line(city, near, "C5", "...") for city, near in ends])
    play(position, rail("C5", "03", "14"))
    assert links(position) == {("North", "South", 0, "complete"), ("North East", "South West", 0, "complete")}


def test_s5_11_blank_sides() -> None:
    """S5.11: an open end may face one, and one may block somebody's open end."""
    position = build(lines=[line("Burg", "C9", "D8", "...", owner=1), line("Dorn", "E9", "D10", "...")])
    play(position, rail("D10", "13"))
    position = build(lines=[line("Burg", "C9", "D8", "...", owner=1), line("Dorn", "E9", "D8", "...")])
    play(position, rail("D8", "20"))
    link = link_from(position, "Burg")
    assert (link.owner, link.open_hex, link.open_side) == (1, "C9", 1)
    position = build(lines=net(alba_tarn=1))
    play(position, rail("C9", "30"))
    assert (link_from(position, "Burg").open_hex, link_from(position, "Burg").open_side) == ("C9", 0)


def test_s5_12_whose_spurs_are_whose() -> None:
    """S5.12: the builder's, but one that meets another player's end completes that link for its owner."""
    lines = [
        line("Alba", "C5", "Tarn", "..."),
        line("Burg", "C9", "Tarn", "...", owner=1),
        line("Firth", "E5", "D6", "Tarn", "...", owner=None),
    ]
    position = build(lines=lines)
    events = play(position, spurs("C7", "0134"))
    assert links(position) == {
        ("Alba", "Tarn", 0, "complete"), ("Burg", "Tarn", 1, "complete"),
        ("Firth", "Tarn", 0, "complete"), ("Tarn", None, 0, "incomplete"),
    }  # fmt: skip
    assert {(e.owner, e.a) for e in found(events, "link-completed")} == {(0, "Alba"), (1, "Burg"), (0, "Firth")}
    assert the(events, "link-claimed").start == "Firth"
    tile = tile_at(position, "Tarn")
    assert tile is not None
    assert {(track.a, track.owner) for track in tile.tracks} == {(0, 0), (1, 0), (3, 1), (4, 0)}


def test_s5_13_a_bare_town_completes_nothing() -> None:
    """S5.13: nor does a tile with a blank side there; a spur or a New City does."""
    position = build(lines=[line("Alba", "C5", "Tarn", "...")], tiles={0: "urbanization"})
    assert links(position) == {("Alba", None, 0, "incomplete")}
    spur, city = position.copy(), position.copy()
    play(spur, spurs("C7", "0"))
    play(city, "new city red at Tarn from supply 1")
    assert links(spur) == links(city) == {("Alba", "Tarn", 0, "complete")}
    position = build(lines=[line("Alba", "C5", "Tarn", "..."), *net(tarn_burg=0)])
    assert ("Alba", None, 0, "incomplete") in links(position)


def test_s5_14_joining_two_open_ends() -> None:
    """S5.14: own to own, and own to an ownerless one that could be claimed anyway."""
    for owner in (0, None):
        position = build(lines=[line("Alba", "C5", "B6", "..."), line("Burg", "C9", "B8", "...", owner=owner)])
        play(position, rail("B6", "13"))
        play(position, rail("B8", "02"))
        assert links(position) == {("Alba", "Burg", 0, "complete")}


@pytest.mark.parametrize("option", ["yes", "no"])
def test_s5_14_taking_over_what_could_not_be_claimed(option: str) -> None:
    """S5.14: the option takeover."""
    lines = [line("Burg", "C9", "D8", "..."), line("Firth", "E7", "D8", "...", owner=None)]
    position = build(lines=lines, takeover=option)
    assert [link.claimable_by for link in position.full_view().links] == [(), ()]
    if option == "no":
        assert refused(position, rail("D8", "41")) == ("cannot-claim", "S6.5")
        return
    events = play(position, rail("D8", "41"))
    assert links(position) == {("Burg", "Firth", 0, "complete")}
    assert the(events, "link-claimed").start == "Firth"


def test_s5_14_into_an_ownerless_spur() -> None:
    """S5.14: somebody whose own link arrives there takes it over."""
    position = build(
        lines=[*net(alba_tarn=1), line("Tarn", "D6", "...", owner=None), line("Dorn", "E9", "E7", "D6", "...")]
    )
    play(position, rail("D6", "24"))
    assert links(position) == {("Alba", "Tarn", 1, "complete"), ("Dorn", "Tarn", 0, "complete")}


def test_s5_15_complete_and_used_by_all_at_once() -> None:
    """S5.15: completed in this build phase, it is used in the goods phase after it."""
    position = build(cubes={"Burg": ["red"]}, lines=[line("Burg", "C9", "Tarn", "...")])
    play(position, spurs("C7", "03"), rail("C5", "30"), "end build", "end build", "end build")
    assert links(position) == {("Burg", "Tarn", 0, "complete"), ("Alba", "Tarn", 0, "complete")}
    play(position, "improve locomotive", "pass", "pass")
    play(position, "deliver red from Burg to Alba for 2-0-0")
    position = goods(lines=net(alba_tarn=0, tarn_burg=1), levels=[2, 1, 1], cubes={"Burg": ["red"]})
    assert len(position.legal_of_kind("deliver")) == 1


def test_s5_16_ended_by_saying_so_and_undoable_until_then() -> None:
    """S5.16: after the last tile too."""
    match = rainhill.new("steam", map="toy", seats=3, options={"first_order": "random"}, seed=2)
    for tile in ("engineer", "first-move", "turn-order"):
        match.play(f"take {tile}")
    start = match.position.digest()
    states = [start]
    for _ in range(4):
        lay = match.position.legal_of_kind("lay")[0]
        match.play(lay)
        states.append(match.position.digest())
    assert len(set(states)) == 5
    for state in reversed(states[:-1]):
        match.undo()
        assert match.position.digest() == state


def test_s5_16_nothing_goes_on_before() -> None:
    """S5.16: three tiles laid, and the seat is still asked."""
    position = sit(phase="build", asked=0)
    play(position, rail("C5", "03"), rail("C9", "30"), rail("C13", "03"))
    assert asked(position) == 0
    play(position, "end build")
    assert asked(position) == 1
