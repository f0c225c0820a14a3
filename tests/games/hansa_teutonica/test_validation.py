"""Positions that could not arise are refused in words: points and phases without their cause, games past their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kontor.games.hansa_teutonica.state import Ending, Option, Phase, PileEnd, Points, State
from tests.games.hansa_teutonica.facts import MARKERS, ROUTE_NAMES
from tests.games.hansa_teutonica.table import (
    A,
    B,
    C,
    check,
    closing,
    do,
    finish,
    game,
    new,
    over,
    parked,
    town,
)

HL = "hannover-lueneburg"
GE = "groningen-emden"


def wrong(s: State) -> str:
    return "; ".join(game.problems(s))


# ---- bounds that the fields declare ----
@pytest.mark.parametrize(
    "field, value, said",
    [
        ("side", 1, "side is 1; it must be 0"),
        ("phase", 14, "phase is 14"),
        ("annexes", 9, "annexes is 9; it must be from 0 to 5"),
        ("annexes", -9, "annexes is -9; it must be from 0 to 5"),
        ("actions", 20, "actions is 20; it must be from 0 to 19"),
        ("held", 0, "held is 0; it must be -1"),
        ("drawn", 3, "drawn is 3; it must be -1"),
        ("won", 0, "won is 0; it must be -1"),
        ("moves", 1, "moves is 1; it must be 0"),
        ("ending", Ending.PILE, "ending is 2; it must be 0"),
        ("boxed", [1, 0, 0, 0, 0, 0], "boxed[0] is 1; it must be 0"),
    ],
)
def test_a_number_out_of_its_bounds(field: str, value: Any, said: str) -> None:
    s = new(4, 1)
    setattr(s, field, value)
    assert said in wrong(s)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_data_of_a_seat_that_does_not_exist(players: int) -> None:
    s = new(players, 1)
    s.players[players].supply[0] = 1
    assert wrong(s) == f"players[{players}] is set, but only the first {players} are in this game"
    s = new(players, 1)
    s.post[0][0] = 2 * players
    assert wrong(s) == f"{2 * players} is not a piece of this game"


def test_a_neutral_trader_where_nobody_plays_neutral() -> None:
    s = new(3, 1)
    s.post[0][0] = 10
    assert wrong(s) == "10 is not a piece of this game"


# ---- points ----
def test_points_by_control_without_an_office() -> None:
    s = town()
    s.players[A].points[Points.CONTROL] = 1
    assert wrong(s) == "points[CONTROL] of seat 0 must be 0: it has no office"


def test_points_by_a_coin_that_nobody_built_on() -> None:
    s = town(offices={"minden": "At"})
    s.players[A].points[Points.COINS] = 1
    assert "points[COINS]" in wrong(s)


@pytest.mark.parametrize("swapped, whose", [(False, {A}), (True, {A, B})])
def test_a_coin_belongs_to_its_builder_whoever_stands_there_now(swapped: bool, whose: set[int]) -> None:
    for seat in (A, B, C):
        s = town(offices={"groningen": "At Bm"}, spent={C: "1 swap"} if swapped else {})
        s.players[A].points[Points.COINS] = 0
        s.players[seat].points[Points.COINS] = 1
        assert (wrong(s) == "") == (seat in whose)


def test_a_neutral_office_on_a_coin_brings_nobody_a_point() -> None:
    s = town(2, offices={"groningen": "Nt Am"})
    s.players[A].points[Points.COINS] = 1
    assert "points[COINS]" in wrong(s)


def test_a_merchant_on_the_coellen_table_beyond_the_privilege() -> None:
    s = town(coellen={7: A})
    s.coellen = [-1, A, -1, -1]
    assert "coellen[1]: the privilege of seat 0" in wrong(s)


def test_the_route_just_established_has_paid_its_points() -> None:
    s = town(routes={HL: "At At At"}, offices={"hannover": "Bt", "lueneburg": "Am"}, levels={A: "2 privilege"})
    do(s, f"establish {HL}")
    s.players[B].points[Points.CONTROL] = 0
    assert "points[CONTROL] of seat 1: the route just established brought it 1" in wrong(s)


# ---- the end ----
def test_the_pile_is_too_small_and_the_game_goes_on() -> None:
    """With `turn` the turn goes on; with `action` the game would have ended with the action."""
    s = closing(pile_end="turn")
    do(s, "establish duisburg-dortmund", "done")
    assert not over(s) and (s.owed, sum(s.pile)) == (1, 0)
    s.options[Option.PILE_END] = PileEnd.ACTION
    assert wrong(s) == "the pile has too few markers for those owed: the game would be over"


def test_points_or_cities_beyond_the_end() -> None:
    s = town(offices={"minden": "At"}, points={A: 19})
    s.players[A].points[Points.CONTROL] += 1
    assert wrong(s) == "seat 0 has 20 points: the game would be over"
    nine = "hannover=Bt Ct;bremen=Bm Ct;brunswiek=Bt;stade=Cm;duisburg=Dt;goslar=Dt Bt;hildesheim=Dt Bt;kampen=Cm Ct"
    full = dict(city.split("=") for city in nine.split(";")) | {"warburg": "Ct Dt"}
    levels = {C: "3 book"}
    check(town(offices=full, levels=levels))
    assert wrong(town(offices=full | {"quedlinburg": "Dm Cm"}, levels=levels, check_it=False)) == (
        "10 cities are full: the game would be over"
    )


@pytest.mark.parametrize("ending", [Ending.NOT_YET, Ending.SCORE, Ending.CITIES])
def test_over_without_its_ending(ending: Ending) -> None:
    s = closing()
    finish(s)
    assert s.ending == Ending.PILE
    s.ending = ending
    assert "ending is" in wrong(s)


def test_over_though_nothing_ended_it() -> None:
    s = town(offices={"hannover": "At"})
    s.phase, s.ending = Phase.OVER, Ending.PILE
    s.players[A].points[Points.CITIES], s.players[A].points[Points.NETWORK] = 2, 1
    assert wrong(s) == "ending is 2, but by points, cities and markers it must be 0"


def test_over_long_ago() -> None:
    """Two players cannot both have come far beyond 20 in the last action."""
    s = closing(offices={"minden": "At"}, points={A: 19})
    finish(s)
    s.players[A].points[Points.CONTROL] += 4
    s.ending = Ending.SCORE
    assert wrong(s) == "seat 0 has 23 points: the game would have been over before"


# ---- what is under way has its cause ----
def displaced() -> State:
    """Red has displaced a blue trader; blue's supplies are empty, and it has many places to choose from."""
    s = town(
        routes=parked({GE: "Bt"}), offices={"hamburg": "Bt Bt Bt"}, stock={B: ""}, supply={A: "3t 1m"}, levels={A: ""}
    )
    do(s, f"displace p2 trader {GE}", "with trader")
    return s


