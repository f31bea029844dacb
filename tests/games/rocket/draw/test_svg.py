"""Drawings of positions of Stephenson's Rocket: every status of a line, every piece, and what is being decided."""

from __future__ import annotations

import math
import re

import pytest

from rainhill.draw import Highlight, map_svg, position_svg
from rainhill.games.rocket.draw.scene import last_move
from rainhill.games.rocket.draw.track import engines, line_paths, survivor
from rainhill.games.rocket.events import Invested, StationMoved, TurnBegan
from rainhill.games.rocket.game import GAME
from rainhill.games.rocket.map import rocket_map
from rainhill.games.rocket.view import RocketView
from rainhill.kernel.hexes import centre, corner
from rainhill.kernel.match import Match
from tests.games.rocket.draw.scenes import (
    MAPS,
    SEATS,
    SVG,
    arranged,
    by_class,
    ids,
    played,
    read,
    seen,
    spot,
    texts,
    uses,
)

ENGLAND = rocket_map("england")
S = 28.0
GWR = ["F28", "G27", "H26", "H24"]


def at(hex_name: str) -> tuple[float, float]:
    board = ENGLAND.board
    return centre(board.layout, board.hexes[board.index_of[hex_name]], S)


def near(a: tuple[float, float], b: tuple[float, float], by: float = 0.2) -> bool:
    return abs(a[0] - b[0]) < by and abs(a[1] - b[1]) < by


def test_waiting_and_running_lines() -> None:
    root = read(position_svg(seen(arranged(lines={"GWR": GWR}))))
    (engine,) = uses(root, "nose-line-1")
    assert near(spot(engine), at("H24"))
    # From H26 to H24 a locomotive looks north: no turn is needed.
    assert "rotate" not in engine.get("transform", "")
    # The plate of the starting town stays; the six others still wait in theirs.
    assert len(uses(root, "plate-line-1")) == 1
    for company in ENGLAND.companies[1:]:
        assert not uses(root, f"nose-{company.colour}")
        assert len(uses(root, f"plate-{company.colour}")) == 1
    assert len(by_class(root, "track")) == len(by_class(root, "mid")) == 1
    assert texts(root, "mono").count("GW") == 2


def test_a_line_runs_through_its_hexes_to_the_locomotive() -> None:
    view = seen(arranged(lines={"GWR": GWR}))
    (path,) = line_paths(ENGLAND, view, S).values()
    numbers = [float(n) for n in re.findall(r"-?\d+\.?\d*", path)]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    assert near(points[-1], at("H24"))
    # It starts inside the hex of Bristol, and the only bend is drawn round the middle of its hex.
    assert math.dist(points[0], at("E29")) == pytest.approx(0.86 * S * math.sqrt(3) / 2, abs=0.2)
    bends = [(float(x), float(y)) for x, y in re.findall(r"Q(-?[\d.]+)[ ]?(-?[\d.]+) ", path)]
    assert bends == [pytest.approx(at("H26"), abs=0.1)]


def test_a_first_move_is_joined_to_the_starting_town() -> None:
    view = seen(arranged(lines={"GWR": ["F28"]}))
    (path,) = line_paths(ENGLAND, view, S).values()
    assert path.count("M") == path.count("L") == 1


def test_an_isolated_line_has_a_sign_of_its_own_with_and_without_a_nose() -> None:
    free = read(position_svg(seen(arranged(lines={"GWR": GWR}))))
    assert not by_class(free, "stopped")
    stuck = read(position_svg(seen(arranged(lines={"GWR": GWR}, isolated=["GWR", "SER"]))))
    assert len(by_class(stuck, "stopped")) == len(by_class(stuck, "stopped-cross")) == 2
    assert not by_class(stuck, "bar")


