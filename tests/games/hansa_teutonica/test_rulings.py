"""The rulings of the rules file: section 6 by number, options with both values; then section 9."""

from __future__ import annotations

import pytest

from kontor.games.hansa_teutonica.state import Ending, Phase, Points
from tests.games.hansa_teutonica.facts import BESIDE, MARKERS, RINGS, ROUTES, TRACKS
from tests.games.hansa_teutonica.table import (
    MASTERS,
    A,
    B,
    C,
    D,
    E,
    closing,
    crowd,
    do,
    engine,
    finish,
    game,
    legal,
    level,
    markers,
    marks,
    new,
    office,
    on,
    over,
    part,
    refused,
    score,
    scores,
    spent,
    stock,
    supply,
    told,
    town,
)

HL = "hannover-lueneburg"
NEAR_HL = {"bremen-hannover", "minden-hannover", "hamburg-lueneburg", "lueneburg-perleberg"}


# ---- displacing: 1 to 8 ----
def test_ruling_01_adjacent_is_a_route_that_shares_a_city() -> None:
    """Never the route itself, although it has two empty spaces."""
    for route in ROUTES["4-5"]:
        s = town(routes={route: "Bt"}, supply={A: "2t", B: "1m"})
        do(s, f"displace p2 trader {route}")
        ends = set(route.split("-"))
        near = {r for r in ROUTES["4-5"] if r != route and ends & set(r.split("-"))}
        if len(near) == 1:
            assert [on(s, r) for r in near] == ["Bt"]
        else:
            assert legal(s) == {f"settle {r}" for r in near}


def test_ruling_02_the_nearest_ring_with_a_free_space() -> None:
    """Groningen–Emden: both neighbours are full, so the routes beyond them; nothing further."""
    full = {"emden-stade": "Ct Ct Dt", "emden-osnabrueck": "Ct Ct Dt Dt"}
    s = town(routes={"groningen-emden": "Bt", **full}, supply={A: "2t", B: "1m"})
    do(s, "displace p2 trader groningen-emden")
    assert legal(s) == {f"settle {r}" for r in ("stade-hamburg", "kampen-osnabrueck", "osnabrueck-bremen")}
    assert RINGS["4-5"]["groningen-emden"][1] == {"stade-hamburg", "kampen-osnabrueck", "osnabrueck-bremen"}
    assert refused(s, "settle bremen-minden")


def test_ruling_02_recomputed_after_every_piece() -> None:
    """The displaced piece takes the last space nearby; the extra ones go further out, one ring after the other."""
    routes = {
        "groningen-emden": "Bm Ct",
        "emden-stade": "Ct Ct Dt",
        "emden-osnabrueck": "Ct Dt Dt",
        "stade-hamburg": "Ct Ct Dt",
        "kampen-osnabrueck": "Ct",
        "osnabrueck-bremen": "Ct Dt Dt",
    }
    s = town(routes=routes, supply={A: "3t", B: "1t"}, levels={B: "1 book"})
    assert s.players[B].stock[1] == 1
    do(s, "displace p2 merchant groningen-emden")
    assert legal(s, "settle") == {"settle emden-osnabrueck"}
    do(s, "settle emden-osnabrueck")
    assert legal(s) == {"extra trader kampen-osnabrueck", "extra merchant kampen-osnabrueck", "done"}
    do(s, "extra trader kampen-osnabrueck")
    third = RINGS["4-5"]["groningen-emden"][2]
    assert legal(s, "extra") == {f"extra {k} {r}" for k in ("trader", "merchant") for r in third}


def test_ruling_03_extra_pieces_are_optional() -> None:
    """The displaced piece must be placed, nothing more."""
    for kind, extras in (("t", 1), ("m", 2)):
        for taken in range(extras + 1):
            s = town(routes={HL: f"B{kind}"}, supply={A: "3t"})
            general = stock(s, B)[0]
            do(s, f"displace p2 {'trader' if kind == 't' else 'merchant'} {HL}")
            assert refused(s, "done")
            do(s, "settle minden-hannover", *["extra trader bremen-hannover"] * taken)
            if taken < extras:
                do(s, "done")
            assert engine.to_move(s) == A
            assert stock(s, B)[0] == general - taken


def test_ruling_04_general_supply_first_then_personal() -> None:
    """Piece by piece: the last one of the general supply, then one of the own."""
    s = town(routes={HL: "Bm"}, supply={A: "3t"}, stock={B: "1t"})
    do(s, f"displace p2 merchant {HL}", "settle minden-hannover")
    own = supply(s, B)
    assert legal(s, "extra") == {f"extra trader {r}" for r in NEAR_HL}
    do(s, "extra trader minden-hannover")
    assert (stock(s, B), supply(s, B)) == ([0, 0], own)
    do(s, "extra trader minden-hannover")
    assert (stock(s, B), supply(s, B)) == ([0, 0], [own[0] - 1, own[1]])


def parked(routes: dict[str, str]) -> dict[str, str]:
    """Blue's eleven loose traders and its merchant are all on the board."""
    return {
        **routes,
        "coellen-warburg": "Bt Bt Bt Bt",
        "quedlinburg-halle": "Bt Bt Bt",
        "goslar-magdeburg": "Bm",
    }


def test_ruling_04_then_from_the_board() -> None:
    """Both supplies are empty: own pieces from routes, never offices; the pieces of others are not touched."""
    s = town(
        routes=parked({HL: "Bt Ct", "stade-hamburg": "Ct"}),
        offices={"hamburg": "Bt Bt Bt"},
        supply={A: "2t"},
        stock={B: ""},
    )
    assert supply(s, B) == [0, 0]
    do(s, f"displace p2 trader {HL}")
    assert legal(s) == {f"settle {r}" for r in NEAR_HL} | {"lift merchant goslar-magdeburg"}
    do(s, "settle minden-hannover")
    assert legal(s) == {
        "lift trader minden-hannover",
        "lift trader coellen-warburg",
        "lift trader quedlinburg-halle",
        "lift merchant goslar-magdeburg",
        "done",
    }
    do(s, "lift trader quedlinburg-halle")
    assert legal(s) == {f"extra trader {r}" for r in NEAR_HL}
    do(s, "extra trader minden-hannover")
    assert (on(s, "minden-hannover"), on(s, "quedlinburg-halle")) == ("Bt Bt", "Bt Bt")
    assert engine.to_move(s) == A


def test_ruling_04_not_from_the_board_while_a_supply_has_pieces() -> None:
    s = town(routes={HL: "Bt", "coellen-warburg": "Bt"}, supply={A: "2t"}, stock={B: ""})
    do(s, f"displace p2 trader {HL}")
    assert not legal(s, "lift")
    do(s, "settle minden-hannover")
    assert not legal(s, "lift") and legal(s, "extra")