def replying() -> State:
    s = displaced()
    do(s, "pay 0")
    return s


def lifted() -> State:
    s = replying()
    do(s, "settle emden-osnabrueck", "lift trader coellen-warburg")
    return s


def moving() -> State:
    s = town(routes={GE: "At", HL: "At Bt Bt"}, levels={A: "1 book"})
    do(s, f"move trader {GE}")
    return s


def rewarded() -> State:
    s = town(routes={HL: "At At At"}, marks={HL: "swap"})
    do(s, f"establish {HL}")
    return s


def _post(s: State, route: str, *pieces: int) -> None:
    s.post[ROUTE_NAMES.index(route)] = [*pieces, *[-1] * (4 - len(pieces))]


Change = Callable[[State], None]


def _with(**fields: Any) -> Change:
    def change(s: State) -> None:
        for name, value in fields.items():
            setattr(s, name, value)

    return change


def _free_marker(s: State) -> None:
    """The marker that was won lies on the route again."""
    s.marker[s.route], s.won, s.owed = s.won, -1, 0
    s.players[A].markers[MARKERS.index("swap")] -= 1


def _stock(s: State) -> None:
    s.players[B].stock[0], s.players[B].level[0] = 1, 1


@pytest.mark.parametrize(
    "start, change, said",
    [
        (displaced, _with(price=2), "price must be 1"),
        (displaced, _with(active=C, seat=C), "the piece that displaced the other one is not there"),
        (displaced, _with(seat=B), "seat must be 0"),
        (replying, _with(extras=2), "extras must be at most 1"),
        (replying, _with(seat=A), "seat must be 1"),
        (lifted, _with(extras=0), "no such piece may come now"),
        (lifted, _stock, "whose supplies are empty"),
        (moving, _with(moves=5), "do not match the book"),
        (moving, _with(moved_from=[0, 0]), "do not match the book"),
        (moving, _with(moved_to=[2, 0]), "do not match"),
        (moving, _with(held_from=5), "held must be an own piece taken from held_from"),
        (moving, _with(moved_from=[1 << 40, 0]), "moved_from[0] is"),
        (rewarded, _free_marker, "won must be the marker of the route"),
        (rewarded, _with(route=0), "route must be a route that the seat to move has filled"),
        (rewarded, _with(actions=2), "desk and markers give seat 0 at most 1 now"),
    ],
)
def test_a_phase_without_its_cause(start: Callable[[], State], change: Change, said: str) -> None:
    s = start()
    check(s)
    change(s)
    assert said in wrong(s)


def test_a_marker_phase_without_the_marker() -> None:
    for phase in (Phase.DEVELOP, Phase.SWAP, Phase.REMOVE):
        s = town(routes={GE: "At"}, offices={"minden": "At Bt", "hannover": "At Bt"})
        s.phase, s.moves = phase, int(phase == Phase.REMOVE)
        assert wrong(s) == "the seat to move has used no such marker"


def test_more_actions_than_desk_and_markers_give() -> None:
    s = town()
    s.actions = 3
    assert wrong(s) == "actions is 3; desk and markers give seat 0 at most 2 now"
    s = town(spent={A: "1 plus-3"})
    s.actions = 5
    check(s)


def test_markers_owed_that_nobody_won() -> None:
    s = town(held={B: "1 swap"})
    s.marker[ROUTE_NAMES.index("osnabrueck-bremen")] = -1
    s.players[B].markers[0] += 1
    s.owed = 1
    assert wrong(s) == "owed is 1, but seat 0 and the neutral colour have won fewer markers"


def test_a_full_route_that_a_piece_was_just_taken_from() -> None:
    """Somebody else's piece cannot stand in the place left a moment ago."""
    s = town(routes={GE: "At Ct Ct"})
    do(s, f"move trader {GE}")
    r = ROUTE_NAMES.index(GE)
    _post(s, GE, 2, 4, 4)
    s.free[r], s.free_routes, s.here[2] = 0, s.free_routes & ~(1 << r), s.here[2] | 1 << r
    s.players[B].stock[0] -= 1
    assert "the space that a piece left is taken" in wrong(s)


def test_what_needs_no_decision_is_not_asked() -> None:
    """No action and no marker left: the turn is over. One way to pay: it is paid."""
    s = town()
    s.actions = 0
    assert wrong(s) == "nobody has anything to decide in phase ACT"
    s = displaced()
    s.players[A].supply, s.players[A].stock = [s.players[A].supply[0], 0], [s.players[A].stock[0], 1]
    assert wrong(s) == "nobody has anything to decide in phase PAY"
