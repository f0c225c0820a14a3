"""Entry points of batches: what is done with every game of a batch. They are compiled apart, for whoever needs batches.

Each takes the rows from `first` to `last` (not included); threads have different rows, so nothing depends on how many
threads there are.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from kontor.kernel import below, seed_rng
from kontor.kernel.arrays import (
    Float32Rows,
    Int8Rows,
    Int8s,
    Int16Rows,
    Int16s,
    Int32Rows,
    Int32s,
    Int64s,
    Uint8Rows,
    Uint8s,
)
from kontor.kernel.entry_points import begin
from kontor.kernel.routine import (
    Playable,
    copy_state,
    entry_point,
    new_list,
    new_rng,
    new_state,
    routine,
    state_in,
)
from kontor.kernel.rule import Actions, AnyState, Native

PART = "batch"
"""What is compiled for batches."""
OVER = -1
"""In place of a seat or a decision: the game is over."""
SEEDS = (1 << 62) - 1

States = Annotated[Any, Native("T.Array(T.uint8, 2, 'C')")]
Options = Annotated[Any, Native("T.Array(T.int64, 1, 'C')")]


class Results(NamedTuple):
    """How games ended: a row for each game, a column for each seat."""

    rank: Int8Rows
    share: Float32Rows
    score: Int32Rows


class Rows(NamedTuple):
    """The games of a batch, and what is known of each."""

    states: States
    ended: States
    """The last table of the game that ended last."""
    lists: Int16Rows
    counts: Int32s
    """How many of each list are legal."""
    mask: Uint8Rows
    to_move: Int8s
    done: Uint8s
    """A game ended with the last step."""
    lengths: Int32s
    """Decisions since the set-up."""
    seeds: Int64s
    results: Results


class Setup(NamedTuple):
    """How a new game begins."""

    players: int
    options: Options
    apart: int
    """From the seed of a game to that of the next one in its row."""
    again: bool
    """A new game begins in place of one that ended."""


@routine
def note_result(game: Playable, s: AnyState, players: int, results: Results, i: int) -> None:
    winners = 0
    for seat in range(players):
        place = game.rules.rank(s, seat)
        results.rank[i][seat] = place
        results.score[i][seat] = game.rules.score(s, seat)
        if place == 1:
            winners += 1
    for seat in range(players):
        results.share[i][seat] = 1.0 / winners if results.rank[i][seat] == 1 else 0.0


@routine
def forget(mask: Uint8s, listed: Actions, n: int) -> None:
    for k in range(n):
        mask[listed[k]] = 0


@routine
def mark_legal(game: Playable, s: AnyState, mask: Uint8s, listed: Actions) -> int:
    """Lists what is legal, in both ways; returns how many decisions that are."""
    n = game.rules.legal(s, listed)
    for k in range(n):
        mask[listed[k]] = 1
    return n


@entry_point
def batch_reset(game: Playable, rows: Rows, setup: Setup, which: Uint8s, first: int, last: int) -> None:
    """New games in the rows that are marked, from their seeds."""
    states, lists, counts, mask = rows.states, rows.lists, rows.counts, rows.mask
    for i in range(first, last):
        if which[i] != 0:
            raw = states[i]
            forget(mask[i], lists[i], int(counts[i]))
            begin(game, raw, setup.players, setup.options, rows.seeds[i])
            s = state_in(raw)
            n = mark_legal(game, s, mask[i], lists[i])
            counts[i] = n
            rows.to_move[i] = game.rules.to_move(s) if n > 0 else OVER
            rows.lengths[i] = 0
            rows.done[i] = 0


@entry_point
def batch_check(game: Playable, rows: Rows, wanted: Int64s, chosen: Int16s, first: int, last: int) -> int:
    """Copies decisions and returns the first row whose decision is not legal; -1: all are."""
    for i in range(first, last):
        action = wanted[i]
        n = int(rows.counts[i])
        if n == 0:
            if action != OVER:
                return i
        else:
            low = 0
            high = n
            while low < high:
                middle = (low + high) >> 1
                if rows.lists[i][middle] < action:
                    low = middle + 1
                else:
                    high = middle
            if low == n or rows.lists[i][low] != action:
                return i
        chosen[i] = action
    return -1


@entry_point
def batch_step(game: Playable, rows: Rows, setup: Setup, chosen: Int16s, first: int, last: int) -> int:
    """One decision in each row, known to be legal; returns how many games ended.

    Arrays are taken out of their bundles before the loop, and handed on by rows: where a bundle is handed on, native
    code counts references to everything in it, which costs more than the rules do.
    """
    states, lists, counts, mask = rows.states, rows.lists, rows.counts, rows.mask
    to_move, done, lengths, seeds = rows.to_move, rows.done, rows.lengths, rows.seeds
    players, options = setup.players, setup.options
    ended = 0
    for i in range(first, last):
        done[i] = 0
        if chosen[i] < 0:
            continue
        raw, flags, listed = states[i], mask[i], lists[i]
        s = state_in(raw)
        game.rules.apply(s, chosen[i])
        lengths[i] += 1
        forget(flags, listed, int(counts[i]))
        n = mark_legal(game, s, flags, listed)
        if n == 0:
            ended += 1
            done[i] = 1
            note_result(game, s, players, rows.results, i)
            copy_state(raw, rows.ended[i])
            if setup.again:
                seeds[i] = (seeds[i] + setup.apart) & SEEDS
                begin(game, raw, players, options, seeds[i])
                lengths[i] = 0
                n = mark_legal(game, s, flags, listed)
        counts[i] = n
        to_move[i] = game.rules.to_move(s) if n > 0 else OVER
    return ended


@entry_point
def batch_observe(game: Playable, states: States, seats: Int8s, out: Int16Rows, first: int, last: int) -> None:
    """What each seat sees of its table."""
    room = new_state(game)
    s = state_in(room)
    for i in range(first, last):
        copy_state(states[i], room)
        game.rules.hide(s, seats[i])
        game.rules.observe(s, seats[i], out[i])


@entry_point
def batch_sample(game: Playable, rows: Rows, out: Int16s, seed: int, first: int, last: int) -> None:
    """A legal decision for each row, every one alike; -1 where the game is over."""
    rng = new_rng()
    for i in range(first, last):
        seed_rng(rng, seed + i)
        n = int(rows.counts[i])
        out[i] = rows.lists[i][below(rng, n)] if n > 0 else OVER


@entry_point
def batch_play_out(
    game: Playable,
    states: States,
    players: int,
    by_policy: bool,
    seed: int,
    limit: int,
    results: Results,
    lengths: Int32s,
    first: int,
    last: int,
) -> None:
    """Copies of all games, played to their end at random or by the game's rollout policy. Where a game is called off
    after `limit` decisions its length is -1."""
    room = new_state(game)
    s = state_in(room)
    out = new_list(game)
    rng = new_rng()
    for i in range(first, last):
        copy_state(states[i], room)
        seed_rng(rng, seed + i)
        played = 0
        n = game.rules.legal(s, out)
        while n > 0 and played < limit:
            if by_policy:
                game.rules.apply(s, game.rules.rollout_policy(s, rng, out, n))
            else:
                game.rules.apply(s, out[below(rng, n)])
            played += 1
            n = game.rules.legal(s, out)
        lengths[i] = played if n == 0 else OVER
        note_result(game, s, players, results, i)
