"""The package against a second implementation (`oracle.py`): same questions, same moves, same table, to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kontor.games.little_town.state import Phase, State
from tests.games.little_town.facts import CUBES, TILES
from tests.games.little_town.oracle import Reference, random_game, side_by_side
from tests.games.little_town.table import GOODS, KINDS, engine, game

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("varied", [False, True], ids=["default", "varied"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_play_the_same_game(players: int, varied: bool) -> None:
    """TURN, ACT, PAY, GIVE, TAKE, LAY, SPECIAL, FEED, CLAIM: every question of every game."""
    seen: set[int] = set()
    for seed in range(60):
        s, dice = random_game(1000 * players + seed, players, varied)
        for _ in side_by_side(s, dice):
            seen.add(s.phase)
    assert seen == {phase for phase in Phase if phase not in (Phase.DRAFT, Phase.OVER)}


# ---- many steps, one end ----
def walk(s: State, stop: Callable[[State], bool], verbs: set[str]) -> list[State]:
    """All ends of a decision of several steps, one for every way there."""
    if stop(s):
        return [s]
    ends = []
    for action in engine.legal(s):
        if game.actions.decode(action)[0] in verbs:
            after = engine.clone(s)
            engine.apply(after, action)
            ends += walk(after, stop, verbs)
    return ends


def table_of(s: State) -> tuple[tuple[int, ...], ...]:
    return (*(tuple(p.goods) for p in s.players[: s.seats]), tuple(s.supply))


def positions(phase: Phase, games: int, every: int = 1) -> Iterator[tuple[State, Reference]]:
    """Positions of one phase from random games of two, three and four players; hands are taken away."""
    count = 0
    for seed in range(games):
        s, dice = random_game(50_000 + seed, 2 + seed % 3, seed % 2 == 1)
        for reference in side_by_side(s, dice):
            count += s.phase == phase
            if s.phase == phase and count % every == 0:
                copy = engine.clone(s)
                for p in copy.players:
                    p.cards, p.hand = 0, [-1] * 4
                yield copy, reference


def pays(
    reference: Reference, seat: int, price: dict[str, int], bought: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """The table after a payment."""
    goods = [dict(held) for held in reference.goods]
    supply = dict(reference.supply)
    cost = dict(price, coin=price.get("coin", 0) + 3 * sum(bought))
    for g, b in zip(CUBES, bought, strict=True):
        cost[g] = cost.get(g, 0) - b
    for g, n in cost.items():
        goods[seat][g] -= n
        supply[g] += n
    return (*(tuple(held[g] for g in GOODS) for held in goods), tuple(supply[g] for g in GOODS))


def test_every_way_to_pay_for_a_tile_can_be_reached_once() -> None:
    """Own cubes and bought ones, in every mixture the coins and the supply allow, and no other."""
    several = 0
    for s, reference in positions(Phase.TURN, 40, every=8):
        for kind, tile in TILES.items():
            expected = reference.payments(s.seat, tile.cost) if s.market[KINDS.index(kind)] else []
            if not s.players[s.seat].houses:
                expected = []
            build = game.actions.parse(f"build {kind}")
            assert (build in engine.legal(s)) == bool(expected)
            if expected:
                after = engine.clone(s)
                engine.apply(after, build)
                ends = [table_of(end) for end in walk(after, lambda x: x.phase == Phase.LAY, {"buy"})]
                assert sorted(ends) == sorted(pays(reference, s.seat, tile.cost, bought) for bought in expected)
                several += len(expected) > 1
    assert several > 50


def test_every_way_to_use_the_pawnbroker_can_be_reached() -> None:
    """Two cubes of choice, own or bought, for two of choice from what the supply holds after paying."""
    seen = 0
    for s, reference in positions(Phase.ACT, 60):
        if not any(p.workers for p in s.players):  # the round may end at once
            continue
        for action in engine.legal(s):
            verb, values = game.actions.decode(action)
            if verb != "use" or KINDS[s.tile[values["cell"]]] != "pawnbroker":
                continue
            seen += 1
            seat, owner = s.seat, s.owner[values["cell"]]
            fee = int(owner != seat)
            expected = set()
            for pair in reference.offers(seat, fee):
                goods = [dict(held) for held in reference.goods]
                supply = dict(reference.supply)
                goods[seat]["coin"] -= fee
                goods[owner]["coin"] += fee
                for offer in pair:
                    name, n = ("coin", 3) if offer.startswith("bought-") else (offer, 1)
                    goods[seat][name] -= n
                    supply[name] += n
                for a in CUBES:
                    for b in CUBES:
                        if all(supply[g] >= (a, b).count(g) for g in (a, b)) and (reference.on["pawn_free"] or a != b):
                            held = dict(goods[seat])
                            held[a] += 1
                            held[b] += 1
                            expected.add(tuple(held[g] for g in GOODS))
            after = engine.clone(s)
            after.missed = [0, 0, 0, 0]  # gathering what was missing before would come on top
            engine.apply(after, action)
            ends = walk(after, lambda x: x.phase not in (Phase.GIVE, Phase.TAKE), {"give", "take"})
            assert {tuple(end.players[seat].goods) for end in ends} >= expected
            if all(n >= 2 for g, n in reference.supply.items() if g in CUBES):
                assert {tuple(end.players[seat].goods) for end in ends} == expected
    assert seen > 20


def test_every_way_to_feed_can_be_reached_once() -> None:
    """Fish, wheat and bought food in every mixture; nobody goes hungry beside food of their own."""
    several = 0
    for s, reference in positions(Phase.FEED, 60):
        if s.fish >= 0 or s.rnd == 4:  # in the middle of it; or final scoring may follow at once
            continue
        seat, crew, had = s.seat, reference.crew, engine.score(s, s.seat)
        expected = []
        for fish, wheat, bought in reference.meals(seat):
            held = dict(reference.goods[seat])
            held["fish"] -= fish
            held["wheat"] -= wheat
            held["coin"] -= 3 * bought
            expected.append((tuple(held[g] for g in GOODS), had - 3 * (crew - fish - wheat - bought)))
        ends = walk(s, lambda x, seat=seat: x.phase != Phase.FEED or x.seat != seat, {"feed"})  # type: ignore[misc]
        assert sorted((tuple(end.players[seat].goods), engine.score(end, seat)) for end in ends) == sorted(expected)
        several += len(expected) > 1
    assert several > 50


def test_a_reason_is_given_for_exactly_what_is_not_legal() -> None:
    """In any position, for any move: a reason or legal, never both; asking changes nothing."""
    wanted = [0 if phase in (Phase.DRAFT, Phase.OVER) else 5 for phase in Phase]
    for seed in range(200):
        s, dice = random_game(70_000 + seed, 2 + seed % 3, seed % 2 == 1)
        for _ in side_by_side(s, dice):
            if not wanted[s.phase] or (s.phase != Phase.BETWEEN and dice.random() < 0.8):
                continue
            wanted[s.phase] -= 1
            before, legal = s.to_bytes(), set(engine.legal(s))
            for action in game.actions:
                assert (game.why_not(s, action) is None) == (action in legal)
            assert s.to_bytes() == before
        if not any(wanted):
            break
    assert not any(wanted), wanted
