"""What is installed: the engine runs without the server's libraries, and a wheel says whether it has the client."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib import metadata
from pathlib import Path

import pytest

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).parent.parent


def modules_of_the_server() -> set[str]:
    """Modules of the distributions that only the extra `server` names."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    names = {re.split(r"[<>=\[]", line)[0].lower() for line in extras["server"]}
    assert "fastapi" in names and "sqlalchemy" in names
    return {
        module
        for module, owners in metadata.packages_distributions().items()
        if names & {owner.lower().replace("_", "-") for owner in owners}
    }


WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {blocked}:
            raise ModuleNotFoundError("No module named " + repr(name), name=name)
sys.meta_path.insert(0, Missing())
"""


def without(modules: set[str], program: str) -> subprocess.CompletedProcess[str]:
    blocked = WITHOUT.replace("{blocked}", repr(modules))
    return subprocess.run([sys.executable, "-c", blocked + program], capture_output=True, text=True, cwd=ROOT)


def without_server(program: str) -> subprocess.CompletedProcess[str]:
    return without(modules_of_the_server(), program)


def command(*words: str) -> str:
    return f"import sys; sys.argv = ['kontor', *{words}]; from kontor.cli import main; main()"


def test_the_engine_plays_without_the_server() -> None:
    done = without_server(
        """
import kontor, pkgutil, importlib
match = kontor.Match("little-town", players=["Ann", "Ben"], seed=7)
match.play(match.choices[0].notation)
assert match.svg().startswith("<svg")
for room in ("kernel", "picture", "workers", "games", "match", "bots", "rulebook", "adapters", "lab", "learn"):
    package = importlib.import_module("kontor." + room)
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if "__main__" not in found.name:
            importlib.import_module(found.name)
from kontor.cli.app import app
import kontor.cli.playing, kontor.cli.serving, kontor.cli.administering
"""
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("words", [["serve"], ["admin", "backup", "x"], ["admin", "users"]])
def test_what_needs_the_server_says_which_extra_to_install(words: list[str]) -> None:
    done = without_server(command(*words))
    assert done.returncode == 2
    assert "pip install 'kontor[server]'" in done.stderr, done.stderr
    assert "Traceback" not in done.stderr


EXTRAS = {
    "gymnasium": ("import kontor.adapters.gymnasium", "kontor.adapters.gymnasium needs gymnasium", "kontor[gymnasium]"),
    "pettingzoo": ("import kontor.adapters.pettingzoo", "pettingzoo needs pettingzoo", "kontor[pettingzoo]"),
    "pyspiel": ("import kontor.adapters.openspiel", "openspiel needs pyspiel", "kontor[openspiel]"),
    "pyarrow": (
        command("selfplay", "little-town", "--out", "no.parquet"),
        "Data sets need pyarrow",
        "kontor[research]",
    ),
    "ray": (command("arena", "little-town", "--bots", "random,greedy", "--ray"), "--ray needs Ray", "kontor[cluster]"),
    "choix": (command("arena", "little-town", "--bots", "random,greedy"), "needs the package choix", "kontor[arena]"),
    "scipy": (command("train", "little-town", "--out", "no"), "Training needs scipy", "kontor[train]"),
    "cupy": ("import kontor; kontor.game('little-town').cuda().batch(4)", "on a GPU need CuPy", "kontor[gpu]"),
}
"""What is not installed, what is asked for nevertheless, the sentence, and the extra that has it."""


@pytest.mark.parametrize("missing", EXTRAS)
def test_whoever_needs_an_extra_is_told_which(missing: str) -> None:
    asked, sentence, extra = EXTRAS[missing]
    done = without({missing}, asked)
    assert done.returncode != 0
    said = " ".join(done.stderr.split())
    assert sentence in said and f"pip install {extra}" in said.replace("'", ""), done.stderr
    assert (done.returncode == 2 and "Traceback" not in said) or "sys.argv" not in asked


@pytest.mark.parametrize(
    "words", [["games"], ["simulate", "little-town", "--games", "2", "--seats", "random,greedy", "--seed", "1"]]
)
def test_nobody_else_misses_an_extra(words: list[str]) -> None:
    """None of them is there, nor the server."""
    done = without({*EXTRAS} | modules_of_the_server(), command(*words))
    assert done.returncode == 0, done.stderr
    assert "Little Town" in done.stdout or "little-town" in done.stdout


def test_a_server_loads_nothing_that_only_others_need() -> None:
    """Bots think elsewhere, and most servers call nobody: what that takes would be 40 MB."""
    program = """
import sys
sys.argv = ["kontor", "serve", "--help"]
from kontor.cli import main
try:
    main()
except SystemExit:
    pass
from kontor.kernel import broken_games
from kontor.server import Settings, create_app
assert not broken_games()
create_app(Settings(secret="0" * 64))
print(sorted({"numpy", "cryptography", "httpx2", "alembic", "kontor.lab.balance"} & sys.modules.keys()))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert "start the server" in done.stdout.lower(), done.stderr
    assert done.stdout.rstrip().endswith("[]"), done.stdout


def test_a_wheel_without_the_client_says_so_loudly(tmp_path: Path) -> None:
    """From files that git knows alone, as a clean clone has them; building the client takes the network."""
    files = subprocess.run(
        ["git", "ls-files", "kontor", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if files.returncode:
        pytest.skip("not a git checkout")
    for name in files.stdout.split():
        target = tmp_path / "clone" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes((ROOT / name).read_bytes())
    for client, wanted in ((False, True), (True, False)):
        if client:
            page = tmp_path / "clone/kontor/server/client/index.html"
            page.parent.mkdir()
            page.write_text("<title>Kontor</title>")
        built = subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
            cwd=tmp_path / "clone",
            capture_output=True,
            text=True,
            env={**os.environ, "KONTOR_CLIENT": "no", "PYTHONPATH": ""},
        )
        assert built.returncode == 0, built.stderr
        assert ("NO browser client" in built.stdout + built.stderr) is wanted
        [wheel] = (tmp_path / "clone/dist").glob("*.whl")
        assert ("kontor/server/client/index.html" in zipfile.ZipFile(wheel).namelist()) is client
        wheel.unlink()
