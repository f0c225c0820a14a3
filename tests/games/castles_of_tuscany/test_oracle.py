"""Random games beside the slow oracle, after every decision: regions, places, payments, points, cards, tiles."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kontor.games.castles_of_tuscany.components import FACE_COLOUR, FACES, THINGS
from kontor.games.castles_of_tuscany.state import Green, Phase, Red, State
from tests.games.castles_of_tuscany.facts import BONUSES, CARDS, COLOURS, NEUTRAL, OWN, SPACE_NAMES
from tests.games.castles_of_tuscany.oracle import Estate, payments, placed_points
from tests.games.castles_of_tuscany.table import choices, engine, game, hand, new

pytestmark = pytest.mark.thorough


def _step(s: State, chance: random.Random) -> int:
    legal = engine.legal(s)
    if chance.random() < 0.7:
        return engine.policy_choice(s, chance.getrandbits(40))
    return chance.choice(legal)


def _estates(s: State) -> list[Estate]:
    return [Estate(s, seat) for seat in range(s.seats)]


def _names(mask: int) -> set[str]:
    return {SPACE_NAMES[k] for k in range(30) if mask >> k & 1}


def _conserved(s: State) -> None:
    """All cards and tiles are somewhere, counted by colour."""
    players = [s.players[seat] for seat in range(s.seats)]
    for c, colour in enumerate(COLOURS):
        assert s.deck[c] + s.discard[c] + sum(p.hand[c] for p in players) == CARDS[colour]
    tiles: Counter[str] = Counter()
    for face, c in enumerate(FACE_COLOUR):
        n = s.neutral[face] + s.returned[face] + s.gone[face] + s.display.count(face)
        n += sum(p.stack[face] + p.storage.count(face) + p.tile.count(face) for p in players)
        n += s.phase in (Phase.STORE, Phase.PUT) and s.face == face
        tiles[COLOURS[c]] += n
    assert tiles == {c: NEUTRAL[c] + s.seats * OWN[c] for c in COLOURS}
    for k, kind in enumerate(BONUSES):
        assert s.bonuses[k] + sum(p.bonus[k] for p in players) == 5, kind


def _places_agree(s: State, estates: list[Estate]) -> None:
    """What may be placed where, and what may be taken by a castle or exchanged."""
    estate, p = estates[s.seat], s.players[s.seat]
    if s.phase == Phase.ACT:
        wanted = set()
        for thing in {THINGS[x] for x in p.storage if x >= 0}:
            colour = "" if thing == "hexagon" else COLOURS[FACE_COLOUR[FACES.index(thing)]]
            for space in estate.open_spaces(colour):
                if payments(hand(s, s.seat), p.workers, estate.colour[space]):
                    wanted.add(f"place {thing} {space}")
        assert set(choices(s, "place")) == wanted
        fitting = [f for f in s.display if f >= 0 and estate.open_spaces(COLOURS[FACE_COLOUR[f]])]
        assert not (fitting and choices(s, "exchange"))
        assert set(choices(s, "take")) == {f"take {FACES[f]}" for f in s.display if f >= 0}
    if s.phase == Phase.FREE:
        fitting = [f for f in s.display if f >= 0 and estate.open_spaces(COLOURS[FACE_COLOUR[f]])]
        assert set(choices(s)) == {*(f"take {FACES[f]}" for f in fitting), "decline"}
    if s.phase == Phase.PAY:
        colour = estate.colour[SPACE_NAMES[s.space]]
        told = set()
        for text in choices(s):
            cards: Counter[str] = Counter()
            workers = 0
            for unit in text.split()[1:]:
                if unit == "worker":
                    workers += 1
                else:
                    cards[colour if unit == "card" else unit] += 1 if unit == "card" else 2
            told.add((tuple(sorted(cards.items())), workers))
        assert len(told) == len(choices(s))
        assert told == payments(hand(s, s.seat), p.workers, colour)


def _points_agree(before: State, s: State, seat: int) -> None:
    """Green points of a decision that placed something, or none if it did not; red points of a scoring."""
    was, now = Estate(before, seat), Estate(s, seat)
    gained = [s.players[seat].green[k] - before.players[seat].green[k] for k in range(len(Green))]
    placed = [x for x in now.tile if now.tile[x] >= 0 and was.tile[x] < 0]
    assert len(placed) <= 1
    wanted = (0, 0, 0)
    if placed:
        had = before.colour_bonus[COLOURS.index(now.colour[placed[0]])]
        wanted = placed_points(was, now, THINGS[now.tile[placed[0]]], placed[0], had, FACES)
    assert tuple(gained[:3]) == wanted
    for other in range(s.seats):
        p, q = s.players[other], before.players[other]
        if s.era > before.era or s.phase == Phase.OVER:
            assert p.red[before.era] == sum(p.green) and q.red[before.era] == 0
        if s.phase == Phase.OVER:
            per_point = 3 if s.options[0] else 5
            stored = sum(x >= 0 for x in p.storage)
            assert p.red[Red.HAND :] == [p.cards // per_point, stored, p.marble, p.workers]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"edition": "first", "castle_refill": "after", "start_castle_scores": "yes"}])
def test_random_games_agree_with_the_oracle(players: int, options: dict[str, str]) -> None:
    for seed in range(3):
        chance = random.Random(seed)
        s = new(players, seed, **options)
        while s.phase < Phase.FIRST_BONUS:
            engine.apply(s, chance.choice(engine.legal(s)))
            _conserved(s)
        while engine.legal(s):
            estates = _estates(s)
            for seat, estate in enumerate(estates):
                p = s.players[seat]
                assert max(map(len, estate.regions())) <= 3
                for c, colour in enumerate(COLOURS):
                    assert _names(p.colours[c]) == {x for x in estate.at if estate.colour[x] == colour}
                assert _names(p.near & ~p.covered) == estate.open_spaces()
            complete = Counter(c for estate in estates for c in estate.complete_colours())
            assert s.colour_bonus == [min(2, complete[c]) for c in COLOURS]
            _places_agree(s, estates)
            before, seat = s.clone(), s.seat
            engine.apply(s, _step(s, chance))
            _conserved(s)
            _points_agree(before, s, seat)


def test_every_game_of_chance_ends_in_good_time() -> None:
    lengths, scores = [], []
    for seed in range(40):
        s = new(4, seed)
        lengths.append(engine.policy_playout(s, seed))
        scores += [engine.score(s, seat) for seat in range(4)]
    assert min(lengths) > 150 and max(lengths) < 600
    assert 40 < sum(scores) / len(scores) < 75


def test_ids_of_decisions_are_small() -> None:
    assert len(game.actions) < 1000 and State.SIZE <= 1024
