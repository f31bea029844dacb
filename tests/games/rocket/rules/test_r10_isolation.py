"""R10 Isolated lines: rules, hand-made traps, and the engine's search against an exhaustive one on random boards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rainhill.games.rocket.map import RocketMap
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.referee import line_hexes
from rainhill.games.rocket.rules.isolation import is_isolated
from rainhill.kernel.hexes import DIRECTIONS, Hex, distance, step
from tests.games.rocket.model.compare import compare
from tests.games.rocket.model.naive_model import Model
from tests.games.rocket.rules.boards import Spot, crossing, make_map, name_of
from tests.games.rocket.rules.table import EDITIONS, company, found, play, sit, the
from tests.rounds import amount

# -- the exhaustive search --------------------------------------------------------------------------------------------


class Search:
    """R10.1 by the letter: every way that uses no hex twice, over the full view and the map."""

    def __init__(self, position: RocketPosition, name: str) -> None:
        board, view = position.board.board, position.full_view()
        self.near, self.index = board.neighbours, board.index_of
        me = next(c for c in view.companies if c.id == name)
        lines = {self.index[at]: c.id for c in view.companies for at in line_hexes(c)}
        places = {place.hex: place.name for place in position.board.places}
        self.blocked = set(lines) | set(places)
        self.goals = {
            at
            for at in range(len(board.hexes))
            for n in self.near[at]
            if n >= 0 and (lines.get(n, name) != name or (n in places and places[n] not in me.joined))
        }
        assert me.locomotive is not None
        self.start, self.heading = self.index[me.locomotive], me.heading

    def ahead(self, at: int, heading: int | None) -> Iterator[tuple[int, int]]:
        for d in range(6) if heading is None else [(heading + turn) % 6 for turn in (-1, 0, 1)]:
            n = self.near[at][d]
            if n >= 0 and n not in self.blocked:
                yield n, d

    def path_exists(self) -> bool:
        def search(at: int, heading: int | None, used: set[int]) -> bool:
            for n, d in self.ahead(at, heading):
                if n in used:
                    continue
                if n in self.goals:
                    return True
                used.add(n)
                if search(n, d, used):
                    return True
                used.remove(n)
            return False

        return search(self.start, self.heading, set())

    def walk_exists(self) -> bool:
        """The quick answer that is not good enough: hexes may be used twice."""
        queue: list[tuple[int, int | None]] = [(self.start, self.heading)]
        seen: set[tuple[int, int]] = set()
        for at, heading in queue:
            for n, d in self.ahead(at, heading):
                if n in self.goals:
                    return True
                if (n, d) not in seen:
                    seen.add((n, d))
                    queue.append((n, d))
        return False


def engine_says(position: RocketPosition, name: str) -> bool:
    number = next(c.index for c in position.board.companies if c.id == name)
    return bool(is_isolated(position.ground, position.flat, position.work, number))


# -- random boards ----------------------------------------------------------------------------------------------------


def random_land(rng: Random) -> list[Spot]:
    """A ragged piece of land with holes."""
    width, height = rng.randint(4, 6), rng.randint(3, 6)
    spots = [(q, r) for q in range(width) for r in range(3, 3 + height)]
    holes = rng.uniform(0.1, 0.45)
    return [spot for spot in spots if rng.random() > holes]


def random_map(rng: Random) -> RocketMap | None:
    land = random_land(rng)
    rng.shuffle(land)
    starts: dict[str, Spot] = {}
    for name in ("A", "B", "C")[: rng.randint(2, 3)]:
        spot = next((s for s in land if all(distance(Hex(*s), Hex(*o)) >= 2 for o in starts.values())), None)
        if spot is None:
            return None
        land.remove(spot)
        starts[name] = spot
    towns = {f"Town {n}": land.pop() for n in range(min(rng.randint(0, 3), len(land)))}
    return make_map(land, starts=starts, towns=towns) if land else None


def random_lines(rng: Random, board: RocketMap) -> dict[str, list[str]]:
    """Lines that could have been run: gentle bends, no place or hex twice, never next to one another (R7.6)."""
    free = {h for i, h in enumerate(board.board.hexes) if board.place_at[i] < 0}
    homes = {c.id: board.board.hexes[c.hex] for c in board.companies}
    taken: dict[Hex, str] = {home: name for name, home in homes.items()}
    lines: dict[str, list[str]] = {}
    for name, home in homes.items():
        here, heading = home, None
        for _ in range(rng.randint(0, 8)):
            ways = range(6) if heading is None else [(heading + turn) % 6 for turn in (-1, 0, 1)]
            choices = [
                (step(here, d), d)
                for d in ways
                if step(here, d) in free
                and step(here, d) not in taken
                and all(taken.get(step(step(here, d), e), name) == name for e in range(len(DIRECTIONS)))
            ]
            if not choices:
                break
            taken.pop(home, None)
            here, heading = rng.choice(choices)
            taken[here] = name
            lines.setdefault(name, []).append(name_of((here.q, here.r)))
    return lines


def random_positions(seed: int, boards: int, settings: int) -> Iterator[RocketPosition]:
    rng = Random(seed)
    for _ in range(boards):
        board = random_map(rng)
        if board is None:
            continue
        every = [place.name for place in board.places]
        for _ in range(settings):
            # Most places joined already, or hardly any line would ever be isolated.
            joined = {c.id: [place for place in every if rng.random() < 0.7] for c in board.companies}
            yield sit(rng.choice(EDITIONS), 2, on=board, lines=random_lines(rng, board), joined=joined)


def compare_with_exhaustive_search(positions: Iterator[RocketPosition]) -> dict[str, int]:
    counts = {"isolated": 0, "free": 0, "trap": 0}
    for position in positions:
        for c in position.board.companies:
            search = Search(position, c.id)
            free = search.path_exists()
            assert engine_says(position, c.id) == (not free), (position.full_view(), c.id)
            # Asked again, with the remembered route, it says the same.
            assert engine_says(position, c.id) == (not free)
            counts["free" if free else "isolated"] += 1
            counts["trap"] += not free and search.walk_exists()
    return counts


def test_r10_1_like_an_exhaustive_search_on_random_boards() -> None:
    """R10.1"""
    counts = compare_with_exhaustive_search(random_positions(1, 60, 8))
    assert min(counts["isolated"], counts["free"]) > 200


@pytest.mark.slow
def test_r10_1_like_an_exhaustive_search_on_thousands_of_random_boards() -> None:
    """R10.1"""
    counts = compare_with_exhaustive_search(random_positions(2, amount(2400, 600), 3))
    assert min(counts["isolated"], counts["free"]) > amount(3000, 700)


@pytest.mark.parametrize("seed", range(8))
def test_r10_2_isolated_is_for_good(seed: int) -> None:
    """R10.1, R10.2: random play on random boards; remembered routes never mislead, and nobody is ever freed."""
    rng = Random(seed)
    for _ in range(6):
        board = random_map(rng)
        if board is None:
            continue
        edition = rng.choice(EDITIONS)
        position = sit(edition, 2, on=board, lines={}, shares={c.id: [1, 1] for c in board.companies})
        model = Model(board, edition, position.header.options["defence"], 2, 0)
        model.shares = {c.id: [1, 1] for c in board.companies}
        model.pile = {c.id: 14 for c in board.companies}
        while position.decision() is not None:
            moves = [a for a in position.legal() if a.kind in {"extend", "bid"}]
            action = rng.choice(moves or position.legal())
            position.apply(action)
            model.apply(action)
            if position.decision() is not None and position.full_view().turn > 1:
                compare(position, model)
            for c in position.full_view().companies:
                if c.status == "isolated":
                    assert not Search(position, c.id).path_exists(), "an isolated line got free"


# -- traps ------------------------------------------------------------------------------------------------------------

# A comes from K to L heading north-east and can only bend right to N. Behind N lies a ring that would turn it, but
# the way back runs over N again. Q, from where the town can be reached, is too sharp a bend on the way out.
K, L, N = (2, 7), (3, 6), (4, 6)
RING = [(5, 6), (5, 7), (6, 7), (7, 6), (7, 5), (6, 5)]
Q, TOWN = (3, 7), (2, 8)
SECOND_WAY = (4, 7)


def ring_map(*more: Spot) -> RocketMap:
    return make_map([L, N, *RING, Q, *more], starts={"A": K, "B": (12, 2)}, towns={"Town": TOWN})


def test_r10_1_a_walk_is_not_enough() -> None:
    """R10.1: the loop exists and the walk with it, but it uses N and the ring's gate twice."""
    position = sit(on=ring_map(), lines={"A": [name_of(L)]})
    search = Search(position, "A")
    assert search.walk_exists()
    assert not search.path_exists()
    assert engine_says(position, "A")


