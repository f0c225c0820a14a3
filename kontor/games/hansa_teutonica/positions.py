"""Positions from outside: what is impossible about one, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .cities import controller, joined, network_points
from .components import (
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
    MAX_SLOTS,
    MAX_SPACES,
    MERCHANT,
    MERCHANTS,
    N_CITIES,
    N_ROUTES,
    NEUTRAL,
    ON_BOARD,
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
from .rules import legal
from .scoring import ability_points, coellen_points, marker_points, score
from .state import MARKER_SET, MAX_LEGAL, OPTIONS, Ending, Phase, Points, State

_DISPLACING = (Phase.REPLACE, Phase.PAY, Phase.RELOCATE, Phase.LIFTED, Phase.NEUTRAL)
_REPLYING = (Phase.RELOCATE, Phase.LIFTED, Phase.NEUTRAL)
_MOVING = (Phase.SET, Phase.MOVE)
_SCORED_AT_THE_END = (Points.ABILITIES, Points.MARKERS, Points.COELLEN, Points.CITIES, Points.NETWORK)

# In which phases a field of the action under way is set, and what it is otherwise.
_PENDING = {
    "route": (-1, (*_DISPLACING, Phase.REWARD)),
    "victim": (-1, _DISPLACING),
    "price": (0, (Phase.REPLACE, Phase.PAY)),
    "settled": (0, _REPLYING),
    "extras": (0, _REPLYING),
    "won": (-1, (Phase.REWARD,)),
    "held": (-1, (Phase.SET, Phase.LIFTED)),
    "held_from": (-1, (Phase.SET, Phase.LIFTED)),
    "moves": (0, (*_MOVING, Phase.REMOVE)),
    "neutral_route": (-1, (Phase.NEUTRAL,)),
    "drawn": (-1, (Phase.MARK,)),
}


def contradictions(s: State) -> list[str]:
    """Everything that cannot be: pieces too many or too few, sets that do not follow, numbers out of range."""
    return _numbers(s) or [*_board(s), *_cities(s), *_pieces(s), *_markers(s)] or _points(s) or _pending(s)


def _numbers(s: State) -> list[str]:
    out = []

    def within(low: int, high: int, **numbers: int) -> None:
        for name, value in numbers.items():
            if not low <= value <= high:
                out.append(f"{name} is {value}; it must be from {low} to {high}")

    def each(name: str, values: list[int], low: int, high: int) -> None:
        if min(values) < low or max(values) > high:
            out.append(f"{name} is {values}; each number must be from {low} to {high}")

    for k, option in enumerate(OPTIONS):
        within(0, len(option.values) - 1, **{f"option {option.key}": s.options[k]})
    small = int(s.seats <= 3)
    within(small, small, side=s.side)
    within(0, s.seats - 1, first=s.first, seat=s.seat, active=s.active)
    within(0, 1 << 30, turns=s.turns)
    within(0, 40, actions=s.actions)
    within(0, Phase.OVER, phase=s.phase)
    within(0, N_CITIES, completed=s.completed)
    within(0, s.seats, links=s.links)
    within(0, ON_BOARD, owed=s.owed)
    within(0, len(Ending) - 1, ending=s.ending)
    within(0, len(s.annex), annexes=s.annexes)
    within(-1, len(MARKERS) - 1, won=s.won, drawn=s.drawn)
    within(0, 1, settled=s.settled)
    within(0, 2, extras=s.extras, price=s.price)
    within(0, max(TRACK_VALUES[BOOK]), moves=s.moves)
    within(-1, N_ROUTES - 1, route=s.route, held_from=s.held_from, neutral_route=s.neutral_route)
    each("marker", s.marker, -1, len(MARKERS) - 1)
    each("waiting", s.waiting, -1, len(MARKERS) - 1)
    each("coellen", s.coellen, -1, s.seats - 1)
    each("annex_city", s.annex_city, -1, N_CITIES - 1)
    each("pile", s.pile, 0, 15)
    each("boxed", s.boxed, 0, 15)
    for seat in range(s.seats):
        p = s.players[seat]
        within(0, (1 << N_CITIES) - 1, presence=p.presence)
        within(0, s.seats, linked=p.linked)
        each(f"supply of seat {seat}", p.supply, 0, TRADERS)
        each(f"stock of seat {seat}", p.stock, 0, TRADERS)
        each(f"markers of seat {seat}", p.markers, 0, 15)
        each(f"spent of seat {seat}", p.spent, 0, 15)
        each(f"points of seat {seat}", p.points, 0, 200)
        if any(not 0 <= level <= steps for level, steps in zip(p.level, STEPS, strict=True)):
            out.append(f"level of seat {seat} is {p.level}; the steps of the tracks are {list(STEPS)}")
    pieces = {s.victim, s.held, *s.annex, *(x for row in (*s.post, *s.office) for x in row)}
    out += [f"{piece} is no piece of this game" for piece in sorted(pieces) if not _is_piece(s, piece)]
    if out:
        return out
    for name in ("route", "held_from", "neutral_route"):
        route = getattr(s, name)
        if route >= 0 and ROUTES[route].spaces[s.side] == 0:
            out.append(f"{name} is {ROUTES[route].id}, which is not on this side of the board")
    for k in range(len(s.annex)):
        there = k < s.annexes
        if (s.annex[k] >= 0) != there or (s.annex_city[k] >= 0) != there or s.annex[k] >> 1 == NEUTRAL:
            out.append(f"annex[{k}] and annex_city[{k}] do not fit annexes")
    return out


def _is_piece(s: State, piece: int) -> bool:
    """-1, a piece of a seat, or with two players a neutral trader."""
    return -1 <= piece < 2 * s.seats or (s.seats == 2 and piece == 2 * NEUTRAL + TRADER)


def _board(s: State) -> list[str]:
    """Sets of routes follow from the pieces; no spaces but the printed ones."""
    out = []
    here: Counter[int] = Counter()
    free_routes = 0
    for r, route in enumerate(ROUTES):
        spaces = route.spaces[s.side]
        on_it = s.post[r][:spaces]
        if any(x >= 0 for x in s.post[r][spaces:MAX_SPACES]) or (spaces == 0 and s.marker[r] >= 0):
            out.append(f"{route.id} has only {spaces} spaces on this side of the board")
        for piece in {x for x in on_it if x >= 0}:
            here[piece] |= 1 << r
        free = on_it.count(-1)
        free_routes |= bool(free) << r
        if s.free[r] != free:
            out.append(f"free of {route.id} is {s.free[r]}, but {free} spaces are empty")
        if spaces and on_it.count(2 * NEUTRAL) == spaces:
            out.append(f"{route.id} is full of neutral traders; it would have been established at once")
    if s.free_routes != free_routes:
        out.append("free_routes does not follow from the pieces on the routes")
    if any(s.here[piece] != here[piece] for piece in range(len(s.here))):
        out.append("here does not follow from the pieces on the routes")
    return out


def _cities(s: State) -> list[str]:
    out = []
    presence = [0] * (NEUTRAL + 1)
    for c, city in enumerate(CITIES):
        row = s.office[c]
        filled = sum(x >= 0 for x in row)
        if s.offices[c] != filled or any(x >= 0 for x in row[filled:MAX_SLOTS]):
            out.append(f"offices of {city.id} must be as many as are filled, from the left without gaps")
        for piece in row:
            presence[piece >> 1 if piece >= 0 else NEUTRAL] |= 1 << c
    for k in range(s.annexes):
        presence[s.annex[k] >> 1] |= 1 << s.annex_city[k]
        if s.office[s.annex_city[k]][0] < 0:
            out.append(f"an extra office stands beside {CITIES[s.annex_city[k]].id}, which has none")
    full = sum(s.offices[c] == len(SLOTS[s.side][c]) for c in range(N_CITIES))
    if s.completed != full:
        out.append(f"completed is {s.completed}, but {full} cities are full")
    for seat in range(s.seats):
        p = s.players[seat]
        if p.presence != presence[seat]:
            out.append(f"presence of seat {seat} does not follow from the offices")
        own = sum(s.annex[k] >> 1 == seat for k in range(s.annexes))
        if own != p.spent[EXTRA_OFFICE]:
            out.append(f"seat {seat} has {own} extra offices, but used {p.spent[EXTRA_OFFICE]} such markers")
        ends = bool(p.presence >> ARNHEIM & 1) and bool(joined(s, p.presence, ARNHEIM) >> STENDAL & 1)
        if ends != (p.linked > 0):
            out.append(f"linked of seat {seat} does not fit its offices between Arnheim and Stendal")
        if p.points[Points.LINK] != (LINK_POINTS[p.linked - 1] if 0 < p.linked <= len(LINK_POINTS) else 0):
            out.append(f"points for the link of seat {seat} do not fit linked")
    order = sorted(p.linked for p in s.players[: s.seats] if p.linked)
    if order != list(range(1, s.links + 1)):
        out.append("links and linked do not fit: players join Arnheim and Stendal one after the other")
    return out


def _all_pieces(s: State) -> Iterator[int]:
    """Every piece on the board and in somebody's hand."""
    for row in (*s.post, *s.office):
        yield from row
    yield from s.annex
    yield from (seat * 2 + MERCHANT for seat in s.coellen if seat >= 0)
    yield s.held
    if s.phase in (Phase.PAY, Phase.RELOCATE, Phase.LIFTED) and s.settled == 0:
        yield s.victim


