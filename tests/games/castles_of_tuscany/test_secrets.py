"""Hands, and estates while they are being built, are never shown or told to others."""

from __future__ import annotations

import random

import pytest

from kontor.games.castles_of_tuscany.building import third_fits
from kontor.games.castles_of_tuscany.spaces import fits
from kontor.games.castles_of_tuscany.state import EVENTS, Phase, State
from kontor.kernel import listen
from kontor.match import Match
from tests.games.castles_of_tuscany.facts import CARDS, COLOURS
from tests.games.castles_of_tuscany.table import check, engine, game, new, table

LAYOUT = ("order", "turned", "shift", "castle")


def _walk(players: int, seed: int) -> list[State]:
    chance, s, out = random.Random(seed), new(players, seed), []
    while legal := engine.legal(s):
        out.append(s.clone())
        engine.apply(
            s, engine.policy_choice(s, chance.getrandbits(40)) if chance.random() < 0.8 else chance.choice(legal)
        )
    return [*out, s]


@pytest.mark.parametrize("players", [2, 4])
def test_a_view_holds_no_other_hand_and_no_deck(players: int) -> None:
    for s in _walk(players, 1):
        if s.phase == Phase.OVER:
            continue
        for viewer in range(-1, players):
            view = engine.hidden(s, viewer)
            assert view.deck == [-1] * len(COLOURS)
            for seat in range(players):
                assert view.players[seat].cards == s.players[seat].cards, "sizes are open"
                assert view.players[seat].hand == (s.players[seat].hand if seat == viewer else [-1] * len(COLOURS))


def test_estates_are_hidden_until_all_are_built() -> None:
    for s in _walk(3, 2):
        for viewer in range(-1, 3):
            view = engine.hidden(s, viewer)
            for seat in range(3):
                p, q = view.players[seat], s.players[seat]
                assert p.estate == q.estate, "the tiles dealt are open"
                assert p.built == q.built, "how far somebody is is open"
                if s.phase <= Phase.CASTLE and seat != viewer:
                    assert p.order == p.turned == [-1, -1, -1] and p.shift == [-1, -1] and p.castle == -1
                else:
                    assert all(getattr(p, name) == getattr(q, name) for name in LAYOUT)


def test_an_estate_dealt_again_is_one_that_could_be_built() -> None:
    for s in _walk(4, 3):
        if s.phase > Phase.CASTLE:
            break
        other = engine.redealt(s, s.seat, 5)
        for seat in range(4):
            p = other.players[seat]
            assert (p.castle >= 0) == (p.built == 4)
            assert p.built < 3 or fits(p)
            assert p.built != 2 or third_fits(p)
        mine, again = s.players[s.seat], other.players[s.seat]
        assert all(getattr(mine, name) == getattr(again, name) for name in LAYOUT)


def test_others_may_hold_any_card_that_is_not_seen_elsewhere() -> None:
    """Dealing again draws from all that is neither discarded nor in the own hand; nothing of the real hand stays."""
    s = table(hands={0: "12 inn", 1: "14 town"}, discard="12 castle")
    seen = set()
    for seed in range(60):
        other = engine.redealt(s, 0, seed)
        held = {c for c, n in zip(COLOURS, other.players[1].hand, strict=True) if n}
        assert not held & {"inn", "castle"} and sum(other.players[1].hand) == 14
        assert all(
            other.deck[k] + other.discard[k] + other.players[0].hand[k] + other.players[1].hand[k] == CARDS[c]
            for k, c in enumerate(COLOURS)
        )
        seen |= held
    assert seen == set(COLOURS) - {"inn", "castle"}


def test_a_hand_dealt_to_somebody_who_is_paying_can_pay() -> None:
    s = table(3, storage={0: ["town"]}, hands={0: "2 town 2 inn", 1: "3 cart"})
    engine.apply(s, game.actions.parse("place town b3"))
    assert s.phase == Phase.PAY
    for viewer in (-1, 1, 2):
        for seed in range(20):
            check(engine.redealt(s, viewer, seed))


def test_scenes_show_other_hands_face_down() -> None:
    match = Match(game, 3, 4)
    chance = random.Random(4)
    while not match.over:
        if chance.random() < 0.1:
            for viewer in range(-1, 3):
                for player in match.scene(viewer).players:
                    hand = [card for card in player.cards if card.id.startswith("card:")]
                    assert all(bool(card.title) == (player.seat == viewer) for card in hand)
        match.play(engine.policy_choice(match.state, chance.getrandbits(40)))


def test_secret_decisions_and_events_are_declared() -> None:
    assert {f.verb for f in game.actions.signatures if f.secret} == {"begin", "join", "castle"}
    assert {e.name for e in EVENTS if e.secret} == {"see-1", "see-2", "see-3"}
    words = game.words("en")
    assert all(words(f"event-{e.name}-hidden", player="Ann") for e in EVENTS if e.secret)


@pytest.mark.parametrize("count", [3, 4, 5])
def test_how_many_secret_events_there_are_tells_no_more_than_how_many_cards(count: int) -> None:
    """The number and the kinds of events depend on the number of cards alone."""
    heard = set()
    for seed in range(20):
        s = table(bonus={0: "2 card"}, covered={0: {"b3": "town"}})
        s.rng.a = 12345 + seed
        with listen() as events:
            engine.apply(s, game.actions.parse(f"draw {count}"))
        heard.add(tuple(EVENTS[event[0]].name for event in events))
    assert len(heard) == 1


def test_building_tells_nothing_until_the_end() -> None:
    chance, s = random.Random(6), new(3, 6)
    while s.phase <= Phase.CASTLE:
        before = s.seat
        with listen() as events:
            engine.apply(s, chance.choice(engine.legal(s)))
        names = [EVENTS[event[0]].name for event in events]
        assert names == (["built"] if s.phase == Phase.FIRST_BONUS else []), before
