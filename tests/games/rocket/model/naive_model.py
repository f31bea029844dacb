"""The rules once more, written naively from docs/games/rocket/rules.md and nothing else, to hold the engine against.

Everything is a name or a dict, every question is answered by looking at the whole board, and speed does not matter.
It imports no part of the engine except the map and the actions.
"""

from __future__ import annotations

from collections import Counter
from copy import copy, deepcopy

from rainhill.games.rocket.actions import Bid, Extend, Invest, LoseTurn, MoveStation, Pass, PlaceStation, RocketAction
from rainhill.games.rocket.map import RocketMap
from rainhill.games.rocket.view import RocketView
from tests.games.rocket.model.naive_payment import pay


class Model:
    def __init__(
        self,
        board: RocketMap,
        edition: str,
        defence: str,
        seats: int,
        first: int,
        *,
        home: str = "joined",
        city_tokens: str = "mixed",
        isolation: str = "own",
        standstill: str = "none",
    ) -> None:
        names = board.board.names
        # R5.7: only the 1999 edition can be read so.
        self.home_counts_late = home == "left" and edition == "1999"
        self.isolation = isolation
        self.standstill = standstill
        # R11.5: the kinds of action of every turn so far, the present one last.
        self.turns: list[list[str]] = [[]]
        self.board, self.edition, self.defence, self.seats = board, edition, defence, seats
        self.near: dict[str, list[str | None]] = {
            names[i]: [names[n] if n >= 0 else None for n in row] for i, row in enumerate(board.board.neighbours)
        }
        self.place_on = {names[place.hex]: place.name for place in board.places}
        self.kind_of = {place.name: place.kind for place in board.places}
        self.companies = [company.id for company in board.companies]
        self.start = {company.id: names[company.hex] for company in board.companies}
        self.loco: dict[str, str] = dict(self.start)
        self.heading: dict[str, int | None] = dict.fromkeys(self.companies)
        self.track: dict[str, str] = {}
        self.closed: dict[str, str] = {}
        self.isolated: set[str] = set()
        self.joined: dict[str, set[str]] = {
            c: set() if self.home_counts_late else {self.place_on[self.start[c]]} for c in self.companies
        }
        self.shares = {c: [0] * seats for c in self.companies}
        self.pile = dict.fromkeys(self.companies, 16)
        self.supplementary = dict.fromkeys(self.companies, 0)
        self.station: dict[str, int] = {}
        self.connected: dict[str, str] = {}
        self.free: dict[str, Counter[str]] = {}
        self.invested: Counter[tuple[str, str, int]] = Counter()
        for city in board.cities:
            offers = Counter({board.industries[city.major]: 2, board.industries[city.minor]: 1})
            if city_tokens == "equal":
                offers = Counter({board.industries[city.major]: 3})
            self.free[board.places[city.place].name] = offers
        self.scores = [0] * seats
        self.passengers = [0] * seats
        self.passengers_left, self.tiles_left = 9, 60
        self.active, self.actions_done = first, 0
        self.moved: list[str] = []
        self.ending: str | None = None
        self.ended: str | None = None
        self.company = ""
        self.proposed = self.target = ""
        self.bid, self.bidder = 0, -1
        self.asked: list[int] = []

    def adopt(self, view: RocketView) -> None:
        """Take over a position in which an action is asked for, as a full view shows it."""
        assert view.veto is None
        for c in view.companies:
            self.shares[c.id] = list(c.shares)
            self.pile[c.id] = 16 if c.pile is None else c.pile
            self.supplementary[c.id] = c.supplementary or 0
            if c.locomotive is None:
                self.closed[c.id] = c.merged_into or ""
                del self.loco[c.id], self.joined[c.id]
                continue
            self.loco[c.id], self.heading[c.id] = c.locomotive, c.heading
            self.joined[c.id] = set(c.joined)
            self.track |= {tile.hex: c.id for tile in c.track}
            if c.status == "isolated":
                self.isolated.add(c.id)
        for s in view.stations:
            self.station[s.hex] = s.seat
            if s.company:
                self.connected[s.hex] = s.company
        for city in view.cities:
            for place in city.places:
                if place.seat is not None:
                    self.free[city.name][place.industry] -= 1
                    self.invested[city.name, place.industry, place.seat] += 1
        self.scores = [seat.score or 0 for seat in view.seats]
        self.passengers = [seat.passengers for seat in view.seats]
        self.passengers_left, self.tiles_left = view.passengers_left, view.tiles_left
        self.active, self.actions_done, self.moved = view.active, view.actions_done, list(view.moved)

    def copy(self) -> Model:
        """An independent model; what belongs to the map is shared."""
        other = copy(self)
        shared = {"board", "near", "place_on", "kind_of", "companies", "start"}
        for name, value in vars(self).items():
            if name not in shared and isinstance(value, (dict, list, set)):
                setattr(other, name, deepcopy(value))
        return other

    # -- looking at the board -----------------------------------------------------------------------------------

    def around(self, at: str) -> list[str]:
        return [n for n in self.near[at] if n is not None]

    def lines_near(self, at: str, company: str) -> set[str]:
        """Other open lines with track or locomotive next to a hex."""
        found = {self.track[n] for n in self.around(at) if n in self.track}
        found |= {c for c, where in self.loco.items() if where in self.around(at)}
        return found - {company}

    def steps(self, at: str, heading: int | None) -> list[tuple[str, int]]:
        turns = range(6) if heading is None else [(heading + t) % 6 for t in (-1, 0, 1)]
        return [(n, d) for d in turns if (n := self.near[at][d]) is not None]

    def solid(self, at: str) -> bool:
        return at in self.place_on or at in self.track or at in self.loco.values()

    def targets(self, company: str) -> list[str]:
        """R5.1 to R5.4."""
        found = [n for n, _ in self.steps(self.loco[company], self.heading[company]) if not self.solid(n)]
        return [n for n in found if len(self.lines_near(n, company)) < 2]

    def worth_reaching(self, at: str, company: str) -> bool:
        new = {self.place_on[m] for m in self.around(at) if m in self.place_on} - self.joined[company]
        return bool(new - {self.place_on[self.start[company]]} or self.lines_near(at, company))

    def is_reached_by_others(self, line: str) -> bool:
        """R10.1, where others count: every way of every other locomotive that uses no hex twice is tried."""

        def search(company: str, at: str, heading: int | None, used: frozenset[str]) -> bool:
            for n, d in self.steps(at, heading):
                if self.solid(n) or n in used:
                    continue
                if line in self.lines_near(n, company) or search(company, n, d, used | {n}):
                    return True
            return False

        return any(
            self._can_walk_to(c, line) and search(c, self.loco[c], self.heading[c], frozenset())
            for c in self.loco
            if c != line
        )

    def _can_walk_to(self, company: str, line: str) -> bool:
        """A quick no: not even a way that uses hexes twice leads there."""
        queue: list[tuple[str, int | None]] = [(self.loco[company], self.heading[company])]
        for at, heading in queue:
            for n, d in self.steps(at, heading):
                if self.solid(n) or (n, d) in queue:
                    continue
                if line in self.lines_near(n, company):
                    return True
                queue.append((n, d))
        return False

    def reaches_something(self, company: str) -> bool:
        """R10.1. A shortest walk decides if it uses no hex twice; else every way is tried that does not."""
        walk = self._shortest_walk(company)
        if walk is None or len(set(walk)) == len(walk):
            return walk is not None

        def search(at: str, heading: int | None, used: frozenset[str]) -> bool:
            for n, d in self.steps(at, heading):
                if self.solid(n) or n in used:
                    continue
                if self.worth_reaching(n, company) or search(n, d, used | {n}):
                    return True
            return False

        return search(self.loco[company], self.heading[company], frozenset())

    def _shortest_walk(self, company: str) -> list[str] | None:
        queue: list[tuple[str, int | None, list[str]]] = [(self.loco[company], self.heading[company], [])]
        seen: set[tuple[str, int]] = set()
        for at, heading, walk in queue:
            for n, d in self.steps(at, heading):
                if self.solid(n) or (n, d) in seen:
                    continue
                if self.worth_reaching(n, company):
                    return [*walk, n]
                seen.add((n, d))
                queue.append((n, d, [*walk, n]))
        return None

    def free_for_station(self, at: str, lifted: str | None = None) -> bool:
        """R4.2."""
        others = {h for h in self.station if h != lifted}
        if self.solid(at) or at in others:
            return False
        return not any(n in others or n in self.loco.values() for n in self.around(at))

    # -- what may be done -----------------------------------------------------------------------------------------

    def asks(self) -> tuple[str, int] | None:
        if self.ended:
            return None
        if self.company:
            return ("veto", self.asked[0]) if self.asked else ("defend", self.active)
        return "act", self.active

    def legal(self) -> set[RocketAction]:
        question = self.asks()
        if question is None:
            return set()
        kind, seat = question
        if kind == "act":
            return self._legal_acts(seat)
        lowest = self.bid + 1 if kind == "veto" else self.bid
        hexes = self.targets(self.company)
        if kind == "defend" and self.defence == "original":
            hexes = [self.proposed]
        held = self.shares[self.company][seat]
        found: set[RocketAction] = {Pass()}
        return found | {Bid(number, to) for number in range(lowest, held + 1) for to in hexes}

    def _legal_acts(self, seat: int) -> set[RocketAction]:
        found: set[RocketAction] = {Invest(c, i) for c, offers in self.free.items() for i, n in offers.items() if n}
        own = [at for at, owner in self.station.items() if owner == seat]
        if len(own) < 7:
            found |= {PlaceStation(at) for at in self.near if self.free_for_station(at)}
        for origin in own:
            if self.edition == "1999" or origin not in self.connected:
                found |= {
                    MoveStation(origin, to) for to in self.near if to != origin and self.free_for_station(to, origin)
                }
        if self.tiles_left:
            for company in self.loco:
                if company not in self.moved:
                    found |= {Extend(company, to) for to in self.targets(company)}
        return found or {LoseTurn()}

    # -- doing it ---------------------------------------------------------------------------------------------------

    def apply(self, action: RocketAction) -> None:
        assert action in self.legal()
        self.turns[-1].append(action.kind)
        match action:
            case Invest(city, industry):
                self.free[city][industry] -= 1
                self.invested[city, industry, self.active] += 1
                self._end_action()
            case PlaceStation(at):
                self.station[at] = self.active
                self._end_action()
            case MoveStation(origin, to):
                del self.station[origin]
                self.connected.pop(origin, None)
                self.station[to] = self.active
                self._end_action()
            case Extend(company, to):
                self._propose(company, to)
            case Bid(number, to):
                kind, seat = self.asks() or ("", -1)
                self.bid, self.bidder, self.target = number, seat, to
                self._answered(kind)
            case Pass():
                kind, _ = self.asks() or ("", -1)
                self._answered(kind)
            case LoseTurn():
                self._end_turn()

    def _propose(self, company: str, to: str) -> None:
        self.company, self.proposed, self.target, self.bid, self.bidder = company, to, to, 0, -1
        if company not in self.isolated and (self.edition == "2018" or self.pile[company]):
            self.shares[company][self.active] += 1
            if self.edition == "1999":
                self.pile[company] -= 1
        order = [(self.active + n) % self.seats for n in range(1, self.seats)]
        self.asked = [seat for seat in order if self.shares[company][seat]]
        if not self.asked:
            self._settle()

    def _answered(self, kind: str) -> None:
        if kind == "defend":
            self._settle()
            return
        self.asked.pop(0)
        if not self.asked and not self.bid:
            self._settle()

    def _settle(self) -> None:
        """R5.6 to R5.10."""
        company, to = self.company, self.target
        if self.bid:
            self.shares[company][self.bidder] -= self.bid
            if self.edition == "1999":
                self._take_back(company, self.bid)
        origin = self.loco[company]
        if origin != self.start[company]:
            self.track[origin] = company
            self.tiles_left -= 1
        self.heading[company] = self.near[origin].index(to)
        self.loco[company] = to
        if to in self.station:
            self.connected[to] = company
            if self.station[to] != self.active and self.bidder in (-1, self.active) and self.passengers_left:
                self.passengers[self.active] += 1
                self.passengers_left -= 1
        self._score_places(company, to)
        self.moved.append(company)
        reached = self.lines_near(to, company)
        if reached:
            (survivor,) = reached
            self._merge(company, survivor)
        self.company, self.asked = "", []
        self._end_action()

    def _take_back(self, company: str, number: int) -> None:
        """R6.4: real shares first, never more than sixteen in the pile."""
        real_held = sum(self.shares[company]) + number - self.supplementary[company]
        real = min(number, real_held)
        self.supplementary[company] -= number - real
        if company not in self.isolated:
            self.pile[company] += real
            assert self.pile[company] <= 16

    def _score_places(self, company: str, to: str) -> None:
        if self.home_counts_late:
            self.joined[company].add(self.place_on[self.start[company]])
        asleep = {self.place_on[self.start[c]] for c, at in self.loco.items() if at == self.start[c]}
        new = [
            p
            for n in self.around(to)
            if (p := self.place_on.get(n))
            and p not in self.joined[company]
            and not (self.home_counts_late and p in asleep)
        ]
        self.joined[company].update(new)
        for place in new:
            if self.kind_of[place] == "city":
                held = [
                    sum(n for (c, _, s), n in self.invested.items() if (c, s) == (place, seat))
                    for seat in range(self.seats)
                ]
                self._add(pay(held, 2, 1))
        for place in new:
            if self.kind_of[place] == "town":
                count = len(self.joined[company])
                self._add(pay(self.stations_on(company), count, count // 2))

    def stations_on(self, company: str) -> list[int]:
        owners = [self.station[at] for at, c in self.connected.items() if c == company]
        return [owners.count(seat) for seat in range(self.seats)]

    def _merge(self, closed: str, survivor: str) -> None:
        count = len(self.joined[closed])
        self._add(pay(self.shares[closed], count, count // 2))
        self.track[self.loco.pop(closed)] = closed
        self.tiles_left = max(0, self.tiles_left - 1)
        self.closed[closed] = survivor
        self.track = {at: survivor if c == closed else c for at, c in self.track.items()}
        self.connected = {at: survivor if c == closed else c for at, c in self.connected.items()}
        self.joined[survivor] |= self.joined.pop(closed)
        self.supplementary[closed] = 0
        for seat in range(self.seats):
            gets = self.shares[closed][seat] // 2
            self.shares[closed][seat] = 0
            self.shares[survivor][seat] += gets
            if self.edition == "1999":
                real = min(gets, self.pile[survivor])
                self.pile[survivor] -= real
                self.supplementary[survivor] += gets - real

    def _add(self, points: list[int]) -> None:
        self.scores = [a + b for a, b in zip(self.scores, points, strict=True)]

    # -- the end ------------------------------------------------------------------------------------------------------

    def _end_action(self) -> None:
        """R11.4: isolation, then the end."""
        for company in self.loco:
            if company not in self.isolated and not self.reaches_something(company):
                if self.isolation == "both" and self.is_reached_by_others(company):
                    continue
                self.isolated.add(company)
                self.pile[company] = 0
        self.actions_done += 1
        reason = self._end_reason()
        if reason and self.edition == "1999":
            self._finish(reason)
            return
        self.ending = self.ending or reason
        if self.actions_done == 2:
            self._end_turn()

    def _end_reason(self) -> str | None:
        available = [c for c in self.loco if c not in self.isolated]
        if self.edition == "1999":
            available = [c for c in available if self.pile[c]]
        if len(available) <= 1:
            return "companies"
        if self.tiles_left == 0:
            return "tiles"
        return None if any(self.targets(c) for c in self.loco) else "blocked"

    def _end_turn(self) -> None:
        if self.ending:
            self._finish(self.ending)
            return
        if self.standstill == "ends" and self.still_turns() == 3 * self.seats:
            self._finish("standstill")
            return
        self.turns.append([])
        self.active = (self.active + 1) % self.seats
        self.actions_done, self.moved = 0, []

    def still_turns(self) -> int:
        """R11.5: how many of the last turns knew nothing but moves of stations and lost turns."""
        count = 0
        for kinds in reversed(self.turns):
            if set(kinds) - {"move-station", "lose-turn"}:
                break
            count += 1
        return count

    def _finish(self, reason: str) -> None:
        """R12."""
        self.ended = reason
        reached = set().union(*self.joined.values())
        for industry in self.board.industries:
            kept = {key: n for key, n in self.invested.items() if key[1] == industry and key[0] in reached}
            self._add(pay([sum(n for (_, _, s), n in kept.items() if s == seat) for seat in range(self.seats)], 6, 3))
        self._add(pay(self.passengers, 6, 3))
        for company in self.loco:
            count = len(self.joined[company])
            self._add(pay(self.stations_on(company), count, count // 2))
            self._add(pay(self.shares[company], count, count // 2))
