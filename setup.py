"""Compile the core where that is possible; everything else about the package is stated in pyproject.toml.

A module is compiled when a `.pxd` file lies beside it; the `codes.pxd` of a game is written here, from its `codes.py`.
The extensions are optional, all or none of them: without a compiler the package installs as plain Python and says what
that costs. A wheel or sdist also holds the browser client, which is built first if it is not there; where that cannot
be done, the reason is said. Who publishes forbids both: RAINHILL_REQUIRE_COMPILE=1, RAINHILL_REQUIRE_CLIENT=1.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

SOURCE = "src/rainhill"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "infer_types": True,
    # Functions like those of C: the kind that looks like Python's own takes about a tenth of the compiler's time.
    "binding": False,
}
# Of so many lines a log is made when nobody watches the count grow.
LOGGED = 4
# Free-threaded interpreters have no stable ABI yet; there the extensions serve one Python version only.
STABLE_ABI = not sysconfig.get_config_var("Py_GIL_DISABLED")


def load_alone(name: str, file: str) -> ModuleType:
    """Load one file alone: importing the package itself could meet the stale extensions to be rebuilt."""
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BUILD = load_alone("rainhill_build", f"{SOURCE}/_build.py")
PAGE = load_alone("front_page", "tools/chores/front_page.py")
# A change of directives or flags concerns every extension.
RECIPE = BUILD.file_hash(".", "setup.py")
# Set by tools/chores: install now, compile in a second step that can show how far it is.
LATER = "RAINHILL_COMPILE_LATER"
# Set by tools/chores: a package built in place, whose extensions serve where all they are made from is the same.
BUILT = "RAINHILL_BUILT"


CLIENT = f"{SOURCE}/web_dist/index.html"


def is_set(switch: str) -> bool:
    """Whether somebody asked for something by an environment variable."""
    return os.environ.get(switch, "0") not in ("", "0")


def bring_client() -> None:
    """Build the browser client for a wheel or sdist, unless it is there; say so loudly if that cannot be."""
    if Path(CLIENT).is_file():
        return
    if is_set("RAINHILL_NO_CLIENT"):
        reason = "RAINHILL_NO_CLIENT is set"
    elif not Path("web/package.json").is_file() or not Path("dev.py").is_file():
        reason = "this tree has no source of it"
    else:
        print("rainhill: building the browser client, which takes a minute", file=sys.stderr)
        made = subprocess.run([sys.executable, "dev.py", "web", "--plain"], check=False)
        reason = "" if made.returncode == 0 and Path(CLIENT).is_file() else "`python3 dev.py web` failed, see above"
    if reason:
        print(f"rainhill: built WITHOUT the browser client ({reason}).", file=sys.stderr)
        print("rainhill: `rainhill serve` will answer programs, but show no page.", file=sys.stderr)
        if is_set("RAINHILL_REQUIRE_CLIENT"):
            raise SystemExit("rainhill: RAINHILL_REQUIRE_CLIENT is set, so this is no build.")


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
    if is_set("RAINHILL_NO_COMPILE"):
        return "RAINHILL_NO_COMPILE is set"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} runs the source itself"
    if importlib.util.find_spec("Cython") is None:
        return "Cython is not installed"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if compiler and shutil.which(compiler[0]) is None:
        return f"there is no C compiler {compiler[0]}"
    return None


def translate_modules(extensions: list[Extension], processes: int) -> list[Extension]:
    """Let Cython write C under build/, in several processes at once."""
    from Cython.Build import cythonize

    translated: list[Extension] = cythonize(
        extensions,
        include_path=["src"],
        build_dir="build/cython",
        compiler_directives=DIRECTIVES,
        nthreads=min(processes, len(extensions)),
        force=True,
        quiet=True,
    )
    return translated


class Progress:
    """Count the compiled modules: on a terminal in one line that changes, elsewhere in a few lines."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.lock = threading.Lock()
        self.is_watched = sys.stdout.isatty()

    def show(self, done: int) -> None:
        """Say how many modules are ready."""
        if self.is_watched:
            end = "\n" if done == self.total else ""
            print(f"\r-- compiling the core: {done} of {self.total}", end=end, flush=True)
        elif done * LOGGED // self.total > (done - 1) * LOGGED // self.total:
            print(f"-- compiling the core: {done} of {self.total}", flush=True)

    def step(self) -> None:
        """One more; called from several threads."""
        with self.lock:
            self.done += 1
            self.show(self.done)

    def close(self) -> None:
        """End the line that changes, if it has not come to its end."""
        if self.is_watched and self.done < self.total:
            print(flush=True)


