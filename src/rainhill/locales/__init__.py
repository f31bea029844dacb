"""Every word a person reads: `text(key, **facts)` finds the sentence in the Fluent files of the chosen language.

A key's first word names its file in `common` or `cli` (`play-menu` in cli/play.ftl) or its folder (`server-...`, one a
game); any other key lies in common/kernel.ftl. So only the files that are needed are ever read. What a language lacks
is said in English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from rainhill.locales.functions import FUNCTIONS
from rainhill.locales.numbers import as_written

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
ROOMS = ("common", "cli")
"""The folders in which a key's first word names a file."""
SHARED = "common/kernel.ftl"
"""The file of every key whose first word has neither file nor folder."""
PLACES = "places.ftl"
"""The file in a game's folder with the names on its maps: in English as the maps have them."""
BROWSER = ("helper.ftl", "learn.ftl", "lessons.ftl", "web.ftl")
"""The files in a game's folder that only the browser reads."""
PLACE_FACTS = frozenset(
    {
        *("a", "at", "b", "city", "cities", "end", "hex", "map", "origin"),
        *("place", "places", "start", "stop", "stops", "to", "town", "towns"),
    }
)
"""Facts that may name a place, which a language may call by another name than the map does."""
_OWED = re.compile(r"([$£])[-−](?=\d)")
"""An amount below nought as a sentence puts it together: its minus belongs before the sign of the money."""
_NAME = re.compile(r"^([a-z]+-place-[A-Za-z0-9-]+) = (.+)$", re.MULTILINE)

_chosen: ContextVar[str | None] = ContextVar("language", default=None)


class MissingText(LookupError):
    """A key without a sentence, or a sentence that asks for a fact it was not given: our own mistake."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that exist, English first."""
    found = sorted(entry.name for entry in _folder().iterdir() if entry.joinpath(*SHARED.split("/")).is_file())
    return (ENGLISH, *(name for name in found if name != ENGLISH))


def language() -> str:
    """The language in use: the one chosen by `speak`, else by RAINHILL_LANG, else by the locale, else English."""
    return _chosen.get() or _language_of(os.environ)


def speak(name: str | None) -> None:
    """Choose a language for this thread or task; None leaves it to the environment again."""
    if name is not None and name not in languages():
        raise ValueError(name)
    _chosen.set(name)


@contextmanager
def speaking(name: str | None) -> Iterator[None]:
    """Speak a language for a while; None, or one there is not, leaves everything as it is."""
    if name not in languages():
        yield
        return
    before = _chosen.set(name)
    try:
        yield
    finally:
        _chosen.reset(before)


def text(key: str, /, **facts: object) -> str:
    """The sentence of a key (`message` or `message.attribute`) in the language in use."""
    for name in dict.fromkeys((language(), ENGLISH)):
        bundle = _bundle(name, files_of(key))
        pattern = _pattern(bundle, key) if bundle is not None else None
        if bundle is not None and pattern is not None:
            plain = {fact: _plain(fact, value, name) for fact, value in facts.items()}
            said, errors = bundle.format_pattern(pattern, plain)
            if errors:
                raise MissingText(f"{key}: {errors[0]}")
            assert isinstance(said, str)
            return _OWED.sub(r"−\1", said)
    raise MissingText(key)


def has_text(key: str) -> bool:
    """Whether a key has a sentence, at least in English."""
    bundle = _bundle(ENGLISH, files_of(key))
    return bundle is not None and _pattern(bundle, key) is not None


def join(parts: Iterable[str]) -> str:
    """Words as a list in a sentence: "Ada, Ben and Cai"."""
    items = list(parts)
    if not items:
        return text("list-none")
    said = items[0]
    for part in items[1:-1]:
        said = text("list-more", first=said, next=part)
    return text("list-last", first=said, last=items[-1]) if len(items) > 1 else said


def place_name(name: str) -> str:
    """What a place on a map is called in the language in use; the record and all that is typed keep the map's name."""
    return _places(language()).get(name, name)


@cache
def _places(spoken: str) -> Mapping[str, str]:
    """What the language calls places otherwise than the maps do."""
    if spoken == ENGLISH:
        return {}
    found: dict[str, str] = {}
    for game in (_folder() / ENGLISH).iterdir():
        ours, theirs = _names(game), _names(_folder() / spoken / game.name)
        found |= {name: theirs[key] for key, name in ours.items() if key in theirs}
    return found


def _names(game: Traversable) -> dict[str, str]:
    file = game / PLACES
    return dict(_NAME.findall(file.read_text(encoding="utf-8"))) if file.is_file() else {}


def _plain(fact: str, value: object, spoken: str) -> Any:
    """Fluent chooses variants by words and numbers only."""
    if fact in PLACE_FACTS and isinstance(value, (str, tuple, list)):
        value = place_name(value) if isinstance(value, str) else [place_name(str(item)) for item in value]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, (tuple, list)):
        return join(str(item) for item in value)
    return as_written(value, spoken) if isinstance(value, (int, float, Decimal)) else value


def _language_of(environ: Mapping[str, str]) -> str:
    """The first language asked for that we have: "de_AT.UTF-8" means de."""
    for variable in ("RAINHILL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environ.get(variable, "")
        name = asked.split(".")[0].replace("-", "_").split("_")[0].lower()
        if name in languages():
            return name
        if asked:
            return ENGLISH
    return ENGLISH


def _pattern(bundle: FluentBundle, key: str) -> Any:
    message_id, _, attribute = key.partition(".")
    if not bundle.has_message(message_id):
        return None
    message = bundle.get_message(message_id)
    return message.attributes.get(attribute) if attribute else message.value


def _folder() -> Traversable:
    return files(__package__)


def files_of(key: str) -> tuple[str, ...]:
    """The files, as English has them, in which a key is looked for."""
    return _named_by(key.partition("-")[0])


@cache
def _named_by(word: str) -> tuple[str, ...]:
    """The files of keys that begin with a word, as English has them."""
    english = _folder() / ENGLISH
    for room in ROOMS:
        if (english / room / f"{word}.ftl").is_file():
            return (f"{room}/{word}.ftl",)
    if (english / word).is_dir():
        names = sorted(entry.name for entry in (english / word).iterdir() if entry.name.endswith(".ftl"))
        return tuple(f"{word}/{name}" for name in names if name not in (*BROWSER, PLACES))
    return (SHARED,)


@cache
def _bundle(name: str, files_of_key: tuple[str, ...]) -> FluentBundle | None:
    from fluent.runtime import FluentBundle, FluentResource

    sources = [source for file in files_of_key if (source := (_folder() / name).joinpath(*file.split("/"))).is_file()]
    if not sources:
        return None
    # Marks of isolation show as litter in many terminals, and none of our languages mixes directions.
    bundle = FluentBundle([name], functions=FUNCTIONS, use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle
