"""What matters now in The Castles of Tuscany, for one who plays it for the first time."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.kernel.advice import Adviser, Can, Happened, Hindsight, Numbers

from ..components import (
    N_COLOURS,
    PHASES,
    REGION_POINTS,
    SPACES,
)
from ..display import displayed_for
from ..paying import all_pairs, can_pay
from ..placing import free_storage
from ..scoring import green, stored
from ..spaces import colour_of, how_many, region_of, spaces_for
from ..state import Option, Phase, Player, State
from ..tables import CARDS_PER_POINT, DRAWN_CARDS, FACE_COLOUR

ADVICE = Adviser(minutes=30)


# ---- what the cases look at ----
def _closed_by(p: Player, space: int) -> int:
    """How many spaces the region has that something on this space would close; 0: none."""
    region = region_of(p, space, p.colours[colour_of(p, space)])
    return how_many(region) if region & ~p.covered == 1 << space else 0


def _closing(p: Player, spaces: Sequence[int]) -> tuple[int, int]:
    """The space that closes the largest region, and how large that is; (-1, 0): none does."""
    best = max(spaces, key=lambda space: _closed_by(p, space), default=-1)
    size = _closed_by(p, best) if best >= 0 else 0
    return (best, size) if size else (-1, 0)


def _payable(p: Player, face: int) -> bool:
    return can_pay(p, FACE_COLOUR[face], all_pairs(p))


# ---- laying out the estate ----
@ADVICE.now(Phase.BEGIN, Phase.JOIN)
def regions(s: State, can: Can) -> Numbers | None:
    return {"one": REGION_POINTS[1], "two": REGION_POINTS[2], "three": REGION_POINTS[3]}


ADVICE.always("castle-place", Phase.CASTLE)


@ADVICE.now(Phase.FIRST_BONUS)
def first_bonus(s: State, can: Can) -> Numbers | None:
    return {"count": DRAWN_CARDS[s.options[Option.EDITION]]}


# ---- an action ----
@ADVICE.now(Phase.ACT, urgent=True)
def close_region(s: State, can: Can) -> Numbers | None:
    places = can("place")
    space, size = _closing(s.players[s.seat], [choice["space"] for choice in places])
    if size == 0:
        return None
    thing = next(choice["thing"] for choice in places if choice["space"] == space)
    return {"thing": thing, "space": space, "size": size, "count": REGION_POINTS[size]}


@ADVICE.now(Phase.ACT)
def last_round(s: State, can: Can) -> Numbers | None:
    return {"count": CARDS_PER_POINT[s.options[Option.EDITION]]} if s.last_round == 1 else None


@ADVICE.now(Phase.ACT)
def phase_ends(s: State, can: Can) -> Numbers | None:
    return {"count": green(s, s.seat)} if s.ending == 1 and s.last_round == 0 else None


@ADVICE.now(Phase.ACT)
def place_now(s: State, can: Can) -> Numbers | None:
    return {"thing": can("place")[0]["thing"]} if can("place") else None


@ADVICE.now(Phase.ACT)
def storage_full(s: State, can: Can) -> Numbers | None:
    return {} if can("draw") and not can("place") and free_storage(s, s.seat) < 0 else None


@ADVICE.now(Phase.ACT)
def take_to_close(s: State, can: Can) -> Numbers | None:
    """A tile of the display would close a region, and could be paid for."""
    p = s.players[s.seat]
    if free_storage(s, s.seat) < 0:
        return None
    for choice in can("take"):
        face = choice["face"]
        spaces = [space for space in range(SPACES) if spaces_for(p, face) >> space & 1]
        size = _closing(p, spaces)[1]
        if size > 1 and _payable(p, face):
            return {"thing": face, "size": size, "count": REGION_POINTS[size]}
    return None


@ADVICE.now(Phase.ACT)
def take_payable(s: State, can: Can) -> Numbers | None:
    p = s.players[s.seat]
    if free_storage(s, s.seat) < 0:
        return None
    fitting = displayed_for(s, p)
    faces = [choice["face"] for choice in can("take") if fitting >> choice["face"] & 1 and _payable(p, choice["face"])]
    return {"thing": faces[0]} if faces else None


@ADVICE.now(Phase.ACT)
def draw_cards(s: State, can: Can) -> Numbers | None:
    """Nothing that is stored can be placed."""
    return {"count": max(choice["count"] for choice in can("draw"))} if can("draw") and not can("place") else None


@ADVICE.now(Phase.ACT)
def green_early(s: State, can: Can) -> Numbers | None:
    return {"count": PHASES - s.era} if s.era < PHASES - 1 else None


@ADVICE.now(Phase.ACT)
def one_colour(s: State, can: Can) -> Numbers | None:
    """A kind with one empty space, whose bonus is still to be had."""
    p = s.players[s.seat]
    for colour in range(N_COLOURS):
        if s.colour_bonus[colour] < 2 and how_many(p.colours[colour] & ~p.covered) == 1:
            return {"colour": colour}
    return None


# ---- what follows ----
@ADVICE.now(Phase.PAY)
def pay_least(s: State, can: Can) -> Numbers | None:
    return {} if s.players[s.seat].workers > 0 else None


ADVICE.always("pay-pairs", Phase.PAY)


@ADVICE.now(Phase.FREE)
def free_tile(s: State, can: Can) -> Numbers | None:
    p = s.players[s.seat]
    for choice in can("take"):
        face = choice["face"]
        spaces = [space for space in range(SPACES) if spaces_for(p, face) >> space & 1]
        if _closing(p, spaces)[1]:
            return {"thing": face}
    return None


ADVICE.always("free-any", Phase.FREE)


@ADVICE.now(Phase.PUT)
def put_closing(s: State, can: Can) -> Numbers | None:
    space, size = _closing(s.players[s.seat], [choice["space"] for choice in can("put")])
    return {"space": space, "count": REGION_POINTS[size]} if size else None


ADVICE.always("put-open", Phase.PUT)


@ADVICE.now(Phase.STORE)
def make_room(s: State, can: Can) -> Numbers | None:
    useless = [thing for thing in stored(s, s.seat) if spaces_for(s.players[s.seat], thing) == 0]
    return {"thing": useless[0]} if useless else None


ADVICE.always("room-costs", Phase.STORE)


ADVICE.always("exchange", Phase.EXCHANGE)


@ADVICE.now(Phase.BONUS)
def bonus_late(s: State, can: Can) -> Numbers | None:
    return {} if s.era == PHASES - 1 else None


@ADVICE.now(Phase.BONUS)
def bonus(s: State, can: Can) -> Numbers | None:
    return {"count": PHASES - s.era} if s.era < PHASES - 1 else None


@ADVICE.now(Phase.MORE)
def marble(s: State, can: Can) -> Numbers | None:
    return {"count": s.players[s.seat].marble}


# ---- next time ----
ADVICE.left_over("marble-left", 2, lambda p: p.marble)


@ADVICE.next_time
def thrown_away(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    found = [
        one.number for one in past for name, numbers in one.events if name == "throw" and numbers["player"] == seat
    ]
    return Hindsight({"count": len(found)}, found[0]) if found else None


ADVICE.left_over("cards-left", 8, lambda p: p.cards)


@ADVICE.next_time
def slow_start(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    """Few green points when the first phase ended: they would have counted three times."""
    for one in past:
        for name, numbers in one.events:
            if name == "scored" and numbers["player"] == seat:
                return Hindsight({"count": numbers["count"]}, one.number) if numbers["count"] < 8 else None
    return None


@ADVICE.next_time
def open_regions(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    """Regions in which one space was left."""
    p = s.players[seat]
    spaces = [space for space in range(SPACES) if not p.covered >> space & 1]
    count = sum(_closed_by(p, space) > 1 for space in spaces)
    return Hindsight({"count": count}) if count else None


@ADVICE.next_time
def few_bonuses(s: State, seat: int, past: Sequence[Happened]) -> Hindsight | None:
    bonuses = sum(s.players[seat].bonus)
    return Hindsight({"count": bonuses}) if bonuses < 2 else None
