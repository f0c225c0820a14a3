"""The command line, as a person uses it: exit codes, one clear sentence for bad input, nothing changed."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest

from kontor import Match, game_ids
from kontor.batch import Observations
from kontor.cli import main, output
from tests.match.test_match import random_match


def kontor(*arguments: str, stdin: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command in this process, which has the rules loaded already; what it writes, and its exit code."""
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(cwd or tempfile.mkdtemp(prefix="kontor-cli-"))
        patch.setattr(sys, "argv", ["kontor", *arguments])
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), "utf-8"))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        patch.setenv("COLUMNS", "140")
        for console in (output.console, output.errors):
            patch.setattr(console, "_width", 140)
        with pytest.raises(SystemExit) as ended:
            main()
    written = []
    for stream in (out, err):
        stream.flush()
        stream.seek(0)
        written.append(stream.read())
    return subprocess.CompletedProcess(arguments, int(ended.value.code or 0), *written)


def good(*arguments: str, stdin: str = "", cwd: Path | None = None) -> str:
    done = kontor(*arguments, stdin=stdin, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(*arguments: str, cwd: Path | None = None) -> str:
    """One sentence on stderr, nothing on stdout, exit code not zero, no traceback."""
    done = kontor(*arguments, cwd=cwd)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    return " ".join(done.stderr.split())


def test_it_is_a_program_with_exit_codes() -> None:
    for words, code in ((("games",), 0), (("rules", "ludo"), 2)):
        done = subprocess.run([sys.executable, "-m", "kontor.cli", *words], capture_output=True, text=True)
        assert (done.returncode, bool(done.stdout), bool(done.stderr)) == (code, code == 0, code != 0)


def test_help_lists_every_command() -> None:
    text = good("--help")
    for command in (
        "games",
        "rules",
        "play",
        "simulate",
        "arena",
        "review",
        "replay",
        "picture",
        "review",
        "perft",
        "bench",
        "observations",
        "compile",
        "bot",
        "check-bot",
    ):
        assert command in text
        assert "Examples" in good(command, "--help")


def test_games_and_options() -> None:
    assert "Little Town" in good("games")
    assert {"hansa-teutonica", "little-town", "ragusa"} <= {
        found["id"] for found in json.loads(good("games", "--json"))
    }
    assert "castle_own_only" in good("games", "little-town", "--lang", "pl")
    facts = json.loads(good("games", "little-town", "--json"))
    assert {o["key"] for o in facts["options"]} >= {"board", "market", "coins_feed"}


@pytest.mark.parametrize("name", game_ids())
def test_observations_are_listed_as_arrays_have_them(name: str) -> None:
    seen, told = Observations(name), json.loads(good("observations", name, "--json"))
    assert (told["game"], told["checksum"]) == (name, seen.checksum)
    entries = told["entries"]
    assert tuple(entry["name"] for entry in entries) == seen.names
    assert tuple(entry["kind"] for entry in entries) == seen.kinds
    assert [[entry["low"], entry["high"]] for entry in entries] == np.stack([seen.low, seen.high], 1).tolist()
    text = good("observations", name)
    assert seen.checksum in text and "players[0]" in text


@pytest.mark.parametrize("lang", ["en", "pl", "hu"])
def test_rules_in_three_languages(lang: str) -> None:
    text = good("rules", "little-town", "--lang", lang)
    assert len(text.splitlines()) > 80


def test_simulate_answers_the_same_each_time() -> None:
    command = ("simulate", "little-town", "--seats", "random,random,greedy", "--games", "60", "--seed", "1", "--json")
    one, two = (json.loads(good(*command)) for _ in range(2))
    assert {"games", "errors", "wins", "mean_scores", "decisions_per_s"} <= one.keys()
    for answer in (one, two):
        del answer["decisions_per_s"], answer["seconds"]
    assert one == two
    assert one["errors"] == 0


def test_simulate_shows_a_table_and_writes_logs(tmp_path: Path) -> None:
    text = good("simulate", "little-town", "--seats", "random,greedy", "--games", "4", "--logs", str(tmp_path / "logs"))
    assert "win rate, 95% interval" in text and "decisions/s" in text
    assert len(list((tmp_path / "logs").iterdir())) == 4


def test_replay_and_picture_of_a_log(tmp_path: Path) -> None:
    match = random_match(4)
    log = tmp_path / "game.log"
    log.write_text(match.log(), encoding="utf-8")
    assert match.played[0].text in good("replay", str(log))
    facts = json.loads(good("replay", str(log), "--json", "--at", "10"))
    assert len(facts["moves"]) == 10 and not facts["over"]
    assert good("replay", str(log), "--at", "5", "--table", "--lang", "hu")
    for viewer, theme in (("all", "light"), ("1", "dark"), ("spectator", "light")):
        out = tmp_path / f"{viewer}.svg"
        good("picture", str(log), "--at", "20", "--viewer", viewer, "--theme", theme, "--out", str(out))
        assert ET.parse(out).getroot().tag.endswith("svg")
    position = tmp_path / "position.json"
    position.write_text(match.at(12).position(), encoding="utf-8")
    good("picture", str(position), "--out", str(tmp_path / "p.svg"))
    good("picture", "little-town", "--players", "4", "--seed", "9", "-o", "board=B", "--out", str(tmp_path / "s.svg"))


def test_perft_by_both_engines() -> None:
    native = json.loads(good("perft", "little-town", "--depth", "2", "--json"))
    python = json.loads(good("perft", "little-town", "--depth", "2", "--json", "--engine", "python"))
    assert native == python
    parts = json.loads(good("perft", "little-town", "--depth", "2", "--json", "--divide"))
    assert sum(parts["parts"].values()) == native["count"]


def test_bench_has_the_promised_keys() -> None:
    text = good("bench", "little-town", "--players", "4", "--repeats", "1", "--no-start-up", "--json")
    row = json.loads(text)
    assert list(row) == [
        "game", "players", "decisions_per_s", "games_per_s", "decisions_per_game", "branching", "clone_ns",
        "python_driven_per_s", "playouts_per_s", "policy_playouts_per_s", "policy_playout_length", "python_mode_per_s",
        "cold_compile_s", "warm_start_s", "state_bytes",
    ]  # fmt: skip
    assert row["state_bytes"] <= 1024


def test_compile_check() -> None:
    assert "no problems found" in good("compile", "--check", "little-town")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("rules", "ludo"), "There is no game “ludo”"),
        (("rules", "little-town", "--lang", "xx"), "There is no language “xx”"),
        (("play", "little-town", "--seats", "me"), "is for 2 to 4 players, not 1"),
        (("play", "little-town", "--seats", "me,greedy", "-o", "colour=red"), "There is no option “colour”"),
        (("play", "little-town", "-o", "market"), "write key=value"),
        (("simulate", "little-town", "--seats", "random,genius"), "There is no bot “genius”"),
        (("simulate", "little-town", "--seats", "random"), "is for 2 to 4 players, not 1"),
        (("simulate", "little-town", "--engine", "steam"), "The engine must be native or python"),
        (("simulate", "little-town", "--games", "0"), "greater than or equal to 1"),
        (("perft", "little-town", "--players", "7"), "is for 2 to 4 players, not 7"),
        (("replay", "nowhere.log"), "nowhere.log cannot be read"),
        (("picture", "nowhere"), "neither a file nor a game"),
        (("picture", "little-town", "--theme", "pink"), "The theme must be light or dark"),
        (("picture", "little-town", "--viewer", "9"), "is not a viewer"),
        (("bench", "little-town", "--players", "9"), "is for 2 to 4 players, not 9"),
        (("dance",), "No such command"),
        (("play", "little-town", "--seats", "me,greddy"), "Did you mean greedy?"),
        (("perft", "little-town", "--engine", "steam"), "The engine must be native or python"),
        (("simulate", "little-town", "--logs", "/dev/null/x"), "Logs cannot be written"),
        (("picture", "little-town", "--out", "/dev/null"), "not a regular file"),
        (("picture", "little-town", "--out", "/nowhere/x.svg"), "cannot be written"),
        (("picture", "little-town", "--viewer", "²"), "is not a viewer"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: tuple[str, ...], message: str, tmp_path: Path) -> None:
    assert message in refused(*arguments, cwd=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_broken_logs_are_refused_and_left_alone(tmp_path: Path) -> None:
    text = random_match(4).log()
    log = tmp_path / "game.log"
    for broken, message in (
        (text[:300], "cut off"),
        (text.replace("rules: 2", "rules: 77"), "rules version 77"),
        (text.replace("seed: 4", "seed: 5"), "Decision|changed"),
        ("nonsense", "not a Kontor log"),
    ):
        log.write_text(broken, encoding="utf-8")
        for command in (("replay", str(log)), ("play", "little-town", "--log", str(log))):
            assert any(part in refused(*command) for part in message.split("|"))
            assert log.read_text(encoding="utf-8") == broken
    log.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in refused("replay", str(log))


def test_a_log_that_goes_on_keeps_its_people(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    good("play", "little-town", "--seats", "Ann,GREEDY", "--seed", "3", "--log", str(log), stdin="1\nquit\n")
    before = log.read_text(encoding="utf-8")
    assert "“Ann” has the seat" in refused("play", "little-town", "--seats", "Eve,greedy", "--log", str(log))
    assert "--seats names 3" in refused("play", "little-town", "--seats", "me,me,me", "--log", str(log))
    assert "own seed and options" in refused("play", "little-town", "--seed", "4", "--log", str(log))
    assert log.read_text(encoding="utf-8") == before


def test_a_failed_save_does_not_end_the_game(tmp_path: Path) -> None:
    answers = "save /nowhere/x.log\n²\n" + "9" * 5000 + "\nplace F5\nquit\n"
    done = kontor("play", "little-town", "--seats", "me,random", "--seed", "1", stdin=answers, cwd=tmp_path)
    assert done.returncode == 0 and "Traceback" not in done.stderr
    assert "cannot be written" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["little-town-1.log"]  # left without --log: kept all the same


def test_a_picture_never_overwrites_its_log(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    log.write_text(random_match(4).log(), encoding="utf-8")
    assert "would overwrite" in refused("picture", str(log), "--out", str(log))


# ---- playing in the terminal ----
def test_a_whole_game_by_typing_numbers(tmp_path: Path) -> None:
    """Always the first choice, until the game is over: the log then replays to the same result."""
    log = tmp_path / "game.log"
    out = good("play", "little-town", "--seats", "me,greedy", "--seed", "3", "--log", str(log), stdin="1\n" * 400)
    match = Match.from_log(log.read_text(encoding="utf-8"))
    assert match.over
    assert match.names == ("Player 1", "Greedy bot")
    assert "Little Town" in out


def test_a_game_goes_on_from_its_log(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    command = ("play", "little-town", "--log", str(log))
    good(*command, "--seats", "me,random", "--seed", "3", stdin="1\n1\nquit\n")
    first = Match.from_log(log.read_text(encoding="utf-8"))
    good(*command, stdin="1\n")
    second = Match.from_log(log.read_text(encoding="utf-8"))
    assert second.log() != first.log()
    assert [p.notation for p in second.played][: len(first.played)] == [p.notation for p in first.played]


def test_commands_inside_a_game(tmp_path: Path) -> None:
    answers = "?\nwhy place A1\nplace A1\nnonsense\n999\nlog\npicture x.svg\nsave x.log\nplace F5\nundo\nquit\n"
    done = kontor(
        "play", "little-town", "--seats", "Ann,Ben", "--seed", "7", stdin="\n" + answers, cwd=tmp_path
    )  # the first Enter answers "hand over"
    assert done.returncode == 0, done.stderr
    assert "A1 is not a meadow" in done.stdout
    assert "“place A1” is not possible" in done.stderr
    assert "“nonsense” cannot be read" in done.stderr
    assert (tmp_path / "x.svg").exists() and (tmp_path / "x.log").exists()


def test_hands_stay_hidden_between_people_at_one_keyboard() -> None:
    """After Ann's decision the screen is cleared and Ben's hand shows only once he says he is there."""
    match = Match("little-town", ["Ann", "Ben"], 7)
    first = match.to_move
    assert first is not None
    words = match.game.words()
    hands = [
        [words(f"objective-{match.game.domains['objective'].names[k]}") for k in match.state.players[seat].hand]
        for seat in range(2)
    ]
    out = good("play", "little-town", "--seats", "Ann,Ben", "--seed", "7", stdin="\nplace F5\n")  # Ben never comes
    assert all(title in out for title in hands[first])
    assert not any(title in out for title in hands[1 - first])
    assert "Pass the keyboard to" in out
