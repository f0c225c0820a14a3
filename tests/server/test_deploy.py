"""What `deploy/` names exists in the program: settings, commands, paths of the interface."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

from kontor.kernel.native import cache_home
from kontor.server import Settings

from .conftest import PATIENCE, House
from .test_durability import free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
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
def test_what_the_container_is_made_of_makes_a_server_that_its_own_check_finds_well(tmp_path: Path) -> None:
    """Its steps without an engine: what is copied makes the wheel, and what is installed of that runs as the last stage
    says. The client is a page of ours, and libraries are those of this environment."""
    _, _, wheel, last = CONTAINER.read_text(encoding="utf-8").replace("\\\n", "").split("\nFROM ")
    source, text = tmp_path / "src", str(tmp_path)
    for copied, to in re.findall(r"^COPY (?!--)(.+) (\S+)$", wheel, re.MULTILINE):
        for name in copied.split():
            target = source / to / (name if to == "./" else "")
            target.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, target, ignore=shutil.ignore_patterns("__pycache__", "client"))
            else:
                shutil.copy(ROOT / name, target)
    (client,) = re.findall(r"^COPY --from=client /src/kontor/server/client (\S+)$", wheel, re.MULTILINE)
    (source / client).mkdir()
    (source / client / "index.html").write_text("<title>Kontor</title>", encoding="utf-8")
    libraries = {"PIP_NO_DEPS": "1", "PIP_NO_INDEX": "1", "PYTHONPATH": sysconfig.get_path("purelib")}
    here = {**os.environ, **libraries, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    (steps,) = re.findall(r"^RUN (.+)$", wheel, re.MULTILINE)
    steps = steps.replace("/wheels", f"{text}/wheels").replace("/opt/kontor", f"{text}/opt")
    steps = steps.replace("pip wheel", f"{sys.executable} -m pip wheel --no-build-isolation", 1)
    steps = steps.replace("&& python -m", f"&& {sys.executable} -m")
    made = subprocess.run(["sh", "-ec", steps], cwd=source, env=here, capture_output=True, text=True, timeout=PATIENCE)
    assert made.returncode == 0, made.stdout + made.stderr

    (given,) = re.findall(r"^ENV (.+)$", last, re.MULTILINE)
    there = dict(
        one.split("=", 1) for one in given.replace("/opt/kontor", f"{text}/opt").replace("/data", text).split()
    )
    here |= there | {"PATH": f"{text}/opt/bin:{os.environ['PATH']}", "KONTOR_CACHE": str(cache_home())}
    here |= {"KONTOR_HOST": "127.0.0.1", "KONTOR_PORT": str(free_port())}
    command = [json.loads(re.findall(rf"^{word} (.+)$", last, re.MULTILINE)[0]) for word in ("ENTRYPOINT", "CMD")]
    check = json.loads(re.findall(r"HEALTHCHECK .*CMD (\[.+\])$", last, re.MULTILINE)[0])
    server = subprocess.Popen([part for parts in command for part in parts], cwd=tmp_path, env=here)
    try:
        end = time.monotonic() + PATIENCE
        while subprocess.run(check, env=here, capture_output=True, timeout=PATIENCE).returncode:
            assert server.poll() is None and time.monotonic() < end
        assert (tmp_path / "kontor" / "kontor.sqlite3").exists()
        server.send_signal(signal.Signals[re.findall(r"^STOPSIGNAL (\w+)$", last, re.MULTILINE)[0]])
        assert server.wait(60) == 0
    finally:
        server.kill()


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
