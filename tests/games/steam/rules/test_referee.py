"""The referee sees every kind of mistake: each test spoils a good position in one way, and it must object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rainhill.games.steam.actions import ACTION_TILES
from rainhill.games.steam.events import GoodsDelivered, MoneyRaised, Paid, PointsScored, TrackLaid
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.referee import check_step, check_view
from rainhill.games.steam.view import SteamView, TileView, TrackView
from tests.games.steam.rules.table import field_map, goods, line, net, play, rail, sit

Spoil = Callable[[SteamView], SteamView]
TILES = dict(enumerate(ACTION_TILES[:3]))


def building() -> SteamPosition:
    """The first seat builds: complete links, an open one, a loose spur, an ownerless one, a New City."""
    lines = [
        *net(alba_tarn=0, tarn_burg=0, firth_dorn=1, dorn_gard=2),
        line("Dorn", "F12", "Moor", "...", owner=0),
        line("Isen", "L12", "Quay", "...", owner=None),
        line("Tarn", "D8", "...", owner=0),
        line("Jarl", "L16", "Quay", "...", owner=1),
    ]
    return sit(
        lines=lines,
        new_cities={"Pell": "grey"},
        cubes={"Alba": ("red", "blue", "blue"), "Burg": ("red",), "Pell": ("grey",)},
        cash=[20, 4, 0],
        income=[2, -3, 0],
        points=[3, 0, 8],
        tiles=TILES,
        markers=["Alba"],
        phase="build",
        asked=0,
    )


def delivering() -> SteamPosition:
    return goods(
        lines=net(alba_tarn=0, tarn_burg=1, burg_ulm=0, ulm_caro=2),
        cubes={"Alba": ("blue", "yellow")},
        levels=[4, 1, 1],
        tiles=TILES,
    )


def seat(view: SteamView, number: int, **changed: Any) -> SteamView:
    return replace(view, seats=tuple(replace(s, **changed) if s.seat == number else s for s in view.seats))


def city(view: SteamView, name: str, **changed: Any) -> SteamView:
    return replace(view, cities=tuple(replace(c, **changed) if c.name == name else c for c in view.cities))


def link(view: SteamView, start: str, end: str | None, **changed: Any) -> SteamView:
    return replace(view, links=tuple(replace(k, **changed) if (k.a, k.b) == (start, end) else k for k in view.links))


def tile(view: SteamView, at: str, **changed: Any) -> SteamView:
    return replace(view, tiles=tuple(replace(t, **changed) if t.hex == at else t for t in view.tiles))


def stock(view: SteamView, front: str, left: int | None) -> SteamView:
    return replace(view, stock=tuple(replace(k, left=left) if k.front == front else k for k in view.stock))


def action_tile(view: SteamView, number: int, **changed: Any) -> SteamView:
    return replace(
        view, action_tiles=tuple(replace(t, **changed) if t.number == number else t for t in view.action_tiles)
    )


def extra(view: SteamView, *tiles: TileView) -> SteamView:
    return replace(view, tiles=(*view.tiles, *tiles))


SPOILED: dict[str, Spoil] = {
    "a cube too many (S1.2)": lambda v: city(v, "Alba", cubes=("red", "blue", "blue", "blue")),
    "a cube lost (S1.2)": lambda v: replace(v, supply=((), *v.supply[1:])),
    "a cube from nowhere in the bag (S1.2)": lambda v: replace(v, bag=v.bag | {"grey": v.bag["grey"] + 1}),
    "a supply space too few (S1.4)": lambda v: replace(v, supply=v.supply[:-1]),
    "a New City tile too many (S1.5)": lambda v: replace(v, new_cities=v.new_cities | {"grey": 4}),
    "a New City without marker (S8.9)": lambda v: city(v, "Pell", marker=False),
    "a printed city that is grey (S1.5)": lambda v: city(v, "Burg", colour="grey"),
    "a town that is lost": lambda v: replace(v, towns=v.towns[1:]),
    "a town called bare that is not": lambda v: replace(
        v, towns=tuple(replace(t, bare=True) if t.name == "Tarn" else t for t in v.towns)
    ),
    "a piece lost (S1.6)": lambda v: stock(v, "21", 50),
    "a piece too many (S1.6)": lambda v: stock(v, "41", 5),
    "unlimited pieces by mistake (S1.6)": lambda v: stock(v, "21", None),
    "a piece of another kind (S1.6)": lambda v: stock(stock(v, "43", 3), "21", (kind_left(v, "21") or 0) + 1),
    "two tiles on a hex (S5.2)": lambda v: extra(v, v.tiles[0]),
    "a tile on a city (S5.2)": lambda v: extra(v, replace(v.tiles[0], hex="C11")),
    "a plain tile on a town (S5.4)": lambda v: tile(v, "C7", tile="21"),
    "a tile turned in secret": lambda v: tile(v, "C5", rotation=1),
    "a track that is not on its tile": lambda v: tile(v, "C5", tracks=(TrackView(0, 2, 0, 0, True),)),
    "a link too many (S5.15)": lambda v: replace(v, links=(*v.links, replace(v.links[0], id=99))),
    "a link lost (S5.15)": lambda v: replace(v, links=v.links[1:]),
    "an incomplete link called complete (S5.15)": lambda v: link(v, "Dorn", None, status="complete"),
    "a complete link called incomplete (S5.15)": lambda v: link(v, "Alba", "Tarn", status="incomplete"),
    "a link with a wrong end": lambda v: link(v, "Alba", "Tarn", b="Ulm"),
    "an open end somewhere else": lambda v: link(v, "Dorn", None, open_side=2),
    "a link over other hexes": lambda v: link(v, "Alba", "Tarn", hexes=("C5",)),
    "a link whose tracks belong to somebody else": lambda v: link(v, "Alba", "Tarn", owner=1),
    "an owned incomplete link without expiry (S6.2)": lambda v: link(v, "Dorn", None, expires=None),
    "an expiry two rounds away (S6.2)": lambda v: link(v, "Dorn", None, expires=3),
    "an expiry of somebody who has not built (S6.2)": lambda v: link(v, "Jarl", None, expires=2),
    "an expiry of a complete link (S6.4)": lambda v: link(v, "Alba", "Tarn", expires=2),
    "a claim nobody has (S6.5)": lambda v: link(v, "Dorn", None, claimable_by=(1,)),
    "a claim that is forgotten (S6.5)": lambda v: link(v, "Isen", None, claimable_by=(0, 1)),
    "links miscounted (S11.3)": lambda v: seat(v, 0, links=3),
    "a bankrupt seat with links (S10.5)": lambda v: seat(v, 1, bankrupt=True),
    "less than no cash": lambda v: seat(v, 0, cash=-1, can_pay=64),
    "less than no points (S2.5)": lambda v: seat(v, 1, points=-1),
    "an income below the track (S2.1)": lambda v: seat(v, 1, income=-11),
    "an income above the track (S2.1)": lambda v: seat(v, 0, income=11),
    "a locomotive of level seven (S4.7)": lambda v: seat(v, 0, locomotive=7),
    "a score that does not add up (S11.2)": lambda v: seat(v, 1, score=0),
    "a purse that does not add up (S2.2)": lambda v: seat(v, 0, can_pay=20),
    "another number of rounds (S1.10)": lambda v: replace(v, rounds=8),
    "a round too many (S1.10)": lambda v: replace(v, round=11),
    "a seat twice in the order (S3.7)": lambda v: replace(v, order=(0, 1, 1)),
    "a seat not in the order (S3.7)": lambda v: replace(v, order=(0, 1)),
    "a wrong place in the order": lambda v: seat(v, 0, place=2),
    "an action tile held by two (S4.1)": lambda v: action_tile(v, 2, holder=0),
    "an action tile the seat does not know of": lambda v: seat(v, 0, tile="locomotive"),
    "a passed Engineer (S4.9)": lambda v: seat(action_tile(v, 3, passed=True), 2, passed=True),
    "nobody asked (S3.5)": lambda v: replace(v, decision=None),
    "the wrong seat asked (S3.5)": lambda v: replace(v, decision=replace(v.decision, seat=1) if v.decision else None),
    "the wrong question (S3.5)": lambda v: replace(
        v, decision=replace(v.decision, kind="goods") if v.decision else None
    ),
    "nothing to do": lambda v: replace(v, legal=()),
    "a tile too many to lay (S5.1)": lambda v: replace(v, build=replace(v.build, left=4) if v.build else None),
    "a wrong price (S5.9)": lambda v: replace(v, lays=(replace(v.lays[0], price=1), *v.lays[1:])),
    "an improvement called new (S7.7)": lambda v: replace(v, lays=tuple(replace(lay, how="new") for lay in v.lays)),
    "something that cannot be paid (S2.4)": lambda v: seat(v, 0, cash=0, income=-10, points=0, score=-18, can_pay=0),
}


def kind_left(view: SteamView, front: str) -> int | None:
    return next(kind.left for kind in view.stock if kind.front == front)


def test_good_positions_pass() -> None:
    for position in (building(), delivering()):
        check_view(position.full_view(), field_map())


@pytest.mark.parametrize("mistake", SPOILED)
def test_a_mistake_is_seen(mistake: str) -> None:
    view = building().full_view()
    spoiled = SPOILED[mistake](view)
    assert spoiled != view
    with pytest.raises((AssertionError, KeyError)):
        check_view(spoiled, field_map())


def test_s5_3_track_into_a_closed_side_is_seen() -> None:
    """Between I9 and J8 lies a black edge."""
    view = sit(lines=[line("Nook", "I9", "Gard")], tiles=TILES, phase="build", asked=0).full_view()
    across = TrackView(1, 4, 0, 0, True)
    with pytest.raises(AssertionError, match="closed side"):
        check_view(tile(view, "I9", rotation=1, tracks=(across,)), field_map())


def test_s5_5_track_that_leads_back_to_no_city_is_seen() -> None:
    view = sit(lines=net(nook_pell=0), tiles=TILES, phase="build", asked=1).full_view()
    with pytest.raises(AssertionError, match="leads back to no city"):
        check_view(view, field_map())


def delivery(view: SteamView, **changed: Any) -> SteamView:
    return replace(view, deliveries=(replace(view.deliveries[0], **changed), *view.deliveries[1:]))


def action(view: SteamView, **changed: Any) -> SteamView:
    return delivery(view, action=replace(view.deliveries[0].action, **changed))


BAD_WAYS: dict[str, Spoil] = {
    "a cube that is not there (S9.3)": lambda v: city(v, "Alba", cubes=()),
    "a city of another colour (S9.3)": lambda v: action(v, cube="yellow"),
    "another city (S9.3)": lambda v: action(v, to="Caro"),
    "too long for the locomotive (S9.3)": lambda v: seat(v, 0, locomotive=1),
    "links in another order": lambda v: delivery(v, links=tuple(reversed(v.deliveries[0].links))),
    "a link that is not complete (S9.3)": lambda v: link(v, "Tarn", "Burg", status="incomplete"),
    "points for the wrong seat (S9.8)": lambda v: action(v, points=(2, 0, 0)),
    "too few own links (S9.6)": lambda v: link(v, "Alba", "Tarn", owner=1),
}


@pytest.mark.parametrize("mistake", BAD_WAYS)
def test_a_bad_way_is_seen(mistake: str) -> None:
    view = delivering().full_view()
    assert [d.action.to for d in view.deliveries] == ["Burg", "Caro"]
    with pytest.raises(AssertionError):
        check_view(BAD_WAYS[mistake](view), field_map())


def laid() -> tuple[SteamView, Any, SteamView, tuple[Any, ...]]:
    position = building()
    before, lay = position.full_view(), rail("C13", "03")
    events = play(position, lay)
    return before, lay, position.full_view(), events


def test_a_good_step_passes() -> None:
    check_step(*laid())


STEPS: dict[str, Callable[[SteamView, tuple[Any, ...]], tuple[SteamView, tuple[Any, ...]]]] = {
    "in silence": lambda v, _: (v, ()),
    "a dollar gone (S2.2)": lambda v, e: (seat(v, 0, cash=v.seats[0].cash - 1), e),
    "a payment not told (S2.2)": lambda v, e: (v, tuple(x for x in e if not isinstance(x, Paid))),
    "money not told to be raised (S2.2)": lambda v, e: (v, (*e, MoneyRaised(1, 5, 1, 0))),
    "income that changed (S2.1)": lambda v, e: (seat(v, 2, income=1), e),
    "points that changed (S9.8)": lambda v, e: (seat(v, 2, points=9), e),
    "points told that are not there (S9.8)": lambda v, e: (v, (*e, PointsScored(1, 2, 2))),
    "a level more (S9.2)": lambda v, e: (seat(v, 1, locomotive=2), e),
    "a tile not told (S5.1)": lambda v, e: (v, tuple(x for x in e if not isinstance(x, TrackLaid))),
    "a tile turned (S5.1)": lambda v, e: (tile(v, "C5", rotation=2), e),
    "a marker gone (S8.8)": lambda v, e: (city(v, "Alba", marker=False), e),
    "a cube delivered in secret (S9.9)": lambda v, e: (v, (*e, GoodsDelivered(0, "red", "Alba", "Burg", (), (), ()))),
    "a complete link lost (S6.4)": lambda v, e: (link(v, "Tarn", "Burg", owner=None), e),
    "a supply space emptied (S8.7)": lambda v, e: (replace(v, supply=((), *v.supply[1:])), e),
    "another order (S3.7)": lambda v, e: (replace(v, order=(2, 1, 0)), e),
    "another round (S1.12)": lambda v, e: (replace(v, round=2), e),
    "a seat back in the match (S10.4)": lambda v, e: (seat(v, 2, bankrupt=True), e),
}


@pytest.mark.parametrize("mistake", STEPS)
def test_a_bad_step_is_seen(mistake: str) -> None:
    before, lay, after, events = laid()
    spoiled, told = STEPS[mistake](after, events)
    with pytest.raises((AssertionError, KeyError)):
        check_step(before, lay, spoiled, told)


def test_s2_2_more_raised_than_needed_is_seen() -> None:
    before, lay, after, events = laid()
    after = seat(after, 0, cash=after.seats[0].cash + 5, income=after.seats[0].income - 1)
    with pytest.raises(AssertionError, match="more was raised"):
        check_step(before, lay, after, (*events, MoneyRaised(0, 5, 1, 0)))


@pytest.mark.parametrize("edition", ["base", "standard"])
def test_whole_matches_satisfy_the_referee(edition: str) -> None:
    """Random play on the small map, every position and every step."""
    from random import Random

    rng = Random(7)
    position = sit(edition, 3, on="toy")
    before = position.full_view()
    while position.decision() is not None:
        kinds = position.legal_kinds()
        wanted = next((kind for kind in ("deliver", "lay") if kind in kinds and rng.random() < 0.7), None)
        chosen = rng.choice(position.legal_of_kind(wanted)) if wanted else position.sample(rng)
        events = position.apply(chosen)
        after = position.full_view()
        check_view(after, position.board)
        check_step(before, chosen, after, events)
        before = after
    assert before.outcome is not None
    assert sum(s.links for s in before.seats) > 0 or before.outcome.reason == "bankruptcy"
