"""The rulings of section 7 of the rules file, by number; options with both values."""

from __future__ import annotations

import pytest

from kontor.games.little_town.state import EVENTS, Phase
from kontor.kernel import listen
from tests.games.kit import bag
from tests.games.little_town.facts import ROBINS, SUPPLY
from tests.games.little_town.table import (
    choices,
    closing,
    do,
    engine,
    hand,
    meal,
    new,
    on_market,
    refused,
    score,
    scores,
    stock,
    town,
)

YOU, RED = 0, 1
FIELDS = dict.fromkeys(("C3", "E3", "C4", "E4"), ("wheat-field", YOU))  # around D3 and D4


def heard(events: list[tuple[int, int, int, int, int]]) -> list[str]:
    return [EVENTS[event[0]].name for event in events]


def test_ruling_01_gathering_is_not_a_choice() -> None:
    """Placing gathers at once; with nothing to use the turn is over."""
    s = town()
    do(s, "place B5")
    assert stock(s, YOU) == bag("3 wood")
    assert engine.to_move(s) == RED


def test_ruling_02_uses_in_any_order() -> None:
    """Field then brewery, or pier between: any order, freely mixed."""
    tiles = {"C3": ("wheat-field", YOU), "E3": ("brewery", YOU), "C4": ("pier", YOU)}
    for order in (["C3", "E3", "C4"], ["C3", "C4", "E3"], ["C4", "C3", "E3"]):
        s = town(tiles=tiles)
        do(s, "place D3", *(f"use {c}" for c in order))
        assert (stock(s, YOU), score(s, YOU)) == ({"fish": 2}, 3)


def test_ruling_02_terrain_that_found_the_supply_empty_is_tried_again() -> None:
    """B5 touches three forests, one wood is there: the others follow when wood comes back."""
    s = town(goods={YOU: "2 wood"}, supply="1 wood", tiles={"B4": ("workshop", YOU), "C4": ("well", YOU)})
    do(s, "place B5")
    assert stock(s, YOU)["wood"] == 3
    do(s, "use B4")  # two wood go to the supply and are gathered at once
    assert stock(s, YOU)["wood"] == 3
    assert (s.supply[0], score(s, YOU)) == (0, 3)


def test_ruling_02_what_is_missing_at_the_end_of_the_turn_is_lost() -> None:
    """A cube that comes back in a later turn does not go to the worker that missed it."""
    s = town(goods={RED: "1 wood"}, supply="0 wood 15 stone")
    s.players[YOU].goods[0], s.players[RED].goods[0] = 2, 13
    do(s, "place B5", "build wheat-field", "lay D3")
    assert (stock(s, YOU)["wood"], s.supply[0]) == (2, 1)


def test_ruling_03_own_buildings_are_free_and_once_per_worker() -> None:
    s = town(tiles={"C3": ("well", YOU), "C4": ("gold-mine", YOU)})
    do(s, "place D3", "use C3")
    assert refused(s, "use C3") == "used-already"
    do(s, "done", "place H4", "place D4")  # the next worker may use it again
    do(s, "use C3")
    assert (score(s, YOU), stock(s, YOU)) == (4, {})


def test_ruling_04_one_coin_to_the_owner_before_each_use() -> None:
    s = town(tiles={"C3": ("well", RED), "C4": ("gold-mine", YOU), "E4": ("wheat-field", RED)})
    do(s, "place D3")
    assert refused(s, "use C3") == "no-coin-for-fee"
    do(s, "use C4", "use C3", "use E4")  # coins earned earlier in the turn may pay
    assert stock(s, YOU) == bag("1 wheat")
    assert stock(s, RED) == bag("2 coin")


def test_ruling_04_the_fee_comes_before_what_the_building_gives() -> None:
    """Red's gold mine without a coin: its own two coins cannot pay the fee."""
    s = town(tiles={"C3": ("gold-mine", RED), "C4": ("well", YOU)})
    do(s, "place D3")
    assert refused(s, "use C3") == "no-coin-for-fee"


def test_ruling_05_each_wheat_field_once() -> None:
    s = town(tiles=FIELDS)
    do(s, "place D3", "use C3", "use E3", "use C4", "use E4")
    assert stock(s, YOU) == bag("4 wheat")
    assert engine.to_move(s) == RED


