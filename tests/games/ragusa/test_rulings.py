"""Where the rule books are silent or differ: rulings, readings, options (sections 7 to 9 of the study)."""

from __future__ import annotations

import itertools
import random

import pytest

from kontor.games.ragusa.bonus import pile
from kontor.games.ragusa.scoring import end_game, exchange_for_cards, hand_points
from kontor.games.ragusa.state import Phase, State
from kontor.games.ragusa.walls import longest_section
from tests.games.kit import bag
from tests.games.ragusa.facts import BONUS, CLOCKWISE, RING, SITES
from tests.games.ragusa.table import (
    asked,
    can_build,
    check,
    choices,
    city,
    do,
    engine,
    game,
    hand,
    new,
    points,
    refused,
    resources,
    row,
    score,
    stock,
)
from tests.games.ragusa.test_rulebook import finish

EVERY_WALL = tuple(game.domains["wall"].names)


# ---- 8.1, 7: order of hexes and of houses ----
def test_8_1_the_builder_orders_the_hexes_and_country_gains_come_first() -> None:
    for order in itertools.permutations(("architect", "rector", "winery")):
        s = city(resources={0: "1 stone 1 grapes"})
        do(s, "build 33")
        done: list[str] = []
        while asked(s) == (0, "order") or asked(s)[1] in ("tower", "keep"):
            if asked(s)[1] == "order":
                assert set(choices(s)) == {f"activate {h}" for h in order if h not in done}
                done.append(order[len(done)])
                do(s, f"activate {done[-1]}")
            else:
                do(s, choices(s)[0])
        assert stock(s, 0) == bag("1 wine")
    s = city(resources={0: "1 wood 1 stone 1 grapes"})
    do(s, "build 28", "activate architect")
    assert resources(s, 0) == bag("1 wood 1 stone 1 grapes 1 olives")  # before any hex acts


def test_7_each_house_acts_by_itself_clockwise_from_the_new_one() -> None:
    """Architect: 29, 33, 28, 24, 20, 25; owners alternate, and so do the questions."""
    s = city(houses={1: [33, 24], 2: [29, 20], 0: [28]}, resources={0: "2 wood 2 stone 1 ore"}, seat=0)
    do(s, "build 25", "activate architect")
    for owner in (0, 2, 1, 0, 1, 2):
        assert asked(s) == (owner, "tower")
        do(s, choices(s)[0])


# ---- 8.2, 8.4: Market and Wharf ----
def test_8_2_a_commodity_is_needed_unless_the_house_makes_one() -> None:
    rich = "3 wood 3 stone 1 ore 1 grapes 1 olives"
    poor = city(resources={0: rich})
    assert not can_build(poor, 50) and not can_build(poor, 49) and refused(poor, "build 50") == "needs-goods"
    assert can_build(poor, 42) and can_build(poor, 45)  # Wharf with Winery, Market with Oil Press
    assert can_build(city(resources={0: rich}, stock={0: "1 oil"}), 49)


def test_8_2_the_order_stays_free_even_if_the_wharf_then_has_nothing_to_sell() -> None:
    s = city(resources={0: "1 stone 1 grapes"})
    do(s, "build 42", "activate wharf")  # nothing to sell: nobody is asked, and the Winery follows by itself
    assert stock(s, 0) == bag("1 wine") and asked(s) == (1, "build")


def test_8_4_no_ship_within_reach_does_not_forbid_the_market() -> None:
    s = city(row=["gems", "pearls", "gems", "pearls", "gems"], resources={0: "1 stone"}, stock={0: "1 wine"})
    do(s, "build 49")
    assert asked(s) == (1, "build") and stock(s, 0) == bag("1 wine")


# ---- 8.3: everything may be declined ----
def test_8_3_sales_purchases_walls_and_towers_may_be_declined() -> None:
    for site, goods, phase in ((50, "1 wine", "sell"), (49, "1 wine", "buy"), (22, "", "wall"), (20, "", "tower")):
        s = city(resources={0: "1 wood 1 stone"}, stock={0: goods})
        do(s, f"build {site}")
        assert asked(s) == (0, phase)
        do(s, "pass")
        assert score(s, 0) == 0 and asked(s) == (1, "build")


