"""Maps as TOML files with the land drawn as a text picture: reading, checking and the content hash.

Only what every game needs is checked here; a game checks its own numbers and tables on the GameMap it gets.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from rainhill.kernel.hexes import (
    LAYOUTS,
    LETTERS,
    Hex,
    Layout,
    cell,
    direction,
    distance,
    hex_at_cell,
    hex_name,
    parse_hex_name,
    step,
)

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = 1
UNPLAYABLE = ("water", "beyond")
PLACE_TABLES = ("company", "city", "town")
# Whatever is listed here may be changed without breaking a record: the hash does not see it.
DECORATION_TABLES = ("river", "sea")
DECORATION_SETTINGS = ("decoration", "best_seats")
DECORATION_KEYS: Mapping[str, tuple[str, ...]] = {"company": ("name", "short", "colour", "monogram")}
_HEADER = {
    "format": int,
    "id": str,
    "game": str,
    "title": str,
    "layout": str,
    "source": str,
    "terrain": str,
    "signs": dict,
}

_SPOT = re.compile(r" \(at line (\d+), column (\d+)\)$")
"""Where TOML's reader stumbled: its words are English, so that the spot is told in ours."""

Table = Mapping[str, Any]


class MapError(ValueError):
    """A map file that cannot be used; `code` and `facts` choose the sentence, `file` and `line` point at the spot."""

    def __init__(self, code: str, *, file: str = "", line: int | None = None, **facts: object) -> None:
        self.code = code
        self.facts = facts
        self.file = file
        self.line = line
        where = f"{file}:{line}" if line is not None else file
        super().__init__(" ".join([where, code, *(f"{key}={value}" for key, value in facts.items())]).strip())


@dataclass(frozen=True, slots=True, eq=False)
class GameMap:
    """A map as drawn: playable hexes in reading order with their neighbours, and the tables of the file."""

    id: str
    game: str
    title: str
    layout: Layout
    format: int
    source: str
    hexes: tuple[Hex, ...]
    names: tuple[str, ...]
    index_of: Mapping[str, int]
    at: Mapping[Hex, int]
    neighbours: tuple[tuple[int, ...], ...]
    terrain: tuple[str, ...]
    beyond: frozenset[Hex]
    water: frozenset[Hex]
    tables: Mapping[str, tuple[Table, ...]]
    settings: Mapping[str, Any]
    hash: str
    file: str
    lines: Mapping[tuple[str, int], int]

    def error(self, code: str, table: str = "", n: int = 0, **facts: object) -> MapError:
        """An error about this map, pointing at the n-th entry of a table if one is named."""
        return MapError(code, file=self.file, line=self.lines.get((table, n)), **facts)


OWN = "~"
"""What parts the id of a map of one's own from the hash of its text; see kernel/own_maps.py."""
own_boards: OrderedDict[str, GameMap] = OrderedDict()
"""The maps of people's own that are in play in this process, by their full ids; the oldest go when they are many."""


def is_map(game: str, map_id: str) -> bool:
    """Whether `read_map` finds it."""
    own = own_boards.get(map_id)
    return own.game == game if own is not None else map_id in list_maps(game)


def read_map(game: str, map_id: str) -> GameMap:
    """The map of that id: one that comes with the game, or one of somebody's own that is in play."""
    if OWN not in map_id:
        return _read_built_in(game, map_id)
    # Looked up once: other threads keep maps meanwhile, and the oldest go.
    own = own_boards.get(map_id)
    if own is None or own.game != game:
        raise MapError("unknown-map", game=game, id=map_id, known=list_maps(game))
    return own


@cache
def _read_built_in(game: str, map_id: str) -> GameMap:
    if map_id not in list_maps(game):
        raise MapError("unknown-map", game=game, id=map_id, known=list_maps(game))
    from importlib.resources import files

    name = f"{map_id}.toml"
    board = parse_map((files("rainhill.games") / game / "maps" / name).read_text(encoding="utf-8"), name)
    if (board.game, board.id) != (game, map_id):
        raise board.error("misfiled-map", game=board.game, id=board.id)
    return board


@cache
def list_maps(game: str) -> tuple[str, ...]:
    """The ids of the maps that come with a game, in alphabetical order."""
    from importlib.resources import files

    folder = files("rainhill.games") / game / "maps"
    if not folder.is_dir():
        return ()
    return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))


def load_map(source: str | Path) -> GameMap:
    """A map from a file, or from the text of one (anything of more than one line is text)."""
    if isinstance(source, str) and "\n" in source:
        return parse_map(source, "")
    from pathlib import Path

    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise MapError("unreadable-map", file=str(path), reason=type(error).__name__) from error
    return parse_map(text, path.name)


