"""The rule book's example of play, five rounds of three players, move by move (cases 31 to 45)."""

from __future__ import annotations

from kontor.games.ragusa.state import State
from tests.games.kit import bag
from tests.games.ragusa.facts import BONUS
from tests.games.ragusa.table import asked, choices, city, do, hand, refused, resources, score, stock

PURPLE, ORANGE, BLUE = range(3)


def _start() -> State:
    """Silver and wine cost 2, as in the fourth round."""
    return city(3, price={"silver": 6, "wine": 6})


def _round_1(s: State) -> None:
    do(s, "build 9")  # 31
    assert resources(s, PURPLE) == bag("1 wood 1 stone 1 ore")
    do(s, "build 6")  # 32
    assert resources(s, ORANGE) == bag("1 wood 1 stone 1 ore")
    do(s, "build 11")  # 33
    assert resources(s, BLUE) == bag("1 stone 1 wood 1 olives")


def _round_2(s: State) -> None:
    do(s, "build 26")  # 34
    assert resources(s, PURPLE) == bag("1 wood 1 stone 1 ore 1 grapes")
    do(s, "activate silversmith")
    assert stock(s, PURPLE) == bag("1 silver")
    do(s, "wall 26-22")
    assert score(s, PURPLE) == 2
    do(s, "build 16")  # 35
    assert resources(s, ORANGE) == bag("2 wood 1 stone 1 ore 1 grapes 1 olives")
    do(s, "build 31")  # 36
    assert resources(s, BLUE) == bag("1 stone 1 wood 1 olives 1 grapes")
    do(s, "activate oil-press")
    assert stock(s, BLUE) == bag("1 oil")
    do(s, "wall 31-36")
    assert score(s, BLUE) == 2
    assert asked(s) == (PURPLE, "wall")
    do(s, "wall 21-26")
    assert score(s, PURPLE) == 4


def _round_3(s: State) -> None:
    do(s, "build 28")  # 37
    assert resources(s, PURPLE) == bag("1 wood 1 stone 1 ore 1 grapes 1 olives")
    do(s, "activate winery")
    assert stock(s, PURPLE) == bag("1 silver 1 wine")
    do(s, "tower 21")
    do(s, "build 10")  # 38
    assert resources(s, ORANGE) == bag("2 wood 2 stone 2 ore 2 grapes 1 olives")
    do(s, "build 13")  # 39
    assert resources(s, BLUE) == bag("1 wood 2 stone 1 ore 1 grapes 2 olives")


def _round_4(s: State) -> None:
    do(s, "build 50")  # 40
    assert resources(s, PURPLE)["fish"] == 2
    do(s, "sell silver")
    assert score(s, PURPLE) == 6 and stock(s, PURPLE) == bag("1 wine")
    do(s, "build 42")  # 41
    assert resources(s, ORANGE)["fish"] == 1
    do(s, "activate winery")
    assert stock(s, ORANGE) == bag("2 wine")
    assert asked(s) == (PURPLE, "exchange")  # two fish could become grapes first
    do(s, "pass")
    assert stock(s, PURPLE) == bag("2 wine")
    do(s, "sell wine")
    assert score(s, ORANGE) == 2 and asked(s) == (PURPLE, "sell")
    do(s, "sell wine")
    assert score(s, PURPLE) == 8 and stock(s, PURPLE) == bag("1 wine")
    do(s, "build 41")  # 42
    assert resources(s, BLUE)["fish"] == 2
    do(s, "pass")  # no fish for olives
    assert stock(s, BLUE) == bag("5 oil")  # two houses, two olives each


def _round_5(s: State) -> None:
    do(s, "build 51")  # 43
    assert resources(s, PURPLE)["fish"] == 4 and score(s, PURPLE) == 10
    do(s, "build 38", "activate rector")  # 44
    assert asked(s) == (ORANGE, "keep")
    do(s, f"keep {BONUS[s.drawn[0]]}")
    assert len(hand(s, ORANGE)) == 2 and s.bottoms == 1 and s.bottom_by[0] == ORANGE
    do(s, "activate winery")
    assert stock(s, ORANGE) == bag("5 wine")  # two from each of two houses
    do(s, "pass")  # purple: no fish for grapes
    assert stock(s, PURPLE) == bag("2 wine")
    for player in (ORANGE, PURPLE, ORANGE):
        assert asked(s) == (player, "sell")
        do(s, "sell wine")
    assert (score(s, ORANGE), score(s, PURPLE)) == (6, 12)
    do(s, "build 23")  # 45


def test_cases_31_to_45_the_five_rounds_of_the_rule_book() -> None:
    s = _start()
    for play in (_round_1, _round_2, _round_3, _round_4, _round_5):
        play(s)
    assert resources(s, PURPLE) == bag("1 wood 1 stone 1 ore 1 grapes 1 olives 4 fish")
    assert resources(s, ORANGE) == bag("2 wood 2 stone 2 ore 2 grapes 1 olives 1 fish")
    assert resources(s, BLUE) == bag("2 wood 2 stone 1 ore 2 grapes 3 olives 2 fish")
    assert [stock(s, seat) for seat in range(3)] == [bag("1 wine"), bag("3 wine"), bag("5 oil")]
    assert [score(s, seat) for seat in range(3)] == [12, 6, 2]


def test_case_38_needs_two_wood() -> None:
    """Orange's third house is beside the first: the ore and stone hexes then have two of his houses."""
    s = city(3, seat=1, houses={1: [6, 16]}, resources={1: "1 wood 1 stone 1 ore 1 grapes 1 olives"})
    assert refused(s, "build 10") == "needs-more"


def test_case_41_goods_made_by_the_same_house_count_at_the_wharf() -> None:
    s = city(3, houses={0: [6]}, resources={0: "1 wood 1 stone 1 ore 1 grapes"})
    assert "build 42" in choices(s)


def test_case_45_needs_two_wood_with_the_new_one() -> None:
    s = city(3, houses={0: [13, 31]}, resources={0: "1 wood 2 stone 1 olives"})
    do(s, "build 23")
    s = city(3, houses={0: [13, 31, 18]}, resources={0: "1 wood 2 stone 1 olives"})
    assert refused(s, "build 23") == "needs-more"  # the olive hex would have three
