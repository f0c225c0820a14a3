"""A training: a folder with what is to be learned, and everything that has been, generation by generation.

Each generation begins with what the one before left, and with chance of its own that follows from the seed and its
number: interrupted and begun again, a training resumes as if it had never stopped.
"""

from __future__ import annotations

import io
import json
import math
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import numpy as np
from filelock import FileLock

import kontor
from kontor.batch import Batch
from kontor.batch.team import Team
from kontor.bots.many import PART as MANY
from kontor.bots.network import Network
from kontor.kernel import BadOption, Game, KontorError
from kontor.kernel.files import write_whole
from kontor.lab.folders import OTHER, Taken, take

from .cutting import parts_of
from .learning import Habits, Lessons, learn_experience, learn_lessons, learn_thoughts
from .matches import Match, play_match
from .playing import Experience, Planner, Table, Thought
from .plot import curves
from .twin import Params, Shape, Steps, Twin, begin, of_network

FORMAT = 1
LOOKS = 512
"""Random games that are looked at before anything is learned, to see which values there are."""
LESSONS = "lessons.npz"
CERTAIN = 0.995
"""Who wins that much against random decisions is not measured against them any more."""
_SEED_OF = {"look": 1 << 40, "play": 1 << 41, "match": 1 << 42}
"""Where the seeds of games begin, beside the training's own; those of a teacher begin with that."""
_WHAT = {
    **OTHER,
    "seed": "another seed",
    "hidden": "another width of the network",
    "dense": "another width of the network",
    "teacher": "another teacher",
    "lessons": "another number of games of the teacher",
    "begun": "another network to begin with",
    "games": "another number of games side by side",
    "steps": "another number of decisions in a round",
    "rounds": "another number of rounds in a generation",
    "searched": "another search",
}

Hear = Callable[[str, Mapping[str, Any]], None]
"""Told what happens: `lesson`, `round`, `match`, `generation`, each with its figures."""


@dataclass(frozen=True)
class Plan:
    """What is to be learned, and how: on a processor the same plan gives the same network. `generations` and
    `patience` only say how long it goes on, and may change on the way."""

    game: Game
    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    hidden: int = 64
    """Width of the network's first layer."""
    dense: int = 32
    """Width of its second."""
    teacher: str = "greedy"
    """A bot whose games are learned from first; empty: none."""
    lessons: int = 400
    """Games of the teacher."""
    begun: str = ""
    """Checksum of the network it begins with; empty: numbers of chance."""
    games: int = 256
    """Own games side by side."""
    steps: int = 32
    """Decisions of each in a round."""
    before: int = 48
    """Decisions of each before a generation learns anything: games begin anew one after the other meanwhile, so that
    they are of all ages."""
    rounds: int = 24
    """Rounds of a generation."""
    searched: int = 0
    """Iterations of a search by the network before each of its decisions, which it learns to do without; 0: none, it
    learns from what went better than expected."""
    generations: int = 8
    """At most; may grow later."""
    patience: int = 3
    """Generations in a row that are not better, after which it ends."""
    rate: float = 1e-3
    """How far a step of learning goes."""
    cooling: float = 1.0
    """What the rate is multiplied with from one generation to the next."""
    rows: int = 1024
    """Decisions of a step of learning."""
    passes: int = 2
    """How often each decision of a round is learned from."""
    curiosity: float = 0.01
    """How much it counts that other decisions stay possible."""
    memory: float = 0.95
    """How much of what came later counts in a gain, beside what was expected next."""
    fading: float = 1.0
    """What the rate is multiplied with from one round to the next."""
    deals: int = 400
    """Of the match that decides whether a generation replaces the champion, at most; 0: each replaces the one before,
    and after each round what has been learned so far is kept as `newest.npz`."""
    at_once: int = 128
    """Deals played side by side."""
    chance: int = 100
    """Deals against random decisions, after each generation; 0: none."""

    def to_json(self) -> dict[str, Any]:
        """Everything that decides the result but how long it goes on."""
        besides = ("game", "options", "generations", "patience")
        told = {each.name: getattr(self, each.name) for each in fields(self) if each.name not in besides}
        return {
            "training": FORMAT, "kontor": kontor.__version__, "game": self.game.id, "rules": self.game.version,
            **told, "options": dict(self.options),
        }  # fmt: skip


