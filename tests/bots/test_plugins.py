"""Bots of other packages: found by name wherever bots play; a broken one is named and takes nobody along."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import kontor
from kontor.bots import BatchedBot, Questions, answers, broken_bots, is_bot, make_bot, plugin_names, plugins
from kontor.kernel import BadOption
from kontor.lab import arena, simulate
from kontor.lab.arena.running import check_bots, play
from kontor.lab.processes import Local
from kontor.lab.sittings import Seated, play_game, play_games
from tests.cli.test_cli import kontor as kontor_says

from .plugged import Linear, on_path

GAME = kontor.game("little-town")


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setattr(sys, "path", on_path(tmp_path / "site"))
    caches = (plugins._installed, plugins._loaded)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


@pytest.mark.usefixtures("plugged")
def test_they_are_found_by_name() -> None:
    assert {"linear", "lowest", "townsman"} <= set(plugin_names())
    assert make_bot("lowest").name == "lowest" and make_bot(" Linear ").name == "linear"
    assert isinstance(make_bot("linear:ill"), Linear) and make_bot("linear#2").batched
    assert is_bot("lowest") and is_bot("linear:ill") and not is_bot("strong:x") and not is_bot("Ann")
    assert arena.split_names(["linear:a,b,lowest"]) == ["linear:a,b", "lowest"]
    with pytest.raises(BadOption, match="A bot is told by its name, such as “greedy”, not by 3"):
        make_bot(3)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match=r"no bot “lowes”.*linear.*Did you mean lowest\?"):
        make_bot("lowes")


@pytest.mark.usefixtures("plugged")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("absent", r"“absent” of the package plugged cannot be loaded: ModuleNotFoundError: No module named"),
        (
            "number",
            r"“number” of the package plugged cannot be made: tests.bots.plugged:ROOT is a \w+Path, not a class",
        ),
        ("strange", r"“strange” of the package plugged cannot play: what was made is of the type object, not a"),
        ("leaving", r"“leaving” of the package plugged cannot be made: SystemExit: no licence\."),
        ("moody", r"“moody” of the package plugged cannot be made: OSError: the weights are not there\."),
    ],
)
def test_a_broken_one_is_named_when_it_is_asked_for(name: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        make_bot(name)
    assert make_bot("lowest").name == "lowest"


@pytest.mark.usefixtures("plugged")
def test_names_that_cannot_be_taken() -> None:
    assert not {"strong", "Not A Name"} & set(plugin_names())
    assert make_bot("strong").name == "strong" and type(make_bot("strong")).__name__ == "SearchBot"
    broken = broken_bots()
    assert set(broken) == {"absent", "number", "strong", "Not A Name"}
    assert "means something else already" in broken["strong"]
    assert "small letters, digits and dashes" in broken["Not A Name"]


@pytest.mark.usefixtures("plugged")
def test_a_bot_plays_its_own_games_only() -> None:
    with pytest.raises(BadOption, match="“townsman” does not play ragusa, only little-town"):
        simulate.simulate(kontor.game("ragusa"), ["townsman", "random"], 1, processes=1)
    with pytest.raises(BadOption, match="“townsman” does not play ragusa, only little-town"):
        check_bots(["townsman"], kontor.game("ragusa"))
    check_bots(["townsman"], GAME)


@pytest.mark.usefixtures("plugged")
def test_games_side_by_side_go_as_each_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """And a bot for many games at once is asked about all of them."""
    bot = Linear()
    monkeypatch.setattr(plugins, "_loaded", lambda name: lambda: bot)
    engine, options = GAME.native(), GAME.option_numbers()
    games = [Seated(["linear", "random", "linear"] if k % 2 else ["greedy", "linear", "linear"], k) for k in range(40)]
    together = play_games(engine, games, options)
    assert max(bot.asked) == 40
    assert not any(sitting.error for sitting in together)
    for k in (0, 1, 17):
        alone = play_game(engine, games[k].bots, games[k].seed, options)
        assert (alone.actions, alone.ranks) == (together[k].actions, together[k].ranks)
        assert len(alone.seconds) == 3 and together[k].seconds[1] > 0
    python = play_game(GAME.python, games[1].bots, games[1].seed, options)
    assert python.actions == together[1].actions


@pytest.mark.usefixtures("plugged")
def test_what_fails_in_one_game_costs_no_other() -> None:
    engine, options = GAME.native(), GAME.option_numbers()
    games = [Seated(["linear:ill", "random"], seed) for seed in range(8)]
    sittings = play_games(engine, games, options)
    failed = [sitting for sitting in sittings if sitting.error]
    assert 0 < len(failed) < 8
    assert {(sitting.error, sitting.failed) for sitting in failed} == {("ValueError: a bad day", 0)}
    whole = play_games(engine, [Seated(["linear", "random"], seed) for seed in range(8)], options)
    for sick, well in zip(sittings, whole, strict=True):
        assert sick.error or sick.actions == well.actions


@pytest.mark.usefixtures("plugged")
def test_simulate_and_arena_play_them(tmp_path: Path) -> None:
    result = simulate.simulate(GAME, ["linear", "lowest"], 60, 3, processes=1)
    assert len(result.good) == 60
    assert result.played == simulate.simulate(GAME, ["linear", "lowest"], 60, 3, engine="python", processes=1).played
    bots = ("lowest", "linear")
    run = arena.Run(GAME, 2, GAME.resolve_options(None), bots, tuple(arena.make_pairings(bots)), 1, 20)
    with arena.Results.open(tmp_path / "run", run) as results:
        play(results, Local(1))
        assert len(results.read(run.pairings[0])) == 20


@pytest.mark.usefixtures("plugged")
def test_the_command_line_finds_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # for the processes of a simulation
    listed = kontor_says("bots")
    assert "of the package plugged" in listed.stdout and "linear" in listed.stdout
    assert "“absent” of the package plugged cannot be loaded" in listed.stderr and listed.returncode == 0
    facts = {fact["bot"]: fact for fact in json.loads(kontor_says("bots", "--json").stdout)}
    assert facts["linear"] == {"bot": "linear", "package": "plugged"} and "problem" in facts["absent"]
    refused = kontor_says("simulate", "little-town", "--seats", "linear,absent", "--games", "2")
    assert refused.returncode == 2 and "“absent” of the package plugged cannot be loaded" in refused.stderr
    refused = kontor_says("play", "ragusa", "--seats", "me,townsman")
    assert refused.returncode == 2 and "does not play ragusa" in refused.stderr
    played = kontor_says("simulate", "little-town", "--seats", "linear,lowest", "--games", "120", "-j", "2")
    assert played.returncode == 0 and "0 errors" in played.stdout, played.stderr
    log = tmp_path / "game.log"
    played = kontor_says("play", "little-town", "--seats", "linear,lowest", "--log", str(log))
    assert played.returncode == 0 and "linear" in log.read_text(), played.stderr
    assert kontor_says("play", "little-town", "--log", str(log)).returncode == 0


def test_the_example_of_the_page_plays() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    found: dict[str, type[BatchedBot]] = {}
    exec(code, found)
    asked = questions()
    assert answers(found["MyNet"](), asked) == [legal[0] for legal in asked.legal]


def questions(count: int = 3) -> Questions:
    engine = GAME.python
    views = [engine.new(2, seed, GAME.option_numbers()) for seed in range(count)]
    return Questions(engine, views, [0] * count, [engine.legal(view) for view in views], list(range(count)))


def test_scores_choose_among_what_is_legal() -> None:
    asked = questions()
    mask = asked.mask()
    assert mask.shape == (3, len(GAME.actions)) and mask.sum(1).tolist() == [len(legal) for legal in asked.legal]
    scores = np.where(mask, 0.0, 9.0)
    wanted = [legal[-1] for legal in asked.legal]
    scores[range(3), wanted] = 1.0
    assert asked.best(scores) == wanted
    assert asked.drawn(scores, 0.01) == wanted
    assert all(answer in legal for answer, legal in zip(asked.drawn(scores, 100.0), asked.legal, strict=True))
    with pytest.raises(BadOption, match=r"a column for each decision, \(3, \d+\), not \(3,\)"):
        asked.best(np.zeros(3))
    with pytest.raises(BadOption, match="must be a finite number"):
        asked.best(np.full(mask.shape, np.nan))
    with pytest.raises(BadOption, match="above 0, not 0"):
        asked.drawn(scores, 0)


def test_what_is_drawn_is_as_likely_as_it_should_be() -> None:
    """One question with a thousand seeds: the shares follow exp(score)."""
    asked = questions(1)
    legal = asked.legal[0]
    scores = np.zeros((1, len(GAME.actions)))
    scores[0, legal[0]] = np.log(len(legal) - 1)  # as likely as all others together
    many = Questions(asked.engine, [asked.views[0]] * 2000, [0] * 2000, [legal] * 2000, [k * 7919 for k in range(2000)])
    drawn = many.drawn(np.repeat(scores, 2000, 0))
    assert 900 < drawn.count(legal[0]) < 1100
    assert len(set(drawn)) == len(legal)


@pytest.mark.parametrize(
    ("found", "sentence"), [([1], "gave 1 answers to 3 questions"), ([-1, "x", None], "chose .*, which is not legal")]
)
def test_bad_answers_are_told_apart(found: list[object], sentence: str) -> None:
    class Odd(BatchedBot):
        name = "odd"

        def choose_many(self, questions: Questions) -> list[int]:
            return found if len(questions) == 3 else [-7, -7]  # type: ignore[return-value]

    for answer in answers(Odd(), questions()):
        assert isinstance(answer, Exception)
        assert "answers to 1 questions" in str(answer) or "not legal" in str(answer)
