"""S7 Redirecting and improving."""

from __future__ import annotations

import pytest

from rainhill.games.steam.actions import LayTile
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.view import LinkView
from tests.games.steam.rules.table import (
    EDITIONS,
    build,
    found,
    lays,
    line,
    link_from,
    links,
    listed,
    net,
    play,
    prices,
    rail,
    refused,
    spurs,
    the,
    tile_at,
)

WAYS = ("North", "North East", "South East", "South", "South West", "North West")
NEAR = ("C3", "D4", "D6", "C7", "B6", "B4")


@pytest.mark.parametrize("owner", [0, None])
@pytest.mark.parametrize("edition", EDITIONS)
def test_s7_1_the_last_track_may_be_redirected(edition: str, owner: int | None) -> None:
    """S7.1: own, or ownerless and claimable."""
    position = build(edition, lines=[line("Burg", "C9", "D8", "...", owner=owner)], cash=[9, 0, 0])
    assert lays(position, "C9") == {("21", 0), ("22", 3), ("23", 2), ("23", 3)}
    laid = the(play(position, rail("C9", "30")), "track-laid")
    assert (laid.how, laid.price, laid.replaced) == ("redirect", 2, "22")
    assert (link_from(position, "Burg").open_hex, link_from(position, "Burg").open_side) == ("C9", 0)


def test_s7_1_nothing_but_the_last_track() -> None:
    """S7.1: not before it, not of others, not complete, not unclaimable."""
    position = build(lines=[
        line("Burg", "C9", "D8", "E7", "..."), line("Isen", "L8", "K7", "...", owner=1), *net(dorn_gard=0),
        line("Oxley", "I13", "H12", "...", owner=None),
    ])  # fmt: skip
    assert refused(position, rail("C9", "30")) == ("not-last-track", "S7.1")
    assert refused(position, rail("L8", "30")) == ("not-your-link", "S7.1")
    assert refused(position, rail("H10", "41")) == ("complete-link", "S6.4")
    assert refused(position, rail("I13", "31")) == ("cannot-claim", "S6.5")
    play(position, rail("D8", "40"))


def test_s7_1_never_on_a_town_hex() -> None:
    """S7.1: spurs stay where they are."""
    position = build(lines=[*net(alba_tarn=0), line("Tarn", "D8", "...")])
    assert refused(position, spurs("C7", "01")) == ("track-not-kept", "S7.6")
    assert refused(position, spurs("C7", "0")) == ("track-not-kept", "S7.6")


@pytest.mark.parametrize(
    ("start", "at", "towards", "to", "new"),
    [("Burg", "D12", "D14", "52", 4), ("Dorn", "F8", "E7", "30", 3), ("Elm", "F16", "E15", "30", 5)],
)
def test_s7_2_no_terrain(start: str, at: str, towards: str, to: str, new: int) -> None:
    """S7.2: hills and rivers are paid once."""
    assert prices(play(build(), rail(at, to))) == [new]
    assert prices(play(build(lines=[line(start, at, towards, "...")]), rail(at, to))) == [2]


def test_s7_2_the_rules_for_new_track_hold() -> None:
    """S7.2: black edges, other players' ends, loops, the stock and the money."""
    position = build(lines=[line("Gard", "I9", "Nook", "...")])
    assert refused(position, rail("I9", "31")) == ("into-black-edge", "S5.3")
    position = build(lines=[line("Burg", "C9", "Tarn", "..."), line("Dorn", "E9", "D8", "C9", "...", owner=1)])
    assert refused(position, rail("C9", "31")) == ("meets-others", "S5.7")
    position = build(lines=[line("Burg", "C9", "D8", "D10", "E11", "...")])
    assert refused(position, rail("D10", "04")) == ("same-stop", "S5.8")
    position = build(lines=[line("Burg", "C9", "Tarn", "...")], stock={"23/T23": 0})
    assert refused(position, rail("C9", "32")) == ("out-of-stock", "S1.6")
    position = build("standard", lines=[line("Burg", "C9", "Tarn", "...")], cash=[1, 0, 0])
    assert refused(position, rail("C9", "31")) == ("track-too-expensive", "S2.4")


def test_s7_2_it_must_change_something() -> None:
    """S7.2: the same tile in the same direction is no redirect."""
    position = build(lines=[line("Burg", "C9", "Tarn", "...")])
    assert refused(position, rail("C9", "30")) == ("same-tile", "S7.6")


def test_s7_3_a_redirect_keeps_nothing() -> None:
    """S7.3: the link is lost all the same; an ownerless one stays ownerless."""
    position = build(lines=[line("Burg", "C9", "D8", "...")])
    play(position, rail("C9", "30"))
    assert the(play(position, "end build"), "link-lost").start == "Burg"
    position = build(lines=[line("Burg", "C9", "D8", "...", owner=None)])
    events = play(position, rail("C9", "30"))
    assert found(events, "link-claimed") == []
    assert link_from(position, "Burg").owner is None