def test_r10_1_a_second_way_out_of_the_ring_frees_it() -> None:
    """R10.1"""
    position = sit(on=ring_map(SECOND_WAY), lines={"A": [name_of(L)]})
    assert Search(position, "A").path_exists()
    assert not engine_says(position, "A")


def test_r10_1_the_trap_in_play() -> None:
    """R10.1: moving into the trap isolates the line at the end of the action."""
    events = play(sit(on=ring_map()), f"extend A to {name_of(L)}")
    assert "A" in [event.company for event in found(events, "line-isolated")]
    events = play(sit(on=ring_map(SECOND_WAY)), f"extend A to {name_of(L)}")
    assert "A" not in [event.company for event in found(events, "line-isolated")]


def spoiled_traps(seed: int, number: int) -> Iterator[RocketPosition]:
    """The trap with hexes added or taken away at random: often still a trap, often not."""
    rng = Random(seed)
    around = [(q, r) for q in range(2, 9) for r in range(4, 9) if (q, r) not in {K, L, N, Q, TOWN, *RING}]
    for _ in range(number):
        kept = [spot for spot in [N, *RING, Q] if rng.random() > 0.02]
        added = rng.sample(around, rng.randint(0, 6))
        board = make_map([L, *kept, *added], starts={"A": K, "B": (12, 2)}, towns={"Town": TOWN})
        yield sit(on=board, lines={"A": [name_of(L)]})


