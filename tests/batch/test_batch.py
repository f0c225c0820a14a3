"""A batch: the same whatever the number of threads, games that begin anew, arrays without copies, clear refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import kontor
from kontor.batch import Batch, team
from kontor.kernel import BadDecision, BadOption, IllegalDecision, KontorError, Unfinished

pytestmark = pytest.mark.thorough


def played(name: str, threads: int, steps: int = 150) -> list[bytes]:
    batch = Batch(name, 50, players=2, seed=9, threads=threads)
    assert batch.threads_at_work == threads
    kept = []
    for k in range(steps):
        batch.step(batch.sample())
        kept.append(batch.states.tobytes() + batch.observe().tobytes() + batch.legal_mask.tobytes())
        if k % 50 == 0:
            kept.append(b"".join(x.tobytes() for x in batch.play_out(seed=k, policy="policy")))
    return [*kept, *(x.tobytes() for x in batch.rewards)]


@pytest.mark.parametrize("name", kontor.game_ids())
def test_threads_change_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(team, "FEWEST", 8)
    once = played(name, 1)
    assert played(name, 2) == once
    assert played(name, 5) == once


@pytest.mark.parametrize("threads", [1, 2])
def test_a_step_can_show_what_it_leads_to(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the same go; where the step is refused, nothing is written."""
    monkeypatch.setattr(team, "FEWEST", 2)
    batch = Batch("little-town", 5, players=2, seed=3, threads=threads)
    seen = np.empty((5, len(batch.observations)), np.int16)
    for _ in range(60):
        batch.step(batch.sample(), out=seen)
        assert (seen == batch.observe()).all()
    batch.step(batch.sample(), which=[1], out=seen)
    assert (seen == batch.observe()).all()
    before = batch.states.tobytes() + seen.tobytes()
    with pytest.raises(IllegalDecision):
        batch.step([-1] * 5, out=seen)
    with pytest.raises(BadOption, match="“out” must be a writable"):
        batch.step(batch.sample(), out=seen[:, 1:])
    assert batch.states.tobytes() + seen.tobytes() == before


def test_games_begin_anew_with_the_next_seed_of_their_row() -> None:
    batch = Batch("little-town", 4, players=2, seed=30)
    ended = np.zeros(4, int)
    while not (ended >= 2).all():
        before, lengths = batch.seeds.copy(), batch.lengths.copy()
        batch.step(batch.sample())
        ended += batch.done
        assert (batch.seeds == before + 4 * batch.done).all()
        assert (batch.lengths == np.where(batch.done, 0, lengths + 1)).all()
        assert (batch.to_move >= 0).all()
    for i in range(4):
        match = kontor.Match("little-town", players=2, seed=int(batch.seeds[i]))
        if batch.lengths[i] == 0:
            assert batch.states[i].tobytes() == match.state.to_bytes()
    final = batch.observations.fields(batch.observe(0, final=True))
    assert (final["players"]["points"][:, :2].sum(axis=2) == batch.rewards.score).all()
    assert np.allclose(batch.rewards.share.sum(axis=1), 1)
    assert ((batch.rewards.share > 0) == (batch.rewards.rank == 1)).all()


def test_a_game_that_is_over_waits_for_its_reset() -> None:
    batch = Batch("ragusa", 3, players=1, seed=1, auto_reset=False)
    while not (batch.to_move == -1).all():
        batch.step(batch.sample())
    before = batch.states.tobytes()
    batch.step([-1, -1, -1])
    assert batch.states.tobytes() == before
    for unlike in ([-1, 0, -1], np.full(3, (1 << 64) - 1, np.uint64)):
        with pytest.raises(IllegalDecision, match=r"Game \d is over: it takes the number -1, or a reset"):
            batch.step(unlike)
    batch.reset(which=[1])
    assert (batch.to_move == -1).tolist() == [True, False, True]
    assert batch.seeds.tolist() == [1, 5, 3]
    batch.reset(seed=1)
    assert batch.seeds.tolist() == [1, 2, 3]
    assert (batch.to_move >= 0).all()


def test_some_games_can_go_on_alone() -> None:
    batch = Batch("little-town", 4, players=2, seed=3)
    batch.step(batch.legal_ids[:, 0])
    before = batch.states.copy()
    batch.step([-1, int(batch.legal_ids[1, 0]), 999, -1], which=[False, True, False, False])
    assert (batch.states != before).any(axis=1).tolist() == [False, True, False, False]
    assert batch.lengths.tolist() == [1, 2, 1, 1]
    with pytest.raises(IllegalDecision, match="The number 999 is not legal in game 2"):
        batch.step([-1, -1, 999, -1], which=[2])
    assert batch.lengths.tolist() == [1, 2, 1, 1]
    seats = batch.to_move.copy()
    assert (batch.observe(seats) == batch.observe()).all()


