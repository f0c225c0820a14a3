"""Bots that answer for many games at once, as a network does: one call, one large multiplication.

Whoever plays many games (`simulate`, the arena) plays them side by side, gathers what such a bot is asked in all of
them, and asks once. One bot then sits in many seats of many games, so it is not told what others decide (`watch`): all
it may use is in the question. What it answers to a question must not depend on the others that are asked with it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kontor.kernel import BadOption, Engine, Rng, below, seed_rng
from kontor.kernel.errors import whole

from .bot import Bot

if TYPE_CHECKING:
    import numpy as np

    States = np.ndarray[tuple[int, int], np.dtype[np.uint8]]
    Mask = np.ndarray[tuple[int, int], np.dtype[np.bool_]]


@dataclass(frozen=True)
class Questions:
    """What a bot is asked in many games of one kind; all lists have one entry for each."""

    engine: Engine[Any]
    views: Sequence[Any]
    """States of the engine with everything hidden that the seat may not know."""
    seats: Sequence[int]
    legal: Sequence[Sequence[int]]
    """The ids of the legal decisions, increasing; at least one."""
    seeds: Sequence[int]
    """Chance for each answer."""

    def __len__(self) -> int:
        return len(self.views)

    def __iter__(self) -> Iterator[Questions]:
        """Each question alone."""
        for view, seat, legal, seed in zip(self.views, self.seats, self.legal, self.seeds, strict=True):
            yield Questions(self.engine, [view], [seat], [legal], [seed])

    def states(self) -> States:
        """The views as bytes, a row each: the same for both engines."""
        import numpy as np

        size = self.engine.game.state.SIZE
        data = b"".join(self.engine.unchecked.to_bytes(view) for view in self.views)
        return np.frombuffer(data, np.uint8).reshape(len(self), size)

    def mask(self) -> Mask:
        """Which decisions are legal: a row for each question, a column for each decision of the game."""
        import numpy as np

        out = np.zeros((len(self), len(self.engine.game.actions)), np.bool_)
        for row, legal in zip(out, self.legal, strict=True):
            row[list(legal)] = True
        return out

    def best(self, scores: Any) -> list[int]:
        """Of each question the legal decision with the highest score; the first of equal ones."""
        import numpy as np

        return np.where(self.mask(), self._scores(scores), -np.inf).argmax(1).tolist()  # type: ignore[no-any-return]

    def drawn(self, scores: Any, temperature: float = 1.0) -> list[int]:
        """A legal decision of each question at random, as likely as exp(score / temperature)."""
        import numpy as np

        if not temperature > 0:
            raise BadOption(f"A temperature must be above 0, not {temperature!r}.")
        rows = self._scores(scores)
        out = []
        for row, legal, seed in zip(rows, self.legal, self.seeds, strict=True):
            rng = Rng.blank()
            seed_rng(rng, seed)
            weights = np.exp((row[list(legal)] - row[list(legal)].max()) / temperature).cumsum()
            mark = (below(rng, 1 << 30) + 0.5) / (1 << 30) * weights[-1]
            out.append(legal[int(np.searchsorted(weights, mark))])
        return out

    def _scores(self, scores: Any) -> Any:
        import numpy as np

        found = np.asarray(scores, np.float64)
        wanted = (len(self), len(self.engine.game.actions))
        if found.shape != wanted:
            raise BadOption(
                f"Scores must have a row for each question and a column for each decision, {wanted}, not {found.shape}."
            )
        for row, legal in zip(found, self.legal, strict=True):
            if not np.isfinite(row[list(legal)]).all():
                raise BadOption("The score of a legal decision must be a finite number.")
        return found


class BatchedBot(Bot):
    """A bot that answers many questions at once: `choose_many` is all it has to say, beside its name."""

    batched = True

    @abstractmethod
    def choose_many(self, questions: Questions) -> Sequence[int]:
        """A legal decision for each question."""

    def choose(self, engine: Engine[Any], view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        return self.choose_many(Questions(engine, [view], [seat], [legal], [seed]))[0]


def answers(bot: Bot, questions: Questions) -> list[int | Exception]:
    """What the bot answers to each question, or why it has no answer.

    If it fails at them together it is asked one by one: what is wrong with one game costs no other.
    """
    try:
        found = list(_asked(bot, questions))
        if len(found) != len(questions):
            raise BadOption(f"bot {bot.name} gave {len(found)} answers to {len(questions)} questions")
    except Exception as error:
        if len(questions) == 1:
            return [error]
        return [answer for question in questions for answer in answers(bot, question)]
    return [_checked(bot, answer, legal) for answer, legal in zip(found, questions.legal, strict=True)]


def _asked(bot: Bot, questions: Questions) -> Sequence[int]:
    if isinstance(bot, BatchedBot):
        return bot.choose_many(questions)
    ask = zip(questions.views, questions.seats, questions.legal, questions.seeds, strict=True)
    return [bot.choose(questions.engine, *question) for question in ask]


def _checked(bot: Bot, answer: Any, legal: Sequence[int]) -> int | Exception:
    number = whole(answer)
    if number is None or number not in legal:
        return AssertionError(f"bot {bot.name} chose {answer}, which is not legal")
    return number
