"""Rulings 17 to 23 of the rules file: bonus markers."""

from __future__ import annotations

import pytest

from kontor.games.hansa_teutonica.state import Ending, Phase, Points
from tests.games.hansa_teutonica.facts import MARKERS, ROUTES
from tests.games.hansa_teutonica.table import (
    MASTERS,
    A,
    B,
    C,
    D,
    do,
    engine,
    legal,
    markers,
    marks,
    on,
    over,
    part,
    refused,
    spent,
    stock,
    supply,
    town,
)

HL = "hannover-lueneburg"


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
