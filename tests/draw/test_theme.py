"""The palette: contrast and colour-deficiency limits of tokens.css, and how a theme gets into a drawing."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from rainhill.draw import THEMES, map_svg
from rainhill.draw.pieces import INK_SIGN
from rainhill.draw.theme import drawn, tokens
from tests.games.rocket.draw.scenes import read

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]
Colour = tuple[float, float, float]

# Machado, Oliveira, Fernandes 2009, severity 1.0.
SIGHT: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)
PAIRS = [
    ("ink", "surface", 7),
    ("ink", "page", 7),
    ("ink", "land", 7),
    ("ink", "halo", 7),
    ("muted", "surface", 4.5),
    ("muted", "well", 4.5),
    ("muted", "page", 4.5),
    ("muted", "paper", 4.5),
    ("accent", "surface", 4.5),
    ("on-accent", "accent", 4.5),
    ("success", "surface", 4.5),
    ("warning", "surface", 4.5),
    ("danger", "surface", 4.5),
    ("sea-ink", "sea", 4.5),
    ("sea-ink", "offland", 4.5),
    ("coast", "sea", 4.5),
    ("coast", "land", 3),
    ("river", "land", 2.5),
    ("hill", "land", 2.5),
    ("casing", "land", 7),
    ("accent", "land", 4.5),
    ("faint", "surface", 3),
]
COMPANIES = ("line-1", "line-2", "line-3", "line-4", "line-5", "line-6", "line-7")
SEATS = ("p1", "p2", "p3", "p4", "p5", "p6")
GOODS = ("red", "blue", "yellow", "purple", "grey")


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def contrast(a: str, b: str) -> float:
    """The ratio of WCAG 2."""
    one, two = (sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(x), strict=True)) for x in (a, b))
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)


def times(matrix: Matrix, colour: list[float]) -> list[float]:
    return [sum(m * c for m, c in zip(row, colour, strict=True)) for row in matrix]


def lab(colour: str, sight: str) -> Colour:
    rgb = [min(1.0, max(0.0, c)) for c in times(SIGHT[sight], linear(colour))]
    xyz = [v / white for v, white in zip(times(TO_XYZ, rgb), WHITE, strict=True)]
    f = [t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def ciede2000(one: Colour, two: Colour) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, two
    c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(c**7 / (c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    dh = 0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    big_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if c1 * c2 == 0 else (h1 + dh / 2) % 360
    cosines = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    t = 1 + sum(k * math.cos(math.radians(n * hm + shift)) for k, n, shift in cosines)
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    turn = math.sin(math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2))))
    rt = -2 * math.sqrt(cm**7 / (cm**7 + 25**7)) * turn
    x, y, z = (l2 - l1) / sl, (c2 - c1) / sc, big_h / sh
    return math.sqrt(x * x + y * y + z * z + rt * y * z)


def test_ciede2000_on_published_pairs() -> None:
    # Pairs 1, 7 and 25 of Sharma, Wu, Dalal 2005.
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 0, 0), (50, -1, 2)) == pytest.approx(2.3669, abs=1e-4)
    assert ciede2000((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("fore", "back", "limit"), PAIRS)
def test_contrast(theme: str, fore: str, back: str, limit: float) -> None:
    values = tokens()[theme]
    assert contrast(values[fore], values[back]) >= limit


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("family", [COMPANIES, SEATS, GOODS])
def test_colours_of_a_family_stay_apart(family: tuple[str, ...], sight: str) -> None:
    values = tokens()["light"]
    for a, b in itertools.combinations(family, 2):
        assert ciede2000(lab(values[a], sight), lab(values[b], sight)) >= 15, (a, b)


@pytest.mark.parametrize("piece", [*COMPANIES, *SEATS, *GOODS])
def test_signs_on_pieces_can_be_read(piece: str) -> None:
    values = tokens()["light"]
    printed = values["ink-fix"] if piece in INK_SIGN else values["ivory"]
    assert contrast(printed, values[piece]) >= 4


def test_pieces_have_the_same_colours_in_both_themes() -> None:
    for piece in (*COMPANIES, *SEATS, *GOODS, "ivory", "ink-fix"):
        assert tokens()["light"][piece] == tokens()["dark"][piece]


def test_every_piece_has_its_shape() -> None:
    assert set(drawn()["shapes"]) == set(SEATS)
    assert set(drawn()["goods"]) == set(GOODS)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_fixed_theme_leaves_no_variables(theme: str) -> None:
    svg = map_svg("toy", theme="light" if theme == "light" else "dark")
    assert "var(" not in svg
    assert tokens()[theme]["sea"] in svg
    other = tokens()["dark" if theme == "light" else "light"]
    assert other["sea"] not in svg


def test_auto_follows_the_reader() -> None:
    svg = map_svg("toy", theme="auto")
    head, _, rest = svg.partition("@media (prefers-color-scheme:dark)")
    assert f"--sea:{tokens()['light']['sea']}" in head
    assert f"--sea:{tokens()['dark']['sea']}" in rest.partition("}}")[0]
    assert set(re.findall(r"var\(--([\w-]+)\)", svg)) <= set(re.findall(r"--([\w-]+):", head))


def test_themes_differ_and_unknown_ones_are_refused() -> None:
    drawings = {map_svg("toy", theme=theme) for theme in THEMES}
    assert len(drawings) == len(THEMES)
    for drawing in drawings:
        read(drawing)
    with pytest.raises(ValueError, match="sepia"):
        map_svg("toy", theme="sepia")  # type: ignore[arg-type]
