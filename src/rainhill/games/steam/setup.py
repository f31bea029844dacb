"""What chance decides before a match, how it is written down, and the position it leads to (S1.2 to S1.4, S3.1, S12.2).

A deal has three lines: `order`, the seats counted from 1; `cities`, a word a city in the map's order; `supply`, a word
for each of the twelve spaces. A letter is a cube: R, B, Y, P or G.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from random import Random

from rainhill.games.steam.map import CUBES_OF_COLOUR, SUPPLY_SPACES, SteamMap, steam_map
from rainhill.games.steam.rules import codes, rounds
from rainhill.games.steam.rules.state import Ground, Position, Work
from rainhill.kernel.game import Header
from rainhill.kernel.refusals import SetupError

LETTERS = "RBYPG"
"""The cubes in the order of COLOURS."""
_COLOUR_OF = {letter: colour for colour, letter in enumerate(LETTERS)}
CITY_CLAIMS = 2
"""The version of the rules from which on a New City claims ownerless links like track (S8.4)."""


def deal(header: Header, rng: Random) -> Mapping[str, str]:
    """Draw the order and the cubes from the full bag (S1.2)."""
    board, seats = steam_map(header.map), len(header.seats)
    if header.edition == "standard":
        # S12.2: everybody draws an action tile; the lowest number goes first.
        order = list(range(seats))
        rng.shuffle(order)
    else:
        # S3.1, S3.6: one seat is drawn, the others follow to its left.
        first = rng.randrange(seats)
        order = [(first + n) % seats for n in range(seats)]
    bag = [letter for letter, number in zip(LETTERS, CUBES_OF_COLOUR, strict=True) for _ in range(number)]
    rng.shuffle(bag)
    words = ["".join(sorted((bag.pop() for _ in range(n)), key=LETTERS.index)) for n in _sizes(board, seats)]
    return {
        "order": " ".join(str(seat + 1) for seat in order),
        "cities": " ".join(words[: len(board.cities)]),
        "supply": " ".join(words[len(board.cities) :]),
    }


def begin(header: Header, drawn: Mapping[str, str], first: int) -> Mapping[str, str]:
    """The table decides who opens the bidding or goes first (S3.1); in Standard the others keep the order drawn."""
    seats = len(header.seats)
    order = [int(number) - 1 for number in drawn["order"].split()]
    if header.edition == "standard":
        order = [first, *(seat for seat in order if seat != first)]
    else:
        order = [(first + n) % seats for n in range(seats)]
    return {**drawn, "order": " ".join(str(seat + 1) for seat in order)}


def _sizes(board: SteamMap, seats: int) -> list[int]:
    """How many cubes every city and every supply space gets (S1.3, S1.4)."""
    return [board.city_cubes(city.index, seats) for city in board.cities] + [board.supply_cubes(seats)] * SUPPLY_SPACES


def check_deal(header: Header) -> None:
    """Refuse a deal that could not be drawn: wrong names, seats, numbers of cubes, or more cubes than the bag has."""
    board, seats = steam_map(header.map), len(header.seats)
    bad = SetupError("bad-deal", deal=", ".join(f"{name} {value}" for name, value in header.deal.items())[:200])
    if set(header.deal) != {"order", "cities", "supply"}:
        raise bad
    order = header.deal["order"].split()
    if sorted(order) != [str(n + 1) for n in range(seats)]:
        raise bad
    if header.edition != "standard" and any(int(b) != int(a) % seats + 1 for a, b in pairwise(order)):
        raise bad
    in_cities, in_supply = header.deal["cities"].split(), header.deal["supply"].split()
    words = in_cities + in_supply
    if len(in_cities) != len(board.cities) or [len(word) for word in words] != _sizes(board, seats):
        raise bad
    cubes = "".join(words)
    if any(letter not in LETTERS for letter in cubes):
        raise bad
    if any(cubes.count(letter) > most for letter, most in zip(LETTERS, CUBES_OF_COLOUR, strict=True)):
        raise bad


def set_up(header: Header, board: SteamMap, ground: Ground, work: Work) -> Position:
    """The position before the first action (S1)."""
    flat = Position()
    flat.seats = len(header.seats)
    set_options(flat, header)
    rounds.clear(ground, flat)
    order = [int(number) - 1 for number in header.deal["order"].split()]
    colours, bag = [-1] * codes.STOPS, list(CUBES_OF_COLOUR)
    for city in board.cities:
        colours[city.index] = city.colour
    cubes, supply = [0] * (codes.STOPS * codes.COLOURS), [0] * (codes.SPACES * codes.COLOURS)
    for name, table in (("cities", cubes), ("supply", supply)):
        for place, word in enumerate(header.deal[name].split()):
            for letter in word:
                colour = _COLOUR_OF[letter]
                table[place * codes.COLOURS + colour] += 1
                bag[colour] -= 1
    # Only what was dealt: environments begin a match for every few hundred steps.
    flat.deal(order + [-1] * (6 - len(order)), colours, bag, cubes, supply)
    work.tracing = 0
    rounds.begin_match(flat, work, 1 if header.options["first_order"] == "auction" else 0)
    return flat


def set_options(flat: Position, header: Header) -> None:
    """The edition and the options of the table as numbers."""
    options = header.options
    mercy = options["mercy"]
    each = mercy.split(" ") if " " in mercy else []
    flat.standard = 1 if header.edition == "standard" else 0
    flat.zero_bids = 1 if options["zero_bids"] == "yes" else 0
    flat.unlimited = 1 if options["unlimited_tiles"] == "yes" else 0
    flat.mercy_track = 1 if mercy in {"track", "both"} else 0
    flat.mercy_upkeep = 1 if mercy in {"upkeep", "both"} else 0
    flat.capital_points = 1 if options["capital_from_points"] == "yes" else 0
    flat.income_limit = 10 if options["income_limit"] == "10" else 100
    flat.repeats = ("no", "towns", "links").index(options["repeats"])
    flat.ownerless_limited = 1 if options["ownerless_links"] == "limited" else 0
    flat.town_loops = 1 if options["town_loops"] == "yes" else 0
    flat.takeover = 1 if options["takeover"] == "yes" else 0
    # S8.4: up to the first version of the rules a New City claimed what could be claimed before it was there.
    flat.city_claims = 1 if header.rules >= CITY_CLAIMS else 0
    # S12.4: what is chosen seat by seat; what is chosen for all has fields of its own, from before that could be done.
    flat.mercy_track_seats = sum(1 << seat for seat, chosen in enumerate(each) if chosen in {"track", "both"})
    flat.mercy_upkeep_seats = sum(1 << seat for seat, chosen in enumerate(each) if chosen in {"upkeep", "both"})
    flat.any_redirect = 1 if options["redirects"] == "tile" else 0
