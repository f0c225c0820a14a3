"""Gymnasium: a seat of a game against bots as an environment, and many of them at once.

>>> from kontor.adapters.gymnasium import Env
>>> env = Env("little-town", players=3, opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from kontor.adapters.extras import needed_for
from kontor.kernel import game_ids

with needed_for("kontor.adapters.gymnasium", "gymnasium"):
    import gymnasium

from .single import Env
from .vector import VectorEnv

__all__ = ["Env", "VectorEnv"]


def _register() -> None:
    """`gymnasium.make("kontor/little-town-v0", players=3)`, and so on for all games."""
    for name in game_ids():
        where = f"{__name__}:"
        gymnasium.register(
            f"kontor/{name}-v0", f"{where}Env", vector_entry_point=f"{where}VectorEnv", kwargs={"game": name}
        )


_register()
