"""What a worker does in its own process: read a match, think, answer. Nothing here knows tables or the store."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from typing import Any

from rainhill import bots
from rainhill.analysis import verdict
from rainhill.analysis.workers import thinker
from rainhill.bots.bot import Budget
from rainhill.kernel.game import Header
from rainhill.kernel.jsonable import action_from_plain, plain
from rainhill.kernel.match import Match
from rainhill.registry import find_game
from rainhill.server.workers.question import EVERYBODY, Question

JUDGE = "search"
"""The bot that judges and advises."""
THOUGHT = Budget(nodes=400, seconds=6.0)
"""For verdicts and hints alike: asked about the same decision they say the same. The seconds are for slow machines."""
_KEPT = 64
_matches: OrderedDict[str, tuple[Header, list[Any], Match]] = OrderedDict()
"""Matches this process has seen lately, so that a long log is not replayed for every answer."""


def prepare() -> None:
    """Leave interruptions to the server, which tells its workers when to stop; go when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """A server that was killed tells nobody, and its workers would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def answer(question: Question) -> Any:
    """What a worker says, as plain values."""
    played = _match(question)
    match question.work:
        case "choose":
            return _choose(played, question)
        case "judge":
            return _judge(played, question)
        case "advise":
            return _advise(played, question)


def _choose(match: Match, question: Question) -> Any:
    """The action a bot takes for a seat after these chosen actions."""
    # The same position at the same table gets the same answer, whichever worker gives it.
    seed = int.from_bytes(hashlib.sha256(question.table_id.encode()).digest()[:4], "big")
    return plain(bots.make(question.bot, seed).choose(match, question.seat))


def _judge(match: Match, question: Question) -> dict[str, Any]:
    """A verdict on one decision of a match, from what its seat could know.

    Only those who may know all are told what came of it where the search knew too little.
    """
    knows_all = question.seat == EVERYBODY
    found = verdict.judge(match, question.entry, thinker(JUDGE, 0), THOUGHT, only_own_eyes=not knows_all)
    told: dict[str, Any] = plain(found)
    return told


def _advise(match: Match, question: Question) -> list[dict[str, Any]]:
    """A hint for the seat asked."""
    return [plain(choice) for choice in verdict.advise(match, question.seat, thinker(JUDGE, 0), THOUGHT)]


def _match(question: Question) -> Match:
    header, chosen = question.header, question.chosen
    known = _matches.pop(question.table_id, None)
    if known is None or known[0] != header or chosen[: len(known[1])] != known[1]:
        known = (header, [], Match(find_game(header.game), header))
    _, played, match = known
    for action in chosen[len(played) :]:
        match.play(action_from_plain(match.game.actions, action))
    _matches[question.table_id] = (header, list(chosen), match)
    while len(_matches) > _KEPT:
        _matches.popitem(last=False)
    return match
