"""Who may know what: everything lies open, but the order of the markers still to be drawn is not even decided."""

from __future__ import annotations

from kontor.kernel import forget, rule, seed_rng

from .state import State


@rule
def hide(s: State, viewer: int) -> None:
    """Everything lies open but chance: which marker of the pile comes next is decided when it is drawn."""
    forget(s.rng)


@rule
def redeal(s: State, viewer: int, seed: int) -> None:
    seed_rng(s.rng, seed)
