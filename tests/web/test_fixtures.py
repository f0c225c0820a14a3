"""The scenes the client is tested with are what Kontor says today."""

from __future__ import annotations

import json
import runpy
import shutil
from pathlib import Path

import pytest

FIXTURES = Path(__file__).parents[2] / "web" / "src" / "table" / "fixtures"
MAKERS = sorted(FIXTURES.glob("*.py"))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Path, str]]:
    """Every file the makers write, each with its maker."""
    out = {}
    for maker in MAKERS:
        folder = tmp_path_factory.mktemp(maker.stem)
        runpy.run_path(str(shutil.copy(maker, folder)), run_name="__main__")  # it writes beside itself
        for path in folder.glob("*.json"):
            out[path.name] = (maker, path.read_text(encoding="utf-8"))
    return out


def test_every_fixture_is_made_and_fresh(made: dict[str, tuple[Path, str]]) -> None:
    assert set(made) == {path.name for path in FIXTURES.glob("*.json")}
    stale = {
        f"python {maker.relative_to(FIXTURES.parents[3])}"
        for name, (maker, text) in made.items()
        if json.loads((FIXTURES / name).read_text(encoding="utf-8")) != json.loads(text)
    }
    assert not stale, f"make them afresh, and read the differences: {', '.join(sorted(stale))}"
