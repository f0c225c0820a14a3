"""Rulings 29 to 34 of the rules file, its section 9, and options with both values."""

from __future__ import annotations

from kontor.games.hansa_teutonica.state import Phase
from tests.games.hansa_teutonica.facts import BESIDE, ROUTES
from tests.games.hansa_teutonica.table import (
    MASTERS,
    A,
    B,
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
    parked,
    refused,
    scores,
    spent,
    stock,
    supply,
    town,
)

HL = "hannover-lueneburg"
NEAR_HL = {"bremen-hannover", "minden-hannover", "hamburg-lueneburg", "lueneburg-perleberg"}


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
    for seed in range(60):
        again = engine.redealt(s, B, seed)
        do(again, "done")
        drawn.add(again.drawn)
        assert sum(again.pile) == sum(s.pile) - 1
    assert drawn == {k for k, n in enumerate(s.pile) if n}


def test_ruling_34_draws_are_fair() -> None:
    """Each marker left is as likely as any other."""
    s = town(routes={HL: "At At At"}, marks={HL: "swap"}, actions=1, pile="2 plus-4 1 develop")
    do(s, f"establish {HL}")
    count = 0
    for seed in range(150):
        again = engine.redealt(s, A, seed)
        do(again, "done")
        count += again.drawn == 4
    assert 75 < count < 125  # 100 expected, four standard deviations is 23


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
    s = closing(
        points={A: 12, B: 12}, offices={"hannover": "At", "minden": "Bt"}, levels={A: "1 actions", B: "2 actions"}
    )
    finish(s)
    assert scores(s)[:2] == [15, 15] and engine.rank(s, A) < engine.rank(s, B)


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
