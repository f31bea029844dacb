"""Steam for learners, over the compiled core: numbers to actions and back, results."""

from __future__ import annotations

from typing import Any

from rainhill.env.flat_lane import Lane, Numbers
from rainhill.env.spec import Spec
from rainhill.games.steam.env import observation
from rainhill.games.steam.env.observation import Layout
from rainhill.games.steam.rules import codes, core, final, state
from rainhill.games.steam.rules.state import Ground, Position, Work


class SteamLane(Lane):
    """One match after another. Where numbers and slices begin is told by the spec."""

    def __init__(self, row: int, spec: Spec, layout: Layout, ground: Ground, work: Work) -> None:
        super().__init__(row, spec.seats, spec.action_count, spec.size)
        self.ground = ground
        self.work = work
        self.layout = layout
        self.here = Position()
        self.next = Position()
        blocks = spec.block_of
        self.bid = blocks["bid"].start
        self.decline = blocks["pass"].start
        self.capital = blocks["capital"].start
        self.take = blocks["take"].start
        self.lay = blocks["lay"].start
        self.lay_town = blocks["lay-town"].start
        self.new_city = blocks["new-city"].start
        self.grow = blocks["grow"].start
        self.end_build = blocks["end-build"].start
        self.improve = blocks["improve"].start
        self.deliver = blocks["deliver"].start
        self.choice = blocks["score"].start
        # Only in Standard can so much be bid or raised; elsewhere nothing has these numbers.
        self.high_bid = blocks["high-bid"].start if "high-bid" in blocks else spec.action_count
        self.high_capital = blocks["high-capital"].start if "high-capital" in blocks else spec.action_count

    def load(self, position: Any) -> None:
        """Make the match under way equal to a typed position."""
        state.copy_into(self.here, position.flat)

    def prepare(self, position: Any) -> None:
        """Make the next match equal to a typed position."""
        state.copy_into(self.next, position.flat)

    def copy_from(self, other: Any) -> None:
        """Make the match under way equal to that of another lane."""
        other.copy_to(self.here)

    def copy_to(self, position: Position) -> None:
        """Make a position of the core equal to the match under way."""
        state.copy_into(position, self.here)

    def seed(self, number: int) -> None:
        """Start the generator anew that `pick` draws from."""
        self.work.seed(number)

    def number_of(self, action: int) -> int:
        """The number of an action of the core; -1 if it has none."""
        return to_number(self, self.ground, self.here, action)

    def action_of(self, number: int) -> int:
        """The core's action of a number, in the match under way; 0 if it means nothing there."""
        return from_number(self, self.ground, self.here, self.work, number)

    def asked(self) -> int:
        return -1 if self.here.phase == codes.OVER else self.here.asked

    def find_legal(self) -> int:
        return core.legal(self.ground, self.here, self.work)

    def mark(self, masks: Numbers, base: int) -> None:
        mark_listed(self, self.ground, self.here, self.work, masks, base)

    def force(self) -> None:
        core.apply(self.ground, self.here, self.work, self.work.actions[0])

    def advance(self, number: int) -> int:
        action = from_number(self, self.ground, self.here, self.work, number)
        if action == 0 or core.refuse(self.ground, self.here, self.work, action) != codes.FINE:
            return 0
        core.apply(self.ground, self.here, self.work, action)
        return 1

    def observe(self, seat: int, out: Numbers, base: int) -> None:
        observation.write(self.layout, self.ground, self.here, out, base, seat)

    def pick(self) -> int:
        return to_number(self, self.ground, self.here, core.sample(self.ground, self.here, self.work))

    def settle(self) -> None:
        for s in range(self.seats):
            self.points[s] = final.total(self.here, s)

    def is_ahead(self, a: int, b: int) -> int:
        return 0 if a == b else final.is_ahead(self.here, a, b)

    def restart(self) -> None:
        state.copy_into(self.here, self.next)


