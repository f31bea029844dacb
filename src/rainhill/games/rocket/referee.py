"""The referee: what must hold in every position of Stephenson's Rocket, and between two that follow each other.

It works from the full view and the map alone and counts everything anew, so that the engine's own bookkeeping
(counters, masks, remembered routes) is what is being tested. An AssertionError means a bug of ours, never a
player's mistake.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from rainhill.games.rocket.map import RocketMap
from rainhill.games.rocket.view import CompanyView, RocketView

if TYPE_CHECKING:
    from rainhill.games.rocket.position import RocketPosition

STATIONS, TILES, PASSENGERS, SHARES, SUPPLEMENTARY = 7, 60, 9, 16, 16
KINDS = {"act", "veto", "defend"}
REASONS = {"companies", "tiles", "blocked", "standstill"}
STILL_ROUNDS = 3
STATUSES = {"waiting", "running", "isolated", "closed"}


def check(position: RocketPosition) -> None:
    """Assert every invariant of a single position (R1 to R12)."""
    check_view(position.full_view(), position.board)


def check_view(view: RocketView, board: RocketMap) -> None:
    """Assert every invariant that a view with all scores shows."""
    ground = _Ground(board)
    _check_material(view, board)
    _check_companies(view, ground)
    _check_track(view, ground)
    _check_apart(view, ground)
    _check_joined(view, ground)
    _check_stations(view, ground)
    _check_shares(view)
    _check_investments(view, board)
    _check_decision(view, ground)
    _check_end(view)


class _Ground:
    """The map by names: what stands where, and what lies next to what."""

    def __init__(self, board: RocketMap) -> None:
        names = board.board.names
        self.near: dict[str, list[str | None]] = {
            names[i]: [names[n] if n >= 0 else None for n in row] for i, row in enumerate(board.board.neighbours)
        }
        self.place_on = {names[place.hex]: place.name for place in board.places}
        self.start = {company.id: names[company.hex] for company in board.companies}

    def around(self, at: str) -> list[str]:
        return [n for n in self.near[at] if n is not None]

    def places_near(self, at: str) -> set[str]:
        return {self.place_on[n] for n in self.around(at) if n in self.place_on}


def line_hexes(company: CompanyView) -> set[str]:
    """Every hex of a line: its track and its locomotive's hex, waiting or not (R1.6, R5.7)."""
    return {tile.hex for tile in company.track} | ({company.locomotive} if company.locomotive else set())


def is_open(company: CompanyView) -> bool:
    """Whether a company has not been closed by a merger (R7.1)."""
    return company.status != "closed"


def family(view: RocketView, company: str) -> set[str]:
    """A company and every company that was merged into it, directly or not (R7.5)."""
    found, new = {company}, {company}
    while new:
        new = {c.id for c in view.companies if c.merged_into in new} - found
        found |= new
    return found


def legal_targets(view: RocketView, board: RocketMap, company_id: str) -> set[str]:
    """Where a locomotive may go, by looking at the whole board (R5.1 to R5.4)."""
    return _targets(view, _Ground(board), company_id)


def _targets(view: RocketView, ground: _Ground, company_id: str) -> set[str]:
    lines = {c.id: line_hexes(c) for c in view.companies if is_open(c)}
    blocked = set(ground.place_on).union(*lines.values())
    company = next(c for c in view.companies if c.id == company_id)
    if company.locomotive is None:
        return set()
    turns = range(6) if company.heading is None else [(company.heading + t) % 6 for t in (-1, 0, 1)]
    found = {n for d in turns if (n := ground.near[company.locomotive][d]) is not None and n not in blocked}
    return {n for n in found if len(_lines_near(lines, ground, n) - {company_id}) < 2}


def _lines_near(lines: dict[str, set[str]], ground: _Ground, at: str) -> set[str]:
    return {c for n in ground.around(at) for c, hexes in lines.items() if n in hexes}


# -- one position -----------------------------------------------------------------------------------------------------


def _check_material(view: RocketView, board: RocketMap) -> None:
    """R1.1 to R1.5: the pieces there are."""
    assert 2 <= len(view.seats) <= 4
    assert [seat.seat for seat in view.seats] == list(range(len(view.seats)))
    assert [c.id for c in view.companies] == [c.id for c in board.companies]
    assert [c.name for c in view.cities] == [board.places[c.place].name for c in board.cities]
    assert all(seat.score is not None and seat.score >= 0 for seat in view.seats)
    assert all(seat.passengers >= 0 for seat in view.seats)
    assert view.passengers_left >= 0
    assert view.passengers_left + sum(seat.passengers for seat in view.seats) == PASSENGERS
    tiles = sum(len(c.track) for c in view.companies)
    # R7.3: a merger that finds no tile left is finished all the same, so one hex of track may lack its tile.
    assert 0 <= view.tiles_left <= TILES
    assert tiles == TILES - view.tiles_left or (view.tiles_left == 0 and tiles == TILES + 1), (tiles, view.tiles_left)


