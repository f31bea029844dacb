"""What `rainhill bench` measures of Steam alone: listing the deliveries of a dense network late in a match."""

from __future__ import annotations

from random import Random

import rainhill
from rainhill.games.steam.map import list_steam_maps, steam_map
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.rules import codes, core, links, state
from rainhill.kernel.match import Match
from rainhill.kernel.measure import Repeat

SEED = 1
CASH = 100
LAYS_TRIED = 24


def measure(repeat: Repeat, seconds: float) -> dict[str, dict[str, float]]:
    """Microseconds for a list of all deliveries and how many there are; milliseconds for the view with all of them."""
    position = late_position()
    ground, flat, work = position.ground, position.flat, position.work
    number = core.legal_of_kind(ground, flat, work, codes.DELIVER)

    def list_all() -> None:
        core.legal_of_kind(ground, flat, work, codes.DELIVER)

    def look() -> None:
        position.view(flat.asked)

    times, spent = repeat(list_all, seconds)
    looks, looked = repeat(look, seconds)
    return {
        "deliveries": {"microseconds": spent / times * 1e6, "number": number},
        "late_view": {"milliseconds": looked / looks * 1e3},
    }


def largest_table() -> tuple[str, int]:
    """The map for the most seats, and how many these are; of several the one with most hexes."""
    boards = [steam_map(map_id) for map_id in list_steam_maps()]
    board = max(boards, key=lambda board: (max(board.seats), len(board.board.hexes)))
    return board.id, max(board.seats)


def late_position() -> SteamPosition:
    """The last goods phase of a match of builders, always the same: rich seats, quick locomotives, all cubes left.

    Every build turn lays as much as it may and takes, of a few lays drawn, the one that leaves most links complete.
    """
    map_id, seats = largest_table()
    match: Match = rainhill.new("steam", map=map_id, edition="standard", seats=seats, seed=SEED)
    position = match.position
    assert isinstance(position, SteamPosition)
    ground, flat, work, rng = position.ground, position.flat, position.work, Random(SEED)
    work.seed(SEED)
    after = flat.copy()
    while flat.phase != codes.GOODS or flat.round < flat.rounds:
        if flat.phase == codes.BUILD and flat.laid == 0:
            _set(position, "cash", CASH)
        if flat.phase == codes.GOODS:
            action = state.pack(codes.PASS, 0, 0, 0)
        elif core.legal_of_kind(ground, flat, work, codes.LAY):
            action = _best_lay(position, after, [work.action(rng.randrange(work.count)) for _ in range(LAYS_TRIED)])
        else:
            action = core.sample(ground, flat, work)
        core.apply(ground, flat, work, action)
    _set(position, "level", codes.HIGHEST_LEVEL)
    return position


def _best_lay(position: SteamPosition, after: state.Position, lays: list[int]) -> int:
    """The lay after which all seats together have most complete links, the first of equals."""

    def complete(lay: int) -> int:
        state.copy_into(after, position.flat)
        core.apply(position.ground, after, position.work, lay)
        return sum(links.count_complete(after, seat) for seat in range(after.seats))

    return max(lays, key=complete)


def _set(position: SteamPosition, name: str, value: int) -> None:
    """Give every seat the same of something."""
    dump = position.flat.dump()
    dump[name] = [value] * len(dump[name])
    position.flat.restore(dump)
