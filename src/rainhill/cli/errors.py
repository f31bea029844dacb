"""Turn what can go wrong outside our code into a sentence and an exit code: 2 for wrong usage, 1 for a bad file."""

from __future__ import annotations

import argparse
import functools
from collections.abc import Callable

from rainhill.cli import FAILED, USAGE, Failed
from rainhill.kernel.maps import MapError
from rainhill.kernel.refusals import SetupError
from rainhill.locales import text
from rainhill.locales.words import map_trouble, setup_trouble

Run = Callable[[argparse.Namespace], int]


def explained(run: Run) -> Run:
    """Let a command tell its troubles in words."""

    @functools.wraps(run)
    def wrapped(args: argparse.Namespace) -> int:
        try:
            return run(args)
        except SetupError as error:
            raise Failed(setup_trouble(error), USAGE) from error
        except MapError as error:
            raise Failed(map_trouble(error), FAILED) from error
        except OSError as error:
            if error.filename is None:
                raise
            raise Failed(text("tools-file-trouble", file=str(error.filename), reason=error.strerror or "")) from error

    return wrapped