def _check_companies(view: RocketView, ground: _Ground) -> None:
    """R5.1, R7.1, R10.2: each company's state is one of four and agrees with its pieces."""
    for company in view.companies:
        assert company.status in STATUSES
        closed = not is_open(company)
        assert closed == (company.merged_into is not None)
        assert closed == (company.locomotive is None)
        if closed:
            assert company.heading is None
            assert not company.track
            assert not any(company.stations)
            continue
        home = company.locomotive == ground.start[company.id]
        assert home == (company.heading is None), company
        assert company.status == "isolated" or (company.status == "waiting") == home
        assert company.locomotive in ground.near
        assert home or company.locomotive not in ground.place_on
        if not home:
            assert company.heading is not None
            behind = ground.near[company.locomotive or ""][(company.heading + 3) % 6]
            own = {tile.hex: tile for tile in company.track}
            came = behind in own and own[behind].leaves == company.heading
            assert came or behind == ground.start[company.id], company
    # Every chain of mergers ends at an open company.
    heir_of = {c.id: c.merged_into for c in view.companies}
    for company in view.companies:
        chain = [company.id]
        while (heir := heir_of[chain[-1]]) is not None:
            assert heir not in chain
            chain.append(heir)


def _check_track(view: RocketView, ground: _Ground) -> None:
    """R5.1, R5.2, R5.7: tiles lie on open land, bend gently, and follow one another from a starting town on."""
    laid = [tile.hex for c in view.companies for tile in c.track]
    assert len(laid) == len(set(laid)), "two tiles on one hex"
    locomotives = [c.locomotive for c in view.companies if c.locomotive]
    assert len(locomotives) == len(set(locomotives))
    assert not set(laid) & set(locomotives)
    for company in view.companies:
        homes = {ground.start[member] for member in family(view, company.id)}
        own = {tile.hex: tile for tile in company.track}
        for tile in company.track:
            assert tile.hex in ground.near
            assert tile.hex not in ground.place_on, f"track on {ground.place_on.get(tile.hex)}"
            assert (tile.leaves - tile.enters) % 6 in {2, 3, 4}, f"sharp bend at {tile.hex}"
            before, after = ground.near[tile.hex][tile.enters], ground.near[tile.hex][tile.leaves]
            assert before in homes or (before in own and ground.near[before][own[before].leaves] == tile.hex), tile
            assert after in homes or after in own or after == company.locomotive, tile


def _check_apart(view: RocketView, ground: _Ground) -> None:
    """R7.6: two different lines are never next to each other."""
    lines = {c.id: line_hexes(c) for c in view.companies if is_open(c)}
    for company, hexes in lines.items():
        for at in hexes:
            assert _lines_near(lines, ground, at) <= {company}, f"{company} at {at} is next to another line"


def _check_joined(view: RocketView, ground: _Ground) -> None:
    """R5.7, R7.5, R8: whatever lies next to a line, the starting towns of all it swallowed, and no place twice."""
    known = set(ground.place_on.values())
    for company in view.companies:
        assert len(company.joined) == len(set(company.joined))
        assert set(company.joined) <= known
        if is_open(company):
            assert recount_joined(view, ground, company) <= set(company.joined), company
            assert not _not_yet(view, ground) & set(company.joined), company
        else:
            heir = next(c for c in view.companies if c.id == company.merged_into)
            assert set(company.joined) <= set(heir.joined), company
    for city in view.cities:
        assert set(city.joined_by) == {c.id for c in view.companies if is_open(c) and city.name in c.joined}, city


def recount_joined(view: RocketView, ground: _Ground, company: CompanyView) -> set[str]:
    """The places a line must have joined, from the board alone (R5.7, R7.5, R8.1 to R8.3)."""
    hexes = line_hexes(company)
    if company.heading is None and company.locomotive:
        # A waiting locomotive has stopped nowhere yet, so nothing next to it is joined.
        hexes.discard(company.locomotive)
    found = {ground.place_on[ground.start[member]] for member in family(view, company.id)}
    found = found.union(*(ground.places_near(at) for at in hexes))
    return found - _not_yet(view, ground)


def _not_yet(view: RocketView, ground: _Ground) -> set[str]:
    """The starting towns that count for nobody because their locomotives wait there (R5.7, R8.3, R12.2)."""
    if view.edition != "1999" or view.options["home"] == "joined":
        return set()
    return {ground.place_on[ground.start[c.id]] for c in view.companies if is_open(c) and c.heading is None}


