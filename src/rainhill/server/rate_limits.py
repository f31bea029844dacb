"""Rate limits: so many at once, so many a second, for each name."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address, ip_network

MOST_NAMES = 20_000


@dataclass
class Rate:
    """A bucket of `burst` tokens for each name, refilled by `per_second`."""

    burst: float
    per_second: float
    is_on: bool = True
    _buckets: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def take(self, name: str, cost: float = 1.0) -> bool:
        """Whether there is a token left; takes it."""
        if not self.is_on:
            return True
        now = time.monotonic()
        left, when = self._buckets.pop(name, (self.burst, now))
        left = min(self.burst, left + (now - when) * self.per_second)
        allowed = left >= cost
        self._buckets[name] = (left - cost if allowed else left, now)
        while len(self._buckets) > MOST_NAMES:
            self._buckets.popitem(last=False)
        return allowed

    def give_back(self, name: str) -> None:
        """It was no attempt of the kind that is limited after all."""
        if name in self._buckets:
            left, when = self._buckets[name]
            self._buckets[name] = (min(self.burst, left + 1.0), when)

    def left(self, name: str) -> float:
        """How many tokens were left when somebody last took one."""
        return self._buckets.get(name, (self.burst, 0.0))[0]


def network_of(address: str) -> str:
    """Whom a limit counts: an IPv4 address, or the /64 of an IPv6 address, all of which one customer has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, 64), strict=False))
    return str(found)


@dataclass(frozen=True)
class Limits:
    """All rates of a process.

    An address is an IPv4 address or the /64 of an IPv6 address. They are shared by households and schools, so those
    are generous.
    """

    requests: Rate
    """HTTP requests of an address"""
    logins: Rate
    """attempts of an address to log in, register or claim"""
    guesses: Rate
    """wrong passwords for an account, wherever they come from"""
    creations: Rate
    """tables, guests and uploads of an address"""
    messages: Rate
    """socket messages of a connection"""
    chat: Rate
    """chat lines of a person"""
    replays: Rate
    """records and branches of an address"""
    contacts: Rate
    """changes of webhooks and mail addresses of an address: each may look a name up or send a mail"""
    steps: Rate
    """views of the past of an address: people go through a match step by step"""
    tries: Rate
    """tries and previews in lessons and puzzles of an address: who points at hexes asks about each"""
    learnt: Rate
    """what the devices of a person tell: after every step and answer of lessons and puzzles, and their language"""


def make_limits(is_on: bool) -> Limits:
    """The limits of a process."""
    return Limits(
        requests=Rate(120, 30, is_on),
        logins=Rate(10, 0.1, is_on),
        guesses=Rate(10, 1 / 60, is_on),
        creations=Rate(30, 0.25, is_on),
        messages=Rate(40, 10, is_on),
        chat=Rate(5, 0.5, is_on),
        replays=Rate(20, 1, is_on),
        contacts=Rate(6, 1 / 120, is_on),
        steps=Rate(60, 6, is_on),
        tries=Rate(90, 9, is_on),
        learnt=Rate(20, 0.5, is_on),
    )
