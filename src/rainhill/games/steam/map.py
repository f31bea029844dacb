"""What Steam reads from a map: cities, towns, what lies under a hex and where track can leave it (S1.1 to S1.8)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from rainhill.kernel.hexes import direction, parse_hex_name, step
from rainhill.kernel.maps import GameMap, list_maps, read_map

GAME = "steam"
COLOURS = ("red", "blue", "yellow", "purple", "grey")
CUBES_OF_COLOUR = (20, 20, 20, 20, 16)
CUBES = 96
SUPPLY_SPACES = 12
SEATS = (3, 4, 5, 6)
# What a sign may mean: whether the hex has a river and whether it has hills; a place says its own terrain in its table.
# Canals and small lakes are as rivers, a coast is as flat land, however much water is in it (S1.8).
TERRAIN = {
    "land": (0, 0), "coast": (0, 0), "hill": (0, 1),
    "river": (1, 0), "canal": (1, 0), "lake": (1, 0),
    "river-hill": (1, 1), "canal-hill": (1, 1), "lake-hill": (1, 1),
}  # fmt: skip
COURSES = ("river", "canal")
BLACK = "black"
PLACE = "place"
MOST_HEXES = 224
MOST_READ = 64
"""Maps kept as they were read."""
MOST_CITIES = 16
MOST_TOWNS = 24
FEWEST_CITIES = 10
FEWEST_TOWNS = 11
FEWEST_CUBES, MOST_CUBES = 2, 4
FEWEST_CUBES_IN_ALL, MOST_CUBES_IN_ALL = 30, 45


@dataclass(frozen=True, slots=True)
class City:
    """A printed city: its colour as a number into COLOURS and its printed number of cubes (S1.3)."""

    index: int
    name: str
    hex: int
    colour: int
    cubes: int


@dataclass(frozen=True, slots=True)
class Town:
    """A town; `index` goes on counting where the cities end, so that every stop has one number of its own."""

    index: int
    name: str
    hex: int


@dataclass(frozen=True, slots=True, eq=False)
class SteamMap:
    """A map read for Steam. Stops stand in one order: cities, then towns, each as in the file (S1.8)."""

    board: GameMap
    cities: tuple[City, ...]
    towns: tuple[Town, ...]
    stop_at: tuple[int, ...]
    """hex -> stop or -1"""
    river: tuple[int, ...]
    """hex -> 1 if a river, canal or small lake is in it, under a town too"""
    hill: tuple[int, ...]
    terrain: tuple[str, ...]
    """hex -> its kind of terrain, one of TERRAIN, under a town too; for drawings and checks"""
    sides: tuple[int, ...]
    """hex -> bit d is set if track may leave by side d: no black edge there, and land beyond (S5.3)"""
    black: tuple[int, ...]
    """hex -> bit d is set if side d is to be drawn as a thick black edge: given so, or water beyond"""
    seats: tuple[int, ...]
    """for how many the map has room; others may try (S1.1)"""
    best_seats: tuple[int, ...]
    """for how many it is best, as the printed map says (S1.1); the same if nothing else is said"""
    one_less_with_three: bool
    stops: tuple[City | Town, ...] = field(init=False, repr=False)
    """cities and towns by their number"""

    def __post_init__(self) -> None:
        object.__setattr__(self, "stops", self.cities + self.towns)

    @property
    def id(self) -> str:
        """The map's id."""
        return self.board.id

    def city_cubes(self, city: int, seats: int) -> int:
        """How many cubes a city gets at set-up (S1.3)."""
        return self.cities[city].cubes - (1 if seats == 3 and self.one_less_with_three else 0)

    def supply_cubes(self, seats: int) -> int:
        """How many cubes each supply space gets at set-up (S1.4)."""
        return 2 if seats == 3 else 3

    def stop_name(self, stop: int) -> str:
        """The name of a city or town."""
        return self.stops[stop].name


def list_steam_maps() -> tuple[str, ...]:
    """The ids of the maps that come with Steam."""
    return list_maps(GAME)


@lru_cache(MOST_READ)
def steam_map(map_id: str) -> SteamMap:
    """A map that comes with Steam, or one of somebody's own that is in play, read and checked (S1.8)."""
    made = make_steam_map(read_map(GAME, map_id))
    check_steam_map(made)
    return made