def to_number(t: SteamLane, g: Ground, p: Position, action: int) -> int:
    """The number of an action of the core; -1 for bids and sums that no match comes to.

    Deliveries between the same stops with as many links of the mover have the same number.
    """
    kind = action >> 40
    a = action >> 32 & 255
    b = action >> 24 & 255
    c = action & 16777215
    if kind == codes.LAY:
        stop = g.stop_at[a]
        if stop < 0:
            return t.lay + t.layout.plain_of[a] * codes.FIRST_TOWN + b
        return t.lay_town + (stop - g.cities) * (codes.LAYS - codes.FIRST_TOWN) + b - codes.FIRST_TOWN
    if kind == codes.DELIVER:
        return t.deliver + (a * g.stops + b) * 6 + (c >> p.asked * 3 & 7) - 1
    if kind == codes.CITY:
        return t.new_city + ((a - g.cities) * 5 + b) * 13 + c
    if kind == codes.GROW:
        return t.grow + a * 12 + c - 1
    if kind == codes.BID:
        if t.bid + c < t.decline:
            return t.bid + c
        high = t.high_bid + c - (t.decline - t.bid)
        return high if high < t.high_capital else -1
    if kind == codes.RAISE:
        if t.capital + c < t.take:
            return t.capital + c
        high = t.high_capital + c - (t.take - t.capital)
        return high if high < t.action_count else -1
    if kind == codes.TAKE:
        return t.take + (a - 1) * 2 + b
    if kind == codes.SCORE:
        return t.choice + a
    if kind == codes.PASS:
        return t.decline
    return t.end_build if kind == codes.DONE else t.improve


def from_number(t: SteamLane, g: Ground, p: Position, w: Work, number: int) -> int:
    """The core's action of a number; 0 if there is no such delivery."""
    if number >= t.high_capital:
        return state.pack(codes.RAISE, 0, 0, number - t.high_capital + (t.take - t.capital))
    if number >= t.high_bid:
        return state.pack(codes.BID, 0, 0, number - t.high_bid + (t.decline - t.bid))
    if number >= t.choice:
        return state.pack(codes.SCORE, number - t.choice, 0, 0)
    if number >= t.deliver:
        return find_delivery(t, g, p, w, number)
    if number >= t.improve:
        return state.pack(codes.IMPROVE, 0, 0, 0)
    if number >= t.end_build:
        return state.pack(codes.DONE, 0, 0, 0)
    if number >= t.grow:
        n = number - t.grow
        return state.pack(codes.GROW, n // 12, 0, n % 12 + 1)
    if number >= t.new_city:
        n = number - t.new_city
        return state.pack(codes.CITY, g.cities + n // 65, n // 13 % 5, n % 13)
    if number >= t.lay_town:
        n = number - t.lay_town
        lays = codes.LAYS - codes.FIRST_TOWN
        return state.pack(codes.LAY, g.stop_cell[g.cities + n // lays], codes.FIRST_TOWN + n % lays, 0)
    if number >= t.lay:
        n = number - t.lay
        return state.pack(codes.LAY, t.layout.cell_of[n // codes.FIRST_TOWN], n % codes.FIRST_TOWN, 0)
    if number >= t.take:
        n = number - t.take
        return state.pack(codes.TAKE, n // 2 + 1, n % 2, 0)
    if number >= t.capital:
        return state.pack(codes.RAISE, 0, 0, number - t.capital)
    if number >= t.decline:
        return state.pack(codes.PASS, 0, 0, 0)
    return state.pack(codes.BID, 0, 0, number - t.bid)


def find_delivery(t: SteamLane, g: Ground, p: Position, w: Work, number: int) -> int:
    """Of the deliveries of a number the one that gives the others least; 0 if there is none."""
    core.legal_of_kind(g, p, w, codes.DELIVER)
    best = 0
    found = -1
    for i in range(w.count):
        if to_number(t, g, p, w.actions[i]) == number:
            given = 0
            for s in range(p.seats):
                given += w.actions[i] >> s * 3 & 7
            if found < 0 or given < best:
                found = i
                best = given
    return w.actions[found] if found >= 0 else state.pack(0, 0, 0, 0)


def mark_listed(t: SteamLane, g: Ground, p: Position, w: Work, masks: Numbers, base: int) -> None:
    """Set the numbers of all actions in `w.actions`."""
    for i in range(w.count):
        number = to_number(t, g, p, w.actions[i])
        if number >= 0:
            masks[base + number] = 1
