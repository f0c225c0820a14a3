"""Two players and the neutral colour: section 4.1 of the rules file, point by point, then its open points."""

from __future__ import annotations

import pytest

from kontor.games.hansa_teutonica.state import Ending, Phase, Points
from tests.games.hansa_teutonica.facts import BESIDE, NEUTRAL_START, ROUTES
from tests.games.hansa_teutonica.table import (
    A,
    B,
    do,
    engine,
    finish,
    legal,
    markers,
    marks,
    new,
    office,
    on,
    over,
    part,
    refused,
    scores,
    spent,
    stock,
    supply,
    told,
    town,
)

HL = "hannover-lueneburg"
NEAR_HL = {"bremen-hannover", "minden-hannover", "hamburg-lueneburg", "lueneburg-perleberg"}


def test_point_1_small_side_and_the_usual_supplies() -> None:
    s = new(2, 4)
    assert s.side == 1
    assert [s.players[(s.first + k) % 2].supply for k in range(2)] == [[5, 1], [6, 1]]
    assert refused(s, "place trader emden-stade") and refused(s, "place trader warburg-goettingen")


def test_point_2_neutral_traders_at_the_start() -> None:
    """Five routes to ability cities and three with markers; Coellen gives points, not an ability."""
    s = new(2, 5)
    assert {r for r in ROUTES["2-3"] if on(s, r)} == set(NEUTRAL_START)
    assert all(on(s, r) == "Nt" for r in NEUTRAL_START)
    assert on(s, "coellen-warburg") == ""
    assert set(marks(s)) < set(NEUTRAL_START)
    for players in (3, 4, 5):
        assert not any(on(new(players, 1), r) for r in ROUTES["2-3"])


def test_point_3_the_opponent_relocates() -> None:
    """The price is the usual one; the displaced neutral trader and one more go to neighbouring routes."""
    s = town(2, routes={HL: "Nt"}, supply={A: "2t"})
    general, other = stock(s, A), (stock(s, B), supply(s, B))
    do(s, f"displace neutral trader {HL}")
    assert (on(s, HL), supply(s, A), stock(s, A)) == ("At", [0, 0], [general[0] + 1, general[1]])
    assert BESIDE["2-3"][HL] == NEAR_HL
    assert (engine.to_move(s), legal(s)) == (B, {f"settle {r}" for r in NEAR_HL})
    do(s, "settle minden-hannover")
    assert legal(s) == {f"extra trader {r}" for r in NEAR_HL} | {"done"}
    do(s, "extra trader hamburg-lueneburg")
    assert (on(s, "minden-hannover"), on(s, "hamburg-lueneburg")) == ("Nt", "Nt")
    assert (stock(s, B), supply(s, B)) == other
    assert (engine.to_move(s), s.actions) == (A, 1)


def test_point_3_one_piece_does_not_pay() -> None:
    s = town(2, routes={HL: "Nt"}, supply={A: "1t"})
    assert refused(s, f"displace neutral trader {HL}")


def test_point_3_the_nearest_ring() -> None:
    """Groningen–Emden has one neighbour on this side; it is full."""
    s = town(2, routes={"groningen-emden": "Nt", "emden-osnabrueck": "Bt Bt At At"}, supply={A: "2t"})
    do(s, "displace neutral trader groningen-emden")
    assert legal(s) == {"settle kampen-osnabrueck", "settle osnabrueck-bremen"}


def test_point_4_a_route_full_of_neutral_traders() -> None:
    """Established at once, without an action; the active player chooses the city; colour and shape do not matter."""
    s = town(2, routes={HL: "Nt", "lueneburg-perleberg": "Nt Nt"}, offices={"perleberg": "At Bt"}, supply={A: "2t"})
    do(s, f"displace neutral trader {HL}", "settle lueneburg-perleberg")
    assert (engine.to_move(s), s.phase) == (A, Phase.NEUTRAL)
    assert legal(s) == {"neutral lueneburg", "neutral perleberg"}
    do(s, "neutral perleberg")  # the black circle
    assert (office(s, "perleberg"), on(s, "lueneburg-perleberg"), s.completed) == ("At Bt Nt", "", 1)
    assert engine.to_move(s) == B  # the relocation goes on
    do(s, "done")
    assert (engine.to_move(s), s.actions) == (A, 1)