def test_ruling_05_extra_pieces_of_either_shape_in_any_order() -> None:
    """A merchant of the general supply comes along with a trader, before or after it."""
    s = town(routes={HL: "Bt"}, supply={A: "2t"})
    do(s, f"displace p2 trader {HL}")
    assert legal(s) == {f"settle {r}" for r in NEAR_HL} | {f"extra merchant {r}" for r in NEAR_HL}
    do(s, "extra merchant minden-hannover")
    assert legal(s) == {f"settle {r}" for r in NEAR_HL}
    do(s, "settle bremen-hannover")
    assert (on(s, "minden-hannover"), on(s, "bremen-hannover"), engine.to_move(s)) == ("Bm", "Bt", A)


def test_ruling_05_order_decides_who_goes_further() -> None:
    """One space nearby: the merchant may take it, and the displaced trader goes to the next ring."""
    routes = {"groningen-emden": "Bt", "emden-stade": "Ct Ct Dt", "emden-osnabrueck": "Ct Dt Dt"}
    s = town(routes=routes, supply={A: "2t"})
    do(s, "displace p2 trader groningen-emden")
    do(s, "extra merchant emden-osnabrueck", "settle stade-hamburg")
    assert (on(s, "emden-osnabrueck"), on(s, "stade-hamburg")) == ("Bm Ct Dt Dt", "Bt")


def test_ruling_05_the_displaced_piece_must_keep_a_place() -> None:
    """One space on the whole board: it is for the displaced piece, and nothing more can be placed."""
    s = town(
        5,
        routes=crowd({HL: "Bt Ct Ct"}, {"groningen-emden": 1}),
        levels=MASTERS,
        supply={A: "2t"},
    )
    assert stock(s, B)[1] > 0
    do(s, f"displace p2 trader {HL}")
    assert on(s, "groningen-emden").count("Bt") == 1
    assert (engine.to_move(s), s.phase) == (A, Phase.ACT)
    assert legal(s, "place") == set()


def test_ruling_05_with_two_spaces_an_extra_piece_may_come_first() -> None:
    routes = crowd({HL: "Bt Ct Ct"}, {"groningen-emden": 1, "quedlinburg-halle": 1})
    s = town(5, routes=routes, levels=MASTERS, supply={A: "2t"})
    do(s, f"displace p2 trader {HL}")
    near = next(ring for ring in RINGS["4-5"][HL] if ring & {"groningen-emden", "quedlinburg-halle"})
    (first,) = near & {"groningen-emden", "quedlinburg-halle"}
    (second,) = {"groningen-emden", "quedlinburg-halle"} - {first}
    assert legal(s) == {f"settle {first}", f"extra merchant {first}"}
    do(s, f"extra merchant {first}")
    assert "Bm" in on(s, first) and "Bt" in on(s, second)
    assert engine.to_move(s) == A


@pytest.mark.parametrize("replaced_by", ["trader", "merchant"])
@pytest.mark.parametrize("merchants", [0, 1, 2])
def test_ruling_06_what_pays_is_the_player_s_choice(replaced_by: str, merchants: int) -> None:
    """Either shape takes the place; traders or merchants go to the general supply."""
    s = town(routes={HL: "Bm"}, supply={A: "5t 3m"}, levels={A: "2 book"})
    general = stock(s, A)
    do(s, f"displace p2 merchant {HL}")
    assert (engine.to_move(s), legal(s)) == (A, {"with trader", "with merchant"})
    do(s, f"with {replaced_by}")
    assert legal(s) == {"pay 0", "pay 1", "pay 2"}
    do(s, f"pay {merchants}")
    took = [int(replaced_by == "trader"), int(replaced_by == "merchant")]
    assert on(s, HL) == ("At" if took[0] else "Am")
    assert supply(s, A) == [5 - took[0] - (2 - merchants), 3 - took[1] - merchants]
    assert stock(s, A) == [general[0] + 2 - merchants, general[1] + merchants]


def test_ruling_06_only_what_is_there() -> None:
    """One merchant and one trader against a trader: whichever takes the place, the other pays."""
    for kind, left in (("trader", [0, 1]), ("merchant", [1, 0])):
        s = town(routes={HL: "Bt"}, supply={A: "1t 1m"})
        general = stock(s, A)
        do(s, f"displace p2 trader {HL}", f"with {kind}")
        assert engine.to_move(s) == B
        assert stock(s, A) == [general[k] + left[k] for k in range(2)]


def test_ruling_07_no_space_anywhere() -> None:
    """Only the route itself has room, or nothing has: displacing is not offered."""
    for here in ("Bt Ct Ct", "Bt Ct", "Bm Ct"):
        s = town(5, routes=crowd({HL: here}, {}), levels=MASTERS, supply={A: "5t"})
        kind = "merchant" if "m" in here else "trader"
        assert refused(s, f"displace p2 {kind} {HL}")
        others = {m for m in legal(s, "displace") if not m.endswith(HL)}
        assert bool(others) == (here != "Bt Ct Ct")  # from elsewhere the free space can be reached


def test_ruling_08_everybody_waits_for_the_displaced_player() -> None:
    """The turn pauses: only relocation is legal, for that seat only; the turn is another one meanwhile."""
    s = town(routes={HL: "Ct", "minden-hannover": "At At At"}, supply={A: "5t"}, held={A: "1 plus-3"}, actions=2)
    before = engine.turn(s)
    do(s, f"displace p3 trader {HL}")
    assert (engine.to_move(s), s.active) == (C, A)
    during = engine.turn(s)
    assert {m.split()[0] for m in legal(s)} == {"settle", "extra"}
    do(s, "settle bremen-hannover", "done")
    assert engine.to_move(s) == A and len({before, during, engine.turn(s)}) == 3
    assert "establish minden-hannover" in legal(s) and "use plus-3" in legal(s)


# ---- moving and income: 9 and 10 ----
def test_ruling_09_a_trader_and_a_merchant_trade_places() -> None:
    """Two moves, although both routes are full."""
    s = town(routes={HL: "At Bt Bt", "minden-hannover": "Am Bt Bt"})
    do(s, f"move trader {HL}")
    assert "trade minden-hannover" in legal(s)
    do(s, "trade minden-hannover", f"set {HL}")
    assert (on(s, HL), on(s, "minden-hannover")) == ("Am Bt Bt", "At Bt Bt")
    assert s.actions == 1 and s.phase == Phase.ACT


