"""How a command ends that cannot go on, and with which exit code."""

from __future__ import annotations

FAILED, USAGE, INTERRUPTED = 1, 2, 130


class Failed(Exception):
    """A command cannot go on; the sentence is for the user."""

    def __init__(self, sentence: str, code: int = FAILED) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code
