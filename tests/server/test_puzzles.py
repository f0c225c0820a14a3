"""Puzzles on the server: nothing of the answer before the try, one rated try, ratings that move the right way."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

import pytest

from kontor.kernel import game, playable_games
from kontor.learn.puzzles import Puzzle, shipped
from kontor.server.puzzles.offer import next_for, of_the_day
from kontor.server.puzzles.rating import NEWCOMER, Rating, first_of, tried

from .conftest import Browser, House

GAMES = sorted(found.id for found in playable_games() if shipped(found))


def path(puzzle: Puzzle, what: str = "") -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}{what}"


def quickest(game_id: str, k: int = 0) -> Puzzle:
    return sorted(shipped(game(game_id)), key=lambda puzzle: len(puzzle.origin.decisions))[k]


def answer(browser: Browser, puzzle: Puzzle, choice: str) -> Any:
    return browser.post(path(puzzle, "/try"), {"choice": choice})


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_of_the_answer_is_told_before_the_try(house: House, game_id: str) -> None:
    ann, puzzle = house.browser("Ann"), quickest(game_id)
    told = ann.get(path(puzzle))
    assert (told["seat"], told["players"], told["result"], told["hint"]) == (
        puzzle.seat,
        puzzle.origin.players,
        None,
        None,
    )
    board = ann.post("/api/board", {"source": {"kind": "puzzle", "game": game_id, "puzzle": puzzle.id}})
    assert board["to_move"] == board["seat"] == puzzle.seat
    choices = [choice["notation"] for choice in board["scene"]["choices"]]
    assert puzzle.best in choices and len(choices) >= 3
    assert told["letters"] == (choices if len(choices) <= 4 else [])  # all of them, in the order of the rules
    asked = {"source": {"kind": "puzzle", "game": game_id, "puzzle": puzzle.id}}
    ann.refused("/api/board/hint", asked, 409)  # a bot would say it
    assert board["decisions"] == board["played"] == []  # the game it is from holds secrets: it stays here
    text = json.dumps(told)
    assert not any(f'"{word}"' in text for word in ("themes", "chance", "line", "decisions", "seed", "best"))


@pytest.mark.parametrize("game_id", GAMES)
def test_after_the_try_everything_is_told(house: House, game_id: str) -> None:
    ann, puzzle = house.browser("Ann"), quickest(game_id)
    result = answer(ann, puzzle, puzzle.best)
    assert (result["solved"], result["rated"], result["choice"]) == (True, True, puzzle.best)
    assert result["change"] > 0 and result["yours"]["value"] == 1500 + result["change"]
    assert result["puzzle"]["value"] < puzzle.rating
    assert result["themes"] == list(puzzle.themes)
    assert [choice["notation"] for choice in result["choices"]] == [one.choice for one in puzzle.considered]
    for choice in result["choices"]:
        low, high = choice["range"]
        assert 0 <= low <= choice["chance"] <= high <= 1
        assert choice["line"][0]["notation"] == choice["notation"] and choice["line"][0]["seat"] == puzzle.seat
        source = {"kind": "puzzle", "game": game_id, "puzzle": puzzle.id}
        line = [step["notation"] for step in choice["line"]]
        assert ann.post("/api/board", {"source": source, "decisions": line})["number"] == len(line)
    assert 1 <= len(result["why"]) <= 2 and all(result["why"])
    for language in ("pl", "hu"):
        other = ann.get(f"{path(puzzle)}?lang={language}")["result"]
        assert other["why"] != result["why"] and other["change"] == result["change"]


def test_only_the_first_try_is_rated(house: House) -> None:
    ann, puzzle = house.browser("Ann"), quickest("little-town")
    wrong = puzzle.considered[1].choice
    first = answer(ann, puzzle, wrong)
    assert (first["solved"], first["rated"]) == (False, True) and first["change"] < 0
    second = answer(ann, puzzle, puzzle.best)
    assert (second["solved"], second["rated"], second["change"]) == (True, False, 0)
    assert second["yours"] == first["yours"] and second["puzzle"] == first["puzzle"]
    kept = ann.get(path(puzzle))["result"]
    assert (kept["choice"], kept["change"]) == (wrong, first["change"])
    index = {each["game"]: each for each in ann.get("/api/puzzles")["games"]}
    assert (index["little-town"]["tried"], index["little-town"]["solved"]) == (1, 0)
    ben = house.browser("Ben")
    assert ben.get(path(puzzle))["result"] is None  # what one tried tells another nothing


def test_a_choice_nobody_looked_at_closely_is_a_try_too(house: House) -> None:
    ann = house.browser("Ann")
    puzzle = next(each for each in shipped(game("little-town")) if each.others)
    passing = next(iter(puzzle.others))
    result = answer(ann, puzzle, passing)
    assert not result["solved"] and result["choices"][-1]["notation"] == passing
    assert result["choices"][-1]["range"] is None


def test_a_hint_halves_the_gain(house: House) -> None:
    ann, ben, puzzle = house.browser("Ann"), house.browser("Ben"), quickest("ragusa")
    hint = ann.post(path(puzzle, "/hint"))
    assert puzzle.best in hint["between"] and len(hint["between"]) == 2 and hint["themes"] == list(puzzle.themes)
    assert ann.get(path(puzzle))["hint"] == hint and ann.get(path(puzzle))["result"] is None
    with_hint = answer(ann, puzzle, puzzle.best)
    without = answer(ben, puzzle, puzzle.best)
    assert with_hint["hinted"] and 0 < with_hint["change"] < without["change"]


def test_what_is_not_there_or_not_possible_is_refused(house: House) -> None:
    ann, puzzle = house.browser("Ann"), quickest("little-town")
    assert ann.client.get("/api/puzzles/little-town/nothing").status_code == 404
    assert ann.client.get("/api/puzzles/no-game/nothing").status_code == 404
    ann.refused(path(puzzle, "/try"), {"choice": "jump"}, 400)
    board = ann.post("/api/board", {"source": {"kind": "puzzle", "game": puzzle.game, "puzzle": puzzle.id}})
    assert "not possible" in ann.refused(path(puzzle, "/try"), {"choice": _illegal(board)}, 409)
    assert ann.get(path(puzzle))["result"] is None
    stranger = Browser(ann.client.__class__(ann.client.app))
    stranger.refused(path(puzzle, "/try"), {"choice": puzzle.best}, 401)


def _illegal(board: Any) -> str:
    legal = {choice["notation"] for choice in board["scene"]["choices"]}
    actions = game("little-town").actions
    return next(actions.notation(k) for k in range(actions.size) if actions.notation(k) not in legal)


def test_the_game_goes_on_from_a_puzzle(house: House) -> None:
    ann, puzzle = house.browser("Ann"), quickest("castles-of-tuscany")
    source = {"kind": "puzzle", "game": puzzle.game, "puzzle": puzzle.id}
    table = ann.post("/api/board/table", {"source": source, "decisions": [puzzle.best], "level": "random"})
    assert table["origin"]["kind"] == "puzzle" and table["seats"][puzzle.seat]["yours"]


def test_the_next_puzzle_is_untried_and_of_the_theme(house: House) -> None:
    ann = house.browser("Ann")
    first = ann.get("/api/puzzles/ragusa/next?theme=scoring")["puzzle"]
    puzzle = next(each for each in shipped(game("ragusa")) if each.id == first)
    assert "scoring" in puzzle.themes
    assert answer(ann, puzzle, puzzle.best)["next"] not in (None, first)
    everything = {each.id for each in shipped(game("ragusa"))}
    assert next_for(game("ragusa"), 1500, everything) is None


def test_the_puzzle_of_the_day_is_the_same_for_everybody(house: House) -> None:
    assert house.browser("Ann").get("/api/puzzles")["daily"] == house.browser("Ben").get("/api/puzzles")["daily"]
    days = [of_the_day(date(2026, 1, 1) + timedelta(k)) for k in range(40)]
    assert {day.game for day in days if day} == set(GAMES)
    assert len({day.id for day in days if day}) > 20


def test_ratings_move_the_right_way() -> None:
    hard, easy = first_of(2000), first_of(1000)
    for solved in (True, False):
        person, puzzle = tried(NEWCOMER, first_of(1500), solved)
        assert (person.mu > NEWCOMER.mu) == solved and (puzzle.mu < 1500) == solved
        assert person.sigma < NEWCOMER.sigma
    assert tried(NEWCOMER, hard, True)[0].mu > tried(NEWCOMER, easy, True)[0].mu
    assert tried(NEWCOMER, easy, False)[0].mu < tried(NEWCOMER, hard, False)[0].mu
    settled = Rating(1500, 60)
    assert tried(settled, hard, True)[0].mu - 1500 < tried(NEWCOMER, hard, True)[0].mu - 1500
