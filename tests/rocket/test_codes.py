"""The numbers of the compiled core: codes.pxd repeats codes.py for the compiler and must say the same."""

from __future__ import annotations

import re
from pathlib import Path

from rainhill.rocket import codes


def test_both_files_hold_the_same_numbers() -> None:
    declared = Path(codes.__file__).with_suffix(".pxd").read_text(encoding="utf-8")
    repeated = {name: int(number) for name, number in re.findall(r"^\s+([A-Z_]+) = (\d+)$", declared, re.MULTILINE)}
    here = {name: value for name, value in vars(codes).items() if name.isupper() and isinstance(value, int)}
    assert repeated == here


def test_no_two_refusals_notes_phases_or_kinds_share_a_number() -> None:
    here = {name: value for name, value in vars(codes).items() if name.isupper() and isinstance(value, int)}
    notes = [value for name, value in here.items() if name.startswith("NOTE_")]
    assert len(notes) == len(set(notes))
    names = list(here)
    refusals = [here[name] for name in names[names.index("FINE") : names.index("OFF_THE_MAP") + 1]]
    assert refusals == list(range(len(refusals)))