@pytest.mark.parametrize(
    ("goods", "buys", "left"),
    [("4 wood 12 coin", 0, "12 coin"), ("4 wood 12 coin", 2, "2 wood 6 coin"), ("4 wood 12 coin", 4, "4 wood")],
)
def test_ruling_06_as_many_times_as_wanted_in_a_payment(goods: str, buys: int, left: str) -> None:
    s = town(market=["barn"], goods={YOU: goods})
    do(s, "build barn")
    assert choices(s) == [f"buy {k} wood" for k in range(5)]
    do(s, f"buy {buys} wood", "lay D3")
    assert (stock(s, YOU), score(s, YOU)) == (bag(left), 6)


def test_ruling_06_inside_an_exchange_and_not_for_the_fee() -> None:
    """Red's bakery without wheat: one coin fee and three for wheat; three coins in all are not enough."""
    for coins, possible in ((4, True), (3, False)):
        s = town(tiles={"C3": ("bakery", RED), "C4": ("well", YOU)}, goods={YOU: f"{coins} coin"})
        do(s, "place D3")
        if possible:
            do(s, "use C3")
            assert (stock(s, YOU), stock(s, RED)) == (bag("4 coin"), bag("1 coin"))
        else:
            assert refused(s, "use C3") == "missing"


def test_ruling_06_the_cube_must_be_in_the_supply() -> None:
    s = town(market=["barn"], goods={YOU: "3 wood 9 coin"}, supply="0 wood")
    assert refused(s, "build barn") == "missing-not-in-supply"


def test_ruling_06_bought_cubes_help_no_objective() -> None:
    """Spent at once: they are neither held, nor obtained, nor spent as obtained."""
    cards = ["food-for-two-rounds", "spend-what-you-got", "five-resources"]
    s = town(tiles={"C3": ("fair", YOU), "C4": ("well", YOU)}, goods={YOU: "12 coin 8 fish"}, hands={YOU: cards})
    do(s, "place D3", "use C3", "buy 1 fish")
    assert (stock(s, YOU), score(s, YOU)) == ({"fish": 8}, 7)
    assert choices(s, "claim") == []


@pytest.mark.parametrize("coins_feed", [True, False])
def test_ruling_07_coins_for_food(coins_feed: bool) -> None:
    s = closing(goods={YOU: "4 fish 7 coin", RED: "5 fish"}, coins_feed=coins_feed)
    do(s, "place E3")
    if coins_feed:
        assert engine.to_move(s) == YOU
        assert choices(s) == ["feed 3 fish", "feed 4 fish"]  # coins buy at most two meals
        do(s, "feed 4 fish")
        assert choices(s) == ["feed 0 bought", "feed 1 bought"]
        do(s, "feed 1 bought")
        assert (stock(s, YOU), score(s, YOU)) == (bag("4 coin"), 0)
    else:
        assert (stock(s, YOU), score(s, YOU), s.rnd) == (bag("7 coin"), -3, 2)


def test_ruling_07_bought_food_must_be_in_the_supply() -> None:
    """All fish and wheat lie with the players: nothing to buy."""
    s = closing(goods={YOU: "9 coin"}, supply="0 fish 0 wheat")
    do(s, "place C4", "feed 5 fish")  # red has a choice of food, and it goes back to the supply
    assert s.rnd == 2
    assert (stock(s, YOU), score(s, YOU)) == (bag("9 coin"), -15)


def test_ruling_07_food_eaten_by_the_first_can_be_bought_by_the_next() -> None:
    s = closing(first=1, goods={YOU: "9 coin"}, supply="0 fish 0 wheat")
    do(s, "place C4", "feed 5 fish")
    assert choices(s) == [f"feed {k} bought" for k in range(4)]


