"""Environments for people who train bots: numbered actions, observations as arrays, many matches at once.

`Batch` steps many matches side by side; `rainhill.env.pettingzoo`, `rainhill.env.gymnasium` and
`rainhill.env.open_spiel` offer one match to those libraries. See docs/env.md.
"""

from __future__ import annotations

try:
    import numpy as np  # noqa: F401
except ImportError as _missing:
    raise ImportError("rainhill.env needs NumPy: pip install 'rainhill[env]'") from _missing

from rainhill.env.batch import Batch
from rainhill.env.setup import Setup
from rainhill.env.single import Single
from rainhill.env.spec import Block, Slice, Spec

__all__ = ["Batch", "Block", "Setup", "Single", "Slice", "Spec"]
