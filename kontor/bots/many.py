"""Searches of many tables at once, by a network alone: a tree for each table, a row of arrays for each tree.

It is the search of `tree.py` as a network is asked there, without looking through turns, so `kontor train` can learn
from what a search finds. Like all that works on rows it runs on threads of the processor and on a GPU.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from kontor.kernel import SearchParams, below, seed_rng
from kontor.kernel.arrays import Float64Rows, Int8s, Int32Rows, Int32s, Int64Rows
from kontor.kernel.entry_points import choices
from kontor.kernel.routine import (
    Playable,
    copy_state,
    entry_point,
    new_counts,
    new_list,
    new_reals,
    new_rng,
    new_state,
    new_worths,
    state_in,
)

from .network.evaluating import Room, Rooms, States, add_values, look_at, weigh
from .network.form import Weights
from .tree import (
    ACTION,
    CHILD,
    END,
    FIRST_SEAT,
    ROOT,
    SIBLING,
    USED,
    Tree,
    grow,
    judge,
    mark,
    most_promising,
    share_out,
)

PART = "many"
"""What is compiled for whoever searches many tables."""
DEEP = 64
"""Decisions that a path may have: these trees are small."""
MOST_SEATS = 8


class Trees(NamedTuple):
    """A tree for each of n tables, side by side in the same arrays; fields as in `Tree`."""

    links: Int32Rows
    visits: Int32s
    values: Float64Rows
    where: Int32Rows
    counts: Int64Rows

    @staticmethod
    def of(n: int, nodes: int, players: int, actions: int, arrays: Any = np) -> Trees:
        """Room for n trees of so many nodes; `arrays` is the module that makes its arrays."""
        return Trees(
            arrays.zeros((n * nodes, 3), np.int32),
            arrays.zeros(n * nodes, np.int32),
            arrays.zeros((n * nodes, FIRST_SEAT + players), np.float64),
            arrays.full((n, actions), -1, np.int32),
            arrays.zeros((n, 3), np.int64),
        )


@entry_point
def search_many(
    game: Playable,
    states: States,
    seats: Int8s,
    players: int,
    iterations: int,
    seed: int,
    nodes: int,
    trees: Trees,
    params: SearchParams,
    weights: Weights,
    value_unit: int,
    policy_unit: int,
    rooms: Rooms,
    said: Int32Rows,
    visits: Int32Rows,
    worth: Float64Rows,
    first: int,
    last: int,
) -> None:
    """For each table, as its seat sees it: how often a search went on with each decision, and what the table is worth
    to each seat. A table without a seat (-1) is left out."""
    raw = new_state(game)
    known = new_state(game)
    view = new_state(game)
    s = state_in(raw)
    out = new_list(game)
    promise = new_worths(game)
    path = new_counts(DEEP)
    shares = new_reals(MOST_SEATS)
    rng = new_rng()
    scale = float(policy_unit)
    for i in range(first, last):
        viewer = int(seats[i])
        for action in range(len(visits[i])):
            visits[i][action] = 0
        if viewer < 0:
            continue
        tree = Tree(trees.links, trees.visits, trees.values, trees.where[i], trees.counts[i])
        room = Room(rooms.seen[i], rooms.chosen[i], rooms.hidden[i], rooms.dense[i])
        links = tree.links
        root = i * nodes
        tree.counts[ROOT] = root
        tree.counts[USED] = root + 1
        tree.counts[END] = root + nodes
        links[root, ACTION] = -1
        links[root, CHILD] = -1
        tree.visits[root] = 0
        for k in range(FIRST_SEAT + players):
            tree.values[root, k] = 0.0
        copy_state(states[i], view)
        game.rules.hide(state_in(view), viewer)
        seed_rng(rng, seed + i)
        for _ in range(iterations):
            copy_state(view, raw)
            game.rules.redeal(s, viewer, (below(rng, 1 << 30) << 30) | below(rng, 1 << 30))
            node = root
            path[0] = node
            depth = 1
            n = choices(game, s, out)
            while n > 0 and depth < DEEP and links[node, CHILD] >= 0:
                mover = game.rules.to_move(s)
                mark(tree, node, True)
                for k in range(n):
                    if tree.where[out[k]] < 0:  # legal only as the cards lie now
                        look_at(game, raw, mover, weights, room, known)
                        weigh(weights, mover, players, out, n, room.dense, promise)
                        grow(tree, node, out, n, promise, scale, params.floor)
                        break
                best = most_promising(tree, node, mover, out, n, params)
                mark(tree, node, False)
                if best < 0:  # no room for further nodes
                    break
                game.rules.apply(s, int(links[best, ACTION]))
                node = best
                path[depth] = best
                depth += 1
                n = choices(game, s, out)
            if n > 0:
                mover = game.rules.to_move(s)
                look_at(game, raw, mover, weights, room, known)
                if links[node, CHILD] < 0:
                    weigh(weights, mover, players, out, n, room.dense, promise)
                    grow(tree, node, out, n, promise, scale, params.floor)
                    mark(tree, node, False)
                add_values(weights.value, weights.value_bias, room.dense, said[i])
                share_out(said[i], mover, players, value_unit, shares)
            else:
                judge(game, s, players, True, params, shares)
            for k in range(depth):
                tree.visits[path[k]] += 1
                for seat in range(players):
                    tree.values[path[k], FIRST_SEAT + seat] += shares[seat]
        child = int(links[root, CHILD])
        while child >= 0:
            visits[i][links[child, ACTION]] = tree.visits[child]
            child = int(links[child, SIBLING])
        for seat in range(players):
            worth[i][seat] = tree.values[root, FIRST_SEAT + seat] / tree.visits[root]
