"""Hints and reviews: repeatable, from what a seat may know, told without asserting what nobody can know."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from kontor import Match, game
from kontor.bots import hint
from kontor.bots.hints import Outlook, outlook
from kontor.bots.review import Budget, Review, judge, questions, review
from kontor.bots.search import Choice
from kontor.kernel import LANGUAGES, BadDecision, game_ids


def some_way_in(game_id: str, decisions: int, players: int = 2, seed: int = 5) -> Match:
    match = Match(game_id, ["Ann", "Ben", "Cy"][:players], seed)
    chance = random.Random(seed)
    while len(match.played) < decisions and not match.over:
        match.play(chance.choice(match.legal))
    return match


def as_json(match: Match, **budget: int) -> str:
    found = hint(match, seed=9, **budget).to_json(match.phrases())
    del found["seconds"]
    return json.dumps(found)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_hint_is_the_same_wherever_the_seat_cannot_tell_two_tables_apart(game_id: str) -> None:
    """Another deal of all that is hidden from the seat gives the same advice, to the letter."""
    different = 0
    for decisions in (0, 12, 25):
        match = some_way_in(game_id, decisions)
        seat = match.to_move
        assert seat is not None
        other = match.at(decisions)
        other._state = match.game.python.redealt(match.state, seat, 4711)
        different += other.state.to_bytes() != match.state.to_bytes()
        assert as_json(match, iterations=120) == as_json(other, iterations=120)
    assert different


@pytest.mark.parametrize("game_id", game_ids())
def test_hints_name_legal_choices_and_add_up(game_id: str) -> None:
    match = some_way_in(game_id, 20)
    found = hint(match, iterations=150).to_json(match.phrases())
    assert found["seat"] == match.to_move and 1 <= len(found["choices"]) <= 4
    assert len({choice["action"] for choice in found["choices"]}) == len(found["choices"])
    for choice in found["choices"]:
        assert choice["action"] in match.legal
        assert match.game.actions.parse(choice["notation"]) == choice["action"]
        assert sum(choice["values"]) == pytest.approx(1, abs=0.01) and 0 <= choice["share"] <= 1
    for language in LANGUAGES:
        assert hint(match, iterations=40).to_json(match.phrases(language))["choices"][0]["words"]


def test_why_tells_what_a_choice_surely_brings() -> None:
    match = Match("little-town", ["Ann", "Ben"], seed=7, options={"market": "beginner"})
    view = match.hidden(0).to_bytes()
    line = [match.read("place F5"), match.read("place B2")]
    seen = outlook(match.game, view, 0, line, seed=3)
    assert seen.ended and seen.own == 1 and len(seen.steps) == 2
    assert seen.sentences(match.phrases()) == [
        "Ann places a worker on F5: +1 wood, +2 fish.",
        "Expected next: Ben places a worker on B2: +1 wood, +1 stone, +1 fish.",
    ]
    assert Outlook.from_json(json.loads(json.dumps(seen.to_json()))) == seen
    assert "Várható" not in "".join(seen.sentences(match.phrases("pl")))


def test_why_stops_where_chance_or_a_hidden_hand_decides() -> None:
    """In Tuscany a drawn card is not told before it is drawn; what is sure about the draw is."""
    match = some_way_in("castles-of-tuscany", 31)
    draw = match.read("draw 3")
    for number in range(31, 90):
        if draw in match.legal:
            break
        match.play(match.legal[number % len(match.legal)])
    seat = match.to_move
    assert seat is not None and draw in match.legal
    (step,) = outlook(match.game, match.hidden(seat).to_bytes(), seat, [draw, draw], seed=3).steps
    told = [match.game.events[event[0]].name for event in step.events]
    assert "draw" in told and not any(name.startswith("see") for name in told)
    played = match.play(draw)
    assert any(match.game.events[event[0]].name.startswith("see") for event in played.events)


def test_why_does_not_repeat_the_choice() -> None:
    match = some_way_in("castles-of-tuscany", 31)
    seat = match.to_move
    assert seat is not None
    take = next(choice for choice in match.choices if choice.notation.startswith("take"))
    seen = outlook(match.game, match.hidden(seat).to_bytes(), seat, [match.read(take.notation)], seed=3)
    assert seen.steps[0].events and seen.sentences(match.phrases("en", seat)) == []


def test_an_expected_answer_that_needs_a_certain_hidden_card_is_not_told() -> None:
    """In Ragusa everybody keeps one of three cards that the others do not know: which one is never told to them."""
    match = some_way_in("ragusa", 0)
    seat = match.to_move
    assert seat is not None
    after = match.at(0)
    mine, theirs = after.play(match.legal[0]).action, after.legal[0]
    seen = outlook(match.game, match.hidden(seat).to_bytes(), seat, [mine, theirs], seed=3)
    assert after.to_move != seat and [step.action for step in seen.steps] == [mine]


def test_points_that_are_not_sure_are_not_told() -> None:
    """In Little Town the last claim of this line ends the round, and what that brings depends on others' cards."""
    match = some_way_in("little-town", 56, seed=296)
    seat = match.to_move
    assert seat is not None
    moves = ("build watchtower", "lay F2", "claim lake-mountain-forest", "claim three-stone-price")
    line = [match.read(move) for move in moves]
    view = match.hidden(seat).to_bytes()
    sure, unsure = (outlook(match.game, view, seat, line[:count], seed=3) for count in (3, 4))
    assert (sure.own, sure.points) == (3, 3)
    assert (unsure.own, unsure.points) == (4, 0)


