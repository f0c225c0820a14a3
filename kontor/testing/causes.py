"""Take away what a refusal looked at, one number at a time: the cause of a reason is among it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from kontor.kernel import Game, Reason, Record
from kontor.kernel.bounds import out_of_bounds

Path = tuple[Any, ...]
KEPT = ("phase", "seats", "options")  # with another phase or other players much else is another, too


class Watched:
    """A record or an array that notes which of its numbers are looked at."""

    def __init__(self, thing: Any, path: Path, seen: dict[Path, int]) -> None:
        vars(self).update(_thing=thing, _path=path, _seen=seen)

    def _look(self, value: Any, key: Any) -> Any:
        path = (*self._path, key)
        if isinstance(value, list | Record):
            return Watched(value, path, self._seen)
        self._seen[path] = value
        return value

    def __getattr__(self, name: str) -> Any:
        return self._look(getattr(self._thing, name), name)

    def __getitem__(self, k: int) -> Any:
        return self._look(self._thing[k], k)

    def __len__(self) -> int:
        return len(self._thing)

    def __setattr__(self, name: str, value: Any) -> None:  # a refusal may try something and take it back
        setattr(self._thing, name, value)

    def __setitem__(self, k: int, value: int) -> None:
        self._thing[k] = value


def why_not(game: Game, s: Any, action: int) -> Reason | None:
    kind = game.decisions.kind(action)
    return kind.why_not(s, *kind.signature.values(action).values())


def looked_at(game: Game, s: Any, action: int) -> dict[Path, int]:
    """The numbers that decide whether a decision is refused, and why."""
    seen: dict[Path, int] = {}
    why_not(game, Watched(s.clone(), (), seen), action)
    return seen


def is_small(game: Game, path: Path) -> bool:
    """Is it a number of one byte?"""
    item: Any = game.state
    for name in path:
        if isinstance(name, str):
            item = item.FIELDS[name].item
    return bool(item == "b")


def changed(game: Game, s: Any, action: int, kept: Collection[str] = ()) -> Iterator[Any]:
    """Copies of a state, each with another value of one number that the refusal looked at: near ones, and for sets of
    bits those with and without what the decision names. Fields in `kept` stay. Not every copy can arise in a game."""
    named = game.actions.decode(action)[1].values()
    for path, value in looked_at(game, s, action).items():
        if any(part in kept for part in path):
            continue
        near = {*range(16 if path == ("phase",) else 4), value - 1, value + 1, *(value ^ 1 << k for k in named)}
        if is_small(game, path):
            near.add(-1)
        else:
            near.discard(-1)  # a set of bits
        for other in sorted(near - {value}):
            copy = s.clone()
            part: Any = copy
            for key in path[:-1]:
                part = part[key] if isinstance(key, int) else getattr(part, key)
            if isinstance(path[-1], int):
                part[path[-1]] = other
            else:
                setattr(part, path[-1], other)
            yield copy


def judged(game: Game, s: Any, action: int) -> Reason | str | None:
    """The reason on a table that may be impossible: then the rules may not know what to do with it."""
    try:
        return why_not(game, s, action)
    except (ArithmeticError, LookupError, ValueError, AssertionError):
        return "impossible"


def times_taken_away(
    game: Game, s: Any, action: int, key: str, holds: Callable[[Any, Reason], bool], follows: Collection[str] = ()
) -> int:
    """How many changed tables no longer give the reason; where it is still given, its cause is still there, as `holds`
    sees it without the rules. Fields that mean nothing alone, as they follow from others, are named in `follows`."""
    n = 0
    for table in changed(game, s, action, (*KEPT, *follows)):
        reason = judged(game, table, action)
        if not isinstance(reason, Reason) or reason.key != key:
            n += 1
            continue
        try:
            there = holds(table, reason)
        except (ArithmeticError, LookupError, ValueError):
            continue  # so impossible a table that nobody can say
        assert there or any(out_of_bounds(table)), f"{game.actions.notation(action)}: {reason} outlives its cause"
    return n
