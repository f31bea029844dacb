"""Links, deliveries and lays found the slow way: from the tiles on the map alone, with nothing of the engine's links.

Everything is read from a view and the map; the rules are written out again as plainly as possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rainhill.games.steam.actions import Deliver, LayTile
from rainhill.games.steam.map import SteamMap
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.tiles import Lay, all_tiles
from rainhill.games.steam.view import SteamView
from rainhill.kernel.hexes import DIRECTIONS, Hex, parse_hex_name

Piece = tuple[str, frozenset[int]]
"""A hex and the sides its track joins; a spur has one side."""
Way = tuple[str, str, str, tuple[int, ...]]


@dataclass(frozen=True)
class Chain:
    """Track that hangs together: its pieces, the stops it ends at, and its open ends (hex and side)."""

    pieces: frozenset[Piece]
    stops: tuple[str, ...]
    open: tuple[tuple[str, int], ...]
    owner: int | None

    @property
    def complete(self) -> bool:
        return len(self.stops) == 2


class Table:
    """A position as a person sees it."""

    def __init__(self, position: SteamPosition) -> None:
        self.view: SteamView = position.full_view()
        self.board: SteamMap = position.board
        self.at = dict(zip(self.board.board.names, self.board.board.hexes, strict=True))
        self.named = {h: name for name, h in self.at.items()}
        self.stop_at = {city.hex: city.name for city in self.view.cities} | {t.hex: t.name for t in self.view.towns}
        self.colour = {city.name: city.colour for city in self.view.cities}
        self.shut = self._shut()
        self.tiles = {tile.hex: tile for tile in self.view.tiles}
        self.chains = self._chains()

    def _shut(self) -> set[tuple[str, int]]:
        """Sides no track may use: the rim of the map, water, black edges (S5.3)."""
        shut = {(name, d) for name in self.at for d in range(6) if self.beyond(name, d) is None}
        layout = self.board.board.layout
        for entry in self.board.board.tables.get("edge", ()):
            a, b = (parse_hex_name(layout, name) for name in entry["between"])
            for here, there in ((a, b), (b, a)):
                d = DIRECTIONS.index(Hex(there.q - here.q, there.r - here.r))
                if here in self.named:
                    shut.add((self.named[here], d))
        return shut

    def beyond(self, name: str, d: int) -> str | None:
        """The hex on the other side."""
        h = self.at[name]
        return self.named.get(Hex(h.q + DIRECTIONS[d].q, h.r + DIRECTIONS[d].r))

    def is_city(self, name: str | None) -> bool:
        return name is not None and self.stop_at.get(name) in self.colour

    def pieces(self) -> dict[Piece, int | None]:
        """Every track on the map with its owner."""
        return {
            (tile.hex, frozenset({track.a} if track.b is None else {track.a, track.b})): track.owner
            for tile in self.view.tiles
            for track in tile.tracks
        }

    def _chains(self) -> list[Chain]:
        pieces = self.pieces()
        by_side = {(name, d): (name, sides) for name, sides in pieces for d in sides}
        chains, seen = [], set[Piece]()
        for first in pieces:
            if first in seen:
                continue
            group, todo = {first}, [first]
            stops, open_ends = [], []
            while todo:
                name, sides = todo.pop()
                if len(sides) == 1:
                    stops.append(self.stop_at[name])
                for d in sides:
                    other = self.beyond(name, d)
                    if self.is_city(other):
                        stops.append(self.stop_at[other or ""])
                    elif other is not None and (other, (d + 3) % 6) in by_side:
                        piece = by_side[other, (d + 3) % 6]
                        if piece not in group:
                            group.add(piece)
                            todo.append(piece)
                    else:
                        open_ends.append((name, d))
            seen |= group
            owners = {pieces[piece] for piece in group}
            assert len(owners) == 1, f"track of several owners hangs together: {sorted(piece[0] for piece in group)}"
            assert len(stops) + len(open_ends) == 2 and stops, "a link has two ends, and one of them is a stop"
            chains.append(Chain(frozenset(group), tuple(sorted(stops)), tuple(open_ends), owners.pop()))
        return chains

    # -- goods ----------------------------------------------------------------------------------------------------

    def deliveries(self, mover: int, repeats: str = "no", ownerless: str = "free") -> set[Deliver]:
        """Every way of at most as many links as the level, walked to its end and only then judged (S9.3 to S9.7)."""
        usable = [c for c in self.chains if c.complete and not (c.stops[0] == c.stops[1] and c.stops[0] in self.colour)]
        links: dict[str, list[tuple[int, str]]] = {}
        for n, chain in enumerate(usable):
            a, b = chain.stops
            links.setdefault(a, []).append((n, b))
            if a != b:
                links.setdefault(b, []).append((n, a))
        seats = len(self.view.seats)
        level = self.view.seats[mover].locomotive
        found = set()
        for city in self.view.cities:
            for cube in set(city.cubes):
                for stops, used in self._walk(links, [city.name], [], level, cube, repeats):
                    owners = [usable[n].owner for n in used]
                    points = tuple(owners.count(seat) for seat in range(seats))
                    rivals = [points[seat] for seat in range(seats) if seat != mover]
                    if ownerless == "limited":
                        rivals.append(owners.count(None))
                    if points[mover] and points[mover] >= max(rivals):
                        found.add(Deliver(cube, city.name, stops[-1], points))
        return found

    def _walk(
        self,
        links: dict[str, list[tuple[int, str]]],
        stops: list[str],
        used: list[int],
        level: int,
        cube: str,
        repeats: str,
    ) -> Iterator[tuple[list[str], list[int]]]:
        """Ways that end at a city of the cube's colour, the first on them (S9.4), without what S9.5 forbids."""
        if len(used) == level:
            return
        for n, to in links.get(stops[-1], ()):
            if to in stops and (to in self.colour or repeats == "no"):
                continue
            if n in used and repeats != "links":
                continue
            if self.colour.get(to) == cube:
                yield [*stops, to], [*used, n]
            else:
                yield from self._walk(links, [*stops, to], [*used, n], level, cube, repeats)

    # -- track ----------------------------------------------------------------------------------------------------

    def touched(self, seat: int) -> set[str]:
        """Stops at which a seat has a link, complete or not."""
        return {stop for chain in self.chains if chain.owner == seat for stop in chain.stops}

    def may_claim(self, seat: int, chain: Chain) -> bool:
        """S6.5"""
        start = chain.stops[0]
        return chain.owner is None and not chain.complete and (start in self.colour or start in self.touched(seat))

    def after_city(self, seat: int, town: str, takeover: str) -> dict[frozenset[Piece], int | None]:
        """Who owns the chains that point at a town once a seat has put a New City there (S8.3, S8.4)."""
        at = next(name for name, stop in self.stop_at.items() if stop == town)
        pointing = [c for c in self.chains if c.open and self.beyond(*c.open[0]) == at and c.stops != (town,)]
        owners = {c.pieces: seat if self.may_claim(seat, c) else c.owner for c in pointing}
        # Loose spurs of the town are gone, so they connect nothing.
        kept = [c for c in self.chains if town in c.stops and not (c.open and {name for name, _ in c.pieces} == {at})]
        connected = seat in owners.values() or any(c.owner == seat for c in kept)
        if takeover == "yes" or connected:
            owners = {pieces: seat if owner is None else owner for pieces, owner in owners.items()}
        return owners


