"""The Castles of Tuscany."""

from __future__ import annotations

from kontor.games.castles_of_tuscany import components as box
from kontor.games.castles_of_tuscany.geometry import neighbours
from kontor.games.castles_of_tuscany.spaces import colour_of, spaces_for
from kontor.games.castles_of_tuscany.state import Green, Phase
from kontor.match import Match

from . import Check, Seen


def _regions(match: Match, seat: int) -> int:
    return int(match.state.players[seat].green[Green.REGIONS])


def _space(seen: Seen) -> str:
    return box.SPACE_NAMES[seen["space"]]


def _thing(seen: Seen) -> str:
    return box.THINGS[seen["thing"]]


def _place(seen: Seen) -> bool:
    """Placed and paid for, the region scores."""
    after = seen.after(f"place {_thing(seen)} {_space(seen)}")
    after = seen.goes_on(after, Phase.PAY)
    return _regions(after, seen.seat) == _regions(seen.match, seen.seat) + seen["count"]


def _region(seen: Seen, space: int) -> set[int]:
    """Spaces of the same kind that hang together with one, by what lies beside what."""
    beside = neighbours(seen.me.shift[0] + 2 * seen.me.shift[1])
    region, front = {space}, [space]
    while front:
        here = front.pop()
        for other in range(box.SPACES):
            if (
                beside[here] >> other & 1
                and other not in region
                and colour_of(seen.me, other) == colour_of(seen.me, here)
            ):
                region.add(other)
                front.append(other)
    return region


def _would_close(seen: Seen) -> bool:
    for space in range(box.SPACES):
        if spaces_for(seen.me, seen["thing"]) >> space & 1:
            left = [other for other in _region(seen, space) if not seen.me.covered >> other & 1]
            if left == [space] and seen.numbers.get("size", 0) in (0, len(_region(seen, space))):
                return True
    return False


def _full_storage(seen: Seen) -> bool:
    take = next((choice.notation for choice in seen.match.choices if choice.notation.startswith("take")), "")
    if not take:
        return False
    after = seen.after(take)
    names = [after.game.events[event[0]].name for event in after.played[-1].events]
    return after.state.phase == Phase.STORE or "throw" in names  # what is alone there goes without a question


def _put(seen: Seen) -> bool:
    after = seen.after(f"put {_space(seen)}")
    return _regions(after, seen.seat) == _regions(seen.match, seen.seat) + seen["count"]


def _empty_of(seen: Seen, colour: int) -> int:
    return sum(colour_of(seen.me, space) == colour and not seen.me.covered >> space & 1 for space in range(box.SPACES))


def _draw(seen: Seen) -> bool:
    drawn = seen.after(f"draw {seen['count']}").at(len(seen.match.played) + 1).state.players[seen.seat].cards
    return not seen.can("place") and drawn == seen.me.cards + seen["count"]


TRUE: dict[str, Check] = {
    "regions": lambda seen: [seen[name] for name in ("one", "two", "three")] == [1, 3, 6],
    "castle-place": lambda seen: bool(seen.can("castle")),
    "first-bonus": lambda seen: bool(seen.can("bonus")) and seen["count"] == 3,
    "close-region": _place,
    "last-round": lambda seen: seen.s.last_round == 1 and seen["count"] == 5,
    "phase-ends": lambda seen: seen.s.ending == 1 and seen["count"] == sum(seen.me.green),
    "place-now": lambda seen: any(choice["thing"] == seen["thing"] for choice in seen.can("place")),
    "storage-full": _full_storage,
    "take-to-close": _would_close,
    "take-payable": lambda seen: (
        {"face": seen["thing"]} in seen.can("take") and spaces_for(seen.me, seen["thing"]) != 0
    ),
    "draw-cards": _draw,
    "green-early": lambda seen: seen["count"] == 3 - seen.s.era >= 2,
    "one-colour": lambda seen: _empty_of(seen, seen["colour"]) == 1 and seen.s.colour_bonus[seen["colour"]] < 2,
    "pay-least": lambda seen: bool(seen.can("pay")) and seen.me.workers > 0,
    "pay-pairs": lambda seen: bool(seen.can("pay")),
    "free-tile": lambda seen: {"face": seen["thing"]} in seen.can("take") and _would_close(seen),
    "free-any": lambda seen: bool(seen.can("take")) and seen.s.phase == Phase.FREE,
    "put-closing": _put,
    "put-open": lambda seen: bool(seen.can("put")),
    "make-room": lambda seen: (
        {"thing": seen["thing"]} in seen.can("discard") and spaces_for(seen.me, seen["thing"]) == 0
    ),
    "room-costs": lambda seen: bool(seen.can("discard")),
    "exchange": lambda seen: bool(seen.can("exchange") or seen.can("take")) and seen.s.phase == Phase.EXCHANGE,
    "bonus-late": lambda seen: bool(seen.can("bonus")) and seen.s.era == 2,
    "bonus": lambda seen: bool(seen.can("bonus")) and seen.s.era < 2,
    "marble": lambda seen: (
        seen["count"] == seen.me.marble
        and (after := seen.after("marble")).to_move == seen.seat
        and after.state.phase == Phase.ACT
    ),
}
