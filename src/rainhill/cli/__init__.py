"""The command `rainhill`: one module a command, each with `add(subparsers)` and `run(args) -> int`.

Exit codes: 0 done, 1 a file or a check failed, 2 wrong usage, 130 interrupted.
"""

from __future__ import annotations

import argparse
import codecs
import io
import os
import sys
import unicodedata
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

from rainhill.cli.usage import Usage, complaint
from rainhill.locales import text
from rainhill.terminal.errors import FAILED, INTERRUPTED, USAGE, Failed

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    Subparsers = Any

__all__ = ["COMMANDS", "FAILED", "INTERRUPTED", "USAGE", "Failed", "Parser", "Subparsers", "add_command", "main"]

COMMANDS = (
    *("play", "puzzle", "show", "replay", "analyse", "draw", "maps", "simulate", "bots", "arena", "fuzz", "bench"),
    *("serve", "migrate", "backup", "restore", "verify", "export", "load"),
)
"""Every command is the module `rainhill.cli.commands.<name>`; it is imported only when it is called."""


class Parser(argparse.ArgumentParser):
    """An ArgumentParser that speaks through the Fluent files."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        settings.setdefault("add_help", False)
        settings.setdefault("formatter_class", Usage)
        super().__init__(*args, **settings)
        self._positionals.title = text("cli-arguments")
        self._optionals.title = text("cli-options")
        self.add_argument("-h", "--help", action="help", help=text("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(USAGE, text("cli-usage-error", reason=complaint(message), command=self.prog) + "\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code; no mistake of a user ends in a traceback."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        _use_safe_output()
        return _run(words)
    except Failed as failure:
        print(text("cli-failed", reason=failure.sentence), file=sys.stderr)
        return failure.code
    except KeyboardInterrupt:
        print(text("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader (`| head`) has gone; that is its right. Keep the interpreter from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(words: list[str]) -> int:
    asked = next((word for word in words if not word.startswith("-")), None)
    parser = Parser(prog="rainhill", description=text("cli-description"), epilog=text("cli-epilog"))
    parser.add_argument("--version", action="version", version=_version(), help=text("cli-version-help"))
    subparsers = parser.add_subparsers(
        dest="command", metavar=text("cli-command-metavar"), title=text("cli-commands"), parser_class=Parser
    )
    # A command that is not called only shows its name and one line: its module stays unread.
    for name in COMMANDS:
        if name == asked:
            import_module(f"rainhill.cli.commands.{name}").add(subparsers)
        else:
            subparsers.add_parser(name, help=text(f"cli-command-{name}"))
    args = parser.parse_args(words)
    if args.command is None:
        parser.print_help()
        return 0
    code: int = import_module(f"rainhill.cli.commands.{args.command}").run(args)
    return code


def add_command(subparsers: Subparsers, name: str) -> argparse.ArgumentParser:
    """A subparser with the command's line and description from the Fluent files."""
    return subparsers.add_parser(
        name,
        help=text(f"cli-command-{name}"),
        description=text(f"{name}-description"),
    )


_SUBSTITUTES = {
    "ß": "ss",
    "„": '"',
    "«": '"',
    "»": '"',
    "‘": "'",
    "‚": "'",
    "…": "...",
    "£": "GBP ",
    "−": "-",
    "–": "-",
    "·": ".",
    "’": "'",
    "“": '"',
    "”": '"',
    "∧": "^",
    "≈": "~",
    "♣": "*",
}


def _substitute(error: UnicodeError) -> tuple[str, int]:
    """What stands in for letters a terminal cannot show."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(_SUBSTITUTES.get(c) or _without_marks(c) for c in error.object[error.start : error.end]), error.end


def _without_marks(letter: str) -> str:
    """A letter without its accents, if that is one a terminal can show."""
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def _use_safe_output() -> None:
    """A terminal without UTF-8 shows a substitute for a strange letter; it never ends a match."""
    codecs.register_error("rainhill", _substitute)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="rainhill")


def _version() -> str:
    from rainhill import COMPILED
    from rainhill._version import __version__

    return text("cli-version", version=__version__, compiled=bool(COMPILED))