def test_ruling_09_up_to_as_many_as_the_book_says() -> None:
    """Two, three, four or five pieces; stopping earlier is allowed."""
    for steps in range(4):
        s = town(levels={A: f"{steps} book"}, routes={HL: "At At At", "hamburg-lueneburg": "At At At At"})
        for k in range(TRACKS["book"][steps]):
            do(s, "move trader " + (HL if k < 3 else "hamburg-lueneburg"))
            do(s, "set " + ("minden-paderborn" if k < 3 else "coellen-warburg"))
            if k + 1 < TRACKS["book"][steps]:
                assert s.phase == Phase.MOVE and "done" in legal(s)
        assert (s.phase, s.actions) == (Phase.ACT, 1)
    s = town(levels={A: "3 book"}, routes={HL: "At At At"})
    do(s, f"move trader {HL}", "set coellen-warburg", "done")
    assert (s.phase, s.actions, on(s, HL)) == (Phase.ACT, 1, "At At")


def test_ruling_09_to_another_route_only() -> None:
    """Not back where it came from, not into cities, and no pieces of others."""
    s = town(routes={HL: "At Bt", "kampen-osnabrueck": "Bt Bt"})
    assert legal(s, "move") == {f"move trader {HL}"}
    do(s, f"move trader {HL}")
    assert legal(s) == {f"set {r}" for r in ROUTES["4-5"] if r not in (HL, "kampen-osnabrueck")}


def test_ruling_09_a_full_board_allows_only_trades() -> None:
    """Nothing is free; a trader and a merchant of one's own can still trade places."""
    s = town(5, routes=crowd({HL: "At Bt Bt", "coellen-warburg": "Am Bt Bt Bt"}, {}), levels=MASTERS)
    assert legal(s, "move") == {f"move trader {HL}", "move merchant coellen-warburg"}
    do(s, f"move trader {HL}")  # one trade is left, and one place for the merchant
    assert (on(s, HL), on(s, "coellen-warburg"), s.actions) == ("Am Bt Bt", "At Bt Bt Bt", 1)


def test_ruling_09_a_full_board_and_pieces_of_one_kind() -> None:
    """Trading places of equal pieces would change nothing: there is no move."""
    s = town(5, routes=crowd({HL: "At Bt Bt", "coellen-warburg": "At Bt Bt Bt"}, {}), levels=MASTERS)
    assert legal(s, "move") == set()


def test_ruling_10_income_is_a_free_mixture() -> None:
    """Three of two merchants and two traders: one or two merchants."""
    s = town(stock={A: "2t 2m"}, levels={A: "1 book"})
    assert legal(s, "income") == {"income 1", "income 2"}
    do(s, "income 2")
    assert stock(s, A) == [1, 0]
    s = town(stock={A: "9t 1m"})
    assert legal(s, "income") == {"income 0", "income 1"}


def test_ruling_10_no_income_from_an_empty_general_supply() -> None:
    s = town(stock={A: ""})
    assert legal(s, "income") == set() and refused(s, "income 0")
    s = town(stock={A: "1m"}, levels={A: "3 bags"})
    assert legal(s, "income") == {"income 1"}


# ---- establishing: 11 to 16 ----
def test_ruling_11_points_then_marker_then_office() -> None:
    """Red builds in Hannover and takes it over; the point for it still went to blue. Pieces return last."""
    s = town(
        routes={HL: "At At At"},
        offices={"hannover": "Bt"},
        levels={A: "2 privilege"},
        marks={HL: "plus-3"},
    )
    events = told(s, f"establish {HL}")
    assert [e.split()[0] for e in events] == ["establish", "control", "win"]
    assert (scores(s), markers(s, A)) == ([0, 1, 0, 0], {"plus-3": 1})
    assert refused(s, "use plus-3")  # not inside the action
    do(s, "office hannover")
    assert scores(s) == [0, 1, 0, 0]


def test_ruling_11_one_of_office_ability_and_table() -> None:
    s = town(routes={"groningen-emden": "At At Am"})
    do(s, "establish groningen-emden")
    assert legal(s) == {"office groningen", "office emden", "develop book", "done"}
    do(s, "develop book")
    assert (s.phase, s.actions, scores(s)) == (Phase.ACT, 1, [0, 0, 0, 0])


@pytest.mark.parametrize("full", [True, False])
def test_ruling_12_nothing_in_the_third_step(full: bool) -> None:
    """By choice, or because both cities are full (nothing is asked): points and marker come, all pieces go back."""
    offices = {"hannover": "At Bt", "bremen": "Bm Bt"} if full else {"hannover": "At", "bremen": "Bm"}
    s = town(
        routes={"bremen-hannover": "Am At At"},
        offices=offices,
        marks={"bremen-hannover": "swap"},
        levels={A: "2 privilege"},
    )
    before = stock(s, A)
    do(s, "establish bremen-hannover")
    if not full:
        do(s, "done")
    assert stock(s, A) == [before[0] + 2, before[1] + 1]
    assert (s.phase, s.actions, markers(s, A)) == (Phase.ACT, 1, {"swap": 1})
    assert scores(s) == ([0, 2, 0, 0] if full else [1, 1, 0, 0])


@pytest.mark.parametrize(
    ("row", "annexes", "owner"),
    [
        ("At", "", "A"),
        ("At Bt", "", "B"),
        ("At Bt At", "", "A"),
        ("At Bt Bt", "", "B"),
        ("Bt At At Bt", "", "B"),
        ("At Bt Ct", "", "C"),
        ("At Bt Ct Bt", "", "B"),
        ("At", "B", "A"),
        ("At", "BB", "B"),
        ("At Bt", "A", "A"),
        ("At Bt Bt", "A", "B"),
        ("Bt At", "AB", "A"),
        ("At Bt", "BA", "B"),
        ("Ct", "AABB", "A"),
        ("Ct", "BBAA", "B"),
        ("Ct", "ABBA", "A"),
        ("Ct", "BAAB", "B"),
        ("Ct", "AB", "C"),
    ],
)
def test_ruling_13_control(row: str, annexes: str, owner: str) -> None:
    """More offices; else the rightmost among the tied. Extra offices stand left, later ones further left."""
    given = [("minden", f"{x}t") for x in annexes]
    spends = {"ABC".index(x): f"{annexes.count(x)} extra-office" for x in annexes}
    s = town(seat=D, routes={"minden-paderborn": "Dt Dt Dt"}, offices={"minden": row}, annexes=given, spent=spends)
    do(s, "establish minden-paderborn")
    assert scores(s) == [int(owner == x) for x in "ABCD"]


@pytest.mark.parametrize("swap_own", [False, True])
def test_ruling_14_swap_without_owning_one(swap_own: bool) -> None:
    """Any two neighbouring offices; with the option one of them must be one's own."""
    offices = {"minden": "Bt Ct", "hannover": "Bt At", "osnabrueck": "Ct Bt At"}
    s = town(offices=offices, held={A: "1 swap"}, swap_own=swap_own)
    do(s, "use swap")
    assert refused(s, "swap hannover 2") and refused(s, "swap minden 2")  # nothing to swap with
    mine = {"swap hannover 1", "swap osnabrueck 2"}
    assert legal(s) == (mine if swap_own else mine | {"swap minden 1", "swap osnabrueck 1"})
    do(s, "swap osnabrueck 2")
    assert office(s, "osnabrueck") == "Ct At Bt"


