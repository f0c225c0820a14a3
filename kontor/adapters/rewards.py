"""Rewards: how a game ended, as one number for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kontor.kernel import BadOption

Reward = Callable[[Sequence[int], Sequence[int]], Sequence[float]]
"""From the ranks and the scores of all seats to the rewards of all seats."""


def share(ranks: Sequence[int], scores: Sequence[int]) -> list[float]:
    """Of the victory: 1 for the winner, 1/2 each for two who share it, 0 for the others."""
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


def place(ranks: Sequence[int], scores: Sequence[int]) -> list[float]:
    """1 for the first, 0 for the last, the others evenly between. Alone: 1 for a victory."""
    last = len(ranks) - 1
    return [(last + 1 - rank) / last for rank in ranks] if last else share(ranks, scores)


def score(ranks: Sequence[int], scores: Sequence[int]) -> list[float]:
    """The points."""
    return [float(points) for points in scores]


REWARDS: dict[str, Reward] = {"share": share, "rank": place, "score": score}


def rewards(of: Reward, ranks: Sequence[int], scores: Sequence[int]) -> list[float]:
    """The rewards of all seats; one for each of them, or a function of somebody's own is refused."""
    given = of(ranks, scores)
    try:
        found = [float(reward) for reward in given]
    except (TypeError, ValueError):
        raise BadOption(f"A reward gives a number for each seat, not {given!r}.") from None
    if len(found) != len(ranks):
        raise BadOption(f"A reward gives a number for each of {len(ranks)} seats, not {len(found)}.")
    return found


def reward_of(kind: str | Reward) -> Reward:
    """By its name, or a function of ranks and scores."""
    found = kind if callable(kind) else REWARDS.get(kind) if isinstance(kind, str) else None
    if found is None:
        raise BadOption(f"A reward is {', '.join(REWARDS)}, or a function of ranks and scores, not {kind!r}.")
    return found
