"""A match: one game being played, from setup to the last decision, with its whole history.

>>> from kontor import Match
>>> match = Match("little-town", players=["Ann", "Ben"], seed=7, options={"market": "beginner"})
>>> match
<Match little-town, 2 players, 0 decisions, Ann to move>
>>> match.choices[0]
Choice(id=26, notation='place B1', words='Place a worker on B1')
>>> match.play("place F5").text
'Ann places a worker on F5: +1 wood, +2 fish.'
>>> match.scores, match.over
([0, 0], False)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NamedTuple

from kontor.kernel import (
    BadDecision,
    BadLog,
    BadOption,
    BadPosition,
    Event,
    Game,
    IllegalDecision,
    Record,
    UndoRefused,
    chance,
    game,
    listen,
    silence,
)
from kontor.kernel.display import Motion
from kontor.kernel.engine import all_ranks, all_scores
from kontor.kernel.errors import whole
from kontor.kernel.options import Chosen
from kontor.kernel.phrases import Phrases
from kontor.kernel.scene import COLOURS, Parts, Scene, Table
from kontor.kernel.summary import Summary, Told

from . import log as logs
from . import position as positions
from .names import checked_name, names_in
from .position import Position

SNAPSHOT_EVERY = 16
SPECTATOR = -1
"""The viewer who has no seat."""


class Choice(NamedTuple):
    """A legal decision: its id, how the log writes it, and in words."""

    id: int
    notation: str
    words: str


Move = Choice  # as it was called until 0.7


@dataclass(frozen=True)
class Played:
    """A decision that was made, and what it brought: everything, secrets too (`Match.story` is for one viewer)."""

    number: int
    """Counted from 1."""
    seat: int
    action: int
    notation: str
    turn: int
    events: tuple[Event, ...]
    text: str
    """What happened, in words."""
    barrier: str
    """Why it cannot be undone (a text key), or empty."""


class Match:
    """One game being played. The engine decides what is legal; the match remembers.

    The match knows every secret. What others get to see comes from `hidden`, `scene`, `story` and `log` with a viewer:
    a seat, or -1 for a spectator.

    `players` is a number or a list of names. The same game, players, seed and options always give the same match.
    With a `key` of 32 bytes chance comes from it instead of the seed, and cannot be foreseen from what was drawn.
    `rules` is the version it was begun with, if that was an earlier one (`Game.changed_since` tells what that means).

    `bots` tells which seats bots of the house play (seat to kind): everybody hears of them in their own language, while
    the log keeps `names`. `colours` are those of the seats, then those nobody has.
    """

    def __init__(
        self,
        game_id: str | Game,
        players: int | Sequence[str] = 2,
        seed: int = 0,
        options: Chosen | None = None,
        language: str = "en",
        rules: str | None = None,
        key: bytes | None = None,
    ) -> None:
        self.game = game(game_id)
        words = self.game.words(language)
        count = whole(players)
        if count is None:
            if (
                not isinstance(players, Sequence)
                or isinstance(players, str)
                or not all(isinstance(name, str) for name in players)
            ):
                raise BadOption(f"Players must be a whole number or a list of names, not {players!r}.")
            names = list(players)
            self.game.check_players(len(names))
        else:
            names = [words("seat-name", number=k + 1) for k in range(self.game.check_players(count))]
        self.names = tuple(checked_name(name) for name in names)
        self.rules = self.game.version if rules is None else rules
        self.seed = self.game.check_seed(seed)
        self.options = self.game.resolve_options(options, self.rules)
        self.language = language
        self.bots: Mapping[int, str] = {}
        self.colours: tuple[str, ...] = COLOURS
        self.comments: dict[int, list[str]] = {}
        self._engine = self.game.python.unchecked
        key = None if key is None else chance.checked_key(key)
        state = self._engine.new(len(names), self.seed, self.game.option_numbers(self.options), key)
        self._begin(state, None)

    def _begin(self, state: Any, position: Any) -> None:
        self._state = state
        self.key = chance.key_in(state.rng)
        self._position = position
        self._played: list[Played] = []
        self._snapshots: list[bytes] = [state.to_bytes()]
        self._legal: list[int] | None = None
        self._owing: list[int] | None = None
        self._known: dict[tuple[int, int], Any] = {}
        self._parts = Parts()
        self._motions: list[tuple[Sequence[Told], Any, Any, list[Motion]]] = []

    @classmethod
    def restored(
        cls,
        game_id: str,
        names: Sequence[str],
        seed: int,
        options: Chosen,
        decisions: Sequence[tuple[int, str, int, Sequence[Event], str]],
        snapshots: Sequence[bytes],
        position: Any = None,
        rules: str | None = None,
        key: bytes | None = None,
    ) -> Match:
        """A match from what was stored of it, without playing it through: seat, notation, turn, events and barrier of
        each decision, and the bytes of every sixteenth state (`snapshot_due`). What an earlier version of the rules
        or of the state's layout stored is played through; `BadLog` if it no longer goes the same way."""
        match = cls(game_id, names, seed, options, rules=rules, key=key)
        if position is not None:
            match._begin(match._checked_state(position), position)
        if match.rules != match.game.version or any(len(data) != match.game.state.SIZE for data in snapshots):
            match._play_through([(seat, notation, turn) for seat, notation, turn, _, _ in decisions])
            return match
        phrases = match.phrases()
        for number, (seat, notation, turn, events, barrier) in enumerate(decisions, 1):
            action = match.game.actions.parse(notation)
            told = phrases.told(seat, action, events)
            match._played.append(Played(number, seat, action, notation, turn, tuple(events), told, barrier))
        match._snapshots += snapshots
        match._state = match._state_after(len(match._played))
        return match

    def _play_through(self, decisions: Sequence[tuple[int, str, int]]) -> None:
        """Seat, notation and turn of each decision, as they were; `BadLog` if it does not go the same way."""
        for number, (seat, notation, turn) in enumerate(decisions, 1):
            try:
                played = self.play(notation)
            except BadDecision as error:
                raise BadLog(f"Decision {number} is no longer possible: {error}") from None
            if (played.seat, played.turn) != (seat, turn):
                raise BadLog(f"Decision {number} was made by another seat or in another turn.")

    @property
    def chance(self) -> str | None:
        """The generator of chance and its key, as the log names them; None: the seed says it all."""
        return None if self.key is None else chance.key_text(self.key)

    @property
    def position_begun_with(self) -> Any:
        """Plain data of the state the match started with, if that was not the setup."""
        return self._position

    def snapshot_due(self, number: int | None = None) -> bytes | None:
        """The state's bytes if a store should keep them with that decision (by default the last)."""
        count = len(self._played) if number is None else number
        return self._snapshots[count // SNAPSHOT_EVERY] if count and count % SNAPSHOT_EVERY == 0 else None

    # ---- looking ----
    @property
    def state(self) -> Any:
        """The table as a record. Read it; change it only through `play`, `undo` or `from_position`."""
        return self._state

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def played(self) -> Sequence[Played]:
        """All decisions so far."""
        return self._played

    @property
    def legal(self) -> list[int]:
        """Ids of the legal decisions; empty when the game is over."""
        return list(self._choosable)

    @property
    def _choosable(self) -> list[int]:
        """The same, kept until the next decision: nobody changes it."""
        if self._legal is None:
            self._legal = self._engine.legal(self._state)
        return self._legal

    @property
    def choices(self) -> list[Choice]:
        """The legal decisions with notation and words."""
        phrases = self.phrases()
        return [Choice(a, self.game.actions.notation(a), phrases.choice(a)) for a in self.legal]

    @property
    def legal_moves(self) -> list[Choice]:
        """`choices`, as they were called until 0.7."""
        return self.choices

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return not self._choosable

    @property
    def to_move(self) -> int | None:
        """Seat that decides now; None when the game is over."""
        return None if self.over else self._engine.to_move(self._state)

    @property
    def owing(self) -> list[int]:
        """In a set-up that everybody does at the same time: the seats that still have something to decide."""
        if self._owing is None:
            together = self.game.together
            seats = () if together is None else range(self.players)
            self._owing = [k for k in seats if together is not None and together.owes(self._state, k)]
        return list(self._owing)

    @property
    def turn(self) -> int:
        """The number of the turn that is played now: each belongs to one seat."""
        return int(self._engine.turn(self._state))

    @property
    def scores(self) -> list[int]:
        """The points of every seat, as the table stands."""
        return all_scores(self._engine, self._state, self.players)

    @property
    def ranks(self) -> list[int]:
        """The place of every seat by points and tie-breaks; 1 is best."""
        return all_ranks(self._engine, self._state, self.players)

    @property
    def winners(self) -> list[int]:
        """Seats that won (several if they share the victory); empty while the game continues."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1] if self.over else []

    def breakdown(self, seat: int) -> dict[str, int]:
        """Points of a seat by category."""
        return self.game.breakdown(self._state, seat)

    def names_in(self, language: str | None = None) -> tuple[str, ...]:
        """The players as one who speaks that language hears of them: bots have names in each."""
        return names_in(self.game.words(language or self.language), self.names, self.bots)

    def phrases(self, language: str | None = None, you: int = SPECTATOR) -> Phrases:
        """Sentences in a language, spoken to a seat as `you` or to nobody."""
        return self.game.phrases(language or self.language, self.names_in(language), you)

    def story(self, language: str | None = None, viewer: int | None = None) -> list[str]:
        """What happened, a line for each decision: everything, or as that viewer was told while it was played."""
        phrases = self.phrases(language)
        return [phrases.told(played.seat, played.action, played.events, viewer) for played in self._played]

    def hidden(self, viewer: int) -> Record:
        """The table as that seat may know it (-1: a spectator): all a bot or a client ever gets."""
        return self.game.python.hidden(self._state, viewer)  # type: ignore[no-any-return]

    def scene(self, viewer: int = SPECTATOR, language: str | None = None, everything: bool = False) -> Scene:
        """How the table looks to a seat or a spectator."""
        deciding = not self.over and self.to_move == viewer
        table = Table(
            viewer=viewer,
            names=self.names_in(language),
            phrases=self.phrases(language),
            choices=tuple(self.legal) if deciding else (),
            everything=everything or self.over,
            colours=self.colours,
            parts=self._parts,
        )
        scene = self.game.views.scene(self._state if table.everything else self._known_to(viewer), table)
        scene.captions |= table.phrases.words.icons
        return scene

    def happened(
        self, first: int, viewer: int | None = None, language: str | None = None
    ) -> list[tuple[Played, list[Motion], Summary | None]]:
        """The decisions from a number on, each with what was seen to move and, where something ended with it, the
        summary: everything, or as that viewer was told."""
        phrases, found = self.phrases(language), []
        spectator = SPECTATOR if viewer is None else viewer
        table = Table(spectator, phrases.names, phrases, everything=viewer is None, colours=self.colours)
        states = self._states_from(first - 1, viewer)
        after = next(states)
        for played in self._played[first - 1 :]:
            before, after = after, next(states)
            now = [phrases.heard(event, viewer) for event in played.events]
            earlier = (
                phrases.heard(event, viewer)
                for one in reversed(self._played[: played.number - 1])
                for event in reversed(one.events)
            )
            found.append((played, self._moved(now, before, after), self.game.views.summary(now, earlier, after, table)))
        return found

    def _moved(self, now: Sequence[Told], before: Any, after: Any) -> list[Motion]:
        """What was seen to move: looked for once for all who are told the same and know the same."""
        for heard, old, new, moved in self._motions:
            if heard == now and new == after and old == before:
                return moved
        moved = self.game.views.motions(now, before, after)
        self._motions = [*self._motions[-2:], (now, before, after, moved)]
        return moved

    def _states_from(self, number: int, viewer: int | None) -> Iterator[Any]:
        """The table after so many decisions and after each that followed, as that viewer may know it."""
        known = None if viewer is None else self._known.get((number, viewer))
        if known is not None and viewer is not None and number == len(self._played) - 1:
            yield known
            yield self._known_to(viewer)
            return
        state = self._state_after(number)
        for k in range(number, len(self._played) + 1):
            yield state.clone() if viewer is None else self.game.python.hidden(state, viewer)
            if k < len(self._played):
                self._engine.apply(state, self._played[k].action)

    def _known_to(self, viewer: int) -> Any:
        """As `hidden`, for those who only read: made once, and kept until two decisions later."""
        number = len(self._played)
        known = self._known.get((number, viewer))
        if known is None:
            known = self.hidden(viewer)
            for (when, _), other in self._known.items():
                if when == number and other == known:  # who knows the same is shown the same
                    known = other
                    break
            self._known[number, viewer] = known
        return known

    def motions(self, viewer: int | None = None) -> list[Motion]:
        """What was seen to move in the last decision."""
        return list(self.happened(len(self._played), viewer)[0][1]) if self._played else []

    def svg(
        self, viewer: int = SPECTATOR, language: str | None = None, theme: str = "light", everything: bool = False
    ) -> str:
        """The scene as an SVG picture."""
        from kontor import picture  # loaded only when somebody looks

        return picture.svg(self.scene(viewer, language, everything), theme, files(self.game.package) / "art")

    def _repr_svg_(self) -> str:
        return self.svg(viewer=SPECTATOR if self.over else self._engine.to_move(self._state), everything=True)

    def __repr__(self) -> str:
        whose = "over" if self.over else f"{self.names[self._engine.to_move(self._state)]} to move"
        count = len(self._played)
        return f"<Match {self.game.id}, {self.players} players, {count} decision{'s' * (count != 1)}, {whose}>"

    # ---- playing ----
    def read(self, decision: int | str | Choice) -> int:
        """The id of a decision given as id, notation or Choice; `BadDecision` if the game has no such decision."""
        if isinstance(decision, Choice):
            return decision.id
        if isinstance(decision, str):
            return self.game.actions.parse(decision)
        number = whole(decision)
        if number is None:
            raise BadDecision(f"A decision must be given as its number or its notation, not as {decision!r}.")
        self.game.actions.signature(number)
        return number

    def why_not(self, decision: int | str | Choice, seat: int | None = None, language: str | None = None) -> str | None:
        """Why a decision is not legal now (for that seat), in words; None if it is."""
        if seat is not None and seat != self.to_move:  # what is true of another hand is not for this seat to know
            return self.game.words(language or self.language)("not-your-turn")
        reason = self.game.why_not(self._state, self.read(decision))
        return None if reason is None else self.phrases(language).reason(reason)

    def play(self, decision: int | str | Choice) -> Played:
        """Make a decision. `IllegalDecision` says why it is not legal, and nothing has changed."""
        action = self.read(decision)
        if action not in self.legal:
            reason = self.why_not(action) or ""
            notation = self.game.actions.notation(action)
            words = self.game.words(self.language)
            raise IllegalDecision(words("illegal-decision", decision=notation, reason=reason), reason)
        seat, turn = self._engine.to_move(self._state), self._engine.turn(self._state)
        drawn = (self._state.rng.a, self._state.rng.b)
        with listen() as events:
            self._engine.apply(self._state, action)
        barrier = ""
        self._legal = self._owing = None
        self._known = {key: state for key, state in self._known.items() if key[0] == len(self._played)}
        if self.over:  # all lies open now
            barrier = "undo-refused-over"
        elif any(self.game.events[event[0]].reveals for event in events):
            barrier = "undo-refused-revealed"
        elif drawn != (self._state.rng.a, self._state.rng.b):
            barrier = "undo-refused-chance"
        played = Played(
            number=len(self._played) + 1,
            seat=seat,
            action=action,
            notation=self.game.actions.notation(action),
            turn=turn,
            events=tuple(events),
            text=self.phrases().told(seat, action, events),
            barrier=barrier,
        )
        self._played.append(played)
        if len(self._played) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self._state.to_bytes())
        return played

    # ---- going back ----
    def undo_barrier(self, seat: int | None = None, over: Collection[int] = ()) -> str:
        """Why `undo` is refused (a text key), or empty."""
        if not self._played:
            return "undo-nothing"
        if self.over:
            return "undo-refused-over"
        for played in reversed(self._played):
            is_own = seat is None or played.seat == seat
            if not is_own and played.seat not in over:
                return "undo-refused-other"
            if played.barrier or is_own:
                return played.barrier
        return "undo-nothing"

    def undo_refused(self, seat: int | None = None, over: Collection[int] = ()) -> str | None:
        """Why the last decision cannot be undone (by that seat), in words; None if it can."""
        barrier = self.undo_barrier(seat, over)
        return self.game.words(self.language)(barrier) if barrier else None

    def undo(self, seat: int | None = None, over: Collection[int] = ()) -> Played:
        """Take the last decision back, as far as nothing was revealed or drawn. Given a seat, only its own decision,
        together with what the seats `over` which it may go back have decided since."""
        refused = self.undo_refused(seat, over)
        if refused:
            raise UndoRefused(refused)
        own = next(played for played in reversed(self._played) if seat is None or played.seat == seat)
        self.take_back(own.number - 1)
        return own

    def undo_turn(self, seat: int | None = None, over: Collection[int] = ()) -> list[Played]:
        """Take back all decisions of the last turn (of that seat) that can be."""
        undone = [self.undo(seat, over)]
        while (
            self._played
            and (self._played[-1].seat, self._played[-1].turn) == (undone[0].seat, undone[0].turn)
            and not self.undo_refused(seat)
        ):
            undone.append(self.undo(seat))
        return undone

    def take_back(self, number: int) -> None:
        """Back to how it was after that many decisions, whatever was revealed: for a store that refused a decision."""
        self._state = self._state_after(number)
        del self._played[number:]
        del self._snapshots[number // SNAPSHOT_EVERY + 1 :]
        self.comments = {k: v for k, v in self.comments.items() if k <= number}
        self._legal = self._owing = None
        self._known = {}

    def _state_after(self, number: int) -> Any:
        nearest = number // SNAPSHOT_EVERY
        state = self._engine.from_bytes(self._snapshots[nearest])
        for played in self._played[nearest * SNAPSHOT_EVERY : number]:
            self._engine.apply(state, played.action)
        return state

    def at(self, number: int) -> Match:
        """The match as it was after that many decisions, as a separate match.

        >>> match = Match("little-town", 3, seed=1)
        >>> for decision in ("place F5", "place B2"): _ = match.play(decision)
        >>> match.at(1)
        <Match little-town, 3 players, 1 decision, Player 2 to move>
        """
        if not 0 <= number <= len(self._played):
            raise BadDecision(f"There is no decision {number}; the match has {len(self._played)}.")
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other._state = self._state_after(number)
        other._played = self._played[:number]
        other._snapshots = self._snapshots[: number // SNAPSHOT_EVERY + 1]
        other.comments = {k: list(v) for k, v in self.comments.items() if k <= number}
        other._legal = other._owing = None
        other._known = {}
        return other

    def ahead(self, seat: int, chosen: Sequence[int | str] = ()) -> Match:
        """The match as it is for a seat that does its part of the set-up before it is asked, and has chosen so much: a
        separate match, to look at and to see what is legal. When it has done its part, the others are asked.

        >>> match = Match("ragusa", 3, seed=1)
        >>> last = (match.to_move + 2) % 3
        >>> card = match.ahead(last).choices[0].notation
        >>> match.ahead(last).to_move == last, match.ahead(last, [card]).to_move == match.to_move
        (True, True)
        """
        together, state = self.game.together, self._state
        if together is None or not together.owes(state, seat):
            raise BadDecision(f"Seat {seat} has nothing to choose ahead.")
        with silence():
            for decision in chosen:
                tried = state.clone()
                together.ask(tried, seat)
                self._engine.apply(tried, self.read(decision))
                state = state.clone()
                state.players[seat] = tried.players[seat]  # all that changes; see `Together`
        state = state.clone()
        if together.owes(state, seat):
            together.ask(state, seat)
        other = self.at(len(self._played))
        other._state = state
        return other

    def from_here(self) -> Match:
        """A separate match that begins with this position."""
        return self._begun(self._state.clone())

    def redealt(self, viewer: int, seed: int, key: bytes | None = None) -> Match:
        """A separate match that begins here, with everything dealt again that the viewer (-1: a spectator) may not
        know. It follows from what they know and the seed alone, so whatever is tried on it tells nothing of this one.
        With a key, chance comes from it from now on.

        >>> match = Match("ragusa", 2, seed=1)
        >>> match.redealt(viewer=0, seed=5).hidden(0) == match.hidden(0)
        True
        """
        state = self.game.python.redealt(self._state, viewer, seed)
        if key is not None:
            chance.key_rng(state.rng, chance.words_of(chance.checked_key(key)))
        other = self._begun(state)
        other.seed = seed
        return other

    def beginning_with(self, state: Record) -> Match:
        """A separate match of the same players and options that begins with that state of the game."""
        return self._begun(state)

    def _begun(self, state: Any) -> Match:
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.rules, other.comments = self.game.version, {}
        other._begin(state, state.to_json())
        return other

    def scores_after(self, numbers: range) -> list[list[int]]:
        """The scores after each of so many decisions (a range with step 1), in one pass."""
        state, found = self._state_after(numbers.start), []
        for number in numbers:
            if number > numbers.start:
                self._engine.apply(state, self._played[number - 1].action)
            found.append(all_scores(self._engine, state, self.players))
        return found

    # ---- log ----
    def _check(self) -> str:
        """Fingerprint of header, decisions and the final table: tells edits, and rules that changed unannounced."""
        options = self.game.options_known_to(self.rules, self.options)
        facts = [self.game.id, self.rules, self.seed, options, list(self.names), self._position]
        facts += [[played.notation for played in self._played], self._state.lasting_bytes().hex()]
        if self.chance is not None:
            facts.append(self.chance)
        return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:12]

    def log(self, viewer: int | None = None) -> str:
        """The whole match as readable text; `Match.from_log` reads it back. It holds the seed, and so every secret.

        The log for a viewer is only for reading: it has neither seed nor position nor check, and of the secret
        decisions of others only the verb.

        >>> match = Match("little-town", ["Ann", "Ben"], seed=7)
        >>> _ = match.play("place F5")
        >>> Match.from_log(match.log()).log() == match.log()
        True
        """
        phrases = self.phrases()
        text = logs.Log(
            game=self.game.id,
            rules=self.rules,
            seed=self.seed,
            chance=self.chance,
            options=self.game.options_known_to(self.rules, self.options),
            seats=self.names,
            decisions=[phrases.notation(played.seat, played.action, viewer) for played in self._played],
            check=self._check(),
            position=self._position,
            result=self.scores if self.over else None,
            comments=self.comments,
        ).text()
        if viewer is None:
            return text
        telling = ("seed:", "chance:", "position:", "end:")  # the check too: it could be tried against guesses
        return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(telling))

    @classmethod
    def from_log(cls, text: str, trust: bool = False, language: str = "en") -> Match:
        """Replay a log. `BadLog` says what is wrong with it; `trust` accepts one that was cut or written by hand.

        A log of an earlier version of the rules is replayed if no later one touches such games, or if it comes to its
        own end, check and all: then what changed did not matter in it.
        """
        log = logs.parse(text, trust)
        try:
            key = None if log.chance is None else chance.read_key(log.chance)
            match = cls(log.game, list(log.seats), log.seed, log.options, language, log.rules, key)
        except (BadOption, BadDecision) as error:
            raise BadLog(f"The log cannot be replayed: {error}") from None
        changed = match.game.changed_since(log.rules, match.players, match.options)
        otherwise = (
            None
            if changed is None
            else BadLog(
                f"The log was written with rules version {log.rules} of {log.game}; this Kontor has version "
                f"{match.game.version} and would play it differently. {changed}".rstrip()
            )
        )
        if otherwise and (trust or log.result is None or not match.game.knows_version(log.rules)):
            raise otherwise
        if log.position is not None:
            try:
                match._begin(match._checked_state(log.position), log.position)
            except BadPosition as error:
                raise BadLog(f"The log starts from an impossible position: {error}") from None
            if match.key != key:
                raise BadLog("The log is damaged: “chance” does not match the position it starts from.")
        for number, decision in enumerate(log.decisions, 1):
            try:
                match.play(decision)
            except BadDecision as error:
                raise otherwise or BadLog(f"Decision {number} of the log is not possible: {error}") from None
        match.comments = {k: list(v) for k, v in log.comments.items()}
        if not trust:
            if log.check != match._check():
                raise otherwise or BadLog(
                    "The log was changed after it was written: its check does not match its decisions."
                )
            if log.result is not None and list(log.result) != match.scores:
                raise otherwise or BadLog(
                    "The log was changed after it was written: its result is not the one that was played."
                )
        return match

    # ---- position ----
    def position(self) -> str:
        """The table as JSON that can be edited and loaded again, for tests and study."""
        options = self.game.options_known_to(self.rules, self.options)
        return Position(self.game.id, self.rules, self.seed, options, self.names, self._state.to_json()).text()

    @classmethod
    def from_position(cls, text: str, language: str = "en") -> Match:
        """A match that starts from a saved, perhaps edited, position. `BadPosition` says what is impossible."""
        read = positions.parse(text)
        match = cls(read.game, read.seats, read.seed, read.options, language, read.rules)
        changed = match.game.changed_since(read.rules, match.players, match.options)
        if changed is not None:
            wrong = f"The position is of rules version {read.rules}; this is {match.game.version}. {changed}"
            raise BadPosition(wrong.rstrip())
        match._begin(match._checked_state(read.state), read.state)
        return match

    def _checked_state(self, data: Any) -> Any:
        """The state from plain data, if it could lie on this table."""
        state: Any = self.game.state.from_json(data)
        if list(state.options) != self.game.option_numbers(self.options):
            raise BadPosition("The options do not match those in the state.")
        if state.seats != self.players:
            raise BadPosition(f"There are {self.players} names for {state.seats} seats.")
        if problems := self.game.problems(state):
            raise BadPosition("; ".join(problems[:5]) + ("; …" if len(problems) > 5 else "") + ".")
        try:
            for action in self._engine.legal(state):
                self._engine.apply(state.clone(), action)
        except (IndexError, AssertionError, OverflowError):
            raise BadPosition("The position cannot be played: its pending fields contradict each other.") from None
        return state