class BuildCore(build_ext):
    """Compile what changed, keep all extensions or none, and leave a manifest of what was built."""

    compiled = False
    finished = False
    progress: Progress | None = None

    def run(self) -> None:
        """Build, then check and record the result."""
        # A wheel asks twice, once more while it installs into itself.
        if self.finished or os.environ.get(LATER):
            return
        self.finished = True
        declared = self.extensions
        reason = reason_against()
        if reason is None:
            self.extensions = self.outdated(declared)
            self.discard(self.extensions)
            self.extensions = self.take_built(self.extensions)
            if self.extensions:
                self.progress = Progress(len(self.extensions))
                self.progress.show(0)
                self.translate(self.extensions)
            super().run()
            if self.progress is not None:
                self.progress.close()
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
            if is_set("RAINHILL_REQUIRE_COMPILE"):
                raise SystemExit("rainhill: RAINHILL_REQUIRE_COMPILE is set, so this is no build.")
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
        # The longest first, so that no processor is left with one of them at the end.
        self.extensions.sort(key=lambda extension: -Path(extension.sources[0]).stat().st_size)
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        """Compile one module and count it."""
        super().build_extension(ext)
        if self.progress is not None:
            self.progress.step()

    def finalize_options(self) -> None:
        """Use every processor: the modules are independent of each other once they are C."""
        super().finalize_options()
        self.force = True
        self.parallel = self.parallel or os.cpu_count() or 1

    def outdated(self, declared: list[Extension]) -> list[Extension]:
        """Pick the extensions whose source changed, or a declaration that their code depends on."""
        manifest = BUILD.read_manifest(SOURCE) if self.inplace else None
        outdated = {module_name(path) for path in BUILD.outdated_modules(SOURCE, manifest, RECIPE)}
        return [each for each in declared if each.name in outdated or not self.output(each).exists()]

    def take_built(self, wanted: list[Extension]) -> list[Extension]:
        """Copy what another build made from the very same sources; give back what is left to compile."""
        place = os.environ.get(BUILT)
        if self.inplace or not place:
            return wanted
        changed = {module_name(path) for path in BUILD.outdated_modules(SOURCE, BUILD.read_manifest(place), RECIPE)}
        left = []
        for extension in wanted:
            result = self.output(extension)
            built = Path(place, *extension.name.split(".")[1:-1], result.name)
            if extension.name in changed or not built.exists():
                left.append(extension)
                continue
            result.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(built, result)
        return left

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
        try:
            translated = translate_modules(extensions, processes=self.parallel or 1)
        except (ImportError, NotImplementedError, OSError, BrokenProcessPool):
            # Some machines offer nothing by which processes could talk to each other.
            translated = translate_modules(extensions, processes=0)
        sources = {extension.name: extension.sources for extension in translated}
        for extension in extensions:
            extension.sources = sources[extension.name]


class BuildWheel(bdist_wheel):
    """Give the wheel the tag of what is really in it."""

    def run(self) -> None:
        """Build first; a wheel without extensions serves every machine, one with them every Python from 3.11 on."""
        bring_client()
        self.run_command("build")
        build = self.get_finalized_command("build_ext")
        if not getattr(build, "compiled", False):
            self.distribution.ext_modules = []
            self.root_is_pure = True
            self.py_limited_api = False
        elif STABLE_ABI:
            self.py_limited_api = "cp311"
        super().run()


class BuildSource(sdist):
    """Put the browser client in, so that whoever builds from the sdist needs no Node."""

    def run(self) -> None:
        bring_client()
        super().run()


# Processes that translate beside each other may read this file again.
if __name__ == "__main__":
    BUILD.write_codes(SOURCE)
    setup(
        ext_modules=[declare_extension(path) for path in BUILD.compiled_modules(SOURCE)],
        cmdclass={"build_ext": BuildCore, "bdist_wheel": BuildWheel, "sdist": BuildSource},
        long_description=PAGE.page_elsewhere(Path("README.md").read_text(encoding="utf-8"), PAGE.home()),
        long_description_content_type="text/markdown",
        project_urls=PAGE.project_urls(PAGE.home()),
    )
