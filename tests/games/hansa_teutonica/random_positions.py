"""Random positions of Hansa Teutonica, far from the opening: what the two games are set upon beside each other."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from kontor.games.hansa_teutonica.state import Points, State
from tests.games.hansa_teutonica.facts import (
    CITIES,
    COVERS,
    FIFTEEN,
    FREED,
    LINK,
    RED,
    ROUTES,
    SIDE_OF,
    SIXTEEN,
    SLOTS,
    TABLE,
    TABLE_ROUTE,
    TRACKS,
)
from tests.games.hansa_teutonica.oracle import Reference
from tests.games.hansa_teutonica.table import OWNERS, check, game, town

CHAINS = [
    ["arnheim", "muenster", "minden", "brunswiek", "stendal"],
    ["arnheim", "duisburg", "dortmund", "paderborn", "minden", "brunswiek", "stendal"],
    ["arnheim", "muenster", "minden", "hannover", "lueneburg", "perleberg", "stendal"],
]


def random_position(seed: int, players: int, varied: bool) -> tuple[State, random.Random]:
    """Somebody is about to act in the middle of a game: a crowded or an empty board, rich or poor, a short pile."""
    dice = random.Random(seed)
    options: dict[str, Any] = {}
    if varied:
        options = {o.key: dice.choice(o.values) for o in game.options if not o.is_switch}
        options |= {o.key: dice.random() < 0.5 for o in game.options if o.is_switch}
    side = SIDE_OF[players]
    steps = [{t: dice.randint(0, n) if dice.random() < 0.6 else 0 for t, n in COVERS.items()} for _ in range(players)]
    if dice.random() < 0.2:
        steps = [dict(COVERS) for _ in range(players)]
    loose = [
        [f"{OWNERS[i]}t"] * (26 - sum(n - step[t] for t, n in COVERS.items() if FREED[t] == "trader"))
        + [f"{OWNERS[i]}m"] * (1 + step["book"])
        for i, step in enumerate(steps)
    ]
    for pieces in loose:
        dice.shuffle(pieces)

    def take(neutral: float = 0.0) -> list[str]:
        """A piece of somebody who has one left, or none."""
        if players == 2 and dice.random() < neutral:
            return ["Nt"]
        rich = [pieces for pieces in loose if pieces]
        return [dice.choice(rich).pop()] if rich and dice.random() < 0.98 else []

    offices: dict[str, list[str]] = {c: [] for c in CITIES}
    for i in dice.sample(range(players), dice.choice([0, 0, 0, 1, 2])):  # nearly a chain between the red cities
        for city in dice.choice(CHAINS):
            if loose[i] and len(offices[city]) < len(SLOTS[side][city]) and dice.random() < 0.9:
                offices[city].append(loose[i].pop())
    late = dice.random() < 0.2  # nine cities are completed
    empty = dice.sample([c for c in CITIES if not offices[c]], sum(not offices[c] for c in CITIES))
    if late:
        empty.sort(key=lambda c: len(SLOTS[side][c]))
    for city in empty[: 16 if late else dice.choice([0, 4, 10, 20])]:
        slots, full = len(SLOTS[side][city]), sum(len(offices[c]) == len(SLOTS[side][c]) for c in CITIES)
        for _ in range((slots if late else dice.randint(1, slots)) - (full >= 9)):
            offices[city] += take(0.2)
    count = Counter(SIXTEEN if options.get("markers") == "sixteen" else FIFTEEN)
    annexes: list[tuple[str, str]] = []
    for city in [c for c in CITIES if offices[c]][: dice.choice([0, 0, 1, 2])]:
        annexes += [(city, piece) for piece in take()]
    density = dice.choice([0.0, 0.2, 0.5, 0.8, 0.97, 1.0])
    colours = dice.choice([0.0, 0.9])  # how often a route is of one colour
    routes: dict[str, list[str]] = {}
    for r in dice.sample(list(ROUTES[side]), len(ROUTES[side])):
        ripe = dice.random() < (0.3 if r == TABLE_ROUTE else 0.02)
        wanted = sum(ripe or dice.random() < density for _ in range(ROUTES[side][r].spaces))
        here = routes[r] = []
        if ripe or (wanted and dice.random() < colours):
            mine = dice.choice(loose)
            here += [mine.pop() for _ in range(min(wanted, len(mine)))]
        while len(here) < wanted and (more := take(0.5)):
            here += more
        if len(here) == ROUTES[side][r].spaces and set(here) == {"Nt"}:
            here.pop()
    table = {cell: i for cell, i in zip(TABLE, dice.choices(range(players), k=4), strict=True) if dice.random() < 0.2}
    for cell, i in list(table.items()):
        if f"{OWNERS[i]}m" in loose[i] and steps[i]["privilege"] >= TABLE.index(cell):
            loose[i].remove(f"{OWNERS[i]}m")
        else:
            del table[cell]
    share = dice.choice([0.0, 0.5, 1.0])  # of the pieces left, in the personal supply
    supply = {}
    for i, pieces in enumerate(loose):
        own = [p for p in pieces if dice.random() < share]
        supply[i] = f"{sum(p[1] == 't' for p in own)}t {sum(p[1] == 'm' for p in own)}m"

    spent = [Counter({"extra-office": sum(p[0] == OWNERS[i] for _, p in annexes)}) for i in range(players)]
    bag = list((count - sum(spent, Counter[str]())).elements())
    dice.shuffle(bag)
    waiting = [bag.pop() for _ in range(dice.choice([0, 0, 0, 1, 3]))]
    marks = {r: bag.pop() for r in dice.sample(list(routes), 3 - len(waiting))}
    held = [Counter[str]() for _ in range(players)]
    for _ in range(dice.choice([0, 5, 11, 12])):
        if bag:
            kind = bag.pop()
            dice.choice(held if kind == "extra-office" or dice.random() < 0.7 else spent)[kind] += 1
    seat = dice.randrange(players)
    s = town(
        players,
        seat=seat,
        actions=min(dice.randint(1, 5), TRACKS["actions"][steps[seat]["actions"]]),
        routes={r: " ".join(here) for r, here in routes.items()},
        offices={c: " ".join(here) for c, here in offices.items()},
        annexes=annexes,
        levels={i: " ".join(f"{n} {t}" for t, n in step.items()) for i, step in enumerate(steps)},
        supply=supply,
        held={i: " ".join(f"{n} {m}" for m, n in counter.items()) for i, counter in enumerate(held)},
        spent={i: " ".join(f"{n} {m}" for m, n in counter.items()) for i, counter in enumerate(spent)},
        marks=marks,
        waiting=waiting,
        coellen=table,
        points={i: dice.randint(0, 12) for i in range(players)},
        check_it=False,
        **options,
    )
    reference = Reference(s)
    linked = [i for i in range(players) if any(set(RED) <= group for group in reference.components(i))]
    dice.shuffle(linked)
    for i in linked:
        s.players[i].linked = linked.index(i) + 1
        s.players[i].points[Points.LINK] = LINK[linked.index(i)]
    s.links = len(linked)
    for i in set(range(players)) - set(linked):
        if dice.random() < 0.3:
            s.players[i].points[Points.CONTROL] = 18
    for p in s.players[:players]:  # nobody has 20 yet, and nobody without an office has any
        most = 19 - p.points[Points.COINS] - p.points[Points.LINK]
        p.points[Points.CONTROL] = min(p.points[Points.CONTROL], most) if p.presence else 0
    check(s)
    return s, dice
