"""The rules against the oracle: legal lists of random games, sections of the wall, and the laws of conservation."""

from __future__ import annotations

import random

import pytest

from kontor.games.ragusa.components import N_SHIPS
from kontor.games.ragusa.state import State
from kontor.games.ragusa.walls import longest_section, open_sites, section_length
from tests.games.ragusa import oracle
from tests.games.ragusa.facts import RING
from tests.games.ragusa.table import SUPER, choices, city, engine, new

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("may_decline", [True, False])
def test_the_oracle_finds_the_same_legal_moves(players: int, may_decline: bool) -> None:
    for seed in range(4):
        chance = random.Random(seed)
        s = new(players, seed, may_decline=may_decline)
        while engine.legal(s):
            wanted = oracle.choices(s)
            if wanted is not None and chance.random() < 0.5:
                assert set(choices(s)) == wanted
            engine.apply(s, chance.choice(engine.legal(s)))


def test_the_oracle_agrees_about_fishermen() -> None:
    """Positions full of fish, where exchanges decide."""
    chance = random.Random(3)
    for _ in range(60):
        resources = {0: f"{chance.randrange(3)} wood {chance.randrange(3)} stone {chance.randrange(9)} fish"}
        sites = chance.sample(range(1, 53), 12)
        s = city(2, houses={0: sites[:6], 1: sites[6:]}, resources=resources | {1: "1 wood"}, seat=1)
        s.seat = s.active = 0
        wanted = oracle.choices(s)
        assert wanted == set(choices(s))


def _random_wall(chance: random.Random, full: float) -> State:
    s = city(2, wall_ends=chance.choice(["inside", "ends"]))
    s.walls = sum(1 << k for k in range(22) if chance.random() < full)
    for k, (site, _) in enumerate(RING):
        s.house[site - 1] = chance.choice([-1, -1, -1, 0, 1, SUPER])
        s.tower[k] = chance.choice([-1, -1, -1, 0, 1])
        if chance.random() < full - 0.5:
            s.house[site - 1] = s.tower[k] = -1
    return s


@pytest.mark.parametrize("full", [0.4, 0.8, 0.97, 1.0])
def test_longest_sections_by_brute_force(full: float) -> None:
    chance = random.Random(str(full))
    for _ in range(150):
        s = _random_wall(chance, full)
        for owner in range(2):
            assert divmod(longest_section(s, owner), 256) == oracle.section(s, owner)


def test_the_section_of_one_wall_by_brute_force() -> None:
    """The longest section that holds a wall, by taking away every wall that does not hang together with it."""
    chance = random.Random(9)
    for _ in range(60):
        s = _random_wall(chance, 0.85)
        for wall in range(22):
            s.walls |= 1 << wall
            lengths = [section_length(s, open_sites(s, 0), k) for k in range(22) if s.walls >> k & 1]
            assert max(lengths) == oracle.section(s, 0)[0]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_nothing_is_lost(players: int) -> None:
    for seed in range(6):
        s = new(players, seed)
        owners = 3 if players == 1 else players
        pieces = _houses(s, owners)
        while legal := engine.legal(s):
            engine.apply(s, random.Random(seed).choice(legal))
            assert _houses(s, owners) == pieces
            ships = [k for k in range(N_SHIPS) if s.fleet >> k & 1] + [k for k in s.row if k >= 0]
            for owner in range(owners):
                ships += [k for k in range(N_SHIPS) if s.players[owner].ships >> k & 1]
            assert sorted(ships) == list(range(N_SHIPS))


def _houses(s: State, owners: int) -> int:
    placed = sum(0 <= x <= SUPER for x in s.house)
    return placed + sum(s.players[k].houses + s.players[k].supers + s.players[k].lost for k in range(owners))
