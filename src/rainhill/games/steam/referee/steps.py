"""The referee between two positions of Steam: every change is told by an event, and nothing else changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rainhill.games.steam.view import LinkView, SteamView

Events = tuple[Any, ...]


def check_step(before: SteamView, action: Any, after: SteamView, events: Iterable[Any]) -> None:
    """Assert what relates a position to the one an action led to."""
    happened = tuple(events)
    assert happened, f"{action} left no trace"
    _check_money(before, after, happened)
    _check_levels(before, after, happened)
    _check_map(before, after, happened)
    _check_cubes(before, after, happened)
    _check_links(before, after, happened)
    _check_round(before, after, happened)


def _of(events: Events, key: str) -> list[Any]:
    return [event for event in events if event.key == key]


def _sum(events: Events, key: str, field: str, seat: int) -> int:
    return sum(getattr(event, field) for event in _of(events, key) if event.seat == seat)


def _check_money(before: SteamView, after: SteamView, events: Events) -> None:
    """S2, S9.8, S10, S12: cash, income and VP change by what the events tell, dollar for dollar."""
    for old, new in zip(before.seats, after.seats, strict=True):
        seat = old.seat
        cash = (
            _sum(events, "money-raised", "amount", seat)
            + _sum(events, "income-received", "amount", seat)
            + _sum(events, "change-returned", "amount", seat)
            - _sum(events, "paid", "amount", seat)
        )
        assert new.cash == old.cash + cash, (old, new, events)
        income = (
            _sum(events, "income-scored", "points", seat)
            - _sum(events, "income-scored", "lost", seat)
            - _sum(events, "money-raised", "income_lost", seat)
            - _sum(events, "shortfall-covered", "income_lost", seat)
        )
        assert new.income == old.income + income, (old, new, events)
        points = (
            _sum(events, "points-scored", "points", seat)
            - _sum(events, "money-raised", "points_lost", seat)
            - _sum(events, "shortfall-covered", "points_lost", seat)
        )
        assert new.points == old.points + points, (old, new, events)
    for event in _of(events, "money-raised"):
        # S2.2, S2.3, S12.3: $5 for each step of income or each two VP.
        assert event.amount == 5 * event.income_lost + 5 * (event.points_lost // 2), event
        assert event.points_lost % 2 == 0
        if before.edition == "base" and not _went(events, event.seat):
            change = after.seats[event.seat].cash
            assert change <= 4, f"more was raised than needed (S2.2): {event}, {change} left"
    for event in _of(events, "shortfall-covered"):
        covered = 2 * (event.points_lost + event.income_lost)
        returned = _sum(events, "change-returned", "amount", event.seat)
        assert covered == event.amount + returned, event
        assert returned in {0, 1}, "only an odd dollar comes back (S12.12)"


def _went(events: Events, seat: int) -> bool:
    return any(event.seat == seat for event in _of(events, "went-bankrupt"))


def _check_levels(before: SteamView, after: SteamView, events: Events) -> None:
    """S4.7, S9.2: a level at a time, and each told."""
    for old, new in zip(before.seats, after.seats, strict=True):
        risen = [event for event in _of(events, "locomotive-improved") if event.seat == old.seat]
        assert new.locomotive == old.locomotive + len(risen), (old, new)
        assert len(risen) <= 1
        assert all(event.level == new.locomotive for event in risen)
        went = _went(events, old.seat)
        assert new.bankrupt == (old.bankrupt or went), "nobody comes back (S10.4)"


def _check_map(before: SteamView, after: SteamView, events: Events) -> None:
    """S5, S7, S8.1: tiles change only where one was laid or a New City came."""
    old = {tile.hex: (tile.tile, tile.rotation) for tile in before.tiles}
    new = {tile.hex: (tile.tile, tile.rotation) for tile in after.tiles}
    expected = dict(old)
    for event in _of(events, "track-laid"):
        assert event.replaced == (old[event.hex][0] if event.hex in old else None), event
        expected[event.hex] = (event.tile, event.rotation)
    towns = {town.name: town.hex for town in before.towns}
    placed = _of(events, "city-placed")
    for event in placed:
        gone = expected.pop(towns[event.town], None)
        assert event.replaced == (gone[0] if gone else None), event
    assert new == expected
    assert len(_of(events, "track-laid")) + len(placed) <= 1
    cities = {city.name: city for city in before.cities}
    grown = {event.city for event in _of(events, "city-grown")}
    for city in after.cities:
        if city.name not in cities:
            assert [event.town for event in placed] == [city.name]
            continue
        was = cities[city.name]
        assert city.colour == was.colour
        assert city.marker == (was.marker or city.name in grown), city
        assert not was.marker or city.name not in grown, "a city grows once (S8.8)"


def _check_cubes(before: SteamView, after: SteamView, events: Events) -> None:
    """S8, S9.9: cubes leave supply spaces as a whole for one city, and cities one at a time for the bag."""
    delivered = Counter(event.cube for event in _of(events, "goods-delivered"))
    assert sum(delivered.values()) <= 1
    for colour, number in after.bag.items():
        assert number == before.bag[colour] + delivered[colour], colour
    cubes = {city.name: Counter(city.cubes) for city in before.cities}
    emptied = set()
    for event in _of(events, "goods-delivered"):
        cubes[event.origin][event.cube] -= 1
    for event in (*_of(events, "city-placed"), *_of(events, "city-grown")):
        name = event.town if event.key == "city-placed" else event.city
        cubes.setdefault(name, Counter()).update(event.cubes)
        if event.supply:
            assert sorted(event.cubes) == sorted(before.supply[event.supply - 1])
            assert event.cubes, "an empty space was chosen (S8.7)"
            emptied.add(event.supply - 1)
    for city in after.cities:
        assert Counter(city.cubes) == +cubes[city.name], city
    for space, there in enumerate(after.supply):
        assert there == (() if space in emptied else before.supply[space])


def _check_links(before: SteamView, after: SteamView, events: Events) -> None:
    """S6.4, S8.5, S10.5: complete links stay complete and with their owner, but for bankruptcy and New Cities."""
    broke = {event.seat for event in _of(events, "went-bankrupt")}
    voided = len(_of(events, "link-void"))
    now = _by_track(after)
    for link in before.links:
        if link.status != "complete":
            continue
        there = {now[at].id: now[at] for at in _plain_tracks(before, link) if at in now}
        if not there:
            continue
        assert len(there) == 1, "a complete link was cut"
        (same,) = there.values()
        if same.status == "void":
            assert voided
            continue
        assert same.status == "complete", (link, same)
        assert {same.a, same.b} == {link.a, link.b}
        assert same.owner == (None if link.owner in broke else link.owner), (link, same)
    completed = Counter(event.owner for event in _of(events, "link-completed"))
    lost = Counter(event.owner for event in _of(events, "link-void"))
    for old, new in zip(before.seats, after.seats, strict=True):
        if new.seat in broke:
            assert new.links == 0
            continue
        assert old.links <= new.links + lost[new.seat]
        assert new.links <= old.links + completed[new.seat]
        assert new.links >= old.links + completed[new.seat] - lost[new.seat]


def _plain_tracks(view: SteamView, link: LinkView) -> Sequence[tuple[str, int, int]]:
    """A link's tracks from side to side; spurs go when a town becomes a city."""
    return [
        (tile.hex, track.a, track.b)
        for tile in view.tiles
        for track in tile.tracks
        if track.link == link.id and track.b is not None
    ]


def _by_track(view: SteamView) -> dict[tuple[str, int, int], LinkView]:
    links = {link.id: link for link in view.links}
    return {
        (tile.hex, track.a, track.b): links[track.link]
        for tile in view.tiles
        for track in tile.tracks
        if track.b is not None
    }


def _check_round(before: SteamView, after: SteamView, events: Events) -> None:
    """S1.10, S1.12, S12.1: rounds follow one another, and the order changes only when it is told."""
    began = _of(events, "round-began")
    assert after.round == (began[-1].round if began else before.round)
    assert after.round - before.round in {0, 1}
    assert after.rounds == before.rounds
    if after.order != before.order and before.auction is None and not _of(events, "went-bankrupt"):
        told = _of(events, "order-set")
        assert told, "the order changed in silence"
        assert told[-1].order == after.order