def test_option_may_decline_no_walls_and_towers_must_be_built() -> None:
    for site in (22, 20):
        s = city(resources={0: "1 wood 1 stone"}, may_decline=False)
        do(s, f"build {site}")
        assert refused(s, "pass") == "must-place"
    s = city(resources={0: "1 wood 1 stone"}, may_decline=False, walls=EVERY_WALL[:-1])
    do(s, "build 22")  # the last edge is taken without a question
    assert s.walls == (1 << 22) - 1 and score(s, 0) == 1
    s = city(
        resources={0: "1 wood 1 stone"},
        may_decline=False,
        towers={site: 1 + k % 2 for k, (site, _) in enumerate(RING) if site != 20},
    )
    do(s, "build 20")
    assert s.tower[[site for site, _ in RING].index(20)] == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_palace_may_be_declined_by_the_book_but_no_card_is_ever_worth_less_than_none(players: int) -> None:
    """Why nobody is asked: with any card more, a player's points at the end are at least as many."""
    for seed in range(6):
        before = new(players, seed)
        s = before.clone()
        while legal := engine.legal(s):
            before = s.clone()
            engine.apply(s, engine.policy_choice(s, seed) if seed % 2 else random.Random(seed).choice(legal))
        for seat in range(players):
            assert _points_of_cards(before, seat, -1) >= 0
            for card in (card for card in range(16) if not before.players[seat].hand >> card & 1):
                assert _points_of_cards(before, seat, card) >= _points_of_cards(before, seat, -1)


def _points_of_cards(s: State, seat: int, more: int) -> int:
    """What the hand is worth after the best exchange of fish, with one card more."""
    s = s.clone()
    if more >= 0:
        s.players[seat].hand |= 1 << more
    exchange_for_cards(s, seat)
    return hand_points(s, seat, 0)


# ---- 8.5: the row of ships ----
def test_8_5_the_row_is_refilled_between_two_purchases() -> None:
    s = city(
        houses={1: [52]},
        row=["clothes-wine", "spices-wine", "pottery-wine", "furs-wine", "clothes-oil"],
        back="silver+2",
        resources={0: "1 stone"},
        stock={0: "1 oil", 1: "1 oil 2 wine"},
    )
    do(s, "build 49", "buy 1")
    assert asked(s) == (1, "buy") and s.price == [5, 4, 7]
    assert row(s)[:4] == ["spices", "pottery", "furs", "clothes"] and row(s)[4] in ("gems", "pearls")
    assert choices(s) == ["buy 1", "buy 2", "pass"] or "buy 5" not in choices(s)  # gems would cost a silver


def test_8_5_an_empty_pile_lets_the_row_shrink() -> None:
    s = city(row=["clothes-wine", "spices-wine", "furs-wine"], resources={0: "1 stone"}, stock={0: "1 oil"})
    assert s.back == -1
    do(s, "build 49", "buy 1")
    assert row(s) == ["spices", "furs"] and s.price == [5, 4, 5]
    s = city(row=[], resources={0: "1 stone"}, stock={0: "1 oil"})
    do(s, "build 49")
    assert asked(s) == (1, "build")


def test_prices_stay_on_the_track() -> None:
    s = city(price={"oil": 0, "silver": 15}, back="silver+2", resources={0: "1 stone"}, stock={0: "1 oil"})
    do(s, "build 49", "buy 1")
    assert s.price == [5, 0, 15]


# ---- 8.6: no more walls or towers ----
def test_8_6_a_mason_without_edges_and_an_architect_without_sites_do_nothing() -> None:
    s = city(resources={0: "1 wood 1 stone"}, walls=EVERY_WALL)
    do(s, "build 22")
    assert asked(s) == (1, "build")
    s = city(resources={0: "1 wood 1 stone"}, towers={site: k % 2 for k, (site, _) in enumerate(RING)})
    do(s, "build 20")
    assert asked(s) == (1, "build")


def test_8_6_fifteen_towers_and_no_more() -> None:
    s = city(resources={0: "1 wood 1 stone"}, towers={site: 0 for site, _ in RING[:15]})
    do(s, "build 20")
    assert asked(s) == (1, "build")


