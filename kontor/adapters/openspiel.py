"""OpenSpiel: the installed games among its own, as `kontor_little_town` and so on. Importing this registers them.

>>> import pyspiel
>>> import kontor.adapters.openspiel
>>> game = pyspiel.load_game("kontor_little_town", {"players": 3, "seed": 7})
>>> state = game.new_initial_state()
>>> state.apply_action(0)  # chance lays out the table
>>> state.current_player(), state.legal_actions()[:3]
(1, [26, 29, 31])

Chance is sampled: wherever something is drawn (in the set-up, or because of a decision) there is a chance node with
one outcome, and what is drawn is not in the history. With the parameter `outcomes` above 0 such a node has so many
outcomes, all alike, of which each stands for one way to draw: then the history tells all, and states can be stored.
After `limit` decisions a game is called off, and nobody has anything of it.
"""

from __future__ import annotations

import functools
import hashlib
import random
from typing import Any

import numpy as np

from kontor.batch import Table
from kontor.batch.table import checked_limit
from kontor.bots import told
from kontor.kernel import MOST_DECISIONS, BadOption, Game, IllegalDecision, Rng, playable_games, seed_rng
from kontor.kernel.game import MAX_SEED

from .extras import needed_for
from .rewards import share

with needed_for("kontor.adapters.openspiel", "openspiel"):
    import pyspiel

__all__ = ["KontorGame", "KontorObserver", "KontorState", "short_name"]

MOST_OUTCOMES = 1 << 16
_chance = random.SystemRandom()


@functools.cache
def _table(game: str, players: int, options: tuple[tuple[str, str], ...], limit: int) -> Table:
    """Where all states of such a game are played: they are bytes that it takes in and gives back."""
    return Table(game, players, dict(options), limit)