def test_r10_1_spoiled_traps_like_an_exhaustive_search() -> None:
    """R10.1: many of them have a walk but no path that uses no hex twice."""
    counts = compare_with_exhaustive_search(spoiled_traps(3, 250))
    assert counts["trap"] > 20
    assert counts["free"] > 20


@pytest.mark.slow
def test_r10_1_thousands_of_spoiled_traps() -> None:
    """R10.1"""
    counts = compare_with_exhaustive_search(spoiled_traps(4, amount(4000, 1000)))
    assert counts["trap"] > amount(300, 60)
    assert counts["free"] > amount(300, 60)


def test_r10_1_two_rings_in_a_row() -> None:
    """R10.1: a longer way in and the same answer; the exact search has to look behind more than one junction."""
    more = [(8, 6), (9, 6), (9, 7), (10, 7), (11, 6), (11, 5), (10, 5)]
    position = sit(on=ring_map(*more), lines={"A": [name_of(L)]})
    search = Search(position, "A")
    assert search.walk_exists()
    assert not search.path_exists()
    assert engine_says(position, "A")


# -- the rules one by one ---------------------------------------------------------------------------------------------


def corridor(**places: dict[str, Spot]) -> RocketMap:
    """A runs south along a corridor; whether anything lies at its end is up to the test."""
    return make_map([(3, 4), (3, 5), (3, 6)], **{"starts": {"A": (3, 3), "B": (12, 2)}} | places)


