"""A share of a processor for a process, by a control group of the system: what Linux offers, to those who may."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 20_000
"""Microseconds in which a process has its share: short, so that nobody stands still for long."""


class NoShares(Exception):
    """The system has no control groups, or they are not ours to make."""


@contextmanager
def limited(processes: Sequence[int], share: float) -> Iterator[None]:
    """Give each of these processes no more than this share of one processor."""
    made: list[Path] = []
    home = _home()
    try:
        for process in processes:
            group = home / f"rainhill-load-{os.getpid()}-{process}"
            try:
                group.mkdir()
                made.append(group)
                quota = str(int(PERIOD * share))
                if (group / "cpu.max").exists():
                    (group / "cpu.max").write_text(f"{quota} {PERIOD}", encoding="ascii")
                else:
                    (group / "cpu.cfs_period_us").write_text(str(PERIOD), encoding="ascii")
                    (group / "cpu.cfs_quota_us").write_text(quota, encoding="ascii")
                (group / "cgroup.procs").write_text(str(process), encoding="ascii")
            except OSError as error:
                raise NoShares(str(group)) from error
        yield
    finally:
        for group in made:
            # What is still in it goes back to where it came from; a group can be removed when it is empty.
            with suppress(OSError):
                for left in (group / "cgroup.procs").read_text(encoding="ascii").split():
                    (home / "cgroup.procs").write_text(left, encoding="ascii")
            with suppress(OSError):
                group.rmdir()


def _home() -> Path:
    """Where groups with a share of a processor are made, in either version of the system's files."""
    if (GROUPS / "cpu").is_dir():
        return GROUPS / "cpu"
    with suppress(OSError):
        (GROUPS / "cgroup.subtree_control").write_text("+cpu", encoding="ascii")
    return GROUPS
