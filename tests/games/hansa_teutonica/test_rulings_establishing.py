"""Rulings 11 to 16 of the rules file: establishing a trade route, offices, control."""

from __future__ import annotations

import pytest

from kontor.games.hansa_teutonica.state import Phase
from tests.games.hansa_teutonica.table import (
    A,
    B,
    C,
    D,
    do,
    engine,
    legal,
    markers,
    office,
    refused,
    scores,
    stock,
    told,
    town,
)

HL = "hannover-lueneburg"


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
    assert (scores(s), s.completed) == ([0, 2, 0, 0], 0)  # its own coin, and control
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
