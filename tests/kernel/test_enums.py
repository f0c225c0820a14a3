"""Events and options as enums: number, name and declaration of a member are one."""

from __future__ import annotations

import pytest

from kontor.kernel import EventKind, Events, event


@pytest.mark.parametrize("mark", ["detail", "aside", "reveals", "secret"])
def test_a_mark_of_an_event_is_that_mark_and_no_other(mark: str) -> None:
    class Event(Events):
        FIRST = event()
        SEEN_CARD = event(player="seat", first="colour", **{mark: True})  # type: ignore[arg-type]

    assert Event.SEEN_CARD == 1
    arguments = (("player", "seat"), ("first", "colour"))
    assert Event.kinds() == (EventKind("first"), EventKind("seen-card", arguments, **{mark: True}))  # type: ignore[arg-type]


def test_what_little_town_reveals_cannot_be_undone() -> None:
    from kontor.games.little_town.state import EVENTS

    assert [kind.name for kind in EVENTS if kind.reveals] == ["draft", "deal", "claim", "over"]
    assert not any(kind.aside or kind.secret for kind in EVENTS)
