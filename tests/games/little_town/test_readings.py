"""Section 10 of the rules file: readings where the book is silent."""

from __future__ import annotations

import pytest

from kontor.games.little_town.state import Phase
from tests.games.kit import bag
from tests.games.little_town.facts import CELLS
from tests.games.little_town.table import (
    choices,
    closing,
    do,
    engine,
    game,
    hand,
    meal,
    score,
    scores,
    stock,
    town,
)

YOU, RED = 0, 1
FIELDS = dict.fromkeys(("C3", "E3", "C4", "E4"), ("wheat-field", YOU))  # around D3 and D4


@pytest.mark.parametrize(("players", "rnd", "asked"), [(3, 3, True), (3, 2, False), (3, 4, False), (2, 3, False)])
def test_further_01_cathedral_by_itself_except_where_staying_behind_pays(players: int, rnd: int, asked: bool) -> None:
    s = closing(players, rnd=rnd, tiles={"D3": ("cathedral", 0)}, goods=meal(players), points={0: 5, 1: 6, 2: 6})
    do(s, "place D4")
    if asked:
        assert (engine.to_move(s), choices(s)) == (0, ["cathedral", "done"])
        before = engine.clone(s)
        do(s, "done")
        assert (scores(s), s.first) == ([5, 6, 6], 0)
        do(before, "cathedral")
        assert (scores(before), before.first) == ([6, 6, 6], 1)  # all equal: to the left
    else:
        assert score(s, 0) == 6


def test_further_01_residence_use_by_use() -> None:
    s = closing(tiles={"G3": ("residence", YOU), "F2": ("well", YOU), "G2": ("gold-mine", YOU)}, goods=meal(2))
    do(s, "place C4", "use F2", "done")
    assert (stock(s, YOU), score(s, YOU)) == ({}, 2)


def test_further_02_exchange_also_for_cubes_one_has() -> None:
    s = town(tiles={"C3": ("brewery", YOU)}, goods={YOU: "1 wheat 3 coin"})
    do(s, "place D3", "use C3")
    assert choices(s) == ["buy 0 wheat", "buy 1 wheat"]
    do(s, "buy 1 wheat")
    assert (stock(s, YOU), score(s, YOU)) == (bag("1 wheat"), 3)


def test_further_02_the_bought_cube_must_be_there_before_paying() -> None:
    """Four own wood, none in the supply: what one pays oneself cannot be bought back in the same payment."""
    s = town(market=["barn"], goods={YOU: "4 wood 12 coin"}, supply="0 wood")
    do(s, "build barn")
    assert s.phase == Phase.LAY
    assert stock(s, YOU) == bag("12 coin")


@pytest.mark.parametrize(("food", "card"), [("fish", "fed-with-fish"), ("wheat", "fed-with-wheat")])
def test_further_03_bought_food_does_not_count_for_the_feeding_cards(food: str, card: str) -> None:
    s = closing(goods={YOU: f"4 {food} 3 coin", RED: "5 fish"}, hands={YOU: [card]})
    do(s, "place E3", "feed 1 bought")
    assert (s.rnd, score(s, YOU), hand(s, YOU)) == (2, 0, [card])  # nobody was asked


def test_further_03_uses_through_the_residence_do_not_count_for_turn_cards() -> None:
    tiles = {"G3": ("residence", YOU), "F2": ("well", YOU), "G2": ("restaurant", YOU), "F3": ("brewery", YOU)}
    tiles |= dict.fromkeys(("F4", "G4", "H4"), ("wheat-field", YOU))
    cards = ["four-uses", "points-from-two", "two-kinds-consumed", "spend-what-you-got"]
    s = closing(tiles=tiles, goods={YOU: "6 fish", RED: "5 fish"}, hands={YOU: cards})
    do(s, "place C4")
    for cell in ("F4", "G4", "H4", "F2", "G2", "F3"):
        do(s, f"use {cell}")
        assert choices(s, "claim") == []
    assert score(s, YOU) == 2 + 4 + 3


