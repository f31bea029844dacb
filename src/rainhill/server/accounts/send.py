"""Deliver notifications: webhooks with a signature, e-mail. Browser push would be one more.

Every delivery is a task of its own with a deadline, so that a slow receiver delays nobody else. A person has few under
way and so many an hour; whoever cannot be reached is tried ever more rarely, one call at a time, then not at all.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.maps import OWN
from rainhill.locales import speaking, text
from rainhill.locales.words import game_title, map_title
from rainhill.server import metrics
from rainhill.server.accounts import mail
from rainhill.server.accounts.hook_address import Undeliverable
from rainhill.server.accounts.hook_call import call_hook
from rainhill.server.rate_limits import Rate
from rainhill.server.settings import Settings
from rainhill.server.storage.schema import outbox, persons
from rainhill.server.storage.store import Store

ATTEMPTS = 8
FIRST_PAUSE, LONGEST_PAUSE = 10.0, 6 * 3600.0
"""Seconds before the second attempt; every further pause is three times as long."""
DEAD = 10
"""Calls of a webhook that fail in a row, over some fifteen hours, until it is switched off."""
LEASE = 120.0
"""Seconds in which other processes leave a notification to the one that took it."""
UNDER_WAY, OF_A_PERSON, OF_THE_FAILING = 48, 2, 16
"""Deliveries at one time: in all, for one person, and to those who could not be reached the last time."""
HOURLY = {"webhook": 120, "email": 30}
"""Deliveries to one person in an hour; what is more is dropped."""
WAITING = 100
"""Notifications kept for a person who cannot be reached; the oldest go."""
_OLD = 86_400.0
_logger = logging.getLogger("rainhill.deliver")

Note = Mapping[str, Any]


@dataclass
class Deliveries:
    """What this process delivers."""

    store: Store
    settings: Settings
    rates: dict[str, Rate] = field(init=False)
    _tasks: dict[asyncio.Task[None], Note] = field(default_factory=dict)
    _asking: set[asyncio.Task[None]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.rates = {channel: Rate(count, count / 3600) for channel, count in HOURLY.items()}

    async def begin_due(self) -> None:
        """Begin to deliver what is due, as far as there is room; nothing is waited for."""
        now = time.time()
        room = UNDER_WAY - len(self._tasks)
        if room <= 0 or not await self.store.read(lambda connection: _is_due(connection, now)):
            # Looking is cheap; taking writes, and most of the time there is nothing to take.
            return
        busy = Counter(note["person"] for note in self._tasks.values())
        failing = OF_THE_FAILING - sum(bool(note["webhook_failures"]) for note in self._tasks.values())
        for note in await self.store.write(lambda c: _take(c, now, busy, room, failing)):
            task = asyncio.create_task(self._deliver(note))
            self._tasks[task] = note
            task.add_done_callback(lambda task: self._tasks.pop(task, None))

    async def settle(self) -> None:
        """Wait for what is under way."""
        while self._tasks or self._asking:
            await asyncio.gather(*self._tasks, *self._asking, return_exceptions=True)

    async def close(self) -> None:
        """Leave what is under way to whoever comes next."""
        waiting = [*self._tasks, *self._asking]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    def ask_to_confirm(self, person_id: str, name: str, address: str, token: str) -> None:
        """Mail the link that confirms an address."""
        task = asyncio.create_task(self._ask_to_confirm(person_id, name, address, token))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _ask_to_confirm(self, person_id: str, name: str, address: str, token: str) -> None:
        try:
            await mail.ask_to_confirm(self.settings, name, address, token)
        except Exception as error:
            _logger.warning("not asked", extra={"facts": {"reason": type(error).__name__}})
            metrics.notifications.labels("confirm", "failed").inc()
            # The link may never have been sent: it can be asked for again, within the limits.
            change = update(persons).where(persons.c.id == person_id, persons.c.email_pending == address)
            await self.store.write(lambda connection: connection.execute(change.values(email_asked=None)))

    async def _deliver(self, note: Note) -> None:
        channel, person = note["channel"], note["person"]
        outcome, failures = "delivered", note["webhook_failures"] or 0
        try:
            if not note[channel]:
                outcome = "unwanted"
            elif not self.rates[channel].take(person):
                outcome = "dropped"
            else:
                await CHANNELS[channel](self.settings, note)
        except Exception as error:
            outcome = "failed"
            reason = str(error)[:120] if isinstance(error, Undeliverable) else type(error).__name__
            facts = {"channel": channel, "attempt": note["attempts"] + 1, "reason": reason}
            _logger.info("not delivered", extra={"facts": facts})
        metrics.notifications.labels(channel, outcome).inc()
        if outcome == "failed":
            await self.store.write(lambda connection: _failed(connection, note, failures + 1))
        else:
            reached = outcome == "delivered" and channel == "webhook" and failures > 0
            await self.store.write(lambda connection: _done(connection, note, reached))


async def _is_due(connection: AsyncConnection, now: float) -> bool:
    return (await connection.execute(select(outbox.c.id).where(outbox.c.due <= now).limit(1))).first() is not None


async def _take(
    connection: AsyncConnection, now: float, busy: Mapping[str, int], room: int, failing: int
) -> Sequence[Note]:
    """Take what is due: a few of each person, those first who could be reached."""
    full = [person for person, count in busy.items() if count >= OF_A_PERSON]
    rank = func.row_number().over(partition_by=outbox.c.person, order_by=(outbox.c.due, outbox.c.id)).label("rank")
    may = or_(outbox.c.channel != "webhook", persons.c.webhook_next.is_(None), persons.c.webhook_next <= now)
    wanted = (
        *(persons.c.webhook, persons.c.webhook_secret, persons.c.webhook_failures),
        *(persons.c.email, persons.c.name, persons.c.language),
    )
    due = (
        select(outbox, *wanted, rank)
        .join(persons, persons.c.id == outbox.c.person)
        .where(outbox.c.due <= now, may, outbox.c.person.not_in(full))
        .subquery()
    )
    failures = func.coalesce(due.c.webhook_failures, 0)
    query = select(due).where(due.c.rank <= OF_A_PERSON).order_by(failures, due.c.due).limit(room)
    taken: list[Note] = []
    under_way = Counter(busy)
    for row in [dict(row) for row in (await connection.execute(query)).mappings()]:
        is_failing = bool(row["webhook_failures"])
        if under_way[row["person"]] >= (1 if is_failing else OF_A_PERSON) or (is_failing and failing <= 0):
            continue
        lease = update(outbox).where(outbox.c.id == row["id"], outbox.c.due == row["due"])
        if (await connection.execute(lease.values(due=now + LEASE, attempts=row["attempts"] + 1))).rowcount == 1:
            taken.append(row)
            under_way[row["person"]] += 1
            failing -= is_failing
    return taken


async def _done(connection: AsyncConnection, note: Note, reached: bool) -> None:
    await connection.execute(delete(outbox).where(outbox.c.id == note["id"]))
    if reached:
        same = (persons.c.id == note["person"], persons.c.webhook == note["webhook"])
        await connection.execute(update(persons).where(*same).values(webhook_failures=None, webhook_next=None))


async def _failed(connection: AsyncConnection, note: Note, failures: int) -> None:
    """Put it off, and everything else for the same webhook with it; give up what has failed too often."""
    now, attempts = time.time(), note["attempts"] + 1
    mine = (outbox.c.person == note["person"], outbox.c.channel == note["channel"])
    if attempts < ATTEMPTS and note["due"] > now - _OLD:
        put_off = update(outbox).where(outbox.c.id == note["id"])
        await connection.execute(put_off.values(due=now + _pause(attempts)))
    else:
        await connection.execute(delete(outbox).where(outbox.c.id == note["id"]))
    newest = select(outbox.c.id).where(*mine).order_by(outbox.c.id.desc()).limit(WAITING)
    await connection.execute(delete(outbox).where(*mine, outbox.c.id.not_in(newest)))
    if note["channel"] != "webhook":
        return
    same = (persons.c.id == note["person"], persons.c.webhook == note["webhook"])
    if failures < DEAD:
        values: dict[str, Any] = {"webhook_failures": failures, "webhook_next": now + _pause(failures)}
        await connection.execute(update(persons).where(*same).values(**values))
        return
    values = {"webhook": None, "webhook_off": note["webhook"], "webhook_failures": None, "webhook_next": None}
    if (await connection.execute(update(persons).where(*same).values(**values))).rowcount == 1:
        await connection.execute(delete(outbox).where(*mine))
        if note["email"]:
            data = json.dumps({"event": "webhook-off", "address": note["webhook"]})
            telling = {"person": note["person"], "channel": "email", "data": data, "due": now, "attempts": 0}
            await connection.execute(insert(outbox).values(**telling))


def _pause(failures: int) -> float:
    return min(LONGEST_PAUSE, FIRST_PAUSE * 3.0 ** (failures - 1))


def sign(secret: str, moment: int, body: bytes) -> str:
    """The signature of a webhook: HMAC-SHA256 over the time, a full stop, and the body."""
    mac = hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256)
    return f"t={moment},v1={mac.hexdigest()}"


async def _webhook(settings: Settings, note: Note) -> None:
    facts = json.loads(note["data"]) | {"id": note["id"], "link": _link(settings, note)}
    body = json.dumps(facts).encode()
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Rainhill",
        "X-Rainhill-Signature": sign(note["webhook_secret"] or "", int(time.time()), body),
    }
    status = await call_hook(note["webhook"], settings, headers, body)
    if not 200 <= status < 300:
        raise Undeliverable(f"status {status}")


async def _email(settings: Settings, note: Note) -> None:
    if settings.mail is None:
        return
    with speaking(note["language"]):
        subject, body = _mail(settings, note)
    await mail.send_mail(settings.mail, note["email"], subject, body)


def _mail(settings: Settings, note: Note) -> tuple[str, str]:
    """Subject and text."""
    facts = json.loads(note["data"])
    event = facts["event"]
    known = {"name": note["name"], "link": _link(settings, note), "address": facts.get("address", "")}
    if "game" in facts:
        # What a stranger called a map of their own is nothing to send to people.
        called, own, _ = facts["map"].partition(OWN)
        known |= {"game": game_title(facts["game"]), "map": called if own else map_title(facts["game"], called)}
    return text(f"server-mail-subject-{event}", **known), text(f"server-mail-body-{event}", **known)


def _link(settings: Settings, note: Note) -> str:
    """Where the table is, or the person's own page where it is about no table; no secret is in it."""
    table = json.loads(note["data"]).get("table")
    return f"{settings.address or ''}/#/{'me' if table is None else f'table/{table}'}"


CHANNELS: Mapping[str, Callable[[Settings, Note], Awaitable[None]]] = {
    "webhook": _webhook,
    "email": _email,
}
