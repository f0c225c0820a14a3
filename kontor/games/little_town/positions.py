"""Positions from outside: what is impossible about one, in words."""

from __future__ import annotations

from .components import (
    AROUND,
    CARDS,
    CATHEDRAL,
    CELL_NAMES,
    CELLS,
    COIN,
    CUBES,
    FISH,
    GOODS,
    HOUSES,
    MAX_CARDS,
    MEADOW,
    OBJECTIVES,
    PAWNBROKER,
    PLAIN,
    PRICE,
    RESIDENCE,
    ROUNDS,
    SEATS,
    SIDES,
    SLOTS,
    SUPPLY,
    TILE_IDS,
    TILES,
    WHEAT,
    WHEAT_FIELD,
    WHEAT_FIELDS,
    WORKERS,
)
from .payment import can_give, fewest_bought, most_bought, price
from .round_end import fewest_eaten, find_own, food_to_buy, most_eaten
from .setting_up import packet_of
from .state import BOARD, OPTIONS, Phase, State


def problems(s: State) -> list[str]:
    """Everything that cannot be: pieces too many or too few, things on top of each other, numbers out of range."""
    if s.seats not in SEATS:
        return [f"seats is {s.seats}; the game is for {SEATS.start} to {SEATS.stop - 1}"]
    found = _numbers(s)
    if found:
        return found  # the rest would stumble over them
    return [*_pieces(s), *_board(s), *_cards(s)] or _pending(s)


def _numbers(s: State) -> list[str]:
    out = []
    seats = range(s.seats)

    def within(name: str, value: int, low: int, high: int) -> None:
        if not low <= value <= high:
            out.append(f"{name} is {value}; it must be from {low} to {high}")

    for k, option in enumerate(OPTIONS):
        within(f"option {option.key}", s.options[k], 0, len(option.values) - 1)
    within("phase", s.phase, 0, Phase.OVER)
    within("round (rnd)", s.rnd, 0 if s.phase == Phase.DRAFT else 1, 0 if s.phase == Phase.DRAFT else ROUNDS)
    within("first", s.first, 0, s.seats - 1)
    within("seat", s.seat, 0, s.seats - 1)
    within("asked", s.asked, 0, SLOTS - 1 if s.phase == Phase.DRAFT else s.seats)
    within("origin", s.origin, -1, CELLS - 1)
    within("building", s.building, -1, len(TILES) - 1)
    within("using", s.using, -1, CELLS - 1)
    within("good", s.good, 0, CUBES)
    within("used", s.used, 0, 255)
    within("fish", s.fish, -1, WORKERS[s.seats])
    within("wheat", s.wheat, -1, WORKERS[s.seats])
    within("turns", s.turns, 0, 1000)
    for name in ("by_worker", "spent_got", "two_kinds", "cathedral_open"):
        within(name, getattr(s, name), 0, 1)
    for name in ("uses", "point_uses"):
        within(name, getattr(s, name), 0, 8)
    for name in ("missed", "got", "bought", "gave"):
        for g in range(CUBES):
            within(f"{name}[{g}]", getattr(s, name)[g], 0, SUPPLY[g])
    for seat in seats:
        p = s.players[seat]
        for g, name in enumerate(GOODS):
            within(f"{name} of seat {seat}", p.goods[g], 0, SUPPLY[g])
        within(f"workers of seat {seat}", p.workers, 0, WORKERS[s.seats])
        within(f"houses of seat {seat}", p.houses, 0, HOUSES[s.seats])
        within(f"cards of seat {seat}", p.cards, 0, CARDS[s.seats])
        within(f"claimed of seat {seat}", p.claimed, 0, (1 << len(OBJECTIVES)) - 1)
        within(f"fed_with of seat {seat}", p.fed_with, 0, 2)
        for k in range(min(p.cards, MAX_CARDS)):
            within(f"hand[{k}] of seat {seat}", p.hand[k], 0, len(OBJECTIVES) - 1)
    for c in range(CELLS):
        within(f"tile on {CELL_NAMES[c]}", s.tile[c], -1, len(TILES) - 1)
        within(f"owner on {CELL_NAMES[c]}", s.owner[c], -1, s.seats - 1)
        within(f"worker on {CELL_NAMES[c]}", s.worker[c], -1, s.seats - 1)
    for t, name in enumerate(TILE_IDS):
        within(f"{name} on the market", s.market[t], 0, WHEAT_FIELDS if t == WHEAT_FIELD else 1)
    in_use = s.phase in (Phase.GIVE, Phase.TAKE, Phase.BETWEEN)
    if (s.phase == Phase.LAY and s.building < 0) or (in_use and s.using < 0):
        out.append("the phase speaks of a building that is not there (building, using)")
    if s.phase == Phase.PAY and (s.building < 0) == (s.using < 0):
        out.append("a payment is for one thing: either building or using must be set")
    if s.using >= 0 and s.origin < 0:
        out.append("a building is used from nowhere: origin must be set")
    if 0 <= s.using < CELLS and s.tile[s.using] < 0:
        out.append(f"using is {CELL_NAMES[s.using]}, where no building stands")
    return out


