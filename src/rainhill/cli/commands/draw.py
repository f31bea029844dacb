"""`rainhill draw`: a map, or any position of a record, as an SVG file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rainhill.cli import USAGE, Failed, add_command
from rainhill.cli.errors import explained
from rainhill.cli.files import at_version, find_map, read_match, seat_of
from rainhill.draw import THEMES, map_svg, position_svg, tiles_svg
from rainhill.locales import text
from rainhill.terminal.saves import write_text

RECORDS = (".rail", ".json")


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "draw")
    parser.add_argument("source", nargs="?", metavar="MAP|FILE", help=text("draw-argument-source"))
    parser.add_argument("--tiles", action="store_true", help=text("draw-argument-tiles"))
    parser.add_argument("--game", metavar="GAME", help=text("tools-argument-game"))
    parser.add_argument("--at", type=int, metavar="N", help=text("cli-at-help"))
    parser.add_argument("--seat", metavar="SEAT", help=text("cli-seat-help"))
    add_drawing(parser)


def add_drawing(parser: argparse.ArgumentParser) -> None:
    """Add what any drawing can be asked for."""
    parser.add_argument("--theme", choices=THEMES, default="light", help=text("draw-argument-theme"))
    parser.add_argument("--width", type=int, metavar="PX", help=text("draw-argument-width"))
    parser.add_argument("-o", "--out", type=Path, metavar="FILE", help=text("draw-argument-out"))


@explained
def run(args: argparse.Namespace) -> int:
    """Draw and write."""
    if args.tiles == (args.source is not None):
        raise Failed(text("draw-one-thing"), USAGE)
    if args.tiles:
        write(args, tiles_svg(theme=args.theme), "tiles")
    elif Path(args.source).suffix.lower() in RECORDS:
        write(args, _draw_record(args), Path(args.source).stem)
    else:
        for name in ("at", "seat"):
            if getattr(args, name) is not None:
                raise Failed(text("draw-map-has-no-actions", option=f"--{name}", source=args.source), USAGE)
        draw_source(args)
    return 0


def draw_source(args: argparse.Namespace) -> None:
    """Draw the map that is meant by `args.source` and write it."""
    board = find_map(args.game, args.source)
    write(args, map_svg(board, board.game, theme=args.theme, size=args.width), board.id)


def _draw_record(args: argparse.Namespace) -> str:
    match = at_version(read_match(args.source), args.at)
    seat = None if args.seat is None else seat_of(match, args.seat)
    return position_svg(match, theme=args.theme, size=args.width, seat=seat)


def write(args: argparse.Namespace, svg: str, name: str) -> None:
    """Write the drawing where it is wanted; `-` is the output, and without a name the source lends its own."""
    if args.out is not None and str(args.out) == "-":
        sys.stdout.write(svg)
        return
    file = args.out or Path(f"{name}.svg")
    write_text(file, svg)
    sys.stdout.write(text("draw-written", file=str(file), size=len(svg.encode()) / 1000) + "\n")
