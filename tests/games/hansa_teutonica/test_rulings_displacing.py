"""Rulings 1 to 10 of the rules file: displacing, moving, income."""

from __future__ import annotations

import pytest

from kontor.games.hansa_teutonica.state import Phase
from tests.games.hansa_teutonica.facts import RINGS, ROUTES, TRACKS
from tests.games.hansa_teutonica.table import (
    MASTERS,
    A,
    B,
    C,
    crowd,
    do,
    engine,
    legal,
    on,
    parked,
    refused,
    stock,
    supply,
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
