"""Reports on balance: what a seat used comes from the game's events, games are kept, the page needs nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.kernel import LANGUAGES, BadOption
from kontor.lab.balance import balance, games_folder, page
from kontor.lab.balance.recording import Record, deeds, unpacked
from kontor.lab.balance.report import make_report
from kontor.lab.processes import Local
from kontor.lab.series import Kept, Series, make_series
from kontor.lab.sittings import play_game
from tests.cli.test_cli import good, refused

GAME = kontor.game("little-town")
GAMES = [kontor.game(name) for name in kontor.game_ids()]


def series(games: int = 150, **more: Any) -> Series:
    return make_series(GAME, ["random"], 2, GAME.resolve_options(None), 3, games, **more)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("balance") / "games"
    balance(series(varied=["board"]), out, Local(1))
    return out


@pytest.fixture(scope="module")
def records(folder: Path) -> list[Record]:
    return unpacked(sorted(folder.glob("*.part")))


def test_what_a_seat_used_is_what_its_replay_tells(records: list[Record]) -> None:
    record = records[5]
    options = series(varied=["board"]).options_of(5)
    match = kontor.Match(GAME, 2, record.seed, options)
    told = {"build-tile": 0, "claim-objective": 0}
    for action in play_game(GAME.native(), record.bots, record.seed, GAME.option_numbers(options)).actions:
        for event in match.play(action).events:
            kind = GAME.events[event[0]].name
            told["build-tile"] += kind == "build"
            told["claim-objective"] += kind == "claim"
    assert match.ranks == record.ranks and match.scores == record.scores
    for key, count in told.items():
        assert sum(sum(by_seat) for by_seat in record.used.get(key, {}).values()) == count
    assert [sum(points[seat] for points in record.points.values()) for seat in (0, 1)] == record.scores


def test_a_report_has_every_kind_of_finding(records: list[Record]) -> None:
    told = make_report(series(varied=["board"]), records).to_json()
    titles = [section["title"] for section in told["sections"]]
    for title in ("Seats", "Buildings built", "Objectives claimed", "Choices", "Points", "Options: decisions"):
        assert title in titles
    rows = [row for section in told["sections"] for row in section["rows"]]
    assert told["comparisons"] == sum("low" in row for row in rows) > 20
    assert all(row["low"] <= row["value"] <= row["high"] for row in rows if "low" in row)
    assert sum(row["value"] for row in told["sections"][0]["rows"]) == pytest.approx(1)


def test_games_go_on_where_they_stood_and_fewer_are_a_part_of_them(folder: Path, records: list[Record]) -> None:
    parts = {path: path.stat().st_mtime_ns for path in folder.glob("*.part")}
    fewer = balance(series(100, varied=["board"]), folder, Local(1))
    assert fewer.games == 100 and {path: path.stat().st_mtime_ns for path in folder.glob("*.part")} == parts
    with pytest.raises(BadOption, match="holds games with other options"):
        balance(series(), folder, Local(1))


def test_a_damaged_part_is_named(tmp_path: Path) -> None:
    with Kept.open(tmp_path / "x", series(2), "balance") as kept:
        (kept.folder / "00000000-00000001.part").write_bytes(b"no")
    with pytest.raises(BadOption, match=r"00000001\.part is damaged\. Without it"):
        balance(series(2), tmp_path / "x", Local(1))


def test_the_page_needs_nothing_else_and_is_light_and_dark(records: list[Record]) -> None:
    html = page(make_report(series(varied=["board"]), records), "kontor balance little-town")
    assert not re.search(r"""(?:src|href|url)\s*[=(]""", html) and "<script" not in html
    assert "prefers-color-scheme:dark" in html and html.count("<svg") == html.count("<section>")
    assert "nan" not in html and "inf" not in re.sub(r"[a-z]+", "", html)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_declares_by_its_texts_what_counts(game: kontor.Game) -> None:
    """`balance-EVENT` or `balance-EVENT-ARGUMENT`, of events that have a seat, alike in every language."""
    keys = {deed.key for found in deeds(game).values() for deed in found}
    declared = [{key for key in sorted(game.words(language).keys()) if key[:8] == "balance-"} for language in LANGUAGES]
    assert declared[0] and declared[0] == declared[1] == declared[2]
    assert {key.removeprefix("balance-") for key in declared[0]} <= keys


def test_the_command_writes_a_page_and_json(tmp_path: Path) -> None:
    words = ("balance", "little-town", "--bots", "random", "--games", "40", "-j", "1", "--out")
    told = json.loads(good(*words, str(tmp_path / "report.html"), "--json"))
    assert told["games"] == 40 and told["correction"] == "Bonferroni"
    assert "Balance of Little Town" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert games_folder(tmp_path / "report.html").is_dir()
    assert "must end in .html" in refused(*words, str(tmp_path / "report.txt"))
    assert "has no option “ludo”" in refused(*words, str(tmp_path / "b.html"), "--vary", "ludo")
