"""Words: everything a player reads comes from Fluent files, one per game and language (`text/en.ftl`).

The texts of the kernel itself (`kontor/kernel/text`) serve all games; a game's own file comes first. A game must speak
English. Whoever reads another language hears a game that does not know it in English, with all that is said around it:
no sentence is half in one language and half in another.
"""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from .errors import KontorError

LANGUAGES = ("en", "pl", "hu")
"""The languages of the texts."""
_MINUS = re.compile(r"(?<![\w–-])-(?=\d)")  # a negative number gets a real minus sign
_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")  # a name or a number with a full stop, at the end of a sentence
_ICON = re.compile(r":([a-z][a-z0-9-]*):")
_ALIKE = re.compile(r"(?<!\d )(:[a-z][a-z0-9-]*:)(?: ?\1)+")  # `:wine: :wine:`, without numbers
_KEPT = 20_000  # texts kept ready, with their arguments: most are said again and again


_MARKS = tuple(map(chr, range(0xE000, 0xE010)))  # no text has them, and no name may


class Name(str):
    """What somebody is called. No text chooses by it, so a text is made once for all names, which are put in then."""

    __slots__ = ()


@functools.cache
def languages_of(package: str) -> tuple[str, ...]:
    """The languages a package has texts in: English, and of the others those with a file `text/LANGUAGE.ftl`."""
    folder = files(package).joinpath("text")
    return tuple(each for each in LANGUAGES if each == "en" or folder.joinpath(f"{each}.ftl").is_file())


def _sources(package: str, language: str) -> Iterator[str]:
    """The texts of a package: `text/en.ftl`, then those that are kept by subject, such as `text/clocks.en.ftl`."""
    folder = files(package).joinpath("text")
    yield folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(f".{language}.ftl"):
            yield file.read_text(encoding="utf-8")


def spoken_in(package: str, language: str) -> str:
    """The language in which somebody who reads this one hears that package."""
    return language if language in languages_of(package) else "en"


class Words:
    """The texts of one game in one language: `words("choice-place", cell="F5")`."""

    def __init__(self, package: str, language: str) -> None:
        self.package, self.language = package, language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in ("kontor.kernel", package):
            for text in _sources(source, language):
                self._bundle.add_resource(FluentResource(text), allow_overrides=True)
        self._ready_text = functools.lru_cache(_KEPT, typed=True)(self._text)
        self._ready_said = functools.lru_cache(_KEPT, typed=True)(self._said)
        self._ready_forms = functools.lru_cache(_KEPT, typed=True)(self._forms)

    @staticmethod
    @functools.cache
    def of(package: str, language: str) -> Words:
        """The texts of a package in a language, with those of the kernel; in English where the package has no others.
        Read once."""
        if language not in LANGUAGES:
            raise KontorError(f"There is no language “{language}”; the languages are {', '.join(LANGUAGES)}.")
        spoken = spoken_in(package, language)
        return Words(package, language) if spoken == language else Words.of(package, spoken)

    def has(self, key: str) -> bool:
        """Whether there is a text of this key, or this attribute of one."""
        name, _, attribute = key.partition(".")
        return self._bundle.has_message(name) and (
            not attribute or attribute in self._bundle.get_message(name).attributes
        )

    def __call__(self, key: str, /, **arguments: Any) -> str:
        """The text of a key; `key.attribute` for an attribute."""
        return self._ready_text(key, **arguments)

    def _text(self, key: str, /, **arguments: Any) -> str:
        marks = {name: mark for (name, of), mark in zip(arguments.items(), _MARKS, strict=False) if type(of) is Name}
        text = self._ready_said(key, **{**arguments, **marks})
        for name, mark in marks.items():
            text = text.replace(mark, arguments[name])
        return _STOPS.sub(".", _MINUS.sub("−", text))

    def _said(self, key: str, /, **arguments: Any) -> str:
        name, _, attribute = key.partition(".")
        if not self.has(key):
            raise KeyError(f"no text for {key!r} in {self.language}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        values = {k: fluent_number(v, useGrouping=False) if isinstance(v, int) else v for k, v in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"text {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def all_of(self, names: Sequence[str]) -> str:
        """Several names in one sentence: "Ann", "Ann and Ben", "Ann, Ben and Eve"."""
        *first, last = names
        return self("list-and", first=", ".join(first), last=last) if first else last

    def attributes(self, key: str) -> list[str]:
        """The names of the attributes of a key."""
        return list(self._bundle.get_message(key).attributes) if self.has(key) else []

    def forms(self, key: str, /, **numbers: int) -> Mapping[str, str]:
        """The texts of all attributes of a key that can be said with these numbers, by attribute."""
        return self._ready_forms(key, **numbers)

    def _forms(self, key: str, /, **numbers: int) -> Mapping[str, str]:
        out = {}
        for attribute in self.attributes(key):
            with contextlib.suppress(ValueError):  # it wants a number this sentence does not have
                out[attribute] = self(f"{key}.{attribute}", **numbers)
        return MappingProxyType(out)

    def arguments(self, name: str, key: str, **numbers: int) -> dict[str, str]:
        """A name and its grammatical forms as arguments of a text: `tile`, `tile_acc`, ..."""
        forms = self.forms(key, **numbers)
        return {name: self(key), **{f"{name}_{attribute}": text for attribute, text in forms.items()}}

    def keys(self) -> set[str]:
        """The keys of all texts."""
        return set(self._bundle._messages)  # the library has no public listing

    @functools.cached_property
    def icons(self) -> dict[str, str]:
        """The words for all icons, by text key (`icon-wood`)."""
        return {key: self(key) for key in sorted(self.keys()) if key.startswith("icon-")}

    def plain(self, text: str) -> str:
        """A text for eyes or ears that see no pictures: `2 :wood:` becomes `2 wood`."""

        def word(match: re.Match[str]) -> str:
            key = f"icon-{match[1]}"
            return self(key) if self.has(key) else match[1]

        counted = _ALIKE.sub(lambda run: f"{run[0].count(run[1])} {run[1]}", text)  # nobody says "wine wine"
        return _ICON.sub(word, counted)
