"""Positions from outside: what is impossible about one, in words. Its numbers are within the bounds of `state.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .cities import controller, joined, network_points
from .components import (
    ACTIONES,
    ARNHEIM,
    BOOK,
    CITIES,
    CITY_POINTS,
    COVERED_BY,
    DEVELOP,
    END_CITIES,
    END_SCORE,
    EXTRA_OFFICE,
    KINDS,
    LINK_POINTS,
    MARKER_COUNTS,
    MARKERS,
    MERCHANT,
    MERCHANTS,
    MORE_ACTIONS,
    N_CITIES,
    NEUTRAL,
    ON_BOARD,
    PRIVILEGE,
    REMOVALS,
    REMOVE,
    ROUTES,
    SLOTS,
    STENDAL,
    STEPS,
    SWAP,
    TRACK_VALUES,
    TRADER,
    TRADERS,
)
from .decisions import DECISIONS
from .displacing import may_come_now
from .markers import pile_size
from .scoring import ability_points, coellen_points, marker_points, score
from .spaces import routes_with
from .state import (
    ANSWERING,
    DISPLACING,
    MOVING,
    REPLYING,
    SCORED_AT_THE_END,
    Ending,
    Option,
    Phase,
    PileEnd,
    Points,
    State,
)
from .tables import EVERY_ROUTE

_NEUTRAL_TRADER = 2 * NEUTRAL + TRADER
_MARKER_USED = {Phase.DEVELOP: DEVELOP, Phase.SWAP: SWAP, Phase.REMOVE: REMOVE}


def problems(s: State) -> list[str]:
    """What cannot be: pieces too many or too few, sets that do not follow, points or a phase without their cause."""
    for part in (_foreign_pieces, _table, _points, _under_way, DECISIONS.unasked):
        if wrong := list(part(s)):
            return wrong
    return []


def _foreign_pieces(s: State) -> Iterator[str]:
    pieces = {s.victim, s.held, *(x for row in (*s.post, *s.office) for x in row)}
    for piece in sorted(pieces - {-1}):
        if piece >= 2 * s.seats and (s.seats > 2 or piece != _NEUTRAL_TRADER):
            yield f"{piece} is not a piece of this game"
    for name in ("route", "held_from", "neutral_route"):
        route = getattr(s, name)
        if route >= 0 and not _spaces(s, route):
            yield f"{name} is {ROUTES[route].id}, which is not on this side of the board"


def _table(s: State) -> Iterator[str]:
    yield from _routes(s)
    yield from _cities(s)
    yield from _pieces(s)
    yield from _markers(s)


def _spaces(s: State, route: int) -> int:
    return ROUTES[route].spaces[s.side]


# ---- what lies on the table ----
def _routes(s: State) -> Iterator[str]:
    """Sets of routes follow from the pieces; no spaces but the printed ones."""
    here: Counter[int] = Counter()
    free_routes = 0
    for r, route in enumerate(ROUTES):
        spaces = _spaces(s, r)
        on_it = s.post[r][:spaces]
        if any(x >= 0 for x in s.post[r][spaces:]) or (spaces == 0 and s.marker[r] >= 0):
            yield f"{route.id} has only {spaces} spaces on this side of the board"
        for piece in {x for x in on_it if x >= 0}:
            here[piece] |= 1 << r
        free = on_it.count(-1)
        free_routes |= bool(free) << r
        if s.free[r] != free:
            yield f"free of {route.id} is {s.free[r]}, but {free} spaces are empty"
        if spaces and on_it.count(_NEUTRAL_TRADER) == spaces:
            yield f"{route.id} is full of neutral traders; it would have been established at once"
    if s.free_routes != free_routes:
        yield "free_routes does not follow from the pieces on the routes"
    if any(s.here[piece] != here[piece] for piece in range(len(s.here))):
        yield "here does not follow from the pieces on the routes"


def _cities(s: State) -> Iterator[str]:
    presence = [0] * (NEUTRAL + 1)
    for c, city in enumerate(CITIES):
        row = s.office[c]
        filled = sum(x >= 0 for x in row)
        if s.offices[c] != filled or any(x >= 0 for x in row[filled:]):
            yield f"offices of {city.id} must be as many as are filled, from the left without gaps"
        for piece in row[:filled]:
            presence[piece >> 1] |= 1 << c
    for k in range(s.annexes):
        presence[s.annex[k] >> 1] |= 1 << s.annex_city[k]
        if s.office[s.annex_city[k]][0] < 0:
            yield f"an extra office stands beside {CITIES[s.annex_city[k]].id}, which has none"
    full = sum(s.offices[c] == len(SLOTS[s.side][c]) for c in range(N_CITIES))
    if s.completed != full:
        yield f"completed is {s.completed}, but {full} cities are full"
    for seat in range(s.seats):
        p = s.players[seat]
        if p.presence != presence[seat]:
            yield f"presence of seat {seat} does not follow from the offices"
        own = sum(s.annex[k] >> 1 == seat for k in range(s.annexes))
        if own != p.spent[EXTRA_OFFICE]:
            yield f"seat {seat} has {own} extra offices, but used {p.spent[EXTRA_OFFICE]} such markers"
        ends = bool(p.presence >> ARNHEIM & 1) and bool(joined(s, p.presence, ARNHEIM) >> STENDAL & 1)
        if ends != (p.linked > 0):
            yield f"linked of seat {seat} does not match its offices between Arnheim and Stendal"
    order = sorted(p.linked for p in s.players[: s.seats] if p.linked)
    if order != list(range(1, s.links + 1)):
        yield "links and linked do not match: players join Arnheim and Stendal one after the other"
    for cell, seat in enumerate(s.coellen):
        if seat >= 0 and s.players[seat].level[PRIVILEGE] < cell:
            yield f"coellen[{cell}]: the privilege of seat {seat} does not reach that far"


def _all_pieces(s: State) -> Iterator[int]:
    """Every piece on the board and in somebody's hand."""
    for row in (*s.post, *s.office):
        yield from row
    yield from s.annex
    yield from (seat * 2 + MERCHANT for seat in s.coellen if seat >= 0)
    yield s.held
    if s.phase in (Phase.PAY, *ANSWERING) and s.settled == 0:
        yield s.victim


