"""Small boards made by hand or at random, given by axial coordinates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rainhill.games.rocket.map import COLOURS, RocketMap, make_rocket_map
from rainhill.kernel.hexes import Hex, cell, hex_name
from rainhill.kernel.maps import load_map

Spot = tuple[int, int]


def make_map(
    land: Iterable[Spot],
    *,
    starts: Mapping[str, Spot],
    towns: Mapping[str, Spot] | None = None,
    cities: Mapping[str, Spot] | None = None,
) -> RocketMap:
    """A board of these hexes; places are land too. The checks of a real map (distances, reach) are left out."""
    towns, cities = towns or {}, cities or {}
    places = [*starts.values(), *cities.values(), *towns.values()]
    hexes = {Hex(*spot) for spot in [*land, *places]}
    cells = {cell("flat", h): "o" if tuple(h) in places else "." for h in hexes}
    width, height = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    picture = "\n".join("".join(cells.get((x, y), " ") for x in range(width)).rstrip() for y in range(height))
    lines = [
        'format = 1\nid = "small"\ngame = "rocket"\ntitle = "Small"\nlayout = "flat"\nsource = "A test."',
        "teaching = true",
        'industries = ["coal", "steel"]',
        f'terrain = """\n{picture}\n"""',
        '[signs]\n"." = "land"\n"o" = "place"',
    ]
    for n, (name, spot) in enumerate(starts.items()):
        lines.append(f'[[company]]\nid = "{name}"\nname = "{name}"\ncolour = "{COLOURS[n]}"\nmonogram = "{n}"')
        lines.append(f'start = "{name} start"\nat = "{name_of(spot)}"')
    for name, spot in cities.items():
        lines.append(f'[[city]]\nname = "{name}"\nat = "{name_of(spot)}"\nindustries = ["coal", "coal", "steel"]')
    lines += [f'[[town]]\nname = "{name}"\nat = "{name_of(spot)}"' for name, spot in towns.items()]
    return make_rocket_map(load_map("\n".join(lines) + "\n"))


def name_of(spot: Spot) -> str:
    return hex_name("flat", Hex(*spot))


# Three lines that keep one another off the hex between them by R5.4. A runs in from the side; behind it a town can be
# reached by going on south. All coordinates are moved so that none is negative.
CROSSING = {"A": (1, 5), "B": (3, 3), "C": (4, 4)}
BETWEEN = (3, 4)
A_FIRST, A_SECOND, A_THIRD = (2, 5), (2, 6), (2, 7)
BEYOND = (2, 8)


def crossing(*, way_out: bool) -> RocketMap:
    """The board of that story: without the way out all three are stuck once A has made its first move (R11.3)."""
    land = [BETWEEN, A_FIRST]
    if way_out:
        return make_map([*land, A_SECOND, A_THIRD], starts=CROSSING, towns={"Beyond": BEYOND})
    return make_map(land, starts=CROSSING)
