"""Positions from outside: what is impossible about one, in words."""

from __future__ import annotations

from collections import Counter

from kontor.kernel import bits, lay_out, seed_rng

from .activation import exchange_matters, house_acts_for
from .bonus import pile
from .building import has_room_for_super, hexes_with_superhouse
from .components import (
    AUTOMATA,
    CARD_IDS,
    CATHEDRAL,
    CITY_IDS,
    CLOCKWISE,
    COMMODITIES,
    DEALT,
    FISHMONGER,
    GOOD_POINTS,
    MASON,
    MOST_OF_RESOURCE,
    N_CITY,
    N_HEXES,
    N_PATRICIAN,
    N_SHIPS,
    N_SITES,
    N_WALLS,
    PATRICIAN,
    PATRICIAN_EACH,
    PATRICIAN_IN_GAME,
    PRICE_START,
    PRICES,
    RECTOR,
    RESERVED,
    RING,
    SHIPS,
    SITE_IDS,
    SITES,
    SLOTS,
    SOLO_ROUNDS,
    SOLO_START,
    SUPER,
    TOP_PRICE,
    TOWERS,
    WHARF,
)  # fmt: skip
from .decisions import DECISIONS
from .ending import decisions_left
from .scoring import cathedral_points, hand_points
from .setup import setup
from .state import Edition, Option, Phase, Points, State, most_houses, owners, superhouses
from .tables import ACTS, HOUSES_ACT, MAKES, SHIP_BACK
from .walls import can_tower, longest_section, wall_points

MOST_TURNS = 30_000
_IN_HEX = {
    Phase.EXCHANGE: None,  # the three hexes that make goods
    Phase.WALL: "mason",
    Phase.TOWER: "architect",
    Phase.BUY: "market",
    Phase.SELL: "wharf",
    Phase.KEEP: "rector",
}


def problems(s: State) -> list[str]:
    """Everything that is impossible: pieces too many or too few, cards twice, points without a source."""
    return [*_houses(s), *_ships(s), *_patrician(s)] or _cards(s) or _turn(s) or _points(s)


# ---- pieces ----
def _houses(s: State) -> list[str]:
    allowed = {-1, *range(owners(s)), {1: RESERVED, 2: SUPER}.get(s.seats, -1)}
    out = [
        f"the house on site {SITE_IDS[site]} is {owner}, which is nobody's in this game"
        for site, owner in enumerate(s.house)
        if owner not in allowed
    ]
    towers = Counter(s.tower)
    for owner in range(owners(s)):
        p = s.players[owner]
        own = [site for site in range(N_SITES) if s.house[site] == owner]
        around = Counter(hex_ for site in own for hex_ in SITES[site])
        if any(p.around[h] != around[h] for h in range(N_HEXES)):
            out.append(f"around of owner {owner} does not follow from the houses")
        start = len(SOLO_START[0]) if s.seats == 1 else 0
        found = len(own) + p.houses + p.supers + p.built_supers + p.lost
        wanted = most_houses(s) + start
        if found != wanted:
            out.append(f"owner {owner} has {found} houses in the game; there must be {wanted}")
        if p.supers + p.built_supers > superhouses(s):
            count = p.supers + p.built_supers
            out.append(f"owner {owner} has {count} superhouses in the game; there are only {superhouses(s)}")
        if towers[owner] > TOWERS:
            out.append(f"owner {owner} has {towers[owner]} towers; there are only {TOWERS}")
    built = [site for site in range(N_SITES) if s.house[site] == SUPER]
    if len(built) != sum(s.players[seat].built_supers for seat in range(owners(s))):
        out.append("built_supers does not follow from the superhouses on the board")
    if any(site not in RING for site in built):
        out.append("superhouses stand on the wall only")
    cities = Counter(hex_ for site in built for hex_ in SITES[site] if hex_ < N_CITY)
    out += [f"the {CITY_IDS[h]} has {n} superhouses; one is allowed" for h, n in cities.items() if n > 1]
    if s.phase == Phase.BUILD and s.options[Option.EDITION] == Edition.SECOND and any(p.supers for p in s.players):
        taken = hexes_with_superhouse(s)
        if not any(has_room_for_super(s, k, taken) for k in range(N_WALLS)):
            out.append("there is no site for a superhouse left, so those that remain are houses")
    return out


