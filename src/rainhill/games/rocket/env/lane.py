"""Stephenson's Rocket for learners, over the compiled core: numbers to actions and back, observations, results."""

from __future__ import annotations

from typing import Any

from rainhill.env.flat_lane import Lane, Numbers
from rainhill.env.spec import Spec
from rainhill.games.rocket.rules import codes, core, final, state
from rainhill.games.rocket.rules.state import Ground, Position, Work


class RocketLane(Lane):
    """One match after another. Where numbers and slices begin is told by the spec."""

    def __init__(self, row: int, spec: Spec, ground: Ground, work: Work) -> None:
        super().__init__(row, spec.seats, spec.action_count, spec.size)
        self.ground = ground
        self.work = work
        self.here = Position()
        self.next = Position()
        # R8.4: whether the totals of the others may be seen.
        self.open_scores = 0
        blocks, parts = spec.block_of, spec.slice_of
        self.invest = blocks["invest"].start
        self.place = blocks["station"].start
        self.move = blocks["move-station"].start
        self.extend = blocks["extend"].start
        self.bid = blocks["bid"].start
        self.decline = blocks["pass"].start
        self.lose = blocks["lose-turn"].start
        self.phase = parts["phase"].start
        self.actions_done = parts["actions_done"].start
        self.active = parts["active"].start
        self.turn = parts["turn"].start
        self.tiles_left = parts["tiles_left"].start
        self.passengers_left = parts["passengers_left"].start
        self.ending = parts["ending"].start
        self.standstill = parts["standstill"].start
        self.veto_company = parts["veto_company"].start
        self.veto_proposed = parts["veto_proposed"].start
        self.veto_target = parts["veto_target"].start
        self.veto_bid = parts["veto_bid"].start
        self.veto_bidder = parts["veto_bidder"].start
        self.score = parts["score"].start
        self.score_known = parts["score_known"].start
        self.stations_left = parts["stations_left"].start
        self.passengers = parts["passengers"].start
        self.shares = parts["shares"].start
        self.connected = parts["connected"].start
        self.closed = parts["closed"].start
        self.isolated = parts["isolated"].start
        self.moved = parts["moved"].start
        self.pile = parts["pile"].start
        self.supplementary = parts["supplementary"].start
        self.heading = parts["heading"].start
        self.joined = parts["joined"].start
        self.free = parts["free"].start
        self.invested = parts["invested"].start
        self.line = parts["line"].start
        self.locomotive = parts["locomotive"].start
        self.station = parts["station"].start
        self.open = parts["open"].start

    def load(self, position: Any) -> None:
        """Make the match under way equal to a typed position."""
        self.open_scores = 1 if position.header.options["open_scores"] == "yes" else 0
        state.copy_into(self.here, position.flat)

    def prepare(self, position: Any) -> None:
        """Make the next match equal to a typed position."""
        self.open_scores = 1 if position.header.options["open_scores"] == "yes" else 0
        state.copy_into(self.next, position.flat)

    def copy_from(self, other: Any) -> None:
        """Make the match under way equal to that of another lane."""
        self.open_scores = other.open_scores
        other.copy_to(self.here)

    def copy_to(self, position: Position) -> None:
        """Make a position of the core equal to the match under way."""
        state.copy_into(position, self.here)

    def seed(self, number: int) -> None:
        """Start the generator anew that `pick` draws from."""
        self.work.seed(number)

    def number_of(self, action: int) -> int:
        """The number of an action of the core, in the match under way."""
        return to_number(self, self.ground, self.here, action)

    def action_of(self, number: int) -> int:
        """The core's action of a number, in the match under way; 0 if it means nothing there."""
        return from_number(self, self.ground, self.here, number)

    def asked(self) -> int:
        return -1 if self.here.phase == codes.OVER else self.here.asked

    def find_legal(self) -> int:
        return core.legal(self.ground, self.here, self.work)

    def mark(self, masks: Numbers, base: int) -> None:
        mark_listed(self, self.ground, self.here, self.work, masks, base)

    def force(self) -> None:
        core.apply(self.ground, self.here, self.work, self.work.actions[0])

    def advance(self, number: int) -> int:
        action = from_number(self, self.ground, self.here, number)
        if action == 0 or core.refuse(self.ground, self.here, self.work, action) != codes.FINE:
            return 0
        core.apply(self.ground, self.here, self.work, action)
        return 1

    def observe(self, seat: int, out: Numbers, base: int) -> None:
        write_table(self, self.here, out, base, seat)
        write_seats(self, self.here, out, base, seat)
        write_companies(self, self.ground, self.here, out, base, seat)
        write_cities(self, self.ground, self.here, out, base, seat)
        write_hexes(self, self.ground, self.here, out, base, seat)

    def pick(self) -> int:
        return to_number(self, self.ground, self.here, core.sample(self.ground, self.here, self.work))

    def settle(self) -> None:
        final.total_up(self.ground, self.here, self.work)
        for s in range(self.seats):
            self.points[s] = self.work.total[s]

    def restart(self) -> None:
        state.copy_into(self.here, self.next)


