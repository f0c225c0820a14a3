"""The players of Hansa Teutonica: supplies, the five abilities on the mat (the rule book's desk), the markers won."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from kontor.kernel.scene import Card, Counter, Table, Track, TrackCell
from kontor.kernel.scene import Player as PlayerView
from kontor.kernel.words import Words

from ..components import (
    ALL,
    COLOURS,
    COVERED_BY,
    KINDS,
    MARKERS,
    NEUTRAL,
    PRIVILEGE,
    STEPS,
    TRACK_VALUES,
    TRACKS,
)
from ..displacing import source
from ..ids import card_id, track_id
from ..markers import cannot_use
from ..state import ANSWERING, SOURCE, Phase, State
from .map import DRAWN, KEPT

ICONS = ("trader-cube", "merchant-disc")  # by kind of piece


def player(s: State, table: Table, seat: int, to_move: int) -> PlayerView:
    words, p = table.phrases.words, s.players[seat]
    view = table.player(s, seat, to_move)
    view.first = seat == s.first
    view.counters = [*_pieces(words, tuple(p.supply), tuple(p.stock)), _markers(words, sum(p.markers) + sum(p.spent))]
    view.cards = _cards(s, words, seat)
    view.tracks = [_track(words, seat, track, p.level[track]) for track in range(len(TRACKS))]
    view.note, view.warning = _note(s, words, seat)
    return view


def value_text(words: Words, track: int, level: int) -> str:
    """What a track gives at a level: a number, `all`, or a colour."""
    value = TRACK_VALUES[track][level]
    if track == PRIVILEGE:
        return words(f"colour-{COLOURS[value]}")
    return words("label-all") if value == ALL else str(value)


def _note(s: State, words: Words, seat: int) -> tuple[str, bool]:
    """What is special about a player now, and whether it is bad news."""
    if s.phase == Phase.OVER:
        return "", False
    if s.phase in ANSWERING and seat == s.seat:
        owner = s.victim >> 1
        mine = "own" if owner != NEUTRAL else "neutral"
        if s.settled == 0:
            return words("note-displaced", whose=mine, count=s.extras), owner != NEUTRAL
        origin = SOURCE.names[max(0, source(s))]
        return words("note-extras", whose=mine, count=s.extras, source=origin), False
    if seat == s.active and s.actions:
        return words("note-actions", count=s.actions), False
    return "", False


def _cards(s: State, words: Words, seat: int) -> list[Card]:
    """Markers to be used, then those used: both count at the end."""
    p = s.players[seat]
    out: list[Card] = []
    acts = seat == s.seat == s.active and s.phase == Phase.ACT
    for marker in range(len(MARKERS)):
        if p.markers[marker]:
            ready = acts and cannot_use(s, marker) == 0
            out += _equal_cards(words, seat, marker, p.markers[marker], False, ready)
    for marker in range(len(MARKERS)):
        if p.spent[marker]:
            out += _equal_cards(words, seat, marker, p.spent[marker], True, False)
    return out


# ---- what looks alike is made once ----------------------------------------------------------------------------------
@functools.lru_cache(KEPT)
def _pieces(words: Words, supply: tuple[int, ...], stock: tuple[int, ...]) -> Sequence[Counter]:
    out = []
    for name, numbers in (("supply", supply), ("stock", stock)):
        group = words(f"label-{name}")
        for kind, n in enumerate(numbers):
            label = f"{group}: {words.forms(f'kind-{KINDS[kind]}', count=n)['n']}"
            out.append(Counter(ICONS[kind], n, label, "piece", group))
    return tuple(out)


@functools.lru_cache(KEPT)
def _markers(words: Words, n: int) -> Counter:
    return Counter("marker", n, words("label-markers", count=n), "card", words("category-markers"))


@functools.lru_cache(KEPT)
def _equal_cards(words: Words, seat: int, marker: int, n: int, used: bool, ready: bool) -> Sequence[Card]:
    key = f"marker-{MARKERS[marker]}"
    title, text = words(key), words(f"{key}.text")
    return tuple(Card(card_id(seat, marker, k, used), title, text, "", ready, used, key) for k in range(n))


@functools.lru_cache(KEPT)
def _track(words: Words, seat: int, track: int, level: int) -> Track:
    key = f"track-{TRACKS[track]}"
    name, value = words(key), value_text(words, track, level)
    text = f"{name}: {value}. {words(f'{key}.text')}"
    if level < STEPS[track]:
        text += f" {words('label-track-next', value=value_text(words, track, level + 1), city=words(f'{key}.city'))}"
    out = Track(track_id(seat, track), TRACKS[track], name, value, text)
    tones = [f"slot-{COLOURS[k]}" for k in TRACK_VALUES[track]] if track == PRIVILEGE else [""] * (STEPS[track] + 1)
    out.tone = tones[level]
    for k, tone in enumerate(tones):
        cover = DRAWN[COVERED_BY[track]] if k > level else ""
        out.cells.append(TrackCell(value_text(words, track, k), tone, cover, k == level))
    return out
