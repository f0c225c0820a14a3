"""Positions from outside: what could not lie on the table is refused in words, and what is accepted stays accepted."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from kontor.games.ragusa.ending import decisions_left
from kontor.games.ragusa.state import Phase, Points, State
from tests.games.ragusa.facts import CLOCKWISE, SITES
from tests.games.ragusa.table import RING_SITES, SUPER, check, choices, city, do, engine, game, new

Change = Callable[[State], object]


def _late(players: int, seed: int = 5) -> State:
    """The middle of a game, somebody about to build."""
    s = new(players, seed)
    for number in range(60 if players > 1 else 20):
        engine.apply(s, engine.policy_choice(s, seed + number))
    while s.phase != Phase.BUILD:
        engine.apply(s, engine.policy_choice(s, seed))
    check(s)
    return s


def _build_a_super_instead(s: State) -> None:
    s.players[0].houses -= 2
    s.players[0].supers += 2


def _built_a_super_instead(s: State) -> None:
    site = next(site for site in RING_SITES if s.house[site - 1] == -1)
    s.house[site - 1] = SUPER
    s.players[0].houses -= 1
    s.players[0].built_supers += 1


def _one_more_super(s: State) -> None:
    """One more to build than there can be beside those that stand."""
    s.players[0].houses -= 3 - s.players[0].supers - s.players[0].built_supers
    s.players[0].supers = 3 - s.players[0].built_supers


REFUSED: list[tuple[str, int, Change, str]] = [
    ("superhouses to build with three players", 3, _build_a_super_instead, "supers is 2; it must be 0"),
    ("a superhouse on the board with three players", 3, _built_a_super_instead, "built_supers is 1; it must be 0"),
    ("more superhouses than there are with two players", 2, _one_more_super, "owner 0 has 3 superhouses in the game"),
    ("a superhouse with four players", 4, _built_a_super_instead, "house.* is 5; it must be from -1 to 3"),
    ("points of a seat that is not there", 3, lambda s: s.players[3].points.__setitem__(0, 1), "players.3. is set"),
    ("houses of a seat that is not there", 2, lambda s: setattr(s.players[4], "houses", 3), "players.4. is set"),
    ("a tower of a seat that is not there", 2, lambda s: s.tower.__setitem__(0, 2), "tower.0. is 2; it must be from"),
    ("a house of a seat that is not there", 2, lambda s: s.house.__setitem__(_free(s), 3), "which is nobody's in this"),
    ("a house of a third automaton", 1, lambda s: s.house.__setitem__(_free(s), 3), "which is nobody's in this game"),
    ("Patrician cards with two players", 2, lambda s: s.patrician.__setitem__(3, 0), "patrician.3. is 0; it must be"),
    ("cards of automata with two players", 2, lambda s: s.spoils[1].__setitem__(3, 0), "spoils.1..3. is 0; it must be"),
    ("another beginner alone", 1, lambda s: setattr(s, "first", 0), "first is 0; it must be 1"),
    ("points for more walls than there are", 3, lambda s: _add(s, Points.WALLS, 40), r"points\[WALLS\] of owner 0 is"),
    ("points for fish without the Fishmonger", 3, lambda s: _add(s, Points.FISH, 60), r"points\[FISH\] of owner 0 is"),
    ("points for sales without the Wharf", 3, lambda s: _add(s, Points.SALES, 60), r"points\[SALES\] of owner 0 is"),
    ("points for ships nobody has", 3, lambda s: _add(s, Points.SHIPS, 2), r"points\[SHIPS\] of owner 0 must be"),
    ("points for a section before the end", 3, lambda s: _add(s, Points.SECTION, 1), "SECTION.* of owner 0 must be 0"),
    ("more turns than a game has", 3, lambda s: setattr(s, "turns", 1 << 20), "turns is 1048576, more than a game can"),
    ("the active player wants no question", 3, lambda s: setattr(s.players[s.active], "declined", 1), "has declined"),
    ("an automaton wants no question", 1, lambda s: setattr(s.players[1], "declined", 1), "has declined to exchange"),
    ("the end with houses left", 3, lambda s: setattr(s, "phase", Phase.OVER), "the game is over, but there are"),
    ("the choice of cards in mid-game", 3, lambda s: setattr(s, "phase", Phase.CHOOSE), "but the game has not started"),
    ("the beginning in the middle", 1, lambda s: setattr(s, "phase", Phase.BEGIN), "but the game has not started"),
    ("an acting hex while somebody builds", 3, lambda s: setattr(s, "hex", 3), "site, hex, step, asked and pending"),
]  # fmt: skip


def _free(s: State) -> int:
    return s.house.index(-1)


def _add(s: State, kind: Points, points: int) -> None:
    s.players[0].points[kind] += points


@pytest.mark.parametrize(("players", "change", "message"), [x[1:] for x in REFUSED], ids=[x[0] for x in REFUSED])
def test_a_position_that_could_not_arise_is_refused(players: int, change: Change, message: str) -> None:
    s = _late(players)
    change(s)
    with pytest.raises(AssertionError, match=message):
        check(s)


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase != Phase.BUILD], ids=lambda phase: phase.name)
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_a_phase_without_its_cause_is_refused(phase: Phase, players: int) -> None:
    s = _late(players)
    s.phase = phase
    assert game.problems(s)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_before_the_first_turn_everything_is_as_at_the_set_up(players: int) -> None:
    changes: list[Change] = [
        lambda s: _add(s, Points.FISH, 1),
        lambda s: s.players[0].resources.__setitem__(0, 3 - s.players[0].resources[0]),
        lambda s: s.players[0].stock.__setitem__(2, 1),
        lambda s: s.price.__setitem__(1, s.price[1] - 1),
        lambda s: s.tower.__setitem__(4, 0),
        lambda s: setattr(s, "walls", 1),
        lambda s: setattr(s, "turns", s.turns + 1),
    ]
    for change in changes:
        s = new(players, 3)
        check(s)
        change(s)
        assert game.problems(s)


# ---- points follow from what acted ----
def test_points_of_a_house_count_from_its_action_on_and_not_before() -> None:
    """Fishmonger: 8 fish are 4 points for each house that acts."""
    s = city(
        houses={0: [44, 47], 1: [43]}, resources={0: "3 stone 1 wood 8 fish 1 olives", 1: "8 fish"}, stock={0: "1 oil"}
    )
    s.players[0].points[Points.FISH] = 4 * (3 + 2)  # built first and second; the third house was seat 1's
    s.players[1].points[Points.FISH] = 4 * 3
    check(s)
    s.players[0].points[Points.FISH] += 1
    assert game.problems(s) == ["points[FISH] of owner 0 is 21; it can be at most 20"]
    s.players[0].points[Points.FISH] -= 1
    do(s, "build 51")  # all four houses act at once, and every step is accepted


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_state_of_a_game_is_accepted(players: int) -> None:
    for seed in range(2):
        chance = random.Random(seed)
        s = new(players, seed, edition=chance.choice(["first", "second"]), solo_top_card=seed % 2 == 0)
        check(s)
        while legal := engine.legal(s):
            engine.apply(s, engine.policy_choice(s, seed) if chance.random() < 0.5 else chance.choice(legal))
            check(s)
            check(engine.redealt(s, chance.randrange(players), seed))  # what a program is given to go on with


# ---- every game ends ----
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"edition": "first", "may_decline": False}], ids=["default", "first"])
def test_every_game_ends_the_bound_of_decisions_falls_with_each(players: int, options: dict[str, str | bool]) -> None:
    for seed in range(12):
        chance = random.Random(seed)
        s = new(players, seed, **options)
        left = decisions_left(s)
        assert left == BOUNDS[players]
        while legal := engine.legal(s):
            turns = s.turns
            engine.apply(s, engine.policy_choice(s, seed) if chance.random() < 0.3 else chance.choice(legal))
            assert decisions_left(s) < left
            assert s.turns - turns <= 2 * (left - decisions_left(s))
            left = decisions_left(s)


BOUNDS = {1: 609, 2: 660, 3: 849, 4: 944, 5: 1063}


def test_the_facts_behind_the_bound() -> None:
    assert max(len(sites) for sites in CLOCKWISE.values()) == 6
    assert all(len(hexes.split()) == 3 for hexes in SITES.values())
    s = city(resources={0: "8 fish"})
    fish = s.players[0].resources[5]
    for move in choices(s, "exchange"):
        after = s.clone()
        do(after, move)
        assert after.players[0].resources[5] <= fish - 2