def test_8_6_a_tower_may_stand_on_a_foreign_house_and_a_house_under_a_foreign_tower() -> None:
    s = city(houses={1: [24]}, towers={20: 2}, resources={0: "1 wood 1 stone"})
    do(s, "build 20")
    assert "tower 20" not in choices(s) and refused(s, "tower 20") == "tower-there"
    do(s, "tower 24")
    assert s.tower[19] == 0 and s.house[23] == 1


# ---- 8.7: the longest section ----
def test_8_7_ends_count_only_by_the_option() -> None:
    for option, worth in (("inside", 3), ("ends", 6)):
        s = city(houses={0: [21, 26]}, towers={21: 0, 22: 0}, walls=["21-26", "26-22"], wall_ends=option)
        assert divmod(longest_section(s, 0), 256) == (2, worth)


def test_8_7_a_closed_ring_has_no_ends() -> None:
    s = city(houses={0: [21, 31]}, towers={21: 0, 50: 0}, walls=EVERY_WALL)
    assert divmod(longest_section(s, 0), 256) == (22, 26)
    assert divmod(longest_section(s, 1), 256) == (9, 9)  # broken at 21, 31 and 50
    s = city(houses={0: [31]}, towers={50: 0, 21: 1}, walls=EVERY_WALL)
    assert divmod(longest_section(s, 0), 256) == (22, 24)  # one foreign site: all walls, but a beginning and an end


def test_8_7_of_equally_long_sections_the_better_one_counts() -> None:
    s = city(houses={0: [50]}, walls=["21-26", "26-22", "47-50", "50-46"])
    assert divmod(longest_section(s, 0), 256) == (2, 3)


def test_8_7_an_empty_site_between_walls_does_not_break() -> None:
    s = city(walls=["21-26", "26-22", "22-27"])
    assert divmod(longest_section(s, 0), 256) == (3, 3)
    s = city(houses={1: [26]}, walls=["21-26", "26-22", "22-27"])
    assert divmod(longest_section(s, 0), 256) == (2, 2) and divmod(longest_section(s, 1), 256) == (3, 4)


# ---- 8.9: superhouses ----
def test_8_9_special_requirements_stay_for_superhouses() -> None:
    s = city(2)
    allowed = {int(m.split()[1]) for m in choices(s, "super")}
    free = {"architect", "mason"}
    assert allowed == {site for site, hexes in RING if {h for h in hexes.split() if h.islower()} <= free}
    assert refused(s, "super 37") == "needs-resource" and refused(s, "super 51") == "needs-fish"
    assert refused(s, "super 46") == "needs-goods"


def test_8_9_fish_are_exchanged_for_what_a_superhouse_requires() -> None:
    s = city(2, resources={0: "2 fish"})
    do(s, "super 37")
    assert resources(s, 0) == bag("1 grapes") and stock(s, 0) == bag("1 wine")


def test_8_9_superhouses_are_nobodys_for_walls_and_stone() -> None:
    s = city(2, supers=[26], resources={0: "1 wood 1 stone"})
    do(s, "build 22", "wall 21-26")
    assert score(s, 0) == 1  # the wall only: 26 is a superhouse
    assert s.players[0].around[2] == 1


# ---- 8.10: no legal site ----
def test_8_10_without_a_legal_site_the_house_is_lost() -> None:
    wood_sites = [site for site, hexes in SITES.items() if "W" in hexes]
    s = city(5, houses={1: wood_sites[:8], 2: wood_sites[8:]}, seat=4, resources={4: "1 wood"})
    do(s, "build 10")  # the others have nothing and can build nowhere: each gives a house up
    assert [s.players[seat].lost for seat in range(5)] == [1, 1, 1, 1, 0] and asked(s) == (4, "build")
    assert [s.players[seat].houses for seat in range(5)] == [8, 0, 0, 8, 8]