def test_point_4_one_city_is_full() -> None:
    """Then the office goes to the other one without asking."""
    s = town(2, routes={HL: "Nt", "lueneburg-perleberg": "Nt Nt"}, offices={"lueneburg": "Bm"}, supply={A: "2t"})
    do(s, f"displace neutral trader {HL}", "settle lueneburg-perleberg")
    assert office(s, "perleberg") == "Nt" and engine.to_move(s) == B


def test_point_4_not_with_a_piece_of_a_player() -> None:
    s = town(2, routes={HL: "Nt", "lueneburg-perleberg": "Nt Bt"}, supply={A: "2t"})
    do(s, f"displace neutral trader {HL}", "settle lueneburg-perleberg")
    assert on(s, "lueneburg-perleberg") == "Bt Nt Nt"
    assert engine.to_move(s) == B and s.phase == Phase.RELOCATE


def test_point_4_by_the_extra_trader() -> None:
    """The displaced one and the extra one together fill a route."""
    s = town(2, routes={HL: "Nt", "minden-hannover": "Nt"}, supply={A: "2t"})
    do(s, f"displace neutral trader {HL}", "settle minden-hannover", "extra trader minden-hannover")
    assert (engine.to_move(s), s.phase, legal(s)) == (A, Phase.NEUTRAL, {"neutral minden", "neutral hannover"})
    do(s, "neutral minden")
    assert (office(s, "minden"), on(s, "minden-hannover"), s.phase, s.actions) == ("Nt", "", Phase.ACT, 1)


def test_point_5_a_marker_won_by_the_neutral_colour() -> None:
    """It goes to the box; the active player draws and places another one at the end of the turn."""
    s = town(
        2,
        routes={HL: "Nt", "minden-hannover": "Nt Nt"},
        marks={"minden-hannover": "plus-4"},
        supply={A: "2t"},
        actions=1,
    )
    events = told(s, f"displace neutral trader {HL}", "settle minden-hannover")
    assert "neutral-marker 4" in events
    do(s, "neutral minden", "done")
    assert s.boxed == [0, 0, 0, 0, 1, 0]
    assert (markers(s, A), markers(s, B)) == ({}, {})
    assert (engine.to_move(s), s.phase) == (A, Phase.MARK)
    do(s, "mark coellen-warburg")
    assert len(marks(s)) == 3 and engine.to_move(s) == B


def test_point_6_a_neutral_trader_beside_every_new_marker() -> None:
    """Won by a player or by the neutral colour."""
    s = town(2, routes={"duisburg-dortmund": "At At"}, marks={"duisburg-dortmund": "swap"}, actions=1)
    do(s, "establish duisburg-dortmund", "done", "mark groningen-emden")
    assert on(s, "groningen-emden") == "Nt" and "groningen-emden" in marks(s)
    s = town(3, routes={"duisburg-dortmund": "At At"}, marks={"duisburg-dortmund": "swap"}, actions=1)
    do(s, "establish duisburg-dortmund", "done", "mark groningen-emden")
    assert on(s, "groningen-emden") == ""


def test_point_7_neutral_traders_never_run_out() -> None:
    """More than 27 are on the board."""
    routes = {r: " ".join(["Nt"] * (route.spaces - 1)) for r, route in ROUTES["2-3"].items()}
    routes[HL] = "Nt"
    s = town(2, routes=routes, supply={A: "2t"})
    assert sum(on(s, r).count("Nt") for r in routes) > 2 * 27
    do(s, f"displace neutral trader {HL}", "settle minden-hannover", "neutral minden", "extra trader bremen-hannover")
    do(s, "neutral hannover")
    assert (office(s, "minden"), office(s, "hannover")) == ("Nt", "Nt")


def test_point_8_the_neutral_colour_controls_but_does_not_score() -> None:
    """One office each, the neutral one on the right: nobody gets the point, nor the two at the end."""
    s = town(2, routes={HL: "At At At"}, offices={"hannover": "At Nt"})
    do(s, f"establish {HL}")
    assert scores(s) == [0, 0]
    s = town(2, routes={HL: "At At At"}, offices={"hannover": "Nt At"})
    do(s, f"establish {HL}")
    assert scores(s) == [1, 0]


def test_point_8_at_the_end() -> None:
    s = town(
        2,
        seat=B,
        routes={"duisburg-dortmund": "Bt Bt"},
        marks={"duisburg-dortmund": "plus-3"},
        offices={"hannover": "At Nt", "minden": "Nt At", "halle": "Nt"},
        pile=0,
    )
    finish(s)
    assert [part(s, i, Points.CITIES) for i in range(2)] == [2, 0]
    assert part(s, A, Points.NETWORK) == 2  # presence joins, whoever controls
    assert sorted(engine.rank(s, i) for i in range(2)) == [1, 2]


