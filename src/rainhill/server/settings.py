"""What a host can choose, read from the environment once."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Mail:
    """Where e-mail is handed over; `sender` is the address it comes from."""

    host: str
    port: int
    sender: str
    user: str | None = None
    password: str | None = None
    start_tls: bool = True


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the server needs to know before it starts."""

    data: Path = Path("rainhill-data")
    database: str | None = None
    """PostgreSQL address; None keeps matches in SQLite inside `data`."""
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 8829
    address: str | None = None
    """The address people type, as https://trains.example; decides on origins and on `Secure` cookies."""
    bot_workers: int = 1
    mail: Mail | None = None
    private_hooks: bool = False
    """Whether a webhook may call addresses inside the host's own network."""
    trusted_proxies: str = "127.0.0.1"
    cache: int = 512
    """Megabytes (10**6) a process takes for tables it keeps ready; the others are replayed when somebody asks."""
    issues: str | None = None
    """Where a new issue is written about this program; mistakes in translations are told there."""
    proposal_limit: int = 5
    """How many tables one guest or account may have waiting for players at a time."""
    rates: bool = True
    """Rate limits; switched off only to measure."""

    @property
    def is_secure(self) -> bool:
        return self.address is not None and self.address.startswith("https://")


def read_settings(environ: Mapping[str, str] | None = None) -> Settings:
    """The settings in the environment, with defaults for everything."""
    env = os.environ if environ is None else environ
    return Settings(
        data=Path(env.get("RAINHILL_DATA", "rainhill-data")),
        database=env.get("RAINHILL_DATABASE") or None,
        redis=env.get("RAINHILL_REDIS") or None,
        host=env.get("RAINHILL_HOST", "127.0.0.1"),
        port=int(env.get("RAINHILL_PORT", "8829")),
        address=(env.get("RAINHILL_ADDRESS") or "").rstrip("/") or None,
        bot_workers=int(env.get("RAINHILL_BOT_WORKERS", "1")),
        mail=_read_mail(env),
        private_hooks=env.get("RAINHILL_PRIVATE_HOOKS", "no") == "yes",
        trusted_proxies=env.get("RAINHILL_TRUSTED_PROXIES", "127.0.0.1"),
        cache=int(env.get("RAINHILL_CACHE", "512")),
        rates=env.get("RAINHILL_RATES", "on") != "off",
        issues=_web_address(env.get("RAINHILL_ISSUES", "")),
    )


def _web_address(text: str) -> str | None:
    """What browsers may be sent to; anything else counts as not given."""
    return text if text.startswith(("https://", "http://")) else None


def _read_mail(env: Mapping[str, str]) -> Mail | None:
    host = env.get("RAINHILL_SMTP_HOST")
    if not host:
        return None
    return Mail(
        host=host,
        port=int(env.get("RAINHILL_SMTP_PORT", "587")),
        sender=env.get("RAINHILL_SMTP_FROM", "rainhill@localhost"),
        user=env.get("RAINHILL_SMTP_USER") or None,
        password=env.get("RAINHILL_SMTP_PASSWORD") or None,
        start_tls=env.get("RAINHILL_SMTP_TLS", "yes") == "yes",
    )
