"""The worked examples and rules of the rule book, by their numbers in the collection of cases (T01 to T36)."""

from __future__ import annotations

import pytest

from kontor.games.castles_of_tuscany.components import FACES
from kontor.games.castles_of_tuscany.scoring import capacity
from kontor.games.castles_of_tuscany.state import Phase, State
from tests.games.castles_of_tuscany.facts import COLOURS, SPACE_NAMES
from tests.games.castles_of_tuscany.oracle import Estate
from tests.games.castles_of_tuscany.table import (
    check,
    choices,
    do,
    engine,
    green,
    hand,
    new,
    red,
    refused,
    shown,
    stored,
    table,
)

YELLOW_THREE = {0: ("A4 B4 C4", "d1")}  # e2, f2 and g1 are a yellow region of three beside the castle on d1


def only(s: State, seat: int, *faces: str) -> None:
    """These tiles are on the player's stacks, all others are out of the game."""
    p = s.players[seat]
    wanted = [faces.count(face) for face in FACES]
    for face in range(len(FACES)):
        s.gone[face] += p.stack[face] - wanted[face]
    p.stack, p.stacked = wanted, len(faces)
    check(s)


def all_but(s: State, seat: int, *spaces: str) -> dict[str, str]:
    """Hexagons on every space but these and the starting castle."""
    castle = SPACE_NAMES[s.players[seat].castle]
    return {x: "hexagon" for x in SPACE_NAMES if x not in spaces and x != castle}


def test_t01_regions() -> None:
    estate = Estate(table(), 0)
    assert estate.region("d3") == {"d3", "e3"} and estate.colour["d3"] == "monastery"
    assert estate.region("i3") == {"i3"}


def test_t02_the_colour_must_match() -> None:
    """Orange a3, red b3 and light green c3 lie beside the castle on b4."""
    s = table(storage={0: ["village"]}, hands={0: "2 village 2 town"})
    assert choices(s, "place") == ["place village a3"]
    assert refused(s, "place village b3") == "space-colour"
    assert refused(s, "place village d2") == "space-apart"
    assert refused(s, "place village b4") == "space-covered"
    assert refused(s, "place town b3") == "not-stored"


def test_t03_the_second_monastery_of_three_scores_nothing() -> None:
    s = table(
        layouts=YELLOW_THREE, covered={0: {"e2": "monastery"}}, storage={0: ["monastery"]}, hands={0: "2 monastery"}
    )
    before = green(s, 0)
    do(s, "place monastery f2")
    assert green(s, 0) == before
    assert s.players[0].cards == 3 and s.discard[COLOURS.index("monastery")] == 2


def test_t04_the_third_monastery_completes_the_region() -> None:
    s = table(
        layouts=YELLOW_THREE,
        covered={0: {"e2": "monastery", "f2": "monastery"}},
        storage={0: ["monastery"]},
        hands={0: "2 monastery"},
    )
    before = green(s, 0)
    do(s, "place monastery g1")
    assert green(s, 0) == before + 6
    assert s.players[0].cards == 3


def test_t07_only_new_crops_score() -> None:
    s = table(covered={0: {"c3": "grapes"}}, storage={0: ["grapes-olives"]}, hands={0: "2 agriculture"})
    before = green(s, 0)
    do(s, "place grapes-olives c2")
    assert green(s, 0) == before + 1


def test_t08_two_marble_bonuses() -> None:
    s = table(bonus={0: "2 marble"}, covered={0: {"b3": "town"}}, storage={0: ["quarry"]}, hands={0: "2 quarry"})
    do(s, "place quarry b2")
    assert s.players[0].marble == 3


def test_t09_a_marble_gives_one_more_action_of_any_kind() -> None:
    s = table(bonus={0: "1 worker"}, marble={0: 1}, storage={0: ["village"]}, hands={0: "2 village"})
    do(s, "draw 3")
    assert s.players[0].cards == 5
    assert choices(s) == ["marble", "done"]
    do(s, "marble")
    assert s.players[0].marble == 0
    do(s, "place village a3")
    if s.phase == Phase.PAY:
        do(s, "pay card card")
    assert s.seat == 1, "no third action"


def test_t10_a_worker_bonus() -> None:
    s = table(bonus={0: "1 worker"}, storage={0: ["village"]}, hands={0: "2 village"})
    do(s, "place village a3")
    assert s.players[0].workers == 2