@pytest.mark.parametrize("swap_own", [False, True])
def test_ruling_14_no_pair_no_swap(swap_own: bool) -> None:
    """The marker is offered only if there is a pair for it."""
    s = town(offices={"minden": "Bt Ct", "hannover": "At"}, held={A: "1 swap"}, swap_own=swap_own)
    assert ("use swap" in legal(s)) == (not swap_own)
    s = town(offices={"minden": "Bt", "hannover": "At"}, held={A: "1 swap"}, swap_own=swap_own)
    assert refused(s, "use swap")


def test_ruling_15_swap_side_effects() -> None:
    """Not with extra offices, not into an empty slot, not on the table; the row of extra offices stays."""
    s = town(
        offices={"minden": "At", "hannover": "Bt Ct"},
        annexes=[("minden", "Bt"), ("hannover", "At")],
        spent={A: "1 extra-office", B: "1 extra-office"},
        coellen={7: A, 8: B},
        levels={A: "1 book", B: "1 privilege"},
        held={A: "1 swap"},
    )
    do(s, "use swap")  # Hannover's two printed slots are the only pair
    assert (office(s, "minden"), office(s, "hannover")) == ("At", "Ct Bt")
    assert s.coellen[:2] == [A, B]
    assert s.annex[:2] == [2, 0]


def test_ruling_15_control_changes_nothing_in_the_past() -> None:
    """Points once given stay; the next route is paid by the new order."""
    s = town(
        seat=C,
        offices={"hannover": "At Bt"},
        routes={HL: "Ct Ct Ct", "minden-hannover": "Ct Ct Ct"},
        held={C: "1 swap"},
    )
    do(s, f"establish {HL}", "use swap")
    assert scores(s) == [0, 1, 0, 0]
    do(s, "establish minden-hannover")
    assert scores(s) == [1, 1, 0, 0]


def test_ruling_16_extra_office_any_piece_without_privilege() -> None:
    """Any piece of the route, any privilege, also beside an open slot; the city must have an office."""
    s = town(
        routes={"minden-brunswiek": "Am At At At"},
        offices={"minden": "Bt"},
        held={A: "1 extra-office"},
        levels={A: "1 privilege"},
    )
    do(s, "establish minden-brunswiek")
    assert legal(s) == {"office minden", "office brunswiek", "annex trader minden", "annex merchant minden", "done"}
    do(s, "annex merchant minden")
    assert (s.annex[0], s.completed, office(s, "minden")) == (1, 0, "Bt")


def test_ruling_16_an_extra_office_gives_no_coin_and_completes_nothing() -> None:
    s = town(routes={"groningen-emden": "At At At"}, offices={"groningen": "Bt"}, held={A: "1 extra-office"})
    do(s, "establish groningen-emden", "annex trader groningen")
    assert (scores(s), s.completed) == ([0, 1, 0, 0], 0)
    s = town(routes={"duisburg-dortmund": "At At"}, offices={"dortmund": "Bm Bt"}, held={A: "1 extra-office"})
    do(s, "establish duisburg-dortmund", "annex trader dortmund")
    assert (s.completed, s.offices[19]) == (0, 2)


def test_ruling_16_not_as_an_action_of_its_own() -> None:
    """The marker is used while building only."""
    s = town(offices={"minden": "At"}, held={A: "1 extra-office"})
    assert refused(s, "use extra-office")
    s = town(offices={"minden": "At"}, held={A: "1 extra-office"}, actions=1, stock={A: "1t"})
    do(s, "income 0")
    assert engine.to_move(s) == B  # it keeps no turn open


# ---- markers: 17 to 23 ----
def test_ruling_17_remove_three() -> None:
    """From any routes, of any owners, own ones too, discs count one; to the owner's personal supply."""
    routes = {HL: "Bm Ct At", "coellen-warburg": "Ct Dt"}
    s = town(routes=routes, held={A: "1 remove-3"}, supply={A: "1t", B: "1t", C: "1t", D: "1t"})
    general = [stock(s, i) for i in range(4)]
    do(s, "use remove-3")
    assert legal(s) == {
        f"remove p2 merchant {HL}",
        f"remove p3 trader {HL}",
        f"remove p1 trader {HL}",
        "remove p3 trader coellen-warburg",
        "remove p4 trader coellen-warburg",
        "done",
    }
    do(s, f"remove p2 merchant {HL}", "remove p3 trader coellen-warburg", f"remove p1 trader {HL}")
    assert (on(s, HL), on(s, "coellen-warburg")) == ("Ct", "Dt")
    assert [supply(s, i) for i in range(4)] == [[2, 0], [1, 1], [2, 0], [1, 0]]
    assert [stock(s, i) for i in range(4)] == general
    assert (s.phase, s.actions, markers(s, A), spent(s, A)) == (Phase.ACT, 2, {}, {"remove-3": 1})


@pytest.mark.parametrize("count", [0, 1, 2])
def test_ruling_17_fewer_than_three(count: int) -> None:
    s = town(routes={HL: "Bt Bt Bt"}, held={A: "1 remove-3"})
    do(s, "use remove-3", *[f"remove p2 trader {HL}"] * count, "done")
    assert (supply(s, B), spent(s, A)) == ([count, 0], {"remove-3": 1})


def test_ruling_17_ends_when_nothing_is_left() -> None:
    s = town(routes={HL: "Bt Bt"}, held={A: "1 remove-3"})
    do(s, "use remove-3", f"remove p2 trader {HL}", f"remove p2 trader {HL}")
    assert s.phase == Phase.ACT and supply(s, B) == [2, 0]


def test_ruling_18_between_actions_and_after_the_last() -> None:
    """Before the first, between, after the last action; several in a turn; also one won in this turn."""
    s = town(
        routes={HL: "At At At", "minden-hannover": "Bt"},
        marks={HL: "plus-4"},
        held={A: "1 plus-3 1 develop"},
        actions=1,
        supply={A: "1t"},
    )
    do(s, "use develop", "develop keys")
    assert refused(s, "use plus-4")
    do(s, f"establish {HL}", "done")
    assert (s.actions, engine.to_move(s)) == (0, A)
    assert legal(s) == {"use plus-3", "use plus-4", "done"}
    do(s, "use plus-4", "place trader minden-hannover", "use plus-3")
    assert s.actions == 6
    do(s, "done")
    assert s.phase == Phase.MARK


