"""The rule book: its worked examples and rules with numbers, by the case numbers of section 5 of the rules file."""

from __future__ import annotations

import pytest

from kontor.games.hansa_teutonica.state import Phase, Points
from tests.games.hansa_teutonica.facts import BESIDE, CITIES, LINK, MARKER_TABLE, ROUTES, START_SUPPLY, TRACKS, ends
from tests.games.hansa_teutonica.table import (
    A,
    B,
    C,
    closing,
    do,
    engine,
    finish,
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
    scores,
    spent,
    stock,
    supply,
    town,
)

BESIDE_HL = {"bremen-hannover", "minden-hannover", "hamburg-lueneburg", "lueneburg-perleberg"}


def test_case_01_displace_a_trader() -> None:
    """Worked example: red pays one more; blue sets the displaced one and one of the general supply beside, apart."""
    s = town(routes={"hannover-lueneburg": "Bt"}, supply={A: "3t", B: "1m"})
    general, theirs = stock(s, A), stock(s, B)
    do(s, "displace p2 trader hannover-lueneburg")
    assert (on(s, "hannover-lueneburg"), supply(s, A), stock(s, A)) == ("At", [1, 0], [general[0] + 1, general[1]])
    assert engine.to_move(s) == B
    assert BESIDE["4-5"]["hannover-lueneburg"] == BESIDE_HL
    assert legal(s) == {f"settle {r}" for r in BESIDE_HL}
    do(s, "settle bremen-hannover")
    assert legal(s) == {"done"} | {f"extra trader {r}" for r in BESIDE_HL}
    do(s, "extra trader minden-hannover")
    assert (on(s, "bremen-hannover"), on(s, "minden-hannover")) == ("Bt", "Bt")
    assert (stock(s, B), supply(s, B)) == ([theirs[0] - 1, 0], [0, 1])
    assert (engine.to_move(s), s.phase, s.actions) == (A, Phase.ACT, 1)


def test_case_01_both_on_the_same_route() -> None:
    """Worked example, in brackets: both pieces may go to one neighbouring route."""
    s = town(routes={"hannover-lueneburg": "Bt"}, supply={A: "3t", B: "1m"})
    do(s, "displace p2 trader hannover-lueneburg", "settle minden-hannover", "extra trader minden-hannover")
    assert on(s, "minden-hannover") == "Bt Bt"


def test_case_02_control_points() -> None:
    """Worked example: blue controls Hannover, red Lüneburg: a point for each, before anything is built."""
    s = town(
        routes={"hannover-lueneburg": "At At At"},
        offices={"hannover": "Bt", "lueneburg": "Am"},
        levels={A: "2 privilege"},
    )
    do(s, "establish hannover-lueneburg")
    assert scores(s) == [1, 1, 0, 0]
    assert s.phase == Phase.REWARD


def test_case_02_both_cities_of_one_player() -> None:
    """Two points for whoever controls both ends, whoever establishes; none where nobody has an office."""
    s = town(routes={"hannover-lueneburg": "At At At"}, offices={"hannover": "Bt", "lueneburg": "Bm"})
    do(s, "establish hannover-lueneburg")
    assert scores(s) == [0, 2, 0, 0]
    s = town(routes={"hannover-lueneburg": "At At At"})
    do(s, "establish hannover-lueneburg")
    assert scores(s) == [0, 0, 0, 0]


def test_case_03_build_complete_and_take_control() -> None:
    """Worked example, continued: the pink slot, two pieces to the general supply, control, a completed city."""
    s = town(
        routes={"hannover-lueneburg": "At At At", "bremen-hannover": "At At At"},
        offices={"hannover": "Bt", "lueneburg": "Am"},
        levels={A: "2 privilege"},
    )
    before = stock(s, A)[0]
    do(s, "establish hannover-lueneburg")
    assert legal(s) == {"office hannover", "done"}
    do(s, "office hannover")
    assert (office(s, "hannover"), on(s, "hannover-lueneburg"), stock(s, A)[0]) == ("Bt At", "", before + 2)
    assert (s.completed, s.actions) == (1, 1)
    do(s, "establish bremen-hannover")  # one office each, red's is on the right: red controls
    assert scores(s) == [2, 1, 0, 0]


