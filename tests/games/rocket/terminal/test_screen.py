"""The terminal drawing: a true picture in every size, with and without colours, with and without Unicode."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from rich.console import Console

import rainhill
from rainhill.games.rocket.arrange import arrange
from rainhill.games.rocket.map import list_rocket_maps, rocket_map
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.terminal.ledger import (
    city_lines,
    flat_ledger,
    tall_ledger,
)
from rainhill.games.rocket.terminal.map import industry_letters, map_lines, short_names
from rainhill.games.rocket.view import RocketView
from rainhill.kernel.hexes import direction
from rainhill.kernel.match import Match
from rainhill.locales import languages, speaking, text
from rainhill.locales.words import money
from rainhill.terminal.game_terminal import Marks, terminal_of
from rainhill.terminal.screen import screen
from rainhill.terminal.screen.canvas import DOWN, LEFT, RIGHT, UP, Rails, rail_sign
from rainhill.terminal.screen.grid import grid_of, lay_rails, widths, window_on
from rainhill.terminal.screen.ledger import final_table, leader_marks, short_name
from rainhill.terminal.screen.palette import Colours, Palette, mix, palette_of

MAPS = list_rocket_maps()
LOOKS = [
    Palette(),
    Palette("none", ascii=True),
    Palette("few"),
    Palette("many"),
    Palette("full"),
    Palette("full", theme="dark"),
    Palette("full", ascii=True),
]
HUGE = (1000, 1000)

PENNYLAND = r"""
      A     B     C     D     E     F     G     H     I     J
 1                    _____       _____/Cape Light_              1
 2              _____/Bellbay    /     \ CL  /     \_____        2
 3        _____/     \__◎__/     \_____/     \_____/     \_____  3
 4  _____/     \_____/     \_____/     \_____/ H4  \_____/     \ 4
 5 /     \_____/Kettleford_/     \_____/     \_____/Signal Hill/ 5
 6 \_____/     \● b l/     \_____/Tanner's Cross   \__◎__/     \ 6
 7 /Westhaven__/     \_____/ (A) \l l t/     \_____/     \_____/ 7
 8 \  ·  ━━━┓WP\_____/ WP↗ \_____/     \_____/  ▲  \_____/     \ 8
 9 /     \__┗━━━━━●━━━  ◆  /     \_____/Barleyton__/East Quay__/ 9
10 \_____/     \WP___/Loomstead__/     \b b ◆/     \ EQ  /       10
11       \_____/     \t t l/     \_____/     \_____/             11
12             \_____/     \_____/Point Farewell                 12
                     \_____/     \__◎__/
      A     B     C     D     E     F     G     H     I     J
