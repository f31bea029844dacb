"""English verbs after a seat that calls itself You: "You run", not "You runs".

The sentences are written for names. A person alone at a table often types this one instead of a name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

_YOU = re.compile(r"\b(You|you|YOU) (?P<verb>[a-z]+s)\b")
_ODD = {"is": "are", "was": "were", "has": "have", "does": "do", "goes": "go"}
_KEPT = frozenset({"always", "as", "plus", "this", "us", "yours"})
_HISSING = re.compile(r"(?:ss|sh|ch|x|z)es$")


def agree(sentence: str, seats: Sequence[str]) -> str:
    """The sentence with its verbs as they follow "you", if one of the seats is called so."""
    if not any(seat.casefold() == "you" for seat in seats):
        return sentence
    return _YOU.sub(lambda found: f"{found[1]} {_plural(found['verb'])}", sentence)


def _plural(verb: str) -> str:
    if verb in _KEPT:
        return verb
    if verb in _ODD:
        return _ODD[verb]
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    return verb[:-2] if _HISSING.search(verb) else verb[:-1]
