"""Paragraphs of a rules page by anchor: the English heading in small letters with hyphens, in all languages."""

from __future__ import annotations

import re
from importlib.resources import files

from kontor.kernel import Game

_HEADING = re.compile(r"^#{2,4} +(.+?)\s*$", re.MULTILINE)


def rules_anchors(found: Game) -> list[str]:
    """The anchors of a game's rules page in their order."""
    page = files(found.package).joinpath("text", "rules.en.md").read_text(encoding="utf-8")
    return [re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-") for heading in _HEADING.findall(page)]


def rules_heading(found: Game, anchor: str, language: str) -> str:
    """The heading of a paragraph in a language; pages have the same paragraphs in all of them."""
    page = files(found.package).joinpath("text", f"rules.{language}.md").read_text(encoding="utf-8")
    headings: list[str] = _HEADING.findall(page)
    return dict(zip(rules_anchors(found), headings, strict=True)).get(anchor, "")