def test_ruling_18_the_turn_ends_when_nothing_is_left() -> None:
    """No actions, no usable markers; the unusable ones do not keep it open."""
    s = town(held={A: "1 swap 1 extra-office"}, actions=1)
    do(s, "income 0")
    assert (engine.to_move(s), s.actions) == (B, 2)
    s = town(held={A: "1 develop"}, actions=1, levels=MASTERS)
    do(s, "income 4")
    assert engine.to_move(s) == B


def test_ruling_18_not_in_the_turn_of_others() -> None:
    s = town(held={B: "1 plus-3"})
    assert refused(s, "use plus-3")
    do(s, "done")
    assert "use plus-3" in legal(s)


def test_ruling_19_the_pile_is_drawn_at_the_end_of_the_turn() -> None:
    s = town(routes={HL: "At At At"}, marks={HL: "swap"}, actions=2)
    had = sum(s.pile)
    do(s, f"establish {HL}", "done")
    assert (sum(s.pile), s.owed, len(marks(s))) == (had, 1, 2)
    do(s, "done")
    assert (s.phase, sum(s.pile), s.drawn >= 0) == (Phase.MARK, had - 1, True)
    do(s, "mark minden-paderborn")
    assert len(marks(s)) == 3


@pytest.mark.parametrize("pile_end", ["action", "turn"])
def test_ruling_19_an_empty_pile(pile_end: str) -> None:
    """The game ends after the action that won the marker, or (option) when it has to be drawn."""
    s = town(routes={HL: "At At At"}, marks={HL: "swap"}, pile=0, actions=3, supply={A: "3t"}, pile_end=pile_end)
    do(s, f"establish {HL}")
    assert not over(s)  # the action is not finished
    do(s, "done")
    if pile_end == "turn":
        assert not over(s) and s.actions == 2
        do(s, "place trader minden-hannover", "done")
    assert over(s) and s.ending == Ending.PILE
    assert part(s, A, Points.MARKERS) == 1  # the marker won counts
    assert refused(s, "done")


@pytest.mark.parametrize("pile_end", ["action", "turn"])
def test_ruling_19_more_markers_owed_than_there_are(pile_end: str) -> None:
    """One is left: the second marker of the turn is one too many."""
    two = {HL: "At At At", "minden-hannover": "At At At"}
    s = town(
        routes=two, marks={HL: "swap", "minden-hannover": "plus-3"}, pile="1 develop", actions=4, pile_end=pile_end
    )
    do(s, f"establish {HL}", "done")
    assert not over(s)
    do(s, "establish minden-hannover", "done")
    if pile_end == "turn":
        assert not over(s)
        do(s, "done")
        assert s.phase == Phase.MARK  # the last one is drawn and placed
        do(s, "mark coellen-warburg")
        assert marks(s)["coellen-warburg"] == "develop"
    assert over(s) and s.ending == Ending.PILE


def test_ruling_19_the_last_marker_does_not_end_the_game() -> None:
    s = town(routes={HL: "At At At"}, marks={HL: "swap"}, pile="1 develop", actions=1)
    do(s, f"establish {HL}", "done", "mark coellen-warburg")
    assert not over(s) and sum(s.pile) == 0 and engine.to_move(s) == B


def test_ruling_20_several_markers_in_one_turn() -> None:
    """One draw and one placement each; the second sees the first."""
    two = {HL: "At At At", "minden-hannover": "At At At"}
    s = town(routes=two, marks={HL: "swap", "minden-hannover": "plus-3"}, pile="1 develop 1 plus-4")
    do(s, f"establish {HL}", "done", "establish minden-hannover", "done")
    assert markers(s, A) == {"swap": 1, "plus-3": 1}
    do(s, "done")  # plus-3 keeps the turn open
    assert (s.phase, sum(s.pile), s.owed) == (Phase.MARK, 1, 1)
    do(s, "mark coellen-warburg")
    assert (s.phase, sum(s.pile), s.owed) == (Phase.MARK, 0, 0)
    assert refused(s, "mark coellen-warburg")
    do(s, "mark minden-hannover")
    assert {marks(s)[r] for r in ("coellen-warburg", "minden-hannover")} == {"develop", "plus-4"}
    assert engine.to_move(s) == B


def one_on_each(players: int, besides: dict[str, str], piece: str = "Bt Ct Dt Et") -> dict[str, str]:
    """A piece on every route, so that no marker finds a place."""
    cycle = piece.split()
    routes = {r: cycle[k % len(cycle)] for k, r in enumerate(ROUTES["4-5" if players > 3 else "2-3"])}
    return {**routes, **besides}


def test_ruling_21_a_marker_without_a_route_waits() -> None:
    """It is tried again at the end of the next turns, by whose turn it is; nothing scores, nothing ends."""
    s = town(
        5,
        routes=one_on_each(5, {HL: "At At At", "groningen-emden": "Bt Bt Bt"}),
        offices={"hannover": "Bt Bt", "lueneburg": "Bm Bt"},  # the emptied route leads nowhere
        marks={HL: "extra-office"},
        actions=1,
        levels={B: "4 keys"},
    )
    do(s, f"establish {HL}")
    assert engine.to_move(s) == B and not over(s)
    assert [m >= 0 for m in s.waiting] == [True, False, False]
    assert len(marks(s)) == 2 and sum(s.pile) == 11
    do(s, "done")  # blue's turn changes nothing: it waits on
    assert engine.to_move(s) == C and s.waiting[0] >= 0
    kind = s.waiting[0]
    s2 = engine.clone(s)
    s2.seat = s2.active = B
    do(s2, "establish groningen-emden", "office groningen", "done")
    assert engine.to_move(s2) == C
    assert s2.marker[0] == kind and s2.waiting == [-1] * 3  # the only place is taken without asking


def test_ruling_21_those_that_wait_keep_their_order() -> None:
    """A marker that waits already, then the one drawn now; the first place goes to the older one."""
    s = town(
        5,
        routes=one_on_each(5, {HL: "At At At", "groningen-emden": "Bt Bt Bt"}),
        offices={"hannover": "Bt Bt", "lueneburg": "Bm Bt"},
        marks={HL: "extra-office"},
        waiting=["extra-office"],
        pile="1 develop",
        actions=1,
        levels={B: "4 keys"},
    )
    do(s, f"establish {HL}")
    assert [MARKERS[m] for m in s.waiting if m >= 0] == ["extra-office", "develop"]
    do(s, "establish groningen-emden", "done", "done")
    assert marks(s)["groningen-emden"] == "extra-office"
    assert [MARKERS[m] for m in s.waiting if m >= 0] == ["develop"]
    assert not over(s)