# ---- open points ----
def test_open_both_cities_are_full() -> None:
    """No office; the traders go back, the marker leaves all the same."""
    s = town(
        2,
        routes={HL: "Nt", "bremen-hannover": "Nt Nt"},
        offices={"hannover": "At At", "bremen": "Bt"},
        marks={"bremen-hannover": "develop"},
        supply={A: "2t"},
    )
    do(s, f"displace neutral trader {HL}", "settle bremen-hannover")
    assert (on(s, "bremen-hannover"), office(s, "hannover"), s.boxed[5], s.owed) == ("", "At At", 1, 1)
    assert engine.to_move(s) == B
    assert scores(s) == [1, 1]


def test_open_the_neutral_route_pays_the_controllers() -> None:
    """A point for each end city, before the neutral office is built."""
    s = town(
        2,
        routes={HL: "Nt", "minden-hannover": "Nt Nt"},
        offices={"hannover": "Bt", "minden": "At"},
        supply={A: "2t"},
    )
    do(s, f"displace neutral trader {HL}", "settle minden-hannover", "neutral hannover", "done")
    assert scores(s) == [1, 1]
    assert office(s, "hannover") == "Bt Nt"


def test_open_no_coin_and_no_link_for_the_neutral_colour() -> None:
    """Nobody scores for the coin; the chain of neutral offices takes no place from the players."""
    s = town(
        2,
        routes={"hamburg-lueneburg": "Nt", "hamburg-luebeck": "Nt Nt", "perleberg-stendal": "At At At"},
        offices={
            "arnheim": "Nt At",
            "muenster": "Nt At",
            "minden": "Nt At",
            "brunswiek": "At",
            "hannover": "Nt",
            "lueneburg": "Nt",
            "perleberg": "Nt",
            "stendal": "Nt Nt",
        },
        supply={A: "2t"},
        levels={A: "3 privilege 1 book"},
        actions=3,
    )
    do(s, "displace neutral trader hamburg-lueneburg", "settle hamburg-luebeck", "neutral luebeck", "done")
    assert (scores(s), office(s, "luebeck"), s.links) == ([0, 0], "Nt", 0)
    do(s, "establish perleberg-stendal", "office stendal")
    assert part(s, A, Points.LINK) == 7


def test_open_the_extra_trader_may_be_declined() -> None:
    s = town(2, routes={HL: "Nt"}, supply={A: "2t"})
    do(s, f"displace neutral trader {HL}")
    assert refused(s, "done")
    do(s, "settle bremen-hannover", "done")
    assert sum(on(s, r).count("Nt") for r in ROUTES["2-3"]) == 1


def test_open_two_neutral_routes_by_one_action() -> None:
    """One after the other, each as soon as it is full."""
    s = town(
        2,
        routes={HL: "Nt", "minden-hannover": "Nt Nt", "hamburg-lueneburg": "Nt Nt Nt"},
        supply={A: "2t"},
        actions=1,
    )
    do(s, f"displace neutral trader {HL}", "settle minden-hannover", "neutral hannover")
    assert engine.to_move(s) == B
    do(s, "extra trader hamburg-lueneburg", "neutral hamburg")
    assert (office(s, "hannover"), office(s, "hamburg")) == ("Nt", "Nt")
    assert engine.to_move(s) == B and s.phase == Phase.ACT  # the turn was over


def test_open_a_route_just_emptied_is_near_again() -> None:
    """After the neutral office the extra trader may go to the same route."""
    s = town(2, routes={HL: "Nt", "minden-hannover": "Nt Nt"}, supply={A: "2t"})
    do(s, f"displace neutral trader {HL}", "settle minden-hannover", "neutral hannover")
    assert "extra trader minden-hannover" in legal(s)
    do(s, "extra trader minden-hannover")
    assert on(s, "minden-hannover") == "Nt"


def test_open_placing_a_marker_fills_nothing() -> None:
    """One neutral trader on an empty route: no route has a single space."""
    assert min(route.spaces for route in ROUTES["2-3"].values()) == 2
    s = town(2, routes={"minden-hannover": "At At At"}, marks={"minden-hannover": "extra-office"}, actions=1)
    do(s, "establish minden-hannover", "done", "mark kampen-osnabrueck")
    assert on(s, "kampen-osnabrueck") == "Nt" and engine.to_move(s) == B


