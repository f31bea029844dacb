"""The referee: what must hold in every position of Steam, and between two that follow each other.

It works from the full view and the map alone and counts everything anew, so that the engine's own bookkeeping (links,
stock, bag) is what is being tested. An AssertionError means a bug of ours, never a player's mistake.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rainhill.games.steam.map import COLOURS, CUBES_OF_COLOUR, SteamMap
from rainhill.games.steam.referee.network import Chain, Terrain, find_chains, tracks_of, tracks_on
from rainhill.games.steam.referee.steps import check_step
from rainhill.games.steam.view import DeliveryView, LinkView, SteamView

if TYPE_CHECKING:
    from rainhill.games.steam.position import SteamPosition

__all__ = ["check", "check_step", "check_view"]

NEW_CITIES = {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "grey": 4}
MARKERS = 10
ROUNDS = {3: 10, 4: 8, 5: 7, 6: 7}
STOCK = {
    ("21", "22"): 86,
    ("T21", "T22"): 10,
    ("23", "T23"): 8,
    ("42", "T41"): 4,
    ("41", "T42"): 4,
    ("43", "T43"): 4,
    ("T31", "T34"): 4,
    ("T32", "T33"): 4,
    ("44", "45"): 2,
    ("46", "47"): 2,
    ("T11", "44"): 2,
    ("T11", "45"): 2,
    ("T11", "46"): 2,
    ("T11", "47"): 2,
}
DOUBLE_FACES = {"T11", "44", "45", "46", "47"}
"""faces that stand on more than one kind of piece"""
PASSABLE = {"city-growth", "urbanization"}
DECISIONS = {
    "auction": "auction",
    "capital": "capital",
    "actions": "tile",
    "build": "build",
    "goods": "goods",
    "scoring": "score",
}


def check(position: SteamPosition) -> None:
    """Assert every invariant of a single position (S1 to S12)."""
    check_view(position.full_view(), position.board)


def check_view(view: SteamView, board: SteamMap) -> None:
    """Assert every invariant that a view shows."""
    ground = Terrain(board)
    _check_cubes(view)
    _check_cities(view, ground)
    _check_tiles(view, ground)
    _check_stock(view)
    _check_links(view, find_chains(view, ground))
    _check_ownership(view)
    _check_seats(view)
    _check_order(view)
    _check_action_tiles(view)
    _check_decision(view)
    _check_lays(view, ground)
    for delivery in view.deliveries:
        _check_delivery(view, delivery)
    _check_outcome(view)


# -- material ---------------------------------------------------------------------------------------------------------


def _check_cubes(view: SteamView) -> None:
    """S1.2: 96 cubes, wherever they are."""
    found = Counter(view.bag)
    for city in view.cities:
        found.update(city.cubes)
    for space in view.supply:
        found.update(space)
    assert len(view.supply) == 12
    assert min(view.bag.values()) >= 0
    for colour, number in zip(COLOURS, CUBES_OF_COLOUR, strict=True):
        assert found[colour] == number, (colour, found[colour])


def _check_cities(view: SteamView, ground: Terrain) -> None:
    """S1.5, S8.1, S8.9: New Cities stand on towns, bear a marker, and are eight in all."""
    placed = Counter(city.colour for city in view.cities if city.new)
    for colour, number in NEW_CITIES.items():
        assert view.new_cities[colour] >= 0
        assert view.new_cities[colour] + placed[colour] == number, colour
    assert sum(city.marker and not city.new for city in view.cities) <= MARKERS
    for city in view.cities:
        assert ground.hex_of[city.name] == city.hex
        assert city.new == (city.name not in ground.printed)
        assert city.marker or not city.new
        assert city.new or city.colour != "grey"
    stops = [city.name for city in view.cities] + [town.name for town in view.towns]
    assert sorted(stops) == sorted(ground.hex_of)
    laid = {tile.hex for tile in view.tiles}
    for town in view.towns:
        assert town.bare == (town.hex not in laid), town


def _check_tiles(view: SteamView, ground: Terrain) -> None:
    """S5.2, S5.4, S7.6: one tile a hex, no tile on a city, town tiles on towns and only there."""
    laid = [tile.hex for tile in view.tiles]
    assert len(laid) == len(set(laid))
    cities = {city.hex for city in view.cities}
    towns = {town.hex for town in view.towns}
    for tile in view.tiles:
        assert tile.hex in ground.near
        assert tile.hex not in cities
        assert (tile.hex in towns) == tile.tile.startswith("T"), tile
        assert {(tile.hex, track.a, track.b) for track in tile.tracks} == tracks_of(tile), tile


def _check_stock(view: SteamView) -> None:
    """S1.6: 136 pieces; the faces on the map can be cut from the pieces that are missing from the stock."""
    assert {(kind.front, kind.back): kind.left for kind in view.stock}.keys() == STOCK.keys()
    if view.options["unlimited_tiles"] == "yes":
        assert all(kind.left is None for kind in view.stock)
        return
    used: list[tuple[str, str]] = []
    for kind in view.stock:
        total = STOCK[kind.front, kind.back]
        assert kind.left is not None
        assert 0 <= kind.left <= total, kind
        used += [(kind.front, kind.back)] * (total - kind.left)
    assert len(used) == len(view.tiles)
    # Most faces stand on one kind of piece; the rest is matched piece by piece.
    faces = Counter(tile.tile for tile in view.tiles)
    rare = [pair for pair in used if set(pair) <= DOUBLE_FACES]
    for pair in STOCK:
        if not set(pair) <= DOUBLE_FACES:
            assert faces[pair[0]] + faces[pair[1]] == used.count(pair), pair
    wanted = [tile.tile for tile in view.tiles if tile.tile in DOUBLE_FACES]
    assert len(wanted) == len(rare)
    assert _can_match(wanted, rare), (wanted, rare)


def _can_match(faces: list[str], pieces: list[tuple[str, str]]) -> bool:
    """Whether each face can have a piece of its own."""
    taken: dict[int, int] = {}

    def place(face: int, tried: set[int]) -> bool:
        for n, piece in enumerate(pieces):
            if faces[face] in piece and n not in tried:
                tried.add(n)
                if n not in taken or place(taken[n], tried):
                    taken[n] = face
                    return True
        return False

    return all(place(face, set()) for face in range(len(faces)))


# -- links ------------------------------------------------------------------------------------------------------------


def _check_links(view: SteamView, chains: list[Chain]) -> None:
    """S5.8, S5.15, S6.1, S8.5: the links listed are those the map shows, with the same ends."""
    links = {link.id: link for link in view.links}
    assert len(links) == len(view.links) == len(chains)
    named = {(tile.hex, track.a, track.b): track for tile in view.tiles for track in tile.tracks}
    cities = {city.name for city in view.cities}
    for chain in chains:
        ids = {named[track].link for track in chain.tracks}
        assert len(ids) == 1, f"one chain of track, several links: {ids}"
        link = links[ids.pop()]
        assert len(chain.stops) + len(chain.open) == 2, chain
        assert chain.stops, "track that leads to no stop at all (S5.5)"
        ends = (link.a,) if link.b is None else (link.a, link.b)
        assert tuple(sorted(ends)) == chain.stops, (link, chain)
        loop = chain.complete and len(set(chain.stops)) == 1
        void = loop and link.a in cities
        assert not loop or void or view.options["town_loops"] == "yes", link
        assert link.status == ("void" if void else "complete" if chain.complete else "incomplete"), (link, chain)
        opened = None if link.open_hex is None or link.open_side is None else (link.open_hex, link.open_side)
        assert ((opened,) if opened else ()) == chain.open, (link, chain)
        assert set(link.hexes) == {track[0] for track in chain.tracks}, (link, chain)
        assert not void or link.owner is None, "nobody owns a link from a city to itself (S8.5)"
        for track in chain.tracks:
            assert named[track].owner == link.owner
            assert named[track].complete == (link.status == "complete")
        _check_expiry(view, link)
        _check_claims(view, link, cities)


def _check_expiry(view: SteamView, link: LinkView) -> None:
    """S6.2: an owned incomplete link is lost in this round or in the next, nothing else ever is."""
    owned = link.status == "incomplete" and link.owner is not None
    assert owned == (link.expires is not None), link
    if link.expires is None or link.owner is None:
        return
    assert link.expires in {view.round, view.round + 1}, link
    built = view.phase in {"goods", "scoring", "over"}
    if built:
        assert link.expires == view.round + 1, link
    if view.phase in {"capital", "auction", "actions"}:
        assert link.expires == view.round, link
    if view.phase == "build" and link.owner != view.waiting[0]:
        assert (link.expires == view.round) == (link.owner in view.waiting), link


def _check_claims(view: SteamView, link: LinkView, cities: set[str]) -> None:
    """S6.5: who may claim an ownerless incomplete link."""
    if link.status != "incomplete" or link.owner is not None:
        assert link.claimable_by == (), link
        return
    there = {other.owner for other in view.links if link.a in {other.a, other.b}}
    expected = {seat.seat for seat in view.seats if not seat.bankrupt and (link.a in cities or seat.seat in there)}
    assert set(link.claimable_by) == expected, link


def _check_ownership(view: SteamView) -> None:
    """S5.5, S10.5: owners are in the match, and all their track leads back to a city over their own."""
    cities = {city.name for city in view.cities}
    for seat in view.seats:
        own = [link for link in view.links if link.owner == seat.seat]
        assert not own or not seat.bankrupt, seat
        assert seat.links == sum(link.status == "complete" for link in own), seat
        reached = set(cities)
        grew = True
        while grew:
            grew = False
            for link in own:
                ends = {link.a, link.b} - {None}
                if ends & reached and not ends <= reached:
                    reached |= {end for end in ends if end is not None}
                    grew = True
        for link in own:
            assert link.a in reached or link.b in reached, f"{link} leads back to no city (S5.5)"


# -- seats, order, actions --------------------------------------------------------------------------------------------


def _check_seats(view: SteamView) -> None:
    """S1.1, S1.9, S1.10, S2.1, S2.5, S11.2: the seats and their numbers."""
    assert [seat.seat for seat in view.seats] == list(range(len(view.seats)))
    assert view.rounds == ROUNDS[len(view.seats)]
    assert 1 <= view.round <= view.rounds
    for seat in view.seats:
        assert seat.cash >= 0, seat
        assert seat.points >= 0, seat
        assert seat.income >= -10, seat
        assert seat.income <= 10 or view.options["income_limit"] == "none", seat
        assert 1 <= seat.locomotive <= 6, seat
        bonus = seat.income // 2 if seat.income > 0 else 2 * seat.income
        assert seat.score == (0 if seat.bankrupt else seat.points + bonus + seat.links), seat
        raised = seat.cash + 5 * (seat.income + 10) + 5 * (seat.points // 2)
        chosen = view.options["mercy"].split(" ")
        mercy = chosen[seat.seat % len(chosen)] in {"track", "both"}
        assert seat.can_pay == (raised if view.edition == "base" or mercy else seat.cash), seat


def _check_order(view: SteamView) -> None:
    """S3: the order is a permutation of the seats in the match; while places are sold, of those that have one."""
    alive = {seat.seat for seat in view.seats if not seat.bankrupt}
    assert len(view.order) == len(set(view.order))
    selling = view.auction is not None and view.auction.place is not None
    assert set(view.order) <= alive if selling else set(view.order) == alive, view.order
    for seat in view.seats:
        expected = view.order.index(seat.seat) + 1 if seat.seat in view.order else None
        assert seat.place == expected, seat
    assert len(view.waiting) == len(set(view.waiting))
    assert set(view.waiting) <= alive


def _check_action_tiles(view: SteamView) -> None:
    """S4: seven tiles, each held by one seat at most; passed ones only 5 and 7 and only in Base."""
    assert [tile.number for tile in view.action_tiles] == list(range(1, 8))
    holders = {tile.holder: tile for tile in view.action_tiles if tile.holder is not None}
    assert len(holders) == sum(tile.holder is not None for tile in view.action_tiles)
    for seat in view.seats:
        held = holders.get(seat.seat)
        assert seat.tile == (held.tile if held else None), seat
        assert seat.passed == (held.passed if held else False), seat
        assert not seat.passed or (seat.tile in PASSABLE and view.edition == "base"), seat
        settled = view.phase in {"build", "goods", "scoring"}
        assert not settled or seat.bankrupt or held is not None, f"{seat} holds no tile"


def _check_decision(view: SteamView) -> None:
    """S3.5: somebody is asked for what the phase is about, or the match is over."""
    assert (view.decision is None) == (view.phase == "over") == (view.outcome is not None)
    assert (view.auction is not None) == (view.phase == "auction")
    assert (view.build is not None) == (view.phase == "build")
    assert (view.scoring is not None) == (view.phase == "scoring")
    if view.decision is None:
        return
    assert view.decision.kind == DECISIONS[view.phase]
    assert not view.seats[view.decision.seat].bankrupt
    asked = view.scoring.waiting if view.scoring is not None else view.waiting
    assert asked[0] == view.decision.seat
    assert view.legal or view.seat != view.decision.seat, "nothing to do"
    if view.build is not None:
        most = 4 if view.seats[view.decision.seat].tile == "engineer" else 3
        assert view.build.laid + view.build.left == most, view.build


def _check_lays(view: SteamView, ground: Terrain) -> None:
    """S5.9, S7.2, S7.7, S2.4: prices, and nothing is offered that cannot be paid."""
    laid = {tile.hex: tile for tile in view.tiles}
    for lay in view.lays:
        action = lay.action
        tracks = tracks_on(action.hex, action.tile, action.rotation)
        exits = sum(1 if b is None else 2 for _, _, b in tracks)
        price = exits + (1 if action.tile.startswith("T") else 0)
        old = laid.get(action.hex)
        if old is None:
            price += ground.extra[action.hex]
            assert lay.how == "new", lay
        else:
            assert lay.how == ("improve" if tracks_of(old) < tracks else "redirect"), lay
        assert lay.price == price, (lay, price)
        assert view.build is not None
        assert price <= view.seats[view.build.seat].can_pay, lay


def _check_delivery(view: SteamView, delivery: DeliveryView) -> None:
    """S9.3 to S9.9: the way shown for a delivery is one the rules allow, and is worth what is told."""
    action, stops = delivery.action, delivery.stops
    links = {link.id: link for link in view.links}
    colour = {city.name: city.colour for city in view.cities}
    cubes = {city.name: city.cubes for city in view.cities}
    assert view.decision is not None
    mover = view.seats[view.decision.seat]
    way = [links[number] for number in delivery.links]
    assert (stops[0], stops[-1]) == (action.origin, action.to)
    assert action.cube in cubes[action.origin], delivery
    assert colour[action.to] == action.cube, delivery
    assert len(way) == len(stops) - 1 <= mover.locomotive, delivery
    for link, here, there in zip(way, stops[:-1], stops[1:], strict=True):
        assert link.status == "complete"
        assert {link.a, link.b} == {here, there}, (delivery, link)
    between = stops[1:-1]
    assert all(colour.get(stop) != action.cube for stop in between), "it stops at the first city of its colour (S9.4)"
    cities = [stop for stop in stops if stop in colour]
    assert len(cities) == len(set(cities)), delivery
    if view.options["repeats"] == "no":
        assert len(stops) == len(set(stops)), delivery
    if view.options["repeats"] != "links":
        assert len(set(delivery.links)) == len(way), delivery
    used = Counter(link.owner for link in way)
    assert action.points == tuple(used[seat.seat] for seat in view.seats), delivery
    own = used[mover.seat]
    free = view.options["ownerless_links"] == "free"
    assert own >= 1, delivery
    assert all(number <= own for owner, number in used.items() if owner is not None or not free), delivery


def _check_outcome(view: SteamView) -> None:
    """S11.4, S11.5: one winner, everybody ranked, points that add up."""
    outcome = view.outcome
    if outcome is None:
        return
    assert outcome.reason in {"rounds", "bankruptcy"}
    assert len(outcome.winners) == 1
    assert outcome.ranking[0] == outcome.winners
    assert sorted(seat for rank in outcome.ranking for seat in rank) == list(range(len(view.seats)))
    assert outcome.scores == tuple(seat.score for seat in view.seats)
    total = [sum(row.points[seat.seat] for row in outcome.breakdown) for seat in view.seats]
    assert tuple(total) == outcome.scores, "the breakdown adds up"
    key = [
        (not seat.bankrupt, seat.score, seat.income, -_number(view, seat.tile))
        for rank in outcome.ranking
        for seat in (view.seats[rank[0]],)
        if not seat.bankrupt
    ]
    assert key == sorted(key, reverse=True), outcome
    bankrupt = [view.seats[rank[0]].bankrupt for rank in outcome.ranking]
    assert bankrupt == sorted(bankrupt), "bankrupt seats rank last (S11.5)"


def _number(view: SteamView, tile: str | None) -> int:
    return next((entry.number for entry in view.action_tiles if entry.tile == tile), 0)
