"""The players of Ragusa, and the automata beside them: lands, stock, what is left to build, bonus cards, ships."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from kontor.kernel import bits
from kontor.kernel.scene import Card, Counter, Table
from kontor.kernel.scene import Player as PlayerView
from kontor.kernel.words import Words

from ..components import CARD_IDS, COMMODITIES, GOOD_POINTS, GOODS, RESOURCES, SHIPS
from ..scoring import card_points
from ..state import Phase, State
from ..tables import CARD_EACH
from ..walls import towers_left
from .city import KEPT, owner_names
from .port import ship_id


def card_id(seat: int, card: int) -> str:
    return f"card:{seat}:{CARD_IDS[card]}"


def player(s: State, table: Table, owner: int, to_move: int) -> PlayerView:
    """A seat, or (solo) an automaton, which has everything but a seat."""
    words, p = table.phrases.words, s.players[owner]
    supers = p.supers if s.seats == 2 else -1
    view = table.player(s, owner, to_move)
    view.name = owner_names(s, table)[owner]
    view.first = owner == s.first
    view.counters = [
        *_goods(words, tuple(p.resources), tuple(p.stock)),
        *_pieces(words, p.houses, towers_left(s, owner), supers),
        *_counted(words, p.cards, p.ships.bit_count()),
    ]
    view.cards = [*_bonus_cards(s, words, owner), *_ships(words, p.ships)]
    if p.lost and to_move >= 0:
        view.note = words("note-lost", count=p.lost)
    return view


def _bonus_cards(s: State, words: Words, owner: int) -> list[Card]:
    """Known cards with what they are worth now, then those face down, then those to choose from."""
    p = s.players[owner]
    known = list(bits(p.hand)) if p.hand > 0 else []
    out = [_card(words, owner, card, card_points(s, owner, card), False) for card in known]
    out += [_back(owner, k) for k in range(p.cards - len(known))]
    for card in _offered(s, owner):
        out.append(_card(words, owner, card, card_points(s, owner, card), owner == s.seat))
    return out


def _offered(s: State, owner: int) -> list[int]:
    """Cards a seat may choose from, now or as soon as it is its turn, if the viewer may know them."""
    p = s.players[owner]
    if s.phase == Phase.CHOOSE and p.cards == 0 and p.dealt > 0:
        return list(bits(p.dealt))
    if s.phase == Phase.KEEP and owner == s.seat:
        return [card for card in s.drawn if card >= 0]
    return []


# ---- what looks alike is made once ----------------------------------------------------------------------------------
@functools.lru_cache(KEPT)
def _goods(words: Words, resources: tuple[int, ...], stock: tuple[int, ...]) -> Sequence[Counter]:
    lands, goods = words("label-lands"), words("label-stock")
    out = [
        Counter(name, n, f"{words(f'resource-{name}')}: {n}", "good", lands)
        for name, n in zip(RESOURCES, resources, strict=True)
    ]
    for name, n in zip(COMMODITIES, stock, strict=True):
        out.append(Counter(name, n, f"{words(f'commodity-{name}')}: {n}", "good", goods))
    return tuple(out)


@functools.lru_cache(KEPT)
def _pieces(words: Words, houses: int, towers: int, supers: int) -> Sequence[Counter]:
    group = words("label-to-build")
    left = [("house", houses), ("tower", towers), *([("superhouse", supers)] if supers >= 0 else [])]
    return tuple(Counter(icon, n, f"{words(f'icon-{icon}')}: {n}", "piece", group) for icon, n in left)


@functools.lru_cache(KEPT)
def _counted(words: Words, cards: int, ships: int) -> Sequence[Counter]:
    return (
        Counter("card", cards, f"{words('label-cards')}: {cards}", "card"),
        Counter("ship", ships, f"{words('icon-ship')}: {ships}", "card"),
    )


@functools.lru_cache(KEPT)
def _card(words: Words, owner: int, card: int, points: int, marked: bool) -> Card:
    key = f"card-{CARD_IDS[card]}"
    text = words(f"{key}.text", each=CARD_EACH[card] if card < len(CARD_EACH) else 0)
    return Card(card_id(owner, card), words(key), text, f"{points} :star:", marked)


@functools.lru_cache(KEPT)
def _back(owner: int, k: int) -> Card:
    return Card(f"card:{owner}:{k}", "")


@functools.lru_cache(KEPT)
def _ships(words: Words, ships: int) -> Sequence[Card]:
    """Ships bought, most expensive first: open to all."""
    return tuple(_ship(words, ship) for ship in bits(ships))


def _ship(words: Words, ship: int) -> Card:
    good = GOODS[SHIPS[ship].good]
    name, points = words(f"good-{good}"), GOOD_POINTS[SHIPS[ship].good]
    text = words("label-own-ship", points=points, **words.arguments("good", f"good-{good}"))
    return Card(ship_id(ship), name[:1].upper() + name[1:], text, f"{points} :star:", symbol=good)
