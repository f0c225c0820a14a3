"""Every decision of Ragusa: when it is asked, why it may be refused, what it does. In the order of their ids."""

from __future__ import annotations

from collections.abc import Iterator

from kontor.kernel import Decision, Decisions, bits, refuse

from .activation import activate, decline_exchange, house_done
from .bonus import choose_first_card, keep_card
from .building import (
    build,
    build_super,
    can_build,
    easy_hexes,
    exchange,
    fish_may_be_wasted,
    has_room_for_super,
    hex_with_superhouse,
    hexes_with_superhouse,
    requirement_not_met,
    requirements_met,
    site_taken,
    stone_needed,
    super_requirements_met,
    wood_needed,
)
from .components import CARD_IDS, CATHEDRAL, FISH, MOST_OF_RESOURCE, N_SITES, N_WALLS
from .flow import begin_turn, flow, give_up_house, next_chooses
from .market import buy, cannot_buy, has_goods, sell
from .state import CARD, COMMODITY, EVERY_WALL, FISHED, HEX, RING_SITE, SITE, SLOT, WALL_EDGE, Option, Phase, State, Why
from .tables import ACTS, FISH_RATE, HEXES_OF, MADE_FROM, RING
from .walls import place_tower, place_wall


# ---- setup, and the Rector's Palace ----
class Keep(Decision):
    """The bonus card to keep, of three at the start, of two at the Rector's Palace."""

    card = CARD
    asked_in = (Phase.CHOOSE, Phase.KEEP)
    secret = True
    points_at = staticmethod(lambda s, card: f"card:{s.seat}:{CARD_IDS[card]}")

    @staticmethod
    def refusal(s: State, card: int) -> int:
        if s.phase == Phase.CHOOSE:
            offered = (s.players[s.seat].dealt >> card) & 1 == 1
        else:
            offered = s.drawn[0] == card or s.drawn[1] == card
        return 0 if offered else refuse(Why.NOT_AMONG_CARDS, card=card)

    @staticmethod
    def apply(s: State, card: int) -> None:
        if s.phase == Phase.CHOOSE:
            choose_first_card(s, card)
            next_chooses(s)
        else:
            keep_card(s, card)
            house_done(s)


class Begin(Decision):
    """Alone: let the automata begin."""

    asked_in = (Phase.BEGIN,)

    @staticmethod
    def never(s: State) -> int:
        return refuse(Why.BEGIN_ALONE) if s.seats > 1 else 0

    @staticmethod
    def apply(s: State) -> None:
        begin_turn(s, s.first)


# ---- building ----
class Build(Decision):
    """Build a house: it brings what its land gives, then its city hexes act."""

    site = SITE
    asked_in = (Phase.BUILD,)
    points_at = "site:{site}"

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        if s.players[s.seat].houses > 0:
            trading = has_goods(s, s.seat)
            easy = easy_hexes(s, s.seat, trading)
            for site in range(N_SITES):
                if s.house[site] < 0 and (HEXES_OF[site] & ~easy == 0 or requirements_met(s, site, trading)):
                    yield site

    @staticmethod
    def refusal(s: State, site: int) -> int:
        if s.players[s.seat].houses == 0:
            return refuse(Why.NO_HOUSES)
        if s.house[site] >= 0:
            return site_taken(s, site)
        if requirements_met(s, site, has_goods(s, s.seat)):
            return 0
        return requirement_not_met(s, site, 1, wood_needed(s, s.seat, site), stone_needed(s, s.seat, site))

    @staticmethod
    def apply(s: State, site: int) -> None:
        build(s, s.seat, site)
        s.phase = Phase.ORDER


class Super(Decision):
    """Build a superhouse instead: two players only, on the wall."""

    site = RING_SITE
    asked_in = (Phase.BUILD,)
    points_at = "site:{site}"

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        if s.players[s.seat].supers > 0:
            taken = hexes_with_superhouse(s)
            for site in range(N_WALLS):
                if has_room_for_super(s, site, taken) and super_requirements_met(s, RING[site]):
                    yield site

    @staticmethod
    def never(s: State, site: int) -> int:
        return refuse(Why.SUPERHOUSES_FOR_TWO) if s.seats != 2 else 0

    @staticmethod
    def refusal(s: State, site: int) -> int:
        if s.players[s.seat].supers == 0:
            return refuse(Why.NO_SUPERHOUSES)
        if s.house[RING[site]] >= 0:
            return site_taken(s, RING[site])
        taken = hexes_with_superhouse(s)
        if not has_room_for_super(s, site, taken):
            return refuse(Why.SUPERHOUSE_THERE, hex=hex_with_superhouse(RING[site], taken))
        return 0 if super_requirements_met(s, RING[site]) else requirement_not_met(s, RING[site], 0, 0, 0)

    @staticmethod
    def apply(s: State, site: int) -> None:
        build_super(s, s.seat, site)
        s.phase = Phase.ORDER


# ---- city hexes ----
class Activate(Decision):
    """Which city hex of the new house acts next."""

    hex = HEX
    asked_in = (Phase.ORDER,)
    points_at = "hex:{hex}"

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        yield from bits(s.pending)

    @staticmethod
    def never(s: State, city: int) -> int:
        return refuse(Why.HEX_NEVER_ACTS, hex=city) if city == CATHEDRAL else 0

    @staticmethod
    def refusal(s: State, city: int) -> int:
        if (s.pending >> city) & 1 == 1:
            return 0
        return refuse(Why.HEX_ACTED if (ACTS[s.site] >> city) & 1 == 1 else Why.HEX_ELSEWHERE, hex=city)

    apply = staticmethod(activate)


