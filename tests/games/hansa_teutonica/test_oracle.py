"""The package against a second implementation (`oracle.py`): same questions, same moves, same table, to the end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from kontor.games.hansa_teutonica.cities import controller, network_points
from kontor.games.hansa_teutonica.state import Ending, Phase, State
from tests.games.hansa_teutonica.facts import CITIES, LINK, RINGS, ROUTE_NAMES, ROUTES
from tests.games.hansa_teutonica.oracle import Reference
from tests.games.hansa_teutonica.random_positions import random_position
from tests.games.hansa_teutonica.side_by_side import side_by_side
from tests.games.hansa_teutonica.table import (
    MASTERS,
    OWNERS,
    A,
    B,
    C,
    D,
    E,
    crowd,
    do,
    engine,
    game,
    legal,
    new,
    scores,
    supply,
    town,
)

pytestmark = pytest.mark.thorough

FULL = MASTERS[0]
IN_GAME: set[int] = {phase for phase in Phase if phase != Phase.OVER}


def from_scratch(s: State, reference: Reference) -> None:
    """Who controls each city, and what each network is worth."""
    for k, city in enumerate(CITIES):
        owner = reference.controller(city)
        assert controller(s, k) == (OWNERS.index(owner) if owner else -1), city
    for seat in range(s.seats):
        assert network_points(s, seat) == reference.network(seat) * reference.value(seat, "keys")


def noticed(s: State, reference: Reference) -> set[str]:
    """Rare things, so that the random games are known to have met them."""
    if s.phase == Phase.OVER:
        return {Ending(s.ending).name.lower()}
    verbs = {m.split()[0] for m in reference.asked}
    out = verbs & {"trade", "annex", "coellen", "lift", "neutral", "swap", "remove"}
    if s.phase == Phase.RELOCATE:
        near = {m.split()[-1] for m in reference.asked if not m.startswith("lift")}
        rings = RINGS[reference.side][ROUTE_NAMES[s.route]]
        out |= {f"ring {k + 1}" for k, ring in enumerate(rings) if near & ring}
        out |= {"extra first"} if {"settle", "extra"} <= verbs else set()
    elif s.phase == Phase.MARK and s.waiting[0] >= 0:
        out.add("waiting")
    return out | {f"link for {LINK[k]}" for k in range(s.links)}


ALWAYS = {"trade", "annex", "coellen", "lift", "swap", "remove", "ring 1", "ring 2", "extra first", "waiting"}
ALWAYS |= {"link for 7", "link for 4", "score", "pile", "cities"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_play_on_from_any_position(players: int) -> None:
    """Crowded and empty boards, rich and poor players, every option: every question is the same."""
    phases: set[int] = set()
    seen: set[str] = set()
    for seed in range(70):
        s, dice = random_position(1000 * players + seed, players, True)
        for k, reference in enumerate(side_by_side(s, dice, 60)):
            phases.add(s.phase)
            seen |= noticed(s, reference)
            if k % 4 == 0:
                from_scratch(s, reference)
        seen |= noticed(s, reference)
    assert phases - {Phase.OVER} == IN_GAME - (set() if players == 2 else {Phase.NEUTRAL})
    missing = ALWAYS - seen
    assert not missing, missing


SCORING = {"establish", "office", "annex"}
SCORING_OF_TWO = {"displace", "with", "pay", "settle", "extra"}  # a neutral trader fills a route


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_play_whole_games(players: int) -> None:
    """From the set-up to the last point, by the default rules. Points come from establishing only (ruling 25)."""
    for seed in range(2):
        s = new(players, 10 * players + seed)
        before = scores(s)
        for k, reference in enumerate(side_by_side(s, random.Random(seed))):
            if scores(s) != before:
                assert reference.last.split()[0] in (SCORING | SCORING_OF_TWO if players == 2 else SCORING)
            before = scores(s)
            if k % 10 == 0:
                from_scratch(s, reference)
        assert s.phase == Phase.OVER


def test_a_reason_is_given_for_exactly_what_is_not_legal() -> None:
    """In any position, for any move: a reason or legal, never both; asking changes nothing."""
    wanted = dict.fromkeys(IN_GAME, 1)
    for seed in range(200):
        s, dice = random_position(70_000 + seed, 2 + seed % 4, seed % 2 == 1)
        for _ in side_by_side(s, dice, 60):
            if not wanted[s.phase] or (s.phase in (Phase.ACT, Phase.SET) and dice.random() < 0.9):
                continue
            wanted[s.phase] -= 1
            before, now = s.to_bytes(), set(engine.legal(s))
            for action in game.actions:
                assert (game.why_not(s, action) is None) == (action in now), game.actions.notation(action)
            assert s.to_bytes() == before
        if not any(wanted.values()):
            break
    assert not any(wanted.values()), wanted


# ---- many steps, one end ----
def ends_of(s: State, verb: str, phases: set[Phase]) -> Iterator[State]:
    """What can come out of an action of several steps (`verb` begins it; none: it has begun), asked of the package."""
    seen: set[bytes] = set()
    todo = [s]
    while todo:
        now = todo.pop()
        started = now is not s or not verb
        if started and now.phase not in phases:
            yield now
            continue
        for action in engine.legal(now):
            if started or game.actions.decode(action)[0] == verb:
                after = engine.clone(now)
                engine.apply(after, action)
                if after.to_bytes() not in seen:
                    seen.add(after.to_bytes())
                    todo.append(after)


Counts = tuple[tuple[int, ...], ...]


def own(s: State, seat: int) -> Counts:
    """Traders and merchants of a seat on each route."""
    return tuple((row.count(2 * seat), row.count(2 * seat + 1)) for row in s.post)


def every_move(s: State, seat: int, most: int) -> set[Counts]:
    """All ends of lifting up to so many pieces together and setting each down on another route; also no change."""
    start = own(s, seat)
    room = [s.free[r] + sum(counts) for r, counts in enumerate(start)]
    targets = [r for r, n in enumerate(room) if n]
    now = [list(counts) for counts in start]
    ends: set[Counts] = set()

    def lift(pieces: list[tuple[int, int]], left: int) -> None:
        if all(sum(now[r]) <= room[r] for r in targets):
            ends.add(tuple(map(tuple, now)))
        for k, (kind, origin) in enumerate(pieces if left else []):
            if (kind, origin) not in pieces[:k]:
                now[origin][kind] -= 1
                for target in targets:
                    if target != origin:
                        now[target][kind] += 1
                        lift(pieces[k + 1 :], left - 1)
                        now[target][kind] -= 1
                now[origin][kind] += 1

    lift([(kind, r) for r, counts in enumerate(start) for kind in (0, 1) for _ in range(counts[kind])], most)
    return ends


def crowded(dice: random.Random, most: int) -> State:
    """Red has a few pieces on a board that is nearly or altogether full, and may move so many."""
    board = ROUTES["4-5"]
    pieces = ["At"] * 9 + ["Am"] * (most - 1)
    dice.shuffle(pieces)
    routes = {}
    for r in dice.sample(list(board), dice.randint(2, 4)):
        mine = [pieces.pop() for _ in range(dice.randint(1, 2))]
        others = board[r].spaces - len(mine)
        routes[r] = " ".join(mine + ["Bt"] * (others - dice.choice([0, 0, 0, min(1, others)])))
    room = {r: 1 for r in dice.sample(list(board), dice.choice([0, 0, 1, 2])) if r not in routes}
    levels = dict(MASTERS)
    levels[0] = f"4 keys 3 bags 3 privilege 5 actions {most - 2} book"
    return town(5, routes=crowd(routes, room), levels=levels)


@pytest.mark.parametrize("most", [2, 3, 4])
def test_every_move_can_be_made_and_none_is_null(most: int) -> None:
    """On crowded boards: every end of lifting all first is reached, another one never, and something changes."""
    several = 0
    for seed in range(30 if most < 4 else 12):
        s = crowded(random.Random(seed), most)
        expected = every_move(s, A, most) - {own(s, A)}
        assert {own(end, A) for end in ends_of(s, "move", {Phase.SET, Phase.MOVE})} == expected
        several += len(expected) > 1
    assert several > 10


def test_every_move_of_two_can_be_made_and_none_is_null() -> None:
    """The same on boards of games."""
    trades = 0
    for seed in range(100):
        s, _ = random_position(80_000 + seed, 2 + seed % 4, False)
        if s.players[s.seat].level[3] or not 0 < sum(map(sum, own(s, s.seat))) < 6:
            continue
        seat = s.seat
        expected = every_move(s, seat, 2) - {own(s, seat)}
        assert {own(end, seat) for end in ends_of(s, "move", {Phase.SET, Phase.MOVE})} == expected
        trades += 1
    assert trades > 2


Table = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]


def every_relocation(s: State) -> set[Table]:
    """All ends of setting down the displaced piece and extra ones, in any order, each on the nearest ring."""
    owner = s.victim // 2
    rings = RINGS["2-3" if s.seats < 4 else "4-5"][ROUTE_NAMES[s.route]]
    ends: set[Table] = set()
    seen: set[tuple[Table, bool, int]] = set()

    def go(posts: list[list[int]], stock: list[int], supply: list[int], settled: bool, extras: int) -> None:
        key = (tuple(tuple(sorted(row)) for row in posts), tuple(stock), tuple(supply))
        if (key, settled, extras) in seen:
            return
        seen.add((key, settled, extras))
        if settled:
            ends.add(key)
        elif not near(posts):
            return  # the displaced piece would have no place: not allowed
        if not settled:
            for r in near(posts):
                go(put(posts, r, s.victim), stock, supply, True, extras)
        if extras:
            for kind in (0, 1):
                piece = 2 * owner + kind
                less = [int(kind == 0), int(kind == 1)]
                if any(stock):
                    sources = [(posts, [a - b for a, b in zip(stock, less, strict=True)], supply)] * (stock[kind] > 0)
                elif any(supply):
                    sources = [(posts, stock, [a - b for a, b in zip(supply, less, strict=True)])] * (supply[kind] > 0)
                else:
                    sources = [(take(posts, r, piece), stock, supply) for r, row in enumerate(posts) if piece in row]
                for left, general, personal in sources:
                    for r in near(left):
                        go(put(left, r, piece), general, personal, settled, extras - 1)

    def near(posts: list[list[int]]) -> list[int]:
        free = {r for k, r in enumerate(ROUTE_NAMES) if spaces[k] > len(posts[k])}
        return next((sorted(ROUTE_NAMES.index(r) for r in ring & free) for ring in rings if ring & free), [])

    def put(posts: list[list[int]], r: int, piece: int) -> list[list[int]]:
        return [[*row, piece] if k == r else row for k, row in enumerate(posts)]

    def take(posts: list[list[int]], r: int, piece: int) -> list[list[int]]:
        at = posts[r].index(piece)
        return [row[:at] + row[at + 1 :] if k == r else row for k, row in enumerate(posts)]

    posts = [[p for p in row if p >= 0] for row in s.post]
    spaces = [len(row) + free for row, free in zip(posts, s.free, strict=True)]
    p = s.players[owner]
    go(posts, list(p.stock), list(p.supply), False, s.extras)
    return ends


def check_relocation(s: State) -> None:
    owner = s.victim // 2
    ends = {
        (
            tuple(tuple(sorted(p for p in row if p >= 0)) for row in end.post),
            tuple(end.players[owner].stock),
            tuple(end.players[owner].supply),
        )
        for end in ends_of(s, "", {Phase.RELOCATE, Phase.LIFTED})
    }
    assert ends == every_relocation(s)


def test_every_relocation_can_be_made() -> None:
    """Order of the pieces, sources and rings: all ends, and no other."""
    seen: Counter[str] = Counter()
    for seed in range(500):
        s, dice = random_position(90_000 + seed, 3 + seed % 3, False)
        displacing = [a for a in engine.legal(s) if game.actions.decode(a)[0] == "displace"]
        if not displacing:
            continue
        engine.apply(s, dice.choice(displacing))
        while s.phase in (Phase.REPLACE, Phase.PAY):
            engine.apply(s, engine.legal(s)[0])
        kind = ("trader", "merchant")[s.victim % 2]
        few = len(engine.legal(s)) ** (s.extras + 1) < 1000
        if s.phase == Phase.RELOCATE and not s.settled and few and seen[kind] < 12:
            seen[kind] += 1
            check_relocation(s)
    assert min(seen["trader"], seen["merchant"]) > 4, seen


@pytest.mark.parametrize("kind", ["trader", "merchant"])
def test_every_relocation_from_the_board_can_be_made(kind: str) -> None:
    """Both supplies of the displaced player are empty: its own pieces on other routes may come."""
    lifts = 0
    for seed in range(25):
        dice = random.Random(seed)
        names = dice.sample(list(ROUTES["4-5"]), len(ROUTES["4-5"]))
        route, *others = names
        pool = ["Ct", "Dt", "Et"] * 26
        loose = ["Bt"] * 3 + ["Bm"] if kind == "trader" else ["Bt"] * 4
        routes = {route: dice.choice(["Bt", "Bt Ct"]) if kind == "trader" else "Bm"}
        routes |= dict(zip(others, loose, strict=False))
        for near in [near for ring in RINGS["4-5"][route][:2] for near in sorted(ring)]:
            here = routes.get(near, "").split()
            others_here = ROUTES["4-5"][near].spaces - len(here) - dice.choice([0, 0, 0, 1])
            routes[near] = " ".join(here + [pool.pop() for _ in range(others_here)])
        levels = dict.fromkeys((C, D, E), FULL)
        offices = {"hamburg": "Bt Bt Bt", "minden": "Bt Bt Bt Bt"}
        s = town(5, routes=routes, offices=offices, levels=levels, supply={A: "3t"}, stock={B: ""})
        assert supply(s, B) == [0, 0]
        do(s, f"displace p2 {kind} {route}")
        if s.phase == Phase.RELOCATE and s.seat == B:
            lifts += bool(legal(s, "lift"))
            check_relocation(s)
    assert lifts > 5
