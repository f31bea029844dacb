"""Keep the compiled core honest: refuse extensions older than their source, and run plain Python on demand.

An extension built in place silently shadows later edits of the `.py` file beside it. The build therefore leaves a
manifest with the hash of everything it compiled, and `prepare` compares before anything else is imported. This file
imports nothing of the package, because setup.py loads it by path to share the bookkeeping.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Any, Final

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
MANIFEST: Final = "_compiled.json"
PLAIN_SWITCH: Final = "RAINHILL_PLAIN"
# The numbers of a core, which the build repeats for the compiler as an enum in codes.pxd; they are not compiled.
CODES: Final = "/codes.py"
# What the compiler takes from a .pxd file alone, as inline functions; the .py file is what runs without a compiler.
INLINE: Final = "/release.py"


def prepare(package: str = PACKAGE) -> bool:
    """Decide between compiled and plain modules before the first is imported; true when compiled ones are used."""
    if os.environ.get(PLAIN_SWITCH, "0") not in ("", "0"):
        prefer_source(os.path.basename(package))
        return False
    manifest = read_manifest(package)
    if manifest is None:
        if stray := next(built_extensions(package), None):
            raise ImportError(_advice(f"{os.path.relpath(stray, package)} was built by other means than `make build`"))
        return False
    compiled = bool(manifest["compiled"])
    if compiled and manifest["in_place"] and (changed := changed_sources(package, manifest)):
        raise ImportError(_advice(f"{', '.join(changed)} changed since the extensions were built"))
    return compiled


def is_extension(module: ModuleType) -> bool:
    """Tell whether a module was loaded from a compiled extension."""
    return str(getattr(module, "__file__", None) or "").endswith(tuple(EXTENSION_SUFFIXES))


def compiled_modules(package: str) -> list[str]:
    """List the modules to compile: every `x.py` with an `x.pxd` beside it, but for codes and what is put inline."""
    declared = set(declarations(package))
    return sorted(
        path
        for path in _files_ending(package, ".py")
        if _declaration_of(path) in declared and not path.endswith((CODES, INLINE))
    )


def declarations(package: str) -> list[str]:
    """List what declares types to the compiler: every `.pxd` file written by hand, and every `codes.py`."""
    codes = [path for path in _files_ending(package, ".py") if _is_codes(path)]
    made = {_declaration_of(path) for path in codes}
    return sorted([*codes, *(path for path in _files_ending(package, ".pxd") if path not in made)])


def sources(package: str) -> list[str]:
    """List everything the extensions are made from."""
    return compiled_modules(package) + declarations(package)


def used_declarations(package: str, path: str) -> set[str]:
    """List the declarations the code of a module depends on: its own, and whatever those cimport in turn."""
    # The declaration of codes.py is made by the build, from numbers alone; what counts is codes.py.
    known = {_declaration_of(each): each for each in declarations(package)}
    found: set[str] = set()
    waiting = [_declaration_of(path)]
    while waiting:
        declaration = known.get(waiting.pop())
        if declaration is not None and declaration not in found:
            found.add(declaration)
            if not _is_codes(declaration):
                waiting += _cimported(package, declaration)
    return found


def outdated_modules(package: str, manifest: dict[str, Any] | None, recipe: str) -> list[str]:
    """List the modules to compile anew: their source changed, a declaration they use, or the way to compile them."""
    modules = compiled_modules(package)
    if manifest is None or not manifest["compiled"] or manifest.get("recipe") != recipe:
        return modules
    unchanged = set(manifest["sources"]) - set(changed_sources(package, manifest))
    return [
        path for path in modules if path not in unchanged or not unchanged.issuperset(used_declarations(package, path))
    ]


def declare_codes(package: str, path: str) -> str:
    """Say the numbers of a `codes.py` as an enum for the compiler, in the order of the file."""
    import runpy  # slow to load, and needed only by the build

    values = runpy.run_path(os.path.join(package, *path.split("/")))
    numbers = {name: value for name, value in values.items() if name.isupper() and type(value) is int}
    lines = [f"    {name} = {number}" for name, number in numbers.items()]
    return "\n".join(["# Written by the build from codes.py.", "cdef enum:", *lines, ""])


def write_codes(package: str) -> None:
    """Write the `codes.pxd` beside every `codes.py`, unless it is there and right."""
    for path in filter(_is_codes, declarations(package)):
        declared = declare_codes(package, path)
        target = os.path.join(package, *_declaration_of(path).split("/"))
        try:
            with open(target, encoding="utf-8") as file:
                current = file.read() == declared
        except FileNotFoundError:
            current = False
        if not current:
            with open(target, "w", encoding="utf-8", newline="\n") as file:
                file.write(declared)


def _cimported(package: str, declaration: str) -> list[str]:
    """What the lines `from rainhill.a cimport b, c` of a file may name: `a.pxd`, or `a/b.pxd` and `a/c.pxd`."""
    named: list[str] = []
    with open(os.path.join(package, *declaration.split("/")), encoding="utf-8") as lines:
        for line in lines:
            words = line.replace(",", " ").split()
            if len(words) > 3 and words[0] == "from" and words[2] == "cimport":
                place = words[1].split(".")[1:]
                named += ["/".join([*place, name]) + ".pxd" for name in words[3:]]
                if place:
                    named.append("/".join(place) + ".pxd")
    return named


def built_extensions(package: str) -> Iterator[str]:
    """Find the extension files that lie beside the sources."""
    for suffix in (".so", ".pyd"):
        for path in _files_ending(package, suffix):
            yield os.path.join(package, *path.split("/"))


def file_hash(package: str, path: str) -> str:
    """Hash one source file; of a `codes.py` only the numbers, because nothing else of it reaches the compiler."""
    import hashlib  # slow to load, and needed only when a time stamp differs

    if _is_codes(path):
        return hashlib.sha256(declare_codes(package, path).encode()).hexdigest()
    with open(os.path.join(package, *path.split("/")), "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def describe_build(package: str, *, compiled: bool, in_place: bool, reason: str | None = None) -> dict[str, Any]:
    """State what was built from which sources, and if nothing was, why not."""
    paths = sources(package)
    manifest: dict[str, Any] = {
        "compiled": compiled,
        "in_place": in_place,
        "reason": reason,
        "sources": {path: file_hash(package, path) for path in paths},
    }
    if in_place:
        manifest["stamps"] = {path: _stamp(package, path) for path in paths}
    return manifest


def read_manifest(package: str) -> dict[str, Any] | None:
    """Read the manifest the build left, if there was a build."""
    import json

    try:
        with open(os.path.join(package, MANIFEST), encoding="utf-8") as file:
            manifest: dict[str, Any] = json.load(file)
    except FileNotFoundError:
        return None
    return manifest


def write_manifest(directory: str, manifest: dict[str, Any]) -> None:
    """Leave the manifest beside the package's `__init__.py`."""
    import json

    with open(os.path.join(directory, MANIFEST), "w", encoding="utf-8") as file:
        json.dump(manifest, file, indent=1, sort_keys=True)
        file.write("\n")