"""


def pennyland() -> RocketView:
    match = rainhill.new("rocket", map="toy", seats=["Ada", "Ben", "Cai"], deal={"first": "1"})
    assert isinstance(match.position, RocketPosition)
    arrange(
        match.position,
        lines={"WPR": ["B8", "C9", "D8"]},
        stations={"C9": 0, "H8": 1, "D8": 2},
        investments={("Kettleford", "brewing"): [0], ("Barleyton", "textiles"): [2]},
    )
    return match.position.view(0)


def played(board: str, actions: int, edition: str = "2018", seats: int = 4, seed: int = 3) -> Match:
    """A match after some actions, mostly extensions, so that there is a lot to draw."""
    names = ["Ada", "Ben", "Cai", "Dot"][:seats]
    match = rainhill.new("rocket", map=board, edition=edition, seats=names, seed=seed)
    rng = Random(seed)
    while not match.over and len(match.entries) < actions:
        extensions = match.position.legal_of_kind("extend")
        match.play(rng.choice(extensions) if extensions and rng.random() < 0.6 else match.position.sample(rng))
    return match


def plain_lines(
    view: RocketView, palette: Palette, room: tuple[int, int] = HUGE, marks: Marks | None = None
) -> list[str]:
    return [line.plain for line in map_lines(view, palette, room, marks)]


# -- the map ----------------------------------------------------------------------------------------------------------


def test_the_picture_of_pennyland() -> None:
    marks = Marks(targets=(("E7", "A"),), names=frozenset({"H4"}))
    drawn = [line.rstrip() for line in plain_lines(pennyland(), Palette(), (80, 100), marks)]
    assert drawn == [line.rstrip() for line in PENNYLAND.strip("\n").splitlines()]


@pytest.mark.parametrize("palette", LOOKS, ids=str)
@pytest.mark.parametrize("board", MAPS)
def test_every_place_piece_and_monogram_is_on_the_map(board: str, palette: Palette) -> None:
    match = played(board, 90)
    view = match.view(None)
    made = rocket_map(board)
    said = "\n".join(plain_lines(view, palette))
    for place in made.places:
        assert (
            place.name in said
            or short_names(board, grid_of(made.board, widths(made.board.layout)[-1]).room)[place.name] in said
        )
    for company, drawn in zip(view.companies, made.companies, strict=True):
        if company.locomotive is not None:
            assert drawn.monogram in said
    for station in view.stations:
        assert palette.shape(station.seat) in said


@pytest.mark.parametrize("board", MAPS)
def test_without_colour_every_tile_carries_its_company(board: str) -> None:
    view = played(board, 120).view(None)
    made = rocket_map(board)
    grid = grid_of(made.board, widths(made.board.layout)[0])
    lines = plain_lines(view, Palette(), (grid.size[0] + 6, 1000))
    body = [line[3:] for line in lines[1 if made.board.layout == "flat" else 2 :]]
    tiles = 0
    for company, drawn in zip(view.companies, made.companies, strict=True):
        for tile in company.track:
            x, y = grid.corner(made.board.hexes[made.board.index_of[tile.hex]])
            block = body[y][x + 1 : x + grid.width] + body[y + 1][x + 1 : x + grid.width]
            assert all(letter in block for letter in drawn.monogram), (tile, block)
            tiles += 1
    assert tiles >= 5


@pytest.mark.parametrize("palette", [palette for palette in LOOKS if palette.ascii], ids=str)
@pytest.mark.parametrize("board", MAPS)
def test_ascii_means_ascii(board: str, palette: Palette) -> None:
    match = played(board, 90)
    lines = screen(match.view(None), palette, (140, None))
    assert all(line.plain.isascii() for line in lines)


def test_colours_are_absent_where_there_are_none() -> None:
    match = played("england", 60)
    for line in screen(match.view(None), Palette(), (140, None)):
        for span in line.spans:
            style = span.style
            assert not isinstance(style, str)
            assert style.color is None
            assert style.bgcolor is None


def test_letters_on_pieces_can_be_read_in_full_colour() -> None:
    """Every monogram, sign and name keeps a contrast of at least 4 to its ground."""
    for theme in ("light", "dark"):
        view = played("england", 90).view(None)
        for line in map_lines(view, Palette("full", theme=theme), HUGE):
            for span in line.spans:
                said = line.plain[span.start : span.end].replace("▄", "").replace("ˆ", "").strip()
                style = span.style
                assert not isinstance(style, str)
                if said and style.color is not None and style.bgcolor is not None:
                    assert _contrast(style.color.name, style.bgcolor.name) > 4, (said, style)


def _contrast(first: str, second: str) -> float:
    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    a, b = sorted((light(first), light(second)))
    return (b + 0.05) / (a + 0.05)


@pytest.mark.parametrize("board", MAPS)
def test_neighbours_have_different_shades(board: str) -> None:
    made = rocket_map(board).board
    for hexes, index in ((made.hexes, n) for n in range(len(made.hexes))):
        here = hexes[index]
        for other in made.neighbours[index]:
            if other >= 0:
                assert (here.q - here.r) % 3 != (hexes[other].q - hexes[other].r) % 3


def test_targets_are_marked_with_letters_and_free_hexes_with_names() -> None:
    view = played("england", 10).view(None)
    marks = Marks(targets=(("K21", "Z"),), names=frozenset({"J22", "L22"}))
    for palette in LOOKS:
        said = "\n".join(plain_lines(view, palette, HUGE, marks))
        assert said.count("Z") == 1
        assert "J22" in said
        assert "L22" in said


@pytest.mark.parametrize("board", ["england", "usa"])
@pytest.mark.parametrize("size", [(80, 24), (80, 50), (100, 30), (140, 45), (200, 60)])
def test_a_screen_fits_the_terminal(board: str, size: tuple[int, int]) -> None:
    match = played(board, 70)
    news = ["Somebody did something that takes quite a few words to tell, and then some more of them."] * 9
    for palette in (Palette(), Palette("full")):
        lines = screen(match.view(0), palette, size, news=news, spare=4)
        assert len(lines) <= size[1] - 4
        assert max(line.cell_len for line in lines) <= size[0]


@pytest.mark.parametrize("board", ["england", "usa"])
def test_a_tiny_terminal_still_shows_some_map_and_every_column(board: str) -> None:
    lines = [line.plain for line in screen(played(board, 70).view(0), Palette(), (60, 16))]
    assert max(len(line) for line in lines) <= 60
    assert sum("/" in line and "\\" in line for line in lines) >= 5
    heads = " ".join(line for line in lines if line.startswith("shares")).split()
    assert "pts" in heads
    assert all(letter in heads for letter in industry_letters(rocket_map(board).industries).values())


def test_a_small_window_shows_what_matters() -> None:
    view = played("england", 40).view(None)
    names = rocket_map("england").board.names
    for name in (names[0], names[-1], min(names), max(names), names[len(names) // 2]):
        lines = plain_lines(view, Palette(), (80, 13), Marks(targets=((name, "Z"),)))
        assert "(Z)" in "\n".join(lines), name
        assert len(lines) <= 13
    top = plain_lines(view, Palette(), (80, 13), Marks(focus=(names[0],)))
    assert "▼" in top[-1]
    assert "▲" not in top[0]


def test_windows_stay_on_the_sheet() -> None:
    for focus in ([], [(0, 0)], [(99, 39)], [(50, 20), (52, 22)]):
        window = window_on((100, 40), (30, 10), focus)
        assert (window.wide, window.high) == (30, 10)
        assert 0 <= window.x <= 70
        assert 0 <= window.y <= 30
        for x, y in focus:
            assert window.x <= x < window.x + 30
            assert window.y <= y < window.y + 10
    assert window_on((20, 8), (30, 10), []) == window_on((20, 8), (20, 8), [])


# -- track ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["england", "usa"])
def test_track_runs_on_from_hex_to_hex(board: str) -> None:
    """Every piece of track meets one in the next character, except where the line comes from and where it ends."""
    made = rocket_map(board).board
    for width in widths(made.layout):
        grid = grid_of(made, width)
        for middle in range(0, len(made.hexes), 7):
            for first in range(6):
                for second in (first + 2, first + 3, first + 4):
                    ends = [made.neighbours[middle][d % 6] for d in (first, second)]
                    if min(ends) < 0:
                        continue
                    rails = Rails()
                    lay_rails(rails, grid, made.hexes[middle], (first, second % 6))
                    for end in ends:
                        back = direction(made.hexes[end], made.hexes[middle])
                        assert back is not None
                        lay_rails(rails, grid, made.hexes[end], (back, (back + 3) % 6))
                    assert _loose_ends(rails) == 2


def _loose_ends(rails: Rails) -> int:
    """Links that point at a character without track, or at one that does not point back."""
    loose = 0
    for (x, y), sides in rails.links.items():
        for side, (dx, dy), back in (
            (UP, (0, -1), DOWN),
            (DOWN, (0, 1), UP),
            (LEFT, (-1, 0), RIGHT),
            (RIGHT, (1, 0), LEFT),
        ):
            if sides & side and not rails.links.get((x + dx, y + dy), 0) & back:
                loose += 1
    return loose


def test_every_company_has_a_line_of_its_own() -> None:
    colours = ("line-1", "line-2", "line-3", "line-4", "line-5", "line-6", "line-7")
    straights = {(rail_sign(LEFT | RIGHT, c, plain=False), rail_sign(UP | DOWN, c, plain=False)) for c in colours}
    assert len(straights) == len(colours)
    assert rail_sign(RIGHT | DOWN, "line-1", plain=False) == "┏"
    assert rail_sign(RIGHT | DOWN, "line-1", plain=True) == "+"


# -- names, letters, tables -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", MAPS)
def test_short_names_and_industry_letters_are_not_shared(board: str) -> None:
    made = rocket_map(board)
    letters = industry_letters(made.industries)
    assert len(set(letters.values())) == len(made.industries)
    for room in (3, 4, 5, 7):
        names = short_names(board, room)
        assert len(set(names.values())) == len(made.places)
        assert all(1 <= len(name) <= room for name in names.values())


def test_leaders_are_marked() -> None:
    assert leader_marks((3, 1, 0)) == ["*", "", ""]
    assert leader_marks((2, 1, 2)) == ["=", "", "="]
    assert leader_marks((0, 0)) == ["", ""]
    assert short_name("greedy 2 (bot)", 10) == "greedy 2"
    assert short_name("Wilhelmina", 6) == "Wilhel"


def test_ledgers_tell_what_the_viewer_may_know() -> None:
    match = played("england", 60, "1999", 3)
    mine, spectator = match.view(1), match.view(None)
    for draw, width in ((tall_ledger, 60), (flat_ledger, 80)):
        lines = [line.plain for line in draw(mine, Palette(), width)]
        assert sum(line.count("?") for line in lines) == 2
        assert sum(line.plain.count("?") for line in draw(spectator, Palette(), width)) == 3
        assert all(len(line) <= width for line in lines)
    flat = [line.plain for line in flat_ledger(mine, Palette(), 80)]
    assert flat[2].startswith("▲ Ben")
    assert flat[2].split()[-1] == str(mine.seats[1].score)
    tall = [line.plain for line in tall_ledger(mine, Palette(), 60)]
    gwr = next(line for line in tall if line.startswith("GW GWR"))
    assert str(mine.companies[0].pile) in gwr.split()


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("language", languages())
def test_the_unit_above_the_totals_is_whole(language: str, width: int) -> None:
    with speaking(language):
        lines = [line.plain for line in flat_ledger(played("england", 60, "1999", 3).view(None), Palette(), width)]
        unit = text("rocket-unit-1999.short")
    assert any(line.endswith(f" {unit}") for line in lines)


def test_closed_and_isolated_lines_are_told_from_others() -> None:
    match = played("england", 1000, "2018", 4)
    view = match.view(None)
    lines = [line.plain for line in tall_ledger(view, Palette(), 60)]
    states = {company.status for company in view.companies}
    assert {"closed", "isolated"} <= states
    for company, line in zip(view.companies, lines[1:8], strict=True):
        if company.status == "closed":
            assert line.split()[1:4] == [company.id, "in", str(company.merged_into)]
        if company.status == "isolated":
            assert line.split()[2] == f"{len(company.joined)}x"


def test_cities_list_their_places() -> None:
    lines = [line.plain for line in city_lines(pennyland(), Palette())]
    kettleford = next(line for line in lines if line.startswith("Kettleford"))
    assert kettleford.split()[1:] == ["C5", "brewing", "●", "-", "leather", "-"]
    loomstead = next(line for line in lines if line.startswith("Loomstead"))
    assert loomstead.split()[1:] == ["D10", "textiles", "-", "-", "leather", "-", "joined", "by", "WPR"]


def test_the_final_table_adds_up() -> None:
    match = played("england", 1000, "1999", 3)
    outcome = match.outcome
    assert outcome is not None
    lines = [line.plain for line in final_table(outcome, match.header, Palette(), lambda n: money(n, match.header))]
    assert len(lines) == len(outcome.breakdown) + 3
    for seat, score in enumerate(outcome.scores):
        assert f"£{score},000" in lines[-1]
        assert sum(row.points[seat] for row in outcome.breakdown) == score
    assert lines[-1].count("*") == len(outcome.winners)
    for row, line in zip(outcome.breakdown, lines[1:-2], strict=True):
        for points in row.points:
            assert not points or str(points) in line.split()


# -- what the terminal can show ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "colours"), [("truecolor", "full"), ("256", "many"), ("standard", "few"), (None, "none")]
)
def test_the_look_follows_the_console(system: str | None, colours: Colours, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("RAINHILL_THEME", raising=False)
    console = Console(force_terminal=True, color_system=system)  # type: ignore[arg-type]
    assert palette_of(console).colours == colours
    assert palette_of(console).theme == "light"
    assert palette_of(console, "dark").theme == "dark"
    monkeypatch.setenv("NO_COLOR", "1")
    assert palette_of(Console(force_terminal=True, color_system=system)).colours == "none"  # type: ignore[arg-type]


def test_every_kind_of_colours_is_tried_here() -> None:
    assert {palette.colours for palette in LOOKS} == set(get_args(Colours))


def test_colours_mix_evenly() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert mix("#102030", "#506070", 0.0) == "#102030"


def test_the_headline_of_a_game_names_the_match() -> None:
    view = played("usa", 30).view(None)
    assert terminal_of("rocket").headline(view).startswith("Stephenson’s Rocket, Eastern USA, 2018. Turn ")
