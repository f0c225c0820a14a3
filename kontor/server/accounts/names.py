"""Which names people may bear: none that shows nothing, and none that passes for somebody else's.

Two names look alike if they have the same skeleton: signs that can be taken for each other (Cyrillic а and Latin a,
l and I and 1) count as one, and case, spaces and punctuation do not count at all. Letters with accents are letters of
their own: Zosia and Zósia are two people.
"""

from __future__ import annotations

import functools
import unicodedata

from kontor.bots import BOTS
from kontor.kernel import LANGUAGES
from kontor.kernel.words import Words

from ..errors import Refused

LONGEST = 24
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Letters and marks that show nothing."""
_TOGETHER = (  # scripts that are written together
    {"LATIN"},
    {"HAN", "HIRAGANA", "KATAKANA"},
    {"HAN", "HANGUL"},
    {"HAN", "BOPOMOFO"},
)
_RESERVED = "admin administrator kontor moderator operator root server support system deleted bot".split()
MOST_MARKS = 2  # accents on one letter


def checked_name(name: str) -> str:
    """A name in its usual form; refused with a sentence if it cannot be one. Whose it looks like is asked elsewhere."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST or "|" in name or not name.isprintable():
        raise Refused("name-form")
    if _INVISIBLE.intersection(name) or _piles_marks(name):
        raise Refused("name-invisible")
    if not any(sign.isalnum() for sign in name):
        raise Refused("name-symbols")
    from confusable_homoglyphs import categories  # lists that are loaded with the first name

    scripts = categories.unique_aliases("".join(sign for sign in name if sign.isalpha())) - {"COMMON", "INHERITED"}
    if len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER):
        raise Refused("name-mixed")
    return name


def _piles_marks(name: str) -> bool:
    marks = 0
    for sign in name:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS or "\ufe00" <= sign <= "\ufe0f":
            return True
    return False


def skeleton(name: str) -> str:
    """What a name looks like; empty: like nothing in particular."""
    plain = unicodedata.normalize("NFKC", "".join(_plain(sign) for sign in unicodedata.normalize("NFKC", name)))
    small = "".join(_plain(sign) for sign in plain.casefold() if unicodedata.category(sign)[0] in "LNM")
    for like, one in (("rn", "m"), ("vv", "w"), ("i", "l"), ("1", "l"), ("0", "o")):
        small = small.replace(like, one)
    return small[:200]


@functools.cache
def _plain(sign: str) -> str:
    """The letter of the Latin alphabet a sign can be taken for, else the sign."""
    if sign.isascii():
        return sign
    from confusable_homoglyphs import categories, confusables

    if categories.alias(sign) == "LATIN":
        return sign
    found = confusables.confusables_data.get(sign) or ()
    return next((one["c"] for one in found if one["c"].isascii() and one["c"].isalnum()), sign)


@functools.cache
def _reserved() -> frozenset[str]:
    bots = [Words.of("kontor.kernel", language)(f"bot-{bot}") for language in LANGUAGES for bot in (*BOTS, "deleted")]
    return frozenset(skeleton(name) for name in (*_RESERVED, *bots))


def is_reserved(name: str) -> bool:
    """Whether a name looks like that of a bot, or of whoever runs the server."""
    look = skeleton(name)
    return look in _reserved() or look.rstrip("23456789") in _reserved()