@pytest.mark.parametrize("partial_gain", [True, False])
@pytest.mark.parametrize(
    ("tile", "goods", "supply", "after"),
    [
        ("pier", "", "1 fish", "1 fish"),
        ("carpenter", "2 coin", "1 wood", "1 coin 1 wood"),
        ("grocery", "1 coin", "0 wheat", "1 fish"),
        ("gold-mine", "", "1 coin", "1 coin"),
        ("wheat-field", "", "0 wheat", ""),
    ],
)
def test_ruling_08_supply_too_small(tile: str, goods: str, supply: str, after: str, partial_gain: bool) -> None:
    """Take what is there, the input is paid in full; with the option off such a use is refused."""
    s = town(
        tiles={"C3": (tile, YOU), "C4": ("well", YOU)}, goods={YOU: goods}, supply=supply, partial_gain=partial_gain
    )
    do(s, "place D3")
    if partial_gain:
        do(s, "use C3")
        assert stock(s, YOU) == bag(after)
    else:
        assert refused(s, "use C3") == "supply-short"
        assert stock(s, YOU) == bag(goods)


@pytest.mark.parametrize(("tile", "cube", "coins"), [("bakery", "wheat", 4), ("fishmonger", "fish", 3)])
def test_ruling_08_the_supply_is_judged_after_paying(tile: str, cube: str, coins: int) -> None:
    """partial_gain=no: the coins of a bought cube go to the supply before the building pays."""
    lacking = f"{coins - 3} coin"
    s = town(
        tiles={"C3": (tile, YOU), "C4": ("well", YOU)},
        goods={YOU: f"5 coin 1 {cube}"},
        supply=lacking,
        partial_gain=False,
    )
    do(s, "place D3")
    assert "use C3" in choices(s)
    do(s, "use C3")  # paying with the own cube would leave too few coins, so the only payment is taken
    assert stock(s, YOU) == bag(f"{5 - 3 + coins} coin 1 {cube}")
    poor = town(
        tiles={"C3": (tile, YOU), "C4": ("well", YOU)},
        goods={YOU: f"2 coin 1 {cube}"},
        supply=lacking,
        partial_gain=False,
    )
    do(poor, "place D3")
    assert refused(poor, "use C3") == "supply-short"


def test_ruling_09_a_strict_pawnbroker_gives_two_kinds_or_is_not_used() -> None:
    """pawn_free=no and partial_gain=no: no longer one cube for two."""
    tiles = {"C3": ("pawnbroker", YOU), "C4": ("well", YOU)}
    empty = "0 wood 0 fish 0 wheat"
    s = town(tiles=tiles, goods={YOU: "2 stone"}, supply=empty, partial_gain=False, pawn_free=False)
    do(s, "place D3")
    assert refused(s, "use C3") == "supply-short"
    s = town(tiles=tiles, goods={YOU: "3 stone 1 wood"}, supply=empty, partial_gain=False, pawn_free=False)
    do(s, "place D3", "use C3")
    assert choices(s) == ["take wood", "take stone"]  # one of each kind was given: two stones would leave one kind
    do(s, "take wood")
    assert stock(s, YOU) == bag("3 stone 1 wood")  # the second kind follows by itself


def test_ruling_09_the_reason_names_the_second_kind() -> None:
    s = town(
        tiles={"C3": ("pawnbroker", YOU), "C4": ("well", YOU)},
        goods={YOU: "3 stone 1 wood 1 fish"},
        supply="0 wood 0 fish 0 wheat",
        partial_gain=False,
        pawn_free=False,
    )
    do(s, "place D3", "use C3", "give stone")
    assert choices(s) == ["give wood", "give fish"]
    assert refused(s, "give stone") == "give-leaves-one-kind"


@pytest.mark.parametrize("pawn_free", [True, False])
def test_ruling_09_pawnbroker_same_kind_twice(pawn_free: bool) -> None:
    """Any two cubes for any two; strictly read, the two taken are of different kinds."""
    s = town(tiles={"C3": ("pawnbroker", YOU)}, goods={YOU: "2 wood 1 fish"}, pawn_free=pawn_free)
    do(s, "place D3", "use C3", "give wood", "give wood", "take stone")
    if pawn_free:
        do(s, "take stone")
        assert stock(s, YOU) == bag("2 stone 1 fish")
    else:
        assert refused(s, "take stone") == "take-another-kind"
        do(s, "take wood")  # back what was given: different from the first one taken
        assert stock(s, YOU) == bag("1 wood 1 stone 1 fish")


