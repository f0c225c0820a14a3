"""Reasons: whatever is refused in whole games, the stated cause holds on the table."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Any

import pytest

from kontor.games.castles_of_tuscany.components import FACE_COLOUR, FACES
from kontor.games.castles_of_tuscany.decisions import DECISIONS, Begin, Bonus, Castle, Join
from kontor.games.castles_of_tuscany.state import UNIT, Phase, State, Why
from kontor.kernel import LANGUAGES, Reason
from kontor.testing.causes import times_taken_away
from tests.games.castles_of_tuscany.facts import COLOURS, SPACE_NAMES
from tests.games.castles_of_tuscany.oracle import Estate
from tests.games.castles_of_tuscany.table import HEXAGON, choices, do, engine, game, new, refused, table

BUILDING = (Phase.BEGIN, Phase.JOIN, Phase.CASTLE)
ACTIONS = ("draw", "take", "exchange", "place")
FOLLOWS = ("colours", "covered", "near", "cards")  # from the estate, the tiles on it, and the hand
TOGETHER = ("estate", "order", "turned", "shift", "built", "space")  # with the phase, and with each other


def _me(s: State) -> Any:
    return s.players[s.seat]


def _cards_there(s: State) -> int:
    return s.deck_left + sum(s.discard)


def _draws(s: State) -> tuple[int, int]:
    base = (3, 2)[s.options[0]]
    return min(base, _cards_there(s)), min(base + _me(s).bonus[0], _cards_there(s))


def _estate(s: State) -> Estate:
    return Estate(s, s.seat)


def _fits(s: State, face: int) -> bool:
    estate = _estate(s)
    return any(estate.colour[x] == COLOURS[FACE_COLOUR[face]] for x in estate.open_spaces())


def _nothing_fits(s: State) -> bool:
    return not any(_fits(s, face) for face in s.display if face >= 0)


def _neutral_fits(s: State) -> bool:
    return any(_fits(s, face) for face in range(len(FACES)) if s.neutral[face] + s.returned[face])


def _units(s: State, unit: int) -> int:
    """How many of a part of a payment the player has; a pair of the colour of the space is none."""
    name, colour = UNIT.names[unit], _estate(s).colour[SPACE_NAMES[s.space]]
    p = _me(s)
    if name == "worker":
        return int(p.workers)
    if name == "card":
        return int(p.hand[COLOURS.index(colour)])
    return 0 if name == colour else p.hand[COLOURS.index(name)] // 2


def _can_pay(s: State, colour: str) -> bool:
    p = _me(s)
    pairs = sum(n // 2 for c, n in zip(COLOURS, p.hand, strict=True) if c != colour)
    return bool(p.hand[COLOURS.index(colour)] + pairs + p.workers >= 2)


def _at(s: State, v: Mapping[str, int]) -> str:
    return SPACE_NAMES[v["space"]]


def _has_the_colour(s: State, thing: int, space: str) -> bool:
    return thing == HEXAGON or _estate(s).colour[space] == COLOURS[FACE_COLOUR[thing]]


# What must be so for each reason, of the table and of the decision refused.
CAUSES: dict[str, Callable[[State, dict[str, int]], bool]] = {
    "begun": lambda s, v: 1 <= _me(s).built <= 3 and s.phase in BUILDING,
    "begin-first": lambda s, v: _me(s).built == 0 and s.phase in BUILDING,
    "three-laid": lambda s, v: _me(s).built == 3,
    "estates-built": lambda s, v: all(s.players[seat].built == 4 for seat in range(s.seats)),
    "castle-before-tiles": lambda s, v: _me(s).built < 3,
    "castle-stands": lambda s, v: _me(s).castle >= 0,
    "bonus-before-estates": lambda s, v: any(s.players[seat].built < 4 for seat in range(s.seats)),
    "bonus-without-town": lambda s, v: s.phase not in (*BUILDING, Phase.FIRST_BONUS, Phase.BONUS),
    "bonus-gone": lambda s, v: s.bonuses[v["bonus"]] == 0,
    "marble-none": lambda s, v: _me(s).marble == 0,
    "marble-used": lambda s, v: s.marble_used == 1,
    "not-now-marble": lambda s, v: _me(s).marble > 0 and not s.marble_used and Phase.ACT <= s.phase < Phase.MORE,
    "action-done": lambda s, v: s.phase == Phase.MORE and _me(s).marble > 0,
    **{f"not-now-{verb}": lambda s, v: s.phase not in (Phase.ACT, Phase.MORE) for verb in ACTIONS},
    "not-now-pay": lambda s, v: s.space < 0,
    "not-now-discard": lambda s, v: s.phase != Phase.STORE,
    "not-now-put": lambda s, v: s.phase != Phase.PUT,
    "not-now-decline": lambda s, v: "decline" not in choices(s),
    "not-now-done": lambda s, v: s.phase != Phase.MORE,
    "laid": lambda s, v: v["letter"] in _me(s).order,
    "castle-space": lambda s, v: _estate(s).colour[_at(s, v)] != "castle",
    "draw-none": lambda s, v: _cards_there(s) == 0,
    "draw-fewest": lambda s, v: v["count"] < _draws(s)[0],
    "draw-most": lambda s, v: v["count"] > _draws(s)[1] > 0,
    "not-displayed": lambda s, v: v["face"] not in s.display,
    "exchange-first": lambda s, v: _nothing_fits(s) and _neutral_fits(s),
    "must-fit": lambda s, v: v["face"] in s.display and not _fits(s, v["face"]),
    "exchange-fits": lambda s, v: not _nothing_fits(s),
    "colour-not-displayed": lambda s, v: v["colour"] not in [FACE_COLOUR[face] for face in s.display if face >= 0],
    "exchange-full": lambda s, v: not _estate(s).open_spaces(),
    "exchange-useless": lambda s, v: _nothing_fits(s) and not _neutral_fits(s),
    "not-stored": lambda s, v: v["thing"] not in _me(s).storage,
    "space-covered": lambda s, v: _me(s).tile[v["space"]] >= 0,
    "space-apart": lambda s, v: _at(s, v) not in _estate(s).open_spaces() and _me(s).tile[v["space"]] < 0,
    "space-colour": lambda s, v: not _has_the_colour(s, v.get("thing", s.face), _at(s, v)),
    "cannot-pay": lambda s, v: not _can_pay(s, _estate(s).colour[_at(s, v)]),
    "pay-own-pair": lambda s, v: _estate(s).colour[SPACE_NAMES[s.space]] in (
        UNIT.names[v["unit"]], UNIT.names[v["other"]]
    ),
    "pay-twice": lambda s, v: v["unit"] == v["other"] and _units(s, v["unit"]) < 2,
    "pay-lacks": lambda s, v: 0 in (_units(s, v["unit"]), _units(s, v["other"])),
    "pay-order": lambda s, v: v["unit"] > v["other"] and 0 not in (_units(s, v["unit"]), _units(s, v["other"])),
}  # fmt: skip
SELDOM = {"draw-none", "exchange-full", "exchange-useless", "exchange-first", "bonus-gone"}  # large-region: never


def _tables(seed: int) -> Iterator[State]:
    chance = random.Random(seed)
    options = {option.key: chance.choice(option.values) for option in game.options}
    s = new(2 + seed % 3, seed, **options)
    while legal := engine.legal(s):
        if s.phase != Phase.ACT or chance.random() < 0.2:
            yield s
        guided = chance.random() < 0.7
        engine.apply(s, engine.policy_choice(s, chance.getrandbits(40)) if guided else chance.choice(legal))


@pytest.mark.thorough
def test_the_stated_cause_of_every_refusal_holds() -> None:
    stated = set()
    for seed in range(9):
        chance = random.Random(seed)
        for s in _tables(seed):
            legal = set(engine.legal(s))
            for signature in game.actions.signatures:
                ids = [a for a in range(signature.start, signature.start + signature.size) if a not in legal]
                for action in chance.sample(ids, min(6, len(ids))):
                    reason = game.why_not(s, action)
                    assert reason is not None
                    stated.add(reason.key)
                    words = game.actions.notation(action)
                    values = signature.values(action)
                    assert CAUSES[reason.key](s, values), f"{words} in {Phase(s.phase).name}: {reason}"
    assert CAUSES.keys() - stated <= SELDOM


def test_a_reason_is_gone_with_its_cause() -> None:
    """One number that the refusal looked at is changed; where the cause is gone by that, the reason is."""
    examples: dict[tuple[str, str], int] = {}
    for seed in range(4):
        for s in _tables(seed):
            legal = set(engine.legal(s))
            for action in set(game.actions) - legal:
                verb, values = game.actions.decode(action)
                key = DECISIONS.reason(s, action).key
                if (verb, key) not in examples:

                    def holds(t: State, reason: Reason, values: dict[str, int] = values) -> bool:
                        return CAUSES[reason.key](t, values)

                    examples[verb, key] = times_taken_away(game, s, action, key, holds, FOLLOWS + TOGETHER)
    assert len({key for (_, key), n in examples.items() if n}) > len(examples) // 3, examples


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence_and_every_sentence_its_reason(language: str) -> None:
    text = files(game.package).joinpath(f"text/{language}.ftl").read_text("utf-8")
    not_now = {f"not-now-{kind.verb}" for kind in DECISIONS.kinds if kind not in (Begin, Join, Castle, Bonus)}
    assert set(re.findall("^why-([a-z-]+) =", text, re.M)) == not_now | {
        why.name.lower().replace("_", "-") for why in Why
    }


def test_set_up_out_of_turn() -> None:
    """Building in another order, and once more when it is done."""
    s = new(2)
    assert refused(s, "join A upright up") == "begin-first"
    assert refused(s, "castle a1") == "castle-before-tiles"
    assert refused(s, "bonus card") == "bonus-before-estates"
    do(s, "begin A upright")
    assert refused(s, "begin B upright") == "begun"
    do(s, choices(s)[0])
    do(s, choices(s)[0])
    assert refused(s, "join A upright up") == "three-laid" and refused(s, "begin A upright") == "begun"
    while s.phase != Phase.FIRST_BONUS:
        do(s, choices(s)[0])
    assert refused(s, "begin A upright") == refused(s, "join A upright up") == "estates-built"
    assert refused(s, "castle a1") == "castle-stands"


@pytest.mark.parametrize(("marble", "reason"), [(0, "marble-none"), (2, "not-now-marble")])
def test_a_marble_before_an_action(marble: int, reason: str) -> None:
    assert refused(table(marble={0: marble}), "marble") == reason


def test_a_marble_once_a_turn_and_what_follows_an_action() -> None:
    s = table(marble={0: 2}, bonus={0: "1 marble"})
    do(s, "draw 3")
    for move in ("draw 3", "take inn", "exchange inn", "place inn a1"):
        assert refused(s, move) == "action-done"
    do(s, "marble")
    assert refused(s, "marble") == "marble-used"
    assert refused(s, "bonus card") == "bonus-without-town"
