"""E-mail: to one recipient, who has confirmed to want it; the only mail without that is the one that asks."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage

from sqlalchemy import ColumnElement, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.kernel.refusals import Refused
from rainhill.locales import text
from rainhill.server.accounts.people import hash_token, new_token
from rainhill.server.settings import Mail, Settings
from rainhill.server.storage.schema import mail_requests, persons

DAY = 86_400.0
REMEMBERED = 30 * DAY
ASKED_OF_AN_ADDRESS, ASKED_BY_A_PERSON = 3, 5
"""Mails in that time that ask to confirm: to one address, whoever wants it; for one person, whatever the address."""
_VALID = 2 * DAY
"""Seconds in which the link works."""
_DEADLINE = 60.0
_WORD = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_ADDRESS = re.compile(rf"{_WORD}(\.{_WORD})*@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+")
_senders = ThreadPoolExecutor(4, "rainhill-mail")
"""A mail server that dawdles keeps nothing but mails waiting."""


def is_address(address: str) -> bool:
    """Whether this is the address of one mailbox, without a name, a comment or a second recipient."""
    return len(address) <= 200 and _ADDRESS.fullmatch(address) is not None and len(address.partition("@")[0]) <= 64


async def send_mail(mail: Mail, recipient: str, subject: str, body: str) -> None:
    """Hand one mail over to the host's mail server."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, recipient, subject
    message.set_content(body + "\n")
    async with asyncio.timeout(_DEADLINE):
        await asyncio.get_running_loop().run_in_executor(_senders, _hand_over, mail, recipient, message)


def _hand_over(mail: Mail, recipient: str, message: EmailMessage) -> None:
    with smtplib.SMTP(mail.host, mail.port, timeout=20) as server:
        if mail.start_tls:
            server.starttls(context=ssl.create_default_context())
        if mail.user is not None:
            server.login(mail.user, mail.password or "")
        server.send_message(message, to_addrs=[recipient])


# -- asking -----------------------------------------------------------------------------------------------------------


async def put_address(connection: AsyncConnection, person_id: str, address: str | None, can_ask: bool) -> str | None:
    """Set a person's address, to be confirmed; gives the token to be mailed there, if one is."""
    now = time.time()
    columns = (persons.c.email, persons.c.email_pending, persons.c.email_asked)
    known = (await connection.execute(select(*columns).where(persons.c.id == person_id))).one()
    if address is not None and address == known.email:
        return None
    if address is None or not can_ask:
        await _pend(connection, person_id, address, None)
        return None
    if address == known.email_pending and (known.email_asked or 0.0) > now - _VALID:
        # It was asked, and its link still works: saying so again must not send another mail.
        return None
    await connection.execute(delete(mail_requests).where(mail_requests.c.at < now - REMEMBERED))
    hashed = hash_token(address.lower())
    query = select(mail_requests.c.person, mail_requests.c.address_hash)
    asked = or_(mail_requests.c.person == person_id, mail_requests.c.address_hash == hashed)
    found = (await connection.execute(query.where(asked))).all()
    by_person = sum(row.person == person_id for row in found)
    if by_person >= ASKED_BY_A_PERSON or sum(row.address_hash == hashed for row in found) >= ASKED_OF_AN_ADDRESS:
        raise Refused("too-many-mails")
    await connection.execute(insert(mail_requests).values(person=person_id, address_hash=hashed, at=now))
    token = new_token()
    await _pend(connection, person_id, address, token)
    return token


async def _pend(connection: AsyncConnection, person_id: str, address: str | None, token: str | None) -> None:
    values = {
        "email": None,
        "email_pending": address,
        "email_token": None if token is None else hash_token(token),
        "email_asked": None if token is None else time.time(),
    }
    await connection.execute(update(persons).where(persons.c.id == person_id).values(**values))


async def ask_to_confirm(settings: Settings, name: str, address: str, token: str) -> None:
    """Mail the link that confirms an address."""
    assert settings.mail is not None
    link = f"{settings.address or f'http://{settings.host}:{settings.port}'}/api/notifications/confirm?token={token}"
    body = text("server-mail-body-confirm", name=name, link=link)
    await send_mail(settings.mail, address, text("server-mail-subject-confirm"), body)


async def confirm(connection: AsyncConnection, token: str) -> bool:
    """The owner of an address wants mail there; False if the link is none or an old one."""
    values = {"email": persons.c.email_pending, "email_pending": None, "email_token": None, "email_asked": None}
    return (await connection.execute(update(persons).where(*_asked_by(token)).values(**values))).rowcount == 1


async def is_asked(connection: AsyncConnection, token: str) -> bool:
    """Whether a link would confirm an address."""
    return (await connection.execute(select(persons.c.id).where(*_asked_by(token)))).first() is not None


def _asked_by(token: str) -> tuple[ColumnElement[bool], ...]:
    return (persons.c.email_token == hash_token(token), persons.c.email_asked > time.time() - _VALID)