def test_ruling_09_pawnbroker_takes_no_coins_but_bought_cubes() -> None:
    """Coins are not resources; inside the payment they buy cubes."""
    s = town(tiles={"C3": ("pawnbroker", RED), "C4": ("well", YOU)}, goods={YOU: "6 coin 1 wood 1 fish"})
    do(s, "place D3", "use C3")
    assert choices(s) == ["give wood", "give fish"] + [f"give bought-{g}" for g in ("wood", "stone", "fish", "wheat")]
    do(s, "give bought-stone")
    assert refused(s, "give bought-stone") == "give-coins-pledged"  # of five coins after the fee three buy the first
    s = town(tiles={"C3": ("pawnbroker", YOU), "C4": ("well", YOU)}, goods={YOU: "2 coin 1 wood"})
    do(s, "place D3")
    assert refused(s, "use C3") == "pawn-needs-two"


@pytest.mark.parametrize(
    ("own", "stones", "possible"), [("1 wood", 0, False), ("1 wood", 1, True), ("", 1, False), ("", 2, True)]
)
def test_ruling_09_cubes_bought_for_the_pawnbroker_must_be_in_the_supply(own: str, stones: int, possible: bool) -> None:
    """Six coins buy two cubes, if they are there."""
    supply = f"0 wood {stones} stone 0 fish 0 wheat"
    s = town(tiles={"C3": ("pawnbroker", YOU), "C4": ("well", YOU)}, goods={YOU: f"{own} 6 coin"}, supply=supply)
    do(s, "place D3")
    if possible:
        do(s, "use C3")
    else:
        assert refused(s, "use C3") == "pawn-needs-two"


@pytest.mark.parametrize("rnd", [1, 2, 3, 4])
def test_ruling_10_cathedral_and_residence_in_player_order_before_feeding(rnd: int) -> None:
    """From the first player: red's residence is asked before the cathedral scores; in the fourth round as well."""
    tiles = {"D3": ("cathedral", YOU), "G4": ("residence", RED), "G3": ("well", YOU)}
    s = closing(rnd=rnd, first=1, tiles=tiles, workers={"C2": YOU}, goods={YOU: "5 fish", RED: "5 fish 1 coin"})
    assert engine.to_move(s) == YOU
    with listen() as events:
        do(s, "place D4")
        assert (engine.to_move(s), choices(s)) == (RED, ["use G3", "done"])
        assert score(s, YOU) == 0
        do(s, "use G3")
    assert scores(s) == [2, 2]
    names = heard(events)
    assert names.index("round-end") < names.index("use") < names.index("cathedral") < names.index("feed")


def test_ruling_10_only_the_owner() -> None:
    s = closing(tiles={"G4": ("residence", RED), "G3": ("well", RED)}, goods=meal(2))
    do(s, "place C3")
    assert (engine.to_move(s), s.phase) == (RED, Phase.SPECIAL)
    do(s, "done")
    assert s.rnd == 2


def test_ruling_10_the_specials_cost_nothing() -> None:
    s = closing(tiles={"G4": ("residence", YOU), "G3": ("well", YOU), "D3": ("cathedral", YOU)}, goods=meal(2))
    do(s, "place D4", "use G3")
    assert scores(s) == [3, 0]


@pytest.mark.parametrize("order", [["cathedral", "use G3"], ["use G3", "cathedral"]])
def test_ruling_10_one_owner_of_both_chooses_the_order(order: list[str]) -> None:
    """Where the cathedral is a choice (three players, round 3)."""
    tiles = {"G4": ("residence", 0), "G3": ("well", 0), "D3": ("cathedral", 0)}
    s = closing(3, rnd=3, tiles=tiles, goods=meal(3), points={1: 9, 2: 9})
    do(s, "place D4", *order)
    assert (scores(s), s.rnd) == ([3, 9, 9], 4)