def test_a_closed_line_belongs_to_its_survivor() -> None:
    lines = {"GWR": ["F28", "G27"], "LNWR": ["E21", "F22", "F24", "G25"]}
    view = seen(arranged(lines=lines, closed={"LNWR": "GWR"}))
    closed = next(c for c in view.companies if c.id == "LNWR")
    assert survivor(view, closed).id == "GWR"
    assert {engine.company for engine in engines(ENGLAND, view)} == {0, 1, 2, 3, 4, 5}
    root = read(position_svg(view))
    colours = {element.get("style", "").rpartition("stroke:")[2] for element in by_class(root, "track")}
    assert colours == {"#367758"}
    assert not uses(root, "nose-line-7")
    # The plate of the starting town is faint and struck through.
    (gone,) = by_class(root, "gone")
    assert uses(gone, "plate-line-7")
    assert len(by_class(root, "bar")) == 1
    description = root.find(f"{SVG}desc")
    assert description is not None
    assert "London & North Western is closed" in (description.text or "")


def test_a_merged_line_ends_on_the_track_it_reached() -> None:
    lines = {"GWR": ["F28", "G27", "G25", "H24"], "LNWR": ["E21", "F22", "F24"]}
    view = seen(arranged(lines=lines, closed={"LNWR": "GWR"}))
    (path,) = line_paths(ENGLAND, view, S).values()
    strokes = path.split("M")[1:]
    assert len(strokes) == 2
    ends = [tuple(float(n) for n in re.findall(r"-?\d+\.?\d*", stroke)[-2:]) for stroke in strokes]
    assert any(near((x, y), at("H24")) for x, y in ends)
    # The other one meets the curve on G25 half-way, not the middle of the hex, which the curve cuts off.
    (meeting,) = [end for end in ends if not near((end[0], end[1]), at("H24"))]
    assert math.dist(meeting, at("G25")) == pytest.approx(S * math.sqrt(3) / 8, abs=0.1)


def test_joined_places_carry_a_dot_of_the_line() -> None:
    before = read(map_svg("england"))
    assert not by_class(before, "join")
    view = seen(arranged(lines={"GWR": GWR}))
    joined = set(next(c for c in view.companies if c.id == "GWR").joined) - {"Bristol"}
    assert joined
    dots = by_class(read(position_svg(view)), "join")
    assert len(dots) == len(joined)
    assert all("#367758" in dot.get("style", "") for dot in dots)


def test_investments_replace_the_icons() -> None:
    position = arranged(investments={("London", "brewing"): [0, 3]})
    usual, large = (read(position_svg(seen(position), size=size)) for size in (None, 1500))
    icons = 3 * len(ENGLAND.cities)
    for root in (usual, large):
        assert len(uses(root, "seat-p1")) == len(uses(root, "seat-p4")) == 1
        assert len(by_class(root, "ind")) == icons - 2
    # Only a large drawing has room for the industry inside the piece: ivory on teal, ink on sky.
    assert not by_class(usual, "on")
    assert len(by_class(large, "on")) == len(by_class(large, "dk")) == 1


def test_stations_stand_in_their_hexes_and_give_way_to_locomotives() -> None:
    view = seen(arranged(lines={"GWR": GWR}, stations={"G27": 1, "H24": 2, "L20": 3}))
    root = read(position_svg(view))
    (rose,), (umber,), (sky,) = (uses(root, f"seat-{p}") for p in ("p2", "p3", "p4"))
    assert near(spot(rose), at("G27"))
    assert near(spot(sky), at("L20"))
    board = ENGLAND.board
    assert near(spot(umber), corner(board.layout, board.hexes[board.index_of["H24"]], 1, S, 0.66))
    assert f"scale({S * 0.27:.2f})" in umber.get("transform", "")
    titles = [element.text for element in root.iter(f"{SVG}title")]
    assert f"{SEATS[3]} (L20)" in titles


def veto_match() -> Match:
    match = Match.new(GAME, map="england", edition="2018", seats=SEATS, deal={"first": "1"})
    match.play("extend LSWR to J34")
    match.play("invest steel in Sheffield")
    match.play("extend LSWR to K33")
    assert match.decision is not None
    assert match.decision.kind == "veto"
    return match


def test_a_veto_shows_its_targets_with_letters() -> None:
    match = veto_match()
    view = match.view(None)
    assert isinstance(view, RocketView)
    assert view.veto is not None
    root = read(position_svg(match))
    letters = sorted([*texts(root, "target"), *texts(root, "tagtext")])
    assert letters == list("ABCDEF"[: len(view.veto.targets)])
    assert len(by_class(root, "st-preview")) == 1
    assert len(by_class(root, "st-legal")) == len(view.veto.targets) - 1
    (ghost,) = by_class(root, "ghost")
    (shown,) = uses(ghost, "nose-line-2")
    assert near(spot(shown), at("K33"))
    assert len(by_class(root, "move")) == len(by_class(root, "dim")) == 1
    # The locomotive itself still stands where it was.
    assert any(near(spot(e), at("J34")) for e in uses(root, "nose-line-2"))


