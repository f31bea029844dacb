"""What may be laid, found the slow way: every shape and rotation on every hex, each rule of S5 and S7 asked.

Only the view and the map are asked. Nothing is shared with the engine but the words of the view.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

from rainhill.games.steam.map import SteamMap
from rainhill.games.steam.referee.network import SHAPES, Terrain, Track, tracks_on
from rainhill.games.steam.view import LinkView, SteamView, TileView

Lay = tuple[str, str, int]
"""hex, shape, rotation"""


@dataclass(frozen=True)
class Meeting:
    """What track meets beyond a side: a city, or the open end of a link; neither: nothing."""

    city: str | None = None
    link: LinkView | None = None

    @property
    def stop(self) -> str | None:
        """The stop that lies at the other end of what is met."""
        return self.city or (self.link.a if self.link else None)


class Table:
    """A position as the seat that builds sees it."""

    def __init__(self, view: SteamView, board: SteamMap) -> None:
        assert view.build is not None
        self.view = view
        self.ground = Terrain(board)
        self.seat = view.build.seat
        self.cities = {city.hex: city.name for city in view.cities}
        self.towns = {town.hex: town.name for town in view.towns}
        self.tiles = {tile.hex: tile for tile in view.tiles}
        self.open = {(k.open_hex, k.open_side): k for k in view.links if k.open_hex is not None}
        self.mine = {end for k in view.links if k.owner == self.seat for end in (k.a, k.b)}
        self.left: dict[str, int] = dict.fromkeys(SHAPES, 0)
        for kind in view.stock:
            for face in (kind.front, kind.back):
                self.left[face] += 99 if kind.left is None else kind.left

    def meets(self, at: str, side: int) -> Meeting:
        near = self.ground.near[at][side]
        assert near is not None
        if near in self.cities:
            return Meeting(city=self.cities[near])
        return Meeting(link=self.open.get((near, (side + 3) % 6)))

    def closed(self, at: str, side: int) -> bool:
        return self.ground.shut[at][side]

    def is_start(self, met: Meeting) -> bool:
        """S5.5, S6.5: whether new track of this seat may begin there."""
        if met.city is not None:
            return True
        return met.link is not None and (met.link.owner == self.seat or self.claimable(met.link))

    def claimable(self, link: LinkView) -> bool:
        return link.owner is None and (link.a in self.cities.values() or link.a in self.mine)

    def is_others(self, met: Meeting) -> bool:
        return met.link is not None and met.link.owner not in {None, self.seat}

    def is_loop(self, a: str | None, b: str | None) -> bool:
        """S5.8."""
        if a is None or a != b:
            return False
        return a in self.cities.values() or self.view.options["town_loops"] == "no"

    def may_arrive(self, met: Meeting) -> bool:
        """S5.7, S5.14: whether track may lead there, wherever it comes from."""
        if self.is_others(met):
            return False
        loose = met.link is not None and met.link.owner is None and not self.claimable(met.link)
        return not loose or self.view.options["takeover"] == "yes"

    def track_is_legal(self, at: str, a: int, b: int) -> bool:
        if self.closed(at, a) or self.closed(at, b):
            return False
        ends = self.meets(at, a), self.meets(at, b)
        if not all(self.may_arrive(met) for met in ends) or not any(self.is_start(met) for met in ends):
            return False
        return not self.is_loop(ends[0].stop, ends[1].stop)

    def town_is_legal(self, at: str, added: set[int]) -> bool:
        """S5.6, S5.12, S7.8."""
        town = self.towns[at]
        if not added or any(self.closed(at, side) for side in added):
            return False
        met = [self.meets(at, side) for side in added]
        if any(self.is_loop(town, end.stop) for end in met):
            return False
        return town in self.mine or any(self.is_start(end) for end in met)

    def redirect_is_legal(self, at: str, old: set[Track], new: set[Track]) -> bool:
        """S7.1 to S7.5: one track keeps its beginning and turns its open end."""
        if self.view.options["redirects"] == "tile":
            return self.any_redirect_is_legal(at, old, new)
        gone, come = old - new, new - old
        return len(gone) == len(come) == 1 and self.turn_is_legal(at, *gone, *come)

    def any_redirect_is_legal(self, at: str, old: set[Track], new: set[Track]) -> bool:
        """S7.4, any tile: some way to tell which new track is which old one, turned; what is left over is new."""
        gone, come = sorted(old - new), sorted(new - old)
        if not gone or len(gone) > len(come):
            return False
        for order in permutations(come):
            turned = all(self.turn_is_legal(at, a, b) for a, b in zip(gone, order, strict=False))
            if turned and all(b is not None and self.track_is_legal(at, a, b) for _, a, b in order[len(gone) :]):
                return True
        return False

    def turn_is_legal(self, at: str, gone: Track, come: Track) -> bool:
        """S7.1 to S7.4: a track keeps its beginning and turns its open end."""
        (_, a, b), (_, c, d) = gone, come
        assert b is not None
        assert d is not None
        for begin, end in ((a, b), (b, a)):
            link = self.open.get((at, end))
            if link is None or begin not in {c, d}:
                continue
            turned = d if c == begin else c
            if link.owner != self.seat and not self.claimable(link):
                return False
            if self.closed(at, turned):
                return False
            met = self.meets(at, turned)
            return self.may_arrive(met) and not self.is_loop(link.a, met.stop)
        return False

    def price(self, at: str, shape: str, tracks: set[Track]) -> int:
        """S5.9, S7.2, S7.7."""
        exits = sum(1 if b is None else 2 for _, _, b in tracks)
        terrain = 0 if at in self.tiles else self.ground.extra[at]
        return exits + (1 if shape.startswith("T") else 0) + terrain

    def is_legal(self, at: str, shape: str, tracks: set[Track]) -> bool:
        if at in self.cities or (at in self.towns) != shape.startswith("T"):
            return False
        there: TileView | None = self.tiles.get(at)
        old = tracks_on(at, there.tile, there.rotation) if there else set()
        if old == tracks:
            return False
        if at in self.towns:
            return old < tracks and self.town_is_legal(at, {a for _, a, _ in tracks - old})
        if old <= tracks:
            return all(b is not None and self.track_is_legal(at, a, b) for _, a, b in tracks - old)
        return self.redirect_is_legal(at, old, tracks)


def naive_lays(view: SteamView, board: SteamMap) -> set[Lay]:
    """Every legal lay of the seat that builds, except that the stock is not asked."""
    table = Table(view, board)
    assert view.build is not None
    found: set[Lay] = set()
    if view.build.left == 0:
        return found
    purse = view.seats[table.seat].can_pay
    for at in table.ground.near:
        for shape in SHAPES:
            seen: list[set[Track]] = []
            for rotation in range(6):
                tracks = tracks_on(at, shape, rotation)
                if tracks in seen:
                    continue
                seen.append(tracks)
                if table.is_legal(at, shape, tracks) and table.price(at, shape, tracks) <= purse:
                    found.add((at, shape, rotation))
    return found


def in_stock(view: SteamView, board: SteamMap, lays: set[Lay]) -> set[Lay]:
    """Without the faces of which no piece is left; the one lifted from the same hex may be their piece (S1.6)."""
    table = Table(view, board)
    return {lay for lay in lays if table.left[lay[1]] > 0 or lay[0] in table.tiles}
