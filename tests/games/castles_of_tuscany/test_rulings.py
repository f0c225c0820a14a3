"""Open points of the rules (R01 to R26 and the further readings of the collection) and the options."""

from __future__ import annotations

import pytest

from kontor.games.castles_of_tuscany import spaces
from kontor.games.castles_of_tuscany.components import FACES
from kontor.games.castles_of_tuscany.display import replace_fives
from kontor.games.castles_of_tuscany.piles import draw_neutral
from kontor.games.castles_of_tuscany.state import Phase, State
from tests.games.castles_of_tuscany import facts
from tests.games.castles_of_tuscany.facts import COLOURS, SPACE_NAMES
from tests.games.castles_of_tuscany.oracle import Estate
from tests.games.castles_of_tuscany.table import (
    check,
    choices,
    do,
    engine,
    game,
    green,
    hand,
    new,
    red,
    refused,
    shown,
    stored,
    table,
)
from tests.games.castles_of_tuscany.test_rulebook import all_but

VILLAGE_ONLY = ("castle", "castle", "castle", "inn", "inn", "quarry", "quarry", "cart")  # nothing of it fits beside b4


def test_r01_r02_the_first_edition_draws_two_and_counts_three_cards() -> None:
    s = table(edition="first", bonus={0: "1 marble"})
    assert choices(s, "draw") == ["draw 2"]
    s = table(
        seat=1, era=2, last_round=True, stacked={0: 0}, bonus={1: "1 marble"}, hands={0: "11 quarry"}, edition="first"
    )
    do(s, "draw 2")
    assert red(s, 0) == green(s, 0) + 3


def _tie(greens: tuple[int, int], cards: tuple[str, str], edition: str) -> list[int]:
    """Ranks of two players with equal red points and empty spaces."""
    s = table(
        seat=1, era=2, last_round=True, stacked={0: 0}, green={0: greens[0], 1: greens[1]},
        red={0: 50 - greens[0], 1: 50 - greens[1]}, hands={0: cards[0], 1: cards[1]},
        bonus={0: "1 card", 1: "1 marble"}, display=("castle",) + ("",) * 7, backs="n" * 8, neutral="", edition=edition,
    )  # fmt: skip
    if edition == "first":
        do(s, "draw 2")
    else:
        do(s, "draw 3")
    assert red(s, 0) == red(s, 1)
    return [engine.rank(s, 0), engine.rank(s, 1)]


@pytest.mark.parametrize(
    ("edition", "greens", "cards", "ranks"),
    [
        ("revised", (9, 12), ("", ""), [2, 1]),
        ("revised", (9, 9), ("2 inn", ""), [1, 1]),
        ("first", (9, 12), ("", ""), [1, 2]),
        ("first", (9, 9), ("1 inn", ""), [1, 2]),
        ("first", (9, 9), ("2 inn", ""), [1, 1]),
    ],
)
def test_r03_ties(edition: str, greens: tuple[int, int], cards: tuple[str, str], ranks: list[int]) -> None:
    """More green points; in the first edition fewer, then fewer cards; then shared. Seat 1 draws two or three more."""
    assert _tie(greens, cards, edition) == ranks


def test_r04_any_tile_may_be_taken() -> None:
    s = table(hands={0: "2 inn"})
    assert refused(s, "place inn b1") == "not-stored"
    do(s, "take inn")
    assert stored(s, 0) == ["inn"]


def test_r04_option_only_tiles_that_could_be_placed() -> None:
    s = table(take="placeable")
    assert choices(s, "take") == ["take town", "take olives", "take village"]
    assert refused(s, "take inn") == "must-fit"
    s = table(take="placeable", display=VILLAGE_ONLY)
    assert choices(s, "take") == [] and len(choices(s, "exchange")) == 4
    assert refused(s, "take inn") == "exchange-first"