def _pieces(s: State) -> list[str]:
    """Nothing is lost and nothing appears: cubes, coins, houses, workers, tiles."""
    out = []
    for g, name in enumerate(GOODS):
        total = s.supply[g] + sum(s.players[seat].goods[g] for seat in range(s.seats))
        if total != SUPPLY[g] or s.supply[g] < 0:
            out.append(f"there are {total} {name} in the game (supply {s.supply[g]}); there must be {SUPPLY[g]}")
    for seat in range(s.seats):
        p = s.players[seat]
        built = s.owner.count(seat)
        if p.houses + built != HOUSES[s.seats]:
            out.append(f"seat {seat} has {p.houses} houses and {built} buildings; there are {HOUSES[s.seats]} houses")
        if p.workers + s.worker.count(seat) > WORKERS[s.seats]:
            out.append(f"seat {seat} has more than {WORKERS[s.seats]} workers")
    on_board = [s.tile.count(t) for t in range(len(TILES))]
    for t, name in enumerate(TILE_IDS):
        there, wanted = s.market[t] + on_board[t], WHEAT_FIELDS if t == WHEAT_FIELD else 1
        if there != (wanted if s.in_game >> t & 1 else 0):
            out.append(f"there are {there} {name} tiles on board and market, which does not fit in_game")
    if s.phase != Phase.DRAFT and bin(s.in_game >> 1).count("1") != SLOTS:
        out.append(f"in_game must name {SLOTS} kinds of tile beside the wheat field")
    return out


def _board(s: State) -> list[str]:
    out = []
    terrain = SIDES[s.options[BOARD]]
    for c, name in enumerate(CELL_NAMES):
        if (s.tile[c] < 0) != (s.owner[c] < 0):
            out.append(f"on {name} a building and its owner do not go together")
        if s.tile[c] >= 0 and s.worker[c] >= 0:
            out.append(f"a worker and a building both stand on {name}")
        if (s.tile[c] >= 0 or s.worker[c] >= 0) and terrain[c] != MEADOW:
            out.append(f"{name} is not meadow, nothing can stand there")
    return out


def _cards(s: State) -> list[str]:
    out = []
    seen: dict[int, int] = {}
    for seat in range(s.seats):
        p = s.players[seat]
        hand = p.hand[: p.cards]
        if hand != sorted(hand) or any(card != -1 for card in p.hand[p.cards :]):
            out.append(f"the hand of seat {seat} must be in increasing order, then −1")
        for card in [*hand, *(k for k in range(len(OBJECTIVES)) if p.claimed >> k & 1)]:
            if card in seen:
                out.append(f"objective {OBJECTIVES[card].id} is there twice (seats {seen[card]} and {seat})")
            seen[card] = seat
        if p.cards + bin(p.claimed).count("1") > (0 if s.phase == Phase.DRAFT else CARDS[s.seats]):
            out.append(f"seat {seat} has more objectives than were dealt")
    return out


