"""The levels people play against: one search, that looks further ahead from level to level.

The easy ones also choose less strictly: they overlook differences, the smaller the more easily.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kontor.kernel import BadOption, Engine, Game, NativeEngine, Rng, SearchParams, below, seed_rng

from .bot import BOTS, KINDS, Bot
from .greedy import GreedyBot
from .search import Search, Thoughts, options_at, players_at

if TYPE_CHECKING:
    from .network import Network


@dataclass(frozen=True)
class Strength:
    iterations: int = 500
    seconds: float = 2.0
    """Never longer for one decision, however slow the machine."""
    fresh: float = 0.25
    """The part of the iterations that no earlier thoughts about the same position make up for."""
    replies: bool = True
    """Else it thinks of its own turn only, not of what the others will do."""
    looseness: float = 0.0
    """Chance to win that is easily overlooked: a choice worth so much less is taken e times less often. 0: never."""

    def scaled(self, pace: float, players: int) -> int:
        """Iterations in a game where one tells less or more than usual, at a table where more wait for each decision.

        The loose levels think so little that it is never less, and who sees only the own turn needs no more either.
        """
        if self.looseness > 0:
            return round(self.iterations * max(1.0, pace)) if self.replies else self.iterations
        return max(1, round(self.iterations * pace * 2 / max(2, players)))


# For two players in a game of usual pace; see `Strength.scaled`.
LEVEL_STRENGTH = {
    "beginner": Strength(8, replies=False, looseness=0.15),
    "casual": Strength(10, looseness=0.07),
    "strong": Strength(30),
    "expert": Strength(180),
    "master": Strength(1800),
}
LEARNED = ("master",)
"""Levels that judge by the network of the game, where there is one for that number of players."""
Networks = Callable[[Game, int, Sequence[int]], "Network | None"]


def no_network(game: Game, players: int, options: Sequence[int]) -> None:
    """Of bots that judge by the game's own evaluation, whatever was learned."""


class SearchBot(Bot):
    """Looks ahead; keeps its tree if it is told what is decided. Until the rules are compiled it plays greedily."""

    limit = math.inf
    """Seconds that whoever asks allows for a decision, if that is less than the bot would take."""

    def __init__(
        self,
        name: str,
        strength: Strength,
        own_params: Callable[[SearchParams], SearchParams] = lambda usual: usual,
        by_clock: bool = False,
        level: bool = False,
        networks: Networks = no_network,
        file: Path | None = None,
    ) -> None:
        self.name, self.strength, self._own_params, self._level = name, strength, own_params, level
        self._networks, self._file = networks, file
        self.by_clock = by_clock
        """Seconds were asked for: the same question need not get the same answer."""
        self._search: Search | None = None
        self._iterations = 0
        self._thoughts: Thoughts | None = None

    @property
    def thoughts(self) -> Thoughts | None:
        return self._thoughts

    def check(self, game: Game) -> None:
        super().check(game)
        if self._file is not None:
            from .network import load_network

            load_network(game, self._file)

    def choose(self, engine: Engine[Any], view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        self._thoughts = None
        if len(legal) == 1:
            return legal[0]
        if not isinstance(engine, NativeEngine):
            return GreedyBot().choose(engine, view, seat, legal, seed)
        if self._search is None:
            self._search = self._begun(engine, players_at(engine, view), options_at(engine, view))
        strict = self.strength.looseness == 0
        seconds = min(self.strength.seconds, self.limit)
        thoughts = self._search.think(
            view, seat, seed, self._iterations, seconds, self.strength.fresh, only_best=strict
        )
        self._thoughts = thoughts
        return thoughts.best.action if strict else self._loosely(thoughts, seat, seed)

    def _begun(self, engine: NativeEngine, players: int, options: Sequence[int]) -> Search:
        """A search for this game; how many iterations it has for a decision, too."""
        learned = self._networks(engine.game, players, options)
        params = self._own_params(engine.game.search_params if learned is None else learned.params())
        if not self.strength.replies:
            params = params._replace(turns=-1, to_the_end=False)
        self._iterations = self.strength.iterations
        if self._level:
            self._iterations = self.strength.scaled(params.pace, players)
        nodes = min(1_000_000, 20_000 + 150 * self._iterations)
        return Search(engine, nodes=nodes, params=params, network=learned)

    def _loosely(self, thoughts: Thoughts, seat: int, seed: int) -> int:
        """One of the choices that were tried, the likelier the more it is worth at least."""
        rng = Rng.blank()
        seed_rng(rng, seed)
        worth = [choice.at_least(seat) if choice.visits > 0 else -math.inf for choice in thoughts.choices]
        weights = [math.exp((value - max(worth)) / self.strength.looseness) for value in worth]
        mark = below(rng, 1 << 30) / (1 << 30) * sum(weights)
        for choice, weight in zip(thoughts.choices, weights, strict=True):
            mark -= weight
            if mark < 0:
                return choice.action
        return thoughts.best.action

    def watch(self, action: int | None) -> None:
        if self._search is not None:
            self._search.follow(action)

    def take_time(self) -> None:
        if not self.by_clock:
            self.strength = replace(self.strength, seconds=math.inf)

    def close(self) -> None:
        self._search = self._thoughts = None


def _level(name: str) -> Callable[[], Bot]:
    networks = _own_network if name in LEARNED else no_network
    return lambda: SearchBot(name, LEVEL_STRENGTH[name], level=True, networks=networks)


def _search_bot(more: str) -> Bot:
    """`search:iterations=500,turns=3`: any strength, and any way to look ahead instead of the game's own.

    With `network=FILE` it judges by the network in that file; with `network=own` by that of the game.
    """
    changes: dict[type, dict[str, Any]] = {Strength: {}, SearchParams: {}}
    usual = {Strength: asdict(Strength()), SearchParams: SearchParams()._asdict()}
    kinds = {key: (owner, type(value)) for owner, values in usual.items() for key, value in values.items()}
    del kinds["pace"]  # of levels; a search is told its iterations
    networks: Networks = no_network
    file: Path | None = None
    for part in filter(None, (part.strip() for part in more.split(","))):
        key, _, value = part.partition("=")
        if key == "network":
            file = None if value == "own" else Path(value)
            networks = _own_network if file is None else functools.partial(_from_file, file)
            continue
        if key not in kinds:
            raise BadOption(f"A search has no “{key}”; it has {', '.join(kinds)}, network.")
        owner, kind = kinds[key]
        try:
            number = float(value)
        except ValueError:
            raise BadOption(f"{key} must be a number, not “{value}”.") from None
        changes[owner][key] = kind(number)
    strength = replace(Strength(), **changes[Strength])
    if strength.iterations < 1 or strength.seconds <= 0 or strength.looseness < 0:
        raise BadOption("A search needs at least one iteration, and time.")
    by_clock = "seconds" in changes[Strength]
    own_params = changes[SearchParams]
    return SearchBot(
        f"search:{more}", strength, lambda usual: usual._replace(**own_params), by_clock, networks=networks, file=file
    )


def _own_network(game: Game, players: int, options: Sequence[int]) -> Network | None:
    from .network import network

    return network(game, players, options)


def _from_file(path: Path, game: Game, players: int, options: Sequence[int]) -> Network:
    from .network import load_network

    found = load_network(game, path)
    if players not in found.players:
        raise BadOption(f"The network in {path} is for {', '.join(map(str, found.players))} players, not {players}.")
    return found


for _name in LEVEL_STRENGTH:
    BOTS[_name] = _level(_name)
KINDS["search"] = _search_bot
