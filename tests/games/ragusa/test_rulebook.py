"""Every worked example of the rule books; numbers are those of the study (31 to 45: test_example_of_play.py)."""

from __future__ import annotations

import pytest

from kontor.games.ragusa.components import PRICES
from kontor.games.ragusa.market import ship_comes_in
from kontor.games.ragusa.scoring import end_game
from kontor.games.ragusa.state import State
from kontor.games.ragusa.walls import longest_section
from tests.games.kit import bag
from tests.games.ragusa.facts import BONUS, HOUSES, RING, RURAL_SITES
from tests.games.ragusa.table import (
    asked,
    can_build,
    choices,
    city,
    do,
    engine,
    new,
    points,
    refused,
    resources,
    row,
    score,
    ships,
    stock,
)

WINE, OIL, SILVER = range(3)


def finish(s: State) -> None:
    """Score the table as if all houses were built."""
    for owner in range(3 if s.seats == 1 else s.seats):
        p = s.players[owner]
        p.lost += p.houses + p.supers
        p.houses = p.supers = 0
    end_game(s)


# ---- set-up ----
def test_case_01_a_new_ship_raises_the_price_its_back_shows() -> None:
    s = city(row=["clothes-oil", "spices-oil", "pottery-oil", "furs-oil", "clothes-silver"], back="wine+2")
    s.row[4] = -1
    s.fleet |= 1 << ships(["clothes-silver"])[0]
    ship_comes_in(s)
    assert [PRICES[s.price[c]] for c in range(3)] == [2, 1, 1] and s.price == [7, 5, 5]
    assert row(s)[4] == "silk"


def test_case_02_goods_are_sold_at_their_prices() -> None:
    for commodity, worth in (("wine", 2), ("oil", 1), ("silver", 3)):
        s = city(
            price={"wine": 6, "oil": 5, "silver": 10},
            resources={0: "1 stone"},
            stock={0: "1 wine 1 oil 1 silver"},
        )
        do(s, "build 50", f"sell {commodity}")
        assert score(s, 0) == worth


def test_case_03_houses_by_number_of_players() -> None:
    for players in range(2, 6):
        s = new(players)
        assert [s.players[k].houses for k in range(players)] == [HOUSES[players]] * players
        assert [s.players[k].supers for k in range(players)] == [2 if players == 2 else 0] * players


def test_case_04_a_house_between_stone_olives_and_grapes() -> None:
    s = city(resources={0: "1 wood"})
    do(s, "build 15")
    assert resources(s, 0) == bag("1 wood 1 stone 1 olives 1 grapes")


# ---- requirements ----
def test_case_05_the_first_house_must_touch_wood() -> None:
    s = city()
    with_wood = {site for site, hexes in RURAL_SITES.items() if "W" in hexes}
    assert {int(m.split()[1]) for m in choices(s)} == with_wood
    assert 6 in with_wood and not {10, 15} & with_wood
    assert refused(s, "build 10") == "needs-more"


def test_case_06_one_wood_is_enough_for_three_new_hexes() -> None:
    assert can_build(city(resources={0: "1 wood"}), 15)


def test_case_07_the_third_house_at_a_hex_needs_three_wood() -> None:
    # 10 and 15 are at the vineyard G2; 19 is the third
    for wood, allowed in ((1, False), (2, True)):  # site 19 brings one itself
        s = city(houses={0: [10, 15]}, resources={0: f"{wood} wood 1 stone"})
        assert can_build(s, 19) == allowed


def test_case_08_mason_vineyard_and_olive_grove() -> None:
    """Own houses: none at the Mason, one at the vineyard G3, two at the grove O3: one stone and three wood."""
    houses = {0: [12, 13, 18]}
    assert can_build(city(houses=houses, resources={0: "3 wood 1 stone"}), 22)
    assert not can_build(city(houses=houses, resources={0: "2 wood 1 stone"}), 22)
    assert not can_build(city(houses=houses, resources={0: "3 wood"}), 22)