def test_ruling_21_waiting_markers_are_placed_by_the_player_whose_turn_it_is() -> None:
    s = town(seat=B, waiting=["plus-3", "develop"], marks={"coellen-warburg": "swap"}, actions=2)
    do(s, "done")
    assert (engine.to_move(s), s.phase) == (B, Phase.MARK)
    do(s, "mark minden-hannover", "mark groningen-emden")
    assert marks(s) == {"coellen-warburg": "swap", "minden-hannover": "plus-3", "groningen-emden": "develop"}
    assert engine.to_move(s) == C


def test_ruling_22_unplaced_markers_do_not_score() -> None:
    """At the end those that wait, and those not yet drawn, belong to nobody."""
    s = town(
        routes={"duisburg-dortmund": "At At"},
        marks={"duisburg-dortmund": "swap"},
        waiting=["plus-3"],
        pile="0 swap",
        spent={B: "1 develop"},
    )
    do(s, "establish duisburg-dortmund", "done")
    assert over(s) and s.waiting[0] >= 0
    assert [part(s, i, Points.MARKERS) for i in range(3)] == [1, 1, 0]


def test_ruling_23_one_city_with_a_free_slot_is_enough() -> None:
    """Printed slots only: an extra office neither fills nor frees one."""
    s = town(
        routes={"duisburg-dortmund": "At At"},
        marks={"duisburg-dortmund": "extra-office"},
        offices={"hannover": "Bt Bt", "brunswiek": "Bt", "duisburg": "Bt", "stade": "Cm", "emden": "Bm Bt"},
        annexes=[("hannover", "Bt")],
        spent={B: "1 extra-office"},
        actions=1,
    )
    do(s, "establish duisburg-dortmund")
    assert "mark minden-hannover" in legal(s) and "mark bremen-hannover" in legal(s)
    assert refused(s, "mark emden-stade")
    assert "mark duisburg-dortmund" in legal(s)  # Dortmund has room, and the route is empty again


# ---- the end and points: 24 to 28 ----
def test_ruling_24_twenty_points_of_the_active_player() -> None:
    """The action is finished, the rest of the turn lapses; no marker is placed."""
    s = town(
        routes={HL: "At At At"},
        offices={"hannover": "At"},
        points={A: 19},
        marks={HL: "plus-3"},
        levels={A: "2 privilege"},
        actions=5,
    )
    do(s, f"establish {HL}")
    assert not over(s) and score(s, A) == 20
    do(s, "office hannover")
    assert over(s) and s.ending == Ending.SCORE
    assert len(marks(s)) == 2 and s.drawn == -1
    assert [part(s, A, p) for p in (Points.CITIES, Points.NETWORK, Points.MARKERS)] == [2, 2, 1]


def test_ruling_24_twenty_points_of_another_player() -> None:
    s = town(routes={HL: "At At At"}, offices={"hannover": "Bt"}, points={B: 19}, actions=5)
    do(s, f"establish {HL}")
    assert over(s) and s.ending == Ending.SCORE
    s = town(routes={HL: "At At At"}, offices={"hannover": "Bt"}, points={B: 18}, actions=5)
    do(s, f"establish {HL}")
    assert not over(s) and s.actions == 4


def test_ruling_24_twenty_points_by_a_coin_or_a_link() -> None:
    s = town(routes={"hamburg-luebeck": "At At At"}, points={A: 19})
    do(s, "establish hamburg-luebeck", "office luebeck")
    assert over(s) and s.ending == Ending.SCORE
    chain = {"arnheim": "At", "muenster": "Am", "minden": "At", "brunswiek": "At"}
    s = town(routes={"perleberg-stendal": "At At At"}, offices=chain, points={A: 13})
    do(s, "establish perleberg-stendal", "office stendal")
    assert over(s) and s.ending == Ending.SCORE


NINE = {
    "hannover": "Bt Ct",
    "bremen": "Bm Ct",
    "brunswiek": "Bt",
    "stade": "Cm",
    "duisburg": "Dt",
    "goslar": "Dt Bt",
    "hildesheim": "Dt Bt",
    "luebeck": "Ct Dt",
    "halle": "Ct Dt",
}


def test_ruling_24_ten_completed_cities() -> None:
    """The tenth ends the game right after the action."""
    s = town(routes={"groningen-emden": "Am At At"}, offices=NINE | {"groningen": "Bt"}, levels={A: "1 privilege"})
    assert s.completed == 9
    do(s, "establish groningen-emden", "office groningen")
    assert over(s) and (s.ending, s.completed) == (Ending.CITIES, 10)
    s = town(routes={"groningen-emden": "Am At At"}, offices=NINE | {"groningen": "Bt"}, levels={A: "1 privilege"})
    do(s, "establish groningen-emden", "office emden")
    assert not over(s) and s.completed == 9


def test_ruling_26_the_link_by_an_extra_office_and_once() -> None:
    """An extra office links too; a second chain gives nothing more."""
    chain = {"arnheim": "At", "muenster": "Am", "minden": "At", "brunswiek": "Bt", "stendal": "At"}
    s = town(
        routes={"brunswiek-stendal": "At At At At", "minden-hannover": "At At At"},
        offices=chain,
        held={A: "2 extra-office"},
        levels={A: "3 privilege"},
    )
    do(s, "establish brunswiek-stendal", "annex trader brunswiek")
    assert (part(s, A, Points.LINK), s.links) == (7, 1)
    do(s, "establish minden-hannover", "office hannover")
    assert (part(s, A, Points.LINK), s.links) == (7, 1)


@pytest.mark.parametrize("before", [0, 1, 2, 3, 4])
def test_ruling_26_the_first_three_only(before: int) -> None:
    """7, 4, 2, then nothing; the last office is an extra one."""
    chains = [
        "arnheim muenster minden brunswiek stendal",
        "arnheim muenster minden hannover lueneburg perleberg stendal",
        "arnheim kampen osnabrueck bremen hannover lueneburg perleberg stendal",
        "arnheim kampen osnabrueck bremen minden stendal",
    ]
    offices = dict.fromkeys("duisburg dortmund paderborn hildesheim goslar magdeburg".split(), "At")
    annexes, spends = [("arnheim", "At")], {A: "1 extra-office"}
    for seat, chain in zip("BCDE", chains[:before], strict=False):
        for city in chain.split():
            offices[city] = f"{offices.get(city, '')} {seat}t".strip()
    if before == 4:
        annexes.append(("brunswiek", "Et"))
        spends[E] = "1 extra-office"
    if before == 0:
        offices |= {"arnheim": "Bt", "stendal": "Bt"}
    s = town(
        5,
        routes={"stendal-magdeburg": "At At At"},
        offices=offices,
        annexes=annexes,
        spent=spends,
        held={A: "1 extra-office"},
        linked=[B, C, D, E][:before],
    )
    had = score(s, A)
    do(s, "establish stendal-magdeburg", "annex trader stendal")
    assert part(s, A, Points.LINK) == (7, 4, 2, 0, 0)[before]
    assert score(s, A) == had + 1 + (7, 4, 2, 0, 0)[before]  # and Magdeburg
    assert (s.players[A].linked, s.links) == (before + 1, before + 1)


