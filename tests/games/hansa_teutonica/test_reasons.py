"""Reasons tell the truth: the cause they name holds and forbids what it should, and what they advise is allowed."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

import kontor.games.hansa_teutonica as package
from kontor.games.hansa_teutonica.state import Phase, State
from kontor.kernel import Reason
from kontor.testing.causes import times_taken_away
from tests.games.hansa_teutonica.facts import (
    ABILITY_OF,
    CITIES,
    COLOURS,
    COVERS,
    KINDS,
    MARKERS,
    RINGS,
    ROUTE_NAMES,
    ROUTES,
    SIDE_OF,
    SLOTS,
    TABLE_ROUTE,
    TRACKS,
    ends,
)
from tests.games.hansa_teutonica.random_positions import random_position
from tests.games.hansa_teutonica.table import (
    MASTERS,
    A,
    B,
    crowd,
    do,
    engine,
    game,
    legal,
    parked,
    refused,
    town,
)

HL, GE = "hannover-lueneburg", "groningen-emden"
Values = Mapping[str, int]
Cause = Callable[[State, Values], bool]


# ---- the table, looked at without the rules ----
def on(s: State, piece: int, route: int) -> bool:
    return piece in s.post[route]


def free(s: State, route: int) -> int:
    board = ROUTES[SIDE_OF[s.seats]]
    name = ROUTE_NAMES[route]
    return board[name].spaces - sum(p >= 0 for p in s.post[route]) if name in board else 0


def free_but(s: State, *routes: int) -> int:
    return sum(free(s, r) for r in range(len(ROUTE_NAMES)) if r not in routes)


def bit(routes: int, route: int) -> bool:
    return bool(routes >> route & 1)


def own(s: State, kind: int) -> int:
    return s.seat * 2 + kind


def income(s: State) -> tuple[int, int]:
    """The fewest and the most merchants that can be taken."""
    traders, merchants = s.players[s.seat].stock
    size = min(TRACKS["bags"][s.players[s.seat].level[4]], traders + merchants)
    return max(0, size - traders), min(size, merchants)


def payment(s: State) -> tuple[int, int]:
    traders, merchants = s.players[s.seat].supply
    return max(0, s.price - traders), min(s.price, merchants)


def goes_somewhere(s: State, kind: int, route: int) -> bool:
    """To a free space of another route, or to the place of an own piece of the other kind, which then goes on."""
    every, other = range(len(ROUTE_NAMES)), 1 - kind
    if any(free(s, r) and r != route and not bit(s.moved_from[kind], r) for r in every):
        return True
    left = TRACKS["book"][s.players[s.seat].level[3]] if s.phase == Phase.ACT else s.moves
    return (
        left > 1
        and any((free(s, r) or r == route) and not bit(s.moved_from[other], r) for r in every)
        and any(
            r != route and on(s, own(s, other), r) and not bit(s.moved_to[other] | s.moved_from[kind], r) for r in every
        )
    )


def slots(s: State, city: int) -> tuple[tuple[str, str, bool], ...]:
    return SLOTS[SIDE_OF[s.seats]][CITIES[city]]


def at_end(s: State, city: int) -> bool:
    return CITIES[city] in ends(ROUTE_NAMES[s.route])


def nearer(s: State, route: int) -> bool:
    """Is there a free space nearer to where the piece was displaced?"""
    rings = RINGS[SIDE_OF[s.seats]][ROUTE_NAMES[s.route]]
    ring = next(k for k, names in enumerate(rings) if ROUTE_NAMES[route] in names)
    return any(free(s, ROUTE_NAMES.index(name)) for names in rings[:ring] for name in names)


def source(s: State) -> int:
    """Where extra pieces come from: 0 the general supply, 1 the personal one, 2 the board, -1 nowhere."""
    owner = s.victim // 2
    if owner == 5:
        return 0
    p = s.players[owner]
    if sum(p.stock):
        return 0
    if sum(p.supply):
        return 1
    return 2 if any(x // 2 == owner for row in s.post for x in row if x >= 0) else -1


def source_lacks(s: State, kind: int) -> bool:
    owner, origin = s.victim // 2, source(s)
    if owner == 5:
        return kind == 1
    if origin == 2:
        return not any(owner * 2 + kind in row for row in s.post)
    return (s.players[owner].stock, s.players[owner].supply)[origin][kind] == 0


def comes_from_there(s: State, v: Values) -> bool:
    """Lifting makes room elsewhere, unless it is done on the route of the displaced piece."""
    piece = s.victim // 2 * 2 + v["kind"]
    only_there = not any(on(s, piece, r) for r in range(len(ROUTE_NAMES)) if r != s.route)
    return source(s) != 2 or v["route"] == s.route or only_there


def swappable(s: State, city: int, slot: int) -> bool:
    pair = s.office[city][slot : slot + 2]
    return len(pair) == 2 and min(pair) >= 0 and (not s.options[1] or any(p // 2 == s.seat for p in pair))


def neutral_ends(s: State) -> tuple[str, str]:
    return ends(ROUTE_NAMES[s.neutral_route])


ASKED = {  # the phases in which something is asked that has to be decided first, and the verbs that do
    Phase.REPLACE: {"with"},
    Phase.PAY: {"pay"},
    Phase.RELOCATE: {"settle", "extra", "lift"},
    Phase.LIFTED: {"extra"},
    Phase.NEUTRAL: {"neutral"},
    Phase.SET: {"set", "trade"},
    Phase.MOVE: {"move"},
    Phase.REWARD: {"office", "annex", "develop", "coellen", "done"},
    Phase.DEVELOP: {"develop"},
    Phase.SWAP: {"swap"},
    Phase.REMOVE: {"remove"},
    Phase.MARK: {"mark"},
}
ONLY_WITHIN = ("with", "pay", "settle", "extra", "lift", "set", "trade", "office", "annex", "develop", "coellen",
               "neutral", "swap", "remove", "mark")  # fmt: skip

# What must be so on the table if a reason is given, and must not be so if the decision is allowed.
CAUSES: dict[str, Cause] = {
    "no-such-route": lambda s, v: ROUTE_NAMES[v["route"]] not in ROUTES[SIDE_OF[s.seats]],
    "no-such-player": lambda s, v: s.seats <= v["owner"] < 5,
    "no-actions": lambda s, v: s.phase == Phase.ACT and s.actions == 0,
    "income-empty": lambda s, v: not any(s.players[s.seat].stock),
    "income-most": lambda s, v: v["count"] > income(s)[1],
    "income-fewest": lambda s, v: v["count"] < income(s)[0],
    "supply-lacks": lambda s, v: s.players[s.seat].supply[v["kind"]] == 0,
    "route-full": lambda s, v: free(s, v["route"]) == 0,
    "no-piece": lambda s, v: not on(s, v["owner"] * 2 + v["kind"], v["route"]),
    "own-piece": lambda s, v: v["owner"] == s.seat,
    "displace-costs": lambda s, v: sum(s.players[s.seat].supply) < 2 + v["kind"],
    "nowhere-to-go": lambda s, v: free_but(s, v["route"]) == 0,
    "not-yours": lambda s, v: not on(s, own(s, v["kind"]), v["route"]),
    "moved-there": lambda s, v: bit(s.moved_to[v.get("kind", 1 - (s.held & 1))], v["route"]),
    "no-place-to-move": lambda s, v: not goes_somewhere(s, v["kind"], v["route"]),
    "establish-others": lambda s, v: any(p >= 0 and p // 2 != s.seat for p in s.post[v["route"]]),
    "establish-not-full": lambda s, v: free(s, v["route"]) > 0,
    "no-marker": lambda s, v: s.players[s.seat].markers[v["marker"]] == 0,
    "marker-when-building": lambda s, v: MARKERS[v["marker"]] == "extra-office",
    "marker-no-pair": lambda s, v: (
        MARKERS[v["marker"]] == "swap"
        and not any(swappable(s, city, slot) for city in range(len(CITIES)) for slot in range(3))
    ),
    "marker-all-developed": lambda s, v: (
        MARKERS[v["marker"]] == "develop" and s.players[s.seat].level == list(COVERS.values())
    ),
    "pay-most": lambda s, v: v["count"] > payment(s)[1],
    "pay-fewest": lambda s, v: v["count"] < payment(s)[0],
    "settled-already": lambda s, v: s.settled == 1,
    "settle-route": lambda s, v: v["route"] == s.route,
    "not-nearest": lambda s, v: nearer(s, v["route"]),
    "extra-none": lambda s, v: s.extras == 0 or source(s) < 0,
    "extra-lift": lambda s, v: s.phase == Phase.RELOCATE and source(s) == 2,
    "extra-other": lambda s, v: s.held >= 0 and v["kind"] != s.held % 2,
    "extra-lacks": lambda s, v: s.phase == Phase.RELOCATE and source_lacks(s, v["kind"]),
    "extra-last-space": lambda s, v: s.settled == 0 and free_but(s, s.route) == 1 and comes_from_there(s, v),
    "extra-nowhere": lambda s, v: s.settled == 1 and free_but(s, s.route) == 0 and comes_from_there(s, v),
    "extra-after": lambda s, v: (
        s.phase == Phase.RELOCATE and s.settled == 0 and s.extras == 1 and v["kind"] == s.victim % 2
    ),
    "lift-not-yet": lambda s, v: sum(s.players[s.seat].stock) + sum(s.players[s.seat].supply) > 0,
    "lift-neutral": lambda s, v: s.victim // 2 == 5,
    "set-back": lambda s, v: bit(s.moved_from[s.held % 2], v["route"]),
    "trade-free": lambda s, v: free(s, v["route"]) > 0,
    "trade-none": lambda s, v: not on(s, s.held ^ 1, v["route"]),
    "trade-last": lambda s, v: s.moves == 0,
    "trade-nowhere": lambda s, v: (
        not any(free(s, r) and not bit(s.moved_from[1 - s.held % 2], r) for r in range(len(ROUTE_NAMES)))
    ),
    "office-elsewhere": lambda s, v: not at_end(s, v["city"]),
    "office-full": lambda s, v: s.offices[v["city"]] == len(slots(s, v["city"])),
    "office-colour": lambda s, v: (
        COLOURS.index(slots(s, v["city"])[s.offices[v["city"]]][0]) > s.players[s.seat].level[2]
    ),
    "office-shape": lambda s, v: not on(s, own(s, KINDS.index(slots(s, v["city"])[s.offices[v["city"]]][1])), s.route),
    "annex-no-marker": lambda s, v: s.players[s.seat].markers[0] == 0,
    "marker-just-won": lambda s, v: s.won == 0 and s.players[s.seat].markers[0] == 1,
    "annex-empty": lambda s, v: s.offices[v["city"]] == 0,
    "annex-lacks": lambda s, v: not on(s, own(s, v["kind"]), s.route),
    "develop-elsewhere": lambda s, v: (
        s.phase == Phase.REWARD
        and tuple(TRACKS)[v["track"]] not in [ABILITY_OF.get(city) for city in ends(ROUTE_NAMES[s.route])]
    ),
    "develop-full": lambda s, v: s.players[s.seat].level[v["track"]] == tuple(COVERS.values())[v["track"]],
    "coellen-elsewhere": lambda s, v: ROUTE_NAMES[s.route] != TABLE_ROUTE,
    "coellen-taken": lambda s, v: s.coellen[v["cell"]] >= 0,
    "coellen-merchant": lambda s, v: not on(s, own(s, 1), s.route),
    "coellen-privilege": lambda s, v: v["cell"] > s.players[s.seat].level[2],
    "neutral-elsewhere": lambda s, v: CITIES[v["city"]] not in neutral_ends(s),
    "swap-pair": lambda s, v: min([*s.office[v["city"]], -1][v["slot"] : v["slot"] + 2]) < 0,
    "swap-not-own": lambda s, v: not swappable(s, v["city"], v["slot"]),
    "mark-has-marker": lambda s, v: s.marker[v["route"]] >= 0,
    "mark-occupied": lambda s, v: any(p >= 0 for p in s.post[v["route"]]),
    "mark-cities-full": lambda s, v: all(
        s.offices[CITIES.index(city)] == len(slots(s, CITIES.index(city))) for city in ends(ROUTE_NAMES[v["route"]])
    ),
    "settle-first": lambda s, v: s.phase == Phase.RELOCATE and s.settled == 0,
    **{f"not-now-{verb}": lambda s, v: s.phase == Phase.ACT for verb in ONLY_WITHIN},
    **{
        f"first-{phase.name.lower()}": lambda s, v, phase=phase: s.phase == phase  # type: ignore[misc]
        for phase in ASKED
    },
}


def advised(reason: Reason) -> set[str]:
    """The beginnings of decisions of which a reason says that they can be taken instead."""
    numbers = reason.arguments
    if reason.key.startswith("first-"):
        return ASKED[Phase[reason.key.removeprefix("first-").upper()]]
    if reason.key.split("-")[0] in ("income", "pay") and numbers:
        return {f"{reason.key.split('-')[0]} {numbers['count']}"}
    return {
        "trade-free": lambda: {f"set {ROUTE_NAMES[numbers['route']]}"},
        "extra-lift": lambda: {"lift"},
        "extra-after": lambda: {"settle"},
        "settle-first": lambda: {"settle"},
    }.get(reason.key, set)()


def named(s: State, values: Values, reason: Reason) -> dict[str, int]:
    """What a reason may name beside the things of the decision itself."""
    kind = s.held % 2 if reason.key in ("set-back", "extra-other") else 1 - s.held % 2 if s.phase == Phase.SET else -1
    out = dict(values)
    if kind >= 0:
        out["kind"] = kind
    if reason.key == "extra-nowhere":
        out["route"] = s.route
    if reason.key == "extra-lacks":
        out["source"] = source(s)
    if reason.key in ("office-colour", "office-shape"):
        slot = slots(s, values["city"])[s.offices[values["city"]]]
        out |= {"colour": COLOURS.index(slot[0]), "kind": KINDS.index(slot[1])}
    if reason.key == "marker-just-won":
        out["marker"] = 0
    if reason.key == "coellen-privilege":
        out["colour"] = values["cell"]
    return out


EVERYTHING = {action: game.actions.decode(action) for action in game.actions}


class Sample:
    """Every refusal of many positions, looked at; and what was refused for which reasons."""

    def __init__(self) -> None:
        self.positions = 0
        self.keys: Counter[str] = Counter()
        self.verbs: dict[str, set[str]] = defaultdict(set)
        self.examples: dict[tuple[str, str], tuple[State, int]] = {}
        self.allowed: list[tuple[State, str, dict[str, int]]] = []

    def look(self, s: State) -> None:
        """At all decisions of the verbs asked for, and at some of the others."""
        self.positions += 1
        now, kept = set(engine.legal(s)), s.clone()
        words = {game.actions.notation(action) for action in now}
        asked = ASKED.get(Phase(s.phase), {"income", "place", "displace", "move", "establish", "use"})
        for action, (verb, values) in EVERYTHING.items():
            if action in now:
                self.allowed.append((kept, verb, values))
            elif verb in asked or action % 5 == self.positions % 5:
                self.look_at(s, action, words)

    def look_at(self, s: State, action: int, words: set[str]) -> None:
        verb, values = EVERYTHING[action]
        reason = game.decisions.reason(s, action)

        def here() -> str:
            return f"{Phase(s.phase).name} of {s.seat}: {game.actions.notation(action)}, {reason}"

        assert CAUSES[reason.key](s, values), here()
        truth = named(s, values, reason)
        for name, value in reason.arguments.items():
            assert name == "count" or truth[name] == value, here()
        if wanted := advised(reason):
            assert any(word.startswith(tuple(wanted)) for word in words), here()
        self.keys[reason.key] += 1
        self.examples.setdefault((verb, reason.key), (s.clone(), action))
        self.verbs[verb].add(reason.key)

    def take_causes_away(self) -> set[str]:
        """Of an example of each reason, one number at a time; the reasons whose cause one number is."""
        return {
            key
            for (_, key), (s, action) in self.examples.items()
            if times_taken_away(game, s, action, key, lambda t, _, k=key, v=EVERYTHING[action][1]: CAUSES[k](t, v))  # type: ignore[misc]
        }

    def check_the_allowed(self) -> None:
        """A cause that holds of something allowed is none."""
        for s, verb, values in self.allowed:
            for key in self.verbs[verb]:
                if key in ("office-colour", "office-shape") and s.offices[values["city"]] == len(
                    slots(s, values["city"])
                ):
                    continue
                here = f"{Phase(s.phase).name} of {s.seat}: {verb} {values} is allowed, but {key}"
                assert not CAUSES[key](s, values), here


# ---- positions in which reasons that are seldom heard come up ----
def full_board() -> State:
    """Moving on a full board: only by trading places."""
    return town(5, routes=crowd({GE: "At Am Bt", HL: "Am Bt Bt"}, {}), levels=MASTERS, supply={A: "3t"})


def one_space_left() -> State:
    """A merchant of B is displaced; all other pieces of B are on the board, and there is one free space."""
    levels = MASTERS | {B: ""}
    routes = {GE: "Bm Bt At", HL: "Bt At At", "minden-hannover": "Bt At At"}
    offices = {"hamburg": "Bt Bt Bt", "minden": "Bt Bt Bt Bt", "hannover": "Bt"}
    room = {"coellen-warburg": 1}
    s = town(5, routes=crowd(routes, room, spare="A"), offices=offices, levels=levels, supply={A: "3t"}, stock={B: ""})
    do(s, f"displace p2 merchant {GE}")
    return s


def settled_on_a_full_board() -> State:
    s = one_space_left()
    do(s, "settle coellen-warburg")
    return s


def nowhere_for_the_traded_one() -> State:
    """A merchant is in hand, and every free space is one that a trader has just left."""
    routes = {GE: "At Bt Bt", HL: "At Bt Bt", "kampen-arnheim": "Am Bt Bt", "stade-hamburg": "At Bt Bt"}
    s = town(5, routes=crowd(routes, {"minden-hannover": 1}), levels=MASTERS)
    do(s, f"move trader {GE}", "set minden-hannover", f"move trader {HL}")
    assert s.held == 1
    return s


def set_back() -> State:
    """A trader is in hand; there is a space where it was."""
    s = town(routes={GE: "At At", HL: "Am Bt Bt"})
    do(s, f"move trader {GE}")
    return s


def table_of_coellen() -> State:
    routes = {"coellen-warburg": "Am At At At"}
    s = town(routes=routes, coellen={7: B}, levels={A: "1 privilege"})
    do(s, "establish coellen-warburg")
    return s


def extra_office_just_won() -> State:
    s = town(routes={HL: "At At At"}, marks={HL: "extra-office"})
    do(s, f"establish {HL}")
    return s


def poor_payer() -> State:
    s = town(routes={HL: "Bm"}, supply={A: "2t 2m"}, levels={A: "1 book"})
    do(s, f"displace p2 merchant {HL}", "with trader")
    return s


def neutral_displaced() -> State:
    s = town(2, routes={HL: "Nt"}, supply={A: "2t"})
    do(s, f"displace neutral trader {HL}")
    return s


def all_developed() -> State:
    return town(held={A: "1 develop"}, levels=MASTERS)


RARE = (full_board, one_space_left, settled_on_a_full_board, nowhere_for_the_traded_one, set_back, table_of_coellen,
        extra_office_just_won, poor_payer, neutral_displaced, all_developed)  # fmt: skip


@pytest.mark.thorough
def test_reasons_are_true_and_advise_only_what_is_allowed() -> None:
    sample, dice = Sample(), random.Random(8)
    for start in RARE:
        sample.look(start())
    wanted: Counter[int] = Counter(
        {Phase.ACT: 12} | dict.fromkeys(ASKED, 12) | dict.fromkeys((Phase.RELOCATE, Phase.SET, Phase.REWARD), 60)
    )
    for seed in range(400):
        s, _ = random_position(110_000 + seed, 2 + seed % 4, seed % 3 > 0)
        for _ in range(40):
            now = engine.legal(s)
            if not now:
                break
            if wanted[s.phase] > 0 and (s.phase not in (Phase.ACT, Phase.SET) or dice.random() < 0.1):
                wanted[s.phase] -= 1
                sample.look(s)
            rarest = [a for a in now if game.actions.decode(a)[0] in ("displace", "lift", "trade", "use", "establish")]
            engine.apply(s, dice.choice(rarest if rarest and dice.random() < 0.6 else now))
        if not any(wanted.values()):
            break
    assert set(+wanted) <= {Phase.NEUTRAL} and wanted[Phase.NEUTRAL] < 12, wanted
    sample.check_the_allowed()
    assert len(sample.take_causes_away()) > len(CAUSES) // 2
    missing = sorted(set(CAUSES) - set(sample.keys))
    assert not missing, " ".join(missing)


def test_every_reason_that_has_words_is_looked_at() -> None:
    text = (Path(package.__file__).parent / "text" / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^why-([a-z0-9-]+) =", text, re.M)) == set(CAUSES)


@pytest.mark.parametrize(
    "start, move, key",
    [
        (set_back, f"trade {GE}", "set-back"),  # and not: just set it down there
        (set_back, f"set {GE}", "set-back"),
        (set_back, "income 0", "first-set"),
        (poor_payer, "with merchant", "first-pay"),  # and not: only when you displace
        (poor_payer, f"settle {GE}", "first-pay"),
        (poor_payer, "done", "first-pay"),
        (neutral_displaced, f"lift trader {HL}", "lift-neutral"),  # and not: when your supplies are empty
        (one_space_left, f"extra trader {GE}", "extra-lift"),
        (one_space_left, f"lift trader {GE}", "extra-last-space"),
        (settled_on_a_full_board, f"lift trader {GE}", "extra-nowhere"),  # the displaced piece has its place
        (nowhere_for_the_traded_one, "trade stade-hamburg", "trade-nowhere"),
        (extra_office_just_won, f"establish {HL}", "first-reward"),
        (extra_office_just_won, "annex trader hannover", "marker-just-won"),
    ],
)
def test_the_reason_names_the_cause(start: Callable[[], State], move: str, key: str) -> None:
    assert refused(start(), move) == key


def test_a_kind_is_chosen_before_paying() -> None:
    s = town(routes={HL: "Bm"}, supply={A: "2t 2m"}, levels={A: "1 book"})
    do(s, f"displace p2 merchant {HL}")
    assert s.phase == Phase.REPLACE
    assert {refused(s, move) for move in ("pay 0", f"settle {GE}", f"lift trader {HL}", "done")} == {"first-replace"}


def test_a_piece_in_hand_is_set_down_before_anything_else() -> None:
    s = town(routes=parked({GE: "Bt"}), offices={"hamburg": "Bt Bt Bt"}, stock={B: ""}, supply={A: "2t"})
    do(s, f"displace p2 trader {GE}", "settle emden-osnabrueck", "lift trader coellen-warburg")
    assert s.phase == Phase.LIFTED
    for move in (f"settle {GE}", "lift trader quedlinburg-halle", "done", "pay 0"):
        assert refused(s, move) == "first-lifted"


@pytest.mark.parametrize("marker", [False, True])
def test_full_slots_do_not_promise_an_extra_office(marker: bool) -> None:
    """Without the marker none can be built there either."""
    s = town(
        routes={"minden-hannover": "At At At"},
        offices={"hannover": "Bt Bt"},
        levels={A: "1 privilege"},
        held={A: "1 extra-office"} if marker else {},
    )
    do(s, "establish minden-hannover")
    assert legal(s, "annex") == ({"annex trader hannover"} if marker else set())
    reason = game.why_not(s, game.actions.parse("office hannover"))
    assert reason and game.phrases("en", "ABCD").reason(reason) == "All slots in Hannover are taken."
