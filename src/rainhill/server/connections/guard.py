"""What all connections of a process share: who has how many, who sends too much, and who has had time enough."""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from rainhill.server import metrics
from rainhill.server.rate_limits import Rate, network_of

HEAD_PATIENCE = 10.0
"""Seconds a client has for the head of a request, from its first byte (or from connecting) on."""
BODY_PATIENCE = 60.0
"""Seconds for the body."""
READ_PATIENCE = 20.0
"""Seconds in which a client has to read something of what waits for it."""
CLOSE_PATIENCE = 5.0
"""Seconds for the last bytes of a connection that is being closed."""
HALF_OPEN = 128
"""Connections of one peer that have not said yet what they want; the oldest makes room."""
ADDRESS_CONNECTIONS = 256
"""Connections of one address: a school behind one, each child with a socket and a few requests."""
TOTAL_CONNECTIONS = 10_000
BARRED = 10.0
"""Seconds for which an address that flooded us is not listened to."""
_logger = logging.getLogger("rainhill.connections")


class Connection(Protocol):
    """What the guard needs to know of a connection."""

    due: float | None
    """when it is cut off, unless it does what it should until then"""

    def cut(self) -> None:
        """End it at once, whatever still waits to be sent."""

    def is_ending(self) -> bool:
        """Whether it is being closed in good order."""


@dataclass
class Guard:
    """The limits of one process. Frames and patience are always limited; addresses unless rates are off."""

    trusted_proxies: str = "127.0.0.1"
    rates: bool = True
    most: int = TOTAL_CONNECTIONS
    _open: Counter[str] = field(default_factory=Counter)
    _total: int = 0
    _half_open: dict[str, OrderedDict[Connection, None]] = field(default_factory=dict)
    _barred: dict[str, float] = field(default_factory=dict)
    _logged: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.trusted = ProxyHeadersMiddleware(None, self.trusted_proxies).trusted_hosts  # type: ignore[arg-type]
        self.arrivals = Rate(400, 50, self.rates)
        """connections of an address"""
        self.handshakes = Rate(60, 5, self.rates)
        """sockets of an address"""
        self.pieces = Rate(400, 50, self.rates)
        """control frames and parts of messages, of an address"""
        self.messages = Rate(2000, 250, self.rates)
        """whole messages of an address"""
        self.requests = Rate(1000, 100, self.rates)
        """HTTP requests of an address, whatever for: even to be refused costs"""

    # -- who ----------------------------------------------------------------------------------------------------------

    def is_proxy(self, peer: str) -> bool:
        return peer in self.trusted

    def peer(self, address: str) -> str:
        """Whom a connection is counted to: a proxy, an IPv4 address, or the /64 that one customer has of IPv6."""
        return address if self.is_proxy(address) else network_of(address)

    def address(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """Where a request really comes from: a trusted proxy tells."""
        if peer not in self.trusted:
            return peer
        told = b", ".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
        found = self.trusted.get_trusted_client_address(told)[0] if told else ""
        return self.peer(found) if found else peer

    # -- how many -----------------------------------------------------------------------------------------------------

    def arrive(self, peer: str, connection: Connection) -> bool:
        """Somebody connected; False if it is one too many."""
        if self._total >= self.most:
            return False
        # A proxy brings many people: it is not known yet whose connection this is.
        if not self.is_proxy(peer) and not self.admit(peer, self.arrivals):
            return False
        self._total += 1
        waiting = self._half_open.setdefault(peer, OrderedDict())
        waiting[connection] = None
        if len(waiting) > HALF_OPEN:
            oldest, _ = waiting.popitem(last=False)
            oldest.cut()
        return True

    def admit(self, address: str, rate: Rate) -> bool:
        """Whether an address may have one more connection."""
        if self.is_barred(address):
            return False
        return rate.take(address) and not (self.rates and self._open[address] >= ADDRESS_CONNECTIONS)

    def leave(self) -> None:
        """A connection that had arrived is over."""
        self._total -= 1

    def has_asked(self, peer: str, connection: Connection) -> None:
        """The head of its first request is complete."""
        waiting = self._half_open.get(peer)
        if waiting is not None:
            waiting.pop(connection, None)
            if not waiting:
                del self._half_open[peer]

    def hold(self, address: str) -> None:
        """Count a connection to an address, until `release`."""
        self._open[address] += 1

    def release(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    # -- how much -----------------------------------------------------------------------------------------------------

    def bar(self, address: str, why: str) -> None:
        """An address sent what only a flood sends: do not listen to it for a while."""
        metrics.cut.labels(why).inc()
        now = time.monotonic()
        if now - self._logged.get(why, -BARRED) >= BARRED:
            # Now and then, not every time: a log can be flooded, too.
            self._logged[why] = now
            _logger.warning("cut off", extra={"facts": {"reason": why}})
        if self.rates and not self.is_proxy(address):
            self._barred[address] = now + BARRED

    def is_barred(self, address: str) -> bool:
        until = self._barred.get(address)
        return until is not None and until > time.monotonic()

    # -- how long -----------------------------------------------------------------------------------------------------

    def sweep(self, connections: Iterable[object], now: float) -> None:
        """Cut off everybody who has had time enough; called once a second."""
        for connection in list(connections):
            due: float | None = getattr(connection, "due", None)
            if due is not None and due < now:
                metrics.cut.labels("patience").inc()
                connection.cut()  # type: ignore[attr-defined]
            elif due is None and getattr(connection, "is_ending", bool)():
                connection.due = now + CLOSE_PATIENCE  # type: ignore[attr-defined]
        gone = [address for address, until in self._barred.items() if until < now]
        for address in gone:
            del self._barred[address]
