"""Set-up that everybody does at the same time (`kernel.Together`): whoever sits at a device of their own is asked at
once. What they choose before the game asks them waits in the row of the table, secret from all others, and is played as
soon as it is their turn: rules and log have the order they always had.

At a shared device one seat follows the other: nobody else may look, and there is one screen.
"""

from __future__ import annotations

from collections.abc import Iterable

import structlog

from kontor.kernel import IllegalDecision
from kontor.match import Match

from .records import Header

log = structlog.get_logger()


# ---- who is asked ----
def may_choose_ahead(header: Header, seat: int) -> bool:
    """A person plays it, and has no other seat."""
    holder = header.seats[seat]
    alone = sum(other.kind == "person" and other.person == holder.person for other in header.seats) == 1
    return holder.kind == "person" and holder.played_by is None and alone


def owed(header: Header, match: Match | None) -> dict[int, int]:
    """The seats that still have something to decide now, and in which turn; in that order, so first the one to move."""
    if match is None or match.to_move is None or header.status != "playing":
        return {}
    found = {match.to_move: match.turn}
    for seat in match.owing:
        if seat not in found:
            seen = match.ahead(seat, header.chosen_ahead(seat))
            if seat in seen.owing:
                found[seat] = seen.turn
    return dict(sorted(found.items(), key=lambda one: one[1]))


def asked(header: Header, match: Match | None) -> list[int]:
    """Those of them that may decide now."""
    return asked_of(header, owed(header, match))


def asked_of(header: Header, owing: Iterable[int]) -> list[int]:
    """The seat to move, and who may choose ahead."""
    return [seat for k, seat in enumerate(owing) if k == 0 or may_choose_ahead(header, seat)]


# ---- what one of them sees ----
def seen_by(header: Header, match: Match, viewer: int) -> Match:
    """The match as the viewer has it before their eyes, with what they have chosen ahead."""
    if viewer == match.to_move or viewer not in match.owing:
        return match
    chosen = header.chosen_ahead(viewer)
    return match.ahead(viewer, chosen) if chosen or may_choose_ahead(header, viewer) else match


def made_by(header: Header, match: Match, seat: int) -> int | None:
    """While the set-up is done together: how many decisions a seat has made, played or still waiting. By it, and not
    by how many there are in all, a page says what it has seen: others decide meanwhile. None: it is over."""
    if not match.owing or not may_choose_ahead(header, seat):
        return None
    return sum(played.seat == seat for played in match.played) + len(header.chosen_ahead(seat))


# ---- when their turn comes ----
def play_chosen(header: Header, match: Match) -> None:
    """What the seat to move has chosen ahead is decided now, and so on, until somebody must be asked."""
    while (seat := match.to_move) is not None and (chosen := header.chosen_ahead(seat)):
        header.choose_ahead(seat, chosen[1:])
        try:
            match.play(chosen[0])
        except IllegalDecision as error:  # it was legal, and nothing may change that: let them choose again
            log.error("choice ahead is not legal", table=header.id, seat=seat, reason=str(error))
            header.choose_ahead(seat, [])