def _pieces(s: State) -> list[str]:
    """27 traders (one of them counts points) and 4 merchants of each colour, wherever they are."""
    out = []
    on_board = Counter(_all_pieces(s))
    for seat in range(s.seats):
        p = s.players[seat]
        for kind, wanted in ((TRADER, TRADERS - 1), (MERCHANT, MERCHANTS)):
            desk = sum(STEPS[t] - p.level[t] for t in range(len(STEPS)) if COVERED_BY[t] == kind)
            found = on_board[seat * 2 + kind] + p.supply[kind] + p.stock[kind] + desk
            if found != wanted:
                out.append(f"seat {seat} has {found} {KINDS[kind]}s in the game; there must be {wanted}")
    return out


def _markers(s: State) -> list[str]:
    out = []
    on_board = Counter([*s.marker, *s.waiting, s.drawn])
    for m, marker in enumerate(MARKERS):
        owned = sum(p.markers[m] + p.spent[m] for p in s.players[: s.seats])
        total = s.pile[m] + s.boxed[m] + on_board[m] + owned
        wanted = MARKER_COUNTS[s.options[MARKER_SET]][m]
        if total != wanted:
            out.append(f"there are {total} markers {marker}; there must be {wanted}")
    if sum(n for m, n in on_board.items() if m >= 0) + s.owed != ON_BOARD:
        out.append(f"markers on the board, waiting, drawn and owed must be {ON_BOARD}")
    waiting = [m for m in s.waiting if m >= 0]
    if s.waiting[: len(waiting)] != waiting:
        out.append("waiting must have its markers first, then −1")
    if s.seats > 2 and any(s.boxed):
        out.append("markers go to the box only in a game for two")
    if s.drawn >= 0 and s.phase == Phase.OVER:
        out.append("the game is over: no marker is drawn")
    return out


