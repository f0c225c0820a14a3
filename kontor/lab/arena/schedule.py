"""Who plays whom, with which seeds, in which seats.

Games come in *deals*: two games with the same seed, in which the two bots of a pairing change all their seats. So in
every deal each bot sits in each seat exactly once, at any number of players, and neither the seats nor the luck of the
setup can favour one. With two players a deal is A B and B A; with three A B B and B A A, then B A B and A B A, and so
on: the splits are as even as they can be and all of them come in turn.

>>> arrangements(3)
[('challenger', 'base', 'base'), ('base', 'challenger', 'base'), ('base', 'base', 'challenger')]
>>> [game.seats for game in planned(Pairing("random", "greedy"), players=2, seed=1, games=range(1, 4))]
[('greedy', 'random'), ('random', 'greedy'), ('greedy', 'random')]
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kontor.bots import BOTS, KINDS, plugin_names
from kontor.kernel import BadOption

PAIRINGS = ("neighbours", "all")


@dataclass(frozen=True)
class Pairing:
    """Two bots that play each other. Shares and rates are the challenger's: the bot that was named later."""

    base: str
    challenger: str

    def __str__(self) -> str:
        return f"{self.challenger} – {self.base}"


@dataclass(frozen=True)
class Planned:
    """A game to be played: its number in the pairing from 1, its seed, and the bot of each seat."""

    number: int
    seed: int
    seats: tuple[str, ...]


def split_names(texts: Iterable[str]) -> list[str]:
    """Bots from `random,strong` or from several such texts.

    A comma separates only before something that could be a bot, so `program:./bot --levels 1,2` stays whole.

    >>> split_names(["random, greedy", "program:./bot --levels 1,2"])
    ['random', 'greedy', 'program:./bot --levels 1,2']
    """
    known = {*BOTS, *KINDS, *plugin_names()}
    names: list[str] = []
    for text in texts:
        parts: list[str] = []
        for part in text.split(","):
            kind = part.strip().partition(":")[0].lower()
            inside = bool(parts) and ":" in parts[-1] and kind not in known
            if inside:
                parts[-1] += f",{part}"
            else:
                parts.append(part)
        names += [part.strip() for part in parts if part.strip()]
    return names


def make_pairings(bots: Sequence[str], how: str = "neighbours", more: Iterable[Sequence[str]] = ()) -> list[Pairing]:
    """The pairings among bots listed from weak to strong; `more` names pairs that are played besides."""
    if how not in PAIRINGS:
        raise BadOption(f"Pairings must be {' or '.join(PAIRINGS)}, not “{how}”.")
    for bot in bots:
        if bots.count(bot) > 1:
            raise BadOption(f"The bot “{bot}” is listed twice.")
    pairs = list(itertools.pairwise(bots) if how == "neighbours" else itertools.combinations(bots, 2))
    for pair in more:
        if len(pair) != 2 or pair[0] == pair[1]:
            raise BadOption(f"A pair must be two bots, such as greedy,strong, not “{','.join(pair)}”.")
        if not {(pair[0], pair[1]), (pair[1], pair[0])} & set(pairs):
            pairs.append((pair[0], pair[1]))
    if not pairs:
        raise BadOption("An arena needs at least two bots, such as --bots random,greedy.")
    return [Pairing(base, challenger) for base, challenger in pairs]


def arrangements(players: int) -> list[tuple[str, ...]]:
    """The first games of a cycle of deals; the second of each deal has the bots the other way round."""
    few = players // 2
    found = []
    for seats in itertools.combinations(range(players), few):
        if 2 * few == players and 0 not in seats:
            continue  # the other way round of one that is there
        found.append(tuple("challenger" if seat in seats else "base" for seat in range(players)))
    return found


def deal_seed(pairing: Pairing, seed: int, deal: int) -> int:
    """Follows from the run's seed; other pairings get other deals, so that their results are independent."""
    text = f"arena {seed} {pairing.base} {pairing.challenger} {deal}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def planned(pairing: Pairing, players: int, seed: int, games: Iterable[int]) -> list[Planned]:
    """The games of these numbers, counted from 1."""
    cycle = arrangements(players)
    out = []
    for number in games:
        deal, second = divmod(number - 1, 2)
        roles = cycle[deal % len(cycle)]
        challengers = "base" if second else "challenger"
        seats = tuple(pairing.challenger if role == challengers else pairing.base for role in roles)
        out.append(Planned(number, deal_seed(pairing, seed, deal), seats))
    return out