class KontorGame(pyspiel.Game):  # type: ignore[misc]  # it ships no types
    """A game with its players, options and limit of decisions; each installed game has a class of its own."""

    of: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        of = self.of
        given = dict(params or {})
        players = of.check_players(given.get("players", of.seats.start))
        options = of.resolve_options({option.key: given[option.key] for option in of.options if option.key in given})
        self.outcomes = int(given.get("outcomes", 0))
        if not 0 <= self.outcomes <= MOST_OUTCOMES:
            raise BadOption(f"Outcomes of chance are 0 (sampled) to {MOST_OUTCOMES}, not {self.outcomes}.")
        limit = checked_limit(given.get("limit", MOST_DECISIONS))
        self.setting = of.id, players, tuple(options.items()), limit
        """What its table is made from."""
        seed = int(given.get("seed", -1))
        if seed != -1:
            of.check_seed(seed)
        self.chance = _chance if seed < 0 else random.Random(seed)
        """Draws where chance is sampled."""
        info = pyspiel.GameInfo(
            num_distinct_actions=len(of.actions),
            max_chance_outcomes=max(1, self.outcomes),
            num_players=players,
            min_utility=-1.0 if players > 1 else 0.0,
            max_utility=max(1.0, players - 1.0),
            utility_sum=0.0 if players > 1 else None,
            max_game_length=limit,
        )
        super().__init__(_type(of, self.outcomes > 0, players), info, given)

    @property
    def table(self) -> Table:
        """Where all states of this game are played."""
        return _table(*self.setting)

    def new_initial_state(self, *_: Any) -> KontorState:
        """Before the set-up: chance lays out the table."""
        return KontorState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KontorObserver:
        """What OpenSpiel looks at states with."""
        return KontorObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class KontorState(pyspiel.State):  # type: ignore[misc]
    """A table as bytes, and for each seat a digest of all it has seen and heard. Everything here can be copied and
    pickled: OpenSpiel does both with the attributes of a state."""

    def __init__(self, game: KontorGame) -> None:
        super().__init__(game)
        self._players = game.num_players()
        self._raw = b""
        """Nothing yet: chance lays out the table."""
        self._legal: tuple[int, ...] = ()
        self._to_move = int(pyspiel.PlayerId.CHANCE)
        self._pending = -1
        """The decision that waits for what chance draws."""
        self._by = -1
        """Who made the last decision."""
        self._draws, self._decisions = 0, 0
        self._known = [b""] * self._players
        self._returns = [0.0] * self._players

    # ---- what OpenSpiel asks ----
    def current_player(self) -> int:
        """The seat that decides, or chance, or nobody any more."""
        return self._to_move

    def is_terminal(self) -> bool:
        """The game is over, or called off."""
        return bool(self._to_move == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One, or as many as the game has `outcomes`, all alike."""
        count = max(1, self.get_game().outcomes)
        return [(k, 1 / count) for k in range(count)]

    def returns(self) -> list[float]:
        """What each seat has in the end; before, and of a game that was called off, nothing."""
        return list(self._returns)

    def _apply_action(self, action: int) -> None:
        table: Table = self.get_game().table
        if self._to_move == pyspiel.PlayerId.CHANCE:
            self._draw(table, action)
        elif action not in self._legal:
            raise IllegalDecision(f"“{self._action_to_string(self._to_move, action)}” is not legal now.")
        else:
            self._by = self._to_move
            table.lay_out(self._raw, self._decisions)
            before = _rng_of(table)
            table.step(action)
            if _rng_of(table) == before:
                self._take(table, action)
            else:  # it draws: chance decides what
                self._pending, self._to_move, self._legal = action, int(pyspiel.PlayerId.CHANCE), ()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        names = self.get_game().table.encoding.names
        return names[action] if 0 <= action < len(names) else f"number {action}"

    def __str__(self) -> str:
        if not self._raw:
            return "before the set-up"
        waits = "" if self._pending < 0 else f", {self._action_to_string(0, self._pending)} draws"
        who = "over" if self.is_terminal() else f"player {self._to_move}"
        return f"{self._decisions} decisions, {who}{waits}, table {hashlib.sha256(self._raw).hexdigest()[:16]}"

    # ---- what observers ask ----
    def recalled(self, player: int) -> str:
        """The same for two histories exactly if the player cannot tell them apart."""
        return self._known[player].hex() or "before the set-up"

    def seen(self, player: int) -> Any:
        """The observation of a player (-1: a spectator); zeros before the set-up."""
        table: Table = self.get_game().table
        if not self._raw:
            return np.zeros(len(table.observations), np.int16)
        table.lay_out(self._raw, self._decisions)
        return table.observe(player)

    # ---- inside ----
    def _draw(self, table: Table, outcome: int) -> None:
        game = self.get_game()
        if not 0 <= outcome < max(1, game.outcomes):
            raise IllegalDecision(f"Chance has the outcomes 0 to {max(1, game.outcomes) - 1} here, not {outcome}.")
        seed = outcome + game.outcomes * self._draws if game.outcomes else game.chance.randrange(MAX_SEED)
        self._draws += 1
        if not self._raw:
            table.reset(seed)
            self._take(table, -1)
            return
        action, self._pending = self._pending, -1
        table.lay_out(self._raw, self._decisions)
        _reseed(table, seed)
        table.step(action)
        self._take(table, action)

    def _take(self, table: Table, action: int) -> None:
        """The table as it is after that decision (-1: the set-up)."""
        by = self._by
        self._raw, self._decisions, self._legal = table.state.tobytes(), table.length, tuple(table.legal())
        self._to_move = int(pyspiel.PlayerId.TERMINAL) if table.over else table.to_move
        for seat in range(self._players):
            heard = -1 if action < 0 else told(table.game, action, by, seat)
            news = f"{by} {heard} ".encode() + table.observe(seat).tobytes()
            self._known[seat] = hashlib.sha256(self._known[seat] + news).digest()
        if table.over and not table.called_off:
            self._returns = _utilities(table.ranks)


class KontorObserver:
    """What a player sees now, in numbers and words; with perfect recall, a digest of all it has seen and heard. With no
    private information, what a spectator sees."""

    def __init__(self, game: KontorGame, kind: Any, params: Any) -> None:
        if params:
            raise BadOption(f"Observers have no parameters; these were given: {dict(params)}.")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadOption("An observer sees what is public, with the secrets of one player or of none.")
        self._recalls = kind.perfect_recall
        self._sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self._recalls and not self._sees_own:
            raise BadOption("An observer with perfect recall has the secrets of one player.")
        self.tensor = None if self._recalls else np.zeros(len(game.table.observations), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: KontorState, player: int) -> None:
        """Writes what a player sees into `tensor`."""
        if self.tensor is not None:
            self.tensor[:] = self._row(state, player)

    def string_from(self, state: KontorState, player: int) -> str:
        """What a player sees, in words; with perfect recall, a digest of all it has seen and heard."""
        if self._recalls:
            return f"player {player}, {state.recalled(player)}"
        names = state.get_game().table.observations.names
        return " ".join(f"{names[k]}={n}" for k, n in enumerate(self._row(state, player)) if n)

    def _row(self, state: KontorState, player: int) -> Any:
        return state.seen(player if self._sees_own else -1)


def _utilities(ranks: list[int]) -> list[float]:
    """Sums of zero: what a seat has more of the victory than its part, in parts. For two, 1 and -1. Alone, 1 or 0."""
    shares, players = share(ranks, ranks), len(ranks)
    return [players * part - 1 for part in shares] if players > 1 else shares


# ---- chance ----
def _rng_of(table: Table) -> bytes:
    at = table.game.state.OFFSETS["rng"]
    return table.state[at : at + Rng.SIZE].tobytes()


def _reseed(table: Table, seed: int) -> None:
    rng = Rng.blank()
    seed_rng(rng, seed)
    at = table.game.state.OFFSETS["rng"]
    table.state[at : at + Rng.SIZE] = np.frombuffer(rng.to_bytes(), np.uint8)


# ---- registration ----
def short_name(game: str) -> str:
    """What OpenSpiel calls a game: `little-town` is `kontor_little_town`."""
    return f"kontor_{game.replace('-', '_')}"


def _type(game: Game, explicit: bool = False, players: int = 2) -> Any:
    types = pyspiel.GameType
    return types(
        short_name=short_name(game.id),
        long_name=game.name(),
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC if explicit else types.ChanceMode.SAMPLED_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM if players > 1 else types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.seats.start),
            "outcomes": 0,
            "seed": -1,
            "limit": MOST_DECISIONS,
            **{option.key: option.default for option in game.options},
        },
    )


for _game in playable_games():
    if short_name(_game.id) not in pyspiel.registered_names():
        # a class, not a function: OpenSpiel lets go of it when Python has ended already, which only a class outlives
        pyspiel.register_game(_type(_game), type(f"Kontor_{_game.id}", (KontorGame,), {"of": _game}))