@pytest.mark.parametrize(
    ("case", "site", "special", "houses", "wood", "stone"),
    [
        (9, 28, "grapes", [], 1, 1),
        (10, 28, "grapes", [24], 2, 2),  # orange: one house at the grove and at the Architect
        (11, 28, "grapes", [19, 24, 37], 3, 2),
        (12, 28, "grapes", [37, 38], 1, 3),  # purple: two houses at the Winery, none at the grove
        (13, 36, "olives", [41], 1, 2),
        (14, 36, "olives", [23], 2, 1),  # orange: one house at the vineyard
        (15, 36, "olives", [23, 31], 3, 2),
        (16, 36, "olives", [45], 1, 2),  # purple: one house at the Oil Press
    ],
)
def test_cases_09_to_16_what_two_city_sites_need(
    case: int, site: int, special: str, houses: list[int], wood: int, stone: int
) -> None:
    def allowed(wood: int, stone: int, special_count: int) -> bool:
        have = {0: f"{wood} wood {stone} stone {special_count} {special}"}
        return can_build(city(houses={0: houses}, resources=have), site)

    assert allowed(wood, stone, 1)
    assert not allowed(wood - 1, stone, 1)
    assert not allowed(wood, stone - 1, 1)
    assert not allowed(wood, stone, 0)


# ---- houses act again ----
def test_case_17_architect_palace_and_winery() -> None:
    """Blue builds at 33; orange has two houses at the Architect, purple one at the palace and one at the Winery."""
    blue, orange, purple = 0, 1, 2
    s = city(
        houses={orange: [24, 25], purple: [43, 37]},
        resources={blue: "1 wood 1 stone 2 grapes", purple: "3 grapes"},
    )
    do(s, "build 33", "activate architect")
    for owner in (blue, orange, orange):
        assert asked(s) == (owner, "tower")
        do(s, choices(s, "tower")[0])
    assert asked(s) == (blue, "order")
    do(s, "activate rector")
    assert asked(s) == (blue, "keep") and len(choices(s)) == 2
    do(s, choices(s)[0])  # purple draws nothing; the Winery is left
    assert stock(s, blue) == bag("2 wine") and stock(s, purple) == bag("3 wine") and stock(s, orange) == {}
    assert s.players[blue].cards == 2 and s.players[purple].cards == 2  # purple's second is from the house before
    assert asked(s) == (orange, "build")


def test_case_18_oil_press_with_neighbours_in_the_country() -> None:
    blue, orange, purple = 0, 1, 2
    s = city(
        houses={purple: [40, 23], orange: [27]},
        resources={blue: "1 wood 1 stone 2 olives", orange: "1 olives", purple: "3 olives"},
    )
    do(s, "build 36")
    assert resources(s, blue) == bag("1 wood 1 stone 2 olives 1 grapes 1 fish")
    assert stock(s, blue) == bag("2 oil") and stock(s, purple) == bag("3 oil")
    assert stock(s, orange) == {} and resources(s, orange) == bag("1 olives")


@pytest.mark.parametrize(
    ("case", "site", "before", "resource", "count", "commodity", "made"),
    [
        (19, 33, [38], "grapes", 3, "wine", 6),
        (19, 33, [], "grapes", 3, "wine", 3),
        (20, 45, [], "olives", 1, "oil", 1),
        (20, 45, [], "olives", 2, "oil", 2),
        (21, 29, [30, 34], "ore", 3, "silver", 9),
        (22, 29, [], "ore", 2, "silver", 2),
    ],
)
def test_cases_19_to_22_making_goods(
    case: int, site: int, before: list[int], resource: str, count: int, commodity: str, made: int
) -> None:
    s = city(houses={0: before}, resources={0: f"3 wood 6 stone {count} {resource}"}, stock={0: "1 wine"})
    s.players[0].stock = [0, 0, 0]
    if site == 45:
        s.players[0].stock[SILVER] = 1  # the Market wants a commodity, the Oil Press makes one anyway
    hex_ = {"wine": "winery", "oil": "oil-press", "silver": "silversmith"}[commodity]
    do(s, f"build {site}", f"activate {hex_}")
    assert stock(s, 0)[commodity] == made


