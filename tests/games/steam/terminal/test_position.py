"""Steam's position in sentences: own links, open ends, goods in reach."""

from __future__ import annotations

from dataclasses import replace

from rainhill.games.steam.terminal.position import in_reach, position_parts
from rainhill.games.steam.view import SteamView
from tests.games.steam.draw.scenes import complete, incomplete, start, with_track


def valley() -> SteamView:
    """The first seat owns a link from Dunmere to Anchorby, and an open end that leads from Dunmere."""
    links = complete(0, 0, "Dunmere", "Anchorby", "C3", "B4"), incomplete(1, 0, "Dunmere", "E3", side=3)
    cities = tuple(replace(city, cubes=("red", "blue")) if city.name == "Dunmere" else city for city in start().cities)
    return replace(with_track((), links), seat=0, cities=cities)


def told(view: SteamView, heading: str) -> tuple[str, ...]:
    return next(part.lines for part in position_parts(view) if part.heading == heading)


def test_links_open_ends_and_goods_are_told() -> None:
    view = valley()
    assert told(view, "Links of Ada") == ("Dunmere – Anchorby",)
    (end,) = told(view, "Open ends of Ada")
    assert end == "From Dunmere: it ends at E3 and leads S. It is lost unless it is extended in round 2."
    assert "red from Dunmere to Anchorby, one link" in told(view, "Goods in reach over links of Ada alone")
    assert told(view, "Now")[0].startswith("Round 1 of ")


def test_goods_are_in_reach_over_own_links_only() -> None:
    view = valley()
    assert ("red", "Dunmere", "Anchorby", 1) in list(in_reach(view, 0))
    assert list(in_reach(view, 1)) == []


def test_who_only_watches_hears_of_everybody() -> None:
    headings = [part.heading for part in position_parts(replace(valley(), seat=None))]
    assert all(f"Links of {seat.name}" in headings for seat in valley().seats)
