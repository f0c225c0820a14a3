"""A table for tests: lay out a position in one call, move in words.

s = town(offices={"hannover": "Bt"}, routes={"hannover-lueneburg": "At At At"}, levels={0: "2 privilege"})
do(s, "establish hannover-lueneburg", "office hannover")
assert office(s, "hannover") == "Bt At"

A piece is two letters: A to E are the seats, N is neutral; t a trader, m a merchant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import kontor
from kontor.games.hansa_teutonica.state import EVENTS, Phase, Points, State
from kontor.kernel import listen
from tests.games.hansa_teutonica.facts import (
    CITIES,
    COVERS,
    FIFTEEN,
    FREED,
    KINDS,
    LINK,
    MARKERS,
    PIECES,
    ROUTE_NAMES,
    ROUTES,
    SIDE_OF,
    SIXTEEN,
    SLOTS,
    TABLE,
    TAVERNS,
    TRACKS,
)
from tests.games.kit import TableKit, bag

game = kontor.game("hansa-teutonica")
engine = game.python
A, B, C, D, E = range(5)
OWNERS = "ABCDEN"
TRACK_NAMES = tuple(TRACKS)


# ---- pieces, bags ----
def piece(text: str) -> int:
    return OWNERS.index(text[0]) * 2 + "tm".index(text[1])


def word(number: int) -> str:
    return OWNERS[number // 2] + "tm"[number % 2]


def words(numbers: Sequence[int]) -> str:
    return " ".join(word(n) for n in numbers if n >= 0)


def pair(text: str) -> list[int]:
    """`"5t 1m"` as [5, 1]."""
    out = [0, 0]
    for part in text.split():
        out["tm".index(part[-1])] += int(part[:-1])
    return out


# ---- laying out ----
def town(
    players: int = 4,
    *,
    seat: int = 0,
    actions: int = 2,
    routes: Mapping[str, str] | None = None,
    offices: Mapping[str, str] | None = None,
    annexes: Sequence[tuple[str, str]] = (),
    levels: Mapping[int, str] | None = None,
    supply: Mapping[int, str] | None = None,
    stock: Mapping[int, str] | None = None,
    held: Mapping[int, str] | None = None,
    spent: Mapping[int, str] | None = None,
    marks: Mapping[str, str] | None = None,
    waiting: Sequence[str] = (),
    pile: int | str | None = None,
    coellen: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    linked: Sequence[int] = (),
    check_it: bool = True,
    **options: str | bool,
) -> State:
    """A seat is about to act. Nothing is anywhere unless said; every trader and merchant left is in the general supply.

    `annexes`: (city, piece) in the order they were built. `levels`: steps developed, "2 privilege 1 keys"; the seat to
    act has as many steps of the actions as it needs. `supply`: "5t 1m". `stock`: then the rest is in the personal
    supply. `held`: markers to be used, "1 swap"; `spent`: used. `marks`: route to marker; with those that wait, three
    are on the board: others lie on the taverns that are left. `pile`: how many (or which) markers are left there; the
    last seat has the rest, used (two players: the box). `coellen`: cell (7, 8, 9, 11) to seat. `points`: by control.
    `linked`: seats that joined the red cities, in order.
    """
    s = new(players, 0, **options)
    side = SIDE_OF[players]
    s.seat = s.active = seat
    s.first, s.phase, s.actions = 0, Phase.ACT, actions
    s.route = s.won = s.victim = s.held = s.held_from = s.neutral_route = s.drawn = -1
    s.settled = s.extras = s.price = s.moves = s.owed = s.ending = 0

    _routes, _offices = routes or {}, offices or {}
    for r, name in enumerate(ROUTE_NAMES):
        here = [piece(p) for p in _routes.get(name, "").split()]
        assert len(here) <= (ROUTES[side][name].spaces if name in ROUTES[side] else 0), name
        s.post[r] = here + [-1] * (4 - len(here))
        s.marker[r] = -1
    assert set(_routes) <= set(ROUTES[side]) and set(_offices) <= set(CITIES)
    for c, name in enumerate(CITIES):
        here = [piece(p) for p in _offices.get(name, "").split()]
        assert len(here) <= len(SLOTS[side][name]), name
        s.office[c] = here + [-1] * (4 - len(here))
    s.annexes = len(annexes)
    s.annex_city = [CITIES.index(city) for city, _ in annexes] + [-1] * (5 - len(annexes))
    s.annex = [piece(p) for _, p in annexes] + [-1] * (5 - len(annexes))
    for k, cell in enumerate(TABLE):
        s.coellen[k] = (coellen or {}).get(cell, -1)
    s.links = len(linked)

    _lay_markers(s, players, marks or {}, waiting, pile, held or {}, spent or {})
    for i in range(players):
        p = s.players[i]
        step = bag((levels or {}).get(i, ""))
        if i == seat and "actions" not in step:
            step["actions"] = next(n for n, value in enumerate(TRACKS["actions"]) if value >= actions)
        p.level = [step[track] for track in TRACK_NAMES]
        p.points = [0] * len(Points)
        p.points[Points.COINS] = coins(s, i)
        p.points[Points.CONTROL] = (points or {}).get(i, 0)
        if i in linked:
            p.linked = linked.index(i) + 1
            p.points[Points.LINK] = LINK[linked.index(i)]
        rest = [PIECES[kind] - n for kind, n in zip(KINDS, _in_use(s, i), strict=True)]
        if stock is not None and i in stock:
            p.stock = pair(stock[i])
            p.supply = [rest[k] - p.stock[k] for k in range(2)]
            assert supply is None or i not in supply or p.supply == pair(supply[i]), f"{i} has {p.supply} more"
        else:
            p.supply = pair((supply or {}).get(i, ""))
            p.stock = [rest[k] - p.supply[k] for k in range(2)]
        assert min(*p.stock, *p.supply) >= 0, f"{i} has {p.stock} and {p.supply}"
    for name, value in derived(s).items():
        setattr(s, name, value)
    for i in range(players):
        s.players[i].presence = presence(s, i)
    if check_it:
        check(s)
    return s


def closing(players: int = 4, *, routes: Mapping[str, str] | None = None, **more: Any) -> State:
    """The last seat can end the game with `finish`: it wins a marker, and the pile is empty."""
    last = OWNERS[players - 1] + "t"
    given = {"duisburg-dortmund": f"{last} {last}", **(routes or {})}
    return town(players, seat=players - 1, routes=given, marks={"duisburg-dortmund": "plus-3"}, pile=0, **more)


def finish(s: State) -> None:
    do(s, "establish duisburg-dortmund")
    if not over(s):
        do(s, "done")
    assert over(s)


def crowd(routes: Mapping[str, str], room: Mapping[str, int], players: int = 5, spare: str = "B") -> dict[str, str]:
    """All other routes full of pieces of seats C to E and a spare one, only so many spaces free; for `MASTERS`."""
    pool = [seat + kind for kind, n in (("t", 24), ("m", 4)) for _ in range(n) for seat in OWNERS[2:players]]
    pool += [f"{spare}t"] * (24 if spare == "B" else 20)
    side = SIDE_OF[players]
    out = dict(routes)
    for name, route in ROUTES[side].items():
        if name not in routes:
            out[name] = " ".join(pool.pop(0) for _ in range(route.spaces - room.get(name, 0)))
    return out


MASTERS = dict.fromkeys(range(5), " ".join(f"{n} {track}" for track, n in COVERS.items()))


def _lay_markers(
    s: State,
    players: int,
    marks: Mapping[str, str],
    waiting: Sequence[str],
    pile: int | str | None,
    held: Mapping[int, str],
    spent: Mapping[int, str],
) -> None:
    rest = Counter(SIXTEEN if s.options[0] else FIFTEEN)
    ready = [bag(held.get(i, "")) for i in range(players)]
    used = [bag(spent.get(i, "")) for i in range(players)]
    rest.subtract(marks.values())
    rest.subtract(waiting)
    for counter in (*ready, *used):
        rest.subtract(counter)
    if isinstance(pile, str):
        rest.subtract(bag(pile))
    assert min(rest.values()) >= 0, f"too many markers: {rest}"
    on_board = dict(marks)
    places = [t for t in TAVERNS if t not in marks]
    for _ in range(3 - len(marks) - len(waiting)):
        kind = next(k for k in MARKERS if rest[k])
        rest[kind] -= 1
        on_board[places.pop(0)] = kind
    if pile is None:
        in_pile, gone = rest, Counter[str]()
    elif isinstance(pile, str):
        in_pile, gone = bag(pile), rest
    else:
        in_pile = Counter(list(rest.elements())[:pile])
        assert in_pile.total() == pile, f"only {in_pile.total()} markers are left for the pile"
        gone = rest - in_pile
    if players > 2:  # a used extra office would have to stand somewhere
        ready[-1]["extra-office"] += gone.pop("extra-office", 0)
        used[-1] += gone
    for name, kind in on_board.items():
        s.marker[ROUTE_NAMES.index(name)] = MARKERS.index(kind)
    s.waiting = [MARKERS.index(kind) for kind in waiting] + [-1] * (3 - len(waiting))
    s.pile = [in_pile[kind] for kind in MARKERS]
    s.boxed = [gone[kind] if players == 2 else 0 for kind in MARKERS]
    for i in range(players):
        s.players[i].markers = [ready[i][kind] for kind in MARKERS]
        s.players[i].spent = [used[i][kind] for kind in MARKERS]


def _in_use(s: State, seat: int) -> list[int]:
    """Traders and merchants of a colour that are neither in the personal nor in the general supply."""
    count = Counter(n for row in (*s.post, *s.office) for n in row)
    count.update(s.annex[: s.annexes])
    out = [count[seat * 2], count[seat * 2 + 1]]
    out[0] += 1  # on the score track
    out[1] += s.coellen.count(seat)
    for t, track in enumerate(TRACK_NAMES):
        out[KINDS.index(FREED[track])] += COVERS[track] - s.players[seat].level[t]
    return out


def derived(s: State) -> dict[str, object]:
    """The fields that follow from others, counted anew."""
    side = SIDE_OF[s.seats]
    spaces = [ROUTES[side][name].spaces if name in ROUTES[side] else 0 for name in ROUTE_NAMES]
    free = [n - sum(p >= 0 for p in row) for n, row in zip(spaces, s.post, strict=True)]
    offices = [sum(p >= 0 for p in row) for row in s.office]
    return {
        "here": [sum(1 << r for r, row in enumerate(s.post) if n in row) for n in range(12)],
        "free": free,
        "free_routes": sum(1 << r for r, n in enumerate(free) if n),
        "offices": offices,
        "completed": sum(n == len(SLOTS[side][c]) for n, c in zip(offices, CITIES, strict=True)),
    }


def coins(s: State, seat: int) -> int:
    """Offices on a slot with a coin, as long as nothing was swapped."""
    rows = zip(SLOTS[SIDE_OF[s.seats]].values(), s.office, strict=True)
    return sum(n // 2 == seat and slot.coin for slots, row in rows for slot, n in zip(slots, row, strict=False))


def presence(s: State, seat: int) -> int:
    cities = {c for c, row in enumerate(s.office) if any(p >= 0 and p // 2 == seat for p in row)}
    cities |= {s.annex_city[k] for k in range(s.annexes) if s.annex[k] // 2 == seat}
    return sum(1 << c for c in cities)


def check(s: State) -> None:
    wrong = game.problems(s)
    assert not wrong, wrong
    s.to_bytes()  # every number fits its field
    counted = derived(s)
    assert {name: getattr(s, name) for name in counted} == counted
    assert [s.players[i].presence for i in range(s.seats)] == [presence(s, i) for i in range(s.seats)]


kit = TableKit(game, State, check)
new, choices, do, refused = kit.new, kit.choices, kit.do, kit.refused


# ---- moving ----
def legal(s: State, *verbs: str) -> set[str]:
    return set(choices(s, *verbs))


def told(s: State, *texts: str) -> list[str]:
    """Do it; the names of the events, with their numbers."""
    with listen() as events:
        do(s, *texts)
    return [" ".join([EVENTS[e[0]].name, *map(str, e[1 : 1 + len(EVENTS[e[0]].arguments)])]) for e in events]


# ---- looking ----
def on(s: State, route: str) -> str:
    """The pieces on a route, sorted."""
    return " ".join(sorted(word(p) for p in s.post[ROUTE_NAMES.index(route)] if p >= 0))


def office(s: State, city: str) -> str:
    return words(s.office[CITIES.index(city)])


def supply(s: State, seat: int) -> list[int]:
    return list(s.players[seat].supply)


def stock(s: State, seat: int) -> list[int]:
    return list(s.players[seat].stock)


def markers(s: State, seat: int) -> dict[str, int]:
    return {kind: n for kind, n in zip(MARKERS, s.players[seat].markers, strict=True) if n}


def spent(s: State, seat: int) -> dict[str, int]:
    return {kind: n for kind, n in zip(MARKERS, s.players[seat].spent, strict=True) if n}


def marks(s: State) -> dict[str, str]:
    return {name: MARKERS[s.marker[r]] for r, name in enumerate(ROUTE_NAMES) if s.marker[r] >= 0}


def level(s: State, seat: int, track: str) -> int:
    return s.players[seat].level[TRACK_NAMES.index(track)]


def score(s: State, seat: int) -> int:
    return engine.score(s, seat)


def scores(s: State) -> list[int]:
    return [score(s, seat) for seat in range(s.seats)]


def part(s: State, seat: int, which: Points) -> int:
    return s.players[seat].points[which]


def over(s: State) -> bool:
    return s.phase == Phase.OVER and not engine.legal(s)


def parked(routes: dict[str, str]) -> dict[str, str]:
    """Blue's eleven loose traders and its merchant are all on the board."""
    return {
        **routes,
        "coellen-warburg": "Bt Bt Bt Bt",
        "quedlinburg-halle": "Bt Bt Bt",
        "goslar-magdeburg": "Bm",
    }