def _last_of(colour: str, players: int) -> State:
    """Everybody has covered everything but one space of that colour and has a tile and cards for it."""
    bare = table(players)
    gaps = {i: next(x for x, c in Estate(bare, i).colour.items() if c == colour) for i in range(players)}
    return table(
        players,
        covered={i: all_but(bare, i, gaps[i]) for i in range(players)},
        storage={i: [colour] for i in range(players)},
        hands=dict.fromkeys(range(players), f"2 {colour}"),
    )


def _place_last(s: State, colour: str) -> int:
    """The green points of the colour bonus that placing it brings."""
    seat, estate = s.seat, Estate(s, s.seat)
    (space,) = estate.open_spaces()
    region = {1: 1, 2: 3, 3: 6}[len(estate.region(space))]
    before = green(s, seat)
    do(s, f"place {colour} {space}")
    return green(s, seat) - before - region


@pytest.mark.parametrize(("colour", "first"), [("inn", 2), ("monastery", 3)])
def test_t12_the_colour_bonus(colour: str, first: int) -> None:
    s = _last_of(colour, 2)
    assert _place_last(s, colour) == first
    assert s.colour_bonus[COLOURS.index(colour)] == 1, "it is turned to the side II"


def test_t13_the_second_and_the_third_player() -> None:
    s = _last_of("monastery", 3)
    assert [_place_last(s, "monastery") for _ in range(3)] == [3, 2, 0]
    assert s.colour_bonus[COLOURS.index("monastery")] == 2, "it is gone"


def test_t14_scoring_after_the_first_phase() -> None:
    s = table(seat=1, stacked={0: 14}, green={0: 9}, red={0: 4})
    do(s, "draw 3")
    assert (green(s, 0), red(s, 0), s.era, s.seat) == (9, 13, 1, 0)


def test_t15_scoring_after_the_second_phase() -> None:
    """A yield card moves the red marker from 13 to 15; then 22 green points are added."""
    way = dict.fromkeys(("c3", "d3", "e3", "f2"), "hexagon")
    s = table(
        first=1, seat=0, era=1, stacked={1: 7}, bonus={0: "1 card"}, covered={0: way}, storage={0: ["cart"]},
        hands={0: "2 cart"}, green={0: 22}, red={0: 13},
    )  # fmt: skip
    s.yields = [1, 0, 0, 0, 0, 0]
    do(s, "place cart g2")
    assert s.players[0].red[3] == 13 + 2
    assert (green(s, 0), red(s, 0), s.era, s.seat) == (22, 37, 2, 1)


def test_t16_scoring_after_the_third_phase() -> None:
    s = table(seat=1, era=2, last_round=True, stacked={0: 0}, green={0: 40}, red={0: 37}, bonus={0: "1 card"})
    do(s, "draw 3")
    assert s.phase == Phase.OVER
    assert (green(s, 0), red(s, 0)) == (40, 77)


@pytest.mark.parametrize("points", [49, 50, 99, 100, 130])
def test_t17_points_count_on_beyond_the_track_of_50(points: int) -> None:
    assert red(table(red={0: points}), 0) == points


def test_t18_a_worker_and_a_pair_for_a_town() -> None:
    """Rule book p.6, Wojtek: one worker and two light green cards for a town on a red space."""
    s = table(workers={0: 1}, storage={0: ["town"]}, hands={0: "2 agriculture"})
    do(s, "place town b3")
    assert (s.players[0].workers, hand(s, 0)) == (0, {})


def test_a_hexagon_on_a_light_green_space() -> None:
    """Rule book p.5, Dominika: two red cards and a light green one; one point whatever grows there."""
    s = table(covered={0: {"c3": "grapes"}}, storage={0: ["hexagon"]}, hands={0: "2 town 1 agriculture"})
    before = green(s, 0)
    do(s, "place hexagon c2")
    assert hand(s, 0) == {} and green(s, 0) == before + 1


def test_a_second_hexagon_of_yield_cards_finds_no_room() -> None:
    """Rule book p.6: the first goes to the storage space just vacated, the second becomes two red points."""
    way = dict.fromkeys(("c3", "d3", "e3", "f2"), "hexagon")
    s = table(bonus={0: "1 yield"}, covered={0: way}, storage={0: ["cart"]}, hands={0: "2 cart"})
    s.yields = [0, 0, 0, 0, 0, 3]
    do(s, "place cart g2")
    assert stored(s, 0) == ["hexagon"] and red(s, 0) == 2 and s.yields[5] == 1