def _pending(s: State) -> list[str]:
    """What is half done must fit the phase, or the rules could not go on from here."""
    p, phase = s.players[s.seat], s.phase
    need = WORKERS[s.seats]
    out = []
    if phase in (Phase.DRAFT, Phase.SPECIAL, Phase.FEED, Phase.CLAIM) and s.seat != (s.first + s.asked) % s.seats:
        out.append("seat does not follow from first and asked")
    if phase not in (Phase.DRAFT, Phase.OVER) and phase >= Phase.SPECIAL and s.asked >= s.seats:
        out.append("asked: all seats have been asked already")
    if phase == Phase.TURN and p.workers == 0:
        out.append(f"seat {s.seat} is to place a worker and has none")
    if s.building >= 0 and phase not in (Phase.PAY, Phase.LAY):
        out.append("building is set, but nothing is being built")
    if s.using >= 0 and phase not in (Phase.PAY, Phase.GIVE, Phase.TAKE, Phase.BETWEEN):
        out.append("using is set, but no building is being used")
    in_turn = phase in (Phase.ACT, Phase.PAY, Phase.GIVE, Phase.TAKE, Phase.BETWEEN) and s.building < 0
    if s.by_worker and not (in_turn and s.origin >= 0):
        out.append("by_worker is set, but no worker is using buildings")
    if phase == Phase.ACT and s.by_worker != (s.origin >= 0):
        out.append("by_worker and origin do not go together")
    if s.by_worker and s.origin >= 0 and s.worker[s.origin] != s.seat:
        out.append("origin must be the square of the worker just placed")
    if s.origin >= 0 and not (in_turn or phase == Phase.SPECIAL):
        out.append("origin is set, but no buildings are being used")
    if s.used >> (len(AROUND[s.origin]) if s.origin >= 0 else 0):
        out.append("used names neighbours that are not there")
    if phase in (Phase.LAY, Phase.PAY) and s.building >= 0 and (s.market[s.building] == 0 or p.houses == 0):
        out.append("the tile being built is not on the market, or there is no house for it")
    if phase == Phase.SPECIAL and s.origin >= 0 and (s.tile[s.origin], s.owner[s.origin]) != (RESIDENCE, s.seat):
        out.append("origin must be the residence of the seat to move")
    if s.cathedral_open and (phase not in _IN_SPECIAL or find_own(s, CATHEDRAL, s.seat) < 0):
        out.append("cathedral_open: the seat to move has no cathedral to score now")
    if s.using >= 0 and s.by_worker == 0 and phase in _IN_SPECIAL and find_own(s, RESIDENCE, s.seat) != s.origin:
        out.append("a building is used by neither a worker nor the residence")
    if phase == Phase.FEED:
        if s.fish > p.goods[FISH] or s.wheat > p.goods[WHEAT] or max(s.fish, 0) + max(s.wheat, 0) > need:
            out.append("more food is eaten than there is, or than is needed")
        wheat = s.wheat if s.wheat >= 0 else p.goods[WHEAT]
        hungry = 0 <= s.fish < p.goods[FISH] and s.fish + wheat + food_to_buy(s) < need
        if s.wheat >= 0 > s.fish or hungry or fewest_eaten(s) > most_eaten(s):
            out.append("fish and wheat cannot have been eaten like this")
    elif s.fish >= 0 or s.wheat >= 0:
        out.append("fish and wheat are decided only while feeding")
    if phase == Phase.PAY:
        bought = [s.bought[g] for g in range(CUBES)]
        if s.good >= CUBES or any(fewest_bought(s, g) > most_bought(s, g) for g in range(s.good, CUBES)):
            out.append("the payment under way cannot be made")
        elif any(bought[s.good :]) or any(
            not fewest_bought(s, g) <= bought[g] <= price(s, g) or bought[g] > s.supply[g] for g in range(s.good)
        ):
            out.append("bought does not fit the payment under way")
        elif p.goods[COIN] < price(s, COIN) + PRICE * sum(
            bought[g] if g < s.good else fewest_bought(s, g) for g in range(CUBES)
        ):
            out.append("there are too few coins for what was bought")
    if phase == Phase.GIVE:
        given = sum(s.gave) + sum(s.bought)
        if given != s.good or s.good > 1 or any(s.gave[g] > p.goods[g] for g in range(CUBES)):
            out.append("gave and bought do not fit what the pawnbroker was given")
        elif PRICE * sum(s.bought) > p.goods[COIN] or any(s.bought[g] > s.supply[g] for g in range(CUBES)):
            out.append("there are too few coins or cubes for what was bought")
        elif not any(can_give(s, offer) for offer in range(2 * CUBES)):
            out.append("there is nothing to give to the pawnbroker")
    if phase == Phase.TAKE and (s.good > 1 or sum(s.gave) != s.good):
        out.append("good and gave do not fit what the pawnbroker gave")
    if phase in (Phase.GIVE, Phase.TAKE) and s.tile[s.using] != PAWNBROKER:
        out.append("using must be the pawnbroker")
    if phase in (Phase.PAY, Phase.BETWEEN) and s.using >= 0 and TILES[s.tile[s.using]].kind != PLAIN:
        out.append("using must be a building that can be used")
    if phase == Phase.DRAFT:
        out += _packets(s)
    return out


_IN_SPECIAL = (Phase.SPECIAL, Phase.PAY, Phase.GIVE, Phase.TAKE, Phase.BETWEEN)


def _packets(s: State) -> list[str]:
    sizes = [s.packet.count(k) for k in range(s.seats)]
    if sizes != s.packet_size[: s.seats] or any(s.packet[t] >= 0 and s.market[t] for t in range(len(TILES))):
        return ["the packets of the draft do not fit packet_size and the market"]
    if bin(s.in_game >> 1).count("1") != s.asked:
        return ["asked must be the number of tiles laid in the draft"]
    if s.packet_size[packet_of(s, s.seat)] == 0:
        return ["the packet before the seat to move is empty"]
    return []
