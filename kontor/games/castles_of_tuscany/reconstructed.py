"""Reads the reconstructed data and says in words what is wrong with a file that should replace them.

    python -m kontor.games.castles_of_tuscany FILE

checks a file. The variable KONTOR_TUSCANY_DATA names another file for the game to use.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kontor.kernel import BadData, DataFile

from .geometry import SHIFTINGS, TILE_SPACES, half_turn, has_large_region

FILE = DataFile("The Castles of Tuscany", Path(__file__).with_name("reconstructed.json"), "KONTOR_TUSCANY_DATA")

COLOURS = ("castle", "town", "inn", "agriculture", "quarry", "village", "monastery", "cart")
LETTERS = "DRBLGOYE"  # of colours, in the same order
SPACES_OF = (3, 3, 2, 5, 4, 5, 4, 4)  # RB p.5-6: the most tiles of a colour; the starting castle is one more
ESTATE_LETTERS = "ABC"
ESTATE_TILES = 4  # RB: four of each letter
REGION_CARDS = 122  # RB
YIELD_CARDS = 27  # RB
REWARDS = ("red", "green", "cards", "workers", "marble", "hexagons")
MOST_YIELDS = 12  # different yield cards that the state has room for
MOST_AMOUNT = 5
CROPS = ("grapes", "olives", "grain", "livestock")  # RB
AGRICULTURE_TILES = 4  # of every player, and neutral ones (RB)
SECTIONS = ("estate_tiles", "region_cards", "yield_cards", "colour_bonus", "agriculture")


@dataclass(frozen=True)
class Data:
    estate_tiles: tuple[str, ...]
    """Twelve strings of ten letters: the four of A, of B, of C."""
    region_cards: tuple[int, ...]
    yields: tuple[tuple[int, int, int], ...]
    """Reward, amount, copies."""
    colour_bonus: tuple[tuple[int, int], ...]
    """For the first and for the second player who completes the colour."""
    own_crops: tuple[int, ...]
    """Agriculture tiles of every player: the crops on each, one bit each."""
    neutral_crops: tuple[int, ...]


def load(path: Path | None = None) -> Data:
    """The data of a file (or of the one in use); `BadData` says in words what is wrong with it."""
    return FILE.load(read, path)


def read(content: Any) -> Data:
    if found := list(problems(content)):
        raise BadData("\n".join(found))
    return Data(
        tuple(tile for letter in ESTATE_LETTERS for tile in content["estate_tiles"][letter]),
        tuple(content["region_cards"][colour] for colour in COLOURS),
        tuple((REWARDS.index(c["reward"]), c["amount"], c["copies"]) for c in content["yield_cards"]),
        tuple((a, b) for a, b in (content["colour_bonus"][colour] for colour in COLOURS)),
        tuple(_bits(crops) for crops in content["agriculture"]["own"]),
        tuple(_bits(crops) for crops in content["agriculture"]["neutral"]),
    )


def _bits(crops: list[str]) -> int:
    return sum(1 << CROPS.index(crop) for crop in crops)


def problems(content: Any) -> Iterator[str]:
    """What is wrong with the content of a file, in words; nothing if it can be used."""
    if not isinstance(content, dict):
        yield f"the file must hold an object with {', '.join(SECTIONS)}."
        return
    for key in content:
        if key not in (*SECTIONS, "about"):
            yield f"“{key}” is unknown; the sections are {', '.join(SECTIONS)}."
    for key in SECTIONS:
        if key not in content:
            yield f"“{key}” is missing."
        else:
            yield from _CHECKS[key](content[key])


def _whole(x: Any, low: int, high: int) -> bool:
    return isinstance(x, int) and not isinstance(x, bool) and low <= x <= high


# ---- estate tiles ----
def _estate_tiles(tiles: Any) -> Iterator[str]:
    if not isinstance(tiles, dict) or sorted(tiles) != list(ESTATE_LETTERS):
        yield "estate_tiles must have the letters A, B and C."
        return
    found = [*_strings(tiles)]
    yield from found
    if found:
        return
    for letter in ESTATE_LETTERS:
        first = sorted(tiles[letter][0])
        for k, tile in enumerate(tiles[letter]):
            if sorted(tile) != first:
                yield (
                    f"estate tile {letter}{k + 1} has other colours than {letter}1; "
                    "all four tiles of a letter must have the same."
                )
                found.append(letter)
    totals = Counter("".join(tiles[letter][0] for letter in ESTATE_LETTERS))
    for colour, letter, spaces in zip(COLOURS, LETTERS, SPACES_OF, strict=True):
        if totals[letter] != spaces:
            yield f"an estate has {totals[letter]} spaces of {colour} ({letter}); there must be {spaces}."
            found.append(letter)
    if not found:
        yield from _layouts(tiles)


def _strings(tiles: dict[str, Any]) -> Iterator[str]:
    for letter in ESTATE_LETTERS:
        row = tiles[letter]
        if not isinstance(row, list) or len(row) != ESTATE_TILES:
            yield f"estate_tiles {letter} must be a list of {ESTATE_TILES} tiles."
            continue
        for k, tile in enumerate(row):
            if not isinstance(tile, str) or len(tile) != TILE_SPACES or set(tile) - set(LETTERS):
                yield f"estate tile {letter}{k + 1} must be {TILE_SPACES} letters out of {LETTERS}."


def _layouts(tiles: dict[str, list[str]]) -> Iterator[str]:
    """Whatever tile lies on the left, the others can be joined so that no region has more than three spaces."""
    for hand in itertools.product(*(tiles[letter] for letter in ESTATE_LETTERS)):
        for left in range(len(hand)):
            others = [tile for k, tile in enumerate(hand) if k != left]
            for first in (hand[left], half_turn(hand[left])):
                if not _can_be_joined(first, others):
                    names = (f"{x}{tiles[x].index(t) + 1}" for x, t in zip(ESTATE_LETTERS, hand, strict=True))
                    yield (
                        f"estate tiles {', '.join(names)} with {ESTATE_LETTERS[left]} on the left "
                        "always make a region of more than 3 spaces."
                    )


def _can_be_joined(first: str, others: list[str]) -> bool:
    for second, third in itertools.permutations(others):
        for a in (second, half_turn(second)):
            for b in (third, half_turn(third)):
                for shifting in range(SHIFTINGS):
                    if not has_large_region(first + a + b, shifting):
                        return True
    return False


# ---- cards and bonuses ----
def _colours(section: str, values: Any) -> list[str]:
    if isinstance(values, dict) and sorted(values) == sorted(COLOURS):
        return []
    return [f"{section} must have one entry each for {', '.join(COLOURS)}."]


def _region_cards(cards: Any) -> Iterator[str]:
    if found := _colours("region_cards", cards):
        yield from found
        return
    for colour, count in cards.items():
        if not _whole(count, 2, REGION_CARDS):
            yield f"region_cards {colour} is {count!r}; it must be a whole number, at least 2."
            found.append(colour)
    if not found and sum(cards.values()) != REGION_CARDS:
        yield f"region_cards add up to {sum(cards.values())}; there are {REGION_CARDS} cards."


def _yield_cards(cards: Any) -> Iterator[str]:
    if not isinstance(cards, list) or not 1 <= len(cards) <= MOST_YIELDS:
        yield f"yield_cards must be a list of at most {MOST_YIELDS} different cards."
        return
    bad = False
    for k, card in enumerate(cards):
        if not isinstance(card, dict) or sorted(card) != ["amount", "copies", "reward"]:
            yield f"yield card {k + 1} must have reward, amount and copies."
            bad = True
            continue
        if card["reward"] not in REWARDS:
            yield f"yield card {k + 1} has the reward {card['reward']!r}; it must be one of {', '.join(REWARDS)}."
        for key, most in (("amount", MOST_AMOUNT), ("copies", YIELD_CARDS)):
            if not _whole(card[key], 1, most):
                yield f"yield card {k + 1} has the {key} {card[key]!r}; it must be a whole number from 1 to {most}."
                bad = True
    if not bad and sum(card["copies"] for card in cards) != YIELD_CARDS:
        yield f"yield_cards are {sum(card['copies'] for card in cards)} copies; there are {YIELD_CARDS} cards."


def _colour_bonus(values: Any) -> Iterator[str]:
    if found := _colours("colour_bonus", values):
        yield from found
        return
    for colour, pair in values.items():
        if not isinstance(pair, list) or len(pair) != 2 or not all(_whole(x, 1, 9) for x in pair):
            yield f"colour_bonus {colour} must be two whole numbers from 1 to 9."
        elif pair[0] <= pair[1]:
            yield f"colour_bonus {colour}: the first player must get more than the second, not {pair[0]} and {pair[1]}."


def _agriculture(tiles: Any) -> Iterator[str]:
    if not isinstance(tiles, dict) or sorted(tiles) != ["neutral", "own"]:
        yield "agriculture must have own and neutral tiles."
        return
    for key in ("own", "neutral"):
        row = tiles[key]
        if not isinstance(row, list) or len(row) != AGRICULTURE_TILES:
            yield f"agriculture {key} must be a list of {AGRICULTURE_TILES} tiles."
            continue
        for k, crops in enumerate(row):
            known = isinstance(crops, list) and all(crop in CROPS for crop in crops)
            if not known or not 1 <= len(crops) <= 2 or len(set(crops)) < len(crops):
                yield f"agriculture {key} tile {k + 1} must have one or two different crops of {', '.join(CROPS)}."


_CHECKS = {
    "estate_tiles": _estate_tiles,
    "region_cards": _region_cards,
    "yield_cards": _yield_cards,
    "colour_bonus": _colour_bonus,
    "agriculture": _agriculture,
}
