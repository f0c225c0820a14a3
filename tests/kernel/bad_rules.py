"""Rules as they must not be: each is refused by the lint with the sentence in its docstring."""

# mypy: ignore-errors
# ruff: noqa

from __future__ import annotations

from math import sqrt

from kontor.kernel import Record, array, i8, rule, table
from kontor.kernel.routine import Playable, routine
from kontor.kernel.rule import AnyState

SQUARES = table([1, 4, 9])
WORDS = {"a": 1}


class State(Record):
    n: int = i8
    row: list[int] = array(i8, 3)
    other: list[int] = array(i8, 3)


def helper(n: int) -> int:
    return n


@rule
def comprehension(s: State) -> int:
    """a comprehension allocates; write a for loop"""
    return len([x for x in range(3)])


@rule
def generator(s: State) -> bool:
    """a generator cannot be compiled; write a for loop"""
    return any(x for x in range(3))


@rule
def slices(s: State) -> int:
    """slices copy or alias; write a for loop"""
    return len(s.row[1:])


@rule
def floats(s: State) -> int:
    """no floats in rules"""
    s.n = 0.5
    return 1


@rule
def division(s: State) -> int:
    """no floats in rules; use // for whole division"""
    return s.n / 2


@rule
def strings(s: State) -> None:
    """strings do not belong in rules"""
    s.n = "three"


@rule
def methods(s: State) -> None:
    """no methods in rules (.append); call a rule"""
    s.row.append(1)


@rule
def foreign(s: State) -> int:
    """helper is not a rule; mark it @rule"""
    return helper(s.n)


@rule
def printing(s: State) -> None:
    """print is not allowed here; rules call rules and abs, divmod, len, max, min, range"""
    print(s.n)


@rule
def dictionary(s: State) -> int:
    """WORDS is a dict; rules see integers, tables, IntEnums and rules"""
    return WORDS[s.n]


@rule
def whole_array(s: State) -> None:
    """whole arrays and records cannot be assigned; copy item by item"""
    s.row = s.other


@rule
def no_field(s: State) -> int:
    """State has no field missing"""
    return s.missing


@rule
def constant(s: State) -> None:
    """SQUARES is a constant and cannot be changed"""
    SQUARES[0] = 1


@rule
def catching(s: State) -> None:
    """rules do not catch exceptions; test first"""
    try:
        s.n = 1
    except IndexError:
        s.n = 2


@rule
def nested(s: State) -> int:
    """no functions inside rules; write a separate rule"""

    def inner() -> int:
        return 1

    return inner()


@rule
def iteration(s: State) -> int:
    """loop over range(...) and index"""
    total = 0
    for x in s.row:
        total += x
    return total


@rule
def unannotated(s: State, n) -> int:
    """n has no annotation"""
    return n


@rule
def strange(s: State, n: str) -> int:
    """n: <class 'str'> is not one of int, bool, None, Actions, Numbers, a Record"""
    return 1


@rule
def falling(s: State) -> int:
    """some path through the rule ends without a return; every path must return a value"""
    if s.n > 0:
        return 1


@rule
def keywords(s: State) -> int:
    """no keyword arguments in rules"""
    return fine(s=s)


@rule
def fine(s: State) -> int:
    total = 0
    for k in range(3):
        total += s.row[k] * SQUARES[k]
    return total


@routine
def numbers_by_chance(game: Playable, s: AnyState) -> float:
    """games have no rule shuffle"""
    return float(game.rules.shuffle(s)) / 2.0


@routine
def of_another_game(other: Playable) -> int:
    """the game is the argument called game, a Playable"""
    return 0


@routine
def words(game: Playable, s: AnyState) -> None:
    """strings do not belong in rules"""
    s.n = "three"


@routine
def untyped(game: Playable, x: list[str]) -> None:
    """x: list[str] is not one of int, float, bool, None, a game, an array, a NamedTuple"""


@rule
def asks_for_more(s: State) -> int:
    """fine_routine is a routine, which works with rules; no rule can call it"""
    return fine_routine(s)


@routine
def fine_routine(game: Playable, s: AnyState) -> int:
    return int(sqrt(float(game.rules.score(s, 0))) / 0.5)


@rule
def ping(s: State) -> int:
    return pong(s)


@rule
def pong(s: State) -> int:
    return ping(s)