@pytest.mark.parametrize(
    ("cards", "workers"),
    [("2 town", 0), ("1 town 2 inn", 0), ("4 inn", 0), ("2 inn 2 quarry", 0), ("", 2), ("1 town", 1)],
    ids=["t19", "t20", "t21", "t21-two-pairs", "t23", "t23-mixed"],
)
def test_t19_t20_t21_t23_payments(cards: str, workers: int) -> None:
    s = table(storage={0: ["town"]}, hands={0: cards}, workers={0: workers})
    do(s, "place town b3")
    assert hand(s, 0) == {} and s.players[0].workers == 0


def test_t22_two_different_cards_are_no_pair() -> None:
    s = table(storage={0: ["town"]}, hands={0: "1 town 1 inn 1 quarry"})
    assert refused(s, "place town b3") == "cannot-pay"


def test_t24_a_storage_space_as_first_bonus() -> None:
    s = new(3)
    while s.phase < Phase.FIRST_BONUS:
        do(s, choices(s)[0])
    seat = s.seat
    assert seat == s.first
    do(s, "bonus storage")
    assert green(s, seat) == 2 and capacity(s, seat) == 2
    assert s.seat == (seat + 1) % 3
    do(s, "bonus storage", "bonus storage")
    assert s.phase == Phase.ACT and s.seat == s.first


def test_t26_a_monastery_ignores_card_bonuses() -> None:
    s = table(bonus={0: "2 card"}, covered={0: {"b3": "town"}}, storage={0: ["monastery"]}, hands={0: "2 monastery"})
    do(s, "place monastery a2")
    assert s.players[0].cards == 3


def test_t27_five_of_a_colour() -> None:
    """Five farms of different kinds leave; town, inn and quarry stay; five neutral tiles come."""
    farms = ("olives", "livestock", "olives-grain", "grapes-livestock")
    s = table(era=2, stacked={0: 4, 1: 7}, display=(*farms, "village", "town", "inn", "quarry"))
    only(s, 0, "grapes", "grain", "grapes-olives", "grain-livestock")
    before = s.neutral_left
    gone = sum(s.gone)
    do(s, "take village")
    assert shown(s)[5:] == ["town", "inn", "quarry"]
    assert s.neutral_left == before - 5 and s.backs == [0] * 8
    assert sum(s.returned) == 4 and sum(s.gone) == gone + 1, "only neutral ones will be shuffled again"


def test_t29_the_first_phase_ends_with_the_round() -> None:
    s = table(3, seat=1, stacked={1: 15})
    do(s, "take cart")
    assert s.ending == 1 and s.seat == 2 and s.era == 0
    do(s, "draw 3")
    assert s.seat == 0 and s.era == 1 and s.ending == 0


def test_t32_final_points() -> None:
    s = table(
        seat=1, era=2, last_round=True, stacked={0: 0}, bonus={0: "1 storage"}, storage={0: ["village", "hexagon"]},
        hands={0: "11 quarry"}, marble={0: 2}, workers={0: 1},
    )  # fmt: skip
    do(s, "draw 3")
    assert red(s, 0) == green(s, 0) + 2 + 2 + 2 + 1


def test_t33_more_empty_spaces_win_a_tie() -> None:
    bare = table()

    def some(seat: int, empty: int) -> dict[str, str]:
        """Hexagons so that so many spaces stay empty, the last ones to be reached."""
        estate, castle = Estate(bare, seat), SPACE_NAMES[bare.players[seat].castle]
        reached = [castle]
        while len(reached) < 30 - empty:
            reached.append(next(x for x in estate.at if x not in reached and any(estate.beside(x, y) for y in reached)))
        return dict.fromkeys(reached[1:], "hexagon")

    def end(red_points: dict[int, int]) -> State:
        return table(
            seat=1, era=2, last_round=True, stacked={0: 0}, covered={0: some(0, 8), 1: some(1, 6)}, red=red_points
        )  # fmt: skip

    have = end({})
    s = end({i: 80 - green(have, i) for i in range(2)})
    do(s, "draw 3")
    assert (red(s, 0), red(s, 1)) == (80, 80)
    assert (engine.rank(s, 0), engine.rank(s, 1)) == (1, 2)


def test_t35_a_full_storage() -> None:
    s = table(storage={0: ["village"]})
    do(s, "take quarry")
    assert stored(s, 0) == ["quarry"] and s.gone[FACES.index("village")] == 1


def test_t36_without_own_tiles_neutral_ones_come() -> None:
    s = table(era=2, stacked={0: 0})
    before = s.neutral_left
    do(s, "take quarry")
    assert s.neutral_left == before - 1 and s.backs == [0] * 8