@pytest.mark.parametrize("cell", [7, 8])
def test_case_04_coellen_table(cell: int) -> None:
    """Worked example: with orange privilege a merchant takes 8, or 7; the others go back; it counts at the end."""
    s = town(routes={"coellen-warburg": "Am At At At"}, levels={A: "1 privilege"})
    before = stock(s, A)
    do(s, "establish coellen-warburg")
    assert legal(s, "coellen") == {"coellen 7", "coellen 8"}
    assert refused(s, "coellen 9") and refused(s, "coellen 11")
    do(s, f"coellen {cell}")
    assert s.coellen == [A if x == cell else -1 for x in (7, 8, 9, 11)]
    assert (stock(s, A), on(s, "coellen-warburg")) == ([before[0] + 3, before[1]], "")
    assert scores(s) == [0, 0, 0, 0]
    assert (office(s, "coellen"), office(s, "warburg")) == ("", "")


def test_case_04_coellen_points_at_the_end() -> None:
    """7, 8, 9 and 11 for each own merchant on the table."""
    s = closing(levels={A: "3 book 3 privilege", B: "1 book 1 privilege"}, coellen={7: A, 8: B, 9: A, 11: A})
    finish(s)
    assert [part(s, i, Points.COELLEN) for i in range(4)] == [27, 8, 0, 0]


def test_case_05_coellen_without_a_merchant() -> None:
    """Worked example, last sentence: with traders only the table is not offered."""
    s = town(routes={"coellen-warburg": "At At At At"}, levels={A: "1 privilege"})
    do(s, "establish coellen-warburg")
    assert legal(s) == {"office coellen", "office warburg", "done"}
    assert refused(s, "coellen 7")


def test_case_06_network() -> None:
    """Worked example: eight offices in the largest network, key 3: 24 points. Two in a city count two; branches too."""
    offices = {
        "minden": "At At",
        "hannover": "At",
        "paderborn": "At",
        "muenster": "Am At",
        "brunswiek": "At",
        "hildesheim": "Bt At",
        "halle": "At At",
    }
    s = closing(offices=offices, levels={A: "3 keys"})
    finish(s)
    assert part(s, A, Points.NETWORK) == 24
    assert part(s, B, Points.NETWORK) == 1


@pytest.mark.parametrize(("steps", "allowed"), [(0, False), (1, True), (2, True), (3, True)])
def test_case_07_orange_needs_orange(steps: int, allowed: bool) -> None:
    """Inline example: the next free slot is orange."""
    s = town(routes={"minden-brunswiek": "At At At At"}, levels={A: f"{steps} privilege"})
    do(s, "establish minden-brunswiek")
    if allowed:
        do(s, "office brunswiek")
        assert office(s, "brunswiek") == "At"
    else:
        assert refused(s, "office brunswiek")
        assert legal(s) == {"office minden", "done"}


@pytest.mark.parametrize(("steps", "more"), [(0, 1), (1, 0), (2, 1), (3, 0), (4, 1)])
@pytest.mark.parametrize("by_marker", [False, True])
def test_case_08_action_upgrade_pays_at_once(steps: int, more: int, by_marker: bool) -> None:
    """Inline example: 2→3, 3→4 and 4→5 give one more action in this turn; 3→3 and 4→4 do not."""
    value = TRACKS["actions"][steps]
    if by_marker:
        s = town(levels={A: f"{steps} actions"}, actions=value, held={A: "1 develop"})
        do(s, "use develop", "develop actions")
        assert s.actions == value + more
    else:
        s = town(
            levels={A: f"{steps} actions"}, actions=value, routes={"goettingen-quedlinburg": "At At At"}, supply={A: ""}
        )
        before = stock(s, A)[0]
        do(s, "establish goettingen-quedlinburg", "develop actions")
        assert s.actions == value - 1 + more
        assert (supply(s, A), stock(s, A)[0]) == ([1, 0], before + 3)  # the piece of the desk; all three go back
    assert level(s, A, "actions") == steps + 1


