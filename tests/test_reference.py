"""The reference has every public name with a docstring, the site builds strictly, and notebooks say what they said."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import griffe
import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).parents[1]
ROOMS = [
    "kontor",
    *(f"kontor.{room}" for room in ("kernel", "match", "bots", "batch", "adapters", "picture", "testing")),
]
MODULES = [
    *ROOMS,
    "kontor.gpu",
    "kontor.train",
    *(f"kontor.adapters.{name}" for name in ("gymnasium", "openspiel", "pettingzoo")),
    *(
        f"kontor.lab.{name}"
        for name in ("arena", "balance", "processes", "selfplay", "series", "simulate", "sittings", "statistics")
    ),
]
OLD = {"BadMove", "IllegalMove", "Move"}  # names of earlier versions, kept for programs that use them
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


@pytest.fixture(scope="module")
def source() -> griffe.Module:
    found = griffe.load("kontor", search_paths=[ROOT], try_relative_path=False)
    assert isinstance(found, griffe.Module)
    return found


def _exported(source: griffe.Module, module: str) -> dict[str, Any]:
    """What `module` shows: its `__all__`, or else what it defines without an underscore."""
    found = source if module == "kontor" else source[module.removeprefix("kontor.")]
    defined = [name for name, it in found.members.items() if not name.startswith("_") and not it.is_alias]
    names = [str(getattr(name, "name", name)) for name in found.exports or defined]
    return {name: found[name] for name in names if name not in OLD}


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_says_what_it_is(module: str, source: griffe.Module) -> None:
    bare = []
    for name, it in _exported(source, module).items():
        it = it.final_target if it.is_alias else it
        if not it.has_docstring:
            bare.append(name)
        if it.is_class:
            bare += [f"{name}.{part}" for part, member in it.members.items() if _is_bare(part, member, it)]
    assert not bare, f"without a docstring in {module}: {', '.join(bare)}"


def _is_bare(name: str, member: Any, of: Any) -> bool:
    """A public method or property that neither the class nor one of its bases explains."""
    if name.startswith("_") or member.is_alias or not (member.is_function or "property" in member.labels):
        return False
    return not any(name in each.members and each.members[name].has_docstring for each in [of, *of.mro()])


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_stands_in_the_reference(module: str, source: griffe.Module) -> None:
    """On one page, even if several packages show it."""
    pages = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "reference").glob("*.md"))
    listed = re.findall(r"^ {8}- (\w+)$", pages, re.MULTILINE)
    missing = {name for name in _exported(source, module) if name not in listed}
    assert not missing, f"docs/reference lacks {', '.join(sorted(missing))} of {module}"


@pytest.mark.thorough
def test_the_site_builds_without_a_warning_and_loads_nothing_from_others(tmp_path: Path) -> None:
    build = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert build.returncode == 0, build.stdout + build.stderr
    for page in tmp_path.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r"""<(?:script|img|iframe|link)[^>]+(?:src|href)="?(https?:[^\s">]+)""", text)
        assert not loaded, f"{page.relative_to(tmp_path)} loads {loaded}"
        assert "unpkg.com" not in text, page
    assert "Match" in (tmp_path / "search" / "search_index.js").read_text(encoding="utf-8")


@pytest.mark.thorough
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_says_what_it_said(path: Path) -> None:
    kept = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    now = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(now, timeout=250, resources={"metadata": {"path": str(ROOT)}}).execute()
    for before, after in zip(kept.cells, now.cells, strict=True):
        assert _said(after) == _said(before), before.source


def _said(cell: Any) -> list[str]:
    """What it printed, however many pieces that came in, and what it showed."""
    outputs = [out for out in cell.get("outputs", []) if out.get("name") != "stderr"]
    printed = "".join(out["text"] for out in outputs if "text" in out)
    return [printed, *(out.get("data", {}).get("text/plain", "") for out in outputs if "text" not in out)]