def _at_the_end(s: State, seat: int) -> tuple[int, ...]:
    cities = CITY_POINTS * sum(controller(s, c) == seat for c in range(N_CITIES))
    return (
        ability_points(s, seat),
        marker_points(s, seat),
        coellen_points(s, seat),
        cities,
        network_points(s, seat),
    )


def _points(s: State) -> list[str]:
    out = []
    over = s.phase == Phase.OVER
    for seat in range(s.seats):
        end = _at_the_end(s, seat) if over else (0,) * len(_SCORED_AT_THE_END)
        for kind, wanted in zip(_SCORED_AT_THE_END, end, strict=True):
            if s.players[seat].points[kind] != wanted:
                out.append(f"points[{kind.name}] of seat {seat} must be {wanted}")
    if over != (s.ending != Ending.NOT_YET):
        out.append("ending is set exactly when the game is over")
    if not over and s.phase not in (*_REPLYING, Phase.REWARD):
        if any(score(s, seat) >= END_SCORE for seat in range(s.seats)):
            out.append(f"somebody has {END_SCORE} points: the game would be over")
        if s.completed >= END_CITIES:
            out.append(f"{END_CITIES} cities are full: the game would be over")
    return out


def _pending(s: State) -> list[str]:
    """What is half done must fit the phase, or the rules could not go on from here."""
    out = []
    for name, (nothing, phases) in _PENDING.items():
        if s.phase not in phases and getattr(s, name) != nothing:
            out.append(f"{name} is {getattr(s, name)}, but nothing of the kind is under way")
    if s.phase not in _MOVING and (any(s.moved_from) or any(s.moved_to)):
        out.append("moved_from and moved_to are set, but no pieces are being moved")
    owner = s.victim >> 1
    replying = s.phase in (Phase.RELOCATE, Phase.LIFTED)
    asked = (1 - s.active if owner == NEUTRAL else owner) if replying and s.victim >= 0 else s.active
    if s.seat != asked:
        out.append(f"seat must be {asked}, who is asked in this phase")
    if out:
        return out
    if s.phase in _DISPLACING:
        out += _displacing(s)
    elif s.phase in _MOVING:
        out += _moving(s)
    elif s.phase == Phase.REWARD:
        if s.route < 0 or set(s.post[s.route]) - {-1, s.seat * 2, s.seat * 2 + 1} or s.free[s.route]:
            out.append("route must be a route that the seat to move has filled")
        if s.won >= 0 and (s.players[s.seat].markers[s.won] == 0 or s.owed == 0 or s.marker[s.route] >= 0):
            out.append("won is a marker that was not won just now")
    elif s.phase == Phase.REMOVE and not 1 <= s.moves <= REMOVALS:
        out.append(f"moves must be from 1 to {REMOVALS} while pieces are removed")
    elif s.phase == Phase.MARK and s.drawn < 0:
        out.append("drawn must be the marker that is to be placed")
    used = {Phase.DEVELOP: DEVELOP, Phase.SWAP: SWAP, Phase.REMOVE: REMOVE}
    if s.phase in used and s.players[s.seat].spent[used[Phase(s.phase)]] == 0:
        out.append("the seat to move has used no such marker")
    if not out and s.phase != Phase.OVER and legal(s, [0] * (MAX_LEGAL + 1)) == 0:
        out.append("nothing can be decided in this phase")
    return out


