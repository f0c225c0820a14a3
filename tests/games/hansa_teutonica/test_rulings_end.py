"""Rulings 24 to 28 of the rules file: the end of the game and points."""

from __future__ import annotations

import itertools
import random

import pytest

from kontor.bots import make_bot
from kontor.games.hansa_teutonica.state import Ending, Phase, Points
from tests.games.hansa_teutonica.facts import PIECES, ROUTES
from tests.games.hansa_teutonica.table import (
    MASTERS,
    A,
    B,
    C,
    D,
    E,
    closing,
    do,
    engine,
    finish,
    legal,
    marks,
    over,
    part,
    score,
    scores,
    town,
)

HL = "hannover-lueneburg"


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
    s = town(routes={"hamburg-luebeck": "At At At"}, offices={"minden": "At"}, points={A: 19})
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
    alike = {"hannover": "At", "hildesheim": "Bt", "goslar": "Ct"}
    s = closing(points={A: 10, B: 10, C: 9}, offices=alike, levels={A: "2 actions", B: "1 actions"})
    finish(s)
    assert scores(s)[:3] == [13, 13, 12]
    ranks = [engine.rank(s, i) for i in range(3)]
    assert ranks[1] < ranks[0] < ranks[2]  # both have three actions, but blue developed less
    s = closing(points={B: 1}, offices={"hannover": "At", "minden": "At Bt"})
    finish(s)
    assert scores(s)[:2] == [4, 4]
    assert engine.rank(s, A) < engine.rank(s, B)
    s = closing(points={A: 18, B: 18, C: 17}, offices=alike, levels={A: "1 actions", B: "1 actions"})
    finish(s)
    ranks = [engine.rank(s, i) for i in range(3)]
    assert ranks[0] == ranks[1] == ranks[2] - 2


# ---- what does not end a game (docs/hansa-teutonica.md) ----
def test_nobody_has_to_act() -> None:
    """Whoever passes changes nothing but whose turn it is: a round of it leaves the table as it was."""
    s = town(offices={"minden": "At Bt"}, routes={HL: "Ct"})
    before = s.clone()
    do(s, *["done"] * 4)
    assert s.turns > before.turns
    s.turns = before.turns
    assert s == before


def test_a_full_board_without_a_route_of_one_colour_never_ends() -> None:
    """Nothing is placed or displaced there, and moves only trade own pieces: the colours of routes stay."""
    owners = itertools.cycle("ABCDE")
    routes = {
        name: " ".join(f"{next(owners)}{'m' if name == HL else 't'}" for _ in range(route.spaces))
        for name, route in ROUTES["4-5"].items()
    }
    s = town(5, routes=routes, levels=MASTERS)

    def colours() -> list[list[int]]:
        return [sorted(piece // 2 for piece in row) for row in s.post]

    before, dice = colours(), random.Random(3)
    for _ in range(400):
        assert {move.split()[0] for move in legal(s)} <= {"income", "move", "set", "trade", "done"}
        engine.apply(s, dice.choice(engine.legal(s)))
        assert s.phase == Phase.SET or colours() == before
    s = town(5, routes=routes, levels=MASTERS)
    for name in ("greedy", "beginner"):  # bots look a few turns ahead, not to an end that never comes
        assert make_bot(name).choose(engine, engine.hidden(s, A), A, engine.legal(s), 1) in engine.legal(s)


def test_three_players_cannot_fill_the_board() -> None:
    spaces = {side: sum(route.spaces for route in ROUTES[side].values()) for side in ROUTES}
    pieces = sum(PIECES.values()) - 1  # one trader counts points
    assert 3 * pieces < spaces["2-3"] and 4 * pieces > spaces["4-5"]
