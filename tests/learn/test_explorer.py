"""The explorer: what it counts, what it says, and what it says of files it cannot read."""

from __future__ import annotations

import gzip
import random
from collections import Counter
from pathlib import Path

import pytest

from kontor.kernel import LANGUAGES, Game, KontorError, game
from kontor.lab.statistics import rate
from kontor.learn.explorer import BadExplorer, Counts, Seen, explore, seen_in_log, tally
from kontor.learn.explorer.counts import WHOLE, Made, Node, Tally
from kontor.learn.explorer.kinds import Kinds, keys
from kontor.match import Match
from tests.kernel import keeping

TOWN = game("little-town")


def played(which: Game, seed: int, players: int = 2) -> Match:
    """A game of random decisions."""
    match, chance = Match(which, players, seed), random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal))
    return match


def seen(match: Match, *by: str | None) -> Seen:
    return Seen(match.at(0).state.to_bytes(), [one.action for one in match.played], by, match.ranks)


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    return [played(TOWN, seed) for seed in range(3)]


# ---- counting ----
def test_every_choice_counts_for_its_kind_of_position_and_its_winner(matches: list[Match]) -> None:
    counts = tally(TOWN, [seen(match, "strong", "people") for match in matches], engine=TOWN.python)
    found: Counter[tuple[str, str]] = Counter()
    wins: dict[tuple[str, str], float] = {}
    once: Counter[tuple[str, str]] = Counter()
    for match in matches:  # counted again from the log's words alone
        building = set()
        for number, one in enumerate(match.played):
            there = match.at(number)
            if one.notation.startswith("build ") and len(there.legal) > 1:
                by = ("strong", "people")[one.seat]
                found[by, one.notation] += 1
                building.add((by, one.notation, one.seat))
        for by, notation, seat in building:
            once[by, notation] += 1
            share = 1 / len(match.winners) if seat in match.winners else 0.0
            wins[by, notation] = wins.get((by, notation), 0.0) + share
    node = counts.nodes["asked=turn players=2"]
    assert node.games == 3
    told = {
        (by, group[1:]): tally
        for group, by_whom in node.choices.items()
        for by, tally in by_whom.items()
        if group.startswith("=build ")
    }
    assert len(found) > 3
    assert {key: one.times for key, one in told.items()} == found
    assert {key: one.seats for key, one in told.items()} == once
    assert {key: one.wins / WHOLE for key, one in told.items()} == pytest.approx(wins)
    assert all(one.even == one.seats * WHOLE // 2 for one in told.values())
    assert (counts.made.games, counts.made.seats, counts.made.players) == (3, {"people": 3, "strong": 3}, {"2": 3})


def test_a_seat_that_nobody_played_alone_is_not_counted(matches: list[Match]) -> None:
    counts = tally(TOWN, [seen(matches[0], None, "people")], engine=TOWN.python)
    assert {by for node in counts.nodes.values() for by_whom in node.choices.values() for by in by_whom} == {"people"}


def test_the_same_games_give_the_same_bytes_and_a_game_counts_once(matches: list[Match]) -> None:
    games = [seen(match, "strong", "strong") for match in matches]
    first = tally(TOWN, games, "a", TOWN.python).to_bytes()
    assert tally(TOWN, [*reversed(games), games[1]], "a", TOWN.python).to_bytes() == first
    again = Counts.from_bytes(first, "file", TOWN.id)
    assert again.to_bytes() == first and again.made.games == 3


def test_a_log_counts_if_it_is_over_and_bots_are_known_by_name(matches: list[Match]) -> None:
    match = Match(TOWN, ["strong 1", "Ann"], 5)
    assert seen_in_log(match.log(), TOWN) is None
    chance = random.Random(5)
    while not match.over:
        match.play(chance.choice(match.legal))
    found = seen_in_log(match.log(), TOWN)
    assert found is not None and found.by == ["strong", "people"]
    assert seen_in_log(match.log(), game("ragusa")) is None


def test_what_does_not_end_as_it_did_is_refused(matches: list[Match]) -> None:
    good = seen(matches[0], "strong", "strong")
    for actions, ranks in ((good.actions[:-1], good.ranks), (good.actions, [2, 2])):
        with pytest.raises(KontorError, match="does not end as it did"):
            tally(TOWN, [Seen(good.start, actions, good.by, ranks)], engine=TOWN.python)


# ---- what is said ----
def counted(facts_games: dict[str, int], choices: dict[str, dict[str, Tally]]) -> Counts:
    return Counts(Made("little-town", "2", "0"), {key: Node(games, choices) for key, games in facts_games.items()})


def test_the_most_special_kind_of_twenty_games_is_told() -> None:
    match = Match(TOWN, ["Ann", "Ben"], 7)
    seat = match.to_move
    assert seat is not None
    all_keys = list(keys(Kinds.of(TOWN).facts(match.hidden(seat), seat, match.legal)))
    choices = {
        "=build wheat-field": {"strong": Tally(30, 20, 8 * WHOLE, 10 * WHOLE), "people": Tally(2, 1, 0, WHOLE // 2)}
    }
    few = explore(match, [counted(dict.fromkeys(all_keys, 19), choices)])
    assert few.games == 0 and few.rows == () and len(few.kind) == len(all_keys)
    found = explore(match, [counted({all_keys[0]: 90, all_keys[1]: 20, all_keys[2]: 19}, choices)])
    assert found.games == 20
    assert found.kind == ("a worker, or a building", "2 players")
    two = [counted({all_keys[2]: 10}, choices), counted({all_keys[2]: 10}, choices)]
    assert explore(match, two).games == 20, "what a game ships with and a server's own games are added"


def test_shares_and_intervals() -> None:
    match = Match(TOWN, ["Ann", "Ben"], 7, {"market": "beginner"})
    built = match.read("place F5")
    group = Kinds.of(TOWN).group(match.hidden(0), 0, built)
    choices = {
        group: {"strong": Tally(30, 20, 8 * WHOLE, 10 * WHOLE)},
        "=build wheat-field": {"expert": Tally(10, 10, 10 * WHOLE, 5 * WHOLE)},
        "=build castle": {"strong": Tally(60, 50, 0, 25 * WHOLE)},  # cannot be paid here
    }
    found = explore(match, [counted({"asked=turn": 40}, choices)], played=match.read("place A2"))
    first, second, last = found.rows
    assert first.share == 0.3 and first.by == {"strong": 30} and built in first.actions and not first.played
    assert first.wins is not None and first.even == 0.5
    # SciPy: binomtest(8, 20).proportion_ci(method="wilson")
    assert (first.wins.value, first.wins.low, first.wins.high) == pytest.approx((0.4, 0.218807, 0.613422), abs=1e-5)
    assert second.words == "Build a wheat field" and second.wins is not None and second.wins.high == 1.0
    assert last.played and last.times == 0 and last.wins is None, (
        "what was decided here is told, if nobody chose it too"
    )
    assert found.elsewhere == pytest.approx(0.6)


def test_wilson_against_scipy() -> None:
    binomtest = pytest.importorskip("scipy.stats").binomtest
    for won, of in ((0, 7), (3, 21), (50, 100), (199, 200), (12, 12)):
        exact = binomtest(won, of).proportion_ci(0.95, "wilson")
        found = rate(won, of)
        assert (found.low, found.high) == pytest.approx((exact.low, exact.high), abs=1e-9)


def test_a_game_that_says_nothing_of_kinds_is_told_by_its_verbs() -> None:
    kinds = Kinds.of(keeping.GAME)
    assert not kinds.own
    match = Match(keeping.GAME, 2, 1)
    seat = match.to_move
    assert seat is not None
    facts = kinds.facts(match.hidden(seat), seat, match.legal)
    verbs = {choice.notation.split(" ")[0] for choice in match.choices}
    assert facts == {"asked": "-".join(sorted(verbs)), "players": 2}
    assert kinds.told(facts, "en") == []


# ---- files ----
@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["nonsense"], "damaged in line 1"),
        (['{"kontor explorer":9,"game":"little-town"}'], "damaged in line 1"),
        (["HEAD", '["asked=turn",3'], "damaged in line 2"),
        (["HEAD", '["asked=turn",3,{"=done":{"strong":[1,1,60]}}]'], "damaged in line 2"),
        (["HEAD", '["asked=turn",3,{}]', '["asked=act",-1,{}]'], "damaged in line 3"),
    ],
)
def test_a_damaged_file_is_refused_in_a_sentence(tmp_path: Path, lines: list[str], reason: str) -> None:
    head = '{"kontor explorer":1,"game":"little-town","rules":"2","kontor":"0"}'
    path = tmp_path / "town.gz"
    path.write_bytes(gzip.compress("\n".join(head if line == "HEAD" else line for line in lines).encode()))
    with pytest.raises(BadExplorer, match=reason) as refused:
        Counts.read(path, "little-town")
    assert str(path) in str(refused.value) and str(refused.value).endswith(".")


