"""Positions from outside that could not arise are refused, each for its cause; those of real games are not."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from kontor.games.castles_of_tuscany.components import FACE_COLOUR
from kontor.games.castles_of_tuscany.state import Green, Phase, Red, State
from kontor.games.castles_of_tuscany.validation.sources import most_turns
from tests.games.castles_of_tuscany.facts import BONUSES, COLOURS
from tests.games.castles_of_tuscany.table import HEXAGON, engine, game, new


def after(decisions: int, players: int = 3, seed: int = 4, /, **options: str) -> State:
    """The table of a game by the rollout policy after that many decisions, or at its end."""
    s = new(players, seed, **options)
    while decisions > 0 and engine.legal(s):
        engine.apply(s, engine.policy_choice(s, 1000 * seed + decisions))
        decisions -= 1
    assert game.problems(s) == []
    return s


def asked(phase: Phase, fits: Callable[[State], bool] = lambda s: True, **options: str) -> State:
    """A table of some game in which that is asked."""
    for seed in range(200):
        s, chance = new(3, seed, **options), random.Random(seed)
        while legal := engine.legal(s):
            if s.phase == phase and fits(s):
                return s
            guided = chance.random() < 0.8
            engine.apply(s, engine.policy_choice(s, chance.getrandbits(40)) if guided else chance.choice(legal))
    raise AssertionError(f"no game asks for {phase.name}")


def _covered(s: State, seat: int, colour: str) -> int:
    p = s.players[seat]
    return (p.colours[COLOURS.index(colour)] & p.covered).bit_count()


def _problem(s: State) -> str:
    return "; ".join(game.problems(s))


# ---- what has no source ----
def test_goods_without_a_source() -> None:
    for seat in range(3):
        for name, source in (("marble", "quarry"), ("workers", "village")):
            s = after(90)
            most = _covered(s, seat, source) * 5 + _covered(s, seat, "cart") * 5
            setattr(s.players[seat], name, most + 1)
            assert re.search(f"seat {seat} has .*{name}.* yield cards", _problem(s))


def test_a_marble_used_has_a_source() -> None:
    s = asked(Phase.ACT, lambda s: not _covered(s, s.seat, "quarry") and not _covered(s, s.seat, "cart"))
    s.marble_used = 1
    assert "marble of 1 yield cards; it can have revealed 0" in _problem(s)


def test_a_hexagon_without_a_source() -> None:
    s = asked(Phase.ACT, lambda s: s.players[s.seat].storage[0] < 0 and not _covered(s, s.seat, "cart"))
    s.players[s.seat].storage[0] = HEXAGON
    assert "hexagons of 1 yield cards" in _problem(s)


@pytest.mark.parametrize("kind", list(Green))
def test_green_points_without_a_source(kind: Green) -> None:
    s = after(100)
    s.players[0].green[kind] += 1
    assert _problem(s)


@pytest.mark.parametrize("kind", list(Red))
def test_red_points_without_a_source(kind: Red) -> None:
    """Green points of two phases that were not scored, yields not revealed, points of the end."""
    s = after(70)
    assert s.era == 0
    s.players[0].red[kind] += 2
    assert _problem(s)


def test_points_of_a_phase_are_at_most_those_of_the_next() -> None:
    s = after(400)
    assert s.phase == Phase.OVER
    s.players[1].red[Red.PHASE_1] = s.players[1].red[Red.PHASE_2] + 1
    assert "must not decrease" in _problem(s)


def test_yield_cards_revealed_without_a_cart() -> None:
    s = after(16)
    s.yields[2] -= 1
    assert "does not match the carts" in _problem(s)


def test_points_of_yield_cards_are_those_revealed() -> None:
    """A red card was revealed, the points for it are on the green track."""
    s = asked(Phase.ACT, lambda s: any(s.players[seat].red[Red.YIELDS] for seat in range(3)))
    p = next(s.players[seat] for seat in range(3) if s.players[seat].red[Red.YIELDS])
    p.red[Red.YIELDS] -= 2
    p.green[Green.YIELDS] += 1
    assert "does not match the carts placed and the points" in _problem(s)


def test_colour_bonuses_of_another_player() -> None:
    s = after(400, 3, 3)
    give = next(seat for seat in range(3) if s.players[seat].green[Green.COLOURS])
    take = (give + 1) % 3
    s.players[take].green[Green.COLOURS] += s.players[give].green[Green.COLOURS]
    s.players[give].green[Green.COLOURS] = 0
    assert "for colours must be from" in _problem(s)


def test_tiles_that_nobody_took() -> None:
    """A tile out of the game comes back to a storage whose owner took nothing more."""
    s = asked(Phase.ACT, lambda s: any(s.gone) and any(s.players[k].stacked == 21 for k in range(3)))
    seat = next(k for k in range(3) if s.players[k].stacked == 21)
    face = next(face for face, n in enumerate(s.gone) if n)
    s.gone[face] -= 1
    s.players[seat].storage[0] = face
    assert f"seat {seat} has 1 tiles, but has taken only 0" in _problem(s)


def test_a_display_with_tiles_still_on_the_stacks_of_players() -> None:
    """Right after set-up all own tiles are on their stacks; one of the display is said to be own."""
    s = after(15)
    assert s.phase == Phase.ACT
    s.backs[0] = 1
    assert "than have left their stacks" in _problem(s)


def test_a_place_of_the_display_left_empty_for_no_reason() -> None:
    s = after(40)
    s.gone[s.display[3]] += 1
    s.display[3] = s.backs[3] = -1
    assert "display[3] is empty, but there are neutral tiles to fill it" in _problem(s)


def test_cards_discarded_that_nobody_paid() -> None:
    s = after(15)
    s.deck[0] -= 1
    s.deck_left -= 1
    s.discard[0] += 1
    assert "at most 0 were paid" in _problem(s)


# ---- turns, phases and their causes ----
def test_turns_that_were_never_played() -> None:
    s = after(100)
    s.turns += 3 * 1000
    assert f"there cannot have been more than {most_turns(s)}" in _problem(s)
    s = after(100)
    s.turns += 1
    assert "it is not the turn of seat" in _problem(s)
    s = after(100)
    s.turns %= 3
    assert "turns is" in _problem(s)


def test_a_stack_of_a_later_phase() -> None:
    """One turn brings at most three tiles, so nobody is far into the second stack while phase 1 goes on."""
    s = after(70)
    p = s.players[0]
    while p.stacked > 11:
        face = next(face for face, n in enumerate(p.stack) if n)
        p.stack[face] -= 1
        p.stacked -= 1
        s.gone[face] += 1
    s.ending = 1
    assert "a stack of phase 2 is already started" in _problem(s)


def test_set_up_uses_nothing() -> None:
    s = new(3)
    face = s.display[0]
    s.neutral[face], s.gone[face] = s.neutral[face] - 1, 1
    s.neutral_left -= 1
    assert "during set-up eight neutral tiles are shown" in _problem(s)
    s = new(3)
    colour = next(c for c, n in enumerate(s.deck) if n)
    s.deck[colour] -= 1
    s.deck_left -= 1
    s.players[0].hand[colour] += 1
    s.players[0].cards += 1
    assert "everybody has 5 cards" in _problem(s)


def test_a_castle_asks_only_who_has_placed_one() -> None:
    s = asked(Phase.ACT, lambda s: _covered(s, s.seat, "castle") == 1 and bool(_fitting(s)))
    s.phase = Phase.FREE
    assert "takes a tile with a castle, but has placed none" in _problem(s)


def _fitting(s: State) -> list[int]:
    """Tiles of the display for which the seat has a space."""
    p = s.players[s.seat]
    return [f for f in s.display if f >= 0 and p.colours[FACE_COLOUR[f]] & p.near & ~p.covered]


def test_a_town_asks_only_who_has_placed_one() -> None:
    s = asked(Phase.ACT, lambda s: _covered(s, s.seat, "town") == 0)
    s.phase = Phase.BONUS
    assert "bonus tiles; it must have from 1 to 0" in _problem(s)


def test_an_exchange_brought_neutral_tiles() -> None:
    """A tile that fits was there before: nothing could be exchanged."""
    s = asked(Phase.EXCHANGE)
    assert game.problems(s) == []
    s = asked(Phase.ACT, lambda s: any(s.backs[s.display.index(face)] == 1 for face in _fitting(s)))
    s.phase = Phase.EXCHANGE
    assert "exchange" in _problem(s)


def test_only_a_tile_that_may_be_taken_is_stored() -> None:
    """With take=placeable: what is to be stored does not fit, although another tile of the display does."""
    s = asked(Phase.STORE, lambda s: bool(_unfit(s) and _fitting(s)), take="placeable")
    assert game.problems(s) == []
    face = _unfit(s)[0]
    s.gone[face], s.gone[s.face], s.face = s.gone[face] - 1, s.gone[s.face] + 1, face
    assert "the tile to be stored could not be taken" in _problem(s)


def _unfit(s: State) -> list[int]:
    """Tiles out of the game for which the seat has no space."""
    p = s.players[s.seat]
    return [f for f, n in enumerate(s.gone) if n and not p.colours[FACE_COLOUR[f]] & p.near & ~p.covered]


def test_a_marble_is_used_once_a_turn() -> None:
    s = asked(Phase.MORE)
    s.marble_used = 1
    assert "marble_used" in _problem(s)


def test_bounds_are_told_with_the_name_of_the_field() -> None:
    s = after(40)
    s.players[1].bonus[BONUSES.index("yield")] = 9
    assert "players[1].bonus[4] is 9; it must be from 0 to 4" in _problem(s)
    s = after(40)
    s.players[0].near = -1
    assert "players[0].near is -1" in _problem(s)