def test_s7_3_unless_it_completes_the_link() -> None:
    """S7.3: then an ownerless one becomes the builder's."""
    position = build(lines=[line("Burg", "D10", "E11", "E13", "...", owner=None)])
    events = play(position, rail("E11", "51"))
    assert the(events, "track-laid").how == "redirect"
    assert the(events, "link-claimed").seat == 0
    assert links(position) == {("Burg", "Dorn", 0, "complete")}


@pytest.mark.parametrize("mine", [0, None])
def test_s7_3_or_joins_another_open_end(mine: int | None) -> None:
    """S7.3: an own one, or an ownerless one."""
    lines = [line("Burg", "C9", "Tarn", "...", owner=mine), line("Dorn", "E9", "D8", "C9", "...", owner=None)]
    position = build(lines=lines)
    play(position, rail("C9", "31"))
    assert links(position) == {("Burg", "Dorn", 0, "complete")}


@pytest.mark.parametrize("option", ["yes", "no"])
def test_s7_3_joining_what_could_not_be_claimed(option: str) -> None:
    """S7.3, S5.14: by the option takeover a redirect may run into an ownerless spur of a town one does not touch."""
    lines = [line("Burg", "C9", "D8", "..."), line("Tarn", "C9", "...", owner=None)]
    position = build(lines=lines, takeover=option)
    if option == "no":
        assert refused(position, rail("C9", "30")) == ("cannot-claim", "S6.5")
        return
    play(position, rail("C9", "30"))
    assert links(position) == {("Burg", "Tarn", 0, "complete")}


def test_s7_3_a_link_extended_before_stays_extended() -> None:
    """S7.3: a redirect after an extension in the same turn does not undo it."""
    position = build(lines=[line("Burg", "C9", "D8", "...")])
    play(position, rail("D8", "41"), rail("D8", "40"), "end build")
    assert link_from(position, "Burg").owner == 0


def test_s7_4_the_beginning_stays() -> None:
    """S7.4: turning it to another city, or away from the track before, is refused; so is a second track with it."""
    position = build(lines=[line("Burg", "C9", "D8", "...")])
    assert refused(position, rail("C9", "10")) == ("start-moved", "S7.4")
    assert refused(position, rail("C9", "30", "12")) == ("track-not-kept", "S7.6")
    position = build(lines=[line("Alba", "C5", "D4", "E5", "...")])
    assert refused(position, rail("D4", "03")) == ("start-moved", "S7.4")
    position = build(on="northeast", lines=[line("Albany", "M17", "M19", "...")])
    play(position, rail("M17", "50"))


def test_s7_4_option_redirects_any_tile_two_tracks_included() -> None:
    """S7.4: the turned track keeps its beginning, and the track beside it has to be legal by itself; $1 for a side."""
    position = build(lines=[line("Burg", "C9", "D8", "...")], redirects="tile", cash=[9, 0, 0])
    assert refused(position, rail("C9", "10")) == ("start-moved", "S7.4")
    assert refused(position, rail("C9", "30", "12")) == ("no-start", "S5.5")
    position = build(lines=[line("Burg", "C9", "Tarn", "..."), line("Dorn", "E9", "D8", "C9", "...")], redirects="tile")
    events = play(position, rail("C9", "35", "12"))
    assert (the(events, "track-laid").how, prices(events)) == ("redirect", [4])
    ends = {(link.a, link.open_hex, link.open_side) for link in position.full_view().links}
    assert ends == {("Burg", "C9", 5), ("Dorn", "C9", 2)}
    # The redirect keeps nothing, the new track does (S7.3, S6.2).
    assert the(play(position, "end build"), "link-lost").start == "Burg"


def test_s7_4_option_redirects_both_tracks_of_a_tile() -> None:
    """S7.4, S7.5: both may be turned at once, each to where the other ended, but two beginnings are never joined."""
    lines = [line("Burg", "C9", "D8", "E7", "..."), line("Dorn", "E9", "D8", "D6", "...")]
    position = build(lines=lines)
    assert refused(position, rail("D8", "40", "12")) == ("track-not-kept", "S7.6")
    position = build(lines=lines, redirects="tile")
    assert refused(position, rail("D8", "24", "01")) == ("start-moved", "S7.4")
    assert refused(position, rail("D8", "45")) == ("track-not-kept", "S7.6")
    assert prices(play(position, rail("D8", "40", "12"))) == [4]
    ends = {(link.a, link.open_hex, link.open_side) for link in position.full_view().links}
    assert ends == {("Burg", "D8", 0), ("Dorn", "D8", 1)}


def test_s7_4_option_redirects_never_the_track_of_others() -> None:
    """S7.1, S7.4"""
    lines = [line("Burg", "C9", "D8", "E7", "..."), line("Dorn", "E9", "D8", "D6", "...", owner=1)]
    position = build(lines=lines, redirects="tile")
    assert refused(position, rail("D8", "40", "12")) == ("not-your-link", "S7.1")
    play(position, rail("D8", "43", "02"))


