"""PettingZoo: a game as an environment with an agent for each seat (AEC).

>>> from kontor.adapters import pettingzoo
>>> env = pettingzoo.env("little-town", players=3)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.step(observation["action_mask"].argmax())
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kontor.batch import Table
from kontor.kernel import MOST_DECISIONS, BadDecision, BadOption, Game, IllegalDecision
from kontor.kernel.game import MAX_SEED
from kontor.kernel.options import Chosen

from .extras import needed_for
from .rewards import Reward, reward_of, rewards
from .spaces import checked_render_mode, observation_box

with needed_for("kontor.adapters.pettingzoo", "pettingzoo"):
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv

__all__ = ["Env", "env"]

Seen = dict[str, Any]


class Env(AECEnv[str, Seen, Any]):  # type: ignore[misc]  # it ships no types
    """All seats of a game: the agents `player_0`, `player_1` ... decide when they are asked.

    An observation is `{"observation": ..., "action_mask": ...}`; the mask has 1 for what is legal, and nothing for who
    is not asked. Rewards come at the end: `share` of the victory, `rank` or `score`, or a function of the ranks and
    scores of all seats. Illegal decisions are refused with a sentence and change nothing. A game of `limit` decisions
    is truncated.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Chosen | None = None,
        reward: str | Reward = "share",
        limit: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options, limit)
        self.render_mode = checked_render_mode(render_mode)
        self._reward = reward_of(reward)
        self.metadata = {
            "name": f"kontor_{self.table.game.id.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        decisions = len(self.table.encoding)
        self._nothing = np.zeros(decisions, np.int8)
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": observation_box(self.table.observations),
                    "action_mask": Box(0, 1, (decisions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(decisions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.game_seed = 0
        """The seed of this game: `kontor.Match` plays the same."""
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent can see."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        """The numbers of all decisions."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, with that seed or one that follows from the seed given last."""
        if seed is not None:
            self.game_seed = self.table.game.check_seed(seed)
            self._chance = np.random.default_rng(self.game_seed)
        else:
            self.game_seed = int(self._chance.integers(MAX_SEED))
        self.table.reset(self.game_seed)
        agents = self.possible_agents
        self.agents = agents.copy()
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[self.table.to_move]

    def step(self, action: Any) -> None:
        """The decision of the agent that is asked; None for each agent when the game is over."""
        table = self.table
        if table.over and self.agents:
            if action is not None:
                raise BadDecision(f"The game is over: {self.agent_selection} takes None, or all a reset.")
            self._was_dead_step(None)
            return
        table.step(action)
        if table.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[table.to_move]

    def observe(self, agent: str) -> Seen:
        """What an agent sees now, with the mask of what it may choose."""
        table, seat = self.table, self._seats[self._known(agent)]
        if not self.agents:
            raise IllegalDecision("There is nothing to see: it takes a reset.")
        mask = table.mask() if seat == table.to_move else self._nothing.copy()
        return {"observation": table.observe(seat), "action_mask": mask}

    def render(self) -> str | None:
        """The table as the terminal shows it to the agent that is asked, with `render_mode="ansi"`."""
        if self.render_mode is None:
            return None
        return self.table.text(self._seats[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""

    # ---- inside ----
    def _known(self, agent: str) -> str:
        if not isinstance(agent, str) or agent not in self._seats:
            raise BadOption(f"There is no agent {agent!r}; the agents are {', '.join(self.possible_agents)}.")
        return agent

    def _end(self) -> None:
        table = self.table
        if table.called_off:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            ranks, scores = table.ranks, table.scores
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, rewards(self._reward, ranks, scores), strict=True))
            self._accumulate_rewards()
            for agent, seat in self._seats.items():
                self.infos[agent] = {"rank": ranks[seat], "score": scores[seat]}
        self._deads_step_first()


def env(game: Game | str, **settings: Any) -> Env:
    """The environment of a game; what can be set stands at `Env`. It needs no wrappers: it refuses what is wrong."""
    return Env(game, **settings)
