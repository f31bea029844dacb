"""The engine's list of lays against one found the slow way, in positions that come up in play (S5, S7)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rainhill.games.steam.actions import LayTile
from rainhill.games.steam.map import SteamMap
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.view import SteamView
from tests.games.steam.golden.make_perft import CASES, set_up
from tests.games.steam.model.naive_lays import Table, in_stock, naive_lays
from tests.games.steam.rules.table import line, net, sit
from tests.rounds import amount


def compare(view: SteamView, board: SteamMap) -> int:
    """Assert that both lists are the same; tell how long they are."""
    listed = {(a.hex, a.tile, a.rotation) for a in view.legal if isinstance(a, LayTile)}
    found = naive_lays(view, board)
    table = Table(view, board)
    assert listed <= found, f"too much: {sorted(listed - found)[:3]}"
    missing = in_stock(view, board, found) - listed
    # Where the last piece of a face was lifted from the same hex the view does not tell whether it is of that kind.
    missing = {lay for lay in missing if table.left[lay[1]] > 0}
    assert not missing, f"missing: {sorted(missing)[:3]}"
    return len(listed)


def lively(position: Any, rng: Random) -> Any:
    kinds = position.legal_kinds()
    if "lay" in kinds and rng.random() < 0.85:
        return rng.choice(position.legal_of_kind("lay"))
    if "end-build" in kinds and rng.random() < 0.2:
        return rng.choice(position.legal_of_kind("end-build"))
    if "deliver" in kinds:
        return rng.choice(position.legal_of_kind("deliver"))
    if "capital" in kinds:
        return min(position.legal_of_kind("capital"), key=lambda raised: abs(raised.amount - 10))
    return position.sample(rng)


def play_through(position: SteamPosition, seed: int, share: float) -> int:
    """Play a match by chance and compare in a share of its build turns."""
    rng = Random(seed)
    compared = 0
    while (asked := position.decision()) is not None:
        if asked.kind == "build" and rng.random() < share:
            compare(position.full_view(), position.board)
            compared += 1
        position.apply(lively(position, rng))
    return compared


@pytest.mark.parametrize("case", [case for case in CASES if "track" in case or case in {"new-city", "cash-only"}])
def test_the_counted_positions(case: str) -> None:
    position = set_up(case)
    assert compare(position.full_view(), position.board) > 30


@pytest.mark.parametrize("edition", ["base", "standard"])
def test_matches_on_the_small_map(edition: str) -> None:
    options: dict[str, Any] = {"takeover": "no", "town_loops": "yes", "mercy": "track"} if edition == "standard" else {}
    position = sit(edition, 4, on="toy", **options)
    assert play_through(position, 5, 0.3) > 10


def test_matches_with_any_redirect() -> None:
    """S7.4: the option redirects."""
    position = sit("base", 3, on="toy", redirects="tile", unlimited_tiles="yes")
    assert play_through(position, 8, 0.3) > 10


@pytest.mark.parametrize("owner", [0, None])
def test_any_redirect_of_ends_that_meet(owner: int | None) -> None:
    """S7.4: open ends of several links around one hex, and a tile with two of them."""
    lines = [
        *net(alba_tarn=0), line("Burg", "C9", "D8", "E7", "...", owner=owner), line("Dorn", "E9", "D8", "D6", "..."),
        line("Tarn", "D6", "E5", "...", owner=owner), line("Burg", "D10", "E9", "...", owner=owner),
    ]  # fmt: skip
    turning = sit(lines=lines, phase="build", asked=0, redirects="tile", cash=[9, 9, 9])
    plain = sit(lines=lines, phase="build", asked=0, cash=[9, 9, 9])
    many = compare(turning.full_view(), turning.board)
    assert many > compare(plain.full_view(), plain.board) > 20


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_a_crowded_field(seed: int) -> None:
    """Links of three seats, open ends, loose spurs and ownerless ones on the field, then two rounds of building."""
    owned = net(alba_tarn=0, tarn_burg=1, firth_dorn=1, dorn_gard=2, gard_isen=0, moor_elm=1, nook_gard=2)
    position = sit(lines=owned, cash=[60, 60, 60], phase="actions", round_number=2)
    rng = Random(seed)
    compared = 0
    while position.full_view().round < 4:
        asked = position.decision()
        assert asked is not None
        if asked.kind == "build" and rng.random() < 0.4:
            compare(position.full_view(), position.board)
            compared += 1
        position.apply(lively(position, rng))
    assert compared > 2


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["base", "standard"])
@pytest.mark.parametrize("on", ["toy", "northeast", "ruhr", "isles"])
@pytest.mark.parametrize("seed", range(3))
def test_many_matches(on: str, edition: str, seed: int) -> None:
    choices: list[dict[str, Any]] = [{}, {"takeover": "no"}, {"town_loops": "yes", "unlimited_tiles": "yes"}]
    position = sit(edition, 3 + seed, on=on, **choices[seed])
    assert play_through(position, seed, 1.0 if on == "toy" else amount(0.25, 0.1)) > 0
