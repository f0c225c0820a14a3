"""The search: repeatable, knows a value for every seat, keeps its tree, and finds what is there to be found."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kontor
from kontor.bots import LEVELS, Search, make_bot
from kontor.bots.levels import LEVEL_STRENGTH
from kontor.kernel import BadOption, NativeEngine
from kontor.kernel.search_params import PLAIN
from kontor.lab.simulate import simulate

LITTLE_TOWN = kontor.game("little-town")


def middle(game_id: str, players: int, decisions: int, seed: int = 3) -> tuple[NativeEngine, Any, int]:
    """A position some way into a game, as the seat to move may see it."""
    game = kontor.game(game_id)
    engine = game.native()
    state = engine.new(players, seed, game.option_numbers())
    for number in range(decisions):
        engine.apply(state, engine.policy_choice(state, 100 * seed + number))
    seat = engine.to_move(state)
    return engine, engine.hidden(state, seat), seat


GAMES = [(game_id, players) for game_id in kontor.game_ids() for players in kontor.game(game_id).seats]


@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_every_choice_has_a_value_for_every_seat(game_id: str, players: int) -> None:
    engine, view, seat = middle(game_id, players, 12)
    thoughts = Search(engine).think(view, seat, seed=1, iterations=60)
    assert sorted(choice.action for choice in thoughts.choices) == engine.legal(view)
    assert sum(choice.visits for choice in thoughts.choices) == 59, "the first iteration looks at the position itself"
    for choice in thoughts.choices:
        assert len(choice.values) == players and choice.line[0] == choice.action
        assert all(0 <= value <= 1 for value in choice.values)
        assert players == 1 or sum(choice.values) == pytest.approx(1)
    assert thoughts.best.visits == max(choice.visits for choice in thoughts.choices)


def test_replies_of_another_hand_are_weighed_however_its_cards_lie() -> None:
    """In Ragusa everybody begins by keeping one of three cards nobody else knows: all that it could be were tried."""
    game = kontor.game("ragusa")
    engine = game.native()
    state = engine.new(2, 3, game.option_numbers())
    seat = engine.to_move(state)
    engine.apply(state, engine.legal(state)[0])
    assert engine.to_move(state) != seat
    thoughts = Search(engine).think(engine.hidden(state, seat), seat, seed=1, iterations=100)
    assert len(thoughts.choices) > len(engine.legal(state)) == 3
    assert sum(choice.visits for choice in thoughts.choices) == 99


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_iterations_give_the_same_thoughts(threads: int) -> None:
    engine, view, seat = middle("castles-of-tuscany", 3, 20)
    first, again, other = (
        Search(engine, threads).think(view, seat, seed, iterations=300).choices for seed in (5, 5, 6)
    )
    assert first == again != other


def test_the_clock_ends_a_search_and_changes_nothing_else() -> None:
    engine, view, seat = middle("ragusa", 2, 20)
    short = Search(engine).think(view, seat, 1, seconds=1e-9)
    assert short.choices == Search(engine).think(view, seat, 1, iterations=short.iterations).choices
    both = Search(engine).think(view, seat, 1, iterations=120, seconds=600)
    assert both.choices == Search(engine).think(view, seat, 1, iterations=120).choices


def test_a_tree_is_kept_from_decision_to_decision() -> None:
    engine, view, seat = middle("little-town", 2, 5)
    search = Search(engine)
    best = search.think(view, seat, 1, iterations=400).best
    state = engine.redealt(view, seat, 1)
    engine.apply(state, best.action)
    assert engine.to_move(state) == seat, "still the same turn"
    search.follow(best.action)
    view = engine.hidden(state, seat)
    kept = search.think(view, seat, 2, iterations=50)
    assert sum(choice.visits for choice in kept.choices) == best.visits - 1 + 50
    search.follow(None)  # something was decided that the seat may not know
    fresh = search.think(view, seat, 2, iterations=50)
    assert fresh.choices == Search(engine).think(view, seat, 2, iterations=50).choices
    for _ in range(2):  # the same position again goes on, another one begins anew
        again = search.think(engine.hidden(state, seat), seat, 3, iterations=50)
    assert sum(choice.visits for choice in again.choices) == 149
    engine.apply(state, again.best.action)
    search.think(engine.hidden(state, seat), seat, 3, iterations=50)
    assert sum(c.visits for c in search.think(view, seat, 2, iterations=50).choices) == 49
    search.think(view, 1 - seat, 2, iterations=50)
    assert sum(c.visits for c in search.think(view, seat, 2, iterations=50).choices) == 49, "seats share no tree"


def test_what_was_kept_counts_but_for_a_fresh_part() -> None:
    engine, view, seat = middle("castles-of-tuscany", 2, 30)
    search = Search(engine)
    search.think(view, seat, seed=1, iterations=400)
    assert search.think(view, seat, seed=2, iterations=500, fresh=0.1).iterations == 100
    assert search.think(view, seat, seed=3, iterations=500, fresh=0.1).iterations == 50
    assert search.think(view, seat, seed=4, iterations=500).iterations == 500


@pytest.mark.parametrize("game_id", kontor.game_ids())
def test_a_search_for_the_best_ends_when_nothing_else_can_become_it(game_id: str) -> None:
    saved = 0
    for decisions in range(8, 40, 4):
        engine, view, seat = middle(game_id, 2, decisions)
        whole = Search(engine).think(view, seat, seed=1, iterations=300)
        early = Search(engine).think(view, seat, seed=1, iterations=300, only_best=True)
        assert early.best.action == whole.best.action
        saved += whole.iterations - early.iterations
    assert saved > 0


def test_the_textbooks_search_looks_through_no_turn() -> None:
    engine, view, seat = middle("little-town", 2, 10)
    little, much = (
        Search(engine, params=PLAIN._replace(later_effort=effort)).think(view, seat, seed=1, iterations=200).choices
        for effort in (1, 500)
    )
    assert little == much


def test_a_full_tree_goes_on_judging() -> None:
    engine, view, seat = middle("hansa-teutonica", 4, 30)
    thoughts = Search(engine, nodes=200).think(view, seat, 1, iterations=400)
    assert sum(choice.visits for choice in thoughts.choices) == 399


@pytest.mark.parametrize("game_id", ["little-town", "castles-of-tuscany"])
def test_a_decision_that_wins_at_once_is_found(game_id: str) -> None:
    """The last decisions of games in which one choice wins and another does not, however hidden cards may lie."""
    game = kontor.game(game_id)
    engine = game.native()
    found = 0
    for seed in range(3000):
        state = engine.new(2, seed, game.option_numbers())
        chance = random.Random(seed)
        while legal := engine.legal(state):
            seat = engine.to_move(state)
            wins = wins_at_once(engine, state, seat) if len(legal) > 1 else []
            if 0 < len(wins) < len(legal):
                best = Search(engine).think(engine.hidden(state, seat), seat, seed, iterations=60).best
                assert best.action in wins
                found += 1
            engine.apply(state, chance.choice(legal))
        if found >= 3:
            return
    pytest.fail(f"only {found} such positions")


def wins_at_once(engine: NativeEngine, state: Any, seat: int) -> list[int]:
    """Decisions that end the game and win it on every one of a few deals; none if it is not the last decision."""
    wins = []
    for action in engine.legal(state):
        ranks = set()
        for seed in range(6):
            after = engine.redealt(state, seat, seed)
            engine.apply(after, action)
            if engine.legal(after):
                return []
            ranks.add(engine.rank(after, seat))
        if len(ranks) > 1:
            return []
        if ranks == {1}:
            wins.append(action)
    return wins


def test_levels_play_greedily_until_the_rules_are_compiled() -> None:
    engine = LITTLE_TOWN.python
    state = engine.new(2, 4, LITTLE_TOWN.option_numbers())
    seat, legal = engine.to_move(state), engine.legal(state)
    greedy = make_bot("greedy").choose(engine, state, seat, legal, 3)
    assert {make_bot(level).choose(engine, state, seat, legal, 3) for level in LEVELS} == {greedy}


def test_levels_think_longer_and_choose_more_strictly() -> None:
    strengths = [LEVEL_STRENGTH[level] for level in LEVELS]
    assert strengths == sorted(strengths, key=lambda s: (s.iterations, -s.looseness))
    assert all(strength.seconds <= 2 for strength in strengths)


def test_a_loose_level_takes_the_better_of_what_it_tried_more_often() -> None:
    engine, view, seat = middle("little-town", 2, 0)
    chosen = [make_bot("casual").choose(engine, view, seat, engine.legal(view), seed) for seed in range(150)]
    loose = [make_bot("beginner").choose(engine, view, seat, engine.legal(view), seed) for seed in range(150)]
    assert len(set(chosen)) > 1 and len(set(loose)) > 1
    worth = {c.action: c.values[seat] for c in Search(engine).think(view, seat, 1, iterations=2000).choices}
    assert sum(worth[a] for a in chosen) > sum(worth[a] for a in loose)


def test_strong_beats_greedy() -> None:
    result = simulate(LITTLE_TOWN, ["strong", "greedy"], 20, seed=1, processes=1)
    assert not any(p.error for p in result.played)
    assert result.wins(0) >= 12


@pytest.mark.parametrize("name", LEVELS)
def test_levels_choose_the_same_again(name: str) -> None:
    engine, view, seat = middle("castles-of-tuscany", 2, 30)
    legal = engine.legal(view)
    assert len({make_bot(name).choose(engine, view, seat, legal, 8) for _ in range(2)}) == 1


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("depth=3", "A search has no “depth”; it has iterations,"),
        ("iterations=many", "iterations must be a number, not “many”"),
        ("iterations=0", "A search needs at least one iteration"),
        ("pace=2", "A search has no “pace”"),
    ],
)
def test_a_search_that_cannot_be_is_refused(more: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        make_bot(f"search:{more}")


def test_a_search_can_be_described() -> None:
    engine, view, seat = middle("little-town", 3, 8)
    legal = engine.legal(view)
    assert make_bot("search:iterations=30, turns=2, exploration=3").choose(engine, view, seat, legal, 1) in legal


def test_levels_think_less_where_more_people_wait_but_never_too_little() -> None:
    strong, casual = LEVEL_STRENGTH["strong"], LEVEL_STRENGTH["casual"]
    assert strong.scaled(1, 1) == strong.scaled(1, 2) == 30 and strong.scaled(2, 4) == 30 and strong.scaled(1, 3) == 20
    assert LEVEL_STRENGTH["beginner"].scaled(3, 2) == LEVEL_STRENGTH["beginner"].iterations
    assert casual.scaled(0.5, 5) == casual.scaled(1, 2) == 10 and casual.scaled(3, 5) == 30