def test_a_file_cut_off_of_another_game_or_not_there(tmp_path: Path) -> None:
    path = tmp_path / "town.gz"
    whole = Counts(Made("little-town", "2", "0"), {"asked=turn": Node(3)}).to_bytes()
    path.write_bytes(whole[:-9])
    with pytest.raises(BadExplorer, match="cannot be unpacked"):
        Counts.read(path, "little-town")
    path.write_bytes(whole)
    with pytest.raises(BadExplorer, match="is the explorer of little-town, not of ragusa"):
        Counts.read(path, "ragusa")
    with pytest.raises(BadExplorer, match="No such file"):
        Counts.read(tmp_path / "none.gz", "ragusa")


def test_language_files_have_the_same_keys() -> None:
    from fluent.syntax import FluentParser, ast

    for name in ("little_town", "hansa_teutonica", "ragusa", "castles_of_tuscany"):
        folder = Path(__file__).parents[2] / "kontor" / "games" / name / "learn"
        ids = []
        for language in LANGUAGES:
            body = FluentParser().parse((folder / f"explorer.{language}.ftl").read_text(encoding="utf-8")).body
            assert not [entry for entry in body if isinstance(entry, ast.Junk)]
            ids.append({entry.id.name for entry in body if isinstance(entry, ast.Message)})
        assert ids[0] == ids[1] == ids[2]