def test_a_choice_among_the_targets_keeps_its_letter() -> None:
    match = veto_match()
    view = match.view(None)
    other = next(t for t in view.veto.targets if t != view.veto.target)
    root = read(position_svg(view, highlights=[Highlight(other, "selected")]))
    assert len(by_class(root, "st-selected")) == 1
    assert len(texts(root, "target")) + len(texts(root, "tagtext")) == len(view.veto.targets)


def test_highlights() -> None:
    marks: list[Highlight | str] = ["H24", Highlight("L20", "selected"), Highlight("M21", "legal", "$4")]
    marks += [Highlight("L22", "illegal"), Highlight("London", "preview")]
    root = read(position_svg(seen(arranged()), highlights=marks))
    assert len(by_class(root, "st-legal")) == 2
    assert len(by_class(root, "spot")) == len(by_class(root, "cross")) == 1
    assert texts(root, "target") == ["$4"]
    assert len(by_class(root, "st-selected")) == len(by_class(root, "st-preview")) == 1
    assert len(by_class(root, "dim")) == 1
    with pytest.raises(ValueError, match="Z99"):
        position_svg(seen(arranged()), highlights=["Z99"])


def test_the_last_move_is_ringed() -> None:
    match = Match.new(GAME, map="england", edition="2018", seats=SEATS, deal={"first": "1"})
    assert not by_class(read(position_svg(match)), "last")
    match.play("extend GWR to F28")
    (ring,) = by_class(read(position_svg(match)), "last")
    assert near((float(ring.get("cx", "0")), float(ring.get("cy", "0"))), at("F28"))
    match.play("invest steel in Sheffield")
    (ring,) = by_class(read(position_svg(match)), "last")
    assert ring.tag == f"{SVG}path"
    assert last_move([StationMoved(0, "A1", "B2", None), TurnBegan(1, 2)]) == (Highlight("B2", "last"),)
    assert last_move([Invested(0, "London", "steel")]) == (Highlight("London", "last"),)
    assert last_move([]) == ()


@pytest.mark.slow
@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("steps", [20, 160, 500])
def test_any_position_of_a_match_can_be_drawn(map_id: str, steps: int) -> None:
    match = played(map_id, steps, seed=steps)
    view = match.view(None)
    svg = position_svg(match)
    root = read(svg)
    assert svg == position_svg(match)
    made = rocket_map(map_id)
    # Every piece on the board is in the drawing, once.
    pieces = [s.seat for s in view.stations] + [p.seat for c in view.cities for p in c.places if p.seat is not None]
    for seat in range(len(SEATS)):
        assert len(uses(root, f"seat-p{seat + 1}")) == pieces.count(seat)
    for company, shown in zip(made.companies, view.companies, strict=True):
        ghost = view.veto is not None and view.veto.company == shown.id
        running = shown.status != "closed" and shown.heading is not None
        assert len(uses(root, f"nose-{company.colour}")) == running + ghost
    isolated = sum(c.status == "isolated" for c in view.companies)
    closed = sum(c.status == "closed" for c in view.companies)
    assert len(by_class(root, "bar")) == closed
    assert len(by_class(root, "stopped")) == isolated
    assert len(ids(root)) == len(set(ids(root)))


def test_every_status_occurs_in_the_matches_drawn() -> None:
    views = [played(map_id, steps, seed=steps).view(None) for map_id in MAPS for steps in (20, 160, 500)]
    found = {company.status for view in views for company in view.companies}
    assert found == {"waiting", "running", "isolated", "closed"}


def test_a_view_and_its_match_give_the_same_board() -> None:
    match = played("england", 60, seed=60)
    by_match, by_view = read(position_svg(match)), read(position_svg(match.view(0)))
    for name in ("track", "city", "join", "lb"):
        assert len(by_class(by_match, name)) == len(by_class(by_view, name))