def test_ruling_26_the_missing_city_may_be_any_of_the_chain() -> None:
    """Arnheim, Stendal or one between; on the small side too."""
    chain = {"arnheim": "At", "muenster": "Am", "minden": "At", "brunswiek": "At", "stendal": "At"}
    by = {
        "arnheim": "kampen-arnheim",
        "muenster": "muenster-minden",
        "minden": "bremen-minden",
        "brunswiek": "brunswiek-stendal",
        "stendal": "stendal-magdeburg",
    }
    for players in (3, 4):
        for city, route in by.items():
            offices = {c: row for c, row in chain.items() if c != city}
            pieces = " ".join(["Am", *["At"] * (ROUTES["2-3"][route].spaces - 1)])
            s = town(players, routes={route: pieces}, offices=offices, levels={A: "1 privilege 1 book"})
            do(s, f"establish {route}", f"office {city}")
            assert part(s, A, Points.LINK) == 7, city


def test_ruling_27_network_of_offices_not_of_cities() -> None:
    """Three cities with one office each against two cities with four; extra offices count; one network only."""
    offices = {"hamburg": "At", "luebeck": "At", "stade": "Am", "minden": "At At", "hannover": "At"}
    s = closing(offices=offices, annexes=[("hannover", "At")], spent={A: "1 extra-office"}, levels={A: "1 keys"})
    finish(s)
    assert part(s, A, Points.NETWORK) == 4 * 2


def test_ruling_27_a_route_must_join_the_cities() -> None:
    """Emden and Stade are joined on the large side only."""
    for players, points in ((4, 2), (3, 1)):
        s = closing(players, offices={"emden": "Am", "stade": "Am"}, levels={A: "1 book"})
        finish(s)
        assert part(s, A, Points.NETWORK) == points


def test_ruling_28_ties() -> None:
    """Fewer steps of Actions, then more network points, then shared."""
    s = closing(points={A: 10, B: 10, C: 9}, levels={A: "2 actions", B: "1 actions"})
    finish(s)
    assert scores(s)[:3] == [10, 10, 9]
    ranks = [engine.rank(s, i) for i in range(3)]
    assert ranks[1] < ranks[0] < ranks[2]  # both have three actions, but blue developed less
    s = closing(points={B: 3}, offices={"halle": "At"})
    finish(s)
    assert scores(s)[:2] == [3, 3]
    assert engine.rank(s, A) < engine.rank(s, B)
    s = closing(points={A: 18, B: 18, C: 17}, levels={A: "1 actions", B: "1 actions"})
    finish(s)
    ranks = [engine.rank(s, i) for i in range(3)]
    assert ranks[0] == ranks[1] == ranks[2] - 2


# ---- the rest: 29 to 34 ----
def test_ruling_29_a_cleared_track_is_not_offered() -> None:
    s = town(routes={"groningen-emden": "At At At"}, levels={A: "3 book"})
    do(s, "establish groningen-emden")
    assert legal(s, "develop") == set() and refused(s, "develop book")
    s = town(held={A: "1 develop"}, levels={A: "4 keys 5 actions 3 book 3 bags"})
    do(s, "use develop")  # privilege is the only one left
    assert level(s, A, "privilege") == 1
    assert refused(town(held={A: "1 develop"}, levels=MASTERS), "use develop")


def test_ruling_30_actions_need_not_be_used() -> None:
    s = town(actions=2, supply={A: "5t"})
    do(s, "done")
    assert (engine.to_move(s), s.actions) == (B, 2)
    s = new(4, 1)
    for k in range(8):
        assert engine.to_move(s) == (s.first + k) % 4
        do(s, "done")


def test_ruling_30_nobody_can_do_anything() -> None:
    """A full board of mixed routes, traders only, empty general supplies: everybody can only pass, and does."""
    pool = [f"{x}t" for _ in range(22) for x in "ABCDE"]
    routes = {r: [pool.pop() for _ in range(route.spaces)] for r, route in ROUTES["4-5"].items()}
    s = town(
        5,
        routes={r: " ".join(here) for r, here in routes.items()},
        levels=MASTERS,
        stock=dict.fromkeys(range(5), ""),
    )
    for k in range(7):
        assert (engine.to_move(s), legal(s)) == (k % 5, {"done"})
        do(s, "done")


def test_ruling_31_coellen_table_in_any_order() -> None:
    """Any free cell within the privilege; several for one player."""
    s = town(
        routes={"coellen-warburg": "Am Am Am At"},
        levels={A: "2 privilege 3 book"},
        coellen={8: A},
        offices={"coellen": "Bt"},
    )
    do(s, "establish coellen-warburg")
    assert legal(s, "coellen") == {"coellen 7", "coellen 9"}
    assert refused(s, "coellen 8") and refused(s, "coellen 11")
    do(s, "coellen 9")
    assert s.coellen == [-1, A, A, -1] and stock(s, A)[1] == 2


def test_ruling_31_only_by_the_route_of_coellen() -> None:
    s = town(routes={"paderborn-warburg": "Am At At"}, levels={A: "3 privilege"})
    do(s, "establish paderborn-warburg")
    assert legal(s, "coellen") == set()


def test_ruling_32_shapes() -> None:
    """A disc on a square, a cube on a circle: impossible."""
    s = town(routes={"goslar-quedlinburg": "At At At At"}, levels={A: "3 privilege"})
    do(s, "establish goslar-quedlinburg")
    assert legal(s) == {"office goslar", "done"} and refused(s, "office quedlinburg")
    s = town(routes={"duisburg-dortmund": "Am Am"}, levels={A: "3 privilege 3 book"})
    do(s, "establish duisburg-dortmund")
    assert legal(s) == {"office dortmund", "done"} and refused(s, "office duisburg")
    do(s, "office dortmund")
    assert (office(s, "dortmund"), stock(s, A)[1]) == ("Am", 3)


def test_ruling_33_relocating_may_fill_a_route_with_a_marker() -> None:
    """It is allowed, but established only by an action in one's own turn."""
    s = town(routes={HL: "Bt", "bremen-hannover": "Bt"}, supply={A: "2t"}, marks={"bremen-hannover": "swap"}, actions=1)
    do(s, f"displace p2 trader {HL}", "settle bremen-hannover", "extra trader bremen-hannover")
    assert (on(s, "bremen-hannover"), scores(s), marks(s)["bremen-hannover"]) == ("Bt Bt Bt", [0, 0, 0, 0], "swap")
    assert engine.to_move(s) == B
    do(s, "establish bremen-hannover")
    assert markers(s, B) == {"swap": 1}