def test_r05_exchange_only_if_nothing_fits_whatever_can_be_paid() -> None:
    assert refused(table(), "exchange inn") == "exchange-fits"
    s = table(display=VILLAGE_ONLY)
    assert choices(s, "exchange") == ["exchange castle", "exchange inn", "exchange quarry", "exchange cart"]
    assert refused(s, "exchange town") == "colour-not-displayed"
    do(s, "exchange castle")
    assert shown(s)[3:] == ["inn", "inn", "quarry", "quarry", "cart"]
    assert s.returned[FACES.index("castle")] == 3


def test_r05_the_exchange_goes_on_until_a_tile_fits_which_must_be_taken() -> None:
    """Neutral tiles: one village, which fits, comes with the first exchange; the player takes it at once."""
    s = table(display=VILLAGE_ONLY, neutral="2 monastery 1 village")
    do(s, "exchange castle")
    assert stored(s, 0) == ["village"] and s.seat == 1
    s = table(display=VILLAGE_ONLY, neutral="2 village 1 town 4 monastery")
    do(s, "exchange castle")
    while s.phase == Phase.EXCHANGE:
        assert {m.split()[0] for m in choices(s)} in ({"exchange"}, {"take"})
        if choices(s)[0].startswith("take"):
            assert set(choices(s)) <= {"take village", "take town"}
        do(s, choices(s)[0])
    assert stored(s, 0)[0] in ("village", "town")


def test_r05_no_exchange_if_no_neutral_tile_could_ever_fit_or_the_estate_is_full() -> None:
    s = table(display=VILLAGE_ONLY, neutral="4 monastery")
    assert choices(s, "exchange") == [] and choices(s, "take")
    assert refused(s, "exchange castle") == "exchange-useless"
    bare = table()
    s = table(covered={0: all_but(bare, 0)})
    assert refused(s, "exchange castle") == "exchange-full" and len(choices(s, "take")) == 8


def test_r06_the_starting_castle_scores_only_as_an_option() -> None:
    """It counts as covered; alone in its region it brings a point only if the option says so."""
    for option, points in (("no", 0), ("yes", 1)):
        s = new(2, 0, start_castle_scores=option)
        while s.phase < Phase.FIRST_BONUS:
            do(s, choices(s)[0])
        for seat in range(2):
            estate = Estate(s, seat)
            alone = len(estate.region(SPACE_NAMES[s.players[seat].castle])) == 1
            assert green(s, seat) == (points if alone else 0)
            assert s.players[seat].covered.bit_count() == 1


def _castle(**more: object) -> State:
    """Seat 0 is about to place a castle on f2, beside much."""
    way = dict.fromkeys(("c3", "d3", "e3"), "hexagon")
    return table(covered={0: way}, storage={0: ["castle"]}, hands={0: "2 castle"}, **more)  # type: ignore[arg-type]


def test_r07_the_castle_effect_is_optional_and_never_stored() -> None:
    s = _castle()
    do(s, "place castle f2")
    assert s.phase == Phase.FREE and "decline" in choices(s)
    assert "take quarry" not in choices(s), "only tiles that fit"
    assert refused(s, "take quarry") == "must-fit"
    assert choices(s, "exchange") == []
    do(s, "decline")
    assert s.seat == 1 and stored(s, 0) == []


def test_r07_a_castle_with_nothing_that_fits_asks_nothing() -> None:
    s = table(covered={0: {"c3": "olives", "d3": "monastery", "e3": "monastery"}}, storage={0: ["castle"]},
              hands={0: "2 castle"}, display=("quarry",) * 4 + ("",) * 4, neutral="")  # fmt: skip
    do(s, "place castle f2")
    assert s.seat == 1


def test_r07_the_free_tile_costs_nothing_and_is_resolved() -> None:
    s = _castle(bonus={0: "1 worker"})
    do(s, "place castle f2", "take village")
    assert s.phase == Phase.PUT
    before = hand(s, 0)
    do(s, "put a3")
    assert hand(s, 0) == before and s.players[0].workers == 2 and stored(s, 0) == []
    assert s.players[0].tile[SPACE_NAMES.index("a3")] == FACES.index("village")


