"""Building: requirements of the three hexes, resources, fish exchange, superhouses."""

from __future__ import annotations

from kontor.kernel import refuse, rule, say

from .components import (
    FISH,
    FISHMONGER_NEEDS,
    HEX_GIVES,
    MARKET,
    MOST_OF_RESOURCE,
    N_CITY,
    N_HEXES,
    N_RESOURCES,
    N_SITES,
    N_WALLS,
    OLIVES,
    ORE,
    RESERVED,
    STONE,
    SUPER,
    WHARF,
    WOOD,
)
from .market import has_goods
from .state import Edition, Event, Option, State, Why
from .tables import ACTS as ACTS_AT
from .tables import (
    CITY_N,
    FISH_RATE,
    GAIN,
    HEXES_OF,
    NEEDED_BY,
    NEEDS,
    NEEDS_GOODS,
    REQUIRING,
    REQUIRING_N,
    RING,
    SITE_HEX,
)

SEA = sum(1 << h for h in range(N_HEXES) if HEX_GIVES[h] == FISH)
TRADING = 1 << MARKET | 1 << WHARF
OVERFLOWING = MOST_OF_RESOURCE - 1  # with so many fish a site with two would waste some


# ---- requirements ----
@rule
def most_around(s: State, owner: int, site: int, first: int, last: int) -> int:
    """As many houses as the owner will have at one of these hexes of a site."""
    most = 0
    for k in range(first, last):
        most = max(most, s.players[owner].around[REQUIRING[site][k]] + 1)
    return most


@rule
def wood_needed(s: State, owner: int, site: int) -> int:
    """For land hexes; the sea requires none."""
    return most_around(s, owner, site, CITY_N[site], REQUIRING_N[site])


@rule
def stone_needed(s: State, owner: int, site: int) -> int:
    """For city hexes."""
    return most_around(s, owner, site, 0, CITY_N[site])


@rule
def fish_for_requirements(s: State, site: int) -> int:
    """Fish that must be exchanged to build a house there, given what the house itself brings."""
    p = s.players[s.seat]
    fish = FISH_RATE[WOOD] * max(0, wood_needed(s, s.seat, site) - p.resources[WOOD] - GAIN[site][WOOD])
    fish += FISH_RATE[STONE] * max(0, stone_needed(s, s.seat, site) - p.resources[STONE] - GAIN[site][STONE])
    for r in range(ORE, OLIVES + 1):
        fish += FISH_RATE[r] * max(0, NEEDS[site][r] - p.resources[r] - GAIN[site][r])
    return fish


@rule
def site_taken(s: State, site: int) -> int:
    return refuse(Why.SITE_RESERVED if s.house[site] == RESERVED else Why.SITE_TAKEN, site=site)


@rule
def requirements_met(s: State, site: int, trading: bool) -> bool:
    """On a free site, if need be by an exchange of fish, before the Fishmonger.

    `trading`: the player has goods, for the Market and the Wharf.
    """
    if NEEDS_GOODS[site] == 1 and not trading:
        return False
    fish = min(MOST_OF_RESOURCE, s.players[s.seat].resources[FISH] + GAIN[site][FISH]) - NEEDS[site][FISH]
    return fish >= 0 and fish_for_requirements(s, site) <= fish


@rule
def requirement_not_met(s: State, site: int, gain: int, wood: int, stone: int) -> int:
    """What is lacking, or cannot be made up for by fish; `gain`: 1 if the house brings the resources of the site."""
    p = s.players[s.seat]
    if NEEDS_GOODS[site] == 1 and not has_goods(s, s.seat):
        return refuse(Why.NEEDS_GOODS, site=site)
    fish = min(MOST_OF_RESOURCE, p.resources[FISH] + gain * GAIN[site][FISH])
    if fish < NEEDS[site][FISH]:
        return refuse(Why.NEEDS_FISH, count=NEEDS[site][FISH])
    cost = 0
    for r in range(FISH):
        need = wood if r == WOOD else stone if r == STONE else NEEDS[site][r]
        have = p.resources[r] + gain * GAIN[site][r]
        if FISH_RATE[r] * (need - have) > fish:
            if r == WOOD or r == STONE:
                return refuse(Why.NEEDS_MORE, resource=r, count=need, have=have)
            return refuse(Why.NEEDS_RESOURCE, resource=r)
        cost += FISH_RATE[r] * max(0, need - have)
    if cost > fish:
        return refuse(Why.NEEDS_SEVERAL, cost=cost, have=fish)
    return refuse(Why.NEEDS_FISH_LEFT, cost=cost, count=NEEDS[site][FISH], have=fish)


@rule
def easy_hexes(s: State, owner: int, trading: bool) -> int:
    """Hexes whose requirements are met whatever the house itself brings, one bit each: most sites touch no others."""
    p = s.players[owner]
    hexes = SEA
    for h in range(N_HEXES):
        if p.around[h] < p.resources[STONE if h < N_CITY else WOOD]:
            hexes |= 1 << h
    for r in range(ORE, OLIVES + 1):
        if p.resources[r] == 0:
            hexes &= ~NEEDED_BY[r]
    if p.resources[FISH] < FISHMONGER_NEEDS:
        hexes &= ~NEEDED_BY[FISH]
    if not trading:
        hexes &= ~TRADING
    return hexes


@rule
def can_build_any(s: State) -> bool:
    trading = has_goods(s, s.seat)
    easy = easy_hexes(s, s.seat, trading)
    for site in range(N_SITES):
        if s.house[site] < 0 and (HEXES_OF[site] & ~easy == 0 or requirements_met(s, site, trading)):
            return True
    return False


