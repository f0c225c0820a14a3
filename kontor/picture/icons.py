"""Icons and drawings: SVG files of one drawing each, embedded once for every pair of colours they are used in.

Files use `currentColor`, `var(--cut)` (lines cut into the shape, in the colour of the surface below) and token colours
(`var(--water)`). All are resolved here, so that the picture needs no style sheet.

Shared icons without a prefix are for games, those called `ui-...` belong to the interface; no name stands for another,
so an icon of the interface never takes the place of a game's drawing.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

from .theme import Theme

_SVG = re.compile(r"<svg[^>]*viewBox=\"([^\"]+)\"[^>]*>(.*)</svg>", re.S)
_VARIABLE = re.compile(r"var\(--([\w-]+)(?:,[^)]*)?\)")


def shared_icons() -> Traversable:
    return files(__package__).joinpath("icons")


def _read(folder: Traversable, name: str) -> tuple[str, str] | None:
    """(view box, content) of a drawing, if the folder has it."""
    file = folder.joinpath(f"{name}.svg")
    if not file.is_file():
        return None
    match = _SVG.search(file.read_text(encoding="utf-8"))
    assert match, f"{name}.svg is not a drawing"
    return match[1], match[2]


def sprite(folders: Sequence[Traversable] = ()) -> str:
    """All drawings of the folders (the shared icons if none) as symbols `i-NAME`, colours left to the page's style."""
    parts = []
    for folder in folders or [shared_icons()]:
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".svg"):
                name = file.name.removesuffix(".svg")
                box, content = _read(folder, name) or ("0 0 24 24", "")
                parts.append(f'<symbol id="i-{name}" viewBox="{box}"><g fill="currentColor">{content}</g></symbol>')
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>\n'


class Icons:
    """The drawings one picture uses. A game's own folder comes before the shared one."""

    def __init__(self, folders: Sequence[Traversable], theme: Theme) -> None:
        self._folders, self._theme = folders, theme
        self._symbols: dict[str, str] = {}
        self._found: dict[str, tuple[str, str] | None] = {}

    def find(self, name: str) -> tuple[str, str] | None:
        """(view box, content) of a drawing."""
        if name not in self._found:
            tries = (_read(folder, name) for folder in self._folders)
            self._found[name] = next((found for found in tries if found), None)
        return self._found[name]

    def named(self, name: str) -> str:
        """The name of the file it is drawn from."""
        own = any(folder.joinpath(f"{name}.svg").is_file() for folder in self._folders)
        return name if own else f"ui-{name}"

    def use(self, name: str, x: float, y: float, width: float, height: float, colour: str, cut: str) -> str:
        """Markup that shows the drawing in a box."""
        found = self.find(name)
        if found is None:
            raise KeyError(f"there is no drawing {name!r}")
        box, content = found
        content = content.replace("currentColor", self._theme[colour])
        content = _VARIABLE.sub(lambda m: self._theme[cut if m[1] == "cut" else m[1]], content)
        symbol = f'viewBox="{box}" preserveAspectRatio="xMidYMid meet"><g fill="{self._theme[colour]}">{content}</g>'
        # Named by content: several pictures on one page may share names, then they mean the same drawing.
        key = f"k{hashlib.sha1(symbol.encode()).hexdigest()[:10]}"
        self._symbols[key] = f'<symbol id="{key}" {symbol}</symbol>'
        return f'<use href="#{key}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'

    def definitions(self) -> str:
        return f"<defs>{''.join(self._symbols.values())}</defs>"
