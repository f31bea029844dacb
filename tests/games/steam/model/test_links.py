"""Links, their ends and every lay, compared with what is found the slow way from the tiles alone (see naive.py)."""

from __future__ import annotations

from random import Random

import pytest

from rainhill.games.steam.actions import LayTile, parse_action
from rainhill.games.steam.position import SteamPosition
from tests.games.steam.model.naive_model import Builder, Piece, Table
from tests.games.steam.model.random_walk import wander
from tests.games.steam.rules.table import build, line, listed, net
from tests.rounds import amount

MATCHES = [
    ("toy", 3, "base", 1), ("toy", 4, "standard", 2), ("northeast", 3, "base", 3), ("ruhr", 4, "standard", 4),
    ("northeast", 6, "standard", 5), ("ruhr", 5, "base", 6),
]  # fmt: skip


def compare_links(position: SteamPosition) -> int:
    """The links of the view are the chains of track on the map; tell how many there are."""
    table = Table(position)
    view = table.view
    owners = {link.id: link.owner for link in view.links}
    told: dict[int, set[Piece]] = {}
    for tile in view.tiles:
        for track in tile.tracks:
            sides = frozenset({track.a} if track.b is None else {track.a, track.b})
            told.setdefault(track.link, set()).add((tile.hex, sides))
            assert track.owner == owners[track.link]
    assert {frozenset(pieces) for pieces in told.values()} == {chain.pieces for chain in table.chains}
    by_pieces = {chain.pieces: chain for chain in table.chains}
    assert len(view.links) == len(table.chains)
    for link in view.links:
        chain = by_pieces[frozenset(told[link.id])]
        ends = tuple(sorted(stop for stop in (link.a, link.b) if stop is not None))
        assert (ends, link.owner) == (chain.stops, chain.owner)
        if link.status == "incomplete":
            assert chain.open == ((link.open_hex, link.open_side),)
            claims = tuple(seat.seat for seat in view.seats if not seat.bankrupt and table.may_claim(seat.seat, chain))
            assert link.claimable_by == claims
            assert (link.expires is None) == (link.owner is None)
        else:
            assert chain.complete and link.claimable_by == () and link.expires is None
            void = ends[0] == ends[1] and ends[0] in table.colour
            assert link.status == ("void" if void else "complete")
            assert not (void and link.owner is not None)
        assert set(link.hexes) == {name for name, _ in chain.pieces}
    return len(view.links)


def compare_lays(position: SteamPosition) -> int:
    """What may be laid is just what the slow way finds, with the same prices; tell how much that is."""
    view = position.full_view()
    assert view.decision is not None
    builder = Builder(position, view.decision.seat)
    engine = set(listed(position, LayTile))
    slow = builder.lays()
    assert engine == slow, f"only listed: {engine - slow}, missing: {slow - engine}"
    lays = {(lay.shape.id, lay.rotation): lay for lay in position.tiles.lays}
    for shown in view.lays:
        action = shown.action
        assert shown.price == builder.price(action.hex, lays[action.tile, action.rotation]) == sum(shown.parts.values())
    return len(slow)


@pytest.mark.parametrize(("map_id", "seats", "edition", "seed"), MATCHES)
def test_links_and_ends_are_those_of_the_map(map_id: str, seats: int, edition: str, seed: int) -> None:
    """S5.12, S5.13, S5.14, S5.15, S6.1, S6.5, S8.3, S8.5, S8.6"""
    seen = largest = 0
    for n, position in enumerate(wander(seed, map=map_id, seats=seats, edition=edition, rounds=6)):
        if n % 6 == 0:
            largest = max(largest, compare_links(position))
            seen += 1
    assert seen > 20 and largest > 8


POINTING = (
    ("Firth", "E5", "D6", "Tarn", "..."), ("Alba", "C5", "Tarn", "..."), ("Dorn", "E9", "D8", "Tarn", "..."),
    ("Burg", "C9", "Tarn", "..."),
)  # fmt: skip
BESIDE = (("Firth", "F8", "Dorn"), ("Tarn", "B8", "B10", "..."), ("Tarn", "B6", "..."), ("Firth", "G7", "..."))


@pytest.mark.parametrize("takeover", ["yes", "no"])
def test_new_cities_claim_what_the_slow_way_says(takeover: str) -> None:
    """S8.3, S8.4: links that point at a town, with or without others there and at their starts."""
    rng, seen = Random(takeover), set()
    for _ in range(200):
        lines = [line(*way, owner=rng.choice([0, 1, None])) for way in POINTING if rng.random() < 0.4]
        lines += [line(*way, owner=rng.choice([0, 1, None])) for way in BESIDE if rng.random() < 0.4]
        position = build(lines=lines, tiles={0: "urbanization"}, takeover=takeover)
        before = Table(position)
        told = before.after_city(0, "Tarn", takeover)
        position.apply(parse_action("new city grey at Tarn from supply 1"))
        compare_links(position)
        owner_of = Table(position).pieces()
        for track in before.chains:
            if track.pieces in told:
                plain = [piece for piece in track.pieces if len(piece[1]) == 2]
                assert {owner_of[piece] for piece in plain} == {told[track.pieces]}, lines
                seen.add((track.owner, told[track.pieces]))
    assert seen == {(0, 0), (1, 1), (None, 0)} | ({(None, None)} if takeover == "no" else set())


@pytest.mark.slow
@pytest.mark.parametrize(("map_id", "seats", "edition", "seed"), MATCHES)
def test_every_lay_is_found_and_no_other(map_id: str, seats: int, edition: str, seed: int) -> None:
    """S5.2 to S5.11, S6.5, S7.1 to S7.8, S1.6, S2.4"""
    seen = builds = 0
    every = 5 if map_id == "toy" else 25
    for position in wander(seed + 100, map=map_id, seats=seats, edition=edition, rounds=6):
        decision = position.decision()
        if decision is not None and decision.kind == "build":
            builds += 1
            if builds % every == 0:
                seen += compare_lays(position)
    assert seen > 60


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(amount(12, 2)))
def test_links_and_lays_over_whole_matches(seed: int) -> None:
    """S5, S6 and S7 on every position of a match to its end."""
    map_id, seats, edition, _ = MATCHES[seed % len(MATCHES)]
    for n, position in enumerate(wander(seed + 500, map=map_id, seats=seats, edition=edition)):
        compare_links(position)
        decision = position.decision()
        if decision is not None and decision.kind == "build" and n % 3 == 0:
            compare_lays(position)


@pytest.mark.parametrize("owner", [0, 1, None])
def test_the_slow_way_agrees_on_a_crowded_field(owner: int | None) -> None:
    """S5.7, S6.5, S7.1: open ends of everybody around one hex, two-track tiles, spurs and a New City."""
    position = build(
        lines=[
            *net(alba_tarn=0, burg_moor=1, firth_dorn=None, dorn_gard=1),
            line("Tarn", "D6", "...", owner=owner),
            line("Burg", "C9", "D8", "...", owner=owner),
            line("Dorn", "E9", "D8", "...", owner=0),
            line("Burg", "D10", "D8", "...", owner=1),
            line("Firth", "E7", "D8", "D6", "...", owner=owner),
        ],
        new_cities={"Ulm": "grey"},
        cash=[9, 9, 9],
    )
    assert compare_links(position) == 9
    assert compare_lays(position) > 50