class Exchange(Decision):
    """Fish for another resource: before an own house makes goods, or before a new house would waste fish."""

    resource = FISHED
    asked_in = (Phase.BUILD, Phase.EXCHANGE)

    @staticmethod
    def candidates(s: State) -> Iterator[int]:
        if s.phase == Phase.EXCHANGE:
            yield MADE_FROM[s.hex]
        elif fish_may_be_wasted(s, s.seat):
            yield from range(FISH)

    @staticmethod
    def refusal(s: State, resource: int) -> int:
        p = s.players[s.seat]
        if s.phase == Phase.EXCHANGE and resource != MADE_FROM[s.hex]:
            return refuse(Why.EXCHANGE_OTHER, resource=MADE_FROM[s.hex])
        if p.resources[FISH] < FISH_RATE[resource]:
            return refuse(Why.EXCHANGE_COSTS, resource=resource, count=FISH_RATE[resource])
        if p.resources[resource] == MOST_OF_RESOURCE:
            return refuse(Why.EXCHANGE_FULL, resource=resource)
        if s.phase == Phase.BUILD and not fish_may_be_wasted(s, s.seat):
            return refuse(Why.EXCHANGE_LATER, resource=resource)
        return 0

    @staticmethod
    def apply(s: State, resource: int) -> None:
        exchange(s, s.seat, resource)
        if s.phase == Phase.EXCHANGE:
            s.phase = Phase.ACT


class Wall(Decision):
    """The Mason: a wall on a free edge."""

    wall = WALL_EDGE
    asked_in = (Phase.WALL,)
    points_at = "wall:{wall}"

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        yield from bits(EVERY_WALL & ~s.walls)

    @staticmethod
    def refusal(s: State, wall: int) -> int:
        return refuse(Why.WALL_THERE) if (s.walls >> wall) & 1 == 1 else 0

    @staticmethod
    def apply(s: State, wall: int) -> None:
        place_wall(s, s.seat, wall)
        house_done(s)


class Tower(Decision):
    """The Architect: a tower on a free site of the ring."""

    site = RING_SITE
    asked_in = (Phase.TOWER,)
    points_at = "tower:{site}"

    @staticmethod
    def refusal(s: State, site: int) -> int:
        return refuse(Why.TOWER_THERE, site=RING[site]) if s.tower[site] >= 0 else 0

    @staticmethod
    def apply(s: State, site: int) -> None:
        place_tower(s, s.seat, site)
        house_done(s)


class Buy(Decision):
    """The Market: a ship of the row."""

    slot = SLOT
    asked_in = (Phase.BUY,)
    points_at = staticmethod(lambda s, slot: f"ship:n{s.row[slot]}")

    @staticmethod
    def refusal(s: State, slot: int) -> int:
        return cannot_buy(s, s.seat, slot)

    @staticmethod
    def apply(s: State, slot: int) -> None:
        buy(s, s.seat, slot)
        house_done(s)


class Sell(Decision):
    """The Wharf: one commodity at its price."""

    commodity = COMMODITY
    asked_in = (Phase.SELL,)
    points_at = "price:{commodity}"

    @staticmethod
    def refusal(s: State, commodity: int) -> int:
        return refuse(Why.NOTHING_TO_SELL, commodity=commodity) if s.players[s.seat].stock[commodity] == 0 else 0

    @staticmethod
    def apply(s: State, commodity: int) -> None:
        sell(s, s.seat, commodity)
        house_done(s)


# ---- doing nothing ----
class Pass(Decision):
    """No exchange, or the house does nothing, or it is given up because there is no site."""

    asked_in = (Phase.BUILD, Phase.EXCHANGE, Phase.WALL, Phase.TOWER, Phase.BUY, Phase.SELL)

    @staticmethod
    def refusal(s: State) -> int:
        if s.phase == Phase.BUILD and (not fish_may_be_wasted(s, s.seat) or can_build(s)):
            return refuse(Why.MUST_BUILD)
        if (s.phase == Phase.WALL or s.phase == Phase.TOWER) and s.options[Option.MAY_DECLINE] == 0:
            return refuse(Why.MUST_PLACE)
        return 0

    @staticmethod
    def apply(s: State) -> None:
        if s.phase == Phase.EXCHANGE:
            decline_exchange(s, 0)
        elif s.phase == Phase.BUILD:
            give_up_house(s)
        else:
            house_done(s)


class Later(Decision):
    """No exchange, and no question about it before its own next turn."""

    asked_in = (Phase.EXCHANGE,)
    allowed_in = (Phase.BUILD,)

    @staticmethod
    def refusal(s: State) -> int:
        return refuse(Why.OWN_TURN) if s.seat == s.active else 0

    @staticmethod
    def apply(s: State) -> None:
        decline_exchange(s, 1)


DECISIONS = Decisions(
    State, Keep, Begin, Build, Super, Activate, Exchange, Wall, Tower, Buy, Sell, Pass, Later,
    over=Phase.OVER, always_asked=(Phase.BEGIN, Phase.BUILD), flow=flow,
)  # fmt: skip
