"""The numbers of Stephenson's Rocket for learners: actions by kind, and what a seat may know."""

from __future__ import annotations

from rainhill.env.spec import Spec, lay_out_blocks, lay_out_slices
from rainhill.games.rocket.map import rocket_map
from rainhill.games.rocket.rules import codes
from rainhill.kernel.game import Header
from rainhill.kernel.hexes import COMPASS

SLICES = (
    ("phase", "phase", 1.0),
    ("actions_done", "one", 1.0),
    ("active", "seat", 1.0),
    ("turn", "one", 100.0),
    ("tiles_left", "one", 60.0),
    ("passengers_left", "one", 9.0),
    ("ending", "one", 1.0),
    ("standstill", "one", 1.0),
    ("veto_company", "company", 1.0),
    ("veto_proposed", "side", 1.0),
    ("veto_target", "side", 1.0),
    ("veto_bid", "one", 16.0),
    ("veto_bidder", "seat", 1.0),
    ("score", "seat", 50.0),
    ("score_known", "seat", 1.0),
    ("stations_left", "seat", 7.0),
    ("passengers", "seat", 9.0),
    ("shares", "company seat", 16.0),
    ("connected", "company seat", 7.0),
    ("closed", "company", 1.0),
    ("isolated", "company", 1.0),
    ("moved", "company", 1.0),
    ("pile", "company", 16.0),
    ("supplementary", "company", 16.0),
    ("heading", "company side", 1.0),
    ("joined", "company place", 1.0),
    ("free", "city industry", 3.0),
    ("invested", "seat city industry", 3.0),
    ("line", "company hex", 1.0),
    ("locomotive", "hex", 1.0),
    ("station", "seat hex", 1.0),
    ("open", "hex", 1.0),
)


def make_spec(header: Header) -> Spec:
    """What every number means on the header's map, with so many seats."""
    board = rocket_map(header.map)
    hexes, names = board.board.hexes, board.board.names
    cities = [board.places[city.place].name for city in board.cities]
    sides = COMPASS[board.board.layout]
    companies = [company.id for company in board.companies]
    blocks = lay_out_blocks(
        ("invest", [("city", cities), ("industry", ("major", "minor"))]),
        ("station", [("hex", names)]),
        ("move-station", [("station", [str(n + 1) for n in range(codes.STATIONS)]), ("hex", names)]),
        ("extend", [("company", companies), ("side", sides)]),
        ("bid", [("shares", [str(n + 1) for n in range(codes.TILES)]), ("side", sides)]),
        ("pass", []),
        ("lose-turn", []),
    )
    sizes = {
        "phase": 3,
        "one": 1,
        "seat": len(header.seats),
        "company": len(companies),
        "side": 6,
        "place": len(board.places),
        "city": len(cities),
        "industry": 2,
        "hex": len(hexes),
    }
    left, top = min(h.q for h in hexes), min(h.r for h in hexes)
    return Spec(
        game=header.game,
        map=header.map,
        seats=len(header.seats),
        blocks=blocks,
        slices=lay_out_slices(sizes, *SLICES),
        rows=tuple(h.r - top for h in hexes),
        columns=tuple(h.q - left for h in hexes),
    )
