"""Networks in files are what was written, or a sentence; their sums never need more than 32 bits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kontor import game, game_ids
from kontor.batch import Encoding, Observations
from kontor.bots.network import (
    Network,
    load_network,
    network,
    network_path,
    new_weights,
    policy_rows,
    shares,
)
from kontor.bots.network.form import KEPT
from kontor.kernel import BadData
from tests.bots.networks import random_network

LITTLE_TOWN = game("little-town")


def observations(of: Any, n: int = 20, seed: int = 3) -> Any:
    """Numbers as an observation might have, and beyond."""
    return np.random.default_rng(seed).integers(-40, 40, (n, len(of.observation.entries))).astype(np.int16)


def test_a_file_gives_back_the_network_that_was_saved(tmp_path: Path) -> None:
    saved = random_network(LITTLE_TOWN, search={"exploration": 0.9}, provenance={"seed": 7, "games": [1, 2]})
    saved.save(tmp_path / "a.npz")
    found = load_network(LITTLE_TOWN, tmp_path / "a.npz")
    assert found.checksum == saved.checksum
    assert (found.players, found.search, found.provenance) == ((2, 3, 4), saved.search, saved.provenance)
    seen = observations(LITTLE_TOWN)
    assert all(np.array_equal(a, b) for a, b in zip(found.evaluate(seen), saved.evaluate(seen), strict=True))
    found.save(tmp_path / "b.npz")
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()


@pytest.mark.parametrize("name", game_ids())
def test_the_reference_adds_rows_entry_by_entry(name: str) -> None:
    """Against the definition, number by number, with Python's own whole numbers."""
    of = game(name)
    net = random_network(of, hidden=5, dense=3)
    w, seen = net.weights, observations(of, 3)
    value, policy = net.evaluate(seen)
    for i, row in enumerate(seen.tolist()):
        sums = w.bias.tolist()
        for low, span, start, x in zip(w.low.tolist(), w.span.tolist(), w.start.tolist(), row, strict=True):
            chosen = int(w.row_of[start + min(max(x - low, 0), span)])
            if chosen >= 0:
                sums = [a + b for a, b in zip(sums, w.rows[chosen].tolist(), strict=True)]
        hidden = [min(max(x >> w.shift, 0), 127) for x in sums]

        def layer(table: Any, bias: Any, inputs: list[int]) -> list[int]:
            rows = zip(table.tolist(), bias.tolist(), strict=True)
            return [b + sum(a * x for a, x in zip(line, inputs, strict=True)) for line, b in rows]

        dense = [min(max(x >> w.dense_shift, 0), 127) for x in layer(w.dense, w.dense_bias, hidden)]
        assert value[i].tolist() == layer(w.value, w.value_bias, dense)
        assert policy[i].tolist() == layer(w.policy, w.policy_bias, dense)


def test_win_probabilities_add_up_to_one() -> None:
    value = np.array([[0, 0, 0], [1000, 0, 9]], np.int32)
    assert np.allclose(shares(value, 2, 1000), [[0.5, 0.5], [0.7310586, 0.2689414]])
    assert np.allclose(shares(value, 1, 1000), [[0.5], [0.7310586]])


def test_decisions_about_seats_are_counted_from_the_viewer() -> None:
    hansa = game("hansa-teutonica")
    codes = Encoding(hansa)
    rows = policy_rows(hansa, 3, 1)
    for name in (codes.names[k] for k in (80, 200, 400, 1100)):
        verb, args = hansa.actions.decode(codes.id(name))
        seen = {**args, "owner": (args["owner"] - 1) % 3 if args["owner"] < 3 else args["owner"]}
        assert rows[codes.id(name)] == hansa.actions.encode(verb, **seen)
    assert sorted(rows.tolist()) == list(range(len(codes)))
    assert policy_rows(LITTLE_TOWN, 3, 2).tolist() == list(range(len(LITTLE_TOWN.actions)))


def test_sums_that_could_need_more_than_32_bits_are_refused() -> None:
    net = random_network(LITTLE_TOWN)
    for name, change in (("bias", np.int32(2**31 - 10)), ("dense_bias", np.int32(2**31 - 10))):
        arrays = {key: getattr(net.weights, key).copy() for key in KEPT}
        arrays[name][0] = change
        with pytest.raises(BadData, match="could need more than 32 bits"):
            new_weights(LITTLE_TOWN, 4, 7, **arrays)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"rows": np.zeros((2, 64), np.float32)}, "rows has numbers of the type float32, not int16"),
        ({"row_of": None}, "it lacks row_of"),
        ({"low": np.zeros(3, np.int16)}, r"low has the shape \(3,\), not \(456,\)"),
        ({"start": np.full(456, 10**6, np.int32)}, "rows beyond the end of row_of"),
        ({"rows": np.zeros((2, 64), np.int16)}, "names a row that does not exist"),
        ({"value": np.zeros((3, 32), np.int8)}, "value has the shape"),
    ],
)
def test_weights_that_do_not_fit_are_refused_in_a_sentence(change: dict[str, Any], sentence: str) -> None:
    arrays = {key: getattr(random_network(LITTLE_TOWN).weights, key) for key in KEPT} | change
    with pytest.raises(BadData, match=sentence):
        new_weights(LITTLE_TOWN, 4, 7, **{key: array for key, array in arrays.items() if array is not None})