def parse_map(text: str, file: str) -> GameMap:
    """The map that a text describes; `file` is what its troubles name."""
    data = _read_toml(text, file)
    layout = _check_header(data, file)
    kinds = _read_picture(data, layout, text, file)
    tables = {key: tuple(value) for key, value in data.items() if _is_array_of_tables(value)}
    settings = {key: value for key, value in data.items() if key not in _HEADER and key not in tables}
    hexes = tuple(h for h in sorted(kinds, key=lambda h: cell(layout, h)[::-1]) if kinds[h] not in UNPLAYABLE)
    at = {h: index for index, h in enumerate(hexes)}
    names = tuple(hex_name(layout, h) for h in hexes)
    terrain = tuple(kinds[h] for h in hexes)
    board = GameMap(
        id=data["id"],
        game=data["game"],
        title=data["title"],
        layout=layout,
        format=data["format"],
        source=data["source"],
        hexes=hexes,
        names=names,
        index_of={name: index for index, name in enumerate(names)},
        at=at,
        neighbours=tuple(tuple(at.get(step(h, d), -1) for d in range(6)) for h in hexes),
        terrain=terrain,
        beyond=frozenset(h for h, kind in kinds.items() if kind == "beyond"),
        water=frozenset(h for h, kind in kinds.items() if kind == "water"),
        tables=tables,
        settings=settings,
        hash=_content_hash(data["game"], layout, hexes, names, terrain, tables, settings),
        file=file,
        lines=dict(_table_lines(text)),
    )
    if not hexes:
        raise board.error("empty-map")
    _check_places(board)
    _check_edges(board)
    _check_rivers(board)
    _check_seas(board)
    return board


def _read_toml(text: str, file: str) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # A number of thousands of digits is a plain ValueError, and brackets can be nested too deeply.
        said = str(error)[:200]
        spot = _SPOT.search(said)
        line, column = (int(spot[1]), int(spot[2])) if spot else (None, 0)
        raise MapError("not-toml", file=file, line=line, column=column, reason=_SPOT.sub("", said)) from error


def _check_header(data: dict[str, Any], file: str) -> Layout:
    if isinstance(data.get("format"), int) and data["format"] > FORMAT:
        raise MapError("future-format", file=file, format=data["format"], known=FORMAT)
    for key, kind in _HEADER.items():
        if key not in data:
            raise MapError("missing-key", file=file, key=key)
        if not isinstance(data[key], kind) or isinstance(data[key], bool):
            raise MapError("wrong-type", file=file, key=key)
    if data["format"] != FORMAT:
        raise MapError("unknown-format", file=file, format=data["format"], known=FORMAT)
    for layout in LAYOUTS:
        if data["layout"] == layout:
            return layout
    raise MapError("unknown-layout", file=file, layout=data["layout"], known=LAYOUTS)


def _read_picture(data: dict[str, Any], layout: Layout, text: str, file: str) -> dict[Hex, str]:
    """The kind of every hex drawn, by the signs; parity, signs and size of the picture are checked."""
    signs: dict[str, Any] = data["signs"]
    for sign, kind in signs.items():
        if len(sign) != 1 or sign.isspace() or not isinstance(kind, str) or not kind:
            raise MapError("bad-sign", file=file, sign=sign)
    first = next((n for n, line in enumerate(text.splitlines(), 2) if re.match(r"terrain\s*=", line)), 0)
    kinds: dict[Hex, str] = {}
    for y, row in enumerate(data["terrain"].splitlines()):
        for x, sign in enumerate(row):
            if sign == " ":
                continue
            if sign not in signs:
                raise MapError("unknown-sign", file=file, line=first + y, sign=sign, column=x + 1)
            h = hex_at_cell(layout, x, y)
            if h is None:
                raise MapError("off-grid", file=file, line=first + y, sign=sign, column=x + 1)
            if (h.q if layout == "flat" else h.r) >= len(LETTERS):
                raise MapError("too-wide", file=file, line=first + y, limit=len(LETTERS))
            kinds[h] = signs[sign]
    return kinds


def _is_array_of_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


def _table_lines(text: str) -> Iterator[tuple[tuple[str, int], int]]:
    seen: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[\[\s*([\w-]+)\s*\]\]", line)
        if header:
            n = seen.get(header[1], 0)
            seen[header[1]] = n + 1
            yield (header[1], n), number


