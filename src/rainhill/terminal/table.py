"""The table in the terminal: whose decision it is, what is typed, what happens, and that nothing is ever lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

from rainhill.bots import Bot
from rainhill.bots.bot import Thinker, Thinking
from rainhill.bots.outside.bot import OutsideBot
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import RecordError, Refused
from rainhill.locales import text
from rainhill.locales.words import describe, record_trouble, refuse
from rainhill.terminal.console import print_lines, read_line
from rainhill.terminal.errors import Failed
from rainhill.terminal.game_terminal import ActionList, GameTerminal, ListedAction, Unclear, terminal_of
from rainhill.terminal.line import Lines
from rainhill.terminal.saves import write_match
from rainhill.terminal.screen import Marks, Palette, screen
from rainhill.terminal.screen.fold import fold

WRONG = "bold red"


class Left(Exception):
    """The player has left the table."""


@dataclass
class Table:
    """A match with the people and bots at it, the screen they share and the file it is kept in."""

    match: Match
    bots: dict[int, Bot]
    console: Console
    palette: Palette
    save: Path
    home: Path | None = None
    """the file that was opened, if it is not the one we keep ourselves"""
    plain: bool = False
    seen: int = 0
    """entries the players have read about"""
    viewer: int | None = None
    marks: Marks | None = None
    listed: tuple[ListedAction, ...] = ()
    notes: list[tuple[str, str]] = field(default_factory=list)
    """what is to be said below the screen, each with its style"""
    unsaved: str = ""
    """why the last autosave failed"""
    thought: tuple[int, Thinking] | None = None
    """the seat of the bot that searched last, and why it did what it did"""
    ahead: str = ""
    """what was typed before a list had been shown to its end"""
    shown: list[tuple[str, str]] = field(default_factory=list)
    """the notes that stand below the screen now"""
    typed: str = ""
    """what stood in the line when the window got another size"""

    @property
    def terminal(self) -> GameTerminal:
        """How the game of this match is shown and played."""
        return terminal_of(self.match.header.game)

    @property
    def persons(self) -> list[int]:
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    @property
    def full_screen(self) -> bool:
        """Whether the screen is ours to clear; otherwise everything is written one below the other."""
        return self.console.is_terminal and not self.plain and not self.console.is_dumb_terminal

    def broken(self, sentence: str) -> list[str]:
        """A sentence as lines, broken between words only; commands to be copied hold together by fixed spaces."""
        lines = []
        for line in sentence.split("\n"):
            indent = " " * (len(line) - len(line.lstrip()) + 2)
            width = self.console.width - 1
            lines += [part.replace("\u00a0", " ") for part in fold(line, width, indent) or [""]]
        return lines

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence."""
        for line in self.broken(sentence):
            self.console.print(line, style=style, soft_wrap=True)

    def note(self, sentence: str, style: str = "") -> None:
        """Say something below the next screen."""
        self.notes.append((sentence, style))

    def read(self, prompt: str) -> str:
        """One line from the player; EOFError when there is no more."""
        line, self.ahead = self.ahead, ""
        return line or read_line(self.console, prompt)

    def read_on(self, prompt: str) -> str:
        """Enter, or something to be done next, at the end of a page; Ctrl+C closes the page, not the match."""
        try:
            return self.read(prompt)
        except KeyboardInterrupt:
            self.say("")
            return ""

    def read_answer(self, prompt: str, lines: Lines) -> str:
        """What the player wants to do; `Resized` if the screen has to be drawn anew first."""
        line, self.ahead = self.ahead, ""
        typed, self.typed = self.typed, ""
        return line or read_line(self.console, prompt, lines, redraws=self.full_screen, typed=typed)


# -- playing ----------------------------------------------------------------------------------------------------------


def play(table: Table, action: Any) -> None:
    """Enter an action and keep the match; `Refused` changes nothing."""
    table.match.play(action)
    table.marks, table.listed = None, ()
    keep(table)


def keep(table: Table) -> None:
    """Write the match to its file; a full disk must not end a match, but must be told."""
    try:
        write_match(table.match, table.save)
        table.unsaved = ""
    except Failed as failure:
        if not table.unsaved:
            table.note(failure.sentence, WRONG)
        table.unsaved = failure.sentence


def let_bots_play(table: Table) -> None:
    """Answer for every bot until a person is asked or the match is over."""
    while (decision := table.match.decision) is not None and decision.seat in table.bots:
        bot = table.bots[decision.seat]
        if isinstance(bot, Thinker):
            thinking = bot.think(table.match, decision.seat)
            play(table, thinking.action)
            table.thought = (decision.seat, thinking)
        else:
            play(table, bot.choose(table.match, decision.seat))
        if isinstance(bot, OutsideBot) and (fault := bot.last_fault) is not None:
            kind = text(f"bot-fault-{fault.kind}")
            table.note(text("bot-fell-back", bot=bot.name, kind=kind, reason=fault.reason or "none"), WRONG)
        if table.plain:
            tell_news(table)


