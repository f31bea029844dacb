"""Which passwords are refused because everybody would try them first.

The list is short: ten characters are asked for anyway, so only what is longer, and words that are made longer by
digits and marks before and after them, has to be in it.
"""

from __future__ import annotations

import string
from importlib.resources import files

from rainhill.kernel.refusals import Refused

COMMON = frozenset((files("rainhill.server.accounts") / "common_passwords.txt").read_text(encoding="utf-8").split())
"""In lower case."""
_AROUND = string.digits + string.punctuation + string.whitespace


def check_new_password(password: str, *names: str | None) -> None:
    """`Refused` if it is well known, one of the person's names, or hardly more than one character."""
    lower = password.lower()
    own = {name.lower() for name in names if name}
    own |= {name.partition("@")[0] for name in own}
    bare = lower.strip(_AROUND)
    # "secretsecret" is no better than "secret".
    halves = {bare[: len(bare) // 2]} if bare and bare == bare[: len(bare) // 2] * 2 else set()
    if {lower, bare, *halves} & (COMMON | own) or len(set(lower)) < 4:
        raise Refused("common-password")
