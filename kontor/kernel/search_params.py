"""SearchParams: how a search looks ahead in a game, and what it thinks of positions. Chosen by measurement."""

from __future__ import annotations

from typing import NamedTuple


class SearchParams(NamedTuple):
    """How a game is searched: what was measured to be best for it."""

    exploration: float = 1.5
    """How much a search tries choices that look worse."""
    scale: float = 600.0
    """Hundredths of a point in `evaluate` that make a seat e times as likely to win as another."""
    prior_scale: float = 200.0
    """The same for how promising a choice looks before it was tried."""
    turns: int = 0
    """Turns played greedily after the one in which the search leaves its tree, before the table is judged; then on, if
    need be, until the seat that thinks is to move: tables are compared at the same moment. -1: judged at once."""
    to_the_end: bool = False
    """Do not judge the table, play to the end of the game by the rollout policy."""
    winning: float = 0.7
    """At the end of the game: how much winning counts against points."""
    caution: float = 0.05
    """How much worse an untried choice is thought to be than those tried, as a chance to win."""
    par: int = 0
    """Hundredths of a point with which a lone player wins as often as not."""
    floor: float = 0.02
    """No choice looks less promising than that part of the best."""
    effort: int = 300
    """Decisions that may be tried to see what is left of a turn; 0: none, every choice looks alike."""
    later_effort: int = 100
    """The same in the turns after it."""
    sharpness: float = 1.0
    """Power by which win probabilities shown to people are sharpened (under 1: blunted), so that they come true as
    often as they say; measured by `kontor arena calibration`. Bots do without."""
    pace: float = 1.0
    """Levels think so many times as many iterations as usual: more where one tells less."""
    learned_values: bool = True
    """A table is judged by the network, where there is one; else by the game's own evaluation."""
    learned_share: float = 1.0
    """How much what the network says of a table counts; the rest is what the game's own evaluation says of it, or how
    the game ends that is played from there."""
    learned_priors: bool = True
    """How promising a choice looks is what the network says, where there is one; else what the rest of its turn brings.
    """

    def exact(self) -> SearchParams:
        """The same with every number of its declared type (2 is a float to a reader, but not to native code)."""
        return type(self)._make(type(usual)(value) for value, usual in zip(self, SearchParams(), strict=True))


PLAIN = SearchParams(effort=0, turns=-1, to_the_end=True, caution=0.0)
"""The textbook's search: no knowledge of the game, every leaf played to the end by the rollout policy."""