def test_ruling_11_residence_uses_each_neighbour_once_and_pays_owners() -> None:
    tiles = {
        "G3": ("residence", YOU),
        "F2": ("well", RED),
        "G2": ("wheat-field", YOU),
        "H2": ("statue", YOU),
        "F3": ("castle", YOU),
        "H3": ("watchtower", RED),
        "F4": ("cathedral", RED),
        "E1": ("gold-mine", YOU),  # too far
    }
    s = closing(tiles=tiles, goods={YOU: "5 fish 1 coin", RED: "5 fish"})
    do(s, "place C4")
    assert (engine.to_move(s), choices(s)) == (YOU, ["use F2", "use G2", "done"])
    for cell in ("H2", "F3", "H3", "F4"):
        assert refused(s, f"use {cell}") == "not-for-residence"
    assert refused(s, "use E1") == "not-beside-residence"
    do(s, "use F2")
    assert refused(s, "use F2") == "used-already"
    assert (stock(s, YOU), stock(s, RED)) == (bag("5 fish"), bag("5 fish 1 coin"))
    assert score(s, YOU) == 2
    do(s, "use G2")  # and then it is fed; red's coin is too little to buy food
    do(s, "feed 5 fish")
    assert stock(s, YOU) == bag("1 wheat")
    assert s.rnd == 2


def test_ruling_11_residence_needs_a_coin_for_others() -> None:
    s = closing(tiles={"G3": ("residence", YOU), "F2": ("well", RED), "G2": ("gold-mine", YOU)}, goods=meal(2))
    do(s, "place C4")
    assert refused(s, "use F2") == "no-coin-for-fee"
    do(s, "use G2", "use F2")
    assert scores(s) == [2, 0]


@pytest.mark.parametrize("residence_terrain", [True, False])
def test_ruling_11_residence_and_terrain(residence_terrain: bool) -> None:
    """Only with the option does it gather; no coins, no buildings beside it: nothing is asked."""
    s = closing(tiles={"B5": ("residence", YOU)}, goods=meal(2), residence_terrain=residence_terrain)
    do(s, "place E3")
    assert s.rnd == 2
    assert stock(s, YOU) == (bag("3 wood") if residence_terrain else {})


@pytest.mark.parametrize(("block", "points"), [(True, 12), (False, 16)])
def test_ruling_12_watchtower_and_workers_of_round_4(block: bool, points: int) -> None:
    s = closing(
        rnd=4, tiles={"E3": ("watchtower", YOU)}, workers={"D2": YOU}, goods=meal(2), watchtower_workers_block=block
    )
    do(s, "place F4")
    assert (s.phase, score(s, YOU)) == (Phase.OVER, points)


def test_ruling_12_watchtower_counts_neither_buildings_nor_terrain() -> None:
    """B5 touches three forests; A5's neighbour A6 and the rest is meadow."""
    s = closing(rnd=4, tiles={"B5": ("watchtower", YOU), "C5": ("statue", RED)}, goods=meal(2))
    do(s, "place G3")
    assert score(s, YOU) == 2 * 4  # A5, A6, B4, C4; A4, B6 and C6 are forest


@pytest.mark.parametrize(("own_only", "points"), [(True, 12), (False, 16)])
def test_ruling_13_castle(own_only: bool, points: int) -> None:
    """Own neighbours with diagonals and wheat fields, not itself; by option those of everybody."""
    tiles = {
        "D3": ("castle", YOU),
        "C2": ("wheat-field", YOU),
        "E2": ("wheat-field", YOU),
        "D4": ("cathedral", YOU),
        "E3": ("well", RED),
        "F3": ("statue", YOU),  # too far
    }
    s = closing(rnd=4, tiles=tiles, goods=meal(2), castle_own_only=own_only)
    do(s, "place H5")
    assert s.phase == Phase.OVER
    assert scores(s) == [points, 0]


def test_ruling_14_claimed_at_any_own_decision_once() -> None:
    s = town(hands={YOU: ["no-coins"]})
    do(s, "claim no-coins")
    assert (score(s, YOU), engine.to_move(s), s.phase) == (3, YOU, Phase.TURN)
    assert refused(s, "claim no-coins") == "claimed-already"
    assert refused(s, "claim six-coins") == "card-not-yours"


def test_ruling_14_never_forced() -> None:
    s = town(hands={YOU: ["no-coins"]})
    do(s, "place E3")
    assert choices(s) == ["claim no-coins", "done"]
    do(s, "done")
    assert (engine.to_move(s), hand(s, YOU)) == (RED, ["no-coins"])


