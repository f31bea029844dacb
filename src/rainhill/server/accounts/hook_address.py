"""Where a webhook may go: found once, checked, and then called at the very address that was checked."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from urllib.parse import quote, urlsplit

from rainhill.server.settings import Settings

RESOLVERS = 48
"""Names looked up at the same time, in threads of their own: a name server that dawdles keeps nothing else waiting."""
_resolvers = ThreadPoolExecutor(RESOLVERS, "rainhill-resolve")
_NOT_PUBLIC_4 = [
    ipaddress.IPv4Network(text)
    for text in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/3",
    )
]
_PUBLIC_6 = ipaddress.IPv6Network("2000::/3")
"""All that is routed; not in it: loopback, link-local, site-local, unique local, multicast, NAT64, embedded IPv4."""
_NOT_PUBLIC_6 = [
    # Protocol assignments (Teredo), documentation, 6to4, documentation again.
    ipaddress.IPv6Network(text)
    for text in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
]


class Undeliverable(Exception):
    """This attempt failed; a later one may not."""


@dataclass(frozen=True, slots=True)
class HookTarget:
    """What is called: addresses in numbers, and the names the receiver expects."""

    addresses: tuple[str, ...]
    port: int
    is_secure: bool
    host: str
    """the name, for TLS"""
    authority: str
    """the name and port, for the header `Host`"""
    path: str


def is_public(address: str) -> bool:
    """Whether an address in numbers is one of the internet's, and none that leads into a network of somebody's own."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv4Address):
        return found.is_global and not any(found in network for network in _NOT_PUBLIC_4)
    return found in _PUBLIC_6 and not any(found in network for network in _NOT_PUBLIC_6)


async def find_target(address: str, settings: Settings) -> HookTarget:
    """Look a webhook's address up, once; `Undeliverable` if a stranger could reach into the host's network by it."""
    if not address.isprintable() or " " in address:
        raise Undeliverable("bad address")
    try:
        parts = urlsplit(address)
        port = parts.port
        name = parts.hostname or ""
        host = name if ":" in name else name.encode("idna").decode("ascii")
    except ValueError as error:
        raise Undeliverable("bad address") from error
    if parts.scheme not in ("http", "https") or not host or parts.username is not None or port == 0:
        raise Undeliverable("bad address")
    is_secure = parts.scheme == "https"
    number = port or (443 if is_secure else 80)
    if not settings.private_hooks and number < 1024 and number not in (80, 443):
        # Mail and other old services would take parts of a request for commands.
        raise Undeliverable("bad port")
    found = await _look_up(host, number)
    if not settings.private_hooks and not all(map(is_public, found)):
        raise Undeliverable("private address")
    authority = f"[{host}]" if ":" in host else host
    if port is not None:
        authority += f":{port}"
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._")
    if parts.query:
        path += "?" + quote(parts.query, safe="/%:@!$&'()*+,;=~-._?")
    return HookTarget(found, number, is_secure, host, authority, path)


async def _look_up(host: str, port: int) -> tuple[str, ...]:
    loop = asyncio.get_running_loop()
    try:
        found = await loop.run_in_executor(_resolvers, _resolve, host, port)
    except (OSError, ValueError) as error:
        raise Undeliverable("unknown host") from error
    if not found:
        raise Undeliverable("unknown host")
    return tuple(dict.fromkeys(found))


def _resolve(host: str, port: int) -> list[str]:
    return [str(item[4][0]) for item in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