def test_8_10_fish_are_exchanged_before_a_house_is_lost() -> None:
    wood_sites = [site for site, hexes in SITES.items() if "W" in hexes]
    s = city(5, houses={1: wood_sites[:8], 2: wood_sites[8:]}, resources={0: "2 fish"})
    assert can_build(s, 10)
    do(s, "build 10")
    assert resources(s, 0) == bag("1 wood 1 stone 1 ore 1 grapes")


def test_8_10_two_players_lose_superhouses_only_when_nothing_else_is_left() -> None:
    s = city(2, houses={1: [6]}, left={0: 0}, supers=[20, 22], resources={1: "1 wood"}, seat=1, edition="first")
    assert s.players[0].supers == 0
    s.players[0].supers, s.players[0].built_supers, s.players[1].supers, s.players[1].built_supers = 2, 0, 0, 2
    do(s, "build 1")
    assert (s.players[0].supers, s.players[0].lost) == (1, 13) and asked(s) == (1, "build")


# ---- 8.11: the last exchange ----
def test_8_11_fish_that_are_kept_count_for_the_fish_card() -> None:
    s = city(houses={0: [39]}, resources={0: "8 fish"}, hands={0: ["fish", "ore"]})
    finish(s)  # 8 fish: 12 at most; six are enough for 12, and two bring nothing
    assert points(s, 0) == {"cards": 12}
    s = city(houses={0: [39]}, resources={0: "8 fish"}, hands={0: ["fish", "wood"]})
    finish(s)
    assert points(s, 0) == {"cards": 14} and resources(s, 0) == bag("6 fish 1 wood")


def test_8_11_the_last_exchange_is_the_best_there_is() -> None:
    chance = random.Random(1)
    rates = {"wood": 2, "stone": 3, "ore": 4, "grapes": 2, "olives": 2}
    each = {"wood": 2, "stone": 3, "ore": 4, "grapes": 2, "olives": 2, "fish": 2}
    for _ in range(60):
        cards = chance.sample(list(each), 3)
        have = {name: chance.randrange(7) for name in each} | {"fish": chance.randrange(9)}
        s = city(
            houses={0: [39, 34]},
            resources={0: " ".join(f"{n} {name}" for name, n in have.items())},
            hands={0: cards},
        )
        finish(s)
        best = 0
        for counts in itertools.product(range(5), repeat=5):
            bought = dict(zip(rates, counts, strict=True))
            fish = have["fish"] - sum(rates[name] * n for name, n in bought.items())
            if fish >= 0 and all(have[name] + n <= 8 or n == 0 for name, n in bought.items()):
                after = {name: have[name] + bought.get(name, 0) for name in rates} | {"fish": fish}
                best = max(best, sum(min(12, each[card] * after[card]) for card in cards))
        assert s.players[0].points[6] == best


# ---- 8.12, 9: when fish may be exchanged ----
def test_8_12_a_player_is_asked_once_at_a_hex_before_the_first_own_house() -> None:
    s = city(houses={1: [37, 32]}, resources={0: "1 stone 1 grapes", 1: "4 fish 1 grapes"})
    do(s, "build 33", "activate winery")
    assert asked(s) == (1, "exchange") and choices(s) == ["exchange grapes", "pass", "later"]
    do(s, "exchange grapes")
    assert asked(s) == (1, "exchange")  # there are two more fish
    do(s, "pass")
    assert stock(s, 1) == bag("4 wine") and asked(s) == (0, "order")


def test_nobody_is_asked_where_an_exchange_changes_nothing() -> None:
    for mine in ("1 fish 1 grapes", "8 fish 8 grapes"):
        s = city(houses={1: [37]}, resources={0: "1 stone 1 grapes", 1: mine})
        do(s, "build 33", "activate winery")
        assert asked(s) == (0, "order")
    s = city(houses={1: [37]}, resources={0: "1 stone 1 grapes", 1: "4 fish 3 grapes"}, stock={1: "9 wine"})
    do(s, "build 33", "activate winery")  # the stock is full with three already
    assert asked(s) == (0, "order") and stock(s, 1) == bag("12 wine")
    s = city(houses={1: [50]}, resources={0: "1 stone", 1: "8 fish"}, stock={0: "1 wine", 1: "1 wine"})
    do(s, "build 46", "pass")
    assert asked(s) == (1, "sell")  # no question about fish at the Wharf