def _ships(s: State) -> list[str]:
    out = []
    where = Counter(bits(s.fleet))
    where.update(ship for ship in s.row if ship >= 0)
    for owner in range(owners(s)):
        p = s.players[owner]
        where.update(bits(p.ships))
        points = sum(GOOD_POINTS[SHIPS[ship].good] for ship in bits(p.ships))
        if p.points[Points.SHIPS] != points:
            out.append(f"points[SHIPS] of owner {owner} must be {points}")
    if where != Counter(range(N_SHIPS)):
        out.append("every ship must be in one place: still to come, for sale, or with a player")
    row = [ship for ship in s.row if ship >= 0]
    if s.row[: len(row)] != row or (len(row) < SLOTS and s.fleet):
        out.append("ships for sale stand from the left without gaps, five while others are to come")
    backs = {SHIP_BACK[ship] for ship in bits(s.fleet)} or {-1}
    if s.back not in backs:
        out.append("back is not that of a ship still to come")
    return out


def _patrician(s: State) -> list[str]:
    if s.seats > 1:
        return []
    out = []
    if sum(x >= 0 for x in s.patrician) != PATRICIAN_IN_GAME:
        out.append(f"{PATRICIAN_IN_GAME} Patrician cards must be in the game")
    for owner in range(owners(s)):
        if any(s.house[site] != owner for site in SOLO_START[owner]):
            out.append(f"the start houses of owner {owner} are not where they stand at the start")
    reserved = set()
    for card in range(N_PATRICIAN):
        owner = s.patrician[card]
        on_card = [s.house[site] for site in PATRICIAN[card]]
        reserved |= {site for site in PATRICIAN[card] if s.house[site] == RESERVED}
        built = sum(x != RESERVED for x in on_card)
        if owner < 0 and RESERVED in on_card:
            out.append(f"a site of Patrician card {card + 1}, which is not in the game, is reserved")
        if owner < 0 and any(x in (1, 2) for x in on_card):
            out.append(f"an automaton stands on Patrician card {card + 1}, which is not in the game")
        if owner == 0 and built:
            out.append(f"Patrician card {card + 1} lies face down, but a site of it is built")
        if owner > 0 and (built == 0 or on_card[:built] != [owner] * built):
            out.append(f"Patrician card {card + 1} must be built in order by its automaton")
    if any(s.house[site] == RESERVED and site not in reserved for site in range(N_SITES)):
        out.append("a site is reserved that is on no Patrician card")
    for owner in range(1, 1 + AUTOMATA):
        cards = s.patrician.count(owner)
        if cards > PATRICIAN_EACH:
            out.append(f"automaton {owner} has {cards} Patrician cards; there are {PATRICIAN_EACH} for each")
        if s.players[owner].lost or s.house.count(owner) > SOLO_ROUNDS + len(SOLO_START[owner]):
            out.append(f"automaton {owner} loses no houses")
    return out


# ---- bonus cards ----
def _cards(s: State) -> list[str]:
    out = []
    where: Counter[int] = Counter(x for x in (*s.bottom, *s.drawn) if x >= 0)
    choosing = s.phase == Phase.CHOOSE
    drew_two = s.seats > 1 or s.options[Option.SOLO_TOP_CARD] == 0
    kept = 0
    for owner in range(owners(s)):
        p = s.players[owner]
        hand = list(bits(p.hand))
        palace = sum(s.house[site] == owner for site in range(N_SITES) if RECTOR in SITES[site])
        waiting = s.active == owner and s.site >= 0 and RECTOR in SITES[s.site] and s.house[s.site] == owner
        palace -= waiting and (bool(s.pending >> RECTOR & 1) or s.phase == Phase.KEEP)
        if owner >= s.seats:
            if p.cards != 1 + 2 * palace or (p.hand and s.phase != Phase.OVER) or p.dealt or p.first != -1:
                out.append(f"automaton {owner} has a card from the start and two for each house at the palace, unseen")
            spoils = s.spoils[owner - 1]
            shown = spoils[: p.cards] if s.phase == Phase.OVER else []
            if [x for x in spoils if x >= 0] != shown or sorted(shown) != hand or -1 in shown:
                out.append(f"spoils of automaton {owner} must be its hand, as it was drawn, when the game is over")
            where.update(hand)
            continue
        where.update(hand)
        kept += palace
        put = sum(by == owner for by in (*s.bottom_by, s.again_by))
        if put != (palace if drew_two else 0):
            out.append(f"seat {owner} must have put a card under the pile for each house at the palace")
        if len(hand) != p.cards or (p.cards != 1 + palace and not choosing):
            out.append(f"seat {owner} must have one card and one for each house at the palace")
        if p.first >= 0 and not p.hand >> p.first & 1:
            out.append(f"the first card of seat {owner} must be in its hand")
        if (p.first < 0) != (p.cards == 0):
            out.append(f"the first card of seat {owner} must be set as soon as it was kept")
        if s.seats > 1 and (p.dealt.bit_count() != DEALT or (p.first >= 0 and not p.dealt >> p.first & 1)):
            out.append(f"dealt of seat {owner} must be three cards with the one kept")
        if s.seats == 1 and p.dealt:
            out.append("alone no cards are dealt to choose from")
    dealt = Counter(card for seat in range(s.seats) for card in bits(s.players[seat].dealt))
    twice = [CARD_IDS[card] for card, n in (where + Counter()).items() if n > 1]
    twice += [CARD_IDS[card] for card, n in dealt.items() if n > 1]
    out += [f"the bonus card {name} is in two places" for name in twice]
    if s.bottoms + (s.again_by >= 0) != (kept if drew_two else 0):
        out.append("as many cards lie under the pile as were not kept at the palace")
    for k in range(len(s.bottom)):
        if (k < s.bottoms) != (s.bottom[k] >= 0) or (s.bottom[k] >= 0) != (s.bottom_by[k] >= 0):
            out.append(f"bottom[{k}] and bottom_by[{k}] do not match bottoms")
    if (s.phase == Phase.KEEP) != (s.drawn[1] >= 0) or (s.drawn[0] >= s.drawn[1]) != (s.drawn[1] < 0):
        out.append("drawn must be two cards in order while one is chosen, else nothing")
    if s.drawn[1] < 0 <= s.drawn[0]:
        out.append("drawn must be two cards or none")
    if len({s.again < 0, s.again_by < 0, s.again_to < 0}) > 1:
        out.append("again, again_by and again_to belong together")
    elif s.again >= 0:
        known = {*s.drawn, *(card for card, by in zip(s.bottom, s.bottom_by, strict=True) if by == s.again_to)}
        if pile(s) or (s.again not in known and not s.players[s.again_to].hand >> s.again & 1):
            out.append("again must be a card that came up again after all others")
    return out


