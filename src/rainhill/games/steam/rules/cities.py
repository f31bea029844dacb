"""Urbanization and City Growth (S4.6, S4.8, S4.10, S8)."""

from __future__ import annotations

from rainhill.games.steam.rules import codes, links, state, stock
from rainhill.games.steam.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def space_count(p: Position, space: int) -> int:
    """How many cubes lie on a supply space."""
    n = 0
    for colour in range(5):
        n += p.supply[space * 5 + colour]
    return n


def has_supply(p: Position) -> int:
    """Whether any supply space has cubes left (S8.7)."""
    for i in range(60):
        if p.supply[i]:
            return 1
    return 0


def refuse_urbanization(g: Ground, p: Position) -> int:
    """Why nobody could put a New City anywhere, or FINE (S4.8)."""
    towns = 0
    for stop in range(g.stops):
        if p.colour_of[stop] < 0:
            towns += 1
    if towns == 0:
        return codes.NO_TOWN_LEFT
    for colour in range(5):
        if p.new_cities[colour]:
            return codes.FINE
    return codes.NO_CITY_LEFT


def can_grow(g: Ground, p: Position) -> int:
    """Whether some city could grow: it has no marker, and there are cubes in the supply (S4.6)."""
    if not has_supply(p):
        return 0
    for stop in range(g.stops):
        if p.colour_of[stop] >= 0 and not p.marker[stop]:
            return 1
    return 0


def may_urbanize(g: Ground, p: Position) -> int:
    """Whether the seat that builds can still put its New City (S8.1)."""
    seat = p.asked
    if p.tile_of[seat] != codes.URBANIZATION or p.passed[seat] or p.city_done:
        return 0
    return 1 if refuse_urbanization(g, p) == codes.FINE else 0


def may_grow(g: Ground, p: Position) -> int:
    """Whether the seat that builds can still let a city grow (S8.8)."""
    seat = p.asked
    if p.tile_of[seat] != codes.CITY_GROWTH or p.passed[seat] or p.growth_done:
        return 0
    return can_grow(g, p)


def refuse_city(g: Ground, p: Position, stop: int, colour: int, space: int) -> int:
    """Why the seat that builds may not put this New City, or FINE; space 0 means no cubes (S8.1, S8.7)."""
    seat = p.asked
    if p.tile_of[seat] != codes.URBANIZATION or p.passed[seat]:
        return codes.NO_URBANIZATION
    if p.city_done:
        return codes.ALREADY_DONE
    if stop >= g.stops or p.colour_of[stop] >= 0:
        return codes.NOT_A_TOWN
    if p.new_cities[colour] == 0:
        return codes.COLOUR_GONE
    if space == 0:
        return codes.SPACE_NEEDED if has_supply(p) else codes.FINE
    return codes.FINE if space_count(p, space - 1) else codes.SPACE_EMPTY


def refuse_grow(g: Ground, p: Position, stop: int, space: int) -> int:
    """Why the seat that builds may not let this city grow, or FINE (S8.8, S8.9)."""
    seat = p.asked
    if p.tile_of[seat] != codes.CITY_GROWTH or p.passed[seat]:
        return codes.NO_GROWTH
    if p.growth_done:
        return codes.ALREADY_DONE
    if stop >= g.stops or p.colour_of[stop] < 0:
        return codes.NOT_A_CITY
    if p.marker[stop]:
        return codes.CITY_HAS_MARKER
    return codes.FINE if space and space_count(p, space - 1) else codes.SPACE_EMPTY


def refuse_done(g: Ground, p: Position) -> int:
    """Base: a paid City Growth or Urbanization has to be carried out first (S4.10); Standard: S12.10."""
    if p.standard:
        return codes.FINE
    if may_urbanize(g, p):
        return codes.MUST_URBANIZE
    return codes.MUST_GROW if may_grow(g, p) else codes.FINE


def list_cities(g: Ground, p: Position, w: Work) -> None:
    """Every town, colour and supply space for a New City (S8.1)."""
    if not may_urbanize(g, p):
        return
    empty = 1 - has_supply(p)
    for stop in range(g.stops):
        if p.colour_of[stop] >= 0:
            continue
        for colour in range(5):
            if p.new_cities[colour] == 0:
                continue
            if empty:
                state.add(w, state.pack(codes.CITY, stop, colour, 0))
            for space in range(12):
                if space_count(p, space):
                    state.add(w, state.pack(codes.CITY, stop, colour, space + 1))