def test_r08_the_display_is_filled_before_the_free_tile_is_placed_or_after_as_an_option() -> None:
    s = _castle()
    do(s, "place castle f2", "take village")
    assert s.phase == Phase.PUT and "" not in shown(s) and s.players[0].stacked == 20
    s = _castle(castle_refill="after")
    do(s, "place castle f2", "take village")
    assert s.phase == Phase.PUT and shown(s).count("") == 1 and s.players[0].stacked == 21
    do(s, "put a3")
    assert "" not in shown(s) and s.players[0].stacked == 20


def test_castles_in_a_chain() -> None:
    """The castle takes a castle, which takes a village."""
    way = dict.fromkeys(("c3", "d3", "e3", "f2", "g2", "g3"), "hexagon")
    layouts = {0: ("A1 B1 C1", "f2")}
    del way["f2"]
    way |= {"b3": "hexagon"}
    s = table(layouts=layouts, covered={0: way}, storage={0: ["castle"]}, hands={0: "2 castle"})
    do(s, "place castle b4", "take castle")
    assert s.phase == Phase.FREE, "h4 was the only space: placed at once"
    assert s.players[0].tile[SPACE_NAMES.index("h4")] == FACES.index("castle")
    do(s, "take village")
    if s.phase == Phase.PUT:
        do(s, choices(s)[0])
    assert s.players[0].stacked == 19 and s.players[0].workers == 1
    assert s.colour_bonus[COLOURS.index("castle")] == 1


def test_r09_region_and_colour_count_before_the_effect() -> None:
    """The last castle space scores region and colour although the effect is still to be decided."""
    bare = table()
    s = table(covered={0: all_but(bare, 0, "f2", "a3")}, storage={0: ["castle"]}, hands={0: "2 castle"})
    before = green(s, 0)
    do(s, "place castle f2")
    assert s.phase == Phase.FREE and green(s, 0) == before + 1 + 2


def test_r10_a_marble_just_won_may_be_used_once_a_turn() -> None:
    s = table(bonus={0: "1 marble"}, covered={0: {"b3": "town"}}, storage={0: ["quarry"]}, hands={0: "2 quarry"})
    do(s, "place quarry b2")
    assert s.players[0].marble == 2
    do(s, "marble", "draw 3")
    assert s.seat == 1 and s.players[0].marble == 1
    assert refused(s, "marble") == "marble-none"


def test_r11_a_worker_is_not_half_of_a_pair() -> None:
    s = table(storage={0: ["town"]}, hands={0: "1 inn"}, workers={0: 1})
    assert refused(s, "place town b3") == "cannot-pay"


def test_r12_no_overpaying_and_pairs_of_the_own_colour_are_single_cards() -> None:
    s = table(storage={0: ["town"]}, hands={0: "3 town 2 inn"}, workers={0: 1})
    do(s, "place town b3")
    assert choices(s) == ["pay card card", "pay card inn", "pay card worker", "pay inn worker"]
    assert refused(s, "pay town card") == "pay-own-pair"
    assert refused(s, "pay inn inn") == "pay-twice"
    assert refused(s, "pay card quarry") == "pay-lacks"
    assert refused(s, "pay worker card") == "pay-order"
    do(s, "pay card inn")
    assert hand(s, 0) == {"town": 2}


def test_r13_a_stored_hexagon_may_be_thrown_out() -> None:
    s = table(bonus={0: "1 storage"}, storage={0: ["hexagon", "village"]})
    do(s, "take quarry")
    assert choices(s) == ["discard village", "discard hexagon"]
    assert refused(s, "discard cart") == "not-stored"
    gone = sum(s.gone)
    do(s, "discard hexagon")
    assert sorted(stored(s, 0)) == ["quarry", "village"] and sum(s.gone) == gone


def test_r14_a_hexagon_adds_no_crop_and_every_one_scores() -> None:
    s = table(covered={0: {"c3": "hexagon"}}, storage={0: ["hexagon"]}, hands={0: "2 agriculture"})
    before = green(s, 0)
    do(s, "place hexagon c2")
    assert green(s, 0) == before + 1
    s = table(covered={0: {"c3": "hexagon"}}, storage={0: ["grapes-olives"]}, hands={0: "2 agriculture"})
    before = green(s, 0)
    do(s, "place grapes-olives c2")
    assert green(s, 0) == before + 2


