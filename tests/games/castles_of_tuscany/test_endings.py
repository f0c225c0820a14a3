"""Every game ends: also one in which all tiles of the display are used up before a stack is empty."""

from __future__ import annotations

import json

import pytest

from kontor import Match
from kontor.games.castles_of_tuscany.components import FACES
from kontor.games.castles_of_tuscany.state import Phase, State
from kontor.games.castles_of_tuscany.validation.sources import most_turns
from kontor.kernel import BadLog
from kontor.kernel.chance import Rng, below, seed_rng
from tests.games.castles_of_tuscany.table import choices, do, engine, game, new, refused, stored, table
from tests.games.castles_of_tuscany.test_rulebook import only
from tests.games.castles_of_tuscany.test_rulings import VILLAGE_ONLY

ALL_CARDS = "12 castle 14 town 12 inn 18 agriculture 16 quarry 18 village 16 monastery 16 cart"


def play_by_chance(s: State, seed: int, most: int) -> int:
    """As the compiled `playout`, but no longer than that many decisions."""
    rng: Rng = Rng.blank()
    seed_rng(rng, seed)
    for number in range(most):
        legal = engine.legal(s)
        if not legal:
            return number
        engine.apply(s, legal[below(rng, len(legal))])
    raise AssertionError(f"no end after {most} decisions")


@pytest.mark.thorough
def test_the_game_that_had_no_end_has_one() -> None:
    """Random play of four, seed 1163737: display, neutral and returned tiles are used up, everybody has own tiles."""
    s = new(4, 1163737)
    decisions = play_by_chance(s, 1163737, 1000)
    assert decisions < 200
    assert s.display == [-1] * 8 and s.neutral_left + sum(s.returned) == 0
    assert min(s.players[seat].stacked for seat in range(4)) > 0
    assert s.phase == Phase.OVER and s.era == 2 and s.last_round
    native = game.native()
    assert native.playout(native.new(4, 1163737, game.option_numbers()), 1163737) == decisions, "compiled as well"


def test_games_of_version_1_go_on_unless_they_are_past_their_end() -> None:
    """The game that had no end, as version 1 wrote it: before the display is empty, and past its end."""
    match, rng = Match(game, 4, 1163737, rules="1"), Rng.blank()
    seed_rng(rng, 1163737)
    while not match.over:
        match.play(match.legal[below(rng, len(match.legal))])
    passing = match.log()[: match.log().rindex("end:")] + "draw 0\n" * 8
    with pytest.raises(BadLog, match=f"Decision {len(match.played) + 1} of the log is not possible"):
        Match.from_log(passing, trust=True)
    match.take_back(100)
    assert max(match.state.display) >= 0
    assert "rules: 1\n" in match.log() and Match.from_log(match.log()).log() == match.log()


def _before_the_fifth_village() -> State:
    """Phase 3, four villages and a quarry in the display, no neutral tiles; the own tiles of seat 0 are villages."""
    s = table(era=2, display=("village",) * 4 + ("quarry", "", "", ""), backs="ooooonnn", neutral="",
              stacked={0: 4, 1: 7})  # fmt: skip
    only(s, 0, "village", "village")
    return s


def test_five_of_a_colour_that_nothing_replaces_end_the_phase() -> None:
    """Two players, phase 3: the fifth village empties the display; the round is finished and one more is played."""
    s = _before_the_fifth_village()
    assert s.ending == 0
    do(s, "take quarry")
    assert s.display == [-1] * 8 and s.ending == 1 and s.players[0].stacked == 1
    do(s, "draw 3")
    assert s.last_round == 1 and choices(s, "take") == []
    do(s, "draw 3", "draw 3")
    assert s.phase == Phase.OVER


@pytest.mark.parametrize("era", [0, 1, 2])
def test_an_empty_display_ends_every_phase_with_its_round(era: int) -> None:
    """Nobody can do anything: each passes until all phases are scored."""
    s = table(4, era=era, display=("",) * 8, neutral="", hands={0: ALL_CARDS})
    rounds = 0
    while s.phase != Phase.OVER:
        rounds += 1
        for _ in range(4):
            assert choices(s) == ["draw 0"]
            do(s, "draw 0")
    assert rounds == {0: 4, 1: 3, 2: 2}[era]


def test_an_empty_display_is_told() -> None:
    s = _before_the_fifth_village()
    s.turns = 4
    data = {"kontor": "position 1", "game": game.id, "rules": game.version, "seats": ["Ann", "Ben"], "seed": 0}
    match = Match.from_position(json.dumps({**data, "options": {}, "state": s.to_json()}))
    match.play("take quarry")
    for language, words in (("en", "The display is empty"), ("pl", "Oferta jest pusta"), ("hu", "A kínálat üres")):
        assert words in " ".join(match.story(language))


def test_turns_have_a_bound() -> None:
    """What `most_turns` counts, used up to the last: the number in the documentation."""
    for players, most in ((2, 470), (3, 644), (4, 818)):
        s = new(players)
        for seat in range(players):
            p = s.players[seat]
            p.covered, p.stacked, p.cards = (1 << 30) - 1, 0, 122 if seat == 0 else 0
        assert most_turns(s) == most == 122 + 174 * players


@pytest.mark.parametrize("seed", range(20))
def test_an_exchange_ends_however_the_player_chooses(seed: int) -> None:
    """The only tiles that fit were laid aside: they come before the second pile is used up."""
    s = table(display=VILLAGE_ONLY, neutral="4 monastery 2 inn 2 quarry 3 cart")
    village = FACES.index("village")
    s.gone[village] -= 1
    s.returned[village] += 1
    seed_rng(s.rng, seed)
    steps = 0
    while s.seat == 0:
        options = choices(s, "exchange") or choices(s)
        do(s, options[seed % len(options)])
        steps += 1
        assert steps <= 64
    assert stored(s, 0) == ["village"]


def test_without_any_card_drawing_is_no_action_even_if_a_stored_tile_is_lost() -> None:
    s = table(hands={1: ALL_CARDS}, storage={0: ["inn"]})
    assert refused(s, "draw 3") == refused(s, "draw 0") == "draw-none"
    assert {move.split()[0] for move in choices(s)} == {"take"}
    do(s, "take village")
    assert stored(s, 0) == ["village"] and s.gone[FACES.index("inn")] == 1
