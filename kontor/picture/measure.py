"""How wide a text will be, roughly: enough to wrap and shrink so that nothing overflows, whatever font the viewer has.

The widths are about those of DejaVu Sans, the widest font of the stacks; the bundled fonts are narrower
(`scripts/measure_fonts.py` compares them all). Texts may hold icons (`2 :wood:`) and arrows.
"""

from __future__ import annotations

import itertools
import re
import unicodedata
from dataclasses import dataclass

_WIDTHS = {
    250: "'",
    300: " ,.IJijlł·’",
    350: "-/:;\\f|",
    400: "!()[]rt",
    480: '"*_`szc“”–',
    560: "?LŁv",
    610: "FPTYaekoxy",
    640: "$0123456789EKSbdghnpqu{}",
    700: "ABCRVXZ",
    760: "DGHNU",
    800: "&OQw",
    850: "#+<=>M^~×−→",
    970: "%m",
    1000: "@W…",
}
WIDTH_OF = {character: width / 1000 for width, characters in _WIDTHS.items() for character in characters}
BOLD = 1.12
ICON = 1.22  # size of an icon in a line, in font sizes
ICON_NAME = re.compile(r":([a-z][a-z0-9-]*):")
_TOKEN = re.compile(r":([a-z][a-z0-9-]*):|(→)|(\s+)|([^\s:→]+|:)")


def text_width(text: str, size: float, bold: bool = False) -> float:
    width = sum(WIDTH_OF.get(c) or WIDTH_OF.get(unicodedata.normalize("NFD", c)[0], 0.65) for c in text)
    return width * size * (BOLD if bold else 1)


@dataclass(frozen=True)
class Word:
    """A word or an icon of a line, and whether a space comes before it."""

    text: str
    icon: bool = False
    spaced: bool = False

    def width(self, size: float, bold: bool) -> float:
        return ICON * size if self.icon else text_width(self.text, size, bold)


def parse(text: str) -> list[Word]:
    """The words and icons of a text; arrows become icons. A number stands close to its icon."""
    out: list[Word] = []
    spaced = False
    for icon, arrow, space, word in _TOKEN.findall(text):
        if space:
            spaced = True
            continue
        if icon or arrow:
            out.append(Word(icon or "ui-arrow", True, spaced))
        elif out and not spaced and not out[-1].icon:
            out[-1] = Word(out[-1].text + word, False, out[-1].spaced)
        else:
            out.append(Word(word, False, spaced))
        spaced = False
    return out


def gap(before: Word, word: Word, size: float) -> float:
    """Room between two neighbours in a line."""
    if not word.spaced:
        return 0.1 * size if word.icon and before.icon else 0.05 * size if word.icon or before.icon else 0
    number_before_icon = word.icon and not before.icon and (before.text[-1].isdigit() or before.text == "?")
    return size * (0.12 if number_before_icon else 0.32)


def line_width(words: list[Word], size: float, bold: bool = False) -> float:
    gaps = sum(gap(a, b, size) for a, b in itertools.pairwise(words))
    return gaps + sum(word.width(size, bold) for word in words)


def wrap(text: str, size: float, width: float, bold: bool = False) -> list[list[Word]]:
    """Lines of words, as many as it takes. A number and its icon stay together."""
    lines: list[list[Word]] = []
    for paragraph in text.split("\n"):
        line: list[Word] = []
        for word in parse(paragraph):
            if line and line_width([*line, word], size, bold) > width and (word.spaced or word.icon):
                carried = [line.pop()] if word.icon and len(line) > 1 and not line[-1].icon else []
                lines.append(line)
                line = carried
            line.append(word)
        if line:
            lines.append(line)
    return lines


def fit(
    text: str, size: float, width: float, lines: int = 1, smallest: float = 11, bold: bool = False
) -> tuple[list[list[Word]], float]:
    """The text in at most so many lines: shrunk down to `smallest`, then cut with an ellipsis."""
    while True:
        wrapped = wrap(text, size, width, bold)
        if len(wrapped) <= lines and all(line_width(line, size, bold) <= width for line in wrapped):
            return wrapped, size
        if size - 0.5 < smallest:
            break
        size -= 0.5
    kept = wrapped[:lines]
    if len(wrapped) > lines:
        kept[-1] = [*kept[-1], Word("…")]
    return [_cut(line, size, width, bold) for line in kept], size


def fit_box(
    text: str, size: float, width: float, height: float, smallest: float = 9, leading: float = 1.25, bold: bool = False
) -> tuple[list[list[Word]], float]:
    """The text in a box: as large as possible, wrapped as needed."""
    while size > smallest and len(wrap(text, size, width, bold)) * size * leading > height:
        size -= 0.5
    return fit(text, size, width, max(1, int(height / (size * leading))), size, bold)


def _cut(line: list[Word], size: float, width: float, bold: bool) -> list[Word]:
    """Shortens a line letter by letter until it fits; what is cut ends in an ellipsis."""
    while len(line) > 1 and line_width(line, size, bold) > width:
        rest = line[-2]
        if rest.icon or len(rest.text) < 2 or line[-1] != Word("…"):
            line = [*line[:-1], Word("…")] if line[-1] != Word("…") else [*line[:-2], Word("…")]
        else:
            line = [*line[:-2], Word(rest.text[:-1], False, rest.spaced), Word("…")]
    if line_width(line, size, bold) > width and not line[0].icon and len(line[0].text) > 1:
        text = line[0].text.rstrip("…")
        while len(text) > 1 and text_width(text + "…", size, bold) > width:
            text = text[:-1]
        return [Word(text + "…")]
    return line
