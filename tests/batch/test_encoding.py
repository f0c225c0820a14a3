"""Numbers of decisions mean the same in every version; observations have names, limits and named fields."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import kontor
from kontor.batch import Encoding, Observations
from kontor.kernel import BadOption
from kontor.kernel.actions import checksum

KEPT = json.loads(Path(__file__).with_name("encodings.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", sorted(kontor.game_ids()))
def test_numbers_of_decisions_mean_what_they_meant(name: str) -> None:
    """Logs, data sets and trained programs have these numbers. New decisions may only come behind the others."""
    codes, kept = Encoding(name), KEPT[name]
    assert checksum(codes.names[: kept["decisions"]]) == kept["checksum"], (
        f"In {name} the number of some decision means something else than it did. If that must be, say so in the "
        "changelog, raise the rules version, and write the new checksum into encodings.json."
    )
    assert len(codes) == kept["decisions"], f"{name} has new decisions: write them into encodings.json"


def test_an_encoding_knows_names_and_its_checksum() -> None:
    codes = Encoding("hansa-teutonica")
    assert [codes.id(name) for name in codes.names] == list(range(len(codes)))
    codes.check(codes.checksum)
    with pytest.raises(BadOption, match="numbered another way"):
        codes.check(Encoding("ragusa").checksum)


def test_observations_check_what_was_trained_with_them() -> None:
    seen = Observations("hansa-teutonica")
    seen.check(seen.checksum)
    with pytest.raises(BadOption, match="mean something else than with the checksum"):
        seen.check(Observations("ragusa").checksum)


@pytest.mark.parametrize("name", sorted(kontor.game_ids()))
def test_every_number_of_an_observation_has_a_name_and_a_place_among_the_fields(name: str) -> None:
    seen = Observations(name)
    assert len(set(seen.names)) == len(seen) == len(seen.kinds)
    assert (seen.low <= seen.high).all()
    assert seen.dtype.itemsize == 2 * len(seen)
    row = seen.of_state(kontor.Match(name, players=3, seed=2).state, 1)
    fields = seen.fields(row)
    assert fields["viewer"] == 1 == row[seen.index("viewer")]
    for seat in range(3):
        assert (fields["players"]["points" if name != "castles-of-tuscany" else "red"][seat] == 0).all()
    assert fields["seats"] == 3
    assert np.shares_memory(fields, row)


def test_seats_are_told_from_the_viewer_on() -> None:
    match = kontor.Match("little-town", players=3, seed=4)
    while sum(worker >= 0 for worker in match.state.worker) < 4:
        match.play(match.legal[0])
    state, seen = match.state, Observations("little-town")
    assert {*state.worker} > {-1, 0}
    for viewer in range(3):
        fields = seen.fields(seen.of_state(state, viewer))
        for k in range(3):
            there = state.players[(viewer + k) % 3]
            assert fields["players"]["goods"][k].tolist() == there.goods
            assert fields["players"]["workers"][k] == there.workers
        assert [w if w < 0 else (w + viewer) % 3 for w in fields["worker"].tolist()] == state.worker
        assert (fields["seat"] + viewer) % 3 == state.seat
    watching = seen.fields(seen.of_state(state, -1))
    assert watching["worker"].tolist() == state.worker
    assert watching["viewer"] == -1


def test_what_is_no_observation_is_refused_in_a_sentence() -> None:
    seen = Observations("ragusa")
    with pytest.raises(BadOption, match="arrays of int16 whose last dimension is"):
        seen.fields(np.zeros(4, np.int16))
    with pytest.raises(BadOption, match="no number called 'gold'"):
        seen.index("gold")