def test_further_04_no_coins_between_paying_and_gaining() -> None:
    """Fee or bought wheat takes the last coin, then the bakery gives four: the card can be claimed between."""
    s = town(tiles={"C3": ("bakery", RED)}, goods={YOU: "1 coin 1 wheat"}, hands={YOU: ["no-coins"]})
    do(s, "place D3", "use C3")
    assert choices(s) == ["claim no-coins", "done"]
    do(s, "claim no-coins")
    assert (stock(s, YOU), score(s, YOU)) == (bag("4 coin"), 3)
    s = town(tiles={"C3": ("bakery", YOU), "C4": ("well", YOU)}, goods={YOU: "3 coin"}, hands={YOU: ["no-coins"]})
    do(s, "place D3", "use C3", "done")  # not wanted
    assert (stock(s, YOU), hand(s, YOU), score(s, YOU)) == (bag("4 coin"), ["no-coins"], 0)


def test_further_04_no_coins_between_paying_a_tile_and_laying_it() -> None:
    s = town(market=["residence"], goods={YOU: "6 coin"}, hands={YOU: ["no-coins"]})
    do(s, "build residence", "claim no-coins", "lay D3")
    assert score(s, YOU) == 5


def test_further_04_no_coins_in_a_use_through_the_residence() -> None:
    tiles = {"G3": ("residence", YOU), "G2": ("gold-mine", RED)}
    s = closing(tiles=tiles, goods={YOU: "5 fish 1 coin", RED: "5 fish"}, hands={YOU: ["no-coins"]})
    do(s, "place C4", "use G2", "claim no-coins")
    assert (score(s, YOU), stock(s, YOU)) == (3, bag("2 coin"))


def test_further_05_missed_terrain_is_retried_by_itself() -> None:
    """Not a move of its own: it happens after each use."""
    s = town(goods={YOU: "2 wood 1 wheat"}, supply="0 wood", tiles={"B4": ("pawnbroker", YOU), "C4": ("well", YOU)})
    do(s, "place B5", "use B4", "give wood", "give wood", "take fish", "take fish")
    assert stock(s, YOU) == bag("2 wood 1 wheat 2 fish")  # two of the three wood B5 gives


def test_further_06_a_use_that_yields_nothing_is_an_activation() -> None:
    s = town(tiles=FIELDS, supply="0 wheat", hands={YOU: ["four-uses"]})
    do(s, "place D3", "use C3", "use E3", "use C4", "use E4", "claim four-uses")
    assert (stock(s, YOU), score(s, YOU)) == ({}, 3)


def test_further_07_feeding_cards_until_the_end_of_the_round() -> None:
    """First player feeds, claims at the last call; in the next round it is too late."""
    s = closing(goods=meal(2), hands={YOU: ["fed-with-fish"]})
    do(s, "place E3")
    assert (s.phase, choices(s)) == (Phase.CLAIM, ["claim fed-with-fish", "done"])
    do(s, "done")
    assert (s.rnd, choices(s, "claim")) == (2, [])


def test_further_07_claims_before_the_token_of_three_players_moves() -> None:
    """Seat 0 would be last with 5 points; claiming makes it 7, and seat 1 gets the token."""
    for answer, first in (("claim fed-with-fish", 1), ("done", 0)):
        s = closing(3, rnd=3, first=2, goods=meal(3), points={0: 5, 1: 6, 2: 8}, hands={0: ["fed-with-fish"]})
        do(s, "place E3", answer)
        assert (s.rnd, s.first) == (4, first)


def test_further_07_claims_before_final_scoring() -> None:
    """No coins left after buying food: claimed at the last call of round 4."""
    s = closing(rnd=4, goods={YOU: "4 fish 3 coin", RED: "5 fish"}, hands={YOU: ["no-coins"]})
    do(s, "place E3", "feed 1 bought", "claim no-coins")
    assert (s.phase, score(s, YOU)) == (Phase.OVER, 3)


def test_further_07_a_card_is_offered_before_eating_undoes_it() -> None:
    s = closing(goods={YOU: "10 fish", RED: "5 fish"}, hands={YOU: ["food-for-two-rounds"]})
    do(s, "place E3")
    assert (s.phase, choices(s)) == (Phase.FEED, ["feed 5 fish", "claim food-for-two-rounds"])
    do(s, "claim food-for-two-rounds")
    assert (s.rnd, score(s, YOU)) == (2, 3)


def test_every_ruling_with_a_key_is_an_option() -> None:
    """The defaults of the rules file."""
    on = ["coins_feed", "partial_gain", "pawn_free", "watchtower_workers_block", "castle_own_only"]
    chosen = game.resolve_options({})
    assert {key for key, value in chosen.items() if value == "yes"} == {*on, "pawn_counts_printed_only"}
    assert chosen["residence_terrain"] == "no"
    assert len(CELLS) == 54