def test_later_means_no_question_before_the_own_next_turn() -> None:
    s = city(houses={2: [37]}, resources={0: "1 stone 1 grapes", 1: "1 stone 1 grapes", 2: "4 fish 1 grapes 1 wood"})
    do(s, "build 33", "activate winery", "later")
    do(s, "activate architect", "pass")  # the palace is left
    do(s, choices(s)[0])
    do(s, "build 38", "activate winery")  # seat 1 builds at the Winery: seat 2 is not asked again
    assert asked(s) == (1, "order") and stock(s, 2) == bag("2 wine")
    while s.active == 1:
        do(s, choices(s)[-1])
    assert asked(s) == (2, "build") and s.players[2].declined == 0


def test_in_the_own_turn_there_is_no_later() -> None:
    s = city(resources={0: "1 wood 1 stone 1 grapes 1 fish"})
    do(s, "build 32")
    assert choices(s) == ["exchange grapes", "pass"] and refused(s, "later") == "own-turn"


def test_fish_that_would_be_wasted_may_be_exchanged_before_building() -> None:
    s = city(resources={0: "7 fish 1 wood"})
    assert choices(s, "exchange") == [f"exchange {r}" for r in ("wood", "stone", "ore", "grapes", "olives")]
    do(s, "exchange ore")
    assert choices(s, "exchange") == [] and refused(s, "exchange wood") == "exchange-later"
    assert choices(city(resources={0: "6 fish 1 wood"}), "exchange") == []


def test_9_what_the_requirements_cost_is_exchanged_at_once() -> None:
    s = city(houses={0: [6, 10]}, resources={0: "1 wood 8 fish"})
    do(s, "build 14")  # the third house at S1, needs three wood: one of its own, one more for two fish
    assert resources(s, 0) == bag("3 wood 6 fish 1 ore 1 grapes")


def test_9_an_exchange_into_a_full_resource_is_refused() -> None:
    s = city(resources={0: "8 wood 7 fish"})
    assert refused(s, "exchange wood") == "exchange-full"


def test_8_13_more_than_eight_of_a_resource_and_twelve_goods_are_lost() -> None:
    s = city(houses={0: [33]}, resources={0: "8 wood 3 stone 8 grapes 7 fish"}, stock={0: "3 wine"})
    do(s, "build 37")
    assert resources(s, 0)["fish"] == 8 and stock(s, 0) == bag("12 wine")


