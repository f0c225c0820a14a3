"""The rules page in one language: the text as HTML, its pictures, its contents, the legend of icons.

The text is Markdown. Beside that: `## Title {#anchor}` gives a heading a name that links and other languages share;
`![caption](example:NAME)` in a paragraph of its own is a picture; `:wood:` is an icon that stands for a word,
`::wood::` one beside the word; `(1)` in a caption is the number of a ring.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files

from markdown_it import MarkdownIt
from markdown_it.token import Token

from kontor.kernel import Game, Words
from kontor.kernel.errors import BadData
from kontor.picture.backdrop import Palette, palette_of
from kontor.picture.icons import Icons, shared_icons
from kontor.picture.theme import THEMES, Theme

from .examples import Rulebook
from .paragraphs import Heading, headings, source
from .pictures import picture, story
from .plain import DECORATION

_ANCHOR = re.compile(r" +\{#([a-z][a-z0-9-]*)\}$")
_ICON = re.compile(r"(?P<amount>(?<![\w.,])[+−]?\d+ )?(?:::(?P<beside>[a-z][a-z0-9-]*)::|:(?P<word>[a-z][a-z0-9-]*):)")
_RING = re.compile(r"\((\d)\)")
_TITLE = re.compile(r"^# .*\n+")


@dataclass(frozen=True)
class Legend:
    icon: str
    name: str


@dataclass(frozen=True)
class Page:
    name: str
    html: str
    contents: tuple[Heading, ...]
    """Those that can be linked to."""
    legend: tuple[Legend, ...]
    palette: Palette
    """Colours of the game's icons: light, dark."""
    problems: tuple[str, ...]
    """What is wrong with examples, each with file and line; of those the page has the caption only."""


@functools.lru_cache(100)
def page(game: Game, language: str) -> Page:
    """The page of a game."""
    renderer = _Renderer(game, game.words(language))
    html = renderer.html(_TITLE.sub("", source(game, language)))
    found = headings(game, language)
    return Page(
        name=game.name(language),
        html=html,
        contents=tuple(heading for heading in found if heading.anchor),
        legend=legend(game, language),
        palette=palette_of(game.package),
        problems=tuple(renderer.problems),
    )


@functools.lru_cache(100)
def legend(game: Game, language: str) -> tuple[Legend, ...]:
    """Every icon that has a drawing and a word, in the order of the words."""
    drawings = _icons(game)
    named = {key.removeprefix("icon-"): text.rstrip(" :") for key, text in game.words(language).icons.items()}
    shown = [Legend(icon, text[:1].upper() + text[1:]) for icon, text in named.items() if drawings.find(icon)]
    return tuple(sorted(shown, key=lambda each: each.name.casefold()))


@functools.cache
def _icons(game: Game) -> Icons:
    return Icons([files(game.package) / "art", shared_icons()], Theme.of("light"))


