"""Entry points: what every game offers to Python code, bots and simulations, whatever its rules are.

Both engines run these: as plain Python on mirrors, and compiled on bytes.
"""

from __future__ import annotations

from typing import NamedTuple

from .chance import below, key_rng, seed_rng
from .routine import (
    Counts,
    Lists,
    Playable,
    Raw,
    Raws,
    clear_state,
    copy_state,
    entry_point,
    new_counts,
    new_lists,
    new_rng,
    new_state,
    new_states,
    new_worths,
    routine,
    state_in,
)
from .rule import Actions, AnyState, Numbers
from .rules import lay_out

LONGEST_TURN = 24
"""Decisions that are looked through for the best end of a turn."""
MOST_DECISIONS = 100_000
"""A game that nobody ends is called off after so many (the longest ever seen, of random players, had 39,805)."""
UNFINISHED = -1
"""The result of a playout that was called off."""
NOTHING = -(1 << 60)


# ---- the rules ----
@routine
def begin(game: Playable, raw: Raw, players: int, options: Numbers, seed: int) -> None:
    """A new game, whatever was there before."""
    clear_state(raw)
    s = state_in(raw)
    lay_out(s, players, options)
    seed_rng(s.rng, seed)
    game.rules.setup(s)


@entry_point
def setup(game: Playable, raw: Raw, players: int, options: Numbers, seed: int) -> None:
    begin(game, raw, players, options, seed)


@entry_point
def setup_keyed(game: Playable, raw: Raw, players: int, options: Numbers, key: Numbers) -> None:
    clear_state(raw)
    s = state_in(raw)
    lay_out(s, players, options)
    key_rng(s.rng, key)
    game.rules.setup(s)


@entry_point
def legal(game: Playable, raw: Raw, out: Actions) -> int:
    return game.rules.legal(state_in(raw), out)


@entry_point
def apply(game: Playable, raw: Raw, action: int) -> None:
    game.rules.apply(state_in(raw), action)


@entry_point
def step(game: Playable, raw: Raw, action: int, out: Actions) -> int:
    """Apply, then list what is legal next: one call a decision."""
    s = state_in(raw)
    game.rules.apply(s, action)
    return game.rules.legal(s, out)


@entry_point
def to_move(game: Playable, raw: Raw) -> int:
    return game.rules.to_move(state_in(raw))


@entry_point
def turn(game: Playable, raw: Raw) -> int:
    return game.rules.turn(state_in(raw))


@entry_point
def score(game: Playable, raw: Raw, seat: int) -> int:
    return game.rules.score(state_in(raw), seat)


@entry_point
def rank(game: Playable, raw: Raw, seat: int) -> int:
    return game.rules.rank(state_in(raw), seat)


@entry_point
def evaluate(game: Playable, raw: Raw, seat: int) -> int:
    return game.rules.evaluate(state_in(raw), seat)


@entry_point
def hide(game: Playable, raw: Raw, viewer: int) -> None:
    game.rules.hide(state_in(raw), viewer)


@entry_point
def redeal(game: Playable, raw: Raw, viewer: int, seed: int) -> None:
    game.rules.redeal(state_in(raw), viewer, seed)


# ---- playouts ----
@entry_point
def playout(game: Playable, raw: Raw, out: Actions, seed: int, limit: int) -> int:
    """Uniformly random decisions to the end of the game; returns how many, or `UNFINISHED` after `limit` of them."""
    s = state_in(raw)
    rng = new_rng()
    seed_rng(rng, seed)
    decisions = 0
    n = game.rules.legal(s, out)
    while n > 0 and decisions < limit:
        game.rules.apply(s, out[below(rng, n)])
        decisions += 1
        n = game.rules.legal(s, out)
    return decisions if n == 0 else UNFINISHED


@entry_point
def random_games(
    game: Playable,
    raw: Raw,
    out: Actions,
    players: int,
    options: Numbers,
    first_seed: int,
    games: int,
    limit: int,
    totals: Counts,
) -> int:
    """Whole random games from consecutive seeds; totals[0] counts legal choices, [1] is the longest game, [2] counts
    games called off after `limit` decisions, [3] is the seed of the last of them."""
    s = state_in(raw)
    rng = new_rng()
    decisions = 0
    for g in range(games):
        begin(game, raw, players, options, first_seed + g)
        seed_rng(rng, first_seed + g)
        length = 0
        n = game.rules.legal(s, out)
        while n > 0 and length < limit:
            totals[0] += n
            game.rules.apply(s, out[below(rng, n)])
            length += 1
            n = game.rules.legal(s, out)
        if n > 0:
            totals[2] += 1
            totals[3] = first_seed + g
        decisions += length
        totals[1] = max(totals[1], length)
    return decisions


@entry_point
def policy_choice(game: Playable, raw: Raw, out: Actions, seed: int) -> int:
    """One legal decision as the game's rollout policy takes it; -1 when the game is over."""
    s = state_in(raw)
    rng = new_rng()
    seed_rng(rng, seed)
    n = game.rules.legal(s, out)
    return game.rules.rollout_policy(s, rng, out, n) if n > 0 else -1