def list_growth(g: Ground, p: Position, w: Work) -> None:
    """Every city without marker and supply space for City Growth (S8.8)."""
    if not may_grow(g, p):
        return
    for stop in range(g.stops):
        if p.colour_of[stop] >= 0 and not p.marker[stop]:
            for space in range(12):
                if space_count(p, space):
                    state.add(w, state.pack(codes.GROW, stop, 0, space + 1))


def move_cubes(p: Position, stop: int, space: int) -> int:
    """Put all cubes of a supply space (from 1; 0: none) on a city; tell them as five numbers of four bits."""
    moved = 0
    if space:
        for colour in range(5):
            n = p.supply[(space - 1) * 5 + colour]
            p.supply[(space - 1) * 5 + colour] = 0
            p.cubes[stop * 5 + colour] += n
            moved |= n << colour * 4
    return moved


def grow(p: Position, w: Work, stop: int, space: int) -> None:
    """City Growth (S8.8)."""
    p.growth_done = 1
    p.marker[stop] = 1
    moved = move_cubes(p, stop, space)
    flat.note(w, codes.NOTE_GROWN, p.asked, stop, space, moved)


def place_city(g: Ground, p: Position, w: Work, stop: int, colour: int, space: int) -> None:
    """A New City: the town tile goes back with its loose spurs, and whatever points here ends here (S8.1 to S8.7)."""
    seat = p.asked
    cell = g.stop_cell[stop]
    lay = p.tile[cell] - 1
    links.touch_stops(p, w, seat)
    links.look(g, p, w, seat, cell)
    p.city_done = 1
    p.new_cities[colour] -= 1
    p.colour_of[stop] = colour
    p.marker[stop] = 1
    moved = move_cubes(p, stop, space)
    flat.note_long(w, codes.NOTE_CITY, seat, stop, colour, space, moved, lay, 0)
    if lay >= 0:
        lift_spurs(p, cell)
        stock.put_back(p, cell)
    all_claimed = claims_all(p, w, stop)
    for d in range(6):
        link = w.end_link[d]
        if link < 0:
            continue
        if p.link_a[link] == stop:
            make_void(p, w, link, stop)
            continue
        if all_claimed or w.starts >> d & 1:
            links.own(p, w, link, seat, cell)
        links.complete(p, w, link, stop, cell)
    for link in range(p.links):
        if p.link_owner[link] != codes.FREE and p.link_a[link] == stop and p.link_b[link] == stop:
            if not p.link_flag[link] & codes.VOID:
                make_void(p, w, link, stop)


def claims_all(p: Position, w: Work, stop: int) -> int:
    """Whether the seat that puts a New City gets every ownerless link that ends there now (S8.4), after `look`.

    As with track: taken over from the city, or because another of its links ends in it. Otherwise, and in the first
    version of the rules always, it gets those it could have claimed before the city was there.
    """
    if not p.city_claims:
        return 0
    if p.takeover:
        return 1
    for d in range(6):
        link = w.end_link[d]
        if link >= 0 and w.starts >> d & 1 and p.link_a[link] != stop:
            return 1
    links.touch_stops(p, w, p.asked)
    return 1 if w.touch >> stop & 1 else 0


def lift_spurs(p: Position, cell: int) -> None:
    """The spurs of a town tile go with it: loose ones are gone (S8.6), the others' links end at the city itself."""
    for d in range(6):
        side = cell * 6 + d
        link = p.link_at[side]
        if link == codes.NO_LINK:
            continue
        p.link_at[side] = codes.NO_LINK
        if p.link_open[link] == side:
            p.link_owner[link] = codes.FREE
            p.link_open[link] = -1


def make_void(p: Position, w: Work, link: int, stop: int) -> None:
    """Both ends of a link are the same city: it counts as no link (S8.5)."""
    flat.note(w, codes.NOTE_VOID, p.link_owner[link], stop, 0, 0)
    p.link_owner[link] = codes.NOBODY
    p.link_b[link] = stop
    p.link_open[link] = -1
    p.link_flag[link] = codes.VOID
