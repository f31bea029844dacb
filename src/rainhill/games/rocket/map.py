"""What Rocket reads from a map: companies, cities, railway towns, industries, and whether it obeys R1.2 and R1.3."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rainhill.kernel.hexes import distance
from rainhill.kernel.maps import GameMap, list_maps, read_map
from rainhill.kernel.setup import repeated

GAME = "rocket"
PlaceKind = Literal["start", "city", "town"]
COLOURS = ("line-1", "line-2", "line-3", "line-4", "line-5", "line-6", "line-7")
OLD_COLOURS = ("gwr", "lswr", "ser", "ger", "ly", "ner", "lnwr")
"""The same colours as the first maps name them, after railways of England; a map's hash depends on its text."""
TERRAIN = ("land", "place")
COMPANIES = 7
CITIES = 12
FEWEST_COMPANIES = 2
MOST_HEXES = 224
MOST_READ = 64
"""Maps kept as they were read."""
MOST_PLACES = 32
MOST_INDUSTRIES = 8
START_DISTANCE = 4


@dataclass(frozen=True, slots=True)
class Place:
    """A starting town, city or railway town, on a hex of its own (R1.2)."""

    index: int
    name: str
    kind: PlaceKind
    hex: int


@dataclass(frozen=True, slots=True)
class Company:
    """A railway company; place number `index` is its starting town (R1.2). `short`: its name in little room."""

    index: int
    id: str
    name: str
    short: str
    colour: str
    monogram: str
    hex: int


@dataclass(frozen=True, slots=True)
class City:
    """A city and the industries of its three investment places: two of the major one, one of the minor (R1.3)."""

    place: int
    major: int
    minor: int


@dataclass(frozen=True, slots=True, eq=False)
class RocketMap:
    """A map read for Rocket; places stand in one order: starts by company, then cities, then railway towns (R1.2)."""

    board: GameMap
    companies: tuple[Company, ...]
    cities: tuple[City, ...]
    towns: tuple[int, ...]
    places: tuple[Place, ...]
    industries: tuple[str, ...]
    place_at: tuple[int, ...]

    @property
    def id(self) -> str:
        """The map's id."""
        return self.board.id


def list_rocket_maps() -> tuple[str, ...]:
    """The ids of the maps that come with Rocket."""
    return list_maps(GAME)


@lru_cache(MOST_READ)
def rocket_map(map_id: str) -> RocketMap:
    """A map that comes with Rocket, or one of somebody's own that is in play, read and checked (R1.2, R1.3)."""
    made = make_rocket_map(read_map(GAME, map_id))
    check_rocket_map(made)
    return made


def make_rocket_map(board: GameMap) -> RocketMap:
    """Read a GameMap for Rocket; only what would make it unreadable is refused, see check_rocket_map for the rest."""
    if board.game != GAME:
        raise board.error("other-game", game=board.game)
    industries = _read_industries(board)
    companies = tuple(_read_company(board, n) for n in range(len(board.tables.get("company", ()))))
    spots: list[tuple[str, PlaceKind, int]] = [
        (board.tables["company"][c.index]["start"], "start", c.hex) for c in companies
    ]
    spots += [(entry["name"], "city", board.index_of[entry["at"]]) for entry in board.tables.get("city", ())]
    spots += [(entry["name"], "town", board.index_of[entry["at"]]) for entry in board.tables.get("town", ())]
    places = tuple(Place(index, *spot) for index, spot in enumerate(spots))
    cities = tuple(
        City(len(companies) + n, *_read_city_industries(board, n, industries))
        for n in range(len(board.tables.get("city", ())))
    )
    place_at = [-1] * len(board.hexes)
    for place in places:
        place_at[place.hex] = place.index
    return RocketMap(
        board=board,
        companies=companies,
        cities=cities,
        towns=tuple(place.index for place in places if place.kind == "town"),
        places=places,
        industries=industries,
        place_at=tuple(place_at),
    )


def _read_industries(board: GameMap) -> tuple[str, ...]:
    given = board.settings.get("industries")
    if given is None:
        raise board.error("missing-key", key="industries")
    if not isinstance(given, list) or not all(isinstance(name, str) and name for name in given):
        raise board.error("wrong-type", key="industries")
    if len(set(given)) != len(given):
        raise board.error("same-industry", industries=repeated(given))
    return tuple(given)


def _read_company(board: GameMap, n: int) -> Company:
    given = board.tables["company"][n]
    entry = {"short": given.get("name"), **given}
    for key in ("id", "name", "short", "colour", "monogram"):
        if key not in entry:
            raise board.error("missing-key", "company", n, key=key)
        if not isinstance(entry[key], str) or not entry[key]:
            raise board.error("wrong-type", "company", n, key=key)
    colour = dict(zip(OLD_COLOURS, COLOURS, strict=True)).get(entry["colour"], entry["colour"])
    if colour not in COLOURS:
        raise board.error("unknown-colour", "company", n, colour=colour, known=COLOURS)
    at = board.index_of[entry["at"]]
    return Company(n, entry["id"], entry["name"], entry["short"], colour, entry["monogram"], at)