def _displacing(s: State) -> list[str]:
    out = []
    if s.route < 0 or s.victim < 0 or s.victim >> 1 == s.active:
        return ["route and victim must name the piece that was displaced"]
    price = 1 + (s.victim & 1)
    p = s.players[s.active]
    if s.phase == Phase.REPLACE:
        if s.victim not in s.post[s.route] or sum(p.supply) < 1 + price:
            out.append("the piece to be displaced is not there, or the supply is too small")
        if s.free_routes & ~(1 << s.route) == 0:
            out.append("there is no space for the displaced piece")
    if s.phase in (Phase.REPLACE, Phase.PAY) and (s.price != price or sum(p.supply) < price):
        out.append(f"price must be {price}, and be there")
    if s.phase == Phase.PAY and s.free_routes & ~(1 << s.route) == 0:
        out.append("there is no space for the displaced piece")
    if s.phase in _REPLYING and s.extras > price:
        out.append(f"extras must be at most {price}")
    if s.phase == Phase.LIFTED and (s.held >> 1 != s.victim >> 1 or s.held < 0 or s.held_from < 0 or s.extras == 0):
        out.append("held must be an extra piece of the displaced player")
    if s.phase == Phase.NEUTRAL:
        if s.seats != 2 or s.victim != 2 * NEUTRAL or s.settled == 0 or s.neutral_route < 0:
            out.append("neutral_route: no neutral route is being established")
        elif any(x >= 0 for x in s.post[s.neutral_route]) or s.marker[s.neutral_route] >= 0:
            out.append("neutral_route must be empty while its office is chosen")
    return out


def _moving(s: State) -> list[str]:
    out = []
    value = TRACK_VALUES[BOOK][s.players[s.seat].level[BOOK]]
    lifted = sum(bin(routes).count("1") for routes in s.moved_from)
    if any(routes < 0 or routes >> N_ROUTES for routes in (*s.moved_from, *s.moved_to)):
        return ["moved_from and moved_to must be sets of routes"]
    if not 1 <= lifted <= value - s.moves or (s.phase == Phase.MOVE and not any(s.moved_to)):
        out.append("moves, moved_from and moved_to do not fit the book")
    if sum(bin(routes).count("1") for routes in s.moved_to) > value - s.moves - (s.phase == Phase.SET):
        out.append("more pieces were set down than lifted")
    for kind in (TRADER, MERCHANT):
        if s.moved_from[kind] & s.moved_to[kind] or s.moved_to[kind] & ~s.here[s.seat * 2 + kind]:
            out.append("moved_from and moved_to do not fit each other and the pieces")
    if s.phase == Phase.SET and (
        s.held < 0 or s.held >> 1 != s.seat or s.held_from < 0 or not s.moved_from[s.held & 1] >> s.held_from & 1
    ):
        out.append("held must be an own piece taken from held_from")
    return out