def to_number(t: RocketLane, g: Ground, p: Position, action: int) -> int:
    """The number of an action of the core; stations are counted in the order of the map's hexes."""
    kind = action >> 24
    a = action >> 16 & 255
    b = action >> 8 & 255
    if kind == codes.INVEST:
        return t.invest + a
    if kind == codes.STATION:
        return t.place + a
    if kind == codes.EXTEND:
        return t.extend + a * 6 + b
    if kind == codes.BID:
        return t.bid + (a - 1) * 6 + b
    if kind == codes.MOVE:
        k = 0
        while p.stations_of[p.active * codes.STATIONS + k] != a:
            k += 1
        return t.move + k * g.cells + b
    return t.decline if kind == codes.PASS else t.lose


def from_number(t: RocketLane, g: Ground, p: Position, number: int) -> int:
    """The core's action of a number; 0 if it names a station that is not on the board."""
    if number < t.place:
        return codes.INVEST << 24 | number << 16
    if number < t.move:
        return codes.STATION << 24 | number - t.place << 16
    if number < t.extend:
        k = (number - t.move) // g.cells
        if k >= codes.STATIONS - p.stations_left[p.active]:
            return 0
        origin = p.stations_of[p.active * codes.STATIONS + k]
        return codes.MOVE << 24 | origin << 16 | (number - t.move) % g.cells << 8
    if number < t.bid:
        return codes.EXTEND << 24 | (number - t.extend) // 6 << 16 | (number - t.extend) % 6 << 8
    if number < t.decline:
        return codes.BID << 24 | 1 + (number - t.bid) // 6 << 16 | (number - t.bid) % 6 << 8
    return codes.PASS << 24 if number == t.decline else codes.LOSE << 24


def mark_listed(t: RocketLane, g: Ground, p: Position, w: Work, masks: Numbers, base: int) -> None:
    """Set the numbers of all actions in `w.actions`."""
    # Moves are listed station by station, so the last station found is mostly the one that is looked for.
    origin = -1
    k = 0
    for i in range(w.count):
        action = w.actions[i]
        if action >> 24 == codes.MOVE:
            if action >> 16 & 255 != origin:
                origin = action >> 16 & 255
                k = 0
                while p.stations_of[p.active * codes.STATIONS + k] != origin:
                    k += 1
            masks[base + t.move + k * g.cells + (action >> 8 & 255)] = 1
        else:
            masks[base + to_number(t, g, p, action)] = 1


def seen_from(p: Position, seat: int, other: int) -> int:
    """A seat as another counts: itself 0, the one to its left 1, and so on."""
    return other - seat if other >= seat else other - seat + p.seats


