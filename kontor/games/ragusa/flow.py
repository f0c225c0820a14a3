"""From turn to turn: whose it is, which hex comes next, and what automata do without being asked."""

from __future__ import annotations

from kontor.kernel import rule

from .activation import activate, ask, next_house_acts
from .automata import automaton_builds, automaton_hex
from .building import can_build, can_save_fish, lose_house, turn_superhouses_into_houses
from .scoring import end_game
from .state import Phase, State, owners


# ---- setup ----
@rule
def next_chooses(s: State) -> None:
    """Everybody keeps a bonus card, beginning with the first player."""
    s.turns += 1
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.first:
        begin_turn(s, s.first)


# ---- one turn ----
@rule
def begin_turn(s: State, owner: int) -> None:
    s.turns += 1
    s.active = owner
    s.phase = Phase.BUILD
    if owner < s.seats:
        s.seat = owner
        s.players[owner].declined = 0
    if s.seats == 2:
        turn_superhouses_into_houses(s)


@rule
def building_goes_on(s: State) -> bool:
    """Automata build by themselves; whoever finds no site loses the house."""
    if s.active >= s.seats:
        automaton_builds(s)
        s.phase = Phase.ORDER
        return True
    if can_build(s) or can_save_fish(s):
        return False
    give_up_house(s)
    return True


@rule
def give_up_house(s: State) -> None:
    lose_house(s, s.seat)
    end_turn(s)


@rule
def order_goes_on(s: State) -> bool:
    """Automata have an order of their own; the builder is asked if several hexes are left. Then the turn is over."""
    if s.pending == 0:
        end_turn(s)
        return True
    if s.active >= s.seats:
        activate(s, automaton_hex(s))
        return True
    if s.pending & (s.pending - 1) != 0:
        ask(s, s.active, Phase.ORDER)
    return False


@rule
def end_turn(s: State) -> None:
    """The next colour that has houses; when all are built the game is over."""
    s.site = -1
    s.pending = 0
    n = owners(s)
    for k in range(1, n + 1):
        owner = (s.active + k) % n
        if s.players[owner].houses + s.players[owner].supers > 0:
            begin_turn(s, owner)
            return
    end_game(s)


# ---- what needs no decision, beyond questions with one answer ----
@rule
def flow(s: State) -> bool:
    if s.phase == Phase.ACT:
        next_house_acts(s)
        return True
    if s.phase == Phase.ORDER:
        return order_goes_on(s)
    if s.phase == Phase.BUILD:
        return building_goes_on(s)
    return False