def make_steam_map(board: GameMap) -> SteamMap:
    """Read a GameMap for Steam; only what would make it unreadable is refused, see check_steam_map for the rest."""
    if board.game != GAME:
        raise board.error("other-game", game=board.game)
    cities = tuple(_read_city(board, n) for n in range(len(board.tables.get("city", ()))))
    towns = tuple(
        Town(len(cities) + n, entry["name"], board.index_of[entry["at"]])
        for n, entry in enumerate(board.tables.get("town", ()))
    )
    stop_at = [-1] * len(board.hexes)
    stops: tuple[City | Town, ...] = cities + towns
    for stop in stops:
        stop_at[stop.hex] = stop.index
    terrain = [_terrain(board, index) for index in range(len(board.hexes))]
    for n, town in enumerate(towns):
        terrain[town.hex] = _town_terrain(board, n)
    ground = [TERRAIN[kind] for kind in terrain]
    given = _black_edges(board)
    return SteamMap(
        board=board,
        cities=cities,
        towns=towns,
        stop_at=tuple(stop_at),
        river=tuple(river for river, _ in ground),
        hill=tuple(hill for _, hill in ground),
        terrain=tuple(terrain),
        sides=tuple(
            sum(1 << d for d in range(6) if board.neighbours[index][d] >= 0 and not given[index] >> d & 1)
            for index in range(len(board.hexes))
        ),
        black=tuple(
            given[index] | sum(1 << d for d in range(6) if step(h, d) in board.water)
            for index, h in enumerate(board.hexes)
        ),
        seats=_read_seats(board, "seats"),
        best_seats=_read_seats(board, "best_seats" if "best_seats" in board.settings else "seats"),
        one_less_with_three=_read_flag(board, "one_less_with_three"),
    )


def _read_city(board: GameMap, n: int) -> City:
    entry = board.tables["city"][n]
    for key, kind in (("colour", str), ("cubes", int)):
        if key not in entry:
            raise board.error("missing-key", "city", n, key=key)
        if not isinstance(entry[key], kind) or isinstance(entry[key], bool):
            raise board.error("wrong-type", "city", n, key=key)
    # S1.5: grey cities come into play by New City tiles only.
    if entry["colour"] not in COLOURS[:4]:
        raise board.error("unknown-colour", "city", n, colour=entry["colour"], known=COLOURS[:4])
    return City(n, entry["name"], board.index_of[entry["at"]], COLOURS.index(entry["colour"]), entry["cubes"])


def _terrain(board: GameMap, index: int) -> str:
    kind = board.terrain[index]
    if kind == PLACE or kind in board.settings.get("decoration", ()):
        return "land"
    if kind not in TERRAIN:
        raise board.error("unknown-terrain", hex=board.names[index], kind=kind)
    return kind


def _town_terrain(board: GameMap, n: int) -> str:
    kind = board.tables["town"][n].get("terrain", "land")
    if not isinstance(kind, str) or kind not in TERRAIN:
        raise board.error("unknown-terrain", "town", n, hex=board.tables["town"][n]["at"], kind=kind)
    return kind


def _black_edges(board: GameMap) -> list[int]:
    """For each hex the sides that the file closes by a thick black edge, told from both sides."""
    shut = [0] * len(board.hexes)
    for n, entry in enumerate(board.tables.get("edge", ())):
        if entry["kind"] != BLACK:
            raise board.error("unknown-edge", "edge", n, kind=entry["kind"], known=(BLACK,))
        a, b = (parse_hex_name(board.layout, name) for name in entry["between"])
        for here, there in ((a, b), (b, a)):
            side = direction(here, there)
            if here in board.at and side is not None:
                shut[board.at[here]] |= 1 << side
    return shut


def _read_seats(board: GameMap, key: str) -> tuple[int, ...]:
    given = board.settings.get(key, list(SEATS))
    if not isinstance(given, list) or not given or sorted(set(given)) != given or not set(given) <= set(SEATS):
        raise board.error("wrong-type", key=key)
    return tuple(given)


def _read_flag(board: GameMap, key: str) -> bool:
    value = board.settings.get(key, False)
    if not isinstance(value, bool):
        raise board.error("wrong-type", key=key)
    return value


def check_steam_map(made: SteamMap) -> None:
    """Refuse a map that breaks S1.3, S1.5 or S1.8 or has a stop nobody can reach; teaching maps may be small."""
    _check_numbers(made)
    _check_cubes(made)
    _check_stops(made)
    _check_rivers(made)
    _check_coasts(made)
    _check_reach(made)


