"""Two a table: a matching of least weight (blossom algorithm of networkx), so the answer is the best there is."""

from __future__ import annotations

import random

import networkx as nx

from .problem import Pairing, Player, Problem, answered

_BYE = -1


def pair_twos(problem: Problem) -> Pairing:
    """Repeats weigh more than all seats together, seats more than all differences of score."""
    players, chance = problem.ranked, random.Random(problem.seed)
    most = max((player.score for player in players), default=0) - min((player.score for player in players), default=0)
    scale = 4  # a little chance below what counts
    close = scale * (most * most + 1)
    seat_weight = close * (len(players) + 1)
    rounds = max((len(player.seats) + player.byes for player in players), default=0) + 1
    repeat_weight = seat_weight * 2 * rounds * (len(players) + 1)
    bye_weight = repeat_weight * rounds * (len(players) + 1)
    graph = nx.Graph()
    for k, one in enumerate(players):
        for other in players[k + 1 :]:
            apart = (one.score - other.score) ** 2 if problem.by_score else 0
            weight = repeat_weight * problem.times(one.id, other.id) + seat_weight * _seats(one, other)[0]
            graph.add_edge(one.id, other.id, weight=weight + scale * apart + chance.randrange(scale))
    if len(players) % 2:
        lowest = min(player.score for player in players)
        for player in players:  # a bye goes to who had none, then to the lowest
            ahead = (player.score - lowest) ** 2 if problem.by_score else 0
            graph.add_edge(_BYE, player.id, weight=bye_weight * player.byes + scale * ahead + chance.randrange(scale))
    by_id = {player.id: player for player in players}
    place = {player.id: k for k, player in enumerate(players)}
    pairs = sorted((sorted(two, key=lambda one: place.get(one, len(place))) for two in nx.min_weight_matching(graph)),
                   key=lambda two: place[two[0]])  # fmt: skip
    tables = []
    for one, other in pairs:
        if other != _BYE:
            swapped = _seats(by_id[one], by_id[other])[1] if one != _BYE else False
            tables.append([other, one] if swapped else [one, other])
    pairing = answered(problem, tables, 0, "networkx: matching of least weight")
    return answered(problem, tables, pairing.repeats, pairing.solver)


def _seats(one: Player, other: Player) -> tuple[int, bool]:
    """How unfair the fairer order is, and whether that is the other way round."""
    straight = _again(one, 0) + _again(other, 1)
    swapped = _again(one, 1) + _again(other, 0)
    if straight == swapped:  # who sat less often first sits first
        return straight, one.seats.count(0) > other.seats.count(0)
    return min(straight, swapped), swapped < straight


def _again(player: Player, seat: int) -> int:
    """How much more often this seat was theirs than the other; 0: it is their turn to sit there."""
    return max(0, player.seats.count(seat) - player.seats.count(1 - seat))