# ---- walls, fish, ships ----
@pytest.mark.parametrize(
    ("wall", "worth"),
    [
        ("27-31", 2),  # one own house at an end
        ("46-42", 1),  # nothing of one's own
        ("24-20", 5),  # own house and tower at both ends
    ],
)
def test_case_23_points_for_a_wall(wall: str, worth: int) -> None:
    s = city(houses={0: [24, 20], 1: [46]}, towers={24: 0, 20: 0, 42: 1}, resources={0: "3 wood 3 stone 1 olives"})
    do(s, "build 31", "activate mason", f"wall {wall}")
    assert score(s, 0) == worth


def test_case_24_five_fish_and_two_houses_at_the_fishmonger() -> None:
    s = city(houses={0: [48]}, resources={0: "3 stone 3 fish"})
    do(s, "build 51")  # two more fish
    assert score(s, 0) == 4


def test_case_25_the_fishmonger_wants_two_fish_after_an_exchange_for_stone() -> None:
    assert can_build(city(houses={0: [48]}, resources={0: "1 stone 3 fish"}), 51)  # five fish, three for a stone
    assert not can_build(city(houses={0: [48]}, resources={0: "1 stone 2 fish"}), 51)


def test_case_26_gems_in_the_third_slot() -> None:
    s = city(
        row=["clothes-wine", "spices-wine", "gems", "furs-wine", "silk-oil"],
        back="oil+1",
        resources={0: "1 stone"},
        stock={0: "2 silver"},
    )
    do(s, "build 49", "buy 3")
    assert score(s, 0) == 5 and stock(s, 0) == {}
    assert s.price == [5, 6, 4]
    assert row(s)[:4] == ["clothes", "spices", "furs", "silk"] and len(row(s)) == 5


def test_case_27_silk_for_oil_in_the_second_slot() -> None:
    s = city(
        row=["clothes-wine", "silk-oil", "gems", "furs-wine", "spices-wine"],
        back="silver+1",
        resources={0: "1 stone"},
        stock={0: "1 wine 1 oil"},
    )
    do(s, "build 49", "buy 2")
    assert score(s, 0) == 4 and stock(s, 0) == {} and s.price == [4, 5, 6]


def test_case_28_a_sale_moves_no_price() -> None:
    s = city(resources={0: "1 stone"}, stock={0: "2 wine"}, price={"wine": 9})
    do(s, "build 50", "sell wine")
    assert s.price == [9, 5, 5]


def test_case_29_fish_gained_by_a_house_become_grapes_before_it_makes_wine() -> None:
    s = city(resources={0: "1 stone"})
    do(s, "build 37")  # two fish, no grapes: the requirement itself is met by the exchange
    assert resources(s, 0) == bag("1 stone 1 grapes") and stock(s, 0) == bag("1 wine")
    s = city(resources={0: "1 stone 1 grapes"})
    do(s, "build 37", "exchange grapes")
    assert resources(s, 0) == bag("1 stone 2 grapes") and stock(s, 0) == bag("2 wine")


def test_case_30_fish_become_olives_in_another_players_turn() -> None:
    s = city(houses={1: [41]}, resources={0: "1 stone 1 olives", 1: "2 fish 1 olives"})
    do(s, "build 45", "activate oil-press")
    assert asked(s) == (1, "exchange")
    do(s, "exchange olives")
    assert stock(s, 1) == bag("2 oil") and resources(s, 1) == bag("2 olives")