def test_r15_an_inn_puts_its_hexagon_on_the_space_just_vacated() -> None:
    s = table(covered={0: {"b3": "town", "b2": "quarry"}}, storage={0: ["inn"]}, hands={0: "2 inn"})
    do(s, "place inn b1")
    assert stored(s, 0) == ["hexagon"]


def test_r16_yields_come_one_by_one_at_their_printed_size() -> None:
    way = dict.fromkeys(("c3", "d3", "e3", "f2"), "hexagon") | {"b3": "town"}
    s = table(bonus={0: "1 yield 1 marble"}, covered={0: way}, storage={0: ["cart"]}, hands={0: "2 cart"})
    s.yields = [0, 1, 0, 0, 1, 0]
    before = green(s, 0)
    do(s, "place cart g2")
    assert green(s, 0) == before + 1 and s.players[0].marble == 1


def test_an_empty_yield_deck_is_made_of_the_discards() -> None:
    way = dict.fromkeys(("c3", "d3", "e3", "f2"), "hexagon")
    s = table(bonus={0: "1 yield"}, covered={0: way}, storage={0: ["cart"]}, hands={0: "2 cart"})
    s.yields = [1, 0, 0, 0, 0, 0]
    do(s, "place cart g2")
    assert sum(s.yields) == 26, "27 cards shuffled, one revealed"


def test_r17_a_castle_can_end_the_phase() -> None:
    s = _castle(stacked={0: 15})
    do(s, "place castle f2", "take town")
    assert s.ending == 1


def test_r18_without_neutral_tiles_a_place_stays_empty() -> None:
    s = table(era=2, stacked={0: 0}, neutral="")
    do(s, "take quarry")
    assert shown(s).count("") == 1 and draw_neutral(s) == -1


def test_neutral_tiles_laid_aside_are_shuffled_when_one_is_needed() -> None:
    s = table(display=VILLAGE_ONLY, neutral="1 monastery 1 village")
    do(s, "exchange castle")
    assert sum(s.returned) == 0 and s.neutral[FACES.index("castle")] == 2


def test_r19_draw_what_is_there() -> None:
    everything = "12 castle 14 town 12 inn 18 agriculture 16 quarry 18 village 16 monastery 14 cart"
    s = table(hands={1: everything}, discard="1 cart")
    assert s.deck_left == 1 and choices(s, "draw") == ["draw 2"]
    do(s, "draw 2")
    assert hand(s, 0) == {"cart": 2} and sum(s.discard) == s.deck_left == 0
    do(s, "take village")
    assert choices(s, "draw") == [] and refused(s, "draw 3") == "draw-none"


def test_cards_beyond_three_may_be_declined() -> None:
    s = table(bonus={0: "2 card"}, covered={0: {"b3": "town"}})
    assert choices(s, "draw") == ["draw 3", "draw 4", "draw 5"]
    assert refused(s, "draw 6") == "draw-most" and refused(s, "draw 2") == "draw-fewest"
    do(s, "draw 4")
    assert s.players[0].cards == 4


def test_an_empty_deck_is_made_of_the_discards() -> None:
    everything = "12 castle 14 town 12 inn 18 agriculture 16 quarry 18 village 6 monastery 16 cart"
    s = table(discard=everything, hands={1: "9 monastery"}, bonus={0: "1 marble"})
    do(s, "draw 3")
    assert sum(s.discard) == 0 and s.players[0].cards == 3


def test_r20_a_bonus_that_is_sold_out() -> None:
    bonus = {0: "1 storage", 1: "2 card", 2: "2 card", 3: "1 card"}
    bare = table(4)
    covered = {i: {next(x for x in Estate(bare, i).open_spaces()): "hexagon"} for i in range(4)}
    for i in range(1, 4):
        covered[i] = all_but(bare, i, *[x for x, c in Estate(bare, i).colour.items() if c not in ("town",)][:1])
    s = table(4, bonus=bonus, covered=covered | {0: {}}, storage={0: ["town"]}, hands={0: "2 town"})
    do(s, "place town b3")
    assert choices(s) == ["bonus storage", "bonus marble", "bonus worker", "bonus yield", "decline"]
    assert refused(s, "bonus card") == "bonus-gone"
    do(s, "decline")
    assert sum(s.players[0].bonus) == 1


