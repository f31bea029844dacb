"""Map files: what is read from them, what is refused and where, and what the content hash sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from rainhill.kernel import maps
from rainhill.kernel.hexes import Hex, step
from rainhill.kernel.maps import MapError, list_maps, load_map, read_map

SECOND_TOWN = """[[town]]
name = "T"
id = "x"
at = "A3"

[[edge]]"""
SECOND_EDGE = """kind = "black"

[[edge]]
between = ["B2", "A1"]
kind = "red"
"""
FLAT = """\
format = 1
id = "small"
game = "rocket"
title = "Small"
layout = "flat"
source = "For tests."
decoration = ["hills"]
terrain = '''
.   o   #
  .   .
^   ~   o
'''

[signs]
"." = "land"
"^" = "hills"
"~" = "water"
"#" = "beyond"
"o" = "place"

[[city]]
name = "Upper"
at = "C1"

[[town]]
name = "Lower"
at = "E3"

[[edge]]
between = ["A1", "B2"]
kind = "black"

[[river]]
name = "Brook"
through = ["A1", "B2", "C3"]

[[sea]]
name = "Pond"
at = "C3"

[[sea]]
name = "Away"
at = [5, 0.5]
angle = -20
"""


def edited(*changes: tuple[str, str]) -> str:
    text = FLAT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def test_a_flat_map_is_read_as_drawn() -> None:
    board = load_map(FLAT)
    assert (board.id, board.game, board.title, board.layout, board.format) == ("small", "rocket", "Small", "flat", 1)
    assert board.names == ("A1", "C1", "B2", "D2", "A3", "E3")
    assert board.terrain == ("land", "place", "land", "land", "hills", "place")
    assert board.hexes == (Hex(0, 0), Hex(2, -1), Hex(1, 0), Hex(3, -1), Hex(0, 1), Hex(4, -1))
    assert board.water == {Hex(2, 0)}
    assert board.beyond == {Hex(4, -2)}
    assert board.index_of["B2"] == 2
    assert [entry["name"] for entry in board.tables["sea"]] == ["Pond", "Away"]
    assert board.settings == {"decoration": ["hills"]}


def test_neighbours_agree_from_both_sides() -> None:
    board = load_map(FLAT)
    for index, h in enumerate(board.hexes):
        for d, other in enumerate(board.neighbours[index]):
            if step(h, d) in board.at:
                assert board.hexes[other] == step(h, d)
                assert board.neighbours[other][(d + 3) % 6] == index
            else:
                assert other == -1


def test_a_pointy_map_is_read_as_drawn() -> None:
    text = edited(
        ('"flat"', '"pointy"'),
        (".   o   #\n  .   .\n^   ~   o", ". o #\n . .\n^ ~ o"),
        ('"C1"', '"A3"'),
        ('"E3"', '"C5"'),
        ('["A1", "B2", "C3"]', '["A1", "B2", "C3"]'),
    )
    board = load_map(text)
    assert board.names == ("A1", "A3", "B2", "B4", "C1", "C5")
    assert board.hexes == (Hex(0, 0), Hex(1, 0), Hex(0, 1), Hex(1, 1), Hex(-1, 2), Hex(1, 2))


@pytest.mark.parametrize(
    ("code", "spot", "changes"),
    [
        ("not-toml", 4, [('title = "Small"', "title = ")]),
        ("missing-key", None, [('title = "Small"\n', "")]),
        ("wrong-type", None, [('title = "Small"', "title = 3")]),
        ("wrong-type", None, [("format = 1", "format = true")]),
        ("future-format", None, [("format = 1", "format = 2")]),
        ("unknown-format", None, [("format = 1", "format = 0")]),
        ("unknown-layout", None, [('"flat"', '"round"')]),
        ("bad-sign", None, [('"." = "land"', '".." = "land"')]),
        ("bad-sign", None, [('"." = "land"', '"." = 4')]),
        ("unknown-sign", 10, [("  .   .\n", "  .   ?\n")]),
        ("off-grid", 10, [("  .   .\n", "   .  .\n")]),
        ("off-grid", 10, [("  .   .\n", ".     .\n")]),
        ("too-wide", 9, [(".   o   #\n", ".   o   #" + " " * 43 + ".\n")]),
        ("no-such-hex", "city", [('at = "C1"', 'at = "C9"')]),
        ("no-such-hex", "city", [('at = "C1"', 'at = "C3"')]),
        ("missing-key", "city", [('at = "C1"\n', "")]),
        ("wrong-type", "city", [('at = "C1"', "at = 7")]),
        ("shared-hex", "town", [('at = "E3"', 'at = "C1"')]),
        ("same-name", "town", [('"Lower"', '"Upper"')]),
        ("same-id", "town", [('"Lower"\nat', '"Lower"\nid = "x"\nat'), ("[[edge]]", SECOND_TOWN)]),
        ("nameless-place", None, [('[[town]]\nname = "Lower"\nat = "E3"\n', "")]),
        ("edge-between-no-neighbours", "edge", [('["A1", "B2"]\n', '["A1", "C1"]\n')]),
        ("edge-off-map", "edge", [('["A1", "B2"]\n', '["E1", "F2"]\n')]),
        ("edge-given-twice", "edge", [('kind = "black"\n', SECOND_EDGE)]),
        ("missing-key", "edge", [('kind = "black"\n', "")]),
        ("missing-key", "edge", [('between = ["A1", "B2"]\n', "")]),
        ("wrong-type", "edge", [('between = ["A1", "B2"]', 'between = "A1"')]),
        ("no-such-hex", "edge", [('["A1", "B2"]\n', '["A1", "A2"]\n')]),
        ("river-too-short", "river", [('["A1", "B2", "C3"]', '["A1"]')]),
        ("river-jumps", "river", [('["A1", "B2", "C3"]', '["A1", "C3"]')]),
        ("no-such-hex", "sea", [('at = "C3"', 'at = "C2"')]),
        ("wrong-type", "sea", [('at = "C3"', "at = [1]")]),
        ("wrong-type", "sea", [("angle = -20", 'angle = "steep"')]),
        ("empty-map", None, [(".   o   #\n  .   .\n^   ~   o", "#"), ('[[city]]\nname = "Upper"\nat = "C1"\n', "")]),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_with_its_line(code: str, spot: int | str | None, changes: list[tuple[str, str]]) -> None:
    text = edited(*changes)
    with pytest.raises(MapError) as caught:
        load_map(text)
    assert caught.value.code == code
    if isinstance(spot, str):
        assert caught.value.line is not None
        assert text.splitlines()[caught.value.line - 1] == f"[[{spot}]]"
    else:
        assert caught.value.line == spot


def test_the_line_of_a_table_is_that_of_its_header() -> None:
    text = edited(('at = "E3"', 'at = "C1"'))
    with pytest.raises(MapError) as caught:
        load_map(text)
    assert caught.value.line == text.splitlines().index("[[town]]") + 1
    assert caught.value.facts == {"place": "Lower", "other": "Upper", "hex": "C1"}
    assert "shared-hex" in str(caught.value)


def test_errors_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(edited(("  .   .\n", "  .   ?\n")), encoding="utf-8")
    with pytest.raises(MapError, match=r"broken\.toml:10") as caught:
        load_map(path)
    assert caught.value.file == "broken.toml"
    with pytest.raises(MapError) as missing:
        load_map(str(tmp_path / "absent.toml"))
    assert missing.value.code == "unreadable-map"
    (tmp_path / "latin.toml").write_bytes(b"title = '\xe9'")
    with pytest.raises(MapError) as foreign:
        load_map(tmp_path / "latin.toml")
    assert foreign.value.code == "unreadable-map"


@pytest.mark.parametrize(
    "change",
    [
        ('title = "Small"', 'title = "Smaller"'),
        ('source = "For tests."', 'source = "For other tests."'),
        ("^   ~   o", ".   ~   o"),
        ("^   ~   o", "^       o"),
        (".   o   #", ".   o    "),
        ('name = "Brook"', 'name = "Creek"'),
        ('at = [5, 0.5]', "at = [4, 0.5]"),
        ('"^" = "hills"', '"^" = "hills" # high'),
    ],
)  # fmt: skip
def test_cosmetic_edits_keep_the_hash(change: tuple[str, str]) -> None:
    assert load_map(edited(change)).hash == load_map(FLAT).hash


@pytest.mark.parametrize(
    "change",
    [
        ("  .   .\n", "  .\n"),
        ('decoration = ["hills"]\n', ""),
        ('name = "Upper"', 'name = "Uppermost"'),
        ('at = "E3"', 'at = "E3"\nvalue = 2'),
        ('kind = "black"', 'kind = "red"'),
        ("format = 1", "format = 1\nseats = [2]"),
        ('game = "rocket"', 'game = "steam"'),
    ],
)
def test_what_the_rules_see_changes_the_hash(change: tuple[str, str]) -> None:
    assert load_map(edited(change)).hash != load_map(FLAT).hash


def test_company_colours_are_cosmetic_but_their_ids_are_not() -> None:
    company = (
        '[[company]]\nid = "X"\nname = "Ex"\ncolour = "gwr"\nmonogram = "X"\nstart = "Home"\nat = "A1"\n\n[[city]]'
    )
    text = edited(("[[city]]", company))
    assert load_map(text.replace('"gwr"', '"ner"').replace('"Ex"', '"Why"')).hash == load_map(text).hash
    assert load_map(text.replace('name = "Ex"', 'name = "Ex"\nshort = "E."')).hash == load_map(text).hash
    assert load_map(text.replace('id = "X"', 'id = "Y"')).hash != load_map(text).hash


def test_maps_that_come_with_a_game() -> None:
    known = list_maps("rocket")
    assert {"england", "usa", "china", "toy"} <= set(known)
    assert list(known) == sorted(known)
    assert read_map("rocket", "toy") is read_map("rocket", "toy")
    assert list_maps("no-such-game") == ()
    with pytest.raises(MapError) as caught:
        read_map("rocket", "atlantis")
    assert caught.value.code == "unknown-map"
    assert caught.value.facts["known"] == known


def test_a_map_in_the_wrong_file_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    other = load_map(FLAT)
    monkeypatch.setattr(maps, "parse_map", lambda text, file: other)
    with pytest.raises(MapError) as caught:
        maps._read_built_in.__wrapped__("rocket", "toy")
    assert caught.value.code == "misfiled-map"
