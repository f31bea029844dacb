"""S6 Incomplete links and ownership."""

from __future__ import annotations

import pytest

from tests.games.steam.rules.table import (
    EDITIONS,
    asked,
    build,
    found,
    goods,
    line,
    link_from,
    links,
    net,
    play,
    rail,
    refused,
    refuses,
    seat,
    spurs,
    the,
)

OPEN = line("Burg", "C9", "D8", "...")


@pytest.mark.parametrize("edition", EDITIONS)
def test_s6_1_nobody_else_goes_on(edition: str) -> None:
    """S6.1: not by extending, completing or redirecting."""
    position = build(edition, asked=1, lines=[OPEN, line("Alba", "C5", "Tarn", "...")], cash=[0, 20, 0])
    assert refused(position, rail("D8", "41")) == ("meets-others", "S5.7")
    assert refused(position, rail("C9", "30")) == ("not-your-link", "S7.1")
    assert refused(position, spurs("C7", "0")) == ("town-not-reached", "S5.6")
    assert link_from(position, "Burg").owner == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_s6_2_lost_if_not_extended(edition: str) -> None:
    """S6.2: at the end of the owner's next build turn, not before."""
    position = build(edition, cash=[20, 20, 20], tiles={0: "turn-order", 1: "engineer", 2: "first-move"})
    play(position, rail("C9", "31"))
    assert link_from(position, "Burg").expires == 2
    events = play(position, "end build")
    assert found(events, "link-lost") == []
    play(position, "end build", "end build", *["pass"] * 6)
    assert link_from(position, "Burg").owner == 0
    again = build(edition, lines=[OPEN])
    lost = the(play(again, "end build"), "link-lost")
    assert (lost.seat, lost.start, lost.hex) == (0, "Burg", "C9")
    assert (link_from(again, "Burg").owner, link_from(again, "Burg").expires) == (None, None)


def test_s6_2_each_link_for_itself() -> None:
    """S6.2: one is extended and kept, one is new, one is lost; those of others are not touched."""
    position = build(lines=[OPEN, line("Dorn", "F12", "G13", "..."), line("Isen", "L8", "K7", "...", owner=1)])
    play(position, rail("D8", "41"), rail("C5", "03"), "end build")
    assert {(link.a, link.owner) for link in position.full_view().links} == {
        ("Burg", 0), ("Dorn", None), ("Alba", 0), ("Isen", 1),
    }  # fmt: skip
    play(position, "end build")
    assert link_from(position, "Isen").owner is None


def test_s6_2_extended_and_kept_for_another_round() -> None:
    """S6.2: every round anew."""
    position = build(lines=[OPEN], tiles={0: "turn-order", 1: "engineer", 2: "first-move"})
    play(position, rail("D8", "41"), "end build", "end build", "end build", *["pass"] * 6)
    play(position, "take turn-order", "take engineer", "take first-move")
    assert asked(position) == 0 and position.full_view().round == 2
    assert link_from(position, "Burg").expires == 2
    assert the(play(position, "end build"), "link-lost").start == "Burg"


def test_s6_3_loose_spurs_are_links_of_their_own() -> None:
    """S6.3: each is kept or lost for itself."""
    position = build(lines=[*net(alba_tarn=0), line("Tarn", "D8", "..."), line("Tarn", "B8", "...")])
    play(position, rail("D8", "52"))
    lost = found(play(position, "end build"), "link-lost")
    assert [(event.start, event.hex) for event in lost] == [("Tarn", "C7")]
    incomplete = {x.open_hex: x.owner for x in position.full_view().links if x.status == "incomplete"}
    assert incomplete == {"D8": 0, "C7": None}


def test_s6_3_new_spurs_last_until_the_next_build_turn() -> None:
    """S6.3, S6.2"""
    position = build(lines=[line("Alba", "C5", "Tarn", "...")])
    play(position, spurs("C7", "024"))
    assert found(play(position, "end build"), "link-lost") == []
    assert sum(x.owner == 0 and x.status == "incomplete" for x in position.full_view().links) == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_s6_4_complete_links_stay(edition: str) -> None:
    """S6.4: never lost, turned or taken, whatever is built over them."""
    position = build(edition, lines=net(alba_tarn=0, burg_moor=1, dorn_gard=None), cash=[20, 0, 0])
    assert refused(position, rail("C5", "02")) == ("complete-link", "S6.4")
    assert refused(position, rail("D12", "53")) == ("complete-link", "S6.4")
    assert refused(position, rail("G11", "50")) == ("complete-link", "S6.4")
    play(position, "end build", "end build")
    assert links(position) == {
        ("Alba", "Tarn", 0, "complete"), ("Burg", "Moor", 1, "complete"), ("Dorn", "Gard", None, "complete"),
    }  # fmt: skip