def write_table(t: RocketLane, p: Position, out: Numbers, base: int, seat: int) -> None:
    """What is being asked, and what the whole table shares."""
    out[base + t.turn] = p.turn / 100.0
    out[base + t.tiles_left] = p.tiles_left / 60.0
    out[base + t.passengers_left] = p.passengers_left / 9.0
    out[base + t.ending] = 0.0 if p.ending == codes.NOT_ENDING else 1.0
    if p.standstill_limit > 0:
        out[base + t.standstill] = (p.turn - p.advanced) / (1.0 * p.standstill_limit)
    out[base + t.actions_done] = p.actions_done
    out[base + t.active + seen_from(p, seat, p.active)] = 1.0
    if p.phase != codes.OVER:
        out[base + t.phase + p.phase] = 1.0
    if p.phase == codes.VETO or p.phase == codes.DEFEND:
        out[base + t.veto_company + p.veto_company] = 1.0
        out[base + t.veto_proposed + p.veto_proposed] = 1.0
        out[base + t.veto_target + p.veto_target] = 1.0
        out[base + t.veto_bid] = p.veto_bid / 16.0
        if p.veto_bidder >= 0:
            out[base + t.veto_bidder + seen_from(p, seat, p.veto_bidder)] = 1.0


def write_seats(t: RocketLane, p: Position, out: Numbers, base: int, seat: int) -> None:
    """What every seat has; the totals of the others are secret until the end (R8.4)."""
    for s in range(p.seats):
        k = seen_from(p, seat, s)
        if s == seat or t.open_scores or p.phase == codes.OVER:
            out[base + t.score + k] = p.score[s] / 50.0
            out[base + t.score_known + k] = 1.0
        out[base + t.stations_left + k] = p.stations_left[s] / 7.0
        out[base + t.passengers + k] = p.passengers[s] / 9.0


def write_companies(t: RocketLane, g: Ground, p: Position, out: Numbers, base: int, seat: int) -> None:
    """Shares, stations and joined places of every company, and what it still may do; zeros are there already."""
    for company in range(g.companies):
        for s in range(p.seats):
            k = company * p.seats + seen_from(p, seat, s)
            if p.shares[company * codes.SEATS + s]:
                out[base + t.shares + k] = p.shares[company * codes.SEATS + s] / 16.0
            if p.stations_on[company * codes.SEATS + s]:
                out[base + t.connected + k] = p.stations_on[company * codes.SEATS + s] / 7.0
        out[base + t.closed + company] = p.closed >> company & 1
        out[base + t.isolated + company] = p.isolated >> company & 1
        out[base + t.moved + company] = p.moved >> company & 1
        out[base + t.pile + company] = p.pile[company] / 16.0
        out[base + t.supplementary + company] = p.extra[company] / 16.0
        if p.closed >> company & 1:
            continue
        if p.heading[company] >= 0:
            out[base + t.heading + company * 6 + p.heading[company]] = 1.0
        out[base + t.locomotive + p.loco_at[company]] = 1.0
        places = p.joined[company]
        place = 0
        while places:
            if places & 1:
                out[base + t.joined + company * g.places + place] = 1.0
            places >>= 1
            place += 1


def write_cities(t: RocketLane, g: Ground, p: Position, out: Numbers, base: int, seat: int) -> None:
    """Free investment places, and who took the others."""
    slots = g.cities * 2
    at = base + t.free
    for slot in range(slots):
        if p.free[slot]:
            out[at + slot] = p.free[slot] / 3.0
    for s in range(p.seats):
        at = base + t.invested + seen_from(p, seat, s) * slots
        first = s * codes.SLOTS
        for slot in range(slots):
            if p.invested[first + slot]:
                out[at + slot] = p.invested[first + slot] / 3.0


def write_hexes(t: RocketLane, g: Ground, p: Position, out: Numbers, base: int, seat: int) -> None:
    """Lines, stations, and where a station may be put."""
    cells = g.cells
    at = base + t.line
    for cell in range(cells):
        if p.line_at[cell] >= 0:
            out[at + p.line_at[cell] * cells + cell] = 1.0
    at = base + t.open
    for cell in range(cells):
        out[at + cell] = 1.0 if p.shut[cell] == 0 else 0.0
    for s in range(p.seats):
        at = base + t.station + seen_from(p, seat, s) * cells
        for i in range(codes.STATIONS - p.stations_left[s]):
            out[at + p.stations_of[s * codes.STATIONS + i]] = 1.0
