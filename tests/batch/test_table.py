"""One game as arrays: what it is asked before it begins, of seats that there are not, and of tables that are none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kontor.batch import Encoding, Table
from kontor.kernel import BadDecision, BadOption, BadPosition, IllegalDecision, KontorError

pytestmark = pytest.mark.thorough
GAME = "little-town"


@pytest.mark.parametrize(
    "ask",
    [
        lambda table: table.step(0),
        lambda table: table.observe(0),
        lambda table: table.scores,
        lambda table: table.ranks,
        lambda table: table.text(0),
    ],
)
def test_before_a_game_has_begun_there_is_nothing_to_tell(ask: Callable[[Table], object]) -> None:
    table = Table(GAME, 2)
    assert table.over and not table.legal()
    with pytest.raises(IllegalDecision, match="No game has begun: it takes a reset"):
        ask(table)


REFUSED: dict[str, tuple[Callable[[Table], object], type[KontorError], str]] = {
    "a seat too many": (lambda t: t.observe(2), BadOption, "There is no seat 2; seats are 0 to 1, a spectator is -1"),
    "a seat beyond a byte": (lambda t: t.observe(300), BadOption, "There is no seat 300"),
    "a word for a seat": (lambda t: t.observe("me"), BadOption, "There is no seat 'me'"),  # type: ignore[arg-type]
    "a seat that looks": (lambda t: t.text(9), BadOption, "There is no seat 9"),
    "half a table": (lambda t: t.lay_out(b"xx", 0), BadPosition, r"has \d+ bytes; this is 2 bytes"),
    "no table": (lambda t: t.lay_out(None, 0), BadPosition, "bytes; this is None"),  # type: ignore[arg-type]
    "an empty table": (lambda t: t.lay_out(bytes(t.state.nbytes), 0), BadPosition, "for 2 players, and not for 0"),
    "a damaged table": (lambda t: t.lay_out(b"\xff" * t.state.nbytes, 0), BadPosition, "for 2 players, and not"),
    "a seed": (lambda t: t.reset(None), BadOption, "A seed must be a whole number"),  # type: ignore[arg-type]
    "an illegal decision": (lambda t: t.step(289), IllegalDecision, "is not legal now; nothing was changed"),
    "a word": (lambda t: t.step("place F5"), BadDecision, "must be given as its number"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_bad_input_is_refused_in_a_sentence_and_changes_nothing(what: str) -> None:
    ask, error, sentence = REFUSED[what]
    table = Table(GAME, 2)
    table.reset(1)

    def known() -> tuple[Any, ...]:
        return table.state.tobytes(), table.mask().tobytes(), table.to_move, table.length

    before = known()
    with pytest.raises(error, match=sentence):
        ask(table)
    assert known() == before
    table.step(table.legal()[0])


def test_a_table_goes_on_where_another_stood() -> None:
    first, second = Table(GAME, 3), Table(GAME, 3)
    first.reset(5)
    first.step(first.legal()[2])
    second.lay_out(first.state.tobytes(), first.length)
    assert (second.to_move, second.length, second.legal()) == (first.to_move, first.length, first.legal())


def test_a_decision_is_named_in_words() -> None:
    with pytest.raises(BadDecision, match=r"A decision is named in words, such as “.+”, not 3"):
        Encoding(GAME).id(3)  # type: ignore[arg-type]
