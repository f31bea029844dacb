"""Server processes behind one port: a socket is handed to the process where the others of its table are.

So a move is told to everybody by the process that wrote it. That is only quicker: whoever cannot be handed on is served
where the system let them in, and hears of moves elsewhere as always (`other_processes`).
"""

from __future__ import annotations

import asyncio
import re
import socket
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

LONGEST = 65_536
"""Bytes of a head that is handed on; a request may have half as many."""
BACKLOG = 64
_TABLE = re.compile(rb"/api/tables/([A-Za-z0-9_-]+)/socket(?:\?|$)")

Adopt = Callable[[socket.socket, bytes], None]
"""Takes a connection of another process, and the head of its request."""


@dataclass
class Neighbours:
    """The processes of one port: this one's number among them, and the folder they meet in."""

    folder: Path
    number: int
    count: int
    _ways: dict[int, socket.socket] = field(default_factory=dict)
    _heard: list[socket.socket] = field(default_factory=list)

    def owner(self, url: bytes) -> int | None:
        """The process a request belongs to, if it is a socket of a table and not ours."""
        found = _TABLE.match(url)
        number = self.number if found is None else zlib.crc32(found[1]) % self.count
        return None if number == self.number else number

    def pass_on(self, owner: int, connection: int, head: bytes) -> bool:
        """Hand an open connection to another process; False if that cannot be done now."""
        if len(head) > LONGEST:
            return False
        way = self._ways.get(owner)
        try:
            if way is None:
                way = self._ways[owner] = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
                way.setblocking(False)
                way.connect(str(self._path(owner)))
            socket.send_fds(way, [head], [connection])
        except BlockingIOError:
            return False
        except OSError:
            # It has ended, or has yet to begin.
            if way is not None:
                way.close()
            self._ways.pop(owner, None)
            return False
        return True

    def open(self, adopt: Adopt) -> None:
        """Take what the others hand over."""
        path = self._path(self.number)
        path.unlink(missing_ok=True)
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        listening.setblocking(False)
        listening.bind(str(path))
        listening.listen(BACKLOG)
        self._heard.append(listening)
        asyncio.get_running_loop().add_reader(listening, self._accept, listening, adopt)

    def close(self) -> None:
        """Take no more; the others notice."""
        loop = asyncio.get_running_loop()
        for heard in self._heard:
            loop.remove_reader(heard)
            heard.close()
        self._heard.clear()
        for way in self._ways.values():
            way.close()
        self._ways.clear()

    def _path(self, number: int) -> Path:
        return self.folder / str(number)

    def _accept(self, listening: socket.socket, adopt: Adopt) -> None:
        with suppress(OSError):
            way, _ = listening.accept()
            way.setblocking(False)
            self._heard.append(way)
            asyncio.get_running_loop().add_reader(way, self._take, way, adopt)

    def _take(self, way: socket.socket, adopt: Adopt) -> None:
        try:
            head, connections, _, _ = socket.recv_fds(way, LONGEST, 1)
        except BlockingIOError:
            return
        except OSError:
            head, connections = b"", []
        for connection in connections:
            adopt(socket.socket(fileno=connection), head)
        if not head:
            asyncio.get_running_loop().remove_reader(way)
            self._heard.remove(way)
            way.close()


def read_neighbours(words: str) -> Neighbours:
    """Neighbours as a process with several tells each of them: number, how many, folder."""
    number, count, folder = words.split(":", 2)
    return Neighbours(Path(folder), int(number), int(count))
