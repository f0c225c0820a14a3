"""Previews: what a decision brings and costs, as short texts with icons (`+1 :worker:`)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping

from kontor.kernel import bits, lowest
from kontor.kernel.scene import Table
from kontor.kernel.words import Words

from ..components import (
    AGRICULTURE,
    BONUSES,
    CART,
    CASTLE,
    COLOUR_BONUS,
    COLOURS,
    FACE_CROPS,
    HEXAGON,
    INN,
    MONASTERY,
    N_COLOURS,
    PAIR,
    PLUS_STORAGE,
    QUARRY,
    REGION_POINTS,
    STACK,
    STACKED,
    STORAGE_POINTS,
    THINGS,
    VILLAGE,
)
from ..display import shown
from ..geometry import neighbours
from ..paying import units
from ..placing import free_storage, stored_things
from ..spaces import colour_of, how_many, region_of, spaces_for
from ..state import N_UNITS, U_CARD, U_PAIR, U_WORKER, Phase, Player, State
from . import plans
from .effects import does, how_much
from .estate import KEPT, colours_of


def gain(s: State, table: Table, verb: str, values: Mapping[str, int]) -> str:
    """What a decision of the seat to move brings and costs; one entry per line."""
    return _GAINS[verb](s, table.phrases.words, values)


def _lines(*parts: str) -> str:
    return "\n".join([part for part in parts if part])


# ---- building -------------------------------------------------------------------------------------------------------
def _begin(s: State, words: Words, values: Mapping[str, int]) -> str:
    return plans.gain(words, s.players[s.seat], values)


def _castle(s: State, words: Words, values: Mapping[str, int]) -> str:
    """What lies round the starting castle: the first tiles go there."""
    p = s.players[s.seat]
    near, colours = neighbours(p.shift[0] + 2 * p.shift[1])[values["space"]], colours_of(p)
    icons = " ".join([f":{COLOURS[colour]}:" for space, colour in enumerate(colours) if near >> space & 1])
    return words("gain-beside", icons=icons)


# ---- cards, tiles of the display ------------------------------------------------------------------------------------
def _draw(s: State, words: Words, values: Mapping[str, int]) -> str:
    return f"+{values['count']} :region-card:"


def _take(s: State, words: Words, values: Mapping[str, int]) -> str:
    """What it will do, where it could go; what the storage must give up; what becomes of the stack."""
    p, face = s.players[s.seat], values["face"]
    room = how_many(spaces_for(p, face))
    fits = _lines(does(words, face, p.bonus), words("gain-fits", count=room))
    if s.phase == Phase.FREE:
        return _lines(words("gain-free"), fits, _refill(s, words))
    return _lines(fits, _makes_room(s, words, p), _refill(s, words))


def _makes_room(s: State, words: Words, p: Player) -> str:
    if free_storage(s, s.seat) >= 0:
        return ""
    things = stored_things(p)
    if things & (things - 1):
        return words("gain-full")
    return words("gain-out", **words.arguments("thing", f"thing-{THINGS[lowest(things)]}"))


def _refill(s: State, words: Words) -> str:
    p = s.players[s.seat]
    if p.stacked == 0:
        return words("gain-neutral")
    left, stack = p.stacked - 1, (STACKED - p.stacked) // STACK + 1
    if left <= STACKED - STACK * (s.era + 1) and not s.ending:
        return words("gain-ends", stack=stack)
    return words("gain-stack", stack=stack, count=left - (STACKED - STACK * stack))


def _exchange(s: State, words: Words, values: Mapping[str, int]) -> str:
    return words("gain-exchange", count=shown(s, values["colour"]))


def _discard(s: State, words: Words, values: Mapping[str, int]) -> str:
    return words("gain-discard-hexagon" if values["thing"] == HEXAGON else "gain-discard")


# ---- placing --------------------------------------------------------------------------------------------------------
def _place(s: State, words: Words, values: Mapping[str, int]) -> str:
    p = s.players[s.seat]
    return _lines(_put(s, words, values, values["thing"]), _price(words, p, colour_of(p, values["space"])))


def _put(s: State, words: Words, values: Mapping[str, int], thing: int = -1) -> str:
    """What the tile brings, its region, its colour."""
    p, space, thing = s.players[s.seat], values["space"], s.face if thing < 0 else thing
    colour = colour_of(p, space)
    region = region_of(p, space, p.colours[colour])
    empty = how_many(region & ~p.covered) - 1
    spaces = how_many(region)
    points = REGION_POINTS[spaces]
    key = "gain-region" if empty else "gain-region-full"
    lines = [
        _effect(s, words, p, colour, thing, region & ~(1 << space)),
        words(key, count=spaces - empty, spaces=spaces, points=points),
    ]
    had = s.colour_bonus[colour]
    if had < len(COLOUR_BONUS[colour]) and p.colours[colour] & ~p.covered == 1 << space:
        lines.append(words("gain-colour", points=COLOUR_BONUS[colour][had], icon=f":{COLOURS[colour]}:"))
    return _lines(*lines)


def _effect(s: State, words: Words, p: Player, colour: int, thing: int, others: int) -> str:
    """`others`: the rest of the region."""
    if colour == AGRICULTURE:
        return _crops(words, p, thing, others)
    if colour == QUARRY:
        return f"+{how_much(colour, p.bonus)} :marble:"
    if colour == VILLAGE:
        return f"+{how_much(colour, p.bonus)} :worker:"
    if colour == MONASTERY:
        return f"+{how_much(colour, p.bonus)} :region-card:"
    if colour == INN:
        return "+1 :hexagon:"
    if colour == CART:
        return f"+{how_much(colour, p.bonus)} :yield-card:"
    return words("gain-castle" if colour == CASTLE else "gain-town")


def _crops(words: Words, p: Player, thing: int, others: int) -> str:
    there = 0
    for space in bits(others & p.covered):
        there |= FACE_CROPS[p.tile[space]] if p.tile[space] < HEXAGON else 0
    points = 1 if thing == HEXAGON else (FACE_CROPS[thing] & ~there).bit_count()
    return words("gain-crops", points=points)


def _price(words: Words, p: Player, colour: int) -> str:
    """The payment if there is only one, else how many there are."""
    return _priced(words, tuple(p.hand), p.workers, colour, tuple([units(p, u, colour) for u in range(N_UNITS)]))


@functools.lru_cache(KEPT)
def _priced(words: Words, hand: tuple[int, ...], workers: int, colour: int, there: tuple[int, ...]) -> str:
    ways = [(a, b) for a in range(N_UNITS) for b in range(a, N_UNITS) if there[a] > (a == b) and there[b]]
    if len(ways) == 1:
        return _payment(words, *ways[0], colour)
    return words("gain-ways", count=len(ways), icon=f":{COLOURS[colour]}:")


def _payment(words: Words, unit: int, other: int, colour: int) -> str:
    spent, workers = spending(unit, other, colour)
    parts = [f"−{words(f'colour-{COLOURS[k]}.cards', count=n)}" for k, n in enumerate(spent) if n]
    return ", ".join([*parts, f"−{workers} :worker:"] if workers else parts)


def spending(unit: int, other: int, colour: int) -> tuple[list[int], int]:
    """Cards by colour, workers."""
    spent, workers = [0] * N_COLOURS, 0
    for each in (unit, other):
        if each == U_WORKER:
            workers += 1
        elif each == U_CARD:
            spent[colour] += 1
        else:
            spent[each - U_PAIR] += PAIR
    return spent, workers


def _pay(s: State, words: Words, values: Mapping[str, int]) -> str:
    """The words name cards and workers, so here are pictures: first the colour of the space."""
    colour = colour_of(s.players[s.seat], s.space)
    spent, workers = spending(values["unit"], values["other"], colour)
    order = sorted(range(N_COLOURS), key=lambda k: k != colour)
    cards = [f"−{spent[k]} :{COLOURS[k]}:" for k in order if spent[k]]
    return " ".join([*cards, f"−{workers} :worker:"] if workers else cards)


# ---- bonus tiles, the end of the turn -------------------------------------------------------------------------------
def _bonus(s: State, words: Words, values: Mapping[str, int]) -> str:
    kind = values["bonus"]
    points = f"+{STORAGE_POINTS} :green:" if kind == PLUS_STORAGE else ""
    return _lines(points, words(f"gain-bonus-{BONUSES[kind]}"))


def _marble(s: State, words: Words, values: Mapping[str, int]) -> str:
    return f"−1 :marble:\n{words('gain-action')}"


def _done(s: State, words: Words, values: Mapping[str, int]) -> str:
    return words("gain-keep", count=s.players[s.seat].marble)


def _decline(s: State, words: Words, values: Mapping[str, int]) -> str:
    return ""


_Gain = Callable[[State, Words, Mapping[str, int]], str]
_GAINS: dict[str, _Gain] = {
    "begin": _begin,
    "join": _begin,
    "castle": _castle,
    "bonus": _bonus,
    "draw": _draw,
    "take": _take,
    "exchange": _exchange,
    "place": _place,
    "pay": _pay,
    "discard": _discard,
    "put": _put,
    "marble": _marble,
    "decline": _decline,
    "done": _done,
}
