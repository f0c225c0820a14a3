"""Many seats at once: a batch of games as one vector environment of Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from kontor.adapters.rewards import Reward, reward_of, rewards
from kontor.adapters.spaces import checked_seat, observation_box
from kontor.batch import Batch
from kontor.batch.observations import Tensor
from kontor.batch.table import checked_limit
from kontor.bots import Bot, Questions, answers, bot_seed, make_bot
from kontor.kernel import MOST_DECISIONS, BadOption, Game, IllegalDecision, KontorError
from kontor.kernel.game import MAX_SEED
from kontor.kernel.options import Chosen

RANDOM, SELF = "random", "self"
Flags = NDArray[np.bool_]


class VectorEnv(gymnasium.vector.VectorEnv[Tensor, Any, Any]):
    """`num_envs` games of one kind, stepped together. Where one ends the next begins within the same step
    (`AutoresetMode.SAME_STEP`): the observation is that of the new game, `infos["final_obs"]` that of the old one.

    `opponents` are `random`, or a bot that answers for many games at once (`BatchedBot`). With `self` there are none:
    each step decides for whoever is to move (`infos["to_move"]`), the observation is that seat's, the reward that of
    the seat that has just decided, and `infos["rewards"]` has those of all seats. `seat=None` sits in seat 0, 1, 2 ...
    from row to row. Game i begins with the seed `seed + i`.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int | None = 0,
        opponents: str = RANDOM,
        options: Chosen | None = None,
        reward: str | Reward = "share",
        threads: int = 1,
        limit: int = MOST_DECISIONS,
    ) -> None:
        self.batch = Batch(game, num_envs, players, options, threads=threads)
        self.num_envs = self.batch.n
        around = np.arange(self.num_envs) % self.batch.players
        self.seats: NDArray[np.int8] = np.zeros(self.num_envs, np.int8)
        """Where it sits in each game."""
        self.seats[:] = around if seat is None else checked_seat(seat, self.batch.players)
        self._reward, self._limit = reward_of(reward), checked_limit(limit)
        self._alone, self._begun = opponents == SELF, False
        self._bot = None if opponents in (RANDOM, SELF) else _batched(opponents, self.batch.game)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_box(self.batch.observations)
        self.single_action_space = Discrete(len(self.batch.encoding))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Tensor, dict[str, Any]]:
        """New games: all, or those of `options={"reset_mask": ...}`."""
        if seed is not None:
            self.batch.game.check_seed(seed)
        if options is not None and not isinstance(options, dict):
            raise BadOption(f"What a reset may be told is {{“reset_mask”: …}}, not {options!r}.")
        self.batch.reset(seed, (options or {}).get("reset_mask"))
        super().reset(seed=seed)
        self._begun = True
        self._others_play()
        return self._seen(), self._info()

    def step(self, actions: ArrayLike) -> tuple[Tensor, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """A decision of the own seat in each game, and all that the others decide until it is asked again."""
        batch = self.batch
        if not self._begun:
            raise IllegalDecision("No game has begun: it takes a reset, not decisions.")
        if not self._alone and (batch.to_move != self.seats).any():
            raise KontorError("A bot failed in the middle of these games: they take a reset, not decisions.")
        deciders = batch.to_move.copy() if self._alone else self.seats
        batch.step(actions)
        ended = batch.done.copy()
        ended |= self._others_play()
        called_off = (batch.lengths >= self._limit) & ~ended
        rewards = self._rewards(ended)
        info = self._of_the_end(ended, called_off, deciders) if (ended | called_off).any() else {}
        if called_off.any():
            batch.reset(which=called_off)
            self._others_play()
        if self._alone:
            info["rewards"] = rewards
        own = rewards[np.arange(self.num_envs), deciders]
        return self._seen(), own, ended, called_off, info | self._info()

    def close_extras(self, **kwargs: Any) -> None:
        """The bot lets go of what it holds."""
        if self._bot is not None:
            self._bot.close()

    # ---- inside ----
    def _seen(self) -> Tensor:
        return self.batch.observe()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.legal_mask.astype(np.int8), "to_move": self.batch.to_move.copy()}

    def _of_the_end(self, ended: Flags, called_off: Flags, seats: NDArray[np.int8]) -> dict[str, Any]:
        """What was seen last, and how games ended: as Gymnasium names it, with a flag for each row that has it."""
        batch, either = self.batch, ended | called_off
        seen = np.where(called_off[:, None], batch.observe(seats), batch.observe(seats, final=True))
        seen[~either] = 0
        results: dict[str, NDArray[Any]] = {"ranks": batch.rewards.rank, "scores": batch.rewards.score}
        final: dict[str, Any] = {key: np.where(ended[:, None], value, 0) for key, value in results.items()}
        final |= {f"_{key}": ended.copy() for key in results}
        return {"final_obs": seen, "_final_obs": either, "final_info": final, "_final_info": either.copy()}

    def _rewards(self, ended: Flags) -> NDArray[np.float64]:
        """(n, players); 0 where no game ended."""
        out = np.zeros((self.num_envs, self.batch.players))
        for i in np.flatnonzero(ended):
            out[i] = rewards(self._reward, self.batch.rewards.rank[i].tolist(), self.batch.rewards.score[i].tolist())
        return out

    def _others_play(self) -> Flags:
        """Until the own seat is asked everywhere; tells where a game ended meanwhile."""
        batch, ended = self.batch, np.zeros(self.num_envs, np.bool_)
        while not self._alone and (waiting := (batch.to_move != self.seats) & (batch.lengths < self._limit)).any():
            batch.step(self._decisions(np.flatnonzero(waiting)), which=waiting)
            ended |= batch.done
        return ended

    def _decisions(self, rows: NDArray[np.intp]) -> NDArray[np.int16]:
        """What the others decide, in those rows."""
        batch = self.batch
        if self._bot is None:
            return batch.sample(int(self.np_random.integers(MAX_SEED)))
        engine = batch.game.native()
        asked = rows.tolist()
        seats = batch.to_move[rows].tolist()
        views = [engine.unchecked.hidden(batch.states[i], seat) for i, seat in zip(asked, seats, strict=True)]
        seeds = [bot_seed(int(batch.seeds[i]), int(batch.lengths[i])) for i in asked]
        found = answers(self._bot, Questions(engine, views, seats, [batch.legal(i) for i in asked], seeds))
        out = np.zeros(self.num_envs, np.int16)
        for i, answer in zip(asked, found, strict=True):
            if isinstance(answer, Exception):
                raise KontorError(f"The bot “{self._bot.name}” failed: {answer}") from answer
            out[i] = answer
        return out


def _batched(name: str, game: Game) -> Bot:
    bot = make_bot(name)
    bot.check(game)
    if not bot.batched:
        raise BadOption(
            f"The bot “{name}” answers for one game at a time; a VectorEnv takes “{RANDOM}”, “{SELF}”, or a bot that "
            "answers for many."
        )
    return bot
