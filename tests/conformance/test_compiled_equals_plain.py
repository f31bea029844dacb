"""The compiled core and the plain one play the same matches: every list, score and digest, decision by decision."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import rainhill
from rainhill.registry import list_games
from tests.rounds import amount

ROOT = Path(__file__).resolve().parent.parent.parent
SWITCH = "RAINHILL_PLAIN"


def run(plain: bool, *arguments: str) -> list[dict[str, Any]]:
    """The script below in a process of its own, with the compiled core or without."""
    paths = [str(ROOT / "src"), str(ROOT)]
    environment = {key: value for key, value in os.environ.items() if key != SWITCH}
    environment |= {"PYTHONPATH": os.pathsep.join(paths), **({SWITCH: "1"} if plain else {})}
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.transcript", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert lines[0]["compiled"] == (not plain), "the switch did not switch"
    return lines[1:]


def has_compiler() -> bool:
    name = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(name) is not None and find_spec("Cython") is not None


def need_compiled() -> bool:
    """False where nothing can be compiled; a failure where it could be and was not."""
    done = subprocess.run(
        [sys.executable, "-c", "import rainhill; print(rainhill.COMPILED)"],
        cwd=ROOT,
        env={key: value for key, value in os.environ.items() if key != SWITCH} | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.stdout.strip() == "True":
        return True
    if has_compiler():
        pytest.fail(f"a compiler is here, but the core is not compiled; run `make build`. {done.stderr[-300:]}")
    return False


def compare(*arguments: str) -> int:
    if not need_compiled():
        # Without a compiler there is only one core, and everything else tests that.
        assert rainhill.COMPILED is False
        return 0
    compiled, plain = run(False, *arguments), run(True, *arguments)
    for n, (a, b) in enumerate(zip(compiled, plain, strict=False)):
        assert a == b, f"line {n} of {arguments}"
    assert len(compiled) == len(plain)
    return len(compiled)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", list_games())
def test_small_matches_are_the_same(game_id: str) -> None:
    compare(game_id, "toy", "3")


@pytest.mark.slow
@pytest.mark.parametrize("game_id", list_games())
def test_matches_on_every_map_are_the_same(game_id: str) -> None:
    for map_id in rainhill.find_game(game_id).maps():
        compare(game_id, map_id, amount("12", "4") if map_id == "toy" else amount("3", "1"))


def test_the_core_says_which_it_is() -> None:
    module = import_module("rainhill.games.rocket.rules.core")
    assert str(module.__file__).endswith(".py") == (not rainhill.COMPILED)
