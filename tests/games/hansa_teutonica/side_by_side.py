"""Both Hansa Teutonicas at one table: the same moves are legal, and everything lies alike after each."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kontor.games.hansa_teutonica.state import EVENTS, Phase, Points, State
from kontor.kernel import listen
from tests.games.hansa_teutonica.facts import (
    CITIES,
    MARKERS,
    ROUTE_NAMES,
    TABLE,
)
from tests.games.hansa_teutonica.oracle import Reference
from tests.games.hansa_teutonica.table import OWNERS, check, engine, game, word

EAGER = {"establish": 40, "place": 12, "displace": 4, "move": 3, "income": 4, "use": 3, "done": 1}
EAGER |= {"office": 12, "annex": 12, "develop": 4, "coellen": 8, "settle": 3, "extra": 4, "lift": 4, "remove": 5}
DRAW = next(k for k, kind in enumerate(EVENTS) if kind.name == "draw")


def side_by_side(s: State, dice: random.Random, limit: int = 1_000_000) -> Iterator[Reference]:
    """Play at random to the end; yields before each move, when both agree on the question."""
    reference = Reference(s)
    course = reference.play()
    question = next(course)
    for count in range(limit):
        compare(s, reference)
        if count % 4 == 0:
            check(s)
        seat, moves = question
        ids = engine.legal(s)
        words = [game.actions.notation(a) for a in ids]
        assert (engine.to_move(s), sorted(words)) == (seat, sorted(moves)), Phase(s.phase).name
        assert ids == sorted(set(ids))
        reference.asked = moves
        yield reference
        k = pick(words, seat, reference, dice)
        reference.last = words[k]
        with listen() as events:
            engine.apply(s, ids[k])
        reference.draws += [MARKERS[event[2]] for event in events if event[0] == DRAW]
        try:
            question = course.send(words[k])
        except StopIteration:
            break
    else:
        return
    compare(s, reference)
    check(s)
    assert s.phase == Phase.OVER and engine.legal(s) == []
    for seat in range(s.seats):
        mine = {p.name.lower(): s.players[seat].points[p] for p in Points}
        end = reference.at_the_end(seat)
        assert {name: mine[name] for name in end} == end
    assert [engine.rank(s, i) for i in range(s.seats)] == reference.ranks()


def pick(words: list[str], seat: int, reference: Reference, dice: random.Random) -> int:
    """First a verb, then one of its moves: rather where own pieces are, or a marker."""
    verbs = sorted({w.split()[0] for w in words})
    (verb,) = dice.choices(verbs, [EAGER.get(verb, 1) for verb in verbs])
    ways = [k for k, w in enumerate(words) if w.split()[0] == verb]
    weights = []
    for k in ways:
        route = words[k].split()[-1]
        own = sum(p[0] == OWNERS[seat] for p in reference.routes.get(route, []))
        leaving = verb in ("move", "lift")
        weights.append(1 + 3 * (own == 1) if leaving else 1 + 5 * own**2 + 3 * (route in reference.marks))
    return dice.choices(ways, weights)[0]


def compare(s: State, reference: Reference) -> None:
    """What lies on the table is the same, and nothing is lost."""
    reference.conserved()
    assert not reference.draws
    for k, r in enumerate(ROUTE_NAMES):
        assert sorted(word(p) for p in s.post[k] if p >= 0) == sorted(reference.routes.get(r, [])), r
        assert (MARKERS[s.marker[k]] if s.marker[k] >= 0 else None) == reference.marks.get(r), r
    for k, c in enumerate(CITIES):
        assert [word(p) for p in s.office[k] if p >= 0] == reference.offices[c], c
    assert [(CITIES[s.annex_city[k]], word(s.annex[k])) for k in range(s.annexes)] == reference.annexes
    assert {cell: s.coellen[k] for k, cell in enumerate(TABLE) if s.coellen[k] >= 0} == reference.table
    for seat in range(s.seats):
        p = s.players[seat]
        assert p.supply == [reference.supply[seat][k] for k in "tm"]
        assert p.stock == [reference.stock[seat][k] for k in "tm"]
        assert p.level == list(reference.level[seat].values())
        assert p.markers == [reference.unused[seat][m] for m in MARKERS]
        assert p.spent == [reference.used[seat][m] for m in MARKERS]
        assert engine.score(s, seat) == reference.points[seat]
        assert p.linked == (reference.linked.index(seat) + 1 if seat in reference.linked else 0)
    assert s.pile == [reference.pile[m] for m in MARKERS]
    assert s.boxed == [reference.boxed[m] for m in MARKERS]
    assert [MARKERS[m] for m in s.waiting if m >= 0] == reference.waiting
    assert (s.active, s.links) == (reference.active, len(reference.linked))
    if s.phase not in (Phase.MARK, Phase.OVER):
        assert s.actions == reference.actions
    assert s.owed == reference.owed or s.phase == Phase.OVER
    full = sum(len(reference.offices[c]) == len(reference.slots[c]) for c in CITIES)
    assert s.completed == full
