"""The players of The Castles of Tuscany: both tracks in numbers, hands, workers, marble, bonus tiles."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from kontor.kernel.scene import Card, Counter, Table
from kontor.kernel.scene import Player as PlayerView
from kontor.kernel.words import Words

from ..components import BONUSES, COLOURS, N_BONUSES, N_COLOURS, SPACES
from ..paying import units
from ..scoring import green
from ..spaces import colour_of
from ..state import U_CARD, U_PAIR, Phase, Player, State
from .estate import KEPT, stack_sizes


def card_id(seat: int, colour: int) -> str:
    return f"card:{seat}:{COLOURS[colour]}"


def player(s: State, table: Table, seat: int, to_move: int) -> PlayerView:
    words, p = table.phrases.words, s.players[seat]
    points, left = green(s, seat), SPACES if s.phase <= Phase.CASTLE else p.tile.count(-1)
    view = table.player(s, seat, to_move)
    view.first = seat == s.first
    view.counters = list(_counters(words, points, p.cards, p.workers, p.marble, p.stacked, left))
    view.cards = [*_hand(s, table, seat), *_bonus_tiles(words, seat, tuple(p.bonus))]
    if to_move >= 0 and s.phase > Phase.FIRST_BONUS:
        view.note = _scoring(words, view.score, points)
    return view


def _hand(s: State, table: Table, seat: int) -> Sequence[Card]:
    """By colour, or face down."""
    p, words = s.players[seat], table.phrases.words
    is_open = s.phase == Phase.OVER or table.everything or seat == table.viewer
    if not is_open or p.hand[0] < 0:
        return _face_down(words, seat, p.cards)
    paying = s.phase == Phase.PAY and seat == s.seat
    usable = tuple([colour for colour in range(N_COLOURS) if _pays(s, p, colour)]) if paying else ()
    return _open(words, seat, tuple(p.hand), usable)


def _pays(s: State, p: Player, colour: int) -> bool:
    """Could cards of that colour be part of the payment?"""
    price = colour_of(p, s.space)
    return units(p, U_CARD if colour == price else U_PAIR + colour, price) > 0


# ---- what looks alike is made once ----------------------------------------------------------------------------------
@functools.lru_cache(KEPT)
def _counters(
    words: Words, points: int, cards: int, workers: int, marble: int, stacked: int, left: int
) -> Sequence[Counter]:
    sizes = stack_sizes(stacked)
    return (
        Counter("green", points, words("label-green", count=points), "points"),
        Counter("region-card", cards, words("label-region-cards", count=cards), "seen"),
        Counter("worker", workers, words("label-workers", count=workers)),
        Counter("marble", marble, words("label-marble", count=marble)),
        Counter("stack", stacked, words("label-stacked", count=stacked, sizes=" + ".join(map(str, sizes))), "seen"),
        Counter("space", left, words("label-left", count=left), "seen"),
    )


@functools.lru_cache(KEPT)
def _scoring(words: Words, red: int, points: int) -> str:
    return words("note-scoring", red=red, green=points, sum=red + points)


@functools.lru_cache(KEPT)
def _face_down(words: Words, seat: int, count: int) -> Sequence[Card]:
    return (Card(f"card:{seat}:0", "", count=count, group=words("label-cards")),) if count else ()


@functools.lru_cache(KEPT)
def _open(words: Words, seat: int, hand: tuple[int, ...], usable: tuple[int, ...]) -> Sequence[Card]:
    out = []
    group = words("label-cards")
    for colour, count in enumerate(hand):
        if count:
            name = COLOURS[colour]
            card = Card(card_id(seat, colour), words(f"icon-{name}"), group=group, count=count)
            card.text = words(f"colour-{name}.card")
            card.tone = card.symbol = name
            card.marked = colour in usable
            out.append(card)
    return tuple(out)


@functools.lru_cache(KEPT)
def _bonus_tiles(words: Words, seat: int, bonus: tuple[int, ...]) -> Sequence[Card]:
    out = []
    for kind in range(N_BONUSES):
        if bonus[kind]:
            name = BONUSES[kind]
            card = Card(f"owned:{seat}:{name}", words(f"bonus-{name}"), words(f"gain-bonus-{name}"))
            card.symbol, card.count, card.group = f"bonus-plus-{name}", bonus[kind], words("label-bonus-tiles")
            out.append(card)
    return tuple(out)
