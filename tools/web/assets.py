"""What the browser client takes from Python: maps with their ground, derived colours, pictures of the maps.

The coast, the rivers and the grid are drawn once, in rainhill.draw; the client lays its pieces over them.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rainhill.draw import map_svg, position_svg
from rainhill.draw.client_map import client_map
from rainhill.draw.theme import Theme, drawn, tokens
from rainhill.kernel.maps import list_maps, read_map
from rainhill.kernel.records import read_record
from rainhill.locales import ENGLISH, languages, speak
from rainhill.registry import find_game, list_games
from tools.web.figures import draw_figure, figures_of
from tools.web.lettering import changes

DERIVED = ("ivory", "ink-fix", "slot", "slot-line", "leaf", "edge", "neat", "dim")
FOUND_BY_NAME = ("robots.txt", "favicon.ico", "apple-touch-icon.png")
"""Files that browsers and others ask for without being told; the pictures are the page's sign in fixed sizes."""
CARD_WIDTH = 520
"""So small that the water has no names: a drawing then has the same measures in every language."""
SHADES: tuple[Theme, ...] = ("light", "dark")
ROOT = Path(__file__).resolve().parents[2]


def write_assets(web: Path) -> None:
    """Write everything under web/public and web/src/generated."""
    generated, public = web / "src" / "generated", web / "public"
    generated.mkdir(parents=True, exist_ok=True)
    (generated / "derived.css").write_text(_derived_css(), encoding="utf-8")
    public.mkdir(parents=True, exist_ok=True)
    (public / "icon.svg").write_text(_page_icon(), encoding="utf-8")
    # What is shown with links to tables (`server/http/link_preview.py`): few programs that show links draw an SVG.
    shutil.copyfile(ROOT / "tools" / "web" / "preview.png", public / "preview.png")
    for name in FOUND_BY_NAME:
        shutil.copyfile(web / "src" / "shell" / name, public / name)
    listed = {game: _write_game(public / "maps", game) for game in list_games()}
    version = _version_of(public / "maps")
    (generated / "maps.json").write_text(_json({"version": version, "games": listed}), encoding="utf-8")
    for game in list_games():
        for name, content in _data_of(game).items():
            (generated / name).write_text(_json(content()), encoding="utf-8")
        if (facts := _part_of(game, "facts")) is not None:
            (generated / f"{game}-facts.json").write_text(_json(facts.facts()), encoding="utf-8")


def _version_of(maps: Path) -> str:
    """One hash over all that was drawn; addresses that bear it may be kept for good, and the server knows it too."""
    made = hashlib.sha256()
    stamp = maps / "version.txt"
    for file in sorted(each for each in maps.rglob("*") if each.is_file() and each != stamp):
        made.update(file.relative_to(maps).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    version = made.hexdigest()[:12]
    stamp.write_text(version, encoding="utf-8")
    return version


def _data_of(game: str) -> Mapping[str, Callable[[], Any]]:
    """Files of JSON that a game has for the client's sources, by `tools/games/<game>/data.py`; most have none."""
    data = _part_of(game, "data")
    files: Mapping[str, Callable[[], Any]] = {} if data is None else data.FILES
    return files


def _part_of(game: str, part: str) -> Any:
    """A module of `tools/games/<game>`, if it has one of that name: `facts` are the numbers its rules pages name."""
    name = f"tools.games.{game}"
    return None if find_spec(name) is None or find_spec(f"{name}.{part}") is None else import_module(f"{name}.{part}")


def _write_game(maps: Path, game: str) -> dict[str, Any]:
    """The maps of a game, its card for the first page, and the pictures of its lessons; and which of them there are."""
    folder = maps / game
    folder.mkdir(parents=True, exist_ok=True)
    for map_id in list_maps(game):
        board = read_map(game, map_id)
        (folder / f"{map_id}.json").write_text(_json(client_map(board)), encoding="utf-8")
        ident = f"{game}-{map_id}"
        _write_drawings(
            folder / map_id,
            lambda theme, board=board, ident=ident: map_svg(board, board.game, theme=theme, size=420, ident=ident),
        )
    preview = ROOT / "tools" / "games" / game / "preview.png"
    if preview.is_file():
        shutil.copyfile(preview, folder / "preview.png")
    figures = figures_of(game)
    if figures is not None:
        _write_card(folder, *figures.CARD)
        learn = maps / "learn"
        learn.mkdir(parents=True, exist_ok=True)
        for name in figures.FIGURES:
            _write_drawings(learn / name, lambda theme, name=name: draw_figure(game, name, theme))
    return {"maps": list(list_maps(game)), "card": figures is not None}


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _write_card(folder: Path, file: str, version: int | None) -> None:
    """A match in full swing for the game's card on the first page."""
    match = read_record((ROOT / file).read_text(encoding="utf-8"), find_game)
    view = match.position_at(len(match.entries) if version is None else version).view(None)
    ident = f"{view.game}-card"
    _write_drawings(folder / "card", lambda theme: position_svg(view, theme=theme, size=CARD_WIDTH, ident=ident))


def _write_drawings(stem: Path, draw: Any) -> None:
    """A drawing in English, and beside it what is other in each language (`web/src/board/drawings.ts` puts it in)."""
    for theme in SHADES:
        drawn = ""
        for spoken in languages():
            speak(spoken)
            here = draw(theme)
            if spoken == ENGLISH:
                drawn = here
                stem.with_name(f"{stem.name}-{theme}.svg").write_text(drawn, encoding="utf-8")
            else:
                names = stem.with_name(f"{stem.name}-{theme}.{spoken}.json")
                names.write_text(_json(changes(drawn, here)), encoding="utf-8")
    speak(None)


def _page_icon() -> str:
    """The sign in a browser's tab: an engine on a hex."""
    colours = tokens()["light"]
    place = 'fill-rule="evenodd" transform="translate(5 5) scale(.92)"'
    engine = f'<path fill="{colours["rim"]}" {place} d="{drawn()["icons"]["loco"]}"/>'
    plate = f'<path fill="{colours["accent"]}" d="M16 1 29 8.500v15L16 31 3 23.500v-15Z"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{plate}{engine}</svg>'


def _derived_css() -> str:
    """Tokens that drawings derive from others, written down so that no colour is chosen twice."""
    light, dark = tokens()["light"], tokens()["dark"]
    rows = {
        ":root": [f"--{name}: {light[name]};" for name in DERIVED],
        '[data-theme="dark"]': [f"--{name}: {dark[name]};" for name in DERIVED if dark[name] != light[name]],
    }
    return "".join(f"{where} {{ {' '.join(values)} }}\n" for where, values in rows.items())


if __name__ == "__main__":
    write_assets(Path(__file__).resolve().parents[2] / "web")