def test_arrays_are_handed_over_without_copies() -> None:
    batch = Batch("little-town", 8, seed=3)
    mask = np.from_dlpack(batch.legal_mask)
    ids = np.asarray(batch.legal_ids)
    assert np.shares_memory(mask, batch.legal_mask)
    batch.step(ids[:, 0])
    assert (mask.sum(axis=1) == batch.legal_counts).all()
    out = np.empty((8, len(batch.observations)), np.int16)
    assert batch.observe(0, out=out) is out
    assert np.shares_memory(np.from_dlpack(out), out)
    with pytest.raises(ValueError, match="read-only"):
        batch.states[0, 0] = 1


def test_playing_out_leaves_the_games_as_they_are() -> None:
    batch = Batch("little-town", 6, players=4, seed=5)
    before = batch.states.tobytes()
    first, again, other = (batch.play_out(seed) for seed in (1, 1, 2))
    assert batch.states.tobytes() == before
    assert (first.score == again.score).all()
    assert (first.score != other.score).any()
    assert (first.rank.min(axis=1) == 1).all()
    with pytest.raises(Unfinished, match="Game 0 was not over after 3 decisions"):
        batch.play_out(limit=3)


ODD: Any = [[1], [1, 2], 3, 4]
REALS: Any = np.zeros(4)
REFUSED: dict[str, tuple[Callable[[Batch], object], type[KontorError], str]] = {
    "too few decisions": (lambda b: b.step([1, 2]), BadDecision, "A step takes 4 decisions"),
    "a table of decisions": (lambda b: b.step(np.zeros((4, 1), int)), BadDecision, "this is an array of 4 × 1"),
    "floats": (lambda b: b.step(np.zeros(4)), BadDecision, "whole numbers, not float64"),
    "truth values": (lambda b: b.step([True] * 4), BadDecision, "whole numbers, not bool"),
    "words": (lambda b: b.step(["place A1"] * 4), BadDecision, "Decisions are whole numbers"),
    "an uneven list": (lambda b: b.step(ODD), KontorError, "Decisions must be an array"),
    "one illegal decision": (
        lambda b: b.step([*b.legal_ids[:3, 0], 289]),
        IllegalDecision,
        r"“.+” is not legal in game 3",
    ),
    "a number too large": (lambda b: b.step([70_000] * 4), IllegalDecision, "The number 70000 is not legal in game 0"),
    "a number below 0": (lambda b: b.step([-1] * 4), IllegalDecision, "The number -1 is not legal in game 0"),
    "a seat too many": (lambda b: b.observe(2), BadOption, "Seats are 0 to 1; a spectator is -1"),
    "seats for others": (lambda b: b.observe([0, 1]), BadOption, "Seats are one whole number, or 4 of them"),
    "room that is too small": (lambda b: b.observe(out=np.zeros(4, np.int16)), BadOption, "“out” must be a writable"),
    "room for something else": (lambda b: b.sample(out=REALS), BadOption, "“out” must be a writable"),
    "nobody to look": (lambda b: b.observe(final=True), BadOption, "name the seat that looks"),
    "a row too many": (lambda b: b.reset(which=[4]), BadOption, "Rows are 4 truth values, or numbers from 0 to 3"),
    "no row": (lambda b: b.legal(-1), BadOption, "A row must be a whole number from 0 to 3"),
    "a seed below 0": (lambda b: b.reset(seed=-1), BadOption, "A seed must be"),
    "nothing at all": (lambda b: b.step(None), BadDecision, "this is an array of one number"),  # type: ignore[arg-type]
    "a number beyond 64 bits": (lambda b: b.step([1 << 70] * 4), BadDecision, "whole numbers, not object"),
    "truth values for others": (lambda b: b.step(b.sample(1), which=[True]), BadOption, "Rows are 4 truth values"),
    "an unknown way to play out": (lambda b: b.play_out(policy="best"), BadOption, "“random” or “policy”"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_bad_input_is_refused_in_a_sentence_and_changes_nothing(what: str) -> None:
    ask, error, sentence = REFUSED[what]
    batch = Batch("little-town", 4, players=2, seed=1)
    before = [array.tobytes() for array in (batch.states, batch.legal_mask, batch.legal_ids, batch.seeds, batch.done)]
    with pytest.raises(error, match=sentence):
        ask(batch)
    assert [
        array.tobytes() for array in (batch.states, batch.legal_mask, batch.legal_ids, batch.seeds, batch.done)
    ] == before
    batch.step(batch.sample())


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"n": 0}, "The number of games must be a whole number from 1"),
        ({"n": 2.5}, "The number of games"),
        ({"players": 7}, "little-town is for 2 to 4 players"),
        ({"threads": 0}, "The number of threads must be"),
        ({"seed": "x"}, "A seed must be"),
        ({"options": {"board": "C"}}, "board"),
        ({"options": ["board"]}, "Options must be a mapping"),
        ({"of": 5}, "A game is told by its name, such as “.+”, not by 5"),
        ({"of": None}, "A game is told by its name"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(changed: dict[str, object], sentence: str) -> None:
    with pytest.raises(KontorError, match=sentence):
        Batch(**{"of": "little-town", "n": 4, **changed})  # type: ignore[arg-type]