# ---- points ----
def _points(s: State) -> list[str]:
    """What was scored on the way has a source on the table; what is counted at the end is known."""
    out = []
    over = s.phase == Phase.OVER
    worth = [[wall_points(s, owner, k) for k in bits(s.walls)] for owner in range(owners(s))]
    for owner in range(owners(s)):
        p = s.players[owner]
        most = {
            Points.WALLS: sum(sorted(worth[owner], reverse=True)[: _actions(s, MASON, owner)]),
            Points.FISH: MOST_OF_RESOURCE // 2 * _actions(s, FISHMONGER, owner),
            Points.SALES: max(PRICES) * _actions(s, WHARF, owner),
        }
        for kind, points in most.items():
            if p.points[kind] > points:
                out.append(f"points[{kind.name}] of owner {owner} is {p.points[kind]}; it can be at most {points}")
        end = (longest_section(s, owner) % 256, cathedral_points(s, owner), hand_points(s, owner, 0))
        for kind, points in zip((Points.SECTION, Points.CATHEDRAL, Points.CARDS), end, strict=True):
            wanted = points if over else 0
            if p.points[kind] != wanted:
                out.append(f"points[{kind.name}] of owner {owner} must be {wanted}")
    walls = sum(s.players[owner].points[Points.WALLS] for owner in range(owners(s)))
    if walls > sum(map(max, zip(*worth, strict=True))):
        out.append("points[WALLS] are more than all walls together can have brought")
    return out


def _actions(s: State, hex_: int, owner: int) -> int:
    """How often at most houses at a hex have acted for an owner.

    When the n-th house was built there, n acted. Most of them were the owner's if its houses came first; a superhouse
    makes all of them act for whoever built it. Of a house whose hexes are still to act only what was done counts.
    """
    houses = [site for site in CLOCKWISE[hex_] if s.house[site] not in (-1, RESERVED)]
    done = 0
    if s.site in houses and (s.hex == hex_ or s.pending >> hex_ & 1):
        houses.remove(s.site)
        if s.hex == hex_:
            done = sum(house_acts_for(s, step) == owner for step in range(s.step))
    own = sum(s.house[site] == owner for site in houses)
    if any(s.house[site] == SUPER for site in houses):
        own = len(houses)
    return done + sum(len(houses) - k for k in range(own))


