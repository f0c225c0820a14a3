"""Canvas: writes SVG elements in token colours. Texts are escaped here and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from xml.sax import saxutils

from .backdrop import Parts
from .icons import Icons
from .measure import ICON, ICON_NAME, Word, fit, fit_box, gap, line_width, text_width
from .theme import Theme
from .wooden import PARTS

_ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}
_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def escape(text: str) -> str:
    """Any text, also a name somebody typed, as it may stand in an element or a quoted attribute."""
    return saxutils.escape(_NOT_IN_XML.sub("", text), {'"': "&quot;"})


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


class Canvas:
    def __init__(self, theme: Theme, icons: Icons, parts: Parts = PARTS) -> None:
        self.theme, self.icons, self.parts = theme, icons, parts
        self._parts: list[str] = []

    def __str__(self) -> str:
        return "".join(self._parts)

    def add(self, markup: str) -> None:
        self._parts.append(markup)

    @contextmanager
    def group(
        self,
        title: str = "",
        at: tuple[float, float] | None = None,
        scale: float = 1,
        name: str = "",
        role: str = "img",
    ) -> Iterator[None]:
        """A group; with a title it is one thing for screen readers and tooltips, or (role `group`) a list of things."""
        attributes = ""
        if at is not None or scale != 1:
            x, y = at or (0, 0)
            attributes = f' transform="translate({number(x)} {number(y)})'
            attributes += f' scale({scale:.4f})"' if scale != 1 else '"'
        if name:
            attributes += f' data-id="{escape(name)}"'
        self.add(f'<g{attributes} role="{role}"><title>{escape(title)}</title>' if title else f"<g{attributes}>")
        yield
        self.add("</g>")

    @contextmanager
    def within(self, x: float, y: float, width: float, height: float, radius: float = 0) -> Iterator[None]:
        """Whatever is drawn is seen inside a box only."""
        box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" rx="{number(radius)}"'
        # Named by its box: several pictures on one page may share names, then they mean the same box.
        name = "c" + re.sub(r"[^\d.]+", "-", box).strip("-")
        self.add(f'<clipPath id="{name}"><rect {box}/></clipPath><g clip-path="url(#{name})">')
        yield
        self.add("</g>")

    def _paint(self, fill: str, line: str, width: float, opacity: float, dash: str = "") -> str:
        out = self.theme.paint("fill", fill)
        if line:
            out += f' {self.theme.paint("stroke", line)} stroke-width="{number(width)}" stroke-linejoin="round"'
        out += f' opacity="{number(opacity)}"' if opacity != 1 else ""
        return out + (f' stroke-dasharray="{dash}"' if dash else "")

    def rect(
        self, x: float, y: float, width: float, height: float, radius: float = 0, fill: str = "none", line: str = "",
        thick: float = 1, dash: str = "", opacity: float = 1,
    ) -> None:  # fmt: skip
        rounded = f' rx="{number(radius)}"' if radius else ""
        self.add(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"{rounded} '
            f"{self._paint(fill, line, thick, opacity, dash)}/>"
        )

    def circle(
        self, x: float, y: float, radius: float, fill: str = "none", line: str = "", thick: float = 1,
        opacity: float = 1, dash: str = "",
    ) -> None:  # fmt: skip
        paint = self._paint(fill, line, thick, opacity, dash)
        self.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" {paint}/>')

    def path(
        self, d: str, fill: str = "none", line: str = "", thick: float = 1, opacity: float = 1,
        dash: str = "", cap: bool = False,
    ) -> None:  # fmt: skip
        ends = ' stroke-linecap="round"' if cap else ""
        self.add(f'<path d="{d}"{ends} {self._paint(fill, line, thick, opacity, dash)}/>')

    def icon(self, name: str, x: float, y: float, size: float, colour: str = "ink", cut: str = "card") -> None:
        """An icon centred on a point."""
        self.add(self.icons.use(name, x - size / 2, y - size / 2, size, size, colour, cut))

    def text(
        self, x: float, y: float, text: str, size: float, colour: str = "ink", bold: bool = False, serif: bool = False,
        anchor: str = "start", length: float = 0,
    ) -> None:  # fmt: skip
        """One line of plain text on a base line; `length` holds it to a width."""
        attributes = f' font-family="{escape(self.theme["serif"])}"' if serif else ""
        attributes += ' font-weight="600"' if bold else ""
        attributes += f' text-anchor="{anchor}"' if anchor != "start" else ""
        attributes += f' textLength="{number(length)}" lengthAdjust="spacingAndGlyphs"' if length else ""
        self.add(
            f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" {self.theme.paint("fill", colour)}'
            f"{attributes}>{escape(text)}</text>"
        )

    def line(
        self, x: float, y: float, words: list[Word], size: float, colour: str = "ink", bold: bool = False,
        serif: bool = False, anchor: str = "start", cut: str = "card",
    ) -> float:  # fmt: skip
        """One line of words and icons; returns its width."""
        width = line_width(words, size, bold)
        if not any(word.icon for word in words):
            self.text(x, y, _joined(words), size, colour, bold, serif, anchor)
            return width
        x -= width * _ANCHORS[anchor]
        k = 0
        while k < len(words):
            end = k + 1
            if words[k].icon:
                self.icon(
                    words[k].text,
                    x + ICON * size / 2,
                    y - 0.36 * size,
                    ICON * size,
                    self.icon_colour(words[k].text),
                    cut,
                )
            else:
                while end < len(words) and not words[end].icon:
                    end += 1
                text = _joined(words[k:end])
                # The font may be narrower than the one measured: before an icon, long text is held to its width and
                # a number stands close to the icon.
                wide = text_width(text, size, bold)
                if end == len(words):
                    self.text(x, y, text, size, colour, bold, serif)
                elif len(text) > 3:
                    self.text(x, y, text, size, colour, bold, serif, length=wide)
                else:
                    self.text(x + wide, y, text, size, colour, bold, serif, "end")
            x += line_width(words[k:end], size, bold)
            if end < len(words):
                x += gap(words[end - 1], words[end], size)
            k = end
        return width

    def block(
        self, x: float, y: float, text: str, size: float, width: float, lines: int = 1, smallest: float = 11,
        colour: str = "ink", bold: bool = False, serif: bool = False, anchor: str = "start", cut: str = "card",
        leading: float = 1.25, middle: bool = False,
    ) -> float:  # fmt: skip
        """Text wrapped and shrunk into a width; `y` is the first base line, or the middle. Returns the height."""
        rows, size = fit(self.spelled(text), size, width, lines, smallest, bold)
        if middle:
            y += 0.36 * size - (len(rows) - 1) * size * leading / 2
        for k, row in enumerate(rows):
            self.line(x, y + k * size * leading, row, size, colour, bold, serif, anchor, cut)
        return len(rows) * size * leading

    def box(
        self, x: float, y: float, text: str, size: float, width: float, height: float, colour: str = "ink",
        cut: str = "card",
    ) -> None:  # fmt: skip
        """Text in a box from its upper left corner, as large as fits."""
        rows, size = fit_box(self.spelled(text), size, width, height)
        for k, row in enumerate(rows):
            self.line(x, y + size + k * size * 1.25, row, size, colour, cut=cut)

    def spelled(self, text: str) -> str:
        """The text with icons that have no drawing written as words."""
        return ICON_NAME.sub(lambda match: match[0] if self.icons.find(match[1]) else match[1], text)

    def icon_colour(self, name: str) -> str:
        token = f"g-{name}"
        return token if self.theme.has(token) else "ink-3" if name == "ui-arrow" else "ink-2"


def _joined(words: list[Word]) -> str:
    return "".join((" " if k and word.spaced else "") + word.text for k, word in enumerate(words))
