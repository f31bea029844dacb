"""Building the view of a position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rainhill.games.steam.actions import ACTION_TILES, Deliver, LayTile, SteamAction
from rainhill.games.steam.costs import price_parts, reckon
from rainhill.games.steam.link_paths import chain, owner_of, stops_of_route
from rainhill.games.steam.make_events import MANNERS, PHASES
from rainhill.games.steam.map import COLOURS, SUPPLY_SPACES
from rainhill.games.steam.rules import (
    action_tiles,
    answers,
    auction,
    cities,
    codes,
    final,
    income,
    links,
    money,
    routes,
    track,
)
from rainhill.games.steam.view import (
    ActionTileView,
    AuctionView,
    BuildView,
    CityView,
    DeliveryView,
    LayView,
    LinkView,
    ScoringView,
    SeatView,
    SteamView,
    StockView,
    TileView,
    TownView,
    TrackView,
)
from rainhill.kernel.event_list import LateSequence
from rainhill.kernel.legal_actions import MOST_KNOWN, LegalActions
from rainhill.kernel.listed import Fingerprint

if TYPE_CHECKING:
    from rainhill.games.steam.position import SteamPosition

Dump = dict[str, list[int]]


def build_views(position: SteamPosition, seats: Sequence[int | None]) -> list[SteamView]:
    """Everything on the table, and what each seat may do if it is the one asked (S1.9); the views share the rest."""
    flat, header = position.flat, position.header
    dump = flat.dump_table()
    position.known_views.begin()
    decision = position.decision()
    tiles, joined = _track(position, dump)
    phase = {codes.SCORING: "scoring", codes.OVER: "over"}.get(flat.phase)
    open_facts: dict[str, Any] = {
        "game": header.game,
        "map": header.map,
        "edition": header.edition,
        "options": dict(header.options),
        "round": flat.round,
        "rounds": flat.rounds,
        "phase": phase or PHASES[flat.phase],
        "goods_round": flat.goods_round,
        "order": _order(position, dump),
        "waiting": _waiting(position, dump),
        "decision": decision,
        "seats": _seats(position, dump),
        "tiles": tiles,
        "links": joined,
        "cities": _cities(position, dump),
        "towns": _towns(position, dump),
        "supply": _supply(position, dump),
        "bag": dict(zip(COLOURS, dump["bag"], strict=True)),
        "new_cities": dict(zip(COLOURS, dump["new_cities"], strict=True)),
        "action_tiles": tuple(_action_tile(position, dump, number) for number in range(1, 8)),
        "stock": _stocks(position, dump),
        "auction": _auction(position, dump),
        "build": _build(position),
        "scoring": _scoring(position, dump),
        "outcome": position.outcome(),
    }
    views = []
    for seat in seats:
        mine: dict[str, Any] = {"legal": (), "money": (), "lays": (), "deliveries": ()}
        if decision is not None and seat == decision.seat:
            mine = _mine(position, dump)
        views.append(SteamView(seat=seat, **mine, **open_facts))
    return views


def _mine(position: SteamPosition, dump: Dump) -> dict[str, Any]:
    """What the seat asked may do; what it would cost and bring is worked out when somebody looks."""
    legal, then = position.legal(), position.copy()
    return {
        "legal": legal,
        "money": LateSequence(lambda: reckon(then, dump["bids"], legal)),
        "lays": LateSequence(lambda: _lays(then, legal)),
        "deliveries": LateSequence(lambda: _deliveries(then, legal)),
    }


def _track(position: SteamPosition, dump: Dump) -> tuple[tuple[TileView, ...], tuple[LinkView, ...]]:
    """All tiles and links; most actions leave them as they are, so they are looked up by the hash of the track.

    When an incomplete link must be extended, and who may claim it, also depends on whose turn it is.
    """
    flat, known, mixed = position.flat, position.known_views, Fingerprint()
    answers.mix_track(flat, mixed)
    key = ("track", mixed.value)
    kept: tuple[tuple[TileView, ...], tuple[LinkView, ...], dict[int, bool]] | None = known.get(key)
    if kept is None:
        kept = known.keep(key, _laid(position, dump))
    tiles, found, fresh = kept
    if not fresh:
        return tiles, found
    now = ("links", mixed.value, flat.phase, flat.round, flat.alive, flat.queue_at, *dump["queue"], *dump["colour_of"])
    joined: tuple[LinkView, ...] | None = known.get(now)
    if joined is None:
        joined = known.keep(now, tuple([_dated(position, dump, link, fresh) for link in found]))
    return tiles, joined


def _laid(position: SteamPosition, dump: Dump) -> tuple[tuple[TileView, ...], tuple[LinkView, ...], dict[int, bool]]:
    """Tiles, links as far as the track alone tells of them, and the incomplete ones: whether they are of this turn."""
    flat, cells = position.flat, position.ground.cells
    on_cells, on_links = answers.mark_track(flat, position.work, Fingerprint(), cells)
    dump = dump | flat.dump_links(6 * cells, flat.links)
    tiles: list[TileView] = []
    joined: list[LinkView] = []
    fresh: dict[int, bool] = {}
    kept = position.known_views.single("tile")
    for cell, mark in enumerate(on_cells):
        if mark:
            was = kept.get(cell)
            if was is None or was[0] != mark:
                was = kept[cell] = mark, _tile(position, dump, cell)
            tiles.append(was[1])
    kept = position.known_views.single("link")
    for link, mark in enumerate(on_links):
        if dump["link_owner"][link] != codes.FREE:
            was = kept.get(link)
            if was is None or was[0] != mark:
                was = kept[link] = mark, _link(position, dump, link)
            joined.append(was[1])
            if dump["link_open"][link] >= 0:
                fresh[link] = bool(dump["link_flag"][link] & codes.FRESH)
    return tuple(tiles), tuple(joined), fresh


def _order(position: SteamPosition, dump: Dump) -> tuple[int, ...]:
    """The seats still in the match; in the auction of Base the places sold so far (S3.3)."""
    flat = position.flat
    return tuple(dump["order"][: flat.place if flat.phase == codes.AUCTION else flat.in_order])


def _waiting(position: SteamPosition, dump: Dump) -> tuple[int, ...]:
    flat = position.flat
    if flat.phase == codes.OVER:
        return ()
    if flat.phase == codes.AUCTION:
        seats = ((flat.asked + n) % flat.seats for n in range(flat.seats))
        return tuple(seat for seat in seats if not (flat.placed | flat.out) >> seat & 1)
    if flat.phase == codes.BIDDING:
        order = dump["order"][: flat.in_order]
        at = order.index(flat.asked)
        return tuple(seat for seat in order[at:] + order[:at] if not flat.out >> seat & 1)
    return tuple(dump["queue"][flat.queue_at : flat.queue_length])


def _seats(position: SteamPosition, dump: Dump) -> tuple[SeatView, ...]:
    order, kept = _order(position, dump), position.known_views.single("seat")
    own = [dump[name] for name in ("cash", "income", "points", "level", "tile_of", "passed", "bankrupt")]
    views: list[SeatView] = []
    for seat in range(position.flat.seats):
        place = order.index(seat) + 1 if seat in order else None
        joined = links.count_complete(position.flat, seat)
        # Whatever else a seat shows follows from these and from the options of the match.
        facts = (place, joined, *[each[seat] for each in own])
        was = kept.get(seat)
        if was is None or was[0] != facts:
            was = kept[seat] = facts, _seat(position, dump, seat, place, joined)
        views.append(was[1])
    return tuple(views)


def _seat(position: SteamPosition, dump: Dump, seat: int, place: int | None, joined: int) -> SeatView:
    flat = position.flat
    tile = dump["tile_of"][seat]
    return SeatView(
        seat=seat,
        name=position.header.seats[seat],
        cash=dump["cash"][seat],
        income=dump["income"][seat],
        points=dump["points"][seat],
        locomotive=dump["level"][seat],
        place=place,
        tile=ACTION_TILES[tile - 1] if tile else None,
        passed=bool(dump["passed"][seat]),
        links=joined,
        can_pay=money.limit(flat, seat, codes.FOR_TRACK),
        due=dump["income"][seat] - income.upkeep(flat, seat),
        score=final.total(flat, seat),
        bankrupt=bool(dump["bankrupt"][seat]),
        can_settle=income.most(flat, seat),
    )


def _tile(position: SteamPosition, dump: Dump, cell: int) -> TileView:
    lay = position.tiles.lays[dump["tile"][cell] - 1]
    ends: list[tuple[int, int | None]] = [*lay.tracks] or [(d, None) for d in range(6) if lay.exits >> d & 1]
    tracks = []
    for a, b in ends:
        link = dump["link_at"][cell * 6 + a]
        complete = dump["link_open"][link] < 0 and not dump["link_flag"][link] & codes.VOID
        tracks.append(TrackView(a, b, owner_of(dump, link), link, complete))
    return TileView(position.hex_name(cell), lay.shape.id, lay.rotation, tuple(tracks))


def _link(position: SteamPosition, dump: Dump, link: int) -> LinkView:
    owner, side = owner_of(dump, link), dump["link_open"][link]
    incomplete = side >= 0
    void = dump["link_flag"][link] & codes.VOID
    b = dump["link_b"][link]
    return LinkView(
        id=link,
        a=position.stop_name(dump["link_a"][link]),
        b=None if b < 0 else position.stop_name(b),
        owner=owner,
        status="void" if void else "incomplete" if incomplete else "complete",
        hexes=tuple(position.hex_name(cell) for cell in chain(position, dump, link)),
        open_hex=position.hex_name(side // 6) if incomplete else None,
        open_side=side % 6 if incomplete else None,
        expires=None,
        claimable_by=(),
    )


def _dated(position: SteamPosition, dump: Dump, link: LinkView, fresh: dict[int, bool]) -> LinkView:
    """A link with what the moment tells of it."""
    if link.id not in fresh:
        return link
    if link.owner is None:
        return replace(link, claimable_by=_claimants(position, link.id))
    return replace(link, expires=_expiry(position, dump, link.owner, fresh[link.id]))


def _claimants(position: SteamPosition, link: int) -> tuple[int, ...]:
    flat, work = position.flat, position.work
    return tuple(
        seat for seat in range(flat.seats) if flat.alive >> seat & 1 and links.can_claim(flat, work, seat, link)
    )


def _expiry(position: SteamPosition, dump: Dump, owner: int, fresh: bool) -> int:
    """The round of the build turn in which an incomplete link must be extended (S6.2)."""
    flat = position.flat
    if flat.phase in (codes.GOODS, codes.SCORING, codes.OVER):
        return flat.round + 1
    if flat.phase != codes.BUILD:
        return flat.round
    at = dump["queue"].index(owner)
    if at == flat.queue_at:
        return flat.round + 1 if fresh else flat.round
    return flat.round if at > flat.queue_at else flat.round + 1


def _cities(position: SteamPosition, dump: Dump) -> tuple[CityView, ...]:
    """Cities and New Cities; a delivery changes two of them at most."""
    board, colours, cubes, markers = position.board, dump["colour_of"], dump["cubes"], dump["marker"]
    key = ("cities", *colours, *cubes, *markers)
    cities: tuple[CityView, ...] | None = position.known_views.get(key)
    if cities is None:
        found, kept = [], position.known_views.single("city")
        for place in board.stops:
            stop = place.index
            if colours[stop] >= 0:
                facts = (colours[stop], markers[stop], *cubes[stop * 5 : stop * 5 + 5])
                was = kept.get(stop)
                if was is None or was[0] != facts:
                    name = position.hex_name(place.hex)
                    new = stop >= len(board.cities)
                    colour = COLOURS[colours[stop]]
                    view = CityView(
                        name=place.name,
                        hex=name,
                        colour=colour,
                        cubes=_cubes(cubes, stop),
                        marker=bool(markers[stop]),
                        new=new,
                    )
                    was = kept[stop] = facts, view
                found.append(was[1])
        cities = position.known_views.keep(key, tuple(found))
    return cities


def _towns(position: SteamPosition, dump: Dump) -> tuple[TownView, ...]:
    towns, tile, colours = position.board.towns, dump["tile"], dump["colour_of"]
    key = ("towns", *[2 if colours[town.index] >= 0 else tile[town.hex] == 0 for town in towns])
    views: tuple[TownView, ...] | None = position.known_views.get(key)
    if views is None:
        there = [town for town in towns if colours[town.index] < 0]
        made = tuple([TownView(town.name, position.hex_name(town.hex), tile[town.hex] == 0) for town in there])
        views = position.known_views.keep(key, made)
    return views


def _stocks(position: SteamPosition, dump: Dump) -> tuple[StockView, ...]:
    left: list[int | None] = [None] * codes.PIECES if position.flat.unlimited else [*dump["pieces"]]
    key = ("stock", *left)
    views: tuple[StockView, ...] | None = position.known_views.get(key)
    if views is None:
        made = [StockView(piece.front.id, piece.back.id, left[piece.index]) for piece in position.tiles.pieces]
        views = position.known_views.keep(key, tuple(made))
    return views


def _supply(position: SteamPosition, dump: Dump) -> tuple[tuple[str, ...], ...]:
    key = ("supply", *dump["supply"])
    view: tuple[tuple[str, ...], ...] | None = position.known_views.get(key)
    if view is None:
        view = position.known_views.keep(key, tuple(_cubes(dump["supply"], space) for space in range(SUPPLY_SPACES)))
    return view


def _cubes(table: list[int], place: int) -> tuple[str, ...]:
    cubes: tuple[str, ...] = ()
    for colour, count in zip(COLOURS, table[place * 5 : place * 5 + 5], strict=True):
        if count:
            cubes += (colour,) * count
    return cubes


def _action_tile(position: SteamPosition, dump: Dump, number: int) -> ActionTileView:
    flat = position.flat
    holder = action_tiles.holder(flat, number)
    price = None if number == codes.LOCOMOTIVE and not flat.standard else action_tiles.price(flat, 0, number, 0)
    passed = holder >= 0 and bool(dump["passed"][holder])
    key = ("tile", number, price, holder, passed)
    view: ActionTileView | None = position.known_views.get(key)
    if view is None:
        view = position.known_views.keep(
            key, ActionTileView(ACTION_TILES[number - 1], number, price, None if holder < 0 else holder, passed)
        )
    return view


def _auction(position: SteamPosition, dump: Dump) -> AuctionView | None:
    flat = position.flat
    if flat.phase not in (codes.AUCTION, codes.BIDDING):
        return None
    if flat.phase == codes.AUCTION:
        places = {dump["order"][n]: n + 1 for n in range(flat.place)}
    else:
        places = {dump["next_order"][n]: n + 1 for n in range(flat.place, flat.in_order)}
    return AuctionView(
        place=flat.place + 1 if flat.phase == codes.AUCTION else None,
        bid=None if flat.bid < 0 else flat.bid,
        bidder=None if flat.bidder < 0 else flat.bidder,
        bids=tuple(None if bid < 0 else bid for bid in dump["bids"][: flat.seats]),
        out=tuple(seat for seat in range(flat.seats) if flat.out >> seat & 1),
        places=places,
        free_pass=flat.free_pass if flat.free_left else None,
        lowest=auction.lowest(flat),
        highest=auction.highest(flat),
    )


def _build(position: SteamPosition) -> BuildView | None:
    flat, ground = position.flat, position.ground
    if flat.phase != codes.BUILD:
        return None
    duty = "may" if flat.standard else "must"
    return BuildView(
        seat=flat.asked,
        laid=flat.laid,
        left=flat.limit - flat.laid,
        spent=flat.spent,
        new_city=duty if cities.may_urbanize(ground, flat) else "no",
        growth=duty if cities.may_grow(ground, flat) else "no",
    )


def _scoring(position: SteamPosition, dump: Dump) -> ScoringView | None:
    flat = position.flat
    if flat.phase != codes.SCORING:
        return None
    order = [flat.mover] + [seat for seat in dump["order"][: flat.in_order] if seat != flat.mover]
    return ScoringView(
        mover=flat.mover,
        cube=COLOURS[flat.cube],
        origin=position.stop_name(flat.origin),
        to=position.stop_name(flat.destination),
        points=tuple(dump["award"][: flat.seats]),
        waiting=tuple(seat for seat in order if flat.waiting >> seat & 1),
    )


def _lays(position: SteamPosition, legal: LegalActions[SteamAction]) -> tuple[LayView, ...]:
    if position.flat.phase != codes.BUILD:
        return ()
    found = []
    known, ground, flat = position.known.lays, position.ground, position.flat
    for number in legal.numbers:
        if number >> 40 == codes.LAY:
            cell, lay = number >> 32 & 255, number >> 24 & 255
            price, manner = track.price(ground, flat, cell, lay), track.how(ground, flat, cell, lay)
            view = known.get((number, price, manner))
            if view is None:
                action = position.decode(number)
                assert isinstance(action, LayTile)
                parts = price_parts(position, cell, lay, price)
                if len(known) >= MOST_KNOWN:
                    known.clear()
                view = known[number, price, manner] = LayView(action, price, MANNERS[manner], parts)
            found.append(view)
    return tuple(found)


def _deliveries(position: SteamPosition, legal: LegalActions[SteamAction]) -> tuple[DeliveryView, ...]:
    if position.flat.phase != codes.GOODS:
        return ()
    found: list[DeliveryView] = []
    work, names = position.work, [stop.name for stop in position.board.stops]
    dump = position.flat.dump_links(0, position.flat.links)
    routes.map_links(position.ground, position.flat, work)
    for number, action in zip(legal.numbers, legal, strict=True):
        if isinstance(action, Deliver):
            origin, to, c = number >> 32 & 255, number >> 24 & 255, number & 0xFFFFFF
            there = routes.find_route(position.flat, work, origin, to, c >> 18, c & 0o777777, 0)
            assert there
            route = [work.link_on_route(n) for n in range(work.route_length)]
            stops = stops_of_route(dump, origin, route)
            found.append(DeliveryView(action, tuple(names[stop] for stop in stops), tuple(route)))
    return tuple(found)
