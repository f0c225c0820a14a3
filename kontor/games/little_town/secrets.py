"""Who may know what: objectives in hand and packets of the draft that have not been seen."""

from __future__ import annotations

from kontor.kernel import below, forget, rule, seed_rng

from .components import N_TILES
from .setup import deal_hidden_cards
from .state import Phase, State


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
    forget(s.rng)
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
def redeal(s: State, viewer: int, seed: int) -> None:
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
