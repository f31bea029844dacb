"""What the browser takes of Steam besides its maps and pictures: the shapes of the track tiles."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from typing import Any

from tools.chores.environment import PACKAGE


def _shapes() -> list[dict[str, Any]]:
    """From the file the rules read."""
    shapes = tomllib.loads((PACKAGE / "games" / "steam" / "tiles.toml").read_text(encoding="utf-8"))["shape"]
    return [{"id": shape["id"], "tracks": shape.get("tracks", []), "spurs": shape.get("spurs", [])} for shape in shapes]


FILES: Mapping[str, Callable[[], Any]] = {"steam-tiles.json": _shapes}