CHAIN = {"arnheim": "At", "muenster": "Bm At", "minden": "Bt Bt At", "brunswiek": "At"}


def test_case_09_red_cities() -> None:
    """An unbroken chain from Arnheim to Stendal: seven points, control does not matter."""
    s = town(routes={"perleberg-stendal": "At At At"}, offices=CHAIN)
    do(s, "establish perleberg-stendal", "office stendal")
    assert (scores(s), s.players[A].linked, s.links) == ([7, 0, 0, 0], 1, 1)


def test_case_09_a_broken_chain_is_none() -> None:
    """Without Brunswiek, or with another colour there, nothing."""
    for there in ("", "Bt"):
        s = town(routes={"perleberg-stendal": "At At At"}, offices=CHAIN | {"brunswiek": there})
        do(s, "establish perleberg-stendal", "office stendal")
        assert (scores(s), s.links) == ([0, 0, 0, 0], 0)


# in each chain one city is still missing; who builds last in it links
CHAINS = {
    A: ["arnheim", "muenster", "minden", "brunswiek", "stendal"],
    B: ["arnheim", "kampen", "osnabrueck", "bremen", "hannover", "lueneburg", "perleberg", "stendal"],
    C: ["arnheim", "duisburg", "dortmund", "paderborn", "hildesheim", "goslar", "magdeburg", "stendal"],
    3: ["arnheim", "muenster", "minden", "hannover", "lueneburg", "perleberg", "stendal"],
}


def test_case_09_seven_four_two_nothing() -> None:
    """The first four players to link, one after the other; each builds the missing office by a route of its own."""
    last = {A: "brunswiek", B: "bremen", C: "duisburg", 3: "minden"}
    by = {A: "minden-brunswiek", B: "hamburg-bremen", C: "duisburg-dortmund", 3: "minden-paderborn"}
    offices: dict[str, str] = {}
    for seat, chain in CHAINS.items():
        for city in chain:
            if city != last[seat]:
                offices[city] = f"{offices.get(city, '')} {'ABCD'[seat]}t".strip()
    routes = {r: " ".join([f"{'ABCD'[seat]}t"] * ROUTES["4-5"][r].spaces) for seat, r in by.items()}
    routes["hamburg-bremen"] = "Bm Bt Bt Bt"
    s = town(routes=routes, offices=offices, levels=dict.fromkeys(range(4), "3 privilege"))
    for seat in range(4):
        assert engine.to_move(s) == seat
        had = scores(s)[seat] + sum(1 for c in ends(by[seat]) if controls(s.office, c, seat))
        do(s, f"establish {by[seat]}", f"office {last[seat]}")
        assert scores(s)[seat] == had + LINK[seat], "ABCD"[seat]
        assert (s.players[seat].linked, s.links) == (seat + 1, seat + 1)
        assert not over(s)
        do(s, "done")