def _changed(path: Path, header: dict[str, Any] | None = None, **arrays: Any) -> None:
    with np.load(path) as found:
        kept = {name: found[name] for name in found.files}
    told = json.loads(kept["header"].tobytes()) | (header or {})
    kept["header"] = np.frombuffer(json.dumps(told).encode(), np.uint8)
    np.savez(path, **(kept | arrays))


@pytest.mark.parametrize(
    ("header", "arrays", "sentence"),
    [
        ({"game": "ragusa"}, {}, "cannot be used: it is for ragusa"),
        ({"format": 9}, {}, "its format is 9, not 1"),
        ({"shift": 5}, {}, "its checksum is wrong: it was changed or is damaged"),
        ({}, {"value_bias": np.zeros(4, np.int32)}, "its checksum is wrong"),
    ],
)
def test_a_file_that_was_changed_is_refused_in_a_sentence(
    header: dict[str, Any], arrays: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "network.npz"
    random_network(LITTLE_TOWN).save(path)
    _changed(path, header, **arrays)
    with pytest.raises(BadData, match=rf"^The network of little-town, .*network.npz, .*{sentence}"):
        load_network(LITTLE_TOWN, path)


def test_other_files_are_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    with pytest.raises(BadData, match="cannot be read: No such file"):
        load_network(LITTLE_TOWN, path)
    path.write_text("no network")
    with pytest.raises(BadData, match="it is no npz file"):
        load_network(LITTLE_TOWN, path)
    np.savez(path, a=np.zeros(3))
    with pytest.raises(BadData, match="it has no header"):
        load_network(LITTLE_TOWN, path)
    random_network(LITTLE_TOWN).save(path)
    path.write_bytes(path.read_bytes()[:-2000])
    with pytest.raises(BadData, match="The network of little-town"):
        load_network(LITTLE_TOWN, path)


def test_numbers_that_mean_something_else_now_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "network.npz"
    made = random_network(LITTLE_TOWN)
    monkeypatch.setattr(Network, "_header", lambda self, was=Network._header: was(self) | {"decisions": "0123"})
    made.save(path)
    monkeypatch.undo()
    with pytest.raises(BadData, match=f"its decisions mean something else.* {Encoding(LITTLE_TOWN).checksum}"):
        load_network(LITTLE_TOWN, path)
    header = made._header()
    assert header["observations"] == Observations(LITTLE_TOWN).checksum
    assert header["decisions"] == Encoding(LITTLE_TOWN).checksum


def test_a_table_is_played_by_the_network_for_its_number_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KONTOR_NETWORKS", str(tmp_path))
    assert network_path(LITTLE_TOWN, 2) is None
    assert network(LITTLE_TOWN, 2) is None
    folder = tmp_path / "little-town"
    folder.mkdir()
    general, special = random_network(LITTLE_TOWN, 1), random_network(LITTLE_TOWN, 2)
    general.save(folder / "network.npz")
    special.save(folder / "network-3.npz")
    found = [network(LITTLE_TOWN, players) for players in (2, 3, 4)]
    assert [net and net.checksum for net in found] == [general.checksum, special.checksum, general.checksum]


def test_a_table_with_other_options_is_played_without_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTOR_NETWORKS", str(tmp_path))
    (tmp_path / "little-town").mkdir()
    path = tmp_path / "little-town" / "network.npz"
    random_network(LITTLE_TOWN, options={"board": "A"}).save(path)
    assert load_network(LITTLE_TOWN, path).options == {"board": "A"}
    usual, other = (LITTLE_TOWN.option_numbers({"board": board}) for board in "AB")
    assert network(LITTLE_TOWN, 2) is not None and network(LITTLE_TOWN, 2, usual) is not None
    assert network(LITTLE_TOWN, 2, other) is None
    assert network(LITTLE_TOWN, 2, LITTLE_TOWN.option_numbers({"market": "draft"})) is not None
    with pytest.raises(BadData, match="for the option board = C"):
        random_network(LITTLE_TOWN, options={"board": "C"})


@pytest.mark.parametrize("name", game_ids())
def test_networks_that_are_shipped_can_be_used_and_say_where_they_come_from(name: str) -> None:
    of = game(name)
    for players in of.seats:
        if (path := network_path(of, players)) is not None:
            assert load_network(of, path).provenance
