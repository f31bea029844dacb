"""The reference of the commands, from their parsers: `python -m tools.commands` writes docs/reference/commands.md.

A test holds the page to the parsers.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from itertools import groupby
from pathlib import Path
from textwrap import dedent, wrap

from rainhill.cli import COMMANDS, Parser
from rainhill.locales import speak, text

PAGE = Path(__file__).resolve().parents[1] / "docs" / "reference" / "commands.md"
WIDTH = 84
HEAD = """# The command

Written from the parsers by `python -m tools.commands`; `rainhill COMMAND --help` says the same, in five languages
(`RAINHILL_LANG`). Exit codes: 0 done, 1 a file or a check failed, 2 wrong usage, 130 interrupted.
"""


def page() -> str:
    """The whole page."""
    speak("en")
    try:
        parser = Parser(prog="rainhill")
        subparsers = parser.add_subparsers(parser_class=Parser)
        parts = [HEAD]
        for name in COMMANDS:
            import_module(f"rainhill.cli.commands.{name}").add(subparsers)
            parts.append(_section(name, subparsers.choices[name], text(f"cli-command-{name}"), 2))
        return "\n".join(parts)
    finally:
        speak(None)


def _section(name: str, parser: argparse.ArgumentParser, line: str, depth: int) -> str:
    said = [f"{'#' * depth} {name}\n"]
    described = dedent(parser.description or line).strip()
    for set_in, lines in groupby(described.splitlines(), key=lambda each: each.startswith("  ")):
        # Examples are set in; everything else is running text.
        paragraph = dedent("\n".join(lines)).strip("\n")
        if paragraph:
            said.append(f"```text\n{paragraph}\n```\n" if set_in else f"{paragraph}\n")
    said.append(f"```text\n{_usage(parser)}\n```\n")
    rows = [row for action in parser._actions if (row := _row(action)) is not None]
    if rows:
        said += ["| Argument | Meaning |", "|---|---|", *rows, ""]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            said += [_section(f"{name} {task}", each, "", depth + 1) for task, each in action.choices.items()]
    return "\n".join(said)


def _usage(parser: argparse.ArgumentParser) -> str:
    """The usage in our own form: Python's differs from version to version."""
    words = []
    for action in parser._actions:
        if isinstance(action, argparse._HelpAction):
            continue
        if isinstance(action, argparse._SubParsersAction):
            words.append("{" + ",".join(action.choices) + "}")
        elif not action.option_strings:
            words.append(f"[{_value(action)}]" if action.nargs in ("?", "*") else _value(action))
        else:
            words.append(f"[{_spelled(action)}]")
    # What belongs together stays together: blanks within a word are put back after the lines were broken.
    kept = " ".join(word.replace(" ", "\0") for word in words)
    first = parser.prog + " "
    lines = wrap(kept, WIDTH, initial_indent=first, subsequent_indent=" " * len(first), break_on_hyphens=False)
    return "\n".join(lines).replace("\0", " ") if lines else parser.prog


def _value(action: argparse.Action) -> str:
    if action.choices is not None and action.metavar is None:
        return "{" + ",".join(map(str, action.choices)) + "}"
    return str(action.metavar or action.dest.upper())


def _spelled(action: argparse.Action) -> str:
    name = action.option_strings[-1]
    return name if action.nargs == 0 else f"{name} {_value(action)}"


def _row(action: argparse.Action) -> str | None:
    if isinstance(action, argparse._SubParsersAction | argparse._HelpAction):
        return None
    names = ", ".join(action.option_strings) if action.option_strings else _value(action)
    takes = f" {_value(action)}" if action.option_strings and action.nargs != 0 else ""
    return f"| `{names}{takes}` | {(action.help or '').replace('|', chr(92) + '|')} |"


def main() -> int:
    """Write the page."""
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
