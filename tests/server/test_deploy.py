"""What `deploy/` names exists in the program: settings, commands, paths of the interface."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from kontor.server import Settings

from .conftest import House

DEPLOY = Path(__file__).parents[2] / "deploy"
CONTAINER, UNIT = DEPLOY / "Containerfile", DEPLOY / "systemd" / "kontor.service"


@pytest.mark.parametrize("file", [CONTAINER, UNIT], ids=lambda path: path.name)
def test_settings_are_those_of_the_server(file: Path) -> None:
    given = dict(re.findall(r"\b(KONTOR_[A-Z_]+)=([^\s,)]+)", file.read_text(encoding="utf-8")))
    given = {name: value for name, value in given.items() if "..." not in value}
    assert len(given) > 1
    known = {f"KONTOR_{name.upper()}" for name in Settings.model_fields}
    assert given.keys() <= known
    Settings.load(given)


def test_the_health_check_asks_what_is_answered(house: House) -> None:
    (path,) = re.findall(r"(/api/\w+)", CONTAINER.read_text(encoding="utf-8"))
    assert house.browser().client.get(path).status_code == 200


def test_the_container_runs_as_nobody_of_importance_and_keeps_its_data() -> None:
    text = CONTAINER.read_text(encoding="utf-8")
    last = text.rpartition("\nFROM ")[2]
    assert "\nUSER 10001:10001\n" in last and "\nVOLUME /data\n" in last and "HEALTHCHECK" in last
    assert "npm" not in last and "pip" not in last


@pytest.mark.thorough
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("systemd-analyze is not installed (Debian: systemd)")
    unit = tmp_path / "kontor.service"
    true = shutil.which("true") or ""
    unit.write_text(UNIT.read_text(encoding="utf-8").replace("/opt/kontor/bin/kontor", true), encoding="utf-8")
    done = subprocess.run([tool, "verify", str(unit)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "kontor.service" not in done.stderr, done.stderr
    limits = [tool, "security", "--offline=true", "--threshold=20", str(unit)]  # of 100
    assert subprocess.run(limits, capture_output=True, timeout=60).returncode == 0
