"""Decisions declared once: ids, lists, forced answers, dispatch, reasons and targets follow from the class."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kontor.kernel import Decision, Decisions, Game, bits, refuse, rule

from .heaps import DECISIONS, HEAP, Done, Mark, Phase, State, Take, Why, heaps


@pytest.fixture(scope="module")
def game() -> Game:
    return heaps()


def words(game: Game, s: State) -> list[str]:
    return [game.actions.notation(action) for action in game.python.legal(s)]


def test_ids_and_notation_follow_from_the_class_and_its_domains(game: Game) -> None:
    assert [signature.verb for signature in game.actions.signatures] == ["take", "mark", "done"]
    assert (Take.first, Mark.first, Done.first) == (0, 9, 12)
    assert game.actions.notation(Take.id(1, 2)) == "take middle 3"
    assert DECISIONS.kind(Take.id(2, 0)) is Take


def test_what_is_not_refused_is_legal_and_the_refusal_is_the_reason(game: Game) -> None:
    s = game.python.new(2, 0, [])  # heaps of 1, 2 and 3
    legal = game.python.legal(s)
    assert words(game, s) == [
        "take left 1", "take middle 1", "take middle 2", "take right 1", "take right 2", "take right 3",
    ]  # fmt: skip
    for action in range(game.actions.size):
        assert (game.why_not(s, action) is None) == (action in legal)
    why = game.why_not(s, Take.id(0, 1))
    assert why is not None and (why.key, why.arguments) == ("too-few", {"heap": 0, "count": 1})
    why = game.why_not(s, Mark.id(0))
    assert why is not None and why.key == "not-now-mark"


def test_a_reason_is_gone_with_its_cause(game: Game) -> None:
    s = game.python.new(2, 0, [])
    assert (why := game.why_not(s, Take.id(0, 2))) is not None and why.key == "too-few"
    s.heap[0] = 3
    assert game.why_not(s, Take.id(0, 2)) is None


def test_a_question_with_one_answer_is_not_asked(game: Game) -> None:
    s = game.python.new(2, 0, [])
    s.heap, s.full = [1, 2, 0], 3
    game.python.apply(s, Take.id(1, 1))
    assert words(game, s) == ["mark middle", "done"]
    game.python.apply(s, Done.id())
    assert s.phase == Phase.MARK and s.heap == [0, 0, 0]  # the last stone went by itself
    assert words(game, s) == ["mark left", "done"]
    game.python.apply(s, Mark.id(0))
    assert s.phase == Phase.OVER and words(game, s) == []


def test_a_target_is_named_by_its_arguments(game: Game) -> None:
    s = game.python.new(2, 0, [])
    assert DECISIONS.targets(s, Take.id(2, 0)) == ["heap-right"]
    assert DECISIONS.targets(s, Done.id()) == []


def test_a_decision_points_at_several_things(game: Game) -> None:
    assert DECISIONS.targets(game.python.new(2, 0, []), Mark.id(1)) == ["heap-middle", "marks-0"]


def test_outside_its_phase_a_decision_says_what_comes_first_or_just_not_now(game: Game) -> None:
    s = game.python.new(2, 0, [])
    game.python.apply(s, Take.id(1, 1))
    why = game.why_not(s, Take.id(0, 0))
    assert why is not None and (why.key, why.arguments) == ("mark-first", {"heap": 1})
    s.phase = Phase.OVER
    assert (why := Take.why_not(s, 0, 0)) is not None and why.key == "not-now-take"


def test_the_longest_list_is_all_a_phase_knows_unless_the_game_says_less() -> None:
    assert DECISIONS.max_legal == Take.signature.size
    assert Decisions(State, Take, Mark, Done, over=Phase.OVER, max_legal=6).max_legal == 6


class Knock(Decision):
    """Asked while stones are taken; the middle heap can never be chosen."""

    heap = HEAP
    asked_in = (Phase.TAKE,)

    @staticmethod
    def candidates(s: State) -> Iterator[int]:
        yield from bits(s.full)

    @staticmethod
    def never(s: State, heap: int) -> int:
        return refuse(Why.NOT_THIS_HEAP, heap=heap) if heap == 1 else 0

    @staticmethod
    def apply(s: State, heap: int) -> None:
        s.emptied = heap


class Pause(Decision):
    asked_in = (Phase.MARK,)

    @staticmethod
    def apply(s: State) -> None:
        s.phase = Phase.TAKE


@rule
def skip_a_turn(s: State) -> bool:
    if s.phase == Phase.TAKE and s.seat == 1:
        s.seat = 0
        return True
    return False


KNOCKING = Decisions(State, Knock, Pause, over=Phase.OVER, always_asked=(Phase.TAKE,), flow=skip_a_turn)


def test_what_is_never_allowed_says_so_in_every_phase() -> None:
    s = State.blank()
    s.full = 7
    out = [0] * KNOCKING.max_legal
    assert out[: KNOCKING.legal(s, out)] == [Knock.id(0), Knock.id(2)]
    s.phase = Phase.MARK
    assert KNOCKING.reason(s, Knock.id(1)).key == "not-this-heap"
    assert KNOCKING.reason(s, Knock.id(0)).key == "not-now-knock"


def test_what_happens_without_a_decision_happens_where_a_question_is_always_asked_too() -> None:
    s = State.blank()
    s.seat, s.phase = 1, Phase.MARK
    KNOCKING.apply(s, Pause.id())
    assert (s.seat, s.phase) == (0, Phase.TAKE)


def test_a_walk_through_a_set() -> None:
    assert list(bits(0b101001)) == [0, 3, 5]
    assert list(bits(0)) == []


@pytest.mark.thorough
def test_written_rules_compile_to_the_same(game: Game) -> None:
    """Lists, forced answers and dispatch: byte-identical in both engines."""
    python, native = game.python, game.native()
    for seed in range(60):
        chance = random.Random(seed)
        mirror, raw = python.new(2, seed, []), native.new(2, seed, [])
        while True:
            assert mirror.to_bytes() == raw.tobytes()
            legal = python.legal(mirror)
            assert legal == native.legal(raw)
            if not legal:
                break
            action = chance.choice(legal)
            python.apply(mirror, action)
            native.apply(raw, action)
