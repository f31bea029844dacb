"""Real databases for the tests: a PostgreSQL and a Redis of their own, which can be stopped in the middle.

Private instances are started from the programs on this machine, so that no test ever touches a host's own data or
restarts a service somebody else uses. Without the programs: Debian's packages are installed (by root); failing that,
services on loopback serve the tests that need no restart; failing that, tests fail as "NOT RUN".
"""

from __future__ import annotations

import glob
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import pytest

from tests.server.forked import Started


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def wait_open(port: int, seconds: float, process: Started | None = None) -> None:
    """Wait until somebody has opened a port; not any longer once the process that should have ended."""
    until = time.monotonic() + seconds
    while not is_open(port):
        if process is not None:
            assert process.poll() is None, f"ended with code {process.returncode} instead of opening port {port}"
        assert time.monotonic() < until, f"nothing opened port {port}"
        time.sleep(0.02)


def install(package: str) -> bool:
    """Install one of Debian's packages, if we may."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    subprocess.run(["apt-get", "update", "-qq"], env=env, check=False, capture_output=True)
    done = subprocess.run(["apt-get", "install", "-y", "-qq", package], env=env, check=False, capture_output=True)
    return done.returncode == 0


def not_run(what: str) -> NoReturn:
    """A promise that could not be tested is not kept: it must not look like one that was."""
    pytest.fail(f"NOT RUN: {what}", pytrace=False)


@dataclass
class Postgres:
    """A PostgreSQL cluster; `folder` is None for one that is not ours."""

    port: int
    programs: Path | None
    folder: Path | None
    user: str | None

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"rainhill_test_{secrets.token_hex(5)}"
        self._psql(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def drop(self, address: str) -> None:
        self._psql(f"DROP DATABASE IF EXISTS {address.rpartition('/')[2]} WITH (FORCE)")

    def _psql(self, command: str) -> None:
        program = str(self.programs / "psql") if self.programs else "psql"
        words = [program, "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-qc", command, "postgres"]
        subprocess.run(words, check=True, capture_output=True)

    @property
    def can_restart(self) -> bool:
        return self.folder is not None

    def start(self) -> None:
        assert self.programs is not None and self.folder is not None
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder}"
        self._run(
            "pg_ctl", "-D", str(self.folder / "data"), "-l", str(self.folder / "log"), "-o", options, "-w", "start"
        )

    def stop(self, how: str = "fast") -> None:
        """`immediate` is like pulling the plug."""
        assert self.folder is not None
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "-w", "stop")

    def _run(self, program: str, *words: str) -> None:
        assert self.programs is not None
        command = [str(self.programs / program), *words]
        subprocess.run(
            command, check=True, user=self.user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )


def open_postgres() -> Postgres:
    programs = _postgres_programs()
    if programs is None and install("postgresql"):
        programs = _postgres_programs()
    if programs is None:
        if not is_open(5432):
            not_run("PostgreSQL is neither installed nor reachable, and cannot be installed")
        return Postgres(5432, None, None, None)
    user = _plain_user()
    folder = Path(tempfile.mkdtemp(prefix="rainhill-pg-"))
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    cluster = Postgres(free_port(), programs, folder, user)
    cluster._run("initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale")
    cluster.start()
    return cluster


def _postgres_programs() -> Path | None:
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))
    if found:
        return Path(found[-1]).parent
    program = shutil.which("initdb")
    return None if program is None else Path(program).parent


def _plain_user() -> str | None:
    """PostgreSQL refuses to run as root."""
    return "postgres" if os.geteuid() == 0 else None


def close_postgres(cluster: Postgres) -> None:
    if cluster.folder is not None:
        cluster.stop("immediate")
        shutil.rmtree(cluster.folder, ignore_errors=True)


@dataclass
class RedisServer:
    """A Redis that keeps nothing on disk."""

    port: int
    program: str | None
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/{0 if self.program else 9}"

    @property
    def can_restart(self) -> bool:
        return self.program is not None

    def start(self) -> None:
        assert self.program is not None
        words = [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, cwd="/")
        wait_open(self.port, 300, self.process)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def open_redis() -> RedisServer:
    program = shutil.which("redis-server")
    if program is None and install("redis-server"):
        program = shutil.which("redis-server")
    if program is None:
        if not is_open(6379):
            not_run("Redis is neither installed nor reachable, and cannot be installed")
        return RedisServer(6379, None)
    server = RedisServer(free_port(), program)
    server.start()
    return server
