"""Compile the core where that is possible; everything else about the package is stated in pyproject.toml.

A module is compiled when a `.pxd` file lies beside it. The extensions are optional, all or none of them: without a
compiler the package installs as plain Python and says what that costs.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

SOURCE = "src/rainhill"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "infer_types": True,
}
# Free-threaded interpreters have no stable ABI yet; there the extensions serve one Python version only.
STABLE_ABI = not sysconfig.get_config_var("Py_GIL_DISABLED")


def load_bookkeeping() -> ModuleType:
    """Load rainhill/_build.py alone: importing the package itself could meet the stale extensions to be rebuilt."""
    spec = importlib.util.spec_from_file_location("rainhill_build", f"{SOURCE}/_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BUILD = load_bookkeeping()
# A change of directives or flags concerns every extension.
RECIPE = BUILD.file_hash(".", "setup.py")


def module_name(path: str) -> str:
    """Turn a path relative to the package into a dotted name."""
    return "rainhill." + path.removesuffix(".py").replace("/", ".")


def declare_extension(path: str) -> Extension:
    """Describe one compiled module."""
    macros: list[tuple[str, str | None]] = [("Py_LIMITED_API", "0x030B0000")] if STABLE_ABI else []
    return Extension(
        module_name(path),
        [f"{SOURCE}/{path}"],
        optional=True,
        define_macros=macros,
        py_limited_api=STABLE_ABI,
        language="c",
    )


def reason_against() -> str | None:
    """Say why compiling is out of the question from the start, if it is."""
    if os.environ.get("RAINHILL_NO_COMPILE", "0") not in ("", "0"):
        return "RAINHILL_NO_COMPILE is set"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} runs the source itself"
    if importlib.util.find_spec("Cython") is None:
        return "Cython is not installed"
    return None


class BuildCore(build_ext):
    """Compile what changed, keep all extensions or none, and leave a manifest of what was built."""

    compiled = False

    def run(self) -> None:
        """Build, then check and record the result."""
        declared = self.extensions
        reason = reason_against()
        if reason is None:
            self.extensions = self.outdated(declared)
            self.discard(self.extensions)
            self.translate(self.extensions)
            super().run()
            self.extensions = declared
            missing = [extension.name for extension in declared if not self.output(extension).exists()]
            if missing:
                reason = f"the C compiler failed on {len(missing)} of {len(declared)} modules, first {missing[0]}"
        self.compiled = reason is None and bool(declared)
        if not self.compiled:
            self.discard(declared)
        if reason is not None and declared:
            print(f"rainhill: installed without its compiled core ({reason}).", file=sys.stderr)
            print("rainhill: everything works, but bots and simulations will be slow.", file=sys.stderr)
        package = Path(SOURCE) if self.inplace else Path(self.build_lib, "rainhill")
        package.mkdir(parents=True, exist_ok=True)
        in_place = bool(self.inplace)
        manifest = BUILD.describe_build(SOURCE, compiled=self.compiled, in_place=in_place, reason=reason)
        BUILD.write_manifest(str(package), manifest | {"recipe": RECIPE})

    def build_extensions(self) -> None:
        """Add the compiler's own flags, which are known only now."""
        if self.compiler.compiler_type != "msvc":
            for extension in self.extensions:
                # No fused multiply-add: sums of the compiled and the plain source must agree to the last digit.
                extension.extra_compile_args = ["-O3", "-g0", "-ffp-contract=off"]
        super().build_extensions()

    def finalize_options(self) -> None:
        """Use every processor: the modules are independent of each other once they are C."""
        super().finalize_options()
        self.force = True
        self.parallel = self.parallel or os.cpu_count() or 1

    def outdated(self, declared: list[Extension]) -> list[Extension]:
        """Pick the extensions whose source changed, or a declaration that their code depends on."""
        manifest = BUILD.read_manifest(SOURCE) if self.inplace else None
        if manifest is None or not manifest["compiled"] or manifest.get("recipe") != RECIPE:
            return declared
        unchanged = set(manifest["sources"]) - set(BUILD.changed_sources(SOURCE, manifest))
        current = {
            module_name(path)
            for path in BUILD.compiled_modules(SOURCE)
            if path in unchanged and unchanged.issuperset(BUILD.used_declarations(SOURCE, path))
        }
        return [
            extension for extension in declared if extension.name not in current or not self.output(extension).exists()
        ]

    def output(self, extension: Extension) -> Path:
        """Name the file an extension is built into."""
        return Path(self.get_ext_fullpath(extension.name))

    def discard(self, extensions: list[Extension]) -> None:
        """Remove earlier results, so that a failing compiler cannot leave an old one in place."""
        if self.inplace:
            wanted = {Path(self.get_ext_fullpath(each.name)).resolve() for each in self.distribution.ext_modules or []}
            for path in BUILD.built_extensions(SOURCE):
                if Path(path).resolve() not in wanted:
                    Path(path).unlink()
        for extension in extensions:
            result = self.output(extension)
            result.unlink(missing_ok=True)
            if self.inplace:  # setuptools builds elsewhere first, then copies
                Path(self.build_lib, *extension.name.split(".")[:-1], result.name).unlink(missing_ok=True)

    def translate(self, extensions: list[Extension]) -> None:
        """Turn Python into C under build/, keeping our extension objects: cythonize drops `optional`."""
        from Cython.Build import cythonize

        translated = cythonize(
            extensions, include_path=["src"], build_dir="build/cython", compiler_directives=DIRECTIVES, force=True
        )
        sources = {extension.name: extension.sources for extension in translated}
        for extension in extensions:
            extension.sources = sources[extension.name]


class BuildWheel(bdist_wheel):
    """Give the wheel the tag of what is really in it."""

    def run(self) -> None:
        """Build first; a wheel without extensions serves every machine, one with them every Python from 3.11 on."""
        self.run_command("build")
        build = self.get_finalized_command("build_ext")
        if not getattr(build, "compiled", False):
            self.distribution.ext_modules = []
            self.root_is_pure = True
            self.py_limited_api = False
        elif STABLE_ABI:
            self.py_limited_api = "cp311"
        super().run()


setup(
    ext_modules=[declare_extension(path) for path in BUILD.compiled_modules(SOURCE)],
    cmdclass={"build_ext": BuildCore, "bdist_wheel": BuildWheel},
)