# ---- the end ----
def _wall_example() -> State:
    """All walls; purple nine sites, orange seven, blue three, each between sites that only a third colour holds."""
    ring = [site for site, _ in RING]
    blue_house, purple, purple_house, orange, orange_house, blue = (
        ring[0], ring[1:10], ring[18], ring[11:18], ring[10], ring[19:22],
    )  # fmt: skip
    return city(
        houses={
            0: [*purple[:4], purple_house],
            1: [*orange[:3], blue_house],
            2: [blue[0], blue[2], orange_house],
        },
        towers={**dict.fromkeys(purple[5:8], 0), **dict.fromkeys(orange[3:6], 1)},
        walls=engine.game.domains["wall"].names,
    )


@pytest.mark.parametrize("wall_ends", ["inside", "ends"])
def test_cases_46_to_48_the_picture_of_the_walls(wall_ends: str) -> None:
    """Purple 10 walls, 4 houses, 3 towers: 17; orange 8, 3, 3: 14; blue 4 walls, 2 houses: 6. Both readings agree."""
    s = _wall_example()
    s.options[1] = ["inside", "ends"].index(wall_ends)
    assert [divmod(longest_section(s, seat), 256) for seat in range(3)] == [(10, 17), (8, 14), (4, 6)]


def test_case_49_house_and_tower_on_one_site_count_two() -> None:
    s = city(houses={0: [26]}, towers={26: 0}, walls=["21-26", "26-22"])
    assert divmod(longest_section(s, 0), 256) == (2, 4)


def test_case_50_two_houses_at_the_cathedral_and_three_sets() -> None:
    s = city(
        houses={0: [39, 44]},
        stock={0: "3 wine 3 oil 4 silver"},
        price={"silver": 13, "wine": 10, "oil": 6},
        hands={0: ["sets", "trade"]},
    )
    finish(s)
    assert points(s, 0) == {"cathedral": 18, "cards": 6}


def test_case_51_a_bonus_card_brings_twelve_at_most() -> None:
    s = city(resources={0: "5 stone"}, hands={0: ["stone"]})
    finish(s)
    assert points(s, 0) == {"cards": 12}


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("wood", 4), ("stone", 9), ("ore", 4), ("grapes", 8), ("olives", 10), ("fish", 2),
        ("spices", 4), ("pottery", 0), ("furs", 2), ("clothes", 2), ("silk", 2),
        ("variety", 8), ("sets", 4), ("trade", 5), ("walls", 3), ("towers", 4),
    ],
)  # fmt: skip
def test_case_52_what_each_bonus_card_pays(card: str, worth: int) -> None:
    s = city(
        houses={0: [26]},
        towers={26: 0, 42: 0},
        walls=["21-26", "26-22", "46-42", "27-31"],
        resources={0: "2 wood 3 stone 1 ore 4 grapes 5 olives 1 fish"},
        stock={0: "2 wine 3 oil 4 silver"},
        hands={0: [card]},
    )
    mine = ships(["spices-oil", "spices-silver", "furs-oil", "clothes-silver", "silk-oil"], sum(1 << k for k in s.row))
    s.players[0].ships = sum(1 << k for k in mine)
    s.players[0].points[2] = 2 + 2 + 2 + 3 + 4 - 2  # 11, so that the half is rounded down
    finish(s)
    assert points(s, 0).get("cards", 0) == worth


def test_case_53_the_last_exchange_of_fish_before_bonus_cards() -> None:
    """The solo example, for a player: five fish, 2 for grapes and 3 for stone: one of each, 5 points."""
    s = city(houses={0: [39]}, resources={0: "5 fish"}, hands={0: ["grapes", "stone"]})
    finish(s)
    assert points(s, 0) == {"cards": 5} and resources(s, 0) == bag("1 grapes 1 stone")


