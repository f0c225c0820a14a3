"""The eighteen objective cards: fulfilled and just not, when they can be claimed, and which of them are dealt."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from kontor.games.little_town.decisions import Claim
from kontor.games.little_town.objectives import servable
from kontor.games.little_town.state import Phase
from tests.games.little_town.facts import CARD_NAMES, CARDS_BY_NAME, CUBES, LOOSE, TILES
from tests.games.little_town.oracle import random_game, side_by_side
from tests.games.little_town.table import (
    KINDS,
    choices,
    closing,
    do,
    engine,
    game,
    hand,
    meal,
    new,
    on_market,
    refused,
    score,
    stock,
    town,
)

YOU, RED = 0, 1
Tiles = dict[str, tuple[str, int]]


def fields(cells: str, owner: int = YOU) -> Tiles:
    return dict.fromkeys(cells.split(), ("wheat-field", owner))


def built(*kinds: str) -> Tiles:
    """Own buildings that do not touch."""
    return {c: (kind, YOU) for c, kind in zip(["C3", "E3", "G3", "C5", "E5", "H5", "H2"], kinds, strict=False)}


SIX = built("pier", "gold-mine", "well", "bakery", "barn", "statue")
# card, position in which it can be claimed, position just short of it
STATE_CARDS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("three-touching", {"tiles": fields("D3 E3 F3")}, {"tiles": fields("D3 E3 G3")}),
    ("three-touching", {"tiles": fields("D3 D4 E4")}, {"tiles": fields("D3 E4 F3")}),  # corners do not touch by a side
    ("three-touching", {"tiles": fields("B1 B2 B3")}, {"tiles": fields("D3 F3") | fields("E3", RED)}),
    ("three-touching", {"tiles": fields("H3 I3 I2")}, {"tiles": fields("I3 I2 A2")}),  # no wrapping
    ("more-buildings-than-workers", {"tiles": SIX}, {"tiles": dict(list(SIX.items())[:5])}),
    ("more-buildings-than-workers", {"players": 3, "tiles": built(*"pier well barn fair castle".split())},
     {"players": 3, "tiles": built(*"pier well barn fair".split())}),
    ("more-buildings-than-workers", {"players": 4, "tiles": built(*"pier well barn fair".split())},
     {"players": 4, "tiles": built(*"pier well barn".split())}),
    ("food-for-two-rounds", {"goods": {0: "4 fish 6 wheat"}}, {"goods": {0: "4 fish 5 wheat 9 wood 9 coin"}}),
    ("food-for-two-rounds", {"players": 3, "goods": {0: "8 fish"}}, {"players": 3, "goods": {0: "7 fish"}}),
    ("food-for-two-rounds", {"players": 4, "goods": {0: "6 wheat"}}, {"players": 4, "goods": {0: "5 wheat"}}),
    # side A: F2 touches only a lake, H2 only mountains, A6 only forest; B2 touches all three, C2 mountain and forest
    ("lake-mountain-forest", {"tiles": fields("F2 H2 A6")}, {"tiles": fields("F2 H2 C3")}),
    ("lake-mountain-forest", {"tiles": fields("F2 C2 D2")}, {"tiles": fields("B2 C3 D3")}),  # one for all is not enough
    ("lake-mountain-forest", {"tiles": fields("B2 F2 H2")}, {"tiles": fields("F2 G2") | fields("A6", RED)}),
    ("lake-mountain-forest", {"tiles": fields("B2 C2 E2")}, {"tiles": fields("B2 C2")}),
    ("fish-building", {"tiles": built("pier")}, {"tiles": built("wheat-field", "barn")}),
    ("fish-building", {"tiles": built("fishmonger")}, {"tiles": {"C3": ("pier", RED)}}),
    ("two-coin-buildings", {"tiles": built("bakery", "fountain")}, {"tiles": built("bakery", "residence")}),
    ("two-coin-buildings", {"tiles": built("gold-mine", "quarry")},
     {"tiles": {"C3": ("gold-mine", YOU), "D3": ("quarry", RED)}}),
    ("wood-or-stone-building", {"tiles": built("workshop")}, {"tiles": built("castle", "barn", "church")}),
    ("wood-or-stone-building", {"tiles": built("quarry")}, {"tiles": built("statue", "watchtower")}),
    ("three-stone-price", {"tiles": built("watchtower")}, {"tiles": built("tavern", "workshop", "restaurant")}),
    ("three-stone-price", {"tiles": built("bookshop")}, {"tiles": {"C3": ("bookshop", RED)}}),
    ("three-wood-price", {"tiles": built("watchtower")}, {"tiles": built("brewery", "restaurant", "castle")}),
    ("three-wood-price", {"tiles": built("pier")}, {"tiles": {"C3": ("pier", RED)}}),
    ("no-coins", {"goods": {RED: "5 coin"}}, {"goods": {YOU: "1 coin"}}),
    ("six-coins", {"goods": {YOU: "6 coin"}}, {"goods": {YOU: "5 coin"}}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "yes", "no"), STATE_CARDS, ids=[f"{k}-{c[0]}" for k, c in enumerate(STATE_CARDS)])
def test_state_cards(card: str, yes: dict[str, Any], no: dict[str, Any]) -> None:
    """Claimable whenever true, from the beginning of the turn, for their points; just not fulfilled: not."""
    s = town(**yes, hands={YOU: [card]})
    do(s, f"claim {card}")
    assert (score(s, YOU), hand(s, YOU)) == (CARDS_BY_NAME[card].points, [])
    s = town(**no, hands={YOU: [card]})
    assert refused(s, f"claim {card}") == "card-not-fulfilled"


# card, position, moves after which it can be claimed, moves after which it cannot
AROUND_D3 = fields("C3 E3 C4 E4")
TURN_CARDS: list[tuple[str, dict[str, Any], str, str]] = [
    ("two-kinds-consumed", {"tiles": built("restaurant", "brewery"), "goods": {0: "1 fish 2 wheat"}},
     "place D3, use C3", "place D3, use E3"),
    ("two-kinds-consumed", {"tiles": built("fair", "barn"), "goods": {0: "1 fish 3 wheat 1 wood 1 stone"}},
     "place D3, use C3", "place D3, use E3"),
    ("two-kinds-consumed", {"tiles": built("pawnbroker", "well"), "goods": {0: "2 fish 1 wheat"}},
     "place D3, use C3, give fish, give wheat, take wood, take wood",
     "place D3, use C3, give fish, give fish, take wood, take stone"),
    ("spend-what-you-got", {"tiles": built("wheat-field", "brewery"), "goods": {0: "1 wheat"}},
     "place D3, use C3, use E3", "place D3, use E3"),
    ("spend-what-you-got", {"tiles": {"B4": ("workshop", YOU), "C4": ("well", YOU)}, "goods": {0: "2 wood"}},
     "place B5, use B4", "place B3, use C4"),
    ("spend-what-you-got", {"tiles": built("pawnbroker", "warehouse"), "goods": {0: "4 wood"}},
     "place D3, use C3, take stone, take stone, use E3", "place D3, use C3, take stone, take stone"),
    ("four-uses", {"tiles": AROUND_D3, "goods": {}}, "place D3, use C3, use C4, use E3, use E4",
     "place D3, use C3, use C4, use E3"),
    ("points-from-two", {"tiles": {"C3": ("well", YOU), "E3": ("tavern", RED), "C4": ("gold-mine", YOU)},
     "goods": {0: "1 coin"}}, "place D3, use C3, use E3", "place D3, use C3, use C4"),
    ("five-resources", {"tiles": fields("A5 C4")}, "place B5, use A5, use C4", "place B5, use A5"),
    ("five-resources", {"tiles": {"B4": ("pier", YOU), "C4": ("gold-mine", YOU)}},
     "place B5, use B4", "place B5, use C4"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("card", "table", "yes", "no"), TURN_CARDS, ids=[f"{k}-{c[0]}" for k, c in enumerate(TURN_CARDS)]
)
def test_turn_cards(card: str, table: dict[str, Any], yes: str, no: str) -> None:
    """True within one turn of a worker, and gone with it."""
    s = town(**table, hands={YOU: [card]})
    do(s, *yes.split(", "))
    assert (engine.to_move(s), s.phase, f"claim {card}" in choices(s)) == (YOU, Phase.ACT, True)
    late = engine.clone(s)
    before = score(s, YOU)
    do(s, f"claim {card}")
    assert score(s, YOU) == before + CARDS_BY_NAME[card].points
    do(late, "done")
    assert engine.to_move(late) == RED
    late.seat = YOU  # whatever comes: the turn is over
    assert refused(late, f"claim {card}") == "card-not-fulfilled"
    s = town(**table, hands={YOU: [card]})
    do(s, *no.split(", "))
    assert f"claim {card}" not in choices(s)


def test_turn_cards_start_from_nothing_each_turn() -> None:
    """Two uses in one turn and two in the next are not four."""
    s = town(tiles=AROUND_D3, hands={YOU: ["four-uses", "five-resources"]})
    do(s, "place D3", "use C3", "use C4", "done", "place H2", "place D4", "use E3", "use E4")
    assert choices(s, "claim") == []


def test_uses_of_another_players_worker_do_not_count_for_you() -> None:
    s = town(seat=RED, tiles={c: (t, RED) for c, (t, _) in AROUND_D3.items()}, hands={YOU: ["four-uses"]})
    do(s, "place D3", "use C3", "use C4", "use E3", "use E4")
    assert (engine.to_move(s), choices(s, "claim")) == (YOU, [])


def test_spending_in_a_later_turn_does_not_count() -> None:
    s = town(tiles=built("wheat-field", "brewery"), hands={YOU: ["spend-what-you-got"]})
    do(s, "place D3", "use C3", "done", "place H2", "place D4", "use E3")
    assert choices(s, "claim") == []


def test_buying_spends_coins_not_what_was_got() -> None:
    """Wood gathered, but the workshop's wood bought: nothing obtained this turn was spent."""
    table: dict[str, Any] = {"tiles": {"B4": ("workshop", YOU), "C4": ("well", YOU)}, "goods": {0: "6 coin"}}
    for bought, claims in ((2, []), (1, ["claim spend-what-you-got"])):
        s = town(**table, hands={YOU: ["spend-what-you-got"]})
        do(s, "place B5", "use B4", f"buy {bought} wood")
        assert choices(s, "claim") == claims


