"""A board: the position of its source, dealt again for who looks, and what was tried on it. Made outside the event
loop; nothing is kept between two requests."""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from kontor.kernel import IllegalDecision, KontorError
from kontor.match import Match

from ..contract.boards import MOST_TRIED, Board
from ..errors import PlainRefusal, Refused
from ..tables.views import decision_views, played_views
from .sources import Start

MOST_SHOWN = 9
"""So many of the last decisions with everything that happened in them."""


def tried(start: Start, decisions: Sequence[str], language: str) -> Match:
    """The position with all that was tried; the first decision that is not legal is refused with its reason."""
    if len(decisions) > MOST_TRIED:
        raise Refused("too-many-tried", count=MOST_TRIED)
    if start.seed is None or start.match.over:  # nothing is hidden
        match = start.match.from_here()
    else:
        match = start.match.redealt(start.seat, start.seed)
    for decision in decisions:
        try:
            match.play(decision)
        except IllegalDecision:
            raise PlainRefusal(match.why_not(decision, language=language) or "", 409) from None
        except KontorError as error:
            raise PlainRefusal(str(error)) from None
    return match


def board(start: Start, decisions: Sequence[str], language: str, own: bool = False) -> Board:
    """How it looks to whoever decides now. They all are one person, who may know everything on it: whatever they may
    not know of the real position is not there. Where others decide by themselves, and for who wants it so (`own`), it
    looks as to one's own seat."""
    match = tried(start, decisions, language)
    count, deciding = len(match.played), match.to_move
    for_all = start.for_all and not own
    viewer, told = (start.seat if deciding is None else deciding, None) if for_all else (start.seat, start.seat)
    scene = match.scene(viewer, language)
    return Board(
        game=match.game.id,
        seat=start.seat,
        before=start.before,
        number=count,
        to_move=deciding,
        over=match.over,
        scene=orjson.Fragment(orjson.dumps(scene.wire())),
        decisions=decision_views(match, language, told, start.seat, 1, count),
        played=played_views(match, max(1, count - MOST_SHOWN + 1), language, told, start.seat),
        scores=match.scores,
    )