class Builder:
    """What a seat may lay in its build turn (S5, S7), with the default options."""

    def __init__(self, position: SteamPosition, seat: int) -> None:
        self.table = Table(position)
        self.seat = seat
        view = self.table.view.seats[seat]
        self.money = view.cash
        if self.table.view.edition == "base":
            self.money += 5 * (view.income + 10) + 5 * (view.points // 2)
        self.touched = self.table.touched(seat)
        self.open = {end: chain for chain in self.table.chains for end in chain.open}
        self.claimable = {id(chain) for chain in self.table.chains if self.table.may_claim(seat, chain)}
        self.lying: dict[str, set[frozenset[int]]] = {}
        for name, sides in self.table.pieces():
            self.lying.setdefault(name, set()).add(sides)
        self.left = {(kind.front, kind.back): kind.left for kind in self.table.view.stock}
        kinds = [(piece.front.id, piece.back.id) for piece in all_tiles().pieces]
        lying = position.flat.dump()["piece"]
        self.under = {name: kinds[lying[n]] for n, name in enumerate(self.table.board.board.names) if lying[n] >= 0}

    def lays(self) -> set[LayTile]:
        """Everything that may be laid, hex by hex and tile by tile."""
        build = self.table.view.build
        if build is None or build.left == 0:
            return set()
        lays = all_tiles().lays
        return {
            LayTile(name, lay.shape.id, lay.rotation)
            for name in self.table.at
            for lay in lays
            if self.may_lay(name, lay)
        }

    def may_lay(self, name: str, lay: Lay) -> bool:
        table = self.table
        town = table.stop_at.get(name)
        if table.is_city(name) or (town is not None) != lay.shape.is_town:
            return False
        new = {frozenset(track) for track in lay.tracks} or {frozenset({d}) for d in range(6) if lay.exits >> d & 1}
        old = self.lying.get(name, set())
        if new == old or not self.in_stock(name, lay.shape.id) or self.price(name, lay) > self.money:
            return False
        if old <= new:
            added = new - old
            if town is not None:
                return self.may_add_spurs(name, town, {next(iter(sides)) for sides in added})
            return all(self.may_add(name, *sorted(sides)) for sides in added)
        return town is None and len(old) == len(new) and self.may_redirect(name, old - new, new - old)

    def in_stock(self, name: str, face: str) -> bool:
        return any(
            left is None or left + (self.under.get(name) == kind) > 0
            for kind, left in self.left.items()
            if face in kind
        )

    def price(self, name: str, lay: Lay) -> int:
        index = self.table.board.board.index_of[name]
        exits = bin(lay.exits).count("1") + (1 if lay.shape.is_town else 0)
        if name in self.table.tiles:
            return exits
        return exits + self.table.board.river[index] + 2 * self.table.board.hill[index]

    def end(self, name: str, d: int) -> tuple[str, str | None]:
        """What new track meets on a side: "shut", "start", "others", "loose" or "nothing", and the stop it leads to."""
        table = self.table
        if (name, d) in table.shut:
            return "shut", None
        other = table.beyond(name, d)
        assert other is not None
        if table.is_city(other):
            return "start", table.stop_at[other]
        chain = self.open.get((other, (d + 3) % 6))
        if chain is None:
            return "nothing", None
        kind = "start" if chain.owner == self.seat or id(chain) in self.claimable else "others"
        return ("loose" if kind == "others" and chain.owner is None else kind), chain.stops[0]

    def may_add(self, name: str, a: int, b: int) -> bool:
        """A new track between two sides (S5.3, S5.5, S5.7, S5.8)."""
        (first, stop), (second, other) = self.end(name, a), self.end(name, b)
        if {"shut", "others"} & {first, second} or "start" not in (first, second):
            return False
        return stop is None or stop != other

    def may_add_spurs(self, name: str, town: str, sides: set[int]) -> bool:
        """S5.3, S5.6, S5.8, S7.8"""
        ends = [self.end(name, d) for d in sides]
        if any(kind == "shut" or stop == town for kind, stop in ends):
            return False
        return town in self.touched or any(kind == "start" for kind, _ in ends)

    def may_redirect(self, name: str, gone: set[frozenset[int]], new: set[frozenset[int]]) -> bool:
        """S7.1 to S7.5"""
        if len(gone) != 1:
            return False
        (old,), (track,) = gone, new
        ends = [d for d in old if (name, d) in self.open]
        if not ends:
            return False
        chain = self.open[name, ends[0]]
        if chain.owner != self.seat and id(chain) not in self.claimable:
            return False
        (start,) = old - {ends[0]}
        if start not in track:
            return False
        (to,) = track - {start}
        kind, stop = self.end(name, to)
        return kind not in ("shut", "others") and stop != chain.stops[0]
