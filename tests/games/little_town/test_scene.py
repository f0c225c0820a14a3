"""The scene of Little Town: everything legal is offered, nothing hidden is shown."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import kontor
from kontor.games.little_town.components import CATHEDRAL, GOODS, OBJECTIVE_IDS, PLAIN, TILES
from kontor.games.little_town.state import Phase, State
from kontor.games.little_town.view import previews
from kontor.kernel import LANGUAGES
from kontor.kernel.scene import Scene, Table
from tests.games.kit import bag
from tests.games.little_town.table import do, stock, town

GAME = kontor.game("little-town")
ENGINE = GAME.python
NAMES = ("Ann", "Ben", "Cecília", "Włodek")
POINTING = {"place", "lay", "build", "draft", "use", "cathedral", "claim"}  # decisions that belong to something seen


def look(s: State, viewer: int, language: str = "en", everything: bool = False) -> Scene:
    names = NAMES[: s.seats]
    choices = tuple(ENGINE.legal(s)) if viewer == s.seat else ()
    return GAME.views.scene(s, Table(viewer, names, GAME.phrases(language, names), choices, everything))


def positions(seed: int, every: int = 1, market: str = "random") -> Iterator[State]:
    """Positions of a random game that builds and claims when it can, so that there is something to see."""
    rng = random.Random(seed)
    s = ENGINE.new(2 + seed % 3, seed, GAME.option_numbers({"market": market, "board": "AB"[seed % 2]}))
    k = 0
    while actions := ENGINE.legal(s):
        if k % every == 0:
            yield s
        eager = [a for a in actions if GAME.actions.decode(a)[0] in ("build", "use", "claim")]
        ENGINE.apply(s, rng.choice(eager if eager and rng.random() < 0.6 else actions))
        k += 1
    yield s


def titles_of_others(s: State, viewer: int) -> list[str]:
    words = GAME.words("en")
    hands = [s.players[seat].hand[: s.players[seat].cards] for seat in range(s.seats) if seat != viewer]
    return [words(f"objective-{OBJECTIVE_IDS[card]}") for hand in hands for card in hand]


def strings(x: Any) -> Iterator[str]:
    if isinstance(x, str):
        yield x
    elif isinstance(x, dict):
        for value in x.values():
            yield from strings(value)
    elif isinstance(x, list):
        for value in x:
            yield from strings(value)


def ids(scene: Scene) -> list[str]:
    """Of everything a choice can point at."""
    out = [place.id for place in scene.places] + [piece.id for piece in scene.pieces]
    return out + [card.id for player in scene.players for card in player.cards]


@pytest.mark.parametrize("seed", range(6))
def test_all_legal_decisions_are_choices_with_words_and_targets(seed: int) -> None:
    for s in positions(seed, market=("random", "draft")[seed % 2]):
        scene = look(s, s.seat)
        legal = ENGINE.legal(s)
        assert [choice.action for choice in scene.choices] == legal
        there = set(ids(scene))
        for choice in scene.choices:
            assert choice.words
            assert choice.notation == GAME.actions.notation(choice.action)
            assert there.issuperset(choice.targets)
            assert bool(choice.targets) == (GAME.actions.decode(choice.action)[0] in POINTING)
        assert scene.over == (s.phase == Phase.OVER) == (not legal)


@pytest.mark.parametrize("seed", range(4))
def test_ids_are_unique(seed: int) -> None:
    for s in positions(seed, every=5, market=("random", "draft")[seed % 2]):
        for viewer in (-1, 0, 1):
            scene = look(s, viewer)
            assert len(ids(scene)) == len(set(ids(scene)))
            used = {place.area for place in scene.places} | {piece.area for piece in scene.pieces}
            assert used <= {area.id for area in scene.areas}


@pytest.mark.parametrize("seed", range(4))
def test_nothing_hidden_is_shown(seed: int) -> None:
    """The scene does not change when everything the viewer may not know is dealt afresh, or is blanked."""
    for s in positions(seed, every=6, market=("draft", "random")[seed % 2]):
        for viewer in range(-1, s.seats):
            seen = look(s, viewer).to_json()
            assert look(ENGINE.redealt(s, viewer, seed + 1), viewer).to_json() == seen
            assert look(ENGINE.hidden(s, viewer), viewer).to_json() == seen
            if s.phase != Phase.OVER:
                texts = set(strings(seen))
                assert not [title for title in titles_of_others(s, viewer) if title in texts]


def test_everything_is_shown_when_asked_for_and_at_the_end() -> None:
    for s in positions(3, every=20):
        shown = [card.title for player in look(s, -1, everything=True).players for card in player.cards]
        assert all(shown)
    assert s.phase == Phase.OVER
    scene = look(s, -1)
    assert all(card.title for player in scene.players for card in player.cards)
    assert min(player.rank for player in scene.players) == 1
    for player in scene.players:
        assert sum(part.value for part in player.points) == player.score


def test_a_scene_is_plain_data_in_every_language() -> None:
    for language in LANGUAGES:
        for s in positions(5, every=15):
            scene = look(s, s.seat, language)
            json.dumps(scene.to_json())
            assert scene.question
            assert all(piece.label for piece in scene.pieces)


def test_squares_show_what_they_give_and_say_why_not() -> None:
    s = ENGINE.new(2, 1, GAME.option_numbers({"board": "A"}))
    scene = look(s, s.seat)
    squares = {place.id: place for place in scene.places}
    assert len(squares) == 54
    assert squares["F5"].text == ":wood::fish::fish:"  # the example of the rule book
    assert squares["A1"].why_not and not squares["A1"].text
    assert not squares["F5"].why_not
    s.supply[2] = 1  # one fish left
    assert {p.id: p.text for p in look(s, s.seat).places}["F5"] == ":wood::fish:"
    other = look(s, 1 - s.seat)
    assert not any(place.why_not for place in other.places)
    assert not other.choices


def test_the_market_is_marked_for_whoever_decides() -> None:
    s = ENGINE.new(2, 4, GAME.option_numbers({"market": "beginner"}))
    s.players[s.seat].goods[0] = 2
    offers = [piece for piece in look(s, s.seat).pieces if piece.kind == "offer"]
    assert len(offers) == 13
    for piece in offers:
        assert piece.marked != piece.dim
        assert bool(piece.why_not) == piece.dim
    assert not any(piece.marked or piece.dim for piece in look(s, 1 - s.seat).pieces if piece.kind == "offer")


def test_the_gain_of_a_square_names_buildings_and_fees() -> None:
    s = ENGINE.new(2, 1, GAME.option_numbers({"board": "A"}))
    me, you = s.seat, 1 - s.seat
    e4, f4 = 3 * 9 + 4, 3 * 9 + 5
    s.tile[e4], s.owner[e4] = 0, me  # wheat field
    s.tile[f4], s.owner[f4] = 7, you  # bakery
    gains = {choice.notation: choice.gain for choice in look(s, me).choices}
    assert gains["place F5"].split("\n") == [
        "+1 :wood: +2 :fish:",
        "Wheat field: +1 :wheat:",
        f"Bakery: −1 :coin: ({NAMES[you]}) −1 :wheat: +4 :coin:",
    ]
    s.players[me].goods[4] = 0  # without a coin for the fee the bakery is out of reach
    assert "Bakery" not in {choice.notation: choice.gain for choice in look(s, me).choices}["place F5"]


def test_every_tile_has_a_short_effect() -> None:
    for k, tile in enumerate(TILES):
        assert previews.effect(k)
        assert tile.kind == PLAIN or k in previews.SIGNS
    assert ":worker:" in previews.effect(CATHEDRAL)


def test_hunger_is_foretold() -> None:
    s = ENGINE.new(2, 1, GAME.option_numbers())
    s.players[0].goods[2], s.players[1].goods[3] = 5, 3
    fed, short = look(s, -1).players
    assert not fed.warning and fed.note
    assert short.warning and "6" in short.note


def gain_of(s: State, notation: str) -> str:
    return next(choice.gain for choice in look(s, s.seat).choices if choice.notation == notation)


def test_the_gain_says_which_cubes_are_bought_because_they_are_missing() -> None:
    """Rule book, additional actions: 3 coins buy a cube that is spent at once. A carpenter's shop costs 2 wood: who
    has 1 wood and 3 coins pays exactly that, so nothing is asked and the card says it."""
    s = town(market=["carpenter"], goods={0: "1 wood 3 coin"})
    assert gain_of(s, "build carpenter") == "−1 :wood: −3 :coin: +4 :star:"
    do(s, "build carpenter")
    assert s.phase == Phase.LAY and stock(s, 0) == bag("")


def test_who_could_keep_the_coins_is_told_the_cubes_and_asked() -> None:
    s = town(market=["carpenter"], goods={0: "2 wood 3 coin"})
    assert gain_of(s, "build carpenter") == "−2 :wood: +4 :star:"
    do(s, "build carpenter")
    assert s.phase == Phase.PAY and stock(s, 0) == bag("2 wood 3 coin")
    assert {choice.notation: choice.gain for choice in look(s, 0).choices} == {
        "buy 0 wood": "",
        "buy 1 wood": "−3 :coin:",
    }


def test_the_gain_of_using_a_building_says_what_is_bought() -> None:
    """A bakery takes 1 wheat for 4 coins: without wheat it is bought, beside the coin for the owner."""
    s = town(goods={0: "4 coin"}, tiles={"F4": ("bakery", 1)})
    assert "Bakery: −1 :coin: (Ben) −3 :coin: +4 :coin:" in gain_of(s, "place F5")
    do(s, "place F5")
    assert gain_of(s, "use F4") == "−1 :coin: (Ben) −3 :coin: +4 :coin:"


def test_a_price_that_is_not_asked_about_is_paid_as_told() -> None:
    told = 0
    for seed in range(12):
        for s in positions(seed):
            for choice in look(s, s.seat).choices:
                if not choice.notation.startswith("build "):
                    continue
                after = s.clone()
                ENGINE.apply(after, choice.action)
                if after.phase == Phase.PAY:
                    continue
                before, now = s.players[s.seat].goods, after.players[s.seat].goods
                paid = {f"−{a - b} :{GOODS[g]}:" for g, (a, b) in enumerate(zip(before, now, strict=True)) if a > b}
                assert set(re.findall(r"−\d+ :[a-z]+:", choice.gain)) == paid, choice
                told += any(":coin:" in each for each in paid)
    assert told > 5


# ---- what is plain --------------------------------------------------------------------------------------------------
def test_a_square_shows_the_buildings_a_worker_reaches_from_it() -> None:
    """Those that can be used; of a single one that costs nothing also what it gives."""
    s = town(tiles={"C2": ("well", 0), "G4": ("bakery", 0)}, goods={0: "", 1: ""})
    targets = {target["id"]: json.dumps(target) for target in drawn_targets(look(s, 0))}
    assert "bld-well" in targets["D3"] and '"star"' in targets["D3"]
    assert "bld-" not in targets["H5"]  # nobody has wheat for it
    assert "bld-" not in json.dumps(drawn_targets(look(s, 1)))


def drawn_targets(scene: Scene) -> list[Any]:
    assert scene.picture
    return [*scene.picture["areas"]["board"]["targets"]]


def test_what_costs_nothing_is_the_primary_answer() -> None:
    s = town(tiles={"C2": ("well", 0)}, goods={0: "", 1: ""})
    do(s, "place D3")
    primary = {choice.notation: choice.brief for choice in look(s, 0).choices if choice.primary}
    assert primary == {"use C2": "Use: Well +2 :star:"}