def take_back(table: Table) -> bool:
    """Undo the last thing a person chose, with everything bots answered; False if there is nothing to undo."""
    chosen = [n for n, entry in enumerate(table.match.entries) if not entry.auto and entry.seat not in table.bots]
    if not chosen:
        return False
    while len(table.match.entries) > chosen[-1]:
        table.match.undo()
    table.seen = min(table.seen, len(table.match.entries))
    table.marks, table.listed = None, ()
    keep(table)
    return True


def enter_line(table: Table, line: str, act: Callable[[Table, Any], None] = play) -> bool:
    """Play what was typed if it is an action, a number of the list or a letter on the map; False if it is neither.

    `act` is what is done with the action instead, where nothing is to be played.
    """
    view = table.match.view(table.viewer)
    try:
        action = _typed_action(table, line, view)
        if action is None:
            return False
        act(table, action)
    except Unclear as unclear:
        shown = table.terminal.list_actions(line.split(), table.match, view)
        if not shown.choices and not shown.note:
            table.note(unclear.sentence, WRONG)
        show_list(table, shown)
    except Refused as refusal:
        table.note(refuse(refusal, table.match.header), WRONG)
    except RecordError as error:
        table.note(record_trouble(error), WRONG)
    return True


def _typed_action(table: Table, line: str, view: Any) -> Any | None:
    if line.isascii() and line.isdigit() and table.listed:
        if not 1 <= int(line) <= len(table.listed):
            raise Unclear(text("play-no-number", number=len(table.listed)))
        return table.listed[int(line) - 1].action
    letters = {letter: name for name, letter in table.marks.targets} if table.marks is not None else {}
    if line.upper() in letters:
        found = [choice.action for choice in table.listed if getattr(choice.action, "to", "") == letters[line.upper()]]
        if len(found) == 1:
            return found[0]
    if table.terminal.understands(line.split(maxsplit=1)[0]):
        return table.terminal.read_action(line, view)
    return None


def show_list(table: Table, shown: ActionList) -> None:
    """Remember a list so that its numbers and letters can be typed, and say it below the screen."""
    choices, marks = shown.choices, shown.marks
    table.listed = choices
    table.marks = marks
    if shown.pictures and not table.palette.ascii:
        table.note("\n".join(shown.pictures))
    if shown.note:
        table.note(shown.note)
    width = max((len(choice.notation) for choice in choices), default=0)
    for number, choice in enumerate(choices, 1):
        table.note(
            text(
                "play-choice",
                number=f"{number:>3}",
                notation=f"{choice.notation:<{width}}",
                code=choice.code,
                brings=choice.brings,
            )
        )
    if choices:
        table.note(text("play-choose", letters=marks is not None and bool(marks.targets)))


# -- showing ----------------------------------------------------------------------------------------------------------


def news_since(match: Match, first: int, last: int | None = None) -> list[str]:
    """What happened from an entry on (and before another), one paragraph for every action with its veto round."""
    terminal = terminal_of(match.header.game)
    paragraphs: list[list[str]] = []
    for number in range(first, len(match.entries) if last is None else last):
        entry = match.entries[number]
        if not paragraphs or entry.action.kind not in terminal.answers:
            paragraphs.append([])
        for event in match.events[number]:
            scored = getattr(event, "points", None)
            if event.key not in terminal.untold and (not isinstance(scored, tuple) or any(scored)):
                paragraphs[-1].append(describe(event, match.header))
    return [" ".join(sentences) for sentences in paragraphs if sentences]


def tell_news(table: Table) -> None:
    """Say what has happened since the last time, without drawing."""
    for paragraph in news_since(table.match, table.seen):
        table.say(paragraph)
    table.seen = len(table.match.entries)


def draw_screen(table: Table) -> None:
    """The whole screen for the seat whose decision it is."""
    match, console = table.match, table.console
    if table.plain:
        tell_news(table)
        return
    below = sum(len(table.broken(sentence)) for sentence, _ in table.notes)
    if table.full_screen and table.marks is None and below > console.height // 3:
        # A long list gets the screen for itself.
        console.clear()
        return
    view = match.view(table.viewer)
    recent = [event for events in match.events[-8:] for event in events]
    marks = table.marks or table.terminal.default_marks(view, table.terminal.focus_of(recent))
    height = console.height if table.full_screen else None
    lines = screen(
        view,
        table.palette,
        (console.width, height),
        marks=marks,
        news=news_since(match, table.seen),
        past=news_since(match, max(0, table.seen - 40), table.seen),
        spare=3 + len(table.broken(table.terminal.hint(match, view))) + min(below, 8),
    )
    if table.full_screen:
        console.clear()
    print_lines(console, lines)


def hand_over(table: Table, seat: int) -> None:
    """Where seats know different things, let the next player take the keyboard before anything is shown."""
    if table.viewer == seat:
        return
    secret = table.terminal.has_secrets(table.match.view(None)) and len(table.persons) > 1
    if secret:
        if table.full_screen:
            table.console.clear()
        table.say(text("play-hand-over", seat=table.match.header.seats[seat]), "bold")
        table.read(text("play-hand-over-prompt"))
    table.viewer = seat
    table.marks, table.listed = None, ()