class _Renderer:
    """Markdown to HTML, for one game in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self._game, self._words = game, words
        self.problems: list[str] = []
        self._markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        self._markdown.add_render_rule("table_open", lambda *_: f"{_SCROLL}<table>\n")
        self._markdown.add_render_rule("table_close", lambda *_: "</table></div>\n")

    def html(self, text: str) -> str:
        tokens: list[Token] = []
        parsed = self._markdown.parse(text)
        k = 0
        while k < len(parsed):
            token = parsed[k]
            if token.type == "heading_open":
                self._anchor(token, parsed[k + 1])
            if token.type == "paragraph_open" and (shown := _examples(parsed[k + 1])):
                tokens.append(_markup(self._figures(shown)))
                k += 3
                continue
            if token.children:
                token.children = self._with_icons(token.children)
            tokens.append(token)
            k += 1
        return str(self._markdown.renderer.render(tokens, self._markdown.options, {}))

    @staticmethod
    def _anchor(heading: Token, inline: Token) -> None:
        last = inline.children[-1] if inline.children else None
        if last and last.type == "text" and (match := _ANCHOR.search(last.content)):
            heading.attrSet("id", match[1])
            last.content = last.content[: match.start()]

    # ---- icons ----
    def _with_icons(self, children: Sequence[Token]) -> list[Token]:
        out: list[Token] = []
        for child in children:
            if child.type != "text" or not _ICON.search(child.content):
                out.append(child)
                continue
            end = 0
            for match in _ICON.finditer(child.content):
                out += [_text(child.content[end : match.start()]), self._icon(match)]
                end = match.end()
            out.append(_text(child.content[end:]))
        return out

    def _icon(self, match: re.Match[str]) -> Token:
        name = match["beside"] or match["word"]
        if not _icons(self._game).find(name):
            return _text(match[0])
        uses = f'<use href="#i-{_icons(self._game).named(name)}"/>'
        label = "" if match["beside"] else self._words.plain(f":{name}:").rstrip(" :")
        told = f' role="img" aria-label="{escape(label)}"' if label else ' aria-hidden="true"'
        title = f"<title>{escape(label)}</title>" if label else ""
        colour = f"color:var(--g-{name},var(--ink-2))"
        svg = f'<svg class="i" viewBox="0 0 24 24" fill="currentColor" style="{colour}"{told}>{title}{uses}</svg>'
        amount = match["amount"]
        return _markup(f'<span class="n">{escape(amount)}{svg}</span>' if amount else svg, "html_inline")

    # ---- pictures ----
    def _figures(self, images: Sequence[Token]) -> str:
        figures = "".join(self._figure(image) for image in images)
        return figures if len(images) == 1 else f'<div class="figures">{figures}</div>\n'

    def _figure(self, image: Token) -> str:
        name = str(image.attrs["src"]).removeprefix("example:")
        inline = self._with_icons(image.children or [])
        caption = _RING.sub(_ring, self._inline(inline))
        try:
            shown, more = self._picture(name, image), self._below(name)
        except (
            BadData
        ) as error:  # an owner of the box may have put in other data, with which the example cannot be played
            self.problems.append(str(error))
            shown, more = "", ""
        return f'<figure id="example-{name}">{shown}<figcaption><p>{caption}</p>{more}</figcaption></figure>\n'

    def _picture(self, name: str, image: Token) -> str:
        lang = self._words.language
        drawn = {theme: picture(self._game, name, lang, theme) for theme in THEMES}
        width, height = drawn["light"].width, drawn["light"].height
        sources = " ".join(
            f'data-{theme}="/api/games/{self._game.id}/examples/{name}/{lang}-{theme}-{each.key}.svg"'
            for theme, each in drawn.items()
        )
        spoken = self._words.plain(DECORATION.sub("", image.content)).replace("**", "")
        wide = " wide" if width > 4 * height else ""
        return (
            f'<div class="picture{wide}" {sources} role="img" aria-label="{escape(_first(spoken))}" '
            f'style="--w:{width:g}px;--r:{width:g}/{height:g}"></div>'
        )

    def _below(self, name: str) -> str:
        """What happened, in words, and the way to the table."""
        told = "".join(f"<li>{self._rich(line)}</li>" for line in story(self._game, name, self._words.language))
        words = f"<ol>{told}</ol>" if told else ""
        if Rulebook.of(self._game).opened(name).over:
            return words
        label = escape(self._words("rules-open-example"))
        return f'{words}<a class="open" href="/examples/{self._game.id}/{name}">{label}</a>'

    def _rich(self, line: str) -> str:
        """A sentence of the game with its icons."""
        return self._inline(self._with_icons([_text(line)]))

    def _inline(self, tokens: Sequence[Token]) -> str:
        block = Token("inline", "", 0, children=list(tokens))
        return str(self._markdown.renderer.render([block], self._markdown.options, {}))


_SCROLL = '<div class="scroll" tabindex="0">'  # wide tables scroll on a phone, also by key


def _first(words: str) -> str:
    """The first sentence: the caption says the rest."""
    return words.partition(". ")[0].rstrip(".") + "."


def _ring(match: re.Match[str]) -> str:
    return f'<b class="ring">{match[1]}</b>'


def _examples(inline: Token) -> list[Token]:
    """The pictures of a paragraph that has nothing else."""
    children = [each for each in inline.children or [] if each.type != "softbreak"]
    shown = all(each.type == "image" and str(each.attrs["src"]).startswith("example:") for each in children)
    return children if shown else []


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _markup(content: str, kind: str = "html_block") -> Token:
    return Token(kind, "", 0, content=content)


def examples_named(game: Game, language: str) -> list[str]:
    """Names of the examples that the text shows, in order."""
    return re.findall(r"\]\(example:([\w-]+)\)", source(game, language))