# ---- what is under way ----
def _turn(s: State) -> list[str]:
    """What is half done must match the phase, or the rules could not continue from here."""
    out = []
    phase = Phase(s.phase)
    if phase == Phase.ACT:
        return ["in phase ACT nobody decides"]
    idle = s.hex == -1 and s.step == 0 and s.asked == 0
    if phase in (Phase.CHOOSE, Phase.BEGIN, Phase.BUILD, Phase.OVER) and (not idle or s.site != -1 or s.pending):
        out.append("site, hex, step, asked and pending are set, but no hex acts")
    if s.turns > MOST_TURNS - 2 * decisions_left(s):
        out.append(f"turns is {s.turns}, more than a game can have")
    if any(s.players[owner].declined for owner in range(owners(s)) if owner in (s.active, *range(s.seats, 3))):
        out.append("only a player whose turn it is not has declined to exchange fish")
    if phase in (Phase.CHOOSE, Phase.BEGIN):
        out += _not_begun(s)
    if phase == Phase.CHOOSE:
        chosen = (s.seat - s.first) % s.seats
        waiting = [s.players[(s.first + k) % s.seats].cards for k in range(s.seats)]
        if s.seats == 1 or s.active != s.first or waiting != [1] * chosen + [0] * (s.seats - chosen):
            out.append("bonus cards are chosen one after the other, beginning with the first player")
    elif phase == Phase.BEGIN:
        if s.seats > 1 or s.options[Option.SOLO_FIRST] == 1 or s.active != 1:
            out.append("only a game alone begins with the automata, if the player does not begin")
    elif phase == Phase.BUILD:
        if s.seat != s.active:
            out.append("seat must be the active one, who builds")
        elif s.players[s.seat].houses + s.players[s.seat].supers == 0:
            out.append("the active seat has no houses left")
    elif phase == Phase.OVER:
        if any(s.players[owner].houses + s.players[owner].supers for owner in range(owners(s))):
            out.append("the game is over, but there are houses left")
    else:
        out += _acting(s, phase, idle)
    if s.active >= s.seats and phase == Phase.BUILD:
        out.append("automata build without being asked")
    return out or DECISIONS.unasked(s)


def _not_begun(s: State) -> list[str]:
    """Everything but bonus cards is as at the setup; of the ships, those for sale decide the prices."""
    fresh = State.blank()
    lay_out(fresh, s.seats, s.options)
    seed_rng(fresh.rng, 0)
    setup(fresh)
    out = []
    for owner in range(owners(s)):
        p, new = s.players[owner], fresh.players[owner]
        names = ("ships", "points", "resources", "stock", "houses", "supers", "lost", "declined")
        out += [
            f"{name} of owner {owner} is not as at the start, but the game has not started"
            for name in names
            if getattr(p, name) != getattr(new, name)
        ]
    chosen = sum(s.players[seat].cards > 0 for seat in range(s.seats)) if s.seats > 1 else 0
    raised = [PRICE_START] * len(COMMODITIES)
    for ship in s.row:
        raised[SHIPS[ship].raises] += SHIPS[ship].by
    if s.turns != chosen or s.walls or max(s.tower) >= 0 or s.price != [min(TOP_PRICE, x) for x in raised]:
        out.append("walls, towers, prices and turns are not as at the start, but the game has not started")
    return out


def _newest(s: State, automaton: int) -> list[int]:
    """The sites built last on each card of an automaton."""
    cards = [PATRICIAN[card] for card in range(N_PATRICIAN) if s.patrician[card] == automaton]
    return [[site for site in card if s.house[site] == automaton][-1] for card in cards]


def _acting(s: State, phase: Phase, idle: bool) -> list[str]:
    if s.site < 0 or s.house[s.site] not in (s.active, SUPER) or ACTS[s.site] == 0:
        return ["site must be that of a house the active player has just built in the city"]
    if s.house[s.site] == SUPER and s.players[s.active].built_supers == 0:
        return ["site must be that of a superhouse the active player has built"]
    if s.pending & ~ACTS[s.site]:
        return ["pending must be hexes of the new house"]
    if s.active >= s.seats and s.site not in _newest(s, s.active):
        return ["site must be that of a house the automaton has just built"]
    if phase == Phase.ORDER:
        if not idle or s.seat != s.active:
            return ["the active player is asked which hex acts next"]
        return []
    if s.hex < 0 or s.hex == CATHEDRAL or not ACTS[s.site] >> s.hex & 1 or s.pending >> s.hex & 1:
        return ["hex must be one of the new house's that is not pending"]
    if s.step >= HOUSES_ACT[s.hex] or house_acts_for(s, s.step) != s.seat:
        return ["seat must be whoever's house acts"]
    wanted = _IN_HEX[phase]
    if CITY_IDS[s.hex] != wanted if wanted else MAKES[s.hex] < 0:
        return ["the phase does not match the hex that acts"]
    if s.asked and MAKES[s.hex] < 0:
        return ["asked is set, but nobody is asked about fish at this hex"]
    if s.asked & ~sum(1 << owner for owner in {house_acts_for(s, step) for step in range(s.step)} if owner >= 0):
        return ["asked is set for somebody none of whose houses has acted"]
    if phase == Phase.EXCHANGE and not exchange_matters(s, s.seat):
        return ["an exchange of fish would change nothing here"]
    if phase == Phase.TOWER and not can_tower(s, s.seat):
        return ["there is no tower, or no site for one"]
    return []


assert N_WALLS <= 30  # bits of a 32-bit field
