"""What is seen to move in The Castles of Tuscany: from where to where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kontor.games.castles_of_tuscany.components import FACES, THINGS
from kontor.games.castles_of_tuscany.state import Event, Phase
from kontor.kernel.display import Motion
from kontor.match import Match, Played
from tests.games.castles_of_tuscany.table import game


def decisions(seeds: int = 3) -> Iterator[tuple[Match, Played, list[Motion]]]:
    """Of games of the rollout policy, each with its motions."""
    for seed in range(seeds):
        match = Match(game, 2 + seed % 3, seed=seed)
        while not match.over:
            match.play(game.python.policy_choice(match.state, seed * 1000 + len(match.played)))
            last = match.played[-1]
            yield match, last, match.motions()


def told(one: Played, kind: Event) -> tuple[int, ...] | None:
    """The arguments of such an event, if there is one."""
    length = len(game.events[kind].arguments)
    return next((event[1 : length + 1] for event in one.events if event[0] == kind), None)


def moves(motions: list[Motion]) -> dict[str, str]:
    return {each["id"]: each["source"] for each in motions if each["kind"] == "move"}


def test_tiles_go_from_the_display_to_the_storage_or_a_hand_and_on_to_the_estate() -> None:
    seen = set()
    for match, one, motions in decisions():
        way = moves(motions)
        if event := told(one, Event.TAKE):
            seat, face, place = event
            held = match.state.phase == Phase.STORE and match.state.seat == seat
            key = f"held:{seat}" if held else f"stored:{seat}:{FACES[face]}:0"
            assert way[key] == f"offer:{place - 1}:{FACES[face]}"
            seen.add("held" if held else "stored")
        if event := told(one, Event.REFILL):
            seat, face, place = event
            assert way[f"offer:{place - 1}:{FACES[face]}"] == f"counter:{seat}:stack"
        if event := told(one, Event.PLACE):
            seat, thing, space = event
            key = f"tile:{seat}:{match.game.domains['space'].names[space]}"
            free = told(one, Event.FREE)
            paid = told(one, Event.PAY_CARDS) or told(one, Event.PAY_WORKERS)
            source = f"stored:{seat}:{THINGS[thing]}:0" if paid else f"held:{seat}"
            assert way[key] == source or free is not None
            seen.add("paid" if paid else "free")
    assert seen == {"held", "stored", "paid", "free"}


def test_what_is_gained_flies_to_its_counter() -> None:
    icons = set()
    for _, one, motions in decisions(1):
        gains = [each for each in motions if each["kind"] == "gain"]
        icons |= {each["icon"] for each in gains if each["to"].startswith("counter:")}
        if event := told(one, Event.DRAW):
            seat, count = event
            wanted = {"icon": "region-card", "count": count, "to": f"counter:{seat}:region-card"}
            assert any(wanted.items() <= dict(each).items() for each in gains) or count == 0
    assert icons == {"region-card", "green", "worker", "marble"}


def test_events_of_older_tables_move_nothing_wrong() -> None:
    """They do not tell places of the display."""
    match, stored, _ = next(each for each in decisions() if told(each[1], Event.TAKE))
    kinds = (Event.TAKE, Event.REFILL)
    events = tuple([(*event[:3], 0, 0) if event[0] in kinds else event for event in stored.events])
    old = replace(stored, events=events)
    heard = [match.phrases().heard(event) for event in old.events]
    assert match.phrases().line(old.events) == match.phrases().line(stored.events)
    offers = [
        end
        for each in game.views.motions(heard, None, match.state)
        for end in (each.get("id", ""), each.get("source", ""))
        if end.startswith("offer:")
    ]
    assert offers and all(end.startswith("offer:-1:") for end in offers)