def test_ruling_34_only_the_order_of_the_pile_is_hidden() -> None:
    """Every viewer sees the whole table but not what will be drawn: dealt again, other markers come."""
    s = town(routes={HL: "At At At"}, marks={HL: "swap"}, actions=1)
    for viewer in (-1, 0, 1, 2, 3):
        seen = engine.hidden(s, viewer)
        again = engine.clone(s)
        seen.rng, again.rng = s.rng.clone(), s.rng.clone()
        assert seen.to_bytes() == again.to_bytes()
    do(s, f"establish {HL}")
    drawn = set()
    for seed in range(200):
        again = engine.dealt_again(s, B, seed)
        do(again, "done")
        drawn.add(again.drawn)
        assert sum(again.pile) == sum(s.pile) - 1
    assert drawn == {k for k, n in enumerate(s.pile) if n}


def test_ruling_34_draws_are_fair() -> None:
    """Each marker left is as likely as any other."""
    s = town(routes={HL: "At At At"}, marks={HL: "swap"}, actions=1, pile="2 plus-4 1 develop")
    do(s, f"establish {HL}")
    count = 0
    for seed in range(600):
        again = engine.dealt_again(s, A, seed)
        do(again, "done")
        count += again.drawn == 4
    assert 340 < count < 460


# ---- section 9 ----
def test_reading_1_relocation_ends_by_itself() -> None:
    """After the last extra piece; and when there is none to be had."""
    s = town(
        routes=parked({HL: "Bt Bt"}) | {"coellen-warburg": "", "quedlinburg-halle": "", "goslar-magdeburg": "Ct"},
        offices={"hamburg": "Bt Bt Bt", "minden": "Bt Bt Bt", "arnheim": "Bt Bm", "osnabrueck": "Bt Bt"},
        supply={A: "2t"},
        stock={B: ""},
    )
    assert supply(s, B) == [0, 0]
    do(s, f"displace p2 trader {HL}", "settle minden-hannover")
    assert legal(s) == {f"lift trader {HL}", "lift trader minden-hannover", "done"}
    do(s, "done")
    assert engine.to_move(s) == A


def test_reading_2_lift_all_then_set_down() -> None:
    """A ring of three routes: every piece goes to a space that another one leaves."""
    s = town(
        5,
        routes=crowd({HL: "At Bt Bt", "coellen-warburg": "Am Bt Bt Bt", "goslar-magdeburg": "At Bt"}, {}),
        levels=MASTERS,
    )
    do(s, "move merchant coellen-warburg")
    assert legal(s) == {f"trade {HL}", "trade goslar-magdeburg"}
    do(s, "trade goslar-magdeburg")  # the trader finds one place only: where the merchant stood
    assert (on(s, "goslar-magdeburg"), on(s, "coellen-warburg")) == ("Am Bt", "At Bt Bt Bt")


def test_reading_3_swapping_own_offices_is_legal() -> None:
    for swap_own in (False, True):
        s = town(offices={"minden": "At At", "hannover": "At Bt"}, held={A: "1 swap"}, swap_own=swap_own)
        do(s, "use swap", "swap minden 1")
        assert office(s, "minden") == "At At" and spent(s, A) == {"swap": 1}


def test_reading_4_remove_three_with_none() -> None:
    """Legal even when nothing is removed, or nothing is there."""
    s = town(held={A: "1 remove-3"})
    do(s, "use remove-3")
    assert (spent(s, A), s.phase, s.actions) == ({"remove-3": 1}, Phase.ACT, 2)


def test_reading_5_waiting_markers_come_first() -> None:
    """Then the newly drawn ones."""
    s = town(
        routes={"duisburg-dortmund": "At At"},
        marks={"duisburg-dortmund": "swap", "coellen-warburg": "plus-4"},
        waiting=["plus-3"],
        pile="1 develop",
        actions=1,
    )
    do(s, "establish duisburg-dortmund", "done")
    assert (s.phase, sum(s.pile)) == (Phase.MARK, 1)
    do(s, "mark minden-hannover")
    assert marks(s)["minden-hannover"] == "plus-3"
    do(s, "mark groningen-emden")
    assert marks(s)["groningen-emden"] == "develop"


def test_reading_6_the_tie_counts_steps() -> None:
    """Three actions after one step or after two: not the same."""
    s = closing(points={A: 12, B: 12}, levels={A: "1 actions", B: "2 actions"})
    finish(s)
    assert scores(s)[:2] == [12, 12] and engine.rank(s, A) < engine.rank(s, B)


def test_reading_8_a_lifted_piece_may_be_set_back() -> None:
    """The ring is found after lifting; its own place may be the nearest."""
    routes = {"groningen-emden": "Bt", "emden-stade": "Ct Bt Dt", "emden-osnabrueck": "Ct Ct Dt"}
    s = town(
        routes=parked(routes),
        offices={"hamburg": "Bt Bt"},
        supply={A: "2t"},
        stock={B: ""},
    )
    assert supply(s, B) == [0, 0]
    do(s, "displace p2 trader groningen-emden", "settle emden-osnabrueck")
    assert legal(s, "lift") >= {"lift trader emden-stade", "lift trader emden-osnabrueck"}
    do(s, "lift trader emden-stade")  # one place nearby: its own
    assert (on(s, "emden-stade"), engine.to_move(s)) == ("Bt Ct Dt", A)


# ---- options ----
def test_sixteen_markers() -> None:
    """The first edition: five extra offices, two swaps, three developments."""
    s = new(4, 1, markers="sixteen")
    assert sum(s.pile) == 13 and s.pile == [4, 1, 1, 2, 2, 3]
    four = [("minden", "At"), ("minden", "Bt"), ("minden", "At"), ("minden", "Bt")]
    s = town(
        routes={"minden-hannover": "At At At"},
        offices={"minden": "Bt"},
        annexes=four,
        spent={A: "2 extra-office", B: "2 extra-office"},
        held={A: "1 extra-office"},
        markers="sixteen",
    )
    do(s, "establish minden-hannover", "annex trader minden")
    assert (s.annexes, s.annex, scores(s)) == (5, [0, 2, 0, 2, 0], [0, 1, 0, 0])


def test_over_means_over() -> None:
    """Nothing is legal, and every decision says why."""
    s = closing()
    finish(s)
    assert {reason.key for a in game.actions if (reason := game.why_not(s, a))} == {"over"}
    assert engine.legal(s) == []
    assert BESIDE["4-5"][HL] == NEAR_HL