def test_open_remove_three_may_hit_neutral_traders() -> None:
    """Back to the neutral supply: to nobody's."""
    s = town(2, routes={HL: "Nt Nt Bt"}, held={A: "1 remove-3"})
    mine = (supply(s, A), supply(s, B), stock(s, A), stock(s, B))
    do(s, "use remove-3", f"remove neutral trader {HL}", f"remove neutral trader {HL}", "done")
    assert on(s, HL) == "Bt"
    assert (supply(s, A), supply(s, B), stock(s, A), stock(s, B)) == mine


def test_open_removing_never_establishes() -> None:
    """Two neutral traders remain on a route of three: it is not full."""
    s = town(2, routes={"kampen-osnabrueck": "Nt Bt", HL: "Nt Nt Bt"}, held={A: "1 remove-3"})
    do(s, "use remove-3", f"remove p2 trader {HL}", "done")
    assert on(s, HL) == "Nt Nt" and s.phase == Phase.ACT


@pytest.mark.parametrize("swap_own", [False, True])
def test_open_swap_with_a_neutral_office(swap_own: bool) -> None:
    """With the option one of the two must be one's own."""
    s = town(2, offices={"hannover": "At Nt", "minden": "Bt Nt"}, held={A: "1 swap"}, swap_own=swap_own)
    do(s, "use swap")
    if not swap_own:
        assert legal(s) == {"swap hannover 1", "swap minden 1"}
        do(s, "swap hannover 1")
    assert office(s, "hannover") == "Nt At" and spent(s, A) == {"swap": 1}


@pytest.mark.parametrize("pile_end", ["action", "turn"])
def test_open_the_neutral_colour_takes_the_last_marker(pile_end: str) -> None:
    """Having to draw for it ends the game too; the relocation is finished first."""
    s = town(
        2,
        routes={HL: "Nt", "minden-hannover": "Nt Nt"},
        marks={"minden-hannover": "plus-4"},
        supply={A: "2t"},
        pile=0,
        pile_end=pile_end,
        actions=2,
    )
    do(s, f"displace neutral trader {HL}", "settle minden-hannover", "neutral minden")
    assert engine.to_move(s) == B and not over(s)
    do(s, "extra trader bremen-hannover")
    assert on(s, "bremen-hannover") == "Nt"
    if pile_end == "turn":
        assert not over(s) and engine.to_move(s) == A
        do(s, "done")
    assert over(s) and s.ending == Ending.PILE


# ---- section 9 ----
def test_reading_7_the_end_waits_for_the_relocation() -> None:
    """The neutral route brings blue its twentieth point; the extra trader is still placed, then the game is over."""
    s = town(
        2,
        routes={HL: "Nt", "minden-hannover": "Nt Nt"},
        offices={"hannover": "Bt"},
        points={B: 19},
        supply={A: "2t"},
        actions=3,
    )
    do(s, f"displace neutral trader {HL}", "settle minden-hannover")
    assert scores(s)[B] == 20 and s.phase == Phase.NEUTRAL
    do(s, "neutral minden")
    assert engine.to_move(s) == B and s.phase == Phase.RELOCATE
    do(s, "done")
    assert over(s) and s.ending == Ending.SCORE


def test_reading_7_the_tenth_city_by_a_neutral_office() -> None:
    offices = {
        "hannover": "Bt",
        "stade": "Bm",
        "lueneburg": "Nt",
        "bremen": "At",
        "brunswiek": "At",
        "duisburg": "At",
        "goslar": "Bt",
        "halle": "At Bt",
        "luebeck": "At Bt",
        "coellen": "At Bt",
    }
    s = town(2, routes={HL: "Nt", "bremen-hannover": "Nt"}, offices=offices, supply={A: "2t"}, actions=3)
    assert s.completed == 9
    do(s, f"displace neutral trader {HL}", "settle bremen-hannover", "extra trader bremen-hannover")
    assert office(s, "hannover") == "Bt Nt"  # Bremen is full: no choice
    assert over(s) and (s.ending, s.completed) == (Ending.CITIES, 10)


def test_a_displaced_piece_of_the_opponent_goes_the_usual_way() -> None:
    """With two players too the owner relocates its own pieces, with its own extra piece."""
    s = town(2, routes={HL: "Bt Nt"}, supply={A: "2t", B: "1m"})
    do(s, f"displace p2 trader {HL}")
    assert engine.to_move(s) == B
    do(s, "settle minden-hannover", "extra trader minden-hannover")
    assert on(s, "minden-hannover") == "Bt Bt"
