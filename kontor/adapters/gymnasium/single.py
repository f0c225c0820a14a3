"""One seat of a game against named bots as an environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from kontor.adapters.rewards import Reward, reward_of, rewards
from kontor.adapters.spaces import checked_render_mode, checked_seat, observation_box
from kontor.batch import Table
from kontor.batch.observations import Tensor
from kontor.bots import Bot, bot_seed, make_bot, told
from kontor.kernel import MOST_DECISIONS, BadOption, Game, KontorError
from kontor.kernel.errors import whole
from kontor.kernel.game import MAX_SEED
from kontor.kernel.options import Chosen

ILLEGAL = ("refuse", "random")


class Env(gymnasium.Env[Tensor, Any]):
    """One seat of a game; bots decide for the others, named in the order in which they sit after it. A step is a
    decision of that seat, with all that the others do until it is asked again.

    `action_mask` in the info tells what is legal (`env.action_masks()`, too). The reward comes with the last step, 0
    before: `share` of the victory, `rank` or `score`, or a function of the ranks and scores of all seats. Illegal
    decisions are refused with a sentence and change nothing; with `illegal="random"` a legal one is drawn in their
    place. A game of `limit` decisions is truncated.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 as Gymnasium declares it

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        options: Chosen | None = None,
        reward: str | Reward = "share",
        illegal: str = "refuse",
        limit: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, players, options, limit)
        seats = self.table.players
        self._wanted = None if seat is None else checked_seat(seat, seats)
        self.seat = self._wanted or 0
        """Where it sits in this game. With `seat=None` that is drawn for each game."""
        if not isinstance(opponents, str | Sequence):
            raise BadOption(f"Opponents are the name of a bot, or a list of names, not {opponents!r}.")
        self.opponents = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != seats - 1:
            raise BadOption(f"{seats} players have {seats - 1} opponents; {len(self.opponents)} are named.")
        for name in dict.fromkeys(map(str, self.opponents)):
            _made(name, self.table.game).close()
        self._reward = reward_of(reward)
        if illegal not in ILLEGAL:
            raise BadOption(f"An illegal decision is met with “refuse” or “random”, not {illegal!r}.")
        self._draws = illegal == "random"
        self.render_mode = checked_render_mode(render_mode)
        self.observation_space = observation_box(self.table.observations)
        self.action_space = Discrete(len(self.table.encoding))
        self.game_seed = 0
        """The seed of this game: `kontor.Match` plays the same."""
        self._bots: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Tensor, dict[str, Any]]:
        """A new game, with that seed or one that follows from the seed given last."""
        if seed is not None:
            self.table.game.check_seed(seed)
        super().reset(seed=seed)
        self.game_seed = int(self.np_random.integers(MAX_SEED)) if seed is None else int(seed)
        if self._wanted is None:
            self.seat = int(self.np_random.integers(self.table.players))
        self._let_go()
        others = [(self.seat + k + 1) % self.table.players for k in range(len(self.opponents))]
        self._bots = {at: _made(name, self.table.game) for at, name in zip(others, self.opponents, strict=True)}
        self.table.reset(self.game_seed)
        self._others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Tensor, float, bool, bool, dict[str, Any]]:
        """The decision of the own seat, and all that the others decide until it is asked again."""
        table, drawn = self.table, False
        if not table.over and table.to_move != self.seat:
            raise KontorError("A bot failed in the middle of this game: it takes a reset, not a decision.")
        try:
            number = table.checked(action)
        except KontorError:
            if not self._draws or table.over:
                raise
            number, drawn = int(self.np_random.choice(table.legal())), True
        self._play(number)
        self._others_play()
        info = self._info()
        if drawn:
            info["illegal"] = True
        ended = table.over and not table.called_off
        reward = 0.0
        if ended:
            info["ranks"], info["scores"] = table.ranks, table.scores
            reward = rewards(self._reward, info["ranks"], info["scores"])[self.seat]
        return self._seen(), reward, ended, table.called_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal, as libraries ask for it that mask decisions."""
        return self.table.mask().view(np.bool_)

    def render(self) -> str | None:
        """The table as the terminal shows it to the own seat, with `render_mode="ansi"`."""
        return self.table.text(self.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """The bots let go of what they hold."""
        self._let_go()

    # ---- inside ----
    def _play(self, action: int) -> None:
        table, by = self.table, self.table.to_move
        table.step(action)
        for at, bot in self._bots.items():
            bot.watch(told(table.game, action, by, at))

    def _others_play(self) -> None:
        table = self.table
        while not table.over and table.to_move != self.seat:
            at, bot = table.to_move, self._bots[table.to_move]
            view = table.engine.unchecked.hidden(table.state, at)
            legal = table.legal()
            chosen = whole(bot.choose(table.engine, view, at, legal, bot_seed(self.game_seed, table.length)))
            if chosen not in legal:
                raise KontorError(f"The bot “{bot.name}” chose {chosen}, which is not legal.")
            self._play(chosen)
        if table.over and not table.called_off:
            for bot in self._bots.values():
                bot.over(table.scores, table.ranks)

    def _seen(self) -> Tensor:
        return self.table.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask()}

    def _let_go(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots = {}


def _made(name: str, game: Game) -> Bot:
    bot = make_bot(name)
    bot.check(game)
    bot.take_time()
    return bot
