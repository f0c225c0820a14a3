"""Doctests of the package and of the documentation run; the project speaks of itself alone."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
import subprocess
from pathlib import Path

import pytest

import kontor

ROOT = Path(__file__).parents[1]
MODULES = [
    m.name
    for m in pkgutil.walk_packages(kontor.__path__, "kontor.")
    if "__main__" not in m.name and ".migrations." not in m.name
]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.thorough  # some examples need compiled rules
@pytest.mark.parametrize("name", ["kontor", *MODULES])
def test_doctests_of_a_module(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.thorough
@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_doctests_of_a_page(page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert doctest.testfile(str(page), module_relative=False).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if not re.match(r"\w+:", target):  # `https:`, and `example:` of rules pages
            assert (page.parent / target).exists(), target


def test_every_page_stands_in_the_site() -> None:
    """mkdocs.yml lists the pages; those of a ladder are reached from its own page."""
    listed = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    missing = [page.name for page in (ROOT / "docs").glob("*.md") if f": {page.name}\n" not in listed]
    assert not missing, f"mkdocs.yml lacks {', '.join(missing)}"


@pytest.mark.parametrize("name", ["kontor", *MODULES])
def test_every_module_says_what_it_is_for(name: str) -> None:
    assert (importlib.import_module(name).__doc__ or "").strip()


def _packages_used(path: Path) -> list[str]:
    """Packages a module imports: `from kontor.match`, `from kontor import picture`, `from kontor import Match`."""
    text = path.read_text(encoding="utf-8")
    used = re.findall(r"^\s*(?:from|import) kontor\.(\w+)", text, re.MULTILINE)
    for names in re.findall(r"^\s*from kontor import (.+)", text, re.MULTILINE):
        used += ["match" if name.strip() == "Match" else name.strip() for name in names.split(",")]
    return used


def test_dependencies_point_one_way() -> None:
    """kernel <- picture, workers <- games <- match <- bots, rulebook <- batch <- adapters, gpu <- lab
    <- train, learn <- server <- testing <- cli."""
    order = {
        "kernel": 0,
        "workers": 1,
        "picture": 1,
        "games": 2,
        "match": 3,
        "rulebook": 4,
        "bots": 4,
        "batch": 5,
        "adapters": 6,
        "gpu": 6,
        "lab": 7,
        "train": 8,
        "learn": 8,
        "server": 9,
        "testing": 10,
        "cli": 11,
    }
    for path in (ROOT / "kontor").rglob("*.py"):
        package = path.relative_to(ROOT / "kontor").parts[0]
        if package not in order:
            assert path.parent == ROOT / "kontor", f"kontor/{package} has no place in the order"
            continue
        for other in _packages_used(path):
            if other in order and other != package:
                assert order[other] < order[package], f"{path}: kontor.{other}"


def test_every_package_stands_on_the_page_about_the_architecture() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    arrows = set(re.findall(r"\w+", page.split("```")[1]))
    assert {folder.name for folder in _packages(ROOT / "kontor")} == arrows
    for within in (ROOT / "kontor" / "server", ROOT / "web" / "src"):
        missing = [folder.name for folder in _packages(within) if f"`{folder.name}/`" not in page]
        assert not missing, within


def _packages(within: Path) -> list[Path]:
    """Folders with something written in them, but for the client as it is built."""
    return [
        folder
        for folder in within.iterdir()
        if folder.name != "client"
        and any(path.suffix in (".py", ".ts", ".ftl", ".svelte") for path in folder.glob("*"))
    ]


def test_the_kernel_starts_no_process() -> None:
    starts = re.compile(r"^\s*(?:from|import) (?:subprocess|multiprocessing|concurrent)", re.MULTILINE)
    for path in (ROOT / "kontor" / "kernel").rglob("*.py"):
        assert not starts.search(path.read_text(encoding="utf-8")), path


def test_no_path_of_one_machine_is_in_the_tree() -> None:
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if files.returncode:
        pytest.skip("not a git checkout")
    home, parent = str(Path.home()), str(ROOT.parent)
    for name in files.stdout.split():
        text = (ROOT / name).read_bytes() if (ROOT / name).exists() else b""
        assert len(parent) < 2 or f"{parent}/".encode() not in text, name
        assert len(home) < 2 or f"{home}/".encode() not in text, name


def test_the_version_is_written_once() -> None:
    """In kontor/__init__.py; the changelog begins with it, and no other file has it again."""
    newest = re.search(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest and newest[1] == kontor.__version__, "CHANGELOG.md"
    for name in ("pyproject.toml", "web/package.json"):
        again = re.search(r'^\s*"?version"?\s*[=:]', (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)
        assert again is None, f"{name} has a version of its own"
