"""A second Little Town, slow and plain, written from the rules file: the tests let both play the same game.

The whole game is one generator. Where somebody decides it yields the seat and the legal moves in words, and is sent
the move. Payments, pawning and feeding are found by trying every combination; the cards are judged from scratch.
When somebody is asked at all (forced answers, windows for claims) follows the package, not the rule book.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from itertools import permutations, product
from typing import Any

from kontor.games.little_town.state import Phase, State
from tests.games.little_town.facts import (
    AROUND,
    BESIDE,
    CARD_NAMES,
    CARDS,
    CARDS_BY_NAME,
    CELLS,
    CUBES,
    TILES,
    WITHOUT_EFFECT,
    WORKERS,
    YIELD_OF,
    terrain,
)
from tests.games.little_town.table import GOODS, KINDS, check, engine, game, new

Question = tuple[int, set[str]]
Asking = Generator[Question, str, Any]


class Turn:
    """What one worker did."""

    def __init__(self) -> None:
        self.got: Counter[str] = Counter()
        self.spent_got = False
        self.uses = 0
        self.point_uses = 0
        self.two_kinds = False


class Reference:
    def __init__(self, s: State) -> None:
        """Takes over a table at the beginning of round one."""
        chosen = {o.key: o.values[s.options[k]] for k, o in enumerate(game.options)}
        self.side = chosen["board"]
        self.on = {key: value == "yes" for key, value in chosen.items()}
        self.n = s.seats
        self.crew = WORKERS[self.n]
        self.first, self.round = s.first, s.rnd
        self.goods = [Counter(dict(zip(GOODS, s.players[i].goods, strict=True))) for i in range(self.n)]
        self.supply = Counter(dict(zip(GOODS, s.supply, strict=True)))
        self.market = Counter({kind: s.market[k] for k, kind in enumerate(KINDS)})
        self.houses = [s.players[i].houses for i in range(self.n)]
        self.hands = [{CARD_NAMES[c] for c in s.players[i].hand[: s.players[i].cards]} for i in range(self.n)]
        self.points = [0] * self.n
        self.fed = [""] * self.n
        self.built = {c: (KINDS[s.tile[k]], s.owner[k]) for k, c in enumerate(CELLS) if s.tile[k] >= 0}
        self.workers: dict[str, int] = {}
        self.turn: Turn | None = None
        self.actor = -1

    # ---- the course of the game ----
    def play(self) -> Asking:
        while True:
            self.workers.clear()
            self.fed = [""] * self.n
            for _ in range(self.crew):
                for seat in self.clockwise():
                    yield from self.take_turn(seat)
            for seat in self.clockwise():
                yield from self.specials(seat)
            for seat in self.clockwise():
                yield from self.feed(seat)
            for seat in self.clockwise():
                yield from self.ask(seat, {"done"})  # last call for cards
            if self.round == 4:
                break
            self.first = self.next_first()
            self.round += 1
        for cell, (kind, owner) in self.built.items():
            near = AROUND[cell]
            if kind == "castle":
                own = self.on["castle_own_only"]
                self.points[owner] += 4 * sum(c in self.built and (not own or self.built[c][1] == owner) for c in near)
            if kind == "watchtower":
                block = self.on["watchtower_workers_block"]
                empty = [c for c in near if terrain(self.side, c) == "G" and c not in self.built]
                self.points[owner] += 2 * sum(not (block and c in self.workers) for c in empty)
        for seat in range(self.n):
            self.points[seat] += self.goods[seat]["coin"] // 3

    def clockwise(self) -> list[int]:
        return [(self.first + k) % self.n for k in range(self.n)]

    def next_first(self) -> int:
        order = [*self.clockwise()[1:], self.first]
        if self.n == 3 and self.round == 3 and len(set(self.points)) > 1:
            return min(order, key=lambda seat: self.points[seat])  # the first of equals: the nearest on the left
        return order[0]

    def ask(self, seat: int, options: set[str]) -> Asking:
        """The answer, after any number of claims. With one option only, nothing is asked but the claims."""
        while True:
            claims = {f"claim {card}" for card in self.claimable(seat)}
            if len(options) == 1 and not claims:
                return next(iter(options))
            answer = yield seat, options | claims
            verb, _, card = answer.partition(" ")
            if verb != "claim":
                return answer
            self.hands[seat].remove(card)
            self.points[seat] += CARDS_BY_NAME[card].points

    def pick(self, seat: int, plans: Iterable[tuple[int, ...]], words: list[str], must: bool = False) -> Asking:
        """Choose a plan number by number, asking only where plans differ; with `must`, a card may be claimed before."""
        left = sorted(set(plans))
        for k, word in enumerate(words):
            values = sorted({plan[k] for plan in left})
            value = values[0]
            if len(values) > 1 or (must and k == 0):
                answer = yield from self.ask(seat, {word.format(v) for v in values})
                value = next(v for v in values if word.format(v) == answer)
            left = [plan for plan in left if plan[k] == value]
        assert len(left) == 1
        return left[0]

    # ---- a turn ----
    def empty(self) -> set[str]:
        return {c for c in CELLS if terrain(self.side, c) == "G" and c not in self.built and c not in self.workers}

    def take_turn(self, seat: int) -> Asking:
        options = {f"place {c}" for c in self.empty()}
        if self.houses[seat]:
            for kind, count in self.market.items():
                if count and self.payments(seat, TILES[kind].cost):
                    options.add(f"build {kind}")
        verb, where = (yield from self.ask(seat, options)).split()
        if verb == "place":
            self.workers[where] = seat
            self.turn, self.actor = Turn(), seat
            yield from self.use_around(seat, where, True)
            self.turn = None
        else:
            yield from self.pay(seat, TILES[where].cost)
            cell = (yield from self.ask(seat, {f"lay {c}" for c in self.empty()})).split()[1]
            self.market[where] -= 1
            self.houses[seat] -= 1
            self.built[cell] = where, seat
            self.points[seat] += TILES[where].star
            yield from self.ask(seat, {"done"})

    def use_around(self, seat: int, origin: str, gathers: bool, cathedral: bool = False) -> Asking:
        """A worker's turn from its cell, or the residence's from its own: gather, then use buildings until done."""
        terrains = (
            Counter(YIELD_OF[t] for c in AROUND[origin] if (t := terrain(self.side, c)) != "G") if gathers else {}
        )
        missing = Counter(terrains)
        unused = set(AROUND[origin])
        while True:
            for good in list(missing):
                missing[good] -= self.gain(seat, good, missing[good])
            options = {f"use {c}" for c in unused if self.usable(seat, c)} | ({"cathedral"} if cathedral else set())
            if not options and not self.turn:
                return
            answer = yield from self.ask(seat, options | {"done"})
            if answer == "done":
                return
            if answer == "cathedral":
                self.score_cathedral(seat)
                cathedral = False
            else:
                cell = answer.split()[1]
                unused.remove(cell)
                yield from self.use(seat, cell)

    def usable(self, seat: int, cell: str) -> bool:
        kind, owner = self.built.get(cell, ("statue", seat))
        fee = int(owner != seat)
        if kind in WITHOUT_EFFECT or self.goods[seat]["coin"] < fee:
            return False
        if kind == "pawnbroker":
            return bool(self.offers(seat, fee))
        return bool(self.payments(seat, TILES[kind].takes, fee, TILES[kind].gives))

    def use(self, seat: int, cell: str) -> Asking:
        kind, owner = self.built[cell]
        if owner != seat:
            self.goods[seat]["coin"] -= 1
            self.goods[owner]["coin"] += 1
        if kind == "pawnbroker":
            yield from self.pawn(seat)
        else:
            takes, gives = TILES[kind].takes, TILES[kind].gives
            yield from self.pay(seat, takes, gives)
            if gives.get("coin") and self.goods[seat]["coin"] == 0 and "no-coins" in self.hands[seat]:
                yield from self.ask(seat, {"done"})
            for good, count in gives.items():
                if good != "vp":
                    self.gain(seat, good, count)
            self.points[seat] += gives.get("vp", 0)
            if self.turn:
                self.turn.point_uses += "vp" in gives
                self.turn.two_kinds |= sum(g in CUBES for g in takes) >= 2
        if self.turn:
            self.turn.uses += 1

    def gain(self, seat: int, good: str, count: int) -> int:
        there = min(count, self.supply[good])
        self.supply[good] -= there
        self.goods[seat][good] += there
        if self.turn and good in CUBES:
            self.turn.got[good] += there
        return there

    # ---- paying ----
    def payments(
        self, seat: int, price: dict[str, int], fee: int = 0, gives: dict[str, int] | None = None
    ) -> list[tuple[int, ...]]:
        """How many wood, stone, fish, wheat are bought: every way to pay."""
        have = self.goods[seat]

        def filled(bought: tuple[int, ...]) -> bool:
            """Once all is paid, the supply holds what the building gives."""
            supply = self.supply + Counter({g: price.get(g, 0) - b for g, b in zip(CUBES, bought, strict=True)})
            supply["coin"] += price.get("coin", 0) + 3 * sum(bought)
            return all(supply[g] >= n for g, n in (gives or {}).items() if g != "vp")

        return [
            bought
            for bought in product(*(range(price.get(g, 0) + 1) for g in CUBES))
            if all(price.get(g, 0) - b <= have[g] and b <= self.supply[g] for g, b in zip(CUBES, bought, strict=True))
            and 3 * sum(bought) + price.get("coin", 0) + fee <= have["coin"]
            and (self.on["partial_gain"] or filled(bought))
        ]

    def pay(self, seat: int, price: dict[str, int], gives: dict[str, int] | None = None) -> Asking:
        bought = yield from self.pick(seat, self.payments(seat, price, gives=gives), [f"buy {{}} {g}" for g in CUBES])
        for g, b in zip(CUBES, bought, strict=True):
            self.spend(seat, g, price.get(g, 0) - b)
        self.spend(seat, "coin", price.get("coin", 0) + 3 * sum(bought))

    def spend(self, seat: int, good: str, count: int) -> None:
        self.goods[seat][good] -= count
        self.supply[good] += count
        if self.turn and count and good in CUBES and self.turn.got[good]:
            self.turn.spent_got = True

    def offers(self, seat: int, fee: int = 0) -> list[tuple[str, str]]:
        """Two cubes for the pawnbroker, own or bought, in every order."""
        every = [*CUBES, *(f"bought-{g}" for g in CUBES)]
        out = []
        for pair in product(every, every):
            count = Counter(pair)
            bought = sum(offer.startswith("bought-") for offer in pair)
            own_enough = all(self.goods[seat][g] >= count[g] and self.supply[g] >= count[f"bought-{g}"] for g in CUBES)
            kinds = sum(self.supply[g] + count[g] > 0 for g in CUBES)
            filled = self.on["partial_gain"] or self.on["pawn_free"] or kinds >= 2
            if own_enough and filled and self.goods[seat]["coin"] >= 3 * bought + fee:
                out.append(pair)
        return out

    def pawn(self, seat: int) -> Asking:
        given: list[str] = []
        pairs = self.offers(seat)
        if len({tuple(sorted(pair)) for pair in pairs}) == 1:
            pairs = pairs[:1]  # the same two cubes, in whichever order: nothing to ask
        for k in range(2):
            choices = sorted({pair[k] for pair in pairs})
            answer = f"give {choices[0]}"
            if len(choices) > 1:
                answer = yield from self.ask(seat, {f"give {offer}" for offer in choices})
            given.append(answer.removeprefix("give "))
            pairs = [pair for pair in pairs if pair[k] == given[k]]
        for offer in given:
            if offer.startswith("bought-"):
                self.spend(seat, "coin", 3)
            else:
                self.spend(seat, offer, 1)
        if self.turn and len({offer.removeprefix("bought-") for offer in given}) == 2:
            self.turn.two_kinds = True
        taken: list[str] = []
        for _ in range(2):
            kinds = [g for g in CUBES if self.supply[g] and (self.on["pawn_free"] or g not in taken)]
            if not kinds:
                break
            answer = f"take {kinds[0]}"
            if len(kinds) > 1:
                answer = yield from self.ask(seat, {f"take {g}" for g in kinds})
            taken.append(answer.removeprefix("take "))
            self.gain(seat, taken[-1], 1)

    # ---- the end of a round ----
    def specials(self, seat: int) -> Asking:
        mine = {kind: cell for cell, (kind, owner) in self.built.items() if owner == seat}
        may_decline = "cathedral" in mine and self.n == 3 and self.round == 3
        if "cathedral" in mine and not may_decline:
            self.score_cathedral(seat)
        if "residence" in mine:
            yield from self.use_around(seat, mine["residence"], self.on["residence_terrain"], may_decline)
        elif may_decline and (yield from self.ask(seat, {"cathedral", "done"})) == "cathedral":
            self.score_cathedral(seat)

    def score_cathedral(self, seat: int) -> None:
        (cell,) = (c for c, (kind, _) in self.built.items() if kind == "cathedral")
        self.points[seat] += sum(c in self.workers for c in AROUND[cell])

    def meals(self, seat: int) -> list[tuple[int, ...]]:
        """(fish, wheat, bought): every way to feed the crew; nobody goes hungry while own food is left."""
        have = self.goods[seat]
        there = self.supply["fish"] + self.supply["wheat"]
        return [
            (fish, wheat, bought)
            for fish, wheat, bought in product(range(self.crew + 1), repeat=3)
            if fish <= have["fish"]
            and wheat <= have["wheat"]
            and 3 * bought <= have["coin"]
            and bought <= (there if self.on["coins_feed"] else 0)
            and (
                fish + wheat + bought == self.crew
                or (fish + wheat + bought < self.crew and fish == have["fish"] and wheat == have["wheat"])
            )
        ]

    def feed(self, seat: int) -> Asking:
        words = ["feed {} fish", "feed {} wheat", "feed {} bought"]
        fish, wheat, bought = yield from self.pick(seat, self.meals(seat), words, must=True)
        self.spend(seat, "fish", fish)
        self.spend(seat, "wheat", wheat)
        self.spend(seat, "coin", 3 * bought)
        self.points[seat] -= 3 * (self.crew - fish - wheat - bought)
        self.fed[seat] = "fish" if fish == self.crew else "wheat" if wheat == self.crew else ""

    # ---- objectives ----
    def claimable(self, seat: int) -> set[str]:
        return {card for card in self.hands[seat] if self.fulfilled(seat, card)}

    def fulfilled(self, seat: int, card: str) -> bool:
        have = self.goods[seat]
        cells = [c for c, (_, owner) in self.built.items() if owner == seat]
        kinds = [kind for kind, owner in self.built.values() if owner == seat]
        turn = self.turn if self.turn and self.actor == seat else Turn()
        pawn = 0 if self.on["pawn_counts_printed_only"] else kinds.count("pawnbroker")

        def printed(*goods: str) -> int:
            return sum(any(g in TILES[k].takes or g in TILES[k].gives for g in goods) for k in kinds)

        def dear(good: str) -> bool:
            return any(TILES[k].cost.get(good, 0) >= 3 for k in kinds)

        match card:
            case "three-touching":
                return any(len(_flood(c, set(cells))) >= 3 for c in cells)
            case "more-buildings-than-workers":
                return len(cells) > self.crew
            case "food-for-two-rounds":
                return have["fish"] + have["wheat"] >= 2 * self.crew
            case "lake-mountain-forest":
                near = {c: {terrain(self.side, x) for x in AROUND[c]} for c in cells}
                return any("L" in near[a] and "M" in near[b] and "F" in near[c] for a, b, c in permutations(cells, 3))
            case "two-kinds-consumed":
                return turn.two_kinds
            case "fed-with-fish":
                return self.fed[seat] == "fish"
            case "fed-with-wheat":
                return self.fed[seat] == "wheat"
            case "fish-building":
                return printed("fish") + pawn >= 1
            case "two-coin-buildings":
                return printed("coin") >= 2
            case "wood-or-stone-building":
                return printed("wood", "stone") + pawn >= 1
            case "three-stone-price":
                return dear("stone")
            case "no-coins":
                return have["coin"] == 0
            case "six-coins":
                return have["coin"] >= 6
            case "spend-what-you-got":
                return turn.spent_got
            case "four-uses":
                return turn.uses >= 4
            case "points-from-two":
                return turn.point_uses >= 2
            case "five-resources":
                return turn.got.total() >= 5
            case "three-wood-price":
                return dear("wood")
        raise AssertionError(card)


def _flood(start: str, cells: set[str]) -> set[str]:
    seen, todo = set(), [start]
    while todo:
        c = todo.pop()
        if c not in seen:
            seen.add(c)
            todo += [x for x in BESIDE[c] if x in cells]
    return seen


# ---- both at one table ----
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
        hand = sorted(cards[seat::players])
        s.players[seat].hand = hand + [-1] * (4 - len(hand))
    share = dice.choice(
        [0, 0, 2, 5, 10, 15, 15]
    )  # how many cubes of each kind are dealt out: a scarce supply is tricky
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
