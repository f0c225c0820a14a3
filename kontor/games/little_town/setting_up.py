"""Set-up, the market draft, and what each viewer may not know."""

from __future__ import annotations

from kontor.kernel import Actions, Numbers, below, rule, say, seed_rng

from .components import CELLS, COIN, GOODS, MAX_CARDS, MAX_PLAYERS, OBJECTIVES, SLOTS, START_COINS, TILES, WHEAT_FIELDS
from .objectives import servable
from .state import (
    BEGINNER,
    DRAFT,
    DRAFT_TILES,
    DRAFTED,
    E_DEAL,
    E_DRAFT,
    E_ROUND,
    MARKET,
    OPTIONS,
    RANDOM,
    Phase,
    Points,
    State,
)
from .tables import BIRD, CARDS, HOUSES, SUPPLY, WORKERS

N_TILES = len(TILES)
N_GOODS = len(GOODS)
N_CARDS = len(OBJECTIVES)
N_OPTIONS = len(OPTIONS)
N_POINTS = len(Points)
LOOSE = N_TILES - 1  # all kinds but the wheat field, one tile each


@rule
def setup(s: State, players: int, options: Numbers, seed: int) -> None:
    seed_rng(s.rng, seed)
    s.seats = players
    for i in range(N_OPTIONS):
        s.options[i] = options[i]
    for c in range(CELLS):
        s.tile[c] = -1
        s.owner[c] = -1
        s.worker[c] = -1
    for g in range(N_GOODS):
        s.supply[g] = SUPPLY[g]
    for t in range(N_TILES):
        s.packet[t] = -1
    for seat in range(MAX_PLAYERS):
        p = s.players[seat]
        for i in range(MAX_CARDS):
            p.hand[i] = -1
        if seat < players:
            p.goods[COIN] = START_COINS
            s.supply[COIN] -= START_COINS
            p.houses = HOUSES[players]
    s.building = -1
    s.using = -1
    s.origin = -1
    s.fish = -1
    s.wheat = -1
    s.first = below(s.rng, players)
    s.seat = s.first
    lay_market(s, 0, WHEAT_FIELDS)
    if s.options[MARKET] == BEGINNER:
        for t in range(1, N_TILES):
            if BIRD[t] == 1:
                lay_market(s, t, 1)
    else:
        shuffle_tiles(s)
        if s.options[MARKET] == RANDOM:
            for i in range(SLOTS):
                lay_market(s, s.scratch[i], 1)
    if s.options[MARKET] == DRAFTED:
        size = (LOOSE if s.options[DRAFT_TILES] == 0 else SLOTS) // players
        for i in range(size * players):
            s.packet[s.scratch[i]] = i % players
        for seat in range(players):
            s.packet_size[seat] = size
        s.phase = Phase.DRAFT
    else:
        deal_objectives(s)
        start_round(s)


@rule
def lay_market(s: State, tile: int, count: int) -> None:
    s.market[tile] = count
    s.in_game |= 1 << tile


@rule
def shuffle_tiles(s: State) -> None:
    """All kinds but the wheat field, in random order, in scratch."""
    for i in range(LOOSE):
        s.scratch[i] = i + 1
    for i in range(LOOSE - 1, 0, -1):
        j = below(s.rng, i + 1)
        x = s.scratch[i]
        s.scratch[i] = s.scratch[j]
        s.scratch[j] = x


