"""Counting: games that were played, decision by decision, each from what the seat that decided could know."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import kontor
from kontor.bots import LEVELS
from kontor.bots.naming import plain_name
from kontor.kernel import Engine, Game, KontorError
from kontor.kernel.engine import all_ranks
from kontor.match import Match

from .counts import WHOLE, Counts, Made, Node, Tally
from .kinds import Kinds, keys

PEOPLE = "people"


@dataclass(frozen=True)
class Seen:
    """A finished game: the bytes of its first state, its decisions, who played each seat (None: not counted), ranks."""

    start: bytes
    actions: Sequence[int]
    by: Sequence[str | None]
    ranks: Sequence[int]


def seen_in_run(folder: Path, game: Game) -> Iterator[Seen]:
    """The games of an arena's run; bots that failed and games of one player are left out."""
    from kontor.lab.arena import Results  # takes scipy, which only who counts games needs

    results = Results.load(folder)
    run = results.run
    if run.game.id != game.id:
        raise KontorError(f"{folder} is a run of {run.game.id}, not of {game.id}.")
    engine = game.native()
    options = game.option_numbers(run.options, run.rules or None)
    for pairing in run.pairings:
        for record in results.read(pairing):
            if record.error:
                continue
            start = engine.to_bytes(engine.new(run.players, record.seed, options))
            by = [plain_name(bot) for bot in record.seats]
            yield Seen(start, results.actions(pairing, record), by, record.ranks)


def seen_in_log(text: str, game: Game) -> Seen | None:
    """The game of a log; None: it is of another game, or not over. Bots are known by the names simulations give."""
    match = Match.from_log(text)
    if match.game.id != game.id or not match.over:
        return None
    return seen_in_match(match, [_by_name(name) for name in match.names])


def seen_in_match(match: Match, by: Sequence[str | None]) -> Seen:
    return Seen(match.at(0).state.to_bytes(), [played.action for played in match.played], by, match.ranks)


def _by_name(name: str) -> str:
    """`strong 2` is a bot's seat in a simulation or an arena."""
    level, _, seat = name.partition(" ")
    return level if plain_name(level) in LEVELS and seat.isdecimal() else PEOPLE


def tally(game: Game, games: Iterable[Seen], command: str = "", engine: Engine[Any] | None = None) -> Counts:
    """All of them counted; a game that is given twice counts once, or what is said would sound surer than it is."""
    engine, kinds = (engine or game.native()).unchecked, Kinds.of(game)
    known: set[bytes] = set()
    nodes: dict[str, Node] = {}
    count, seats, players = 0, Counter[str](), Counter[str]()
    for seen in games:
        if len(seen.by) < 2:
            continue  # nobody to win against
        mark = hashlib.sha256(seen.start + repr([*seen.actions]).encode()).digest()
        if mark in known:
            continue
        known.add(mark)
        _count_game(engine, kinds, seen, nodes)
        count += 1
        seats.update(by for by in seen.by if by is not None)
        players[str(len(seen.by))] += 1
    made = Made(
        game.id,
        game.version,
        kontor.__version__,
        command,
        count,
        dict(sorted(seats.items())),
        dict(sorted(players.items())),
    )
    return Counts(made, nodes)


def _count_game(engine: Engine[Any], kinds: Kinds, seen: Seen, nodes: dict[str, Node]) -> None:
    state = engine.from_bytes(seen.start)
    chosen: Counter[tuple[str, str, int]] = Counter()  # kind of position, kind of choice, seat
    for action in seen.actions:
        legal = engine.legal(state)
        if action not in legal:
            raise KontorError(f"A game cannot be counted: decision {action} of it is not possible with these rules.")
        seat = engine.to_move(state)
        if len(legal) > 1 and seen.by[seat] is not None:
            view = kinds.game.state.from_bytes(engine.to_bytes(engine.hidden(state, seat)))
            group = kinds.group(view, seat, action)
            for key in keys(kinds.facts(view, seat, legal)):
                chosen[key, group, seat] += 1
        engine.apply(state, action)
    ranks = all_ranks(engine, state, len(seen.by))
    if engine.legal(state) or ranks != list(seen.ranks):
        raise KontorError("A game cannot be counted: with these rules it does not end as it did.")
    share, even = WHOLE // ranks.count(1), WHOLE // len(ranks)
    for (key, group, seat), times in chosen.items():
        by = seen.by[seat]
        assert by is not None
        node = nodes.setdefault(key, Node())
        node.tally(group, by).add(Tally(times, 1, share if ranks[seat] == 1 else 0, even))
    for key in {key for key, _, _ in chosen}:
        nodes[key].games += 1
