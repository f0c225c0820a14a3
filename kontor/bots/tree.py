"""The tree that a search grows, and how it grows: Monte Carlo tree search over what one seat may know.

A node stands for the decisions that lead to it, whatever was hidden: each iteration redeals the hidden parts for
the viewer. `search` is an entry point: it runs as plain Python, and compiled with the rules of each game.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

import numpy as np

from kontor.kernel import Actions, SearchParams, below, seed_rng
from kontor.kernel.arrays import Float64Rows, Int32Rows, Int32s, Int64s
from kontor.kernel.entry_points import MOST_DECISIONS, NOTHING, choices, look_through, new_survey
from kontor.kernel.routine import (
    Counts,
    Playable,
    Raw,
    Reals,
    copy_state,
    entry_point,
    new_counts,
    new_list,
    new_longs,
    new_reals,
    new_rng,
    new_state,
    routine,
    state_in,
)
from kontor.kernel.rule import AnyState

from .network.evaluating import Sums, add_values, look_at, new_room, weigh
from .network.file import Network
from .network.form import NO_WEIGHTS, Weights

DEEPEST = 400
"""Decisions that a path down the tree may have."""
MOST_NATS = 700.0
"""An exponent that is no larger has a power in 64 bits."""
LINE = 12
"""Longest expected line."""
ACTION, CHILD, SIBLING = range(3)
"""The columns of `Tree.links`."""
PRIOR, FIRST_SEAT = range(2)
"""The columns of `Tree.values`: then the other seats."""
ROOT, USED, END = range(3)
"""The places of `Tree.counts`."""


class Tree(NamedTuple):
    """What one thread knows."""

    links: Int32Rows
    """For each node the decision that leads to it, its first child and its next sibling; -1: none."""
    visits: Int32s
    values: Float64Rows
    """For each node how promising it looked, and the sum of what it was worth to each seat."""
    where: Int32s
    """The child that each decision leads to; -1 but for a moment."""
    counts: Int64s
    """The root, the first node that is not in use, and the end of those that there are."""

    @staticmethod
    def empty(players: int, nodes: int, actions: int) -> Tree:
        tree = Tree(
            np.empty((nodes, 3), np.int32),
            np.zeros(nodes, np.int32),
            np.zeros((nodes, FIRST_SEAT + players), np.float64),
            np.full(actions, -1, np.int32),
            np.array([0, 1, nodes], np.int64),
        )
        tree.forget()
        return tree

    @property
    def players(self) -> int:
        return int(self.values.shape[1]) - FIRST_SEAT

    @property
    def root(self) -> int:
        return int(self.counts[ROOT])

    @property
    def used(self) -> int:
        return int(self.counts[USED])

    def forget(self) -> None:
        self.counts[ROOT], self.counts[USED] = 0, 1
        self.links[0] = (-1, -1, -1)
        self.visits[0] = 0
        self.values[0] = 0.0

    def action(self, node: int) -> int:
        return int(self.links[node, ACTION])

    def children(self, node: int) -> list[int]:
        found = []
        child = int(self.links[node, CHILD])
        while child >= 0:
            found.append(child)
            child = int(self.links[child, SIBLING])
        return found

    def tried(self) -> list[int]:
        """Decisions of the root that were looked at."""
        return [self.action(child) for child in self.children(self.root) if self.visits[child] > 0]

    def follow(self, action: int) -> None:
        for child in self.children(self.root):
            if self.action(child) == action and self.visits[child] > 0:
                self.counts[ROOT] = child
                return
        self.forget()

    def lead(self) -> int:
        """How often the most visited decision was visited more than the second."""
        counts = sorted((int(self.visits[child]) for child in self.children(self.root)), reverse=True)
        return counts[0] - counts[1] if len(counts) > 1 else 0

    def line(self, node: int) -> list[int]:
        """The most visited decisions from a node on."""
        found: list[int] = []
        while len(found) < LINE and (children := self.children(node)):
            node = max(children, key=lambda child: int(self.visits[child]))
            if self.visits[node] < 3:
                break
            found.append(self.action(node))
        return found


class Request(NamedTuple):
    """What a search is asked."""

    position: Raw
    """The table as the viewer may know it."""
    viewer: int
    players: int
    iterations: int
    seed: int


class Learned(NamedTuple):
    """What a search has from a network."""

    weights: Weights
    value_unit: int
    policy_unit: int
    values: bool
    """Tables are judged by it."""
    priors: bool
    """How promising choices look is what it says."""
    share: float
    """How much its values count."""

    @staticmethod
    def of(network: Network | None, params: SearchParams) -> Learned:
        """From that network, as far as these parameters want it; None: nothing."""
        if network is None:
            return Learned(NO_WEIGHTS, 1, 1, values=False, priors=False, share=0.0)
        return Learned(
            network.weights, network.value_unit, network.policy_unit, params.learned_values, params.learned_priors,
            params.learned_share,
        )  # fmt: skip


@routine
def judge(game: Playable, s: AnyState, players: int, over: bool, params: SearchParams, shares: Reals) -> None:
    """What a position is worth to each seat: shares of victory that add up to 1 (alone: the chance to win)."""
    top = -1e30
    for seat in range(players):
        points = 100 * game.rules.score(s, seat) if over else game.rules.evaluate(s, seat)
        shares[seat] = float(points) / params.scale
        top = max(top, shares[seat])
    if players == 1:
        shares[0] = 1.0 / (1.0 + exp(float(params.par) / params.scale - shares[0]))
    else:
        total = 0.0
        for seat in range(players):
            shares[seat] = exp(shares[seat] - top)
            total += shares[seat]
        for seat in range(players):
            shares[seat] /= total
    if over:
        winners = 0
        for seat in range(players):
            if game.rules.rank(s, seat) == 1:
                winners += 1
        for seat in range(players):
            won = 1.0 / winners if game.rules.rank(s, seat) == 1 else 0.0
            shares[seat] = params.winning * won + (1.0 - params.winning) * shares[seat]


@routine
def share_out(value: Sums, mover: int, players: int, unit: int, shares: Reals) -> None:
    """The same as a network says it, whose values are counted from the seat to move."""
    if players == 1:
        shares[0] = 1.0 / (1.0 + exp(min(-float(value[0]) / unit, MOST_NATS)))
    else:
        top = int(value[0])
        for k in range(players):
            top = max(top, int(value[k]))
        total = 0.0
        for k in range(players):
            seat = (mover + k) % players
            shares[seat] = exp(float(int(value[k]) - top) / unit)
            total += shares[seat]
        for seat in range(players):
            shares[seat] /= total


@routine
def mark(tree: Tree, node: int, on: bool) -> None:
    """tree.where[action] becomes the child of the node that the action leads to, or none again."""
    links, where = tree.links, tree.where
    child = links[node, CHILD]
    while child >= 0:
        where[links[child, ACTION]] = child if on else -1
        child = links[child, SIBLING]


@routine
def grow(tree: Tree, node: int, out: Actions, n: int, worth: Counts, scale: float, floor: float) -> None:
    """Children for the decisions that have none yet: what is worth `scale` more is e times as promising."""
    links, values, where = tree.links, tree.values, tree.where
    used = tree.counts[USED]
    top = NOTHING
    for i in range(n):
        top = max(top, worth[i])
    for i in range(n):
        if where[out[i]] < 0 and used < tree.counts[END]:
            links[used, ACTION] = out[i]
            links[used, CHILD] = -1
            links[used, SIBLING] = links[node, CHILD]
            links[node, CHILD] = used
            tree.visits[used] = 0
            for k in range(len(values[used])):
                values[used, k] = 0.0
            values[used, PRIOR] = exp(float(worth[i] - top) / scale) + floor
            where[out[i]] = used
            used += 1
    tree.counts[USED] = used


@routine
def most_promising(tree: Tree, node: int, mover: int, out: Actions, n: int, params: SearchParams) -> int:
    """The child to look at next, of those that are legal now; -1: none has room in the tree."""
    visits, values, where = tree.visits, tree.values, tree.where
    total = 0
    weight = 0.0
    for i in range(n):
        child = where[out[i]]
        if child >= 0:
            total += int(visits[child])
            weight += values[child, PRIOR]
    unvisited = values[node, FIRST_SEAT + mover] / max(1, visits[node]) - params.caution
    reach = params.exploration * sqrt(float(total + 1)) / max(weight, 1e-30)
    best = -1
    most = -1e30
    for i in range(n):
        child = where[out[i]]
        if child >= 0:
            tried = visits[child]
            value = values[child, FIRST_SEAT + mover] / tried if tried > 0 else unvisited
            value += reach * values[child, PRIOR] / (1.0 + tried)
            if value > most:
                most = value
                best = int(child)
    return best


@entry_point
def search(game: Playable, tree: Tree, request: Request, params: SearchParams, learned: Learned) -> None:
    """So many iterations more.

    An iteration redeals, goes down the tree to a node never visited, looks through the turn that begins or goes on
    there: that gives its children and how promising each is. From the best end of the turn some turns are played
    greedily, and on until it is the viewer's turn: a table judged after the own turn looks better than one judged after
    a reply, and whoever passed would be seen at the better moment. Then it is judged (or the game played to its end),
    and all nodes on the way learn from it.

    With a network, priors are what it says of the decisions, and nothing is looked through at the new node; values are
    what it says of the table that would be judged, or as much of them as it is to have a share in. It is asked from the
    seat that is to move there, and sees of the redealt table what that seat would know.
    """
    links, visits, values, where = tree.links, tree.visits, tree.values, tree.where
    players = request.players
    raw = new_state(game)
    s = state_in(raw)
    survey = new_survey(game)
    worth, end = survey.worth, survey.end
    out = new_list(game)
    shares = new_reals(players)
    said = new_reals(players)
    path = new_counts(DEEPEST)
    weights = learned.weights
    room = new_room(game, weights)
    known = new_state(game)
    value = new_longs(len(weights.value_bias))
    scale = params.prior_scale
    if learned.priors:
        scale = float(learned.policy_unit)
    rng = new_rng()
    seed_rng(rng, request.seed)
    for _ in range(request.iterations):
        copy_state(request.position, raw)
        game.rules.redeal(s, request.viewer, (below(rng, 1 << 30) << 30) | below(rng, 1 << 30))
        node = int(tree.counts[ROOT])
        path[0] = node
        depth = 1
        n = choices(game, s, out)
        while n > 0 and depth < len(path) and links[node, CHILD] >= 0:
            mover = game.rules.to_move(s)
            mark(tree, node, True)
            for i in range(n):
                if where[out[i]] < 0:  # legal only as the cards lie now
                    for k in range(n):
                        worth[k] = 0
                    if learned.priors:
                        look_at(game, raw, mover, weights, room, known)
                        weigh(weights, mover, players, out, n, room.dense, worth)
                    elif params.effort > 0:
                        look_through(game, raw, mover, params.effort, survey)
                    grow(tree, node, out, n, worth, scale, params.floor)
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
        further = params.turns
        effort = params.effort
        leaf = True
        seen = False
        if learned.priors and n > 0:
            leaf = False
            if links[node, CHILD] < 0:
                seen = True
                mover = game.rules.to_move(s)
                look_at(game, raw, mover, weights, room, known)
                weigh(weights, mover, players, out, n, room.dense, worth)
                grow(tree, node, out, n, worth, scale, params.floor)
                mark(tree, node, False)
        while n > 0 and (
            leaf
            or further >= 0
            or (params.turns >= 0 and game.rules.to_move(s) != request.viewer and further >= -players)
        ):
            leaf = False
            seen = False
            now = game.rules.turn(s)
            if effort > 0:
                look_through(game, raw, game.rules.to_move(s), effort, survey)
            else:
                copy_state(raw, end)
                for i in range(n):
                    worth[i] = 0
            if links[node, CHILD] < 0:
                grow(tree, node, out, n, worth, scale, params.floor)
                mark(tree, node, False)
            copy_state(end, raw)
            n = choices(game, s, out)
            if effort == 0 or game.rules.turn(s) != now:
                further -= 1
            effort = params.later_effort
        judged = learned.values and n > 0
        if judged:
            mover = game.rules.to_move(s)
            if not seen:
                look_at(game, raw, mover, weights, room, known)
            add_values(weights.value, weights.value_bias, room.dense, value)
            share_out(value, mover, players, learned.value_unit, said)
        if params.to_the_end and not (judged and learned.share >= 1.0):
            played = 0
            while n > 0 and played < MOST_DECISIONS:
                game.rules.apply(s, game.rules.rollout_policy(s, rng, out, n))
                played += 1
                n = game.rules.legal(s, out)
        if not judged or learned.share < 1.0:
            judge(game, s, players, n == 0, params, shares)
        if judged:
            for seat in range(players):
                rest = (1.0 - learned.share) * shares[seat] if learned.share < 1.0 else 0.0
                shares[seat] = learned.share * said[seat] + rest
        for k in range(depth):
            visits[path[k]] += 1
            for seat in range(players):
                values[path[k], FIRST_SEAT + seat] += shares[seat]