def test_case_54_the_dearer_stock_breaks_a_tie() -> None:
    s = city(stock={0: "2 wine", 1: "1 silver", 2: "1 wine 1 oil"}, price={"silver": 10}, hands={0: ["silk"]})
    for seat, card in ((1, "spices"), (2, "pottery")):
        s.players[seat].hand = 1 << BONUS.index(card)
    finish(s)
    assert [score(s, seat) for seat in range(3)] == [0, 0, 0]
    assert [engine.rank(s, seat) for seat in range(3)] == [2, 1, 2]  # 2, 3 and 2 points' worth


# ---- two players ----
def test_case_55_superhouses_stand_on_the_wall_only() -> None:
    s = city(2, resources={0: "1 wood"})
    assert {m.split()[1] for m in choices(s, "super")} <= {str(site) for site, _ in RING}
    assert "super 20" in choices(s)  # the Architect has no requirement but stone


def test_case_56_one_superhouse_at_a_hex() -> None:
    s = city(2, supers=[25], resources={0: "1 ore 1 grapes 1 olives 4 fish"}, stock={0: "1 wine"})
    allowed = {int(m.split()[1]) for m in choices(s, "super")}
    assert not allowed & {20, 21, 24, 26, 28}
    assert allowed == {site for site, hexes in RING if not {"architect", "silversmith"} & set(hexes.split())}
    assert refused(s, "super 24") == "superhouse-there"


def test_case_57_a_superhouse_needs_no_wood_or_stone_and_gives_no_resources() -> None:
    s = city(2)
    do(s, "super 20")
    assert resources(s, 0) == {} and asked(s) == (0, "tower")
    assert s.players[0].around == [0] * len(s.players[0].around)


def test_case_58_all_houses_around_a_new_superhouse_act_for_its_builder() -> None:
    """Purple's superhouse at the Wharf with two blue houses and one purple: four sales, none for blue."""
    s = city(2, houses={0: [46], 1: [50, 43]}, stock={0: "6 wine", 1: "6 wine"}, price={"wine": 6})
    s.players[0].resources = [0, 0, 0, 0, 0, 2]
    do(s, "super 47", "activate wharf", "sell wine", "sell wine", "sell wine", "sell wine")
    assert stock(s, 0) == bag("2 wine") and stock(s, 1) == bag("6 wine") and s.players[0].points[3] == 8


def test_case_59_a_superhouse_acts_for_whoever_builds_beside_it() -> None:
    s = city(2, supers=[46], resources={0: "1 stone", 1: "1 stone"}, stock={0: "6 wine", 1: "6 wine"})
    do(s, "build 50", "sell wine", "sell wine")
    assert stock(s, 0) == bag("4 wine") and asked(s)[0] == 1


def test_case_60_superhouses_without_room_are_ordinary_houses() -> None:
    """Second edition only. Three superhouses and houses of the players close every hex of the wall."""
    closed = {25: "architect silversmith", 31: "mason oil-press", 47: "fishmonger wharf"}
    rest = [site for site, hexes in RING if {"winery", "market"} & set(hexes.split()) and site not in closed]
    free = [site for site in rest if site not in (28, 42, 45, 48)]  # those touch a closed hex as well
    for edition in ("second", "first"):
        *built, last = free
        has = {0: "1 wood 1 stone 1 grapes 1 olives 1 ore"}
        s = city(2, houses={1: built}, supers=list(closed), resources=has, stock={0: "1 wine"}, edition=edition)
        assert (s.players[0].supers, s.players[1].supers) == (0, 1)
        do(s, f"build {last}")
        while s.active == 0:
            do(s, choices(s)[-1])
        assert (s.players[1].supers, s.players[1].houses) == ((0, 10) if edition == "second" else (1, 9))


def test_case_61_superhouses_break_a_section_unless_an_own_tower_stands_there() -> None:
    s = city(2, supers=[26], walls=["21-26", "26-22"])
    assert divmod(longest_section(s, 0), 256) == (1, 1)
    s.tower[1] = 0
    assert divmod(longest_section(s, 0), 256) == (2, 3)
    assert divmod(longest_section(s, 1), 256) == (1, 1)