def changed_sources(package: str, manifest: dict[str, Any]) -> list[str]:
    """List the compiled sources that differ from what was built; hash only files whose size or time differ."""
    stamps = manifest.get("stamps", {})
    return [
        path
        for path, digest in manifest["sources"].items()
        if not os.path.exists(os.path.join(package, *path.split("/")))
        or (_stamp(package, path) != stamps.get(path) and file_hash(package, path) != digest)
    ]


class SourceOnlyFinder:
    """Find the `.py` file of a module even where an extension of the same name lies beside it."""

    def __init__(self, package_name: str) -> None:
        self.prefix = f"{package_name}."

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer for modules of the package; leave everything else to the ordinary finders."""
        if path is None or not fullname.startswith(self.prefix):
            return None
        for entry in path:
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_source(package_name: str) -> None:
    """Make imports below the package take the `.py` source, once per interpreter."""
    if not any(isinstance(finder, SourceOnlyFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceOnlyFinder(package_name))


def _is_codes(path: str) -> bool:
    return path.endswith(CODES)


def _declaration_of(path: str) -> str:
    return f"{os.path.splitext(path)[0]}.pxd"


def _files_ending(package: str, suffix: str) -> Iterator[str]:
    for folder, folders, names in os.walk(package):
        folders[:] = [name for name in folders if name != "__pycache__"]
        for name in names:
            if name.endswith(suffix):
                yield os.path.relpath(os.path.join(folder, name), package).replace(os.sep, "/")


def _stamp(package: str, path: str) -> list[int]:
    status = os.stat(os.path.join(package, *path.split("/")))
    return [status.st_size, status.st_mtime_ns]


def _advice(reason: str) -> str:
    return (
        f"the compiled core of rainhill is stale: {reason}. "
        f"Run `make build` (or `python3 dev.py build`), or set {PLAIN_SWITCH}=1 to run the plain Python source."
    )