def _check_numbers(made: SteamMap) -> None:
    board = made.board
    teaching = _read_flag(board, "teaching")
    if len(board.hexes) > MOST_HEXES:
        raise board.error("too-many-hexes", number=len(board.hexes), most=MOST_HEXES)
    fewest_cities, fewest_towns = (2, 1) if teaching else (FEWEST_CITIES, FEWEST_TOWNS)
    if not fewest_cities <= len(made.cities) <= MOST_CITIES:
        raise board.error("city-number", number=len(made.cities), fewest=fewest_cities, most=MOST_CITIES)
    if not fewest_towns <= len(made.towns) <= MOST_TOWNS:
        raise board.error("town-number", number=len(made.towns), fewest=fewest_towns, most=MOST_TOWNS)


def _check_cubes(made: SteamMap) -> None:
    """S1.2 to S1.5: printed numbers are 2 to 4, and the bag holds what set-up draws; all four colours have a city."""
    board = made.board
    for city in made.cities:
        if not FEWEST_CUBES <= city.cubes <= MOST_CUBES:
            raise board.error(
                "cube-number", "city", city.index, number=city.cubes, fewest=FEWEST_CUBES, most=MOST_CUBES
            )
    total = sum(city.cubes for city in made.cities)
    if total + SUPPLY_SPACES * 3 > CUBES:
        raise board.error("too-many-cubes", number=total, most=CUBES - SUPPLY_SPACES * 3)
    if _read_flag(board, "teaching"):
        return
    if not FEWEST_CUBES_IN_ALL <= total <= MOST_CUBES_IN_ALL:
        raise board.error("cubes-in-all", number=total, fewest=FEWEST_CUBES_IN_ALL, most=MOST_CUBES_IN_ALL)
    missing = sorted(set(COLOURS[:4]) - {COLOURS[city.colour] for city in made.cities})
    if missing:
        raise board.error("colour-missing", colour=missing[0])


def _check_stops(made: SteamMap) -> None:
    """S1.8: stops are drawn as places, and no two are adjacent."""
    board = made.board
    for stop in made.stops:
        table, n = ("city", stop.index) if isinstance(stop, City) else ("town", stop.index - len(made.cities))
        if board.terrain[stop.hex] != PLACE:
            raise board.error("place-not-drawn", table, n, hex=board.names[stop.hex], place=stop.name)
        for other in board.neighbours[stop.hex]:
            if other >= 0 and made.stop_at[other] >= 0:
                raise board.error(
                    "stops-adjacent", table, n, place=stop.name, other=made.stop_name(made.stop_at[other])
                )


def _check_rivers(made: SteamMap) -> None:
    """What is drawn as a river or canal and what is paid as one are the same hexes (S1.8, S5.9); a lake needs neither.

    Cities take no notice of rivers.
    """
    board = made.board
    cities = {city.hex for city in made.cities}
    drawn: set[int] = set()
    dug: set[int] = set()
    for n, entry in enumerate(board.tables.get("river", ())):
        kind = entry.get("kind", "river")
        if kind not in COURSES:
            raise board.error("unknown-course", "river", n, kind=kind, known=COURSES)
        for name in entry["through"]:
            index = board.index_of.get(name)
            if index is None:
                continue
            (dug if kind == "canal" else drawn).add(index)
            if index not in cities and not made.river[index]:
                raise board.error("river-through-dry-hex", "river", n, river=entry["name"], hex=name)
    for index, kind in enumerate(made.terrain):
        if kind.startswith("canal") and index not in dug:
            raise board.error("canal-not-drawn", hex=board.names[index])
        if kind.startswith("river") and index not in drawn | dug:
            raise board.error("river-not-drawn", hex=board.names[index])


def _check_coasts(made: SteamMap) -> None:
    """A coast lies at impassable water: a side of it is closed, or the map ends there (S1.8, S5.3)."""
    for index, kind in enumerate(made.terrain):
        if kind == "coast" and made.sides[index] == 63:
            raise made.board.error("coast-without-sea", hex=made.board.names[index])


def _check_reach(made: SteamMap) -> None:
    """Every stop can be joined to every other by track (S5.3)."""
    reached = _reach(made, made.cities[0].hex)
    for stop in made.stops:
        if stop.hex not in reached:
            raise made.board.error("place-out-of-reach", place=stop.name, other=made.cities[0].name)


def _reach(made: SteamMap, start: int) -> set[int]:
    reached = {start}
    queue = [start]
    for here in queue:
        for d, other in enumerate(made.board.neighbours[here]):
            if made.sides[here] >> d & 1 and other not in reached:
                reached.add(other)
                queue.append(other)
    return reached
