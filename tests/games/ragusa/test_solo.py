"""Alone against the Patrician: set-up, rounds, and every choice of an automaton with its tie-breaks."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from kontor.games.ragusa.automata import (
    automaton_buys,
    automaton_places_tower,
    automaton_places_wall,
    automaton_sells,
    automaton_tower_site,
    draw_patrician_card,
    next_site,
)
from kontor.games.ragusa.bonus import pile
from kontor.games.ragusa.scoring import card_points, exchange_for_cards, hand_points
from kontor.games.ragusa.state import Event, Phase, State
from kontor.kernel import BadLog
from kontor.kernel.rule import listen
from kontor.match import Match
from tests.games.kit import bag
from tests.games.ragusa import oracle
from tests.games.ragusa.facts import BONUS, PATRICIAN, RING, SITES, SOLO_START, SOLO_TOTALS
from tests.games.ragusa.table import (
    RESERVED,
    asked,
    check,
    choices,
    city,
    do,
    engine,
    game,
    new,
    points,
    refused,
    resources,
    row,
    score,
    stock,
)

HUMAN, ORANGE, BLUE = range(3)
RING_SITES = [site for site, _ in RING]
EVERY_WALL = tuple(game.domains["wall"].names)


def alone(seed: int = 0, /, **options: str | bool) -> State:
    return new(1, seed, **options)


def automaton(**more: object) -> State:
    """A table where seat 1 can be asked as if it were an automaton: three boards, nothing reserved."""
    s = city(3, **more)  # type: ignore[arg-type]
    s.seats = 1
    return s


# ---- set-up ----
def test_set_up_alone() -> None:
    s = alone(4)
    for owner, colour in enumerate(("player", "orange", "blue")):
        assert {site for site in SITES if s.house[site - 1] == owner} == set(SOLO_START[colour])
        assert resources(s, owner) == bag(SOLO_TOTALS["player" if owner == HUMAN else "orange"])
        assert s.players[owner].houses == 9 and s.players[owner].cards == 1
    in_game = [card for card in range(10) if s.patrician[card] == 0]
    assert len(in_game) == 6
    reserved = {site for site in SITES if s.house[site - 1] == RESERVED}
    assert reserved == {site for card in in_game for site in PATRICIAN[card]} and len(reserved) == 18
    assert bin(s.players[HUMAN].hand).count("1") == 1 and s.players[ORANGE].hand == 0
    assert engine.hidden(s, -1).players[HUMAN].first >= 0  # the player's card lies open
    check(s)


def test_the_automata_begin_orange_then_blue_then_the_player() -> None:
    s = alone(1)
    assert choices(s) == ["begin"]
    with listen() as heard:
        engine.apply(s, game.actions.parse("begin"))
    built = [event[1] for event in heard if event[0] == Event.BUILD]
    assert built[:2] == [ORANGE, BLUE] and asked(s) == (HUMAN, "build")
    assert [s.players[owner].houses for owner in range(3)] == [9, 8, 8]


def test_option_solo_first_the_player_begins_each_round() -> None:
    s = alone(1, solo_first=True)
    assert asked(s) == (HUMAN, "build")
    do(s, choices(s)[0])
    while s.active != HUMAN or s.phase != Phase.BUILD:
        do(s, choices(s)[0])
    assert [s.players[owner].houses for owner in range(3)] == [8, 8, 8]


def test_reserved_sites_are_closed_to_the_player() -> None:
    s = alone(1)
    do(s, "begin")
    closed = [site for site in SITES if s.house[site - 1] == RESERVED]
    assert len(closed) == 16
    assert all(refused(s, f"build {site}") == "site-reserved" for site in closed)


def test_a_game_alone_has_nine_rounds_and_fills_every_reserved_site() -> None:
    for seed in range(20):
        s = alone(seed)
        engine.policy_playout(s, seed)
        assert s.phase == Phase.OVER and RESERVED not in s.house
        assert [s.house.count(owner) + s.players[owner].lost for owner in range(3)] == [12, 12, 12]
        assert s.players[ORANGE].lost == s.players[BLUE].lost == 0
        check(s)


def test_the_same_seed_gives_the_same_automata() -> None:
    one, two = alone(7), alone(7)
    for s in (one, two):
        engine.policy_playout(s, 7)
    assert one.to_bytes() == two.to_bytes()


# ---- Patrician cards ----
def test_case_63_the_first_site_of_the_card_that_is_not_built() -> None:
    s = alone(0)
    card = next(k for k in range(10) if s.patrician[k] == 0)
    one, two, three = (site - 1 for site in PATRICIAN[card])
    assert next_site(s, card) == one
    s.house[one] = ORANGE
    assert next_site(s, card) == two
    s.house[two] = s.house[three] = ORANGE
    assert next_site(s, card) == -1


def test_case_63_a_card_that_is_all_built_is_never_drawn_again() -> None:
    s = alone(0)
    full, half, other = [k for k in range(10) if s.patrician[k] == 0][:3]
    s.patrician[full] = s.patrician[half] = s.patrician[other] = ORANGE
    for site in PATRICIAN[full]:
        s.house[site - 1] = ORANGE
    assert {draw_patrician_card(s, ORANGE) for _ in range(60)} == {half, other}


def test_the_three_cards_of_an_automaton_are_shuffled_each_time() -> None:
    """Two cards seen, one not: each is drawn a third of the time, the unseen one being any of four."""
    s = alone(0)
    in_game = [k for k in range(10) if s.patrician[k] == 0]
    s.patrician[in_game[0]] = s.patrician[in_game[1]] = ORANGE
    drawn = Counter(draw_patrician_card(s, ORANGE) for _ in range(3000))
    assert set(drawn) == set(in_game)
    seen = [drawn[k] for k in in_game[:2]]
    unseen = [drawn[k] for k in in_game[2:]]
    assert all(850 < n < 1150 for n in (*seen, sum(unseen))) and all(180 < n < 320 for n in unseen)


def test_each_automaton_has_three_cards_and_builds_their_sites_in_order() -> None:
    for seed in range(10):
        s = alone(seed)
        order: dict[int, list[int]] = {}
        while engine.legal(s):
            with listen() as heard:
                engine.apply(s, engine.policy_choice(s, seed))
            for before, event in pairwise(heard):
                if before[0] == Event.PATRICIAN:
                    assert event[0] == Event.BUILD and event[1] == before[1]
                    order.setdefault(before[2] - 1, []).append(event[2] + 1)
        assert {card: tuple(sites) for card, sites in order.items()} == {card: PATRICIAN[card] for card in order}
        assert [s.patrician.count(owner) for owner in (ORANGE, BLUE)] == [3, 3]


def test_automata_meet_all_requirements_by_themselves() -> None:
    """The rule book promises it: wood and stone always suffice."""
    for seed in range(15):
        s = alone(seed)
        while engine.legal(s):
            engine.apply(s, engine.policy_choice(s, seed))
            for owner in (ORANGE, BLUE):
                p = s.players[owner]
                assert max(p.around[:10]) <= p.resources[1]
                assert max(p.around[h] for h in range(10, 37) if h not in _sea()) <= p.resources[0]


def _sea() -> set[int]:
    from kontor.games.ragusa.components import FISH, HEX_GIVES

    return {h for h, gives in enumerate(HEX_GIVES) if gives == FISH}


# ---- Wharf ----
@pytest.mark.parametrize(
    ("goods", "prices", "cathedral", "sold"),
    [
        ("3 wine 1 oil 2 silver", {"silver": 10}, [], "silver"),  # the dearest
        ("3 wine 1 oil 2 silver", {}, [], "wine"),  # equally dear: most of it
        ("2 wine 2 oil 1 silver", {}, [], "wine"),  # still equal: in the order of the tracks
        ("2 oil 2 silver", {"wine": 15}, [], "oil"),  # only what it has
        ("1 wine 2 oil 2 silver", {"wine": 10, "oil": 6}, [44], "oil"),  # the dearest would break a set
        ("2 wine 2 oil 2 silver", {"wine": 10}, [44], "wine"),  # two sets, one house: one may be broken
        ("1 wine 1 oil", {"wine": 10}, [44], "wine"),  # there is no set
        ("1 wine 1 oil 1 silver", {}, [44], ""),  # nothing to spare: no sale
        ("2 wine", {"wine": 0}, [], "wine"),  # for nothing, too
    ],
)
def test_wharf(goods: str, prices: dict[str, int], cathedral: list[int], sold: str) -> None:
    s = automaton(houses={ORANGE: cathedral}, stock={ORANGE: goods}, price=prices)
    automaton_sells(s, ORANGE)
    after = bag(goods)
    if sold:
        after[sold] -= 1
    assert stock(s, ORANGE) == {name: n for name, n in after.items() if n}


# ---- Market ----
@pytest.mark.parametrize(
    ("ships", "goods", "cathedral", "edition", "slot"),
    [
        # most points it can pay
        ("spices-wine clothes-wine gems furs-wine pottery-wine", "1 wine 1 oil 2 silver", [], "second", 3),
        ("spices-wine clothes-wine gems furs-wine pottery-wine", "1 wine 1 oil 1 silver", [], "second", 2),
        # a tie: the price that takes what it has most of (slots 1 oil, 2 wine, 3 silver)
        ("spices-wine furs-wine pottery-wine spices-oil furs-oil", "1 wine 1 oil 3 silver", [], "second", 3),
        ("spices-wine furs-wine pottery-wine spices-oil furs-oil", "3 wine 1 oil 1 silver", [], "second", 2),
        # still a tie: the one on the left
        ("spices-wine furs-wine pottery-wine spices-oil furs-oil", "1 wine 1 oil 1 silver", [], "second", 1),
        ("spices-wine furs-wine pottery-wine spices-oil furs-oil", "2 wine 2 oil 1 silver", [], "second", 1),
        # a set for the Cathedral is not broken
        ("spices-wine clothes-wine furs-wine spices-oil furs-oil", "1 wine 2 oil 1 silver", [44], "second", 1),
        ("spices-wine clothes-wine furs-wine spices-oil furs-oil", "1 wine 1 oil 1 silver", [44], "second", 0),
        # nothing within reach
        ("gems pearls gems pearls gems", "1 wine 1 oil", [], "second", 0),
    ],
)
def test_market(ships: str, goods: str, cathedral: list[int], edition: str, slot: int) -> None:
    s = automaton(row=ships.split(), houses={ORANGE: cathedral}, stock={ORANGE: goods}, edition=edition)
    before = s.row[:]
    automaton_buys(s, ORANGE)
    bought = [k + 1 for k in range(5) if s.players[ORANGE].ships >> before[k] & 1]
    assert bought == ([slot] if slot else [])


def test_market_first_edition_the_good_it_has_most_of() -> None:
    for edition, slot in (("second", 1), ("first", 2)):
        s = automaton(
            row="spices-wine furs-wine pottery-wine spices-oil pottery-oil".split(),
            owned={ORANGE: ["furs-oil"]},
            stock={ORANGE: "1 wine 3 oil"},
            edition=edition,
        )
        before = s.row[:]
        automaton_buys(s, ORANGE)
        assert s.players[ORANGE].ships >> before[slot - 1] & 1


# ---- Mason ----
def _wall_built(s: State, owner: int) -> str:
    before = s.walls
    automaton_places_wall(s, owner)
    return EVERY_WALL[(s.walls ^ before).bit_length() - 1] if s.walls != before else ""


def test_mason_most_points() -> None:
    s = automaton(houses={ORANGE: [50, 46]}, towers={46: ORANGE, 21: BLUE, 26: BLUE})
    assert _wall_built(s, ORANGE) == "50-46" and s.players[ORANGE].points[0] == 4


def test_mason_a_tie_goes_to_the_longer_section() -> None:
    s = automaton(houses={ORANGE: [26, 50]}, walls=["47-50", "51-47"])
    assert _wall_built(s, ORANGE) == "50-46"  # two points as at 26, but three walls in a row


def test_mason_foreign_pieces_cut_a_section() -> None:
    s = automaton(houses={ORANGE: [26, 50], BLUE: [47]}, walls=["47-50", "51-47", "26-22", "22-27"])
    assert _wall_built(s, ORANGE) == "21-26"  # three walls; at 50 the section is cut at 47


def test_mason_still_a_tie_clockwise_from_the_silversmith() -> None:
    assert _wall_built(automaton(), ORANGE) == "21-26"
    assert _wall_built(automaton(houses={ORANGE: [26]}), ORANGE) == "21-26"
    assert _wall_built(automaton(houses={ORANGE: [50]}), ORANGE) == "47-50"
    assert _wall_built(automaton(walls=EVERY_WALL), ORANGE) == ""


# ---- Architect ----
def _tower_site(s: State, owner: int) -> int:
    return RING_SITES[automaton_tower_site(s, owner)]


def test_architect_opens_the_end_of_the_longest_run() -> None:
    # foreign houses at 31 (ring 4), 52 (ring 9), 50 (ring 13): runs of 4, 3 and 12 open sites
    s = automaton(houses={BLUE: [31, 52, 50]})
    assert _tower_site(s, ORANGE) == 31  # both ends of the run of 12 do; with 31 the run is 17, with 50 it is 16


def test_architect_a_foreign_tower_at_one_end_leaves_the_other() -> None:
    s = automaton(houses={BLUE: [31, 52, 50]}, towers={31: BLUE})
    assert _tower_site(s, ORANGE) == 50


def test_architect_both_ends_kept_by_towers_the_next_run() -> None:
    s = automaton(houses={BLUE: [31, 52, 50]}, towers={31: BLUE, 50: BLUE})
    assert _tower_site(s, ORANGE) == 52


def test_architect_own_pieces_and_empty_sites_do_not_block() -> None:
    s = automaton(houses={ORANGE: [31, 52], BLUE: [50]}, towers={52: BLUE})
    assert _tower_site(s, ORANGE) == 50


def test_architect_black_houses_block_and_are_built_on() -> None:
    s = automaton()
    s.house[50 - 1] = RESERVED
    assert _tower_site(s, ORANGE) == 50


def test_architect_a_tie_goes_clockwise_from_the_silversmith() -> None:
    opposite = [RING_SITES[5], RING_SITES[16]]
    assert _tower_site(automaton(houses={BLUE: opposite}), ORANGE) == RING_SITES[5]


@pytest.mark.parametrize(("edition", "site"), [("second", 50), ("first", 21)])
def test_architect_without_a_blocking_site(edition: str, site: int) -> None:
    """Second edition: a site with a house first; first edition: one without."""
    assert _tower_site(automaton(houses={ORANGE: [50]}, edition=edition), ORANGE) == site
    assert _tower_site(automaton(edition=edition), ORANGE) == 21


def test_architect_without_a_blocking_site_ties_go_to_the_longest_section_and_then_clockwise() -> None:
    """No section can be made longer: another empty site, ties as for the Mason."""
    towers = {RING_SITES[k]: BLUE for k in (2, 6, 14)}  # runs of open sites: 9 from ring 15 on, 3 from 3, 7 from 7
    assert _tower_site(automaton(towers=towers), ORANGE) == RING_SITES[0]
    towers[RING_SITES[21]] = BLUE  # 2 from ring 0 on, 6 from 15
    assert _tower_site(automaton(towers=towers), ORANGE) == RING_SITES[7]
    houses = {ORANGE: [RING_SITES[k] for k in (0, 16, 18)]}
    assert _tower_site(automaton(towers=towers, houses=houses), ORANGE) == RING_SITES[16]
    assert _tower_site(automaton(towers=towers, houses=houses, edition="first"), ORANGE) == RING_SITES[7]


@pytest.mark.thorough
@pytest.mark.parametrize("options", [{}, {"edition": "first"}, {"solo_first": True}], ids=str)
def test_architect_the_oracle_chooses_the_same_sites(options: dict[str, str | bool]) -> None:
    """The rule a second time, in whole sections of wall; all choices of the automata in many games."""
    asked = spare = 0
    for seed in range(120):
        s = alone(seed, **options)
        while engine.legal(s):
            for owner in (ORANGE, BLUE):
                if min(s.tower) < 0:
                    site, extends = oracle.tower_site(s, owner)
                    assert _tower_site(s, owner) == site
                    asked += 1
                    spare += not extends
            engine.apply(s, engine.policy_choice(s, seed))
    assert asked > 4000 and spare > 200


def test_architect_the_oracle_chooses_the_same_sites_on_any_ring() -> None:
    chance = random.Random(8)
    for _ in range(400):
        s = automaton(edition=chance.choice(["first", "second"]))
        few = chance.choice([(-1,) * 9, (-1,) * 3, ()])
        for k, site in enumerate(RING_SITES):
            s.house[site - 1] = chance.choice([*few, -1, 0, 1, 2, RESERVED])
            s.tower[k] = chance.choice([*few, -1, 0, 1, 2])
        if min(s.tower) < 0:
            assert _tower_site(s, ORANGE) == oracle.tower_site(s, ORANGE)[0]


def test_version_2_of_the_rules_touches_games_alone_only() -> None:
    def log_of_version_1(players: int) -> str:
        match = Match(game, players, 3)
        match.play(match.legal[0])
        return match.log().replace("rules: 2", "rules: 1")

    with pytest.raises(
        BadLog, match="Since version 2, in the solo game, an automaton whose tower makes no section longer"
    ):
        Match.from_log(log_of_version_1(1), trust=True)
    for players in range(2, 6):
        assert len(Match.from_log(log_of_version_1(players), trust=True).played) == 1


def test_architect_without_room_or_towers() -> None:
    s = automaton(towers={site: BLUE if k % 2 else HUMAN for k, site in enumerate(RING_SITES)})
    before = s.tower[:]
    automaton_places_tower(s, ORANGE)
    assert s.tower == before


# ---- palace and bonus cards ----
def test_at_the_palace_an_automaton_takes_two_cards_face_down() -> None:
    for seed in range(40):
        s = alone(seed)
        engine.policy_playout(s, seed)
        for owner in (ORANGE, BLUE):
            palace = sum(s.house[site - 1] == owner for site in (39, 43, 38, 33, 29, 34))
            assert s.players[owner].cards == 1 + 2 * palace == s.players[owner].hand.bit_count()
            assert s.players[owner].points[6] == sum(
                card_points(s, owner, card) for card in range(16) if s.players[owner].hand >> card & 1
            )
        hands = [s.players[owner].hand for owner in range(3)]
        assert hands[0] & hands[1] == hands[0] & hands[2] == hands[1] & hands[2] == 0
        assert not any(hands[owner] >> card & 1 for owner in (ORANGE, BLUE) for card in s.bottom if card >= 0)


def test_option_solo_top_card_no_choice_at_the_palace() -> None:
    for harder in (False, True):
        chosen = 0
        for seed in range(30):
            s = alone(seed, solo_top_card=harder)
            while engine.legal(s):
                chosen += s.phase == Phase.KEEP
                engine.apply(s, engine.policy_choice(s, seed))
            palace = sum(s.house[site - 1] == HUMAN for site in (39, 43, 38, 33, 29, 34))
            assert s.players[HUMAN].cards == 1 + palace and s.bottoms == (0 if harder else palace)
        assert (chosen == 0) == harder


def _with_spoils(cards: list[str], mine: str, **options: str | bool) -> State:
    s = automaton(resources={ORANGE: mine}, **options)
    p = s.players[ORANGE]
    p.cards, p.hand = len(cards), sum(1 << BONUS.index(card) for card in cards)
    for k, card in enumerate(cards):
        s.spoils[0][k] = BONUS.index(card)
    return s


def test_an_automaton_exchanges_its_fish_in_the_best_way() -> None:
    """The rule book's example: five fish, 2 points for grapes, 3 for stone: one of each for 5 points."""
    s = _with_spoils(["trade", "grapes", "stone"], "5 fish")
    exchange_for_cards(s, ORANGE)
    assert resources(s, ORANGE) == bag("1 grapes 1 stone") and hand_points(s, ORANGE, 0) == 5