def test_ruling_14_in_another_players_turn() -> None:
    """Red pays you the sixth coin in his turn: you can claim it at your next decision, nobody can take it away."""
    s = town(
        seat=RED,
        tiles={"C3": ("well", YOU)},
        goods={YOU: "5 coin", RED: "1 coin"},
        hands={YOU: ["six-coins"]},
        market=["gold-mine"],
    )
    do(s, "place D3", "use C3")
    assert (engine.to_move(s), choices(s, "claim")) == (YOU, ["claim six-coins"])
    do(s, "claim six-coins")
    assert score(s, YOU) == 2


def test_ruling_14_no_coins_before_red_pays_you() -> None:
    """The only state another player can undo: you are asked at the end of your own turn."""
    s = town(
        tiles={"C3": ("well", YOU), "E3": ("church", YOU)},
        goods={YOU: "3 coin", RED: "1 coin"},
        hands={YOU: ["no-coins"]},
    )
    do(s, "place D3", "use E3", "use C3")
    assert choices(s) == ["claim no-coins", "done"]
    do(s, "done", "place D4", "use C3")
    assert refused(s, "claim no-coins") == "card-not-fulfilled"


def test_ruling_14_a_turn_card_ends_with_the_turn() -> None:
    s = town(tiles=FIELDS, hands={YOU: ["four-uses"]})
    do(s, "place D3", "use C3", "use E3", "use C4", "use E4")
    assert choices(s) == ["claim four-uses", "done"]
    do(s, "done")
    do(s, "place H5")
    assert (engine.to_move(s), choices(s, "claim")) == (YOU, [])
    assert refused(s, "claim four-uses") == "card-not-fulfilled"


def test_ruling_14_offered_at_the_end_of_the_game() -> None:
    """The last call comes after feeding, before castle, watchtower and coins are counted."""
    s = closing(rnd=4, goods={YOU: "5 fish", RED: "5 wheat"}, hands={YOU: ["fed-with-fish"], RED: ["fed-with-wheat"]})
    do(s, "place E3")
    assert (engine.to_move(s), choices(s)) == (YOU, ["claim fed-with-fish", "done"])
    do(s, "claim fed-with-fish", "claim fed-with-wheat")
    assert (s.phase, scores(s)) == (Phase.OVER, [2, 2])


@pytest.mark.parametrize("printed_only", [True, False])
@pytest.mark.parametrize("card", ["fish-building", "wood-or-stone-building"])
def test_ruling_15_pawnbroker_and_building_cards(card: str, printed_only: bool) -> None:
    s = town(tiles={"C3": ("pawnbroker", YOU)}, hands={YOU: [card]}, pawn_counts_printed_only=printed_only)
    assert choices(s, "claim") == ([] if printed_only else [f"claim {card}"])


@pytest.mark.parametrize("printed_only", [True, False])
def test_ruling_15_pawnbroker_never_counts_for_coins(printed_only: bool) -> None:
    tiles = {"C3": ("pawnbroker", YOU), "D3": ("gold-mine", YOU)}
    s = town(tiles=tiles, hands={YOU: ["two-coin-buildings"]}, pawn_counts_printed_only=printed_only)
    assert choices(s, "claim") == []


@pytest.mark.parametrize(
    ("given", "claims"),
    [
        (["wood", "stone"], ["claim two-kinds-consumed"]),
        (["wood", "wood"], []),
        (["wood", "bought-wood"], []),
        (["wood", "bought-stone"], ["claim two-kinds-consumed"]),
    ],
)
def test_ruling_15_pawnbroker_with_two_kinds_given(given: list[str], claims: list[str]) -> None:
    goods = {YOU: "2 wood 1 stone 5 coin"}
    s = town(tiles={"C3": ("pawnbroker", YOU), "C4": ("well", YOU)}, goods=goods, hands={YOU: ["two-kinds-consumed"]})
    do(s, "place D3", "use C3", *(f"give {g}" for g in given), "take fish", "take fish")
    assert choices(s, "claim") == claims


def test_ruling_16_own_food_must_be_eaten() -> None:
    """No refusing: five fish and five workers; the mix of fish and wheat is a choice."""
    s = closing(goods={YOU: "5 fish 2 wheat", RED: "5 fish"})
    do(s, "place E3")
    assert choices(s) == ["feed 3 fish", "feed 4 fish", "feed 5 fish"]
    assert refused(s, "feed 2 fish") == "feed-more"
    do(s, "feed 3 fish")
    assert (stock(s, YOU), score(s, YOU), s.rnd) == (bag("2 fish"), 0, 2)


