"""Count frames before anybody takes them apart: a head is six bytes for the sender and a lot of work for a reader."""

from __future__ import annotations

from dataclasses import dataclass

CLOSE = 8
TEXT, BINARY = 1, 2
FINAL = 0x80
LONGEST_HEAD = 14


@dataclass
class FrameCounter:
    """Follows the bytes of one client from head to head; what they say, and whether they are right, is for others."""

    _head: bytes = b""
    """the beginning of a head that is not complete"""
    _skip: int = 0
    """bytes of a payload still to come"""

    def count(self, data: bytes, most: int) -> tuple[int, int]:
        """(whole messages, other frames) that begin in the next bytes; gives up after `most`."""
        messages = pieces = 0
        if self._head:
            data, self._head = self._head + data, b""
        at, end = self._skip, len(data)
        while at < end:
            head = _head_length(data, at, end)
            if head == 0:
                break
            first, length = data[at], data[at + 1] & 127
            if length == 126:
                length = data[at + 2] << 8 | data[at + 3]
            elif length == 127:
                length = int.from_bytes(data[at + 2 : at + 10], "big")
            if first & FINAL and first & 15 in (TEXT, BINARY):
                messages += 1
            else:
                pieces += 1
            at += head + length
            if messages + pieces > most:
                return messages, pieces
        if at < end:
            self._head, self._skip = data[at:], 0
        else:
            self._skip = at - end
        return messages, pieces


def _head_length(data: bytes, at: int, end: int) -> int:
    """Bytes of the head that begins here; 0 if they are not all there."""
    if end - at < 2:
        return 0
    second = data[at + 1]
    length = 2 + (4 if second & 0x80 else 0) + {126: 2, 127: 8}.get(second & 127, 0)
    return length if end - at >= length else 0
