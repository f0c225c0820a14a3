"""The rules page of a game: its text, pictures made from its own scenes, a legend of its icons.

A game has `text/rules.LANG.md` and beside it, if it likes, `text/rules.toml`: the examples that the text names, and
which paragraph is about which thing on the table.
"""

from .examples import Example, Rulebook
from .page import Legend, Page, examples_named, page
from .paragraphs import Heading, about, headings
from .pictures import Picture, picture
from .plain import plain

__all__ = [
    "Example",
    "Heading",
    "Legend",
    "Page",
    "Picture",
    "Rulebook",
    "about",
    "examples_named",
    "headings",
    "page",
    "picture",
    "plain",
]
