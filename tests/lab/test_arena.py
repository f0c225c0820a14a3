"""The arena: balanced by construction, the same results however it is played, nothing lost, failures told."""

from __future__ import annotations

import errno
import json
import math
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor import Match
from kontor.bots import BOTS, KINDS, SearchBot, make_bot
from kontor.kernel import BadOption, Change, Game, KontorError
from kontor.lab import arena
from kontor.lab.arena import running
from kontor.lab.arena.calibration import positions
from kontor.lab.arena.plot import plot
from kontor.lab.arena.results import BadResults, file_name, pack, unpack
from kontor.lab.sittings import play_game
from tests.adapters.conftest import broken

from .arena_bots import Cousin, Fails, Hangs, Remembers, Sulks, Twin

GAME = kontor.game("little-town")


@pytest.fixture(autouse=True)
def _test_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (Twin, Cousin, Fails, Hangs, Sulks, Remembers):
        monkeypatch.setitem(BOTS, bot.name, bot)
    Remembers.told.clear()
    Remembers.closed.clear()


def make_run(*bots: str, players: int = 2, games: int = 12, stop: arena.Sprt | None = None, seed: int = 5) -> arena.Run:
    options = GAME.resolve_options(None)
    return arena.Run(GAME, players, options, bots, tuple(arena.make_pairings(bots)), seed, games, stop)


def play(folder: Path, run: arena.Run, processes: int = 1, max_failures: int = 10) -> arena.Results:
    with arena.Results.open(folder, run) as results:
        workers = arena.Local(processes)
        try:
            arena.play(results, workers, max_failures=max_failures)
        finally:
            workers.close()
    return results


def lines(results: arena.Results, seconds: bool = False) -> list[str]:
    text = "".join(results.path(pairing).read_text(encoding="utf-8") for pairing in results.run.pairings)
    return (text if seconds else re.sub(r',"seconds":\[[^]]*\]', "", text)).splitlines()


# ---- who sits where ----
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_deal_gives_each_bot_each_seat_once(players: int) -> None:
    pairing = arena.Pairing("random", "greedy")
    cycle = len(arena.arrangements(players))
    games = arena.planned(pairing, players, 3, range(1, 2 * cycle + 1))
    for one, two in zip(games[::2], games[1::2], strict=True):
        assert one.seed == two.seed
        for a, b in zip(one.seats, two.seats, strict=True):
            assert {a, b} == {"random", "greedy"}
        assert abs(one.seats.count("random") - one.seats.count("greedy")) <= 1
    assert len({game.seats for game in games}) == 2 * cycle, "every split of the seats comes once"
    assert len({game.seed for game in games}) == cycle


def test_pairings() -> None:
    names = ["random", "greedy", "strong"]
    assert [str(p) for p in arena.make_pairings(names)] == ["greedy – random", "strong – greedy"]
    assert len(arena.make_pairings(names, "all")) == 3
    assert len(arena.make_pairings(names, "neighbours", [("random", "strong"), ("greedy", "random")])) == 3
    for wrong in (["random"], ["random", "random"], []):
        with pytest.raises(BadOption):
            arena.make_pairings(wrong)


def test_names_with_commas_colons_and_spaces_survive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "program", lambda more: Twin())
    assert arena.split_names(["random,search:50, greedy"]) == ["random", "search:50", "greedy"]
    odd = "program:./my bot --at host:1 --levels 1,2"
    assert arena.split_names(["random", f"{odd},greedy"]) == ["random", odd, "greedy"]
    one, two = (file_name(arena.Pairing("random", spec)) for spec in (odd, f"{odd}!"))
    assert one != two and re.fullmatch(r"[a-z0-9-]+\.jsonl", one)


# ---- fairness ----
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_against_its_twin_takes_half_of_every_deal(tmp_path: Path, players: int) -> None:
    results = play(tmp_path, make_run("random", "twin", players=players, games=24))
    pairing = results.run.pairings[0]
    assert running.shares(pairing, results.read(pairing)) == [0.5] * 12


