"""The card at the end of a phase: green points become red ones."""

from __future__ import annotations

from kontor.games.castles_of_tuscany.state import Event
from kontor.match import Match
from tests.games.castles_of_tuscany.table import game


def test_each_scoring_has_a_card() -> None:
    for players in (2, 4):
        match = Match(game, players, seed=players)
        cards = []
        while not match.over:
            match.play(game.python.policy_choice(match.state, len(match.played)))
            (played, _, found) = match.happened(len(match.played), 0)[0]
            scored = {event[1]: event[2] for event in played.events if event[0] == Event.SCORED}
            final = {event[1]: event[2] for event in played.events if event[0] == Event.FINAL}
            assert (found is not None) == bool(scored)
            if found is None:
                continue
            cards.append(found)
            assert [row.after for row in found.rows] == match.scores
            assert [row.after - row.before for row in found.rows] == [
                scored[seat] + final.get(seat, 0) for seat in range(players)
            ]
            for language in ("pl", "hu"):
                assert match.happened(len(match.played), -1, language)[0][2] is not None
        assert [card.title for card in cards] == [f"Phase {n} ends: scoring" for n in (1, 2, 3)]
        assert [card.go_on for card in cards] == ["Start phase 2", "Start phase 3", "See the result"]
        assert "for every 5 cards" in cards[-1].rule