def test_s7_5_one_track_of_two() -> None:
    """S7.5: the other stays and the price is 4."""
    lines = [line("Burg", "C9", "D8", "E7", "..."), line("Dorn", "E9", "D8", "D6", "...", owner=1)]
    position = build(lines=lines)
    tile = tile_at(position, "D8")
    assert tile is not None and {(track.a, track.b) for track in tile.tracks} == {(1, 4), (0, 2)}
    assert refused(position, rail("D8", "41", "23")) == ("not-your-link", "S7.1")
    assert refused(position, rail("D8", "45", "03")) == ("track-not-kept", "S7.6")
    assert refused(position, rail("D8", "45")) == ("track-not-kept", "S7.6")
    events = play(position, rail("D8", "43", "02"))
    assert prices(events) == [4]
    laid = tile_at(position, "D8")
    assert laid is not None
    assert {(track.a, track.b, track.owner) for track in laid.tracks} == {(3, 4, 0), (0, 2, 1)}


@pytest.mark.parametrize(
    ("there", "added"),
    [
        ("03", {"14", "25", "15", "24", "12", "45"}),
        ("02", {"14", "13", "15", "35", "34", "45"}),
        ("01", {"25", "24", "35"}),
    ],
)
def test_s7_6_the_table_of_improvements(there: str, added: set[str]) -> None:
    """S7.6: what can be added to a straight, a gentle and a tight curve of another player, in every direction."""
    for turn in range(6):
        a, b = sorted((int(side) + turn) % 6 for side in there)
        position = star(a, b)
        found_lays = {lay for lay in listed(position, LayTile) if lay.hex == "C5"}
        assert found_lays == {rail("C5", f"{a}{b}", "".join(str((int(d) + turn) % 6) for d in new)) for new in added}
        for lay in found_lays:
            after = position.copy()
            play(after, lay)
            assert (WAYS[a], WAYS[b]) in {tuple(sorted((x.a, x.b or ""), key=WAYS.index)) for x in joined(after, 1)}
            assert len(joined(after, 0)) == 1


def star(a: int, b: int) -> SteamPosition:
    """Beate's track joins two cities over the middle of the star; Anton has an open end at every other side."""
    theirs = line(WAYS[a], NEAR[a], "C5", NEAR[b], WAYS[b], owner=1)
    mine = [line(WAYS[d], NEAR[d], "C5", "...") for d in range(6) if d not in (a, b)]
    return build(on="star", lines=[theirs, *mine], cash=[9, 0, 0])


def joined(position: SteamPosition, owner: int) -> list[LinkView]:
    return [link for link in position.full_view().links if link.status == "complete" and link.owner == owner]


def test_s7_6_nothing_on_two_tracks() -> None:
    """S7.6: a hex with two tracks holds no third."""
    lines = [line("Burg", "C9", "D8", "E7", "...", owner=1), line("Dorn", "E9", "D8", "D6", "...", owner=1)]
    position = build(lines=[*lines, line("Burg", "D10", "D8", "...")])
    assert lays(position, "D8") == set()


def test_s7_6_over_anybodys_track() -> None:
    """S7.6: another player's complete link, an ownerless one, one's own; all tracks survive."""
    for owner in (0, 1, None):
        position = build(lines=[*net(tarn_dorn=owner), line("Burg", "D10", "D8", "...")])
        events = play(position, rail("D8", "52", "30"))
        assert (the(events, "track-laid").how, prices(events)) == ("improve", [4])
        assert ("Dorn", "Tarn", owner, "complete") in links(position)
        assert refused(position, rail("D8", "52")) == ("track-not-kept", "S7.6")


def test_s7_7_the_price_of_improving() -> None:
    """S7.7: all sides of the new tile, $1 for a town, no terrain."""
    position = build(lines=[line("Firth", "F8", "Dorn", owner=1), line("Burg", "D10", "E9", "F8", "...")])
    assert prices(play(position, rail("F8", "03", "41"))) == [4]
    position = build(lines=net(dorn_moor=0))
    assert prices(play(position, spurs("F14", "03"))) == [3]
    assert prices(play(position, spurs("F14", "0134"))) == [5]


def test_s7_8_town_tiles_keep_their_spurs() -> None:
    """S7.8: one or more are added, four at most."""
    position = build(lines=net(alba_tarn=0, tarn_burg=0))
    assert {tile[:2] for tile, _ in lays(position, "C7")} == {"T3", "T4"}
    # One of the four sides that are free, or two of them.
    assert len(lays(position, "C7")) == 4 + 6
    position = build(lines=net(alba_tarn=0, tarn_burg=0, tarn_dorn=0))
    play(position, spurs("C7", "0235"))
    assert lays(position, "C7") == set()


def test_s7_8_another_players_town_tile() -> None:
    """S7.8, S5.6: their spurs stay theirs."""
    position = build(lines=[*net(alba_tarn=1), line("Burg", "C9", "Tarn", "...")])
    play(position, spurs("C7", "03"))
    assert links(position) == {("Alba", "Tarn", 1, "complete"), ("Burg", "Tarn", 0, "complete")}