# ---- 8.14, 8.15 ----
def test_8_14_a_tie_after_the_tie_break_is_shared() -> None:
    s = city(hands={0: ["spices"], 1: ["pottery"], 2: ["furs"]})
    finish(s)
    assert [engine.rank(s, seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.parametrize(("goods", "sets"), [("1 wine 5 oil 5 silver", 1), ("5 wine 5 oil 5 silver", 2), ("5 wine", 0)])
def test_8_15_sets_at_the_cathedral(goods: str, sets: int) -> None:
    s = city(houses={0: [39, 44]}, stock={0: goods}, hands={0: ["spices", "pottery"]})
    finish(s)
    assert points(s, 0).get("cathedral", 0) == 3 * sets


def test_8_16_everybody_has_the_same_number_of_turns() -> None:
    for players in range(2, 6):
        s = new(players, 3)
        engine.policy_playout(s, 3)
        placed = [sum(h == seat for h in s.house) + s.players[seat].built_supers for seat in range(players)]
        lost = [s.players[seat].lost for seat in range(players)]
        turns = [a + b for a, b in zip(placed, lost, strict=True)]
        assert len(set(turns)) == 1


# ---- bonus cards and what is known of them ----
def test_three_cards_are_dealt_and_one_is_kept_in_turn_order() -> None:
    s = new(4, 5)
    dealt = [s.players[seat].dealt for seat in range(4)]
    assert all(d.bit_count() == 3 for d in dealt) and sum(dealt).bit_count() == 12  # no card twice
    for k in range(4):
        seat = (s.first + k) % 4
        assert asked(s) == (seat, "choose") and len(choices(s)) == 3
        do(s, choices(s)[k % 3])
        assert len(hand(s, seat)) == 1
    assert asked(s) == (s.first, "build")


def test_the_card_that_is_not_kept_goes_under_the_pile() -> None:
    s = city(5, resources={0: "2 stone 1 ore 1 grapes"})
    do(s, "build 29", "activate rector")
    one, two = choices(s)
    do(s, one)
    assert [BONUS[s.bottom[0]]] == [two.split()[1]] and s.bottom_by[0] == 0
    assert one.split()[1] in hand(s, 0)


def _build_at_palace(s: State, site: int) -> None:
    p = s.players[s.seat]
    p.resources, p.stock = [6, 6, 1, 1, 1, 2], [1, 0, 0]
    do(s, f"build {site}", "activate rector")


def test_with_five_players_the_sixth_palace_house_draws_from_the_bottom() -> None:
    """Eleven cards in the pile; after five houses at the palace one is left, and five lie under it."""
    *built, fifth, sixth = CLOCKWISE["rector"]
    s = city(5, houses={k + 1: [site] for k, site in enumerate(built)}, resources={0: "1 wood"})
    assert s.bottoms == 4 and pile(s).bit_count() == 16 - 5 - 4 - 4
    _build_at_palace(s, fifth)
    do(s, choices(s)[0])
    while s.active == 0:
        do(s, choices(s)[-1])
    first = s.bottom[0]
    assert pile(s).bit_count() == 1 and s.active == 1
    s.bottom_by[0], s.bottom_by[2] = 3, 1  # somebody else's, not the builder's own
    _build_at_palace(s, sixth)
    assert (s.again, s.again_by, s.again_to) == (first, 3, 1)
    assert s.again in s.drawn and pile(s) == 0
    assert s.again in engine.redealt(s, 3, 5).drawn
    before = s.clone()
    for card in choices(before):
        s = before.clone()
        do(s, card)
        _knowledge_of_the_one_who_put_it_there(s)


def _knowledge_of_the_one_who_put_it_there(s: State) -> None:
    """They know it was drawn again, but neither whether it was kept; all others know nothing of it."""
    by, to, card = s.again_by, s.again_to, s.again
    assert engine.hidden(s, by).again == card and engine.hidden(s, to).again == card
    places = set()
    for seed in range(40):
        if by != to:
            other = engine.redealt(s, by, seed)
            check(other)
            places.add("hand" if other.players[to].hand >> card & 1 else "bottom")
    assert places == ({"hand", "bottom"} if by != to else set())
    for viewer in {-1, 0, 1, 2, 3, 4} - {by, to}:
        assert engine.hidden(s, viewer).again == -1
        check(engine.redealt(s, viewer, 7))


def test_a_player_remembers_which_cards_went_back_at_the_start() -> None:
    """Nobody else can have kept one of them; but they can have been drawn at the palace since."""
    s = city(4, houses={1: [33]})
    mine = s.players[0].dealt
    first, later = set(), set()
    for seed in range(200):
        other = engine.redealt(s, 0, seed)
        check(other)
        for seat in range(1, 4):
            first.add(other.players[seat].first)
        later |= {k for k in range(16) if other.players[1].hand >> k & 1} - {other.players[1].first}
    assert not {k for k in first if mine >> k & 1}
    returned = mine & ~s.players[0].hand
    assert {k for k in range(16) if returned >> k & 1} <= later


def test_when_the_game_is_over_everything_lies_open() -> None:
    s = new(3, 1)
    engine.policy_playout(s, 1)
    seen = engine.hidden(s, -1)
    assert [p.hand for p in seen.players] == [p.hand for p in s.players] and s.phase == Phase.OVER


def test_end_game_scores_are_zero_before_and_complete_after() -> None:
    s = new(3, 2)
    while engine.legal(s):
        assert all(s.players[k].points[4:] == [0, 0, 0] for k in range(3))
        engine.apply(s, engine.policy_choice(s, 3))
    assert all(s.players[k].points[4] > 0 for k in range(3)) or s.walls == 0
    again = s.clone()
    end_game(again)
    assert [score(again, k) for k in range(3)] == [score(s, k) for k in range(3)]
