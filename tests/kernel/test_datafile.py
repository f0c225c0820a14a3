"""Data files: remarks do not count, what is wrong is told in words, one broken file leaves the other games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.games.castles_of_tuscany import reconstructed as tuscany
from kontor.games.ragusa import reconstructed as ragusa
from kontor.kernel import BadData, DataFile

READERS: dict[str, tuple[DataFile, Callable[[Any], Any]]] = {
    "ragusa": (ragusa.FILE, ragusa.read),
    "castles-of-tuscany": (tuscany.FILE, tuscany.read),
}
BOTH = pytest.mark.parametrize("name", READERS)


def _shipped(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(READERS[name][0].shipped.read_text(encoding="utf-8"))
    return content


def _written(path: Path, content: Any) -> Path:
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def _with_remarks(content: Any) -> Any:
    """Another remark of every kind in every object, at any depth."""
    if isinstance(content, dict):
        said = {key: _with_remarks(part) for key, part in content.items()}
        return {**said, "note": "mine", "status": ["checked", {"by": "me"}], "about": 7, "hexes_note": None}
    return [_with_remarks(part) for part in content] if isinstance(content, list) else content


@BOTH
def test_remarks_at_any_depth_leave_data_and_rules_version_as_they_are(name: str, tmp_path: Path) -> None:
    file, read = READERS[name]
    path = _written(tmp_path / "mine.json", _with_remarks(_shipped(name)))
    assert file.mark(path) == ""
    assert file.load(read, path) == file.load(read, file.shipped)


@BOTH
def test_other_data_has_the_same_rules_version_whatever_is_remarked_and_in_whatever_order(
    name: str, tmp_path: Path
) -> None:
    file, read = READERS[name]
    content = _shipped(name)
    if name == "ragusa":
        content["bonus_goods"] = {"silk": 3, **{k: v for k, v in content["bonus_goods"].items() if k != "silk"}}
    else:
        content["region_cards"] |= {"inn": 11, "castle": 13}
    plain = _written(tmp_path / "plain.json", content)
    turned = _written(tmp_path / "turned.json", _turned(_with_remarks(content)))
    assert len(file.mark(plain)) == 9 and file.mark(plain) == file.mark(turned)
    assert file.load(read, plain) == file.load(read, turned)


def _turned(content: Any) -> Any:
    """Every object back to front."""
    if isinstance(content, dict):
        return {key: _turned(part) for key, part in reversed(content.items())}
    return [_turned(part) for part in content] if isinstance(content, list) else content


@BOTH
@pytest.mark.parametrize("depth", [500, 990, 100_000])
def test_deep_nesting_is_refused_in_a_sentence(name: str, depth: int, tmp_path: Path) -> None:
    file, read = READERS[name]
    for key in ("hexes", "estate_tiles", "note"):
        path = _written(tmp_path / "deep.json", f'{{"{key}":{"[" * depth}{"]" * depth}}}')
        with pytest.raises(BadData, match=r"(?s)^The data file for .*, .*deep\.json, is not valid: .*\.$"):
            file.load(read, path)


@BOTH
def test_a_missing_file_is_told_with_the_variable_that_names_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, read = READERS[name]
    monkeypatch.setenv(file.variable, str(tmp_path / "nothing.json"))
    with pytest.raises(BadData, match=rf"nothing\.json, cannot be read: .*\. .* {file.variable} names it\.$"):
        file.load(read)


# ---- one broken file leaves the other games ----
@pytest.mark.thorough
@BOTH
def test_kontor_games_lists_the_others_and_the_problem_of_the_broken_one(name: str, tmp_path: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, READERS[name][0].variable: str(tmp_path / "nothing.json"), "COLUMNS": "140"}
        command = [sys.executable, "-m", "kontor.cli", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120)
        done.stderr = " ".join(done.stderr.split())  # a long path breaks the line somewhere else
        return done

    others = [other for other in kontor.game_ids() if other != name]
    listed = run("games")
    assert listed.returncode == 0 and all(other in listed.stdout for other in others) and name in listed.stdout
    assert "nothing.json, cannot be read" in listed.stderr and "Traceback" not in listed.stderr
    facts = {fact["id"]: fact for fact in json.loads(run("games", "--json").stdout)}
    assert set(facts) == {name, *others} and "cannot be read" in facts[name]["problem"]
    assert all("problem" not in facts[other] and facts[other]["players"] for other in others)
    alone = run("rules", name)
    assert alone.returncode == 2 and "cannot be read" in alone.stderr and "Traceback" not in alone.stderr
    check = run("compile", "--check")
    assert check.returncode == 2 and all(f"{other}: " in check.stdout for other in others)
    assert "cannot be read" in check.stderr
