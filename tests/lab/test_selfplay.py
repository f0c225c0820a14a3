"""Data sets of self-play: each row is a decision as it was made, whatever broke the run off; bad files are named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import kontor
from kontor.batch import Encoding, Observations
from kontor.bots.bot import BOTS, Bot
from kontor.kernel import BadOption, KontorError
from kontor.lab import selfplay as lab
from kontor.lab import series as parts
from kontor.lab.processes import Local
from kontor.lab.selfplay.columns import COLUMNS, schema
from kontor.lab.selfplay.reading import BadData
from kontor.lab.series import Series, make_series
from kontor.lab.sittings import play_game

GAME = kontor.game("little-town")


def series(*bots: str, games: int = 3, seed: int = 7) -> Series:
    return make_series(GAME, bots or ("casual",), None, GAME.resolve_options(None), seed, games)


def play(out: Path, what: Series, processes: int = 1, **more: Any) -> Path:
    workers = Local(processes)
    try:
        lab.selfplay(what, out, workers, **more)
    finally:
        workers.close()
    return out


@pytest.fixture(scope="module")
def casual(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play(tmp_path_factory.mktemp("data") / "casual.parquet", series("casual", "random"))


def test_a_row_is_a_decision_as_a_replay_shows_it(casual: Path) -> None:
    data = lab.load(casual)
    assert data.game is GAME
    rows = data.table.drop(["observation"]).to_pylist()
    engine, at = GAME.native(), 0
    for number in range(3):
        batch = kontor.Batch(GAME, 1, players=2, seed=7 + number, auto_reset=False)
        bots = ["casual", "random"] if number % 2 == 0 else ["random", "casual"]
        sitting = play_game(engine, bots, 7 + number, GAME.option_numbers())
        for index, action in enumerate(sitting.actions):
            row, seat = rows[at], int(batch.to_move[0])
            assert (row["game"], row["seed"], row["index"], row["seat"]) == (number, 7 + number, index, seat)
            assert (row["bot"], row["choice"], row["legal"]) == (bots[seat], action, batch.legal(0))
            assert np.array_equal(data.observation[at], batch.observe()[0])
            assert np.array_equal(data.legal_mask[at], batch.legal_mask[0])
            assert (row["rank"], row["score"]) == (sitting.ranks[seat], sitting.scores[seat])
            assert row["share"] == (1 / sitting.ranks.count(1) if row["rank"] == 1 else 0)
            mirror: Any = engine.mirror(batch.states[0].copy())
            assert row["phase"] == type(GAME.decisions.over)(mirror.phase).name.lower()
            batch.step([action])
            at += 1
    assert at == len(rows) == len(data)


def test_three_lines_read_it_back(casual: Path) -> None:
    table = pq.read_table(casual)
    observation = table["observation"].combine_chunks().flatten().to_numpy().reshape(len(table), -1)
    choice, share = table["choice"].to_numpy(), table["share"].to_numpy()
    assert observation.dtype == np.int16 and observation.shape == (len(choice), len(GAME.observation.entries))
    assert set(share) == {0.0, 1.0}


def test_visits_and_values_are_there_where_a_bot_searched(casual: Path) -> None:
    data = lab.load(casual)
    for row, policy, value in zip(data.table.drop(["observation"]).to_pylist(), data.policy, data.value, strict=True):
        assert policy.sum() == pytest.approx(1)
        if row["bot"] == "random" or len(row["legal"]) == 1:
            assert row["visits"] is None and np.isnan(value) and policy[row["choice"]] == 1
        else:
            assert len(row["visits"]) == len(row["legal"]) and sum(row["visits"]) >= 5 and 0 < value < 1
            shares = np.array(row["visits"]) / sum(row["visits"])
            assert policy[row["legal"]] == pytest.approx(shares)


def test_a_bot_that_is_strict_chose_what_it_visited_most(tmp_path: Path) -> None:
    data = lab.load(play(tmp_path / "strict.parquet", series("search:iterations=40", games=1)))
    most = [row["choice"] == row["legal"][np.argmax(row["visits"])] for row in data.table.to_pylist() if row["visits"]]
    assert sum(most) > 0.8 * len(most)  # of equal ones the more valuable


def test_beside_the_rows_stands_what_the_numbers_mean(casual: Path) -> None:
    about = lab.load(casual).about
    assert about["kontor"] == kontor.__version__ and about["rules"] == GAME.version
    assert (about["game"], about["players"], about["bots"]) == ("little-town", 2, ["casual", "random"])
    assert about["options"] == GAME.resolve_options(None) and (about["seed"], about["games"]) == (7, 3)
    assert about["observation"]["names"][:2] == ["viewer", "players[0].goods[wood]"]
    assert about["actions"]["names"][63] == "place C5"


def test_observations_take_the_smallest_type_they_fit_in() -> None:
    assert schema(GAME).field("observation").type.value_type == pa.int16()
    tide = kontor.game("low-tide") if "low-tide" in kontor.game_ids() else None
    if tide is not None:
        assert schema(tide).field("observation").type.value_type in (pa.int8(), pa.int16())


def test_the_file_is_the_same_however_often_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "ROW_GROUP", 100)
    wanted = series(games=8)
    whole = play(tmp_path / "whole.parquet", wanted).read_bytes()
    assert play(tmp_path / "two.parquet", wanted, 2).read_bytes() == whole

    broken, left = tmp_path / "broken.parquet", [0]

    def stop(added: int) -> None:
        left[0] -= added
        if left[0] == 0:
            raise KeyboardInterrupt

    monkeypatch.setattr(parts, "PART_SECONDS", 0.0)  # parts of one game
    for games_kept in (2, 5):
        left[0] = games_kept
        with pytest.raises(KeyboardInterrupt):
            play(broken, wanted, progress=stop)
        assert len(list(lab.parts_folder(broken).glob("*.part"))) == games_kept
        assert not broken.exists()
    play(broken, wanted)
    assert broken.read_bytes() == whole
    assert not lab.parts_folder(broken).exists()


def test_games_of_other_settings_are_not_mixed(tmp_path: Path) -> None:
    out = tmp_path / "data.parquet"
    first = parts.Kept.open(lab.parts_folder(out), series(seed=7), "selfplay")
    with first, pytest.raises(BadOption, match="Another process is playing"):
        play(out, series(seed=7))
    for other, sentence in (
        (series(seed=8), "holds games with another seed"),
        (series("random"), "holds games of other bots"),
    ):
        with pytest.raises(BadOption, match=sentence):
            play(out, other)
    (lab.parts_folder(out) / "series.json").write_text("{")
    with pytest.raises(BadOption, match=r"series\.json is damaged"):
        play(out, series())


def test_a_part_that_is_damaged_is_named_and_played_again_without_it(tmp_path: Path) -> None:
    out, wanted = tmp_path / "data.parquet", series("random", games=4)
    whole = play(tmp_path / "whole.parquet", wanted).read_bytes()
    with parts.Kept.open(lab.parts_folder(out), wanted, "selfplay") as kept:
        (kept.folder / "00000000-00000001.part").write_bytes(b"PAR1 half a file")
    with pytest.raises(KontorError, match=r"00000000-00000001\.part is damaged: .*plays these games again"):
        play(out, wanted)
    for part in lab.parts_folder(out).glob("*.part"):
        part.unlink()
    assert play(out, wanted).read_bytes() == whole


def test_nothing_is_written_over(tmp_path: Path) -> None:
    there = tmp_path / "there.parquet"
    there.write_text("mine")
    with pytest.raises(BadOption, match="exists already"):
        play(there, series())
    assert there.read_text() == "mine"
    with pytest.raises(BadOption, match="there is no folder"):
        play(tmp_path / "none" / "data.parquet", series())


def test_a_game_that_fails_has_no_rows_and_too_many_end_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Moody(Bot):
        name = "moody"

        def choose(self, engine: Any, view: Any, seat: int, legal: Any, seed: int) -> int:
            return int(legal[0]) if self.fine else -5

        def __init__(self) -> None:
            made[0] += 1
            self.fine = made[0] > 3  # one is made to see that it plays, then two for each game

    made, moody = [0], Moody
    monkeypatch.setitem(BOTS, "moody", moody)
    made[0] = 1
    out = play(tmp_path / "data.parquet", series("moody", games=3))
    data = lab.load(out)
    assert [failure["game"] for failure in data.about["failed"]] == [0]
    assert set(data.table["game"].to_pylist()) == {1, 2}
    made[0] = -100
    with pytest.raises(KontorError, match="2 games failed, more than the 1 allowed; the last was the one with seed 8"):
        play(tmp_path / "bad.parquet", series("moody"), max_errors=1)


def test_the_columns_are_those_of_the_schema() -> None:
    assert tuple(schema(GAME).names) == COLUMNS


SPOILED: dict[str, tuple[Callable[[pa.Table, dict[str, Any]], tuple[pa.Table, Any]], str]] = {
    "a column is gone": (
        lambda table, about: (table.drop(["legal", "rank"]), about),
        "is damaged: it lacks legal, rank",
    ),
    "nothing is described": (lambda table, about: (table, {"selfplay": 1}), "what its numbers mean does not stand"),
    "half is described": (lambda table, about: (table, {**about, "actions": {"names": []}}), "does not stand in it"),
    "a list": (lambda table, about: (table, [1]), "is no data set of Kontor's self-play"),
    "another format": (lambda table, about: (table, {**about, "selfplay": 9}), "has the format 9 of self-play"),
}


@pytest.mark.parametrize("what", SPOILED)
def test_a_file_that_lacks_something_is_named(what: str, tmp_path: Path, casual: Path) -> None:
    spoil, sentence = SPOILED[what]
    table = pq.read_table(casual)
    spoiled, about = spoil(table, json.loads(table.schema.metadata[b"kontor"]))
    file = tmp_path / "spoiled.parquet"
    pq.write_table(spoiled.replace_schema_metadata({b"kontor": json.dumps(about).encode()}), file)
    with pytest.raises(BadData, match=sentence):
        lab.load(file)


def test_decisions_without_a_name_are_no_index_into_nothing(tmp_path: Path, casual: Path) -> None:
    table = pq.read_table(casual)
    about = json.loads(table.schema.metadata[b"kontor"])
    about["actions"]["names"] = about["actions"]["names"][:30]
    file = tmp_path / "short.parquet"
    pq.write_table(table.replace_schema_metadata({b"kontor": json.dumps(about).encode()}), file)
    for ask in ("legal_mask", "policy"):
        with pytest.raises(BadData, match="its decisions have the numbers 0 to 29"):
            getattr(lab.load(file), ask)


def test_some_columns_are_loaded_and_the_others_named(casual: Path) -> None:
    some = lab.load(casual, ["choice", "share"])
    assert some.table.column_names == ["choice", "share"] and len(some.choice) == len(some)
    assert lab.load(casual, "choice").table.column_names == ["choice"]
    for ask in ("observation", "legal_mask", "policy", "value"):
        with pytest.raises(BadOption, match="was not loaded; there are choice, share"):
            getattr(some, ask)
    with pytest.raises(BadOption, match="There is no column 'nothing'; the columns are game, seed"):
        lab.load(casual, ["choice", "nothing"])
    with pytest.raises(BadOption, match="by the path of its file, not by 5"):
        lab.load(5)  # type: ignore[arg-type]


def test_files_that_are_no_data_set_are_named(tmp_path: Path, casual: Path) -> None:
    with pytest.raises(BadData, match="There is no file"):
        lab.load(tmp_path / "none.parquet")
    half = tmp_path / "half.parquet"
    half.write_bytes(casual.read_bytes()[:5000])
    with pytest.raises(BadData, match="is no Parquet file, or damaged"):
        lab.load(half)
    inside = bytearray(casual.read_bytes())
    inside[500:5000] = bytes(4500)
    half.write_bytes(inside)
    with pytest.raises(BadData, match="is damaged"):
        lab.load(half)
    pq.write_table(pa.table({"a": [1]}), half)
    with pytest.raises(BadData, match="is no data set of Kontor's self-play"):
        lab.load(half)
    table = pq.read_table(casual)
    for numbers, sentence in ((Encoding(GAME), "numbered another way"), (Observations(GAME), "something else")):
        about = table.schema.metadata[b"kontor"].replace(numbers.checksum.encode(), b"0123456789abcdef")
        pq.write_table(table.replace_schema_metadata({**table.schema.metadata, b"kontor": about}), half)
        with pytest.raises(BadOption, match=f"{sentence} than with the checksum '0123456789abcdef'"):
            _ = lab.load(half).game
