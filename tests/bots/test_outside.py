"""Bots people bring along: whatever they do, the match goes on, and they learn no secret."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rainhill
from rainhill import SetupError, bots
from rainhill.bots.outside import bot as outside_bot
from rainhill.bots.outside import protocol
from rainhill.bots.outside.bot import OutsideBot, OutsideSpec
from rainhill.bots.outside.process import Process
from rainhill.bots.outside.roster import Roster, read_own
from rainhill.kernel.match import Match
from rainhill.registry import find_game

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"

BOT = """
import json, os, sys, time
def say(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    LOG = os.environ.get("HEARD")
    if LOG:
        open(LOG, "a").write(line)
    if message["say"] == "hello":
        say(say="hello", protocol=1)
    elif message["say"] == "quit":
        break
    elif message["say"] == "go":
        number, version = message["number"], message["version"]
        {go}
"""
GOOD = 'say(say="best", number=number, choice=0, nodes=7)'


def program(folder: Path, go: str, *, whole: str = BOT, seconds: float = 5.0) -> OutsideBot:
    """A bot that answers as told."""
    file = folder / "bot.py"
    file.write_text(whole.replace("{go}", go))
    return OutsideBot(OutsideSpec("own", (sys.executable, str(file)), seconds), 1)


def toy(game: str = "rocket", edition: str | None = None) -> Match:
    return rainhill.new(game, map="toy", seats=3, seed=1, edition=edition)


def play(match: Match, bot: OutsideBot, turns: int = 3) -> None:
    """Let the bot answer for everybody for some decisions."""
    try:
        for _ in range(turns):
            decision = match.decision
            if decision is None:
                return
            action = bot.choose(match, decision.seat)
            assert action in match.legal()
            match.play(action)
    finally:
        bot.close()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("game", ["rocket", "steam"])
def test_a_program_plays_by_number_notation_or_in_full(tmp_path: Path, game: str) -> None:
    for answer in ("choice=0", 'text=message["legal"][0]["text"]', 'action=message["legal"][0]["action"]'):
        match = toy(game)
        expected = match.legal()[0]
        bot = program(tmp_path, f'say(say="best", number=number, {answer}, nodes=7)')
        play(match, bot, 1)
        assert next(entry.action for entry in match.entries if not entry.auto) == expected
        assert bot.searched == 7
        assert not bot.faults


@pytest.mark.parametrize(
    ("go", "fault"),
    [
        ("sys.exit(3)", "crash"),
        ("time.sleep(60)", "timeout"),
        ('print("good morning", flush=True)', "garbage"),
        ('print("[1, 2]", flush=True)', "garbage"),
        ('say(say="best", number=number)', "garbage"),
        ('say(say="best", number=number, choice=100000)', "garbage"),
        ('say(say="best", number=number, choice=0, nodes="many")', "garbage"),
        ('say(say="best", number=number, text="castle queenside")', "garbage"),
        ('say(say="best", number=number, text="extend WPR to J8")', "illegal"),
        ('say(say="trouble", number=number, text="no idea")', "crash"),
        ('say(say="best", number=number - 1, choice=0)', "timeout"),
        ('print("x" * 3000000, flush=True)', "garbage"),
    ],
)
def test_a_failure_costs_the_turn_and_not_the_match(tmp_path: Path, go: str, fault: str) -> None:
    match = toy()
    bot = program(tmp_path, go, seconds=0.4)
    assert match.decision is not None
    expected = bots.make("greedy", 1).choose(match, match.decision.seat)
    play(match, bot, 2)
    assert match.entries[0].action == expected
    assert bot.faults[fault] >= 1
    assert sum(bot.faults.values()) == 2
    assert bot.last_fault is not None


def test_a_program_that_failed_gets_another_chance_and_is_told_everything_again(tmp_path: Path) -> None:
    go = f"sys.exit(3) if version == 0 else {GOOD}"
    bot = program(tmp_path, go)
    play(toy(), bot, 4)
    assert bot.faults == {"crash": 1}


def test_after_some_failures_a_program_is_not_asked_until_the_next_match(tmp_path: Path) -> None:
    match = toy()
    bot = program(tmp_path, "sys.exit(1)")
    play(match, bot, outside_bot.PATIENCE + 3)
    assert bot.faults == {"crash": outside_bot.PATIENCE, "absent": 3}
    bot.begin(2)
    play(toy(), bot, 1)
    assert bot.faults["crash"] == outside_bot.PATIENCE + 1


def test_a_program_that_stops_when_asked_to_is_not_too_late(tmp_path: Path) -> None:
    go = "stop = json.loads(sys.stdin.readline()); assert stop['say'] == 'stop'; " + GOOD
    bot = program(tmp_path, go, seconds=0.2)
    play(toy(), bot, 2)
    assert not bot.faults


def test_a_program_that_does_not_listen_cannot_block_us(tmp_path: Path) -> None:
    deaf = 'import time\nprint(\'{"say": "hello", "protocol": 1}\', flush=True)\ntime.sleep(60)\n'
    bot = program(tmp_path, "", whole=deaf, seconds=0.2)
    match = toy("steam")
    match.play_randomly(__import__("random").Random(1), limit=30)
    play(match, bot, 1)
    assert bot.faults == {"timeout": 1}


def test_who_is_about_to_end_starts_no_program_any_more() -> None:
    """A match that goes on in another thread would start again what was just ended, and it would outlive everybody."""
    code = (
        "import sys\n"
        "from rainhill.bots.outside import process\n"
        "sleeper = process.Process([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        "process.end_all()\n"
        "assert sleeper._process.poll() is not None\n"
        "try:\n    process.Process([sys.executable, '-c', ''])\n"
        "except process.BotGone:\n    print('none')\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "none\n"


def test_nothing_is_left_running(tmp_path: Path) -> None:
    """Neither the program nor what it has started, however it behaves."""
    pids = tmp_path / "pids"
    starts = (
        "import subprocess; child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)']); "
        f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}} {{child.pid}} '); "
    )
    for go in (starts + GOOD, starts + "time.sleep(60)"):
        bot = program(tmp_path, go, seconds=0.5)
        play(toy(), bot, 1)
    found = [int(pid) for pid in pids.read_text().split()]
    assert len(found) == 4
    # The limit is for a test that fails, on however busy a machine.
    until = time.monotonic() + 300
    while any(is_running(pid) for pid in found) and time.monotonic() < until:
        # A grandchild is taken care of by whoever adopts orphans; a zombie is not running.
        if all(_is_zombie(pid) for pid in found if is_running(pid)):
            break
        time.sleep(0.05)
    assert all(not is_running(pid) or _is_zombie(pid) for pid in found)


def _is_zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def test_a_forgotten_program_ends_with_its_bot() -> None:
    process = Process([sys.executable, "-c", "import time; time.sleep(60)"])
    pid = process.pid
    del process
    assert not is_running(pid)


# -- what a bot is told -----------------------------------------------------------------------------------------------


def heard(folder: Path, match: Match, turns: int, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    log = folder / "heard"
    monkeypatch.setenv("HEARD", str(log))
    play(match, program(folder, GOOD), turns)
    return [json.loads(line) for line in log.read_text().splitlines()]


def test_r8_4_secret_totals_are_told_to_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R8.4: in 1999 a seat is told its own total and never another's, neither in views nor elsewhere."""
    match = toy(edition="1999")
    match.play("invest leather in Kettleford")
    for message in heard(tmp_path, match, 8, monkeypatch):
        assert "score" not in json.dumps({key: value for key, value in message.items() if key != "view"}).replace(
            "open_scores", ""
        )
        if message["say"] == "go":
            totals = [seat["score"] for seat in message["view"]["seats"]]
            assert [seat for seat, total in enumerate(totals) if total is not None] == [message["seat"]]
            assert message["view"] == {key: value for key, value in message["view"].items() if key != "legal"}


def test_a_deal_is_told_only_as_far_as_it_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy()
    assert protocol.new_match(match.header, 0, 1)["header"]["deal"] == {"first": match.header.deal["first"]}
    game = find_game("rocket")
    secret = replace(game, info=replace(game.info, open_deal=()))
    monkeypatch.setattr(protocol, "find_game", lambda _: secret)
    assert protocol.new_match(match.header, 0, 1)["header"]["deal"] == {}


def test_a_program_hears_every_action_once_and_all_anew_after_an_undo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "heard"
    monkeypatch.setenv("HEARD", str(log))
    match = toy()
    bot = program(tmp_path, GOOD)
    seat = match.decision.seat if match.decision else 0
    try:
        for _ in range(4):
            match.play(bot.choose(match, seat))
            while match.decision is not None and match.decision.seat != seat:
                match.play(match.legal()[0])
        for _ in range(2):
            match.undo()
            while match.decision is not None and match.decision.seat != seat:
                match.undo()
        bot.choose(match, seat)
    finally:
        bot.close()
    said = [json.loads(line) for line in log.read_text().splitlines()]
    starts = [n for n, message in enumerate(said) if message["say"] == "match"]
    assert len(starts) == 2
    told = [entry for message in said[starts[1] :] if message["say"] == "played" for entry in message["entries"]]
    assert [entry["text"] for entry in told] == [match.game.format_action(entry.action) for entry in match.entries]


# -- Python classes ---------------------------------------------------------------------------------------------------


def test_a_python_class_plays_and_sees_no_secrets(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Mine:\n"
        "    name = 'mine'\n"
        "    def __init__(self, seed):\n"
        "        print('noise on the output')\n"
        "        self.seed = seed\n"
        "    def choose(self, match, seat):\n"
        "        totals = match.position.flat.dump()['score'][:3]\n"
        "        assert all(t == 0 for s, t in enumerate(totals) if s != seat), totals\n"
        "        return match.legal()[-1]\n"
    )
    bot = OutsideBot(read_own(f"{file}:Mine"), 3)
    assert bot.name == "mine"
    match = toy(edition="1999")
    play(match, bot, 25)
    assert not bot.faults, bot.last_fault


def test_the_exception_of_a_python_class_is_told(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine:\n    def choose(self, match, seat):\n        raise ValueError('no idea')\n")
    bot = OutsideBot(read_own(f"{file}:Mine"), 3)
    play(toy(), bot, 2)
    assert bot.faults == {"crash": 2}
    assert bot.last_fault is not None
    assert bot.last_fault.reason == "ValueError: no idea"


def test_a_class_that_thinks_says_how_much(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from rainhill.bots.search import SearchBot\ndef Mine(seed):\n    return SearchBot(seed)\n")
    bot = OutsideBot(read_own(f"{file}:Mine", nodes=20), 3)
    match = toy()
    play(match, bot, 1)
    assert bot.searched == 20


# -- the roster -------------------------------------------------------------------------------------------------------


def test_own_bots_are_named_on_the_command_line() -> None:
    own = read_own(f"{EXAMPLES / 'own_bot.py'}:Collector", 2.0, 50)
    assert (own.name, own.seconds, own.nodes) == ("collector", 2.0, 50)
    assert read_own(f"mine={EXAMPLES / 'own_bot.py'}:Collector").name == "mine"
    lines = read_own(f"{sys.executable} -u {EXAMPLES / 'line_bot.py'}")
    assert lines.name == "line_bot"
    assert lines.command == (sys.executable, "-u", str(EXAMPLES / "line_bot.py"))


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("nowhere.py:Bot", "own-bot-missing"),
        ("no-such-program --fast", "own-bot-missing"),
        ("'unclosed", "own-bot-missing"),
        (f"greedy={sys.executable}", "own-bot-name"),
    ],
)
def test_what_is_no_bot_is_refused(given: str, code: str) -> None:
    with pytest.raises(SetupError) as raised:
        read_own(given)
    assert raised.value.code == code


def test_a_bot_that_does_not_say_hello_is_refused_before_the_match(tmp_path: Path) -> None:
    for name, content in (("broken", "raise SystemExit('out of coal')"), ("wrong", "print('hello', flush=True)")):
        file = tmp_path / f"{name}.py"
        file.write_text(content)
        with pytest.raises(SetupError) as raised:
            Roster.of([read_own(f"{sys.executable} {file}")]).try_out()
        assert raised.value.code == "own-bot-silent"
    with pytest.raises(SetupError) as raised:
        Roster.of([read_own(f"{EXAMPLES / 'own_bot.py'}:Nobody")]).try_out()
    assert "Nobody" in str(raised.value.facts["reason"])


@pytest.mark.slow
def test_the_example_programs_play_both_games() -> None:
    roster = Roster.of(
        [
            read_own(f"{EXAMPLES / 'own_bot.py'}:Collector"),
            read_own(f"lines={sys.executable} {EXAMPLES / 'line_bot.py'}"),
        ]
    )
    roster.try_out()
    for game in ("rocket", "steam"):
        for name in roster.own:
            bot = roster.make(name, 1)
            assert isinstance(bot, OutsideBot)
            play(toy(game), bot, 12)
            assert not bot.faults, (game, name, bot.last_fault)