def _check_stations(view: RocketView, ground: _Ground) -> None:
    """R1.1, R4.2, R5.9: seven each, on free land, never side by side, connected exactly where a line runs through."""
    standing = {station.hex: station for station in view.stations}
    assert len(standing) == len(view.stations)
    owner_of = {at: c.id for c in view.companies if is_open(c) for at in line_hexes(c)}
    for at, station in standing.items():
        assert at in ground.near
        assert at not in ground.place_on
        assert not set(ground.around(at)) & set(standing), f"stations side by side at {at}"
        assert station.company == owner_of.get(at), station
    for seat in view.seats:
        placed = sum(station.seat == seat.seat for station in view.stations)
        assert seat.stations_left >= 0
        assert seat.stations_left + placed == STATIONS, seat
    for company in view.companies:
        connected = Counter(s.seat for s in view.stations if s.company == company.id)
        assert company.stations == tuple(connected[seat.seat] for seat in view.seats), company


def _check_shares(view: RocketView) -> None:
    """R1.5, R6.4, R7.4: 1999 counts every share; what is beyond the sixteen is supplementary."""
    for seat in view.seats:
        assert seat.shares == sum(c.shares[seat.seat] for c in view.companies), seat
    for company in view.companies:
        assert len(company.shares) == len(view.seats)
        assert min(company.shares) >= 0
        assert is_open(company) or not any(company.shares)
    if view.edition != "1999":
        assert view.supplementary_left is None
        assert all(c.pile is None and c.supplementary is None for c in view.companies)
        return
    supplementary = 0
    for company in view.companies:
        pile, extra, held = company.pile, company.supplementary, sum(company.shares)
        assert pile is not None
        assert extra is not None
        assert 0 <= pile <= SHARES
        assert 0 <= extra <= held
        supplementary += extra
        if company.status == "isolated":
            assert pile == 0, "the pile of an isolated line leaves the game (R10.2)"
            assert held - extra <= SHARES
        elif is_open(company):
            assert pile + held - extra == SHARES, company
    assert view.supplementary_left == max(0, SUPPLEMENTARY - supplementary)


def _check_investments(view: RocketView, board: RocketMap) -> None:
    """R1.3, R3.1: three places a city, two and one or three equal ones, each held by one seat at most."""
    equal = view.options["city_tokens"] == "equal"
    held: Counter[tuple[int, str]] = Counter()
    for shown, city in zip(view.cities, board.cities, strict=True):
        major, minor = board.industries[city.major], board.industries[city.minor]
        offered = {major: 3} if equal else {major: 2, minor: 1}
        assert Counter(place.industry for place in shown.places) == offered
        held.update((place.seat, place.industry) for place in shown.places if place.seat is not None)
    for seat in view.seats:
        for industry in board.industries:
            assert seat.investments.get(industry, 0) == held[seat.seat, industry], (seat, industry)


def _check_decision(view: RocketView, ground: _Ground) -> None:
    """R2.1, R2.2, R6: who is asked, and the veto round under way."""
    assert view.actions_done in {0, 1} or view.outcome is not None
    assert len(view.moved) == len(set(view.moved)) <= 2
    asked = view.decision
    if asked is None:
        assert view.outcome is not None
        assert view.veto is None
        return
    assert view.outcome is None
    assert asked.kind in KINDS
    assert (asked.kind == "veto") == (asked.seat != view.active)
    assert (asked.kind == "act") == (view.veto is None)
    assert len(view.moved) <= view.actions_done + (view.veto is not None)
    if view.veto is None:
        return
    veto = view.veto
    company = next(c for c in view.companies if c.id == veto.company)
    assert veto.active == view.active
    legal = _targets(view, ground, veto.company)
    only_original = asked.kind == "defend" and view.options["defence"] == "original"
    assert set(veto.targets) == ({veto.proposed} if only_original else legal)
    assert {veto.proposed, veto.target} <= legal
    assert (veto.bid > 0) == (veto.bidder is not None)
    assert veto.bidder is None or company.shares[veto.bidder] >= veto.bid
    assert asked.kind != "veto" or company.shares[asked.seat] > 0
    assert asked.kind != "defend" or veto.bidder is not None


