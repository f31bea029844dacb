"""What can be typed at the table besides actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rainhill.locales import text
from rainhill.locales.words import describe_entry, game_text
from rainhill.terminal.console import print_lines
from rainhill.terminal.errors import Failed
from rainhill.terminal.saves import data_folder, write_match, write_text
from rainhill.terminal.screen import Marks
from rainhill.terminal.table import WRONG, Left, Table, draw_screen, keep, show_list, take_back

Command = Callable[[Table, Sequence[str]], None]


def _help(table: Table, _words: Sequence[str]) -> None:
    table.note(text("play-help"))
    table.note(game_text(table.match.header.game, "play", "help"))


def _rules(table: Table, _words: Sequence[str]) -> None:
    header = table.match.header
    table.note(game_text(header.game, "rules", header.edition))


def _list(table: Table, words: Sequence[str]) -> None:
    shown = table.terminal.list_actions(words, table.match, table.match.view(table.viewer))
    show_list(table, shown)


def _map(table: Table, words: Sequence[str]) -> None:
    """The whole map, however long; `map names` prints the name of every free hex on it."""
    view = table.match.view(table.viewer)
    names = frozenset(table.terminal.free_hexes(view)) if words else frozenset()
    marks = table.marks or Marks()
    marks = Marks(marks.targets, names or marks.names, marks.focus)
    print_lines(table.console, table.terminal.map_lines(view, table.palette, (table.console.width, 1000), marks))
    _pause(table)


def _cities(table: Table, _words: Sequence[str]) -> None:
    view = table.match.view(table.viewer)
    print_lines(table.console, table.terminal.details(view, table.palette))
    _pause(table)


def _table(table: Table, _words: Sequence[str]) -> None:
    view = table.match.view(table.viewer)
    print_lines(
        table.console,
        table.terminal.tall(view, table.palette, min(table.console.width, table.terminal.tall_width(view) + 12)),
    )
    _pause(table)


def _position(table: Table, _words: Sequence[str]) -> None:
    """The position in sentences, for whoever would rather read or hear it than look at the map."""
    for part in table.terminal.position(table.match.view(table.viewer)):
        table.say(part.heading)
        for line in part.lines:
            table.say(f"  {line}")
    _pause(table)


def _log(table: Table, words: Sequence[str]) -> None:
    """The log in words; `log 5` only the last five actions."""
    match = table.match
    count = int(words[0]) if words and words[0].isascii() and words[0].isdigit() else len(match.entries)
    for number in range(max(0, len(match.entries) - count), len(match.entries)):
        for sentence in describe_entry(match, number):
            table.say(sentence)
    _pause(table)


def _pause(table: Table) -> None:
    """What was printed would be wiped off by the next screen."""
    if table.full_screen:
        table.read_on(text("play-continue"))


def _why(table: Table, _words: Sequence[str]) -> None:
    """What the bot that searched last saw: its choice, the line it expects, and how it judges every seat."""
    match = table.match
    if table.thought is None:
        table.note(text("play-why-nobody"))
        return
    if table.terminal.has_secrets(match.view(None)):
        # What a bot expects for itself would tell its total.
        table.note(text("play-why-secret"))
        return
    seat, thinking = table.thought
    names = match.header.seats
    spell = match.game.format_action
    table.note(
        text(
            "play-why",
            seat=names[seat],
            action=spell(thinking.action),
            nodes=thinking.nodes,
            seconds=thinking.seconds,
            choices=len(thinking.choices),
        )
    )
    line = next((choice.line for choice in thinking.choices if choice.action == thinking.action), ())
    if line:
        table.note(text("play-why-line", line=", ".join(spell(action) for action in line)))
    for number, name in enumerate(names):
        chance, points = 100 * thinking.chances[number], thinking.points[number]
        table.note(text("play-why-seat", seat=name, chance=chance, points=points))


def _undo(table: Table, _words: Sequence[str]) -> None:
    table.note(text("play-undone") if take_back(table) else text("play-nothing-to-undo"))


def _save(table: Table, words: Sequence[str]) -> None:
    target = Path(" ".join(words)).expanduser() if words else table.home or table.save
    if not target.suffix:
        target = target.with_suffix(".rail")
    try:
        write_match(table.match, target)
        table.note(text("play-saved", file=str(target)))
    except Failed as failure:
        table.note(failure.sentence, WRONG)


def _draw(table: Table, words: Sequence[str]) -> None:
    from rainhill.draw import position_svg

    if not words:
        table.note(text("play-draw-needs-file"))
        return
    target = Path(" ".join(words)).expanduser()
    if not target.suffix:
        target = target.with_suffix(".svg")
    try:
        write_text(target, position_svg(table.match, seat=table.viewer))
        table.note(text("play-drawn", file=str(target)))
    except Failed as failure:
        table.note(failure.sentence, WRONG)


def _quit(table: Table, _words: Sequence[str]) -> None:
    keep(table)
    raise Left


def _where(table: Table, _words: Sequence[str]) -> None:
    table.note(text("play-kept", file=str(table.save), folder=str(data_folder())))


def _redraw(table: Table, _words: Sequence[str]) -> None:
    table.marks, table.listed = None, ()
    if table.plain:
        view = table.match.view(table.viewer)
        table.say(table.terminal.headline(view))


COMMANDS: Mapping[str, Command] = {
    "help": _help, "h": _help, "?": _help,
    "rules": _rules,
    "list": _list, "l": _list,
    "map": _map,
    "cities": _cities, "c": _cities,
    "table": _table, "t": _table,
    "read": _position, "position": _position,
    "log": _log,
    "why": _why,
    "undo": _undo, "u": _undo,
    "save": _save,
    "draw": _draw,
    "file": _where,
    "screen": _redraw,
    "quit": _quit, "q": _quit, "exit": _quit,
}  # fmt: skip


def typed_lines(table: Table) -> list[str]:
    """Everything that could be typed now: commands, and every action in its notation."""
    match = table.match
    words = sorted(word for word in COMMANDS if len(word) > 1)
    return [*words, *(match.game.format_action(action) for action in match.legal())]


def run_command(table: Table, line: str) -> bool:
    """Do what was typed; False if it is no command."""
    first, *rest = line.split()
    command = COMMANDS.get(first.lower())
    if command is None:
        return False
    command(table, rest)
    return True


def show_notes(table: Table) -> None:
    """Print what there is to say below the screen, once; what is longer than the screen comes page by page."""
    lines = [(line, style) for sentence, style in table.notes for line in table.broken(sentence)]
    table.shown = list(table.notes)
    table.notes.clear()
    page = max(table.console.height - 4, 5)
    for number, (line, style) in enumerate(lines):
        if table.full_screen and number % page == 0 and number and len(lines) - number > 3:
            # Who has seen enough may answer at once.
            try:
                table.ahead = table.read(text("play-continue"))
            except KeyboardInterrupt:
                table.say("")
                break
            if table.ahead:
                break
        table.console.print(line, style=style, soft_wrap=True)


def redraw(table: Table) -> None:
    """Screen and notes; then everything counts as read."""
    draw_screen(table)
    show_notes(table)