def test_an_automaton_with_the_fish_card_exchanges_nothing() -> None:
    s = _with_spoils(["fish", "ore", "wood"], "8 fish")
    exchange_for_cards(s, ORANGE)
    assert resources(s, ORANGE) == bag("8 fish") and hand_points(s, ORANGE, 0) == 12


def test_option_solo_best_of_pair() -> None:
    for easier, worth in ((False, 4 + 6 + 3 + 4 + 8), (True, 4 + 6 + 8)):
        s = _with_spoils(
            ["wood", "grapes", "stone", "ore", "olives"],
            "2 wood 3 grapes 1 stone 1 ore 4 olives",
            solo_best_of_pair=easier,
        )
        assert hand_points(s, ORANGE, 0) == worth


def test_option_solo_best_of_pair_a_fish_card_in_a_pair_counts_as_having_it() -> None:
    s = _with_spoils(["trade", "fish", "stone"], "3 fish", solo_best_of_pair=True)
    exchange_for_cards(s, ORANGE)
    assert resources(s, ORANGE) == bag("3 fish") and hand_points(s, ORANGE, 0) == 6


# ---- reactions and the end ----
def test_the_players_houses_act_in_the_automatas_turns_and_the_other_way_round() -> None:
    asked_in_their_turn = acted_in_mine = 0
    for seed in range(30):
        s = alone(seed)
        while engine.legal(s):
            asked_in_their_turn += s.active != HUMAN and s.phase not in (Phase.BEGIN, Phase.BUILD)
            before = s.active, sum(s.players[ORANGE].points), s.players[ORANGE].stock[:]
            engine.apply(s, engine.policy_choice(s, seed))
            after = s.active, sum(s.players[ORANGE].points), s.players[ORANGE].stock[:]
            acted_in_mine += before[0] == after[0] == HUMAN and before != after
            assert s.seat == 0
    assert asked_in_their_turn > 20 and acted_in_mine > 20


@pytest.mark.parametrize(("mine", "theirs", "place"), [(30, 29, 1), (30, 30, 2), (29, 30, 2)])
def test_the_player_wins_only_with_more_points_than_each(mine: int, theirs: int, place: int) -> None:
    s = automaton()
    s.phase = Phase.OVER
    s.players[HUMAN].points[0] = mine
    s.players[ORANGE].points[0] = theirs
    s.players[HUMAN].stock = [5, 5, 5]  # no tie-break alone
    assert engine.rank(s, HUMAN) == place
    s.players[BLUE].points[0] = theirs
    assert engine.rank(s, HUMAN) == (1 if place == 1 else 3)


def test_what_automata_hold_is_not_decided_before_the_end() -> None:
    s = alone(3)
    do(s, "begin")
    assert s.players[ORANGE].hand == 0 and pile(s).bit_count() == 15
    assert all(x == -1 for line in s.spoils for x in line)


def test_scores_of_automata_are_kept_by_category() -> None:
    s = alone(5)
    engine.policy_playout(s, 5)
    for owner in (ORANGE, BLUE):
        assert sum(points(s, owner).values()) == score(s, owner) > 0
    assert len(row(s)) == 5 or s.fleet == 0
