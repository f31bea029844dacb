"""A field of a flat position is declared, copied, dumped, restored and part of the digest; a forgotten one fails here.

The plain source is asked, because there every field can be read and set; that the compiled core does the same is the
matter of test_compiled_equals_plain.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import rainhill
from rainhill.registry import list_games

PACKAGE = Path(rainhill.__file__).resolve().parent
WORKED_OUT = {"rocket": {"hashed", "shut", "stations_of", "route_length", "route"}, "steam": {"hashed", "links"}}
"""What is only kept for speed: it follows from the other fields, so it is copied, but neither dumped nor digested."""


def load_plain(name: str) -> ModuleType:
    """The plain source of a module, whether it is compiled or not."""
    path = PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")
    spec = spec_from_file_location(name, path, loader=SourceFileLoader(name, str(path)))
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=list_games())
def game_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def state(game_id: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "rainhill.kernel.flat", load_plain("rainhill.kernel.flat"))
        return load_plain(f"rainhill.games.{game_id}.rules.state")


def declared_fields(game_id: str) -> dict[str, int]:
    """The fields of `Position` in state.pxd; how many numbers an array has, 0 for a single number."""
    text = (PACKAGE / f"games/{game_id}/rules/state.pxd").read_text(encoding="utf-8")
    body = text[text.index("cdef class Position:") :].split("\n\n")[0]
    codes = vars(import_module(f"rainhill.games.{game_id}.rules.codes"))
    fields: dict[str, int] = {}
    for names in re.findall(r"^    cdef (?:public )?(?:(?:un)?signed )?(?:char|short|int|long long) (.*)$", body, re.M):
        for name, size in re.findall(r"(\w+)(?:\[(\w+)\])?", names):
            fields[name] = 0 if not size else int(codes.get(size, size))
    return fields


def distinct(state: Any, fields: dict[str, int]) -> Any:
    """A position in which no two numbers are equal."""
    position = state.Position()
    number = 0
    for name, size in fields.items():
        setattr(position, name, list(range(number + 1, number + 1 + size)) if size else number + 1)
        number += max(1, size)
    return position


def test_every_field_is_declared_and_made(game_id: str, state: Any) -> None:
    made = {name: len(value) if isinstance(value, list) else 0 for name, value in vars(state.Position()).items()}
    assert made == declared_fields(game_id)


def test_every_field_is_copied(game_id: str, state: Any) -> None:
    position = distinct(state, declared_fields(game_id))
    copied = position.copy()
    assert vars(copied) == vars(position)
    for name, value in vars(position).items():
        assert not isinstance(value, list) or vars(copied)[name] is not value, f"{name} is shared, not copied"


def test_every_array_is_dumped_and_restored(game_id: str, state: Any) -> None:
    fields = declared_fields(game_id)
    arrays = {name for name, size in fields.items() if size} - WORKED_OUT[game_id]
    position = distinct(state, fields)
    dumped = position.dump()
    assert {name: dumped[name] for name in arrays} == {name: vars(position)[name] for name in arrays}
    other = state.Position()
    other.restore(dumped)
    assert {name: vars(other)[name] for name in arrays} == {name: vars(position)[name] for name in arrays}


def test_every_field_is_part_of_the_digest(game_id: str, state: Any) -> None:
    fields = declared_fields(game_id)
    position: Any = rainhill.new(game_id, map="toy", seats=3, seed=1).position.copy()
    position.flat = state.Position()
    before = position.digest()
    for name, size in fields.items():
        seen = False
        for place in range(min(size, 2)) if size else (None,):
            if place is None:
                setattr(position.flat, name, 1)
            else:
                vars(position.flat)[name][place] += 1
            seen = seen or position.digest() != before
            position.flat = state.Position()
        assert seen != (name in WORKED_OUT[game_id]), name
