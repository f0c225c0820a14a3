"""What the arena says about its games: ratings, intervals, error rates. Checked on games with a known truth."""

from __future__ import annotations

import math
import random
import sys
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

import kontor
from kontor.kernel import BadOption, KontorError
from kontor.lab import arena
from kontor.lab.arena.plot import plot
from kontor.lab.arena.ratings import elo
from kontor.lab.arena.report import BotLine, PairingLine, Report

GAME = kontor.game("little-town")
BOTS = ("random", "beginner", "greedy", "strong")


def deals(share: float, count: int, seed: int, alike: float = 0.3) -> list[float]:
    """Deals of two games; in some of them the luck of the deal decides both."""
    chance = random.Random(seed)
    out = []
    for _ in range(count):
        one = float(chance.random() < share)
        two = one if chance.random() < alike else float(chance.random() < share)
        out.append((one + two) / 2)
    return out


def test_ratings_find_the_truth() -> None:
    truth = {"random": 600.0, "beginner": 900.0, "greedy": 1000.0, "strong": 1250.0}
    for how in ("neighbours", "all"):
        found = {}
        for k, pairing in enumerate(arena.make_pairings(BOTS, how)):
            share = 1 / (1 + 10 ** ((truth[pairing.base] - truth[pairing.challenger]) / 400))
            found[pairing] = deals(share, 500, k)
        standing = arena.rate_bots(BOTS, found)
        assert [rating.bot for rating in standing.ratings] == ["strong", "greedy", "beginner", "random"]
        for rating in standing.ratings:
            assert rating.rating is not None
            assert rating.rating.low <= truth[rating.bot] <= rating.rating.high
            assert rating.rating.high - rating.rating.low < 250
        assert arena.rate_bots(BOTS, found) == standing, "the same games give the same intervals"


def test_in_a_chain_each_distance_is_that_of_its_pairing() -> None:
    pairings = arena.make_pairings(BOTS)
    standing = arena.rate_bots(BOTS, {p: deals(0.7, 200, k) for k, p in enumerate(pairings)}, "random", 0.0)
    value = {r.bot: r.rating.value for r in standing.ratings if r.rating}
    assert value["random"] == 0
    for pairing in pairings:
        assert value[pairing.challenger] - value[pairing.base] == pytest.approx(
            standing.distances[pairing].value, abs=0.01
        )


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    for share in (0.5, 0.8, 0.97):
        held = sum(x.low <= share <= x.high for x in (arena.share_of(deals(share, 100, k), k) for k in range(300)))
        assert 0.91 <= held / 300 <= 0.99


def test_a_bot_that_won_everything_has_an_honest_interval() -> None:
    pairing = arena.Pairing("random", "greedy")
    standing = arena.rate_bots(("random", "greedy"), {pairing: [1.0] * 500}, "random")
    rating = standing.ratings[0].rating
    assert rating is not None and rating.value < rating.high < math.inf
    assert 0.990 < standing.shares[pairing].low < 0.998 and standing.shares[pairing].high == 1


def test_the_interval_knows_that_games_of_a_deal_are_not_independent() -> None:
    alike, apart = (arena.share_of(deals(0.6, 400, 1, alike)) for alike in (1.0, 0.0))
    assert (alike.high - alike.low) / (apart.high - apart.low) == pytest.approx(math.sqrt(2), rel=0.15)


def test_bots_that_no_game_connects_have_no_rating() -> None:
    pairings = arena.make_pairings(BOTS)
    standing = arena.rate_bots(BOTS, {pairings[0]: [0.5, 1.0], pairings[1]: [], pairings[2]: [0.5]}, "random")
    assert {r.bot for r in standing.ratings if r.rating} == {"random", "beginner"}
    with pytest.raises(BadOption, match="anchor"):
        arena.rate_bots(BOTS, {}, "nobody")
    assert elo(0.5) == 0


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for missing in ("choix", "ray"):
        monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(KontorError, match=r"pip install 'kontor\[arena\]'"):
        arena.rate_bots(("random", "greedy"), {arena.Pairing("random", "greedy"): [1.0]})
    with pytest.raises(KontorError, match=r"pip install 'kontor\[cluster\]'"):
        arena.OnRay()


