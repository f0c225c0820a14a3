"""How wide texts are in a browser's fonts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files

from playwright.sync_api import Page

import kontor
from kontor.kernel import LANGUAGES

MEASURE = """async ([family, weight, texts]) => {
    await document.fonts.load(`${weight} 100px ${family}`, texts.join(''))
    const room = document.createElement('div')
    room.style.cssText = 'position:absolute;white-space:pre;font-variant-numeric:tabular-nums lining-nums'
    room.style.font = `${weight} 100px/1 ${family}`
    room.append(...texts.map(text => Object.assign(document.createElement('p'), {textContent: text})))
    room.querySelectorAll('p').forEach(line => { line.style.width = 'max-content' })
    document.body.append(room)
    const widths = [...room.children].map(line => line.getBoundingClientRect().width / 100)
    room.remove()
    return widths
}"""


def widths(page: Page, family: str, weight: int, texts: Sequence[str]) -> list[float]:
    """In font sizes."""
    found: list[float] = page.evaluate(MEASURE, [f"'{family}'", weight, list(texts)])
    return found


def texts_of_games() -> list[str]:
    """What the texts of all games say without arguments, in all languages: words of pictures are among it."""
    found = set[str]()
    for name in kontor.game_ids():
        for language in LANGUAGES:
            ftl = files(kontor.game(name).package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
            for text in re.findall(r"^(?:[a-z][\w-]*| +\.\w+) = ([^{}\n]+)$", ftl, re.M):
                found.add(" ".join(re.sub(r":[a-z][a-z0-9-]*:|→", " ", text).split()))
    return sorted(text for text in found if len(text) > 2)
