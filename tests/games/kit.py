"""What the tables of all games' tests share: begin a game, decide in words, hear why something is refused.

Each game lays out its own positions in its `table.py`, and says there what must hold after every decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from kontor.kernel import Game

S = TypeVar("S", bound=Any)


def bag(text: str) -> Counter[str]:
    """`"2 wood 1 stone"` as {"wood": 2, "stone": 1}."""
    words = text.split()
    out = Counter[str]()
    for count, name in zip(words[::2], words[1::2], strict=True):
        out[name] += int(count)
    return out


@dataclass(frozen=True)
class TableKit(Generic[S]):
    """Decisions in words at tables of one game; `check` fails if a table cannot be."""

    game: Game
    state: type[S]
    check: Callable[[S], None]

    def new(self, players: int, seed: int = 0, /, **options: str | bool) -> S:
        """A game as the rules set it up."""
        s = self.game.python.new(players, seed, self.game.option_numbers(options))
        assert isinstance(s, self.state)
        return s

    def choices(self, s: S, *verbs: str) -> list[str]:
        """What is legal, in words; of some verbs, if given."""
        legal = map(self.game.actions.notation, self.game.python.legal(s))
        return [choice for choice in legal if choice.split()[0] in verbs or not verbs]

    def do(self, s: S, *texts: str) -> None:
        for text in texts:
            action = self.game.actions.parse(text)
            assert text in self.choices(s), f"{text}: {self.game.why_not(s, action)}; legal: {self.choices(s)[:40]}"
            assert self.game.why_not(s, action) is None
            self.game.python.apply(s, action)
            self.check(s)

    def refused(self, s: S, text: str) -> str:
        """Why a decision is not allowed; asking changes nothing."""
        before = s.to_bytes()
        assert text not in self.choices(s), f"{text} is legal"
        reason = self.game.why_not(s, self.game.actions.parse(text))
        assert reason is not None
        assert s.to_bytes() == before
        return reason.key
