"""Both decisions of Low Tide: making a souvenir, as often as wanted, and the walk that ends the turn."""

from __future__ import annotations

from kontor.kernel import Decision, Decisions, refuse, rule, say

from .components import COLUMNS, FINDS
from .flow import end_turn, is_under_water
from .setup import draw_find, draw_souvenir, occupied
from .state import CELL, SOUVENIR, Event, Phase, Points, State, Why
from .tables import NEEDS, POINTS

N_FINDS = len(FINDS)


def square_and_walkers(s: State, cell: int) -> list[str]:
    """Whoever stands on the square can be pointed at instead."""
    return [CELL.names[cell], *(f"walker-{seat}" for seat in range(s.seats) if s.players[seat].cell == cell)]


class Walk(Decision):
    """Step to one of the eight squares around and take what lies there; something new is washed up on the old one."""

    cell = CELL
    asked_in = (Phase.WALK,)
    points_at = staticmethod(square_and_walkers)

    @staticmethod
    def refusal(s: State, cell: int) -> int:
        here = s.players[s.seat].cell
        if cell == here:
            return refuse(Why.STANDS_THERE, cell=cell)
        if is_under_water(s, cell):
            return refuse(Why.UNDER_WATER, cell=cell)
        if abs(cell % COLUMNS - here % COLUMNS) > 1 or abs(cell // COLUMNS - here // COLUMNS) > 1:
            return refuse(Why.TOO_FAR, cell=cell)
        return 0

    @staticmethod
    def apply(s: State, cell: int) -> None:
        p = s.players[s.seat]
        left = p.cell
        p.cell = cell
        say(Event.WALK, s.seat, cell)
        if s.find[cell] >= 0:
            p.finds[s.find[cell]] += 1
            say(Event.TAKE, s.seat, s.find[cell])
            s.find[cell] = -1
        if not is_under_water(s, left) and not occupied(s, left):
            draw_find(s, left)
            say(Event.WASH, s.seat, s.find[left], left)
        end_turn(s)


@rule
def place_in_hand(s: State, souvenir: int) -> int:
    p = s.players[s.seat]
    for i in range(p.cards):
        if p.hand[i] == souvenir:
            return i
    return -1


class Make(Decision):
    """Put the finds that a card asks for back into the bag: it scores, and another card is drawn."""

    souvenir = SOUVENIR
    asked_in = (Phase.WALK,)
    points_at = "card-{souvenir}"

    @staticmethod
    def refusal(s: State, souvenir: int) -> int:
        p = s.players[s.seat]
        if (p.made >> souvenir) & 1 == 1:
            return refuse(Why.MADE_ALREADY, souvenir=souvenir)
        if place_in_hand(s, souvenir) < 0:
            return refuse(Why.NOT_IN_HAND, souvenir=souvenir)
        for find in range(N_FINDS):
            missing = NEEDS[souvenir][find] - p.finds[find]
            if missing > 0:
                return refuse(Why.FIND_MISSING, souvenir=souvenir, find=find, count=missing)
        return 0

    @staticmethod
    def apply(s: State, souvenir: int) -> None:
        p = s.players[s.seat]
        for find in range(N_FINDS):
            p.finds[find] -= NEEDS[souvenir][find]
            s.bag[find] += NEEDS[souvenir][find]
        i = place_in_hand(s, souvenir)
        p.cards -= 1
        for k in range(i, p.cards):
            p.hand[k] = p.hand[k + 1]
        p.hand[p.cards] = -1
        p.made |= 1 << souvenir
        p.points[Points.SOUVENIRS] += POINTS[souvenir]
        say(Event.MAKE, s.seat, souvenir, POINTS[souvenir])
        drawn = draw_souvenir(s, s.seat)
        if drawn >= 0:
            say(Event.DRAW, s.seat, drawn)


DECISIONS = Decisions(State, Walk, Make, over=Phase.OVER, always_asked=(Phase.WALK,))