@pytest.mark.parametrize(("food", "card"), [("fish", "fed-with-fish"), ("wheat", "fed-with-wheat")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_feeding_cards(players: int, food: str, card: str) -> None:
    """All workers with the same food; one meal of the other kind is too much."""
    other = "wheat" if food == "fish" else "fish"
    crew = 7 - players
    s = closing(players, goods=meal(players) | {0: f"{crew} {food}"}, hands={0: [card]})
    do(s, "place E3")
    assert (engine.to_move(s), choices(s)) == (0, [f"claim {card}", "done"])
    do(s, f"claim {card}")
    assert (score(s, 0), s.rnd) == (2, 2)
    s = closing(players, goods=meal(players) | {0: f"{crew - 1} {food} 1 {other}"}, hands={0: [card]})
    do(s, "place E3")
    assert (s.rnd, choices(s, "claim")) == (2, [])
    s = closing(players, goods=meal(players) | {0: f"{crew - 1} {food}"}, hands={0: [card]})
    do(s, "place E3")
    assert (s.rnd, score(s, 0)) == (2, -3)


def test_feeding_card_is_a_choice_of_food() -> None:
    s = closing(goods={YOU: "5 fish 5 wheat", RED: "5 fish"}, hands={YOU: ["fed-with-wheat"]})
    do(s, "place E3", "feed 0 fish", "claim fed-with-wheat")
    assert (stock(s, YOU), score(s, YOU)) == ({"fish": 5}, 2)


# ---- the symbol ----
def needed_tiles(card: str) -> set[str]:
    """Which tiles could fulfil a card, worked out from what is printed on the tiles."""

    def using(*goods: str) -> set[str]:
        return {t for t in LOOSE if any(g in TILES[t].takes or g in TILES[t].gives for g in goods)}

    match card:
        case "two-kinds-consumed":
            return {t for t in LOOSE if len(set(TILES[t].takes) & set(CUBES)) >= 2} | {"pawnbroker"}
        case "fish-building":
            return using("fish")
        case "two-coin-buildings":
            return using("coin")
        case "wood-or-stone-building":
            return using("wood", "stone")
        case "three-stone-price":
            return {t for t in LOOSE if TILES[t].cost.get("stone", 0) >= 3}
        case "three-wood-price":
            return {t for t in LOOSE if TILES[t].cost.get("wood", 0) >= 3}
        case "six-coins":
            return {t for t in LOOSE if "coin" in TILES[t].gives}
        case "spend-what-you-got":
            return {t for t in LOOSE if set(TILES[t].takes) & set(CUBES)} | {"pawnbroker"}
        case "points-from-two":
            return {t for t in LOOSE if "vp" in TILES[t].gives}
    return set()


def test_the_symbol_follows_from_the_tiles() -> None:
    for name, card in CARDS_BY_NAME.items():
        assert card.of == needed_tiles(name)
    assert sum(card.needs > 0 for card in CARDS_BY_NAME.values()) == 9


@pytest.mark.parametrize("printed_only", [True, False])
def test_which_cards_a_market_can_serve(printed_only: bool) -> None:
    """Random markets of twelve tiles against the requirement of each card."""
    dice = random.Random(7)
    s = new(4, pawn_counts_printed_only=printed_only)
    refusals = 0
    for _ in range(400):
        market = set(dice.sample(LOOSE, 12))
        s.in_game = 1 | sum(1 << KINDS.index(t) for t in market)
        for k, (name, card) in enumerate(CARDS_BY_NAME.items()):
            of = set(card.of)
            if not printed_only and name in ("fish-building", "wood-or-stone-building"):
                of.add("pawnbroker")
            assert servable(s, k) == (len(market & of) >= card.needs)
            refusals += not servable(s, k)
    assert refusals > 40


def test_dealt_cards_fit_the_market_and_are_all_different() -> None:
    """Whatever the market: hands are full, nothing twice, every symbol is served; every card is dealt to somebody."""
    dealt: Counter[str] = Counter()
    for seed in range(400):
        players = 2 + seed % 3
        s = new(players, seed, market="random")
        market = on_market(s)
        cards = [card for seat in range(players) for card in hand(s, seat)]
        assert len(cards) == len(set(cards)) == {2: 8, 3: 9, 4: 8}[players]
        assert all(len(market & CARDS_BY_NAME[card].of) >= CARDS_BY_NAME[card].needs for card in cards)
        dealt.update(cards)
    assert set(dealt) == set(CARD_NAMES)
    assert min(dealt.values()) > 80  # of 400 games, 8 or 9 of 18 cards each


def test_hands_are_sorted_and_secret() -> None:
    for seed in range(30):
        s = new(2 + seed % 3, seed)
        assert game.problems(s) == []
        for seat in range(s.seats):
            seen = engine.hidden(s, seat)
            for other in range(s.seats):
                assert (hand(seen, other) == hand(s, other)) if other == seat else set(seen.players[other].hand) == {-1}


# ---- against the oracle ----
@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_against_the_oracle(players: int) -> None:
    """At every decision of random games: the seat to move holds any four cards, and may claim what the oracle says."""
    claims = dict.fromkeys(CARD_NAMES, 0)
    first = Claim.first
    for seed in range(25):
        s, dice = random_game(90_000 + 100 * players + seed, players, seed % 2 == 1)
        for reference in side_by_side(s, dice):
            copy = engine.clone(s)
            p = copy.players[s.seat]
            p.cards = 4
            order = dice.sample(range(18), 18)
            for k in range(0, 18, 4):
                p.hand = sorted((order + order)[k : k + 4])
                may = {card for card in p.hand if first + card in engine.legal(copy)}
                assert may == {card for card in p.hand if reference.fulfilled(s.seat, CARD_NAMES[card])}
                for card in may:
                    claims[CARD_NAMES[card]] += 1
    assert min(claims.values()) > 0, claims
