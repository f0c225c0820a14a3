"""Who may know what: hands are secret until the game is over."""

from __future__ import annotations

from kontor.kernel import forget, rule, seed_rng

from .setup import draw_souvenir
from .state import Phase, State


@rule
def hide(s: State, viewer: int) -> None:
    forget(s.rng)
    if s.phase == Phase.OVER:
        return
    for seat in range(s.seats):
        if seat != viewer:
            for i in range(s.players[seat].cards):
                s.players[seat].hand[i] = -1


@rule
def redeal(s: State, viewer: int, seed: int) -> None:
    """Every hidden hand anew, every possibility alike."""
    seed_rng(s.rng, seed)
    if s.phase == Phase.OVER:
        return
    for seat in range(s.seats):
        p = s.players[seat]
        if seat != viewer:
            cards = p.cards
            p.cards = 0
            for _ in range(cards):
                draw_souvenir(s, seat)