def _content_hash(
    game: str,
    layout: Layout,
    hexes: tuple[Hex, ...],
    names: tuple[str, ...],
    terrain: tuple[str, ...],
    tables: Mapping[str, tuple[Table, ...]],
    settings: Mapping[str, Any],
) -> str:
    """The first 16 digits of a sha256 over what the rules can see, so that cosmetic edits keep old records valid."""
    import hashlib
    import json

    plain = {"land", "place", *settings.get("decoration", ())}
    seen = {
        "game": game,
        "layout": layout,
        "hexes": [
            [*h, name, "land" if kind in plain else kind] for h, name, kind in zip(hexes, names, terrain, strict=True)
        ],
        "tables": {
            table: [
                {key: value for key, value in entry.items() if key not in DECORATION_KEYS.get(table, ())}
                for entry in entries
            ]
            for table, entries in tables.items()
            if table not in DECORATION_TABLES
        },
        "settings": {key: value for key, value in settings.items() if key not in DECORATION_SETTINGS},
    }
    canonical = json.dumps(seen, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=str)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _check_places(board: GameMap) -> None:
    """Every place stands on a playable hex of its own and has a name of its own; every place drawn is listed."""
    standing: dict[str, str] = {}
    called: set[str] = set()
    for table in PLACE_TABLES:
        ids: set[str] = set()
        for n, entry in enumerate(board.tables.get(table, ())):
            name, spot = place_name(board, table, n), _text(board, table, n, "at")
            if spot not in board.index_of:
                raise board.error("no-such-hex", table, n, place=name, hex=spot)
            if spot in standing:
                raise board.error("shared-hex", table, n, place=name, other=standing[spot], hex=spot)
            if name in called:
                raise board.error("same-name", table, n, place=name)
            if "id" in entry and entry["id"] in ids:
                raise board.error("same-id", table, n, id=entry["id"])
            standing[spot] = name
            called.add(name)
            ids.add(entry.get("id", ""))
    for index, kind in enumerate(board.terrain):
        if kind == "place" and board.names[index] not in standing:
            raise board.error("nameless-place", hex=board.names[index])


def place_name(board: GameMap, table: str, n: int) -> str:
    """The name of the place that an entry describes; a company's place is its starting town."""
    return _text(board, table, n, "start" if table == "company" else "name")


def _text(board: GameMap, table: str, n: int, key: str) -> str:
    value = board.tables[table][n].get(key)
    if value is None:
        raise board.error("missing-key", table, n, key=key)
    if not isinstance(value, str) or not value:
        raise board.error("wrong-type", table, n, key=key)
    return value


def _check_edges(board: GameMap) -> None:
    """Special edges lie between two neighbours, at least one of them playable, and are given once."""
    given: set[frozenset[Hex]] = set()
    for n, entry in enumerate(board.tables.get("edge", ())):
        pair = [_hex(board, "edge", n, name) for name in _names(board, "edge", n, "between")]
        if len(pair) != 2 or direction(pair[0], pair[1]) is None:
            raise board.error("edge-between-no-neighbours", "edge", n, between=entry["between"])
        if not any(h in board.at for h in pair):
            raise board.error("edge-off-map", "edge", n, between=entry["between"])
        if frozenset(pair) in given:
            raise board.error("edge-given-twice", "edge", n, between=entry["between"])
        _text(board, "edge", n, "kind")
        given.add(frozenset(pair))


def _check_rivers(board: GameMap) -> None:
    for n, _ in enumerate(board.tables.get("river", ())):
        _text(board, "river", n, "name")
        names = _names(board, "river", n, "through")
        chain = [_hex(board, "river", n, name) for name in names]
        if len(chain) < 2:
            raise board.error("river-too-short", "river", n)
        for a, b, name in zip(chain, chain[1:], names[1:], strict=False):
            if distance(a, b) != 1:
                raise board.error("river-jumps", "river", n, hex=name)


def _check_seas(board: GameMap) -> None:
    for n, entry in enumerate(board.tables.get("sea", ())):
        _text(board, "sea", n, "name")
        at = entry.get("at")
        if isinstance(at, str):
            _hex(board, "sea", n, at)
        elif not (isinstance(at, list) and len(at) == 2 and all(isinstance(v, (int, float)) for v in at)):
            raise board.error("wrong-type", "sea", n, key="at")
        if not isinstance(entry.get("angle", 0), (int, float)):
            raise board.error("wrong-type", "sea", n, key="angle")


def _names(board: GameMap, table: str, n: int, key: str) -> list[str]:
    value = board.tables[table][n].get(key)
    if value is None:
        raise board.error("missing-key", table, n, key=key)
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise board.error("wrong-type", table, n, key=key)
    return value


def _hex(board: GameMap, table: str, n: int, name: str) -> Hex:
    try:
        return parse_hex_name(board.layout, name)
    except ValueError as error:
        raise board.error("no-such-hex", table, n, hex=name) from error
