"""What a bot does in its own process: read a match, choose, answer. Nothing here knows the server."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from typing import Any

from rainhill import bots
from rainhill.analysis import judging
from rainhill.analysis.running import thinker
from rainhill.bots.sight import opened
from rainhill.bots.thinking import Budget
from rainhill.games import find_game
from rainhill.kernel.game import Header
from rainhill.kernel.match import Match
from rainhill.kernel.plain import action_from_plain, plain

JUDGE = "search"
"""The bot that judges and advises."""
JUDGING, HINTING = Budget(nodes=400, seconds=3.0), Budget(nodes=800, seconds=2.0)
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


def choose(table_id: str, header: Header, chosen: list[Any], seat: int, bot: str) -> Any:
    """The action (as plain values) a bot takes for a seat after these chosen actions."""
    match = _match(table_id, header, chosen)
    # The same position at the same table gets the same answer, whichever worker gives it.
    seed = int.from_bytes(hashlib.sha256(table_id.encode()).digest()[:4], "big")
    return plain(bots.make(bot, seed).choose(match, seat))


def judge(table_id: str, header: Header, chosen: list[Any], entry: int, eyes: int) -> dict[str, Any]:
    """A verdict (as plain values) on one decision of a match, for a seat or (negative) for those who may know all."""
    match = _match(table_id, header, chosen)
    found = judging.judge(
        opened(match) if eyes < 0 else match, entry, thinker(JUDGE, 0), JUDGING, only_own_eyes=eyes >= 0
    )
    verdict: dict[str, Any] = plain(found)
    return verdict


def advise(table_id: str, header: Header, chosen: list[Any], seat: int) -> list[dict[str, Any]]:
    """A hint (as plain values) for the seat asked."""
    found = judging.advise(_match(table_id, header, chosen), seat, thinker(JUDGE, 0), HINTING)
    return [plain(choice) for choice in found]


def _match(table_id: str, header: Header, chosen: list[Any]) -> Match:
    known = _matches.pop(table_id, None)
    if known is None or known[0] != header or chosen[: len(known[1])] != known[1]:
        known = (header, [], Match(find_game(header.game), header))
    _, played, match = known
    for action in chosen[len(played) :]:
        match.play(action_from_plain(match.game.actions, action))
    _matches[table_id] = (header, list(chosen), match)
    while len(_matches) > _KEPT:
        _matches.popitem(last=False)
    return match