class OnProcessor:
    """Games by `kontor.Batch`."""

    arrays, where = np, "processor"

    def __init__(self, plan: Plan, threads: int = 1) -> None:
        self._plan, self._threads = plan, threads
        self._team = Team(threads)

    def batch(self, n: int, seed: int, auto_reset: bool = True) -> Batch:
        """So many games."""
        plan = self._plan
        return Batch(plan.game, n, plan.players, plan.options, seed, self._threads, auto_reset)

    def search(self, batch: Batch, *given: Any) -> None:
        """`search_many` for all tables of a batch."""
        native: Any = self._plan.game.native_part(MANY).load()
        self._team.do(lambda first, last: native.search_many(*given, first, last), batch.n, long=True)


class OnDevice:
    """Games on a GPU (or whatever `kontor.gpu` calls a device)."""

    where = "GPU"

    def __init__(self, plan: Plan, device: Any) -> None:
        self._plan, self._device, self.arrays = plan, device, device.arrays

    def batch(self, n: int, seed: int, auto_reset: bool = True) -> Any:
        """So many games."""
        from kontor.gpu import DeviceBatch

        plan = self._plan
        return DeviceBatch(self._device, plan.game, n, plan.players, plan.options, seed, auto_reset)

    def search(self, batch: Any, *given: Any) -> None:
        """`search_many` for all tables of a batch."""
        self._device.each("search_many", batch.n, *given)


class Course(Taken):
    """The folder of a training."""

    def __init__(self, folder: Path, plan: Plan, lock: FileLock) -> None:
        super().__init__(folder, lock)
        self.plan = plan
        self.told: list[dict[str, Any]] = []
        """What happened, in order: figures of lessons, rounds, matches and generations."""
        self._state: dict[str, Any] = {}

    @staticmethod
    def open(folder: Path, plan: Plan) -> Course:
        """Begin in a new folder, or go on in the same one; a sentence if it holds something else."""
        course = Course(folder, plan, take(folder, BadOption, parents=True))
        try:
            course._begun()
        except BaseException:
            course.close()
            raise
        return course

    def _begun(self) -> None:
        """A new folder, or one with the same training."""
        folder, path = self.folder, self.folder / "run.json"
        wanted = self.plan.to_json()
        try:
            others = [each.name for each in folder.iterdir() if not each.name.startswith(".")]
            found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
        except OSError as error:
            raise BadOption(f"A training cannot be kept in {folder}: {error.strerror}.") from None
        except ValueError:
            raise BadOption(f"{path} is damaged; remove the folder to begin anew.") from None
        if found is None:
            if others:
                raise BadOption(f"{folder} holds other files; choose another name.")
            self._write("run.json", json.dumps(wanted, indent=1, ensure_ascii=False) + "\n")
            return
        differ = [key for key in wanted if not isinstance(found, dict) or found.get(key) != wanted[key]]
        if differ:
            what = next((_WHAT[key] for key in differ if key in _WHAT), f"another {differ[0]}")
            raise BadOption(f"{folder} holds a training with {what}: say the same again, or choose another name.")
        self._read()

    @property
    def generation(self) -> int:
        """How many generations are done; the lessons of the teacher are generation 0."""
        return int(self._state.get("generation", -1)) + 1

    @property
    def champion(self) -> Path:
        """The best network so far."""
        return self.folder / "network.npz"

    def keep(self, generation: int, arrays: Mapping[str, Any], told: Mapping[str, Any]) -> None:
        """The state after a generation, all or nothing."""
        out = io.BytesIO()
        about = {"generation": generation, "told": self.told, **told}
        np.savez_compressed(out, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)
        self._write("state.npz", out.getvalue())
        self._state = {**arrays, **about}
        self.show()

    def show(self) -> None:
        """The curves, as data and as a picture."""
        self._write("curves.json", json.dumps(self.told, indent=1) + "\n")
        self._write("curves.svg", curves(self.plan.game.name(), self.plan.players, self.told))

    def state(self) -> Mapping[str, Any]:
        """What was kept."""
        return self._state

    def _read(self) -> None:
        path = self.folder / "state.npz"
        if not path.exists():
            return
        try:
            with np.load(path) as found:
                arrays = {name: found[name] for name in found.files}
            about = json.loads(arrays.pop("about").tobytes())
            self._state, self.told = {**arrays, **about}, about["told"]
        except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile):
            raise BadOption(f"{path} is damaged; remove the folder to begin anew.") from None

    def _write(self, name: str, data: str | bytes) -> None:
        try:
            write_whole(self.folder / name, data)
        except OSError as error:
            raise KontorError(f"{self.folder / name} cannot be written: {error.strerror}.") from None


