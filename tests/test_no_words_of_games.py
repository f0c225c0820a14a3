"""What draws, serves and carries games knows none of them: no component of a game is named in its code or texts.

The words come from the games: names of their domains (tiles, cities, goods), their drawings, their ids. Verbs and
options are plain words in every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import kontor

ROOT = Path(__file__).parent.parent
GAMES = [name for name in kontor.game_ids() if kontor.game(name).package.startswith("kontor.")]

# Also plain English, a word of the interface or of Python: it tells nothing of a game.
ORDINARY = set(
    "actions around board book cards cities down ground keys little market marker pile score sets space stack stock "
    "supply turned upright well yield".split()
)
# Colours of seats, of the page and of a terminal.
COLOURS = {"black", "green", "neutral", "orange", "pink", "white", "yellow"}
# Drawn for all games: goods and pieces that several of them have.
SHARED = {path.stem for path in (ROOT / "kontor" / "picture" / "icons").glob("*.svg")}
# What means something else in one file: Hungarian for `every`; how a font comes in CSS.
# In the balance report, a plot that is called so; in others, what a program comes with.
ELSEWHERE = {"hu.ftl": {"minden"}, "fonts.css": {"swap"}, "page.py": {"forest"}}
ELSEWHERE |= {name: {"ship"} for name in ["exploring.py", "shipped.py", "openspiel.py", "pettingzoo.py"]}

WHERE = ["web/src", "kontor/kernel", "kontor/picture", "kontor/server"]
# Here a game is named where an example needs one, but nothing in it.
WITH_EXAMPLES = sorted(
    f"kontor/{folder.name}"
    for folder in (ROOT / "kontor").iterdir()
    if (folder / "__init__.py").exists() and folder.name != "games" and f"kontor/{folder.name}" not in WHERE
)
WRITTEN = {".py", ".ts", ".svelte", ".css", ".ftl"}
NOT = re.compile(r"fixtures/|\.test\.ts$|/testing\.ts$|/contract\.ts$|/client/")  # tests; written by a machine


def names_in_games() -> set[str]:
    """Names of components, of drawings, of the games and of what their names consist of."""
    names = set()
    for name in GAMES:
        game = kontor.game(name)
        names |= {name, *name.split("-")}
        names |= {each.lower() for domain in game.domains.values() for each in domain.names}
        names |= {path.stem for path in (Path(str(files(game.package))) / "art").glob("*.svg")}
    return {name for name in names if re.fullmatch(r"[a-z][a-z-]{3,}", name)}


def words_of_games() -> set[str]:
    return names_in_games() - ORDINARY - COLOURS - SHARED - {f"{name}s" for name in SHARED}


def written(folder: str) -> Iterator[Path]:
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in WRITTEN and not NOT.search(path.as_posix()):
            yield path


def words_in(text: str) -> set[str]:
    """Words of a text or a name: of `extraOffice` and `extra_office` two, and each in the singular too."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", text).lower()
    found = set(re.findall(r"[a-zà-ž]+(?:-[a-zà-ž]+)*", apart))
    found |= {part for word in found for part in word.split("-")}
    return found | {word.removesuffix("s") for word in found}


def test_words_of_games_are_found() -> None:
    words = words_of_games()
    assert {"bakery", "coellen", "marker-swap", "monastery", "wharf", "ragusa", "tuscany"} <= words
    assert {"wharf", "cathedral", "coellen"} <= words & words_in("theWharf of_cathedrals, Coellen-x")


def test_allowed_words_are_words_of_games() -> None:
    """Nothing stays allowed that no game has."""
    assert (ORDINARY | COLOURS) - names_in_games() == set()


def names_of_games() -> set[str]:
    return {word for name in GAMES for word in (name, *name.split("-"))}


@pytest.mark.parametrize("folder", [*WHERE, *WITH_EXAMPLES])
def test_no_component_of_a_game_is_named(folder: str) -> None:
    words = words_of_games() - (names_of_games() if folder in WITH_EXAMPLES else set())
    found = {}
    for path in written(folder):
        named = words & words_in(path.read_text(encoding="utf-8")) - ELSEWHERE.get(
            ".".join(path.name.split(".")[-2:]), set()
        )
        if named:
            found[path.relative_to(ROOT).as_posix()] = sorted(named)
    assert not found
