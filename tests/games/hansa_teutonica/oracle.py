"""A second Hansa Teutonica, slow and plain, written from the rules file: the tests let both play the same game.

The whole game is one generator. Where somebody decides it yields the seat and the legal moves in words, and is sent
the move. Control, network, the red link and the nearest routes are found from scratch every time. How a move is cut
into questions, and that a forced answer is not asked, follows the package. Drawn markers are told by the driver.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from kontor.games.hansa_teutonica.state import Phase, State
from tests.games.hansa_teutonica.facts import (
    ABILITY_OF,
    CITIES,
    COVERS,
    END_CITIES,
    END_POINTS,
    FIFTEEN,
    FOUR_POINTS,
    FREED,
    LINK,
    MARKER_TABLE,
    MARKERS,
    NEIGHBOURS,
    PER_CITY,
    PIECES,
    RED,
    RINGS,
    ROUTE_NAMES,
    ROUTES,
    SIDE_OF,
    SIXTEEN,
    SLOTS,
    TABLE,
    TABLE_ROUTE,
    TRACKS,
    ends,
)
from tests.games.hansa_teutonica.table import OWNERS, game, word

Question = tuple[int, set[str]]
Asking = Generator[Question, str, Any]
KIND = {"t": "trader", "m": "merchant"}
LETTER = {"trader": "t", "merchant": "m"}
OTHER = {"t": "m", "m": "t"}
OWNER = dict(zip(OWNERS, ("p1", "p2", "p3", "p4", "p5", "neutral"), strict=True))


class Reference:
    def __init__(self, s: State) -> None:
        """Takes over a table where somebody is about to act."""
        assert s.phase == Phase.ACT
        chosen = {o.key: o.values[s.options[k]] for k, o in enumerate(game.options)}
        self.swap_own = chosen["swap_own"] == "yes"
        self.ends_at_once = chosen["pile_end"] == "action"
        self.all_markers = Counter(SIXTEEN if chosen["markers"] == "sixteen" else FIFTEEN)
        self.n = s.seats
        self.side = SIDE_OF[self.n]
        self.spaces = {r: route.spaces for r, route in ROUTES[self.side].items()}
        self.slots = SLOTS[self.side]
        self.active, self.actions, self.owed = s.seat, s.actions, s.owed
        self.over = False
        self.routes = {r: [word(p) for p in s.post[k] if p >= 0] for k, r in enumerate(ROUTE_NAMES) if r in self.spaces}
        self.offices = {c: [word(p) for p in s.office[k] if p >= 0] for k, c in enumerate(CITIES)}
        self.annexes = [(CITIES[s.annex_city[k]], word(s.annex[k])) for k in range(s.annexes)]
        self.table = {cell: s.coellen[k] for k, cell in enumerate(TABLE) if s.coellen[k] >= 0}
        players = s.players[: self.n]
        self.supply = [Counter(t=p.supply[0], m=p.supply[1]) for p in players]
        self.stock = [Counter(t=p.stock[0], m=p.stock[1]) for p in players]
        self.level = [dict(zip(TRACKS, p.level, strict=True)) for p in players]
        self.unused = [Counter(dict(zip(MARKERS, p.markers, strict=True))) for p in players]
        self.used = [Counter(dict(zip(MARKERS, p.spent, strict=True))) for p in players]
        self.points = [sum(p.points) for p in players]
        self.linked = sorted((i for i in range(self.n) if players[i].linked), key=lambda i: players[i].linked)
        self.pile = Counter(dict(zip(MARKERS, s.pile, strict=True)))
        self.boxed = Counter(dict(zip(MARKERS, s.boxed, strict=True)))
        self.waiting = [MARKERS[m] for m in s.waiting if m >= 0]
        self.marks = {r: MARKERS[s.marker[k]] for k, r in enumerate(ROUTE_NAMES) if s.marker[k] >= 0}
        self.draws: list[str] = []
        self.asked: set[str] = set()
        self.last = ""
        self.hand: list[str] = []  # pieces between two places
        self.drawn = ""  # a marker that is being placed

    # ---- the course of the game ----
    def play(self) -> Asking:
        while True:
            yield from self.turn(self.active)
            if not self.over:
                yield from self.replace_markers(self.active)
            if self.over:
                break
            self.active = (self.active + 1) % self.n
            self.actions = self.value(self.active, "actions")
        for seat in range(self.n):
            self.points[seat] += sum(self.at_the_end(seat).values())

    def ask(self, seat: int, options: set[str]) -> Asking:
        if len(options) == 1:
            return next(iter(options))
        assert options
        answer = yield seat, options
        assert answer in options
        return answer

    def turn(self, seat: int) -> Asking:
        while (options := self.act_options(seat)) or self.actions:
            answer = yield seat, options | {"done"}  # asked even if there is nothing else to do
            verb, *rest = answer.split()
            if verb == "done":
                return
            if verb == "use":
                yield from self.use(seat, rest[0])
                continue
            self.actions -= 1
            match verb:
                case "income":
                    self.income(seat, int(rest[0]))
                case "place":
                    self.supply[seat][LETTER[rest[0]]] -= 1
                    self.routes[rest[1]].append(OWNERS[seat] + LETTER[rest[0]])
                case "displace":
                    owner = next(x for x, name in OWNER.items() if name == rest[0])
                    yield from self.displace(seat, owner + LETTER[rest[1]], rest[2])
                case "move":
                    yield from self.move(seat, LETTER[rest[0]], rest[1])
                case "establish":
                    yield from self.establish(seat, rest[0])
            if self.ended():
                self.over = True
                return

    def ended(self) -> bool:
        full = sum(len(self.offices[c]) == len(self.slots[c]) for c in CITIES)
        return (
            max(self.points) >= END_POINTS
            or full >= END_CITIES
            or (self.ends_at_once and self.owed > self.pile.total())
        )

    def act_options(self, seat: int) -> set[str]:
        me, out = OWNERS[seat], {f"use {m}" for m in MARKERS if self.usable(seat, m)}
        if not self.actions:
            return out
        total, stock = self.income_size(seat), self.stock[seat]
        out |= {f"income {m}" for m in range(5) if total and m <= stock["m"] and 0 <= total - m <= stock["t"]}
        out |= {f"place {KIND[k]} {r}" for k in "tm" if self.supply[seat][k] for r in self.free()}
        for r, here in self.routes.items():
            for piece in set(here):
                if piece[0] == me:
                    if self.can_lift(me, piece[1], r, self.value(seat, "book"), set(), set()):
                        out.add(f"move {KIND[piece[1]]} {r}")
                elif self.supply[seat].total() > (2 if piece[1] == "m" else 1) and self.nearest(r):
                    out.add(f"displace {OWNER[piece[0]]} {KIND[piece[1]]} {r}")
            if len(here) == self.spaces[r] and {p[0] for p in here} == {me}:
                out.add(f"establish {r}")
        return out

    def value(self, seat: int, track: str) -> int:
        return TRACKS[track][self.level[seat][track]]

    def free(self) -> set[str]:
        return {r for r, here in self.routes.items() if len(here) < self.spaces[r]}

    # ---- the actions ----
    def income_size(self, seat: int) -> int:
        return min(self.value(seat, "bags"), self.stock[seat].total())

    def income(self, seat: int, merchants: int) -> None:
        taken = Counter(t=self.income_size(seat) - merchants, m=merchants)
        self.stock[seat] -= taken
        self.supply[seat] += taken

    def displace(self, seat: int, victim: str, route: str) -> Asking:
        price = 2 if victim[1] == "m" else 1
        have = self.supply[seat]
        kind = LETTER[(yield from self.ask(seat, {f"with {KIND[k]}" for k in "tm" if have[k]})).split()[1]]
        have[kind] -= 1
        self.routes[route].remove(victim)
        self.routes[route].append(OWNERS[seat] + kind)
        self.hand.append(victim)
        pays = {f"pay {m}" for m in range(price + 1) if m <= have["m"] and price - m <= have["t"]}
        merchants = int((yield from self.ask(seat, pays)).split()[1])
        paid = Counter(t=price - merchants, m=merchants)
        self.supply[seat] -= paid
        self.stock[seat] += paid
        yield from self.relocate(victim, route, price)

    def nearest(self, route: str) -> set[str]:
        """Routes with an empty space on the nearest ring that has one."""
        return next((near for ring in RINGS[self.side][route] if (near := ring & self.free())), set())

    def room(self, route: str) -> int:
        """Empty spaces on all other routes."""
        return sum(self.spaces[r] - len(here) for r, here in self.routes.items() if r != route)

    def relocate(self, victim: str, route: str, extras: int) -> Asking:
        owner, settled = victim[0], False
        mover = 1 - self.active if owner == "N" else OWNERS.index(owner)
        while True:
            near = self.nearest(route)
            options = {"done"} if settled else {f"settle {r}" for r in near}
            if extras:
                kinds = [k for k in "tm" if settled or k != victim[1] or extras > 1]
                source = self.source(owner)
                for k in kinds:
                    if source is None:
                        options |= {
                            f"lift {KIND[k]} {r}"
                            for r, here in self.routes.items()
                            if owner + k in here and self.room(route) + (r != route) > (not settled)
                        }
                    elif source[k] and self.room(route) > (not settled):
                        options |= {f"extra {KIND[k]} {r}" for r in near}
            if options == {"done"}:
                return
            verb, *rest = (yield from self.ask(mover, options)).split()
            if verb == "done":
                return
            if verb == "settle":
                settled = True
                self.hand.remove(victim)
                self.routes[rest[0]].append(victim)
            else:
                extras -= 1
                k = LETTER[rest[0]]
                target = rest[1]
                if verb == "lift":
                    self.routes[target].remove(owner + k)
                    places = {f"extra {KIND[k]} {r}" for r in self.nearest(route)}
                    self.hand.append(owner + k)
                    target = (yield from self.ask(mover, places)).split()[2]
                    self.hand.remove(owner + k)
                elif owner != "N":
                    chosen = self.source(owner)
                    assert chosen is not None
                    chosen[k] -= 1
                self.routes[target].append(owner + k)
            yield from self.neutral_routes()

    def source(self, owner: str) -> Counter[str] | None:
        """Where extra pieces come from; None: from the board."""
        if owner == "N":
            return Counter(t=1)
        seat = OWNERS.index(owner)
        return next((x for x in (self.stock[seat], self.supply[seat]) if x.total()), None)

    def move(self, seat: int, kind: str, route: str) -> Asking:
        me, left = OWNERS[seat], self.value(seat, "book")
        lifted: set[tuple[str, str]] = set()
        placed: set[tuple[str, str]] = set()
        while True:
            self.routes[route].remove(me + kind)
            lifted.add((kind, route))
            left -= 1
            while True:
                self.hand.append(me + kind)
                verb, target = (yield from self.ask(seat, self.ways(me, kind, left, lifted, placed))).split()
                self.hand.clear()
                placed.add((kind, target))
                self.routes[target].append(me + kind)
                if verb == "set":
                    break
                kind = OTHER[kind]
                self.routes[target].remove(me + kind)
                lifted.add((kind, target))
                left -= 1
            more = {
                f"move {KIND[k]} {r}"
                for k in "tm"
                for r in self.routes
                if me + k in self.routes[r] and self.can_lift(me, k, r, left, lifted, placed)
            }
            if not more:
                return
            verb, *rest = (yield from self.ask(seat, more | {"done"})).split()
            if verb == "done":
                return
            kind, route = LETTER[rest[0]], rest[1]

    def can_lift(
        self, me: str, kind: str, route: str, left: int, lifted: set[tuple[str, str]], placed: set[tuple[str, str]]
    ) -> bool:
        if not left or (kind, route) in placed:
            return False
        self.routes[route].remove(me + kind)
        can = bool(self.ways(me, kind, left - 1, lifted | {(kind, route)}, placed))
        self.routes[route].append(me + kind)
        return can

    def ways(
        self, me: str, kind: str, left: int, lifted: set[tuple[str, str]], placed: set[tuple[str, str]]
    ) -> set[str]:
        """Where a piece in hand can go. A trade must leave a space for the piece that is then in hand."""
        out = {f"set {r}" for r in self.free() if (kind, r) not in lifted}
        other = OTHER[kind]
        for r, here in self.routes.items():
            tradable = me + other in here and (other, r) not in placed and (kind, r) not in lifted
            space_left = any((other, x) not in lifted for x in self.free())
            if left and tradable and len(here) == self.spaces[r] and space_left:
                out.add(f"trade {r}")
        return out

    # ---- establishing ----
    def left_to_right(self, city: str) -> list[str]:
        return [p for c, p in reversed(self.annexes) if c == city] + self.offices[city]

    def controller(self, city: str) -> str:
        row = [p[0] for p in self.left_to_right(city)]
        if not row:
            return ""
        most = max(row.count(x) for x in row)
        return next(x for x in reversed(row) if row.count(x) == most)

    def control_points(self, route: str) -> None:
        for city in ends(route):
            owner = self.controller(city)
            if owner and owner != "N":
                self.points[OWNERS.index(owner)] += 1

    def establish(self, seat: int, route: str) -> Asking:
        me, here = OWNERS[seat], self.routes[route]
        self.control_points(route)
        extra_offices = self.unused[seat]["extra-office"]
        if route in self.marks:
            self.unused[seat][self.marks.pop(route)] += 1
            self.owed += 1
        options = {"done"}
        for city in ends(route):
            k = len(self.offices[city])
            if k < len(self.slots[city]):
                slot = self.slots[city][k]
                allowed = ("white", "orange", "pink", "black")[: self.value(seat, "privilege") + 1]
                if slot.colour in allowed and me + LETTER[slot.kind] in here:
                    options.add(f"office {city}")
            if extra_offices and self.left_to_right(city):
                options |= {f"annex {KIND[p[1]]} {city}" for p in here}
            track = ABILITY_OF.get(city, "")
            if track and self.level[seat][track] < COVERS[track]:
                options.add(f"develop {track}")
        if route == TABLE_ROUTE and me + "m" in here:
            options |= {
                f"coellen {cell}"
                for k, cell in enumerate(TABLE)
                if cell not in self.table and k <= self.value(seat, "privilege")
            }
        verb, *rest = (yield from self.ask(seat, options)).split()
        match verb:
            case "office":
                city = rest[0]
                slot = self.slots[city][len(self.offices[city])]
                here.remove(me + LETTER[slot.kind])
                self.offices[city].append(me + LETTER[slot.kind])
                self.points[seat] += slot.coin
                self.link(seat)
            case "annex":
                here.remove(me + LETTER[rest[0]])
                self.annexes.append((rest[1], me + LETTER[rest[0]]))
                self.spend(seat, "extra-office")
                self.link(seat)
            case "develop":
                self.develop(seat, rest[0])
            case "coellen":
                here.remove(me + "m")
                self.table[int(rest[0])] = seat
        self.stock[seat].update(p[1] for p in here)
        here.clear()

    def components(self, seat: int) -> list[set[str]]:
        """Cities with own offices, joined by routes."""
        left = {c for c in CITIES if any(p[0] == OWNERS[seat] for p in self.left_to_right(c))}
        out = []
        while left:
            group, todo = set(), [left.pop()]
            for city in todo:
                group.add(city)
                todo += sorted(NEIGHBOURS[self.side][city] & left)
                left -= NEIGHBOURS[self.side][city]
            out.append(group)
        return out

    def link(self, seat: int) -> None:
        if seat not in self.linked and any(set(RED) <= group for group in self.components(seat)):
            self.points[seat] += LINK[len(self.linked)]
            self.linked.append(seat)

    def develop(self, seat: int, track: str) -> None:
        before = self.value(seat, track)
        self.level[seat][track] += 1
        self.supply[seat][LETTER[FREED[track]]] += 1
        if track == "actions":
            self.actions += self.value(seat, track) - before

    def neutral_routes(self) -> Asking:
        for route, here in self.routes.items():
            if len(here) < self.spaces[route] or set(here) != {"Nt"}:
                continue
            self.control_points(route)
            if route in self.marks:
                self.boxed[self.marks.pop(route)] += 1
                self.owed += 1
            options = {f"neutral {c}" for c in ends(route) if len(self.offices[c]) < len(self.slots[c])}
            here.clear()
            if options:
                city = (yield from self.ask(self.active, options)).split()[1]
                self.offices[city].append("Nt")

    # ---- markers ----
    def spend(self, seat: int, kind: str) -> None:
        self.unused[seat][kind] -= 1
        self.used[seat][kind] += 1

    def usable(self, seat: int, kind: str) -> bool:
        if not self.unused[seat][kind]:
            return False
        match kind:
            case "extra-office":
                return False
            case "swap":
                return bool(self.swaps(seat))
            case "develop":
                return any(self.level[seat][t] < COVERS[t] for t in TRACKS)
        return True

    def swaps(self, seat: int) -> set[str]:
        return {
            f"swap {c} {k + 1}"
            for c, row in self.offices.items()
            for k in range(len(row) - 1)
            if not self.swap_own or OWNERS[seat] in (row[k][0], row[k + 1][0])
        }

    def use(self, seat: int, kind: str) -> Asking:
        self.spend(seat, kind)
        match kind:
            case "plus-3" | "plus-4":
                self.actions += int(kind[-1])
            case "develop":
                tracks = {f"develop {t}" for t in TRACKS if self.level[seat][t] < COVERS[t]}
                self.develop(seat, (yield from self.ask(seat, tracks)).split()[1])
            case "swap":
                _, city, slot = (yield from self.ask(seat, self.swaps(seat))).split()
                row, k = self.offices[city], int(slot) - 1
                row[k], row[k + 1] = row[k + 1], row[k]
            case "remove-3":
                for _ in range(3):
                    there = {f"remove {OWNER[p[0]]} {KIND[p[1]]} {r}" for r, here in self.routes.items() for p in here}
                    answer = (yield from self.ask(seat, there | {"done"})).split()
                    if answer == ["done"]:
                        break
                    owner = next(x for x, name in OWNER.items() if name == answer[1])
                    self.routes[answer[3]].remove(owner + LETTER[answer[2]])
                    if owner != "N":
                        self.supply[OWNERS.index(owner)][LETTER[answer[2]]] += 1

    def mark_places(self) -> set[str]:
        return {
            r
            for r, here in self.routes.items()
            if not here and r not in self.marks and any(len(self.offices[c]) < len(self.slots[c]) for c in ends(r))
        }

    def replace_markers(self, seat: int) -> Asking:
        old, self.waiting = self.waiting, []
        while old or self.owed:
            if old:
                kind = old.pop(0)
            elif not self.pile.total():
                self.over = True
                return
            else:
                kind = self.draws.pop(0)
                self.pile[kind] -= 1
                self.owed -= 1
            places = self.mark_places()
            if not places:
                self.waiting.append(kind)
                continue
            self.drawn, self.waiting, kept = kind, self.waiting + old, self.waiting
            route = (yield from self.ask(seat, {f"mark {r}" for r in places})).split()[1]
            self.drawn, self.waiting = "", kept
            self.marks[route] = kind
            if self.n == 2:
                self.routes[route].append("Nt")

    # ---- the end ----
    def network(self, seat: int) -> int:
        """Own offices in the largest network."""

        def size(group: set[str]) -> int:
            return sum(p[0] == OWNERS[seat] for c in group for p in self.left_to_right(c))

        return max((size(group) for group in self.components(seat)), default=0)

    def at_the_end(self, seat: int) -> dict[str, int]:
        owned = (self.unused[seat] + self.used[seat]).total()
        return {
            "abilities": 4 * sum(self.level[seat][t] == COVERS[t] for t in FOUR_POINTS),
            "markers": max(points for count, points in MARKER_TABLE.items() if count <= owned),
            "coellen": sum(cell for cell, owner in self.table.items() if owner == seat),
            "cities": PER_CITY * sum(self.controller(c) == OWNERS[seat] for c in CITIES),
            "network": self.network(seat) * self.value(seat, "keys"),
        }

    def ranks(self) -> list[int]:
        keys = [(-self.points[i], self.level[i]["actions"], -self.at_the_end(i)["network"]) for i in range(self.n)]
        return [1 + sum(other < key for other in keys) for key in keys]

    # ---- nothing is lost ----
    def conserved(self) -> None:
        for seat in range(self.n):
            me = OWNERS[seat]
            everywhere = [p for here in (*self.routes.values(), *self.offices.values()) for p in here]
            everywhere += [p for _, p in self.annexes] + self.hand
            count = Counter(p[1] for p in everywhere if p[0] == me) + self.supply[seat] + self.stock[seat]
            count["t"] += 1
            count["m"] += sum(owner == seat for owner in self.table.values())
            for track in TRACKS:
                count[LETTER[FREED[track]]] += COVERS[track] - self.level[seat][track]
            assert {KIND[k]: n for k, n in count.items()} == PIECES
        total = self.pile + self.boxed + Counter(self.waiting) + Counter(self.marks.values())
        for counter in (*self.unused, *self.used):
            total += counter
        total += Counter([self.drawn] if self.drawn else [])
        assert total == self.all_markers