class _Learner:
    """The network that learns, the one that is best so far, and how it goes."""

    def __init__(
        self, course: Course, batches: Any, hear: Hear, enough: Callable[[], bool], first: Network | None
    ) -> None:
        self.course, self.plan, self.batches, self.hear, self.enough = course, course.plan, batches, hear, enough
        self.arrays = batches.arrays
        kept = course.state()
        self.parts, params = self._first(first)
        self.twin = Twin(self.parts, params, self.arrays)
        self.best = Twin(self.parts, _named(kept, "best-") or self.twin.kept(), self.arrays)
        self.steps = Steps(self.twin, _named(kept, "steps-") or None)
        self.since = int(kept.get("since", 0))
        self.played = int(kept.get("played", 0))
        self.finished = int(kept.get("finished", 0))
        self.champion = int(kept.get("champion", 0))

    def _first(self, first: Network | None) -> tuple[dict[str, Any], Params]:
        """What it goes on with: what was kept, or a network that was given, or numbers of chance."""
        if kept := self.course.state():
            return _named(kept, "part-"), _named(kept, "learns-")
        if first is not None:
            return of_network(first)
        parts = self._look()
        plan, of = self.plan, self.plan.game
        rows = int(parts["row_of"].max()) + 1
        return parts, begin(Shape(rows, plan.hidden, plan.dense, of.seats.stop - 1, len(of.actions)), plan.seed)

    def _look(self) -> dict[str, Any]:
        """Which values there are, in random games."""
        batch, seen = self.batches.batch(LOOKS, self._seed("look")), []
        for step in range(240):
            if step % 8 == 0:
                found = batch.observe()
                seen.append(found if isinstance(found, np.ndarray) else found.get())
            batch.step(batch.sample())
        return parts_of(self.plan.game, np.concatenate(seen), self.plan.players)

    def _seed(self, what: str, generation: int = 0) -> int:
        return _SEED_OF[what] + self.plan.seed * (1 << 20) + generation * (1 << 30)

    # ---- generation 0 ----
    def school(self, lessons: Lessons | None) -> None:
        """What the teacher's games say."""
        if lessons is not None:
            rng = np.random.default_rng([self.plan.seed, 2])

            def hear(number: int, held: Any, same: float) -> None:
                self._tell("lesson", pass_=number, surprise=held.surprise, policy=held.policy, same=same)

            learn_lessons(self.steps, lessons, self.plan.rate, min(self.plan.rows, 1024), 40, 3, rng, hear)
            self.steps = Steps(self.twin)
        self._measured(0, None)

    # ---- the others ----
    def generation(self, number: int) -> None:
        """Plays and learns, then asks the arena's test whether it has become better."""
        plan = self.plan
        batch = self.batches.batch(plan.games, self._seed("play", number))
        planner = Planner(self.batches, batch, plan.searched, self._chance(number, 5)) if plan.searched else None
        table = Table(batch, self.twin, self._chance(number, 3), planner)
        table.grow(plan.before)
        rng = np.random.default_rng([plan.seed, number, 4])
        habits = Habits(plan.rate * plan.cooling ** (number - 1), plan.rows, plan.passes, curiosity=plan.curiosity)
        for k in range(plan.rounds):
            told: Experience | Thought
            if planner is None:
                told = table.collect(plan.steps, plan.memory)
                held, moved = learn_experience(self.steps, told, plan.games, habits, rng)
            else:
                told, moved = table.think(plan.steps, plan.memory), 0.0
                held = learn_thoughts(self.steps, told, plan.games, habits.rate, habits.rows, habits.passes, rng)
            habits = habits._replace(rate=habits.rate * plan.fading)
            self.played += len(told.chosen)
            self._tell(
                "round", generation=number, round=k + 1, surprise=held.surprise, policy=held.policy, moved=moved,
                decisions=self.played, games=self.finished + table.games,
            )  # fmt: skip
            if not plan.deals:
                self.network(self.twin).save(self.course.folder / "newest.npz")
            if self.enough():
                break
        self.finished += table.games
        self._measured(number, self._judged(number) if plan.deals else None)

    def _judged(self, number: int) -> Match:
        from kontor.lab.arena.stopping import Sprt

        even = 1 / self.plan.players
        test = Sprt(even, even * 1.1) if self.plan.players > 1 else None
        return play_match(
            self.batches, self.twin, self.best, self._seed("match", 2 * number), self.plan.deals,
            self.plan.at_once, test, self.plan.searched,
        )  # fmt: skip

    def _measured(self, number: int, match: Match | None) -> None:
        """Keeps the generation; it becomes the champion if the test says that it is better."""
        plan, even = self.plan, 1 / self.plan.players
        better = match is None or match.verdict == "H1"
        alone = self.plan.players == 1
        if match is not None and alone:  # nobody to play against: whoever wins more often than before
            own = play_match(self.batches, self.best, None, self._seed("match", 2 * number), self.plan.deals)
            now = play_match(self.batches, self.twin, None, self._seed("match", 2 * number), self.plan.deals)
            match, better = now, now.share > own.share
        if better:
            self.best = Twin(self.parts, self.twin.kept(), self.arrays)
            self.since, self.champion = 0, number
        else:
            self.since += 1
        told: dict[str, Any] = {"generation": number, "champion": better}
        known = [row["random"] for row in self.course.told if "random" in row]
        if plan.chance and (not known or known[-1] < CERTAIN):
            told["random"] = play_match(
                self.batches, self.twin, None, self._seed("match", 2 * number + 1), plan.chance, plan.chance
            ).share
        if match is not None:
            told |= {"share": match.share, "deals": match.deals, "verdict": match.verdict}
        self._tell("generation", decisions=self.played, **told)
        if match is not None and not better and match.share < even:  # lost its way: back to the best
            self.twin.params = {name: array.copy() for name, array in self.best.params.items()}
            self.twin.changed()
            self.steps = Steps(self.twin)
        self._keep(number)

    def _keep(self, number: int) -> None:
        course = self.course
        network = self.network(self.best)
        name = f"generation-{number:03}.npz"
        network.save(course.folder / name)
        network.save(course.champion)
        arrays = {f"part-{name}": array for name, array in self.parts.items()}
        for what, known in (
            ("learns", self.twin.kept()), ("best", self.best.kept()), ("steps", self.steps.kept()),
        ):  # fmt: skip
            arrays |= {f"{what}-{name}": array for name, array in known.items()}
        course.keep(number, arrays, {
            "since": self.since, "played": self.played, "finished": self.finished, "champion": self.champion,
        })  # fmt: skip

    def network(self, twin: Twin) -> Network:
        """With where it comes from."""
        generations = [row for row in self.course.told if row["what"] == "generation"]
        told = {
            "made_by": "kontor train", **self.plan.to_json(), "generation": self.champion,
            "played_on": self.batches.where, "own_decisions": self.played, "own_games": self.finished,
            "generations": generations,
        }  # fmt: skip
        plan = self.plan
        return twin.network(plan.game, plan.players, told, plan.game.resolve_options(plan.options))

    def _chance(self, generation: int, what: int) -> int:
        return int(np.random.default_rng([self.plan.seed, generation, what]).integers(1 << 62))

    def _tell(self, what: str, pass_: int = 0, **figures: Any) -> None:
        told = {"what": what, **({"pass": pass_} if pass_ else {}), **figures}
        told = {k: round(v, 6) if isinstance(v, float) and math.isfinite(v) else v for k, v in told.items()}
        self.course.told.append(told)
        self.hear(what, told)


def _named(kept: Mapping[str, Any], prefix: str) -> dict[str, Any]:
    return {name.removeprefix(prefix): array for name, array in kept.items() if name.startswith(prefix)}


def train(
    course: Course, batches: Any, lessons: Callable[[Any], Lessons | None], hear: Hear = lambda *_: None,
    enough: Callable[[], bool] = lambda: False, first: Network | None = None,
) -> Path:  # fmt: skip
    """Goes on with a training to its end, and returns the file of the best network. `lessons` makes those of the
    teacher, for the network that is to learn them, when they are needed; `enough` says to come to an end early;
    `first` is the network it begins with."""
    learner = _Learner(course, batches, hear, enough, first)
    plan = course.plan
    if course.generation == 0:
        learner.school(lessons(learner.twin))
    while course.generation <= plan.generations and learner.since < plan.patience and not enough():
        learner.generation(course.generation)
    course.show()
    return course.champion
