"""What a seat sees of a match of Steam, as numbers; everything is open in it."""

from __future__ import annotations

from collections.abc import Sequence

from rainhill.env.flat_lane import Numbers
from rainhill.env.spec import Spec
from rainhill.games.steam.rules import codes, links
from rainhill.games.steam.rules.state import Ground, Position


class Layout:
    """Where the slices of an observation begin, and how hexes without a stop are counted."""

    def __init__(self, spec: Spec, stop_at: Sequence[int]) -> None:
        parts = spec.slice_of
        self.phase = parts["phase"].start
        self.rounds_left = parts["rounds_left"].start
        self.goods_round = parts["goods_round"].start
        self.tiles_to_lay = parts["tiles_to_lay"].start
        self.city_done = parts["city_done"].start
        self.growth_done = parts["growth_done"].start
        self.spent = parts["spent"].start
        self.bid = parts["bid"].start
        self.bidder = parts["bidder"].start
        self.bids = parts["bids"].start
        self.out = parts["out"].start
        self.placed = parts["placed"].start
        self.free_pass = parts["free_pass"].start
        self.order = parts["order"].start
        self.queue = parts["queue"].start
        self.cash = parts["cash"].start
        self.income = parts["income"].start
        self.points = parts["points"].start
        self.level = parts["level"].start
        self.links = parts["links"].start
        self.tile = parts["tile"].start
        self.passed = parts["passed"].start
        self.improved = parts["improved"].start
        self.bankrupt = parts["bankrupt"].start
        self.award = parts["award"].start
        self.mover = parts["mover"].start
        self.cube = parts["cube"].start
        self.origin = parts["origin"].start
        self.destination = parts["destination"].start
        self.bag = parts["bag"].start
        self.new_cities = parts["new_cities"].start
        self.pieces = parts["pieces"].start
        self.supply = parts["supply"].start
        self.city = parts["city"].start
        self.marker = parts["marker"].start
        self.cubes = parts["cubes"].start
        self.track = parts["track"].start
        self.owner = parts["owner"].start
        self.plain_of = [0] * 225
        self.cell_of = [0] * 225
        count = 0
        for cell, stop in enumerate(stop_at):
            if stop < 0:
                self.plain_of[cell] = count
                self.cell_of[count] = cell
                count += 1


def write(t: Layout, g: Ground, p: Position, out: Numbers, base: int, seat: int) -> None:
    """Add everything to a row of zeros."""
    write_table(t, p, out, base, seat)
    if p.phase == codes.AUCTION or p.phase == codes.BIDDING:
        write_auction(t, p, out, base, seat)
    write_seats(t, p, out, base, seat)
    write_stops(t, g, p, out, base)
    write_hexes(t, g, p, out, base, seat)


def seen_from(p: Position, seat: int, other: int) -> int:
    """A seat as another counts: itself 0, the one to its left 1, and so on."""
    return other - seat if other >= seat else other - seat + p.seats


def write_table(t: Layout, p: Position, out: Numbers, base: int, seat: int) -> None:
    """What is being asked, what the whole table shares, and the delivery whose points are being placed."""
    if p.phase != codes.OVER:
        out[base + t.phase + p.phase] = 1.0
    out[base + t.rounds_left] = (p.rounds - p.round) / 10.0
    out[base + t.goods_round] = p.goods_round / 2.0
    if p.phase == codes.BUILD:
        out[base + t.tiles_to_lay] = (p.limit - p.laid) / 4.0
        out[base + t.city_done] = p.city_done
        out[base + t.growth_done] = p.growth_done
        out[base + t.spent] = p.spent / 20.0
    for colour in range(5):
        out[base + t.bag + colour] = p.bag[colour] / 20.0
        out[base + t.new_cities + colour] = p.new_cities[colour] / 2.0
    for piece in range(14):
        out[base + t.pieces + piece] = p.pieces[piece] / 10.0
    for i in range(60):
        out[base + t.supply + i] = p.supply[i] / 3.0
    if p.phase == codes.SCORING:
        out[base + t.mover + seen_from(p, seat, p.mover)] = 1.0
        out[base + t.cube + p.cube] = 1.0
        out[base + t.origin + p.origin] = 1.0
        out[base + t.destination + p.destination] = 1.0