# ---- superhouses (two players) ----
@rule
def hexes_with_superhouse(s: State) -> int:
    """One bit each."""
    hexes = 0
    for k in range(N_WALLS):
        if s.house[RING[k]] == SUPER:
            hexes |= ACTS_AT[RING[k]]
    return hexes


@rule
def has_room_for_super(s: State, k: int, taken: int) -> bool:
    """A free site of the ring none of whose city hexes has a superhouse already."""
    return s.house[RING[k]] < 0 and ACTS_AT[RING[k]] & taken == 0


@rule
def hex_with_superhouse(site: int, taken: int) -> int:
    """The first of a site's city hexes that has one."""
    for k in range(CITY_N[site]):
        if (taken >> REQUIRING[site][k]) & 1 == 1:
            return REQUIRING[site][k]
    return -1


@rule
def super_requirements_met(s: State, site: int) -> bool:
    """For a superhouse neither wood nor stone nor own resources count; what a hex requires beside them does."""
    p = s.players[s.seat]
    fish = p.resources[FISH] - NEEDS[site][FISH]
    if fish < 0 or (NEEDS_GOODS[site] == 1 and not has_goods(s, s.seat)):
        return False
    for r in range(ORE, OLIVES + 1):
        fish -= FISH_RATE[r] * max(0, NEEDS[site][r] - p.resources[r])
    return fish >= 0


@rule
def can_build_any_super(s: State) -> bool:
    taken = hexes_with_superhouse(s)
    for k in range(N_WALLS):
        if has_room_for_super(s, k, taken) and super_requirements_met(s, RING[k]):
            return True
    return False


@rule
def turn_superhouses_into_houses(s: State) -> None:
    """Second edition: when no site for a superhouse is left, those that remain are ordinary houses."""
    if s.options[Option.EDITION] != Edition.SECOND:
        return
    left = 0
    for seat in range(s.seats):
        left += s.players[seat].supers
    if left == 0:
        return
    taken = hexes_with_superhouse(s)
    for k in range(N_WALLS):
        if has_room_for_super(s, k, taken):
            return
    for seat in range(s.seats):
        p = s.players[seat]
        p.houses += p.supers
        p.supers = 0
    say(Event.OVERFLOW)


# ---- the house on its site ----
@rule
def build(s: State, owner: int, site: int) -> None:
    """Take what the countryside gives, exchange what fish the requirements cost; then the city hexes act."""
    p = s.players[owner]
    p.houses -= 1
    say(Event.BUILD, owner, site)
    gain_resources(s, owner, site)
    if owner < s.seats:  # of automata requirements are not checked
        exchange_up_to(s, owner, WOOD, wood_needed(s, owner, site))
        exchange_up_to(s, owner, STONE, stone_needed(s, owner, site))
        meet_special_requirements(s, owner, site)
    set_house(s, owner, site)
    s.site = site
    s.pending = ACTS_AT[site]


@rule
def set_house(s: State, owner: int, site: int) -> None:
    s.house[site] = owner
    for k in range(3):
        s.players[owner].around[SITE_HEX[site][k]] += 1


@rule
def gain_resources(s: State, owner: int, site: int) -> None:
    p = s.players[owner]
    for r in range(N_RESOURCES):
        if GAIN[site][r] > 0:
            gained = min(GAIN[site][r], MOST_OF_RESOURCE - p.resources[r])
            p.resources[r] += gained
            say(Event.GAIN, owner, gained, r)


@rule
def build_super(s: State, owner: int, k: int) -> None:
    site = RING[k]
    p = s.players[owner]
    p.supers -= 1
    p.built_supers += 1
    say(Event.SUPER, owner, site)
    meet_special_requirements(s, owner, site)
    s.house[site] = SUPER
    s.site = site
    s.pending = ACTS_AT[site]


@rule
def lose_house(s: State, owner: int) -> None:
    """No site is allowed: the house is given up (an ordinary one, if there is one left)."""
    p = s.players[owner]
    if p.houses > 0:
        p.houses -= 1
    else:
        p.supers -= 1
    p.lost += 1
    say(Event.LOSE_HOUSE, owner)


# ---- fish exchange ----
@rule
def can_exchange(s: State, owner: int, resource: int) -> bool:
    p = s.players[owner]
    return p.resources[FISH] >= FISH_RATE[resource] and p.resources[resource] < MOST_OF_RESOURCE


@rule
def exchange(s: State, owner: int, resource: int) -> None:
    p = s.players[owner]
    p.resources[FISH] -= FISH_RATE[resource]
    p.resources[resource] += 1
    say(Event.EXCHANGE, owner, FISH_RATE[resource], resource)


@rule
def exchange_up_to(s: State, owner: int, resource: int, count: int) -> None:
    while s.players[owner].resources[resource] < count:
        exchange(s, owner, resource)


@rule
def meet_special_requirements(s: State, owner: int, site: int) -> None:
    for r in range(ORE, OLIVES + 1):
        exchange_up_to(s, owner, r, NEEDS[site][r])


@rule
def fish_may_be_wasted(s: State, owner: int) -> bool:
    """Before building an exchange matters only if the site could give more fish than can be kept."""
    return s.players[owner].resources[FISH] >= OVERFLOWING


# ---- is there anything to decide ----
@rule
def can_build(s: State) -> bool:
    """A house or a superhouse, anywhere."""
    p = s.players[s.seat]
    return (p.houses > 0 and can_build_any(s)) or (p.supers > 0 and can_build_any_super(s))


@rule
def can_save_fish(s: State) -> bool:
    """Some exchange is possible before building."""
    if fish_may_be_wasted(s, s.seat):
        for r in range(FISH):
            if can_exchange(s, s.seat, r):
                return True
    return False