def test_hints_stand_in_the_order_of_what_they_are_worth_at_least() -> None:
    for seed in range(3):
        match = some_way_in("ragusa", 12 + 3 * seed, seed=seed)
        found = hint(match, iterations=300)
        least = [Choice(c.action, round(300 * c.share), c.values, ()).at_least(found.seat) for c in found.choices]
        assert least == sorted(least, reverse=True)


def test_only_whoever_is_to_move_is_advised() -> None:
    match = some_way_in("little-town", 4)
    assert match.to_move is not None
    with pytest.raises(BadDecision, match="not your turn"):
        hint(match, seat=1 - match.to_move)
    while not match.over:
        match.play(match.legal[0])
    with pytest.raises(BadDecision):
        hint(match)


def test_a_review_finds_a_blunder_and_calls_nothing_else_one() -> None:
    """The last real decision of this game decides it: some choices win, the others lose; what follows is forced."""
    match = some_way_in("little-town", 999, seed=0)
    number = max(p.number for p in match.played if len(match.at(p.number - 1).legal) > 1)
    question = questions(match)[number - 1]
    wins = {action: _wins(match, number, action) for action in match.at(number - 1).legal}
    assert set(wins.values()) == {True, False}
    for action, won in wins.items():
        judged = judge(replace(question, action=action), Budget(100))
        if won:
            assert judged.cost == 0 and judged.better is None
        else:
            assert judged.cost > 0.2 and judged.better is not None and wins[judged.better.action]
            assert judged.better.values[question.seat] - judged.value == pytest.approx(judged.cost)


def _wins(match: Match, number: int, action: int) -> bool:
    trial = match.at(number - 1)
    seat = trial.to_move
    trial.play(action)
    while not trial.over:
        (only,) = trial.legal
        trial.play(only)
    return seat in trial.winners


@pytest.mark.parametrize(("game_id", "decisions", "seed"), [("little-town", 64, 8), ("castles-of-tuscany", 91, 1)])
def test_where_the_winner_is_certain_nothing_is_a_mistake(game_id: str, decisions: int, seed: int) -> None:
    """Some choices end the game at once and others do not; points differ, the winner never does."""
    match = some_way_in(game_id, decisions, seed=seed)
    question = questions(match)[-1]
    ended, winners = set(), set()
    for action in match.legal:
        after = match.at(decisions)
        after.play(action)
        ended.add(after.over)
        winners |= _possible_winners(after)
        assert judge(replace(question, action=action), Budget(100)).cost == 0
    assert ended == {True, False} and len(winners) == 1


def _possible_winners(match: Match) -> set[tuple[int, ...]]:
    if match.over:
        return {tuple(match.winners)}
    found = set()
    for action in match.legal:
        after = match.at(len(match.played))
        after.play(action)
        found |= _possible_winners(after)
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_even_one_iteration_gives_an_opinion(game_id: str) -> None:
    match = some_way_in(game_id, 14)
    assert sum(hint(match, iterations=1).values) == pytest.approx(1)
    for question in questions(match):
        values = judge(question, Budget(1)).values
        assert values is None or sum(values) == pytest.approx(1)


def test_reviews_are_repeatable_kept_without_words_and_told_in_any_language() -> None:
    match = some_way_in("little-town", 10)
    found = review(match, iterations=80)
    heard: list[int] = []
    assert review(match, iterations=80, progress=heard.append).kept() == found.kept()
    assert sum(heard) == 11  # ten decisions and the position reached
    again = Review.from_kept(json.loads(json.dumps(found.kept())))
    for language in LANGUAGES:
        assert again.to_json(match.phrases(language)) == found.to_json(match.phrases(language))
    assert len(found.values) == 11 and None not in found.values
    for mistake in found.to_json(match.phrases())["mistakes"]:
        assert 0 < mistake["cost"] <= 1 and mistake["notation"] == match.played[mistake["number"] - 1].notation
        assert mistake["better"]["notation"] != mistake["notation"]


def test_a_review_ends_with_the_result_and_costs_nothing_where_nothing_was_to_decide() -> None:
    match = some_way_in("little-town", 999)
    assert match.over
    found = review(match, iterations=20)
    share = 1 / len(match.winners)
    assert found.values[-1] == tuple(share if seat in match.winners else 0.0 for seat in range(2))
    forced = [p.number for p in match.played if len(match.at(p.number - 1).legal) == 1]
    for number in forced:
        judged = found.judgements[number - 1]
        assert judged is not None and judged.values is None and judged.cost == 0
        assert found.values[number - 1] == found.values[number]
    costs = [judged.cost for judged in found.mistakes]
    assert costs == sorted(costs, reverse=True)
    assert all(mark is None or 0 <= mark <= 100 for mark in found.accuracy)


def test_reviewing_in_several_processes_gives_the_same() -> None:
    match = some_way_in("little-town", 6)
    assert review(match, iterations=40, processes=2).kept() == review(match, iterations=40).kept()


def test_games_for_one_can_be_advised_and_reviewed() -> None:
    for game_id in game_ids():
        if 1 in game(game_id).seats:
            match = Match(game_id, 1, seed=3)
            assert hint(match, iterations=30).choices
            match.play(match.legal[0])
            assert len(review(match, iterations=20).values) == 2