def test_equal_bots_of_different_luck_share_evenly(tmp_path: Path) -> None:
    """Three players, so one bot has two seats in each game: still half of the victories for each."""
    results = play(tmp_path, make_run("random", "cousin", players=3, games=600))
    line = arena.make_report(results).pairings[0]
    assert line.share is not None and line.share.low < 0.5 < line.share.high
    assert line.share.high - line.share.low < 0.12


# ---- the same results ----
def test_the_same_results_on_any_number_of_processes(tmp_path: Path) -> None:
    run = make_run("random", "greedy", "search:iterations=4", players=3, games=14)
    one, two = (play(tmp_path / str(n), run, n) for n in (1, 2))
    assert lines(one) == lines(two)
    assert len(lines(one)) == 28
    reports = [arena.make_report(results).to_json() for results in (one, two)]
    for report in reports:
        for bot in report["ratings"]:
            del bot["ms_per_decision"]
    assert reports[0] == reports[1]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Cut anywhere, also inside a line or a deal: the games that were whole stay, the others come again."""
    run = make_run("random", "greedy", games=10)
    whole = play(tmp_path / "whole", run)
    before = whole.path(run.pairings[0]).read_bytes()
    for cut in (0, 1, len(before) // 3, len(before) // 2, len(before) - 1):
        folder = tmp_path / str(cut)
        with arena.Results.open(folder, run) as results:
            results.path(run.pairings[0]).write_bytes(before[:cut])
        results = play(folder, run)
        assert lines(results) == lines(whole)
        kept = before[:cut].count(b"\n")
        assert lines(results, seconds=True)[:kept] == lines(whole, seconds=True)[:kept]


def test_more_games_can_be_added_later(tmp_path: Path) -> None:
    play(tmp_path / "a", make_run("random", "greedy", games=4))
    longer = play(tmp_path / "a", make_run("random", "greedy", games=10))
    assert lines(longer) == lines(play(tmp_path / "b", make_run("random", "greedy", games=10)))


def test_fewer_games_take_none_away(tmp_path: Path) -> None:
    play(tmp_path, make_run("random", "greedy", games=8))
    again = play(tmp_path, make_run("random", "greedy", games=4))
    assert again.run.games == arena.Results.load(tmp_path).run.games == 8
    assert "--games 8 " in arena.make_report(again).command()


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (make_run("random", "greedy", seed=6), "another seed"),
        (make_run("random", "greedy", players=3), "another number of players"),
        (make_run("random", "beginner"), "other bots"),
        (make_run("random", "greedy", stop=arena.Sprt()), "another rule for stopping"),
    ],
)
def test_a_folder_of_another_run_is_refused(tmp_path: Path, other: arena.Run, what: str) -> None:
    results = play(tmp_path, make_run("random", "greedy", games=4))
    before = lines(results, seconds=True)
    with pytest.raises(BadResults, match=what):
        arena.Results.open(tmp_path, other)
    assert lines(results, seconds=True) == before
    same = make_run("random", "greedy")
    with arena.Results.open(tmp_path, same), pytest.raises(BadResults, match="Another process is playing"):
        arena.Results.open(tmp_path, same)


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(BadResults, match="holds other files"):
        arena.Results.open(tmp_path, make_run("random", "greedy"))
    with pytest.raises(BadResults, match=r"no run\.json"):
        arena.Results.load(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('{"game":2,', '{"game":3,', "not the game that belongs there"),
        ('{"game":2,', '{"game":2', "not JSON"),
        ('"ranks":[', '"ranks":[7,', "one result per seat"),
        ('"scores"', '"score"', "lacks"),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, old: str, new: str, what: str) -> None:
    results = play(tmp_path, make_run("random", "greedy", games=4))
    path = results.path(results.run.pairings[0])
    text = path.read_text(encoding="utf-8").splitlines(keepends=True)
    text[1] = text[1].replace(old, new)
    path.write_text("".join(text), encoding="utf-8")
    with pytest.raises(BadResults, match=f"damaged in line 2: .*{what}"):
        results.read(results.run.pairings[0])


FAILED = {"error": "broken", "failed": 0, "scores": [], "ranks": []}


@pytest.mark.parametrize(
    ("other", "what"),
    [
        ({"ranks": [2, 2]}, "no winner"),
        ({"ranks": [0, 1]}, "no winner"),
        ({"ranks": [1]}, "one result per seat"),
        ({"ranks": [1, 1.5]}, "not a whole number"),
        ({"ranks": [1, None]}, "not a whole number"),
        ({"scores": ["7", 8]}, "not a whole number"),
        ({"decisions": [True, 30]}, "not a whole number"),
        ({"decisions": [10**400, 30]}, "not a whole number"),
        ({"seconds": ["0.1", 0.2]}, "not valid times"),
        ({"seconds": [math.nan, 0.2]}, "not valid times"),
        ({"seconds": 0.3}, "lacks"),
        ({"actions": 5}, "actions is not a text"),
        ({**FAILED, "failed": 1.0}, "whose bot failed"),
        ({**FAILED, "failed": 2}, "whose bot failed"),
        ({**FAILED, "error": 5}, "whose bot failed"),
        ({"failed": 1}, "whose bot failed"),
    ],
)
def test_a_line_that_cannot_be_is_damaged(tmp_path: Path, other: dict[str, Any], what: str) -> None:
    results = play(tmp_path, make_run("random", "greedy", games=2))
    path = results.path(results.run.pairings[0])
    one, two = path.read_text(encoding="utf-8").splitlines()
    path.write_text(f"{one}\n{json.dumps(json.loads(two) | other)}\n", encoding="utf-8")
    with pytest.raises(BadResults, match=f"damaged in line 2: .*{what}"):
        arena.make_report(arena.Results.load(tmp_path))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 5),
        ("players", "2"),
        ("players", 0),
        ("players", 2.0),
        ("games", "9"),
        ("seed", "0"),
        ("rules", 1),
        ("options", 3),
        ("options", {"board": 1}),
        ("bots", [1, 2]),
        ("bots", "random"),
        ("pairings", []),
        ("pairings", [{}]),
        ("pairings", [{"bots": [1, 2]}]),
        ("pairings", [{"bots": ["random"]}]),
        ("pairings", 4),
        ("stop", {"p0": "x"}),
        ("stop", {"p0": 2}),
    ],
)
def test_a_description_that_cannot_be_is_damaged(tmp_path: Path, key: str, value: object) -> None:
    run = make_run("random", "greedy", games=2)
    play(tmp_path, run)
    path = tmp_path / "run.json"
    text = json.dumps(json.loads(path.read_text(encoding="utf-8")) | {key: value})
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadResults, match=r"run\.json is damaged: "):
        arena.Results.load(tmp_path)
    with pytest.raises(BadResults, match=r"run\.json is damaged: "):
        arena.Results.open(tmp_path, run)
    assert path.read_text(encoding="utf-8") == text


def test_a_run_may_have_its_bots_in_pairings_only(tmp_path: Path) -> None:
    pairing = arena.Pairing("random", "greedy")
    play(tmp_path, arena.Run(GAME, 2, GAME.resolve_options(None), (), (pairing,), 5, 2))
    assert "greedy – random" in arena.make_report(arena.Results.load(tmp_path)).markdown()


def test_a_full_disk_leaves_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    run = make_run("random", "greedy", games=2)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        with pytest.raises(BadResults, match=r"run\.json cannot be written: No space left"):
            arena.Results.open(tmp_path, run)
    assert [path.name for path in tmp_path.iterdir()] == [".lock"]
    (tmp_path / ".run.json-k3j2").write_text("{", encoding="utf-8")  # of a process that was killed
    assert len(lines(play(tmp_path, run))) == 2


def test_a_folder_in_place_of_the_games_is_told(tmp_path: Path) -> None:
    run = make_run("random", "greedy", games=2)
    (tmp_path / file_name(run.pairings[0])).mkdir()
    results = arena.Results(tmp_path, run, kontor.__version__)
    for touch in (results.cut, results.read):
        with pytest.raises(BadResults, match=r"greedy-against-random\.jsonl cannot be read"):
            touch(run.pairings[0])
    with pytest.raises(BadResults, match="cannot be written"):
        results.append(run.pairings[0], [])


def test_a_damaged_description_is_refused(tmp_path: Path) -> None:
    play(tmp_path, make_run("random", "greedy", games=2))
    for text, what in (("{", "not JSON"), ('{"arena": 9}', "cannot|can read"), ('{"arena": 1}', "lacks")):
        (tmp_path / "run.json").write_text(text, encoding="utf-8")
        with pytest.raises(BadResults, match=what):
            arena.Results.load(tmp_path)


# ---- logs ----
def test_every_game_replays_to_what_was_written(tmp_path: Path) -> None:
    results = play(tmp_path, make_run("random", "greedy", players=3, games=6))
    pairing = results.run.pairings[0]
    for record in results.read(pairing):
        match = Match.from_log(results.match(pairing, record).log())
        assert match.seed == record.seed and tuple(match.scores) == record.scores
        assert [name.split()[0] for name in match.names] == list(record.seats)
        assert sum(record.decisions) == len(match.played) == len(unpack(record.actions))
        assert 0.99 < record.share("random") + record.share("greedy") < 1.01


def test_a_forged_result_does_not_replay(tmp_path: Path) -> None:
    results = play(tmp_path, make_run("random", "greedy", games=2))
    path = results.path(results.run.pairings[0])
    text = re.sub(r'"scores":\[(-?\d+)', '"scores":[999', path.read_text(encoding="utf-8"))
    path.write_text(text, encoding="utf-8")
    record = results.read(results.run.pairings[0])[0]
    with pytest.raises(BadResults, match="ended differently"):
        results.match(results.run.pairings[0], record)


def test_forged_ranks_do_not_replay(tmp_path: Path) -> None:
    """Ratings follow from the ranks alone."""
    results = play(tmp_path, make_run("random", "greedy", games=2))
    pairing = results.run.pairings[0]
    path = results.path(pairing)
    data = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    data["ranks"] = [2, 1] if data["ranks"] == [1, 2] else [1, 2]
    path.write_text(json.dumps(data) + "\n", encoding="utf-8")
    with pytest.raises(BadResults, match="ended differently"):
        results.match(pairing, results.read(pairing)[0])
    with pytest.raises(BadResults, match="ended differently"):
        positions(results, pairing, 1)


def test_decisions_are_packed() -> None:
    assert unpack(pack([])) == []
    assert unpack(pack([0, 32767, 5])) == [0, 32767, 5]


# ---- bots that fail ----
def test_a_bot_that_fails_loses_that_game(tmp_path: Path) -> None:
    results = play(tmp_path, make_run("fails", "random", games=20), max_failures=100)
    pairing = results.run.pairings[0]
    records = results.read(pairing)
    failed = [record for record in records if record.error]
    assert 0 < len(failed) < 20
    for record in failed:
        assert record.failed is not None and record.seats[record.failed] == "fails"
        assert record.share("fails") == 0 and record.share("random") == 1
        assert "chose -7, which is not legal" in record.error
        assert "failed and lost" in results.match(pairing, record).log()
    report = arena.make_report(results)
    assert {line.bot: line.failures for line in report.bots} == {"fails": len(failed), "random": 0}
    assert any(f"failed in {len(failed)} games" in remark for remark in report.remarks())


def test_too_many_failures_end_the_run_at_the_same_game(tmp_path: Path) -> None:
    run = make_run("fails", "random", games=40)
    for _ in range(2):  # the second time it refuses to go on
        with pytest.raises(arena.TooManyFailures, match="failed in 4 games, more than the 3 allowed") as told:
            play(tmp_path, run, max_failures=3)
        assert "larger --max-errors" in str(told.value) and "another --out" in str(told.value)
    results = arena.Results.load(tmp_path)
    records = results.read(run.pairings[0])
    assert [bool(record.error) for record in records].count(True) == 4 and records[-1].error
    assert len(lines(play(tmp_path, run, max_failures=100))) == 40, "with more failures allowed it goes on"


def test_the_time_a_failed_bot_took_counts(tmp_path: Path) -> None:
    """Else games that hang would be taken for the fastest of all and given out by the fifty."""
    sitting = play_game(GAME.native(), ["hangs", "random"], 1, GAME.option_numbers())
    assert sitting.failed == 0 and sitting.seconds[0] >= 0.05
    run = make_run("hangs", "random", games=100)
    jobs = running._Jobs(run, run.pairings[0], 1)
    jobs.learn([sitting])
    assert len(next(jobs).games) <= 10


def test_a_bot_that_fails_when_it_hears_the_result_has_lost(tmp_path: Path) -> None:
    results = play(tmp_path, make_run("random", "sulks", games=4))
    records = results.read(results.run.pairings[0])
    assert [record.share("sulks") for record in records] == [0] * 4
    assert all(record.scores == record.ranks == () and "unfair" in record.error for record in records)
    assert "failed and lost" in results.match(results.run.pairings[0], records[0]).log()


def test_a_bot_that_cannot_be_made_loses_and_broken_rules_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(more: str) -> Twin:
        if refuses.__dict__.setdefault("made", 0):
            raise OSError("no such program")
        refuses.__dict__["made"] += 1
        return Twin()

    monkeypatch.setitem(KINDS, "refuses", refuses)
    results = play(tmp_path / "a", make_run("refuses:x", "random", games=2))
    assert [record.share("random") for record in results.read(results.run.pairings[0])] == [1, 1]

    def broken(*_: object) -> int:
        raise ZeroDivisionError("rules")

    monkeypatch.setattr("kontor.kernel.unchecked.UncheckedNative.rank", broken)
    with pytest.raises(KontorError, match="The rules of little-town broke in game 1"):
        play(tmp_path / "b", make_run("random", "greedy", games=2))


def test_a_bot_that_cannot_be_made_is_told_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "steps", lambda more: [Twin()][int(more) * 0])
    running.check_bots(["random", "steps:4"], GAME)
    with pytest.raises(BadOption, match="The bot “steps:many” cannot be made: invalid literal"):
        running.check_bots(["random", "steps:many"], GAME)


def test_a_program_is_tried_before_the_first_game() -> None:
    running.check_bots([f"program:{broken('fine')}"], GAME)
    for command, what in (
        ("./no-such-program", "“./no-such-program” cannot be started"),
        (broken("dies at once"), "no licence found"),
        (broken("picky"), "does not play little-town, only ragusa"),
    ):
        with pytest.raises(KontorError, match=what):
            running.check_bots(["random", f"program:{command}"], GAME)


# ---- what bots are told ----
def test_bots_are_told_decisions_as_their_seat_may_know_them(keeping: Game) -> None:
    sitting = play_game(keeping.python, ["remembers"] * 3, 4, keeping.option_numbers())
    assert not sitting.error
    secret = [keeping.actions.signature(action).secret for action in sitting.actions]
    assert any(secret) and len(Remembers.closed) == 3
    for told in Remembers.told:
        assert len(told) == len(sitting.actions)
        for known, action, hidden in zip(told, sitting.actions, secret, strict=True):
            assert known == action or (known is None and hidden)
    for k, hidden in enumerate(secret):  # a secret decision is known to the one who made it
        assert Counter(told[k] is None for told in Remembers.told)[True] == (2 if hidden else 0)


def test_a_game_that_nobody_ends_is_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kontor.lab.sittings.MOST_DECISIONS", 20)
    sitting = play_game(GAME.native(), ["greedy", "random"], 1, GAME.option_numbers())
    assert not sitting.error and len(sitting.actions) == 20 and 1 in sitting.ranks


def test_a_bot_that_fails_is_closed_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = play_game(GAME.native(), ["remembers", "nobody"], 1, GAME.option_numbers())
    assert sitting.failed == 1 and "There is no bot" in sitting.error
    assert len(Remembers.closed) == 1
    make_bot("remembers").close()


def test_levels_take_their_time_unless_seconds_were_asked_for() -> None:
    for name, seconds in (("expert", math.inf), ("search:iterations=5", math.inf), ("search:seconds=1", 1.0)):
        bot = make_bot(name)
        assert isinstance(bot, SearchBot) and bot.strength.seconds < math.inf
        bot.take_time()
        assert bot.strength.seconds == seconds


# ---- stopping a run ----
def test_stopping_ends_a_pairing_at_the_same_deal(tmp_path: Path) -> None:
    run = make_run("random", "greedy", games=400, stop=arena.Sprt(0.5, 0.6))
    one, two = (play(tmp_path / str(n), run, n) for n in (1, 2))
    assert lines(one) == lines(two)
    report = arena.make_report(one)
    line = report.pairings[0]
    assert line.verdict == "H1" and line.complete and line.games < 100
    assert report.decision(line) == "share ≥ 0.6"
    assert lines(play(tmp_path / "1", run)) == lines(two), "a decided pairing is not played on"


def test_a_worker_that_is_killed_costs_no_game(tmp_path: Path) -> None:
    import os
    import signal

    run = make_run("random", "greedy", games=60)
    with arena.Results.open(tmp_path / "killed", run) as results:
        workers = arena.Local(2)
        killed: list[int] = []

        def hear(pairing: arena.Pairing, records: object) -> None:
            pool = workers._pool
            if pool is not None and not killed:
                killed.append(next(iter(pool._processes)))
                os.kill(killed[0], signal.SIGKILL)

        try:
            arena.play(results, workers, hear)
        finally:
            workers.close()
    assert killed
    assert lines(results) == lines(play(tmp_path / "calm", run))


def test_what_nobody_waits_for_is_given_up(tmp_path: Path) -> None:
    """After a verdict the games that were given out already do not keep the next pairing waiting."""
    run = make_run("greedy", "random", games=400, stop=arena.Sprt(0.4, 0.6))
    with arena.Results.open(tmp_path, run) as results:
        workers = arena.Local(2)
        try:
            verdicts = arena.play(results, workers)
            assert not workers._tasks
        finally:
            workers.close()
    assert list(verdicts.values()) == ["H0"]


def test_a_report_before_the_first_game(tmp_path: Path) -> None:
    with arena.Results.open(tmp_path, make_run("random", "greedy")) as results:
        report = arena.make_report(results)
    assert not report.complete and report.pairings[0].share is None
    assert "–" in report.markdown() and "not complete" in report.markdown()
    assert plot([report])


def test_the_description_of_a_run_is_whole(tmp_path: Path) -> None:
    results = play(tmp_path, make_run("random", "greedy", games=2, stop=arena.Sprt()))
    data = json.loads((tmp_path / "run.json").read_text(encoding="utf-8"))
    assert {"kontor", "game", "rules", "players", "options", "bots", "pairings", "seed", "games", "stop"} <= data.keys()
    assert arena.Results.load(tmp_path).run.to_json() == results.run.to_json()


def test_games_of_an_earlier_version_replay_if_they_come_to_their_results(tmp_path: Path) -> None:
    play(tmp_path, make_run("random", "greedy", games=4))
    before, number = (GAME.version, GAME.changes), int(GAME.version) + 1
    object.__setattr__(GAME, "version", str(number))
    object.__setattr__(GAME, "changes", (*GAME.changes, Change(number)))  # it may touch every game
    try:
        results = arena.Results.load(tmp_path)
        pairing = results.run.pairings[0]
        records = results.read(pairing)
        assert all(f"rules: {before[0]}\n" in results.match(pairing, record).log() for record in records)
        wrong = replace(records[0], scores=tuple(score + 1 for score in records[0].scores))
        with pytest.raises(BadResults, match="ended differently from the record"):
            results.match(pairing, wrong)
        later = arena.Results(tmp_path, replace(results.run, rules=str(number + 1)), kontor.__version__)
        with pytest.raises(BadResults, match="would replay them differently"):
            later.match(pairing, records[0])
    finally:
        object.__setattr__(GAME, "version", before[0])
        object.__setattr__(GAME, "changes", before[1])