def _pieces(s: State) -> Iterator[str]:
    """27 traders (one of them counts points) and 4 merchants of each colour, wherever they are."""
    on_board = Counter(_all_pieces(s))
    for seat in range(s.seats):
        p = s.players[seat]
        for kind, wanted in ((TRADER, TRADERS - 1), (MERCHANT, MERCHANTS)):
            desk = sum(STEPS[t] - p.level[t] for t in range(len(STEPS)) if COVERED_BY[t] == kind)
            found = on_board[seat * 2 + kind] + p.supply[kind] + p.stock[kind] + desk
            if found != wanted:
                yield f"seat {seat} has {found} {KINDS[kind]}s in the game; there must be {wanted}"


def _markers(s: State) -> Iterator[str]:
    on_board = Counter([*s.marker, *s.waiting, s.drawn])
    for m, marker in enumerate(MARKERS):
        owned = sum(p.markers[m] + p.spent[m] for p in s.players[: s.seats])
        total = s.pile[m] + s.boxed[m] + on_board[m] + owned
        wanted = MARKER_COUNTS[s.options[Option.MARKERS]][m]
        if total != wanted:
            yield f"there are {total} markers {marker}; there must be {wanted}"
    if sum(n for m, n in on_board.items() if m >= 0) + s.owed != ON_BOARD:
        yield f"markers on the board, waiting, drawn and owed must be {ON_BOARD}"
    waiting = [m for m in s.waiting if m >= 0]
    if s.waiting[: len(waiting)] != waiting:
        yield "waiting must have its markers first, then −1"
    active = s.players[s.active]
    if s.owed > sum(active.markers) + sum(active.spent) + sum(s.boxed):
        yield f"owed is {s.owed}, but seat {s.active} and the neutral colour have won fewer markers"