def test_r10_1_nothing_in_reach() -> None:
    """R10.1"""
    assert engine_says(sit(on=corridor()), "A")


def test_r10_1_a_place_in_reach_unless_it_is_joined() -> None:
    """R10.1"""
    board = corridor(towns={"Town": (3, 7)})
    assert not engine_says(sit(on=board), "A")
    assert engine_says(sit(on=board, joined={"A": ["Town"]}), "A")


def test_r10_1_a_place_beside_the_way_counts() -> None:
    """R10.1: the locomotive need not be able to stop anywhere else."""
    assert not engine_says(sit(on=corridor(towns={"Town": (4, 4)})), "A")


def test_r10_1_another_line_in_reach() -> None:
    """R10.1, R1.6: even one that still waits; its starting town is a place not joined as well."""
    board = corridor(starts={"A": (3, 3), "B": (3, 7)})
    assert not engine_says(sit(on=board), "A")
    assert not engine_says(sit(on=board, joined={"A": ["B start"]}), "A")


def test_r10_1_places_track_and_locomotives_block_but_stations_do_not() -> None:
    """R10.1"""
    board = corridor(towns={"Town": (3, 7)})
    assert not engine_says(sit(on=board, stations={name_of((3, 5)): 1}), "A")
    walled = make_map(
        [(3, 4), (3, 6)],
        starts={"A": (3, 3), "B": (12, 2)},
        towns={"Wall": (3, 5), "Town": (3, 7)},
    )
    assert engine_says(sit(on=walled, joined={"A": ["Wall"]}), "A")
    # Its own track: having run round the ring, A meets the gate it came through, and the town lies behind that.
    ring = make_map([*RING, (4, 7)], starts={"A": (4, 6), "B": (12, 2)}, towns={"Town": (3, 8)})
    assert engine_says(sit(on=ring, lines={"A": [name_of(spot) for spot in RING[:5]]}), "A")


def test_r10_1_hexes_closed_by_r5_4_alone_do_not_block() -> None:
    """R10.1: nobody may enter the hex between the three, yet none of them is isolated."""
    position = sit(seats=2, on=crossing(way_out=False), lines={"A": [name_of((2, 5))]})
    assert position.legal_of_kind("extend") == []
    for name in ("A", "B", "C"):
        assert not engine_says(position, name)


def test_r10_1_a_waiting_locomotive_may_leave_in_any_direction() -> None:
    """R10.1, R5.1"""
    for d in range(6):
        out = step(Hex(4, 5), d)
        beyond = step(out, d)
        board = make_map(
            [(out.q, out.r)],
            starts={"A": (4, 5), "B": (12, 2)},
            towns={"Town": (beyond.q, beyond.r)},
        )
        assert not engine_says(sit(on=board), "A")


def test_r10_1_the_dead_end_of_the_printed_example() -> None:
    """R10.1: a line in a corner that has joined all the places there."""
    board = make_map(
        [(3, 4), (3, 5), (2, 6)],
        starts={"A": (3, 3), "B": (12, 2)},
        cities={"City": (4, 4)},
        towns={"Town": (2, 5)},
    )
    position = sit(on=board, lines={"A": [name_of((3, 4))]})
    assert set(company(position, "A").joined) == {"A start", "City", "Town"}
    assert engine_says(position, "A")


def test_r10_1_a_line_that_swallowed_its_only_way_out() -> None:
    """R10.1, R7.5: Y runs into the corridor by which X could still leave and merges; its track is X's own now.

    X has had an escape route to the town in mind since Z's first move; it must not trust it any more.
    """
    board = make_map(
        [(3, 4), (3, 5), (2, 5), (12, 3), (12, 4), (12, 5)],
        starts={"X": (3, 3), "Y": (1, 6), "Z": (12, 2)},
        towns={"Town": (4, 5), "Far": (12, 6)},
    )
    position = sit(seats=2, on=board)
    play(position, f"extend Z to {name_of((12, 3))}", f"extend Y to {name_of((2, 5))}")
    assert company(position, "X").status == "waiting"
    events = play(position, f"extend Y to {name_of((3, 4))}", "pass")
    assert the(events, "merged").survivor == "X"
    assert "X" in [event.company for event in found(events, "line-isolated")]
    assert company(position, "X").status == "isolated"