@entry_point
def policy_playout(game: Playable, raw: Raw, out: Actions, seed: int, limit: int) -> int:
    """The same with decisions of the game's rollout policy."""
    s = state_in(raw)
    rng = new_rng()
    seed_rng(rng, seed)
    decisions = 0
    n = game.rules.legal(s, out)
    while n > 0 and decisions < limit:
        game.rules.apply(s, game.rules.rollout_policy(s, rng, out, n))
        decisions += 1
        n = game.rules.legal(s, out)
    return decisions if n == 0 else UNFINISHED


# ---- counts that prove and measure ----
@entry_point
def clone_many(game: Playable, source: Raw, target: Raw, times: int) -> int:
    """Copies a state over and over: for measuring what a clone costs."""
    s = state_in(source)
    total = 0
    for k in range(times):
        s.rng.a = k
        copy_state(source, target)
        total += state_in(target).rng.a
    return total


@entry_point
def perft(game: Playable, raw: Raw, depth: int) -> int:
    """How many sequences of that many decisions there are from here (a game that ends earlier counts where it ends)."""
    stack = new_states(game, depth + 1)
    lists = new_lists(game, depth + 1)
    count = new_counts(depth + 1)
    at = new_counts(depth + 1)
    copy_state(raw, stack[0])
    level = 0
    leaves = 0
    entered = True
    while level >= 0:
        if entered:
            entered = False
            if level == depth:
                leaves += 1
                level -= 1
                continue
            count[level] = game.rules.legal(state_in(stack[level]), lists[level])
            at[level] = 0
            if count[level] == 0:
                leaves += 1
                level -= 1
                continue
        if at[level] == count[level]:
            level -= 1
            continue
        copy_state(stack[level], stack[level + 1])
        game.rules.apply(state_in(stack[level + 1]), lists[level][at[level]])
        at[level] += 1
        level += 1
        entered = True
    return leaves


# ---- a look through a turn ----
@routine
def choices(game: Playable, s: AnyState, out: Actions) -> int:
    """The legal decisions a bot considers; 0: the game is over."""
    n = game.rules.legal(s, out)
    return game.rules.prune(s, out, n) if n > 1 else n


class Survey(NamedTuple):
    """Room for a look through a turn, and what it finds."""

    stack: Raws
    """The table after each decision on the way."""
    lists: Lists
    """The decisions at each; lists[0] are those that are weighed."""
    counts: Counts
    at: Counts
    worth: Counts
    """What each of lists[0] is worth."""
    end: Raw
    """The best end of the turn."""


@routine
def new_survey(game: Playable) -> Survey:
    return Survey(
        new_states(game, LONGEST_TURN + 1),
        new_lists(game, LONGEST_TURN + 1),
        new_counts(LONGEST_TURN + 1),
        new_counts(LONGEST_TURN + 1),
        new_worths(game),
        new_state(game),
    )


@routine
def look_through(game: Playable, raw: Raw, seat: int, max_nodes: int, survey: Survey) -> int:
    """What each legal decision is worth to the seat: the best end of its turn that it can lead to, by `evaluate`.

    Looks through all ways to finish the turn (or to where it `may_stop_here`), depth first; each first decision gets
    its share of max_nodes, after which no further ways are opened. Returns how many decisions there are.
    """
    stack, lists, count, at, worth = survey.stack, survey.lists, survey.counts, survey.at, survey.worth
    depth = len(stack) - 1
    copy_state(raw, stack[0])
    start = state_in(stack[0])
    this_turn = game.rules.turn(start)
    best = NOTHING
    level = 0
    first = choices(game, start, lists[0])
    count[0] = first
    at[0] = 0
    share = max_nodes // max(1, first)
    spent = 0
    while level >= 0:
        if at[level] == count[level]:
            level -= 1
            continue
        if level == 0:
            spent = 0
            worth[at[0]] = NOTHING
        s = state_in(stack[level + 1])
        copy_state(stack[level], stack[level + 1])
        game.rules.apply(s, lists[level][at[level]])
        at[level] += 1
        spent += 1
        n = 0
        if (
            level + 1 < depth
            and spent < share
            and game.rules.to_move(s) == seat
            and game.rules.turn(s) == this_turn
            and not game.rules.may_stop_here(s)
        ):
            n = choices(game, s, lists[level + 1])
        if n > 0:
            level += 1
            count[level] = n
            at[level] = 0
            continue
        value = game.rules.evaluate(s, seat)
        worth[at[0] - 1] = max(worth[at[0] - 1], value)
        if value > best:
            best = value
            copy_state(stack[level + 1], survey.end)
    return first


@entry_point
def best_of_turn(game: Playable, raw: Raw, seat: int, max_nodes: int, seed: int) -> int:
    """The decision that leads to the best end of the seat's own turn; among equals the seed chooses. -1: the game is
    over."""
    survey = new_survey(game)
    rng = new_rng()
    seed_rng(rng, seed)
    n = look_through(game, raw, seat, max_nodes, survey)
    best = NOTHING
    for i in range(n):
        best = max(best, survey.worth[i])
    chosen = -1
    ties = 0
    for i in range(n):
        if survey.worth[i] == best:
            ties += 1
            if ties == 1 or below(rng, ties) == 0:
                chosen = survey.lists[0][i]
    return chosen