def _read_city_industries(board: GameMap, n: int, industries: tuple[str, ...]) -> tuple[int, int]:
    """The major and the minor industry of a city (R1.3)."""
    entry = board.tables["city"][n]
    given = entry.get("industries")
    if not isinstance(given, list) or len(given) != 3 or len(set(map(str, given))) != 2:
        raise board.error("not-two-and-one", "city", n, city=entry["name"])
    for industry in given:
        if industry not in industries:
            raise board.error("unknown-industry", "city", n, city=entry["name"], industry=industry, known=industries)
    first, second = sorted(set(given), key=given.count, reverse=True)
    return industries.index(first), industries.index(second)


def check_rocket_map(made: RocketMap) -> None:
    """Refuse a map that breaks R1.2 or R1.3 or that a locomotive could not use; teaching maps may have fewer places."""
    _check_numbers(made)
    _check_signs(made)
    _check_industry_sums(made)
    _check_starts(made)
    _check_reach(made)


def _check_numbers(made: RocketMap) -> None:
    board = made.board
    teaching = board.settings.get("teaching", False)
    fewest = FEWEST_COMPANIES if teaching else COMPANIES
    if not fewest <= len(made.companies) <= COMPANIES:
        span = "no" if fewest == COMPANIES else "yes"
        raise board.error("company-number", number=len(made.companies), fewest=fewest, most=COMPANIES, range=span)
    if not teaching and len(made.cities) != CITIES:
        raise board.error("city-number", number=len(made.cities), wanted=CITIES)
    if len(board.hexes) > MOST_HEXES:
        raise board.error("too-many-hexes", number=len(board.hexes), most=MOST_HEXES)
    if len(made.places) > MOST_PLACES:
        raise board.error("too-many-places", number=len(made.places), most=MOST_PLACES)
    if len(made.industries) > MOST_INDUSTRIES:
        raise board.error("too-many-industries", number=len(made.industries), most=MOST_INDUSTRIES)
    for key in ("id", "colour", "monogram"):
        seen: set[str] = set()
        for n, company in enumerate(made.companies):
            value = getattr(company, key)
            if value in seen:
                raise board.error("company-twice", "company", n, key=key, value=value)
            seen.add(value)


def _check_signs(made: RocketMap) -> None:
    """Terrain that means nothing to Rocket is declared as decoration, and places are drawn as places."""
    board = made.board
    known = (*TERRAIN, *board.settings.get("decoration", ()))
    for index, kind in enumerate(board.terrain):
        if kind not in known:
            raise board.error("unknown-terrain", hex=board.names[index], kind=kind)
        place = made.place_at[index]
        if place >= 0 and kind != "place":
            raise board.error("place-not-drawn", hex=board.names[index], place=made.places[place].name)


def _check_industry_sums(made: RocketMap) -> None:
    """Every industry has the same number of investment places on the map (R1.3)."""
    sums = [0] * len(made.industries)
    for city in made.cities:
        sums[city.major] += 2
        sums[city.minor] += 1
    for industry, number in zip(made.industries, sums, strict=True):
        if number != sums[0] or number == 0:
            raise made.board.error("industry-sum", industry=industry, number=number, wanted=sums[0])


def _check_starts(made: RocketMap) -> None:
    """Starting towns are far enough apart (R1.2) and a locomotive can leave each."""
    board = made.board
    for a in made.companies:
        for b in made.companies[: a.index]:
            gap = distance(board.hexes[a.hex], board.hexes[b.hex])
            if gap < START_DISTANCE:
                raise board.error(
                    "starts-too-close",
                    "company",
                    a.index,
                    company=a.id,
                    other=b.id,
                    distance=gap,
                    fewest=START_DISTANCE,
                )
        if not any(n >= 0 and made.place_at[n] < 0 for n in board.neighbours[a.hex]):
            raise board.error("start-shut-in", "company", a.index, company=a.id)


def _check_reach(made: RocketMap) -> None:
    """Every place can be joined by every company on the empty board."""
    for company in made.companies:
        reached = {company.hex}
        for hex_index, _ in locomotive_reach(made, company.index):
            reached.update(n for n in made.board.neighbours[hex_index] if n >= 0)
        for place in made.places:
            if place.hex not in reached:
                raise made.board.error(
                    "place-out-of-reach", "company", company.index, place=place.name, company=company.id
                )


def locomotive_reach(made: RocketMap, company: int) -> Iterator[tuple[int, int]]:
    """Every hex a locomotive can come to on the empty board, nearest first, with the moves it takes (R5.1, R5.2).

    The search runs over hex and heading and does not ask whether a way uses a hex twice: on open land the shortest
    never does.
    """
    neighbours, place_at = made.board.neighbours, made.place_at
    home = made.companies[company].hex
    queue = deque((n, d, 1) for d, n in enumerate(neighbours[home]) if n >= 0 and place_at[n] < 0)
    seen = {(n, d) for n, d, _ in queue}
    given: set[int] = set()
    while queue:
        here, heading, moves = queue.popleft()
        if here not in given:
            given.add(here)
            yield here, moves
        for turn in (-1, 0, 1):
            d = (heading + turn) % 6
            n = neighbours[here][d]
            if n >= 0 and place_at[n] < 0 and (n, d) not in seen:
                seen.add((n, d))
                queue.append((n, d, moves + 1))
