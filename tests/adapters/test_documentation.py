"""What docs/bot-protocol.md shows is what happens."""

from __future__ import annotations

import re
from pathlib import Path

import kontor
from kontor.adapters.speaking import HELP, Quit, Speaker

from .conftest import EXAMPLES, python
from .test_program import play

PAGE = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(?:\w*)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_the_example_is_the_file() -> None:
    text = (EXAMPLES / "bot.py").read_text(encoding="utf-8")
    assert text in BLOCKS
    assert len(text.splitlines()) <= 21


def test_the_conversation_takes_place(tmp_path: Path) -> None:
    (shown,) = [block.splitlines() for block in BLOCKS if block.startswith("> kontor-bot")]
    record, program = tmp_path / "talk.txt", python(EXAMPLES / "bot.py")
    play(kontor.game("ragusa"), [f"program:{program}", f"program:log={record} {program}"], 2)
    said = record.read_text(encoding="utf-8").splitlines()
    at = 0
    for number, line in enumerate(shown):
        if line == "…":
            at = said.index(shown[number + 1], at + 1)  # something was left out
        else:
            assert said[at] == line
            at += 1
    assert at == len(said)


def test_a_person_at_the_terminal_sees_what_is_shown() -> None:
    (shown,) = [block.splitlines()[1:] for block in BLOCKS if block.startswith("$ kontor bot random")]
    speaker, quits = Speaker("random"), False
    answers: list[str] = []
    for line in shown:
        if line.startswith("> "):
            assert answers == [] and not quits
            try:
                answers = list(speaker.hear(line.removeprefix("> ")))
            except Quit:
                quits = True
        else:
            assert line == f"< {answers.pop(0)}"
    assert quits and not answers


def test_every_line_is_described() -> None:
    for word in (*re.findall(r"^(\S+?)[ :]", HELP, re.MULTILINE), "name", "author", "plays", "wants", "info", "move"):
        if word != "docs/bot-protocol.md":
            assert re.search(rf"^\| `{re.escape(word)}\b", PAGE, re.MULTILINE), word