def write_auction(t: Layout, p: Position, out: Numbers, base: int, seat: int) -> None:
    """The auction under way (S3, S12)."""
    if p.bid >= 0:
        out[base + t.bid] = p.bid / 20.0
    if p.bidder >= 0:
        out[base + t.bidder + seen_from(p, seat, p.bidder)] = 1.0
    if p.phase == codes.BIDDING and p.free_left:
        out[base + t.free_pass + seen_from(p, seat, p.free_pass)] = 1.0
    for s in range(p.seats):
        k = seen_from(p, seat, s)
        if p.bids[s] >= 0:
            out[base + t.bids + k] = p.bids[s] / 20.0
        out[base + t.out + k] = p.out >> s & 1
        if p.phase == codes.AUCTION:
            out[base + t.placed + k] = p.placed >> s & 1


def write_seats(t: Layout, p: Position, out: Numbers, base: int, seat: int) -> None:
    """What every seat has, and when it acts."""
    for s in range(p.seats):
        k = seen_from(p, seat, s)
        out[base + t.cash + k] = p.cash[s] / 50.0
        out[base + t.income + k] = p.income[s] / 10.0
        out[base + t.points + k] = p.points[s] / 20.0
        out[base + t.level + k] = p.level[s] / 6.0
        out[base + t.links + k] = links.count_complete(p, s) / 20.0
        if p.tile_of[s] > 0:
            out[base + t.tile + k * 7 + p.tile_of[s] - 1] = 1.0
            out[base + t.passed + k] = p.passed[s]
        out[base + t.improved + k] = p.improved >> s & 1
        out[base + t.bankrupt + k] = 1.0 if p.bankrupt[s] else 0.0
        out[base + t.award + k] = p.award[s] / 6.0
        if p.order[s] >= 0:
            out[base + t.order + seen_from(p, seat, p.order[s]) * p.seats + s] = 1.0
        if s >= p.queue_at and s < p.queue_length:
            out[base + t.queue + seen_from(p, seat, p.queue[s]) * p.seats + s - p.queue_at] = 1.0


def write_stops(t: Layout, g: Ground, p: Position, out: Numbers, base: int) -> None:
    """Cities, their cubes and markers; a town has no colour."""
    for stop in range(g.stops):
        if p.colour_of[stop] >= 0:
            out[base + t.city + stop * 5 + p.colour_of[stop]] = 1.0
        out[base + t.marker + stop] = 1.0 if p.marker[stop] else 0.0
        for colour in range(5):
            out[base + t.cubes + stop * 5 + colour] = p.cubes[stop * 5 + colour] / 4.0


def write_hexes(t: Layout, g: Ground, p: Position, out: Numbers, base: int, seat: int) -> None:
    """Track by the sides it joins (15 pairs, then 6 spurs to a town), and whose it is: 1 if the link is complete."""
    for cell in range(g.cells):
        lay = p.tile[cell] - 1
        if lay < 0:
            continue
        for side in range(6):
            to = g.partner[lay * 6 + side]
            if to == 6:
                out[base + t.track + (15 + side) * g.cells + cell] = 1.0
            elif to > side:
                out[base + t.track + (side * (11 - side) // 2 + to - side - 1) * g.cells + cell] = 1.0
            link = p.link_at[cell * 6 + side]
            if to >= 0 and link != codes.NO_LINK:
                owner = p.link_owner[link]
                k = p.seats if owner == codes.NOBODY else seen_from(p, seat, owner)
                out[base + t.owner + (k * 6 + side) * g.cells + cell] = 1.0 if p.link_b[link] >= 0 else 0.5
