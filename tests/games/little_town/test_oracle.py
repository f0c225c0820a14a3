"""The package against a second implementation (`oracle.py`): same questions, same legal moves, same table, to the end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from kontor.games.little_town.state import Phase, State
from tests.games.little_town.facts import CARD_NAMES, CARDS, CELLS, CUBES, TILES, terrain
from tests.games.little_town.oracle import Reference
from tests.games.little_town.table import GOODS, KINDS, check, engine, game, new

SWITCHES = [option.key for option in game.options if option.is_switch]
EAGER = {"use": 6, "build": 4, "claim": 3, "cathedral": 3}


def random_game(seed: int, players: int, varied: bool) -> tuple[State, random.Random]:
    """A game at its beginning: often with other rulings, odd hands, and cubes already dealt out."""
    dice = random.Random(seed)
    options: dict[str, str | bool] = {"board": dice.choice("AB"), "market": "random"}
    if varied:
        options |= {key: dice.random() < 0.5 for key in SWITCHES}
    s = new(players, seed, **options)
    cards = dice.sample(range(len(CARD_NAMES)), CARDS[players] * players)
    for seat in range(players):
        hand = sorted(cards[seat :: players])
        s.players[seat].hand = hand + [-1] * (4 - len(hand))
    share = dice.choice([0, 0, 2, 5, 10, 15, 15])  # how many cubes of each kind are dealt out: a scarce supply is tricky
    for g in range(4):
        for _ in range(min(share, dice.randint(0, 15))):
            s.supply[g] -= 1
            s.players[dice.randrange(players)].goods[g] += 1
    for cell in dice.sample(CELLS, dice.choice([0, 0, 20, 40])):  # and sometimes a town is already there
        k = CELLS.index(cell)
        kinds = [kind for kind in range(len(KINDS)) if s.market[kind]]
        owner = dice.randrange(players)
        if terrain(str(options["board"]), cell) == "G" and kinds and s.players[owner].houses > 1:
            s.tile[k], s.owner[k] = dice.choice(kinds), owner
            s.market[s.tile[k]] -= 1
            s.players[owner].houses -= 1
    for _ in range(dice.choice([0, 0, 10, 27])):
        s.supply[4] -= 1
        s.players[dice.randrange(players)].goods[4] += 1
    check(s)
    return s, dice


def side_by_side(s: State, dice: random.Random) -> Iterator[Reference]:
    """Play at random to the end; yields before each move, when both agree on the question."""
    reference = Reference(s)
    course = reference.play()
    question = next(course)
    crowd = dice.choice([CELLS, ["C3", "D3", "E3", "F3", "C4", "D4", "E4"]])  # sometimes all build in one place
    while True:
        compare(s, reference)
        seat, moves = question
        legal = engine.legal(s)
        words = [game.actions.notation(a) for a in legal]
        assert (engine.to_move(s), sorted(words)) == (seat, sorted(moves)), Phase(s.phase).name
        assert legal == sorted(set(legal))
        yield reference
        weights = [EAGER.get(w.split()[0], 1) * (3 if w.split()[-1] in crowd else 1) for w in words]
        (k,) = dice.choices(range(len(words)), weights)
        engine.apply(s, legal[k])
        try:
            question = course.send(words[k])
        except StopIteration:
            break
    compare(s, reference)
    assert s.phase == Phase.OVER and engine.legal(s) == []
    best = max(reference.points)
    assert [engine.rank(s, i) == 1 for i in range(s.seats)] == [points == best for points in reference.points]


def compare(s: State, reference: Reference) -> None:
    """What lies on the table is the same. (Inside a payment the cubes move when all is decided, here and there.)"""
    for seat in range(s.seats):
        p = s.players[seat]
        assert p.goods == [reference.goods[seat][g] for g in GOODS]
        assert engine.score(s, seat) == reference.points[seat]
        assert p.houses == reference.houses[seat]
        assert {CARD_NAMES[card] for card in p.hand[: p.cards]} == reference.hands[seat]
    assert s.supply == [reference.supply[g] for g in GOODS]
    assert {c: (KINDS[s.tile[k]], s.owner[k]) for k, c in enumerate(CELLS) if s.tile[k] >= 0} == reference.built
    assert {c: s.worker[k] for k, c in enumerate(CELLS) if s.worker[k] >= 0} == reference.workers
    assert (s.rnd, s.first) == (reference.round, reference.first)
    assert s.market == [reference.market[kind] for kind in KINDS]


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


# ---- many steps, one end ------------------------------------------------------------------------------------------------
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


def pays(reference: Reference, seat: int, price: dict[str, int], bought: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
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
    for s, reference in positions(Phase.ACT, 150):
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
        if s.fish >= 0:
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
        if s.asked < s.seats - 1:  # else the next round begins, or final scoring
            assert sorted((tuple(end.players[seat].goods), engine.score(end, seat)) for end in ends) == sorted(expected)
            several += len(expected) > 1
    assert several > 50


def test_a_reason_is_given_for_exactly_what_is_not_legal() -> None:
    """In any position, for any move: a reason or legal, never both; asking changes nothing."""
    for phase in Phase:
        if phase in (Phase.DRAFT, Phase.OVER):
            continue
        for count, (s, _) in enumerate(positions(phase, 400, every=7 if phase in (Phase.TURN, Phase.LAY) else 1)):
            before, legal = s.to_bytes(), set(engine.legal(s))
            for action in game.actions:
                assert (game.why_not(s, action) is None) == (action in legal)
            assert s.to_bytes() == before
            if count == 5:
                break