def test_ruling_16_buying_food_is_optional() -> None:
    s = closing(goods={YOU: "4 fish 3 coin", RED: "5 fish"})
    do(s, "place E3", "feed 0 bought")
    assert (stock(s, YOU), score(s, YOU)) == (bag("3 coin"), -3)


def test_ruling_16_own_food_may_be_spared_by_buying_but_nobody_then_goes_hungry() -> None:
    s = closing(goods={YOU: "5 fish 3 coin", RED: "5 fish"})
    do(s, "place E3", "feed 4 fish")
    assert (stock(s, YOU), score(s, YOU)) == (bag("1 fish"), 0)  # the fifth meal was bought: no other answer


def test_ruling_17_sixty_and_more() -> None:
    """The score runs on beyond 60: sixty exactly, and passing it."""
    for before in (58, 59):
        s = town(tiles={"C3": ("well", YOU)}, points={YOU: before})
        do(s, "place D3", "use C3")
        assert score(s, YOU) == before + 2


def test_ruling_18_building_neither_gathers_nor_uses() -> None:
    s = town(goods={YOU: "1 wood"}, tiles={"E4": ("well", YOU)})
    do(s, "build wheat-field", "lay F5")
    assert stock(s, YOU) == {}
    assert score(s, YOU) == 3
    assert engine.to_move(s) == RED
    assert s.worker == [-1] * 54


def test_ruling_19_leftover_cubes_are_worth_nothing() -> None:
    s = closing(rnd=4, goods={YOU: "9 wood 9 stone 10 fish", RED: "5 wheat"})
    do(s, "place E3")
    assert (s.phase, scores(s)) == (Phase.OVER, [0, 0])


def test_ruling_20_forty_coins_change_is_free() -> None:
    """Coins are a number: 40 in all, and a single coin can always be paid."""
    assert SUPPLY["coin"] == 40
    s = town(goods={YOU: "39 coin"}, tiles={"C3": ("well", RED), "C4": ("bakery", RED)})
    do(s, "place D3", "use C3")
    assert (stock(s, YOU), stock(s, RED), s.supply[4]) == (bag("38 coin"), bag("1 coin"), 1)


def test_ruling_21_robins() -> None:
    """The beginner market is the twelve robin tiles."""
    robins = "gold-mine well workshop bakery quarry church warehouse grocery barn pawnbroker statue castle"
    assert set(robins.split()) == set(ROBINS)
    for players in (2, 3, 4):
        assert on_market(new(players, market="beginner")) == set(ROBINS)


def test_ruling_22_cathedral_counts_all_workers_around_it_only() -> None:
    workers = {"C2": 0, "D2": 1, "E2": 2, "C3": 0, "B3": 1, "F3": 2}  # B3 and F3 do not touch D3
    s = closing(3, tiles={"D3": ("cathedral", 1)}, workers=workers, goods=meal(3))
    do(s, "place E4")
    assert scores(s) == [0, 5, 0]


def test_ruling_23_no_passing() -> None:
    s = town(goods={YOU: "1 wood"})
    assert refused(s, "done") == "not-now-done"
    assert {m.split()[0] for m in choices(s)} == {"place", "build"}
    do(s, "build wheat-field")
    assert {m.split()[0] for m in choices(s)} == {"lay"}


# ---- reasons name the real cause ----
def test_after_building_nothing_is_used_because_of_the_building() -> None:
    s = town(goods={YOU: "1 wood 6 coin"}, tiles={"C3": ("well", YOU)}, hands={YOU: ["six-coins"]})
    do(s, "build wheat-field")
    while s.phase != Phase.LAY:
        do(s, "buy 0 wood")
    do(s, "lay D3")
    assert s.phase == Phase.ACT
    assert refused(s, "use C3") == "use-after-building"


def test_food_is_not_bought_where_the_option_forbids_it() -> None:
    s = closing(goods={YOU: "3 fish 4 wheat 9 coin", RED: "5 fish"}, coins_feed=False)
    do(s, "place C4")
    assert s.phase == Phase.FEED
    assert refused(s, "feed 1 bought") == "feed-not-bought"
