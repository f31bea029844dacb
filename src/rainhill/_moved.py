"""Old names of modules that people's programs and notebooks import; asking for one warns and tells the new name.

What was `rainhill.<game>` lies in `rainhill.games.<game>` now, its compiled core in `rules` there.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from rainhill.registry import GAMES

if TYPE_CHECKING:
    from importlib.abc import Loader, MetaPathFinder
else:
    # Whoever imports the engine would wait for a third longer, for the sake of two empty classes.
    Loader = MetaPathFinder = object

MOVED = {
    "rainhill.bots.play": "rainhill.bots.bot",
    "rainhill.bots.sight": "rainhill.bots.bot",
    "rainhill.draw.words": "rainhill.locales.words",
}


class OldNames(MetaPathFinder):
    """Asked only for modules that nobody else has found."""

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        new = new_name(name)
        return None if new is None else ModuleSpec(name, OldModule(new), is_package=name.count(".") == 1)


class OldModule(Loader):
    """Makes a module with everything that the new one has."""

    def __init__(self, new: str) -> None:
        self.new = new

    def create_module(self, _spec: ModuleSpec) -> None:
        """An ordinary module will do."""

    def exec_module(self, module: ModuleType) -> None:
        warnings.warn(f"{module.__name__} is {self.new} now", DeprecationWarning, stacklevel=2)
        found = import_module(self.new)
        vars(module).update({name: value for name, value in vars(found).items() if not name.startswith("__")})


def new_name(name: str) -> str | None:
    """Where a module of that name is now; None if there never was one."""
    if name in MOVED:
        return MOVED[name]
    package, _, rest = name.partition(".")
    game, _, inside = rest.partition(".")
    if package != "rainhill" or game not in GAMES:
        return None
    home = f"rainhill.games.{game}"
    places = (f"{home}.{inside}", f"{home}.rules.{inside}") if inside else (home,)
    return next((place for place in places if find_spec(place) is not None), None)


def install() -> None:
    """Let old names be found, after everything else was asked."""
    sys.meta_path.append(OldNames())
