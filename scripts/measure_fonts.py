"""Compares `kontor/picture/measure.py` with the fonts people see: the bundled ones, and DejaVu Sans where a picture is
opened elsewhere. They are measured in Chromium; the fonts come from web/node_modules.

Prints for every font how wide the texts of all games are, compared with what is reckoned, and the table that fits:
for each character its widest font, rounded up. With `--write` the table is put into measure.py.
"""

from __future__ import annotations

import base64
import math
import os
import re
import shutil
import sys
import unicodedata
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from kontor.picture import measure  # noqa: E402
from tests.browser.fonts import texts_of_games, widths  # noqa: E402

FONTS = ("Inter Variable", "Source Serif 4 Variable", "DejaVu Sans")
TABLE = ("Inter Variable", "DejaVu Sans")  # serif texts are reckoned with it too: the serif is narrower
STEP = 20  # thousandths


def page_with_fonts(page: Page) -> None:
    css = (ROOT / "web" / "src" / "fonts.css").read_text(encoding="utf-8")

    def inline(match: re.Match[str]) -> str:
        data = (ROOT / "web" / "node_modules" / match[1]).read_bytes()
        return f"url(data:font/woff2;base64,{base64.b64encode(data).decode()})"

    inlined = re.sub(r"url\('([^']+)'\)", inline, css)
    page.set_content(f"<style>{inlined}</style><body></body>")


def compare(page: Page, texts: list[str]) -> None:
    for family in FONTS:
        for weight in (400, 600):
            drawn = widths(page, family, weight, texts)
            ratios = sorted(
                (width / measure.text_width(text, 1, weight >= 600), text)
                for text, width in zip(texts, drawn, strict=True)
            )
            middle, most = ratios[len(ratios) // 2][0], ratios[-1]
            over = sum(ratio > 1 for ratio, _ in ratios)
            print(
                f"{family} {weight}: middle {middle:.3f}, most {most[0]:.3f} {most[1]!r}, wider {over} of {len(texts)}"
            )


def table(page: Page, texts: list[str]) -> str:
    plain = {unicodedata.normalize("NFD", c)[0] for text in texts for c in text} | set(measure.WIDTH_OF)
    characters = sorted(c for c in plain if c.isprintable())
    need = dict.fromkeys(characters, 0.0)
    for family in TABLE:
        for weight, factor in ((400, 1.0), (600, measure.BOLD)):
            # between two others, so that a space has its width too
            bare, *drawn = widths(page, family, weight, ["||", *(f"|{c}|" for c in characters)])
            for c, width in zip(characters, drawn, strict=True):
                need[c] = max(need[c], (width - bare) / factor)
    groups: dict[int, str] = {}
    for c in characters:
        width = math.ceil(need[c] * 1000 / STEP) * STEP
        groups[width] = groups.get(width, "") + c
    lines = [f"    {width}: {_quoted(groups[width])},\n" for width in sorted(groups)]
    return "_WIDTHS = {\n" + "".join(lines) + "}\n"


def _quoted(text: str) -> str:
    """As ruff writes strings."""
    body = text.replace("\\", "\\\\")
    return f"'{body}'" if '"' in body and "'" not in body else '"' + body.replace('"', '\\"') + '"'


def main() -> None:
    texts = texts_of_games()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("KONTOR_CHROMIUM") or shutil.which("chromium")
        )
        page = browser.new_page()
        page_with_fonts(page)
        compare(page, texts)
        fitting = table(page, texts)
        browser.close()
    print(fitting)
    if "--write" in sys.argv:
        path = Path(measure.__file__)
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"_WIDTHS = \{.*?\n\}\n", lambda _: fitting, text, flags=re.S), encoding="utf-8")


main()
