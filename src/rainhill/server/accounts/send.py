"""Deliver notifications: webhooks with a signature, e-mail over SMTP. Browser push would be one more."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
import time
from collections.abc import Awaitable, Callable, Mapping
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

import httpx
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.locales import text
from rainhill.server import metrics
from rainhill.server.settings import Mail, Settings
from rainhill.server.storage.schema import outbox, persons
from rainhill.server.storage.store import Store

ATTEMPTS = 8
FIRST_PAUSE = 10.0
"""Seconds before the second attempt; every further pause is three times as long, so that the last is after a day."""
LEASE = 60.0
"""Seconds in which other processes leave a notification to the one that took it."""
_logger = logging.getLogger("rainhill.deliver")


class Undeliverable(Exception):
    """This attempt failed; a later one may not."""


async def deliver_due(store: Store, settings: Settings) -> None:
    """Deliver what is due, and put off what fails."""
    now = time.time()

    async def peek(connection: AsyncConnection) -> bool:
        return (await connection.execute(select(outbox.c.id).where(outbox.c.due <= now).limit(1))).first() is not None

    # Looking is cheap; taking writes, and most of the time there is nothing to take.
    if await store.read(peek):
        taken = await store.write(lambda connection: _take(connection, now))
        await asyncio.gather(*(_deliver(store, settings, note) for note in taken))


async def _take(connection: AsyncConnection, now: float) -> list[Mapping[str, Any]]:
    query = (
        select(outbox, persons.c.webhook, persons.c.webhook_secret, persons.c.email, persons.c.name)
        .join(persons, persons.c.id == outbox.c.person)
        .where(outbox.c.due <= now)
        .limit(20)
    )
    rows = [dict(row) for row in (await connection.execute(query)).mappings()]
    taken: list[Mapping[str, Any]] = []
    for row in rows:
        lease = update(outbox).where(outbox.c.id == row["id"], outbox.c.due == row["due"])
        if (await connection.execute(lease.values(due=now + LEASE, attempts=row["attempts"] + 1))).rowcount == 1:
            taken.append(row)
    return taken


async def _deliver(store: Store, settings: Settings, note: Mapping[str, Any]) -> None:
    channel = note["channel"]
    try:
        await CHANNELS[channel](settings, note)
    except Exception as error:
        attempts = note["attempts"] + 1
        reason = str(error)[:120] if isinstance(error, Undeliverable) else type(error).__name__
        _logger.info("not delivered", extra={"facts": {"channel": channel, "attempt": attempts, "reason": reason}})
        metrics.notifications.labels(channel, "failed").inc()
        if attempts < ATTEMPTS:
            later = time.time() + FIRST_PAUSE * 3 ** (attempts - 1)
            put_off = update(outbox).where(outbox.c.id == note["id"]).values(due=later)
            await store.write(lambda connection: connection.execute(put_off))
            return
    else:
        metrics.notifications.labels(channel, "delivered").inc()
    done = delete(outbox).where(outbox.c.id == note["id"])
    await store.write(lambda connection: connection.execute(done))


def sign(secret: str, moment: int, body: bytes) -> str:
    """The signature of a webhook: HMAC-SHA256 over the time, a full stop, and the body."""
    mac = hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256)
    return f"t={moment},v1={mac.hexdigest()}"


async def _webhook(settings: Settings, note: Mapping[str, Any]) -> None:
    address = note["webhook"]
    if not address:
        return
    await check_hook(address, settings)
    facts = json.loads(note["data"]) | {"id": note["id"], "link": _link(settings, note)}
    body = json.dumps(facts).encode()
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Rainhill",
        "X-Rainhill-Signature": sign(note["webhook_secret"] or "", int(time.time()), body),
    }
    async with httpx.AsyncClient(timeout=10, follow_redirects=False, trust_env=False) as client:
        answer = await client.post(address, content=body, headers=headers)
    if not 200 <= answer.status_code < 300:
        raise Undeliverable(f"status {answer.status_code}")


async def check_hook(address: str, settings: Settings) -> None:
    """Refuse addresses by which a stranger could reach into the host's own network."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise Undeliverable("bad address")
    if settings.private_hooks:
        return
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError) as error:
        raise Undeliverable("unknown host") from error
    if not all(ipaddress.ip_address(item[4][0]).is_global for item in found):
        raise Undeliverable("private address")


async def _email(settings: Settings, note: Mapping[str, Any]) -> None:
    if settings.mail is None or not note["email"]:
        return
    facts = json.loads(note["data"])
    message = EmailMessage()
    message["From"], message["To"] = settings.mail.sender, note["email"]
    message["Subject"] = text(f"server-mail-subject-{facts['event']}", table=facts["table"])
    message.set_content(
        text(f"server-mail-body-{facts['event']}", name=note["name"], link=_link(settings, note)) + "\n"
    )
    await asyncio.to_thread(_send_mail, settings.mail, message)


def _send_mail(mail: Mail, message: EmailMessage) -> None:
    with smtplib.SMTP(mail.host, mail.port, timeout=20) as server:
        if mail.start_tls:
            server.starttls(context=ssl.create_default_context())
        if mail.user is not None:
            server.login(mail.user, mail.password or "")
        server.send_message(message)


def _link(settings: Settings, note: Mapping[str, Any]) -> str:
    """Where the table is; no secret is in it."""
    return f"{settings.address or ''}/#/table/{json.loads(note['data'])['table']}"


CHANNELS: Mapping[str, Callable[[Settings, Mapping[str, Any]], Awaitable[None]]] = {
    "webhook": _webhook,
    "email": _email,
}
