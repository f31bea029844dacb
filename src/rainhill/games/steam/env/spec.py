"""The numbers of Steam for learners: actions by kind, and what a seat sees, which is everything."""

from __future__ import annotations

from rainhill.env.spec import Spec, lay_out_blocks, lay_out_slices
from rainhill.games.steam.actions import ACTION_TILES
from rainhill.games.steam.map import COLOURS, SUPPLY_SPACES, steam_map
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.rules import codes
from rainhill.games.steam.tiles import all_tiles
from rainhill.kernel.game import Header

BIDS = 100
"""Bids from 0 to 99 dollars stand at the beginning."""
CAPITAL = 64
"""So do sums of capital up to 315 dollars; what is more has numbers at the end, in Standard, where it can be legal."""

SLICES = (
    ("phase", "phase", 1.0),
    ("rounds_left", "one", 10.0),
    ("goods_round", "one", 2.0),
    ("tiles_to_lay", "one", 4.0),
    ("city_done", "one", 1.0),
    ("growth_done", "one", 1.0),
    ("spent", "one", 20.0),
    ("bid", "one", 20.0),
    ("bidder", "seat", 1.0),
    ("bids", "seat", 20.0),
    ("out", "seat", 1.0),
    ("placed", "seat", 1.0),
    ("free_pass", "seat", 1.0),
    ("order", "seat place", 1.0),
    ("queue", "seat place", 1.0),
    ("cash", "seat", 50.0),
    ("income", "seat", 10.0),
    ("points", "seat", 20.0),
    ("level", "seat", 6.0),
    ("links", "seat", 20.0),
    ("tile", "seat tile", 1.0),
    ("passed", "seat", 1.0),
    ("improved", "seat", 1.0),
    ("bankrupt", "seat", 1.0),
    ("award", "seat", 6.0),
    ("mover", "seat", 1.0),
    ("cube", "colour", 1.0),
    ("origin", "stop", 1.0),
    ("destination", "stop", 1.0),
    ("bag", "colour", 20.0),
    ("new_cities", "colour", 2.0),
    ("pieces", "piece", 10.0),
    ("supply", "space colour", 3.0),
    ("city", "stop colour", 1.0),
    ("marker", "stop", 1.0),
    ("cubes", "stop colour", 4.0),
    ("track", "track hex", 1.0),
    ("owner", "owner side hex", 1.0),
)


def most_money(header: Header) -> int:
    """More dollars than a seat can ever bid or raise in one go.

    What a seat owns, cash and $5 for each step of income above -10 and for each 2 VP, is $50 when Standard begins, and
    raising money never makes it more. A round adds what is delivered, $5 a point at most: two cubes of its own with six
    links each, and two of every other seat, of whose six links one at least is the mover's (S9); and its income (S10).
    Base has one auction, before the first round, when nobody owns more than $50 (S2.2, S3).
    """
    begun = SteamPosition.begin(header).flat
    if not begun.standard:
        return BIDS - 1
    delivered = 2 * (codes.HIGHEST_LEVEL + (codes.HIGHEST_LEVEL - 1) * (begun.seats - 1))
    # The auction of the last round comes after what the rounds before it brought.
    return 50 + (begun.rounds - 1) * (5 * delivered + begun.income_limit)


def make_spec(header: Header) -> Spec:
    """What every number means on the header's map, with so many seats."""
    board, lays = steam_map(header.map), all_tiles().lays
    hexes, names = board.board.hexes, board.board.names
    stops, towns = [stop.name for stop in board.stops], [town.name for town in board.towns]
    shapes = [f"{lay.shape.id} turned {lay.rotation}" for lay in lays]
    spaces = [str(n) for n in range(SUPPLY_SPACES + 1)]
    most = most_money(header)
    high = [
        ("high-bid", [("dollars", [str(n) for n in range(BIDS, most + 1)])]),
        ("high-capital", [("dollars", [str(5 * n) for n in range(CAPITAL, most // 5 + 1)])]),
    ]
    blocks = lay_out_blocks(
        ("bid", [("dollars", [str(n) for n in range(BIDS)])]),
        ("pass", []),
        ("capital", [("dollars", [str(5 * n) for n in range(CAPITAL)])]),
        ("take", [("tile", ACTION_TILES), ("manner", ("done", "passed"))]),
        (
            "lay",
            [
                ("hex", [name for name, stop in zip(names, board.stop_at, strict=True) if stop < 0]),
                ("tile", shapes[: codes.FIRST_TOWN]),
            ],
        ),
        ("lay-town", [("town", towns), ("tile", shapes[codes.FIRST_TOWN :])]),
        ("new-city", [("town", towns), ("colour", COLOURS), ("supply", spaces)]),
        ("grow", [("city", stops), ("supply", spaces[1:])]),
        ("end-build", []),
        ("improve", []),
        ("deliver", [("origin", stops), ("to", stops), ("links", [str(n + 1) for n in range(codes.HIGHEST_LEVEL)])]),
        ("score", [("choice", ("points", "income"))]),
        *(high if most >= BIDS else []),
    )
    seats = len(header.seats)
    sizes = {
        "phase": 7,
        "one": 1,
        "seat": seats,
        "place": seats,
        "tile": len(ACTION_TILES),
        "colour": len(COLOURS),
        "stop": len(stops),
        "piece": codes.PIECES,
        "space": SUPPLY_SPACES,
        "track": 21,
        "owner": seats + 1,
        "side": 6,
        "hex": len(hexes),
    }
    left, top = min(h.q for h in hexes), min(h.r for h in hexes)
    return Spec(
        game=header.game,
        map=header.map,
        seats=seats,
        blocks=blocks,
        slices=lay_out_slices(sizes, *SLICES),
        rows=tuple(h.r - top for h in hexes),
        columns=tuple(h.q - left for h in hexes),
    )
