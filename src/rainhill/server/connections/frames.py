"""Count frames before anybody takes them apart: a head is six bytes for the sender and a lot of work for a reader."""

from __future__ import annotations

from dataclasses import dataclass

from websockets.utils import apply_mask

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

    @property
    def is_between(self) -> bool:
        """Whether all that came so far were whole frames."""
        return not self._skip and not self._head

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


def whole_text(data: bytes) -> str | None:
    """The text of a read that is exactly one whole frame of text; None if it is anything else, or not right."""
    end = len(data)
    if end < 6 or data[0] != FINAL | TEXT or not data[1] & 0x80:
        return None
    head, length = 6, data[1] & 127
    if length == 126:
        head, length = 8, data[2] << 8 | data[3]
    if length == 127 or end != head + length:
        return None
    try:
        return apply_mask(data[head:], data[head - 4 : head]).decode()
    except UnicodeDecodeError:
        return None


def frame_head(length: int) -> bytes:
    """The head of a whole frame of text, as a server sends it."""
    if length < 126:
        return bytes((FINAL | TEXT, length))
    if length < 65_536:
        return bytes((FINAL | TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((FINAL | TEXT, 127)) + length.to_bytes(8, "big")
