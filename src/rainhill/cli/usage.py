"""What argparse says by itself, in words of the Fluent files: the line of usage, and what is wrong with arguments."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any

from rainhill.locales import text

_SAID = (
    (re.compile(r"the following arguments are required: (?P<names>.+)"), "required"),
    (re.compile(r"unrecognized arguments: (?P<names>.+)"), "unknown"),
    (re.compile(r"one of the arguments (?P<names>.+) is required"), "one"),
    (re.compile(r"ambiguous option: (?P<given>.+?) could match (?P<names>.+)"), "ambiguous"),
    (re.compile(r"argument (?P<name>.+?): invalid choice: (?P<given>.+) \(choose from (?P<names>.+)\)"), "choice"),
    (re.compile(r"argument (?P<name>.+?): invalid \S+ value: (?P<given>.+)"), "value"),
    (re.compile(r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)"), "together"),
    (re.compile(r"argument (?P<name>.+?): expected .+"), "lacks"),
    (re.compile(r"argument (?P<name>.+?): (?P<reason>.+)"), "wrong"),
)
"""argparse words its complaints in English and hands over nothing else."""


class Usage(argparse.RawDescriptionHelpFormatter):
    """A help page that begins with a word of the language in use."""

    def add_usage(self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: Any = None) -> None:
        """The first line."""
        super().add_usage(usage, actions, groups, text("cli-usage") if prefix is None else prefix)


def complaint(message: str) -> str:
    """What is wrong with arguments; what argparse has no known words for stays as it is."""
    for pattern, name in _SAID:
        if found := pattern.fullmatch(message):
            return text(f"cli-argument-{name}", **found.groupdict())
    return message