def _check_end(view: RocketView) -> None:
    """R11, R12.3: the match ends for one of four reasons, never late."""
    assert view.ending is None or view.ending in REASONS
    _check_standstill(view)
    if view.outcome is not None:
        outcome = view.outcome
        assert outcome.reason in REASONS
        assert outcome.scores == tuple(seat.score for seat in view.seats)
        assert outcome.winners == tuple(s for s, score in enumerate(outcome.scores) if score == max(outcome.scores))
        assert sorted(seat for rank in outcome.ranking for seat in rank) == list(range(len(view.seats)))
        total = [sum(row.points[seat.seat] for row in outcome.breakdown) for seat in view.seats]
        assert tuple(total) == outcome.scores, "the breakdown adds up"
        return
    if view.veto is not None:
        return
    available = [c for c in view.companies if is_open(c) and c.status != "isolated"]
    if view.edition == "1999":
        assert view.ending is None
        available = [c for c in available if c.pile]
    due = len(available) <= 1 or view.tiles_left == 0
    # R11.1, R11.2: once due, 1999 is over and 2018 plays out the turn.
    assert not due or (view.edition != "1999" and view.ending is not None and view.actions_done == 1)


def _check_standstill(view: RocketView) -> None:
    """R11.5: where the table wants it, three rounds of nothing but station moves are the end, and nowhere else."""
    assert (view.standstill is None) == (view.options["standstill"] == "none")
    limit = STILL_ROUNDS * len(view.seats)
    still = view.standstill is not None and view.standstill >= limit
    assert still == (view.ending == "standstill"), "a standstill ends the match in time"
    assert not still or (view.standstill == limit and view.outcome is not None)


# -- two positions ----------------------------------------------------------------------------------------------------


def check_step(before: RocketView, action: Any, after: RocketView, events: Iterable[Any]) -> None:
    """Assert what relates a position to the one an action led to; both views with all scores."""
    happened = tuple(events)
    assert happened, f"{action} left no trace"
    _check_growth(before, after)
    _check_points(before, after, happened)
    moved = [event for event in happened if event.key == "line-extended"]
    merged = [event for event in happened if event.key == "merged"]
    track = {tile.hex for c in after.companies for tile in c.track} - {t.hex for c in before.companies for t in c.track}
    assert len(moved) <= 1
    assert len(merged) <= len(moved)
    assert len(track) == len(merged) + sum(event.tile for event in moved)
    assert before.tiles_left - after.tiles_left in {len(track), len(track) - (after.tiles_left == 0)}
    taken = sum(event.key == "passenger-taken" for event in happened)
    assert before.passengers_left - after.passengers_left == taken <= 1
    _check_still_turns(before, action, after)
    if not moved:
        assert [c.joined for c in before.companies] == [c.joined for c in after.companies]
        if action.kind in {"bid", "pass"}:
            assert before.seats == after.seats, "an answer that settles nothing changes nothing else (R6.4)"


def _check_still_turns(before: RocketView, action: Any, after: RocketView) -> None:
    """R11.5: a turn counts when it is over, and anything but a station move or a lost turn starts the count anew."""
    if before.standstill is None or after.standstill is None:
        return
    if action.kind in {"move-station", "lose-turn"}:
        assert after.standstill - before.standstill in {0, 1}
        assert after.turn > before.turn or after.outcome is not None or after.standstill == before.standstill
    else:
        assert after.standstill == 0, "something was done"


def _check_growth(before: RocketView, after: RocketView) -> None:
    """R7.1, R7.5, R8, R10.2: joined places only grow, closed stays closed, isolated stays isolated."""
    now = {c.id: c for c in after.companies}
    for company in before.companies:
        later = now[company.id]
        if not is_open(company):
            assert later.merged_into == company.merged_into
            continue
        heir = later if is_open(later) else now[later.merged_into or ""]
        assert set(company.joined) <= set(heir.joined), company.id
        if company.status == "isolated":
            assert later.status == "isolated", "an isolated line stays isolated and is never closed (R10.2)"
        if is_open(later) and company.locomotive == later.locomotive:
            assert company.heading == later.heading
    assert after.turn in {before.turn, before.turn + 1}
    assert after.tiles_left <= before.tiles_left
    assert after.passengers_left <= before.passengers_left
    for city, then in zip(before.cities, after.cities, strict=True):
        held = Counter(place for place in city.places if place.seat is not None)
        assert held <= Counter(then.places), "investments are never given back (R3.1)"


def _check_points(before: RocketView, after: RocketView, events: tuple[Any, ...]) -> None:
    """Scores change by exactly what the events pay, and by the final scoring at the end (R8, R12)."""
    gained = [0] * len(before.seats)
    for event in events:
        if event.key in {"city-scored", "town-scored", "merged"}:
            gained = [total + points for total, points in zip(gained, event.points, strict=True)]
    if after.outcome is not None:
        for row in after.outcome.breakdown:
            if row.key != "earned":
                gained = [total + points for total, points in zip(gained, row.points, strict=True)]
    for old, new, points in zip(before.seats, after.seats, gained, strict=True):
        assert new.score == (old.score or 0) + points, (old, new, points)
