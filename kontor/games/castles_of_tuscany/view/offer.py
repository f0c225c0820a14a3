"""What all players share: the display, bonus tiles, bonuses for colours, and the decks."""

from __future__ import annotations

import functools
from collections.abc import Collection, Sequence

from kontor.kernel.scene import Area, Counter, Piece
from kontor.kernel.words import Words

from ..components import (
    BONUSES,
    COLOUR_BONUS,
    COLOURS,
    N_BONUSES,
    N_COLOURS,
    REWARDS,
    YIELD_AMOUNT,
    YIELD_REWARD,
)
from ..decisions.targets import bonus_id, offer_id
from ..state import State
from . import layout
from .effects import NO_BONUS, told
from .estate import KEPT, hexagon, symbol_of, thing_name, tone_of


# ---- what lies on the table -----------------------------------------------------------------------------------------
def areas(words: Words) -> list[Area]:
    return [
        Area("display", "top", words("area-display"), layout.DISPLAY[0], layout.DISPLAY[1], written="tiles"),
        Area("bonuses", "market", words("label-bonuses"), *layout.chips(N_BONUSES), card=True, written="tiles"),
        Area("colours", "market", words("label-colours"), *layout.chips(N_COLOURS), card=True, written="tiles"),
    ]


def pieces(s: State, words: Words, viewer: int, choosable: Collection[str]) -> list[Piece]:
    """`choosable`: ids of what can be taken now; what that brings the choice tells, of other tiles the label."""
    bonus = tuple(s.players[viewer].bonus) if viewer >= 0 else NO_BONUS
    out = []
    for slot, face in enumerate(s.display):
        says = face >= 0 and offer_id(slot, face) not in choosable
        out.append(_displayed(words, slot, face, told(words, face, bonus) if says else ""))
    return [*out, *_colour_bonuses(words, tuple(s.colour_bonus)), *_bonuses(words, tuple(s.bonuses))]


def counters(s: State, words: Words) -> list[Counter]:
    """Decks; what is in the open ones everybody may count, so the words say it."""
    return [
        _cards(words, s.deck_left, sum(s.discard)),
        _neutral(words, tuple(s.neutral), s.neutral_left, sum(s.returned)),
        _yields(words, tuple(s.yields)),
    ]


# ---- what looks alike is made once ----------------------------------------------------------------------------------
@functools.lru_cache(KEPT)
def _displayed(words: Words, slot: int, face: int, does: str) -> Piece:
    wide, high, size, pitch = layout.DISPLAY
    x, y = wide / 2 + (slot - 3.5) * pitch, high / 2 - 1
    if face < 0:
        return hexagon(f"offer:{slot}", "slot", "display", x, y, size, words("label-display-empty"))
    name = thing_name(words, face)
    piece = hexagon(offer_id(slot, face), "hextile", "display", x, y, size, f"{words('area-display')}: {name}{does}")
    piece.tone, piece.symbol, piece.text = tone_of(face), symbol_of(face), name
    return piece


def _chip(k: int) -> tuple[float, float, float, float]:
    pitch, size = layout.CHIPS
    return layout.MARGIN + k * pitch, layout.MARGIN, size, size + layout.NUMBER


@functools.lru_cache(KEPT)
def _colour_bonuses(words: Words, had: tuple[int, ...]) -> Sequence[Piece]:
    """Points for the next player who has covered all spaces of a colour."""
    out = []
    for colour in range(N_COLOURS):
        name, left = COLOURS[colour], COLOUR_BONUS[colour][had[colour] :]
        key = "label-colour-bonus" if left else "label-colour-gone"
        told = words.arguments("colour", f"colour-{name}")
        label = words(key, points=left[0] if left else 0, then=left[1] if len(left) > 1 else 0, **told)
        chip = Piece(f"colour:{name}", "chip", "colours", *_chip(colour), label, name, tone=name)
        chip.title, chip.dim = str(left[0]) if left else "–", not left
        out.append(chip)
    return tuple(out)


@functools.lru_cache(KEPT)
def _bonuses(words: Words, left: tuple[int, ...]) -> Sequence[Piece]:
    out = []
    for kind in range(N_BONUSES):
        name = BONUSES[kind]
        label = words("label-bonus", bonus=words(f"bonus-{name}"), count=left[kind])
        chip = Piece(bonus_id(kind), "chip", "bonuses", *_chip(kind), label, f"bonus-plus-{name}", tone="gold")
        chip.title, chip.dim, chip.text = str(left[kind]), left[kind] == 0, words(f"bonus-{name}")
        out.append(chip)
    return tuple(out)


@functools.lru_cache(KEPT)
def _cards(words: Words, deck: int, discarded: int) -> Counter:
    return Counter("region-card", deck, words("label-deck", count=deck, discarded=discarded), "card")


@functools.lru_cache(KEPT)
def _neutral(words: Words, faces: tuple[int, ...], left: int, returned: int) -> Counter:
    names = ", ".join([f"{n} × {thing_name(words, face)}" for face, n in enumerate(faces) if n])
    return Counter("stack", left, words("label-neutral", count=left, returned=returned, names=names), "card")


@functools.lru_cache(KEPT)
def _yields(words: Words, left: tuple[int, ...]) -> Counter:
    names = [f"{n} × +{YIELD_AMOUNT[k]} {_ICONS[REWARDS[YIELD_REWARD[k]]]}" for k, n in enumerate(left) if n]
    text = words("label-yields", count=sum(left), names=", ".join(names))
    return Counter("yield-card", sum(left), words.plain(text), "card")


_ICONS = {
    "red": ":star:",
    "green": ":green:",
    "cards": ":region-card:",
    "workers": ":worker:",
    "marble": ":marble:",
    "hexagons": ":hexagon:",
}