def test_r21_marble_and_workers_need_no_room() -> None:
    s = table(storage={0: ["village"]}, hands={0: "2 village"}, workers={0: 40}, marble={0: 40})
    do(s, "place village a3", "pay card card")
    assert s.players[0].workers == 41


def test_r22_six_of_a_colour_all_go_and_nothing_else() -> None:
    """Four neutral villages and two of players: laid out by hand, because only neutral tiles can bring a sixth."""
    s = table(display=(*("village",) * 4, "town", "inn", "quarry", "cart"))
    s.display[6], s.display[7] = s.display[0], s.display[0]
    s.backs[6], s.backs[7] = 1, 1
    before = s.neutral_left
    replace_fives(s)
    village = FACES.index("village")
    assert shown(s)[4:6] == ["town", "inn"] and s.backs == [0] * 8
    assert (s.returned[village], s.gone[village], s.neutral_left) == (4, 2, before - 6)


def test_r23_r24_layouts() -> None:
    """Six ways to begin, eight and four to go on: both shifts, both turnings."""
    s = new(2)
    assert len(choices(s)) == 6
    do(s, "begin B turned")
    assert len(choices(s)) == 8 and refused(s, "join B upright up") == "laid"
    do(s, "join A upright up")
    assert choices(s) == ["join C upright up", "join C upright down", "join C turned up", "join C turned down"]
    do(s, "join C turned down")
    assert len(choices(s)) == 3
    other = next(x for x in SPACE_NAMES if f"castle {x}" not in choices(s))
    assert refused(s, f"castle {other}") == "castle-space"


def test_r23_a_layout_with_a_region_of_four_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiles of other colours than those of the box: A ends and B begins with two light green spaces."""
    made = {"A": "GYOBGRDELL", "B": "LLYGOYERDB", "C": "REEGOODLOY"}
    rows = []
    for name in facts.ESTATE_TILES:
        for colours in (made[name[0]], made[name[0]][::-1]):
            rows.append([sum(1 << k for k, x in enumerate(colours) if x == letter) for letter in facts.LETTER])
    monkeypatch.setattr(spaces, "TILE_MASK", rows)
    s = new(2)
    engine.apply(s, game.actions.parse("begin A upright"))
    joins = choices(s)
    assert not any(text.startswith("join B upright") for text in joins) and "join B turned up" in joins
    assert refused(s, "join B upright down") == "large-region"
    engine.apply(s, game.actions.parse("join B turned up"))
    assert choices(s)


def test_r25_what_is_thrown_out_leaves_the_game() -> None:
    s = table(storage={0: ["village"]})
    do(s, "take quarry")
    assert s.gone[FACES.index("village")] == 1 and sum(s.returned) == 0


def test_the_second_phase_needs_a_second_stack() -> None:
    """Emptying a first stack in the second phase ends nothing."""
    s = table(3, era=1, stacked={0: 12, 1: 15})
    do(s, "draw 3", "take cart")
    assert s.players[1].stacked == 14 and s.ending == 0


def test_the_third_phase_has_one_more_round() -> None:
    s = table(era=2, stacked={0: 1, 1: 5})
    do(s, "take cart")
    assert (s.ending, s.last_round) == (1, 0)
    do(s, "draw 3")
    assert (s.last_round, s.seat, s.phase) == (1, 0, Phase.ACT)
    do(s, "draw 3", "draw 3")
    assert s.phase == Phase.OVER and choices(s) == []


def test_the_start_player_stays_and_bonus_tiles_are_chosen_in_turn_order() -> None:
    s = new(4, 7)
    order = []
    while s.phase < Phase.ACT:
        if s.phase == Phase.FIRST_BONUS:
            order.append(s.seat)
        do(s, choices(s)[0])
    assert order == [(s.first + k) % 4 for k in range(4)] and s.seat == s.first
    check(s)
