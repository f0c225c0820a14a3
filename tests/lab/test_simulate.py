"""Simulation: the same answer each time, whatever the number of processes; errors are counted, not hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

import kontor
from kontor import Match
from kontor.bots.bot import BOTS, Bot
from kontor.kernel import BadOption
from kontor.lab.simulate import simulate
from kontor.lab.statistics import mean, rate

GAME = kontor.game("little-town")
TIMES = ("seconds", "decisions_per_s")


def test_the_same_answer_each_time_and_for_any_number_of_processes() -> None:
    answers = [simulate(GAME, ["random", "greedy", "random"], 120, 5, processes=n).to_json() for n in (1, 1, 2)]
    for answer in answers:
        for key in TIMES:
            del answer[key]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0]["games"] == 120 and answers[0]["errors"] == 0
    assert sum(answers[0]["wins"]) >= 120


def test_both_engines_give_the_same_answer() -> None:
    native, python = (
        simulate(GAME, ["random"] * 4, 30, 2, engine=engine, processes=1).to_json() for engine in ("native", "python")
    )
    for key in (*TIMES, "engine"):
        del native[key], python[key]
    assert native == python


def test_logs_are_written_and_replay_to_the_same_scores(tmp_path: Path) -> None:
    result = simulate(GAME, ["random", "greedy"], 6, 40, processes=1, logs=tmp_path)
    assert len(list(tmp_path.iterdir())) == 6
    for played in result.played:
        match = Match.from_log((tmp_path / f"little-town-{played.seed}.log").read_text())
        assert match.scores == played.scores
        assert match.names[played.seats[1]].startswith("greedy")


def test_bots_change_seats(tmp_path: Path) -> None:
    result = simulate(GAME, ["random", "random", "random"], 6, processes=1)
    assert [p.seats for p in result.played[:3]] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_bot_that_breaks_is_counted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Broken(Bot):
        name = "broken"

        def choose(self, *_: object) -> int:
            return -5

    broken: type[Bot] = Broken
    monkeypatch.setitem(BOTS, "broken", broken)
    result = simulate(GAME, ["broken", "random"], 4, processes=1, logs=tmp_path)
    answer = result.to_json()
    assert answer["errors"] == 4 and answer["games"] == 4
    assert "bot broken chose -5, which is not legal" in answer["error_messages"][0]
    assert len(list(tmp_path.iterdir())) == 4


@pytest.mark.parametrize("bots", [["random"], ["random"] * 5, ["random", "nobody"]])
def test_bad_seats_are_refused(bots: list[str]) -> None:
    with pytest.raises(BadOption):
        simulate(GAME, bots, 10)


def test_intervals() -> None:
    """Against values of the Wilson interval computed by hand."""
    x = rate(50, 100)
    assert (round(x.low, 4), round(x.high, 4)) == (0.4038, 0.5962)
    assert rate(10, 10).high == 1.0
    y = mean([1, 2, 3, 4])
    assert y.value == 2.5 and round(y.high - y.value, 4) == 1.2652
