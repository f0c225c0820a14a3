"""Beside the board of Ragusa, drawn: prices as tracks, ships in port as cards, and the wall as a row of cells."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from kontor.kernel.display import Node
from kontor.kernel.words import Words
from kontor.picture import kit
from kontor.picture.wooden import SIZE

from ..components import COMMODITIES, GOOD_POINTS, GOODS, PRICES, SHIPS, SLOT_DROPS, SLOTS
from . import layout
from .city import KEPT
from .previews import cost

CARD = (layout.SHIP, layout.SHIP_HIGH)
SLIP = (262.0, 29.0)  # the same ship where there is little height
HIGH = layout.ROW - 4  # of a price
TRACK = 22.0  # height of its bar
NAMED = 0.85  # from this scale on a price has its name; below it the icon alone, and larger numbers
KINDS = sorted({(ship.good, ship.extra) for ship in SHIPS})


def parts(words: Words) -> dict[str, Sequence[Node]]:
    out: dict[str, Sequence[Node]] = {f"price {name}": _price(words, name) for name in COMMODITIES}
    for slot in range(SLOTS):
        for good, extra in KINDS:
            out[f"ship {slot} {good} {extra}"] = _ship(words, slot, good, extra)
            out[f"slip {slot} {good} {extra}"] = _slip(words, slot, good, extra)
    out["berth"] = [kit.rect(1, 1, CARD[0] - 2, CARD[1] - 2, 8, line="line", thick=1.5)]
    wide = layout.RING_CELL
    tooth, gap = f"V0h{wide * 0.22:.2f}v3.5", f"h{wide * 0.19:.2f}"
    out["open"] = [kit.rect(0, 3.5, wide, 8.5, 2, "sunk", "line-strong", 0.8)]
    out["built"] = [kit.path(f"M0 12V3.5{gap}{tooth}{gap}{tooth}{gap}V12z", "ink-2")]
    return out


# ---- prices ---------------------------------------------------------------------------------------------------------
def _left(named: bool) -> float:
    return 80 if named else 34


def _pitch(named: bool) -> float:
    return (layout.BESIDE - _left(named)) / len(PRICES)


def _price(words: Words, name: str) -> list[Node]:
    """The track of a commodity: a number where it changes."""
    title = words(f"commodity-{name}")
    title = title[:1].upper() + title[1:]
    words_too = [kit.icon(name, 12, HIGH / 2, 20), *kit.block(title, 28, HIGH / 2, 13, 50, 1, 9, anchor="start")]
    return [
        kit.group([*words_too, *_track(True)], from_scale=NAMED),
        kit.group([kit.icon(name, 14, HIGH / 2, 24), *_track(False)], below_scale=NAMED),
    ]


def _track(named: bool) -> list[Node]:
    left, pitch, y, size = _left(named), _pitch(named), HIGH / 2, 11.5 if named else 14
    out: list[Node] = [kit.rect(left, y - TRACK / 2, layout.BESIDE - left, TRACK, 6, "sunk")]
    for k, price in enumerate(PRICES):
        new = k == 0 or PRICES[k - 1] != price
        if k:
            tone = "line-strong" if new else "panel"
            out.append(kit.path(f"M{left + k * pitch:.2f} {y - 10:g}v20", line=tone, thick=1.5))
        if new:
            out.append(kit.text(str(price), left + (k + 0.5) * pitch, y + size * kit.MIDDLE, size, "ink-2"))
    return out


@functools.lru_cache(KEPT)
def price(key: str, commodity: int, step: int, y: float) -> Node:
    """A track, and a dark cell where it stands."""
    marks = [
        kit.group([_stands(step, True)], from_scale=NAMED),
        kit.group([_stands(step, False)], below_scale=NAMED),
    ]
    return kit.group([kit.part(f"price {COMMODITIES[commodity]}"), *marks], key, (0, y))


def _stands(step: int, named: bool) -> Node:
    pitch, size = _pitch(named), 15 if named else 17
    nodes: list[Node] = [kit.rect(-1, HIGH / 2 - TRACK / 2 - 3, pitch + 2, TRACK + 6, 6, "ink")]
    nodes.append(kit.text(str(PRICES[step]), pitch / 2, HIGH / 2 + size * kit.MIDDLE, size, "panel", weight=700))
    return kit.group(nodes, at=(_left(named) + step * pitch, 0))


# ---- ships ----------------------------------------------------------------------------------------------------------
def _ship(words: Words, slot: int, good: int, extra: int) -> list[Node]:
    """Points and what falls above, the good, its name, the price below."""
    (width, height), name = CARD, words(f"good-{GOODS[good]}")
    foot = height - 28
    return [
        kit.rect(0.5, 0.5, width - 1, height - 1, 8, "surface", "line"),
        *kit.block(f"{GOOD_POINTS[good]} :star:", 7, 15, 14.5, width * 0.55, 1, 11, "", "start", 700, True),
        *kit.block(f"↓:{COMMODITIES[SLOT_DROPS[slot]]}:", width - 5, 15, 12, width * 0.4, 1, 9, "ink-2", "end"),
        kit.icon(GOODS[good], width / 2, height * 0.4, 34),
        *kit.block(name[:1].upper() + name[1:], width / 2, height * 0.65, 12, width - 6, 1, 9),
        kit.path(f"M7 {foot:g}H{width - 7:g}", line="line"),
        *kit.block(cost(slot, extra), width / 2, foot + 14, 14, width - 8, 1, 9),
    ]


def _slip(words: Words, slot: int, good: int, extra: int) -> list[Node]:
    """The same in one line."""
    (width, height), middle, name = SLIP, SLIP[1] / 2, words(f"good-{GOODS[good]}")
    return [
        kit.rect(0.5, 0.5, width - 1, height - 1, 8, "surface", "line"),
        kit.icon(GOODS[good], 17, middle, 20),
        *kit.block(name[:1].upper() + name[1:], 33, middle, 12.5, 82, 1, 9, anchor="start"),
        *kit.block(cost(slot, extra), 180, middle, 14, 64, 1, 9, anchor="end"),
        kit.path(f"M188 5V{height - 5:g}", line="line"),
        *kit.block(f"↓:{COMMODITIES[SLOT_DROPS[slot]]}:", 208, middle, 12, 30, 1, 9, "ink-2"),
        *kit.block(f"{GOOD_POINTS[good]} :star:", width - 8, middle, 14.5, 34, 1, 11, "", "end", 700, True),
    ]


@functools.lru_cache(KEPT)
def ship(key: str, slot: int, number: int, dim: bool) -> Node:
    good, extra = SHIPS[number].good, SHIPS[number].extra
    at, slip = (slot * layout.SHIP_PITCH, 0), kit.part(f"slip {slot} {good} {extra}", size=SLIP)
    return kit.part(f"ship {slot} {good} {extra}", key, at, surface="sunk" if dim else "card", size=CARD, low=slip)


@functools.lru_cache(KEPT)
def berth(key: str, slot: int) -> Node:
    return kit.part("berth", key, (slot * layout.SHIP_PITCH, 0), size=CARD, low=kit.part("berth", size=SLIP))


# ---- the wall -------------------------------------------------------------------------------------------------------
@functools.lru_cache(KEPT)
def cell(k: int, built: bool) -> Node:
    return kit.part("built" if built else "open", at=(k * layout.RING_PITCH, 0))


@functools.lru_cache(KEPT)
def section(key: str, x: float, y: float, owner: int, text: str, width: float) -> Node:
    """A colour and its longest section."""
    middle = layout.CHIP / 2
    mark = kit.part("cube", at=(middle, middle), scale=layout.CHIP / SIZE, owner=owner)
    told = kit.block(text, 26, middle, 12.8, width, 1, 11, "ink", "start")
    return kit.group([mark, *told], key, (x, y))
