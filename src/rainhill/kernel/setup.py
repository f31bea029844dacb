"""How a match is set up: defaults filled in, everything checked, what chance decides drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from rainhill.kernel.game import Game, GameInfo, Header
from rainhill.kernel.maps import MapError
from rainhill.kernel.own_maps import check_own, kept_text, normal
from rainhill.kernel.refusals import Fact, SetupError
from rainhill.kernel.seats.names import is_seat_name


def complete_header(
    game: Game,
    *,
    map: str | None = None,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    seats: Sequence[str],
    deal: Mapping[str, str] | None = None,
    seed: int | None = None,
    first: int | None = None,
    rules: int | None = None,
) -> Header:
    """Fill in every default and check it; what chance decides is drawn with `seed` unless `deal` says it.

    `first` is the seat that begins, where the table decides that (from 0).
    `map` is the id of a map that comes with the game, or the text of one (anything of more than one line is text).
    """
    info = game.info
    map_text = "" if map is None else normal(map) if "\n" in map else kept_text(map)
    if map_text:
        map_id = _own_map(game, map_text)
    else:
        map_id = map or info.default_map
        if map_id not in game.maps():
            raise SetupError("unknown-map", game=info.id, map=map_id, known=tuple(game.maps()))
    chosen_edition = edition or info.default_edition
    if chosen_edition not in info.editions:
        raise SetupError("unknown-edition", game=info.id, edition=chosen_edition, known=info.editions)
    header = Header(
        game=info.id,
        rules=rules or info.rules,
        map=map_id,
        map_hash=game.map_hash(map_id),
        edition=chosen_edition,
        options=_complete_options(info, chosen_edition, options or {}, len(seats)),
        seats=_check_seats(info, seats),
        deal=dict(deal or {}),
        map_text=map_text,
    )
    if deal is None:
        drawn = game.deal(header, Random(seed))
        if first is not None:
            drawn = _begun_by(game, header, drawn, first)
        header = replace(header, deal=drawn)
    game.check_deal(header)
    return header


def _own_map(game: Game, text: str) -> str:
    """The id of a map of somebody's own; SetupError if the game cannot be played on it."""
    if not game.own_maps:
        raise SetupError("no-own-maps", game=game.info.id)
    try:
        return check_own(game.info.id, text, game.map_hash)
    except MapError as error:
        raise SetupError("bad-map", **told_trouble(error)) from error


def told_trouble(error: MapError) -> dict[str, Fact]:
    """What is wrong with a map as facts of a refusal; `trouble` is the code."""
    told: dict[str, Fact] = {"trouble": error.code, "at_line": error.line or 0}
    for name, value in error.facts.items():
        # A record calls the code of the trouble with its set-up its reason.
        key = "why" if name == "reason" else name
        if isinstance(value, (list, tuple)):
            told[key] = tuple(str(item) for item in value)
        else:
            told[key] = value if isinstance(value, int) else str(value)
    return told


def _begun_by(game: Game, header: Header, drawn: Mapping[str, str], first: int) -> Mapping[str, str]:
    if game.begin is None or not 0 <= first < len(header.seats):
        raise SetupError("bad-first", game=game.info.id, first=first + 1, seats=len(header.seats))
    return game.begin(header, drawn, first)


def _complete_options(info: GameInfo, edition: str, asked: Mapping[str, str], seats: int) -> dict[str, str]:
    known = {option.id: option for option in info.options}
    for name, value in asked.items():
        if name not in known:
            raise SetupError("unknown-option", game=info.id, option=name, known=tuple(known))
        if not known[name].accepts(value, seats):
            raise SetupError("unknown-choice", option=name, value=str(value), known=known[name].choices)
    return {name: asked.get(name, option.default(edition)) for name, option in known.items()}


def fill_options(game: Game, header: Header) -> Header:
    """A stored header with the defaults of options that came after it."""
    if all(option.id in header.options for option in game.info.options):
        return header
    return replace(header, options=_complete_options(game.info, header.edition, header.options, len(header.seats)))


def repeated(names: Sequence[str]) -> tuple[str, ...]:
    """Those that are given more than once, each of them once."""
    return tuple(dict.fromkeys(name for name in names if names.count(name) > 1))


def _check_seats(info: GameInfo, seats: Sequence[str]) -> tuple[str, ...]:
    if len(seats) not in info.seats:
        raise SetupError("wrong-seats", game=info.id, seats=len(seats), known=info.seats)
    names = tuple(seats)
    for name in names:
        if not is_seat_name(name):
            raise SetupError("bad-seat-name", name=name)
    if len(set(names)) != len(names):
        raise SetupError("same-seat-name", names=repeated(names))
    return names
