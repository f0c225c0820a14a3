"""City hexes act: the new house first, then the others at the hex clockwise, each for its owner."""

from __future__ import annotations

from kontor.kernel import rule, say

from .automata import (
    automaton_buys,
    automaton_places_tower,
    automaton_places_wall,
    automaton_sells,
    automaton_takes_cards,
)
from .bonus import draw_two, keep_card, take_top_card
from .building import can_exchange
from .components import (
    ARCHITECT,
    FISH,
    FISHMONGER,
    MARKET,
    MASON,
    MOST_IN_STOCK,
    RECTOR,
    RESERVED,
    SUPER,
    WHARF,
)
from .market import can_buy_any, has_goods
from .state import Event, Option, Phase, Points, State
from .tables import CLOCKWISE, HOUSES_ACT, MADE_FROM, MAKES, PLACE_AROUND
from .walls import can_tower, can_wall


@rule
def ask(s: State, seat: int, phase: int) -> None:
    """The next decision belongs to that seat; if another one decided before, the turn number grows."""
    if s.seat != seat:
        s.turns += 1
        s.seat = seat
    s.phase = phase


@rule
def ask_if(s: State, possible: bool, seat: int, phase: int) -> bool:
    if possible:
        ask(s, seat, phase)
    return possible


# ---- the order of the hexes ----
@rule
def activate(s: State, city: int) -> None:
    s.pending &= ~(1 << city)
    s.hex = city
    s.step = 0
    s.asked = 0
    s.phase = Phase.ACT


# ---- whose house acts ----
@rule
def house_acts_for(s: State, step: int) -> int:
    """Owner who benefits from the house on the step-th site clockwise from the new one, or -1.

    All houses around a new superhouse act for whoever built it, and a superhouse acts for whoever's turn it is.
    """
    house = s.house[CLOCKWISE[s.hex][(PLACE_AROUND[s.hex][s.site] + step) % 6]]
    if house < 0 or house == RESERVED:
        return -1
    if house == SUPER or s.house[s.site] == SUPER:
        return s.active
    return house


@rule
def houses_to_come(s: State, owner: int) -> int:
    """Houses that will act for an owner at this hex, from the present one on."""
    n = 0
    for step in range(s.step, HOUSES_ACT[s.hex]):
        if house_acts_for(s, step) == owner:
            n += 1
    return n


@rule
def house_done(s: State) -> None:
    s.step += 1
    s.phase = Phase.ACT


@rule
def next_house_acts(s: State) -> None:
    """One house of the acting hex acts, or its owner is asked; after the last one the hex is done."""
    while s.step < HOUSES_ACT[s.hex]:
        owner = house_acts_for(s, s.step)
        if owner >= 0:
            if MAKES[s.hex] >= 0 and exchange_matters(s, owner):
                ask(s, owner, Phase.EXCHANGE)
                return
            if owner >= s.seats:
                automaton_acts(s, owner)
            elif asks_owner(s, owner):
                return
        s.step += 1
    s.hex = -1
    s.step = 0
    s.asked = 0
    s.phase = Phase.ORDER


@rule
def works_alone(s: State, owner: int) -> bool:
    """Goods are made and fish sold without a question."""
    if MAKES[s.hex] >= 0:
        make_goods(s, owner)
        return True
    if s.hex == FISHMONGER:
        sell_fish(s, owner)
        return True
    return False


@rule
def asks_owner(s: State, owner: int) -> bool:
    """Do what needs no decision; True if the owner is asked."""
    city = s.hex
    if works_alone(s, owner):
        return False
    if city == MASON:
        return ask_if(s, can_wall(s), owner, Phase.WALL)
    if city == ARCHITECT:
        return ask_if(s, can_tower(s, owner), owner, Phase.TOWER)
    if city == MARKET:
        return ask_if(s, can_buy_any(s, owner), owner, Phase.BUY)
    if city == WHARF:
        return ask_if(s, has_goods(s, owner), owner, Phase.SELL)
    if city == RECTOR:
        return draws_cards(s, owner)
    return False


@rule
def automaton_acts(s: State, owner: int) -> None:
    city = s.hex
    if works_alone(s, owner):
        return
    if city == MASON:
        automaton_places_wall(s, owner)
    elif city == ARCHITECT:
        automaton_places_tower(s, owner)
    elif city == MARKET:
        automaton_buys(s, owner)
    elif city == WHARF:
        automaton_sells(s, owner)
    elif city == RECTOR:
        automaton_takes_cards(s, owner)


# ---- Winery, Oil Press, Silversmith ----
@rule
def make_goods(s: State, owner: int) -> None:
    """As much as the owner has of the resource; what does not fit the stock is lost."""
    p = s.players[owner]
    commodity = MAKES[s.hex]
    made = min(p.resources[MADE_FROM[s.hex]], MOST_IN_STOCK - p.stock[commodity])
    p.stock[commodity] += made
    say(Event.MAKE, owner, made, commodity)


@rule
def exchange_matters(s: State, owner: int) -> bool:
    """A player with fish who was not asked at this hex yet, and would make more goods with one more of the resource."""
    if owner >= s.seats or (s.asked >> owner) & 1 == 1:
        return False
    p = s.players[owner]
    resource = MADE_FROM[s.hex]
    if (p.declined == 1 and owner != s.active) or not can_exchange(s, owner, resource):
        return False
    return p.stock[MAKES[s.hex]] + p.resources[resource] * houses_to_come(s, owner) < MOST_IN_STOCK


@rule
def decline_exchange(s: State, until_own_turn: int) -> None:
    s.asked |= 1 << s.seat
    s.players[s.seat].declined |= until_own_turn
    s.phase = Phase.ACT


# ---- Fishmonger ----
@rule
def sell_fish(s: State, owner: int) -> None:
    """A point for every two fish."""
    p = s.players[owner]
    points = p.resources[FISH] // 2
    p.points[Points.FISH] += points
    say(Event.FISH, owner, points)


# ---- Rector's Palace ----
@rule
def draws_cards(s: State, owner: int) -> bool:
    """Two cards to choose from, or just the top one in the harder game alone; True if there is a choice."""
    if s.seats == 1 and s.options[Option.SOLO_TOP_CARD] == 1:
        take_top_card(s, owner)
        return False
    draw_two(s)
    if s.drawn[1] >= 0:
        ask(s, owner, Phase.KEEP)
        return True
    if s.drawn[0] >= 0:
        keep_card(s, s.drawn[0])
    return False