def cornered(edition: str, **arranged: object) -> RocketPosition:
    """A dead end for A with two hexes left; B, C and D play on among themselves."""
    board = make_map(
        [(3, 4), (3, 5), (3, 6), (8, 4), (9, 4), (10, 4), (8, 6), (9, 6), (10, 6), (9, 5)],
        starts={"A": (3, 3), "B": (7, 4), "C": (11, 4), "D": (7, 6)},
    )
    return sit(edition, 3, on=board, **arranged)  # type: ignore[arg-type]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r10_2_no_more_shares_and_1999_the_pile_leaves(edition: str) -> None:
    """R10.2: players keep theirs; the line may still be extended and vetoed."""
    position = cornered(edition, shares={"A": [1, 2, 0]})
    events = play(position, f"extend A to {name_of((3, 4))}", "pass")
    assert [event.company for event in found(events, "line-isolated")] == ["A"]
    view = company(position, "A")
    assert (view.status, view.shares) == ("isolated", (2, 2, 0))
    assert view.pile == (0 if edition == "1999" else None)
    play(position, f"extend B to {name_of((8, 4))}")
    events = play(position, f"extend A to {name_of((3, 5))}")
    assert the(events, "no-share").reason == "isolated"
    assert company(position, "A").shares == (2, 2, 0)
    # Anton holds shares, so he is asked, and his bid is paid.
    play(position, f"bid 1 for {name_of((3, 5))}", "pass")
    assert company(position, "A").shares == (1, 2, 0)
    assert view.pile == (0 if edition == "1999" else None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r10_2_an_isolated_line_can_survive_a_merger(edition: str) -> None:
    """R10.2, R7.4"""
    position = sit(
        edition,
        lines={"NOR": ["H6", "H8"], "WES": ["C11", "D10", "E11", "F10"]},
        isolated=["NOR"],
        shares={"WES": [3, 0, 0]},
    )
    play(position, "extend WES to G9")
    assert company(position, "NOR").status == "isolated"
    assert company(position, "NOR").shares == (2, 0, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r10_2_it_is_scored_at_the_end(edition: str) -> None:
    """R10.2, R12.2"""
    position = sit(edition, isolated=["NOR"], shares={"NOR": [2, 1, 0]}, joined={"NOR": ["Aston", "Barton"]})
    rows = {(row.key, row.facts.get("company")): row for row in position.final_rows()}
    assert rows["shares", "NOR"].points == (3, 1, 0)


# A runs west into a dead end. B, far to the east, can come along the row below as far as the hex next to A's track.
DEAD_END = [(2, 4), (1, 4), (0, 4)]
ROW_BELOW = [(q, 5) for q in range(3, 8)]
LAST = (2, 5)


@pytest.mark.parametrize("isolation", ["own", "both"])
@pytest.mark.parametrize("way", [False, True])
def test_r10_1_option_isolation_whether_others_can_run_into_the_line(isolation: str, way: bool) -> None:
    """R10.1: by the option a line that others can still reach is not isolated."""
    land = [*DEAD_END, *ROW_BELOW, *([LAST] if way else [])]
    board = make_map(land, starts={"A": (3, 4), "B": (8, 5)}, towns={"Town": (8, 3)})
    names = [name_of(spot) for spot in DEAD_END]
    position = sit(on=board, lines={"A": names[:2]}, readings={"isolation": isolation})
    events = play(position, f"extend A to {names[2]}")
    isolated = "A" in [event.company for event in found(events, "line-isolated")]
    assert isolated == (isolation == "own" or not way)
    assert (company(position, "A").status == "isolated") == isolated