# ---- stopping ----
@pytest.mark.parametrize(("p0", "p1"), [(0.5, 0.62), (0.75, 0.85)])
def test_stopping_keeps_its_error_rates(p0: float, p1: float) -> None:
    test = arena.Sprt(p0, p1, 0.05, 0.05)
    for truth, wrong in ((p0, "H1"), (p1, "H0")):
        ends: Counter[str] = Counter()
        for k in range(250):
            seen: Counter[float] = Counter()
            verdict = ""
            for deal in deals(truth, 2000, k):
                seen[deal] += 1
                if verdict := test.verdict(seen):
                    break
            ends[verdict] += 1
        assert ends[""] == 0
        assert ends[wrong] / 250 <= 0.09, "5%, and what chance adds to 250 matches"


def test_stopping_is_quick_when_it_is_clear() -> None:
    test = arena.Sprt(0.5, 0.55)
    assert test.verdict(Counter({1.0: 40})) == "H1"
    assert test.verdict(Counter({0.0: 40})) == "H0"
    assert test.verdict(Counter({1.0: 12})) == "", "not before twenty deals"
    assert test.verdict(Counter({0.5: 10, 1.0: 6, 0.0: 5})) == ""
    assert test.ratio(Counter({1.0: 30, 0.0: 20})) == pytest.approx(30 * math.log(1.1) + 20 * math.log(0.9), abs=0.01)


@pytest.mark.parametrize("wrong", [(0.5, 0.5), (0.6, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_senseless_tests_are_refused(wrong: tuple[float, float]) -> None:
    with pytest.raises(BadOption):
        arena.Sprt(*wrong)
    with pytest.raises(BadOption):
        arena.Sprt(alpha=0.7)


# ---- showing ----
def made_report(players: int, strange: str = "strong") -> Report:
    bots = (*BOTS[:3], strange)
    pairings = tuple(arena.make_pairings(bots))
    options = {**GAME.resolve_options(None), "board": "B"}
    run = arena.Run(GAME, players, options, bots, pairings, 3, 1000)
    standing = arena.rate_bots(bots, {p: deals(s, 500, 1) for p, s in zip(pairings, (1.0, 0.7, 0.8), strict=True)})
    lines = [BotLine(r.bot, r.rating, 1000, 2.5, 0) for r in standing.ratings]
    matches = [
        PairingLine(p, 1000, 700, 0, 300, standing.shares[p], standing.distances[p], 0, "", True) for p in pairings
    ]
    return Report(run, "1.0", standing.anchor, 1000.0, lines, matches, [])


def test_the_picture_is_whole_and_knows_both_themes() -> None:
    text = plot([made_report(2), made_report(3, 'program:./a <b> & "c" --with-a-long-name')])
    root = ET.fromstring(text)
    assert root.attrib["role"] == "img"
    words = "".join(root.itertext())
    assert "2 players" in words and "3 players" in words and "prefers-color-scheme:dark" in words
    assert text.count('class="dot"') == 6 and text.count('class="anchor"') == 2
    for rect in root.iter("{http://www.w3.org/2000/svg}rect"):
        assert float(rect.get("x", "0")) >= 0
        assert float(rect.get("x", "0")) + float(rect.attrib["width"]) <= 960
    assert plot([])


def test_the_page_says_how_to_play_it_again() -> None:
    report = made_report(2)
    text = report.markdown()
    assert "## Little Town, 2 players" in text and "| strong |" in text
    command = (
        "kontor arena little-town --bots random,beginner,greedy,strong --players 2 --games 1000 --seed 3 -o board=B"
    )
    assert command in text
    assert "The intervals do not overlap: random < beginner < greedy < strong." in text
    assert report.to_json()["overlapping"] == []