# ---- points, and the end of the game ----
def _points(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        p = s.players[seat]
        link = LINK_POINTS[p.linked - 1] if 0 < p.linked <= len(LINK_POINTS) else 0
        if p.points[Points.LINK] != link:
            yield f"points[LINK] of seat {seat} must be {link}"
        if p.points[Points.CONTROL] and not p.presence:
            yield f"points[CONTROL] of seat {seat} must be 0: it has no office"
        if s.phase == Phase.OVER:
            for kind, wanted in zip(SCORED_AT_THE_END, _at_the_end(s, seat), strict=True):
                if p.points[kind] != wanted:
                    yield f"points[{kind.name}] of seat {seat} must be {wanted}"
    if tuple(p.points[Points.COINS] for p in s.players[: s.seats]) not in _possible_coins(s):
        yield "points[COINS] do not match the offices in cities with a coin"
    yield from _no_ending(s) if s.phase == Phase.OVER else _ended_already(s)


def _at_the_end(s: State, seat: int) -> tuple[int, ...]:
    cities = CITY_POINTS * sum(controller(s, c) == seat for c in range(N_CITIES))
    return (
        ability_points(s, seat),
        marker_points(s, seat),
        coellen_points(s, seat),
        cities,
        network_points(s, seat),
    )


def _possible_coins(s: State) -> set[tuple[int, ...]]:
    """Who can have how many: whoever built on the coin. Once offices were swapped, anybody with an office there."""
    out = {(0,) * s.seats}
    swapped = any(p.spent[SWAP] for p in s.players[: s.seats])
    for c, slots in enumerate(SLOTS[s.side]):
        coin = next((k for k, slot in enumerate(slots) if slot.coin), len(slots))
        if coin < s.offices[c]:
            row = s.office[c][: s.offices[c]] if swapped else [s.office[c][coin]]
            owners = {piece >> 1 for piece in row}
            out = {tuple(n + (seat == owner) for seat, n in enumerate(coins)) for coins in out for owner in owners}
    return out


def _before_the_end(s: State, seat: int) -> int:
    return sum(s.players[seat].points[: SCORED_AT_THE_END[0]])


def _short_of_markers(s: State) -> int:
    """By how many the pile is too small for the markers owed."""
    return s.owed - pile_size(s)


def _no_ending(s: State) -> Iterator[str]:
    """The game is over: what ended it must be there."""
    ending = Ending.NOT_YET
    if any(_before_the_end(s, seat) >= END_SCORE for seat in range(s.seats)):
        ending = Ending.SCORE
    elif s.completed >= END_CITIES:
        ending = Ending.CITIES
    elif _short_of_markers(s) > 0 and (s.options[Option.PILE_END] == PileEnd.ACTION or pile_size(s) + s.actions == 0):
        ending = Ending.PILE
    if s.ending != ending:
        yield f"ending is {s.ending}, but by points, cities and markers it must be {ending}"
    for seat in range(s.seats):
        control = 4 if s.seats == 2 else 2  # two neutral routes at once
        last = control + (1 + LINK_POINTS[0]) * (seat == s.active)  # a coin and the link
        if _before_the_end(s, seat) >= END_SCORE + last:
            yield f"seat {seat} has {_before_the_end(s, seat)} points: the game would have been over before"


def _ended_already(s: State) -> Iterator[str]:
    """The game goes on: nothing may have ended it before the action under way."""
    paid, routes = _control_just_paid(s), _neutral_routes_just_established(s)
    for seat in range(s.seats):
        if score(s, seat) - paid[seat] - 2 * routes >= END_SCORE:
            yield f"seat {seat} has {END_SCORE} points: the game would be over"
        if s.players[seat].points[Points.CONTROL] < paid[seat]:
            yield f"points[CONTROL] of seat {seat}: the route just established brought it {paid[seat]}"
    if s.completed - routes >= END_CITIES:
        yield f"{END_CITIES} cities are full: the game would be over"
    if s.options[Option.PILE_END] == PileEnd.ACTION and _short_of_markers(s) > routes + (s.won >= 0):
        yield "the pile has too few markers for those owed: the game would be over"


def _control_just_paid(s: State) -> list[int]:
    """Points that the route being established has brought to each seat."""
    out = [0] * (NEUTRAL + 1)
    if s.phase == Phase.REWARD:
        for city in (ROUTES[s.route].a, ROUTES[s.route].b):
            out[controller(s, city)] += 1  # nobody: -1, the neutral colour's place
    return out


def _neutral_routes_just_established(s: State) -> int:
    """At most so many, in the reply under way: one by each neutral trader set down."""
    return s.settled + 1 - s.extras if s.phase in REPLYING and s.victim == _NEUTRAL_TRADER else 0


# ---- what is under way ----
def _under_way(s: State) -> Iterator[str]:
    """What is half done must fit the phase: each phase has its cause."""
    owner = s.victim >> 1
    asked = (1 - s.active if owner == NEUTRAL else owner) if s.phase in ANSWERING else s.active
    if s.seat != asked:
        yield f"seat must be {asked}, who is asked in this phase"
        return
    yield from _actions_left(s)
    if s.phase in DISPLACING:
        yield from _displacing(s)
    elif s.phase in MOVING:
        yield from _moving(s)
    elif s.phase == Phase.REWARD:
        if set(s.post[s.route][: _spaces(s, s.route)]) - {s.seat * 2, s.seat * 2 + 1}:
            yield "route must be a route that the seat to move has filled"
        if s.marker[s.route] >= 0 or (s.won >= 0 and (s.players[s.seat].markers[s.won] == 0 or s.owed == 0)):
            yield "won must be the marker of the route, if there was one"
    elif s.phase == Phase.REMOVE and not 1 <= s.moves <= REMOVALS:
        yield f"moves must be from 1 to {REMOVALS} while pieces are removed"
    if s.phase in _MARKER_USED and s.players[s.seat].spent[_MARKER_USED[Phase(s.phase)]] == 0:
        yield "the seat to move has used no such marker"


def _actions_left(s: State) -> Iterator[str]:
    p = s.players[s.active]
    most = TRACK_VALUES[ACTIONES][p.level[ACTIONES]]
    most += sum(more * n for more, n in zip(MORE_ACTIONS, p.spent, strict=True))
    most -= s.phase in (*DISPLACING, *MOVING, Phase.REWARD)  # the action under way
    if s.actions > most:
        yield f"actions is {s.actions}; desk and markers give seat {s.active} at most {most} now"


def _displacing(s: State) -> Iterator[str]:
    owner, price = s.victim >> 1, 1 + (s.victim & 1)
    hand, elsewhere = sum(s.players[s.active].supply), s.free_routes & ~(1 << s.route)
    if owner == s.active:
        yield "victim must be a piece of another owner"
    if s.phase in (Phase.REPLACE, Phase.PAY):
        if s.price != price or hand < price + (s.phase == Phase.REPLACE):
            yield f"price must be {price}, and the supply must have the pieces for it"
    elif s.extras > price:
        yield f"extras must be at most {price}"
    if s.phase == Phase.REPLACE:
        if s.victim not in s.post[s.route]:
            yield "the piece to be displaced is not there"
    elif not routes_with(s, s.active) >> s.route & 1:
        yield "the piece that displaced the other one is not there"
    if s.settled == 0 and elsewhere == 0:
        yield "there is no space for the displaced piece"
    set_down = s.phase == Phase.RELOCATE and owner != NEUTRAL and (s.settled or s.extras < price)
    if set_down and not routes_with(s, owner) & ~(1 << s.route):
        yield "settled and extras: the pieces set down are not on the board"
    if s.phase == Phase.LIFTED:
        yield from _lifted(s)
    if s.phase == Phase.NEUTRAL:
        if s.victim != _NEUTRAL_TRADER or s.settled == 0:
            yield "neutral_route: no neutral route is being established"
        elif any(x >= 0 for x in s.post[s.neutral_route]) or s.marker[s.neutral_route] >= 0:
            yield "neutral_route must be empty while its office is chosen"


def _lifted(s: State) -> Iterator[str]:
    """An extra piece was taken from the board, because both supplies are empty; the displaced one keeps a space."""
    owner = s.victim >> 1
    if owner == NEUTRAL or s.held >> 1 != owner or any(s.players[owner].stock) or any(s.players[owner].supply):
        yield "held must be an extra piece of the displaced player, whose supplies are empty"
    elif s.extras == 0 or not may_come_now(s, s.held & 1):
        yield "extras: no such piece may come now"
    if s.free[s.held_from] == 0:
        yield "held_from must have the space that the piece left"
    if sum(s.free) - s.free[s.route] < 2 - s.settled:
        yield "there are too few spaces for the displaced piece and the extra one"


def _moving(s: State) -> Iterator[str]:
    value = TRACK_VALUES[BOOK][s.players[s.seat].level[BOOK]]
    lifted = value - s.moves
    down = lifted - (s.phase == Phase.SET)
    if any(routes & ~EVERY_ROUTE[s.side] for routes in (*s.moved_from, *s.moved_to)):
        yield "moved_from and moved_to must be sets of routes"
    if not 1 <= _size(s.moved_from) <= lifted or not min(1, down) <= _size(s.moved_to) <= down:
        yield "moves, moved_from and moved_to do not match the book"
    for kind in (TRADER, MERCHANT):
        if s.moved_from[kind] & s.moved_to[kind] or s.moved_to[kind] & ~s.here[s.seat * 2 + kind]:
            yield "moved_from and moved_to do not match each other and the pieces"
        if s.moved_from[kind] & ~s.free_routes & ~s.moved_to[1 - kind]:
            yield "moved_from: the space that a piece left is taken, and not by a piece moved there"
    if s.phase == Phase.SET and (s.held >> 1 != s.seat or not s.moved_from[s.held & 1] >> s.held_from & 1):
        yield "held must be an own piece taken from held_from"


def _size(sets: list[int]) -> int:
    return sum(routes.bit_count() for routes in sets)
