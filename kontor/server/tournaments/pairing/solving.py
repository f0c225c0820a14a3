"""One question, one answer: whichever solver fits."""

from __future__ import annotations

from .problem import Pairing, Problem


def pair(problem: Problem) -> Pairing:
    """The solvers are loaded when they are first needed: a server without tournaments starts without them."""
    if set(problem.sizes) == {2}:
        from .twos import pair_twos

        return pair_twos(problem)
    from .larger import pair_larger

    return pair_larger(problem)
