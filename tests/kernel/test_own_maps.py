"""Maps of one's own: played like any other, carried in the record, and checked before anything is done with them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from random import Random
from threading import Thread

import pytest

import rainhill
from rainhill.draw import position_svg
from rainhill.games.rocket import flat_map as rocket_flat
from rainhill.games.rocket.map import rocket_map
from rainhill.games.steam import flat_map as steam_flat
from rainhill.games.steam.map import steam_map
from rainhill.kernel import own_maps
from rainhill.kernel.maps import MapError, own_boards, read_map
from rainhill.kernel.own_maps import LARGEST, MOST_KEPT, keep_map, normal, read_source
from rainhill.kernel.refusals import RecordError, SetupError
from rainhill.locales.words import record_trouble, setup_trouble
from rainhill.registry import list_games
from rainhill.terminal.game_terminal import terminal_of
from tests.rounds import amount


def own_text(game: str, title: str = "My Valley") -> str:
    """The small map of a game as somebody's own."""
    text = (files("rainhill.games") / game / "maps" / "toy.toml").read_text(encoding="utf-8")
    found = next(line for line in text.splitlines() if line.startswith("title"))
    return text.replace('id = "toy"', 'id = "mine"').replace(found, f'title = "{title}"')


@pytest.fixture(params=list_games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def forget() -> None:
    """As in another process."""
    own_boards.clear()
    own_maps._texts.clear()
    for read in (rocket_map, steam_map, rocket_flat.read_ground, steam_flat.read_ground):
        read.cache_clear()


def test_a_match_on_a_map_of_ones_own(game: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(own_text(game), encoding="utf-8")
    from_file = rainhill.new(game, map=file, seats=3, seed=1)
    assert rainhill.new(game, map=str(file), seats=3, seed=1).header == from_file.header
    match = rainhill.new(game, map=own_text(game), seats=3, seed=1)
    assert match.header == from_file.header
    assert match.header.map.startswith("mine~") and match.header.map_text == normal(own_text(game))
    # The rules see the same land as on the map that comes with the game.
    assert match.header.map_hash == rainhill.new(game, map="toy", seats=3, seed=1).header.map_hash
    match.play_randomly(Random(1))
    assert match.outcome is not None
    assert position_svg(match).startswith("<svg")
    assert terminal_of(game).headline(match.view(None))


def test_the_text_travels_in_the_record(game: str) -> None:
    match = rainhill.new(game, map=own_text(game), seats=3, seed=1)
    match.play_randomly(Random(2))
    text, json = match.to_text(), match.to_json()
    for record in (text, json):
        forget()
        again = rainhill.load(record)
        assert again.header == match.header
        assert (again.to_text(), again.to_json()) == (text, json)
        assert again.position.digest() == match.position.digest()


def test_a_record_with_another_text_or_none_is_refused(game: str) -> None:
    text = rainhill.new(game, map=own_text(game), seats=3, seed=1).to_text()
    trouble = {}
    for name, changed in {
        "title": text.replace("My Valley", "Our Valley"),
        "game": text.replace("|game =", "|gama ="),
        "order": text.replace("Map 3: ", "Map 4: "),
        "none": "\n".join(line for line in text.splitlines() if not line.startswith("Map ")),
    }.items():
        with pytest.raises(RecordError) as error:
            rainhill.load(changed)
        assert record_trouble(error.value)
        trouble[name] = error.value.code
    assert trouble == {"title": "map-changed", "game": "bad-setup", "order": "header-line", "none": "map-text-missing"}
    assert "Map 1: |format = 1\n" in text


def test_what_cannot_be_played_is_told(game: str) -> None:
    other = next(each for each in list_games() if each != game)
    text = own_text(game)
    cases = {
        "other-game": own_text(other),
        "not-toml": text.replace("format = 1", "format = "),
        "text-too-long": text + "#" * LARGEST,
        "bad-id": text.replace('id = "mine"', 'id = "../mine"', 1),
        "bad-name": text.replace("My Valley", "M" * 81),
        "missing-key": text.replace('layout = "flat"', ""),
    }
    for code, wrong in cases.items():
        with pytest.raises(SetupError) as error:
            rainhill.new(game, map=wrong, seats=3, seed=1)
        assert (error.value.code, error.value.facts["trouble"]) == ("bad-map", code)
        assert setup_trouble(error.value)
    with pytest.raises(MapError):
        rainhill.new(game, map="nowhere.toml", seats=3)
    with pytest.raises(SetupError, match="unknown-map"):
        rainhill.new(game, map="mine~000000000000", seats=3)


def test_a_name_that_is_too_long_is_not_told_as_one_of_the_longest_permitted(game: str) -> None:
    town = read_map(game, "toy").tables["city"][0]["name"]
    for permitted, most in (("My Valley", 80), (town, 40)):
        with pytest.raises(SetupError) as error:
            rainhill.new(game, map=own_text(game).replace(permitted, "M" * (most + 1)), seats=3, seed=1)
        told = str(error.value.facts["name"])
        assert told.endswith("M…")
        assert len(told) < most


@pytest.mark.parametrize(
    "name", ["A to B", "A from B", "a;b", "a:b", "a\\nb", "<b>", " A", "A ", "1st", "A  B", "B" * 41, ""]
)
def test_names_that_could_not_stand_in_a_record(game: str, name: str) -> None:
    text = own_text(game)
    town = read_map(game, "toy").tables["city"][0]["name"]
    with pytest.raises(SetupError) as error:
        rainhill.new(game, map=text.replace(f'"{town}"', f'"{name}"'), seats=3, seed=1)
    assert error.value.facts["trouble"] in {"bad-name", "wrong-type"}


def test_names_of_many_languages(game: str) -> None:
    town = read_map(game, "toy").tables["city"][0]["name"]
    for name in ("Saint-Étienne", "東京", "King's Lynn", "Bergen (N)", "Ålesund"):
        match = rainhill.new(game, map=own_text(game).replace(f'"{town}"', f'"{name}"'), seats=3, seed=1)
        match.play_randomly(Random(3), limit=60)
        assert rainhill.load(match.to_text()).to_text() == match.to_text()


def test_blanks_at_the_ends_of_lines_mean_nothing(game: str) -> None:
    text = own_text(game)
    assert keep_map(text.replace("\n", "  \r\n") + "\n\n").id == keep_map("\ufeff" + text).id == keep_map(text).id
    assert keep_map(text.replace("My", "Our")).id != keep_map(text).id


def refusal_of(game: str, text: str) -> SetupError | None:
    """Why a match cannot be set up on a map; None if it can."""
    try:
        rainhill.new(game, map=text, seats=3, seed=1)
    except SetupError as error:
        return error
    return None


def test_whatever_is_in_a_file_is_refused_in_words(game: str) -> None:
    """Lines left out, doubled or exchanged, and values of other types: refused as a bad map, or played."""
    text, rng, codes = own_text(game), Random(game), set()
    values = ["1", "-1", "[]", "[[1]]", "{}", "true", '""', '"x"', "1979-05-27", "nan", "9" * 5000, '["a", 1]']
    for _ in range(amount(2000, 250)):
        lines = text.splitlines()
        for _ in range(rng.randint(1, 3)):
            n = rng.randrange(len(lines))
            key, equals, _ = lines[n].partition(" = ")
            match rng.randrange(4):
                case 0:
                    del lines[n]
                case 1:
                    lines.insert(rng.randrange(len(lines)), lines[n])
                case _ if equals:
                    lines[n] = f"{key} = {rng.choice(values)}"
                case _:
                    lines[n] = lines[n][: rng.randint(0, len(lines[n]))]
        trouble = refusal_of(game, "\n".join(lines) + "\n")
        if trouble is not None:
            assert trouble.code == "bad-map" and setup_trouble(trouble)
            codes.add(trouble.facts["trouble"])
    assert len(codes) > 8
    with pytest.raises(SetupError, match="not-toml"):
        rainhill.new(game, map="a = " + "[" * 20_000 + "\n", seats=3)


def test_only_so_many_are_kept() -> None:
    first = keep_map(own_text("rocket", "First"))
    for number in range(MOST_KEPT):
        keep_map(own_text("rocket", f"Valley {number}"))
        if number == 10:
            assert keep_map(own_text("rocket", "First")) is first
    assert len(own_boards) == MOST_KEPT and first.id in own_boards
    # A match keeps its own map, and brings it back when it is started again.
    match = rainhill.new("rocket", map=own_text("rocket", "First"), seats=2, seed=1)
    forget()
    assert rainhill.Match.unplayed(match.game, match.header).position.digest()


def test_several_threads_may_keep_maps() -> None:
    threads = [
        Thread(target=lambda n=n: [keep_map(own_text("steam", f"T{n % 3} {k}")) for k in range(20)]) for n in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(own_boards) <= MOST_KEPT


def test_what_a_map_may_be_given_as(tmp_path: Path) -> None:
    assert read_source("england") == "england"
    with pytest.raises(MapError, match="unreadable-map"):
        read_source(tmp_path)
    (tmp_path / "latin.toml").write_bytes(b'title = "\xe9"')
    with pytest.raises(MapError, match="unreadable-map"):
        read_source(tmp_path / "latin.toml")


SEA = '\n[[sea]]\nname = "Far Sea"\nat = [1, 1]\n'


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (SEA.replace("[1, 1]", "[8, 65536.6]"), "too-far"),
        (SEA.replace("[1, 1]", "[1e300, 1]"), "too-far"),
        (SEA.replace("[1, 1]", "[nan, 1]"), "too-far"),
        (SEA.replace("[1, 1]", '"A99999999"'), "too-far"),
        (SEA + "angle = inf\n", "too-far"),
        (SEA + "size = 1e9\n", "too-far"),
        (SEA + 'size = "large"\n', "too-far"),
        (SEA * 30, "too-many-drawn"),
        ('\n[[river]]\nname = "Loop"\nthrough = [' + '"A1", "A3", ' * 500 + "]\n", "too-many-drawn"),
        ('\n[[river]]\nname = "Far"\nthrough = ["A88887", "A88889"]\n', "too-far"),
        ("\n" + ".".join("a" * 19_000) + " = 1\n", "unreadable-map"),
        ("\nx = {" + " . ".join(['"\\""'] * 5000) + " = 1}\n", "unreadable-map"),
    ],
)
def test_what_would_take_for_ever_to_read_or_draw_is_refused(
    game: str, change: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if code == "unreadable-map":
        # It is not even given to the reader, which would take many seconds for it.
        monkeypatch.setattr(own_maps, "parse_map", None)
    assert refused_with(game, own_text(game) + change) == code


def test_a_picture_has_only_so_many_rows(game: str) -> None:
    text = own_text(game)
    signs = text.partition('terrain = """\n')[2].partition('"""')[0]
    rows = signs.splitlines()
    land = next(n for n, row in enumerate(rows) if set(row) == {" ", "."})
    # Farther down by an even number of rows a hex is a hex again.
    rows += [""] * (land + 2 * own_maps.MOST_ROWS - len(rows)) + [rows[land]]
    assert refused_with(game, text.replace(signs, "\n".join(rows) + "\n", 1)) == "too-tall"


def refused_with(game: str, text: str) -> object:
    """What is wrong with a map, for whoever wants to play on it."""
    with pytest.raises(SetupError) as caught:
        rainhill.new(game, map=text, seats=3)
    return caught.value.facts["trouble"]
