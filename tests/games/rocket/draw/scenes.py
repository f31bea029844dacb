"""Drawings to look at in tests: parsed, with the questions a test asks of them."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from xml.etree import ElementTree as ET

from rainhill.games.rocket.arrange import arrange
from rainhill.games.rocket.game import GAME
from rainhill.games.rocket.map import list_rocket_maps
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.view import RocketView
from rainhill.kernel.match import Match

MAPS = list_rocket_maps()
SEATS = ("Ada", "Győző", "Ирина", "Marco <b> & Co")
SVG = "{http://www.w3.org/2000/svg}"


def read(svg: str) -> ET.Element:
    """The drawing as a tree; anything that is not well-formed XML raises."""
    return ET.fromstring(svg)


def by_class(root: ET.Element, name: str) -> list[ET.Element]:
    return [element for element in root.iter() if name in element.get("class", "").split()]


def uses(root: ET.Element, name: str) -> list[ET.Element]:
    """Every <use> of the shape with that name."""
    return [e for e in root.iter(f"{SVG}use") if e.get("href", "").endswith(f"-{name}")]


def texts(root: ET.Element, name: str) -> list[str]:
    return [element.text or "" for element in by_class(root, name)]


def spot(element: ET.Element) -> tuple[float, float]:
    """Where a <use> is moved to."""
    found = re.match(r"translate\((-?[\d.]+)[ ]?(-?[\d.]+)\)", element.get("transform", ""))
    assert found
    return float(found[1]), float(found[2])


def ids(root: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


@cache
def played(map_id: str, steps: int, seed: int) -> Match:
    """A random match after some actions, with many extensions, as people play; do not change it."""
    rng = Random(seed)
    match = Match.new(GAME, map=map_id, edition="2018", seats=SEATS, deal={"first": "1"})
    for _ in range(steps):
        if match.over:
            break
        kinds = match.position.legal_kinds()
        kind = "extend" if "extend" in kinds and rng.random() < 0.6 else rng.choice(kinds)
        match.play(rng.choice(match.position.legal_of_kind(kind)))
    return match


def arranged(**given: object) -> RocketPosition:
    """A set-up position on the map of England."""
    position = Match.new(GAME, map="england", edition="2018", seats=SEATS, deal={"first": "1"}).position
    assert isinstance(position, RocketPosition)
    return arrange(position, **given)  # type: ignore[arg-type]


def seen(position: RocketPosition) -> RocketView:
    view = position.view(None)
    assert isinstance(view, RocketView)
    return view
