"""`kontor arena` as a person uses it: a table, a picture, logs; stopped in the middle it resumes."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from rich.console import Console

from kontor import Match, game
from kontor.cli import competing
from kontor.lab import arena
from kontor.lab.arena.results import pack
from tests.adapters.conftest import broken

from .test_cli import good, kontor, refused

SMALL = ("arena", "little-town", "--bots", "random,greedy", "--games", "20", "-j", "1")


def test_a_run_and_what_it_leaves(tmp_path: Path) -> None:
    text = good(*SMALL, "--players", "3", "--out", "run", "--logs", cwd=tmp_path)
    assert "greedy – random" in text and "share, 95% interval" in text
    run = tmp_path / "run"
    assert {path.name for path in run.iterdir()} == {
        ".lock", "run.json", "greedy-against-random.jsonl", "report.json", "report.md", "ratings.svg", "logs",
    }  # fmt: skip
    assert ET.parse(run / "ratings.svg").getroot().tag.endswith("svg")
    report = json.loads((run / "report.json").read_text(encoding="utf-8"))
    assert report["complete"] and report["ratings"][0]["bot"] == "greedy" and report["results"][0]["games"] == 20
    logs = sorted((run / "logs" / "greedy-against-random").iterdir())
    assert len(logs) == 20 and all(Match.from_log(log.read_text(encoding="utf-8")).over for log in logs)
    printed = good("arena", "log", "run", "--game", "3", cwd=tmp_path)
    assert printed == logs[2].read_text(encoding="utf-8")
    assert f"seed: {json.loads((run / 'greedy-against-random.jsonl').read_text().splitlines()[2])['seed']}" in printed
    assert good("replay", str(logs[2]))


def test_a_page_of_several_runs(tmp_path: Path) -> None:
    for players in ("2", "4"):
        answer = json.loads(good(*SMALL, "--players", players, "--out", players, "--json", cwd=tmp_path))
        assert answer["players"] == int(players)
    good("arena", "report", "2", "4", "--markdown", "page.md", "--anchor", "random=0", cwd=tmp_path)
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "(page.svg)" in page and "2 players" in page and "4 players" in page and "| random | 0 | anchor |" in page
    assert ET.parse(tmp_path / "page.svg").getroot().tag.endswith("svg")
    command = re.search(r"kontor (arena .* --players 2 .*)", page)
    assert command
    good(*command[1].split(), "--out", "again", "-j", "1", cwd=tmp_path)
    one, two = ((tmp_path / name / "greedy-against-random.jsonl").read_text() for name in ("2", "again"))
    assert re.sub(r'"seconds":\[.*?]', "", one) == re.sub(r'"seconds":\[.*?]', "", two)
    assert len(json.loads(good("arena", "report", "2", "4", "--json", cwd=tmp_path))) == 2


def test_whether_win_probabilities_come_true(tmp_path: Path) -> None:
    good(*SMALL, "--out", "run", cwd=tmp_path)
    ask = ("arena", "calibration", "run", "--pair", "random,greedy", "-n", "5", "-i", "20", "-j", "1")
    found = json.loads(good(*ask, "--json", cwd=tmp_path))
    assert found["positions"] == 20 and sum(step["count"] for step in found["steps"]) == 40
    assert found["best"]["surprise"] <= found["surprise"]
    assert "said on average" in good(*ask, cwd=tmp_path)
    assert "There is no pairing" in refused("arena", "calibration", "run", cwd=tmp_path)
    games, run = tmp_path / "run" / "greedy-against-random.jsonl", tmp_path / "run" / "run.json"
    text = games.read_text(encoding="utf-8")
    for actions, why in (("@@", "cannot be replayed"), (pack([9999]), "not legal"), (pack([]), "ended differently")):
        games.write_text(re.sub(r'"actions":"[^"]*"', f'"actions":"{actions}"', text, count=1), encoding="utf-8")
        answer = refused(*ask, cwd=tmp_path)
        assert "Game 1 of greedy – random" in answer and why in answer
    games.write_text("", encoding="utf-8")
    assert "There are no games of greedy – random" in refused(*ask, cwd=tmp_path)
    games.write_text(text, encoding="utf-8")
    run.write_text(run.read_text(encoding="utf-8").replace('"rules": "', '"rules": "0'), encoding="utf-8")
    assert "would replay them differently" in refused(*ask, cwd=tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="signals as on POSIX")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_stopped_in_the_middle_it_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    command = ("arena", "little-town", "--bots", "random,greedy", "--games", "600", "--out", "run")
    process = subprocess.Popen(
        [sys.executable, "-m", "kontor.cli", *command, "-j", "2"],
        cwd=tmp_path, stderr=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "NO_COLOR": "1", "TERM": "dumb"},
    )  # fmt: skip
    file = tmp_path / "run" / "greedy-against-random.jsonl"
    deadline = time.monotonic() + 120
    while not (file.exists() and file.read_bytes().count(b"\n") > 30):
        assert time.monotonic() < deadline and process.poll() is None
        time.sleep(0.01)
    if how != signal.SIGINT:
        process.send_signal(how)
    if how != signal.SIGKILL:  # a terminal tells the workers too, `timeout` tells all, and the main process twice
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, how)
    _, stderr = process.communicate(timeout=60)
    assert process.returncode == (130 if how != signal.SIGKILL else -signal.SIGKILL)
    assert "Traceback" not in stderr
    if how != signal.SIGKILL:
        assert "Stopped" in stderr
    _wait_for_the_end_of(process.pid)
    before = file.read_bytes()
    done = before[: before.rfind(b"\n") + 1]
    if done.count(b"\n") == 600:
        pytest.skip("the games were played faster than they could be stopped")
    good(*command, "-j", "1", cwd=tmp_path)
    after = file.read_bytes()
    assert after.startswith(done) and after.count(b"\n") == 600


def _wait_for_the_end_of(session: int) -> None:
    """No worker outlives the run; each was started in the session of the main process."""
    deadline = time.monotonic() + 60
    while True:
        alive = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if fields[3] == str(session) and fields[0] != "Z":
                alive.append(stat.parent.name)
        if not alive:
            return
        assert time.monotonic() < deadline, alive
        time.sleep(0.1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--bots", "random,genius"), "There is no bot “genius”"),
        (("--bots", "random"), "needs at least two bots"),
        (("--bots", "random", "--bots", "program:./mybot"), "“./mybot” cannot be started"),
        (("--bots", "random,greedy", "--p1", "0.6"), "--p1 needs --stop"),
        (("--bots", "random,greedy", "--beta", "0.05"), "--beta needs --stop"),
        (("--bots", "random,greedy", "--pair", "strong"), "A pair must be two bots"),
        (("--players", "9"), "is for 2 to 4 players, not 9"),
        (("--games", "7"), "must be even, not 7"),
        (("--games", "0"), "greater than or equal to 2"),
        (("--bots", "random,greedy", "--out", "/dev/null/x"), "Games cannot be kept"),
        (("--bots", "random,greedy", "--anchor", "strong"), "not among the bots"),
        (("--bots", "random,greedy", "--anchor", "greedy=x"), "a bot and its rating"),
        (("-o", "colour=red"), "There is no option “colour”"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: tuple[str, ...], message: str, tmp_path: Path) -> None:
    assert message in refused("arena", "little-town", *arguments, cwd=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_address_of_a_cluster_asks_for_the_cluster(tmp_path: Path) -> None:
    assert "Ray" in refused(*SMALL, "--ray-address", "127.0.0.1:1", "--out", "run", cwd=tmp_path)
    assert not (tmp_path / "run" / "greedy-against-random.jsonl").exists()


def test_fewer_games_than_before_are_not_fewer(tmp_path: Path) -> None:
    good(*SMALL, "--out", "run", cwd=tmp_path)
    again = kontor(*SMALL, "--out", "run", "--games", "10", cwd=tmp_path)
    assert again.returncode == 0 and "run holds a run of 20 games per pairing" in again.stderr
    assert "--games 20 " in (tmp_path / "run" / "report.md").read_text(encoding="utf-8")


def test_brackets_in_a_command_are_only_brackets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = f"program:{broken('fine')} [/bold]"
    command = ("arena", "little-town", "--bots", "random", "--bots", bot, "--games", "2", "-j", "1", "--out", "run")
    assert "[/bold]" in good(*command, cwd=tmp_path)
    screen = io.StringIO()
    monkeypatch.setattr(competing, "errors", Console(file=screen, force_terminal=True, width=300))
    run = arena.Results.load(tmp_path / "run").run
    with competing._bars(run, quiet=False) as hear:  # as a terminal shows it
        hear(run.pairings[0], [])
    assert "[/bold]" in screen.getvalue()


def test_a_report_is_the_same_text_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = game("little-town")
    pairings = tuple(arena.make_pairings(["random", "greedy"]))
    run = arena.Run(found, 2, found.resolve_options(None), ("random", "greedy"), pairings, 0, 2)
    with arena.Results.open(tmp_path, run) as results:
        report = arena.make_report(results)
    monkeypatch.setattr(os, "linesep", "\r\n")
    assert "\r" not in competing._dumped(report)


def test_one_player_is_no_match(tmp_path: Path) -> None:
    assert "at least two players" in refused("arena", "ragusa", "--players", "1", cwd=tmp_path)


def test_bad_folders_and_games_are_refused(tmp_path: Path) -> None:
    assert "no run.json" in refused("arena", "report", str(tmp_path))
    assert "no run.json" in refused("arena", "log", "nowhere")
    command = ("arena", "little-town", "--bots", "random,greedy,beginner", "--games", "2", "-j", "1", "--out", "run")
    good(*command, cwd=tmp_path)
    assert "another seed (0, not 4)" in refused(*command, "--seed", "4", cwd=tmp_path)
    assert "Which pairing?" in refused("arena", "log", "run", "--game", "1", cwd=tmp_path)
    pair = ("--pair", "random,greedy")
    assert "has 2 games; there is no game 3" in refused("arena", "log", "run", *pair, "--game", "3", cwd=tmp_path)
    assert "There is no pairing" in refused("arena", "log", "run", "--pair", "a,b", cwd=tmp_path)
    file = tmp_path / "run" / "greedy-against-random.jsonl"
    file.write_text("what?\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    for again in (command, ("arena", "report", "run")):
        assert "damaged in line 1" in refused(*again, cwd=tmp_path)
