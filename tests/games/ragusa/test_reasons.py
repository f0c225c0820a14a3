"""Why a decision is refused: whatever reason is given, what it says is true."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from kontor.games.ragusa.state import Phase, State
from kontor.kernel import LANGUAGES, Reason
from kontor.testing.causes import times_taken_away
from tests.games.ragusa import oracle
from tests.games.ragusa.facts import CLOCKWISE, COMMODITIES, FISH_RATE, MAKES, NEEDS_GOODS, RESOURCES
from tests.games.ragusa.table import HEXES, RESERVED, RING_SITES, SUPER, choices, city, do, engine, game, new, refused


class Refusal:
    """A refused decision, its reason, and what is needed to judge it."""

    def __init__(self, s: State, text: str, reason: Reason) -> None:
        self.s, self.key, self.given = s, reason.key, dict(reason.arguments)
        self.verb, _, self.what = text.partition(" ")
        self.p = s.players[s.seat]
        self.site = int(self.what) if self.verb in ("build", "super", "tower") else 0
        self.hexes = oracle.hexes_of(self.site) if self.site else []
        if self.verb in ("build", "super"):
            extra = oracle.gains(self.site) if self.verb == "build" else dict.fromkeys(RESOURCES, 0)
            self.have = {n: min(8, k + extra[n]) for n, k in zip(RESOURCES, self.p.resources, strict=True)}
            self.need = oracle.requirement(s, s.seat, self.site, self.verb == "super")
            lacking = {n: max(0, self.need[n] - self.have[n]) for n in FISH_RATE}
            self.fish = {n: FISH_RATE[n] * k for n, k in lacking.items() if k}
            self.cost = sum(self.fish.values())

    @property
    def resource(self) -> str:
        return RESOURCES[self.given["resource"]]

    @property
    def house(self) -> int:
        return self.s.house[self.site - 1]

    def lacks(self) -> bool:
        """The resource it names is lacking, and there are not fish enough for it."""
        return self.fish.get(self.resource, 0) > self.have["fish"]

    def at(self, hex_: str) -> bool:
        return hex_ in oracle.hexes_of(self.s.site + 1)


TRUE: dict[str, Callable[[Refusal], bool]] = {
    "not-now-begin": lambda r: r.s.seats == 1 and r.s.turns > 0,
    "begin-alone": lambda r: r.s.seats > 1,
    "superhouses-for-two": lambda r: r.s.seats != 2,
    "not-among-cards": lambda r: r.s.phase in (Phase.CHOOSE, Phase.KEEP) and r.verb == "keep",
    "no-houses": lambda r: r.p.houses == 0 < r.p.supers,
    "no-superhouses": lambda r: r.p.supers == 0,
    "site-taken": lambda r: r.house >= 0 and r.house != RESERVED,
    "site-reserved": lambda r: r.house == RESERVED,
    "needs-goods": lambda r: (
        bool(set(r.hexes) & set(NEEDS_GOODS)) and not (set(r.hexes) & set(MAKES) or any(r.p.stock))
    ),
    "needs-fish": lambda r: "fishmonger" in r.hexes and r.have["fish"] < 2 == r.given["count"],
    "needs-more": lambda r: (
        r.lacks() and r.given["count"] == r.need[r.resource] > r.given["have"] == r.have[r.resource]
    ),
    "needs-resource": lambda r: r.lacks() and r.have[r.resource] == 0,
    "needs-several": lambda r: len(r.fish) > 1 and r.cost == r.given["cost"] > r.have["fish"] == r.given["have"],
    "needs-fish-left": lambda r: (
        "fishmonger" in r.hexes and r.given["cost"] == r.cost <= r.have["fish"] == r.given["have"] < r.cost + 2
    ),
    "superhouse-there": lambda r: (
        (there := HEXES[r.given["hex"]]) in r.hexes and any(r.s.house[x - 1] == SUPER for x in CLOCKWISE[there])
    ),
    "hex-never-acts": lambda r: r.what == "cathedral",
    "hex-elsewhere": lambda r: r.s.phase == Phase.ORDER and not r.at(r.what),
    "hex-acted": lambda r: r.at(r.what) and not r.s.pending >> HEXES.index(r.what) & 1 and r.what != "cathedral",
    "exchange-costs": lambda r: r.p.resources[5] < FISH_RATE[r.what] == r.given["count"],
    "exchange-full": lambda r: r.p.resources[RESOURCES.index(r.what)] == 8,
    "exchange-other": lambda r: r.s.phase == Phase.EXCHANGE and r.resource == MAKES[HEXES[r.s.hex]][0] != r.what,
    "exchange-later": lambda r: r.s.phase == Phase.BUILD and r.p.resources[5] < 7,
    "wall-there": lambda r: bool(r.s.walls >> oracle.WALL_NAMES.index(r.what) & 1),
    "tower-there": lambda r: r.s.tower[RING_SITES.index(r.site)] >= 0,
    "no-ship": lambda r: r.s.row[int(r.what) - 1] == -1,
    "ship-costs": lambda r: 0 <= r.p.stock[r.given["commodity"]] < r.given["count"],
    "nothing-to-sell": lambda r: r.p.stock[COMMODITIES.index(r.what)] == 0,
    "must-build": lambda r: (
        r.s.phase == Phase.BUILD and bool({m.split()[0] for m in choices(r.s)} & {"build", "super"})
    ),
    "must-place": lambda r: r.s.options[2] == 0 and r.s.phase in (Phase.WALL, Phase.TOWER),
    "own-turn": lambda r: r.s.seat == r.s.active,
}
RARE = {"exchange-full", "no-ship", "needs-fish-left", "needs-several", "no-houses"}  # tested one by one


def _states(players: int, **options: bool) -> Iterator[State]:
    for seed in range(6):
        chance = random.Random(seed)
        s = new(players, seed, **options)
        while legal := engine.legal(s):
            yield s
            engine.apply(s, engine.policy_choice(s, seed) if chance.random() < 0.5 else chance.choice(legal))


def _refusals(s: State) -> Iterator[Refusal]:
    legal = set(engine.legal(s))
    for action in set(range(game.actions.size)) - legal:
        yield Refusal(s, game.actions.notation(action), game.decisions.reason(s, action))


@pytest.mark.thorough
@pytest.mark.parametrize("may_decline", [True, False])
def test_every_reason_states_what_is_so(may_decline: bool) -> None:
    seen: Counter[str] = Counter()
    for players in range(1, 6):
        for number, s in enumerate(_states(players, may_decline=may_decline)):
            if number % 3:
                continue
            verbs = {move.split()[0] for move in choices(s)}
            for refusal in _refusals(s):
                seen[refusal.key] += 1
                if refusal.key in TRUE:
                    assert TRUE[refusal.key](refusal), (refusal.key, refusal.verb, refusal.what, s)
                else:
                    assert refusal.key == f"not-now-{refusal.verb}" and refusal.verb not in verbs
    assert set(TRUE) - set(seen) <= RARE | (set() if not may_decline else {"must-place"})


def test_a_reason_is_gone_with_its_cause() -> None:
    """One number that the refusal looked at is changed; where the cause is gone by that, the reason is."""
    examples: dict[tuple[str, str], int] = {}
    for players in range(1, 4):
        for s in _states(players, may_decline=False):
            for action in set(game.actions) - set(engine.legal(s)):
                text, key = game.actions.notation(action), game.decisions.reason(s, action).key
                if key in TRUE and (text.split()[0], key) not in examples:

                    def holds(t: State, reason: Reason, text: str = text) -> bool:
                        return TRUE[reason.key](Refusal(t, text, reason))

                    examples[text.split()[0], key] = times_taken_away(game, s, action, key, holds, ("around",))
    assert len({key for (_, key), n in examples.items() if n}) > len(examples) // 3, examples


# ---- one by one ----
def test_activate_cathedral_it_never_acts() -> None:
    s = city(resources={0: "1 stone 1 ore"})
    do(s, "build 30")
    assert s.phase == Phase.ORDER and "cathedral" in oracle.hexes_of(30)
    assert refused(s, "activate cathedral") == "hex-never-acts"
    assert refused(s, "activate market") == "hex-elsewhere"
    assert refused(city(), "activate cathedral") == "hex-never-acts"


def test_begin_while_cards_are_chosen() -> None:
    assert refused(new(3, 1), "begin") == "begin-alone"
    alone = new(1, 1)
    do(alone, "begin")
    assert refused(alone, "begin") == "not-now-begin"


def test_fish_that_the_fishmonger_needs_are_the_cause() -> None:
    """Site 51: two fish and the Fishmonger. A stone costs three fish, and then two must be left."""
    s = city(resources={0: "2 fish"})
    assert _told(s, "build 51") == (
        "What you lack for this site costs 3 fish in exchange, and the Fishmonger needs 2 more; you would have 4."
    )
    assert refused(city(resources={0: "3 fish"}), "super 51") == "superhouses-for-two"
    s = city(resources={0: "3 fish"})
    assert "build 51" in choices(s)


def test_fish_enough_for_each_but_not_for_all_that_is_lacking() -> None:
    """Site 28 (Architect, Winery, olives): a wood, a stone and a grape cost 2, 3 and 2 fish."""
    assert _told(city(resources={0: "6 fish"}), "build 28") == (
        "What you lack for this site costs 7 fish in exchange; you would have 6."
    )
    assert refused(city(resources={0: "1 fish"}), "build 28") == "needs-more"
    assert refused(city(resources={0: "1 wood 1 stone 1 fish"}), "build 28") == "needs-resource"


def test_superhouses_of_two_players_lack_what_the_fishmonger_needs() -> None:
    s = city(2, resources={0: "3 fish"}, stock={0: "1 oil"})
    assert {refused(s, f"super {site}") for site in RING_SITES if f"super {site}" not in choices(s)} <= {
        "needs-resource", "needs-several", "needs-fish-left", "needs-goods",
    }  # fmt: skip
    s = city(2, left={0: 0}, resources={0: "1 wood"})
    assert refused(s, "build 6") == "no-houses"


def test_an_empty_slot_and_a_full_resource() -> None:
    s = city(row=["clothes-wine", "spices-wine"], stock={0: "2 oil 2 wine"}, resources={0: "1 wood 1 stone"})
    do(s, "build 49")
    while s.phase != Phase.BUY:
        do(s, next(m for m in choices(s) if m == "activate market" or not m.startswith("activate")))
    assert refused(s, "buy 4") == "no-ship"
    assert refused(city(resources={0: "8 wood 8 fish"}), "exchange wood") == "exchange-full"


def _told(s: State, text: str) -> str:
    """The sentence, which is there in every language."""
    reason = game.why_not(s, game.actions.parse(text))
    assert reason is not None
    assert len({game.phrases(language).reason(reason) for language in LANGUAGES}) == len(LANGUAGES)
    return game.phrases("en").reason(reason)