def test_s6_5_from_a_city_everybody_may_claim() -> None:
    """S6.5: also from a New City."""
    position = build(
        lines=[line("Burg", "C9", "D8", "...", owner=None), line("Nook", "J6", "J4", "...", owner=None)],
        new_cities={"Nook": "grey"},
    )
    assert [link.claimable_by for link in position.full_view().links] == [(0, 1, 2), (0, 1, 2)]


@pytest.mark.parametrize(
    ("own", "may"),
    [
        ((), False),
        (("alba_tarn",), True),
        (("burg_ulm",), False),
        (("tarn_burg",), True),
    ],
)
def test_s6_5_from_a_town_only_with_a_link_there(own: tuple[str, ...], may: bool) -> None:
    """S6.5"""
    lines = [*net(**dict.fromkeys(own, 0)), line("Tarn", "D8", "D10", "...", owner=None)]
    position = build(lines=lines)
    assert (0 in link_from(position, "Tarn").claimable_by) is may
    if may:
        play(position, rail("D10", "03"))
        assert link_from(position, "Tarn").owner == 0
    else:
        assert refused(position, rail("D10", "03")) == ("cannot-claim", "S6.5")


def test_s6_5_an_incomplete_link_there_is_enough() -> None:
    """S6.5: a loose spur counts; another player's link does not."""
    loose = line("Tarn", "D8", "D10", "...", owner=None)
    position = build(lines=[loose, *net(tarn_burg=1), line("Tarn", "B6", "...")])
    assert [x.claimable_by for x in position.full_view().links if x.owner is None] == [(0, 1)]
    play(position, rail("D10", "03"))
    position = build(lines=[loose, *net(tarn_burg=1)])
    refusal = refuses(position, rail("D10", "03"))
    assert (refusal.code, refusal.facts) == ("cannot-claim", {"hex": "D10", "tile": "21"})


def test_s6_5_bankrupt_seats_claim_nothing() -> None:
    """S6.5, S10.4"""
    position = build(lines=[line("Burg", "C9", "D8", "...", owner=None)], bankrupt=[1])
    assert link_from(position, "Burg").claimable_by == (0, 2)


def test_s6_6_who_extends_owns_and_may_lose_it_again() -> None:
    """S6.6: under S6.2 from then on."""
    position = build(lines=[line("Burg", "C9", "D8", "...", owner=None)])
    claimed = the(play(position, rail("D8", "41")), "link-claimed")
    assert (claimed.seat, claimed.start, claimed.hex) == (0, "Burg", "D8")
    assert (link_from(position, "Burg").owner, link_from(position, "Burg").expires) == (0, 2)
    play(position, "end build")
    assert link_from(position, "Burg").owner == 0


def test_s6_6_who_completes_owns() -> None:
    """S6.6: by reaching a city."""
    position = build(lines=[line("Burg", "D10", "E11", "...", owner=None)])
    events = play(position, rail("E11", "51"))
    completed = the(events, "link-completed")
    assert completed.owner == 0 and {completed.a, completed.b} == {"Burg", "Dorn"}
    assert seat(position, 0).links == 1


def test_s6_7_improving_the_hex_is_no_extension() -> None:
    """S6.7: a crossing over the last tile does not keep the link alive."""
    position = build(lines=[OPEN, line("Burg", "C13", "D12", "...")])
    assert refused(position, rail("C9", "31", "20")) == ("no-start", "S5.5")
    position = build(lines=[line("Alba", "C5", "B6", "..."), line("Firth", "E5", "D4", "C5", "...", owner=0)])
    events = play(position, rail("C5", "04", "12"))
    assert the(events, "track-laid").how == "improve"
    lost = found(play(position, "end build"), "link-lost")
    assert [event.start for event in lost] == ["Alba"]
    assert {(x.a, x.owner) for x in position.full_view().links} == {("Alba", None), ("Firth", 0)}


def test_s6_7_other_phases_lose_nothing() -> None:
    """S6.7, S6.2: only the end of a build turn does."""
    position = goods(lines=[OPEN], tiles={0: "turn-order", 1: "engineer", 2: "first-build"})
    play(position, *["pass"] * 6)
    assert link_from(position, "Burg").owner == 0
