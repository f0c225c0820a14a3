"""The colours and fonts of the style guide, read from `tokens.css`."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from importlib.resources import files

from kontor.kernel.errors import KontorError

THEMES = ("light", "dark")
"""Pictures are drawn in these themes."""
_BLOCK = re.compile(r"(:root|\[data-theme=\"dark\"\])\s*{(.*?)}", re.S)
_TOKEN = re.compile(r"--([\w-]+)\s*:\s*([^;]+);")
_COMMENT = re.compile(r"/\*.*?\*/", re.S)
_RGBA = re.compile(r"rgba\((\d+),\s*(\d+),\s*(\d+),\s*([\d.]+)\)")


class Theme:
    """Token values of one theme: `theme["ink"]`. A colour that is no token (`none`, `#fff`) stands for itself."""

    def __init__(self, tokens: dict[str, str], dark: bool) -> None:
        self._tokens, self._dark = tokens, dark

    @staticmethod
    @functools.cache
    def of(name: str) -> Theme:
        if name not in THEMES:
            raise KontorError(f"There is no theme “{name}”; the themes are {', '.join(THEMES)}.")
        text = _COMMENT.sub("", files(__package__).joinpath("tokens.css").read_text(encoding="utf-8"))
        blocks = [dict(_TOKEN.findall(body)) for _, body in _BLOCK.findall(text)]
        return Theme({**blocks[0], **blocks[1]} if name == "dark" else blocks[0], name == "dark")

    def with_palette(self, palette: Mapping[str, tuple[str, str]]) -> Theme:
        """With the colours of a game, each light and dark."""
        own = {name: pair[self._dark] for name, pair in palette.items()}
        return Theme({**self._tokens, **own}, self._dark) if own else self

    def has(self, token: str) -> bool:
        return token in self._tokens

    def __getitem__(self, colour: str) -> str:
        return self._tokens.get(colour, colour).strip()

    def paint(self, attribute: str, colour: str) -> str:
        """`fill` or `stroke` as SVG attributes; transparency goes apart, for programs that do not know `rgba`."""
        value = self[colour]
        if match := _RGBA.fullmatch(value):
            red, green, blue = (int(match[k]) for k in (1, 2, 3))
            return f'{attribute}="#{red:02X}{green:02X}{blue:02X}" {attribute}-opacity="{match[4]}"'
        return f'{attribute}="{value}"'

    def ink_on(self, colour: str) -> str:
        """White or dark text, whichever reads better on a colour."""
        value = self[colour].lstrip("#")
        red, green, blue = (int(value[k : k + 2], 16) / 255 for k in (0, 2, 4))
        return "#1F1A14" if 0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2 > 0.22 else "#FFFFFF"