@rule
def packet_of(s: State, seat: int) -> int:
    """Draft: the packet in front of a seat. Packets go to the left each time all have laid a tile."""
    return (seat - s.asked // s.seats) % s.seats


@rule
def list_draft(s: State, out: Actions) -> int:
    n = 0
    mine = packet_of(s, s.seat)
    for t in range(1, N_TILES):
        if s.packet[t] == mine:
            out[n] = DRAFT + t
            n += 1
    return n


@rule
def draft(s: State, tile: int) -> None:
    """Lay one tile of the packet on the market; the next player to the left does the same with theirs."""
    s.packet_size[s.packet[tile]] -= 1
    s.packet[tile] = -1
    lay_market(s, tile, 1)
    say(E_DRAFT, s.seat, tile)
    s.asked += 1
    s.turns += 1
    s.seat = (s.first + s.asked) % s.seats
    if s.asked == SLOTS:
        for t in range(N_TILES):
            s.packet[t] = -1
        for seat in range(s.seats):
            s.packet_size[seat] = 0
        deal_objectives(s)
        start_round(s)


@rule
def draft_is_forced(s: State) -> bool:
    return s.packet_size[packet_of(s, s.seat)] == 1


@rule
def draft_last(s: State) -> None:
    """A packet of one tile leaves no choice."""
    mine = packet_of(s, s.seat)
    tile = 1
    while s.packet[tile] != mine:
        tile += 1
    draft(s, tile)


@rule
def deal_objectives(s: State) -> None:
    """A card with the symbol that the market cannot serve is replaced: only servable cards are dealt."""
    for seat in range(s.seats):
        s.players[seat].cards = CARDS[s.seats]
    deal_hidden_cards(s)
    say(E_DEAL, CARDS[s.seats])


@rule
def deal_hidden_cards(s: State) -> None:
    """Fill every unknown place in the hands from the cards that may be there."""
    taken = 0
    for seat in range(s.seats):
        p = s.players[seat]
        taken |= p.claimed
        for i in range(p.cards):
            if p.hand[i] >= 0:
                taken |= 1 << p.hand[i]
    n = 0
    for card in range(N_CARDS):
        if (taken >> card) & 1 == 0 and servable(s, card):
            s.scratch[n] = card
            n += 1
    for seat in range(s.seats):
        p = s.players[seat]
        for i in range(p.cards):
            if p.hand[i] < 0:
                k = below(s.rng, n)
                n -= 1
                card = s.scratch[k]
                s.scratch[k] = s.scratch[n]
                j = i
                while j > 0 and p.hand[j - 1] > card:  # hands stay in increasing order
                    p.hand[j] = p.hand[j - 1]
                    j -= 1
                p.hand[j] = card


@rule
def start_round(s: State) -> None:
    """Everybody has their workers back; the first player begins."""
    s.rnd += 1
    s.turns += 1
    for c in range(CELLS):
        s.worker[c] = -1
    for seat in range(s.seats):
        p = s.players[seat]
        p.workers = WORKERS[s.seats]
        p.fed_with = 0
    s.asked = 0
    s.seat = s.first
    s.phase = Phase.TURN
    say(E_ROUND, s.rnd, s.first)


# ---- who may know what ----
@rule
def has_seen_packet(s: State, viewer: int, packet: int) -> bool:
    """Draft: a packet was once in front of the viewer, who since then knows what is in it."""
    if viewer < 0:
        return False
    passes = s.asked // s.seats
    return passes >= s.seats or (viewer - packet) % s.seats <= passes


@rule
def hide(s: State, viewer: int) -> None:
    """Objectives of the others, packets not yet seen, and chance. When the game is over everything lies open."""
    s.rng.a = 0
    s.rng.b = 0
    if s.phase == Phase.OVER:
        return
    for i in range(N_TILES):
        s.scratch[i] = 0
    for seat in range(s.seats):
        if seat != viewer:
            p = s.players[seat]
            for i in range(p.cards):
                p.hand[i] = -1
    if s.phase == Phase.DRAFT:
        for t in range(N_TILES):
            if s.packet[t] >= 0 and not has_seen_packet(s, viewer, s.packet[t]):
                s.packet[t] = -1


@rule
def deal_again(s: State, viewer: int, seed: int) -> None:
    """Fill what `hide` blanked, every possibility alike."""
    seed_rng(s.rng, seed)
    if s.phase == Phase.OVER:
        return
    deal_hidden_cards(s)
    if s.phase == Phase.DRAFT:
        n = 0
        for t in range(1, N_TILES):
            if s.packet[t] < 0 and s.market[t] == 0:
                s.scratch[n] = t
                n += 1
        for packet in range(s.seats):
            missing = s.packet_size[packet]
            for t in range(1, N_TILES):
                if s.packet[t] == packet:
                    missing -= 1
            for _ in range(missing):
                k = below(s.rng, n)
                n -= 1
                s.packet[s.scratch[k]] = packet
                s.scratch[k] = s.scratch[n]
