"""The bots: legal, repeatable, and the greedy one clearly better than chance."""

from __future__ import annotations

import pytest

import kontor
from kontor.bots import make_bot
from kontor.kernel import BadOption
from kontor.lab.simulate import simulate

GAME = kontor.game("little-town")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_wins_clearly_against_random(players: int) -> None:
    result = simulate(GAME, ["greedy"] + ["random"] * (players - 1), 60, seed=1, processes=1)
    assert not any(p.error for p in result.played)
    assert result.win_rate(0).low > 0.9


def test_greedy_plays_every_market_and_board() -> None:
    for market in ("beginner", "random", "draft"):
        result = simulate(GAME, ["greedy"] * 3, 6, options={"market": market, "board": "B"}, processes=1)
        assert not any(p.error for p in result.played)
        assert all(min(p.scores) > 0 for p in result.played), "a sensible player feeds its workers"


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_choose_alike_in_both_engines_and_again(name: str) -> None:
    python, native = GAME.python, GAME.native()
    mirror = python.new(2, 4, GAME.option_numbers())
    for number in range(12):
        seat, legal = python.to_move(mirror), python.legal(mirror)
        view = python.hidden(mirror, seat)
        raw = native.from_bytes(view.to_bytes())
        choices = {make_bot(name).choose(python, view, seat, legal, number) for _ in range(2)}
        choices.add(make_bot(name).choose(native, raw, seat, legal, number))
        assert len(choices) == 1
        python.apply(mirror, choices.pop())


def test_an_unknown_bot_is_refused_with_a_hint() -> None:
    with pytest.raises(BadOption, match=r"There is no bot “greddy”; the bots are .* Did you mean greedy\?"):
        make_bot("greddy")