def controls(offices: list[list[int]], city: str, seat: int) -> bool:
    row = [p // 2 for p in offices[CITIES.index(city)] if p >= 0]
    most = max((row.count(x) for x in row), default=0)
    return bool(row) and next(x for x in reversed(row) if row.count(x) == most) == seat


@pytest.mark.parametrize(("count", "points"), [(n, p) for n, p in MARKER_TABLE.items() if n <= 12])
@pytest.mark.parametrize("used", [True, False])
def test_case_10_marker_table(count: int, points: int, used: bool) -> None:
    """0, 1, 2, 3, ... markers, used or not; the text of the rule book (10) decides, not its margin (11)."""
    ten = ["swap"] * 3 + ["remove-3"] * 2 + ["plus-3"] + ["plus-4"] * 2 + ["develop"] * 2
    mine = " ".join(f"1 {m}" for m in ten[:count])
    extra = f"{max(count - 10, 0)} extra-office"
    s = closing(spent={A: mine}, held={A: extra}) if used else closing(held={A: f"{mine} {extra}"})
    finish(s)
    assert part(s, A, Points.MARKERS) == points


@pytest.mark.parametrize(
    ("steps", "general", "taken"), [(1, 3, 3), (3, 9, 9), (0, 9, 3), (1, 9, 5), (2, 9, 7), (2, 6, 6)]
)
def test_case_11_income(steps: int, general: int, taken: int) -> None:
    """3, 5, 7, everything; what is there if it is less."""
    s = town(levels={A: f"{steps} bags"}, stock={A: f"{general}t"})
    before = supply(s, A)
    assert legal(s, "income") == {"income 0"}
    do(s, "income 0")
    assert stock(s, A) == [general - taken, 0]
    assert supply(s, A) == [before[0] + taken, before[1]]
    assert s.actions == 1


def test_case_12_displace_a_merchant() -> None:
    """Three pieces are needed: one on the route, two to the general supply; up to two extra ones for the other."""
    s = town(routes={"hannover-lueneburg": "Bm"}, supply={A: "3t"})
    general = stock(s, A)[0]
    do(s, "displace p2 merchant hannover-lueneburg")
    assert (supply(s, A), stock(s, A)[0], on(s, "hannover-lueneburg")) == ([0, 0], general + 2, "At")
    do(s, "settle bremen-hannover", "extra trader bremen-hannover", "extra trader bremen-hannover")
    assert on(s, "bremen-hannover") == "Bm Bt Bt"
    assert (engine.to_move(s), s.actions) == (A, 1)


def test_case_12_two_pieces_are_not_enough() -> None:
    for own in ("2t", "1t 1m"):
        s = town(routes={"hannover-lueneburg": "Bm"}, supply={A: own})
        assert refused(s, "displace p2 merchant hannover-lueneburg")
    for own in ("1t", "1m", ""):
        s = town(routes={"hannover-lueneburg": "Bt"}, supply={A: own})
        assert refused(s, "displace p2 trader hannover-lueneburg")


def test_case_14_swap() -> None:
    """[A cube on a square][B disc on a circle] become [B][A]: shapes are ignored, control changes."""
    s = town(
        3 + 1,
        seat=C,
        offices={"arnheim": "At Bm"},
        routes={"kampen-arnheim": "Ct Ct Ct", "arnheim-muenster": "Ct Ct Ct"},
        held={C: "1 swap"},
        actions=3,
    )
    do(s, "establish kampen-arnheim")  # no slot for white: nothing to decide
    assert scores(s) == [0, 1, 0, 0]
    do(s, "use swap")  # there is only one pair
    assert office(s, "arnheim") == "Bm At"
    assert (markers(s, C), spent(s, C), s.actions) == ({}, {"swap": 1}, 2)
    do(s, "establish arnheim-muenster")
    assert scores(s) == [1, 1, 0, 0]


def test_case_14_no_coin_for_a_swap() -> None:
    """Groningen's first slot has a coin; moving there by a swap gives nothing."""
    s = town(offices={"groningen": "Bt Am"}, held={A: "1 swap"})
    do(s, "use swap")
    assert (office(s, "groningen"), scores(s)) == ("Am Bt", [0, 1, 0, 0])  # blue built on it


def test_case_15_marker_placement_filter() -> None:
    """Not beside pieces, not beside another marker, not where both cities are full; anywhere else."""
    s = town(
        routes={"duisburg-dortmund": "At At", "groningen-emden": "Bt", "stade-hamburg": "At"},
        marks={"duisburg-dortmund": "extra-office", "hildesheim-goslar": "swap", "lueneburg-perleberg": "develop"},
        offices={"hannover": "Bt Bt", "bremen": "Bm Bt", "brunswiek": "Bt", "stade": "Cm", "emden": "Dm"},
        actions=1,
    )
    do(s, "establish duisburg-dortmund", "done")
    assert s.phase == Phase.MARK
    no = {"groningen-emden", "stade-hamburg"}  # pieces
    no |= {"hildesheim-goslar", "lueneburg-perleberg"}  # markers
    no |= {"bremen-hannover"}  # full cities
    assert legal(s) == {f"mark {r}" for r in ROUTES["4-5"] if r not in no}
    for r in no:
        assert refused(s, f"mark {r}")
    assert sum(s.pile) == 15 - 4
    do(s, "mark emden-stade")
    assert set(marks(s)) == {"hildesheim-goslar", "lueneburg-perleberg", "emden-stade"}
    assert engine.to_move(s) == B


def test_case_16_a_marker_does_not_help_in_the_action_that_won_it() -> None:
    """The extra-office marker just won is not for this building."""
    s = town(
        routes={"duisburg-dortmund": "At At"},
        offices={"duisburg": "Bt", "dortmund": "Bm"},
        marks={"duisburg-dortmund": "extra-office"},
    )
    do(s, "establish duisburg-dortmund")  # Duisburg is full, Dortmund asks for orange: nothing to decide
    assert (markers(s, A), s.phase, s.actions) == ({"extra-office": 1}, Phase.ACT, 1)
    s = town(
        routes={"duisburg-dortmund": "At At"},
        offices={"duisburg": "Bt", "dortmund": "Bm"},
        marks={"duisburg-dortmund": "extra-office"},
        held={A: "1 extra-office"},
    )
    do(s, "establish duisburg-dortmund")  # but an older one is
    assert legal(s) == {"annex trader duisburg", "annex trader dortmund", "done"}
    do(s, "annex trader duisburg")
    assert (markers(s, A), spent(s, A)) == ({"extra-office": 1}, {"extra-office": 1})


@pytest.mark.parametrize(("privilege", "allowed"), [(0, False), (1, True), (2, True)])
def test_case_18_no_slot_is_skipped(privilege: int, allowed: bool) -> None:
    """Dortmund's white circle is taken: orange is next, pink must wait; two pieces go back."""
    s = town(
        routes={"dortmund-paderborn": "At At At"}, offices={"dortmund": "Bm"}, levels={A: f"{privilege} privilege"}
    )
    before = stock(s, A)[0]
    do(s, "establish dortmund-paderborn")
    if not allowed:
        assert refused(s, "office dortmund")
        return
    do(s, "office dortmund")
    assert (office(s, "dortmund"), stock(s, A)[0]) == ("Bm At", before + 2)


def test_case_19_all_alternatives_in_coellen() -> None:
    """Table 7 or 8, Warburg's orange slot, Coellen's white slot with a coin, or nothing."""
    s = town(routes={"coellen-warburg": "Am At At At"}, levels={A: "1 privilege"})
    do(s, "establish coellen-warburg")
    assert legal(s) == {"coellen 7", "coellen 8", "office warburg", "office coellen", "done"}
    do(s, "office coellen")
    assert (scores(s), part(s, A, Points.COINS)) == ([1, 0, 0, 0], 1)
    assert stock(s, A)[1] == 1


@pytest.mark.parametrize(
    ("players", "route", "city", "pieces", "coin"),
    [
        (4, "groningen-emden", "groningen", "At At At", 1),
        (4, "hamburg-luebeck", "luebeck", "At At At", 1),
        (4, "quedlinburg-halle", "halle", "At At At At", 1),
        (4, "stade-hamburg", "stade", "Am At At", 0),
        (3, "stade-hamburg", "stade", "Am At At", 1),
        (3, "coellen-warburg", "warburg", "At At At At", 1),
        (4, "coellen-warburg", "warburg", "At At At At", 0),
    ],
)
def test_coins(players: int, route: str, city: str, pieces: str, coin: int) -> None:
    """A slot with a coin gives a point: four on the large side, six on the small one."""
    s = town(players, routes={route: pieces}, levels={A: "1 privilege"})
    do(s, f"establish {route}", f"office {city}")
    assert scores(s)[A] == part(s, A, Points.COINS) == coin


def test_case_21_a_swap_ignores_privilege_and_shape() -> None:
    """In Perleberg a trader comes to the black circle."""
    s = town(offices={"perleberg": "Bt At Cm"}, held={A: "1 swap"})
    do(s, "use swap")
    assert legal(s) == {"swap perleberg 1", "swap perleberg 2"}
    do(s, "swap perleberg 2")
    assert office(s, "perleberg") == "Bt Cm At"


def test_case_22_extra_office_in_a_full_city() -> None:
    """Bremen–Hannover, Hannover is full: an office left of the row."""
    s = town(
        routes={"bremen-hannover": "At At At", "minden-hannover": "At At At"},
        offices={"hannover": "Bt Ct"},
        held={A: "1 extra-office"},
    )
    before = stock(s, A)[0]
    do(s, "establish bremen-hannover")
    assert scores(s) == [0, 0, 1, 0]
    do(s, "annex trader hannover")
    assert (s.annexes, office(s, "hannover"), stock(s, A)[0], s.completed) == (1, "Bt Ct", before + 2, 1)
    assert (markers(s, A), spent(s, A)) == ({}, {"extra-office": 1})
    do(s, "establish minden-hannover")  # one office each: the rightmost still controls
    assert scores(s) == [0, 0, 2, 0]


def test_case_23_develop_marker() -> None:
    """On the book: 2 becomes 3, the merchant goes to the personal supply."""
    s = town(held={A: "1 develop"}, supply={A: "1t"})
    do(s, "use develop")
    assert legal(s) == {f"develop {t}" for t in TRACKS}
    do(s, "develop book")
    assert (level(s, A, "book"), supply(s, A), s.actions) == (1, [1, 1], 2)
    assert (markers(s, A), spent(s, A)) == ({}, {"develop": 1})


def test_case_29_the_extra_office_replaces_the_building() -> None:
    """One office for one route: after the extra office there is no other."""
    s = town(
        routes={"minden-hannover": "At At At"}, offices={"minden": "Bt", "hannover": "Bt"}, held={A: "1 extra-office"}
    )
    before = stock(s, A)[0]
    do(s, "establish minden-hannover", "annex trader minden")
    assert (s.phase, s.actions, stock(s, A)[0]) == (Phase.ACT, 1, before + 2)
    assert (office(s, "minden"), office(s, "hannover"), s.annexes) == ("Bt", "Bt", 1)


def test_case_30_points_and_marker_only() -> None:
    """Both cities are full: establishing is legal all the same."""
    s = town(
        routes={"bremen-hannover": "At At At"},
        offices={"hannover": "Bt At", "bremen": "Bm Bt"},
        marks={"bremen-hannover": "swap"},
    )
    before = stock(s, A)[0]
    do(s, "establish bremen-hannover")
    assert (scores(s), markers(s, A), stock(s, A)[0]) == ([1, 1, 0, 0], {"swap": 1}, before + 3)
    assert (on(s, "bremen-hannover"), s.actions) == ("", 1)


# ---- rules with numbers ----
def test_turns_go_round() -> None:
    """Clockwise from the first player; two actions each at the beginning; unused ones lapse."""
    for players in (3, 4, 5):
        s = new(players, players)
        for k in range(2 * players):
            assert (engine.to_move(s), s.actions) == ((s.first + k) % players, 2)
            do(s, f"place trader {list(ROUTES['2-3'])[k]}", "done")


def test_first_player_has_the_fewest() -> None:
    s = new(5, 3)
    assert [s.players[(s.first + k) % 5].supply[0] for k in range(5)] == list(START_SUPPLY)


def test_place_on_any_empty_space() -> None:
    """A trader or a merchant, also beside pieces of others, not on a full route; several in a turn."""
    s = town(routes={"minden-hannover": "Bt Ct", "kampen-osnabrueck": "Bt Ct"}, supply={A: "2t 1m"}, actions=3)
    full = {"kampen-osnabrueck"}
    assert legal(s, "place") == {f"place {k} {r}" for k in ("trader", "merchant") for r in set(ROUTES["4-5"]) - full}
    assert refused(s, "place trader kampen-osnabrueck")
    do(s, "place merchant minden-hannover")
    assert refused(s, "place trader minden-hannover") and refused(s, "place merchant bremen-hannover")
    do(s, "place trader bremen-hannover", "place trader bremen-hannover")
    assert (on(s, "minden-hannover"), on(s, "bremen-hannover")) == ("Am Bt Ct", "At At")
    assert engine.to_move(s) == B  # no action is left


def test_nothing_from_the_general_supply_without_income() -> None:
    """Pieces there are not for placing."""
    s = town(supply={A: ""})
    assert stock(s, A) == [11, 1] and legal(s, "place") == set()


def test_own_pieces_are_not_displaced() -> None:
    s = town(routes={"minden-hannover": "At Bt"}, supply={A: "5t"})
    assert legal(s, "displace") == {"displace p2 trader minden-hannover"}


def test_establishing_needs_every_space_and_an_action() -> None:
    """Only own pieces, all spaces; it does not happen by itself."""
    s = town(routes={"minden-hannover": "At At", "bremen-hannover": "At At Bt"}, supply={A: "1t"})
    assert legal(s, "establish") == set()
    do(s, "place trader minden-hannover")
    assert legal(s, "establish") == {"establish minden-hannover"}
    do(s, "done")
    assert on(s, "minden-hannover") == "At At At"
    assert legal(s, "establish") == set()  # it is blue's turn


@pytest.mark.parametrize(
    ("route", "track"),
    [
        ("groningen-emden", "book"),
        ("emden-stade", "privilege"),
        ("stade-hamburg", "privilege"),
        ("hamburg-luebeck", "bags"),
        ("warburg-goettingen", "actions"),
        ("goettingen-quedlinburg", "actions"),
        ("quedlinburg-halle", "keys"),
    ],
)
def test_develop_an_ability(route: str, track: str) -> None:
    """Instead of an office: the piece of the desk goes to the own supply, those of the route to the general one."""
    spaces = ROUTES["4-5"][route].spaces
    s = town(routes={route: " ".join(["At"] * spaces)}, supply={A: ""})
    before = stock(s, A)
    do(s, f"establish {route}", f"develop {track}")
    assert (level(s, A, track), on(s, route)) == (1, "")
    assert supply(s, A) == ([0, 1] if track == "book" else [1, 0])
    assert stock(s, A) == [before[0] + spaces, before[1]]
    assert (office(s, ends(route)[0]), office(s, ends(route)[1])) == ("", "")


def test_no_ability_in_other_cities() -> None:
    for route in sorted(set(ROUTES["4-5"]) - {"coellen-warburg"}):
        s = town(routes={route: " ".join(["At"] * ROUTES["4-5"][route].spaces)})
        do(s, f"establish {route}")
        at_end = {"groningen", "stade", "luebeck", "goettingen", "halle"} & set(ends(route))
        assert len(legal(s, "develop")) == len(at_end), route
        assert not legal(s, "coellen")


def test_plus_actions() -> None:
    """Three or four more actions, in this turn only; using the marker is no action."""
    for kind, more in (("plus-3", 3), ("plus-4", 4)):
        s = town(held={A: f"1 {kind}"}, actions=1)
        do(s, f"use {kind}")
        assert (s.actions, markers(s, A), spent(s, A)) == (1 + more, {}, {kind: 1})
        do(s, "done")
        assert s.actions == 2


def test_full_tracks_at_the_end() -> None:
    """Four points for each track cleared, none for the keys."""
    full = "4 keys 5 actions 3 privilege 3 book 3 bags"
    s = closing(levels={A: full, B: "4 keys 5 actions 3 privilege 2 book", C: "4 keys"})
    finish(s)
    assert [part(s, i, Points.ABILITIES) for i in range(4)] == [16, 8, 0, 0]


def test_controlled_cities_at_the_end() -> None:
    """Two points each."""
    offices = {"minden": "At Bt", "hannover": "At", "osnabrueck": "At At Bt", "hamburg": "Ct", "luebeck": "Bt At"}
    s = closing(offices=offices)
    finish(s)
    assert [part(s, i, Points.CITIES) for i in range(4)] == [6, 2, 2, 0]
